"""Invalid settings are refused with one sentence, and read-only commands change nothing."""

import logging
import os
import runpy
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing, contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest

from hippodrome.web.environment import BadSetting
from tests.web.clients import quick_table
from tests.web.web_site import ROOT

VARIABLES = ("HIPPODROME_", "EMAIL_", "DATABASE_URL", "REDIS_URL", "TZ")
BAD = {
    "HIPPODROME_BOT_PACE": ["fast", "nan", "-1", "inf"],
    "HIPPODROME_DECLINE_PACE": ["-1"],
    "HIPPODROME_FORGET_TABLES": ["-1", "400 days", "1e9"],
    "HIPPODROME_FORGET_GUESTS": ["-1"],
    "HIPPODROME_CONNECTIONS": ["0", "-5", "many"],
    "HIPPODROME_CONNECTIONS_EACH": ["0"],
    "HIPPODROME_STREAMS": ["0"],
    "HIPPODROME_STREAMS_EACH": ["0"],
    "HIPPODROME_HEADER_SECONDS": ["0"],
    "HIPPODROME_BODY_SECONDS": ["soon"],
    "HIPPODROME_LOG": ["verbose"],
    "HIPPODROME_DEBUG": ["maybe"],
    "HIPPODROME_HTTPS": ["https"],
    "HIPPODROME_LIMITS": ["none"],
    "HIPPODROME_HOSTS": [",", "https://play.example.org", "play.example.org:8000", "a b"],
    "HIPPODROME_ORIGINS": ["play.example.org", "https://play.example.org/games"],
    "HIPPODROME_SECRET_KEY": ["x", "x" * 64],
    "TZ": ["CET-1CEST", ":/nowhere/localtime", "Europe", "../etc/passwd"],
    "DATABASE_URL": ["garbage", "mysql://anna:hidden@host/name", "postgresql://anna:hidden@host:x/n", "postgresql://"],
}


@pytest.fixture
def settings_with(monkeypatch, tmp_path):
    """Read the settings with given environment variables and a data folder that does not exist yet."""

    def read(**variables):
        for name in list(os.environ):
            if name.startswith(VARIABLES):
                monkeypatch.delenv(name)
        for name, value in {"HIPPODROME_DATA": str(tmp_path / "site"), **variables}.items():
            monkeypatch.setenv(name, value)
        return SimpleNamespace(**runpy.run_path(str(ROOT / "src" / "hippodrome" / "web" / "settings.py")))

    return read


@contextmanager
def database_at(place):
    """Switch the site inside this process to another database."""
    from django.db import connection

    before = connection.settings_dict["NAME"]
    connection.close()
    connection.settings_dict["NAME"] = str(place)
    try:
        yield
    finally:
        connection.close()
        connection.settings_dict["NAME"] = before


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in BAD.items() for value in values])
def test_an_invalid_setting_is_refused_with_one_sentence(settings_with, tmp_path, name, value):
    with pytest.raises(BadSetting) as refused:
        settings_with(**{name: value})
    message = str(refused.value)
    assert message.startswith(name) and message.endswith(".") and "\n" not in message
    assert any(word in message for word in ("give ", "use ")), "it says what to do"
    assert "hidden" not in message, "passwords are not quoted"
    assert not (tmp_path / "site").exists(), "nothing was created"


def test_switches_are_on_or_off(settings_with):
    """HIPPODROME_DEBUG=0 once enabled debug pages, and HIPPODROME_HTTPS=0 broke every log-in."""
    for word in ("1", "true", "Yes", "ON"):
        found = settings_with(HIPPODROME_DEBUG=word, HIPPODROME_HTTPS=word, HIPPODROME_LIMITS=word)
        assert found.DEBUG and found.SESSION_COOKIE_SECURE and found.RATE_LIMITS
    for word in ("0", "false", "No", "off"):
        found = settings_with(HIPPODROME_DEBUG=word, HIPPODROME_HTTPS=word, HIPPODROME_LIMITS=word)
        assert not (found.DEBUG or found.SESSION_COOKIE_SECURE or found.RATE_LIMITS)


