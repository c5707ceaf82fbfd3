"""HM 21: events with targets: which are legal, and what happens to each.

An event of this kind asks for targets one by one. The first is compulsory (an event must have some effect), the others
are "up to".
"""

from typing import Any

from hippodrome.games.hamilcar.board import (
    CARTHAGE,
    CARTHAGO,
    ELEPHANT_LIMIT,
    INSIDE,
    KIND,
    NEUTRAL,
    NORMAL,
    NORMAL_SPACES,
    PORT,
    PROVINCE,
    PROVINCE_NAMES,
    REGION,
    REGION_NAMES,
    ROMA,
    ROMANS,
    ROME,
    SIEGE_CUS,
    SPACE_NAMES,
    SPACES,
    STAYS,
    SYRACUSAE,
    TRAIN_LIMIT,
    TRIBES,
    WALLED_SPACES,
    attrition,
)
from hippodrome.games.hamilcar.cards import CARDS, EFFECT, FIRST_NUMBER, HANNO_THEVESTE, PARAMS
from hippodrome.games.hamilcar.conditions import free_tribes
from hippodrome.games.hamilcar.errands import SIEGE, SIEGE_WORKS
from hippodrome.games.hamilcar.events import Attrition
from hippodrome.games.hamilcar.pieces import (
    add_cus,
    add_trains,
    can_take_cus,
    damage,
    displace,
    in_africa,
    lose_cus,
    push_losses,
    set_control,
    settle,
    space_thing,
    take_trains,
)
from hippodrome.games.hamilcar.points import spend_point, train_spaces
from hippodrome.games.hamilcar.politics import can_miat_place, pc_spaces
from hippodrome.games.hamilcar.sieges import can_besiege, place_siege_points
from hippodrome.games.hamilcar.state import NOBODY, State
from hippodrome.games.hamilcar.words import (
    COMBAT_UNIT,
    COUNT,
    DONE,
    GENERAL,
    MIAT_PLACE,
    MIAT_TAKE,
    PC,
    SPACE,
    TRAIN,
    WARSHIPS,
)
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.events import Seat


def _most(params: dict[str, Any]) -> int:
    """How many targets an event may have, by its parameters."""
    for name in ("max", "steps", "stacks"):
        if name in params:
            most: int = params[name]
            return most
    return 1


def _picks(card: int) -> int:
    effect, params = EFFECT[card], PARAMS[card]
    if effect == "recruit":
        return 1 if params["where"] == "one_port" else 2
    if effect == "place_supply":
        return 3
    if effect == "elephants":
        return 2
    return _most(params)


_PICKS: list[int] = [_picks(card) for card in range(CARDS)]


def _named_spaces(card: int) -> list[int]:
    """The spaces of the provinces or regions that a card names; all if it names none."""
    params = PARAMS[card]
    if params.get("provinces"):
        wanted = {PROVINCE_NAMES.index(name.replace("_", "-")) for name in params["provinces"]}
        return [space for space in range(SPACES) if PROVINCE[space] in wanted]
    if "regions" in params:
        regions = {REGION_NAMES.index(name) for name in params["regions"]}
        return [space for space in range(SPACES) if REGION[space] in regions]
    if "not_provinces" in params:
        barred = {PROVINCE_NAMES.index(name) for name in params["not_provinces"]}
        return [space for space in range(SPACES) if PROVINCE[space] not in barred]
    return list(range(SPACES))


SPACES_OF_CARD: list[list[int]] = [_named_spaces(card) for card in range(CARDS)]
TRAITORS_BARRED: list[int] = [
    space for space in range(SPACES) if SPACE_NAMES[space] in ("roma", "carthago", "syracusae", "lilybaeum")
]


def picks(card: int) -> int:
    """How many targets an event may have."""
    return _PICKS[card]


