"""Downtime of the site is not charged to any clock, and no clock runs out during it."""

import os
import signal
import time
from datetime import timedelta
from pathlib import Path

import pytest

from servers import Postgres
from tests.web.clients import row
from tests.web.processes import children
from tests.web.test_clocks import asked
from tests.web.time_travel import TimeMachine, handle_due_clocks, left, table_with_clock
from tests.web.web_site import Site, wait_until


@pytest.fixture
def machine(inside, monkeypatch):
    from hippodrome.web.models import GameTable

    GameTable.objects.exclude(clock={}).update(clock={}, clock_due=None)
    return TimeMachine(monkeypatch)


@pytest.fixture
def heart(machine, monkeypatch):
    """The system time used for heartbeats; tests change it separately from the tables' time."""
    from hippodrome.web.services import heartbeats

    class Time:
        now = time.time()

        def time(self):
            return self.now

    made = Time()
    monkeypatch.setattr(heartbeats, "time", made)
    heartbeats._write(made.now, heartbeats.RUNNING)
    return made


def pass_by(machine, heart, seconds):
    """Let time pass without any heartbeat."""
    machine.at += timedelta(seconds=seconds)
    heart.now += seconds


@pytest.mark.parametrize("how", ["killed", "stopped"])
def test_downtime_is_given_back_once(inside, machine, heart, how):
    from hippodrome.web.services import heartbeats

    people = [inside(), inside(), inside()]
    slug = table_with_clock(people, clock="live-20")
    number = asked(slug)[0]
    last = heartbeats.beat(heart.now)
    for _ in range(60):
        pass_by(machine, heart, 1)
        last = heartbeats.beat(last)
    assert left(slug, number) == pytest.approx(1140)
    if how == "stopped":
        heartbeats.stop()
    pass_by(machine, heart, 7200)
    assert not heartbeats.is_up() and handle_due_clocks() == 0, "no clock runs out while the site is down"
    heartbeats.beat()
    assert left(slug, number) == pytest.approx(1140, abs=0.01)
    assert heartbeats.is_up() and handle_due_clocks() == 0
    heartbeats.beat()
    assert left(slug, number) == pytest.approx(1140, abs=0.01), "a second server process gives back nothing"
    assert (row(slug).clock_due - machine.at).total_seconds() == pytest.approx(1140 - 240, abs=0.01)


def test_a_short_orderly_stop_is_given_back(inside, machine, heart):
    from hippodrome.web.services import heartbeats

    people = [inside(), inside(), inside()]
    slug = table_with_clock(people, clock="live-20")
    heartbeats.stop()
    pass_by(machine, heart, 1.5)
    heartbeats.beat()
    assert left(slug, asked(slug)[0]) == pytest.approx(1200, abs=0.01)


def test_a_weekend_within_downtime_counts_once(inside, machine, heart):
    """The site is down from Friday noon to Monday noon, and no clock loses or gains time."""
    from hippodrome.web.services import heartbeats
    from tests.web.test_clocks import FRIDAY

    machine.go_to(FRIDAY)
    people = [inside(), inside(), inside()]
    slug = table_with_clock(people, clock="day", **{"clock-weekends": "yes"})
    number = asked(slug)[0]
    pass_by(machine, heart, 3600)
    heartbeats.beat(heart.now)
    pass_by(machine, heart, 3 * 86400)
    heartbeats.beat()
    assert left(slug, number) == pytest.approx(86400 - 3600, abs=0.01)