def test_an_empty_setting_counts_as_unset(settings_with):
    usual, empty = settings_with(), settings_with(**dict.fromkeys([*BAD, "EMAIL_HOST"], ""))
    for name in ("ALLOWED_HOSTS", "BOT_PACE", "CONNECTIONS", "DEBUG", "FORGET_TABLES", "RATE_LIMITS", "TIME_ZONE"):
        assert getattr(usual, name) == getattr(empty, name)
    assert usual.ALLOWED_HOSTS == ["*"] and usual.RATE_LIMITS and not usual.DEBUG


def test_lists_may_have_spaces_and_a_zone_may_be_named_by_its_file(settings_with, tmp_path):
    found = settings_with(
        HIPPODROME_HOSTS="play.example.org, .example.net,[::1]",
        HIPPODROME_ORIGINS=" https://a.example.org/ ,http://b:8000",
    )
    assert found.ALLOWED_HOSTS == ["play.example.org", ".example.net", "[::1]"]
    assert found.CSRF_TRUSTED_ORIGINS == ["https://a.example.org", "http://b:8000"]
    if Path("/usr/share/zoneinfo/Europe/Berlin").exists():
        link = tmp_path / "localtime"
        link.symlink_to("/usr/share/zoneinfo/Europe/Berlin")
        assert settings_with(TZ=f":{link}").TIME_ZONE == settings_with(TZ="Europe/Berlin").TIME_ZONE == "Europe/Berlin"


def test_mail_server_settings(settings_with):
    named = {"EMAIL_HOST": "mail.example.org", "HIPPODROME_HOSTS": "play.example.org"}
    usual = settings_with(**named)
    assert (usual.EMAIL_PORT, usual.EMAIL_USE_TLS, usual.EMAIL_USE_SSL, usual.EMAIL_TIMEOUT) == (587, True, False, 10)
    wrapped = settings_with(**named, EMAIL_PORT="465")
    assert wrapped.EMAIL_USE_SSL and not wrapped.EMAIL_USE_TLS
    own = settings_with(**named, EMAIL_PORT="2525", EMAIL_USE_TLS="1", EMAIL_TIMEOUT="3")
    assert own.EMAIL_USE_TLS and not own.EMAIL_USE_SSL and own.EMAIL_TIMEOUT == 3
    for wrong in (
        {"EMAIL_PORT": "abc"},
        {"EMAIL_PORT": "0"},
        {"EMAIL_TIMEOUT": "0"},
        {"EMAIL_USE_SSL": "1", "EMAIL_USE_TLS": "1"},
        {"HIPPODROME_HOSTS": ""},
        {"HIPPODROME_HOSTS": "*"},
    ):
        with pytest.raises(BadSetting):
            settings_with(**named | wrong)


def test_mails_are_printed_only_to_a_terminal_or_in_debug_mode(settings_with, monkeypatch, caplog):
    """Password reset links once ended up in the journal."""
    from hippodrome.web.services.mail import Unsent

    assert settings_with().EMAIL_BACKEND.rpartition(".")[::2] == (Unsent.__module__, Unsent.__name__)
    assert "console" in settings_with(HIPPODROME_DEBUG="1").EMAIL_BACKEND
    monkeypatch.setattr(sys, "stdout", SimpleNamespace(isatty=lambda: True))
    assert "console" in settings_with().EMAIL_BACKEND
    monkeypatch.undo()
    assert Unsent().send_messages([SimpleNamespace(body="http://play.example.org/secret")]) == 0
    assert "EMAIL_HOST" in caplog.text and "secret" not in caplog.text


def test_hsts_is_enabled_with_https(settings_with):
    from django.middleware.security import SecurityMiddleware

    assert not hasattr(settings_with(), "SECURE_HSTS_SECONDS")
    found = settings_with(HIPPODROME_HTTPS="1")
    assert found.SECURE_HSTS_SECONDS == 30 * 24 * 3600
    assert f"{SecurityMiddleware.__module__}.{SecurityMiddleware.__name__}" in found.MIDDLEWARE
    assert settings_with(HIPPODROME_HTTPS="1", HIPPODROME_HSTS_SECONDS="0").SECURE_HSTS_SECONDS == 0


