"""A site without visitors does almost nothing, and shuts down quietly.

The tests count wake-ups and queries instead of time, which depends on the load of the machine.
"""

import logging
import os
import signal
import sys
import threading
import time
from itertools import pairwise
from pathlib import Path

import pytest

from tests.web.processes import children
from tests.web.web_site import Site, StreamListener, wait_until


class Clock:
    """A clock that advances only in `sleep`."""

    def __init__(self):
        self.now = 1000.0
        self.slept = []

    def monotonic(self):
        return self.now

    def sleep(self, seconds):
        self.slept.append(seconds)
        self.now += seconds


@pytest.fixture
def clock(monkeypatch):
    from hippodrome.web.bots import rest

    made = Clock()
    monkeypatch.setattr(rest, "time", made)
    return made


def test_an_idle_bot_worker_wakes_up_once_a_second(inside, clock):
    """It once woke up four times a second and made five queries every five seconds."""
    from hippodrome.web.bots.rest import ASLEEP, Rest
    from hippodrome.web.bots.worker import LOOK_ANYWAY, NAP

    rest = Rest(LOOK_ANYWAY, NAP)
    rest.is_over()
    clock.now += ASLEEP + 10
    clock.slept, looks = [], 0
    until = clock.now + 600
    while clock.now < until:
        looks += rest.is_over()
        clock.sleep(rest.seconds())
    assert len(clock.slept) <= 650 and looks <= 25, (len(clock.slept), looks)


def test_a_bot_worker_wakes_up_for_writes_and_due_bots(inside, clock):
    from hippodrome.web.bots.rest import ASLEEP, ASLEEP_REST, Rest
    from hippodrome.web.bots.worker import LOOK_ANYWAY, NAP

    rest = Rest(LOOK_ANYWAY, NAP)
    rest.is_over()
    clock.now += ASLEEP + 10
    rest.is_over()
    assert rest.seconds() == ASLEEP_REST and not rest.is_over()
    writer = threading.Thread(target=write_something)
    writer.start()
    writer.join()
    assert rest.is_over() and rest.seconds() == NAP
    clock.now += ASLEEP + 10
    rest.is_over()
    rest.look_in(0.3)
    assert rest.seconds() == pytest.approx(0.3)


def write_something():
    """Write a row on a separate connection."""
    from django.db import connection

    from hippodrome.web.models import Tally

    Tally.objects.create(key="somebody", span=int(time.time() * 1000))
    connection.close()


def test_the_listener_sleeps_until_a_browser_watches(inside, monkeypatch):
    """It once checked four times a second whether anybody watches."""
    import asyncio

    from hippodrome.web.realtime import listening
    from hippodrome.web.realtime.watchers import Watchers

    class Counting(threading.Event):
        waits = 0

        def wait(self, timeout=None):
            Counting.waits += 1
            return super().wait(timeout)

    watchers = Watchers()
    monkeypatch.setattr(listening, "watchers", watchers)
    listener, looked = listening.Listener(), threading.Event()
    listener.stopped = Counting()
    monkeypatch.setattr(listener, "look", looked.set)
    listener.start()
    time.sleep(1.5)
    assert Counting.waits == 0 and not looked.is_set()

    async def somebody_watches():
        return watchers.watch("table")

    watcher = asyncio.run(somebody_watches())
    assert looked.wait(20)
    watchers.leave("table", watcher)
    listener.stop()
    listener.join(20)
    assert not listener.is_alive()


@pytest.mark.skipif(sys.platform != "linux", reason="wake-ups are counted in /proc")
def test_the_processes_of_an_idle_site_sleep(tmp_path):
    """Wake-ups a second: ten of uvicorn, which looks whether it must exit, five of our threads, two of the due worker.

    Together the processes use less than 1 % of a core.
    """
    site = Site(tmp_path, bot_workers=2).start()
    pids = [site.process.pid, *children(site.process.pid)]
    assert len(pids) == 4
    time.sleep(6)  # start-up work is over
    before = sum(map(wake_ups, pids)), sum(map(processor_time, pids))
    time.sleep(10)
    a_second = (sum(map(wake_ups, pids)) - before[0]) / 10
    share = (sum(map(processor_time, pids)) - before[1]) / 10
    site.stop()
    assert a_second < 31, a_second
    assert share < 0.01, share


