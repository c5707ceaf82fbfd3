"""HM 14 and 15.1: the land battle, round by round."""

from typing import ClassVar

from hippodrome.games.hamilcar import board, cards, events, kinds, state, words
from hippodrome.games.hamilcar.rules import command, pieces, politics, reactions, retreat
from hippodrome.games.hamilcar.state import Errand, InSpace, State
from hippodrome.kernel.dice import ALL
from hippodrome.kernel.rules import Ask, Flow, Seat, Thing

PROBE = cards.BATTLE_NAMES.index("probe")


class Battle(InSpace):
    """HM 14.1: settle who commands, then open the windows of attacker and defender."""

    lies_on: ClassVar[str] = "move"

    def __init__(self, space: kinds.Space, attacker: kinds.Side, came_from: kinds.CameFrom) -> None:
        self.space, self.attacker, self.came_from = space, attacker, came_from

    def run(self, game: State) -> None:
        act, space, attacker = game.activation, self.space, self.attacker
        fight = state.NO_BATTLE.copy()
        fight.active, fight.space, fight.attacker, fight.came_from = True, space, attacker, self.came_from
        fight.intercepted, fight.failed = act.intercepted, act.failed[:]
        game.battle = fight
        fight.commanders = [game.commander(side, space) for side in (board.ROME, board.CARTHAGE)]
        if game.at[act.general] == space and act.side == attacker:
            fight.commanders[attacker] = act.general
        if game.telling:
            names = [events.general(general) for general in fight.commanders if general != board.NOBODY]
            cus = [game.cus[board.ROME][space], game.cus[board.CARTHAGE][space]]
            game.tell(events.BattleBegan(events.space(space), Seat(attacker), cus, names))
        two_consuls(game, fight)
        windows = [reactions.Window(cards.LAND_BATTLE, side) for side in (attacker, 1 - attacker)]
        game.then(*windows, BattleCards())


def two_consuls(game: State, fight: state.Battle) -> None:
    """HM 8.4: with two consuls in the stack a die decides which of them commands."""
    commander = fight.commanders[board.ROME]
    consuls = [general for general in game.generals_at(board.ROME, fight.space) if game.is_consul(general)]
    others = [consul for consul in consuls if consul != commander]
    if commander in consuls and others:
        die = game.dice.roll()
        if die >= 4:
            fight.commanders[board.ROME] = others[0]
        if game.telling:
            game.tell(events.ConsulsRolled(events.general(fight.commanders[board.ROME]), die))


def allied_cards(game: State, side: int, space: int) -> int:
    """HM 14.3: battle cards from allied provinces of the region, at most two for Rome in Italia."""
    region = board.REGION[space]
    allies = [province for province in board.PROVINCES_IN[region] if board.ALLY_CARDS[province]]
    number = sum([board.ALLY_CARDS[ally] for ally in allies if politics.controls(game, side, ally)])
    return min(2, number) if side == board.ROME and region == board.ITALIA else number


def battle_card_number(game: State, fight: state.Battle, side: int) -> int:
    """HM 14.3: how many battle cards a side gets, from 1 to 15."""
    space = fight.space
    number = command.battle_rating(fight.commanders[side]) + min(board.BATTLE_CARDS_FROM_CUS, game.cus[side][space])
    number += allied_cards(game, side, space) + fight.extra[side]
    if side == board.ROME and board.PROVINCE[space] == board.LATIUM:
        number += 2
    if board.KIND[space] == board.TRIBE and game.control[space] == side:
        number += 1
    if side != fight.attacker and fight.intercepted:
        number += 1
    if fight.failed[side]:
        number -= 1
    return max(1, min(board.BATTLE_CARDS_MAX, number))


class BattleCards(Errand):
    """HM 14.3, 14.6: count the cards; Carthage may charge with elephants before the deal."""

    lies_on: ClassVar[str] = "move"

    def run(self, game: State) -> None:
        fight = game.battle
        fight.numbers = [battle_card_number(game, fight, side) for side in (board.ROME, board.CARTHAGE)]
        game.push(BattleDeal())
        if game.elephants[fight.space]:
            game.push(Charge())


