"""docs/additions.md is the output of tools/additions.py, and the rules' specifications link to it."""

import sys
from pathlib import Path
from runpy import run_path

ROOT = Path(__file__).parent.parent


def test_the_page_of_our_additions_is_up_to_date() -> None:
    page = run_path(str(ROOT / "tools" / "additions.py"))["page"]()
    assert page == (ROOT / "docs" / "additions.md").read_text("utf-8"), f"{sys.executable} tools/additions.py"


def test_every_specification_links_to_our_additions() -> None:
    for path in (ROOT / "docs" / "rules").glob("*.md"):
        assert "(../additions.md" in path.read_text("utf-8"), f"{path.name} does not link to our additions"
