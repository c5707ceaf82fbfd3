"""Rules of thumb for Byzantium: how good each legal word looks, judged by what a position promises."""

from typing import Final

from hippodrome.games.byzantium import pieces
from hippodrome.games.byzantium.advice import odds
from hippodrome.games.byzantium.advice.outlook import LENT, Outlook
from hippodrome.games.byzantium.rules import bulgars, movement, plain_actions, special, turns
from hippodrome.games.byzantium.rules.action import Action, CityAction
from hippodrome.games.byzantium.rules.attack import Attack
from hippodrome.games.byzantium.state import State
from hippodrome.kernel.ask import Ask

UNPAYABLE: Final = 9.0
LOSS_ORDER: Final[list[float]] = [0.0, 1.0, 2.5, 2.0]
LOSS_FROM_POOL: Final = -1.0
LOSS_FROM_LOSSES: Final = 4.0
"""The cost of giving away a cube, by box, and from elsewhere."""
BOX_WORTH: Final[list[float]] = [1.2, 0.7, 0.4, 0.5]
"""What a cube in a box is worth to its army."""
DETOUR: Final = -99.0
"""Bots take the short way: a detour costs two cubes more."""
PREFERRED: Final = (pieces.INTERVENE, pieces.GO_ON, pieces.CALL_LEVY, pieces.BLOCK, pieces.BY_LAND)


def advise(game: State, ask: Ask) -> list[float]:
    """Score how good each option of an ask looks to its seat."""
    key, options = ask.key, ask.options
    look = Outlook(game, ask.seat)
    if key == "prompt-action":
        return [weigh_action(look, turns.BY_WORD[word]) for word in options]
    if key == "prompt-lose" or key == "prompt-give-city" or key == "prompt-give-losses" or key == "prompt-pass":
        return [weigh_loss(look, word) for word in options]
    if key == "prompt-source" or key == "prompt-source-bulgars":
        side = side_named(ask)
        return [weigh_source(look, side, word) for word in options]
    if key == "prompt-enter" or key == "prompt-march" or key == "prompt-march-first" or key == "prompt-march-on":
        return weigh_march(look, ask)
    if key == "prompt-control":
        return [look.control_value(city_of(game, word)) for word in options]
    if key == "prompt-bulgars":
        return [weigh_raid(look, word) for word in options]
    if key == "prompt-grow":
        return [grow_value(look, city_of(game, word)) for word in options]
    if key == "prompt-reinforce":
        return weigh_boxes(look, options)
    return weigh_reaction(look, ask)


def city_of(game: State, word: int) -> int:
    """Return the city that a word names."""
    return game.board.city_of[word - pieces.CITY]


def city_named(game: State, ask: Ask) -> int:
    """Return the city that a question is about."""
    assert ask.params is not None
    return game.board.index[str(ask.params["city"])]


def side_named(ask: Ask) -> int:
    """Return the side that a question is about; the Arab one for Bulgars, who can be called against either."""
    named = "" if ask.params is None else str(ask.params.get("side", ""))
    return pieces.BYZANTINE if named == pieces.SIDES[pieces.BYZANTINE] else pieces.ARAB


# --- actions --------------------------------------------------------------------------------------------------------


def weigh_action(look: Outlook, action: Action) -> float:
    """BZ 3.2: score what an action promises."""
    side, own = action.side, look.own
    if isinstance(action, movement.MoveArmy):
        return look.best_march(side, look.elite(side), own[side * 4 + pieces.MAIN], own[side * 4 + pieces.MOVE])
    if isinstance(action, plain_actions.Control):
        return best_control(look, action)
    if isinstance(action, plain_actions.Reinforce):
        return max(reinforce_value(look, pieces.BYZANTINE), reinforce_value(look, pieces.ARAB))
    if isinstance(action, plain_actions.Tax):
        return tax_value(look)
    if isinstance(action, plain_actions.Build):
        return 2 * look.weight[side] - look.spend(side, 6) - cube_price(look, side, 6)
    if isinstance(action, special.Grow):
        return best_growth(look, action) - LENT * cube_price(look, side)
    if isinstance(action, special.Fortify):
        return 0.4 - LENT * look.cube if own[pieces.POOL] and not look.last else -1.0
    if isinstance(action, special.Crown):
        return 2 * look.weight[side] + 0.5 - LENT * cube_price(look, side)
    if isinstance(action, special.CivilWar):
        main, move, city = own[side * 4 + pieces.MAIN], own[side * 4 + pieces.MOVE], own[pieces.FIGURE + side]
        return look.conquest_value(look.elite(side), main, move, city, side) - LENT * cube_price(look, side)
    if isinstance(action, bulgars.CallBulgars):
        return best_raid(look) - LENT * cube_price(look, pieces.ARAB)
    return 0.15 if isinstance(action, plain_actions.Pass) else -0.5  # a fleet