def targets(game: State, side: int, card: int, left: int) -> list[int]:
    """The legal targets of an event as words; `left` targets may still be named."""
    effect = EFFECT[card]
    if effect in ("remove_pcs", "coastal_raid"):
        return _pcs_to_remove(game, side, card, left)
    if effect == "place_pcs":
        return _pcs_to_place(game, side, card)
    if effect == "flip_pcs":
        return [PC + space for space in _undefended(game, 1 - side, SPACES_OF_CARD[card])]
    if effect == "recruit":
        return _recruiting_places(game, side, card)
    if effect == "elephants":
        return _elephant_places(game)
    if effect == "blockade_run":
        return [SPACE + space for space in WALLED_SPACES if _blockaded(game, space)]
    if effect == "place_supply_at":
        return [SPACE + SYRACUSAE]
    if effect == "place_supply":
        return [TRAIN + space for space in train_spaces(game, side)]
    if effect == "free_siege_point":
        return [SPACE + space for space in WALLED_SPACES if _traitor_inside(game, side, space)]
    if effect == "siege_attempts":
        return _besiegers(game, side)
    return _more_targets(game, side, card)


def _more_targets(game: State, side: int, card: int) -> list[int]:
    effect = EFFECT[card]
    if effect == "remove_siege_point":
        return [
            SPACE + space
            for space in WALLED_SPACES
            if PORT[space] and game.control[space] == side and game.siege[space]
        ]
    if effect == "plague":
        other = game.cus[1 - side]
        return [SPACE + space for space in range(SPACES) if max(other[space], other[space + INSIDE]) >= 5]
    if effect == "desertion":
        punic = game.cus[CARTHAGE]
        return [
            SPACE + space
            for space in range(SPACES)
            if not in_africa(space) and max(punic[space], punic[space + INSIDE]) >= 3
        ]
    if effect == "crucify":
        return [GENERAL + general for general in game.on_map(CARTHAGE) if game.defeated[general] and not STAYS[general]]
    assert effect == "miat_steps"
    options = [MIAT_PLACE] if can_miat_place(game) else []
    if game.miat[1 - side]:
        options.append(MIAT_TAKE)
    return options


def _undefended(game: State, owner: int, spaces: list[int]) -> list[int]:
    """Normal spaces with a PC of a side and none of its CUs."""
    return [
        space
        for space in spaces
        if KIND[space] == NORMAL and game.control[space] == owner and not game.cus[owner][space]
    ]


def _pcs_to_remove(game: State, side: int, card: int, left: int) -> list[int]:
    """Cards 89, 90, 118-122: enemy PCs without a CU; card 90 may take one tribe instead."""
    spaces = _undefended(game, 1 - side, SPACES_OF_CARD[card])
    if EFFECT[card] == "coastal_raid":
        spaces = [space for space in spaces if PORT[space]]
    words = [PC + space for space in spaces]
    if "or_one_tribe" in PARAMS[card] and left == picks(card):
        words += [
            SPACE + space
            for space in TRIBES
            if space in SPACES_OF_CARD[card] and game.control[space] == CARTHAGE and not game.cus[CARTHAGE][space]
        ]
    return words


def _pcs_to_place(game: State, side: int, card: int) -> list[int]:
    """Card 91: neutral normal spaces of Numidia without a Roman CU; card 117: as HM 17.3."""
    if not PARAMS[card]["provinces"]:
        return [PC + space for space in pc_spaces(game, side)]
    named = SPACES_OF_CARD[card]
    return [
        PC + space
        for space in NORMAL_SPACES
        if space in named and game.control[space] == NEUTRAL and not game.cus[1 - side][space]
    ]


def _recruiting_places(game: State, side: int, card: int) -> list[int]:
    """Card 93: Carthago or with generals; card 94: one port of Sicily, Sardinia or Corsica."""
    if PARAMS[card]["where"] == "one_port":
        return [
            SPACE + space
            for space in SPACES_OF_CARD[card]
            if PORT[space] and game.control[space] == CARTHAGE and not game.siege[space] and not game.cus[ROME][space]
        ]
    spaces = [CARTHAGO] if game.control[CARTHAGO] == CARTHAGE and can_take_cus(game, side, CARTHAGO) else []
    for general in game.on_map(side):
        space = game.at[general] % INSIDE
        if space not in spaces and can_take_cus(game, side, space):
            spaces.append(space)
    return [SPACE + space for space in spaces]


def _elephant_places(game: State) -> list[int]:
    """Card 95: Carthago, or with a general in Africa, not besieged."""
    spaces = [CARTHAGO] if game.control[CARTHAGO] == CARTHAGE and can_take_cus(game, CARTHAGE, CARTHAGO) else []
    for general in game.on_map(CARTHAGE):
        space = game.at[general] % INSIDE
        if in_africa(space) and space not in spaces and can_take_cus(game, CARTHAGE, space):
            spaces.append(space)
    return [SPACE + space for space in spaces]


