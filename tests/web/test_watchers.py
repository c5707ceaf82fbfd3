"""Every page that watches a table ends up with its latest version, however many changes happen at once."""

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from django.test import Client

from tests.web.clients import html, live, new_table, row
from tests.web.secrets import scope_of
from tests.web.table_segments import fetch_segments, fingerprints, play_word, segments_of, three_people

GAMES = ("byzantio", "byzanz", "nekken")
CHANGES = 12
"""Number of actions of each person at a table."""


def twin(client):
    """Copy a client, for another thread."""
    other = Client(headers={"Accept-Language": "en"})
    other.cookies = client.cookies.copy()
    return other


class Page:
    """An open page of a table: it follows the stream as the script does, and keeps the segments it received."""

    def __init__(self, client, slug, seats):
        self.client, self.slug, self.seats = twin(client), slug, seats
        self.segments = fetch_segments(self.client, slug)
        self.stamps = []
        self.changed = asyncio.Event()

    @property
    def stamp(self):
        return int(self.segments["state"].partition('data-stamp="')[2].partition('"')[0])

    async def send(self, message):
        text = message.get("body", b"").decode()
        if "event: changed" in text:
            self.stamps.append(int(text.rpartition("data: ")[2]))
            self.changed.set()

    async def watch(self, threads):
        """Follow the stream and fetch changes as the script does: one request at a time."""
        from hippodrome.web.realtime.stream import stream

        scope = scope_of(self.client, self.slug)
        listening = asyncio.ensure_future(stream(self.slug, scope, asyncio.Event().wait, self.send))
        try:
            while True:
                await self.changed.wait()
                self.changed.clear()
                if self.stamps[-1] > self.stamp:
                    await asyncio.get_running_loop().run_in_executor(threads, self.fetch)
        finally:
            listening.cancel()

    def fetch(self):
        news = fetch_segments(self.client, self.slug, fingerprints(self.segments), f"?stamp={self.stamps[-1]}")
        assert f"/t/{self.slug}/" in news["state"] or "/t/" not in news["state"]
        self.segments |= news


def act(client, slug, chance):
    """Play or chat repeatedly as one person at a table."""
    for count in range(CHANGES):
        page = fetch_segments(client, slug)
        words = live(client, slug).words
        if words and 'data-turn="yes"' in page["state"]:
            status = play_word(client, slug, page, chance.choice(words)).status_code
            assert status in (200, 409, 503), "503: nine threads compete for SQLite's one lock, and some wait too long"
        else:
            client.post(f"/t/{slug}/chat/", {"text": f"said {count} at {slug}"})


def close_connections(threads):
    from django.db import connections

    list(threads.map(lambda _: connections.close_all(), range(60)))


def test_no_update_is_lost_or_mixed_up_while_many_threads_change_many_tables(inside):
    """Catches: `Watchers.tell` skips a watcher, or `Viewer` uses another person's seat."""
    tables = [three_people(inside, game) for game in GAMES]
    pages = [Page(one, slug, [seat]) for slug, people in tables for seat, one in enumerate(people)]
    pages += [Page(inside(), slug, []) for slug, _ in tables]

    async def go():
        with ThreadPoolExecutor(9) as players, ThreadPoolExecutor(4) as lookers:
            watching = [asyncio.ensure_future(page.watch(lookers)) for page in pages]
            await asyncio.sleep(0.5)  # the streams are open
            loop = asyncio.get_running_loop()
            acting = [
                loop.run_in_executor(players, act, twin(one), slug, random.Random(seat))
                for slug, people in tables
                for seat, one in enumerate(people)
            ]
            await asyncio.gather(*acting)
            wanted = [row_stamp(page) for page in pages]
            for _ in range(600):
                if all(page.stamp == stamp for page, stamp in zip(pages, wanted, strict=True)):
                    break
                await asyncio.sleep(0.05)
            for task in watching:
                task.cancel()
            ended = await asyncio.gather(*watching, return_exceptions=True)
            assert all(isinstance(one, asyncio.CancelledError) for one in ended), ended
            close_connections(players)
            close_connections(lookers)
        return wanted

    def row_stamp(page):
        return row(page.slug).stamp_for(page.seats)

    import os

    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "1"
    wanted = asyncio.run(go())
    assert min(wanted) > CHANGES, "too little happened"
    assert [page.stamp for page in pages] == wanted, "every page received the last change"
    for page in pages:
        assert page.stamps == sorted(set(page.stamps)), "stamps arrive in order, each once"
        assert page.segments == fetch_segments(page.client, page.slug), "every page shows what its seat may see"
        assert f"at {page.slug}" in page.segments["remarks"]
        others = [slug for slug, _ in tables if slug != page.slug]
        assert not [slug for slug in others if slug in "".join(page.segments.values())]


