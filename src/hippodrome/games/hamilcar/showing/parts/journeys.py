"""Where an activated general can get to in one go: each goal with its way, force, and the words to play.

A journey is simulated by the rules themselves on the public position (war.py), taking everything along, until the
goal is reached, the opponent is asked, or dice would be rolled. So a march of four spaces is one answer if nothing
comes in between, and nothing that comes in between is skipped.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from hippodrome.games.hamilcar import board, words
from hippodrome.games.hamilcar.rules import land
from hippodrome.games.hamilcar.showing.parts.war import war_of
from hippodrome.games.hamilcar.state import Force, State
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.errors import OutOfChance


class Journey:
    """A way to a goal, and the war after it; `quiet` if the general may go on from there at once."""

    def __init__(self, game: State) -> None:
        self.game = game
        self.words: list[str] = []
        self.path: list[int] = []
        self.quiet = True

    @property
    def goal(self) -> int:
        """Return the space that the journey leads to."""
        return self.path[-1]

    @property
    def force(self) -> Force:
        """Return the force: by sea those aboard, by land those who marched last."""
        return self.game.leg.force if self.game.leg.active else self.game.activation.force

    @property
    def ships(self) -> int:
        """Return the number of warships that sail along."""
        return self.game.leg.ships[self.game.leg.side] if self.game.leg.active else self.game.activation.ships

    def further(self, way: list[int], by_sea: bool) -> "Journey | None":
        """Return the journey extended by a step or a sea leg, if that is possible in one go."""
        longer = Journey(self.game.copy())
        longer.words, longer.path = self.words[:], self.path + way
        try:
            longer.quiet = longer._walk(way, by_sea)
        except OutOfChance:
            longer.quiet = False
        except _NotInOneGo:
            return None
        return longer

    def _walk(self, way: list[int], by_sea: bool) -> bool:
        """Play the words that lead along a way; return whether the general may go on afterwards."""
        game = self.game
        act = game.activation
        side, place, came = act.side, game.at[act.general], act.force.copy() if self.path[: -len(way)] else None
        kind = words.SAIL if by_sea else words.MARCH
        to_say = [kind + space for space in way]
        while game.agenda and not (isinstance(game.agenda[-1], land.NextStep) and not to_say):
            flow = game.next_step()
            if flow is None:
                continue
            for ask in _asks(flow):
                if ask.ask.seat != side:
                    return False
                ask.answer = self._answer(ask.ask, to_say, came, place)
        if to_say:
            raise _NotInOneGo
        return bool(game.agenda) and not game.activation.over

    def _answer(self, ask: Ask, to_say: list[int], came: Force | None, place: int) -> int:
        """Answer with the next step of the way, or with the force: all, or those who have come this far together."""
        options = ask.options
        if ask.key in ("prompt-move", "prompt-sail"):
            word = to_say.pop(0) if to_say else words.LAND
        elif ask.key == "prompt-take":
            word = self._taken(options, came, place)
        elif ask.key in ("prompt-take-elephants", "prompt-take-trains") and came is not None:
            word = words.COUNT + (came.elephants if ask.key == "prompt-take-elephants" else came.trains)
        elif ask.key in ("prompt-take-elephants", "prompt-take-trains", "prompt-assign-ships"):
            word = options[-1]
        else:
            word = -1
        if word not in options:
            raise _NotInOneGo
        self.words.append(words.WORDS.spellings[word])
        return word

    def _taken(self, options: list[int], came: Force | None, place: int) -> int:
        game = self.game
        side = game.activation.side
        if came is None:
            return words.ALL_OF_IT if words.ALL_OF_IT in options else options[-1]
        alone = game.cus[side][place] == came.cus and game.trains[side][place] == came.trains
        if alone and len(game.generals_at(side, place)) == len(came.generals) and words.ALL_OF_IT in options:
            return words.ALL_OF_IT
        named = [words.GENERAL + general for general in came.generals if words.GENERAL + general in options]
        return named[0] if named else words.COUNT + came.cus


class _NotInOneGo(Exception):
    """Raised if a question on the way can't be answered in advance."""


class _Asked:
    """A question of a flow, with its answer."""

    def __init__(self, ask: Ask) -> None:
        self.ask = ask
        self.answer = -1


def _asks(flow: Flow) -> Iterator[_Asked]:
    """Yield the questions of a flow; each must be answered before the next comes."""
    try:
        asked = _Asked(next(flow))
        while True:
            yield asked
            asked = _Asked(flow.send(asked.answer))
    except StopIteration:
        return


def journeys(view: Mapping[str, Any]) -> tuple[list[Journey], list[Journey]]:
    """Return all goals of the activated general: by land, the nearest first, and by one sea leg."""
    game = war_of(view)
    game.agenda = [land.EndActivation(), land.NextStep()]
    start = Journey(game)
    return _marches(start), _legs(start)


def _marches(start: Journey) -> list[Journey]:
    """HM 9.2-9.4: the cheapest way to each space, among equals one without interruptions."""
    found: dict[int, Journey] = {}
    edge = [start]
    home = start.game.at[start.game.activation.general]
    if home >= board.INSIDE:
        return []
    while edge:
        edge.sort(key=lambda one: -one.game.activation.mp)
        here = edge.pop(0)
        space = here.path[-1] if here.path else home
        if here.path and found.get(space) is not here:
            continue
        for near, kind in board.LINKS[space]:
            if near == home or board.LINK_COST[kind] > here.game.activation.mp:
                continue
            longer = here.further([near], by_sea=False)
            if longer is None or not _better(longer, found.get(near)):
                continue
            found[near] = longer
            if longer.quiet and longer.game.activation.mp > 0:
                edge.append(longer)
    return sorted(found.values(), key=lambda one: (len(one.path), one.goal))


def _better(one: Journey, other: Journey | None) -> bool:
    if other is None:
        return True
    mp, others = one.game.activation.mp, other.game.activation.mp
    return mp > others or (mp == others and one.quiet and not other.quiet)


def _legs(start: Journey) -> list[Journey]:
    """HM 10.1-10.3: a shortest sea leg to each port, with all warships."""
    act = start.game.activation
    found: list[Journey] = []
    space = start.game.at[act.general] % board.INSIDE
    ways, seen = [[space]], {space}
    for _ in range(min(act.mp, act.sea_mp)):
        longer = [[*way, port] for way in ways for port in board.SEA[way[-1]] if port not in way]
        ways = []
        for way in longer:
            ways.append(way)
            if way[-1] not in seen:
                leg = start.further(way[1:], by_sea=True)
                if leg is not None:
                    seen.add(way[-1])
                    found.append(leg)
    return found
