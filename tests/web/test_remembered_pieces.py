"""Pieces of pages that are remembered: each reader gets what would be written for them alone."""

from random import Random
from typing import Any

import pytest

import hippodrome
from hippodrome.parts import parts_of

TABLES = {"byzanz": 4, "byzantium": 3, "byzantio": 3, "nekken": 4, "hamilcar": 2}
COMPANIES = (["Anna", "Leo", "Zoe", "Basil"], ["Leo", "Anna", "Basil", "Zoe"])
"""The same people on other seats: a piece that names one of them is another piece."""


@pytest.mark.parametrize("game", TABLES)
def test_a_remembered_piece_is_what_would_be_written_afresh(inside, game: str) -> None:
    from hippodrome.web import messages
    from hippodrome.web.writer import Writer

    seats, chance = TABLES[game], Random(5)
    table, named = hippodrome.new_table(game, seats, seed=5), 0
    for words in range(160):
        if table.over:
            break
        if words % 8 == 0:
            for names in COMPANIES:
                for seat in (None, *range(seats)):
                    named += check(
                        table, seat, Writer(messages.speaker(game, "en", tuple(names[:seats])).to(seat), "x")
                    )
        ask = chance.choice(table.asks)
        table.play(ask.seat, chance.choice(ask.words))
    assert named, "some of them name people"


def check(table: hippodrome.Table, seat: int | None, writer: Any) -> int:
    """Compare everything a viewer is shown; how many pieces named somebody."""
    from hippodrome.web.writer import Chair

    parts = parts_of(table.view(seat))
    named = 0
    for action in parts.actions:
        assert writer.remembered("answer", action, writer.answer) == writer.answer(action)
    for sheet in parts.sheets:
        chair = Chair(writer.speaker.names[sheet.seat], "", sheet.seat == 1)
        assert writer._seated(sheet, chair, sheet.seat == seat) == writer.sheet(sheet, chair, sheet.seat == seat)
        for box in sheet.boxes:
            assert writer.remembered("box", box, writer.box) == writer.box(box)
    if parts.reckoning is not None:
        now = parts.reckoning
        told = writer.sheets("m", (), [], seat, now)
        assert writer.reckoning(now) in told
        named += any(name in told for name in writer.speaker.names)
    return named
