"""Which armies could reach and attack each city now, and how likely they would take it: the same to everybody."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from hippodrome.games import find_game
from hippodrome.games.byzantium import pieces
from hippodrome.games.byzantium.advice import odds
from hippodrome.games.byzantium.advice.odds import Army
from hippodrome.games.byzantium.board import Board
from hippodrome.games.byzantium.game import Byzantium


def board_of(name: str) -> Board:
    """The board of a view."""
    return cast(Byzantium, find_game("byzantium")).boards[name]


def threats(view: Mapping[str, Any]) -> dict[str, list[tuple[int, int, float]]]:
    """For each city the armies that could attack it (seat, side), and how likely they would take it."""
    found: dict[str, dict[tuple[int, int], float]] = {}
    for seat in range(len(view["board"]["players"])):
        for side in (pieces.BYZANTINE, pieces.ARAB):
            for city, chance in Reach(view["board"], seat, side).cities().items():
                found.setdefault(city, {})[(seat, side)] = chance
    return {city: [(seat, side, chance) for (seat, side), chance in armies.items()] for city, armies in found.items()}


class Reach:
    """What one army can reach in one action; whether a fleet intervenes is not known beforehand."""

    def __init__(self, shown: Mapping[str, Any], seat: int, side: int) -> None:
        self.shown = shown
        self.seat, self.side, self.name = seat, side, pieces.SIDES[side]
        self.players: Sequence[Mapping[str, Any]] = shown["players"]
        self.places: Mapping[str, Mapping[str, Any]] = shown["cities"]
        self.board = board_of(shown["map"])

    def army(self, seat: int, side: int) -> Army:
        """Elite with guard, Main and Move of an army."""
        half = self.players[seat][pieces.SIDES[side]]
        return half["elite"] + int(half["guard"]), half["main"], half["move"]

    def cities(self) -> dict[str, float]:
        """The foreign cities the army can reach, with the odds of taking them."""
        elite, main, move = self.army(self.seat, self.side)
        own = self.players[self.seat]
        place = own[self.name]["army"]
        if elite + main == 0 or (place is None and self.side == pieces.BYZANTINE and not own["founded"]):
            return {}
        starts = [place] if place else [city for city, entry in self.places.items() if entry["side"] == self.name]
        reached: dict[str, float] = {}
        for start in starts:
            for city, spent in self.ways(start, move):
                if self.places[city]["side"] != self.name:
                    chance = self.odds((elite, main, move - spent), city)
                    reached[city] = max(chance, reached.get(city, 0.0))
        return reached

    def ways(self, start: str, purse: int) -> Iterator[tuple[str, int]]:
        """The cities at the end of one link, or through a friendly one of two, with the cost of the way."""
        for city, cost in self.steps(start, purse):
            if self.places[city]["side"] != self.name:
                yield city, cost
                continue
            spent = cost + self.board.surcharge
            for far, more in self.steps(city, purse - spent):
                yield far, spent + more

    def steps(self, start: str, purse: int) -> Iterator[tuple[str, int]]:
        """The cities an army can go on to, with their cost."""
        other = self.players[self.seat][pieces.SIDES[1 - self.side]]["army"]
        here = self.board.index[start]
        for goal in self.board.reach[self.side][here]:
            name = self.board.ids[goal]
            entry = self.places[name]
            if entry["side"] != self.name and (entry["control"] == self.seat or other == name):
                continue
            cost = self.link_cost(here, goal)
            if cost <= purse:
                yield name, cost

    def link_cost(self, origin: int, goal: int) -> int:
        """BZ 6.6-6.8: what a link costs."""
        board = self.board
        if self.side == pieces.BYZANTINE:
            return board.byzantine_cost
        link = board.link_of[origin * board.count + goal]
        sails = board.kind_of[link] == pieces.SEA and self.seat in self.shown["spaces"]["fleet_arab"]
        return board.arab_cost[link] // 2 if sails else board.arab_cost[link]

    def odds(self, army: Army, city: str) -> float:
        """How likely an attack takes a city."""
        entry = self.places[city]
        per_hit = odds.CAPITAL_LOSS_PER_HIT if self.board.index[city] == self.board.capital else 1
        defence = entry["markers"] + int(entry["fortified"])
        return odds.attack_odds(army, self.defenders(city), defence, per_hit)

    def defenders(self, city: str) -> tuple[Army, ...]:
        """BZ 7.1, BZ 7.4, BZ 9.7: who may fight before the siege of a city."""
        entry = self.places[city]
        if entry["side"] == "bulgar":
            return ((0, self.shown["bulgars"], 0),) if self.shown["bulgars"] else ()
        if entry["side"] == "persian":
            return ()
        side = pieces.SIDES.index(entry["side"])
        found = [self.army(seat, side) for seat in entry["armies"] if seat != self.seat]
        capital = self.board.index[city] == self.board.capital
        owner = self.shown["spaces"]["emperor"][0] if capital else entry["control"]
        if owner is not None and owner != self.seat and not found:
            levy = self.players[owner][entry["side"]]["levy"]
            if levy:
                found.append((0, levy, 0))
        return tuple(found)
