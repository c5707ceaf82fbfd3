"""Searching: what comes of each answer, tried in many worlds that might be the true one.

A world is dealt anew that fits all the seat knows, and every answer that is still in the running is tried in it, with
the same dice: so luck does not choose (`kernel/trials.py`). A try, or iteration, walks down a tree of questions. A
question belongs to who is asked, and everybody is supposed to choose what is best for himself: answers that did well,
or that the game's advice likes and that were little tried (PUCT). At the first question that is new to the tree the
game is played on a little, or to its end, as the advice would, and judged. The tree has one node for all worlds that
look alike to the seat, but for the dice: they are the world's own, so that an answer's worth is the mean over what may
be rolled.
"""

from math import exp, sqrt
from time import monotonic, thread_time

from hippodrome.kernel import trials
from hippodrome.kernel.ask import Ask
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.errors import NoRedeal
from hippodrome.kernel.looking import advised_places
from hippodrome.kernel.playing import play_on
from hippodrome.kernel.search_settings import SearchSettings
from hippodrome.kernel.table import Table
from hippodrome.kernel.values import Values, share_of

MOST_NODES = 30_000
"""So many questions a tree remembers, about 30 MB; what lies beyond is played on from the last one it knows."""
NARROWEST = 3
"""So many answers are tried, if there are as many, however few iterations there are."""
QUICK = 1500
"""About so many iterations a second has; only for how many answers are tried."""
PATIENCE = 2.0
"""A search for some seconds of processor time ends after so many times that on the clock, however busy the machine."""


class Branch:
    """An answer: how often it was tried, what that was worth to who gave it, and the questions it led to."""

    def __init__(self) -> None:
        self.visits = 0
        self.worth = 0.0
        self.nodes: dict[str, Node] = {}