def test_an_empty_secret_key_file_is_refused(settings_with, tmp_path):
    key = tmp_path / "site" / "secret-key"
    assert len(settings_with().SECRET_KEY) == 64
    if sys.platform != "win32":
        assert key.parent.stat().st_mode & 0o077 == 0, "only the owner can read the folder"
    key.write_text("")
    with pytest.raises(BadSetting, match=r"secret-key holds no key: restore it from the backup, or delete"):
        settings_with()


def test_a_request_with_a_wrong_host_logs_one_line(inside, monkeypatch, caplog):
    from django.conf import settings

    monkeypatch.setattr(settings, "ALLOWED_HOSTS", ["play.example.org"])
    caplog.set_level(logging.INFO)
    for _ in range(2):  # the very first request is slow and logged for that
        caplog.clear()
        assert inside().get("/about/", headers={"host": "evil.example.org"}).status_code == 400
    (line,) = caplog.records
    assert line.levelno == logging.INFO and line.facts["why"] == "host" and line.exc_info is None
    assert "evil" not in str(vars(line))


@pytest.mark.parametrize("days", [-1, -400, 0, 10**12, float("nan"), float("inf")])
def test_tidying_with_an_invalid_age_deletes_nothing(inside, monkeypatch, days):
    """With -1, every table once counted as too old."""
    from django.conf import settings

    from hippodrome.web.models import GameTable, Player
    from hippodrome.web.services.cleanup import tidy

    quick_table(inside())
    monkeypatch.setattr(settings, "FORGET_TABLES", days)
    monkeypatch.setattr(settings, "FORGET_GUESTS", days)
    before = GameTable.objects.count(), Player.objects.count()
    gone = tidy()
    assert gone["tables"] == gone["guests"] == 0
    assert (GameTable.objects.count(), Player.objects.count()) == before


def test_a_rehearsal_does_not_change_an_older_database(inside, tmp_path):
    """It once migrated the database of the running site."""
    from django.core.management import call_command
    from django.db import connection

    from hippodrome.web import database
    from hippodrome.web.services.rehearsal import rehearse

    place = tmp_path / "hippodrome.sqlite3"
    with database_at(place):
        call_command("migrate", "web", "0014_trouble", verbosity=0)
        connection.close()
        before = place.read_bytes()
        assert rehearse() == []
        assert connection.settings_dict["NAME"] == str(place)
        assert "0015_due" in database.migration_state()[0]
        connection.close()
        assert place.read_bytes() == before


def test_a_rehearsal_on_postgresql_that_needs_migrations_asks_for_a_copy(monkeypatch):
    from hippodrome.web import database
    from hippodrome.web.services import rehearsal

    called = []
    monkeypatch.setattr(rehearsal, "connection", SimpleNamespace(vendor="postgresql"))
    monkeypatch.setattr(rehearsal, "differences", list)
    monkeypatch.setattr(database, "find", lambda: None)
    monkeypatch.setattr(database, "migrate", lambda: called.append("migrate"))
    monkeypatch.setattr(database, "check_not_newer", list)
    assert rehearsal.rehearse() == [] and called == []
    monkeypatch.setattr(database, "check_not_newer", lambda: ["0099_later"])
    with pytest.raises(database.BadDatabase, match=r"0099_later.*--migrate"):
        rehearsal.rehearse()
    assert rehearsal.rehearse(migrate=True) == [] and called == ["migrate"]


def crashed(folder):
    """Create a database whose process was killed with changes in its -wal file, and a good copy of another one."""
    place, copy = folder / "hippodrome.sqlite3", folder / "copy.sqlite3"
    for file, first in ((copy, "letter"), (place, "word")):
        with closing(sqlite3.connect(file)) as database:
            database.execute("pragma journal_mode=wal")
            for table in dict.fromkeys((first, "word")):
                database.execute(f"create table {table} (id integer primary key, said text)")
            database.executemany("insert into word (said) values (?)", ((f"word {n}" * 9,) for n in range(4000)))
            database.commit()
            database.execute("pragma wal_checkpoint(truncate)")
            database.execute("update word set said = 'changed' where id % 1000 = 7")
            database.commit()
            left = {name: (folder / name).read_bytes() for name in (place.name, f"{place.name}-wal") if file == place}
    for name, held in left.items():
        (folder / name).write_bytes(held)
    return place, copy


