"""Bots play on after a restart, and a killed server loses no acknowledged move."""

import random
import sqlite3
import time

from tests.soak.ledger import check, playing_at, stop
from tests.web.stored_tables import version_of
from tests.web.web_site import Site, wait_until


def moves_of(site, slug):
    with sqlite3.connect(site.folder / "hippodrome.sqlite3", timeout=20) as database:
        query = (
            "select web_move.version, seat, word from web_move join web_table on web_table.id = table_id "
            "where slug = ? order by web_move.version"
        )
        return database.execute(query, [slug]).fetchall()


def test_a_table_of_bots_continues_after_a_restart(tmp_path):
    site = Site(tmp_path, HIPPODROME_BOT_PACE="0.15").start()
    slug = site.guest().new_table("bot:greedy", "bot:newcomer", "bot:greedy")
    wait_until(lambda: version_of(site, slug)[0] > 5)
    site.kill()

    def stands_still():
        before = version_of(site, slug)
        time.sleep(1)
        return version_of(site, slug) == before

    wait_until(stands_still, why="the bots did not stop with the server")
    stood, status = version_of(site, slug)
    assert status == "running"
    site.environment["HIPPODROME_BOT_PACE"] = "0"
    site.start()
    wait_until(lambda: version_of(site, slug)[0] > stood + 20, 120)
    moves = moves_of(site, slug)
    assert [version for version, _, _ in moves] == list(range(1, len(moves) + 1))
    site.stop()


def test_a_killed_server_loses_no_acknowledged_move(tmp_path):
    site = Site(tmp_path).start()
    with playing_at(site, ["byzanz", "byzanz"]) as people:
        chance = random.Random(3)
        for _ in range(3):
            time.sleep(chance.uniform(0.2, 1))
            site.kill()
            site.start()
        wait_until(lambda: all(person.ended for person in people), 300)
        stop(people)
        check(people, lambda slug: moves_of(site, slug))
        assert all(person.tables[0].made > 10 for person in people)
    assert "Traceback" not in site.log(), site.log()
