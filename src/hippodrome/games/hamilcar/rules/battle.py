"""HM 14 and 15.1: the land battle, round by round."""

from hippodrome.games.hamilcar import board, cards, errands, events, pieces, state, words
from hippodrome.games.hamilcar.rules import command, politics, retreat
from hippodrome.games.hamilcar.state import Battle, State
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.dice import ALL
from hippodrome.kernel.events import Seat, Thing

PROBE = cards.BATTLE_NAMES.index("probe")


def begin_battle(game: State, space: int, attacker: int, came_from: int) -> None:
    """HM 14.1: who commands, then the windows of attacker and defender."""
    game.agenda.pop()
    act = game.activation
    fight = state.NO_BATTLE.copy()
    fight.active = True
    fight.space, fight.attacker, fight.came_from = space, attacker, came_from
    fight.intercepted = act.intercepted
    fight.failed = act.failed[:]
    game.battle = fight
    for side in (board.ROME, board.CARTHAGE):
        fight.commanders[side] = game.commander(side, space)
    if game.at[act.general] == space and board.GENERAL_SIDE[act.general] == attacker:
        fight.commanders[attacker] = act.general
    if game.telling:
        names = [Thing(board.GENERAL_NAMES[general]) for general in fight.commanders if general != board.NOBODY]
        cus = [game.cus[board.ROME][space], game.cus[board.CARTHAGE][space]]
        game.tell(events.BattleBegan(pieces.space_thing(space), Seat(attacker), cus, names))
    two_consuls(game, fight)
    game.push(errands.BATTLE_CARDS)
    game.push(errands.WINDOW, cards.LAND_BATTLE, 1 - attacker)
    game.push(errands.WINDOW, cards.LAND_BATTLE, attacker)


def two_consuls(game: State, fight: Battle) -> None:
    """HM 8.4: with two consuls in the stack a die says which of them commands."""
    commander = fight.commanders[board.ROME]
    if commander == board.NOBODY or not game.is_consul(commander):
        return
    for other in game.generals_at(board.ROME, fight.space):
        if other != commander and game.is_consul(other):
            if game.dice.roll() >= 4:
                fight.commanders[board.ROME] = other
                if game.telling:
                    game.tell(events.Commands(Seat(board.ROME), Thing(board.GENERAL_NAMES[other])))
            return


def allied_cards(game: State, side: int, space: int) -> int:
    """HM 14.3: battle cards from allied provinces of the region, at most two for Rome in Italia."""
    region = board.REGION[space]
    number = 0
    for province in board.PROVINCES_IN[region]:
        if board.ALLY_CARDS[province] and politics.controls(game, side, province):
            number += board.ALLY_CARDS[province]
    return min(2, number) if side == board.ROME and region == board.ITALIA else number


def battle_card_number(game: State, fight: Battle, side: int) -> int:
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


def battle_cards(game: State) -> None:
    """HM 14.3, 14.6: count the cards; Carthage may charge with elephants before the deal."""
    game.agenda.pop()
    fight = game.battle
    for side in (board.ROME, board.CARTHAGE):
        fight.numbers[side] = battle_card_number(game, fight, side)
    game.push(errands.BATTLE_DEAL)
    if game.elephants[fight.space]:
        game.push(errands.CHARGE)


def charge(game: State) -> Flow:
    """HM 14.6: Carthage declares a charge or not."""
    game.agenda.pop()
    word = yield Ask(board.CARTHAGE, "HM 14.6", "prompt-charge", [words.CHARGE, words.NO_CHARGE])
    if word == words.CHARGE:
        game.push(errands.CHARGE_ROLL)
        game.push(errands.WINDOW, cards.ELEPHANT_CHARGE, board.ROME)


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
        result, victim = "rampage", board.CARTHAGE
    elif modified >= 4:
        result, victim = "success", board.ROME
    else:
        result, victim = "nothing", board.NOBODY
    if victim != board.NOBODY:
        fight.numbers[victim] = max(1, fight.numbers[victim] - elephants)
    if game.telling:
        game.tell(events.Charged(die, modified, Thing(result), 0 if victim == board.NOBODY else elephants))


def battle_deal(game: State) -> None:
    """HM 14.4: shuffle and deal; scouted cards are dealt open."""
    game.agenda.pop()
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
    game.push(errands.BATTLE_ROUND)


# --- rounds -------------------------------------------------------------------------------------------------------


def battle_round(game: State) -> Flow:
    """HM 14.7, 14.9, 15.1: the initiative plays a card or withdraws; without a card it has lost."""
    game.agenda.pop()
    fight = game.battle
    side = fight.initiative
    hand = fight.hands[side]
    if sum(hand) == 0:
        if game.telling:
            game.tell(events.GaveUp(Seat(side)))
        lose_battle(game, side, PROBE)
        return
    options = [words.BATTLE_CARD + kind for kind in range(cards.RESERVE) if hand[kind]]
    if hand[cards.RESERVE]:
        options += [words.RESERVE_AS + kind for kind in range(cards.RESERVE)]
    if fight.commanders[side] != board.NOBODY and not fight.no_withdrawal and retreat.ways_out(game, side):
        options.append(words.WITHDRAW)
    word = yield Ask(side, "HM 14.7", "prompt-battle-card", options)
    if word == words.WITHDRAW:
        game.push(errands.BATTLE_CONTEST)
        return
    kind = play_battle_card(game, side, word, False)
    fight.played = kind
    fight.rounds += 1
    fight.no_withdrawal = False
    game.push(errands.BATTLE_MATCH)


