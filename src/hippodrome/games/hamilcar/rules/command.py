"""HM 8: who commands, and what a general can take along."""

from collections.abc import Generator
from typing import Final

from hippodrome.games.hamilcar import board, events, state, words
from hippodrome.games.hamilcar.rules import pieces
from hippodrome.games.hamilcar.state import Force, OfSideAt, State
from hippodrome.kernel.rules import Ask, Flow, Seat, Thing, pick

ForceFlow = Generator[Ask, int, Force]
ALL: Final = 99
Limits = tuple[int, int]
ARMY: Final[Limits] = (board.ARMY_LIMIT, board.ARMY_LIMIT)
"""The most CUs and trains that can be taken along."""


def battle_rating(general: int) -> int:
    """HM 8.5: the battle rating of a commander, 0 without one."""
    return 0 if general == board.NOBODY else board.BATTLE[general]


def admiral_rating(general: int) -> int:
    """HM 8.11, 11.11: the rating that an Admiral may use for reform and escape; 1 without one."""
    return 1 if general == board.NOBODY or board.NAVAL[general] == 0 else max(1, board.BATTLE[general])


def has_admiral(generals: list[int]) -> bool:
    """HM 8.11: whether one of the generals is an Admiral."""
    return any(board.NAVAL[general] > 0 for general in generals)


def roll_against(
    game: State, side: int, what: str, general: int, needed: int, modifiers: dict[str, int] | None = None
) -> bool:
    """HM 1.4: roll a d6, which succeeds on `needed` or less; the modifiers are included in that number."""
    die = game.dice.roll()
    if game.telling:
        name = None if general == board.NOBODY else events.general(general)
        game.tell(events.Tried(Seat(side), Thing(what), name, die, needed, die <= needed, modifiers or {}))
    return die <= needed


def equals_in_command(game: State, side: int, place: int) -> list[int]:
    """HM 8.2: the generals of a stack among whom the owner may choose a commander."""
    generals = game.generals_at(side, place)
    return [general for general in generals if game.is_consul(general)] or generals


class Commander(OfSideAt):
    """HM 8.2: the owner chooses who commands a stack with several generals of equal rank."""

    def run(self, game: State) -> Flow:
        generals = equals_in_command(game, self.side, self.place)
        if len(generals) < 2:
            return
        general = yield from pick(self.side, "HM 8.2", "prompt-commander", words.GENERAL, generals)
        if game.telling and general != game.commander(self.side, self.place):
            game.tell(events.Commands(Seat(self.side), events.general(general)))
        make_senior(game, general)


def make_senior(game: State, general: int) -> None:
    """HM 8.2: put a general first among equals."""
    game.seniority[general] = max(game.seniority) + 1


def companions(game: State, side: int, place: int, leader: int) -> list[int]:
    """HM 8.6: the generals a leader may take along; a proconsul takes no consul."""
    if leader != board.NOBODY and leader == game.proconsul:
        return []
    return [general for general in game.generals_at(side, place) if general != leader]


def cu_counts(game: State, side: int, place: int, leaving: list[int], need: int, limit: int) -> list[int]:
    """HM 8.7, 9.2: how many CUs may leave a stack with some of its generals."""
    held = game.cus[side][place]
    if side == board.CARTHAGE:
        return list(range(need, min(held, limit) + 1))
    stay = 0
    for general in game.generals_at(side, place):
        if general != game.proconsul and general in leaving:
            need = max(need, min(board.CONSUL_CUS, held))
        elif general != game.proconsul:
            stay = board.CONSUL_CUS
    return [count for count in range(need, min(held, limit) + 1) if count == 0 or held - count >= stay]


def can_give(game: State, side: int, place: int) -> int:
    """HM 8.7, 16.5: how many CUs an owner may give up voluntarily: a consul always keeps three."""
    held = game.cus[side][place]
    if any(game.is_consul(general) for general in game.generals_at(side, place)):
        return max(0, held - board.CONSUL_CUS)
    return held


def can_leave(game: State, side: int, place: int, leader: int, need: int, limit: int = board.ARMY_LIMIT) -> bool:
    """Return whether a leader can leave a stack with at least `need` CUs, alone or with all his companions."""
    if side == board.CARTHAGE:
        return game.cus[side][place] >= need
    alone = [leader] if leader != board.NOBODY else []
    if cu_counts(game, side, place, alone, need, limit):
        return True
    return len(cu_counts(game, side, place, alone + companions(game, side, place, leader), need, limit)) > 0


def choose_force(
    game: State, side: int, place: int, leader: int, rule: str, need: int = 0, most: Limits = ARMY, at_once: bool = True
) -> ForceFlow:
    """HM 9.2: name companions, then a number of CUs, then elephants and trains; `all` takes what can be taken.

    If there is nothing to choose, no question is asked with `at_once`, which is off if dice or battle cards follow.
    """
    force = state.NO_FORCE.copy()
    if leader != board.NOBODY:
        force.generals.append(leader)
    others = companions(game, side, place, leader)
    everybody = force.generals + others
    limit, trains = most[0], min(most[1], game.trains[side][place])
    full = cu_counts(game, side, place, everybody, need, limit)
    key = "prompt-into-city" if leader == board.NOBODY else "prompt-take"
    params: dict[str, object] = {"cus": game.cus[side][place], "trains": game.trains[side][place]}
    while True:
        counts = cu_counts(game, side, place, force.generals, need, limit)
        if not others and len(counts) == 1:
            word = words.COUNT + counts[0]
            low, high = _elephant_range(game, side, place, counts[0])
            if not at_once and low == high and not trains:
                yield Ask(side, rule, key, [word], params)
            break
        options = [words.ALL_OF_IT] if full else []
        options += [words.GENERAL + one for one in others if _may_add(game, side, place, force, one, need, limit)]
        options += [words.COUNT + count for count in counts]
        word = yield Ask(side, rule, key, options, params)
        if word >= words.COUNT or word == words.ALL_OF_IT:
            break
        force.generals.append(word - words.GENERAL)
        others.remove(word - words.GENERAL)
    if word == words.ALL_OF_IT:
        force.generals, force.cus, force.trains = everybody, full[-1], trains
        force.elephants = _elephant_range(game, side, place, force.cus)[1]
        return force
    force.cus = word - words.COUNT
    low, high = _elephant_range(game, side, place, force.cus)
    if high:
        force.elephants = yield from pieces.how_many(side, rule, "prompt-take-elephants", low, high)
    if trains:
        force.trains = yield from pieces.how_many(side, rule, "prompt-take-trains", 0, trains)
    return force


def _may_add(game: State, side: int, place: int, force: Force, general: int, need: int, limit: int) -> bool:
    """Return whether a companion can still come along so that some number of CUs is legal."""
    if side == board.CARTHAGE or cu_counts(game, side, place, [*force.generals, general], need, limit):
        return True
    every = game.generals_at(side, place)
    return len(cu_counts(game, side, place, every, need, limit)) > 0


def _elephant_range(game: State, side: int, place: int, cus: int) -> tuple[int, int]:
    """Return the fewest and the most elephants that can be among the CUs that leave."""
    if side == board.ROME:
        return 0, 0
    elephants = game.elephants[place]
    return max(0, cus - (game.cus[side][place] - elephants)), min(cus, elephants)