def test_a_backup_copied_over_a_crashed_database_is_refused_unchanged(tmp_path):
    """The old -wal file was once replayed into the copy, which destroyed it."""
    from hippodrome.web import database

    place, copy = crashed(tmp_path)
    database.check_integrity(place)  # a crash alone does no damage
    with closing(database.open_read_only(place)) as file:
        assert file.execute("select count(*) from word where said = 'changed'").fetchone() == (4,)
    whole = copy.read_bytes()
    place.write_bytes(whole)
    with pytest.raises(database.BadDatabase, match=r"is damaged .*-wal and -shm"):
        database.check_integrity(place)
    assert place.read_bytes() == whole, "a check must not replay the -wal file"
    for more in ("-wal", "-shm"):
        Path(f"{place}{more}").unlink(missing_ok=True)
    database.check_integrity(place)


def test_a_file_that_is_not_a_database_is_refused(tmp_path):
    from hippodrome.web import database

    place = tmp_path / "hippodrome.sqlite3"
    database.check_integrity(place)
    place.touch()
    database.check_integrity(place)
    place.write_text("a letter to Anna")
    with pytest.raises(database.BadDatabase, match="is no SQLite database"):
        database.check_integrity(place)


def test_the_integrity_check_of_a_large_file_is_limited_in_time(tmp_path, monkeypatch):
    from hippodrome.web import database

    place, _ = crashed(tmp_path)
    monkeypatch.setattr(database, "CHECK", 0.0)
    database.check_integrity(place)


def test_a_database_newer_than_the_code_is_refused(inside):
    from django.db import connection

    from hippodrome.web import database

    with connection.cursor() as cursor:
        row = "insert into django_migrations (app, name, applied) values ('web', '9999_later', '2030-01-01')"
        cursor.execute(row)
    try:
        with pytest.raises(database.BadDatabase, match=r"newer than this code \(9999_later\)"):
            database.migrate()
    finally:
        with connection.cursor() as cursor:
            cursor.execute("delete from django_migrations where name = '9999_later'")


def test_an_unwritable_database_is_reported_in_one_sentence():
    from django.db import OperationalError

    from hippodrome.web import database

    with (
        pytest.raises(database.BadDatabase, match=r"\(database or disk is full\): see that there is room"),
        database.plain_errors(),
    ):
        raise OperationalError("database or disk is full\nand more")


def test_read_only_commands_create_no_site(monkeypatch, tmp_path):
    from hippodrome.web import database
    from hippodrome.web.management.commands import doctor

    folder = tmp_path / "mistyped"
    monkeypatch.setenv("HIPPODROME_DATA", str(folder))
    for name in ("HIPPODROME_SECRET_KEY", "DATABASE_URL"):
        monkeypatch.delenv(name, raising=False)
    for look in (database.find, database.open_up_to_date):
        with pytest.raises(database.BadDatabase, match=r"There is no site in .*mistyped"):
            look()
    (found,) = doctor.examine("", False)
    assert found.state == "fault" and "mistyped" in found.found and not folder.exists()
    folder.mkdir()
    (found,) = doctor.examine("", False)
    assert found.state == "fault" and list(folder.iterdir()) == []


@pytest.mark.parametrize("words", [["operator", "anna"], ["tidy"], ["rehearse"]])
def test_commands_in_an_empty_folder_fail_with_one_sentence(words, monkeypatch, tmp_path, capsys):
    from hippodrome import cli

    monkeypatch.setenv("HIPPODROME_DATA", str(tmp_path))
    monkeypatch.setattr(sys, "argv", ["hippodrome", *words])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    output = capsys.readouterr().err
    assert ended.value.code == 2 and "There is no site in" in output and "Traceback" not in output
    assert list(tmp_path.iterdir()) == []


def test_djangos_own_commands_run_on_the_site(inside, monkeypatch, capsys):
    from hippodrome import cli

    monkeypatch.setattr(sys, "argv", ["hippodrome", "django", "showmigrations", "web", "--plan"])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert not ended.value.code and "[X]  web.0001_initial" in capsys.readouterr().out


