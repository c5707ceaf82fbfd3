"""HM 18.4-18.5 and 20: winter, the victory check and the war chest."""

from hippodrome.games.hamilcar import board, errands, events, pieces, words
from hippodrome.games.hamilcar.rules import politics
from hippodrome.games.hamilcar.state import State
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.events import Seat


def winter(game: State) -> None:
    """HM 18.4-18.5: stacks abroad or besieged suffer, Carthage's first; then the fleets."""
    game.agenda.pop()
    game.push(errands.WINTER_SEA)
    for side in (board.ROME, board.CARTHAGE):
        cus = game.cus[side]
        for space in range(board.SPACES - 1, -1, -1):
            if cus[space] and game.control[space] != side:
                game.push(errands.WINTER_STACK, side, space)
            if cus[space + board.INSIDE] and game.siege[space]:
                game.push(errands.WINTER_STACK, side, space + board.INSIDE)


def winter_stack(game: State, side: int, place: int) -> Flow:
    """HM 18.4: a train from the same part of the space, or an attrition roll."""
    game.agenda.pop()
    # Losses of one stack can free another before its turn comes.
    if not game.cus[side][place] or (place >= board.INSIDE and not game.siege[place - board.INSIDE]):
        return
    word = words.ROLL
    if game.trains[side][place]:
        params: dict[str, object] = {"space": pieces.space_thing(place), "cus": game.cus[side][place]}
        word = yield Ask(side, "HM 18.4", "prompt-winter", [words.TRAIN_LOST, words.ROLL], params)
    if word == words.TRAIN_LOST:
        pieces.take_trains(game, side, place, 1)
        if game.telling:
            game.tell(events.WinteredBySupply(Seat(side), pieces.space_thing(place)))
        return
    die = game.dice.roll()
    loss = board.attrition(die, game.cus[side][place])
    if game.telling:
        game.tell(events.Attrition(Seat(side), pieces.space_thing(place), die, loss))
    yield from pieces.lose_cus(game, side, place, loss)
    pieces.settle(game, place % board.INSIDE)


def winter_at_sea(game: State) -> None:
    """HM 18.5: seaworthy warships become damaged; Rome's suffer more with corvi."""
    game.agenda.pop()
    for side in (board.CARTHAGE, board.ROME):
        ships = game.ready[side]
        if not ships:
            continue
        die = game.dice.roll()
        loss = min(ships, board.attrition(die + (1 if side == board.ROME and game.corvi else 0), ships))
        if game.telling:
            game.tell(events.WinterAtSea(Seat(side), die, loss))
        pieces.damage(game, side, loss)


def victory(game: State) -> None:
    """HM 20.2-20.4: count political points; the last turn decides, before that the weaker side loses PCs."""
    game.agenda.pop()
    rome, carthage = politics.political_points(game, board.ROME), politics.political_points(game, board.CARTHAGE)
    if game.telling:
        game.tell(events.PointsCounted(rome, carthage))
    if game.turn == board.TURNS:
        politics.end_game(game, board.ROME if rome > carthage else board.CARTHAGE, politics.POINTS)
        return
    game.push(errands.NEXT_TURN)
    game.push(errands.CHEST)
    if rome != carthage:
        game.push(errands.REMOVE_PCS, board.ROME if rome < carthage else board.CARTHAGE, abs(rome - carthage))


def next_turn(game: State) -> None:
    """HM 5.2: the turn marker advances."""
    game.agenda.pop()
    game.turn += 1
    game.push(errands.BEGIN_TURN)


# --- the war chest ------------------------------------------------------------------------------------------------


def chest(game: State) -> None:
    """HM 20.7: compare the OPS totals; the difference is for the lower one, less what trains level."""
    game.agenda.pop()
    rome, carthage = game.spent
    if game.telling:
        game.tell(events.ChestCompared(rome, carthage))
    if rome != carthage:
        game.push(errands.CHEST_TRAINS, board.ROME if rome > carthage else board.CARTHAGE, abs(rome - carthage))


def chest_trains(game: State, side: int, difference: int) -> Flow:
    """HM 20.7: the player with the higher total may remove trains, each lowering the difference."""
    game.agenda.pop()
    while difference > 0:
        held = game.trains[side]
        options = [words.TRAIN + space for space in range(board.SPACES) if held[space] or held[space + board.INSIDE]]
        if not options:
            break
        options.append(words.DONE)
        word = yield Ask(side, "HM 20.7", "prompt-chest-trains", options, {"difference": difference})
        if word == words.DONE:
            break
        space = word - words.TRAIN
        pieces.take_trains(game, side, space if held[space] else space + board.INSIDE, 1)
        difference -= 1
    if difference > 0:
        game.push(errands.CHEST_POINTS, 1 - side, difference)
