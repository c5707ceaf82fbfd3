"""HM 3, 8.8 and 10.12: pieces coming, moving and going, and what follows from it at once."""

from hippodrome.games.hamilcar import board, cards, errands, events, state, words
from hippodrome.games.hamilcar.state import Force, State
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.events import Seat, Thing


def space_thing(place: int) -> Thing:
    """The space of a place, for events."""
    return Thing(board.SPACE_NAMES[place % board.INSIDE])


# --- new pieces ---------------------------------------------------------------------------------------------------


def add_cus(game: State, side: int, space: int, count: int, elephants: int = 0) -> None:
    """HM 6.7: CUs come to a space; inside its city if enemy CUs are in the field, as many as find room."""
    place = game.stack_place(side, space)
    if place >= board.INSIDE:
        count = min(count, game.room(space))
        elephants = min(elephants, count)
    if count <= 0:
        return
    game.cus[side][place] += count
    if elephants:
        game.elephants[place] += min(elephants, board.ELEPHANT_LIMIT)
    if game.telling:
        piece = "elephants" if elephants else "combat-units"
        game.tell(events.Placed(Seat(side), Thing(piece), count, space_thing(space)))
    settle(game, space)


def can_take_cus(game: State, side: int, space: int) -> bool:
    """HM 6.2, 6.7: whether new pieces may come to where a side stands in a space: not besieged, and room if inside."""
    place = game.stack_place(side, space)
    return place < board.INSIDE or (game.siege[space] == 0 and game.room(space) > 0)


def add_trains(game: State, side: int, space: int, count: int) -> None:
    """HM 7.7: supply trains come to a space, up to the limit."""
    count = min(count, board.TRAIN_LIMIT - game.owned_trains(side))
    if count <= 0:
        return
    game.trains[side][game.stack_place(side, space)] += count
    if game.telling:
        game.tell(events.Placed(Seat(side), Thing("trains"), count, space_thing(space)))


def add_ships(game: State, side: int, count: int) -> None:
    """HM 3.10: seaworthy warships come into the port pool; what exceeds the limit is lost."""
    count = min(count, board.WARSHIP_LIMIT - game.owned_ships(side))
    if count <= 0:
        return
    game.ready[side] += count
    if game.telling:
        game.tell(events.Placed(Seat(side), Thing("warships"), count, None))


def add_damaged(game: State, side: int, count: int) -> None:
    """HM 11.9: damaged warships come into the port pool; what exceeds the limit is lost."""
    game.damaged[side] += max(0, min(count, board.WARSHIP_LIMIT - game.owned_ships(side)))


def repair(game: State, side: int, count: int) -> None:
    """HM 7.5: damaged warships become seaworthy."""
    count = min(count, game.damaged[side])
    if count <= 0:
        return
    game.damaged[side] -= count
    game.ready[side] += count
    if game.telling:
        game.tell(events.Repaired(Seat(side), count))


def damage(game: State, side: int, count: int) -> None:
    """HM 18.5: seaworthy warships in the pool become damaged."""
    count = min(count, game.ready[side])
    if count <= 0:
        return
    game.ready[side] -= count
    game.damaged[side] += count
    if game.telling:
        game.tell(events.Damaged(Seat(side), count))


def place_general(game: State, general: int, space: int) -> None:
    """A general takes the field with the pieces his side has in a space."""
    side = board.GENERAL_SIDE[general]
    game.at[general] = game.stack_place(side, space)
    if game.telling:
        game.tell(events.GeneralPlaced(Seat(side), Thing(board.GENERAL_NAMES[general]), space_thing(space)))


# --- forces -------------------------------------------------------------------------------------------------------


def lift(game: State, side: int, place: int, force: Force) -> None:
    """Take a force off a place."""
    game.cus[side][place] -= force.cus
    game.trains[side][place] -= force.trains
    if side == board.CARTHAGE:
        game.elephants[place] -= force.elephants
    for general in force.generals:
        game.at[general] = state.ABOARD


