"""The tables of bot strength in the docs and the README match the stored races."""

import json
import runpy
from pathlib import Path

ROOT = Path(__file__).parents[1]
TOOL = runpy.run_path(str(ROOT / "tools" / "strength.py"))


def test_the_tables_match_the_stored_races() -> None:
    """If this fails after a race was stored, run `python tools/strength.py --kept` to update the tables."""
    table = TOOL["kept_table"]()
    for page in (ROOT / "docs" / "strength.md", ROOT / "README.md"):
        assert TOOL["KEPT_TABLE"].search(page.read_text("utf-8"))[0] == table


def test_stored_races_are_against_the_original_greedy_bot() -> None:
    for path in (ROOT / "docs" / "bots" / "races").glob("*.json"):
        first, *others = json.loads(path.read_text("utf-8"))["runners"]
        assert first["games"] == sum(first["games_by_seat"]) and first["bot"] != "greedy0"
        assert {other["bot"] for other in others} == {"greedy0"}
