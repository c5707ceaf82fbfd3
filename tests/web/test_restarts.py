"""Bots go on after a restart, and a killed server loses no move that was acknowledged."""

import random
import sqlite3
import threading
import time

import httpx

from tests.web.web_site import Site


def version_of(site, slug):
    with sqlite3.connect(site.folder / "hippodrome.sqlite3", timeout=20) as database:
        return database.execute("select version, status from web_table where slug = ?", [slug]).fetchone()


def moves_of(site, slug):
    with sqlite3.connect(site.folder / "hippodrome.sqlite3", timeout=20) as database:
        query = (
            "select web_move.version, seat, word from web_move join web_table on web_table.id = table_id "
            "where slug = ? order by web_move.version"
        )
        return database.execute(query, [slug]).fetchall()


def wait_until(true, seconds=60):
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if true():
            return
        time.sleep(0.05)
    raise AssertionError("waited in vain")


def test_a_table_of_bots_goes_on_after_a_restart(tmp_path):
    site = Site(tmp_path, HIPPODROME_BOT_PACE="0.15").start()
    slug = site.guest().new_table("bot:greedy", "bot:newcomer", "bot:greedy")
    wait_until(lambda: version_of(site, slug)[0] > 5)
    site.kill()
    time.sleep(0.5)
    stood = version_of(site, slug)[0]
    time.sleep(0.5)
    assert version_of(site, slug)[0] == stood, "the bots end with the server"
    site.environment["HIPPODROME_BOT_PACE"] = "0"
    site.start()
    wait_until(lambda: version_of(site, slug)[0] > stood + 20, 120)
    moves = moves_of(site, slug)
    assert [version for version, _, _ in moves] == list(range(1, len(moves) + 1))
    site.stop()


class Automaton(threading.Thread):
    """Plays one seat of one table against bots without a pause, and remembers every move that was acknowledged."""

    def __init__(self, site, seed):
        super().__init__(daemon=True)
        self.chance = random.Random(seed)
        self.person = site.guest()
        self.slug = self.person.new_table("me", "bot:greedy", "bot:newcomer")
        self.acknowledged = []
        self.over = threading.Event()
        self.stopped = threading.Event()

    def run(self):
        while not self.stopped.is_set():
            try:
                self.turn()
            except httpx.TransportError:
                time.sleep(0.1)

    def turn(self):
        page = self.person.live(self.slug)
        if page.status == "over":
            self.over.set()
            self.stopped.set()
        elif page.own:
            word = self.chance.choice(page.words)
            answer = self.person.play(self.slug, page, word)
            if answer.status_code == 200:
                self.acknowledged.append((page.version, word))
        else:
            time.sleep(0.03)


def kill_often(tmp_path, kills, tables, pause):
    site = Site(tmp_path).start()
    players = [Automaton(site, seed) for seed in range(tables)]
    for player in players:
        player.start()
    chance = random.Random(kills)
    for _ in range(kills):
        time.sleep(chance.uniform(*pause))
        site.kill()
        site.start()
    wait_until(lambda: all(player.over.is_set() for player in players), 60 + 30 * tables)
    for player in players:
        moves = moves_of(site, player.slug)
        assert [version for version, _, _ in moves] == list(range(1, len(moves) + 1))
        kept = {(version, word) for version, seat, word in moves if seat == 0}
        for version, word in player.acknowledged:
            # Others may have answered in between where seats decide together, so the version is at least one more.
            assert any(word == said and later > version for later, said in kept), (version, word)
        assert len(player.acknowledged) > 10
    site.stop()
    assert "Traceback" not in site.log(), site.log()


def test_a_killed_server_loses_no_acknowledged_move(tmp_path):
    kill_often(tmp_path, kills=3, tables=2, pause=(0.2, 1))
