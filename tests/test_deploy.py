"""The examples in deploy/ name only commands, settings and addresses that exist, and say how they were checked."""

import json
import re
import shlex
from pathlib import Path

import click
import pytest
import yaml

from hippodrome.cli import app
from hippodrome.web.realtime import STREAM_PATH

ROOT = Path(__file__).parent.parent
FILES = sorted(path for path in (ROOT / "deploy").iterdir() if path.name != ".env")
OPERATOR = (ROOT / "docs" / "operator.md").read_text("utf-8")
SETTINGS = (ROOT / "src" / "hippodrome" / "web" / "settings.py").read_text("utf-8")
UNITS = ("hippodrome.service", "hippodrome@.service", "hippodrome-bots.service")
OTHERS = {"FORWARDED_ALLOW_IPS", "POSTGRES_DB", "POSTGRES_PASSWORD", "POSTGRES_USER"}
"""Settings that are uvicorn's and PostgreSQL's."""


def text(name: str) -> str:
    return (ROOT / "deploy" / name).read_text("utf-8")


def commands() -> list[list[str]]:
    """What the examples start, as words after `hippodrome`."""
    found = []
    for unit in UNITS:
        service = re.search(r"^ExecStart=\S*/hippodrome (.*)$", text(unit).replace("%i", "8000"), re.M)
        assert service
        found.append(shlex.split(service[1]))
    container = re.search(r"^CMD (\[.*\])$", text("Dockerfile"), re.M)
    assert container
    program, *words = json.loads(container[1])
    assert program == "hippodrome"
    return [*found, words]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_file_says_how_it_was_checked_and_the_operator_is_told_of_it(path: Path) -> None:
    top = re.match(r"(?:#.*\n)+", path.read_text("utf-8"))
    assert top and "# Checked: " in top[0]
    assert f"(../deploy/{path.name})" in OPERATOR


@pytest.mark.parametrize("words", commands(), ids=[*UNITS, "Dockerfile"])
def test_what_is_started_is_a_command_with_these_options(words: list[str]) -> None:
    name, *arguments = words
    command = app.commands[name]
    with command.make_context(name, arguments) as context:
        if name == "serve":
            assert context.params["port"] == 8000
            assert context.params["browser"] is False
        else:
            assert name == "bots"
        assert isinstance(context, click.Context)


def test_every_setting_is_one_that_the_site_reads() -> None:
    read = set(re.findall(r"\(\"((?:DATABASE|EMAIL|HIPPODROME)_[A-Z_]+|TZ)\"", SETTINGS))
    assert {"DATABASE_URL", "HIPPODROME_DATA", "EMAIL_HOST", "EMAIL_PASSWORD", "TZ"} <= read
    assert [name for name in read if f"`{name}`" not in OPERATOR] == []
    compose = yaml.safe_load(text("compose.yaml"))
    named = {name for service in compose["services"].values() for name in service.get("environment", {})}
    named |= set(re.findall(r"^#?([A-Z_]+)=", text("hippodrome.env"), re.M))
    named |= set(re.findall(r"^Environment=([A-Z_]+)=", "".join(map(text, UNITS)), re.M))
    named |= set(re.findall(r"^ENV ([A-Z_]+)=", text("Dockerfile"), re.M))
    assert {"HIPPODROME_DATA", "HIPPODROME_HOSTS", "HIPPODROME_HTTPS", "DATABASE_URL"} <= named
    assert named <= read | OTHERS
    assert {name for name in read if name.startswith("EMAIL_")} <= {*compose["services"]["site"]["environment"]}
    assert all(f"`{name}`" in OPERATOR for name in named - {"POSTGRES_DB", "POSTGRES_PASSWORD", "POSTGRES_USER"})


def test_the_proxy_finds_the_site_and_lets_streams_through() -> None:
    nginx = text("nginx.conf")
    assert "server 127.0.0.1:8000;" in nginx
    processes = re.search(r"map \$request_uri \$hippodrome_process \{\s*~(\S+) \$table;", nginx)
    assert processes and "hash $hippodrome_process consistent;" in nginx
    for address in ("/t/k3v9/", "/t/k3v9/live/", "/t/k3v9/events", "/t/k3v9/seat/1/person/?x=/t/b/"):
        told = re.match(processes[1].replace("?<", "?P<"), address)
        assert told and told["table"] == "k3v9"
    assert not re.match(processes[1].replace("?<", "?P<"), "/games/byzanz/?next=/t/abc/")
    found = re.search(r"location ~ (\S+events\$) \{([^}]*)\}", nginx)
    assert found
    zones = re.findall(r"limit_conn_zone \S+ zone=([\w-]+):", nginx)
    assert re.findall(r"limit_conn ([\w-]+) \d+;", nginx) == zones, "a limit for pages, and one for streams alone"
    assert f"limit_conn {zones[1]} " in found[2]
    for slug in ("a", "k3v9", "abcdefghij0123456789"):
        address = f"/t/{slug}/events"
        assert STREAM_PATH.match(address) and re.search(found[1], address)
    assert not re.search(found[1], "/t/abc/live/")
    assert "proxy_buffering off;" in found[2] and "proxy_read_timeout" in found[2]


def test_the_container_is_built_from_files_that_are_there() -> None:
    for words in re.findall(r"^COPY (?!--from)(.*)$", text("Dockerfile"), re.M):
        *sources, _ = words.split()
        assert all((ROOT / source).exists() for source in sources)
    compose = yaml.safe_load(text("compose.yaml"))
    site = compose["services"]["site"]
    assert (ROOT / "deploy" / site["build"]["context"] / site["build"]["dockerfile"]).resolve().is_file()
    assert site["ports"] == ["127.0.0.1:8000:8000"]
    host = re.sub(r".*[@/]([a-z]+)/\w+$", r"\1", site["environment"]["DATABASE_URL"])
    assert {host} == set(site["depends_on"]) <= set(compose["services"])