class Charge(Errand):
    """HM 14.6: Carthage decides whether to charge."""

    lies_on: ClassVar[str] = "battle-deal"

    def run(self, game: State) -> Flow:
        word = yield Ask(board.CARTHAGE, "HM 14.6", "prompt-charge", [words.CHARGE, words.NO_CHARGE])
        if word == words.CHARGE:
            game.then(reactions.Window(cards.ELEPHANT_CHARGE, board.ROME), ChargeRoll())


class ChargeRoll(Errand):
    """HM 14.6: success costs Rome cards, a rampage costs Carthage cards; -2 until Xanthippus has arrived."""

    lies_on: ClassVar[str] = "battle-deal"

    def run(self, game: State) -> None:
        fight = game.battle
        elephants = game.elephants[fight.space]
        die = 0 if fight.rampage else game.dice.roll()  # elephants that a card sends into a rampage need no roll
        modifiers: dict[str, int] = {} if fight.rampage or game.xanthippus else {"no-xanthippus": -2}
        modified = die + sum(modifiers.values())
        result = "rampage" if modified <= 1 else "success" if modified >= 4 else "nothing"
        lost = 0 if result == "nothing" else elephants
        victim = board.CARTHAGE if result == "rampage" else board.ROME
        fight.numbers[victim] = max(1, fight.numbers[victim] - lost)
        if game.telling:
            game.tell(events.Charged(die, modified, Thing(result), lost, modifiers))


class BattleDeal(Errand):
    """HM 14.4: shuffle and deal; scouted cards are dealt open."""

    lies_on: ClassVar[str] = "move"

    def run(self, game: State) -> None:
        fight = game.battle
        fight.deck = cards.BATTLE_DECK[:]
        for side in (board.ROME, board.CARTHAGE):
            seen_by = ALL if fight.open[side] else side
            hand = fight.hands[side]
            for _ in range(fight.numbers[side]):
                hand[game.dice.draw(fight.deck, seen_by=seen_by) - cards.DRAW_BATTLE] += 1
        fight.initiative = fight.attacker
        if game.telling:
            game.tell(events.BattleCards(fight.numbers[:]))
        game.push(BattleRound())


class BattleRound(Errand):
    """HM 14.7, 14.9, 15.1: the side with the initiative plays a card or withdraws; without a card it has lost."""

    lies_on: ClassVar[str] = "move"

    def run(self, game: State) -> Flow:
        fight = game.battle
        side = fight.initiative
        hand = fight.hands[side]
        if sum(hand) == 0:
            lose_battle(game, side, PROBE)
            return
        options = [words.BATTLE_CARD + kind for kind in range(cards.RESERVE) if hand[kind]]
        if hand[cards.RESERVE]:
            options += [words.RESERVE_AS + kind for kind in range(cards.RESERVE)]
        if fight.commanders[side] != board.NOBODY and not fight.no_withdrawal and retreat.ways_out(game, side):
            options.append(words.WITHDRAW)
        word = yield Ask(side, "HM 14.7", "prompt-battle-card", options)
        if word == words.WITHDRAW:
            game.push(BattleContest())
            return
        fight.played = play_battle_card(game, side, word, False)
        fight.rounds += 1
        fight.no_withdrawal = False
        game.push(BattleMatch())


def play_battle_card(game: State, side: int, word: int, reply: bool) -> int:
    """HM 14.5: play a card, or a reserve in its place; return the type it counts as."""
    fight = game.battle
    reserve = word >= words.RESERVE_AS
    kind = word - (words.RESERVE_AS if reserve else words.BATTLE_CARD)
    card = cards.RESERVE if reserve else kind
    fight.hands[side][card] -= 1
    fight.spent[card] += 1
    fight.story += [fight.rounds + (0 if reply else 1), side, card, kind]
    if game.telling:
        name, counts_as = Thing(cards.BATTLE_NAMES[card]), Thing(cards.BATTLE_NAMES[kind])
        game.tell(events.BattleCardPlayed(Seat(side), name, counts_as, reply))
    return kind


