"""HM 14 and 15.1: the land battle, round by round."""

from hippodrome.games.hamilcar.board import (
    ALLY_CARDS,
    BATTLE_CARDS_FROM_CUS,
    BATTLE_CARDS_MAX,
    CARTHAGE,
    GENERAL_NAMES,
    GENERAL_SIDE,
    ITALIA,
    KIND,
    LATIUM,
    PROVINCE,
    PROVINCES_IN,
    REGION,
    ROME,
    TRIBE,
    attrition,
)
from hippodrome.games.hamilcar.cards import (
    BATTLE_DECK,
    BATTLE_NAMES,
    DOUBLE_ENVELOPMENT,
    DRAW_BATTLE,
    ELEPHANT_CHARGE,
    LAND_BATTLE,
    RESERVE,
    RETREAT_COLUMN,
)
from hippodrome.games.hamilcar.command import battle_rating, roll_against
from hippodrome.games.hamilcar.errands import (
    BATTLE_CARDS,
    BATTLE_CONTEST,
    BATTLE_COUNTER,
    BATTLE_DEAL,
    BATTLE_END,
    BATTLE_LEAVE,
    BATTLE_LOSSES,
    BATTLE_MATCH,
    BATTLE_RETREAT,
    BATTLE_ROUND,
    CHARGE,
    CHARGE_ROLL,
    WINDOW,
)
from hippodrome.games.hamilcar.events import (
    BattleBegan,
    BattleCardPlayed,
    BattleCards,
    BattleEnded,
    Casualties,
    Charged,
    Commands,
    GaveUp,
    InitiativePassed,
    RetreatLosses,
)
from hippodrome.games.hamilcar.pieces import displace, lose_cus, space_thing, take_trains
from hippodrome.games.hamilcar.politics import controls
from hippodrome.games.hamilcar.retreat import retreat_loss, ways_out
from hippodrome.games.hamilcar.state import NOBODY, WITHDRAWN, Battle, State
from hippodrome.games.hamilcar.words import (
    BATTLE_CARD,
    CONTEST,
    COUNTERATTACK,
    GIVE_UP,
    LET_GO,
    NO_CHARGE,
    PASS,
    RESERVE_AS,
    WITHDRAW,
)
from hippodrome.games.hamilcar.words import CHARGE as CHARGE_WORD
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.dice import ALL
from hippodrome.kernel.events import Seat, Thing

PROBE = BATTLE_NAMES.index("probe")


def begin_battle(game: State, space: int, attacker: int, came_from: int) -> None:
    """HM 14.1: who commands, then the windows of attacker and defender."""
    game.agenda.pop()
    act = game.activation
    fight = Battle()
    fight.active = True
    fight.space, fight.attacker, fight.came_from = space, attacker, came_from
    fight.intercepted = act.intercepted
    fight.failed = act.failed[:]
    game.battle = fight
    for side in (ROME, CARTHAGE):
        fight.commanders[side] = game.commander(side, space)
    if game.at[act.general] == space and GENERAL_SIDE[act.general] == attacker:
        fight.commanders[attacker] = act.general
    if game.telling:
        names = [Thing(GENERAL_NAMES[general]) for general in fight.commanders if general != NOBODY]
        cus = [game.cus[ROME][space], game.cus[CARTHAGE][space]]
        game.tell(BattleBegan(space_thing(space), Seat(attacker), cus, names))
    two_consuls(game, fight)
    game.push(BATTLE_CARDS)
    game.push(WINDOW, LAND_BATTLE, 1 - attacker)
    game.push(WINDOW, LAND_BATTLE, attacker)


def two_consuls(game: State, fight: Battle) -> None:
    """HM 8.4: with two consuls in the stack a die says which of them commands."""
    commander = fight.commanders[ROME]
    if commander == NOBODY or not game.is_consul(commander):
        return
    for other in game.generals_at(ROME, fight.space):
        if other != commander and game.is_consul(other):
            if game.dice.roll() >= 4:
                fight.commanders[ROME] = other
                if game.telling:
                    game.tell(Commands(Seat(ROME), Thing(GENERAL_NAMES[other])))
            return


def allied_cards(game: State, side: int, space: int) -> int:
    """HM 14.3: battle cards from allied provinces of the region, at most two for Rome in Italia."""
    region = REGION[space]
    cards = 0
    for province in PROVINCES_IN[region]:
        if ALLY_CARDS[province] and controls(game, side, province):
            cards += ALLY_CARDS[province]
    return min(2, cards) if side == ROME and region == ITALIA else cards


