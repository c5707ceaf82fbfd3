"""BZ 3 and BZ 11: whose turn it is, and the end of a round."""

from hippodrome.games.byzantium import events, pieces, state
from hippodrome.games.byzantium.rules import cubes, scoring, turns
from hippodrome.games.byzantium.state import State
from hippodrome.kernel import errands
from hippodrome.kernel.agenda import Affair, Errand
from hippodrome.kernel.ask import Ask, Flow, Params
from hippodrome.kernel.events import Seat, Thing


class Opening(Errand[State]):
    """BZ 2.5, BZ 11.5: the player who passed first starts the next round; in the first round the one drawn by lot."""

    def run(self, game: State) -> None:
        """Clear the passes and begin the first turn."""
        start = game.first_passed
        game.first_passed = pieces.NOBODY
        game.last_actions = state.UNLIMITED
        for own in game.held:
            own[pieces.PASSED] = 0
        new_turn(game, start)
        game.push(Turn())
        if game.telling:
            game.tell(events.RoundBegan(game.round, game.board.rounds, Seat(start)))


class Turn(Affair[State]):
    """BZ 3.2: players take turns with exactly one action each; an action is completed before the next one."""

    def run(self, game: State) -> Flow | None:
        """Let the player in turn act, or pass the turn on, or end the round."""
        if game.acted:
            seat = next_seat(game)
            if seat == pieces.NOBODY:
                game.finish(self)
                end_round(game)
                return None
            new_turn(game, seat)
        return turns.act(game)


def new_turn(game: State, seat: int) -> None:
    """BZ 3.2: begin a player's turn; the fleet's decisions of the last turn no longer hold (R10)."""
    game.seat, game.acted = seat, False
    game.intervened, game.let_pass = [], []


def next_seat(game: State) -> int:
    """BZ 3.2, BZ 3.7: the next player who has not passed; the last one has few actions left."""
    seat = game.seat
    left = [other for other in range(game.seats) if not game.held[other][pieces.PASSED]]
    if len(left) > 1:
        other = (seat + 1) % game.seats
        while game.held[other][pieces.PASSED]:
            other = (other + 1) % game.seats
        return other
    if left and game.held[seat][pieces.PASSED]:
        game.last_actions = last_actions(game, seat, left[0])
        return left[0]
    if left and game.last_actions == state.UNTIL_EMPTY and game.held[seat][pieces.POOL] > 0:
        return seat
    return pieces.NOBODY


def last_actions(game: State, passer: int, last: int) -> int:
    """BZ 3.7-3.8: one more action; with two players until the Pool is empty, in the last round if cubes remain.

    The rule's condition that both Pools are empty (BZ 3.8 b) is checked although it changes nothing: no action fills a
    Pool, so an empty one ends the round after the next action anyway.
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


def end_round(game: State) -> None:
    """BZ 11.1-11.6: income, upkeep, reinforcement: each for all players before the next."""
    game.push(Refit())
    owe_upkeep(game, 0)
    game.push(Income())


def owe_upkeep(game: State, paid: int) -> None:
    """BZ 11.2: from the player in turn on, everybody who has not paid yet pays, for the Byzantine side first."""
    for place in range(2 * game.seats - 1, paid - 1, -1):
        game.push(Upkeep((game.seat + place // 2) % game.seats, place % 2))


class Income(Errand[State]):
    """BZ 11.1: 2 bezants per marker of each controlled city into the treasury of its side."""

    def run(self, game: State) -> None:
        """Pay the income of all players."""
        for seat in range(game.seats):
            gain = [count * game.board.income_per_marker for count in scoring.markers_of(game, seat)]
            for side in range(2):
                game.held[seat][pieces.TREASURY + side] += gain[side]
            if game.telling:
                game.tell(events.Income(Seat(seat), gain[pieces.BYZANTINE], gain[pieces.ARAB]))


class Upkeep(Errand[State]):
    """BZ 11.2-11.3: a player pays for the boxes of a side in full or, lacking money, chooses what stays unpaid."""

    seat: pieces.Player
    side: pieces.Side

    def __init__(self, seat: int, side: int) -> None:
        self.seat, self.side = seat, side

    def run(self, game: State) -> Flow | None:
        """Pay, or ask what stays unpaid."""
        due, purse = upkeep_due(game, self.seat, self.side), game.held[self.seat][pieces.TREASURY + self.side]
        if due > purse:
            return choose_unpaid(game, self.seat, self.side, due - purse)
        pay(game, self.seat, self.side, due)
        return None


def upkeep_due(game: State, seat: int, side: int) -> int:
    """BZ 11.2: the upkeep of a side's boxes; guards are free."""
    own, price = game.held[seat], game.board.upkeep
    return sum([own[side * 4 + box] * price[box] for box in range(4)])


