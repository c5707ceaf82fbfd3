"""What a seat knows about a game of Byzantio or Nekken, as numbers for learned values.

Seats are counted clockwise from the viewing seat. The map appears as far as it matters to that seat: the cities of its
own list, row by row, and the positions of the others, with what their play suggests about their lists.
"""

from typing import Final

from hippodrome.games.byzantio import boards, phases, state
from hippodrome.games.byzantio.boards import Board
from hippodrome.games.byzantio.knowledge import redeal
from hippodrome.games.byzantio.rules import scoring
from hippodrome.games.byzantio.state import State

TABLE: Final = (
    *("preparing", "acting", "answering", "in-event", "guessing", "over", "round", "rounds-to-event"),
    *("succession-is-past", "score", "hold", "near", "replaced", "guessed", "offered"),
)
"""Features of the table: `hold` is the share of the seat's list that is held, `near` the distance to the rest of it."""
OF_ROW: Final = (
    *("value", "own", "strongest-other", "others", "share", "full", "steps", "pretender-here", "rivals-here"),
    "own-deeds",
)
"""Features of each row of the seat's list."""
OF_SEAT: Final = (
    *("to-act", "acts-before-viewer", "order", "supply", "on-board", "led", "shared", "doubled"),
    *("suspected-points", "in-viewers-cities", "steps-to-viewers-cities", "deeds-in-viewers-cities"),
)
"""Features of each seat, apart from its free boxes."""
STEPS: Final = 8.0


def names(board: Board, seats: int) -> list[str]:
    """Return a name for each feature."""
    found: list[str] = list(TABLE)
    for row in range(1, len(board.values[seats]) + 1):
        found += [f"row-{row}-{what}" for what in OF_ROW]
    for turn in range(seats):
        found += [f"seat-{turn}-{what}" for what in OF_SEAT]
        found += [f"seat-{turn}-free-{kind}" for kind in board.kinds]
    return found


def features(game: State, seat: int) -> list[float]:
    """Return the features in the order of their names."""
    board, terms = game.board, game.terms
    first = seat * terms.rows
    listed = game.objectives[first : first + terms.rows]
    rows: list[float] = []
    score, held, near, whole = 0.0, 0.0, 0.0, 0.0
    here = game.pretenders[seat]
    for row in range(terms.rows):
        value, city = terms.values[row], listed[row]
        whole += value
        if city == state.NONE:
            rows.append(value / 14.0)
            for _ in range(len(OF_ROW) - 1):
                rows.append(0.0)
            continue
        points = scoring.control(game, seat, city, value)
        score += points
        held += points
        steps = board.steps[here][board.province_of[city]] if here >= 0 else boards.FAR
        distance = steps / STEPS if steps < STEPS else 1.0
        near += (value - points) * (1.0 - distance)
        add_row(rows, game, seat, city, value, points, distance)
    if game.replaced[seat] != state.NONE:
        score -= board.penalty
    found = of_table(game)
    found.append(score / whole)
    found.append(held / whole)
    found.append(near / whole)
    found.append(1.0 if game.replaced[seat] != state.NONE else 0.0)
    guessed = 0
    for other in range(game.seats):
        if game.guesses[seat * boards.MOST_SEATS + other] != state.NONE:
            guessed += 1
    found.append(guessed / 3.0)
    found.append(1.0 if game.phase == phases.ANSWER and game.other == seat else 0.0)
    found += rows
    add_seats(found, game, seat, listed)
    return found


def of_table(game: State) -> list[float]:
    """Return the features of the table: phase and progress."""
    phase, board, round_ = game.phase, game.board, game.round
    coming = round_
    while coming < board.rounds and board.tile_of_round[coming] == boards.NO_TILE:
        coming += 1
    return [
        1.0 if phase <= phases.ORDER else 0.0,
        1.0 if phase == phases.TURN else 0.0,
        1.0 if phase == phases.ANSWER else 0.0,
        1.0 if phases.EVENT <= phase <= phases.CROSSING else 0.0,
        1.0 if phase == phases.GUESSING else 0.0,
        1.0 if phase == phases.OVER else 0.0,
        round_ / board.rounds,
        (coming - round_) / 8.0,
        1.0 if redeal.succession_is_past(game) else 0.0,
    ]