def play_battle_card(game: State, side: int, word: int, reply: bool) -> int:
    """HM 14.5: a card, or a reserve in its place; returns the type it counts as."""
    fight = game.battle
    reserve = word >= words.RESERVE_AS
    kind = word - (words.RESERVE_AS if reserve else words.BATTLE_CARD)
    card = cards.RESERVE if reserve else kind
    fight.hands[side][card] -= 1
    fight.spent[card] += 1
    fight.story += [fight.rounds + (0 if reply else 1), side, card, kind]
    if game.telling:
        game.tell(
            events.BattleCardPlayed(Seat(side), Thing(cards.BATTLE_NAMES[card]), Thing(cards.BATTLE_NAMES[kind]), reply)
        )
    return kind


def battle_match(game: State) -> Flow:
    """HM 14.7-14.8: match the card or lose; a matched double envelopment passes the initiative."""
    game.agenda.pop()
    fight = game.battle
    side = 1 - fight.initiative
    hand = fight.hands[side]
    kind = fight.played
    word = words.GIVE_UP
    if sum(hand):
        options = [words.GIVE_UP]
        if hand[kind]:
            options.append(words.BATTLE_CARD + kind)
        if hand[cards.RESERVE]:
            options.append(words.RESERVE_AS + kind)
        params: dict[str, object] = {"card": cards.BATTLE_NAMES[kind]}
        word = yield Ask(side, "HM 14.7", "prompt-match", options, params)
    if word == words.GIVE_UP:
        if game.telling:
            game.tell(events.GaveUp(Seat(side)))
        lose_battle(game, side, kind)
        return
    play_battle_card(game, side, word, True)
    game.push(errands.BATTLE_ROUND)
    if kind == cards.DOUBLE_ENVELOPMENT:
        pass_initiative(game, side)
    elif command.battle_rating(fight.commanders[side]):
        game.push(errands.BATTLE_COUNTER)


def battle_counter(game: State) -> Flow:
    """HM 14.8: who matched may roll for a counterattack."""
    game.agenda.pop()
    fight = game.battle
    side = 1 - fight.initiative
    word = yield Ask(side, "HM 14.8", "prompt-counterattack", [words.COUNTERATTACK, words.PASS])
    general = fight.commanders[side]
    if word == words.COUNTERATTACK and command.roll_against(
        game, side, "counterattack", general, command.battle_rating(general)
    ):
        pass_initiative(game, side)


def pass_initiative(game: State, side: int) -> None:
    """The initiative passes."""
    game.battle.initiative = side
    if game.telling:
        game.tell(events.InitiativePassed(Seat(side)))


def battle_contest(game: State) -> Flow:
    """HM 15.1-15.2: the opponent may try to stop a withdrawal."""
    game.agenda.pop()
    fight = game.battle
    side = 1 - fight.initiative
    general = fight.commanders[side]
    if command.battle_rating(general):
        word = yield Ask(side, "HM 15.1", "prompt-contest", [words.CONTEST, words.LET_GO])
        if word == words.CONTEST and command.roll_against(
            game, side, "contest", general, command.battle_rating(general)
        ):
            fight.no_withdrawal = True
            pass_initiative(game, side)
            game.push(errands.BATTLE_ROUND)
            return
    lose_battle(game, 1 - side, state.WITHDRAWN)


# --- the end ------------------------------------------------------------------------------------------------------


def lose_battle(game: State, side: int, decided: int) -> None:
    """HM 14.7, 14.9, 15.2: the battle is decided, or broken off."""
    fight = game.battle
    fight.loser = side
    fight.decided = decided
    if game.telling:
        loser = None if decided == state.WITHDRAWN else Seat(side)
        game.tell(events.BattleEnded(pieces.space_thing(fight.space), loser, fight.rounds))
    game.push(errands.BATTLE_LOSSES)


def battle_losses(game: State) -> Flow:
    """HM 14.10-14.12: casualties of both, retreat losses of the loser, generals left without CUs."""
    game.agenda.pop()
    fight = game.battle
    space, loser = fight.space, fight.loser
    if fight.rounds:
        die = game.dice.roll()
        loss = board.attrition(die, fight.rounds)
        if game.telling:
            game.tell(events.Casualties(die, loss))
        for side in (fight.attacker, 1 - fight.attacker):
            fight.lost[side] += min(loss, game.cus[side][space])
            yield from pieces.lose_cus(game, side, space, loss)
    if fight.decided != state.WITHDRAWN and game.cus[loser][space]:
        die = game.dice.roll()
        loss = retreat.retreat_loss(die, cards.RETREAT_COLUMN[fight.decided])
        if game.telling:
            game.tell(events.RetreatLosses(Seat(loser), die, loss))
        fight.lost[loser] += min(loss, game.cus[loser][space])
        yield from pieces.lose_cus(game, loser, space, loss)
    game.push(errands.BATTLE_END)
    for side in (board.ROME, board.CARTHAGE):
        if not game.cus[side][space]:
            for general in game.generals_at(side, space):
                pieces.displace(game, general)
            if game.cus[1 - side][space]:
                pieces.take_trains(game, side, space, game.trains[side][space])
    if game.cus[loser][space]:
        game.push(errands.BATTLE_LEAVE if fight.decided == state.WITHDRAWN else errands.BATTLE_RETREAT)
