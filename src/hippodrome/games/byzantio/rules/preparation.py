"""BO 0: dynasties, objectives and the turn order, in this order."""

from hippodrome.games.byzantio import boards, events, phases
from hippodrome.games.byzantio.state import State
from hippodrome.kernel.ask import Ask, Flow, Together
from hippodrome.kernel.events import Seat, Thing


def take_dynasty(game: State) -> Flow:
    """BO 0.1, BO 0.4: each seat in turn takes a free dynasty; its pretender goes home."""
    board = game.board
    seat = game.order[game.turn]
    options = [boards.DYNASTY + dynasty for dynasty in range(len(board.dynasties)) if dynasty not in game.dynasties]
    if len(options) == 1:
        word = options[0]
    else:
        word = yield Ask(seat, "BO 0.1", "prompt-dynasty", options)
    dynasty = word - boards.DYNASTY
    game.dynasties[seat] = dynasty
    game.pretenders[seat] = board.homes[dynasty]
    if game.telling:
        province = board.provinces[board.homes[dynasty]]
        game.tell(events.TookDynasty(Seat(seat), Thing(board.dynasties[dynasty]), Thing(province)))
    game.turn += 1
    if game.turn == game.seats:
        game.turn = 0
        game.phase = phases.OBJECTIVES


def write_objectives(game: State) -> Flow:
    """BO 0.2-0.3: everybody writes their objectives at the same time, in secret."""
    yield Together("BO 0.2", "prompt-objectives", [write_list(game, seat) for seat in range(game.seats)])
    if game.telling:
        rows = game.terms.rows
        for seat in range(game.seats):
            cities = [Thing(game.board.cities[city]) for city in game.objectives[seat * rows : seat * rows + rows]]
            game.tell(events.Wrote(Seat(seat), cities))
    game.phase = phases.ORDER


def write_list(game: State, seat: int) -> Flow:
    """BO 0.2: one city for each row, the most valuable first, each in a different province; then fold the sheet."""
    board, terms = game.board, game.terms
    first = seat * terms.rows
    taken = [False] * len(board.provinces)
    for row in range(terms.rows):
        options = [board.write + city for city in terms.cities if not taken[board.province_of[city]]]
        params: dict[str, object] = {"row": row + 1, "value": terms.values[row]}
        word = yield Ask(seat, "BO 0.2", "prompt-objective", options, params, secret=options)
        city = word - board.write
        game.objectives[first + row] = city
        taken[board.province_of[city]] = True
    fold = [boards.CONFIRM]
    yield Ask(seat, "BO 0.3", "prompt-fold", fold, secret=fold)


def roll_order(game: State) -> None:
    """BO 0.6: the highest roll starts and the others follow clockwise, or (option) in the order of their rolls."""
    seats = game.order  # clockwise from the first seat
    if game.terms.by_roll:
        order = ranked(game, seats)
    else:
        best = seats
        while True:
            rolls = roll_each(game, best)
            best = [seat for place, seat in enumerate(best) if rolls[place] == max(rolls)]
            if len(best) == 1:
                break
        order = [(best[0] + step) % game.seats for step in range(game.seats)]
    game.order = order
    if game.telling:
        game.tell(events.OrderSet([Seat(seat) for seat in order]))
    game.begin_round(1)


def roll_each(game: State, seats: list[int]) -> list[int]:
    """Roll once for each of these seats, in their order."""
    rolls: list[int] = []
    for seat in seats:
        roll = game.dice.roll(game.board.die)
        rolls.append(roll)
        if game.telling:
            game.tell(events.RolledForOrder(Seat(seat), roll))
    return rolls


def ranked(game: State, seats: list[int]) -> list[int]:
    """Return these seats in descending order of a roll; ties roll again."""
    if len(seats) <= 1:
        return seats
    rolls = roll_each(game, seats)
    order: list[int] = []
    for roll in range(game.board.die, 0, -1):
        order += ranked(game, [seat for place, seat in enumerate(seats) if rolls[place] == roll])
    return order