def add_row(rows: list[float], game: State, seat: int, city: int, value: int, points: int, distance: float) -> None:
    """Add the features of one city of the seat's list."""
    at, province = city * boards.MOST_SEATS, game.board.province_of[city]
    own, strongest, rivals = game.garrisons[at + seat], 0, 0
    for other in range(game.seats):
        if other != seat:
            if game.garrisons[at + other] > strongest:
                strongest = game.garrisons[at + other]
            if game.pretenders[other] == province:
                rivals += 1
    total = game.totals[city]
    rows.append(value / 14.0)
    rows.append(own / 2.0)
    rows.append(strongest / 2.0)
    rows.append((total - own) / 4.0)
    rows.append(points / value)
    rows.append(total / 4.0)
    rows.append(distance)
    rows.append(1.0 if game.pretenders[seat] == province else 0.0)
    rows.append(rivals / 3.0)
    deeds = game.deeds[at + seat]
    rows.append(deeds / 4.0 if deeds < 4 else 1.0)


def add_seats(found: list[float], game: State, seat: int, listed: list[int]) -> None:
    """Add the features of all seats, counting over the cities once for what their garrisons hold."""
    seats, board, garrisons = game.seats, game.board, game.garrisons
    led: list[int] = [0] * seats
    shared: list[int] = [0] * seats
    doubled: list[int] = [0] * seats
    suspected: list[float] = [0.0] * seats
    for city in game.terms.cities:
        if game.totals[city] == 0:
            continue
        at, best, sharing = city * boards.MOST_SEATS, 0, 0
        for other in range(seats):
            men = garrisons[at + other]
            if men > best:
                best, sharing = men, 1
            elif men == best:
                sharing += 1
        for other in range(seats):
            men = garrisons[at + other]
            if men > 1:
                doubled[other] += 1
            if men == best:
                signs = game.deeds[at + other] + men
                sure = signs / 5.0 if signs < 5 else 1.0
                if sharing == 1:
                    led[other] += 1
                    suspected[other] += sure
                else:
                    shared[other] += 1
                    suspected[other] += sure / sharing
    acting = phases.DYNASTIES <= game.phase <= phases.ANSWER or game.phase == phases.CROSSING
    to_act = game.order[game.turn] if acting and game.turn < seats else state.NONE
    own_place = game.order.index(seat)
    for turn in range(seats):
        other = (seat + turn) % seats
        place = game.order.index(other)
        found.append(1.0 if other == to_act else 0.0)
        found.append(1.0 if place < own_place else 0.0)
        found.append(place / seats)
        found.append(game.supply[other] / 10.0)
        found.append((board.supply - game.supply[other]) / 10.0)
        found.append(led[other] / 8.0)
        found.append(shared[other] / 5.0)
        found.append(doubled[other] / 5.0)
        found.append(suspected[other] / 7.0)
        add_rivalry(found, game, other, listed)
        for kind in range(boards.KINDS):
            found.append(game.free[other * boards.KINDS + kind] / board.budgets[kind])


def add_rivalry(found: list[float], game: State, other: int, listed: list[int]) -> None:
    """Add how strongly a seat is present where the viewing seat wants to be."""
    board, here = game.board, game.pretenders[other]
    men, deeds, nearest = 0, 0, boards.FAR
    for city in listed:
        if city != state.NONE:
            at = city * boards.MOST_SEATS + other
            men += game.garrisons[at]
            deeds += game.deeds[at]
            if here >= 0:
                steps = board.steps[here][board.province_of[city]]
                if steps < nearest:
                    nearest = steps
    found.append(men / 8.0)
    found.append(nearest / STEPS if nearest < STEPS else 1.0)
    found.append(deeds / 10.0 if deeds < 10 else 1.0)
