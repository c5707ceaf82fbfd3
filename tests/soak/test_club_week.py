"""A week of a club of 30 people and 60 tables, on SQLite and PostgreSQL."""

import pytest

from tests.web.club_week import ClubWeek
from tests.web.conftest import _inside, inside  # noqa: F401  fixtures
from tests.web.test_club_week import post  # noqa: F401
from tests.web.time_travel import TimeMachine

pytestmark = pytest.mark.soak


def test_a_week_of_thirty_people_at_sixty_tables(post, monkeypatch):  # noqa: F811
    life = ClubWeek(TimeMachine(monkeypatch), post, people=30, tables=60, days=7, seed=7).run()
    milliseconds = 1000 * life.announcing / life.counts["moves"]
    announced = sum(life.expected.values())
    print(f"{life.counts}, {announced} turns announced, {milliseconds:.2f} ms of CPU per move, off by {life.worst} s")
    assert life.counts["moves"] > 500 and announced > 400
    assert life.received() == life.expected
    assert life.worst <= 2
    assert milliseconds < 1
