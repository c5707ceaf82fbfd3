"""A thousand clients with unfinished requests while people play: nobody waits for them, and no move is lost."""

from contextlib import ExitStack

import httpx
import pytest

from tests.soak.breakable_site import BreakableSite
from tests.soak.ledger import check, playing_at, stop
from tests.soak.survivors import PATIENCE, assert_all_play_on
from tests.web.test_connections import HALF, connect, resource
from tests.web.web_site import wait_until

pytestmark = pytest.mark.soak
CLIENTS = 1050
PLACES = {"HIPPODROME_CONNECTIONS": "300"}
FILES = 1024
"""The limit of open files per process on most machines."""


def slow_clients(folder, broken=""):
    """Flood the site with half-sent requests from many addresses, twice; return the number of acknowledged moves."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(2048, hard)), hard))
    site = BreakableSite(folder, broken, workers=1, bot_workers=1, **PLACES).start()
    resource.prlimit(site.process.pid, resource.RLIMIT_NOFILE, (FILES, FILES))
    with playing_at(site, ["byzanz", "nekken"]) as people:
        wait_until(lambda: all(person.tables and person.tables[-1].made for person in people), PATIENCE)
        for _ in range(2):
            with ExitStack() as crowd:
                for number in range(CLIENTS):
                    crowd.enter_context(connect(site, f"127.0.{1 + number % 200}.1", HALF))
                assert_lets_in(site)
                assert_all_play_on(people)
        stop(people)
        return check(people, site.moves_of)


def assert_lets_in(site):
    """Check that a new visitor gets a page."""
    try:
        assert httpx.get(f"{site.url}/about/", timeout=20).status_code == 200
    except httpx.TransportError as error:
        raise AssertionError("a new visitor is kept out") from error


def test_players_can_move_beside_half_sent_requests(tmp_path):
    acknowledged = slow_clients(tmp_path)
    print(f"{2 * CLIENTS} half-sent requests, {acknowledged} moves acknowledged")


def test_a_site_without_deadlines_is_detected(tmp_path):
    with pytest.raises(AssertionError, match=r"kept out|a table is stuck"):
        slow_clients(tmp_path, "no-deadlines")
