"""HM 11: the naval battle."""

from typing import ClassVar

from hippodrome.games.hamilcar import board, cards, events, kinds, state, words
from hippodrome.games.hamilcar.rules import command, pieces, politics, reactions, sea
from hippodrome.games.hamilcar.state import Counted, Errand, Leg, OfSide, State
from hippodrome.kernel.rules import Ask, Choice, Flow, Seat, Thing


def transports(leg: Leg) -> int:
    """HM 10.4: one transport for each CU or each train, whichever are more."""
    return max(leg.force.cus, leg.force.trains)


def naval_commander(leg: Leg, side: int) -> int:
    """HM 11.1: a side's commander: the activated or the intercepting general."""
    return leg.general if side == leg.side else leg.interceptor


class NavalStart(Errand):
    """HM 11.1-11.3: a fleet without a warship loses at once; otherwise the windows, the mover's first."""

    lies_on: ClassVar[str] = "landing"

    def run(self, game: State) -> None:
        leg = game.leg
        if game.telling:
            game.tell(events.NavalBattleBegan(Seat(leg.side), leg.ships[:], transports(leg)))
        if leg.ships[leg.side] == 0:
            end_battle(game, leg.side, state.SUNK)
            return
        leg.fighting = True
        windows = [reactions.Window(cards.NAVAL_BATTLE_START, side) for side in (leg.side, 1 - leg.side)]
        game.then(*windows, NavalDeal())


class NavalDeal(Errand):
    """HM 11.5: one card for supremacy, the commander's battle rating for each side, and cards by events."""

    lies_on: ClassVar[str] = "landing"

    def run(self, game: State) -> None:
        leg = game.leg
        leg.deck = cards.TACTICS_DECK[:]
        for side in (board.ROME, board.CARTHAGE):
            supreme = 1 if game.supremacy == side else 0
            draw_tactics(game, side, supreme + command.battle_rating(naval_commander(leg, side)) + leg.draws[side])
        game.push(NavalRound(1))


def draw_tactics(game: State, side: int, count: int) -> None:
    """HM 11.5: draw tactics cards, as many as there are."""
    leg = game.leg
    count = max(0, min(count, len(leg.deck)))
    for _ in range(count):
        leg.hands[side][game.dice.draw(leg.deck, seen_by=side) - cards.DRAW_TACTICS] += 1
    if count and game.telling:
        game.tell(events.TacticsDrawn(Seat(side), count))


class NavalRound(Counted):
    """HM 11.4: each side acts once per round, the side with supremacy first; after five rounds the battle is a draw."""

    lies_on: ClassVar[str] = "landing"

    def run(self, game: State) -> None:
        leg = game.leg
        if self.count > board.NAVAL_ROUNDS:
            end_battle(game, board.NOBODY, state.DRAWN)
            return
        leg.round = self.count
        leg.first = game.supremacy
        if game.telling:
            game.tell(events.NavalRoundBegan(leg.round, Seat(leg.first)))
        game.then(NavalTurn(leg.first), NavalTurn(1 - leg.first), NavalRound(leg.round + 1))


class NavalTurn(OfSide):
    """HM 11.6-11.13: manoeuvre, attack, reform or retreat."""

    lies_on: ClassVar[str] = "naval-round"

    def run(self, game: State) -> Flow:
        leg, side = game.leg, self.side
        leg.acted += 1
        leg.story += [leg.round, side, state.UNDECIDED, state.UNDECIDED, 0, 0]
        card = yield from manoeuvre(game, side)
        yield from attack(game, side, card)
        if leg.ships[1 - side] == 0:
            end_battle(game, 1 - side, state.SUNK)
            return
        options = [words.REFORM, words.ESCAPE, words.NOTHING]
        if game.supremacy == side:
            options.append(words.EVADE)
        word = yield Ask(side, "HM 11.11", "prompt-naval-step", options)
        if word == words.NOTHING:
            return
        die, rating, success = 0, 0, word == words.EVADE
        modifiers = {cards.TACTICS_NAMES[card]: -1} if card == cards.SWIFT_OARS and word != words.EVADE else {}
        if word != words.EVADE:
            die = game.dice.roll()
            rating = command.admiral_rating(naval_commander(leg, side))
            success = die + sum(modifiers.values()) <= rating
        if game.telling:
            game.tell(events.NavalStep(Seat(side), Thing(words.WORDS.spellings[word]), die, success, rating, modifiers))
        if success and word == words.REFORM:
            draw_tactics(game, side, 1)
        elif success:
            yield from retreat_at_sea(game, side, state.EVADED if word == words.EVADE else state.ESCAPED)