def pay(game: State, seat: int, side: int, due: int) -> None:
    """BZ 11.2: pay the upkeep of a side."""
    game.held[seat][pieces.TREASURY + side] -= due
    if game.telling and due:
        game.tell(events.Upkeep(Seat(seat), Thing(pieces.SIDES[side]), due))


def choose_unpaid(game: State, seat: int, side: int, missing: int) -> Flow:
    """BZ 11.3: choose how many cubes of each box go unpaid, the most expensive boxes first.

    The unpaid cubes must close the gap, and none of them could be paid for with what remains: taking from expensive
    boxes first and stopping as soon as the gap is closed gives exactly these sets.
    """
    own, price, first = game.held[seat], game.board.upkeep, side * 4
    unpaid = [0, 0, 0, 0]
    gap, cheaper = missing, upkeep_due(game, seat, side)
    for box in game.board.dearest:
        cheaper -= own[first + box] * price[box]
        counts = unpaid_counts(own[first + box], price[box], gap, cheaper)
        unpaid[box] = counts[0]
        if len(counts) > 1:
            options = [pieces.AMOUNT + count for count in counts]
            params: Params = {"box": pieces.SOURCE_NAMES[first + box], "count": gap}
            unpaid[box] = (yield Ask(seat, "BZ 11.3", "prompt-unpaid", options, params)) - pieces.AMOUNT
        gap -= unpaid[box] * price[box]
        if gap <= 0:
            break
    drop_unpaid(game, seat, side, unpaid)


def unpaid_counts(held: int, price: int, gap: int, cheaper: int) -> list[int]:
    """BZ 11.3: how many cubes of a box may go unpaid, if cheaper boxes after it can cover `cheaper` bezants."""
    most = (gap + price - 1) // price
    return [count for count in range(min(held, most) + 1) if gap - count * price <= cheaper]


def drop_unpaid(game: State, seat: int, side: int, unpaid: list[int]) -> None:
    """BZ 11.3: unpaid cubes leave the game and cost a point each; the rest is paid."""
    own = game.held[seat]
    for box in range(4):
        own[side * 4 + box] -= unpaid[box]
    own[pieces.REMOVED] += sum(unpaid)
    game.score(seat, side, -sum(unpaid))
    if game.telling:
        game.tell(events.Unpaid(Seat(seat), Thing(pieces.SIDES[side]), unpaid[0], unpaid[1], unpaid[2], unpaid[3]))
    cubes.check_army(game, seat, side)
    pay(game, seat, side, upkeep_due(game, seat, side))


class Refit(Errand[State]):
    """BZ 11.4-11.5: cubes come back to the Pool, guards to their spaces; then the next round, or the scoring."""

    def run(self, game: State) -> None:
        """Return cubes and guards of all players; then score or begin the next round."""
        for seat in range(game.seats):
            refill_pool(game, seat)
        for side in range(2):
            holder = game.guards[side]
            game.guards[side] = pieces.NOBODY
            if holder != pieces.NOBODY:
                cubes.check_army(game, holder, side)
        if game.round == game.board.rounds:
            scoring.count_cities(game)
            scoring.end_game(game)
        else:
            game.round += 1
            game.push(Opening())


def refill_pool(game: State, seat: int) -> None:
    """BZ 11.4: cubes on special spaces, in the tax and pass boxes, and half of the Losses return to the Pool."""
    own = game.held[seat]
    back = own[pieces.TAX] + own[pieces.PASS_BOX] + (own[pieces.LOSSES] + 1) // 2 + game.spaces.count(seat)
    own[pieces.LOSSES] //= 2
    own[pieces.TAX] = own[pieces.PASS_BOX] = 0
    game.spaces = [pieces.NOBODY if owner == seat else owner for owner in game.spaces]
    own[pieces.POOL] += back
    if game.telling:
        game.tell(events.Refitted(Seat(seat), back))


def phase(game: State) -> str:
    """Return the name of the current phase, for views and positions."""
    if scoring.is_over(game):
        return "over"
    top = game.agenda[-1]
    return ("next" if game.acted else "action") if isinstance(top, Turn) else errands.name_of(type(top))