def put(game: State, side: int, place: int, force: Force) -> None:
    """Put a force down at a place."""
    game.cus[side][place] += force.cus
    game.trains[side][place] += force.trains
    if side == board.CARTHAGE:
        game.elephants[place] += force.elephants
    for general in force.generals:
        game.at[general] = place


def whole_stack(game: State, side: int, place: int) -> Force:
    """All that a side has at a place, as a force."""
    force = Force()
    force.cus = game.cus[side][place]
    force.elephants = game.elephants[place] if side == board.CARTHAGE else 0
    force.trains = game.trains[side][place]
    force.generals = game.generals_at(side, place)
    return force


# --- losses -------------------------------------------------------------------------------------------------------


def lose_cus(game: State, side: int, place: int, count: int) -> Flow:
    """HM 3.11-3.12: a stack loses CUs; if some of them are elephants the owner says how many of those go."""
    held = game.cus[side][place]
    count = min(count, held)
    if count <= 0:
        return
    elephants = 0
    if side == board.CARTHAGE and game.elephants[place]:
        of_them = game.elephants[place]
        low, high = max(0, count - (held - of_them)), min(count, of_them)
        elephants = low
        if low < high:
            options = [words.COUNT + number for number in range(low, high + 1)]
            word = yield Ask(side, "HM 3.12", "prompt-elephant-losses", options, {"losses": count})
            elephants = word - words.COUNT
    take_cus(game, side, place, count, elephants)


def take_cus(game: State, side: int, place: int, count: int, elephants: int) -> None:
    """CUs leave the game."""
    game.cus[side][place] -= count
    if side == board.CARTHAGE:
        game.elephants[place] -= elephants
    if count and game.telling:
        game.tell(events.Lost(Seat(side), Thing("combat-units"), count, space_thing(place)))
    end_siege(game, place % board.INSIDE)


def lose_errand(game: State, side: int, place: int, count: int) -> Flow:
    """An errand: a stack loses CUs, and what follows from it."""
    game.agenda.pop()
    yield from lose_cus(game, side, place, count)
    settle(game, place % board.INSIDE)


def push_losses(game: State, side: int, place: int, count: int) -> None:
    """Let a stack lose CUs, at once if there is nothing to choose."""
    if count <= 0:
        return
    if side == board.CARTHAGE and game.elephants[place]:
        game.push(errands.LOSE, side, place, count)
        return
    take_cus(game, side, place, min(count, game.cus[side][place]), 0)
    settle(game, place % board.INSIDE)


def take_trains(game: State, side: int, place: int, count: int) -> None:
    """Trains leave the game."""
    game.trains[side][place] -= count
    if count and game.telling:
        game.tell(events.Lost(Seat(side), Thing("trains"), count, space_thing(place)))


def lose_force(game: State, side: int, place: int) -> None:
    """All that a side has at a place is lost, its generals displaced."""
    take_cus(game, side, place, game.cus[side][place], game.elephants[place] if side == board.CARTHAGE else 0)
    take_trains(game, side, place, game.trains[side][place])
    for general in game.generals_at(side, place):
        displace(game, general)


def displace(game: State, general: int) -> None:
    """HM 8.8-8.9: a displaced Roman is out of the game, a Carthaginian in the pool; an Aristocrat costs PCs."""
    side = board.GENERAL_SIDE[general]
    leave_map(
        game,
        general,
        state.REMOVED if side == board.ROME else state.DISPLACED if board.STAYS[general] else state.POOL,
        "displaced",
    )
    if board.ARISTOCRAT[general]:
        game.push(errands.REMOVE_PCS, side, board.BATTLE[general])


def leave_map(game: State, general: int, to: int, how: str) -> None:
    """A general leaves the map."""
    game.at[general] = to
    if general == game.proconsul:
        game.proconsul = board.NOBODY
    if game.telling:
        game.tell(
            events.GeneralLeft(Seat(board.GENERAL_SIDE[general]), Thing(board.GENERAL_NAMES[general]), Thing(how))
        )