def manoeuvre(game: State, side: int) -> Choice:
    """HM 11.6: play at most one tactics card, but not Pursuit; anybody who holds a card is asked."""
    leg = game.leg
    hand = leg.hands[side]
    if sum(hand) == 0:
        return -1
    options = [words.PASS] + [
        words.TACTICS_CARD + kind for kind in range(cards.TACTICS) if hand[kind] and kind != cards.PURSUIT
    ]
    word = yield Ask(side, "HM 11.6", "prompt-manoeuvre", options, declinable="pass")
    if word == words.PASS:
        return -1
    card = word - words.TACTICS_CARD
    play_tactics(game, side, card)
    if card == cards.KYKLOS:
        leg.malus[1 - side] -= 1
    elif card == cards.FEINT:
        feint(game, 1 - side)
    return card


def feint(game: State, side: int) -> None:
    """HM 22.8: a side loses a tactics card at random."""
    leg = game.leg
    hand = leg.hands[side]
    held = [cards.DRAW_TACTICS + kind for kind in range(cards.TACTICS) for _ in range(hand[kind])]
    if held:
        lost = game.dice.draw(held) - cards.DRAW_TACTICS
        hand[lost] -= 1
        leg.spent[lost] += 1
        if game.telling:
            game.tell(events.TacticsLost(Seat(side), Thing(cards.TACTICS_NAMES[lost])))


def play_tactics(game: State, side: int, card: int) -> None:
    """Play a tactics card openly."""
    leg = game.leg
    leg.hands[side][card] -= 1
    leg.spent[card] += 1
    if card != cards.PURSUIT:
        leg.story[-4] = card
    if game.telling:
        game.tell(events.TacticsPlayed(Seat(side), Thing(cards.TACTICS_NAMES[card])))


def attack_modifiers(game: State, side: int) -> dict[str, int]:
    """HM 11.7: the modifiers of Rome's seamanship and corvi."""
    modifiers: dict[str, int] = {}
    if side == board.ROME and board.SEAMANSHIP_ATTACK[game.seamanship]:
        modifiers["seamanship"] = board.SEAMANSHIP_ATTACK[game.seamanship]
    if side == board.ROME and game.corvi:
        modifiers["corvi"] = 1
    return modifiers


