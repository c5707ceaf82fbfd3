"""How a game went, word by word, and what can be read off it: turning points, luck, accuracy."""

from math import sqrt
from typing import NamedTuple

import msgspec

from hippodrome.kernel.errors import HippodromeError

GOOD = 0.02
"""A word that is less than so much worse than the best one found is as good as it."""
LITTLE = 0.02
"""Whose decisions could win no more than this in all can't be told how accurate they were."""
NOTABLE = 0.05
"""A word that moves nobody's chance by so much is no turning point."""
TURNS = 6
"""So many turning points a game has at most."""
MISTAKES = 5
"""So many of a seat's decisions are worth going through again."""


class Word(msgspec.Struct, frozen=True):
    """One word of a game: who said what, everybody's chances after it, and what of the change chance did."""

    seat: int
    word: str
    chances: list[float]
    luck: list[float] = []
    """By seat; empty where nothing was rolled or drawn."""
    doubt: list[float] = []
    """How far that may be off: its standard error."""
    loss: float | None = None
    """How much the best answer would have been better for who said it; None where there was no choice."""
    better: str = ""
    stake: float | None = None
    """How much better the best one found was than an answer drawn at random; None where there was no choice."""


class TurningPoint(NamedTuple):
    """A turning point: after how many words, how everybody's chances moved, and what did most of that.

    `kind` is `chance`, `choice` (a good answer, or one that cost something), or `course`: what was under way came to
    its end.
    """

    words: int
    word: Word
    moved: list[float]
    kind: str

    @property
    def most(self) -> int:
        """The seat whose chance moved most."""
        return max(range(len(self.moved)), key=lambda seat: abs(self.moved[seat]))


class Mistake(NamedTuple):
    """A decision that cost its seat something: how many words had been said before it, and what was said then."""

    words: int
    word: Word
    loss: float


class Fared(NamedTuple):
    """How a seat fared: decisions, how many of them were as good as any, and its luck.

    `stake` is how much better the best answers found were than answers drawn at random, `lost` how much worse those
    that were given: both in chances to win, added up over all decisions. `doubt` is how far the luck may be off: twice
    its standard error.
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
        """What the seat kept of all that its answers could win: 1 for the best found, 0 for no better than chance.

        So a decision counts for as much as hung on it, and who has lost already does not play well by doing anything.
        None where nothing hung on the answers.
        """
        return max(0.0, 1.0 - self.lost / self.stake) if self.stake > LITTLE else None


class Analysis(msgspec.Struct, frozen=True):
    """A whole game: everybody's chances at the beginning, and its words from there.

    `first` is how many words lie before the beginning: those that were said under earlier rules are not told again.
    """

    game: str
    seats: int
    first: int
    start: list[float]
    words: list[Word]

    @property
    def outdated(self) -> bool:
        """Whether an earlier release made it, which did not ask what was at stake."""
        return any(word.loss is not None and word.stake is None for word in self.words)

    def course(self, seat: int) -> list[float]:
        """A seat's chance at the beginning and after every word."""
        return [self.start[seat], *(word.chances[seat] for word in self.words)]

    def luck(self, seat: int) -> list[float]:
        """How far chance had moved a seat's chance, at the beginning and after every word."""
        sums = [0.0]
        for word in self.words:
            sums.append(sums[-1] + (word.luck[seat] if word.luck else 0.0))
        return sums

    def fared(self) -> list[Fared]:
        """How everybody fared."""
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
        """The words that moved somebody's chance most, in their order."""
        found, before = [], self.start
        for place, word in enumerate(self.words, 1):
            moved = [after - was for after, was in zip(word.chances, before, strict=True)]
            before = word.chances
            found.append(TurningPoint(self.first + place, word, moved, cause_of(word, moved)))
        found.sort(key=lambda turn: (-max(map(abs, turn.moved)), turn.words))
        kept = [turn for turn in found[:most] if max(map(abs, turn.moved)) >= NOTABLE]
        return sorted(kept, key=lambda turn: turn.words)

    def mistakes(self, seat: int, most: int = MISTAKES) -> list[Mistake]:
        """The decisions of a seat that were not as good as the best one found, worst first.

        What is decided in several words at a stretch, such as a bid card by card, and had better been the same other
        one throughout, is named once.
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
        """As text for a database or a file."""
        return msgspec.json.encode(self).decode()

    @staticmethod
    def read(text: str) -> "Analysis":
        """What `text` was taken from; raises BadAnalysis."""
        try:
            return msgspec.json.decode(text, type=Analysis)
        except msgspec.MsgspecError as error:
            raise BadAnalysis(f"This is no analysis: {error}") from error


def cause_of(word: Word, moved: list[float]) -> str:
    """What moved the chances most when a word was said: chance, the choice, or the course of the game."""
    if 2 * max(map(abs, word.luck), default=0.0) > max(map(abs, moved)):
        return "chance"
    if word.loss is not None and (word.loss >= GOOD or moved[word.seat] >= NOTABLE):
        return "choice"
    return "course"


class BadAnalysis(HippodromeError):
    """A text that no analysis wrote."""
