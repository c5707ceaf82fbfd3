"""HM 3, 8.8 and 10.12: how pieces come, move and go, and the immediate consequences."""

from hippodrome.games.hamilcar import board, cards, events, kinds, state, words
from hippodrome.games.hamilcar.rules import politics
from hippodrome.games.hamilcar.state import Force, OfSideAt, State
from hippodrome.kernel.rules import Choice, Flow, Params, Seat, Thing, pick


def how_many(
    side: int, rule: str, key: str, least: int, most: int, params: Params | None = None, at_once: bool = True
) -> Choice:
    """Ask for a number if there is a choice, or if a die or a loss follows (not `at_once`)."""
    return pick(side, rule, key, words.COUNT, list(range(least, most + 1)), params, at_once=at_once)


# --- new pieces ---------------------------------------------------------------------------------------------------


def add_cus(game: State, side: int, space: int, count: int, elephants: int = 0) -> None:
    """HM 6.7: add CUs to a space; if enemy CUs are in the field, inside its city, up to its capacity."""
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
        game.tell(events.Placed(Seat(side), Thing(piece), count, events.space(space)))
    settle(game, space)


def can_take_cus(game: State, side: int, space: int) -> bool:
    """HM 6.2, 6.7: whether a side's new pieces may come to a space: not under siege, and with room if inside."""
    place = game.stack_place(side, space)
    return place < board.INSIDE or (game.siege[space] == 0 and game.room(space) > 0)


def capital_can_take_cus(game: State, side: int) -> bool:
    """HM 7.10: whether new pieces may come to a side's capital."""
    capital = board.CAPITAL[side]
    return game.control[capital] == side and can_take_cus(game, side, capital)


def mustering_spaces(game: State, side: int, generals: list[int]) -> list[int]:
    """HM 7.10, cards 93, 95: the capital, or spaces with one of some generals, not besieged."""
    spaces = [board.CAPITAL[side]] if capital_can_take_cus(game, side) else []
    for general in generals:
        space = game.at[general] % board.INSIDE
        if space not in spaces and can_take_cus(game, side, space):
            spaces.append(space)
    return spaces


def add_trains(game: State, side: int, space: int, count: int) -> None:
    """HM 7.7: add supply trains to a space, up to the limit."""
    count = min(count, board.TRAIN_LIMIT - game.owned_trains(side))
    game.trains[side][game.stack_place(side, space)] += count
    if count and game.telling:
        game.tell(events.Placed(Seat(side), Thing("trains"), count, events.space(space)))


def add_ships(game: State, side: int, count: int) -> None:
    """HM 3.10: add seaworthy warships to the port pool; any above the limit are lost."""
    count = min(count, board.WARSHIP_LIMIT - game.owned_ships(side))
    game.ready[side] += count
    if count and game.telling:
        game.tell(events.Placed(Seat(side), Thing("warships"), count, None))


def ship_left(game: State, side: int) -> bool:
    """HM 3.10: whether a side may have one more warship."""
    return game.owned_ships(side) < board.WARSHIP_LIMIT


def add_damaged(game: State, side: int, count: int) -> None:
    """HM 11.9: add damaged warships to the port pool; any above the limit are lost."""
    game.damaged[side] += max(0, min(count, board.WARSHIP_LIMIT - game.owned_ships(side)))


def repair(game: State, side: int, count: int) -> None:
    """HM 7.5: make damaged warships seaworthy."""
    count = min(count, game.damaged[side])
    game.damaged[side] -= count
    game.ready[side] += count
    if count and game.telling:
        game.tell(events.Repaired(Seat(side), count))


def damage(game: State, side: int, count: int) -> None:
    """HM 18.5: damage seaworthy warships in the pool."""
    count = min(count, game.ready[side])
    game.ready[side] -= count
    game.damaged[side] += count
    if count and game.telling:
        game.tell(events.Damaged(Seat(side), count))


def place_general(game: State, general: int, space: int) -> None:
    """Put a general with his side's pieces in a space."""
    side = board.GENERAL_SIDE[general]
    game.at[general] = game.stack_place(side, space)
    if game.telling:
        game.tell(events.GeneralPlaced(Seat(side), events.general(general), events.space(space)))


# --- forces -------------------------------------------------------------------------------------------------------


def lift(game: State, side: int, place: int, force: Force) -> None:
    """Take a force from a place."""
    put(game, side, place, force, -1)


def put(game: State, side: int, place: int, force: Force, sign: int = 1) -> None:
    """Put a force at a place; with -1 as the sign, take it off."""
    game.cus[side][place] += sign * force.cus
    game.trains[side][place] += sign * force.trains
    if side == board.CARTHAGE:
        game.elephants[place] += sign * force.elephants
    for general in force.generals:
        game.at[general] = place if sign > 0 else state.ABOARD


def shift(game: State, side: int, place: int, goal: int, force: Force) -> None:
    """Move a force from one place to another."""
    lift(game, side, place, force)
    put(game, side, goal, force)


