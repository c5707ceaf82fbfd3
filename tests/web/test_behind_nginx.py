"""The site as deployed with deploy/: one or more processes behind nginx, with HTTPS, client addresses and streams."""

import os
import re
import shlex
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from servers import Postgres, free_port
from tests.web.web_site import ROOT, Guest, Site, StreamListener, assert_all_notified, wait_until

FRAME = """
daemon off;
pid nginx.pid;
error_log errors.log;
events {{ }}
http {{
    access_log off;
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    {site}
}}
"""


class Front:
    """nginx with the example configuration, but a test certificate and free ports."""

    def __init__(self, folder: Path, *ports: int) -> None:
        self.folder = folder
        self.url = f"https://127.0.0.1:{(port := free_port())}"
        self.plain = f"http://127.0.0.1:{(plain := free_port())}"
        self.certificate = folder / "certificate.pem"
        subject = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
        key = ["-newkey", "rsa:2048", "-nodes", "-keyout", str(folder / "key.pem"), "-out", str(self.certificate)]
        subprocess.run(["openssl", "req", "-x509", *key, *subject], check=True, capture_output=True)
        example = (ROOT / "deploy" / "nginx.conf").read_text()
        example = re.sub(r"^\s*listen \[::\].*\n", "", example, flags=re.M)
        for number, own_port in enumerate(ports):
            example = re.sub(rf"#?server 127.0.0.1:{8000 + number};", f"server 127.0.0.1:{own_port};", example)
        for ours, own in {
            "listen 80;": f"listen 127.0.0.1:{plain};",
            "listen 443 ": f"listen 127.0.0.1:{port} ",
            "/etc/letsencrypt/live/play.example.org/fullchain.pem": str(self.certificate),
            "/etc/letsencrypt/live/play.example.org/privkey.pem": str(folder / "key.pem"),
            "play.example.org": "127.0.0.1",
        }.items():
            assert ours in example
            example = example.replace(ours, own)
        (folder / "nginx.conf").write_text(FRAME.format(site=example))

    def __enter__(self) -> "Front":
        nginx = shutil.which("nginx")
        assert nginx is not None
        command = [nginx, "-p", str(self.folder), "-e", "errors.log", "-c", "nginx.conf"]
        checked = subprocess.run([*command, "-t"], capture_output=True, text=True)
        assert checked.returncode == 0 and "warn" not in checked.stderr, checked.stderr
        self.process = subprocess.Popen(command)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                httpx.get(self.plain)
                return self
            except httpx.TransportError:
                assert self.process.poll() is None, (self.folder / "errors.log").read_text()
                time.sleep(0.05)
        raise AssertionError("nginx did not start")

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(60)


pytestmark = [
    pytest.mark.skipif(not shutil.which("nginx"), reason="nginx is not installed"),
    pytest.mark.skipif(not shutil.which("openssl"), reason="openssl is not installed"),
]


