"""HM 21: events with targets: which are legal, and what happens to each.

An event of this kind asks for targets one by one. The first is compulsory (an event must have some effect), the others
are "up to".
"""

from typing import Any

from hippodrome.games.hamilcar import board, cards, errands, pieces, words
from hippodrome.games.hamilcar.events import Attrition
from hippodrome.games.hamilcar.rules import conditions, points, politics, sieges
from hippodrome.games.hamilcar.state import State
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
    effect, params = cards.EFFECT[card], cards.PARAMS[card]
    if effect == "recruit":
        return 1 if params["where"] == "one_port" else 2
    if effect == "place_supply":
        return 3
    if effect == "elephants":
        return 2
    return _most(params)


_PICKS: list[int] = [_picks(card) for card in range(cards.CARDS)]


def _named_spaces(card: int) -> list[int]:
    """The spaces of the provinces or regions that a card names; all if it names none."""
    params = cards.PARAMS[card]
    if params.get("provinces"):
        wanted = {board.PROVINCE_NAMES.index(name.replace("_", "-")) for name in params["provinces"]}
        return [space for space in range(board.SPACES) if board.PROVINCE[space] in wanted]
    if "regions" in params:
        regions = {board.REGION_NAMES.index(name) for name in params["regions"]}
        return [space for space in range(board.SPACES) if board.REGION[space] in regions]
    if "not_provinces" in params:
        barred = {board.PROVINCE_NAMES.index(name) for name in params["not_provinces"]}
        return [space for space in range(board.SPACES) if board.PROVINCE[space] not in barred]
    return list(range(board.SPACES))


SPACES_OF_CARD: list[list[int]] = [_named_spaces(card) for card in range(cards.CARDS)]
TRAITORS_BARRED: list[int] = [
    space for space in range(board.SPACES) if board.SPACE_NAMES[space] in ("roma", "carthago", "syracusae", "lilybaeum")
]


def picks(card: int) -> int:
    """How many targets an event may have."""
    return _PICKS[card]


def targets(game: State, side: int, card: int, left: int) -> list[int]:
    """The legal targets of an event as words; `left` targets may still be named."""
    effect = cards.EFFECT[card]
    if effect in ("remove_pcs", "coastal_raid"):
        return _pcs_to_remove(game, side, card, left)
    if effect == "place_pcs":
        return _pcs_to_place(game, side, card)
    if effect == "flip_pcs":
        return [words.PC + space for space in _undefended(game, 1 - side, SPACES_OF_CARD[card])]
    if effect == "recruit":
        return _recruiting_places(game, side, card)
    if effect == "elephants":
        return _elephant_places(game)
    if effect == "blockade_run":
        return [words.SPACE + space for space in board.WALLED_SPACES if _blockaded(game, space)]
    if effect == "place_supply_at":
        return [words.SPACE + board.SYRACUSAE]
    if effect == "place_supply":
        return [words.TRAIN + space for space in points.train_spaces(game, side)]
    if effect == "free_siege_point":
        return [words.SPACE + space for space in board.WALLED_SPACES if _traitor_inside(game, side, space)]
    if effect == "siege_attempts":
        return _besiegers(game, side)
    return _more_targets(game, side, card)


def _more_targets(game: State, side: int, card: int) -> list[int]:
    effect = cards.EFFECT[card]
    if effect == "remove_siege_point":
        return [
            words.SPACE + space
            for space in board.WALLED_SPACES
            if board.PORT[space] and game.control[space] == side and game.siege[space]
        ]
    if effect == "plague":
        other = game.cus[1 - side]
        return [
            words.SPACE + space for space in range(board.SPACES) if max(other[space], other[space + board.INSIDE]) >= 5
        ]
    if effect == "desertion":
        punic = game.cus[board.CARTHAGE]
        return [
            words.SPACE + space
            for space in range(board.SPACES)
            if not pieces.in_africa(space) and max(punic[space], punic[space + board.INSIDE]) >= 3
        ]
    if effect == "crucify":
        return [
            words.GENERAL + general
            for general in game.on_map(board.CARTHAGE)
            if game.defeated[general] and not board.STAYS[general]
        ]
    assert effect == "miat_steps"
    options = [words.MIAT_PLACE] if politics.can_miat_place(game) else []
    if game.miat[1 - side]:
        options.append(words.MIAT_TAKE)
    return options


