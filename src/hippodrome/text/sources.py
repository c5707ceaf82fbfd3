"""The files of texts: as they were written, or packed where the package was installed, a third as large."""

import gzip
from importlib.resources.abc import Traversable

PACKED = ".gz"


def found(folder: Traversable, name: str) -> Traversable | None:
    """A file of texts by the name under which it was written, if there is one."""
    for source in (folder / name, folder / f"{name}{PACKED}"):
        if source.is_file():
            return source
    return None


def read_text(source: Traversable) -> str:
    """What is written in a file of texts."""
    if source.name.endswith(PACKED):
        return gzip.decompress(source.read_bytes()).decode("utf-8")
    return source.read_text("utf-8")