def _blockaded(game: State, space: int) -> bool:
    """Card 78: a besieged Carthaginian port city that can take a train or a CU."""
    if not PORT[space] or game.control[space] != CARTHAGE or not game.siege[space]:
        return False
    return game.owned_trains(CARTHAGE) < TRAIN_LIMIT or game.room(space) > 0


def _traitor_inside(game: State, side: int, space: int) -> bool:
    """Card 102: a city of others, not one of the four, before which an own general stands with three CUs."""
    if space in TRAITORS_BARRED or game.control[space] == side or game.cus[side][space] < SIEGE_CUS:
        return False
    return len(game.generals_at(side, space)) > 0


def _besiegers(game: State, side: int) -> list[int]:
    """Card 103: generals who could make an attempt where they stand."""
    return [
        GENERAL + general
        for general in game.on_map(side)
        if game.at[general] < INSIDE and can_besiege(game, side, game.at[general])
    ]


# --- naming and applying ------------------------------------------------------------------------------------------


def choose(game: State, card: int, side: int, left: int) -> Flow:
    """HM 21.1: name the targets of an event one by one."""
    game.agenda.pop()
    named: list[int] = []
    while left > 0:
        options = [word for word in targets(game, side, card, left) if _may_repeat(card) or word not in named]
        if EFFECT[card] == "elephants" and (named or game.owned_elephants() >= ELEPHANT_LIMIT):
            options = named[:1] if game.owned_elephants() < ELEPHANT_LIMIT else []
        if not options:
            return
        if named and EFFECT[card] != "recruit":
            options.append(DONE)
        word = options[0]
        if len(options) > 1:
            params: dict[str, object] = {"card": f"card-{card + FIRST_NUMBER}", "left": left}
            word = yield Ask(side, "HM 21.1", "prompt-target", options, params)
        if word == DONE:
            return
        named.append(word)
        left -= 1
        if EFFECT[card] in ("blockade_run", "place_supply_at"):
            yield from deliver(game, side, card, word - SPACE)
        elif apply(game, side, card, word):
            return


def _may_repeat(card: int) -> bool:
    """Whether a target may be named twice."""
    return EFFECT[card] in ("recruit", "elephants", "place_supply", "miat_steps")


def apply(game: State, side: int, card: int, word: int) -> bool:
    """What happens to one target; True if the event is over by it."""
    effect = EFFECT[card]
    if effect in ("remove_pcs", "coastal_raid"):
        tribe = word < PC
        set_control(game, word - (SPACE if tribe else PC), NEUTRAL)
        return tribe
    if effect in ("place_pcs", "flip_pcs"):
        set_control(game, word - PC, side)
    elif effect == "recruit":
        add_cus(game, side, word - SPACE, 2 if PARAMS[card]["where"] == "one_port" else 1)
    elif effect == "elephants":
        add_cus(game, side, word - SPACE, 1, 1)
    elif effect == "place_supply":
        add_trains(game, side, word - TRAIN, 1)
    elif effect == "free_siege_point":
        place_siege_points(game, side, word - SPACE, 1)
    elif effect == "siege_attempts":
        game.push(SIEGE_WORKS, word - GENERAL, 2)
    elif effect == "remove_siege_point":
        relieve(game, word - SPACE)
    elif effect == "plague":
        plague(game, 1 - side, word - SPACE)
    elif effect == "desertion":
        push_losses(game, CARTHAGE, stack_in(game, CARTHAGE, word - SPACE), 1)
    elif effect == "crucify":
        place = game.at[word - GENERAL]
        displace(game, word - GENERAL)
        settle(game, place % INSIDE)
    else:
        spend_point(game, side, word)
    return False


def stack_in(game: State, side: int, space: int) -> int:
    """The place in a space where a side's CUs are."""
    return space + INSIDE if game.cus[side][space + INSIDE] else space


def relieve(game: State, space: int) -> None:
    """Card 105: one siege point less."""
    game.siege[space] -= 1
    if not game.siege[space]:
        game.siege_by[space] = NOBODY


