"""Which armies could reach and attack each city now, and their odds: the same for everybody."""

from collections.abc import Iterator, Mapping
from typing import Any

from hippodrome.games.byzantium import pieces
from hippodrome.games.byzantium.knowledge.view import position_of
from hippodrome.games.byzantium.rules import movement
from hippodrome.games.byzantium.showing.look import BOTH, Look, board_of
from hippodrome.games.byzantium.state import State


def threats(view: Mapping[str, Any]) -> dict[str, list[tuple[int, int, float]]]:
    """Return for each city the armies that could attack it (seat, side), and their odds."""
    game = position_of(view, board_of(view["board"]["map"]))
    game.intervened = []  # nobody knows in advance whether a fleet intervenes
    found: dict[str, list[tuple[int, int, float]]] = {}
    for seat in range(game.seats):
        look = Look(view, seat)
        for side in BOTH:
            for city, chance in reach(game, look, side).items():
                found.setdefault(city, []).append((seat, side, chance))
    return found


def reach(game: State, look: Look, side: int) -> dict[str, float]:
    """Return the foreign cities an army can reach in one action, with the odds of taking them."""
    own = game.held[look.seat]
    elite, main, move = look.army(side)
    place = own[pieces.FIGURE + side]
    if elite + main == 0 or (place == pieces.NOWHERE and side == pieces.BYZANTINE and not own[pieces.FOUNDED]):
        return {}
    reached: dict[str, float] = {}
    for start in movement.entry_cities(game, side) if place == pieces.NOWHERE else [place]:
        for goal, spent in ways(game, look.seat, side, start):
            city = game.board.ids[goal]
            chance = look.odds((elite, main, move - spent), city, look.seat)
            reached[city] = max(chance, reached.get(city, 0.0))
    return reached


def ways(game: State, seat: int, side: int, start: int) -> Iterator[tuple[int, int]]:
    """Yield the foreign cities at the end of one link, or of two through a friendly city, with the price."""
    for city in movement.steps(game, seat, side, start, 0):
        spent = movement.link_cost(game, seat, side, start, city)
        if game.allegiance[city] != side:
            yield city, spent
            continue
        spent += game.board.surcharge
        for goal in movement.steps(game, seat, side, city, spent):
            if game.allegiance[goal] != side:
                yield goal, spent + movement.link_cost(game, seat, side, city, goal)
