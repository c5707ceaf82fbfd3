"""Any process of the site may be killed at any moment: no acknowledged move is lost or duplicated."""

import os
import random
import time
from contextlib import suppress

import pytest

from tests.soak.breakable_site import BreakableSite
from tests.soak.ledger import GAMES, check, playing_at, stop
from tests.soak.survivors import PATIENCE, assert_all_play_on, made_by
from tests.web.web_site import wait_until

KILLS = int(os.environ.get("HIPPODROME_KILLS", "200"))
ALL_GAMES = [*GAMES, "byzanz", "byzantio", "nekken"]
BACK_IN = {"page": 240, "bot": 120, "site": 60}
"""Seconds within which a killed process is back. uvicorn first pings processes that are still starting, which takes
long on a busy machine; a bot worker that keeps being killed is restarted only after half a minute."""
NEVER_BACK = 45
"""Seconds after which a bot worker counts as not restarted, in a build that is broken so."""
pytestmark = pytest.mark.soak


def kill_often(folder, kills, games, broken="", kinds=("page", "page", "bot", "bot", "site")):
    """Kill a number of processes while people play; return the site and the number of acknowledged moves."""
    site = BreakableSite(folder, broken).start()
    with playing_at(site, games) as people:
        chance = random.Random(kills)
        wait_until(lambda: all(person.tables and person.tables[-1].made for person in people), PATIENCE)
        for _ in range(kills):
            time.sleep(chance.uniform(0.1, 1.2))
            kind = chance.choice(kinds)
            seconds = NEVER_BACK if broken and kind == "bot" else BACK_IN[kind]
            wait_until(lambda kind=kind: site.kill_one(kind, chance), seconds, f"no process for {kind} came back")
        assert_all_play_on(people)
        if broken:
            play_long(people)
        stop(people)
        acknowledged = check(people, site.moves_of)
    assert "Traceback" not in site.log(), site.log()[-3000:]
    return site, acknowledged


def play_long(people, moves=100):
    """Play until a player has recorded an error, or long enough that one should have occurred."""
    with suppress(AssertionError):
        wait_until(lambda: any(one.errors for one in people) or sum(map(made_by, people)) > moves, PATIENCE)


def test_two_hundred_kills_neither_lose_nor_repeat_a_move(tmp_path):
    site, acknowledged = kill_often(tmp_path, KILLS, ALL_GAMES)
    print(f"{KILLS} processes killed, {acknowledged} moves acknowledged")
    assert acknowledged > KILLS
    passed, output = site.rehearse()
    assert passed, output


@pytest.mark.parametrize(
    ("broken", "kinds", "message"),
    [
        ("answers-before-commit", ("page", "site"), "is lost|duplicates|accepted twice"),
        ("any-version", ("page",), "accepted twice|duplicates|is lost"),  # after a duplicate, the next move looks lost
        ("bots-stay-dead", ("bot",), "came back|a table is stuck"),
    ],
)
def test_a_broken_build_is_detected(tmp_path, broken, kinds, message):
    with pytest.raises(AssertionError, match=message):
        kill_often(tmp_path, 6, ["byzanz", "byzantio", "nekken"], broken, kinds)
