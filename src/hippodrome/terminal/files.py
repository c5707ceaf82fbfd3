"""Files that a command writes at its end."""

from pathlib import Path


def need_to_write(*paths: Path | None) -> None:
    """Raise OSError for a file that can't be written: before the game, not after it, when all would be lost."""
    for path in paths:
        if path is None or path.is_fifo():  # whoever reads from a pipe would take this for the end
            continue
        new = not path.exists()
        path.open("ab").close()
        if new:
            path.resolve().unlink()  # what a link leads to, not the link
