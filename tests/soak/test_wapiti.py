"""The security scanner wapiti finds no vulnerability in a running site."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.web_site import ROOT, Site

pytestmark = pytest.mark.soak
HOME = ROOT / "build" / "wapiti"
"""The virtual environment in which wapiti is installed, separate from the project's."""
MODULES = "cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,permanentxss,redirect,sql,upload,xss"
"""Wapiti's modules that apply to this site and contact no other host."""
CRAWL, EACH = 60, 15
"""Maximum seconds for crawling and for each module."""
EXPECTED = {"Secure Flag cookie"}
"""Findings caused by testing over HTTP: cookies are marked secure only with HIPPODROME_HTTPS."""


def wapiti():
    """Return the path of wapiti; install it on first use."""
    program = os.environ.get("WAPITI") or shutil.which("wapiti") or HOME / "bin" / "wapiti"
    if not Path(program).exists():
        subprocess.run([sys.executable, "-m", "venv", str(HOME)], check=True)
        command = [str(HOME / "bin" / "python"), "-m", "pip", "install", "--quiet", "wapiti3>=3.2"]
        if subprocess.run(command, capture_output=True).returncode:
            shutil.rmtree(HOME)
            pytest.skip("wapiti can't be installed here: no network?")
    return str(program)


def scan(site, folder):
    """Scan a site; return the findings as (kind, details)."""
    report = folder / "report.json"
    command = [wapiti(), "-u", f"{site.url}/", "-m", MODULES, "-f", "json", "-o", str(report), "--flush-session"]
    command += ["--max-scan-time", str(CRAWL), "--max-attack-time", str(EACH), "--max-links-per-page", "40", "-d", "4"]
    command += ["-x", f"{site.url}/static/*", "--store-session", str(folder), "--no-bugreport", "-v", "0"]
    subprocess.run(command, check=True, timeout=1200, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    result = json.loads(report.read_text())
    found = [(kind, one) for kind, ones in result["vulnerabilities"].items() for one in ones]
    return found + [(kind, one) for kind, ones in result["anomalies"].items() for one in ones]


def test_wapiti_finds_nothing(tmp_path):
    site = Site(tmp_path, workers=2).start()
    try:
        anna = site.guest()
        for game in ("byzanz", "byzantio"):
            anna.new_table("me", "open", "bot:greedy", game=game, public="on")
        found = scan(site, tmp_path)
    finally:
        site.stop()
    serious = [(kind, one["path"], one["info"]) for kind, one in found if kind not in EXPECTED]
    assert not serious, serious[:10]
    assert "Traceback" not in site.log(), site.log()[-3000:]
