"""The broken builds of the soak tests still apply: the lines they replace exist in the current modules."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.web.web_site import ROOT

BROKEN = ROOT / "tests" / "soak" / "broken"


def breaks():
    defined = {}
    text = (BROKEN / "sitecustomize.py").read_text()
    exec(text[text.index("BREAKS = {") : text.index("CLOCK = {")], defined)
    return [(name, module, lines) for name, found in defined["BREAKS"].items() for module, lines in found.items()]


@pytest.mark.parametrize(
    ("name", "module", "lines"), breaks(), ids=lambda given: given if isinstance(given, str) else ""
)
def test_the_lines_of_a_break_exist(name, module, lines):
    spec = find_spec(module.rpartition(".")[0])
    assert spec is not None and spec.submodule_search_locations
    text = Path(spec.submodule_search_locations[0], module.rpartition(".")[2] + ".py").read_text()
    assert [old for old, _ in lines if text.count(old) != 1] == []


def test_a_broken_module_is_imported(tmp_path):
    """Catches: the engine's own import finder, active if its build is out of date, comes first."""
    program = "from hippodrome.web.server import serve; print('httptools' in serve.serve.__code__.co_consts)"
    path = os.pathsep.join([str(BROKEN), str(ROOT / "src")])
    environment = os.environ | {
        "HIPPODROME_BREAK": "no-deadlines",
        "HIPPODROME_DATA": str(tmp_path),
        "PYTHONPATH": path,
    }
    ran = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert ran.stdout == "True\n"
