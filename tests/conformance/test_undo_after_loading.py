"""Undo works after a table was saved and loaded just as it did before.

Undo once failed after a restart of the site: only the last boundary was saved, but undo may go back over several
boundaries of a turn.
"""

import json
from random import Random

import pytest

import hippodrome

SEATS = {"byzanz": 4, "byzantium": 3, "byzantio": 3, "nekken": 2, "hamilcar": 2}


@pytest.mark.parametrize("game", SEATS)
def test_undo_after_loading_equals_undo_before_saving(game):
    table, rng, undone = hippodrome.new_table(game, SEATS[game], seed=3), Random(2), 0
    for _ in range(150):
        if table.over:
            break
        ask = rng.choice(table.asks)
        table.play(ask.seat, rng.choice(ask.words))
        saved = json.loads(json.dumps(table.save()))
        fresh = hippodrome.Table.load(table.game, saved)
        assert fresh.save() == saved
        for seat in range(SEATS[game]):
            assert fresh.can_undo(seat) == table.can_undo(seat)
        seats = [seat for seat in range(SEATS[game]) if table.can_undo(seat)]
        while seats:  # all the way back
            seat = seats[0]
            table.undo(seat)
            fresh.undo(seat)
            assert fresh == table and fresh.save() == table.save()
            undone += 1
            seats = [seat for seat in seats if table.can_undo(seat)] if rng.random() < 0.7 else []
    assert undone > 10


def test_a_table_saved_by_an_earlier_release_can_undo_back_to_its_boundary():
    """Such a table contains only the position at the last boundary."""
    table, rng = hippodrome.new_table("hamilcar", 2, seed=3), Random(2)
    tried = 0
    while tried < 10:
        ask = rng.choice(table.asks)
        table.play(ask.seat, rng.choice(ask.words))
        last = table._anchors[-1]
        if last.words == table._anchors[0].words or not table.can_undo(ask.seat):
            continue
        tried += 1
        saved = table.save() | {
            "position": table.game.write(last.state),
            "anchor": {"words": last.words, "chances": last.chances},
            "events": [event.data() for event in table.events[: last.events]],
        }
        fresh = hippodrome.Table.load(table.game, json.loads(json.dumps(saved)))
        assert fresh.said == table.said and fresh.view(0) == table.view(0)
        while fresh.can_undo(ask.seat):
            fresh.undo(ask.seat)
        assert len(fresh.said) == last.words
