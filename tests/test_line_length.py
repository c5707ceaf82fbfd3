"""No line of the sources is longer than 120 characters."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ENDINGS = {".cjs", ".css", ".html", ".js", ".py"}
NAMES = {"Makefile", "Dockerfile", "run"}
PRAGMA = re.compile(r"\s+# (type: ignore|noqa).*")
"""Comments that ruff does not count, either."""


def test_no_line_is_longer_than_120_characters():
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True)
    if listed.returncode:
        pytest.skip("not a git checkout")
    files = [ROOT / name for name in listed.stdout.split("\0") if name]
    sources = [path for path in files if path.is_file() and (path.suffix in ENDINGS or path.name in NAMES)]
    assert len(sources) > 100
    long = [
        f"{path.relative_to(ROOT)}:{number}: {len(line)}"
        for path in sources
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if len(PRAGMA.sub("", line)) > 120
    ]
    assert not long, "\n".join(long)
