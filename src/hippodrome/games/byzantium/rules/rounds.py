"""BZ 3, BZ 11 and BZ 12: whose turn it is, the end of a round, and the end of the game."""

from hippodrome.games.byzantium import events, phases, pieces, state
from hippodrome.games.byzantium.rules import cubes
from hippodrome.games.byzantium.state import State
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.events import Seat, Thing


def begin_round(game: State) -> None:
    """BZ 2.5, BZ 11.5: a round begins with who passed first in the last one; in the first round with who was drawn."""
    start = game.first_passed
    game.first_passed = pieces.NOBODY
    game.last_actions = state.UNLIMITED
    for own in game.held:
        own[pieces.PASSED] = 0
    new_turn(game, start)
    if game.telling:
        game.tell(events.RoundBegan(game.round, game.board.rounds, Seat(start)))


def new_turn(game: State, seat: int) -> None:
    """BZ 3.2: a player is to act; what the fleet said in the last turn no longer stands (R10)."""
    game.seat = seat
    game.phase = phases.ACTION
    game.path = []
    game.intervened = []
    game.let_pass = []


def next_turn(game: State) -> None:
    """BZ 3.2, BZ 3.7: after an action the next player who has not passed; the last one has few actions left."""
    state.clear_attack(game)
    seat = game.seat
    left = [other for other in range(game.seats) if not game.held[other][pieces.PASSED]]
    if not left:
        game.phase = phases.INCOME
    elif len(left) > 1:
        other = (seat + 1) % game.seats
        while game.held[other][pieces.PASSED]:
            other = (other + 1) % game.seats
        new_turn(game, other)
    elif game.held[seat][pieces.PASSED]:
        game.last_actions = last_actions(game, seat, left[0])
        new_turn(game, left[0])
    elif game.last_actions == state.UNTIL_EMPTY and game.held[seat][pieces.POOL] > 0:
        new_turn(game, seat)
    else:
        game.phase = phases.INCOME


def last_actions(game: State, passer: int, last: int) -> int:
    """BZ 3.7-3.8: one more action; with two players on until the Pool is empty, in the last round if cubes remain.

    That both Pools are empty (BZ 3.8 b) is asked for as the rule says, though it changes nothing: no action fills a
    Pool, so one that is empty now ends the round after the next action anyway.
    """
    if game.seats > 2 or not game.rulings.extended_passing:
        return state.ONE_MORE
    if game.round < game.board.rounds:
        return state.UNTIL_EMPTY
    own, other = game.held[passer], game.held[last]
    if own[pieces.POOL] == 0 and (own[pieces.LOSSES] == 0 or other[pieces.POOL] == 0):
        return state.ONE_MORE
    return state.UNTIL_EMPTY


# --- income, upkeep, reinforcement --------------------------------------------------------------------------------


def markers_of(game: State, seat: int) -> list[int]:
    """The markers of a player's cities by side."""
    count = [0, 0]
    for city in range(game.board.count):
        if game.control[city] == seat:
            count[game.allegiance[city]] += game.markers[city]
    return count


def income(game: State) -> None:
    """BZ 11.1: 2 bezants per marker of each controlled city into the treasury of its side."""
    for seat in range(game.seats):
        markers = markers_of(game, seat)
        gain = [count * game.board.income_per_marker for count in markers]
        for side in range(2):
            game.held[seat][pieces.TREASURY + side] += gain[side]
        if game.telling:
            game.tell(events.Income(Seat(seat), gain[pieces.BYZANTINE], gain[pieces.ARAB]))
    game.paid = 0
    game.phase = phases.UPKEEP


def upkeep_due(game: State, seat: int, side: int) -> int:
    """BZ 11.2: what a side's boxes cost; guards are free."""
    due, own, price = 0, game.held[seat], game.board.upkeep
    for box in range(4):
        due += own[side * 4 + box] * price[box]
    return due


