"""HM 18.4-18.5 and 20: winter, the victory check and the war chest."""

from hippodrome.games.hamilcar.board import (
    CARTHAGE,
    INSIDE,
    ROME,
    SPACES,
    TURNS,
    attrition,
)
from hippodrome.games.hamilcar.errands import (
    BEGIN_TURN,
    CHEST,
    CHEST_POINTS,
    CHEST_TRAINS,
    NEXT_TURN,
    REMOVE_PCS,
    WINTER_SEA,
    WINTER_STACK,
)
from hippodrome.games.hamilcar.events import Attrition, ChestCompared, PointsCounted, WinterAtSea, WinteredBySupply
from hippodrome.games.hamilcar.pieces import damage, lose_cus, settle, space_thing, take_trains
from hippodrome.games.hamilcar.politics import POINTS, end_game, political_points
from hippodrome.games.hamilcar.state import State
from hippodrome.games.hamilcar.words import DONE, ROLL, TRAIN, TRAIN_LOST
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.events import Seat


def winter(game: State) -> None:
    """HM 18.4-18.5: stacks abroad or besieged suffer, Carthage's first; then the fleets."""
    game.agenda.pop()
    game.push(WINTER_SEA)
    for side in (ROME, CARTHAGE):
        cus = game.cus[side]
        for space in range(SPACES - 1, -1, -1):
            if cus[space] and game.control[space] != side:
                game.push(WINTER_STACK, side, space)
            if cus[space + INSIDE] and game.siege[space]:
                game.push(WINTER_STACK, side, space + INSIDE)


def winter_stack(game: State, side: int, place: int) -> Flow:
    """HM 18.4: a train from the same part of the space, or an attrition roll."""
    game.agenda.pop()
    # Losses of one stack can free another before its turn comes.
    if not game.cus[side][place] or (place >= INSIDE and not game.siege[place - INSIDE]):
        return
    word = ROLL
    if game.trains[side][place]:
        params: dict[str, object] = {"space": space_thing(place), "cus": game.cus[side][place]}
        word = yield Ask(side, "HM 18.4", "prompt-winter", [TRAIN_LOST, ROLL], params)
    if word == TRAIN_LOST:
        take_trains(game, side, place, 1)
        if game.telling:
            game.tell(WinteredBySupply(Seat(side), space_thing(place)))
        return
    die = game.dice.roll()
    loss = attrition(die, game.cus[side][place])
    if game.telling:
        game.tell(Attrition(Seat(side), space_thing(place), die, loss))
    yield from lose_cus(game, side, place, loss)
    settle(game, place % INSIDE)


def winter_at_sea(game: State) -> None:
    """HM 18.5: seaworthy warships become damaged; Rome's suffer more with corvi."""
    game.agenda.pop()
    for side in (CARTHAGE, ROME):
        ships = game.ready[side]
        if not ships:
            continue
        die = game.dice.roll()
        loss = min(ships, attrition(die + (1 if side == ROME and game.corvi else 0), ships))
        if game.telling:
            game.tell(WinterAtSea(Seat(side), die, loss))
        damage(game, side, loss)


def victory(game: State) -> None:
    """HM 20.2-20.4: count political points; the last turn decides, before that the weaker side loses PCs."""
    game.agenda.pop()
    rome, carthage = political_points(game, ROME), political_points(game, CARTHAGE)
    if game.telling:
        game.tell(PointsCounted(rome, carthage))
    if game.turn == TURNS:
        end_game(game, ROME if rome > carthage else CARTHAGE, POINTS)
        return
    game.push(NEXT_TURN)
    game.push(CHEST)
    if rome != carthage:
        game.push(REMOVE_PCS, ROME if rome < carthage else CARTHAGE, abs(rome - carthage))


def next_turn(game: State) -> None:
    """HM 5.2: the turn marker advances."""
    game.agenda.pop()
    game.turn += 1
    game.push(BEGIN_TURN)


# --- the war chest ------------------------------------------------------------------------------------------------


def chest(game: State) -> None:
    """HM 20.7: compare the OPS totals; the difference is for the lower one, less what trains level."""
    game.agenda.pop()
    rome, carthage = game.spent
    if game.telling:
        game.tell(ChestCompared(rome, carthage))
    if rome != carthage:
        game.push(CHEST_TRAINS, ROME if rome > carthage else CARTHAGE, abs(rome - carthage))


def chest_trains(game: State, side: int, difference: int) -> Flow:
    """HM 20.7: the player with the higher total may remove trains, each lowering the difference."""
    game.agenda.pop()
    while difference > 0:
        held = game.trains[side]
        options = [TRAIN + space for space in range(SPACES) if held[space] or held[space + INSIDE]]
        if not options:
            break
        options.append(DONE)
        word = yield Ask(side, "HM 20.7", "prompt-chest-trains", options, {"difference": difference})
        if word == DONE:
            break
        space = word - TRAIN
        take_trains(game, side, space if held[space] else space + INSIDE, 1)
        difference -= 1
    if difference > 0:
        game.push(CHEST_POINTS, 1 - side, difference)