def plague(game: State, side: int, space: int) -> None:
    """Card 106: attrition with +1 for a stack; trains do not help."""
    place = stack_in(game, side, space)
    die = game.dice.roll() + 1
    loss = attrition(die, game.cus[side][place])
    if game.telling:
        game.tell(Attrition(Seat(side), space_thing(space), die, loss))
    push_losses(game, side, place, loss)


def deliver(game: State, side: int, card: int, space: int) -> Flow:
    """Card 78: up to two trains and a CU into a besieged city; card 86: up to three trains to Syracusae."""
    supply: int = PARAMS[card]["supply"]
    most = min(supply, TRAIN_LIMIT - game.owned_trains(side))
    room = game.room(space) if EFFECT[card] == "blockade_run" else 0
    least = 0 if room else 1
    trains = most
    if most > least:
        options = [COUNT + count for count in range(least, most + 1)]
        word = yield Ask(side, "HM 21.1", "prompt-deliver-trains", options)
        trains = word - COUNT
    add_trains(game, side, space, trains)
    if room:
        word = COUNT + 1
        if trains:
            word = yield Ask(side, "HM 21.1", "prompt-deliver-cu", [COUNT, COUNT + 1])
        add_cus(game, side, space, word - COUNT)


def siege_works(game: State, general: int, left: int) -> None:
    """Card 103: two attempts where the general stands, the second only if it is still legal."""
    game.agenda.pop()
    place = game.at[general]
    side = ROME if general < ROMANS else CARTHAGE
    if left and 0 <= place < INSIDE and can_besiege(game, side, place):
        game.push(SIEGE_WORKS, general, left - 1)
        game.push(SIEGE, side, place)


# --- what the victim chooses --------------------------------------------------------------------------------------


def victim(game: State, card: int, side: int) -> Flow:
    """Cards 92, 107, 111: a choice of targets that is not the event player's, or comes later."""
    game.agenda.pop()
    if card == HANNO_THEVESTE:
        yield from win_tribe(game)
    elif EFFECT[card] == "dearth":
        yield from dearth(game, side)
    else:
        yield from slave_plot(game, side)


def win_tribe(game: State) -> Flow:
    """Card 92: one Numidian tribe becomes Carthaginian."""
    options = [SPACE + space for space in free_tribes(game)]
    word = options[0]
    if len(options) > 1:
        word = yield Ask(CARTHAGE, "HM 21.5", "prompt-tribe", options)
    space = word - SPACE
    game.siege[space] = 0
    game.siege_by[space] = NOBODY
    set_control(game, space, CARTHAGE)


def dearth(game: State, side: int) -> Flow:
    """Card 107: two trains of the victim's choice, or what he has and a CU."""
    trains = sum(game.trains[side])
    for left in range(min(2, trains), 0, -1):
        held = game.trains[side]
        places = [place for place in range(2 * SPACES) if held[place]]
        word = TRAIN + places[0] % INSIDE
        if len(places) > 1:
            options = [TRAIN + place % INSIDE for place in places]
            word = yield Ask(side, "HM 21.1", "prompt-lose-train", options, {"left": left})
        space = word - TRAIN
        take_trains(game, side, space if held[space] else space + INSIDE, 1)
    if trains >= 2:
        return
    held = game.cus[side]
    places = [place for place in range(2 * SPACES) if held[place]]
    if not places:
        return
    word = SPACE + places[0] % INSIDE
    if len(places) > 1:
        word = yield Ask(side, "HM 21.1", "prompt-lose-cu", [SPACE + place % INSIDE for place in places])
    space = word - SPACE
    yield from lose_cus(game, side, stack_in(game, side, space), 1)
    settle(game, space)


def slave_plot(game: State, side: int) -> Flow:
    """Card 111: a CU from Roma, or two seaworthy warships damaged, as Rome chooses."""
    place = stack_in(game, ROME, ROMA)
    options = [COMBAT_UNIT] if game.cus[ROME][place] else []
    if game.ready[ROME]:
        options.append(WARSHIPS)
    word = options[0]
    if len(options) > 1:
        word = yield Ask(side, "HM 21.1", "prompt-slave-plot", options)
    if word == WARSHIPS:
        damage(game, ROME, 2)
    else:
        yield from lose_cus(game, ROME, place, 1)
        settle(game, ROMA)