def test_a_damaged_or_future_heartbeat_gives_nothing_back(inside, machine, heart):
    from hippodrome.web.services import heartbeats

    people = [inside(), inside(), inside()]
    slug = table_with_clock(people, clock="live-20")
    number = asked(slug)[0]
    for content in ("", "soon running", f"{heart.now + 9e6:017.6f} running", "nan running"):
        heartbeats._file().write_text(content)
        pass_by(machine, heart, 10)
        before = left(slug, number)
        heartbeats.beat()
        assert left(slug, number) == pytest.approx(before), content
        heartbeats.beat()
        assert heartbeats.is_up()


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def running(request, tmp_path_factory):
    """A site in separate processes, on a clock that tests can shift; and the file with the shift."""
    folder = tmp_path_factory.mktemp("clocks")
    offset = folder / "offset"
    offset.write_text("0")
    if request.param == "sqlite":
        site = Site(folder, bot_workers=1, HIPPODROME_TEST_CLOCK=str(offset)).start()
        yield site, offset
        site.stop()
        return
    with Postgres() as server:
        site = Site(folder, bot_workers=1, HIPPODROME_TEST_CLOCK=str(offset), DATABASE_URL=server.address).start()
        yield site, offset
        site.stop()


def due_worker(site):
    """Return the pid of the due worker."""
    for pid in children(site.process.pid):
        if b"run_due" in Path(f"/proc/{pid}/cmdline").read_bytes():
            return pid
    return None


def table_of(people, **fields):
    slug = people[0].new_table("me", "open", game="hamilcar", **fields)
    people[1].post(f"/t/{slug}/join/")
    return slug


def test_a_clock_runs_out_although_its_worker_keeps_being_killed(running):
    from hippodrome.web import clock

    site, offset = running
    people = [site.guest(), site.guest()]
    shifted = float(offset.read_text())
    for _ in range(3):
        slug = table_of(people, clock="live-10", clock__expiry="resign", clock__minutes="5")
        wait_until(lambda: due_worker(site) is not None)
        os.kill(due_worker(site), signal.SIGKILL)
        shifted += 5 * 60 + 1
        clock.write_offset(offset, shifted)
        wait_until(lambda slug=slug: people[0].live(slug).status == "over", 60)
        assert "ran out of time" in people[0].live(slug).html
    assert "Traceback" not in site.log()


def test_two_workers_handle_every_clock_once(running, tmp_path):
    import subprocess
    import sys

    from hippodrome.web import clock
    from tests.web.web_site import ROOT

    site, offset = running
    people = [site.guest(), site.guest()]
    environment = os.environ | {
        "PYTHONPATH": str(ROOT / "src"),
        "DJANGO_SETTINGS_MODULE": "hippodrome.web.settings",
        "HIPPODROME_DATA": str(site.folder),
        **site.environment,
    }
    with (tmp_path / "log").open("wb") as log:
        others = [
            subprocess.Popen([sys.executable, "-m", "django", "run_due"], env=environment, stdout=log, stderr=log)
            for _ in range(2)
        ]
        try:
            slugs = [table_of(people, clock="day", clock__expiry="resign") for _ in range(8)]
            clock.write_offset(offset, float(offset.read_text()) + 86401)
            wait_until(lambda: all(people[0].live(slug).status == "over" for slug in slugs), 60)
        finally:
            for other in others:
                other.kill()
                other.wait()
    log = site.log() + (tmp_path / "log").read_text()
    for slug in slugs:
        assert log.count(f"time ran out table={slug} ") == 1, log
    assert "Traceback" not in log


def test_only_downtime_is_given_back_after_a_restart(running):
    from hippodrome.web import clock

    site, offset = running
    people = [site.guest(), site.guest()]
    slug = table_of(people, clock="live-10", clock__expiry="resign", clock__minutes="5")
    clock.write_offset(offset, float(offset.read_text()) + 4 * 60)
    page = next(page for page in (person.live(slug) for person in people) if page.own)
    assert page.status == "running"
    site.stop()
    site.start()
    assert "the site was down; clocks got the time back" in site.log()
    clock.write_offset(offset, float(offset.read_text()) + 30)
    assert people[0].live(slug).status == "running"
    clock.write_offset(offset, float(offset.read_text()) + 31)
    wait_until(lambda: people[0].live(slug).status == "over", 60)
