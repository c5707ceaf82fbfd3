"""The code in docs/frameworks.md runs unchanged."""

import re
from pathlib import Path

import pytest

GUIDE = (Path(__file__).parents[2] / "docs" / "frameworks.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", GUIDE, re.S)


@pytest.mark.parametrize("block", BLOCKS, ids=range(len(BLOCKS)))
def test_the_guides_code_runs(block: str) -> None:
    pytest.importorskip("pyspiel" if "pyspiel" in block else "pettingzoo", reason="needs the framework")
    exec(compile(block, "frameworks.md", "exec"), {})


def test_the_guide_has_a_block_for_each_framework() -> None:
    assert len(BLOCKS) == 3
