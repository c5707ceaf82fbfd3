"""A scanner of other people's making: wapiti looks for holes in a site that runs, and finds none."""

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
"""Where it is installed: in an environment of its own, never in the product's."""
MODULES = "cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,permanentxss,redirect,sql,upload,xss"
"""All that look for holes of a site like ours and speak to nobody else."""
CRAWL, EACH = 60, 15
"""Seconds for looking around, and for each module, at most."""
EXPECTED = {"Secure Flag cookie"}
"""What it finds here and nowhere else: this site speaks HTTP, and HIPPODROME_HTTPS is what marks cookies so."""


def wapiti():
    """The scanner's program, installed when first needed."""
    program = os.environ.get("WAPITI") or shutil.which("wapiti") or HOME / "bin" / "wapiti"
    if not Path(program).exists():
        subprocess.run([sys.executable, "-m", "venv", str(HOME)], check=True)
        command = [str(HOME / "bin" / "python"), "-m", "pip", "install", "--quiet", "wapiti3>=3.2"]
        if subprocess.run(command, capture_output=True).returncode:
            shutil.rmtree(HOME)
            pytest.skip("wapiti can't be installed here: no network?")
    return str(program)


def scan(site, folder):
    """All findings of a scan, as a list of kind and details."""
    report = folder / "report.json"
    command = [wapiti(), "-u", f"{site.url}/", "-m", MODULES, "-f", "json", "-o", str(report), "--flush-session"]
    command += ["--max-scan-time", str(CRAWL), "--max-attack-time", str(EACH), "--max-links-per-page", "40", "-d", "4"]
    command += ["-x", f"{site.url}/static/*", "--store-session", str(folder), "--no-bugreport", "-v", "0"]
    subprocess.run(command, check=True, timeout=1200, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    told = json.loads(report.read_text())
    found = [(kind, one) for kind, ones in told["vulnerabilities"].items() for one in ones]
    return found + [(kind, one) for kind, ones in told["anomalies"].items() for one in ones]


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
