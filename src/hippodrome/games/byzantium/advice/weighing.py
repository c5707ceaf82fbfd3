"""Cheap knowledge about Byzantium for bots: what a position promises, and from that how good each legal word looks.

Everything is counted in victory points. The tracks are weighed by the balance rule (BZ 12.2), money by what upkeep will
ask for (BZ 11.3), attacks by their exact odds. Everything here sees a view and nothing else.
"""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from hippodrome.games import find_game
from hippodrome.games.byzantium import pieces
from hippodrome.games.byzantium.advice import odds
from hippodrome.games.byzantium.advice.odds import Army
from hippodrome.games.byzantium.board import Board
from hippodrome.games.byzantium.game import Byzantium

CUBE, LAST_CUBE = 0.8, 0.12
"""About what a cube of the Pool is worth, and in the last round."""
LENT = 0.5
"""What share of that a cube costs that comes back at the end of the round."""
MONEY, LAST_MONEY, MISSING = 0.2, 0.06, 0.8
"""What a bezant to spare is worth, in the last round, and one that upkeep will miss."""
SPENT = 0.22
"""What a cube lost from an army is worth; half of the Losses come back."""
HOLD = 0.7
"""How likely a city taken now is still held when it is counted."""
BOTH = (pieces.BYZANTINE, pieces.ARAB)


