"""Compiled or interpreted: the same files run both ways, and this module decides which.

If possible, `setup.py` compiles the rules with mypyc and writes fingerprints of their sources to `_compiled.json`;
otherwise, it writes the reason there. A build whose sources have changed since is not used, so an edited rule never
runs old code.
"""

import json
import os
import sys
from hashlib import blake2b
from importlib import machinery, util
from pathlib import Path

HERE = Path(__file__).parent
STAMP = HERE / "_compiled.json"
COMPILED_FOLDERS = ("kernel", "games")
NOT_COMPILED = b"\n# mypyc: off"
"""A module with this line stays interpreted; the rest of the line says why."""
INTERPRETED_FOLDERS = {"showing"}
"""Folders of a game that are never compiled."""


def compiled_sources() -> list[Path]:
    """Return the files that mypyc compiles."""
    found = [path for folder in COMPILED_FOLDERS for path in sorted((HERE / folder).rglob("*.py"))]
    return [
        path
        for path in found
        if path.name != "__init__.py"
        and not INTERPRETED_FOLDERS.intersection(path.relative_to(HERE).parts)
        and NOT_COMPILED not in path.read_bytes()
    ]


def fingerprints() -> dict[str, str]:
    """Return a fingerprint of each compiled source."""
    return {
        path.relative_to(HERE).as_posix(): blake2b(path.read_bytes(), digest_size=16).hexdigest()
        for path in compiled_sources()
    }


def build_state() -> str:
    """Return "compiled", or "interpreted" with the reason."""
    if os.environ.get("HIPPODROME_PURE"):
        return "interpreted (HIPPODROME_PURE is set)"
    if not STAMP.exists():
        return "interpreted (nothing was compiled)"
    build = json.loads(STAMP.read_text())
    if "why" in build:
        return f"interpreted ({build['why']})"
    if build.get("sources") != fingerprints():
        return "interpreted (sources have changed since the build; `make build` compiles them)"
    if not any(HERE.with_name(f"hippodrome__mypyc{suffix}").exists() for suffix in machinery.EXTENSION_SUFFIXES):
        return "interpreted (compiled for another Python)"
    return "compiled"


class _SourceFirst(machinery.PathFinder):
    """Finds our modules by their source and ignores compiled files beside it."""

    @classmethod
    def find_spec(cls, fullname: str, path: object = None, target: object = None) -> machinery.ModuleSpec | None:
        """Find modules of this package that have a source file."""
        if not fullname.startswith("hippodrome."):
            return None
        source = HERE.joinpath(*fullname.split(".")[1:]).with_suffix(".py")
        if not source.is_file():
            return None
        return util.spec_from_file_location(fullname, source, loader=machinery.SourceFileLoader(fullname, str(source)))


def prefer_source_if_needed() -> None:
    """Import our modules from source unless there is an up-to-date build and it is allowed."""
    if build_state() != "compiled":
        sys.meta_path.insert(0, _SourceFirst)


def compiled() -> bool:
    """Return whether the engine runs compiled."""
    return not sys.modules["hippodrome.kernel.table"].__file__.endswith(".py")  # type: ignore[union-attr]
