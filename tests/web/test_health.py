"""Health checks and metrics; the site also restarts its workers and protects its files."""

import os
import re
import signal
import subprocess
import sys
import time
from datetime import timedelta
from pathlib import Path

import pytest

from tests.web.clients import live, play_word, quick_table, row
from tests.web.stored_tables import version_of
from tests.web.web_site import ROOT, Site, wait_until


def test_the_site_is_alive_and_ready(inside):
    from hippodrome.web.models import GameTable

    GameTable.objects.update(bot_due=None)  # tables of other tests, where no worker runs
    anna = inside()
    assert anna.get("/healthz").content == b"ok\n"
    assert anna.get("/readyz").json() == {"database": True, "writes": True, "bots": True}
    assert anna.post("/healthz").status_code == 405


def test_late_bots_make_the_site_not_ready(inside):
    from django.utils import timezone

    from hippodrome.web.models import GameTable

    anna = inside()
    slug = quick_table(anna)
    play_word(anna, slug, live(anna, slug), "pass")
    GameTable.objects.filter(pk=row(slug).pk).update(bot_due=timezone.now() - timedelta(seconds=60))
    answer = anna.get("/readyz")
    assert answer.status_code == 503 and answer.json() == {"database": True, "writes": True, "bots": False}
    GameTable.objects.filter(pk=row(slug).pk).delete()


def test_a_site_that_cannot_store_changes_is_not_ready(inside, monkeypatch):
    from django.db import OperationalError

    from hippodrome.web.models import GameTable, Tally
    from hippodrome.web.services import moves, writing

    GameTable.objects.update(bot_due=None)
    clock = [1000.0]
    monkeypatch.setattr(writing.time, "monotonic", lambda: clock[0])
    for name in ("_failed", "_tried"):
        monkeypatch.setattr(writing, name, 0.0)
    monkeypatch.setattr(writing, "_could", True)
    anna = inside()
    ready, broken = (200, {"database": True, "writes": True, "bots": True}), {"bots": True, "database": True}

    def ready_after(wait):
        clock[0] += wait
        answer = anna.get("/readyz")
        return answer.status_code, answer.json()

    def full(*_, **__):
        raise OperationalError("database or disk is full")

    def locked(*_, **__):
        raise OperationalError("database is locked")

    assert ready_after(0) == ready
    with monkeypatch.context() as disk:
        disk.setattr(Tally.objects, "update_or_create", full)
        assert ready_after(1) == ready, "a successful trial is remembered for some seconds"
        assert ready_after(writing.ASK_EVERY) == (503, broken | {"writes": False})
        disk.setattr(Tally.objects, "update_or_create", locked)
        assert ready_after(writing.ASK_EVERY) == ready, "locked means that another process writes"
    slug = quick_table(anna)
    page = live(anna, slug)
    with monkeypatch.context() as disk:
        disk.setattr(moves, "play", full)
        assert play_word(anna, slug, page, page.words[-1]).status_code == 503
    GameTable.objects.update(bot_due=None)
    assert ready_after(1) == (503, broken | {"writes": False}), (
        "a move could not be stored, although smaller writes succeed"
    )
    assert ready_after(writing.REMEMBERED) == ready


def test_metrics_need_the_token(inside, settings_of_site):
    anna = inside()
    assert anna.get("/metrics").status_code == 404
    settings_of_site.METRICS_TOKEN = "a token"
    assert anna.get("/metrics").status_code == 404
    assert anna.get("/metrics", headers={"Authorization": "Bearer another"}).status_code == 404
    metrics = anna.get("/metrics", headers={"Authorization": "Bearer a token"})
    assert metrics.status_code == 200
    lines = metrics.content.decode().splitlines()
    assert any(line.startswith('hippodrome_tables{status="running"} ') for line in lines)
    assert all(line.startswith(("# HELP hippodrome_", "# TYPE hippodrome_", "hippodrome_")) for line in lines)
    figures = {re.split("[{ ]", line)[0] for line in lines if not line.startswith("#")}
    for name in ("players", "seats_asked", "bots_late", "connections", "streams", "turned_away_total"):
        assert f"hippodrome_{name}" in figures, figures
    if sys.platform == "linux":
        assert {"hippodrome_process_cpu_seconds_total", "hippodrome_process_start_time_seconds"} <= figures


def figure(person, name):
    """Return one metric as Prometheus reads it; 0 if it does not exist yet."""
    metrics = person.get("/metrics", headers={"Authorization": "Bearer a token"}).content.decode().splitlines()
    return next((float(line.rpartition(" ")[2]) for line in metrics if line.startswith(f"{name} ")), 0.0)


