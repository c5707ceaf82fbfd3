"""A journal: one line for every game of a race, written as soon as it is played, so that a race can be resumed.

The first line identifies the race. Lines are only ever appended. A game whose line was cut off is played again.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

import hippodrome

FORMAT = 1
LONGEST_LINE = 100_000
"""Limit for the first line, in characters; a file with a longer one is not a journal."""
Game = TypeVar("Game", bound=msgspec.Struct)


class BadJournal(hippodrome.HippodromeError):
    """Raised for a file that is not a journal, or is the journal of something else."""


class Journal(Generic[Game]):
    """The games in a file; `about` identifies what they belong to, and `plan` holds the settings of the first run."""

    def __init__(self, path: Path, kind: type[Game], about: dict[str, Any], plan: dict[str, Any] | None = None) -> None:
        self.path = path
        self.kind = kind
        self.plan = plan or {}
        self.about = {"hippodrome": FORMAT, **about, "rules": hippodrome.find_game(about["game"]).version}

    def open(self) -> list[Game]:
        """Create the file or reopen it, and return the games in it."""
        if not self.path.exists() or not self.path.stat().st_size:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(json.dumps({**self.about, **self.plan}) + "\n", "utf-8")
            return []
        was = read_about(self.path)
        for name, value in self.about.items():
            if was.get(name) != value:
                raise BadJournal(
                    f"{self.path} is the journal of something else: its {name} is {was.get(name)!r}, not {value!r}. "
                    "Choose another file, or delete this one."
                )
        games = list(self._games())
        with self.path.open("r+b") as file:  # remove a line that was cut off
            file.truncate(_whole_lines(self.path))
        return games

    def add(self, games: list[Game]) -> None:
        """Append games that have just been played."""
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
    """Return the first line of a journal, which identifies its race or simulation."""
    try:
        with path.open(encoding="utf-8") as file:
            about = json.loads(file.readline(LONGEST_LINE))
    except (ValueError, RecursionError):
        about = None
    if not isinstance(about, dict) or about.get("hippodrome") != FORMAT:
        raise BadJournal(f"{path} is not the journal of a race or simulation.")
    return about


def _whole_lines(path: Path) -> int:
    """Return the size of the part of the file that consists of complete lines."""
    return path.read_bytes().rfind(b"\n") + 1