class Outlook:
    """One seat's outlook on a view: weights of its tracks and treasuries, its armies, the board."""

    def __init__(self, view: Mapping[str, Any], seat: int) -> None:
        self.view = view["board"]
        self.seat = seat
        self.players: Sequence[Mapping[str, Any]] = self.view["players"]
        self.own = self.players[seat]
        self.cities: Mapping[str, Mapping[str, Any]] = self.view["cities"]
        self.board = board_of(self.view["map"])
        self.rounds_left: int = self.view["rounds"] - self.view["round"] + 1
        self.fleet: int | None = self.view["spaces"]["fleet_byzantine"][0]
        self.track = [self.half(side)["vp"] + self.markers(side) for side in BOTH]
        self.weight = [self.track_weight(side) for side in BOTH]
        self.short = [self.shortfall(side) for side in BOTH]
        self.last = self.rounds_left == 1
        self.cube = LAST_CUBE if self.last else CUBE
        spare = LAST_MONEY if self.last else MONEY
        self.money = [MISSING if self.short[side] > 0 else spare for side in BOTH]

    def half(self, side: int, seat: int | None = None) -> Mapping[str, Any]:
        """One side of a player's board, the own one unless said otherwise."""
        player = self.own if seat is None else self.players[seat]
        half: Mapping[str, Any] = player[pieces.SIDES[side]]
        return half

    def markers(self, side: int) -> int:
        """The markers of the own cities of a side."""
        name = pieces.SIDES[side]
        return sum(c["markers"] for c in self.cities.values() if c["control"] == self.seat and c["side"] == name)

    def track_weight(self, side: int) -> float:
        """BZ 12.2: the lower track is worth more; a track more than twice the other is worth the other's half."""
        mine, other = self.track[side], self.track[1 - side]
        insurance = 0.25 if side == pieces.ARAB else 0.0  # only Arab points count if the capital falls
        if mine > 1.8 * other:
            return 0.45 + insurance
        return (1.25 if mine < other else 1.0) + insurance

    def shortfall(self, side: int) -> int:
        """BZ 11.2: how many bezants upkeep would miss if the round ended now."""
        half = self.half(side)
        price = self.board.upkeep
        due = half["elite"] * price[0] + half["main"] * price[1] + half["levy"] * price[2] + half["move"] * price[3]
        return int(due - half["treasury"] - self.board.income_per_marker * self.markers(side))

    def spend(self, side: int, bezants: int) -> float:
        """What paying so many bezants costs in points: what upkeep needs is dearer than what is to spare."""
        spare = min(bezants, max(0, -self.short[side]))
        return spare * (LAST_MONEY if self.last else MONEY) + (bezants - spare) * MISSING

    def army(self, side: int, seat: int | None = None) -> Army:
        """Elite with guard, Main and Move of an army."""
        half = self.half(side, seat)
        return half["elite"] + int(half["guard"]), half["main"], half["move"]

    # --- cities -----------------------------------------------------------------------------------------------------

    def holding(self, side: int, markers: int) -> float:
        """What controlling a city promises: points at the end, and income for the rounds to come."""
        income = self.board.income_per_marker * markers * self.money[side] * self.rounds_left
        return HOLD * (markers * self.weight[side] + 0.6 * income)

    def safety(self, city: str) -> float:
        """How much of a Byzantine city's promise is likely to last: Arabs and Bulgars are neighbours to some."""
        place = self.board.index[city]
        near = self.board.near[pieces.ARAB][place]
        danger = sum(1 for other in near if self.cities[self.board.ids[other]]["side"] == pieces.SIDES[pieces.ARAB])
        danger += 1 if self.board.arrow[place] else 0
        return 1.0 - 0.12 * min(danger, 4)

    def control_value(self, city: str) -> float:
        """BZ 5.1: points now, and what holding the city promises."""
        entry = self.cities[city]
        side = pieces.SIDES.index(entry["side"])
        value: float = entry["markers"] * self.weight[side] + self.safety(city) * self.holding(side, entry["markers"])
        if side == pieces.BYZANTINE and not self.own["founded"]:
            value += 0.1 * len(self.board.near[pieces.BYZANTINE][self.board.index[city]])
        return value

    # --- attacks ----------------------------------------------------------------------------------------------------

    def defenders(self, city: str, attacker: int | None) -> tuple[Army, ...]:
        """BZ 7.1, BZ 7.4, BZ 9.7: who may fight before the siege of a city."""
        entry = self.cities[city]
        if entry["side"] == "bulgar":
            return ((0, self.view["bulgars"], 0),) if self.view["bulgars"] else ()
        if entry["side"] == "persian":
            return ()
        side = pieces.SIDES.index(entry["side"])
        found = [self.army(side, seat) for seat in entry["armies"] if seat != attacker]
        capital = self.board.index[city] == self.board.capital
        owner = self.view["spaces"]["emperor"][0] if capital else entry["control"]
        if owner is not None and owner != attacker and not found:
            levy = self.half(side, owner)["levy"]
            if levy:
                found.append((0, levy, 0))
        return tuple(found)

    def odds(self, army: Army, city: str, attacker: int | None) -> float:
        """How likely an attack takes a city."""
        entry = self.cities[city]
        per_hit = odds.CAPITAL_LOSS_PER_HIT if self.board.index[city] == self.board.capital else 1
        defence = entry["markers"] + int(entry["fortified"])
        return odds.attack_odds(army, self.defenders(city, attacker), defence, per_hit)

    def conquest_value(self, army: Army, city: str, side: int) -> float:
        """What an attack on a city promises: points, plunder and holding it, against cubes lost."""
        entry = self.cities[city]
        chance = self.odds(army, city, self.seat)
        if self.board.index[city] == self.board.capital:
            return self.capital_value(chance)
        markers: int = entry["markers"]
        after = max(1, markers - 1)
        gain = after if markers > 1 else 0
        prize = gain * (self.weight[side] + self.money[side]) + self.holding(side, after)
        prize -= min(self.cube, 3 * self.money[side])
        prize += self.harm(city)
        loss = SPENT * (markers + int(entry["fortified"])) / 2
        loss += SPENT * sum(min(3, foe[1]) + foe[0] for foe in self.defenders(city, self.seat)) / 2
        return chance * prize - loss - (1 - chance) * 0.5

    def harm(self, city: str) -> float:
        """What taking a city hurts another player who controls it."""
        entry = self.cities[city]
        if entry["control"] in (None, self.seat):
            return 0.0
        return float(entry["markers"]) * 1.2 / (len(self.players) - 1)

    def capital_value(self, chance: float) -> float:
        """BZ 10.6: the fall of the capital is splendid for who then leads the Arab track, for others a disaster."""
        mine = self.half(pieces.ARAB)["vp"] + 5
        best = max(self.half(pieces.ARAB, seat)["vp"] for seat in range(len(self.players)) if seat != self.seat)
        return 30.0 * chance - 4.0 if mine > best else -20.0

    # --- marches ----------------------------------------------------------------------------------------------------

    def link_cost(self, side: int, origin: int, goal: int) -> int:
        """BZ 6.6-6.8: what a link costs, with a hostile fleet reckoned in."""
        board = self.board
        if side == pieces.BYZANTINE:
            return board.byzantine_cost
        link = board.link_of[origin * board.count + goal]
        cost = board.arab_cost[link]
        if board.kind_of[link] == pieces.SEA:
            if self.seat in self.view["spaces"]["fleet_arab"]:
                cost //= 2
            if self.fleet not in (None, self.seat):
                cost *= 2
        return cost

    def steps(self, side: int, city: int, purse: int) -> list[tuple[int, int]]:
        """The cities an army can go on to, with their cost."""
        found = []
        other = self.half(1 - side)["army"]
        for goal in self.board.reach[side][city]:
            name = self.board.ids[goal]
            entry = self.cities[name]
            if entry["side"] != pieces.SIDES[side] and (entry["control"] == self.seat or other == name):
                continue
            cost = self.link_cost(side, city, goal)
            if cost <= purse:
                found.append((goal, cost))
        return found

    def stop_value(self, army: Army, city: str, side: int) -> float:
        """What standing in a city is worth: a civil war may follow."""
        entry = self.cities[city]
        free = None in self.view["spaces"][f"civil_war_{pieces.SIDES[side]}"]
        if not free or entry["control"] == self.seat or self.board.index[city] == self.board.capital:
            return 0.0
        return max(0.0, self.conquest_value(army, city, side) - LENT * self.cube)

    def march_value(self, army: Army, side: int, city: int, links: int) -> float:
        """The best that an army can do from a city with so many links left."""
        best = self.stop_value(army, self.board.ids[city], side)
        if links == 0:
            return best
        surcharge = 0 if links == 2 else self.board.surcharge
        for goal, cost in self.steps(side, city, army[2] - surcharge):
            best = max(best, self.step_value(army, side, goal, cost + surcharge, links))
        return best

    def step_value(self, army: Army, side: int, goal: int, cost: int, links: int) -> float:
        """What going on to a city promises, after paying for the link."""
        elite, main, move = army
        left: Army = (elite, main, move - cost)
        if sum(left) == 0:
            return -2.0
        name = self.board.ids[goal]
        if self.cities[name]["side"] != pieces.SIDES[side]:
            return self.conquest_value(left, name, side) - SPENT * cost
        return self.march_value(left, side, goal, links - 1) - SPENT * cost

    def within_reach(self, side: int) -> dict[str, float]:
        """The foreign cities an army can reach in one action, with the odds of taking them."""
        elite, main, move = self.army(side)
        place = self.half(side)["army"]
        if elite + main == 0 or (place is None and side == pieces.BYZANTINE and not self.own["founded"]):
            return {}
        starts = (
            [place] if place else [city for city, entry in self.cities.items() if entry["side"] == pieces.SIDES[side]]
        )
        reached: dict[str, float] = {}
        for start in starts:
            for goal, cost in self.steps(side, self.board.index[start], move):
                ways = [(goal, cost)]
                if self.cities[self.board.ids[goal]]["side"] == pieces.SIDES[side]:
                    spent = cost + self.board.surcharge
                    ways = [(far, spent + more) for far, more in self.steps(side, goal, move - spent)]
                for city, spent in ways:
                    name = self.board.ids[city]
                    if self.cities[name]["side"] != pieces.SIDES[side]:
                        chance = self.odds((elite, main, move - spent), name, self.seat)
                        reached[name] = max(chance, reached.get(name, 0.0))
        return reached

    def best_march(self, side: int, army: Army) -> float:
        """What moving an army promises: from where it stands, or from the best city to enter."""
        place = self.half(side)["army"]
        if place is not None:
            values = [
                self.step_value(army, side, goal, cost, 2)
                for goal, cost in self.steps(side, self.board.index[place], army[2])
            ]
            return max(values, default=-1.0)
        entries = [city for city, entry in self.cities.items() if entry["side"] == pieces.SIDES[side]]
        return max((self.march_value(army, side, self.board.index[city], 2) for city in entries), default=-1.0)


