"""Clocks of 60 seats over simulated weeks, with restarts, pauses, weekends and vacations."""

import pytest

from tests.web.clock_simulation import Simulation
from tests.web.conftest import _inside, inside  # noqa: F401
from tests.web.time_travel import TimeMachine

pytestmark = pytest.mark.soak


@pytest.mark.parametrize("seed", [11, 12])
def test_sixty_clocks_agree_with_the_model_for_three_weeks(inside, monkeypatch, seed):  # noqa: F811
    from hippodrome.web.models import GameTable

    GameTable.objects.exclude(clock={}).update(clock={}, clock_due=None)
    found = Simulation(TimeMachine(monkeypatch), tables=20, days=21, seed=seed).run()
    print(found.counts, "largest difference", found.worst)
    assert found.worst <= 2
