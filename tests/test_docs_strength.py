"""The tables of how strong the bots are say what the kept races say, in the docs and in the README."""

import json
import runpy
from pathlib import Path

ROOT = Path(__file__).parents[1]
TOOL = runpy.run_path(str(ROOT / "tools" / "strength.py"))


def test_the_tables_are_those_of_the_kept_races() -> None:
    """If this fails after a race was kept: `python tools/strength.py --kept` writes the tables again."""
    table = TOOL["kept_table"]()
    for page in (ROOT / "docs" / "strength.md", ROOT / "README.md"):
        assert TOOL["KEPT_TABLE"].search(page.read_text("utf-8"))[0] == table


def test_kept_races_are_against_greedy_as_it_was() -> None:
    for path in (ROOT / "docs" / "bots" / "races").glob("*.json"):
        first, *others = json.loads(path.read_text("utf-8"))["runners"]
        assert first["games"] == sum(first["games_by_seat"]) and first["bot"] != "greedy0"
        assert {other["bot"] for other in others} == {"greedy0"}