def test_the_operator_command_gives_an_account_access_and_revokes_it(inside, monkeypatch, capsys):
    """Catches: the account as a keyword for Django's `call_command`, which raises a ValueError for any account."""
    from django.contrib.auth import get_user_model

    from hippodrome import cli

    def access(*words):
        monkeypatch.setattr(sys, "argv", ["hippodrome", "operator", *words])
        with pytest.raises(SystemExit) as ended:
            cli.main()
        return ended.value.code or 0, get_user_model().objects.get(username="Commander").is_staff

    get_user_model().objects.create_user("Commander", password="a long enough password")
    assert access("Commander") == (0, True)
    assert access("Commander", "--no-longer") == (0, False)
    assert access("Nobody") == (2, False)
    assert "There is no account 'Nobody'" in capsys.readouterr().err


def test_a_database_without_tables_is_reported_in_one_sentence(inside, tmp_path):
    from hippodrome.web import database

    place = tmp_path / "hippodrome.sqlite3"
    place.touch()
    with database_at(place), pytest.raises(database.BadDatabase, match=r"not up to date .* start the site first"):
        database.open_up_to_date()


def test_a_port_in_use_is_reported_before_the_database_is_touched(monkeypatch):
    from hippodrome.web.server import serve

    monkeypatch.setattr(serve, "PORT_PATIENCE", 0.0)
    monkeypatch.setattr(serve, "migrate", lambda: pytest.fail("the database was touched"))
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(serve.CannotListen, match=rf"port {port} \(the port is in use\): .*--port"):
            serve.serve(port=port)
    serve.check_port_free("127.0.0.1", port)


@pytest.mark.skipif(sys.platform == "win32", reason="file permissions work differently on Windows")
def test_database_copies_that_others_can_read_are_found_by_any_name(inside):
    from django.conf import settings

    from hippodrome.web.checks import check_data_folder

    copy, note = settings.DATA / "before-the-update", settings.DATA / "note.txt"
    with closing(sqlite3.connect(copy)) as database:
        database.execute("create table word (said text)")
    note.write_text("nothing secret")
    try:
        for place in (copy, note):
            place.chmod(0o644)
        faults = [message.msg for message in check_data_folder() if message.is_serious()]
        assert faults == ["before-the-update can be read by others"]
        settings.DATA.chmod(0o755)
        assert any(message.hint == f"chmod 700 {settings.DATA}" for message in check_data_folder())
    finally:
        settings.DATA.chmod(0o700)
        copy.unlink()
        note.unlink()


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="needs /proc")
def test_bots_of_other_sites_are_not_counted(inside, tmp_path):
    from hippodrome.web.management.examination import bot_processes

    def bots(folder):
        command = [sys.executable, "-c", "print(flush=True); input()", "hippodrome.web.bots.worker"]
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        process = subprocess.Popen(command, env=os.environ | {"HIPPODROME_DATA": str(folder)}, **pipes)
        process.stdout.readline()
        return process

    before = bot_processes()
    with bots(tmp_path) as other:
        assert bot_processes() == before
        with bots(os.environ["HIPPODROME_DATA"]) as own:
            assert bot_processes() == before + 1
            own.communicate(b"\n")
        other.communicate(b"\n")


def test_processes_started_together_on_an_empty_folder_migrate_in_turn(tmp_path):
    """Otherwise all of them would try to create the same tables, and all but one would fail."""
    code = "import time, sys; time.sleep(max(0, float(sys.argv[1]) - time.time()));"
    code += "from hippodrome.web.database import migrate; migrate()"
    together = str(time.time() + 2)
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "HIPPODROME_DATA": str(tmp_path)}
    environment.pop("DATABASE_URL", None)
    started = [
        subprocess.Popen([sys.executable, "-c", code, together], env=environment, stderr=subprocess.PIPE, text=True)
        for _ in range(3)
    ]
    for process in started:
        _, errors = process.communicate(timeout=120)
        assert process.returncode == 0, errors[-1000:]