class Node:
    """A question to a seat, the same in all worlds in which the same was said before it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.worth = 0.0
        self.branches: dict[int, Branch] = {}
        # Where another seat's secret word led to: the searching seat can't know which it was.
        self.veiled: dict[str, Node] = {}

    def favourite(self) -> int:
        """The answer that was tried most; -1 if none was."""
        word, most = -1, 0
        for other, branch in self.branches.items():
            if branch.visits > most:
                word, most = other, branch.visits
        return word


class Search:
    """A tree for one seat's question at a table, a loud one made for the seat."""

    def __init__(
        self,
        table: Table,
        seat: int,
        dice: Dice,
        settings: SearchSettings,
        values: Values | None = None,
        most_nodes: int = MOST_NODES,
    ) -> None:
        self.table = table
        self.seat = seat
        self.dice = dice
        self.settings = settings
        self.values = values
        self.most_nodes = most_nodes
        self.root = Node(seat)
        self.nodes = 1
        self.rate = 0.0
        self.trials = trials.Trials([], 0.0)

    # --- how long ---------------------------------------------------------------------------------------------------

    def run(self, iterations: int, seconds: float = 0.0) -> int:
        """Search for so many iterations, or for so many seconds if these are given; how many it took.

        It ends as soon as it is clear which answer is best, or that it matters little. What is known from an earlier
        run counts for up to a half.
        """
        done, carried = 0, self.root.visits
        running = self.trials = self.begin(iterations if not seconds > 0.0 else int(seconds * QUICK))
        if not seconds > 0.0:
            most = iterations - min(carried, iterations // 2)
            while not done or (done + len(running.running) <= most and not running.decided(done / most)):
                done += self.iterate(most - done)
            return done
        if self.rate > 0.0:
            seconds *= max(0.5, 1.0 - carried / (self.rate * seconds))
        began, latest = thread_time(), monotonic() + PATIENCE * seconds
        spent = 0.0
        while spent < seconds and monotonic() < latest and not running.decided(spent / seconds):
            done += self.iterate(len(running.running))
            spent = max(thread_time() - began, 1e-6)
        if spent > 0.0:
            self.rate = done / spent
        return done

    def begin(self, iterations: int) -> trials.Trials:
        """The answers for trial, those that the advice likes best first; with few iterations not too many of them."""
        ask = self.table.ask_of(self.seat)
        assert ask is not None, "only who is asked searches"
        most = min(self.settings.root_width, max(NARROWEST, iterations // trials.FEWEST))
        places = advised_places(self.table, ask, most)
        return trials.Trials([ask.options[place] for place in places], self.settings.min_z_score)

    # --- what came of it --------------------------------------------------------------------------------------------

    def best(self) -> int:
        """The answer that promises most."""
        return self.trials.best()

    def tried(self) -> list[tuple[int, int, float]]:
        """The answers that were tried, the best first: the word, how often, and what it is worth from 0 to 1."""
        return self.trials.tried()

    def follow(self, table: Table, word: int) -> bool:
        """Go on at a table where the seat has said a word and is asked again; whether the tree knows that question."""
        ask, branch = table.ask_of(self.seat), self.root.branches.get(word)
        node = None if ask is None or branch is None else branch.nodes.get(name_of(ask))
        if node is None:
            return False
        assert ask is not None
        # Other dice may have led to the same question with other answers.
        node.branches = {word: branch for word, branch in node.branches.items() if word in ask.options}
        node.visits = sum([branch.visits for branch in node.branches.values()])
        node.worth = sum([branch.worth for branch in node.branches.values()])
        self.table = table
        self.root = node
        self.nodes = count(node)
        return True

    # --- one world, and one iteration in it for each answer ---------------------------------------------------------

    def iterate(self, most: int) -> int:
        """Deal a world and try in it every answer still in the running, but at most so many; how many were tried."""
        world = self.world()
        place = self.place_in(world)
        key = self.dice.below(1 << 62).to_bytes(8, "little")
        worths: list[float] = []
        for word in self.trials.words_running()[:most]:
            tried = world._copy(False, None)
            if self.settings.flat:
                worths.append(self.glance(tried, place, word, Dice(key)))
            else:
                worths.append(self.walk(tried, place, word, Dice(key)))
        self.trials.note(worths)
        return len(worths)

    def walk(self, world: Table, place: int, word: int, dice: Dice) -> float:
        """Say an answer, walk down the tree to a new question, judge it, tell everybody on the way; the seat's own."""
        node = self.root
        path: list[Node] = []
        taken: list[Branch] = []
        while True:
            ask = world._asks[place]
            branch = node.branches.get(word)
            if branch is None:
                branch = Branch()
                node.branches[word] = branch
            path.append(node)
            taken.append(branch)
            veiled = ask.secret is not None and ask.seat != self.seat and word in ask.secret
            after = node.veiled if veiled else branch.nodes
            world._say(place, ask, word)
            place = self.go_on(world, dice)
            if place < 0:
                break
            ask = world._asks[place]
            name = name_of(ask)
            following = after.get(name)
            if following is None:
                if self.nodes < self.most_nodes:
                    after[name] = Node(ask.seat)
                    self.nodes += 1
                break
            node = following
            word = self.pick(node, world, ask)
        self.play_on(world, dice)
        worths = self.judge(world)
        for step in range(len(path)):
            node, branch = path[step], taken[step]
            worth = worths[node.seat]
            node.visits += 1
            node.worth += worth
            branch.visits += 1
            branch.worth += worth
        return worths[self.seat]

    def glance(self, world: Table, place: int, word: int, dice: Dice) -> float:
        """Say an answer, play on and judge it for the seat alone: without a tree nobody else's view is needed."""
        world._say(place, world._asks[place], word)
        self.play_on(world, dice)
        if not world._asks:
            return self.ending(world, self.seat, self.leads(world))
        return self.leads(world)[self.seat] if self.values is None else self.values.of(world, self.seat)

    def world(self) -> Table:
        """A world that fits all the seat knows; if none is found, the one that the seat was handed, with other dice."""
        try:
            return self.table.redeal(self.seat, self.dice)
        except NoRedeal:
            return self.table.playout(Dice(self.dice.below(1 << 62).to_bytes(8, "little")))

    def place_in(self, world: Table) -> int:
        """Whose question comes next: the searching seat's own first; -1 if the game is over."""
        place = 0
        for ask in world._asks:
            if ask.seat == self.seat:
                return place
            place += 1
        return 0 if world._asks else -1

    def go_on(self, world: Table, dice: Dice) -> int:
        """Say what needs no thought: single words, and what others decide at the same time, as the advice would."""
        place = self.place_in(world)
        while place >= 0:
            ask = world._asks[place]
            if len(ask.options) == 1:
                word = ask.options[0]
            elif world._together is not None and ask.seat != self.seat:
                word = sampled(ask, self.priors(world.game.advise(world.state, ask)), dice)
            else:
                break
            world._say(place, ask, word)
            place = self.place_in(world)
        return place

    def priors(self, weights: list[float]) -> list[float]:
        """The advice's weights as shares of 1: how far each lies behind the best, by the middle one of these gaps."""
        best = max(weights)
        gaps = sorted([best - weight for weight in weights if weight < best])
        if not gaps:
            return [1.0 / len(weights)] * len(weights)
        scale = -1.0 / (self.settings.prior_temperature * gaps[len(gaps) // 2])
        shares = [exp(max(-5.0, (best - weight) * scale)) for weight in weights]
        total = sum(shares)
        return [share / total for share in shares]

    def pick(self, node: Node, world: Table, ask: Ask) -> int:
        """PUCT among the answers that are legal in this world: the likeliest few at first, more with every visit."""
        options = ask.options
        priors = self.priors(world.game.advise(world.state, ask))
        least = 0.0
        wide = self.settings.initial_width + int(sqrt(node.visits))
        if wide < len(options):
            least = sorted(priors)[-wide]
        total = 0
        for word in options:
            branch = node.branches.get(word)
            if branch is not None:
                total += branch.visits
        unknown = node.worth / node.visits - 0.05 if node.visits else 0.5
        urge = self.settings.c_puct * sqrt(total + 1.0)
        chosen, highest = options[0], -1.0
        for place in range(len(options)):
            if priors[place] < least:
                continue
            word = options[place]
            branch = node.branches.get(word)
            if branch is None:
                score = unknown + urge * priors[place]
            else:
                score = branch.worth / branch.visits + urge * priors[place] / (1 + branch.visits)
            if score > highest:
                chosen, highest = word, score
        return chosen

    # --- what a position is worth -----------------------------------------------------------------------------------

    def play_on(self, world: Table, dice: Dice) -> None:
        """Play on a little, so that what was begun is done."""
        if world._asks and self.settings.rollout_length:
            play_on(world, dice, self.settings.rollout_advised, self.settings.rollout_length)

    def judge(self, world: Table) -> list[float]:
        """What everybody has of a position, from 0 to 1."""
        if not world._asks:
            leads = self.leads(world)
            return [self.ending(world, seat, leads) for seat in range(len(leads))]
        if self.values is not None:
            return self.values.all(world)
        return self.leads(world)

    def ending(self, world: Table, seat: int, leads: list[float]) -> float:
        """What a seat has of a game that is over: the victory, and a little of its lead."""
        return (1.0 - self.settings.score_weight) * share_of(world, seat) + self.settings.score_weight * leads[seat]

    def leads(self, world: Table) -> list[float]:
        """How far everybody is ahead of the best other in points, from 0 to 1."""
        points = world.game.scores(world.state)
        first = second = -1_000_000
        for own in points:
            if own > first:
                first, second = own, first
            elif own > second:
                second = own
        leads: list[float] = []
        for own in points:
            ahead = (own - (second if own == first else first)) / self.settings.score_scale
            leads.append(0.5 + 0.5 * ahead / (1.0 + abs(ahead)))
        return leads


def sampled(ask: Ask, priors: list[float], dice: Dice) -> int:
    """A word by chance, each as likely as its prior says."""
    left = dice.below(1 << 30) / (1 << 30)
    for place in range(len(priors)):
        left -= priors[place]
        if left < 0.0:
            return ask.options[place]
    return ask.options[-1]


def name_of(ask: Ask) -> str:
    """Who is asked what: dice and hidden cards may lead to other questions after the same words."""
    return f"{ask.seat} {ask.key}"


def count(node: Node) -> int:
    """How many questions hang on one, with itself."""
    found, todo = 0, [node]
    while todo:
        node = todo.pop()
        found += 1
        todo.extend(node.veiled.values())
        for branch in node.branches.values():
            todo.extend(branch.nodes.values())
    return found
