"""The files that commands read and write."""

import os
from pathlib import Path
from typing import Any

import click

from hippodrome.kernel.errors import BadOption
from hippodrome.kernel.record_text import MOST_LETTERS


class FileName(click.Path):
    """A file named on the command line; the next option is not taken for the name that somebody forgot."""

    def __init__(self) -> None:
        super().__init__(path_type=Path)

    def convert(self, value: str | os.PathLike[str], param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Refuse what looks like an option."""
        name = str(value)
        if name.startswith("-"):
            self.fail(f"It needs a file name, but {name} follows. (A file of that name is ./{name}.)", param, ctx)
        return super().convert(value, param, ctx)


def need_to_write(*paths: Path | None) -> None:
    """Raise OSError for a file that can't be written: before the game, not after it, when all would be lost."""
    for path in paths:
        if path is None or path.is_fifo():  # whoever reads from a pipe would take this for the end
            continue
        new = not path.exists()
        path.open("ab").close()
        if new:
            path.resolve().unlink()  # what a link leads to, not the link


def read_text(file: Path, most: int = MOST_LETTERS) -> str:
    """The text of a file; what is longer than any such file is not read to its end, which it may not have."""
    try:
        with file.open(encoding="utf-8") as opened:
            text = opened.read(most + 1)
    except UnicodeDecodeError as error:
        raise BadOption(f"{file} is not a text file.") from error
    if len(text) > most:
        raise BadOption(f"{file} is too long: such a file has at most {most} letters.")
    return text
