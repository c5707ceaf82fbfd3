"""HM 7: the strategy phase: dealing, playing a card, spending points."""

from hippodrome.games.hamilcar import board, cards, errands, events, pieces, words
from hippodrome.games.hamilcar.rules import deeds, land, points
from hippodrome.games.hamilcar.state import State
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.events import Seat, Thing


def deal(game: State) -> None:
    """HM 7.1: cards to both in turn; an empty pile is made anew from the discards."""
    game.agenda.pop()
    count = board.HAND_SIZE[game.turn]
    for _ in range(count):
        for side in (board.ROME, board.CARTHAGE):
            if not game.deck:
                # Every other card lies open, so both know now what the other has been dealt so far.
                game.deck = game.discard
                game.discard = []
                game.shown = [game.hands[board.ROME][:], game.hands[board.CARTHAGE][:]]
                if game.telling:
                    game.tell(events.Reshuffled())
            if game.deck:
                game.hands[side].append(game.dice.draw(game.deck, seen_by=side))
    if game.telling:
        for side in (board.ROME, board.CARTHAGE):
            game.tell(events.Dealt(Seat(side), len(game.hands[side])))


def who_starts(game: State) -> Flow:
    """HM 7.1: Rome decides who plays first."""
    game.agenda.pop()
    word = yield Ask(board.ROME, "HM 7.1", "prompt-who-starts", [words.ROME_FIRST, words.CARTHAGE_FIRST])
    game.on_turn = board.ROME if word == words.ROME_FIRST else board.CARTHAGE
    if game.telling:
        game.tell(events.Starts(Seat(game.on_turn)))


# --- playing a card -----------------------------------------------------------------------------------------------


def play_options(game: State, side: int) -> list[int]:
    """HM 7.3: every legal use of every card on hand."""
    options: list[int] = []
    cheapest = 9
    for general in game.on_map(side):
        if board.STRATEGY[general] < cheapest:
            cheapest = board.STRATEGY[general]
    can_raise = len(raise_spaces(game, side)) > 0
    for card in game.hands[side]:
        word = words.PLAY + card * len(words.USES)
        ops = cards.OPS[card]
        if cheapest <= ops:
            options.append(word + words.USE_ACTIVATE)
        if ops == 3:
            if can_raise:
                options.append(word + words.USE_RAISE)
            if cards.SHIPS[card]:
                options.append(word + words.USE_BUILD)
        options.append(word + words.USE_POINTS)
        if cards.SHIPS[card] == 2 and side == board.ROME:
            options.append(word + words.USE_TRAINING)
        if cards.CARD_SIDE[card] != 1 - side and deeds.event_legal(game, side, card):
            options.append(word + words.USE_EVENT)
        options.append(word + words.USE_DISCARD)
    return options


def spend_card(game: State, side: int, card: int, leaves: bool) -> None:
    """HM 7.11: a card leaves a hand; its OPS count for the war chest whatever it was used for."""
    game.hands[side].remove(card)
    if card in game.shown[side]:
        game.shown[side].remove(card)
    game.spent[side] += cards.OPS[card]
    if leaves:
        game.gone.append(card)
    else:
        game.discard.append(card)


def play_card(game: State) -> Flow:
    """HM 7.2-7.3: the player on turn uses one card; the errand stays while anybody has cards."""
    side = game.on_turn
    word = yield Ask(side, "HM 7.3", "prompt-play", play_options(game, side))
    card, use = divmod(word - words.PLAY, len(words.USES))
    if game.telling:
        game.tell(events.Played(Seat(side), Thing(f"card-{card + cards.FIRST_NUMBER}"), Thing(words.USES[use])))
    if use == words.USE_EVENT and card in cards.CONDITION_CARDS:
        game.hands[side].remove(card)
        if card in game.shown[side]:
            game.shown[side].remove(card)
        game.spent[side] += cards.OPS[card]
    else:
        spend_card(game, side, card, use == words.USE_EVENT and cards.LEAVES[card])
    next_player(game)
    if use == words.USE_ACTIVATE:
        game.push(errands.CHOOSE_ACTIVATED, side, cards.OPS[card])
    elif use == words.USE_RAISE:
        game.push(errands.RAISE, side)
    elif use == words.USE_POINTS:
        game.push(errands.POINTS, side, cards.OPS[card], points.CARD_POINTS)
    elif use == words.USE_BUILD:
        pieces.add_ships(game, side, cards.SHIPS[card])
    elif use == words.USE_TRAINING:
        pieces.raise_seamanship(game)
    elif use == words.USE_EVENT:
        deeds.play_event(game, side, card)


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
    assert game.agenda[-1][0] == errands.STRATEGY
    return play_card(game)


# --- uses of a card -----------------------------------------------------------------------------------------------


def choose_activated(game: State, side: int, ops: int) -> Flow:
    """HM 7.3, 9.1: which general whose strategy rating the card reaches."""
    game.agenda.pop()
    options = [words.GENERAL + general for general in game.on_map(side) if board.STRATEGY[general] <= ops]
    word = options[0]
    if len(options) > 1:
        word = yield Ask(side, "HM 9.1", "prompt-activate", options)
    land.activate(game, word - words.GENERAL, 4)


def raise_spaces(game: State, side: int) -> list[int]:
    """HM 7.10: with an own general in a space his side controls, or in the capital, not besieged."""
    found: list[int] = []
    capital = board.CAPITAL[side]
    if game.control[capital] == side and pieces.can_take_cus(game, side, capital):
        found.append(capital)
    for general in game.on_map(side):
        space = game.at[general] % board.INSIDE
        if space not in found and game.control[space] == side and pieces.can_take_cus(game, side, space):
            found.append(space)
    return found


def raise_troops(game: State, side: int) -> Flow:
    """HM 7.10: one CU."""
    game.agenda.pop()
    options = [words.SPACE + space for space in raise_spaces(game, side)]
    word = options[0]
    if len(options) > 1:
        word = yield Ask(side, "HM 7.10", "prompt-raise", options)
    pieces.add_cus(game, side, word - words.SPACE, 1)