def battle_card_number(game: State, fight: Battle, side: int) -> int:
    """HM 14.3: how many battle cards a side gets, from 1 to 15."""
    space = fight.space
    cards = battle_rating(fight.commanders[side]) + min(BATTLE_CARDS_FROM_CUS, game.cus[side][space])
    cards += allied_cards(game, side, space) + fight.extra[side]
    if side == ROME and PROVINCE[space] == LATIUM:
        cards += 2
    if KIND[space] == TRIBE and game.control[space] == side:
        cards += 1
    if side != fight.attacker and fight.intercepted:
        cards += 1
    if fight.failed[side]:
        cards -= 1
    return max(1, min(BATTLE_CARDS_MAX, cards))


def battle_cards(game: State) -> None:
    """HM 14.3, 14.6: count the cards; Carthage may charge with elephants before the deal."""
    game.agenda.pop()
    fight = game.battle
    for side in (ROME, CARTHAGE):
        fight.numbers[side] = battle_card_number(game, fight, side)
    game.push(BATTLE_DEAL)
    if game.elephants[fight.space]:
        game.push(CHARGE)


def charge(game: State) -> Flow:
    """HM 14.6: Carthage declares a charge or not."""
    game.agenda.pop()
    word = yield Ask(CARTHAGE, "HM 14.6", "prompt-charge", [CHARGE_WORD, NO_CHARGE])
    if word == CHARGE_WORD:
        game.push(CHARGE_ROLL)
        game.push(WINDOW, ELEPHANT_CHARGE, ROME)


def charge_roll(game: State) -> None:
    """HM 14.6: success costs Rome cards, a rampage costs Carthage cards; -2 until Xanthippus has arrived."""
    game.agenda.pop()
    fight = game.battle
    elephants = game.elephants[fight.space]
    die = modified = 0
    if not fight.rampage:
        die = game.dice.roll()
        modified = die if game.xanthippus else die - 2
    if fight.rampage or modified <= 1:
        result, victim = "rampage", CARTHAGE
    elif modified >= 4:
        result, victim = "success", ROME
    else:
        result, victim = "nothing", NOBODY
    if victim != NOBODY:
        fight.numbers[victim] = max(1, fight.numbers[victim] - elephants)
    if game.telling:
        game.tell(Charged(die, modified, Thing(result), 0 if victim == NOBODY else elephants))


def battle_deal(game: State) -> None:
    """HM 14.4: shuffle and deal; scouted cards are dealt open."""
    game.agenda.pop()
    fight = game.battle
    fight.deck = BATTLE_DECK[:]
    for side in (ROME, CARTHAGE):
        seen_by = ALL if fight.open[side] else side
        hand = fight.hands[side]
        for _ in range(fight.numbers[side]):
            hand[game.dice.draw(fight.deck, seen_by=seen_by) - DRAW_BATTLE] += 1
    fight.initiative = fight.attacker
    if game.telling:
        game.tell(BattleCards(fight.numbers[:]))
    game.push(BATTLE_ROUND)


# --- rounds -------------------------------------------------------------------------------------------------------


def battle_round(game: State) -> Flow:
    """HM 14.7, 14.9, 15.1: the initiative plays a card or withdraws; without a card it has lost."""
    game.agenda.pop()
    fight = game.battle
    side = fight.initiative
    hand = fight.hands[side]
    if sum(hand) == 0:
        if game.telling:
            game.tell(GaveUp(Seat(side)))
        lose_battle(game, side, PROBE)
        return
    options = [BATTLE_CARD + kind for kind in range(RESERVE) if hand[kind]]
    if hand[RESERVE]:
        options += [RESERVE_AS + kind for kind in range(RESERVE)]
    if fight.commanders[side] != NOBODY and not fight.no_withdrawal and ways_out(game, side):
        options.append(WITHDRAW)
    word = yield Ask(side, "HM 14.7", "prompt-battle-card", options)
    if word == WITHDRAW:
        game.push(BATTLE_CONTEST)
        return
    kind = play_battle_card(game, side, word, False)
    fight.played = kind
    fight.rounds += 1
    fight.no_withdrawal = False
    game.push(BATTLE_MATCH)


def play_battle_card(game: State, side: int, word: int, reply: bool) -> int:
    """HM 14.5: a card, or a reserve in its place; returns the type it counts as."""
    fight = game.battle
    reserve = word >= RESERVE_AS
    kind = word - (RESERVE_AS if reserve else BATTLE_CARD)
    card = RESERVE if reserve else kind
    fight.hands[side][card] -= 1
    fight.spent[card] += 1
    fight.story += [fight.rounds + (0 if reply else 1), side, card, kind]
    if game.telling:
        game.tell(BattleCardPlayed(Seat(side), Thing(BATTLE_NAMES[card]), Thing(BATTLE_NAMES[kind]), reply))
    return kind


