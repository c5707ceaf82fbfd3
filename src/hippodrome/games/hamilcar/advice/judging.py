"""Rules of thumb for Hamilcar: how good each legal word looks, judged by what things are worth.

The only hidden information it uses is the hand of the side that is asked.
"""

from collections.abc import Callable
from typing import Final

from hippodrome.games.hamilcar import board, cards, words
from hippodrome.games.hamilcar.advice import worths
from hippodrome.games.hamilcar.advice.war import GARRISON, NEVER, War, garrison
from hippodrome.games.hamilcar.state import State
from hippodrome.kernel.ask import Ask

HORDE: Final = 12
"""The number of CUs in one stack beyond which a general can't lead them all."""
WINTER: Final = 4
"""The number of CUs from which an army is worth a supply train."""
LIKED: Final[list[float]] = [worths.PREFERRED.get(word, 0.5) for word in words.WORDS.spellings]
"""What each word is worth by itself."""
EVENT_WORTH: Final[list[float]] = [worths.EVENT_WORTH.get(effect, 0.0) for effect in cards.EFFECT]
CAMPAIGNS: Final[list[bool]] = [effect == "campaign" for effect in cards.EFFECT]
FORCED_MARCHES: Final[list[bool]] = [effect == "forced_march" for effect in cards.EFFECT]
FLIPS: Final[list[bool]] = [effect == "flip_pcs" for effect in cards.EFFECT]
PLACES_PCS: Final[list[bool]] = [effect == "place_pcs" for effect in cards.EFFECT]
GRAND: Final[list[bool]] = [name == "grand_campaign" for name in cards.CARD_IDS]
GOOD_TACTICS: Final = cards.FEINT


def advise(game: State, ask: Ask) -> list[float]:
    """Score how good each option of an ask looks to its seat."""
    judge = JUDGES.get(ask.key)
    if judge is None:
        return [LIKED[word] for word in ask.options]
    return judge(War(game, ask.seat), ask)


def number_told(ask: Ask, name: str, otherwise: int) -> int:
    """Return a number from a question's parameters, or a default."""
    told = None if ask.params is None else ask.params.get(name)
    return told if isinstance(told, int) else otherwise


# --- the turn -------------------------------------------------------------------------------------------------------


def judge_play(war: War, ask: Ask) -> list[float]:
    """Score which card to use for what."""
    point = war.points_worth()
    march = war.best_marches()
    weights: list[float] = []
    for word in ask.options:
        card, use = (word - words.PLAY) // 7, (word - words.PLAY) % 7
        ops = cards.OPS[card]
        if use == words.USE_POINTS:
            weights.append(ops * point)
        elif use == words.USE_ACTIVATE:
            weights.append(0.9 * march[ops] + 0.2 * (3 - ops))
        elif use == words.USE_EVENT:
            weights.append(event_worth(war, card, point, march[3]))
        elif use == words.USE_BUILD:
            room = 10 - war.ready - war.game.damaged[war.side]
            weights.append(min(room, cards.SHIPS[card]) * (1.1 if war.ready <= war.other_ready else 0.6))
        elif use == words.USE_TRAINING:
            weights.append(1.1 if war.game.seamanship < 2 else 0.5)
        else:
            weights.append(1.3 if use == words.USE_RAISE else -1.0)
    return weights


def event_worth(war: War, card: int, point: float, march: float) -> float:
    """Return what an event is worth now."""
    worth = EVENT_WORTH[card]
    if CAMPAIGNS[card]:
        return 1.4 * march + (0.4 if GRAND[card] else 0.0)
    if FORCED_MARCHES[card]:
        return 1.1 * march
    if FLIPS[card]:
        # PCs in the middle of enemy land would be gone before they count.
        first = second = 0.0
        for space in board.NORMAL_SPACES:
            if war.turnable(space):
                lasting = war.pc_worth(space)
                if lasting > first:
                    first, second = lasting, first
                elif lasting > second:
                    second = lasting
        return min(worth * 1.4, 0.6 * (second + first))
    if PLACES_PCS[card]:
        return worth * max(0.7, min(1.4, point))
    return worth


