"""Searching: try each answer in many worlds that might be the true one.

Each round deals a world that fits everything the seat knows, and tries every answer still in the running in that world
with the same dice, so that luck does not decide between answers (`kernel/trials.py`). A try, or iteration, walks down a
tree of questions. A question belongs to the seat that is asked, and every seat is assumed to maximise its own result:
it picks answers that did well, and answers that the game's advice rates highly and that were rarely tried (PUCT). At
the first question that is not in the tree yet, the game is played on for some words, or to its end, following the
advice, and the result is judged. The tree has one node for all worlds that look the same to the seat. Dice belong to
the world, so an answer's value is its mean over all possible rolls.
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
"""The most questions a tree remembers, about 30 MB; beyond them, the game is played on from the last known one."""
NARROWEST = 3
"""The number of answers that are tried even with very few iterations, if there are as many."""
QUICK = 1500
"""Iterations per second, roughly; used only to decide how many answers are tried."""
PATIENCE = 2.0
"""A search with a limit of CPU time ends after this multiple of it by the clock, however busy the machine is."""


class Branch:
    """An answer: how often it was tried, its total value to the seat that gave it, and the questions it led to."""

    def __init__(self) -> None:
        self.visits = 0
        self.worth = 0.0
        self.nodes: dict[str, Node] = {}


class Node:
    """A question to a seat, shared by all worlds in which the same words were played before it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.worth = 0.0
        self.branches: dict[int, Branch] = {}
        # The questions after another seat's secret word: the searching seat can't know which word it was.
        self.veiled: dict[str, Node] = {}


class Search:
    """A search tree for one seat's question at a table, which is a loud world made for that seat."""

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
        """Search for a number of iterations, or for some seconds if given, and return the iterations done.

        The search ends early once the best answer is clear or the difference matters little. Iterations of an earlier
        run count for up to half of the budget.
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
        """Start trials of the answers that the advice rates highest; fewer of them if there are few iterations."""
        ask = self.table.ask_of(self.seat)
        assert ask is not None, "only a seat that is asked can search"
        most = min(self.settings.root_width, max(NARROWEST, iterations // trials.FEWEST))
        places = advised_places(self.table, ask, most)
        return trials.Trials([ask.options[place] for place in places], self.settings.min_z_score)

    # --- results ----------------------------------------------------------------------------------------------------

    def best(self) -> int:
        """Return the most promising answer."""
        return self.trials.best()

    def tried(self) -> list[tuple[int, int, float]]:
        """Return the answers that were tried, best first: word, number of tries, and value from 0 to 1."""
        return self.trials.tried()

    def follow(self, table: Table, word: int) -> bool:
        """Continue where the seat has answered and is asked again; return whether the tree has that question."""
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
        """Deal a world, try up to `most` answers still in the running in it, and return how many were tried."""
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
        """Play an answer, walk down the tree to a new question, judge it, update the path; return the seat's value."""
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
        """Play an answer, play on, and judge the result for the seat alone: no tree, so no other value is needed."""
        world._say(place, world._asks[place], word)
        self.play_on(world, dice)
        if not world._asks:
            return self.ending(world, self.seat, self.leads(world))
        return self.leads(world)[self.seat] if self.values is None else self.values.of(world, self.seat)

    def world(self) -> Table:
        """Return a world that fits everything the seat knows; if none is found, the given one with new dice."""
        try:
            return self.table.redeal(self.seat, self.dice)
        except NoRedeal:
            return self.table.playout(Dice(self.dice.below(1 << 62).to_bytes(8, "little")))

    def place_in(self, world: Table) -> int:
        """Return the place of the next question, the searching seat's own first; -1 if the game is over."""
        place = 0
        for ask in world._asks:
            if ask.seat == self.seat:
                return place
            place += 1
        return 0 if world._asks else -1

    def go_on(self, world: Table, dice: Dice) -> int:
        """Answer forced questions, and sample from the advice for seats that decide at the same time."""
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
        """Turn the advice into priors: a softmax over the gaps to the best option, scaled by the median gap."""
        best = max(weights)
        gaps = sorted([best - weight for weight in weights if weight < best])
        if not gaps:
            return [1.0 / len(weights)] * len(weights)
        scale = -1.0 / (self.settings.prior_temperature * gaps[len(gaps) // 2])
        shares = [exp(max(-5.0, (best - weight) * scale)) for weight in weights]
        total = sum(shares)
        return [share / total for share in shares]

    def pick(self, node: Node, world: Table, ask: Ask) -> int:
        """Choose by PUCT among the answers that are legal in this world: first the likeliest few, later more."""
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

    # --- judging positions ------------------------------------------------------------------------------------------

    def play_on(self, world: Table, dice: Dice) -> None:
        """Play on for the length of a rollout."""
        if world._asks and self.settings.rollout_length:
            play_on(world, dice, self.settings.rollout_advised, self.settings.rollout_length)

    def judge(self, world: Table) -> list[float]:
        """Return the value of a position for every seat, from 0 to 1."""
        if not world._asks:
            leads = self.leads(world)
            return [self.ending(world, seat, leads) for seat in range(len(leads))]
        if self.values is not None:
            return self.values.all(world)
        return self.leads(world)

    def ending(self, world: Table, seat: int, leads: list[float]) -> float:
        """Return a seat's value of a finished game: its share of the victory, and a little for its lead."""
        return (1.0 - self.settings.score_weight) * share_of(world, seat) + self.settings.score_weight * leads[seat]

    def leads(self, world: Table) -> list[float]:
        """Return every seat's lead over its best rival, mapped to 0 to 1."""
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
    """Draw a word at random, weighted by the priors."""
    left = dice.below(1 << 30) / (1 << 30)
    for place in range(len(priors)):
        left -= priors[place]
        if left < 0.0:
            return ask.options[place]
    return ask.options[-1]


def name_of(ask: Ask) -> str:
    """Name a question by its seat and key: dice and hidden cards may lead to different ones after the same words."""
    return f"{ask.seat} {ask.key}"


def count(node: Node) -> int:
    """Return the number of questions in a subtree."""
    found, todo = 0, [node]
    while todo:
        node = todo.pop()
        found += 1
        todo.extend(node.veiled.values())
        for branch in node.branches.values():
            todo.extend(branch.nodes.values())
    return found
