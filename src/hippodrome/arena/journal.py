"""A journal: every game of a race as soon as it is played, one a line, so that a race can be taken up again.

The first line says which race it is. A journal is only ever added to; a last line that was cut off is played again.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

import hippodrome

FORMAT = 1
LONGEST_LINE = 100_000
"""A first line that is longer is of no journal."""
Game = TypeVar("Game", bound=msgspec.Struct)


class BadJournal(hippodrome.HippodromeError):
    """A file that is no journal, or the journal of something else."""


class Journal(Generic[Game]):
    """The games in a file; `about` says what they are games of, `plan` what else was wanted when it was begun."""

    def __init__(self, path: Path, kind: type[Game], about: dict[str, Any], plan: dict[str, Any] | None = None) -> None:
        self.path = path
        self.kind = kind
        self.plan = plan or {}
        self.about = {"hippodrome": FORMAT, **about, "rules": hippodrome.find_game(about["game"]).version}

    def open(self) -> list[Game]:
        """Begin the file, or take it up again; gives the games that are in it."""
        if not self.path.exists() or not self.path.stat().st_size:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(json.dumps({**self.about, **self.plan}) + "\n", "utf-8")
            return []
        was = read_about(self.path)
        for name, value in self.about.items():
            if was.get(name) != value:
                raise BadJournal(
                    f"{self.path} is the journal of something else: its {name} is {was.get(name)!r}, not {value!r}. "
                    "Name another file, or delete this one."
                )
        games = list(self._games())
        with self.path.open("r+b") as file:  # what was cut off goes
            file.truncate(_whole_lines(self.path))
        return games

    def add(self, games: list[Game]) -> None:
        """Write down what has just been played."""
        with self.path.open("ab") as file:
            file.write(b"".join(msgspec.json.encode(game) + b"\n" for game in games))

    def _games(self) -> Iterator[Game]:
        lines = self.path.read_bytes()[: _whole_lines(self.path)].splitlines()
        for place, line in enumerate(lines[1:], 2):
            try:
                yield msgspec.json.decode(line, type=self.kind)
            except (msgspec.DecodeError, RecursionError) as error:
                raise BadJournal(f"Line {place} of {self.path} can't be read: {error}.") from error


def read_about(path: Path) -> dict[str, Any]:
    """The first line of a journal: which race or simulation it is of."""
    try:
        with path.open(encoding="utf-8") as file:
            about = json.loads(file.readline(LONGEST_LINE))
    except (ValueError, RecursionError):
        about = None
    if not isinstance(about, dict) or about.get("hippodrome") != FORMAT:
        raise BadJournal(f"{path} is no journal of a race or simulation.")
    return about


def _whole_lines(path: Path) -> int:
    """Up to which byte the file holds whole lines."""
    return path.read_bytes().rfind(b"\n") + 1