def upkeep(game: State) -> Flow | None:
    """BZ 11.2-11.3: the next player and side pay; who can pay must, who can't chooses what stays unpaid."""
    if game.paid == 2 * game.seats:
        game.phase = phases.REFIT
        return None
    seat, side = (game.seat + game.paid // 2) % game.seats, game.paid % 2
    due, purse = upkeep_due(game, seat, side), game.held[seat][pieces.TREASURY + side]
    if due > purse:
        return choose_unpaid(game, seat, side, due - purse)
    pay(game, seat, side, due)
    return None


def pay(game: State, seat: int, side: int, due: int) -> None:
    """BZ 11.2: pay the upkeep of a side."""
    game.held[seat][pieces.TREASURY + side] -= due
    game.paid += 1
    if game.telling and due:
        game.tell(events.Upkeep(Seat(seat), Thing(pieces.SIDES[side]), due))


def choose_unpaid(game: State, seat: int, side: int, missing: int) -> Flow:
    """BZ 11.3: how many cubes of each box go unpaid, dearest boxes first.

    The unpaid cubes must make up what is missing, and no one of them could have been paid with what is kept: taking
    from the dear boxes first and stopping as soon as the gap is closed gives exactly these sets.
    """
    own, price, first = game.held[seat], game.board.upkeep, side * 4
    order = sorted([box for box in range(4) if price[box] > 0], key=lambda box: -price[box])
    unpaid = [0, 0, 0, 0]
    gap = missing
    for place, box in enumerate(order):
        cheaper = 0
        for other in order[place + 1 :]:
            cheaper += own[first + other] * price[other]
        options = unpaid_counts(own[first + box], price[box], gap, cheaper)
        count = options[0]
        if len(options) > 1:
            params: dict[str, object] = {"box": f"{pieces.SIDES[side]}-{pieces.BOXES[box]}", "count": gap}
            words = [pieces.AMOUNT + count for count in options]
            count = (yield Ask(seat, "BZ 11.3", "prompt-unpaid", words, params)) - pieces.AMOUNT
        unpaid[box] = count
        gap -= count * price[box]
        if gap <= 0:
            break
    drop_unpaid(game, seat, side, unpaid)


def unpaid_counts(held: int, price: int, gap: int, cheaper: int) -> list[int]:
    """BZ 11.3: how many cubes of a box may go unpaid, if the cheaper boxes after it can make up so many bezants."""
    most = (gap + price - 1) // price
    return [count for count in range(min(held, most) + 1) if gap - count * price <= cheaper]


def drop_unpaid(game: State, seat: int, side: int, unpaid: list[int]) -> None:
    """BZ 11.3: unpaid cubes leave the game and cost a point each; the rest is paid."""
    own, first = game.held[seat], side * 4
    count = 0
    for box in range(4):
        own[first + box] -= unpaid[box]
        count += unpaid[box]
    own[pieces.REMOVED] += count
    game.score(seat, side, -count)
    if game.telling:
        game.tell(events.Unpaid(Seat(seat), Thing(pieces.SIDES[side]), unpaid[0], unpaid[1], unpaid[2], unpaid[3]))
    cubes.check_army(game, seat, side)
    pay(game, seat, side, upkeep_due(game, seat, side))


def refit(game: State) -> None:
    """BZ 11.4-11.5: cubes come back to the Pool, guards to their spaces; then the next round, or the scoring."""
    for seat in range(game.seats):
        own = game.held[seat]
        back = own[pieces.TAX] + own[pieces.PASS_BOX] + (own[pieces.LOSSES] + 1) // 2
        own[pieces.LOSSES] //= 2
        own[pieces.TAX] = 0
        own[pieces.PASS_BOX] = 0
        for space in range(len(game.spaces)):
            if game.spaces[space] == seat:
                game.spaces[space] = pieces.NOBODY
                back += 1
        own[pieces.POOL] += back
        if game.telling:
            game.tell(events.Refitted(Seat(seat), back))
    for side in range(2):
        holder = game.guards[side]
        game.guards[side] = pieces.NOBODY
        if holder != pieces.NOBODY:
            cubes.check_army(game, holder, side)
    if game.round == game.board.rounds:
        count_cities(game)
        end_game(game)
    else:
        game.round += 1
        game.phase = phases.OPENING


# --- the end ------------------------------------------------------------------------------------------------------


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
    game.phase = phases.OVER
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
    if game.fallen and game.rulings.fall_arab_only:
        cities = sum(
            1 for city in range(game.board.count) if game.control[city] == seat and game.allegiance[city] == pieces.ARAB
        )
        return points, own[pieces.VP + pieces.ARAB], cities, own[pieces.TREASURY + pieces.ARAB]
    both = own[pieces.VP + pieces.BYZANTINE] + own[pieces.VP + pieces.ARAB]
    return (
        points,
        both,
        game.cities_of(seat),
        own[pieces.TREASURY + pieces.BYZANTINE] + own[pieces.TREASURY + pieces.ARAB],
    )


def ranking(game: State) -> list[list[int]]:
    """BZ 12.3: seats in groups of equals, best first."""
    points = scores(game)
    order = [worth(game, seat, points[seat]) for seat in range(game.seats)]
    return [[seat for seat in range(game.seats) if order[seat] == place] for place in sorted(set(order), reverse=True)]
