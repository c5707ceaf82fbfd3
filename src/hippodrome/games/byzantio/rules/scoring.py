"""BO 7 and BO 8: the guesses, and who is crowned."""

from hippodrome.games.byzantio import boards, phases, state, terms
from hippodrome.games.byzantio.events import Ended, Guessed, Unfolded
from hippodrome.games.byzantio.state import State
from hippodrome.kernel.ask import Ask, Flow, Together
from hippodrome.kernel.events import Seat, Thing


def espionage(game: State) -> Flow:
    """BO 7.1, BO 8.1: everybody guesses at the same time, in secret; then everything is revealed."""
    yield Together("BO 7.1", "prompt-espionage", [guess_all(game, seat) for seat in range(game.seats)])
    game.reveal()
    game.phase = phases.OVER
    if game.telling:
        tell_end(game)


def guess_all(game: State, seat: int) -> Flow:
    """BO 7.1: for each opponent, clockwise, guess the opponent's top city."""
    options = [game.board.guess + city for city in game.terms.cities]
    for step in range(1, game.seats):
        about = (seat + step) % game.seats
        params: dict[str, object] = {"about_seat": about}
        word = yield Ask(seat, "BO 7.1", "prompt-guess", options, params, secret=options)
        game.guesses[seat * boards.MOST_SEATS + about] = word - game.board.guess


def tell_end(game: State) -> None:
    """BO 8.1: all sheets are unfolded."""
    cities, rows = game.board.cities, game.terms.rows
    for seat in game.order:
        listed = [Thing(cities[city]) for city in game.objectives[seat * rows : seat * rows + rows]]
        struck = [] if game.struck[seat] == state.NONE else [Thing(cities[game.struck[seat]])]
        game.tell(Unfolded(Seat(seat), listed, bool(struck), struck, sum(rows_of(game, seat))))
    for seat in game.order:
        for step in range(1, game.seats):
            about = (seat + step) % game.seats
            city = game.guesses[seat * boards.MOST_SEATS + about]
            game.tell(Guessed(Seat(seat), Seat(about), Thing(cities[city]), is_right(game, city, about)))
    game.tell(Ended(Seat(ranking(game)[0][0]), scores(game)))


def is_right(game: State, city: int, about: int) -> bool:
    """BO 7.2: whether a guess names the opponent's top city (option: which, if it was replaced)."""
    now = game.objectives[about * game.terms.rows]
    before = game.struck[about] if game.replaced[about] == 0 else now
    if game.terms.espionage == terms.CURRENT:
        return city == now
    if game.terms.espionage == terms.ORIGINAL:
        return city == before
    return city in (now, before)


def rows_of(game: State, seat: int) -> list[int]:
    """BO 8.3-8.5: what each objective row scores as the board stands."""
    first = seat * game.terms.rows
    points: list[int] = []
    for row, value in enumerate(game.terms.values):
        city = game.objectives[first + row]
        gained = 0 if city == state.NONE else control(game, seat, city, value)
        if game.replaced[seat] == row:
            gained -= game.board.penalty
            if gained < 0 and game.terms.penalty_floor:
                gained = 0
        points.append(gained)
    return points


def control(game: State, seat: int, city: int, value: int) -> int:
    """BO 8.4: all for the sole lead, half for two, a little for three, nothing for four or behind."""
    at = city * boards.MOST_SEATS
    own = game.garrisons[at + seat]
    if own == 0:
        return 0
    sharing = 0
    for other in range(game.seats):
        theirs = game.garrisons[at + other]
        if theirs > own:
            return 0
        if theirs == own:
            sharing += 1
    if sharing == 1:
        return value
    if sharing == 2:
        return value // 2
    return game.board.three_way_points if sharing == 3 else 0


def scores(game: State) -> list[int]:
    """BO 8.6: the rows, plus points for right guesses (BO 8.2)."""
    points: list[int] = []
    for seat in range(game.seats):
        total = sum(rows_of(game, seat))
        for about in range(game.seats):
            city = game.guesses[seat * boards.MOST_SEATS + about]
            if city != state.NONE and about != seat and is_right(game, city, about):
                total += game.board.spy_points
        points.append(total)
    return points


def ranking(game: State) -> list[list[int]]:
    """BO 8.6-8.7: most points first; ties go to the player earlier in turn order."""
    points = scores(game)
    worth = [(-points[seat], place, seat) for place, seat in enumerate(game.order)]
    return [[entry[2]] for entry in sorted(worth)]
