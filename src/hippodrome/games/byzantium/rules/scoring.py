"""BZ 12: the end of the game, and who has won."""

from hippodrome.games.byzantium import events, pieces
from hippodrome.games.byzantium.state import State
from hippodrome.kernel.events import Seat


def is_over(game: State) -> bool:
    """BZ 12: whether the third round is over or the capital has fallen."""
    return game.fallen or not game.agenda


def markers_of(game: State, seat: int) -> list[int]:
    """Return the markers of a player's cities by side."""
    count = [0, 0]
    for city in range(game.board.count):
        if game.control[city] == seat:
            count[game.allegiance[city]] += game.markers[city]
    return count


def count_cities(game: State) -> None:
    """BZ 12.2: 1 point per marker of each controlled city, on the city's track."""
    for seat in range(game.seats):
        markers = markers_of(game, seat)
        for side in range(2):
            game.score(seat, side, markers[side])
        if game.telling:
            game.tell(events.Scored(Seat(seat), markers[pieces.BYZANTINE], markers[pieces.ARAB]))


def end_game(game: State) -> None:
    """BZ 12.3: the game is over."""
    if game.telling:
        game.tell(events.Ended([Seat(seat) for seat in ranking(game)[0]], scores(game)))


def result(byzantine: int, arab: int) -> int:
    """BZ 12.2: both tracks if the lower is at least half of the higher, else the higher alone."""
    lower, higher = (byzantine, arab) if byzantine < arab else (arab, byzantine)
    return lower + higher if 2 * lower >= higher else higher


def scores(game: State) -> list[int]:
    """BZ 12.1-12.2: results as the tracks stand; after the fall of the capital the Arab track alone."""
    if game.fallen:
        return [own[pieces.VP + pieces.ARAB] for own in game.held]
    return [result(own[pieces.VP + pieces.BYZANTINE], own[pieces.VP + pieces.ARAB]) for own in game.held]


def worth(game: State, seat: int, points: int) -> tuple[int, int, int, int]:
    """BZ 12.3: the result, then the sum of both tracks, controlled cities, and bezants."""
    own = game.held[seat]
    sides = [pieces.ARAB] if game.fallen and game.rulings.fall_arab_only else [pieces.BYZANTINE, pieces.ARAB]
    tracks = sum([own[pieces.VP + side] for side in sides])
    owners = [game.control[city] for city in range(game.board.count) if game.allegiance[city] in sides]
    bezants = sum([own[pieces.TREASURY + side] for side in sides])
    return points, tracks, owners.count(seat), bezants


def ranking(game: State) -> list[list[int]]:
    """BZ 12.3: seats in groups of equals, best first."""
    points = scores(game)
    order = [worth(game, seat, points[seat]) for seat in range(game.seats)]
    return [[seat for seat in range(game.seats) if order[seat] == place] for place in sorted(set(order), reverse=True)]
