"""Bad habits of players of Hamilcar, counted from public information.

`tools/playtest_hamilcar.py` passes every word of a game to a `Witness`: the board before and after it, and its events.
A habit is a function that returns how often the habit occurred in that moment.
"""

from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Any

from hippodrome.games.hamilcar import board

Board = dict[str, Any]
HORDE = 20
WINTER = 4
"""An army of at least this many CUs is worth a supply train in winter."""


class Turn:
    """What the habits remember about a turn."""

    def __init__(self) -> None:
        self.left: dict[str, set[str]] = defaultdict(set)
        self.won: list[set[str]] = [set(), set()]
        self.busy: list[set[str]] = [set(), set()]
        self.bare: set[int] = set()


class Moment:
    """One word: the seat, its question and answer, the board before and after it, and the events."""

    def __init__(self, seat: int, key: str, word: str, before: Board, after: Board, told: list[dict[str, Any]]) -> None:
        self.seat, self.key, self.word = seat, key, word
        self.before, self.after, self.told = before, after, told

    def tellings(self, *kinds: str) -> list[dict[str, Any]]:
        """Return the events of some kinds."""
        return [event for event in self.told if event["event"] in kinds]


def cus_at(shown: Board, side: int, space: str) -> int:
    """Return the CUs of a side in a space, inside and outside."""
    return sum(stack["cus"] for stack in shown["stacks"] if stack["side"] == side and stack["space"] == space)


def to_and_fro(moment: Moment, turn: Turn) -> int:
    """A general returns by march or by sea to a space that he left in the same turn."""
    seen = 0
    for event in moment.tellings("marched", "landed"):
        seen += event["space"] in turn.left[event["general"]]
    for event in moment.tellings("marched", "sailed"):
        turn.left[event["general"]].add(moment.before["generals"][event["general"]]["space"])
    return seen


def capital_empty(moment: Moment, turn: Turn) -> int:
    """A side that plays a card has no CU in its capital; counted once per turn."""
    side = moment.seat
    if moment.key != "prompt-play" or side in turn.bare:
        return 0
    if cus_at(moment.before, side, board.SPACE_NAMES[board.CAPITAL[side]]):
        return 0
    turn.bare.add(side)
    return 1


def own_siege_broken(moment: Moment, turn: Turn) -> int:
    """A general marches or sails off, and his side's siege points are lost."""
    if not [event for event in moment.tellings("marched", "sailed") if event["seat"] == moment.seat]:
        return 0
    begun = [space for space, siege in moment.before["sieges"].items() if siege["by"] == moment.seat]
    fallen = [event["space"] for event in moment.tellings("fell")]
    return len([space for space in begun if space not in moment.after["sieges"] and space not in fallen])


def trains_hoarded(moment: Moment, turn: Turn) -> int:
    """A point is spent on a supply train for a stack that already has one or is too small to need one."""
    if moment.key != "prompt-points" or not moment.word.startswith("train-"):
        return 0
    space = moment.word[6:]
    here = [one for one in moment.before["stacks"] if one["side"] == moment.seat and one["space"] == space]
    return int(sum(one["trains"] for one in here) > 0 or sum(one["cus"] for one in here) < WINTER)


def pcs_isolated(moment: Moment, turn: Turn) -> int:
    """A PC is isolated in the same turn in which it was placed or turned over."""
    seen = 0
    for event in moment.told:
        if event["event"] == "control-changed" and event["side"] != "neutral":
            turn.won[board.SIDE_NAMES.index(event["side"])].add(event["space"])
        elif event["event"] == "isolated":
            seen += len(turn.won[event["seat"]].intersection(event["spaces"]))
    return seen


def reforms_wasted(moment: Moment, turn: Turn) -> int:
    """A nautical reform has no effect: repairs without damage, an eleventh warship, seamanship at its maximum."""
    if moment.key != "prompt-reform":
        return 0
    fleet = moment.before["players"][0]
    return int(
        {
            "repair": fleet["damaged"] == 0,
            "warship": fleet["seaworthy"] + fleet["damaged"] >= board.WARSHIP_LIMIT,
            "seamanship": moment.before["seamanship"] == board.SEAMANSHIP_NAMES[-1],
        }.get(moment.word, False)
    )


def sailed_unescorted(moment: Moment, turn: Turn) -> int:
    """A leg without a warship passes a port where an enemy general with warships may intercept it."""
    seen = 0
    for event in moment.tellings("sailed"):
        enemy = 1 - event["seat"]
        if event["warships"] or not moment.before["players"][enemy]["seaworthy"]:
            continue
        path = [board.SPACE_OF[port] for port in event["path"][1:]]
        watched = {port for stop in path for port in (stop, *board.SEA[stop])}
        seen += any(
            stack["generals"]
            and board.SPACE_OF[stack["space"]] in watched
            and board.PORT[board.SPACE_OF[stack["space"]]]
            for stack in moment.before["stacks"]
            if stack["side"] == enemy and not (stack["inside"] and stack["space"] in moment.before["sieges"])
        )
    return seen


def walked_alone(moment: Moment, turn: Turn) -> int:
    """A general with fewer than three CUs moves next to or into an enemy army without CUs of his side nearby."""
    seen = 0
    for event in moment.tellings("marched", "sailed"):
        if event["cus"] >= board.SIEGE_CUS:
            continue
        side, goal = event["seat"], event["space"] if event["event"] == "marched" else event["path"][-1]
        near = [goal, *(board.SPACE_NAMES[space] for space in board.NEAR[board.SPACE_OF[goal]])]
        alone = not cus_at(moment.before, side, goal)
        seen += alone and any(cus_at(moment.before, 1 - side, space) for space in near)
    return seen


def horde_idle(moment: Moment, turn: Turn) -> int:
    """A stack of twenty CUs has not marched, sailed or besieged anything all turn."""
    for event in moment.tellings("marched", "sailed", "siege-rolled"):
        start = (
            event["space"] if event["event"] == "siege-rolled" else moment.before["generals"][event["general"]]["space"]
        )
        turn.busy[event["seat"]].add(start)
    if moment.before["turn"] == moment.after["turn"]:
        return 0
    return len(
        [
            stack
            for stack in moment.before["stacks"]
            if stack["cus"] >= HORDE and stack["space"] not in turn.busy[stack["side"]]
        ]
    )


HABITS: dict[str, Callable[[Moment, Turn], int]] = {
    "marching to and fro in a turn": to_and_fro,
    "turns with an empty capital": capital_empty,
    "breaking one's own siege": own_siege_broken,
    "points for unneeded trains": trains_hoarded,
    "PCs isolated in the turn they were placed": pcs_isolated,
    "reforms without effect": reforms_wasted,
    "sailing unescorted past interceptors": sailed_unescorted,
    "generals alone into enemies": walked_alone,
    "turns of an idle horde": horde_idle,
}


class Witness:
    """Counts the habits over many games."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.turn = Turn()

    def saw(self, moment: Moment) -> None:
        """Count the habits seen in one word of the game."""
        for name, habit in HABITS.items():
            self.seen[name] += habit(moment, self.turn)
        if moment.before["turn"] != moment.after["turn"] or moment.after["winner"] is not None:
            self.turn = Turn()

    def report(self, games: int) -> list[str]:
        """Return the number of each habit per game, as Markdown."""
        lines = ["| habit | per game |", "|---|---|"]
        return lines + [f"| {name} | {self.seen[name] / games:.2f} |" for name in HABITS]