def cube_price(look: Outlook, side: int, besides: int = 0) -> float:
    """Return the price of a cube, taken from the Pool or bought with the money of a side."""
    bought = UNPAYABLE
    if look.own[pieces.TREASURY + side] >= 3 + besides:
        bought = look.spend(side, 3 + besides) - look.spend(side, besides)
    pooled = look.cube if look.own[pieces.POOL] else UNPAYABLE
    return bought if bought < pooled else pooled


def best_control(look: Outlook, control: CityAction) -> float:
    """Return the value of the best city to take control of, minus the cube."""
    prices = [cube_price(look, pieces.BYZANTINE), cube_price(look, pieces.ARAB)]
    best = -1.0
    for city in control.cities(look.game):
        value = look.control_value(city) - prices[look.game.allegiance[city]]
        if value > best:
            best = value
    return best


def best_growth(look: Outlook, grow: CityAction) -> float:
    """BZ 5.10: the value of the best city of a side to grow."""
    best = -99.0
    for city in grow.cities(look.game):
        value = grow_value(look, city)
        if value > best:
            best = value
    return best if best > -99.0 else -1.0


def missing(look: Outlook) -> int:
    """BZ 11.2: the money that upkeep will lack on both sides."""
    byzantine, arab = look.short[pieces.BYZANTINE], look.short[pieces.ARAB]
    return (byzantine if byzantine > 0 else 0) + (arab if arab > 0 else 0)