def processor_time(pid):
    """Return the CPU seconds that the threads of a process have used so far."""
    return sum(int(task.read_text().split()[0]) for task in Path(f"/proc/{pid}/task").glob("*/schedstat")) / 1e9


def wake_ups(pid):
    """Return how often the threads of a process have gone to sleep voluntarily."""
    lines = [line for task in Path(f"/proc/{pid}/task").glob("*/status") for line in task.read_text().splitlines()]
    return sum(int(line.split()[1]) for line in lines if line.startswith("voluntary_ctxt_switches"))


def test_a_terminating_site_restarts_no_bot_workers(tmp_path):
    """A terminal and systemd signal all processes at once; the site still has to close a stream before it exits."""
    site = Site(tmp_path, bot_workers=2).start()
    slug = site.guest().quick_table()
    stream = StreamListener(site, slug)
    bots = children(site.process.pid)
    for pid in (*bots, site.process.pid):
        os.kill(pid, signal.SIGTERM)
    assert site.process.wait(60) is not None
    stream.join(30)
    assert "started again" not in site.log(), site.log()


def test_a_terminated_bot_worker_is_restarted_after_a_delay(monkeypatch, caplog):
    from hippodrome.web.bots import supervisor

    class Ended:
        pid = 7

        def __init__(self, *_given, **_more):
            self.poll = lambda: 0

    made = Clock()
    monkeypatch.setattr(supervisor, "time", made)
    monkeypatch.setattr(supervisor.subprocess, "Popen", Ended)
    worker = supervisor.Worker(first=True, quick=False, environment={})
    with caplog.at_level(logging.WARNING):
        worker.restart_if_ended()
        made.sleep(supervisor.TOLD_TO_END / 2)
        worker.restart_if_ended()
        assert not caplog.records
        made.sleep(supervisor.TOLD_TO_END)
        worker.restart_if_ended()
        assert len(caplog.records) == 1
        monkeypatch.setattr(worker.process, "poll", lambda: -9)
        made.sleep(supervisor.LONGEST_WAIT * 2)
        worker.restart_if_ended()
        assert len(caplog.records) == 2, "a killed worker is restarted at once"


@pytest.mark.skipif(sys.platform == "win32", reason="processes are killed differently on Windows")
@pytest.mark.parametrize(("ended", "longest"), [(-9, 1.0), (1, 30.0), (-11, 30.0)])
def test_a_killed_bot_worker_is_restarted_at_once_and_a_failing_one_later(monkeypatch, ended, longest):
    """The delay before restarting a failing worker grows each time."""
    from hippodrome.web.bots import supervisor

    began = []

    class Ended:
        pid = 7

        def __init__(self, *_given, **_more):
            began.append(made.monotonic())
            self.poll = lambda: ended

    made = Clock()
    monkeypatch.setattr(supervisor, "time", made)
    monkeypatch.setattr(supervisor.subprocess, "Popen", Ended)
    worker = supervisor.Worker(first=True, quick=False, environment={})
    while len(began) < 8:
        made.sleep(supervisor.LOOK_EVERY)
        worker.restart_if_ended()
    waits = [later - earlier for earlier, later in pairwise(began)]
    assert max(waits) == longest


@pytest.mark.skipif(sys.platform == "win32", reason="processes are killed differently on Windows")
def test_bots_end_when_the_site_is_killed(tmp_path):
    """Workers detect the end of their parent without polling."""
    site = Site(tmp_path, bot_workers=2).start()
    bots = children(site.process.pid)
    assert len(bots) == 3, "two bot workers and one due worker"
    site.kill()
    wait_until(lambda: not any(Path(f"/proc/{pid}/status").exists() and not zombie(pid) for pid in bots), 30)


def zombie(pid):
    try:
        return "State:\tZ" in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return True