def go(game: State, side: int, space: int, goal: int, force: Force, how: str) -> None:
    """Move a force to another space without a march of its own; a siege without besiegers ends."""
    shift(game, side, space, goal, force)
    end_siege(game, space)
    if game.telling:
        generals = [events.general(general) for general in force.generals]
        start = events.space(space)
        game.tell(events.Moved(Seat(side), Thing(how), events.space(goal), force.cus, start, force.trains, generals))


def enter_city(game: State, side: int, space: int, force: Force) -> None:
    """HM 13.5, 15.5: move a force from the field into its city."""
    shift(game, side, space, space + board.INSIDE, force)
    if game.telling and (force.cus or force.trains or force.generals):
        generals = [events.general(general) for general in force.generals]
        game.tell(events.IntoCity(Seat(side), events.space(space), force.cus, force.trains, generals))


def stack_in(game: State, side: int, space: int) -> int:
    """Return the place in a space where a side's CUs are."""
    return space + board.INSIDE if game.cus[side][space + board.INSIDE] else space


def whole_stack(game: State, side: int, place: int) -> Force:
    """Return all that a side has at a place, as a force."""
    force = state.NO_FORCE.copy()
    force.cus = game.cus[side][place]
    force.elephants = game.elephants[place] if side == board.CARTHAGE else 0
    force.trains = game.trains[side][place]
    force.generals = game.generals_at(side, place)
    return force


# --- losses -------------------------------------------------------------------------------------------------------


def attrition(game: State, side: int, place: int, cus: int, modifier: int = 0, why: str = "") -> int:
    """HM 18.1: roll for attrition on `cus` CUs at a place; return how many are to be lost."""
    die = game.dice.roll()
    loss = board.attrition(die + modifier, cus)
    if game.telling:
        game.tell(events.Attrition(Seat(side), events.space(place), die, loss, {why: modifier} if modifier else {}))
    return loss


def elephants_lost(cus: int, elephants: int, loss: int) -> Choice:
    """HM 3.12: ask the owner how many elephants are among the CUs lost."""
    least, most = max(0, loss - (cus - elephants)), min(loss, elephants)
    return how_many(board.CARTHAGE, "HM 3.12", "prompt-elephant-losses", least, most, {"losses": loss})


def lose_cus(game: State, side: int, place: int, count: int) -> Flow:
    """HM 3.11-3.12: a stack loses CUs; the owner chooses how many elephants go."""
    count = min(count, game.cus[side][place])
    if count <= 0:
        return
    elephants = 0
    if side == board.CARTHAGE and game.elephants[place]:
        elephants = yield from elephants_lost(game.cus[side][place], game.elephants[place], count)
    take_cus(game, side, place, count, elephants)


def take_cus(game: State, side: int, place: int, count: int, elephants: int) -> None:
    """Remove CUs from the game."""
    game.cus[side][place] -= count
    if side == board.CARTHAGE:
        game.elephants[place] -= elephants
    if count and game.telling:
        game.tell(events.Lost(Seat(side), Thing("combat-units"), count, events.space(place)))
    end_siege(game, place % board.INSIDE)


def lose_from_force(game: State, side: int, force: Force, loss: int, place: int) -> Flow:
    """HM 3.12: a force at a place loses CUs; its owner chooses elephants."""
    if loss <= 0:
        return
    elephants = yield from elephants_lost(force.cus, force.elephants, loss)
    force.cus -= loss
    force.elephants -= elephants
    take_cus(game, side, place, loss, elephants)


class Lose(OfSideAt):
    """HM 3.12: a stack loses CUs, with all consequences."""

    def __init__(self, side: kinds.Side, place: kinds.Place, count: kinds.Amount) -> None:
        self.side, self.place, self.count = side, place, count

    def run(self, game: State) -> Flow:
        yield from lose_cus(game, self.side, self.place, self.count)
        settle(game, self.place % board.INSIDE)


def push_losses(game: State, side: int, place: int, count: int) -> None:
    """Let a stack lose CUs, without an errand if there is nothing to choose."""
    if count <= 0:
        return
    if side == board.CARTHAGE and game.elephants[place]:
        game.push(Lose(side, place, count))
        return
    take_cus(game, side, place, min(count, game.cus[side][place]), 0)
    settle(game, place % board.INSIDE)


def take_trains(game: State, side: int, place: int, count: int) -> None:
    """Remove trains from the game."""
    game.trains[side][place] -= count
    if count and game.telling:
        game.tell(events.Lost(Seat(side), Thing("trains"), count, events.space(place)))


def lose_force(game: State, side: int, place: int) -> None:
    """Lose all that a side has at a place; its generals are displaced."""
    take_cus(game, side, place, game.cus[side][place], game.elephants[place] if side == board.CARTHAGE else 0)
    abandon(game, side, place)


def abandon(game: State, side: int, place: int) -> None:
    """HM 8.8: lose trains and generals that are left without CUs."""
    take_trains(game, side, place, game.trains[side][place])
    displace_all(game, game.generals_at(side, place))


