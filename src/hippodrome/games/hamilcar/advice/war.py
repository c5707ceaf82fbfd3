"""The value of provinces, ships and armies to one side of the war."""

from typing import Final

from hippodrome.games.hamilcar import board
from hippodrome.games.hamilcar.state import State

FAR: Final = 7
GARRISON: Final = 4
NEVER: Final = -5.0
"""The value of a bad habit: any other word is better."""
UNKNOWN: Final = -99.0
HEARTLANDS: Final[list[int]] = [board.LATIUM, board.province_of("zeugitana")]
SUPREMACY: Final = 2.6
"""The value of taking naval supremacy: a political point, and one less for the enemy."""


def _distances() -> list[list[int]]:
    """Return the number of links from every space to every other; distances of FAR or more are equal."""
    table: list[list[int]] = []
    for start in range(board.SPACES):
        steps = [FAR] * board.SPACES
        steps[start] = 0
        reached = [start]
        for here in reached:
            for near in board.NEAR[here]:
                if steps[near] > steps[here] + 1:
                    steps[near] = steps[here] + 1
                    reached.append(near)
        table.append(steps)
    return table


DISTANCE: Final[list[list[int]]] = _distances()
FADING: Final[list[float]] = [0.72**steps for steps in range(FAR)] + [0.0]


class Goals:
    """What an army can hope to win, and the value of each goal."""

    def __init__(self) -> None:
        self.spaces: list[int] = []
        self.values: list[float] = []


