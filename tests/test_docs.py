"""Everything the docs name exists: files, and functions, classes or methods written as `file.py: name`."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EARLIER = {"decisions.md"}
"""Pages that name files of earlier releases."""
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("docs/bots/*.md"), *ROOT.glob("bench/*.md")])
NAMED = re.compile(r"`([\w./-]+\.(?:py|js|html|css))(?:: ([\w.]+)[^`]*)?`")
"""Matches a file, with all or the end of its path, and optionally a name in that file."""
FILES = [
    path.relative_to(ROOT)
    for folder in ("src", "tests", "bench", "tools", ".")
    for path in ROOT.joinpath(folder).glob("*" if folder == "." else "**/*")
    if path.is_file()
]


def holds(path: Path, name: str) -> bool:
    """Return whether a file defines a name; for `Table.play`, both the class and the method."""
    text = (ROOT / path).read_text()
    parts = name.split(".")
    return all(re.search(rf"^\s*(?:export )?(?:async )?(?:def|class|function) {part}\b", text, re.M) for part in parts)


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page.name not in EARLIER], ids=lambda page: str(page.relative_to(ROOT))
)
def test_files_and_functions_named_on_a_page_exist(page: Path) -> None:
    missing = []
    for named, name in NAMED.findall(page.read_text()):
        found = [path for path in FILES if f"/{path.as_posix()}".endswith(f"/{named}")]
        if not any(not name or holds(path, name) for path in found):
            missing.append(f"{named}: {name}" if name else named)
    assert not missing


def test_one_click_names_the_functions_involved() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text()
    click = text.split("## One click")[1].split("\n## ")[0]
    assert sum(bool(name) for _, name in NAMED.findall(click)) > 20


def test_one_click_matches_a_traced_click() -> None:
    """The page names every file of the site that handles a move, and only functions that are called, in order."""
    command = [sys.executable, "tools/one_click.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