def judge_points(war: War, ask: Ask) -> list[float]:
    """Score what to buy with the next point."""
    lead = war.game.miat[war.side] - war.game.miat[war.foe]
    weights: list[float] = []
    for word in ask.options:
        if words.PC <= word < words.TRAIN:
            weights.append(war.pc_worth(word - words.PC))
        elif words.TRAIN <= word < words.GENERAL:
            weights.append(train_worth(war, word - words.TRAIN))
        elif word == words.MIAT_PLACE or word == words.MIAT_TAKE:
            weights.append(2.6 if -1 <= lead <= 0 else 1.0 if lead == -2 or lead == 1 else 0.3)
        elif word >= words.BOX:
            weights.append(1.2)
        elif word == words.REPAIR:
            weights.append(0.6)
        else:
            weights.append(1.5 if word == words.WARSHIP or word == words.RECRUIT else 0.15)
    return weights


def train_worth(war: War, space: int) -> float:
    """Return the value of a train: high for an army without one, above all if it winters abroad."""
    trains, own = war.game.trains[war.side], war.control[space] == war.side
    army = war.cus[space] + (war.inside(space) if own else 0)
    if army < WINTER or trains[space] or trains[space + board.INSIDE]:
        return 0.0
    return 0.3 + 0.05 * min(army, 10) + (0.0 if own else 0.4)


def judge_reform(war: War, ask: Ask) -> list[float]:
    """HM 6.11: prefer the reform that changes most; never one that changes nothing."""
    damaged = war.game.damaged[war.side]
    weights: list[float] = []
    for word in ask.options:
        if word == words.SEAMANSHIP:
            weights.append(1.2 if war.game.seamanship < 3 else NEVER)
        elif word == words.CORVI:
            weights.append(-1.0 if war.game.corvi else 0.9)
        elif word == words.WARSHIP:
            weights.append(1.0 if war.ready + damaged < board.WARSHIP_LIMIT else NEVER)
        elif word == words.REPAIR:
            weights.append(0.5 * min(damaged, 3) if damaged else NEVER)
        else:
            weights.append(0.0)
    return weights


def judge_remove(war: War, ask: Ask) -> list[float]:
    """Prefer removing the PC whose loss hurts least."""
    lead = war.game.miat[war.side] - war.game.miat[war.foe]
    in_miat = -2.0 if lead == 1 else -0.7 if lead > 1 else -0.3
    return [in_miat if word == words.MIAT else -war.pc_loss(word - words.PC) for word in ask.options]


def judge_target(war: War, ask: Ask) -> list[float]:
    """Score targets of an event: the PC, place or man that matters most."""
    weights: list[float] = []
    for word in ask.options:
        if words.PC <= word < words.TRAIN:
            space = word - words.PC
            weights.append(war.pc_worth(space) if war.control[space] != war.side else 0.0)
        elif words.SPACE <= word < words.MARCH or words.TRAIN <= word < words.GENERAL:
            space = word - words.SPACE if word < words.MARCH else word - words.TRAIN
            weights.append(0.5 + 0.1 * war.cus[space] + 0.1 * war.enemy[space])
        else:
            weights.append(LIKED[word])
    return weights


def judge_place(war: War, ask: Ask) -> list[float]:
    """Put new CUs and generals where an army can use them; a general in a port also guards the sea."""
    naming = ask.key == "prompt-place-general" or ask.key == "prompt-place-consul"
    weights: list[float] = []
    for word in ask.options:
        if words.SPACE <= word < words.MARCH:
            weights.append(place_worth(war, word - words.SPACE, naming))
            continue
        ships = war.ready + war.game.damaged[war.side]
        if ships >= board.WARSHIP_LIMIT:
            weights.append(NEVER)
        else:
            weights.append(1.6 if war.cus[war.capital] >= HORDE else 0.9 if ships < 5 else 0.2)
    return weights