def displace_all(game: State, generals: list[int]) -> None:
    """HM 8.8: displace several generals."""
    for general in generals:
        displace(game, general)


def displace(game: State, general: int) -> None:
    """HM 8.8-8.9: displace a general: a Roman leaves the game, a Carthaginian joins the pool; Aristocrats cost PCs."""
    side = board.GENERAL_SIDE[general]
    to = state.REMOVED if side == board.ROME else state.DISPLACED if board.STAYS[general] else state.POOL
    leave_map(game, general, to, "displaced")
    if board.ARISTOCRAT[general]:
        game.push(politics.RemovePcs(side, board.BATTLE[general]))


def leave_map(game: State, general: int, to: int, how: str) -> None:
    """Take a general off the map."""
    game.at[general] = to
    if general == game.proconsul:
        game.proconsul = board.NOBODY
    if game.telling:
        game.tell(events.GeneralLeft(Seat(board.GENERAL_SIDE[general]), events.general(general), Thing(how)))


def end_siege(game: State, space: int) -> None:
    """HM 3.9: remove siege points at once when no CU of their side is there."""
    if game.siege[space] and not game.cus[game.siege_by[space]][space]:
        lift_siege(game, space)


def lift_siege(game: State, space: int) -> None:
    """HM 3.9: remove all siege points."""
    game.siege[space] = 0
    game.siege_by[space] = board.NOBODY


def settle(game: State, space: int) -> None:
    """Apply immediate consequences: HM 3.6 parts join, HM 3.9 sieges end, HM 8.8(a) the undefended are displaced."""
    cus = game.cus
    end_siege(game, space)
    if board.KIND[space] == board.WALLED:
        owner = game.control[space]
        if owner != board.NEUTRAL and not cus[1 - owner][space]:
            _join(game, owner, space)
    for side in (board.ROME, board.CARTHAGE):
        if cus[1 - side][space] and not cus[side][space]:
            abandon(game, side, space)


def _join(game: State, side: int, space: int) -> None:
    """HM 3.6: move a stack out of its city if no enemy CU is in the field."""
    inside = space + board.INSIDE
    if game.cus[side][inside] or game.trains[side][inside] or inside in game.at:
        shift(game, side, inside, space, whole_stack(game, side, inside))


# --- control, supremacy, seamanship -------------------------------------------------------------------------------


def set_control(game: State, space: int, side: int, told: bool = False) -> None:
    """HM 3.1: change the controller of a space (already logged if `told`), which may close an event about Syracusae."""
    game.control[space] = side
    if game.telling and not told:
        game.tell(events.ControlChanged(events.space(space), events.side(side)))
    if space == board.SYRACUSAE and side != board.NEUTRAL:
        slot = cards.CONDITION_CARDS.index(cards.HIERO_TREATY if side == board.ROME else cards.SYRACUSE_WAVERS)
        if game.boxes[slot] >= 0:
            close_event(game, slot)


def close_event(game: State, slot: int) -> None:
    """HM 21.5: close an open event; its card leaves the game."""
    game.boxes[slot] = -1
    game.gone.append(cards.CONDITION_CARDS[slot])


def hand_over_city(game: State, space: int, side: int) -> None:
    """Cards 84, 85: a city changes sides; what its old owner had inside comes out, siege points go."""
    old = game.control[space]
    if old != board.NEUTRAL:
        _join(game, old, space)
    lift_siege(game, space)
    set_control(game, space, side)
    settle(game, space)


def take_supremacy(game: State, side: int) -> None:
    """HM 10.12: give naval supremacy to a side."""
    if game.supremacy != side:
        game.supremacy = side
        if game.telling:
            game.tell(events.SupremacyTaken(Seat(side)))


def can_raise_seamanship(game: State) -> bool:
    """HM 12.1: whether seamanship is not yet very good."""
    return game.seamanship < len(board.SEAMANSHIP_NAMES) - 1


def raise_seamanship(game: State) -> None:
    """HM 12.1: raise seamanship one step, if there is one."""
    if can_raise_seamanship(game):
        set_seamanship(game, game.seamanship + 1)


def set_seamanship(game: State, step: int) -> None:
    """HM 12.1: set Roman seamanship."""
    game.seamanship = step
    if game.telling:
        game.tell(events.SeamanshipSet(Thing(board.SEAMANSHIP_NAMES[step])))


def lose_ships(game: State, side: int, count: int) -> None:
    """Lose warships for good; Rome's are counted for HM 12.4."""
    if side == board.ROME:
        game.ships_lost += count
    if count and game.telling:
        game.tell(events.Lost(Seat(side), Thing("warships"), count, None))


def check_seamanship(game: State) -> None:
    """HM 12.4: five Roman warships lost in a turn cost one step, once a turn."""
    if game.ships_lost >= 5 and not game.sank:
        game.sank = True
        if game.seamanship > 0:
            set_seamanship(game, game.seamanship - 1)


def in_africa(place: int) -> bool:
    """HM 3.4: whether a place is in Africa."""
    return board.REGION[place % board.INSIDE] == board.AFRICA
