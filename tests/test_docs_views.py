"""docs/views.md documents every entry of every game's views, and no others."""

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
SECTION_OF = {
    "byzanz": "Byzanz",
    "byzantium": "Byzantium",
    "byzantio": "Byzantio and Nekken",
    "nekken": "Byzantio and Nekken",
    "hamilcar": "Hamilcar",
}


def entries(value: object, at: str = "") -> Iterator[str]:
    """Yield the path of every entry in nested data, like `players[].cards`."""
    if isinstance(value, dict):
        for name, held in value.items():
            place = f"{at}.{name}" if at else str(name)
            yield place
            yield from entries(held, place)
    elif isinstance(value, list | tuple):
        for held in value:
            yield from entries(held, f"{at}[]")


def documented(section: str) -> list[str]:
    """Return the entries in the first column of a section's table."""
    rows = re.findall(r"^\| (`.+?) \|", SECTIONS[section], re.M)
    return [name for row in rows for name in re.findall(r"`([^`]+)`", row)]


@cache
def pattern(name: str) -> re.Pattern[str]:
    """Compile a documented entry to a pattern; a word in capitals matches any name."""
    return re.compile(re.sub(r"\b[A-Z]+\b", "[^.]+", re.escape(name)))


@pytest.mark.parametrize("game", SECTION_OF)
def test_every_entry_of_a_view_is_documented(game: str) -> None:
    record = read_record((DOCS / "records" / f"{game}.hip").read_text("utf-8"))
    table = record.replay(0)
    seen = set(entries(table.view(0)))
    for number, move in enumerate(record.moves):
        table.play(move.seat, move.word)
        seen.update(entries(table.view(None if number % 4 == 0 else number % record.origin.seats)))
    common = documented("Every game")
    names = common + [f"board.{name}" for name in documented(SECTION_OF[game])]
    above = [name[: end.start()] for name in names for end in re.finditer(r"\.|\[", name)]
    undocumented = [
        place for place in sorted(seen) if not any(pattern(name).fullmatch(place) for name in {*names, *above})
    ]
    assert not undocumented, "in a view, but not in docs/views.md"
    invented = [name for name in names if not any(pattern(name).fullmatch(place) for place in seen)]
    assert [name for name in invented if name != "asks[].declinable"] == [], "in docs/views.md, but in no view"
