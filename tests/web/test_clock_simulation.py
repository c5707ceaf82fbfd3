"""A few days of a few tables, compared with a model that counts seconds; tests/soak has weeks of 60 seats."""

import pytest

from tests.web.clock_simulation import Simulation
from tests.web.time_travel import TimeMachine


@pytest.mark.parametrize("seed", [1, 2])
def test_clocks_agree_with_the_model(inside, monkeypatch, seed):
    from hippodrome.web.models import GameTable

    GameTable.objects.exclude(clock={}).update(clock={}, clock_due=None)
    found = Simulation(TimeMachine(monkeypatch), tables=3, days=8, seed=seed).run()
    print(found.counts, found.worst)
    assert min(found.counts[what] for what in ("moves", "timed out", "pauses", "vacations", "downtimes")) > 0, (
        found.counts
    )
