"""HM 11: the naval battle."""

from collections.abc import Generator

from hippodrome.games.hamilcar.board import (
    CARTHAGE,
    CORVUS_ROW,
    GENERAL_SIDE,
    INSIDE,
    LAST_COLUMN,
    NAVAL_HITS,
    NAVAL_ROUNDS,
    ROME,
    SEAMANSHIP_ATTACK,
    SUPREMACY_ROW,
)
from hippodrome.games.hamilcar.cards import (
    BOARDING,
    DIEKPLOUS,
    DRAW_TACTICS,
    FEINT,
    KYKLOS,
    NAVAL_BATTLE_END,
    NAVAL_BATTLE_START,
    PURSUIT,
    RAM,
    SWIFT_OARS,
    TACTICS,
    TACTICS_DECK,
    TACTICS_NAMES,
)
from hippodrome.games.hamilcar.command import admiral_rating, battle_rating
from hippodrome.games.hamilcar.errands import (
    NAVAL_AFTER,
    NAVAL_CHASE,
    NAVAL_DEAL,
    NAVAL_END,
    NAVAL_PEACE,
    NAVAL_ROUND,
    NAVAL_TURN,
    REMOVE_PCS,
    WINDOW,
)
from hippodrome.games.hamilcar.events import (
    NavalAttack,
    NavalBattleBegan,
    NavalBattleEnded,
    NavalRoundBegan,
    NavalStep,
    TacticsDrawn,
    TacticsLost,
    TacticsPlayed,
)
from hippodrome.games.hamilcar.pieces import (
    add_damaged,
    check_seamanship,
    displace,
    lose_ships,
    settle,
    take_supremacy,
)
from hippodrome.games.hamilcar.sea import lose_aboard, take_back
from hippodrome.games.hamilcar.state import (
    DRAWN,
    ESCAPED,
    EVADED,
    NAVAL_ENDS,
    NAVAL_TARGETS,
    NO_LEG,
    NOBODY,
    SUNK,
    UNDECIDED,
    Leg,
    State,
)
from hippodrome.games.hamilcar.words import (
    ESCAPE,
    EVADE,
    NO_ATTACK,
    NOTHING,
    PASS,
    PURSUE,
    REFORM,
    TACTICS_CARD,
    TRANSPORTS,
    WARSHIPS,
    WORDS,
)
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.events import Seat, Thing

TacticsFlow = Generator[Ask, int, int]


def transports(leg: Leg) -> int:
    """HM 10.4: one transport for each CU or train, whichever are more."""
    return max(leg.force.cus, leg.force.trains)


def naval_commander(leg: Leg, side: int) -> int:
    """HM 11.1: the activated and the intercepting general."""
    return leg.general if side == leg.side else leg.interceptor


def naval_start(game: State) -> None:
    """HM 11.1-11.3: who sails without a warship has lost at once; else the windows, the mover's first."""
    game.agenda.pop()
    leg = game.leg
    if game.telling:
        game.tell(NavalBattleBegan(Seat(leg.side), leg.ships[:], transports(leg)))
    if leg.ships[leg.side] == 0:
        end_battle(game, leg.side, SUNK)
        return
    leg.fighting = True
    game.push(NAVAL_DEAL)
    game.push(WINDOW, NAVAL_BATTLE_START, 1 - leg.side)
    game.push(WINDOW, NAVAL_BATTLE_START, leg.side)


def naval_deal(game: State) -> None:
    """HM 11.5: one card for supremacy, the commander's battle rating for each, events on top."""
    game.agenda.pop()
    leg = game.leg
    leg.deck = TACTICS_DECK[:]
    for side in (ROME, CARTHAGE):
        count = battle_rating(naval_commander(leg, side)) + leg.draws[side]
        if game.supremacy == side:
            count += 1
        draw_tactics(game, side, count)
    game.push(NAVAL_ROUND, 1)


def draw_tactics(game: State, side: int, count: int) -> None:
    """HM 11.5: draw tactics cards, as many as there are."""
    leg = game.leg
    count = max(0, min(count, len(leg.deck)))
    for _ in range(count):
        leg.hands[side][game.dice.draw(leg.deck, seen_by=side) - DRAW_TACTICS] += 1
    if count and game.telling:
        game.tell(TacticsDrawn(Seat(side), count))


def naval_round(game: State, number: int) -> None:
    """HM 11.4: in each round both act once, first who has supremacy as it begins; after five it is drawn."""
    game.agenda.pop()
    leg = game.leg
    if number > NAVAL_ROUNDS:
        end_battle(game, NOBODY, DRAWN)
        return
    leg.round = number
    leg.first = game.supremacy
    if game.telling:
        game.tell(NavalRoundBegan(number, Seat(leg.first)))
    game.push(NAVAL_ROUND, number + 1)
    game.push(NAVAL_TURN, 1 - leg.first)
    game.push(NAVAL_TURN, leg.first)


