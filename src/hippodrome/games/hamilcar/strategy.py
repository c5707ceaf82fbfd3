"""HM 7: the strategy phase: dealing, playing a card, spending points."""

from hippodrome.games.hamilcar.board import (
    CAPITAL,
    CARTHAGE,
    HAND_SIZE,
    INSIDE,
    ROME,
    STRATEGY,
)
from hippodrome.games.hamilcar.cards import (
    CARD_SIDE,
    CONDITION_CARDS,
    FIRST_NUMBER,
    LEAVES,
    OPS,
    SHIPS,
)
from hippodrome.games.hamilcar.deeds import event_legal, play_event
from hippodrome.games.hamilcar.errands import CHOOSE_ACTIVATED, POINTS, RAISE
from hippodrome.games.hamilcar.errands import STRATEGY as STRATEGY_ERRAND
from hippodrome.games.hamilcar.events import Dealt, Played, Reshuffled, Starts
from hippodrome.games.hamilcar.land import activate
from hippodrome.games.hamilcar.pieces import add_cus, add_ships, can_take_cus, raise_seamanship
from hippodrome.games.hamilcar.points import CARD_POINTS
from hippodrome.games.hamilcar.state import State
from hippodrome.games.hamilcar.words import (
    CARTHAGE_FIRST,
    GENERAL,
    PLAY,
    ROME_FIRST,
    SPACE,
    USE_ACTIVATE,
    USE_BUILD,
    USE_DISCARD,
    USE_EVENT,
    USE_POINTS,
    USE_RAISE,
    USE_TRAINING,
    USES,
)
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.events import Seat, Thing


def deal(game: State) -> None:
    """HM 7.1: cards to both in turn; an empty pile is made anew from the discards."""
    game.agenda.pop()
    count = HAND_SIZE[game.turn]
    for _ in range(count):
        for side in (ROME, CARTHAGE):
            if not game.deck:
                # Every other card lies open, so both know now what the other has been dealt so far.
                game.deck = game.discard
                game.discard = []
                game.shown = [game.hands[ROME][:], game.hands[CARTHAGE][:]]
                if game.telling:
                    game.tell(Reshuffled())
            if game.deck:
                game.hands[side].append(game.dice.draw(game.deck, seen_by=side))
    if game.telling:
        for side in (ROME, CARTHAGE):
            game.tell(Dealt(Seat(side), len(game.hands[side])))


def who_starts(game: State) -> Flow:
    """HM 7.1: Rome decides who plays first."""
    game.agenda.pop()
    word = yield Ask(ROME, "HM 7.1", "prompt-who-starts", [ROME_FIRST, CARTHAGE_FIRST])
    game.on_turn = ROME if word == ROME_FIRST else CARTHAGE
    if game.telling:
        game.tell(Starts(Seat(game.on_turn)))


# --- playing a card -----------------------------------------------------------------------------------------------


def play_options(game: State, side: int) -> list[int]:
    """HM 7.3: every legal use of every card on hand."""
    options: list[int] = []
    cheapest = 9
    for general in game.on_map(side):
        if STRATEGY[general] < cheapest:
            cheapest = STRATEGY[general]
    can_raise = len(raise_spaces(game, side)) > 0
    for card in game.hands[side]:
        word = PLAY + card * len(USES)
        ops = OPS[card]
        if cheapest <= ops:
            options.append(word + USE_ACTIVATE)
        if ops == 3:
            if can_raise:
                options.append(word + USE_RAISE)
            if SHIPS[card]:
                options.append(word + USE_BUILD)
        options.append(word + USE_POINTS)
        if SHIPS[card] == 2 and side == ROME:
            options.append(word + USE_TRAINING)
        if CARD_SIDE[card] != 1 - side and event_legal(game, side, card):
            options.append(word + USE_EVENT)
        options.append(word + USE_DISCARD)
    return options


def spend_card(game: State, side: int, card: int, leaves: bool) -> None:
    """HM 7.11: a card leaves a hand; its OPS count for the war chest whatever it was used for."""
    game.hands[side].remove(card)
    if card in game.shown[side]:
        game.shown[side].remove(card)
    game.spent[side] += OPS[card]
    if leaves:
        game.gone.append(card)
    else:
        game.discard.append(card)


def play_card(game: State) -> Flow:
    """HM 7.2-7.3: the player on turn uses one card; the errand stays while anybody has cards."""
    side = game.on_turn
    word = yield Ask(side, "HM 7.3", "prompt-play", play_options(game, side))
    card, use = divmod(word - PLAY, len(USES))
    if game.telling:
        game.tell(Played(Seat(side), Thing(f"card-{card + FIRST_NUMBER}"), Thing(USES[use])))
    if use == USE_EVENT and card in CONDITION_CARDS:
        game.hands[side].remove(card)
        if card in game.shown[side]:
            game.shown[side].remove(card)
        game.spent[side] += OPS[card]
    else:
        spend_card(game, side, card, use == USE_EVENT and LEAVES[card])
    next_player(game)
    if use == USE_ACTIVATE:
        game.push(CHOOSE_ACTIVATED, side, OPS[card])
    elif use == USE_RAISE:
        game.push(RAISE, side)
    elif use == USE_POINTS:
        game.push(POINTS, side, OPS[card], CARD_POINTS)
    elif use == USE_BUILD:
        add_ships(game, side, SHIPS[card])
    elif use == USE_TRAINING:
        raise_seamanship(game)
    elif use == USE_EVENT:
        play_event(game, side, card)


def next_player(game: State) -> None:
    """HM 7.2: players alternate while both have cards."""
    if game.hands[1 - game.on_turn]:
        game.on_turn = 1 - game.on_turn


def strategy(game: State) -> Flow | None:
    """HM 7.2: the phase goes on until both hands are empty."""
    if not game.hands[game.on_turn]:
        if not game.hands[1 - game.on_turn]:
            game.agenda.pop()
        else:
            game.on_turn = 1 - game.on_turn
        return None
    assert game.agenda[-1][0] == STRATEGY_ERRAND
    return play_card(game)


# --- uses of a card -----------------------------------------------------------------------------------------------


def choose_activated(game: State, side: int, ops: int) -> Flow:
    """HM 7.3, 9.1: which general whose strategy rating the card reaches."""
    game.agenda.pop()
    options = [GENERAL + general for general in game.on_map(side) if STRATEGY[general] <= ops]
    word = options[0]
    if len(options) > 1:
        word = yield Ask(side, "HM 9.1", "prompt-activate", options)
    activate(game, word - GENERAL, 4)


def raise_spaces(game: State, side: int) -> list[int]:
    """HM 7.10: with an own general in a space his side controls, or in the capital, not besieged."""
    found: list[int] = []
    capital = CAPITAL[side]
    if game.control[capital] == side and can_take_cus(game, side, capital):
        found.append(capital)
    for general in game.on_map(side):
        space = game.at[general] % INSIDE
        if space not in found and game.control[space] == side and can_take_cus(game, side, space):
            found.append(space)
    return found


def raise_troops(game: State, side: int) -> Flow:
    """HM 7.10: one CU."""
    game.agenda.pop()
    options = [SPACE + space for space in raise_spaces(game, side)]
    word = options[0]
    if len(options) > 1:
        word = yield Ask(side, "HM 7.10", "prompt-raise", options)
    add_cus(game, side, word - SPACE, 1)