def tax_value(look: Outlook) -> float:
    """BZ 5.6: taxes are worth what upkeep lacks, above all when the Pool runs low."""
    lacking, pool = missing(look), look.own[pieces.POOL]
    needed = min(pool, (lacking + 1) // 2)
    urgency = 1.0 if pool <= needed + 1 else 0.35
    value = urgency * (0.9 * min(lacking, 2 * needed) - LENT * look.cube * needed)
    return value + 0.3 * temples(look) if look.last else value


def temples(look: Outlook) -> int:
    """Return how many more temples taxes could pay for in the last round, with a cube left for each."""
    spare = look.own[pieces.POOL] - (missing(look) + 1) // 2
    return min(3, max(0, spare) // 4)


def reinforce_value(look: Outlook, side: int) -> float:
    """BZ 5.3: three more cubes are worth what they add to the best attack of an army."""
    own, first = look.own, side * 4
    pool = own[pieces.POOL]
    unborn = own[pieces.FIGURE + side] == pieces.NOWHERE and side == pieces.BYZANTINE and not own[pieces.FOUNDED]
    if not pool or unborn:
        return -1.0
    elite, main, move = look.elite(side), own[first + pieces.MAIN], own[first + pieces.MOVE]
    cubes = min(3, pool)
    now = look.best_march(side, elite, main, move)
    gain = look.best_march(side, elite, main + cubes - 1, move + 1) - (now if now > 0.0 else 0.0)
    return 0.8 * gain - LENT * look.cube * cubes - (0.4 * cubes if look.short[side] >= 0 else 0.0)


def grow_value(look: Outlook, city: int) -> float:
    """BZ 5.10: another marker on an own city is a point and income."""
    value = look.safety(city) * look.holding(look.game.allegiance[city], 1)
    owner = look.game.control[city]
    if owner == look.seat:
        return value
    return 0.3 * value if owner == pieces.NOBODY else -value


# --- Bulgars --------------------------------------------------------------------------------------------------------


def best_raid(look: Outlook) -> float:
    """BZ 9: the most that the Bulgars could do for us."""
    best = -99.0
    for city in bulgars.targets(look.game, look.seat):
        value = raid_value(look, city)
        if value > best:
            best = value
    return best if best > -99.0 else -1.0


def weigh_raid(look: Outlook, word: int) -> float:
    """BZ 9.2: a raid, or only more Bulgars."""
    return -0.2 if word == pieces.STRENGTHEN else raid_value(look, city_of(look.game, word))


def raid_value(look: Outlook, city: int) -> float:
    """BZ 9.6: points on the track of the side that was not attacked, and harm to the city's owner."""
    game, board = look.game, look.game.board
    force = min(game.bulgars + board.bulgar_step, board.bulgar_most)
    chance = look.odds(0, force, 0, city, look.defenders(city, pieces.NOBODY))
    if city == board.capital:
        return look.capital_value(chance)
    side = pieces.ARAB if game.allegiance[city] == pieces.BYZANTINE else pieces.BYZANTINE
    markers = game.markers[city]
    loss = 2.0 * markers if game.control[city] == look.seat else 0.0
    opens_the_way = 2.5 if city in board.land[board.capital] else 0.0
    return chance * ((markers - 1) * look.weight[side] + look.harm(city) - loss - opens_the_way)


# --- marches --------------------------------------------------------------------------------------------------------


def weigh_march(look: Outlook, ask: Ask) -> list[float]:
    """BZ 6: where to enter and where to go."""
    assert ask.params is not None
    game, board, own = look.game, look.game.board, look.own
    side = pieces.BYZANTINE if str(ask.params["force"]) == "byzantine-army" else pieces.ARAB
    elite, main, move = look.elite(side), own[side * 4 + pieces.MAIN], own[side * 4 + pieces.MOVE]
    if ask.key == "prompt-enter":
        return [look.march_value(elite, main, move, side, city_of(game, word), 2) for word in ask.options]
    links = 1 if ask.key == "prompt-march-on" else 2
    place = city_named(game, ask)
    weights: list[float] = []
    for word in ask.options:
        if word == pieces.STOP:
            weights.append(look.stop_value(elite, main, move, place, side))
            continue
        if word == board.link_by_link:
            weights.append(DETOUR)
            continue
        goal = city_of(game, word)
        cost = look.link_cost(side, place, goal) + (board.surcharge if links == 1 else 0)
        weights.append(look.step_value(elite, main, move, side, goal, min(cost, move), links))
    return weights


# --- cubes ----------------------------------------------------------------------------------------------------------


def weigh_source(look: Outlook, side: int, word: int) -> float:
    """BZ 4.1: cubes in the Pool are precious, and so is money that upkeep will need."""
    source = word - pieces.FROM
    if source == pieces.POOL:
        return -look.cube
    price = -look.spend(side, 3)
    if source == pieces.LOSSES:
        return price
    relief = 0.3 * look.board.upkeep[source % 4] if look.short[source // 4] > 0 else 0.0
    return price - BOX_WORTH[source % 4] + relief


def weigh_loss(look: Outlook, word: int) -> float:
    """BZ 7.7: lose Move cubes first, but keep the last ones to march if the fight allows it."""
    if word == pieces.FROM + pieces.LOSSES:
        return LOSS_FROM_LOSSES
    if word == pieces.FROM + pieces.POOL:
        return LOSS_FROM_POOL
    box = word - pieces.LOSE if word >= pieces.LOSE else (word - pieces.FROM) % 4
    if box == pieces.MOVE:
        attack = attack_of(look.game)
        if attack is not None and look.game.seat == look.seat and attack.force < pieces.BULGAR:
            own, first = look.own, attack.force * 4
            spare = look.elite(attack.force) + own[first + pieces.MAIN] - look.game.defence(attack.target) - 3
            if own[first + pieces.MOVE] <= 2 and spare > 0:
                return 0.5
    return LOSS_ORDER[box]


def attack_of(game: State) -> Attack | None:
    """Return the current attack, if any."""
    for affair in game.agenda:
        if isinstance(affair, Attack):
            return affair
    return None


def weigh_boxes(look: Outlook, options: list[int]) -> list[float]:
    """BZ 5.3: prefer the side that gains more, and Move over Main if the army can hardly march."""
    byzantine, arab = reinforce_value(look, pieces.BYZANTINE), reinforce_value(look, pieces.ARAB)
    best, value = (pieces.BYZANTINE, byzantine) if byzantine > arab else (pieces.ARAB, arab)
    weights: list[float] = []
    for word in options:
        if word == pieces.STOP:
            weights.append(0.2 if value > 0 else 2.0)
        elif word == pieces.INTO + best * 4 + pieces.MOVE:
            weights.append(1.5 if look.own[best * 4 + pieces.MOVE] < 2 else 0.5)
        elif word == pieces.INTO + best * 4 + pieces.MAIN:
            weights.append(1.0)
        else:
            weights.append(0.0)
    return weights


# --- decisions with few answers -------------------------------------------------------------------------------------


def weigh_reaction(look: Outlook, ask: Ask) -> list[float]:
    """Score decisions about amounts, fights, fleets and goals."""
    key, options, game = ask.key, ask.options, look.game
    if options[0] >= pieces.AMOUNT and options[0] < pieces.CITY:
        return [weigh_amount(look, key, word - pieces.AMOUNT) for word in options]
    if key == "prompt-stand":
        return [weigh_stand(look) if word == pieces.FIGHT else 0.0 for word in options]
    if key == "prompt-civil-war":
        return weigh_civil_war(look, ask)
    if key == "prompt-fortify":
        return [float(game.markers[city_of(game, word)]) for word in options]
    if key == "prompt-treasury":
        sides = [word - pieces.FOR_SIDE for word in options]
        return [-look.money[side] + 0.01 * look.own[pieces.TREASURY + side] for side in sides]
    if key == "prompt-opponent":
        side = game.allegiance[city_named(game, ask)]
        return [-float(game.strength(word - pieces.OPPONENT, side)) for word in options]
    if key == "prompt-goal":
        return [goal_value(game, city_of(game, word)) for word in options]
    return [1.0 if word in PREFERRED else 0.0 for word in options]


def weigh_civil_war(look: Outlook, ask: Ask) -> list[float]:
    """BZ 5.17: an attack on the city in which the army stands."""
    game, own = look.game, look.own
    city = city_named(game, ask)
    side = pieces.BYZANTINE if game.allegiance[city] == pieces.BYZANTINE else pieces.ARAB
    elite, main, move = look.elite(side), own[side * 4 + pieces.MAIN], own[side * 4 + pieces.MOVE]
    value = look.conquest_value(elite, main, move, city, side) - LENT * look.cube
    return [0.0 if word == pieces.STOP else value for word in ask.options]


def goal_value(game: State, city: int) -> float:
    """BZ 8.5: prefer to retreat where there is much to defend, preferably where no army stands yet."""
    side = game.allegiance[city]
    if side < 2:
        for own in game.held:
            if own[pieces.FIGURE + side] == city:
                return game.markers[city] - 0.5
    return float(game.markers[city])


def weigh_amount(look: Outlook, key: str, amount: int) -> float:
    """BZ 5.6, BZ 11.3: tax what upkeep lacks, give it to the side that lacks it; leave few expensive cubes unpaid."""
    if key == "prompt-unpaid":
        return float(amount)
    if key == "prompt-tax":
        wanted = (missing(look) + 1) // 2 + (3 * temples(look) if look.last else 0)
    else:
        short = look.short[pieces.BYZANTINE]
        lower = look.weight[pieces.BYZANTINE] > look.weight[pieces.ARAB]
        wanted = (short if short > 0 else 0) + (6 * temples(look) if look.last and lower else 0)
    return -float(amount - wanted if amount > wanted else wanted - amount)


def weigh_stand(look: Outlook) -> float:
    """BZ 7.2: fight when the attacker is likely to lose."""
    game, attack = look.game, attack_of(look.game)
    assert attack is not None
    side = game.allegiance[attack.target]
    foe = [0, game.bulgars, 0]
    if attack.force != pieces.BULGAR:
        held, first = game.held[game.seat], attack.force * 4
        guard = 1 if game.guards[attack.force] == game.seat else 0
        foe = [held[first + pieces.ELITE] + guard, held[first + pieces.MAIN], held[first + pieces.MOVE]]
    own = look.own
    army = (look.elite(side), own[side * 4 + pieces.MAIN], own[side * 4 + pieces.MOVE])
    stake = 0.15 if game.control[attack.target] == look.seat else 0.0
    return 0.5 + stake - odds.battle_odds((foe[0], foe[1], foe[2]), army)