class BattleMatch(Errand):
    """HM 14.7-14.8: match the card or lose; a matched double envelopment passes the initiative."""

    lies_on: ClassVar[str] = "move"

    def run(self, game: State) -> Flow:
        fight = game.battle
        side, kind = 1 - fight.initiative, fight.played
        hand = fight.hands[side]
        word = words.GIVE_UP
        if sum(hand):
            options = [words.GIVE_UP]
            if hand[kind]:
                options.append(words.BATTLE_CARD + kind)
            if hand[cards.RESERVE]:
                options.append(words.RESERVE_AS + kind)
            word = yield Ask(side, "HM 14.7", "prompt-match", options, {"card": cards.BATTLE_NAMES[kind]})
        if word == words.GIVE_UP:
            lose_battle(game, side, kind)
            return
        play_battle_card(game, side, word, True)
        game.push(BattleRound())
        if kind == cards.DOUBLE_ENVELOPMENT:
            pass_initiative(game, side)
        elif command.battle_rating(fight.commanders[side]):
            game.push(BattleCounter())


class BattleCounter(Errand):
    """HM 14.8: the side that matched may roll for a counterattack."""

    lies_on: ClassVar[str] = "battle-round"

    def run(self, game: State) -> Flow:
        side = 1 - game.battle.initiative
        word = yield Ask(side, "HM 14.8", "prompt-counterattack", [words.COUNTERATTACK, words.PASS])
        if word == words.COUNTERATTACK and commander_succeeds(game, side, "counterattack"):
            pass_initiative(game, side)


def commander_succeeds(game: State, side: int, what: str) -> bool:
    """HM 14.8, 15.1: a roll against the battle rating of a side's commander."""
    general = game.battle.commanders[side]
    return command.roll_against(game, side, what, general, command.battle_rating(general))


def pass_initiative(game: State, side: int) -> None:
    """Pass the initiative to a side."""
    game.battle.initiative = side
    if game.telling:
        game.tell(events.InitiativePassed(Seat(side)))


class BattleContest(Errand):
    """HM 15.1-15.2: the opponent may try to stop a withdrawal."""

    lies_on: ClassVar[str] = "move"

    def run(self, game: State) -> Flow:
        fight = game.battle
        side = 1 - fight.initiative
        if command.battle_rating(fight.commanders[side]):
            word = yield Ask(side, "HM 15.1", "prompt-contest", [words.CONTEST, words.LET_GO])
            if word == words.CONTEST and commander_succeeds(game, side, "contest"):
                fight.no_withdrawal = True
                pass_initiative(game, side)
                game.push(BattleRound())
                return
        lose_battle(game, 1 - side, state.WITHDRAWN)


def lose_battle(game: State, side: int, decided: int) -> None:
    """HM 14.7, 14.9, 15.2: a side can't or won't go on, or breaks the battle off."""
    fight = game.battle
    fight.loser = side
    fight.decided = decided
    if game.telling:
        loser = None if decided == state.WITHDRAWN else Seat(side)
        game.tell(events.BattleEnded(events.space(fight.space), loser, fight.rounds))
    game.push(BattleLosses())


class BattleLosses(Errand):
    """HM 14.10-14.12: casualties of both, retreat losses of the loser, generals left without CUs."""

    lies_on: ClassVar[str] = "move"

    def run(self, game: State) -> Flow:
        fight = game.battle
        space, loser = fight.space, fight.loser
        if fight.rounds:
            die = game.dice.roll()
            loss = board.attrition(die, fight.rounds)
            if game.telling:
                game.tell(events.Casualties(die, loss))
            for side in (fight.attacker, 1 - fight.attacker):
                yield from lose_in_battle(game, side, loss)
        if fight.decided != state.WITHDRAWN and game.cus[loser][space]:
            die = game.dice.roll()
            loss = board.RETREAT_LOSS[die - 1][cards.RETREAT_COLUMN[fight.decided]]
            if game.telling:
                game.tell(events.RetreatLosses(Seat(loser), die, loss))
            yield from lose_in_battle(game, loser, loss)
        game.push(retreat.BattleEnd())
        for side in (board.ROME, board.CARTHAGE):
            if not game.cus[side][space]:
                pieces.displace_all(game, game.generals_at(side, space))
                if game.cus[1 - side][space]:
                    pieces.take_trains(game, side, space, game.trains[side][space])
        if game.cus[loser][space]:
            game.push(retreat.BattleLeave() if fight.decided == state.WITHDRAWN else retreat.BattleRetreat())


def lose_in_battle(game: State, side: int, loss: int) -> Flow:
    """HM 14.13: lose CUs in a battle, and count them."""
    fight = game.battle
    fight.lost[side] += max(0, min(loss, game.cus[side][fight.space]))
    yield from pieces.lose_cus(game, side, fight.space, loss)
