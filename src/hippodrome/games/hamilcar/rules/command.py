"""HM 8: who commands, and what a general takes along."""

from collections.abc import Generator

from hippodrome.games.hamilcar import board, state, words
from hippodrome.games.hamilcar.events import Commands, Tried
from hippodrome.games.hamilcar.state import Force, State
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.events import Seat, Thing

ForceFlow = Generator[Ask, int, Force]


def battle_rating(general: int) -> int:
    """HM 8.5: the battle rating of a commander, 0 without one."""
    return 0 if general == board.NOBODY else board.BATTLE[general]


def admiral_rating(general: int) -> int:
    """HM 8.11, 11.11: what an Admiral may use for reform and escape; 1 without one."""
    return 1 if general == board.NOBODY or board.NAVAL[general] == 0 else max(1, board.BATTLE[general])


def roll_against(game: State, side: int, what: str, general: int, needed: int) -> bool:
    """HM 1.4: a d6 that succeeds on the number needed or less."""
    die = game.dice.roll()
    if game.telling:
        name = None if general == board.NOBODY else Thing(board.GENERAL_NAMES[general])
        game.tell(Tried(Seat(side), Thing(what), name, die, needed, die <= needed))
    return die <= needed


def equals_in_command(game: State, side: int, place: int) -> list[int]:
    """HM 8.2: the generals of a stack among whom the owner may choose a commander."""
    generals = game.generals_at(side, place)
    if side == board.ROME and len(generals) > 1:
        consuls = [general for general in generals if game.is_consul(general)]
        return consuls if consuls else generals
    return generals


def choose_commander(game: State, side: int, place: int) -> Flow:
    """HM 8.2: the owner says who commands a stack with several generals of equal rank."""
    game.agenda.pop()
    generals = equals_in_command(game, side, place)
    if len(generals) < 2:
        return
    word = yield Ask(side, "HM 8.2", "prompt-commander", [words.GENERAL + general for general in generals])
    make_senior(game, word - words.GENERAL)
    if game.telling:
        game.tell(Commands(Seat(side), Thing(board.GENERAL_NAMES[word - words.GENERAL])))


def make_senior(game: State, general: int) -> None:
    """HM 8.2: among equals a general now comes first."""
    game.seniority[general] = max(game.seniority) + 1


# --- what is taken along ------------------------------------------------------------------------------------------


def companions(game: State, side: int, place: int, leader: int) -> list[int]:
    """HM 8.6: the generals a leader may take along; a proconsul takes no consul."""
    if leader != board.NOBODY and leader == game.proconsul:
        return []
    return [general for general in game.generals_at(side, place) if general != leader]


def cu_counts(game: State, side: int, place: int, leaving: list[int], need: int, limit: int) -> list[int]:
    """HM 8.7, 9.2: how many CUs may leave a stack with some of its generals."""
    held = game.cus[side][place]
    most = min(held, limit)
    if side == board.CARTHAGE:
        return list(range(need, most + 1))
    least = need
    stays = False
    for general in game.generals_at(side, place):
        if game.is_consul(general):
            if general in leaving:
                least = max(least, min(board.CONSUL_CUS, held))
            else:
                stays = True
    return [count for count in range(least, most + 1) if count == 0 or not stays or held - count >= board.CONSUL_CUS]


def can_leave(game: State, side: int, place: int, leader: int, need: int, limit: int = board.ARMY_LIMIT) -> bool:
    """Whether a leader can leave a stack with at least so many CUs, alone or with all his companions."""
    if side == board.CARTHAGE:
        return game.cus[side][place] >= need
    alone = [leader] if leader != board.NOBODY else []
    if cu_counts(game, side, place, alone, need, limit):
        return True
    return len(cu_counts(game, side, place, alone + companions(game, side, place, leader), need, limit)) > 0


def choose_force(
    game: State, side: int, place: int, leader: int, need: int, limit: int, trains: int, rule: str, key: str
) -> ForceFlow:
    """HM 9.2: name companions, then a number of CUs, then elephants and trains; `all` takes what can be taken."""
    force = state.NO_FORCE.copy()
    if leader != board.NOBODY:
        force.generals.append(leader)
    others = companions(game, side, place, leader)
    everybody = force.generals + others
    most = cu_counts(game, side, place, everybody, need, limit)
    word = words.ALL_OF_IT
    while True:
        counts = cu_counts(game, side, place, force.generals, need, limit)
        options = [words.ALL_OF_IT] if most else []
        options += [
            words.GENERAL + general for general in others if _may_add(game, side, place, force, general, need, limit)
        ]
        options += [words.COUNT + count for count in counts]
        if not others and len(counts) == 1:
            word = words.COUNT + counts[0]
            break
        word = yield Ask(side, rule, key, options, force_params(game, side, place))
        if word >= words.COUNT or word == words.ALL_OF_IT:
            break
        force.generals.append(word - words.GENERAL)
        others.remove(word - words.GENERAL)
    if word == words.ALL_OF_IT:
        force.generals = everybody
        force.cus = most[-1]
        force.elephants = _elephant_range(game, side, place, force.cus)[1]
        force.trains = min(trains, game.trains[side][place])
        return force
    force.cus = word - words.COUNT
    low, high = _elephant_range(game, side, place, force.cus)
    force.elephants = low
    if low < high:
        options = [words.COUNT + count for count in range(low, high + 1)]
        word = yield Ask(side, rule, "prompt-take-elephants", options)
        force.elephants = word - words.COUNT
    available = min(trains, game.trains[side][place])
    if available:
        word = yield Ask(side, rule, "prompt-take-trains", [words.COUNT + count for count in range(available + 1)])
        force.trains = word - words.COUNT
    return force


def _may_add(game: State, side: int, place: int, force: Force, general: int, need: int, limit: int) -> bool:
    """Whether a companion can still come along so that some number of CUs is legal."""
    if side == board.CARTHAGE:
        return True
    if cu_counts(game, side, place, [*force.generals, general], need, limit):
        return True
    every = game.generals_at(side, place)
    return len(cu_counts(game, side, place, every, need, limit)) > 0


def _elephant_range(game: State, side: int, place: int, cus: int) -> tuple[int, int]:
    """How many of so many CUs can be elephants: the least and the most."""
    if side == board.ROME:
        return 0, 0
    elephants = game.elephants[place]
    return max(0, cus - (game.cus[side][place] - elephants)), min(cus, elephants)


def force_params(game: State, side: int, place: int) -> dict[str, object]:
    """What a prompt says about a stack."""
    return {"cus": game.cus[side][place], "trains": game.trains[side][place]}
