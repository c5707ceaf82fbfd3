"""Running a contest: plays the missing games, keeps them in a journal, and stops early if the result is clear."""

from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any, Generic, Protocol, TypeVar

from hippodrome.arena.journal import Journal
from hippodrome.arena.pool import Contest, Pool


class Numbered(Protocol):
    """A played game that knows its number."""

    @property
    def number(self) -> int:
        """Its number."""


Game = TypeVar("Game", bound=Numbered)


class Run(Generic[Game]):
    """A number of games of a contest; `enough` is asked after every batch, in order, whether to stop early.

    The games that count depend only on the contest, regardless of the order in which they were played: either all of
    them, or those up to the batch after which `enough` returned True.
    """

    def __init__(
        self,
        contest: Contest[Game],
        games: int,
        journal: "Journal[Any] | None" = None,
        enough: Callable[[list[Game]], bool] | None = None,
    ) -> None:
        self.contest = contest
        self.games = games
        self.journal = journal
        self.enough = enough
        self.played: dict[int, Game] = {}
        self._looked = 0  # the number of games that `enough` has seen
        self._ended = False
        if journal is not None:
            self._keep(journal.open())

    @property
    def counted(self) -> list[Game]:
        """The games that count, in order; after an interruption, those played so far."""
        last = self._looked if self._ended else self.games
        return [self.played[number] for number in sorted(self.played) if number < last]

    @property
    def done(self) -> bool:
        """Whether nothing is left to play."""
        return self._ended or all(number in self.played for number in range(self.games))

    def go(self, pool: Pool) -> Iterator[int]:
        """Play the missing games, yielding the number of games so far."""
        if self.done:
            return
        with closing(pool(self.contest, self._missing())) as results:
            for games in results:
                if self.journal is not None:
                    self.journal.add(games)
                self._keep(games)
                yield len(self.played)
                if self._ended:
                    return

    def _missing(self) -> Iterator[list[int]]:
        """Yield the numbers of the games not played yet, in batches."""
        for first in range(0, self.games, self.contest.round):
            numbers = range(first, min(first + self.contest.round, self.games))
            if missing := [number for number in numbers if number not in self.played]:
                yield missing

    def _keep(self, games: list[Game]) -> None:
        for game in games:
            self.played[game.number] = game
        while self.enough is not None and not self._ended:
            numbers = range(self._looked, self._looked + self.contest.round)
            if numbers[-1] >= self.games or any(number not in self.played for number in numbers):
                break
            self._looked = numbers[-1] + 1
            self._ended = self.enough([self.played[number] for number in numbers])
