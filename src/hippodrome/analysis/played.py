"""The review of a game word by word, with its turning points, luck and accuracy."""

from math import sqrt
from typing import NamedTuple

import msgspec

from hippodrome.kernel.errors import HippodromeError

GOOD = 0.02
"""A word with a smaller loss than this counts as good as the best one found."""
LITTLE = 0.02
"""If a seat's decisions could gain no more than this in total, its accuracy is undefined."""
NOTABLE = 0.05
"""A turning point changes somebody's chance by at least this much."""
TURNS = 6
"""The maximum number of turning points."""
MISTAKES = 5
"""The maximum number of a seat's decisions to review."""


class Word(msgspec.Struct, frozen=True):
    """One word of a game: the seat, everybody's chances after it, and how much of the change was luck."""

    seat: int
    word: str
    chances: list[float]
    luck: list[float] = []
    """By seat; empty if nothing was rolled or drawn."""
    doubt: list[float] = []
    """The standard error of the luck."""
    loss: float | None = None
    """How much better the best answer would have been for the seat; None if there was no choice."""
    better: str = ""
    stake: float | None = None
    """How much better the best answer found was than a random one; None if there was no choice."""


class TurningPoint(NamedTuple):
    """A turning point: the number of words played, the change of everybody's chances, and its main cause.

    `kind` is `chance`, `choice` (a good answer, or one with a loss), or `course` (the outcome of something already
    under way).
    """

    words: int
    word: Word
    moved: list[float]
    kind: str

    @property
    def most(self) -> int:
        """The seat whose chance changed most."""
        return max(range(len(self.moved)), key=lambda seat: abs(self.moved[seat]))


class Mistake(NamedTuple):
    """A decision with a loss: the number of words played before it, and the word itself."""

    words: int
    word: Word
    loss: float


class Fared(NamedTuple):
    """A seat's performance: its number of decisions, how many were as good as the best, and its luck.

    `stake` is how much better the best answers found were than random answers, and `lost` how much worse the seat's
    answers were than the best; both are chances to win, added up over all decisions. `doubt` is twice the standard
    error of the luck.
    """

    seat: int
    choices: int
    good: int
    stake: float
    lost: float
    luck: float
    doubt: float

    @property
    def accuracy(self) -> float | None:
        """The share of the possible gain that the seat kept: 1 for the best answers, 0 for no better than random.

        Each decision counts in proportion to its stake, so indifferent decisions in a lost game don't raise the
        accuracy. None if nothing was at stake.
        """
        return max(0.0, 1.0 - self.lost / self.stake) if self.stake > LITTLE else None


class Analysis(msgspec.Struct, frozen=True):
    """A whole game: everybody's chances at the start, and the words from there.

    `first` is the number of words before the start: words played under earlier rules are not analysed.
    """

    game: str
    seats: int
    first: int
    start: list[float]
    words: list[Word]

    @property
    def outdated(self) -> bool:
        """Whether the analysis is from an earlier release that did not compute stakes."""
        return any(word.loss is not None and word.stake is None for word in self.words)

    def course(self, seat: int) -> list[float]:
        """Return a seat's chance at the start and after every word."""
        return [self.start[seat], *(word.chances[seat] for word in self.words)]

    def luck(self, seat: int) -> list[float]:
        """Return the accumulated effect of luck on a seat's chance, at the start and after every word."""
        sums = [0.0]
        for word in self.words:
            sums.append(sums[-1] + (word.luck[seat] if word.luck else 0.0))
        return sums

    def fared(self) -> list[Fared]:
        """Return every seat's performance."""
        found = []
        for seat in range(self.seats):
            own = [word for word in self.words if word.seat == seat and word.loss is not None]
            losses = [word.loss or 0.0 for word in own]
            good = sum(loss < GOOD for loss in losses)
            stake = sum(word.stake or 0.0 for word in own)
            doubt = 2 * sqrt(sum(word.doubt[seat] ** 2 for word in self.words if word.doubt))
            found.append(Fared(seat, len(own), good, stake, sum(losses), self.luck(seat)[-1], doubt))
        return found

    def turns(self, most: int = TURNS) -> list[TurningPoint]:
        """Return the words that changed somebody's chance most, in playing order."""
        found, before = [], self.start
        for place, word in enumerate(self.words, 1):
            moved = [after - was for after, was in zip(word.chances, before, strict=True)]
            before = word.chances
            found.append(TurningPoint(self.first + place, word, moved, cause_of(word, moved)))
        found.sort(key=lambda turn: (-max(map(abs, turn.moved)), turn.words))
        kept = [turn for turn in found[:most] if max(map(abs, turn.moved)) >= NOTABLE]
        return sorted(kept, key=lambda turn: turn.words)

    def mistakes(self, seat: int, most: int = MISTAKES) -> list[Mistake]:
        """Return a seat's decisions with a significant loss, worst first.

        A decision made in several words in a row, such as a bid card by card, is listed once if the same answer would
        have been better throughout.
        """
        found: list[Mistake] = []
        last = -1
        for place, word in enumerate(self.words, self.first):
            if word.seat != seat or word.loss is None or word.loss < GOOD or not word.better:
                continue
            one = Mistake(place, word, word.loss)
            if found and last == place - 1 and found[-1].word.better == word.better:
                found[-1] = max(found[-1], one, key=lambda mistake: mistake.loss)
            else:
                found.append(one)
            last = place
        return sorted(found, key=lambda mistake: (-mistake.loss, mistake.words))[:most]

    def text(self) -> str:
        """Return the analysis as text, for a database or a file."""
        return msgspec.json.encode(self).decode()

    @staticmethod
    def read(text: str) -> "Analysis":
        """Read an analysis from `text()`; raises BadAnalysis."""
        try:
            return msgspec.json.decode(text, type=Analysis)
        except msgspec.MsgspecError as error:
            raise BadAnalysis(f"This is not an analysis: {error}") from error


def cause_of(word: Word, moved: list[float]) -> str:
    """Return the main cause of a change in chances: chance, the choice, or the course of the game."""
    if 2 * max(map(abs, word.luck), default=0.0) > max(map(abs, moved)):
        return "chance"
    if word.loss is not None and (word.loss >= GOOD or moved[word.seat] >= NOTABLE):
        return "choice"
    return "course"


class BadAnalysis(HippodromeError):
    """Raised for text that is not an analysis."""
