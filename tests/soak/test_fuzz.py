"""Random and malformed requests cause no server error, reveal no secret, and are always escaped."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from servers import Postgres
from tests.soak.breakable_site import BROKEN
from tests.web.web_site import ROOT

FUZZER = Path(__file__).with_name("fuzzer.py")


def fuzz(folder, requests, seed, broken="", first=False, **environment):
    """Run the fuzzer in a separate process; return its findings and its log."""
    path = os.pathsep.join([str(BROKEN), str(ROOT / "src")])
    environment = {
        "HIPPODROME_DATA": str(folder),
        "HIPPODROME_LIMITS": "off",
        "HIPPODROME_BOT_PACE": "0",
        "HIPPODROME_BREAK": broken,
        "PYTHONPATH": path,
    } | environment
    inherited = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
    command = [sys.executable, str(FUZZER), "--requests", str(requests), "--seed", str(seed)]
    command += ["--first"] * first
    ran = subprocess.run(command, env=inherited | environment, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr[-3000:]
    report = json.loads(ran.stdout)
    print({name: value for name, value in report.items() if name != "findings"})
    return report["findings"], ran.stderr


def assert_nothing_found(findings, log):
    assert not findings, json.dumps(findings[:10], indent=1) + log[-4000:]
    assert "Traceback" not in log, log[-4000:]


def test_a_hundred_requests_find_nothing(tmp_path):
    assert_nothing_found(*fuzz(tmp_path, 100, seed=3))


@pytest.mark.soak
@pytest.mark.parametrize("seed", [11, 12, 13])
def test_twenty_five_hundred_requests_find_nothing(tmp_path, seed):
    assert_nothing_found(*fuzz(tmp_path, 2500, seed))


@pytest.mark.soak
def test_on_postgresql_twenty_five_hundred_requests_find_nothing(tmp_path):
    with Postgres() as server:
        assert_nothing_found(*fuzz(tmp_path, 2500, seed=14, DATABASE_URL=server.address))


@pytest.mark.soak
@pytest.mark.parametrize(("broken", "what"), [("numbers-unchecked", "status 500"), ("record-tells-all", "a secret")])
def test_a_broken_build_is_detected(tmp_path, broken, what):
    findings, _ = fuzz(tmp_path, 2500, 21, broken, first=True)
    assert any(found["what"].startswith(what) for found in findings)
