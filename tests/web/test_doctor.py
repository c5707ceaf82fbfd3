"""`hippodrome doctor`: its findings on healthy and on faulty sites."""

import os
import re
import sqlite3
import subprocess
import sys
import time

import pytest

from servers import free_port
from tests.web.clients import live, play_word, quick_table, row
from tests.web.web_site import ROOT, Site


@pytest.fixture
def look(inside):
    """Runs the doctor inside this process; returns its findings by subject."""

    def examine(**more):
        from hippodrome.web.management.commands import doctor

        found = list(doctor.examine(more.get("url", ""), more.get("whole", False)))
        assert [finding for finding in found if finding.state == doctor.FAULT and not finding.todo] == []
        return {finding.about: finding for finding in found}

    return examine


@pytest.fixture
def played(inside):
    """The slug of a table where words were played."""
    from hippodrome.web.models import GameTable

    GameTable.objects.all().delete()  # other tests leave broken tables behind
    anna = inside()
    slug = quick_table(anna)
    for _ in range(3):
        page = live(anna, slug)
        if page.own:
            play_word(anna, slug, page, page.words[-1])
    GameTable.objects.update(bot_due=None)
    return slug


def test_a_healthy_site(look, played):
    found = look()
    for about in ("secret key", "debug", "rights of files", "database", "migrations", "file", "clock", "disk"):
        assert found[about].state == "well", found[about]
    assert found["tables"].state == "well" and "agree" in found["tables"].found
    assert found["bots"].state != "fault"
    assert found["host names"].state == "look"
    assert "site" not in found


def test_the_command_on_a_running_site(tmp_path):
    """Run the command as an operator does; it prints a table and exits with 0."""
    site = Site(tmp_path, bot_workers=1).start()
    settings = {"HIPPODROME_DATA": str(tmp_path), "PYTHONPATH": str(ROOT / "src"), "COLUMNS": "160"}
    command = [sys.executable, "-c", "from hippodrome.cli import main; main()", "doctor", "--all", "--url", site.url]
    try:
        site.guest().quick_table()
        done = subprocess.run(command, env={**os.environ, **settings}, capture_output=True, text=True, timeout=300)
        assert done.returncode == 0, done.stdout + done.stderr
        assert "people can play" in done.stdout and "faults: 0." in done.stdout
        assert (tmp_path / "secret-key").read_text() not in done.stdout
    finally:
        site.stop()


@pytest.mark.skipif(sys.platform == "win32", reason="file permissions work differently on Windows")
def test_files_that_others_can_read_are_found(look):
    from django.conf import settings

    key = settings.DATA / "secret-key"
    key.chmod(0o644)
    found = look()["rights of files"]
    key.chmod(0o600)
    assert found.state == "fault" and found.todo == f"chmod 600 {key}"


def test_games_that_do_not_replay_are_found(look, played):
    """Catches: _compared without difference(). The stored game and its stored position then disagree unnoticed."""
    from hippodrome.web.models import GameTable, Move

    table = row(played)
    other = table.present.replace('"', "'", 2)
    GameTable.objects.filter(pk=table.pk).update(present=other)
    about = f"table byzanz {played}"
    assert look()[about].state == "fault" and look()["tables"].state == "fault"
    GameTable.objects.filter(pk=table.pk).update(present=table.present)
    lost = Move.objects.filter(table=table, version=table.version).first()
    Move.objects.filter(pk=lost.pk).update(version=table.version + 5)
    assert "moves are missing" in look()[about].found
    Move.objects.filter(pk=lost.pk).update(version=table.version)
    assert about not in look()


def test_late_bots_and_a_clock_that_was_set_back_are_found(look, played):
    from datetime import timedelta

    from django.utils import timezone

    from hippodrome.web.models import GameTable

    now, table = timezone.now(), GameTable.objects.filter(slug=played)
    table.update(bot_due=now - timedelta(minutes=2), moved=now + timedelta(hours=1))
    found = look()
    table.update(bot_due=None, moved=now)
    assert found["bots"].state == "fault" and "hippodrome bots" in found["bots"].todo
    assert found["clock"].state == "fault"


def test_unsafe_settings_are_found(look, monkeypatch):
    from django.conf import settings

    from hippodrome.web import checks

    for name, value in {
        "SECRET_KEY": "secret",
        "DEBUG": True,
        "ALLOWED_HOSTS": ["play.example.org"],
        "EMAIL_BACKEND": "django.core.mail.backends.smtp.EmailBackend",
        "EMAIL_HOST": "127.0.0.1",
        "EMAIL_PORT": free_port(),
        "METRICS_TOKEN": "short",
    }.items():
        monkeypatch.setattr(settings, name, value)
    monkeypatch.setenv("REDIS_URL", "redis://:a-password@127.0.0.1/0")
    monkeypatch.setattr(checks, "LITTLE", 1e18)
    found = look(url=f"http://127.0.0.1:{free_port()}")
    for about in ("secret key", "debug", "mail", "disk", "site"):
        assert found[about].state == "fault", found[about]
    for about in ("https", "rate limits", "metrics", "redis"):
        assert found[about].state == "look", found[about]
    assert not any("a-password" in finding.found + finding.todo for finding in found.values())


def test_django_knows_our_checks(inside, monkeypatch):
    from django.conf import settings
    from django.core.management import call_command
    from django.core.management.base import SystemCheckError

    monkeypatch.setattr(settings, "DEBUG", True)
    call_command("check")  # these checks run with --deploy only
    with pytest.raises(SystemCheckError, match=r"debug: \(hippodrome\.E002\).*\n\tHINT: Unset HIPPODROME_DEBUG"):
        call_command("check", "--deploy", "--database", "default")


def test_each_check_has_a_unique_name():
    """Operators silence checks by id."""
    source = (ROOT / "src" / "hippodrome" / "web" / "checks.py").read_text("utf-8")
    names = re.findall(r'"(hippodrome\.[EW]\d{3})"', source)
    assert len(names) > 15 and len(names) == len(set(names))


def test_an_outdated_missing_or_invalid_database_is_found(look, tmp_path, monkeypatch):
    from django.db import connection

    place = tmp_path / "hippodrome.sqlite3"
    connection.close()
    monkeypatch.setitem(connection.settings_dict, "NAME", str(place))
    try:
        assert "there is none at" in look()["database"].found
        assert not place.exists(), "the check must not create a database"
        with sqlite3.connect(place) as other:
            other.execute("create table other (id integer)")
        found = look()
        assert found["migrations"].state == "fault" and "0001_initial" in found["migrations"].found
        assert "tables" not in found, "tables in an outdated database are not examined"
        connection.close()
        place.write_bytes(os.urandom(5000))
        assert "is no SQLite database" in look()["database"].found
    finally:
        connection.close()


@pytest.mark.soak
def test_a_thousand_tables_are_replayed_in_two_minutes(look, played):
    """docs/operator.md says how long --all takes."""
    from hippodrome.web.models import GameTable, Move

    table, moves = row(played), list(row(played).moves.all())
    for _ in range(999):
        twin = GameTable.objects.get(pk=table.pk)
        twin.pk, twin.slug = None, GameTable._meta.get_field("slug").get_default()
        twin.save(force_insert=True)
        for move in moves:
            move.pk, move.table = None, twin
        Move.objects.bulk_create(moves)
    began = time.monotonic()
    found = look(whole=True)
    print(found["tables"].found)
    assert found["tables"].state == "well" and time.monotonic() - began < 120