def end_siege(game: State, space: int) -> None:
    """HM 3.9: siege points vanish at once when no CU of their side is there."""
    if game.siege[space] and not game.cus[game.siege_by[space]][space]:
        game.siege[space] = 0
        game.siege_by[space] = board.NOBODY


def settle(game: State, space: int) -> None:
    """What follows at once in a space: HM 3.6 parts join, HM 3.9 sieges end, HM 8.8(a) the undefended are displaced."""
    cus = game.cus
    end_siege(game, space)
    if board.KIND[space] == board.WALLED:
        owner = game.control[space]
        if owner != board.NEUTRAL and not cus[1 - owner][space]:
            _join(game, owner, space)
    for side in (board.ROME, board.CARTHAGE):
        if cus[1 - side][space] and not cus[side][space]:
            take_trains(game, side, space, game.trains[side][space])
            for general in game.generals_at(side, space):
                displace(game, general)


def _join(game: State, side: int, space: int) -> None:
    """HM 3.6: without an enemy CU in the field what is inside a city comes out."""
    inside = space + board.INSIDE
    if game.cus[side][inside] or game.trains[side][inside] or game.generals_at(side, inside):
        force = whole_stack(game, side, inside)
        lift(game, side, inside, force)
        put(game, side, space, force)


# --- control, supremacy, seamanship -------------------------------------------------------------------------------


def set_control(game: State, space: int, side: int) -> None:
    """HM 3.1: a space changes its controller; an open event about Syracusae may be over by it."""
    game.control[space] = side
    if game.telling:
        game.tell(events.ControlChanged(space_thing(space), Thing(board.SIDE_NAMES[side])))
    if space == board.SYRACUSAE and side != board.NEUTRAL:
        card = cards.HIERO_TREATY if side == board.ROME else cards.SYRACUSE_WAVERS
        slot = cards.CONDITION_CARDS.index(card)
        if game.boxes[slot] >= 0:
            game.boxes[slot] = -1
            game.gone.append(card)


def hand_over_city(game: State, space: int, side: int) -> None:
    """Cards 84, 85: a city changes sides; what the old owner had inside is now outside, siege points go."""
    old = game.control[space]
    if old != board.NEUTRAL:
        _join(game, old, space)
    game.siege[space] = 0
    game.siege_by[space] = board.NOBODY
    set_control(game, space, side)
    settle(game, space)


def take_supremacy(game: State, side: int) -> None:
    """HM 10.12: naval supremacy goes to a side."""
    if game.supremacy != side:
        game.supremacy = side
        if game.telling:
            game.tell(events.SupremacyTaken(Seat(side)))


def raise_seamanship(game: State) -> None:
    """HM 12.1: one step up, if there is one."""
    if game.seamanship < len(board.SEAMANSHIP_NAMES) - 1:
        game.seamanship += 1
        if game.telling:
            game.tell(events.SeamanshipSet(Thing(board.SEAMANSHIP_NAMES[game.seamanship])))


def lose_ships(game: State, side: int, count: int) -> None:
    """Warships are lost for good; Rome's are counted for HM 12.4."""
    if count <= 0:
        return
    if side == board.ROME:
        game.ships_lost += count
    if game.telling:
        game.tell(events.Lost(Seat(side), Thing("warships"), count, None))


def check_seamanship(game: State) -> None:
    """HM 12.4: five Roman warships lost in a turn cost one step, once a turn."""
    if game.ships_lost >= 5 and not game.sank:
        game.sank = True
        if game.seamanship > 0:
            game.seamanship -= 1
            if game.telling:
                game.tell(events.SeamanshipSet(Thing(board.SEAMANSHIP_NAMES[game.seamanship])))


def in_africa(place: int) -> bool:
    """HM 3.4: whether a place is in Africa."""
    return board.REGION[place % board.INSIDE] == board.AFRICA