def place_worth(war: War, space: int, naming: bool) -> float:
    """Return what new CUs, or a newly named general, are worth in a space."""
    army, generals = war.cus[space], war.generals_in(war.side, space)
    worth = 0.3 + 0.08 * min(army, 10)
    if army >= HORDE:
        worth += 0.6 + 0.08 * (army - HORDE) if naming and not generals else -0.8
    if generals:
        worth += 0.4
    elif naming and board.PORT[space] and war.ready >= 2:
        friendly = 0
        for port in board.SEA[space]:
            if war.control[port] != war.foe:
                friendly += 1
        worth += 0.3 * (1 + friendly) / 2
    if space == war.capital:
        inside = army + war.inside(space)
        worth += 1.5 if war.danger() else 3.0 if not inside else 0.6 if inside < GARRISON else 0.0
    if army:
        best = war.shine(space, army + 1)
        for near in board.NEAR[space]:
            shining = war.shine(near, army + 1)
            if shining > best:
                best = shining
        worth += 0.15 * best
    return worth


def judge_general(war: War, ask: Ask) -> list[float]:
    """Score whom to activate, name or put in command: by army, rating and surroundings."""
    weights: list[float] = []
    for word in ask.options:
        if not words.GENERAL <= word < words.COUNT:
            weights.append(worths.PREFERRED.get(words.WORDS.spellings[word], 0.1))
            continue
        general = word - words.GENERAL
        worth = 0.2 + 0.15 * board.BATTLE[general]
        at = war.game.at[general]
        if at >= 0:
            space = at % board.SPACES
            army = war.cus[space]
            if army >= 3:
                worth += war.prospect(space, general)
            worth += 0.05 * army
        weights.append(worth)
    return weights


# --- movement -------------------------------------------------------------------------------------------------------


def judge_move(war: War, ask: Ask) -> list[float]:
    """March towards what can be won, besiege where it pays, take supremacy by sea where possible."""
    general = war.game.activation.general
    space = war.game.at[general] % board.SPACES
    army = war.force(space, general)
    here = war.goal_worth(space) if war.control[space] != war.side else 0.0
    stay = 0.12 + (0.9 * here if board.KIND[space] == board.NORMAL else 0.5 * here)
    weights: list[float] = []
    for word in ask.options:
        if words.MARCH <= word < words.SAIL:
            weights.append(way_worth(war, general, space, word - words.MARCH, army, False))
        elif words.SAIL <= word < words.PC:
            weights.append(way_worth(war, general, space, word - words.SAIL, army, True))
        elif word == words.SIEGE:
            weights.append(1.2 * here + 0.5)
        elif word == words.ATTACK:
            nerve = 0.8 if space == war.capital else 1.3
            weights.append(1.5 if war.inside(space) > nerve * war.enemy[space] else 0.0)
        else:
            weights.append(stay)
    return weights


def way_worth(war: War, general: int, space: int, target: int, army: int, by_sea: bool) -> float:
    """Return the value of going to a space; a besieger stays, except to save the capital."""
    if war.been(general, target) or (war.besieges(space) and not (target == war.capital and war.danger())):
        return NEVER
    if not army:
        return alone_worth(war, target, war.cus[space], by_sea)
    return war.sail_worth(target, army) if by_sea else march_worth(war, space, target, army)


def march_worth(war: War, space: int, target: int, army: int) -> float:
    """Return the value of a march: what it leads to, and a battle that can be won."""
    enemy = war.enemy[target]
    worth = war.shine(target, army) if army >= 3 else -1.0
    if enemy and target == war.capital:
        worth += 4.0 if army >= 0.8 * enemy else -1.0
    elif enemy:
        worth += 1.2 if army > 1.4 * enemy + 1 else -3.0
    if target not in board.NORMAL_NEAR[space]:
        worth -= 0.15
    return worth + (0.15 if board.PORT[target] and war.ready >= 2 else 0.0)


def alone_worth(war: War, target: int, held: int, by_sea: bool) -> float:
    """Return the value of a move without an army: join one, go nowhere else, and never stop beside an enemy."""
    if by_sea and not war.ships and war.watched(target):
        return NEVER
    if war.cus[target] < 3:
        return NEVER if war.near_enemy(target) else -0.5
    return -0.5 if held or war.generals_in(war.side, target) else 0.4


