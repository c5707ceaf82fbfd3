"""What provinces, ships and armies are worth to one side of the war."""

from typing import Final

from hippodrome.games.hamilcar import board
from hippodrome.games.hamilcar.state import State

FAR: Final = 7
GARRISON: Final = 4
NEVER: Final = -5.0
"""What a bad habit is worth: any other word is better."""
UNKNOWN: Final = -99.0
HEARTLANDS: Final[list[int]] = [board.LATIUM, board.province_of("zeugitana")]
SUPREMACY: Final = 2.6
"""What it is worth to take naval supremacy: a political point, and one less for the enemy."""


def _distances() -> list[list[int]]:
    """For each space how many links lie between it and every other; FAR and more is all the same."""
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
    """What an army can hope to win, and what that is worth."""

    def __init__(self) -> None:
        self.spaces: list[int] = []
        self.values: list[float] = []


class War:
    """The war as one side sees it; what is costly to know is found out when it is asked for."""

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
        """How many generals a side has in a space, in the field or inside."""
        at, count = self.game.at, 0
        first, end = (0, board.ROMANS) if side == board.ROME else (board.ROMANS, board.GENERALS)
        for general in range(first, end):
            if at[general] == space or at[general] == space + board.INSIDE:
                count += 1
        return count

    def inside(self, space: int) -> int:
        """The CUs inside a city, whoever's they are."""
        return self.cus[space + board.INSIDE] + self.enemy[space + board.INSIDE]

    def besieges(self, space: int) -> bool:
        """Whether siege points of ours lie in a space."""
        return self.game.siege[space] > 0 and self.game.siege_by[space] == self.side

    def been(self, general: int, space: int) -> bool:
        """Whether a general has left a space this turn; he only goes back to save the capital."""
        return self.game.has_left(general, space) and not (space == self.capital and self.danger())

    def force(self, space: int, general: int) -> int:
        """How many CUs a general can lead away: ten at most, not those of a consul who stays, nor the last garrison."""
        held = self.cus[space]
        if general == self.game.proconsul and self.generals_in(self.side, space) > 1:
            held -= board.CONSUL_CUS
        elif space == self.capital:
            held -= garrison(held)
        if held > board.ARMY_LIMIT:
            return board.ARMY_LIMIT
        return held if held > 0 else 0

    def watched(self, port: int) -> bool:
        """Whether an enemy general with warships may intercept on the way to a port."""
        if not self.other_ready:
            return False
        if board.PORT[port] and self.generals_in(self.foe, port):
            return True
        for place in board.SEA[port]:
            if board.PORT[place] and self.generals_in(self.foe, place):
                return True
        return False

    def near_enemy(self, space: int) -> bool:
        """Whether enemy CUs are in a space or next to it."""
        if self.enemy_at(space):
            return True
        for near in board.NEAR[space]:
            if self.enemy_at(near):
                return True
        return False

    def enemy_at(self, space: int) -> bool:
        """Whether enemy CUs are in a space, in the field or inside their city."""
        return self.enemy[space] > 0 or (self.control[space] == self.foe and self.inside(space) > 0)

    def danger(self) -> bool:
        """Whether enemies stand before the own capital or next to it."""
        if self.found_danger < 0:
            self.found_danger = 1 if self.enemy[self.capital] >= 3 else 0
            for near in board.NEAR[self.capital]:
                if self.enemy[near] >= 3:
                    self.found_danger = 1
        return self.found_danger == 1

    # --- political control ------------------------------------------------------------------------------------------

    def count_control(self) -> None:
        """Count who holds what in each province, and what one space more would be worth."""
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
        """What a PC that lasts is worth: much if it wins a province, or takes one from the enemy."""
        if not self.counted:
            self.count_control()
        province = board.PROVINCE[space]
        worth = self.gain[province]
        if self.control[space] == self.foe and self.political[province]:
            worth += 2.5 if self.theirs[province] == len(board.SPACES_IN[province]) // 2 + 1 else 0.8
        return worth

    def pc_worth(self, space: int) -> float:
        """What a PC more of ours in a space is worth; little if it is cut off from our cities and tribes."""
        worth = self.pc_gain(space)
        if board.KIND[space] != board.NORMAL or self.joined(space):
            return worth
        return 0.05 if self.control[space] != self.foe else 0.04 * worth

    def pc_loss(self, space: int) -> float:
        """What it hurts to lose a PC of ours in a space."""
        if not self.counted:
            self.count_control()
        province = board.PROVINCE[space]
        if not self.political[province]:
            return 0.2
        surplus = self.mine[province] - (len(board.SPACES_IN[province]) // 2 + 1)
        return 3.0 if surplus == 0 else 1.0 / surplus if surplus > 0 else 0.4

    def turnable(self, space: int) -> bool:
        """Card 123: whether an enemy PC may be bought, and stays ours."""
        if self.control[space] != self.foe or self.enemy[space]:
            return False
        return board.PROVINCE[space] not in HEARTLANDS and self.joined(space)

    def joined(self, space: int) -> bool:
        """HM 19.2: whether a PC in a space would be joined to an own city or tribe; armies march off and don't help."""
        if not self.homes:
            self.find_homes()
        if self.homes[space]:
            return True
        for near in board.NEAR[space]:
            if self.homes[near]:
                return True
        return False

    def find_homes(self) -> None:
        """Find the spaces to which a way leads from an own city or tribe."""
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
        """What one point of a card buys, at best: the best PCs there are."""
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
        """What it is worth for an army to stand in a space: cities and tribes to take, PCs to flip."""
        if not self.worths:
            self.worths = [UNKNOWN] * board.SPACES
        worth = self.worths[space]
        if worth == UNKNOWN:
            worth = self.find_goal_worth(space)
            self.worths[space] = worth
        return worth

    def find_goal_worth(self, space: int) -> float:
        """The same, found anew."""
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
        """What an army of some strength can hope to win, and what that is worth."""
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
        """How good it is for an army to be in a space: goals shine over distance."""
        goals, steps = self.goals(army), DISTANCE[space]
        spaces, values = goals.spaces, goals.values
        best = 0.0
        for place in range(len(spaces)):
            value = values[place] * FADING[steps[spaces[place]]]
            if value > best:
                best = value
        return best

    def sail_worth(self, port: int, army: int) -> float:
        """A sea line is worth it to take supremacy in an enemy port, or a shorter way to a goal."""
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
        """The best a general can do from where he stands: besiege, march, or go to sea; not back to where he was."""
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
        """For each number of operation points the best goal a general whom they can activate can head for."""
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
    """How many of so many CUs stay in the capital: four if there are plenty, one at least."""
    return max(1, min(GARRISON, held - board.SIEGE_CUS))
