"""Compiled or interpreted: the same files run both ways, and this decides which.

`setup.py` compiles the rules with mypyc when it can and leaves fingerprints of their sources in `_compiled.json`; when
it can't, it leaves the reason there. A build whose sources have changed since is not used, so that editing a rule
never runs the old one.
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
"""A module with this line stays interpreted; the line says why."""
INTERPRETED_FOLDERS = {"showing"}
"""Folders of a game that are never compiled."""


def compiled_sources() -> list[Path]:
    """The files that mypyc compiles."""
    found = [path for folder in COMPILED_FOLDERS for path in sorted((HERE / folder).rglob("*.py"))]
    return [
        path
        for path in found
        if path.name != "__init__.py"
        and not INTERPRETED_FOLDERS.intersection(path.relative_to(HERE).parts)
        and NOT_COMPILED not in path.read_bytes()
    ]


def fingerprints() -> dict[str, str]:
    """A fingerprint of each source that is compiled."""
    return {
        path.relative_to(HERE).as_posix(): blake2b(path.read_bytes(), digest_size=16).hexdigest()
        for path in compiled_sources()
    }


def build_state() -> str:
    """Say "compiled", or "interpreted" and why."""
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
    """Finds our modules by their source, past any compiled file beside it."""

    @classmethod
    def find_spec(cls, fullname: str, path: object = None, target: object = None) -> machinery.ModuleSpec | None:
        """Only modules of this package, only those that have a source."""
        if not fullname.startswith("hippodrome."):
            return None
        source = HERE.joinpath(*fullname.split(".")[1:]).with_suffix(".py")
        if not source.is_file():
            return None
        return util.spec_from_file_location(fullname, source, loader=machinery.SourceFileLoader(fullname, str(source)))


def prefer_source_if_needed() -> None:
    """Import our modules from source unless there is a fresh build and nobody forbids it."""
    if build_state() != "compiled":
        sys.meta_path.insert(0, _SourceFirst)


def compiled() -> bool:
    """Whether the engine runs compiled."""
    return not sys.modules["hippodrome.kernel.table"].__file__.endswith(".py")  # type: ignore[union-attr]