def _undefended(game: State, owner: int, spaces: list[int]) -> list[int]:
    """Normal spaces with a PC of a side and none of its CUs."""
    return [
        space
        for space in spaces
        if board.KIND[space] == board.NORMAL and game.control[space] == owner and not game.cus[owner][space]
    ]


def _pcs_to_remove(game: State, side: int, card: int, left: int) -> list[int]:
    """Cards 89, 90, 118-122: enemy PCs without a CU; card 90 may take one tribe instead."""
    spaces = _undefended(game, 1 - side, SPACES_OF_CARD[card])
    if cards.EFFECT[card] == "coastal_raid":
        spaces = [space for space in spaces if board.PORT[space]]
    options = [words.PC + space for space in spaces]
    if "or_one_tribe" in cards.PARAMS[card] and left == picks(card):
        options += [
            words.SPACE + space
            for space in board.TRIBES
            if space in SPACES_OF_CARD[card]
            and game.control[space] == board.CARTHAGE
            and not game.cus[board.CARTHAGE][space]
        ]
    return options


def _pcs_to_place(game: State, side: int, card: int) -> list[int]:
    """Card 91: neutral normal spaces of Numidia without a Roman CU; card 117: as HM 17.3."""
    if not cards.PARAMS[card]["provinces"]:
        return [words.PC + space for space in politics.pc_spaces(game, side)]
    named = SPACES_OF_CARD[card]
    return [
        words.PC + space
        for space in board.NORMAL_SPACES
        if space in named and game.control[space] == board.NEUTRAL and not game.cus[1 - side][space]
    ]


def _recruiting_places(game: State, side: int, card: int) -> list[int]:
    """Card 93: Carthago or with generals; card 94: one port of Sicily, Sardinia or Corsica."""
    if cards.PARAMS[card]["where"] == "one_port":
        return [
            words.SPACE + space
            for space in SPACES_OF_CARD[card]
            if board.PORT[space]
            and game.control[space] == board.CARTHAGE
            and not game.siege[space]
            and not game.cus[board.ROME][space]
        ]
    spaces = (
        [board.CARTHAGO]
        if game.control[board.CARTHAGO] == board.CARTHAGE and pieces.can_take_cus(game, side, board.CARTHAGO)
        else []
    )
    for general in game.on_map(side):
        space = game.at[general] % board.INSIDE
        if space not in spaces and pieces.can_take_cus(game, side, space):
            spaces.append(space)
    return [words.SPACE + space for space in spaces]


def _elephant_places(game: State) -> list[int]:
    """Card 95: Carthago, or with a general in Africa, not besieged."""
    spaces = (
        [board.CARTHAGO]
        if game.control[board.CARTHAGO] == board.CARTHAGE and pieces.can_take_cus(game, board.CARTHAGE, board.CARTHAGO)
        else []
    )
    for general in game.on_map(board.CARTHAGE):
        space = game.at[general] % board.INSIDE
        if pieces.in_africa(space) and space not in spaces and pieces.can_take_cus(game, board.CARTHAGE, space):
            spaces.append(space)
    return [words.SPACE + space for space in spaces]


def _blockaded(game: State, space: int) -> bool:
    """Card 78: a besieged Carthaginian port city that can take a train or a CU."""
    if not board.PORT[space] or game.control[space] != board.CARTHAGE or not game.siege[space]:
        return False
    return game.owned_trains(board.CARTHAGE) < board.TRAIN_LIMIT or game.room(space) > 0


def _traitor_inside(game: State, side: int, space: int) -> bool:
    """Card 102: a city of others, not one of the four, before which an own general stands with three CUs."""
    if space in TRAITORS_BARRED or game.control[space] == side or game.cus[side][space] < board.SIEGE_CUS:
        return False
    return len(game.generals_at(side, space)) > 0