def test_a_cached_row_is_used_only_if_the_viewer_knows_nothing_newer(inside, monkeypatch):
    """Catches: `stamp` instead of `stamp_for` in `recent`. Anna then misses her own word."""
    from hippodrome.web.models import GameTable, Player
    from hippodrome.web.services import table_cache

    anna = inside()
    slug = new_table(anna, "me", "bot:greedy", "bot:greedy", game="byzantio")
    player = Player.objects.get(chairs__table__slug=slug)
    GameTable.objects.filter(slug=slug).update(stamp=10, unheard=[3, 1, 1, 4])
    table_cache.remember(row(slug))
    assert table_cache.recent(slug, player, 7) is table_cache.recent(slug, None, 6) is not None
    assert table_cache.recent(slug, player, 8) is table_cache.recent(slug, None, 7) is None
    old = row(slug)
    old.stamp = 9
    table_cache.remember(old)
    assert table_cache.recent(slug, player, 7).stamp == 10, "an older row does not replace a newer one"
    GameTable.objects.filter(slug=slug).update(stamp=11)
    page = anna.get(f"/t/{slug}/live/?stamp=8").content.decode()
    assert 'data-stamp="8"' in page and 'data-stamp="8"' in anna.get(f"/t/{slug}/live/?stamp=x").content.decode()
    monkeypatch.setattr(table_cache, "RECENT", -1)
    assert table_cache.recent(slug, player, 1) is None, "rows expire"


def test_a_logged_out_player_gets_the_public_page(inside):
    anna = inside()
    slug = new_table(anna, "me", *["bot:greedy"] * 3)
    own, public = fetch_segments(anna, slug), fetch_segments(inside(), slug)
    assert own["dock"] != public["dock"]
    assert anna.post("/me/log-out/").status_code == 302
    assert fetch_segments(anna, slug, fingerprints(own))["dock"] == public["dock"]


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_an_updated_page_equals_a_fresh_page(inside, language):
    slug, (anna, tom, _) = three_people(inside)
    mover, other = (anna, tom) if 'data-turn="yes"' in fetch_segments(anna, slug)["state"] else (tom, anna)
    spoken = {"Accept-Language": language}

    def fetch(client, held):
        return segments_of(client.get(f"/t/{slug}/live/", headers={"Hippodrome-Has": held, **spoken}))

    pages = [(client, fetch(client, "")) for client in (other, inside())]
    play_word(mover, slug, fetch_segments(mover, slug), "pass")
    for client, shown in pages:
        news = fetch(client, f"{fingerprints(shown)} turn:no")
        assert "question" in news and "people" not in news
        assert shown | news | {"turns": ""} == fetch(client, "") | {"turns": ""}
        assert set(fetch(client, f"{fingerprints(shown | news)} turn:no")) <= {"state", "turns"}


def test_two_people_at_one_device_get_the_curtain_when_they_fetch(inside):
    anna = inside()
    slug = new_table(anna, "me", "local", "bot:greedy", game="byzantio")
    assert 'id="curtain"' in html(anna, f"/t/{slug}/")
    assert "curtain" in fetch_segments(anna, slug)