def threats(view: Mapping[str, Any]) -> dict[str, list[tuple[int, int, float]]]:
    """Which armies could reach and attack each city now (seat, side), and how likely they would take it."""
    found: dict[str, dict[tuple[int, int], float]] = {}
    for seat in range(len(view["board"]["players"])):
        look = Outlook(view, seat)
        look.fleet = None  # whether a fleet intervenes is not known beforehand
        for side in BOTH:
            for city, chance in look.within_reach(side).items():
                found.setdefault(city, {})[(seat, side)] = chance
    return {city: [(seat, side, chance) for (seat, side), chance in armies.items()] for city, armies in found.items()}


def board_of(name: str) -> Board:
    """The board of a view."""
    return cast(Byzantium, find_game("byzantium")).boards[name]


# --- words --------------------------------------------------------------------------------------------------------


def weigh(view: Mapping[str, Any], ask: Mapping[str, Any]) -> list[float]:
    """How good each legal word of an ask looks, higher is better."""
    words: list[str] = ask["words"]
    seat: int = ask["seat"]
    look = Outlook(view, seat)
    prompt = ask["prompt"]
    key, params = prompt["key"], prompt["params"]
    if key == "prompt-action":
        return [weigh_action(look, word) for word in words]
    if key in ("prompt-enter", "prompt-march", "prompt-march-on"):
        return weigh_march(look, key, params, words)
    if key == "prompt-control":
        return [look.control_value(word) for word in words]
    if key in ("prompt-source", "prompt-source-bulgars"):
        side = pieces.SIDES.index(params["side"]) if "side" in params else pieces.ARAB
        return [weigh_source(look, side, word) for word in words]
    if key == "prompt-bulgars":
        return [weigh_raid(look, word) for word in words]
    if key == "prompt-grow":
        return [grow_value(look, word) for word in words]
    if key in ("prompt-lose", "prompt-give-city", "prompt-give-losses", "prompt-pass"):
        return [weigh_loss(look, word) for word in words]
    if key == "prompt-reinforce":
        return weigh_boxes(look, words)
    return [weigh_reaction(look, key, params, word) for word in words]


