"""HM 7.4-7.7 and 20.7: points and what they buy."""

from hippodrome.games.hamilcar.board import CAPITAL, INSIDE, SPACES, TRAIN_LIMIT, WALLED_SPACES
from hippodrome.games.hamilcar.cards import CONDITION_CARDS
from hippodrome.games.hamilcar.conditions import box_open, fill_box
from hippodrome.games.hamilcar.errands import POINTS
from hippodrome.games.hamilcar.pieces import add_cus, add_ships, add_trains, can_take_cus, repair, set_control
from hippodrome.games.hamilcar.politics import can_miat_place, change_miat, pc_spaces
from hippodrome.games.hamilcar.state import State
from hippodrome.games.hamilcar.words import BOX, DONE, MIAT_PLACE, MIAT_TAKE, PC, RECRUIT, REPAIR, TRAIN, WARSHIP
from hippodrome.kernel.ask import Ask, Flow

PC_POINT = 1
REPAIR_POINT = 2
MIAT_POINT = 4
BOX_POINT = 8
TRAIN_POINT = 16
CHEST_POINT = 32
"""What points may be spent on, as bits: HM 7.4-7.7, and HM 20.7 for warships and recruits at three points."""
FIRST_ONE_MUST = 64
"""HM 21.1: an event must have some effect, so its first point must be spent."""
CARD_POINTS = PC_POINT | REPAIR_POINT | MIAT_POINT | BOX_POINT | TRAIN_POINT
CHEST_POINTS = REPAIR_POINT | MIAT_POINT | BOX_POINT | TRAIN_POINT | CHEST_POINT
SILVER_POINTS = REPAIR_POINT | MIAT_POINT | TRAIN_POINT | FIRST_ONE_MUST


def train_spaces(game: State, side: int) -> list[int]:
    """HM 7.7: with an own CU that is not besieged, or in an own walled city that is not besieged."""
    if game.owned_trains(side) >= TRAIN_LIMIT:
        return []
    cus, control, siege = game.cus[side], game.control, game.siege
    found = [space for space in range(SPACES) if cus[space] or (cus[space + INSIDE] and not siege[space])]
    for space in WALLED_SPACES:
        if control[space] == side and not siege[space] and not cus[space] and not cus[space + INSIDE]:
            found.append(space)
    return found


def point_options(game: State, side: int, points: int, uses: int) -> list[int]:
    """HM 7.4-7.7, 20.7: what the points left may be spent on."""
    options = [] if uses & FIRST_ONE_MUST else [DONE]
    if uses & REPAIR_POINT and game.damaged[side]:
        options.append(REPAIR)
    if uses & MIAT_POINT:
        if can_miat_place(game):
            options.append(MIAT_PLACE)
        if game.miat[1 - side]:
            options.append(MIAT_TAKE)
    if uses & BOX_POINT:
        for slot in range(len(CONDITION_CARDS)):
            if box_open(game, side, slot):
                options.append(BOX + slot)
    if uses & TRAIN_POINT:
        options += [TRAIN + space for space in train_spaces(game, side)]
    if uses & PC_POINT:
        options += [PC + space for space in pc_spaces(game, side)]
    if uses & CHEST_POINT and points >= 3:
        options.append(WARSHIP)
        capital = CAPITAL[side]
        if game.control[capital] == side and can_take_cus(game, side, capital):
            options.append(RECRUIT)
    return options


def spend_points(game: State, side: int, points: int, uses: int) -> Flow:
    """HM 7.3, 20.7: one point after another, in any mix; what is not spent is lost."""
    game.agenda.pop()
    rule = "HM 20.7" if uses & CHEST_POINT else "HM 7.3"
    while points > 0:
        options = point_options(game, side, points, uses)
        if not options or options == [DONE]:
            return
        word = yield Ask(side, rule, "prompt-points", options, {"points": points})
        if word == DONE:
            return
        uses &= ~FIRST_ONE_MUST
        points -= 3 if word in (WARSHIP, RECRUIT) else 1
        if BOX <= word < BOX + len(CONDITION_CARDS):
            # A box may set off more than this flow can wait for: go on afterwards.
            game.push(POINTS, side, points, uses)
            fill_box(game, side, word - BOX)
            return
        spend_point(game, side, word)


def spend_point(game: State, side: int, word: int) -> None:
    """HM 7.4-7.7, 20.7: what one point, or three, buy."""
    if word == REPAIR:
        repair(game, side, 1)
    elif word == MIAT_PLACE:
        change_miat(game, side, 1)
    elif word == MIAT_TAKE:
        change_miat(game, 1 - side, -1)
    elif word == WARSHIP:
        add_ships(game, side, 1)
    elif word == RECRUIT:
        add_cus(game, side, CAPITAL[side], 1)
    elif word >= TRAIN and word < TRAIN + SPACES:
        add_trains(game, side, word - TRAIN, 1)
    else:
        set_control(game, word - PC, side)
