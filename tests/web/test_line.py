"""The line before a thread, and the newsroom that has what is new made there: together, and each for itself."""

import asyncio
import subprocess
import sys
import threading

import pytest

pytest.importorskip("hippodrome.web")


class Page:
    """As much of an onlooker as the newsroom needs."""

    def __init__(self, slug, text="news", delay=None):
        self.slug = slug
        self.text = text
        self.delay = delay

    def news(self, stamp):
        if self.delay:
            self.delay.wait(20)
        if isinstance(self.text, Exception):
            raise self.text
        return stamp, self.text


def ways_of(line, monkeypatch):
    """How many jobs go together, each time that a line's thread is woken up."""
    ways, put = [], line.put

    def counted(jobs):
        ways.append(len(jobs))
        put(jobs)

    monkeypatch.setattr(line, "put", counted)
    return ways


def made(pages, stamp=7, most=50, monkeypatch=None):
    """What each page is sent when all ask in the same moment, and by how many ways."""
    from hippodrome.web.line import Line
    from hippodrome.web.newsroom import Newsroom

    async def ask():
        line = Line("news", most, 10)
        ways = ways_of(line, monkeypatch)
        room = Newsroom(line)
        found = await asyncio.gather(*[room.ask(page, stamp, False) for page in pages], return_exceptions=True)
        assert line.here == 0 and not room.wanted
        return found, ways

    return asyncio.run(ask())


def test_what_is_new_before_a_table_is_made_in_one_go(inside, monkeypatch):
    """Break: `self.line.put([job])` in Newsroom.ask. There are as many ways as pages."""
    pages = [Page("one", f"news {count}") for count in range(3)] + [Page("two", "other news")]
    found, ways = made(pages, monkeypatch=monkeypatch)
    assert ways == [3, 1], "a table's pages go together, and those of another table apart"
    assert [stamp for stamp, _ in found] == [7] * 4
    for page, (_, message) in zip(pages, found, strict=True):
        assert message.decode().endswith(f"\ndata: {page.text}\n\n"), "each page is sent its own"


def test_of_many_pages_the_first_does_not_wait_for_the_last(inside, monkeypatch):
    from hippodrome.web.newsroom import TOGETHER

    found, ways = made([Page("one") for _ in range(2 * TOGETHER + 1)], monkeypatch=monkeypatch)
    assert ways == [TOGETHER, TOGETHER, 1] and all(found)


@pytest.mark.parametrize("error", [ValueError(), StopIteration()])
def test_one_page_s_failure_leaves_the_others_theirs(inside, monkeypatch, error):
    """Break: no `try` in Job.work. The others wait for ever."""
    found, ways = made([Page("one"), Page("one", error), Page("one")], monkeypatch=monkeypatch)
    assert ways == [3]
    assert found[0][0] == found[2][0] == 7 and isinstance(found[1], (ValueError, RuntimeError))


def test_pages_that_go_together_have_a_place_in_the_line_each(inside, monkeypatch):
    """Break: `self.here += 1` for all. Nobody is told to ask themselves."""
    from hippodrome.web.gate import TURNED_AWAY

    before = TURNED_AWAY["page"]
    found, _ = made([Page("one") for _ in range(4)], most=1, monkeypatch=monkeypatch)
    assert [one is None for one in found] == [False, False, True, True]
    assert TURNED_AWAY["page"] == before + 2


def test_a_stream_that_ends_meanwhile_takes_nothing_from_the_others(inside):
    from hippodrome.web.line import Line
    from hippodrome.web.newsroom import Newsroom

    async def ask():
        line, opened = Line("news", 50, 10), threading.Event()
        room = Newsroom(line)
        first, gone, last = (
            asyncio.ensure_future(room.ask(page, 7, False)) for page in (Page("one", delay=opened), *[Page("one")] * 2)
        )
        await asyncio.sleep(0.05)
        gone.cancel()
        opened.set()
        assert (await first)[0] == (await last)[0] == 7 and gone.cancelled()
        assert line.here == 0

    asyncio.run(ask())


def test_a_line_goes_on_after_an_error_and_after_a_loop_that_has_ended(inside):
    from hippodrome.web.line import Job, Line

    line, opened = Line("look", 5, 10), threading.Event()

    async def fail():
        with pytest.raises(SystemExit):
            await line.run(sys.exit)
        return await line.run(lambda: threading.current_thread().name)

    async def leave():
        line.put([Job(opened.wait, 20)])

    assert asyncio.run(fail()) == "look"
    asyncio.run(leave())
    opened.set()
    assert asyncio.run(fail()) == "look" and line.here == 0
    line.close()


def test_a_line_that_nobody_uses_any_more_ends(inside):
    from hippodrome.web.line import Line

    async def run():
        return await Line("short", 5, 10).run(threading.current_thread)

    worker = asyncio.run(run())
    worker.join(20)
    assert not worker.is_alive()


def test_a_process_ends_when_what_stands_in_line_is_done():
    """Break: no `worker.join()` in _end. The process ends in the middle of a job."""
    program = """
import asyncio, os, time
os.environ["DJANGO_SETTINGS_MODULE"] = "hippodrome.web.settings"
from hippodrome.web.line import Job, Line
line = Line("change", 5, 10)
def slowly(text):
    time.sleep(0.3)
    print(text, flush=True)
async def leave():
    line.put([Job(slowly, "one"), Job(slowly, "two")])
    line.put([Job(slowly, "three")])
asyncio.run(leave())
"""
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True)
    assert ended.stdout.split() == ["one", "two", "three"] and not ended.stderr