def test_moves_refusals_and_times_are_counted(inside, settings_of_site):
    settings_of_site.METRICS_TOKEN = "a token"
    anna, tom = inside(), inside()
    slug = quick_table(anna)
    names = {
        "moves": 'hippodrome_moves_total{game="byzanz",what="move"}',
        "stale": 'hippodrome_refusals_total{reason="refused-stale"}',
        "played": 'hippodrome_response_seconds_count{view="play"}',
        "followed": "hippodrome_move_to_page_seconds_count",
        "late": "hippodrome_move_to_page_seconds_sum",
    }
    page = live(anna, slug)
    before = {what: figure(anna, name) for what, name in names.items()}
    play_word(anna, slug, page, page.words[-1])
    play_word(anna, slug, page, page.words[-1])  # the question is no longer open
    live(tom, slug)
    row_of = row(slug)
    anna.post(f"/t/{slug}/chat/", {"text": "Hello!"})
    row_of.refresh_from_db()
    type(row_of).objects.filter(pk=row_of.pk).update(touched=row_of.touched + 1)  # the move was a moment ago
    live(tom, slug)
    found = {what: figure(anna, name) - before[what] for what, name in names.items()}
    assert found["moves"] == 1 and found["played"] == 2 and found["stale"] == 1
    assert found["followed"] == 1, "Tom fetched the move once; chat does not count"
    assert 0 < found["late"] < 5


def test_no_label_holds_a_name_or_an_address(inside, settings_of_site):
    settings_of_site.METRICS_TOKEN = "a token"
    anna = inside()
    slug = quick_table(anna)
    anna.get(f"/t/{slug}/")
    anna.get("/nowhere/at-all/")
    anna.get("/i/0123456789abcdef/")
    metrics = anna.get("/metrics", headers={"Authorization": "Bearer a token"}).content.decode()
    assert 'view="table"' in metrics and 'view="invitation"' in metrics and 'view="-"' in metrics
    for secret in (slug, "nowhere", "0123456789abcdef"):
        assert secret not in metrics


@pytest.fixture
def settings_of_site(inside, monkeypatch):
    """The settings, which can be changed for one test."""
    from django.conf import settings

    class Changed:
        def __setattr__(self, name, value):
            monkeypatch.setattr(settings, name, value)

    return Changed()


def children_of(pid: int) -> list[int]:
    """Return the pids of a process's children."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def command_of(pid: int) -> str:
    return Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc")
def test_a_killed_bot_worker_is_restarted_and_the_bots_play_on(tmp_path):
    site = Site(tmp_path, HIPPODROME_BOT_PACE="0.05").start()
    slug = site.guest().new_table("bot:greedy", "bot:newcomer", "bot:greedy")
    wait_until(lambda: version_of(site, slug)[0] > 3)
    [bots] = [child for child in children_of(site.process.pid) if "run_bots" in command_of(child)]
    os.kill(bots, signal.SIGKILL)
    stood = version_of(site, slug)[0] + 1  # one word may have been in progress
    wait_until(lambda: version_of(site, slug)[0] > stood, 120)
    assert "a bot worker ended with -9 and is started again" in site.log()
    site.stop()


@pytest.mark.skipif(sys.platform == "win32", reason="file permissions work differently on Windows")
def test_files_with_secrets_are_readable_by_their_owner_only(tmp_path):
    site = Site(tmp_path)
    site.makes_database = True
    site.start().guest().quick_table()
    site.stop()
    for place in [tmp_path / "secret-key", *tmp_path.glob("hippodrome.sqlite3*")]:
        assert place.stat().st_mode & 0o077 == 0, place


def settings_loaded(folder, **environment) -> subprocess.CompletedProcess[str]:
    """Run a process that only reads the settings."""
    return subprocess.run(
        [sys.executable, "-c", "from hippodrome.web import settings; print(len(settings.SECRET_KEY))"],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "HIPPODROME_DATA": str(folder), **environment},
        capture_output=True,
        text=True,
    )


def test_a_full_disk_at_the_first_start_leaves_no_incomplete_key(tmp_path):
    full = "import os; os.fsync = lambda _: (_ for _ in ()).throw(OSError(28, 'No space left on device'))\n"
    (tmp_path / "sitecustomize.py").write_text(full)
    data = tmp_path / "data"
    path = os.pathsep.join([str(tmp_path), str(ROOT / "src")])
    failed = settings_loaded(data, PYTHONPATH=path)
    assert failed.returncode != 0 and "No space left" in failed.stderr
    assert list(data.iterdir()) == []
    assert settings_loaded(data).stdout.strip() == "64"
    assert sorted(place.name for place in data.iterdir()) == ["secret-key", "vapid-key"]


def test_mail_settings_need_the_host_names(tmp_path):
    refused = settings_loaded(tmp_path, EMAIL_HOST="mail.example.org")
    assert refused.returncode != 0 and "HIPPODROME_HOSTS" in refused.stderr
    named = settings_loaded(tmp_path, EMAIL_HOST="mail.example.org", HIPPODROME_HOSTS="play.example.org")
    assert named.returncode == 0, named.stderr


def processor_seconds(pid: int) -> float:
    """Return the CPU time a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def share_used(site: Site, seconds: float = 6) -> float:
    """Return the share of a core that all processes of a site use."""
    wait_until(lambda: children_of(site.process.pid))
    processes = [site.process.pid, *children_of(site.process.pid)]
    began, before = time.monotonic(), sum(map(processor_seconds, processes))
    time.sleep(seconds)
    return (sum(map(processor_seconds, processes)) - before) / (time.monotonic() - began)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
def test_a_site_without_visitors_uses_almost_no_cpu(tmp_path):
    site = Site(tmp_path).start()
    shares = [share_used(site)]
    while shares[-1] >= 0.01 and len(shares) < 10:
        shares.append(share_used(site))  # start-up may take a while on a busy machine
    site.stop()
    assert shares[-1] < 0.01, f"shares of a core: {shares}"
