"""The examples in deploy/ use only existing commands, settings and addresses, and state how they were checked."""

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
"""Settings of uvicorn and PostgreSQL."""


def text(name: str) -> str:
    return (ROOT / "deploy" / name).read_text("utf-8")


def commands() -> list[list[str]]:
    """Return the arguments of every `hippodrome` command that the examples start."""
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
def test_every_file_states_how_it_was_checked_and_is_linked_in_the_operator_guide(path: Path) -> None:
    top = re.match(r"(?:#.*\n)+", path.read_text("utf-8"))
    assert top and "# Checked: " in top[0]
    assert f"(../deploy/{path.name})" in OPERATOR


@pytest.mark.parametrize("words", commands(), ids=[*UNITS, "Dockerfile"])
def test_started_commands_and_their_options_exist(words: list[str]) -> None:
    name, *arguments = words
    command = app.commands[name]
    with command.make_context(name, arguments) as context:
        if name == "serve":
            assert context.params["port"] == 8000
            assert context.params["browser"] is False
        else:
            assert name == "bots"
        assert isinstance(context, click.Context)


def test_the_site_reads_every_setting() -> None:
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


def test_nginx_reaches_the_site_and_does_not_buffer_streams() -> None:
    nginx = text("nginx.conf")
    assert "server 127.0.0.1:8000;" in nginx
    processes = re.search(r"map \$request_uri \$hippodrome_process \{\s*~(\S+) \$table;", nginx)
    assert processes and "hash $hippodrome_process consistent;" in nginx
    for address in ("/t/k3v9/", "/t/k3v9/live/", "/t/k3v9/events", "/t/k3v9/seat/1/person/?x=/t/b/"):
        matched = re.match(processes[1].replace("?<", "?P<"), address)
        assert matched and matched["table"] == "k3v9"
    assert not re.match(processes[1].replace("?<", "?P<"), "/games/byzanz/?next=/t/abc/")
    found = re.search(r"location ~ (\S+events\$) \{([^}]*)\}", nginx)
    assert found
    zones = re.findall(r"limit_conn_zone \S+ zone=([\w-]+):", nginx)
    assert re.findall(r"limit_conn ([\w-]+) \d+;", nginx) == zones, "one limit for pages, another for streams only"
    assert f"limit_conn {zones[1]} " in found[2]
    for slug in ("a", "k3v9", "abcdefghij0123456789"):
        address = f"/t/{slug}/events"
        assert STREAM_PATH.match(address) and re.search(found[1], address)
    assert not re.search(found[1], "/t/abc/live/")
    assert "proxy_buffering off;" in found[2] and "proxy_read_timeout" in found[2]


def test_the_container_is_built_from_existing_files() -> None:
    for words in re.findall(r"^COPY (?!--from)(.*)$", text("Dockerfile"), re.M):
        *sources, _ = words.split()
        assert all((ROOT / source).exists() for source in sources)
    compose = yaml.safe_load(text("compose.yaml"))
    site = compose["services"]["site"]
    assert (ROOT / "deploy" / site["build"]["context"] / site["build"]["dockerfile"]).resolve().is_file()
    assert site["ports"] == ["127.0.0.1:8000:8000"]
    host = re.sub(r".*[@/]([a-z]+)/\w+$", r"\1", site["environment"]["DATABASE_URL"])
    assert {host} == set(site["depends_on"]) <= set(compose["services"])