def weigh_action(look: Outlook, word: str) -> float:
    """BZ 3.2: what an action promises."""
    own = look.own
    if word == "pass":
        return 0.15
    if word == "control":
        return best_control(look)
    if word == "tax":
        return tax_value(look)
    if word.startswith("move-"):
        side = pieces.SIDES.index(word[5:])
        return look.best_march(side, look.army(side))
    if word.startswith("build-"):
        side = pieces.BYZANTINE if word == "build-church" else pieces.ARAB
        return 2 * look.weight[side] - look.spend(side, 6) - cube_price(look, side, 6)
    if word in ("emperor", "caliph"):
        side = pieces.BYZANTINE if word == "emperor" else pieces.ARAB
        return 2 * look.weight[side] + 0.5 - LENT * cube_price(look, side)
    if word == "bulgars":
        return best_raid(look) - LENT * cube_price(look, pieces.ARAB)
    if word.startswith("grow-"):
        side = pieces.SIDES.index(word[5:])
        cities = [
            city for city, entry in look.cities.items() if entry["side"] == pieces.SIDES[side] and entry["markers"] < 3
        ]
        return max((grow_value(look, city) for city in cities), default=-1.0) - LENT * cube_price(look, side)
    if word.startswith("civil-war-"):
        side = pieces.SIDES.index(word[10:])
        return look.conquest_value(look.army(side), look.half(side)["army"], side) - LENT * cube_price(look, side)
    if word == "reinforce":
        return max(reinforce_value(look, side) for side in BOTH)
    if word == "fortify":
        return 0.4 - LENT * look.cube if own["pool"] and not look.last else -1.0
    return -0.5  # fleets


def cube_price(look: Outlook, side: int, besides: int = 0) -> float:
    """What a cube costs, from the Pool or bought with the money of a side."""
    bought = look.spend(side, 3 + besides) - look.spend(side, besides)
    if look.half(side)["treasury"] < 3 + besides:
        bought = 9.0
    return min(bought, look.cube if look.own["pool"] else 9.0)


def best_control(look: Outlook) -> float:
    """The best city to take control of, less the cube."""
    best = -1.0
    for city, entry in look.cities.items():
        if (
            entry["control"] is None
            and entry["side"] in pieces.SIDES[:2]
            and look.board.index[city] != look.board.capital
        ):
            side = pieces.SIDES.index(entry["side"])
            best = max(best, look.control_value(city) - cube_price(look, side))
    return best


