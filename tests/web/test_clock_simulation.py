"""A few tables over a few days, compared with a model that counts seconds. tests/soak simulates 60 seats for weeks."""

from collections import Counter

from tests.web.clock_simulation import Simulation
from tests.web.time_travel import TimeMachine


def test_clocks_agree_with_the_model(inside, monkeypatch):
    from hippodrome.web.models import GameTable

    counts = Counter()
    for seed in (1, 2):
        GameTable.objects.exclude(clock={}).update(clock={}, clock_due=None)
        counts.update(Simulation(TimeMachine(monkeypatch), tables=3, days=8, seed=seed).run().counts)
    assert min(counts[what] for what in ("moves", "timed out", "pauses", "vacations", "downtimes")) > 0, counts