def judge_sail(war: War, ask: Ask) -> list[float]:
    """Land at the first good port; if no warship can come along, go on only where no enemy can intercept."""
    weights: list[float] = []
    for word in ask.options:
        if word == words.LAND:
            weights.append(0.8)
        else:
            weights.append(0.3 if war.ships or not war.watched(word - words.SAIL) else 0.1)
    return weights


def judge_take(war: War, ask: Ask) -> list[float]:
    """Take everything along, but leave a garrison in the capital."""
    weights = [LIKED[word] for word in ask.options]
    act = war.game.activation
    if not act.active or act.general == board.NOBODY or act.side != war.side:
        return weights
    at = war.game.at[act.general]
    if at < 0 or at % board.SPACES != war.capital:
        return weights
    army = number_told(ask, "cus", 0)
    spare, best, place = army - garrison(army), 0, -1
    for number in range(len(ask.options)):
        word = ask.options[number]
        if words.COUNT <= word < words.PLAY and best <= word - words.COUNT <= spare:
            best, place = word - words.COUNT, number
    if best >= 3:
        weights[place] = 3.0
    return weights


def judge_counts(war: War, ask: Ask) -> list[float]:
    """Take many along, above all ships; but lose other CUs before elephants."""
    sign = -1.0 if ask.key == "prompt-elephant-losses" else 1.0
    return [sign * (word - words.COUNT) for word in ask.options]


def judge_intercept(war: War, ask: Ask) -> list[float]:
    """Intercept at sea with enough ships, on land with an army at least as strong as the enemy's."""
    leg, at = war.game.leg, war.game.at
    if leg.active:
        goal = leg.path[-1]
        strong = war.ready >= max(2.0, 0.7 * leg.ships[leg.side])
        strong = strong or goal == war.capital or goal in board.NEAR[war.capital]
        return [0.2 if word == words.PASS else (1.0 if strong else 0.0) for word in ask.options]
    weights: list[float] = []
    for word in ask.options:
        if word == words.PASS:
            weights.append(0.4)
        else:
            weights.append(1.0 if war.cus[at[word - words.GENERAL] % board.SPACES] >= 4 else 0.0)
    return weights


def judge_avoid(war: War, ask: Ask) -> list[float]:
    """Stand and fight unless much weaker."""
    space = war.game.at[war.game.activation.general] % board.SPACES
    weak = 1.0 if war.cus[space] < 0.8 * war.enemy[space] else 0.0
    return [weak if word == words.AVOID or word == words.INTO_CITY else 0.5 for word in ask.options]


# --- battles --------------------------------------------------------------------------------------------------------


def judge_battle_card(war: War, ask: Ask) -> list[float]:
    """Play the most frequent type, double envelopments late, reserves last; withdraw only from a lost battle."""
    hand = war.game.battle.hands[war.side]
    held, others = sum(hand), sum(war.game.battle.hands[war.foe])
    weights: list[float] = []
    for word in ask.options:
        if word == words.WITHDRAW:
            weights.append(2.5 if held <= 2 and others >= held + 3 else -1.0)
        elif words.BATTLE_CARD <= word < words.RESERVE_AS:
            kind = word - words.BATTLE_CARD
            weights.append(0.5 + hand[kind] - (0.6 if kind == cards.DOUBLE_ENVELOPMENT else 0.0))
        else:
            weights.append(0.2 + (0.1 if word == words.RESERVE_AS + cards.DOUBLE_ENVELOPMENT else 0.0))
    return weights


def judge_match(war: War, ask: Ask) -> list[float]:
    """Match with the same card before a reserve; never give up while a match is possible."""
    weights: list[float] = []
    for word in ask.options:
        reserve = words.RESERVE_AS <= word < words.TACTICS_CARD
        weights.append(-1.0 if word == words.GIVE_UP else 0.5 if reserve else 1.0)
    return weights


def judge_naval_attack(war: War, ask: Ask) -> list[float]:
    """Sink warships, unless the enemy has only an army aboard."""
    return [1.0 if word == words.WARSHIPS else 0.6 if word == words.TRANSPORTS else 0.0 for word in ask.options]


