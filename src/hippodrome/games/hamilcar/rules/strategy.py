"""HM 7: the strategy phase: dealing, playing a card, spending points."""

from hippodrome.games.hamilcar import board, cards, events, words
from hippodrome.games.hamilcar.rules import deeds, land, pieces, points
from hippodrome.games.hamilcar.state import Errand, OfSide, OfSideCounted, State
from hippodrome.kernel.rules import Ask, Flow, Seat, Thing, pick


class Deal(Errand):
    """HM 7.1: cards to both in turn; an empty pile is made anew from the discards."""

    def run(self, game: State) -> None:
        for _ in range(board.HAND_SIZE[game.turn]):
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


class WhoStarts(Errand):
    """HM 7.1: Rome decides who plays first."""

    def run(self, game: State) -> Flow:
        word = yield Ask(board.ROME, "HM 7.1", "prompt-who-starts", [words.ROME_FIRST, words.CARTHAGE_FIRST])
        game.on_turn = board.ROME if word == words.ROME_FIRST else board.CARTHAGE
        if game.telling:
            game.tell(events.Starts(Seat(game.on_turn)))


class Strategy(Errand):
    """HM 7.2-7.3: who is on turn uses one card, until both hands are empty; players alternate while both have cards."""

    def run(self, game: State) -> Flow:
        if not game.hands[game.on_turn]:
            if not game.hands[1 - game.on_turn]:
                return
            game.on_turn = 1 - game.on_turn
        game.push(self)
        side = game.on_turn
        word = yield Ask(side, "HM 7.3", "prompt-play", play_options(game, side))
        card, use = divmod(word - words.PLAY, len(words.USES))
        game.sailed = 0
        if game.telling:
            game.tell(events.Played(Seat(side), events.card(card), Thing(words.USES[use])))
        spend_card(game, side, card)
        if use != words.USE_EVENT:
            game.discard.append(card)
        elif card not in cards.CONDITION_CARDS:
            (game.gone if cards.LEAVES[card] else game.discard).append(card)
        if game.hands[1 - side]:
            game.on_turn = 1 - side
        if use == words.USE_ACTIVATE:
            game.push(ChooseActivated(side, cards.OPS[card]))
        elif use == words.USE_RAISE:
            game.push(Raise(side))
        elif use == words.USE_POINTS:
            game.push(points.Points(side, cards.OPS[card], points.CARD_POINTS))
        elif use == words.USE_BUILD:
            pieces.add_ships(game, side, cards.SHIPS[card])
        elif use == words.USE_TRAINING:
            pieces.raise_seamanship(game)
        elif use == words.USE_EVENT:
            deeds.DEEDS[card].play(game, side)


def play_options(game: State, side: int) -> list[int]:
    """HM 7.3: every legal use of every card on hand."""
    options: list[int] = []
    cheapest = min([9] + [board.STRATEGY[general] for general in game.on_map(side)])
    can_raise = len(raise_spaces(game, side)) > 0
    can_build = pieces.ship_left(game, side)
    can_train = side == board.ROME and pieces.can_raise_seamanship(game)
    for card in game.hands[side]:
        word = words.PLAY + card * len(words.USES)
        ops = cards.OPS[card]
        if cheapest <= ops:
            options.append(word + words.USE_ACTIVATE)
        if ops == 3:
            if can_raise:
                options.append(word + words.USE_RAISE)
            if cards.SHIPS[card] and can_build:
                options.append(word + words.USE_BUILD)
        options.append(word + words.USE_POINTS)
        if cards.SHIPS[card] == 2 and can_train:
            options.append(word + words.USE_TRAINING)
        own = cards.CARD_SIDE[card] != 1 - side and cards.TIMING[card] == "own"
        if own and deeds.DEEDS[card].legal(game, side):
            options.append(word + words.USE_EVENT)
        options.append(word + words.USE_DISCARD)
    return options


def spend_card(game: State, side: int, card: int) -> None:
    """HM 7.11: a card leaves a hand; its OPS count for the war chest whatever it was used for."""
    game.hands[side].remove(card)
    if card in game.shown[side]:
        game.shown[side].remove(card)
    game.spent[side] += cards.OPS[card]


class ChooseActivated(OfSideCounted):
    """HM 7.3, 9.1: which general whose strategy rating the card's OPS reach."""

    def run(self, game: State) -> Flow:
        generals = [general for general in game.on_map(self.side) if board.STRATEGY[general] <= self.count]
        general = yield from pick(self.side, "HM 9.1", "prompt-activate", words.GENERAL, generals)
        land.activate(game, general, board.LAND_MP)


def raise_spaces(game: State, side: int) -> list[int]:
    """HM 7.10: with an own general in a space his side controls, or in the capital, not besieged."""
    at_home = [general for general in game.on_map(side) if game.control[game.at[general] % board.INSIDE] == side]
    return pieces.mustering_spaces(game, side, at_home)


class Raise(OfSide):
    """HM 7.10: one CU."""

    def run(self, game: State) -> Flow:
        space = yield from pick(self.side, "HM 7.10", "prompt-raise", words.SPACE, raise_spaces(game, self.side))
        pieces.add_cus(game, self.side, space, 1)