class War:
    """The war as one side sees it; expensive values are computed when they are needed."""

    def __init__(self, game: State, side: int) -> None:
        self.game = game
        self.side = side
        self.foe = 1 - side
        self.control = game.control
        self.cus = game.cus[side]
        self.enemy = game.cus[1 - side]
        self.capital = board.CAPITAL[side]
        self.political = game.rulings.political
        self.ready = game.ready[side]
        self.other_ready = game.ready[1 - side]
        # Warships that may still sail with this card.
        self.ships = self.ready - game.sailed if self.ready > game.sailed else 0
        self.counted = False
        self.mine: list[int] = []  # PCs, cities and tribes by province
        self.theirs: list[int] = []
        self.gain: list[float] = []  # what one more is worth there
        self.known_goals: dict[int, Goals] = {}
        self.worths: list[float] = []
        self.tempting: list[int] = []  # spaces that can be a goal at all
        self.homes: list[bool] = []
        self.found_danger = -1

    # --- who stands where -------------------------------------------------------------------------------------------

    def generals_in(self, side: int, space: int) -> int:
        """Return how many generals a side has in a space, in the field or inside."""
        at, count = self.game.at, 0
        first, end = (0, board.ROMANS) if side == board.ROME else (board.ROMANS, board.GENERALS)
        for general in range(first, end):
            if at[general] == space or at[general] == space + board.INSIDE:
                count += 1
        return count

    def inside(self, space: int) -> int:
        """Return the CUs inside a city, whoever's they are."""
        return self.cus[space + board.INSIDE] + self.enemy[space + board.INSIDE]

    def besieges(self, space: int) -> bool:
        """Return whether our siege points are on a space."""
        return self.game.siege[space] > 0 and self.game.siege_by[space] == self.side

    def been(self, general: int, space: int) -> bool:
        """Return whether a general has left a space this turn; he only goes back to save the capital."""
        return self.game.has_left(general, space) and not (space == self.capital and self.danger())

    def force(self, space: int, general: int) -> int:
        """Return how many CUs a general can lead away: at most ten, and not a staying consul's or the last garrison."""
        held = self.cus[space]
        if general == self.game.proconsul and self.generals_in(self.side, space) > 1:
            held -= board.CONSUL_CUS
        elif space == self.capital:
            held -= garrison(held)
        if held > board.ARMY_LIMIT:
            return board.ARMY_LIMIT
        return held if held > 0 else 0

    def watched(self, port: int) -> bool:
        """Return whether an enemy general with warships may intercept on the way to a port."""
        if not self.other_ready:
            return False
        if board.PORT[port] and self.generals_in(self.foe, port):
            return True
        for place in board.SEA[port]:
            if board.PORT[place] and self.generals_in(self.foe, place):
                return True
        return False

    def near_enemy(self, space: int) -> bool:
        """Return whether enemy CUs are in a space or next to it."""
        if self.enemy_at(space):
            return True
        for near in board.NEAR[space]:
            if self.enemy_at(near):
                return True
        return False

    def enemy_at(self, space: int) -> bool:
        """Return whether enemy CUs are in a space, in the field or inside their city."""
        return self.enemy[space] > 0 or (self.control[space] == self.foe and self.inside(space) > 0)

    def danger(self) -> bool:
        """Return whether enemies stand at our capital or next to it."""
        if self.found_danger < 0:
            self.found_danger = 1 if self.enemy[self.capital] >= 3 else 0
            for near in board.NEAR[self.capital]:
                if self.enemy[near] >= 3:
                    self.found_danger = 1
        return self.found_danger == 1

    # --- political control ------------------------------------------------------------------------------------------

    def count_control(self) -> None:
        """Count who holds what in each province, and the value of one more space there."""
        self.counted = True
        mine, theirs, free = [0] * board.PROVINCES, [0] * board.PROVINCES, [0] * board.PROVINCES
        for space in range(board.SPACES):
            holder = self.control[space]
            if holder == self.side:
                mine[board.PROVINCE[space]] += 1
            elif holder == self.foe:
                theirs[board.PROVINCE[space]] += 1
            elif board.KIND[space] == board.NORMAL:
                free[board.PROVINCE[space]] += 1
        self.mine, self.theirs = mine, theirs
        for province in range(board.PROVINCES):
            worth = 0.25
            if self.political[province]:
                missing = len(board.SPACES_IN[province]) // 2 + 1 - mine[province]
                if missing == 1:
                    worth += 3.0
                elif missing > 1:
                    worth += 1.6 / missing if free[province] >= missing else 0.3
                elif missing == 0:
                    worth += 0.7
            self.gain.append(worth)

    def pc_gain(self, space: int) -> float:
        """Return what a lasting PC is worth: much if it wins a province, or takes one from the enemy."""
        if not self.counted:
            self.count_control()
        province = board.PROVINCE[space]
        worth = self.gain[province]
        if self.control[space] == self.foe and self.political[province]:
            worth += 2.5 if self.theirs[province] == len(board.SPACES_IN[province]) // 2 + 1 else 0.8
        return worth

    def pc_worth(self, space: int) -> float:
        """Return what another PC of ours in a space is worth; little if it is cut off from our cities and tribes."""
        worth = self.pc_gain(space)
        if board.KIND[space] != board.NORMAL or self.joined(space):
            return worth
        return 0.05 if self.control[space] != self.foe else 0.04 * worth

    def pc_loss(self, space: int) -> float:
        """Return the cost of losing a PC of ours in a space."""
        if not self.counted:
            self.count_control()
        province = board.PROVINCE[space]
        if not self.political[province]:
            return 0.2
        surplus = self.mine[province] - (len(board.SPACES_IN[province]) // 2 + 1)
        return 3.0 if surplus == 0 else 1.0 / surplus if surplus > 0 else 0.4

    def turnable(self, space: int) -> bool:
        """Card 123: whether an enemy PC may be flipped, and will remain ours."""
        if self.control[space] != self.foe or self.enemy[space]:
            return False
        return board.PROVINCE[space] not in HEARTLANDS and self.joined(space)

    def joined(self, space: int) -> bool:
        """HM 19.2: whether a PC in a space would connect to our city or tribe; armies don't count, for they move on."""
        if not self.homes:
            self.find_homes()
        if self.homes[space]:
            return True
        for near in board.NEAR[space]:
            if self.homes[near]:
                return True
        return False

    def find_homes(self) -> None:
        """Find the spaces that are connected to a city or tribe of ours."""
        control, enemy = self.control, self.enemy
        homes: list[bool] = [False] * board.SPACES
        reached: list[int] = []
        for space in range(board.SPACES):
            if control[space] == self.side and board.KIND[space] != board.NORMAL:
                homes[space] = True
                reached.append(space)
        for here in reached:
            for near in board.NEAR[here]:
                if not homes[near] and control[near] != self.foe and not enemy[near]:
                    homes[near] = True
                    reached.append(near)
        self.homes = homes

    def points_worth(self) -> float:
        """Return the most that one point of a card buys: the best PCs there are."""
        first = second = third = UNKNOWN
        for space in board.NORMAL_SPACES:
            if self.enemy[space]:
                continue
            holder = self.control[space]
            if holder == board.NEUTRAL or (holder == self.foe and self.cus[space] > 0):
                worth = self.pc_worth(space)
                if worth > first:
                    first, second, third = worth, first, second
                elif worth > second:
                    second, third = worth, second
                elif worth > third:
                    third = worth
        if first == UNKNOWN:
            return 0.45
        total = first
        if second != UNKNOWN:
            total += second
        if third != UNKNOWN:
            total += third
        worth = total / 3 * 0.8
        return worth if worth > 0.45 else 0.45

    # --- armies -----------------------------------------------------------------------------------------------------

    def goal_worth(self, space: int) -> float:
        """Return the value of having an army in a space: cities and tribes to take, PCs to flip."""
        if not self.worths:
            self.worths = [UNKNOWN] * board.SPACES
        worth = self.worths[space]
        if worth == UNKNOWN:
            worth = self.find_goal_worth(space)
            self.worths[space] = worth
        return worth

    def find_goal_worth(self, space: int) -> float:
        """Compute the same without the cache."""
        enemy = self.enemy[space]
        if space == self.capital and enemy:
            return 6.0
        holder = self.control[space]
        if holder == self.side:
            return 0.6 if enemy else 0.0
        if board.KIND[space] == board.NORMAL:
            if holder != self.foe:
                return 0.0
            worth = self.pc_worth(space)
            return worth if worth < 2.0 else 2.0
        if board.SEA_SIEGE[space] and self.game.supremacy != self.side:
            return 0.0
        ease = 1.0 if board.KIND[space] == board.WALLED else 1.6
        capital = 2.0 if board.SEA_SIEGE[space] and holder == self.foe else 1.0
        return ease * capital * (2.4 + 0.4 * self.pc_worth(space)) / (1 + 0.15 * self.inside(space))

    def goals(self, army: int) -> Goals:
        """Return what an army of some strength can hope to win, and the value of each goal."""
        known = self.known_goals.get(army)
        if known is None:
            known = Goals()
            if not self.tempting:
                for space in range(board.SPACES):
                    if self.enemy[space] or self.goal_worth(space) > 0:
                        self.tempting.append(space)
            for goal in self.tempting:
                value = self.goal_worth(goal)
                enemy = self.enemy[goal]
                if enemy:
                    if army > 1.4 * enemy + 1:
                        value += 0.8 + 0.15 * enemy
                    if enemy * (0.8 if goal == self.capital else 1.2) > army:
                        continue
                if value > 0 and (army >= 3 or board.KIND[goal] == board.NORMAL):
                    known.spaces.append(goal)
                    known.values.append(value)
            self.known_goals[army] = known
        return known

    def shine(self, space: int, army: int) -> float:
        """Return the value of having an army in a space: goals count less with distance."""
        goals, steps = self.goals(army), DISTANCE[space]
        spaces, values = goals.spaces, goals.values
        best = 0.0
        for place in range(len(spaces)):
            value = values[place] * FADING[steps[spaces[place]]]
            if value > best:
                best = value
        return best

    def sail_worth(self, port: int, army: int) -> float:
        """Return the value of a sea leg: supremacy in an enemy port, or a shorter way to a goal."""
        enemy = self.enemy[port]
        if enemy and enemy * 1.4 + 1 > army:
            return -1.0
        if not self.ships and self.watched(port):
            return NEVER
        worth = 0.0
        if army >= 3 and self.ships > self.other_ready // 2:
            worth = 0.7 * self.shine(port, army)
        if self.game.supremacy != self.side and self.control[port] == self.foe and self.ships >= 2:
            chance = (self.ships + 1) / (self.other_ready + 1)
            worth += SUPREMACY * (chance if chance < 1.0 else 1.0)
        return worth

    def prospect(self, space: int, general: int) -> float:
        """Return the best a general can do from here: besiege, march, or sail; but not go back where he was."""
        best = 1.3 * self.goal_worth(space) if board.KIND[space] != board.NORMAL else 0.0
        army = self.force(space, general)
        if army < 3 or self.besieges(space):
            return best
        for near in board.NEAR[space]:
            if not self.been(general, near):
                value = self.shine(near, army)
                if value > best:
                    best = value
        if board.PORT[space]:
            for port in board.SEA[space]:
                if not self.been(general, port):
                    value = self.sail_worth(port, army)
                    if value > best:
                        best = value
        return best

    def best_marches(self) -> list[float]:
        """Return for each number of operation points the best goal that a general activated with it can head for."""
        best = [0.0, 0.0, 0.0, 0.0]
        for general in self.game.on_map(self.side):
            space = self.game.at[general] % board.SPACES
            if self.cus[space] >= 3:
                value = self.prospect(space, general)
                for ops in range(board.STRATEGY[general], 4):
                    if value > best[ops]:
                        best[ops] = value
        return best


def garrison(held: int) -> int:
    """Return how many of `held` CUs stay in the capital: four if there are plenty, at least one."""
    return max(1, min(GARRISON, held - board.SIEGE_CUS))