def tax_value(look: Outlook) -> float:
    """BZ 5.6: taxes are worth what upkeep would miss, above all when the Pool runs low."""
    missing = sum(max(0, short) for short in look.short)
    pool: int = look.own["pool"]
    needed = min(pool, (missing + 1) // 2)
    urgency = 1.0 if pool <= needed + 1 else 0.35
    value = urgency * (0.9 * min(missing, 2 * needed) - LENT * look.cube * needed)
    return value + 0.3 * temples(look) if look.last else value


def temples(look: Outlook) -> int:
    """How many more temples taxes could pay for in the last round, with a cube left for each."""
    missing = sum(max(0, short) for short in look.short)
    pool: int = look.own["pool"]
    return min(3, max(0, pool - (missing + 1) // 2) // 4)


def reinforce_value(look: Outlook, side: int) -> float:
    """BZ 5.3: three cubes more are worth what they add to the best attack of an army."""
    if not look.own["pool"] or (
        look.half(side)["army"] is None and side == pieces.BYZANTINE and not look.own["founded"]
    ):
        return -1.0
    elite, main, move = look.army(side)
    cubes: int = min(3, look.own["pool"])
    more: Army = (elite, main + cubes - 1, move + 1) if cubes > 1 else (elite, main, move + 1)
    gain = look.best_march(side, more) - max(0.0, look.best_march(side, (elite, main, move)))
    return 0.8 * gain - LENT * look.cube * cubes - (0.4 * cubes if look.short[side] >= 0 else 0.0)


def grow_value(look: Outlook, city: str) -> float:
    """BZ 5.10: a marker more on an own city is a point and income."""
    entry = look.cities[city]
    side = pieces.SIDES.index(entry["side"])
    value = look.safety(city) * look.holding(side, 1)
    if entry["control"] == look.seat:
        return value
    return 0.3 * value if entry["control"] is None else -value


def best_raid(look: Outlook) -> float:
    """BZ 9: the best the Bulgars could do for us."""
    board = look.board
    bulgar = [city for city, entry in look.cities.items() if entry["side"] == "bulgar"]
    beside = {board.ids[other] for city in bulgar for other in board.land[board.index[city]]}
    arrows = {board.ids[city] for city in range(board.count) if board.arrow[city]}
    targets = (arrows | beside) - set(bulgar)
    return max((weigh_raid(look, city) for city in targets), default=-1.0)


def weigh_raid(look: Outlook, word: str) -> float:
    """BZ 9.6: points on the track of the side that was not attacked, and harm to who held the city."""
    if word == "strengthen":
        return -0.2
    entry = look.cities[word]
    force: Army = (0, min(look.view["bulgars"] + look.board.bulgar_step, look.board.bulgar_most), 0)
    chance = look.odds(force, word, None)
    if look.board.index[word] == look.board.capital:
        return look.capital_value(chance)
    side = pieces.ARAB if entry["side"] == "byzantine" else pieces.BYZANTINE
    gain: int = entry["markers"] - 1
    loss: float = 2.0 * entry["markers"] if entry["control"] == look.seat else 0.0
    opens_the_way = 2.5 if look.board.index[word] in look.board.land[look.board.capital] else 0.0
    return chance * (gain * look.weight[side] + look.harm(word) - loss - opens_the_way)


def weigh_march(look: Outlook, key: str, params: Mapping[str, Any], words: list[str]) -> list[float]:
    """BZ 6: where to enter and where to go."""
    side = pieces.BYZANTINE if params["force"] == "byzantine-army" else pieces.ARAB
    army = look.army(side)
    board = look.board
    if key == "prompt-enter":
        return [look.march_value(army, side, board.index[word], 2) for word in words]
    links = 2 if key == "prompt-march" else 1
    place = board.index[params["city"]]
    weights = []
    for word in words:
        if word == "stop":
            weights.append(look.stop_value(army, params["city"], side))
            continue
        goal = board.index[word]
        cost = look.link_cost(side, place, goal) + (board.surcharge if links == 1 else 0)
        if cost > army[2]:
            cost = army[2]
        weights.append(look.step_value(army, side, goal, cost, links))
    return weights


def weigh_source(look: Outlook, side: int, word: str) -> float:
    """BZ 4.1: the Pool is precious, and so is money that upkeep will ask for."""
    if word == "from-pool":
        return -look.cube
    price = -look.spend(side, 3)
    if word == "from-losses":
        return price
    _, name, box = word.split("-")
    relief = look.board.upkeep[("elite", "main", "levy", "move").index(box)]
    worth = {"elite": 1.2, "main": 0.7, "levy": 0.4, "move": 0.5}[box]
    return price - worth + (0.3 * relief if look.short[pieces.SIDES.index(name)] > 0 else 0.0)


def weigh_loss(look: Outlook, word: str) -> float:
    """BZ 7.7: Move cubes go first, but the last ones are needed to march if the fight allows it."""
    box = word.rsplit("-", 1)[1]
    order = {"losses": 4.0, "pool": -1.0, "levy": 2.5, "move": 2.0, "main": 1.0, "elite": 0.0}
    attack = look.view["attack"]
    if box == "move" and attack is not None and attack["seat"] == look.seat and attack["force"] in pieces.SIDES:
        army = look.army(pieces.SIDES.index(attack["force"]))
        city = look.cities[attack["city"]]
        spare = army[0] + army[1] - city["markers"] - int(city["fortified"]) - 3
        if army[2] <= 2 and spare > 0:
            return 0.5
    return order[box]


def weigh_boxes(look: Outlook, words: list[str]) -> list[float]:
    """BZ 5.3: the side that gains more, Move before Main if the army can hardly march."""
    values = [reinforce_value(look, side) for side in BOTH]
    best = pieces.BYZANTINE if values[pieces.BYZANTINE] > values[pieces.ARAB] else pieces.ARAB
    move = look.half(best)["move"]
    weights = []
    for word in words:
        if word == "stop":
            weights.append(0.2 if values[best] > 0 else 2.0)
        elif word == f"into-{pieces.SIDES[best]}-move":
            weights.append(1.5 if move < 2 else 0.5)
        elif word == f"into-{pieces.SIDES[best]}-main":
            weights.append(1.0)
        else:
            weights.append(0.0)
    return weights


def weigh_reaction(look: Outlook, key: str, params: Mapping[str, Any], word: str) -> float:
    """Decisions with few answers: amounts, fights, fleets."""
    if word.startswith("amount-"):
        return weigh_amount(look, key, int(word[7:]))
    if key == "prompt-stand":
        return weigh_stand(look) if word == "fight" else 0.0
    if key == "prompt-civil-war":
        side = (
            pieces.BYZANTINE if look.cities[params["city"]]["side"] == pieces.SIDES[pieces.BYZANTINE] else pieces.ARAB
        )
        return 0.0 if word == "stop" else look.conquest_value(look.army(side), params["city"], side) - LENT * look.cube
    if key == "prompt-fortify":
        return float(look.cities[word]["markers"])
    if key == "prompt-treasury":
        side = pieces.SIDES.index(word[4:])
        return float(-look.money[side] + 0.01 * look.half(side)["treasury"])
    if key == "prompt-opponent":
        side = pieces.SIDES.index(look.cities[params["city"]]["side"])
        return -float(sum(look.army(side, int(word[8:]))[:2]))
    if key == "prompt-goal":
        return float(look.cities[word]["markers"]) - (0.5 if look.cities[word]["armies"] else 0.0)
    preferred = {"intervene": 1.0, "go-on": 1.0, "levy": 1.0, "block": 1.0, "by-land": 1.0}
    return preferred.get(word, 0.0)


def weigh_amount(look: Outlook, key: str, amount: int) -> float:
    """BZ 5.6, BZ 11.3: tax as much as upkeep misses, give it where it is missing; leave few dear cubes unpaid."""
    if key == "prompt-unpaid":
        return float(amount)
    missing = [max(0, short) for short in look.short]
    if key == "prompt-tax":
        return -abs(amount - (sum(missing) + 1) // 2 - (3 * temples(look) if look.last else 0))
    lower = pieces.BYZANTINE if look.weight[pieces.BYZANTINE] > look.weight[pieces.ARAB] else pieces.ARAB
    extra = 6 * temples(look) if look.last and lower == pieces.BYZANTINE else 0
    return -abs(amount - missing[pieces.BYZANTINE] - extra)


def weigh_stand(look: Outlook) -> float:
    """BZ 7.2: fight when the attacker is likely to lose."""
    attack = look.view["attack"]
    city = look.cities[attack["city"]]
    side = pieces.SIDES.index(city["side"])
    if attack["force"] == "bulgars":
        foe: Army = (0, look.view["bulgars"], 0)
    else:
        foe = look.army(pieces.SIDES.index(attack["force"]), attack["seat"])
    stake = 0.15 if city["control"] == look.seat else 0.0
    return 0.5 + stake - odds.battle_odds(foe, look.army(side))
