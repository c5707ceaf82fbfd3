"""Judging: everybody's chances in a position, and the value of one answer compared with another."""

from math import sqrt
from typing import NamedTuple

from hippodrome.bots.search import settings_for
from hippodrome.kernel.ask import Ask
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.errors import NoRedeal
from hippodrome.kernel.search_settings import SearchSettings
from hippodrome.kernel.searching import Search
from hippodrome.kernel.table import Table
from hippodrome.kernel.values import share_of

LONGEST = 150
"""Without learned values, playouts stop after this many words and the points decide: a compromise of accuracy and
speed."""
ROLLS = 32
"""The number of alternative rolls and draws sampled to judge how lucky an outcome was."""
WIDEST = 5
"""The number of answers compared with the one played: those that the advice likes best."""
DRAWN = 3
"""The number of random answers compared as well, to measure how much thinking could gain."""


class WeighedDecision(NamedTuple):
    """A decision: its loss compared with the best answer found, as far as significant, and that best answer.

    `stake` is how much better the best answer is than a random one.
    """

    loss: float
    better: int
    stake: float


class Judge:
    """Estimates chances with learned values if there are any, otherwise with short playouts that follow the advice.

    `worlds` is the number of playouts for each position; the time grows in proportion.
    """

    def __init__(self, table: Table, worlds: int = 8, seed: int = 0) -> None:
        usual, values = settings_for(table.game, table.origin.seats)
        settings = SearchSettings(
            rollout_advised=usual.rollout_advised,
            rollout_length=LONGEST if usual.rollout_length < 0 else usual.rollout_length,
            score_weight=usual.score_weight if values is None else 0.0,
            score_scale=usual.score_scale,
        )
        self.worlds = worlds
        self.dice = Dice.of(seed)
        self._search = Search(table, 0, self.dice, settings, values)

    def luck(self, now: Table, then: Table, word: tuple[int, int]) -> tuple[list[float], list[float]]:
        """Return how much chance changed everybody's chances when a word was played, with the standard errors.

        Compares the position that came about with other possible outcomes of the same word. Learned values judge the
        positions directly, because even in short playouts other luck would drown out the difference.
        """
        seats = range(now.state.seats)
        expected = [self._glanced(then, word) for _ in range(ROLLS)]
        came = [self._glanced(now, None) for _ in range(1 if self._search.values is not None or now.over else ROLLS)]
        luck, doubt = [], []
        for seat in seats:
            after, error = mean_of([one[seat] for one in came])
            usual, usual_error = mean_of([one[seat] for one in expected])
            luck.append(after - usual)
            doubt.append(sqrt(error + usual_error))
        return luck, doubt

    def _glanced(self, table: Table, word: tuple[int, int] | None) -> list[float]:
        """Return everybody's chances, after a word if one is given, by values alone or else by a playout."""
        game = table.playout(self._fresh())
        if word is not None:
            game.answer(*word)
        values = self._search.values
        return self._judged(game) if values is None else values.all(game)

    def chances(self, table: Table) -> list[float]:
        """Return everybody's chance to win, adding up to 1."""
        seats = range(table.state.seats)
        if table.over:
            return [share_of(table, seat) for seat in seats]
        total = [0.0 for _ in seats]
        for _ in range(self.worlds):
            for seat, chance in enumerate(self._judged(table.playout(self._fresh()))):
                total[seat] += chance / self.worlds
        return total

    def weigh(self, table: Table, ask: Ask, said: int) -> WeighedDecision:
        """Return the loss of a word for its seat, and the stake of the decision.

        The answers are compared in worlds that the seat could not tell from the true one, so hidden information does
        not count against it. All answers get the same worlds and dice, to cancel out luck: first a few worlds for all
        of them, then more for the two best beside the one played.
        """
        seat, weights = ask.seat, table.advice(ask.seat)
        order = sorted(range(len(weights)), key=lambda place: -weights[place])[:WIDEST]
        drawn = [ask.options[self.dice.below(len(ask.options))] for _ in range(DRAWN)]
        words = list(dict.fromkeys([said, *(ask.options[place] for place in order)]))
        found: dict[int, list[float]] = {word: [] for word in [*words, *drawn]}
        glance = max(2, self.worlds // 3)
        try:
            self._weigh(table, seat, found, glance)
            usual = [sum(found[word][world] for word in drawn) / DRAWN for world in range(glance)]
            best = sorted(words[1:], key=lambda word: -sum(found[word]))[:2]
            found = {word: found[word] for word in [said, *best]}
            self._weigh(table, seat, found, self.worlds - glance)
        except NoRedeal:  # no other world fits this position, so nothing can be compared
            return WeighedDecision(0.0, said, 0.0)
        surest, better = 0.0, said
        for word in best:
            mean, error = mean_of([theirs - own for theirs, own in zip(found[word], found[said], strict=True)])
            sure = mean - sqrt(error)
            if sure > surest:
                surest, better = sure, word
        top = found[max(found, key=lambda word: sum(found[word]))]
        return WeighedDecision(surest, better, max(0.0, sum(top[:glance]) - sum(usual)) / glance)

    def _weigh(self, table: Table, seat: int, found: dict[int, list[float]], worlds: int) -> None:
        for _ in range(worlds):
            world = table.redeal(seat, self.dice)
            key = self._fresh().key
            for word, worths in found.items():
                game = world.playout(Dice(key))
                game.answer(seat, word)
                worths.append(self._judged(game)[seat])

    def _judged(self, game: Table) -> list[float]:
        self._search.play_on(game, self.dice)
        worths = self._search.judge(game)
        total = sum(worths)
        return [worth / total for worth in worths]

    def _fresh(self) -> Dice:
        return Dice(self.dice.below(1 << 62).to_bytes(8, "little"))


def mean_of(numbers: list[float]) -> tuple[float, float]:
    """Return the mean of some numbers and its squared standard error, which is 0 for a single number."""
    mean = sum(numbers) / len(numbers)
    if len(numbers) == 1:
        return mean, 0.0
    return mean, sum((one - mean) ** 2 for one in numbers) / (len(numbers) - 1) / len(numbers)