def _besiegers(game: State, side: int) -> list[int]:
    """Card 103: generals who could make an attempt where they stand."""
    return [
        words.GENERAL + general
        for general in game.on_map(side)
        if game.at[general] < board.INSIDE and sieges.can_besiege(game, side, game.at[general])
    ]


# --- naming and applying ------------------------------------------------------------------------------------------


def choose(game: State, card: int, side: int, left: int) -> Flow:
    """HM 21.1: name the targets of an event one by one."""
    game.agenda.pop()
    named: list[int] = []
    while left > 0:
        options = [word for word in targets(game, side, card, left) if _may_repeat(card) or word not in named]
        if cards.EFFECT[card] == "elephants" and (named or game.owned_elephants() >= board.ELEPHANT_LIMIT):
            options = named[:1] if game.owned_elephants() < board.ELEPHANT_LIMIT else []
        if not options:
            return
        if named and cards.EFFECT[card] != "recruit":
            options.append(words.DONE)
        word = options[0]
        if len(options) > 1:
            params: dict[str, object] = {"card": f"card-{card + cards.FIRST_NUMBER}", "left": left}
            word = yield Ask(side, "HM 21.1", "prompt-target", options, params)
        if word == words.DONE:
            return
        named.append(word)
        left -= 1
        if cards.EFFECT[card] in ("blockade_run", "place_supply_at"):
            yield from deliver(game, side, card, word - words.SPACE)
        elif apply(game, side, card, word):
            return


def _may_repeat(card: int) -> bool:
    """Whether a target may be named twice."""
    return cards.EFFECT[card] in ("recruit", "elephants", "place_supply", "miat_steps")


def apply(game: State, side: int, card: int, word: int) -> bool:
    """What happens to one target; True if the event is over by it."""
    effect = cards.EFFECT[card]
    if effect in ("remove_pcs", "coastal_raid"):
        tribe = word < words.PC
        pieces.set_control(game, word - (words.SPACE if tribe else words.PC), board.NEUTRAL)
        return tribe
    if effect in ("place_pcs", "flip_pcs"):
        pieces.set_control(game, word - words.PC, side)
    elif effect == "recruit":
        pieces.add_cus(game, side, word - words.SPACE, 2 if cards.PARAMS[card]["where"] == "one_port" else 1)
    elif effect == "elephants":
        pieces.add_cus(game, side, word - words.SPACE, 1, 1)
    elif effect == "place_supply":
        pieces.add_trains(game, side, word - words.TRAIN, 1)
    elif effect == "free_siege_point":
        sieges.place_siege_points(game, side, word - words.SPACE, 1)
    elif effect == "siege_attempts":
        game.push(errands.SIEGE_WORKS, word - words.GENERAL, 2)
    elif effect == "remove_siege_point":
        relieve(game, word - words.SPACE)
    elif effect == "plague":
        plague(game, 1 - side, word - words.SPACE)
    elif effect == "desertion":
        pieces.push_losses(game, board.CARTHAGE, stack_in(game, board.CARTHAGE, word - words.SPACE), 1)
    elif effect == "crucify":
        place = game.at[word - words.GENERAL]
        pieces.displace(game, word - words.GENERAL)
        pieces.settle(game, place % board.INSIDE)
    else:
        points.spend_point(game, side, word)
    return False


def stack_in(game: State, side: int, space: int) -> int:
    """The place in a space where a side's CUs are."""
    return space + board.INSIDE if game.cus[side][space + board.INSIDE] else space


def relieve(game: State, space: int) -> None:
    """Card 105: one siege point less."""
    game.siege[space] -= 1
    if not game.siege[space]:
        game.siege_by[space] = board.NOBODY


def plague(game: State, side: int, space: int) -> None:
    """Card 106: attrition with +1 for a stack; trains do not help."""
    place = stack_in(game, side, space)
    die = game.dice.roll() + 1
    loss = board.attrition(die, game.cus[side][place])
    if game.telling:
        game.tell(Attrition(Seat(side), pieces.space_thing(space), die, loss))
    pieces.push_losses(game, side, place, loss)


