"""Going through a played game again, word by word: what each changed, and how much of it was luck."""

from hippodrome.analysis.judging import Judge
from hippodrome.analysis.played import Analysis, Word
from hippodrome.kernel.dice import ScriptedDice
from hippodrome.kernel.record import Record
from hippodrome.kernel.table import Table

WORLDS = 16
"""How often a position is looked at; a compiled game takes from a second to about half a minute so."""
DIGITS = 4


class Analysing:
    """An analysis under way; `step` goes one word on, so that whoever has other things to do can do them in between."""

    def __init__(self, record: Record, worlds: int = WORLDS, seed: int = 0) -> None:
        """Of a whole record; raises BadRecord for one that can't be replayed."""
        ended = record.replay()
        # What was played before the rules changed is not told again.
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
        """How much of it is done, 0 to 1."""
        return len(self.words) / len(self.said) if self.said else 1.0

    @property
    def done(self) -> bool:
        """Whether nothing is left."""
        return len(self.words) == len(self.said)

    def step(self) -> None:
        """One word more."""
        seat, said, _secret, _chances = self.said[len(self.words)]
        table, spell = self.table, self.table.game.words.spellings
        ask = table.ask_of(seat)
        weighed = None if ask is None or len(ask.options) < 2 else self.judge.weigh(table, ask, said)
        then = table.copy()
        rolled = len(table.chances)
        table.answer(seat, said)
        # A secret word of one who answers together with others moves nothing before all have answered.
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
        """What was found so far; everything, once it is done."""
        return Analysis(self.table.game.name, self.table.origin.seats, self.first, rounded(self.start), self.words)


def analyse(record: Record, worlds: int = WORLDS, seed: int = 0) -> Analysis:
    """How a recorded game went; the same for the same record, worlds and seed."""
    under_way = Analysing(record, worlds, seed)
    while not under_way.done:
        under_way.step()
    return under_way.result()


def rounded(numbers: list[float]) -> list[float]:
    """Chances as far as anybody wants to read them."""
    return [round(number, DIGITS) for number in numbers]
