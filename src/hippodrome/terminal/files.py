"""The files that commands read and write."""

import os
from pathlib import Path
from typing import Any

import click

from hippodrome.kernel.errors import BadOption
from hippodrome.kernel.record_text import MOST_LETTERS


class FileName(click.Path):
    """A file name on the command line; if it is missing, the next option is not mistaken for it."""

    def __init__(self) -> None:
        super().__init__(path_type=Path)

    def convert(self, value: str | os.PathLike[str], param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Refuse names that look like options."""
        name = str(value)
        if name.startswith("-"):
            self.fail(
                f"The file name is missing before {name}. (To use a file called {name}, write ./{name}.)", param, ctx
            )
        return super().convert(value, param, ctx)


def need_to_write(*paths: Path | None) -> None:
    """Raise OSError for a file that can't be written, before the work is done rather than after."""
    for path in paths:
        if path is None or path.is_fifo():  # closing a pipe would signal the end of the file to its reader
            continue
        new = not path.exists()
        path.open("ab").close()
        if new:
            path.resolve().unlink()  # delete the target of a link, not the link


def read_text(file: Path, most: int = MOST_LETTERS) -> str:
    """Read a text file; raises BadOption if it is longer than `most` characters, without reading on."""
    try:
        with file.open(encoding="utf-8") as opened:
            text = opened.read(most + 1)
    except UnicodeDecodeError as error:
        raise BadOption(f"{file} is not a text file.") from error
    if len(text) > most:
        raise BadOption(f"{file} is too long: such a file has at most {most} characters.")
    return text