def test_a_table_is_played_through_nginx(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = {"HIPPODROME_HTTPS": "1", "HIPPODROME_HOSTS": "127.0.0.1", "HIPPODROME_LIMITS": "on"}
    site = Site(tmp_path, **settings).start()
    try:
        with Front(tmp_path, site.port) as front:
            monkeypatch.setenv("SSL_CERT_FILE", str(front.certificate))
            assert httpx.get(front.plain + "/about/").headers["Location"].startswith("https://127.0.0.1")
            anna = Guest(front)
            anna.http.headers["X-Forwarded-For"] = "203.0.113.9"
            assert all(cookie.secure for cookie in anna.http.cookies.jar)
            slug = anna.new_table("me", "open", "open")
            for other in (Guest(front), Guest(front)):
                other.post(f"/t/{slug}/join/")
            assert_all_notified(front, anna, slug, streams=3)
        with sqlite3.connect(tmp_path / "hippodrome.sqlite3") as database:
            limited = {key for (key,) in database.execute("SELECT key FROM web_tally")}
        assert "table:at 127.0.0.1" in limited and not any("203.0.113.9" in key for key in limited)
    finally:
        site.stop()
    assert "Traceback" not in site.log()


class Process:
    """A process started as a systemd unit would start it, with a given port and data folder."""

    def __init__(self, unit: str, port: int, folder: Path, settings: dict[str, str]) -> None:
        text = (ROOT / "deploy" / unit).read_text().replace("%i", str(port))
        found = re.search(r"^ExecStart=/opt/hippodrome/bin/hippodrome (.*)$", text, re.M)
        assert found
        data = dict(re.findall(r"^Environment=(\w+)=(.*)$", text, re.M))
        assert data == {"HIPPODROME_DATA": "/var/lib/hippodrome"}
        environment = {name: value for name, value in os.environ.items() if not name.startswith("HIPPODROME_")}
        environment |= {"HIPPODROME_DATA": str(folder), "PYTHONPATH": str(ROOT / "src"), **settings}
        self.url = f"http://127.0.0.1:{port}"
        self.log_file = folder / f"{port}.log"
        program = [sys.executable, "-c", "from hippodrome.cli import main; main()", *shlex.split(found[1])]
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(program, env=environment, stdout=log, stderr=log)

    def answers(self) -> bool:
        assert self.process.poll() is None, self.log()
        try:
            return httpx.get(self.url + "/healthz", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def log(self) -> str:
        return self.log_file.read_text()

    def served(self, slug: str) -> bool:
        """Return whether this process has handled a request for a table."""
        return f"table={slug} " in self.log()


def settings_of(example: Path, **own: str) -> dict[str, str]:
    """Return the given settings; each must be named in hippodrome.env, commented out or not."""
    named = re.findall(r"^#?([A-Z_]+)=", example.read_text(), re.M)
    assert set(own) <= set(named)
    return own


@contextmanager
def site_of_units(folder: Path, settings: dict[str, str]) -> Iterator[tuple[list[Process], Process]]:
    """Start two server processes and the bots at the same moment on an empty database."""
    with ExitStack() as stack:
        started: list[Process] = []
        for unit in ("hippodrome@.service", "hippodrome@.service", "hippodrome-bots.service"):
            process = Process(unit, free_port(), folder, settings)
            stack.callback(process.process.wait, 60)
            stack.callback(process.process.terminate)
            started.append(process)
        *servers, bots = started
        wait_until(lambda: all(server.answers() for server in servers), 300)
        yield servers, bots


def test_two_servers_and_the_bots_serve_one_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """nginx sends each table's requests to one process; streams in the other process get its changes too."""
    with Postgres() as database:
        settings = settings_of(
            ROOT / "deploy" / "hippodrome.env",
            HIPPODROME_HOSTS="127.0.0.1",
            HIPPODROME_HTTPS="1",
            DATABASE_URL=database.address,
        )
        settings |= {"HIPPODROME_BOT_PACE": "0", "HIPPODROME_DECLINE_PACE": "0", "HIPPODROME_LOG": "debug"}
        with site_of_units(tmp_path, settings) as (servers, bots):
            ports = [int(server.url.rpartition(":")[2]) for server in servers]
            with Front(tmp_path, *ports) as front:
                monkeypatch.setenv("SSL_CERT_FILE", str(front.certificate))
                anna: Any = Guest(front)
                slugs = [anna.new_table("me", "bot:random", "bot:random") for _ in range(5)]
                while len({tuple(server.served(slug) for server in servers) for slug in slugs}) < 2:
                    slugs.append(anna.new_table("me", "bot:random", "bot:random"))
                    assert len(slugs) < 40, "all tables are served by the same process"
                for slug in slugs:
                    assert_moves_reach_streams(front, anna, slug, [StreamListener(server, slug) for server in servers])
                for slug in slugs:
                    assert sum(server.served(slug) for server in servers) == 1, slug
                servers[0].process.terminate()
                servers[0].process.wait(60)
                for slug in slugs:
                    page = anna.live(slug)
                    if page.own and page.words:
                        assert anna.play(slug, page, page.words[0]).status_code == 200, "the other process takes over"
                assert all(servers[1].served(slug) for slug in slugs)
        for process in (*servers, bots):
            assert " error " not in process.log() and "Traceback" not in process.log(), process.log()


def assert_moves_reach_streams(front: Any, anna: Any, slug: str, streams: list[StreamListener]) -> None:
    """Check that a move and the following bot's move reach the streams in both processes."""
    wait_until(lambda: anna.live(slug).own)
    page = anna.live(slug)
    assert anna.play(slug, page, page.words[0]).status_code == 200
    wait_until(lambda: anna.live(slug).version > page.version + 1)
    for stream in [*streams, StreamListener(front, slug)]:
        stream.wait_for(page.stamp + 1)
