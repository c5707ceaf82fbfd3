"""What the docs name is there: every file, and every function, class or method said as `file.py: name`."""

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
"""A file, as far as its path is told, and perhaps something in it."""
FILES = [
    path.relative_to(ROOT)
    for folder in ("src", "tests", "bench", "tools", ".")
    for path in ROOT.joinpath(folder).glob("*" if folder == "." else "**/*")
    if path.is_file()
]


def holds(path: Path, name: str) -> bool:
    """Whether a file defines something; for `Table.play` both the class and the method."""
    text = (ROOT / path).read_text()
    parts = name.split(".")
    return all(re.search(rf"^\s*(?:export )?(?:async )?(?:def|class|function) {part}\b", text, re.M) for part in parts)


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page.name not in EARLIER], ids=lambda page: str(page.relative_to(ROOT))
)
def test_the_files_and_functions_that_a_page_names_are_there(page: Path) -> None:
    missing = []
    for named, name in NAMED.findall(page.read_text()):
        found = [path for path in FILES if f"/{path.as_posix()}".endswith(f"/{named}")]
        if not any(not name or holds(path, name) for path in found):
            missing.append(f"{named}: {name}" if name else named)
    assert not missing


def test_the_way_of_a_click_is_told_with_its_functions() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text()
    click = text.split("## One click")[1].split("\n## ")[0]
    assert sum(bool(name) for _, name in NAMED.findall(click)) > 20


def test_the_way_of_a_click_is_what_a_traced_click_does() -> None:
    """Every file of the site that a move passes through is named, and every function named is called, in this order."""
    command = [sys.executable, "tools/one_click.py", "--check"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert told.returncode == 0, told.stderr