def deliver(game: State, side: int, card: int, space: int) -> Flow:
    """Card 78: up to two trains and a CU into a besieged city; card 86: up to three trains to Syracusae."""
    supply: int = cards.PARAMS[card]["supply"]
    most = min(supply, board.TRAIN_LIMIT - game.owned_trains(side))
    room = game.room(space) if cards.EFFECT[card] == "blockade_run" else 0
    least = 0 if room else 1
    trains = most
    if most > least:
        options = [words.COUNT + count for count in range(least, most + 1)]
        word = yield Ask(side, "HM 21.1", "prompt-deliver-trains", options)
        trains = word - words.COUNT
    pieces.add_trains(game, side, space, trains)
    if room:
        word = words.COUNT + 1
        if trains:
            word = yield Ask(side, "HM 21.1", "prompt-deliver-cu", [words.COUNT, words.COUNT + 1])
        pieces.add_cus(game, side, space, word - words.COUNT)


def siege_works(game: State, general: int, left: int) -> None:
    """Card 103: two attempts where the general stands, the second only if it is still legal."""
    game.agenda.pop()
    place = game.at[general]
    side = board.ROME if general < board.ROMANS else board.CARTHAGE
    if left and 0 <= place < board.INSIDE and sieges.can_besiege(game, side, place):
        game.push(errands.SIEGE_WORKS, general, left - 1)
        game.push(errands.SIEGE, side, place)


# --- what the victim chooses --------------------------------------------------------------------------------------


def victim(game: State, card: int, side: int) -> Flow:
    """Cards 92, 107, 111: a choice of targets that is not the event player's, or comes later."""
    game.agenda.pop()
    if card == cards.HANNO_THEVESTE:
        yield from win_tribe(game)
    elif cards.EFFECT[card] == "dearth":
        yield from dearth(game, side)
    else:
        yield from slave_plot(game, side)


def win_tribe(game: State) -> Flow:
    """Card 92: one Numidian tribe becomes Carthaginian."""
    options = [words.SPACE + space for space in conditions.free_tribes(game)]
    word = options[0]
    if len(options) > 1:
        word = yield Ask(board.CARTHAGE, "HM 21.5", "prompt-tribe", options)
    space = word - words.SPACE
    game.siege[space] = 0
    game.siege_by[space] = board.NOBODY
    pieces.set_control(game, space, board.CARTHAGE)


def dearth(game: State, side: int) -> Flow:
    """Card 107: two trains of the victim's choice, or what he has and a CU."""
    trains = sum(game.trains[side])
    for left in range(min(2, trains), 0, -1):
        held = game.trains[side]
        places = [place for place in range(2 * board.SPACES) if held[place]]
        word = words.TRAIN + places[0] % board.INSIDE
        if len(places) > 1:
            options = [words.TRAIN + place % board.INSIDE for place in places]
            word = yield Ask(side, "HM 21.1", "prompt-lose-train", options, {"left": left})
        space = word - words.TRAIN
        pieces.take_trains(game, side, space if held[space] else space + board.INSIDE, 1)
    if trains >= 2:
        return
    held = game.cus[side]
    places = [place for place in range(2 * board.SPACES) if held[place]]
    if not places:
        return
    word = words.SPACE + places[0] % board.INSIDE
    if len(places) > 1:
        word = yield Ask(side, "HM 21.1", "prompt-lose-cu", [words.SPACE + place % board.INSIDE for place in places])
    space = word - words.SPACE
    yield from pieces.lose_cus(game, side, stack_in(game, side, space), 1)
    pieces.settle(game, space)


def slave_plot(game: State, side: int) -> Flow:
    """Card 111: a CU from Roma, or two seaworthy warships damaged, as Rome chooses."""
    place = stack_in(game, board.ROME, board.ROMA)
    options = [words.COMBAT_UNIT] if game.cus[board.ROME][place] else []
    if game.ready[board.ROME]:
        options.append(words.WARSHIPS)
    word = options[0]
    if len(options) > 1:
        word = yield Ask(side, "HM 21.1", "prompt-slave-plot", options)
    if word == words.WARSHIPS:
        pieces.damage(game, board.ROME, 2)
    else:
        yield from pieces.lose_cus(game, board.ROME, place, 1)
        pieces.settle(game, board.ROMA)
