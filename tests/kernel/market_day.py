"""A tiny game for the kernel's own tests: simultaneous secret stakes, a peek, a reveal, a die roll.

Each round all seats secretly stake 0, 1 or 2 and may change their minds; then seat 0 may peek at what seat 1 holds;
then a die is rolled and the highest stake that does not exceed it scores. Two rounds.
"""

from typing import Any, cast

from hippodrome.kernel.ask import Ask, Flow, Together
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.events import Event, Seat
from hippodrome.kernel.game import Game, Option, Options
from hippodrome.kernel.origin import Origin
from hippodrome.kernel.state import AnyState
from hippodrome.kernel.table import Table
from hippodrome.kernel.words import Words

WORDS = Words(["stake-0", "stake-1", "stake-2", "sure", "peek", "look-away", "go"])
SURE, PEEK, AWAY, GO = 3, 4, 5, 6


class Rolled(Event, frozen=True, tag="rolled"):
    """The die was rolled."""

    pips: int
    best: Seat


class DayState(AnyState):
    """Stakes, holdings and points."""

    stakes: list[int]
    holds: list[int]
    points: list[int]
    round: int
    phase: int
    seen: int

    def copy(self) -> "DayState":
        twin = DayState(self.seats, self.dice.copy())
        twin.stakes, twin.holds, twin.points = self.stakes[:], self.holds[:], self.points[:]
        twin.round, twin.phase, twin.seen = self.round, self.phase, self.seen
        return twin


class MarketDay(Game):
    """The rules of this game."""

    def __init__(self) -> None:
        super().__init__("market-day", 1, (2, 3), (Option("rounds", 2, (1, 2)),), WORDS, (Rolled,))

    def setup(self, seats: int, options: Options, dice: Dice) -> AnyState:
        state = DayState(seats, dice)
        state.stakes, state.points = [0] * seats, [0] * seats
        state.holds = [dice.roll(6, seen_by=seat) for seat in range(seats)]
        state.round, state.phase, state.seen = cast(int, options["rounds"]), 0, -1
        return state

    def step(self, state: AnyState) -> Flow | None:
        game = cast(DayState, state)
        if game.phase == 2:
            pips = game.dice.roll(2)
            best = max(range(game.seats), key=lambda seat: game.stakes[seat] if game.stakes[seat] <= pips else -1)
            game.points[best] += 1
            if game.telling:
                game.tell(Rolled(pips, Seat(best)))
            game.round, game.phase = game.round - 1, 0
            return None
        return stake_all(game) if game.phase == 0 else peek(game)

    def over(self, state: AnyState) -> bool:
        return cast(DayState, state).round == 0

    def scores(self, state: AnyState) -> list[int]:
        return cast(DayState, state).points

    def ranking(self, state: AnyState) -> list[list[int]]:
        points = cast(DayState, state).points
        return [[seat for seat in range(state.seats) if points[seat] == p] for p in sorted(set(points), reverse=True)]

    def view(self, state: AnyState, seat: int | None) -> dict[str, Any]:
        game = cast(DayState, state)
        own = None if seat is None else [game.stakes[seat], game.holds[seat]]
        return {"points": game.points[:], "own": own, "peeked": game.seen if seat == 0 else None}

    def redeal(self, state: AnyState, seat: int, dice: Dice, since: list[tuple[int, int]]) -> None:
        game = cast(DayState, state)
        for other in range(game.seats):
            if other != seat:
                game.stakes[other] = dice.below(3)
                if not (seat == 0 and other == 1 and game.seen >= 0):
                    game.holds[other] = 1 + dice.below(6)

    def write(self, state: AnyState) -> dict[str, Any]:
        game = cast(DayState, state)
        return {
            "seats": game.seats,
            "stakes": game.stakes[:],
            "holds": game.holds[:],
            "points": game.points[:],
            "round": game.round,
            "phase": game.phase,
            "seen": game.seen,
        }

    def read(self, data: dict[str, Any], dice: Dice) -> AnyState:
        game = DayState(data["seats"], dice)
        game.stakes, game.holds, game.points = data["stakes"][:], data["holds"][:], data["points"][:]
        game.round, game.phase, game.seen = data["round"], data["phase"], data["seen"]
        return game

    def check(self, state: AnyState) -> None:
        pass

    def spell_draw(self, thing: int) -> str:
        return f"thing-{thing}"

    def read_draw(self, name: str) -> int:
        return int(name[6:])


def stake_all(game: DayState) -> Flow:
    yield Together("MD 1.1", "stake", [stake(game, seat) for seat in range(game.seats)])
    game.phase = 1


def stake(game: DayState, seat: int) -> Flow:
    while True:
        game.stakes[seat] = yield Ask(seat, "MD 1.2", "stake-how-much", [0, 1, 2], secret=[0, 1, 2])
        if (yield Ask(seat, "MD 1.3", "sure", [SURE, GO], secret=[SURE, GO])) == SURE:
            return


def peek(game: DayState) -> Flow:
    if (yield Ask(0, "MD 2.1", "peek", [PEEK, AWAY])) == PEEK:
        game.seen = game.holds[1]
        game.reveal()
    yield Ask(0, "MD 2.2", "go", [GO])
    game.phase = 2


GAME = MarketDay()


def day(seats: int = 3, seed: bytes = b"day") -> Table:
    table = Table(
        GAME, Origin(GAME.name, seats, {"rounds": 2}, seed), GAME.setup(seats, {"rounds": 2}, Dice(seed)), True
    )
    table.start()
    return table