def attack(game: State, side: int, card: int) -> Flow:
    """HM 11.7-11.10: name a target and roll, or forgo it."""
    leg = game.leg
    options = [words.WARSHIPS, words.NO_ATTACK]
    if side != leg.side and transports(leg):
        options.append(words.TRANSPORTS)
    word = yield Ask(side, "HM 11.7", "prompt-naval-attack", options, {"round": leg.round})
    leg.story[-3] = kinds.NAVAL_TARGETS.index(words.WORDS.spellings[word])
    if word == words.NO_ATTACK:
        return
    modifiers = attack_modifiers(game, side)
    if leg.malus[side]:
        modifiers[cards.TACTICS_NAMES[cards.KYKLOS]] = leg.malus[side]
    if card == cards.RAM:
        modifiers[cards.TACTICS_NAMES[card]] = 1
    leg.malus[side] = 0
    column = min(board.LAST_COLUMN, (leg.round - 1) // 2 + (1 if card == cards.DIEKPLOUS else 0))
    yield from strike(game, side, word, modifiers, column, card == cards.BOARDING)


def strike(game: State, side: int, target: int, modifiers: dict[str, int], column: int, boarding: bool = False) -> Flow:
    """HM 11.8-11.10: roll for hits on warships or transports, and perhaps for a prize or for supremacy."""
    leg = game.leg
    die = game.dice.roll()
    modified = die + sum(modifiers.values())
    row = max(1, min(6, modified))
    hits, prize = board.NAVAL_HITS[row - 1][column], False
    if target == words.WARSHIPS:
        hits = min(hits + 1 if boarding and hits else hits, leg.ships[1 - side])
        leg.ships[1 - side] -= hits
        leg.lost[1 - side] += hits
        prize = side == board.ROME and game.corvi and row == board.CORVUS_ROW and hits > 0
        leg.prizes += 1 if prize else 0
    if leg.fighting:
        leg.story[-2], leg.story[-1] = die, hits
    if game.telling:
        name = Thing(words.WORDS.spellings[target])
        game.tell(events.NavalAttack(Seat(side), name, die, modified, hits, prize, modifiers))
    if row == board.SUPREMACY_ROW:
        pieces.take_supremacy(game, side)
    if target == words.TRANSPORTS:
        yield from sea.lose_aboard(game, hits)


def retreat_at_sea(game: State, side: int, how: int) -> Flow:
    """HM 11.12-11.13: the retreat succeeds unless the opponent plays Pursuit."""
    hand = game.leg.hands[1 - side]
    if sum(hand):
        options = [words.PASS, words.PURSUE] if hand[cards.PURSUIT] else [words.PASS]
        word = yield Ask(1 - side, "HM 11.13", "prompt-pursuit", options, declinable="pass")
        if word == words.PURSUE:
            play_tactics(game, 1 - side, cards.PURSUIT)
            return
    if how == state.EVADED:
        pieces.take_supremacy(game, 1 - side)
    end_battle(game, side, how)


def end_battle(game: State, loser: int, how: int) -> None:
    """HM 11.14: end the battle at once, without its remaining steps."""
    while game.agenda and isinstance(game.agenda[-1], (NavalRound, NavalTurn)):
        game.agenda.pop()
    game.leg.loser = loser
    game.leg.ending = how
    game.push(NavalEnd())


class NavalEnd(Errand):
    """HM 11.15: hit ships are lost, ships that fled or drew are damaged, prizes change hands."""

    lies_on: ClassVar[str] = "landing"

    def run(self, game: State) -> None:
        leg = game.leg
        mover = leg.side
        if game.telling:
            loser = None if leg.loser == board.NOBODY else Seat(leg.loser)
            game.tell(events.NavalBattleEnded(Thing(state.NAVAL_ENDS[leg.ending]), loser, leg.lost[:], leg.prizes))
        for side in (board.ROME, board.CARTHAGE):
            pieces.lose_ships(game, side, leg.lost[side])
            damaged = leg.ships[side] if leg.ending == state.DRAWN or leg.loser == side else 0
            game.damaged[side] += damaged
            leg.ships[side] -= damaged
            if side == mover:
                sea.out_of_service(game, leg.lost[side] + damaged)
            else:
                game.ready[side] += leg.ships[side]
                leg.ships[side] = 0
        pieces.add_damaged(game, board.CARTHAGE if leg.loser == board.ROME else board.ROME, leg.prizes)
        leg.fighting = False
        if leg.loser != board.NOBODY:
            commander = naval_commander(leg, leg.loser)
            game.defeated[commander] = board.GENERAL_SIDE[commander] == board.CARTHAGE
        game.push(NavalAfter())
        if leg.loser == mover and leg.ending in (state.SUNK, state.ESCAPED) and transports(leg):
            game.push(NavalChase(1 - mover))


class NavalChase(OfSide):
    """HM 11.16: after an escape or a sinking, one attack on the loser's transports, in the last column."""

    lies_on: ClassVar[str] = "naval-after"

    def run(self, game: State) -> Flow:
        side = self.side
        word = yield Ask(side, "HM 11.16", "prompt-chase", [words.TRANSPORTS, words.NO_ATTACK])
        if word == words.TRANSPORTS:
            yield from strike(game, side, word, attack_modifiers(game, side), board.LAST_COLUMN)


class NavalAfter(Errand):
    """HM 11.17-11.19: move the fleets, lose PCs, open the winner's window, adjust seamanship."""

    lies_on: ClassVar[str] = "landing"

    def run(self, game: State) -> None:
        leg = game.leg
        mover, loser = leg.side, leg.loser
        game.push(NavalPeace())
        if loser != board.NOBODY:
            game.push(reactions.Window(cards.NAVAL_BATTLE_END, 1 - loser))
            if leg.lost[loser] >= 2:
                game.push(politics.RemovePcs(loser, leg.lost[loser] // 2))
        if loser == 1 - mover:
            if leg.ending == state.SUNK:
                pieces.displace(game, leg.interceptor)
        elif loser == mover and leg.ending == state.SUNK and leg.force.cus == 0:
            game.trains[mover][leg.origin] += leg.force.trains
            leg.force.trains = 0
            sea.lose_leg(game)
        else:
            sea.take_back(game)


class NavalPeace(Errand):
    """HM 11.19, 12.4: finally seamanship may sink."""

    lies_on: ClassVar[str] = "landing"

    def run(self, game: State) -> None:
        pieces.check_seamanship(game)
