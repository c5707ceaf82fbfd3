"""The breaks of `broken/sitecustomize.py` still apply: each line they replace occurs exactly once in the code."""

import importlib.util
import runpy
from pathlib import Path

import pytest

from tests.soak.breakable_site import BROKEN

pytest.importorskip("django")
KNOWN = runpy.run_path(str(BROKEN / "sitecustomize.py"))
LINES = [
    (name, module, old)
    for name, modules in [*KNOWN["BREAKS"].items(), ("wrong clock", KNOWN["CLOCK"])]
    for module, changes in modules.items()
    for old, _new in changes
]


@pytest.mark.parametrize(("name", "module", "old"), LINES)
def test_the_lines_of_a_break_exist(name, module, old):
    place = importlib.util.find_spec(module).origin
    assert Path(place).read_text().count(old) == 1, f"{name} no longer applies: update broken/sitecustomize.py"