def naval_turn(game: State, side: int) -> Flow:
    """HM 11.6-11.13: manoeuvre, attack, reform or retreat."""
    game.agenda.pop()
    leg = game.leg
    leg.acted += 1
    leg.story += [leg.round, side, UNDECIDED, UNDECIDED, 0, 0]
    card = yield from manoeuvre(game, side)
    yield from attack(game, side, card)
    if leg.ships[1 - side] == 0:
        end_battle(game, 1 - side, SUNK)
        return
    options = [REFORM, ESCAPE, NOTHING]
    if game.supremacy == side:
        options.append(EVADE)
    word = yield Ask(side, "HM 11.11", "prompt-naval-step", options)
    if word == NOTHING:
        return
    if word == EVADE:
        if game.telling:
            game.tell(NavalStep(Seat(side), Thing("evade"), 0, True))
        yield from retreat_at_sea(game, side, EVADED)
        return
    die = game.dice.roll()
    success = die - (1 if card == SWIFT_OARS else 0) <= admiral_rating(naval_commander(leg, side))
    if game.telling:
        game.tell(NavalStep(Seat(side), Thing(WORDS.spellings[word]), die, success))
    if not success:
        return
    if word == REFORM:
        draw_tactics(game, side, 1)
    else:
        yield from retreat_at_sea(game, side, ESCAPED)


def manoeuvre(game: State, side: int) -> TacticsFlow:
    """HM 11.6: at most one tactics card, not Pursuit; asked of whoever holds any card at all."""
    leg = game.leg
    hand = leg.hands[side]
    if sum(hand) == 0:
        return -1
    options = [PASS] + [TACTICS_CARD + kind for kind in range(TACTICS) if hand[kind] and kind != PURSUIT]
    word = yield Ask(side, "HM 11.6", "prompt-manoeuvre", options)
    if word == PASS:
        return -1
    card = word - TACTICS_CARD
    play_tactics(game, side, card)
    if card == KYKLOS:
        leg.malus[1 - side] -= 1
    elif card == FEINT:
        other = leg.hands[1 - side]
        held = [DRAW_TACTICS + kind for kind in range(TACTICS) for _ in range(other[kind])]
        if held:
            lost = game.dice.draw(held) - DRAW_TACTICS
            other[lost] -= 1
            leg.spent[lost] += 1
            if game.telling:
                game.tell(TacticsLost(Seat(1 - side), Thing(TACTICS_NAMES[lost])))
    return card


def play_tactics(game: State, side: int, card: int) -> None:
    """A tactics card is played openly."""
    leg = game.leg
    leg.hands[side][card] -= 1
    leg.spent[card] += 1
    if card != PURSUIT:
        leg.story[-4] = card
    if game.telling:
        game.tell(TacticsPlayed(Seat(side), Thing(TACTICS_NAMES[card])))


def attack_modifier(game: State, side: int) -> int:
    """HM 11.7: Rome's seamanship and corvi."""
    if side == CARTHAGE:
        return 0
    return SEAMANSHIP_ATTACK[game.seamanship] + (1 if game.corvi else 0)


