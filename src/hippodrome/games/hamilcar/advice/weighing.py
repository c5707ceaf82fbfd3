"""Cheap knowledge about Hamilcar for bots: what provinces, ships and armies are worth, and so how good a word looks.

Everything here sees a view and what `recall` takes out of the seat's log, nothing else.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hippodrome.games.hamilcar import board, cards, events
from hippodrome.games.hamilcar.advice import worths
from hippodrome.kernel.events import Event

View = Mapping[str, Any]

FAR = 7
GARRISON = 4
HORDE = 12
"""More CUs than this in one stack are more than a general can lead."""
WINTER = 4
"""An army of so many CUs is worth a supply train."""
HEARTLANDS = (board.LATIUM, board.province_of("zeugitana"))
NEVER = -5.0
"""What a bad habit is worth: any other word is better."""
SUPREMACY = 2.6
"""What it is worth to take naval supremacy: a political point, and one less for the enemy."""


def _distances() -> list[list[int]]:
    """For each space how many links lie between it and every other; FAR and more is all the same."""
    table = []
    for start in range(board.SPACES):
        steps = [FAR] * board.SPACES
        steps[start] = 0
        edge = [start]
        while edge:
            here = edge.pop(0)
            for near in board.NEAR[here]:
                if steps[near] > steps[here] + 1:
                    steps[near] = steps[here] + 1
                    edge.append(near)
        table.append(steps)
    return table


DISTANCE = _distances()
FADING = [0.72**steps for steps in range(FAR)] + [0.0]


def recall(log: Sequence[Event]) -> dict[str, Any]:
    """What the log of this turn adds to a view: the spaces each general has left, the warships used with this card."""
    left: dict[str, list[str]] = {}
    sailed, this_card = 0, True
    for event in reversed(log):
        if isinstance(event, events.TurnBegan):
            break
        if isinstance(event, events.Played):
            this_card = False
        elif isinstance(event, events.Marched) and event.start is not None:
            left.setdefault(event.general, []).append(event.start)
        elif isinstance(event, events.Sailed):
            left.setdefault(event.general, []).append(event.path[0])
            sailed += event.warships if this_card else 0
    return {"left": left, "sailed": sailed}


class War:
    """A view as numbers, seen from one side."""

    def __init__(self, view: View) -> None:
        shown = view["board"]
        self.board = shown
        self.side: int = view["viewer"]
        self.me, self.foe = board.SIDE_NAMES[self.side], board.SIDE_NAMES[1 - self.side]
        self.control: list[str] = [shown["control"][name] for name in board.SPACE_NAMES]
        self.cus = [[0] * board.SPACES, [0] * board.SPACES]
        self.inside = [0] * board.SPACES
        self.generals: list[list[list[str]]] = [[[] for _ in range(board.SPACES)] for _ in range(2)]
        for stack in shown["stacks"]:
            space = board.SPACE_OF[stack["space"]]
            if stack["inside"]:
                self.inside[space] += stack["cus"]
            else:
                self.cus[stack["side"]][space] += stack["cus"]
            self.generals[stack["side"]][space] += stack["generals"]
        self.capital = board.CAPITAL[self.side]
        self._goals: dict[int, list[tuple[int, float]]] = {}
        self.own = shown["players"][self.side]
        self.other = shown["players"][1 - self.side]
        self._homes: list[bool] = []
        memory = view.get("memory", {})
        self.left: Mapping[str, list[str]] = memory.get("left", {})
        self.ships = max(0, self.own["seaworthy"] - memory.get("sailed", 0))
        """Warships that may still sail with this card."""
        self.trains = [0] * board.SPACES
        for stack in shown["stacks"]:
            if stack["side"] == self.side:
                self.trains[board.SPACE_OF[stack["space"]]] += stack["trains"]

    def besieges(self, space: int) -> bool:
        """Whether siege points of ours lie in a space."""
        siege = self.board["sieges"].get(board.SPACE_NAMES[space])
        return siege is not None and siege["by"] == self.side

    def been(self, general: str, space: int) -> bool:
        """Whether a general has left a space this turn; he only goes back to save the capital."""
        return board.SPACE_NAMES[space] in self.left.get(general, ()) and not (space == self.capital and self.danger())

    def force(self, space: int, general: str) -> int:
        """How many CUs a general can lead away: ten at most, not those of a consul who stays, nor the last garrison."""
        held = self.cus[self.side][space]
        here = self.generals[self.side][space]
        if general == self.board["proconsul"] and len(here) > 1:
            held -= board.CONSUL_CUS
        elif space == self.capital:
            held -= garrison(held)
        return max(0, min(board.ARMY_LIMIT, held))

    def watched(self, port: int) -> bool:
        """Whether an enemy general with warships may intercept on the way to a port."""
        if not self.other["seaworthy"]:
            return False
        enemy = self.generals[1 - self.side]
        return any(enemy[place] and board.PORT[place] for place in (port, *board.SEA[port]))

    def near_enemy(self, space: int) -> bool:
        """Whether enemy CUs are in a space or next to it."""
        enemy = self.cus[1 - self.side]
        return any(enemy[place] or self.inside_of(1 - self.side, place) for place in (space, *board.NEAR[space]))

    def inside_of(self, side: int, space: int) -> int:
        """The CUs a side has inside a city."""
        return self.inside[space] if self.control[space] == board.SIDE_NAMES[side] else 0

    def turnable(self, space: int) -> bool:
        """Card 123: whether an enemy PC may be bought, and stays ours."""
        held = self.control[space] == self.foe and not self.cus[1 - self.side][space]
        return held and board.PROVINCE[space] not in HEARTLANDS and self.joined(space)

    def joined(self, space: int) -> bool:
        """HM 19.2: whether a PC in a space would be joined to an own city or tribe; armies march off and don't help."""
        if not self._homes:
            self._homes = self._find_homes()
        return self._homes[space] or any(self._homes[near] for near in board.NEAR[space])

    def _find_homes(self) -> list[bool]:
        """The spaces to which a way leads from an own city or tribe."""
        enemy = self.cus[1 - self.side]
        homes = [self.control[space] == self.me and board.KIND[space] != board.NORMAL for space in range(board.SPACES)]
        edge = [space for space in range(board.SPACES) if homes[space]]
        while edge:
            for near in board.NEAR[edge.pop()]:
                if not homes[near] and self.control[near] != self.foe and not enemy[near]:
                    homes[near] = True
                    edge.append(near)
        return homes

    def pc_worth(self, space: int) -> float:
        """What a PC more of ours in a space is worth; little if it is cut off from our cities and tribes."""
        worth = self.pc_gain(space)
        if board.KIND[space] != board.NORMAL or self.joined(space):
            return worth
        return 0.05 if self.control[space] != self.foe else 0.04 * worth

    def pc_gain(self, space: int) -> float:
        """What a PC that lasts is worth: much if it wins a province, or takes one from the enemy."""
        province = board.PROVINCE[space]
        spaces = board.SPACES_IN[province]
        mine = sum(1 for place in spaces if self.control[place] == self.me)
        theirs = sum(1 for place in spaces if self.control[place] == self.foe)
        half = len(spaces) // 2
        worth = 0.25
        if board.POLITICAL[province]:
            missing = half + 1 - mine
            if missing >= 1:
                free = sum(
                    1 for place in spaces if self.control[place] == "neutral" and board.KIND[place] == board.NORMAL
                )
                worth += (3.0 if missing == 1 else 1.6 / missing) if free + (missing == 1) >= missing else 0.3
            elif missing == 0:
                worth += 0.7
            if self.control[space] == self.foe:
                worth += 2.5 if theirs == half + 1 else 0.8
        return worth

    def pc_loss(self, space: int) -> float:
        """What it hurts to lose a PC of ours in a space."""
        province = board.PROVINCE[space]
        spaces = board.SPACES_IN[province]
        mine = sum(1 for place in spaces if self.control[place] == self.me)
        surplus = mine - (len(spaces) // 2 + 1)
        if not board.POLITICAL[province]:
            return 0.2
        return 3.0 if surplus == 0 else 1.0 / surplus if surplus > 0 else 0.4

    def danger(self) -> bool:
        """Whether enemies stand before the own capital or next to it."""
        enemy = self.cus[1 - self.side]
        return any(enemy[space] >= 3 for space in (self.capital, *board.NEAR[self.capital]))

    def points_worth(self) -> float:
        """What one point of a card buys, at best: the best PCs there are."""
        normal = [space for space in range(board.SPACES) if board.KIND[space] == board.NORMAL]
        free = [self.pc_worth(space) for space in normal if self._placeable(space)]
        best = sorted(free, reverse=True)[:3]
        return max(0.45, sum(best) / 3 * 0.8) if best else 0.45

    def _placeable(self, space: int) -> bool:
        if self.cus[1 - self.side][space]:
            return False
        holder = self.control[space]
        return holder == "neutral" or (holder == self.foe and self.cus[self.side][space] > 0)

    def goal_worth(self, space: int) -> float:
        """What it is worth for an army to stand in a space: cities and tribes to take, PCs to flip."""
        enemy = self.cus[1 - self.side][space]
        if space == self.capital and enemy:
            return 6.0
        if self.control[space] == self.me:
            return 0.6 if enemy else 0.0
        if board.KIND[space] == board.NORMAL:
            return (1.0 if self.control[space] == self.foe else 0.0) * min(2.0, self.pc_worth(space))
        if board.SEA_SIEGE[space] and self.board["supremacy"] != self.side:
            return 0.0
        ease = 1.0 if board.KIND[space] == board.WALLED else 1.6
        capital = 2.0 if board.SEA_SIEGE[space] and self.control[space] == self.foe else 1.0
        return ease * capital * (2.4 + 0.4 * self.pc_worth(space)) / (1 + 0.15 * self.inside[space])

    def goals(self, army: int) -> list[tuple[int, float]]:
        """What an army of some strength can hope to win, and what that is worth."""
        known = self._goals.get(army)
        if known is None:
            known = []
            for goal in range(board.SPACES):
                value = self.goal_worth(goal)
                enemy = self.cus[1 - self.side][goal]
                if enemy and army > 1.4 * enemy + 1:
                    value += 0.8 + 0.15 * enemy
                too_strong = enemy * (0.8 if goal == self.capital else 1.2) > army
                if value > 0 and not (enemy and too_strong) and (board.KIND[goal] == board.NORMAL or army >= 3):
                    known.append((goal, value))
            self._goals[army] = known
        return known

    def shine(self, space: int, army: int) -> float:
        """How good it is for an army to be in a space: goals shine over distance."""
        steps = DISTANCE[space]
        return max([value * FADING[steps[goal]] for goal, value in self.goals(army)], default=0.0)


def garrison(held: int) -> int:
    """How many of so many CUs stay in the capital: four if there are plenty, one at least."""
    return max(1, min(GARRISON, held - board.SIEGE_CUS))


def weigh(view: View, ask: View) -> list[float]:
    """How good each legal word of an ask looks, higher is better."""
    war = War(view)
    words: list[str] = ask["words"]
    judge = JUDGES.get(ask["prompt"]["key"])
    if judge is not None:
        return judge(war, ask, words)
    return [worths.PREFERRED.get(word, 0.5) for word in words]


# --- the turn -----------------------------------------------------------------------------------------------------


def judge_play(war: War, ask: View, words: list[str]) -> list[float]:
    """Which card for what."""
    point = war.points_worth()
    army = max((war.cus[war.side][space] for space in range(board.SPACES) if war.generals[war.side][space]), default=0)
    march = best_march(war)
    return [play_worth(war, word, point, army, march) for word in words]


def best_march(war: War) -> dict[int, float]:
    """For each strategy rating the best goal a general of that rating can head for."""
    best = {1: 0.0, 2: 0.0, 3: 0.0}
    for space in range(board.SPACES):
        for name in war.generals[war.side][space]:
            if war.cus[war.side][space] < 3:
                continue
            rating = board.STRATEGY[board.GENERAL_OF[name]]
            best[rating] = max(best[rating], prospect(war, space, name))
    return best


def prospect(war: War, space: int, general: str) -> float:
    """The best a general can do from where he stands: besiege, march, or go to sea; not back to where he was."""
    siege = 1.3 * war.goal_worth(space) if board.KIND[space] != board.NORMAL else 0.0
    army = war.force(space, general)
    if war.besieges(space) or army < 3:
        return siege
    by_land = [war.shine(near, army) for near in board.NEAR[space] if not war.been(general, near)]
    ports = board.SEA[space] if board.PORT[space] else []
    by_sea = [sail_worth(war, port, army) for port in ports if not war.been(general, port)]
    return max([siege, *by_land, *by_sea])


def play_worth(war: War, word: str, point: float, army: int, march: dict[int, float]) -> float:
    """What a use of a card is worth."""
    _, number, use = word.split("-")
    card = int(number) - cards.FIRST_NUMBER
    ops = cards.OPS[card]
    if use == "points":
        return ops * point
    if use == "activate":
        best = max(march[rating] for rating in march if rating <= ops)
        return 0.9 * best + 0.2 * (3 - ops)
    if use == "event":
        return event_worth(war, card, point, march)
    if use == "build":
        room = 10 - int(war.own["seaworthy"]) - int(war.own["damaged"])
        return min(room, cards.SHIPS[card]) * (1.1 if war.own["seaworthy"] <= war.other["seaworthy"] else 0.6)
    if use == "training":
        return 1.1 if war.board["seamanship"] in ("poor", "moderate") else 0.5
    return 1.3 if use == "raise" else -1.0


def event_worth(war: War, card: int, point: float, march: dict[int, float]) -> float:
    """What an event is worth now."""
    effect = cards.EFFECT[card]
    worth = worths.EVENT_WORTH[effect]
    if effect == "campaign":
        return 1.4 * max(march.values()) + (0.4 if cards.CARD_IDS[card] == "grand_campaign" else 0.0)
    if effect == "forced_march":
        return 1.1 * max(march.values())
    if effect == "flip_pcs":
        # PCs in the midst of the enemy would be gone before they count.
        lasting = [war.pc_worth(space) for space in board.NORMAL_SPACES if war.turnable(space)]
        return min(worth * 1.4, 0.6 * sum(sorted(lasting)[-2:]))
    if effect == "place_pcs":
        return worth * max(0.7, min(1.4, point))
    return worth


def judge_points(war: War, ask: View, words: list[str]) -> list[float]:
    """What to buy with the next point."""
    weights = []
    miat = war.board["miat"]
    lead = miat[war.me] - miat[war.foe]
    for word in words:
        verb, _, rest = word.partition("-")
        if verb == "pc":
            weights.append(war.pc_worth(board.SPACE_OF[rest]))
        elif word in ("miat-place", "miat-take"):
            weights.append(2.6 if lead in (-1, 0) else 1.0 if lead in (-2, 1) else 0.3)
        elif verb == "box":
            weights.append(1.2)
        elif verb == "train":
            weights.append(train_worth(war, board.SPACE_OF[rest]))
        elif word == "repair":
            weights.append(0.6)
        elif word in ("warship", "recruit"):
            weights.append(1.5)
        else:
            weights.append(0.15)
    return weights


def train_worth(war: War, space: int) -> float:
    """A supply train is for an army that has none, above all for one that winters abroad."""
    army = war.cus[war.side][space] + war.inside_of(war.side, space)
    if war.trains[space] or army < WINTER:
        return 0.0
    return 0.3 + 0.05 * min(army, 10) + (0.4 if war.control[space] != war.me else 0.0)


def judge_reform(war: War, ask: View, words: list[str]) -> list[float]:
    """HM 6.11: the reform that changes most; never one that changes nothing."""
    damaged = war.own["damaged"]
    room = war.own["seaworthy"] + damaged < board.WARSHIP_LIMIT
    weights = {
        "seamanship": 1.2 if war.board["seamanship"] != board.SEAMANSHIP_NAMES[-1] else NEVER,
        "corvi": 0.9 if not war.board["corvi"] else -1.0,
        "warship": 1.0 if room else NEVER,
        "repair": 0.5 * min(damaged, 3) if damaged else NEVER,
    }
    return [weights.get(word, 0.0) for word in words]


def judge_remove(war: War, ask: View, words: list[str]) -> list[float]:
    """Which PC hurts least."""
    miat = war.board["miat"]
    lead = miat[war.me] - miat[war.foe]
    return [
        -war.pc_loss(board.SPACE_OF[word[3:]])
        if word != "miat"
        else (-2.0 if lead == 1 else -0.7 if lead > 1 else -0.3)
        for word in words
    ]


def judge_target(war: War, ask: View, words: list[str]) -> list[float]:
    """Targets of an event: the PC, place or man that matters most."""
    weights = []
    for word in words:
        verb, _, rest = word.partition("-")
        if verb == "pc":
            space = board.SPACE_OF[rest]
            weights.append(war.pc_worth(space) if war.control[space] != war.me else 0.0)
        elif verb in ("space", "train"):
            space = board.SPACE_OF[rest]
            weights.append(0.5 + 0.1 * war.cus[war.side][space] + 0.1 * war.cus[1 - war.side][space])
        else:
            weights.append(worths.PREFERRED.get(word, 0.5))
    return weights


def judge_place(war: War, ask: View, words: list[str]) -> list[float]:
    """New CUs and generals go where an army can use them; a general in a port also watches the sea."""
    naming = ask["prompt"]["key"] in ("prompt-place-general", "prompt-place-consul")
    weights = []
    for word in words:
        verb, _, rest = word.partition("-")
        if verb != "space":
            ships = war.own["seaworthy"] + war.own["damaged"]
            crowded = war.cus[war.side][war.capital] >= HORDE and ships < board.WARSHIP_LIMIT
            weights.append(1.6 if crowded else 0.9 if ships < 5 else 0.2 if ships < board.WARSHIP_LIMIT else NEVER)
            continue
        space = board.SPACE_OF[rest]
        army = war.cus[war.side][space]
        worth = 0.3 + 0.08 * min(army, 10)
        if army >= HORDE:
            worth += 0.6 + 0.08 * (army - HORDE) if naming and not war.generals[war.side][space] else -0.8
        if war.generals[war.side][space]:
            worth += 0.4
        elif board.PORT[space] and naming and war.own["seaworthy"] >= 2:
            worth += 0.3 * (1 + sum(1 for port in board.SEA[space] if war.control[port] != war.foe)) / 2
        if space == war.capital:
            inside = army + war.inside[space]
            worth += 1.5 if war.danger() else 3.0 if not inside else 0.6 if inside < GARRISON else 0.0
        if army:
            worth += 0.15 * max(war.shine(near, army + 1) for near in [space, *board.NEAR[space]])
        weights.append(worth)
    return weights


def judge_general(war: War, ask: View, words: list[str]) -> list[float]:
    """Whom to activate, name or put in command: by army, rating and what is near."""
    weights = []
    for word in words:
        if not word.startswith("general-"):
            weights.append(worths.PREFERRED.get(word, 0.1))
            continue
        general = word[8:]
        worth = 0.2 + 0.15 * board.BATTLE[board.GENERAL_OF[general]]
        where = war.board["generals"][general]
        if where["where"] == "map":
            space = board.SPACE_OF[where["space"]]
            army = war.cus[war.side][space]
            if army >= 3:
                worth += prospect(war, space, general)
            worth += 0.05 * army
        weights.append(worth)
    return weights


# --- movement -----------------------------------------------------------------------------------------------------


def judge_move(war: War, ask: View, words: list[str]) -> list[float]:
    """March towards what can be won, besiege where it pays, take supremacy by sea when it is to be had."""
    general: str = war.board["activation"]["general"]
    where = war.board["generals"][general]
    space = board.SPACE_OF[where["space"]]
    held, army = war.cus[war.side][space], war.force(space, general)
    here = war.goal_worth(space) if war.control[space] != war.me else 0.0
    stay = 0.12 + (0.9 * here if board.KIND[space] == board.NORMAL else 0.5 * here)
    weights = []
    for word in words:
        verb, _, rest = word.partition("-")
        if word == "siege":
            weights.append(1.2 * here + 0.5)
        elif verb in ("march", "sail"):
            target = board.SPACE_OF[rest]
            if war.been(general, target) or (war.besieges(space) and not (target == war.capital and war.danger())):
                weights.append(NEVER)
            elif not army:
                weights.append(alone_worth(war, target, held, verb == "sail"))
            elif verb == "march":
                weights.append(march_worth(war, space, target, army))
            else:
                weights.append(sail_worth(war, target, army))
        elif word == "attack":
            inside = war.inside[space]
            nerve = 0.8 if space == war.capital else 1.3
            weights.append(1.5 if inside > nerve * war.cus[1 - war.side][space] else 0.0)
        else:
            weights.append(stay)
    return weights


def march_worth(war: War, space: int, target: int, army: int) -> float:
    """A march is worth what it leads to, and a battle that can be won."""
    enemy = war.cus[1 - war.side][target]
    worth = war.shine(target, army) if army >= 3 else -1.0
    if enemy and target == war.capital:
        worth += 4.0 if army >= 0.8 * enemy else -1.0
    elif enemy:
        worth += 1.2 if army > 1.4 * enemy + 1 else -3.0
    if (target, 0) not in board.LINKS[space]:
        worth -= 0.15
    return worth + (0.15 if board.PORT[target] and war.own["seaworthy"] >= 2 else 0.0)


def alone_worth(war: War, target: int, held: int, by_sea: bool) -> float:
    """A general without an army joins one; he goes nowhere else, least of all before an enemy's feet."""
    if by_sea and war.watched(target) and not war.ships:
        return NEVER
    waiting = war.cus[war.side][target]
    if waiting < 3:
        return NEVER if war.near_enemy(target) else -0.5
    return -0.5 if war.generals[war.side][target] or held else 0.4


def sail_worth(war: War, port: int, army: int) -> float:
    """A sea line is worth it to take supremacy in an enemy port, or a shorter way to a goal."""
    enemy = war.cus[1 - war.side][port]
    ships = war.ships
    if enemy * 1.4 + 1 > army and enemy:
        return -1.0
    if not ships and war.watched(port):
        return NEVER
    worth = 0.7 * war.shine(port, army) if army >= 3 and ships > war.other["seaworthy"] // 2 else 0.0
    if war.board["supremacy"] != war.side and war.control[port] == war.foe and ships >= 2:
        worth += SUPREMACY * min(1.0, (ships + 1) / (war.other["seaworthy"] + 1))
    return worth


def judge_sail(war: War, ask: View, words: list[str]) -> list[float]:
    """Land at the first good port; go on only past nobody, if no warship can come along."""
    return [
        0.8 if word == "land" else 0.3 if war.ships or not war.watched(board.SPACE_OF[word[5:]]) else 0.1
        for word in words
    ]


def judge_take(war: War, ask: View, words: list[str]) -> list[float]:
    """Take everything along, but leave a garrison in the capital."""
    weights = [worths.PREFERRED.get(word, 0.5) for word in words]
    act = war.board["activation"]
    if act is None or board.GENERAL_SIDE[board.GENERAL_OF[act["general"]]] != war.side:
        return weights
    where = war.board["generals"][act["general"]]
    if where.get("space") != board.SPACE_NAMES[war.capital]:
        return weights
    army = int(ask["prompt"]["params"].get("cus", 0))
    counts = [int(word[6:]) for word in words if word.startswith("count-")]
    best = max([count for count in counts if count <= army - garrison(army)], default=0)
    return [
        3.0 if word == f"count-{best}" and best >= 3 else weight for word, weight in zip(words, weights, strict=True)
    ]


def judge_ships(war: War, ask: View, words: list[str]) -> list[float]:
    """Sail with all there are."""
    return [float(word.partition("-")[2]) for word in words]


def judge_counts(war: War, ask: View, words: list[str]) -> list[float]:
    """Take many trains along but not all; lose other CUs before elephants."""
    key = ask["prompt"]["key"]
    if key == "prompt-elephant-losses":
        return [-float(word.partition("-")[2]) for word in words]
    return [float(word.partition("-")[2]) for word in words]


def judge_intercept(war: War, ask: View, words: list[str]) -> list[float]:
    """Intercept at sea with ships enough, on land with an army at least as strong as what comes."""
    leg = war.board["leg"]
    if leg is not None:
        goal = board.SPACE_OF[leg["path"][-1]]
        strong = war.own["seaworthy"] >= max(2, 0.7 * leg["warships"][leg["side"]])
        strong = strong or goal == war.capital or goal in board.NEAR[war.capital]
        return [0.2 if word == "pass" else (1.0 if strong else 0.0) for word in words]
    weights = []
    for word in words:
        if word == "pass":
            weights.append(0.4)
            continue
        space = board.SPACE_OF[war.board["generals"][word[8:]]["space"]]
        weights.append(1.0 if war.cus[war.side][space] >= 4 else 0.0)
    return weights


def judge_avoid(war: War, ask: View, words: list[str]) -> list[float]:
    """Stand if not much weaker."""
    foe = war.board["activation"]["general"]
    space = board.SPACE_OF[war.board["generals"][foe]["space"]]
    weak = war.cus[war.side][space] < 0.8 * war.cus[1 - war.side][space]
    return [(1.0 if weak else 0.0) if word in ("avoid", "into-city") else 0.5 for word in words]


# --- battles ------------------------------------------------------------------------------------------------------


def judge_battle_card(war: War, ask: View, words: list[str]) -> list[float]:
    """Play the type of which there are most, double envelopments late, reserves last; withdraw only when lost."""
    fight = war.board["battle"]
    hand: list[str] = fight["hands"][war.side]["hand"]
    others = fight["hands"][1 - war.side]["cards"]
    weights = []
    for word in words:
        verb, _, rest = word.partition("-")
        if word == "withdraw":
            weights.append(2.5 if len(hand) <= 2 and others >= len(hand) + 3 else -1.0)
        elif verb == "battle":
            weights.append(0.5 + hand.count(rest) - (0.6 if rest == "double-envelopment" else 0.0))
        else:
            weights.append(0.2 + (0.1 if rest == "double-envelopment" else 0.0))
    return weights


def judge_match(war: War, ask: View, words: list[str]) -> list[float]:
    """Match with the same card before a reserve; never give up what can be matched."""
    return [-1.0 if word == "give-up" else 0.5 if word.startswith("reserve-") else 1.0 for word in words]


def judge_naval_attack(war: War, ask: View, words: list[str]) -> list[float]:
    """Sink warships, unless there is only an army to catch."""
    return [{"warships": 1.0, "transports": 0.6}.get(word, 0.0) for word in words]


def judge_naval_step(war: War, ask: View, words: list[str]) -> list[float]:
    """Regroup; escape when badly outnumbered."""
    ships: list[int] = war.board["leg"]["warships"]
    losing = 2 * ships[war.side] < ships[1 - war.side]
    return [{"reform": 0.6, "escape": 1.0 if losing else 0.0, "evade": 0.1}.get(word, 0.0) for word in words]


def judge_tactics(war: War, ask: View, words: list[str]) -> list[float]:
    """Play a card whenever there is one."""
    order = ("tactics-ram", "tactics-diekplous", "tactics-boarding", "tactics-kyklos", "tactics-feint")
    return [0.0 if word == "pass" else 1.0 - 0.1 * order.index(word) if word in order else 0.1 for word in words]


def judge_react(war: War, ask: View, words: list[str]) -> list[float]:
    """A reaction now is worth more than its points later; but not a storm over a rowing boat."""
    leg = war.board["leg"]
    small = leg is not None and leg["side"] != war.side and leg["cus"] + leg["warships"][leg["side"]] < 3
    return [0.5 if word == "pass" else 0.0 if small else 1.0 for word in words]


def judge_winter(war: War, ask: View, words: list[str]) -> list[float]:
    """A train for an army of some size."""
    size = ask["prompt"]["params"].get("cus", 5)
    return [(1.0 if size >= 4 else 0.0) if word == "train-lost" else 0.5 for word in words]


def judge_chest(war: War, ask: View, words: list[str]) -> list[float]:
    """Trains are worth less than what the enemy would buy, but keep some."""
    return [0.5 if word == "done" else 0.6 if war.own["trains"] > 3 else 0.2 for word in words]


def judge_retreat(war: War, ask: View, words: list[str]) -> list[float]:
    """Over own country before the city, by sea if need be."""
    weights = []
    for word in words:
        verb, _, rest = word.partition("-")
        if verb == "space":
            weights.append(0.8 if war.control[board.SPACE_OF[rest]] != war.foe else 0.4)
        else:
            weights.append(0.6 if word == "city" else 0.5)
    return weights


Judge = Callable[[War, View, list[str]], list[float]]
JUDGES: dict[str, Judge] = {
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
    "prompt-assign-ships": judge_ships,
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
