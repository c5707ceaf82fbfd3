"""Cached parts of pages: each reader gets what would be rendered for them alone."""

from random import Random
from typing import Any

import pytest

import hippodrome
from hippodrome.parts import parts_of

TABLES = {"byzanz": 4, "byzantium": 3, "byzantio": 3, "nekken": 4, "hamilcar": 2}
COMPANIES = (["Anna", "Leo", "Zoe", "Basil"], ["Leo", "Anna", "Basil", "Zoe"])
"""The same people on different seats: parts that name one of them must not be shared."""


@pytest.mark.parametrize("game", TABLES)
def test_a_cached_part_equals_a_fresh_one(inside, game: str) -> None:
    from hippodrome.web import messages

    seats, chance = TABLES[game], Random(5)
    table, named = hippodrome.new_table(game, seats, seed=5), 0
    for words in range(160):
        if table.over:
            break
        if words % 8 == 0:
            for names in COMPANIES:
                for seat in (None, *range(seats)):
                    named += check(table, seat, messages.speaker(game, "en", tuple(names[:seats])).to(seat))
        ask = chance.choice(table.asks)
        table.play(ask.seat, chance.choice(ask.words))
    assert named, "no part named a person"


def check(table: hippodrome.Table, seat: int | None, speaker: Any) -> int:
    """Compare all cached parts of a view with fresh ones; return how many name a person."""
    from hippodrome.web.rendering.answers import answer
    from hippodrome.web.rendering.part_cache import cached_part
    from hippodrome.web.rendering.reckoning import reckoning
    from hippodrome.web.rendering.sheets import Chair, all_sheets, box, seated_sheet, sheet

    parts = parts_of(table.view(seat))
    named = 0
    for action in parts.actions:
        assert cached_part("answer", action, speaker, answer) == answer(action, speaker)
    for shown in parts.sheets:
        chair, mine = Chair(speaker.names[shown.seat], "", shown.seat == 1), shown.seat == seat
        assert seated_sheet(shown, chair, mine, speaker) == sheet(shown, chair, mine, speaker)
        for one in shown.boxes:
            assert cached_part("box", one, speaker, box) == box(one, speaker)
    if parts.reckoning is not None:
        now = parts.reckoning
        cached = all_sheets((), [], seat, now, speaker)["reckoning"]
        assert cached == reckoning(now, speaker)
        named += any(name in cached for name in speaker.names)
    return named