def battle_match(game: State) -> Flow:
    """HM 14.7-14.8: match the card or lose; a matched double envelopment passes the initiative."""
    game.agenda.pop()
    fight = game.battle
    side = 1 - fight.initiative
    hand = fight.hands[side]
    kind = fight.played
    word = GIVE_UP
    if sum(hand):
        options = [GIVE_UP]
        if hand[kind]:
            options.append(BATTLE_CARD + kind)
        if hand[RESERVE]:
            options.append(RESERVE_AS + kind)
        params: dict[str, object] = {"card": BATTLE_NAMES[kind]}
        word = yield Ask(side, "HM 14.7", "prompt-match", options, params)
    if word == GIVE_UP:
        if game.telling:
            game.tell(GaveUp(Seat(side)))
        lose_battle(game, side, kind)
        return
    play_battle_card(game, side, word, True)
    game.push(BATTLE_ROUND)
    if kind == DOUBLE_ENVELOPMENT:
        pass_initiative(game, side)
    elif battle_rating(fight.commanders[side]):
        game.push(BATTLE_COUNTER)


def battle_counter(game: State) -> Flow:
    """HM 14.8: who matched may roll for a counterattack."""
    game.agenda.pop()
    fight = game.battle
    side = 1 - fight.initiative
    word = yield Ask(side, "HM 14.8", "prompt-counterattack", [COUNTERATTACK, PASS])
    general = fight.commanders[side]
    if word == COUNTERATTACK and roll_against(game, side, "counterattack", general, battle_rating(general)):
        pass_initiative(game, side)


def pass_initiative(game: State, side: int) -> None:
    """The initiative passes."""
    game.battle.initiative = side
    if game.telling:
        game.tell(InitiativePassed(Seat(side)))


def battle_contest(game: State) -> Flow:
    """HM 15.1-15.2: the opponent may try to stop a withdrawal."""
    game.agenda.pop()
    fight = game.battle
    side = 1 - fight.initiative
    general = fight.commanders[side]
    if battle_rating(general):
        word = yield Ask(side, "HM 15.1", "prompt-contest", [CONTEST, LET_GO])
        if word == CONTEST and roll_against(game, side, "contest", general, battle_rating(general)):
            fight.no_withdrawal = True
            pass_initiative(game, side)
            game.push(BATTLE_ROUND)
            return
    lose_battle(game, 1 - side, WITHDRAWN)


# --- the end ------------------------------------------------------------------------------------------------------


def lose_battle(game: State, side: int, decided: int) -> None:
    """HM 14.7, 14.9, 15.2: the battle is decided, or broken off."""
    fight = game.battle
    fight.loser = side
    fight.decided = decided
    if game.telling:
        loser = None if decided == WITHDRAWN else Seat(side)
        game.tell(BattleEnded(space_thing(fight.space), loser, fight.rounds))
    game.push(BATTLE_LOSSES)


def battle_losses(game: State) -> Flow:
    """HM 14.10-14.12: casualties of both, retreat losses of the loser, generals left without CUs."""
    game.agenda.pop()
    fight = game.battle
    space, loser = fight.space, fight.loser
    if fight.rounds:
        die = game.dice.roll()
        loss = attrition(die, fight.rounds)
        if game.telling:
            game.tell(Casualties(die, loss))
        for side in (fight.attacker, 1 - fight.attacker):
            fight.lost[side] += min(loss, game.cus[side][space])
            yield from lose_cus(game, side, space, loss)
    if fight.decided != WITHDRAWN and game.cus[loser][space]:
        die = game.dice.roll()
        loss = retreat_loss(die, RETREAT_COLUMN[fight.decided])
        if game.telling:
            game.tell(RetreatLosses(Seat(loser), die, loss))
        fight.lost[loser] += min(loss, game.cus[loser][space])
        yield from lose_cus(game, loser, space, loss)
    game.push(BATTLE_END)
    for side in (ROME, CARTHAGE):
        if not game.cus[side][space]:
            for general in game.generals_at(side, space):
                displace(game, general)
            if game.cus[1 - side][space]:
                take_trains(game, side, space, game.trains[side][space])
    if game.cus[loser][space]:
        game.push(BATTLE_LEAVE if fight.decided == WITHDRAWN else BATTLE_RETREAT)