def judge_naval_step(war: War, ask: Ask) -> list[float]:
    """Prefer to regroup; escape when badly outnumbered."""
    ships = war.game.leg.ships
    flight = 1.0 if 2 * ships[war.side] < ships[war.foe] else 0.0
    weights: list[float] = []
    for word in ask.options:
        if word == words.REFORM:
            weights.append(0.6)
        elif word == words.ESCAPE:
            weights.append(flight)
        else:
            weights.append(0.1 if word == words.EVADE else 0.0)
    return weights


def judge_tactics(war: War, ask: Ask) -> list[float]:
    """Play a card whenever there is one."""
    weights: list[float] = []
    for word in ask.options:
        kind = word - words.TACTICS_CARD
        if word == words.PASS:
            weights.append(0.0)
        else:
            weights.append(1.0 - 0.1 * kind if 0 <= kind <= GOOD_TACTICS else 0.1)
    return weights


def judge_react(war: War, ask: Ask) -> list[float]:
    """Prefer a reaction now to its points later, but don't waste a storm on a tiny fleet."""
    leg = war.game.leg
    small = leg.active and leg.side != war.side and leg.force.cus + leg.ships[leg.side] < 3
    return [0.5 if word == words.PASS else 0.0 if small else 1.0 for word in ask.options]


def judge_winter(war: War, ask: Ask) -> list[float]:
    """Spend a train on a large enough army."""
    worth = 1.0 if number_told(ask, "cus", 5) >= WINTER else 0.0
    return [worth if word == words.TRAIN_LOST else 0.5 for word in ask.options]


def judge_chest(war: War, ask: Ask) -> list[float]:
    """Give up trains, which are worth less than what the enemy would buy, but keep some."""
    train = 0.6 if war.game.owned_trains(war.side) > 3 else 0.2
    return [0.5 if word == words.DONE else train for word in ask.options]


def judge_retreat(war: War, ask: Ask) -> list[float]:
    """Prefer retreating over own land to going into the city; by sea only if necessary."""
    weights: list[float] = []
    for word in ask.options:
        if words.SPACE <= word < words.MARCH:
            weights.append(0.8 if war.control[word - words.SPACE] != war.foe else 0.4)
        else:
            weights.append(0.6 if word == words.CITY else 0.5)
    return weights


JUDGES: Final[dict[str, Callable[[War, Ask], list[float]]]] = {
    "prompt-take": judge_take,
    "prompt-play": judge_play,
    "prompt-points": judge_points,
    "prompt-remove-pc": judge_remove,
    "prompt-reform": judge_reform,
    "prompt-target": judge_target,
    "prompt-place-cu": judge_place,
    "prompt-rome-cu": judge_place,
    "prompt-raise": judge_place,
    "prompt-place-general": judge_place,
    "prompt-place-consul": judge_place,
    "prompt-proconsul": judge_general,
    "prompt-commander": judge_general,
    "prompt-activate": judge_general,
    "prompt-campaign": judge_general,
    "prompt-may-activate": judge_general,
    "prompt-move": judge_move,
    "prompt-sail": judge_sail,
    "prompt-assign-ships": judge_counts,
    "prompt-take-trains": judge_counts,
    "prompt-take-elephants": judge_counts,
    "prompt-elephant-losses": judge_counts,
    "prompt-deliver-trains": judge_counts,
    "prompt-deliver-cu": judge_counts,
    "prompt-defence": judge_counts,
    "prompt-mutiny": judge_counts,
    "prompt-intercept": judge_intercept,
    "prompt-intercept-sea": judge_intercept,
    "prompt-answer-city": judge_avoid,
    "prompt-avoid": judge_avoid,
    "prompt-battle-card": judge_battle_card,
    "prompt-match": judge_match,
    "prompt-naval-attack": judge_naval_attack,
    "prompt-naval-step": judge_naval_step,
    "prompt-manoeuvre": judge_tactics,
    "prompt-react": judge_react,
    "prompt-winter": judge_winter,
    "prompt-train-or-roll": judge_winter,
    "prompt-chest-trains": judge_chest,
    "prompt-retreat": judge_retreat,
    "prompt-where-to": judge_retreat,
}
"""The judge of each kind of question; other words have a fixed value."""
