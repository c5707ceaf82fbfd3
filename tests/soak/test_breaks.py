"""The breaks of `broken/sitecustomize.py` still break something: each finds its lines, once, in the product."""

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
    assert Path(place).read_text().count(old) == 1, f"{name} breaks nothing any more: mend broken/sitecustomize.py"
