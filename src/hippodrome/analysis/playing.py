"""Analysing a played game word by word: how each word changed the chances, and how much of that was luck."""

from hippodrome.analysis.judging import Judge
from hippodrome.analysis.played import Analysis, Word
from hippodrome.kernel.dice import ScriptedDice
from hippodrome.kernel.record import Record
from hippodrome.kernel.table import Table

WORLDS = 16
"""The number of playouts per position; analysing a game then takes between a second and half a minute."""
DIGITS = 4


class Analysing:
    """An analysis in progress; each `step` analyses one word, so that callers can do other work in between."""

    def __init__(self, record: Record, worlds: int = WORLDS, seed: int = 0) -> None:
        """Analyse a complete record; raises BadRecord if it can't be replayed."""
        ended = record.replay()
        # Words played before the rules changed are not analysed.
        self.first = ended.amendments[-1].words if ended.amendments else 0
        begun = record.replay(self.first)
        rest = [outcome for outcome, _seer in ended.chances[len(begun.chances) :]]
        self.table: Table = begun.copy(ScriptedDice(rest, b"replay", strict=False))
        self.said = ended.said[self.first :]
        self.judge = Judge(self.table, worlds, seed)
        self.start = self.judge.chances(self.table)
        self.words: list[Word] = []

    @property
    def progress(self) -> float:
        """The share of the work done, 0 to 1."""
        return len(self.words) / len(self.said) if self.said else 1.0

    @property
    def done(self) -> bool:
        return len(self.words) == len(self.said)

    def step(self) -> None:
        """Analyse the next word."""
        seat, said, _secret, _chances = self.said[len(self.words)]
        table, spell = self.table, self.table.game.words.spellings
        ask = table.ask_of(seat)
        weighed = None if ask is None or len(ask.options) < 2 else self.judge.weigh(table, ask, said)
        then = table.copy()
        rolled = len(table.chances)
        table.answer(seat, said)
        # Where seats answer together, a secret word changes nothing until all of them have answered.
        after = self.judge.chances(table)
        luck, doubt = list[float](), list[float]()
        if len(table.chances) > rolled:
            luck, doubt = self.judge.luck(table, then, (seat, said))
        self.words.append(
            Word(
                seat,
                spell[said],
                rounded(after),
                rounded(luck),
                rounded(doubt),
                None if weighed is None else round(weighed.loss, DIGITS),
                spell[weighed.better] if weighed is not None and weighed.better != said else "",
                None if weighed is None else round(weighed.stake, DIGITS),
            )
        )

    def result(self) -> Analysis:
        """Return the analysis so far, which is complete once `done` is True."""
        return Analysis(self.table.game.name, self.table.origin.seats, self.first, rounded(self.start), self.words)


def analyse(record: Record, worlds: int = WORLDS, seed: int = 0) -> Analysis:
    """Analyse a recorded game; the result is the same for the same record, worlds and seed."""
    analysing = Analysing(record, worlds, seed)
    while not analysing.done:
        analysing.step()
    return analysing.result()


def rounded(numbers: list[float]) -> list[float]:
    """Round chances to the precision that is worth storing."""
    return [round(number, DIGITS) for number in numbers]