def attack(game: State, side: int, card: int) -> Flow:
    """HM 11.7-11.10: name a target and roll, or forgo it."""
    leg = game.leg
    options = [WARSHIPS, NO_ATTACK]
    if side != leg.side and transports(leg):
        options.append(TRANSPORTS)
    word = yield Ask(side, "HM 11.7", "prompt-naval-attack", options, {"round": leg.round})
    leg.story[-3] = NAVAL_TARGETS.index(WORDS.spellings[word])
    if word == NO_ATTACK:
        return
    die = game.dice.roll()
    modified = die + attack_modifier(game, side) + leg.malus[side] + (1 if card == RAM else 0)
    leg.malus[side] = 0
    column = min(LAST_COLUMN, (leg.round - 1) // 2 + (1 if card == DIEKPLOUS else 0))
    row = max(1, min(6, modified))
    hits = NAVAL_HITS[row - 1][column]
    prize = False
    if word == WARSHIPS:
        if card == BOARDING and hits:
            hits += 1
        hits = min(hits, leg.ships[1 - side])
        leg.ships[1 - side] -= hits
        leg.lost[1 - side] += hits
        prize = side == ROME and game.corvi and row == CORVUS_ROW and hits > 0
        if prize:
            leg.prizes += 1
    leg.story[-2] = die
    leg.story[-1] = hits
    if game.telling:
        game.tell(NavalAttack(Seat(side), Thing(WORDS.spellings[word]), die, modified, hits, prize))
    if row == SUPREMACY_ROW:
        take_supremacy(game, side)
    if word == TRANSPORTS:
        yield from lose_aboard(game, hits)


def retreat_at_sea(game: State, side: int, how: int) -> Flow:
    """HM 11.12-11.13: the retreat succeeds unless the opponent plays Pursuit."""
    leg = game.leg
    hand = leg.hands[1 - side]
    if sum(hand):
        options = [PASS, PURSUE] if hand[PURSUIT] else [PASS]
        word = yield Ask(1 - side, "HM 11.13", "prompt-pursuit", options)
        if word == PURSUE:
            play_tactics(game, 1 - side, PURSUIT)
            return
    if how == EVADED:
        take_supremacy(game, 1 - side)
    end_battle(game, side, how)


# --- the end ------------------------------------------------------------------------------------------------------


def end_battle(game: State, loser: int, how: int) -> None:
    """HM 11.14: the battle is over at once; what was still to come of it is not."""
    while game.agenda and game.agenda[-1][0] in (NAVAL_ROUND, NAVAL_TURN):
        game.agenda.pop()
    game.leg.loser = loser
    game.leg.ending = how
    game.push(NAVAL_END)


def naval_end(game: State) -> None:
    """HM 11.15: who was hit is gone, who fled or drew is damaged, prizes change hands."""
    game.agenda.pop()
    leg = game.leg
    mover = leg.side
    if game.telling:
        loser = None if leg.loser == NOBODY else Seat(leg.loser)
        game.tell(NavalBattleEnded(Thing(NAVAL_ENDS[leg.ending]), loser, leg.lost[:], leg.prizes))
    for side in (ROME, CARTHAGE):
        lose_ships(game, side, leg.lost[side])
        if leg.ending == DRAWN or leg.loser == side:
            game.damaged[side] += leg.ships[side]
            leg.ships[side] = 0
        elif side != mover:
            game.ready[side] += leg.ships[side]
            leg.ships[side] = 0
    add_damaged(game, CARTHAGE if leg.loser == ROME else ROME, leg.prizes)
    leg.fighting = False
    if leg.loser != NOBODY:
        commander = naval_commander(leg, leg.loser)
        game.defeated[commander] = GENERAL_SIDE[commander] == CARTHAGE
    game.push(NAVAL_AFTER)
    if leg.loser == mover and leg.ending in (SUNK, ESCAPED) and transports(leg):
        game.push(NAVAL_CHASE, 1 - mover)


def naval_chase(game: State, side: int) -> Flow:
    """HM 11.16: after an escape or a sinking one attack on the loser's transports, in the last column."""
    game.agenda.pop()
    word = yield Ask(side, "HM 11.16", "prompt-chase", [TRANSPORTS, NO_ATTACK])
    if word == NO_ATTACK:
        return
    die = game.dice.roll()
    modified = die + attack_modifier(game, side)
    row = max(1, min(6, modified))
    hits = NAVAL_HITS[row - 1][LAST_COLUMN]
    if game.telling:
        game.tell(NavalAttack(Seat(side), Thing("transports"), die, modified, hits, False))
    if row == SUPREMACY_ROW:
        take_supremacy(game, side)
    yield from lose_aboard(game, hits)


def naval_after(game: State) -> None:
    """HM 11.17-11.19: where the fleets are now, PCs lost, the winner's window, seamanship."""
    game.agenda.pop()
    leg = game.leg
    mover, loser = leg.side, leg.loser
    game.push(NAVAL_PEACE)
    if loser != NOBODY:
        game.push(WINDOW, NAVAL_BATTLE_END, 1 - loser)
        if leg.lost[loser] >= 2:
            game.push(REMOVE_PCS, loser, leg.lost[loser] // 2)
    if loser == 1 - mover:
        if leg.ending == SUNK:
            displace(game, leg.interceptor)
        return
    if loser == mover and leg.ending == SUNK and leg.force.cus == 0:
        game.activation.over = True
        game.leg = NO_LEG
        game.trains[mover][leg.origin] += leg.force.trains
        for general in leg.force.generals:
            displace(game, general)
        settle(game, leg.origin % INSIDE)
        return
    take_back(game)


def naval_peace(game: State) -> None:
    """HM 11.19, 12.4: at the very end seamanship may sink."""
    game.agenda.pop()
    check_seamanship(game)
