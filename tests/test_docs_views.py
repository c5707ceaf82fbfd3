"""docs/views.md tells every entry of every game's views, and none that is not there."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from hippodrome import read_record

DOCS = Path(__file__).parents[1] / "docs"
SECTIONS = dict(
    re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", (DOCS / "views.md").read_text("utf-8"), re.MULTILINE | re.DOTALL)
)
TOLD_UNDER = {
    "byzanz": "Byzanz",
    "byzantium": "Byzantium",
    "byzantio": "Byzantio and Nekken",
    "nekken": "Byzantio and Nekken",
    "hamilcar": "Hamilcar",
}


def entries(value: object, at: str = "") -> Iterator[str]:
    """Where every entry of some data stands: `players[].cards`."""
    if isinstance(value, dict):
        for name, held in value.items():
            place = f"{at}.{name}" if at else str(name)
            yield place
            yield from entries(held, place)
    elif isinstance(value, list | tuple):
        for held in value:
            yield from entries(held, f"{at}[]")


def told(section: str) -> list[str]:
    """The entries in the first column of a section's table."""
    rows = re.findall(r"^\| (`.+?) \|", SECTIONS[section], re.M)
    return [name for row in rows for name in re.findall(r"`([^`]+)`", row)]


@cache
def pattern(name: str) -> re.Pattern[str]:
    """What a told entry stands for; capitals are any name."""
    return re.compile(re.sub(r"\b[A-Z]+\b", "[^.]+", re.escape(name)))


@pytest.mark.parametrize("game", TOLD_UNDER)
def test_every_entry_of_a_view_is_told(game: str) -> None:
    record = read_record((DOCS / "records" / f"{game}.hip").read_text("utf-8"))
    table = record.replay(0)
    seen = set(entries(table.view(0)))
    for number, move in enumerate(record.moves):
        table.play(move.seat, move.word)
        seen.update(entries(table.view(None if number % 4 == 0 else number % record.origin.seats)))
    common = told("Every game")
    names = common + [f"board.{name}" for name in told(TOLD_UNDER[game])]
    above = [name[: end.start()] for name in names for end in re.finditer(r"\.|\[", name)]
    untold = [place for place in sorted(seen) if not any(pattern(name).fullmatch(place) for name in {*names, *above})]
    assert not untold, "in a view, but not in docs/views.md"
    invented = [name for name in names if not any(pattern(name).fullmatch(place) for place in seen)]
    assert [name for name in invented if name != "asks[].declinable"] == [], "in docs/views.md, but in no view"
