"""The site behind deploy/nginx.conf: HTTPS, true addresses, and streams that arrive at once."""

import re
import shutil
import sqlite3
import subprocess
import time
from pathlib import Path

import httpx
import pytest

from servers import free_port
from tests.web.web_site import ROOT, Guest, Site, assert_all_hear

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
    """nginx with the example's settings, but a certificate and ports of its own."""

    def __init__(self, folder: Path, site: Site) -> None:
        self.folder = folder
        self.url = f"https://127.0.0.1:{(port := free_port())}"
        self.plain = f"http://127.0.0.1:{(plain := free_port())}"
        self.certificate = folder / "certificate.pem"
        subject = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
        key = ["-newkey", "rsa:2048", "-nodes", "-keyout", str(folder / "key.pem"), "-out", str(self.certificate)]
        subprocess.run(["openssl", "req", "-x509", *key, *subject], check=True, capture_output=True)
        example = (ROOT / "deploy" / "nginx.conf").read_text()
        example = re.sub(r"^\s*listen \[::\].*\n", "", example, flags=re.M)
        for ours, own in {
            "127.0.0.1:8000": f"127.0.0.1:{site.port}",
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


@pytest.mark.skipif(not shutil.which("nginx"), reason="nginx is not installed")
@pytest.mark.skipif(not shutil.which("openssl"), reason="openssl is not installed")
def test_a_table_is_played_through_nginx(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = {"HIPPODROME_HTTPS": "1", "HIPPODROME_HOSTS": "127.0.0.1", "HIPPODROME_LIMITS": "on"}
    site = Site(tmp_path, **settings).start()
    try:
        with Front(tmp_path, site) as front:
            monkeypatch.setenv("SSL_CERT_FILE", str(front.certificate))
            assert httpx.get(front.plain + "/about/").headers["Location"].startswith("https://127.0.0.1")
            anna = Guest(front)
            anna.http.headers["X-Forwarded-For"] = "203.0.113.9"
            assert all(cookie.secure for cookie in anna.http.cookies.jar)
            slug = anna.new_table("me", "open", "open")
            for other in (Guest(front), Guest(front)):
                other.post(f"/t/{slug}/join/")
            assert_all_hear(front, anna, slug, ears=3)
        with sqlite3.connect(tmp_path / "hippodrome.sqlite3") as database:
            limited = {key for (key,) in database.execute("SELECT key FROM web_tally")}
        assert "table:at 127.0.0.1" in limited and not any("203.0.113.9" in key for key in limited)
    finally:
        site.stop()
    assert "Traceback" not in site.log()
