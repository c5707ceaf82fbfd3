"""The programs in docs/bots.md run, and its bots can race."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hippodrome import new_table
from hippodrome.arena.race import Race
from hippodrome.bots import LearnedBot, consult, find_bot
from hippodrome.bots.values import WEIGHTS, file_of

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder with the bots of the page, each in the file that it names."""
    for block in BLOCKS:
        if named := re.match(r"# (\w+\.py)\n", block):
            (tmp_path / named[1]).write_text(block, "utf-8")
            monkeypatch.delitem(sys.modules, named[1].removesuffix(".py"), raising=False)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    return tmp_path


def test_the_bots_on_the_page_can_race(bots: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = Race("byzanz", ("miser:Miser", "greedy", "random")).play(0)
    assert played.choices[0] and min(played.scores) >= 0
    monkeypatch.setattr(type(find_bot("flat:Flat")), "worlds", 1)  # weaker, but six times as fast
    raced = Race("byzantium", ("flat:Flat", "random")).play(0)
    assert raced.choices[0] > 5


def test_the_program_on_the_page_runs(tmp_path: Path) -> None:
    program = next(block for block in BLOCKS if "consult" in block)
    done = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, timeout=300)
    assert re.fullmatch(r"\[\d+, \d+, \d+\]\n", done.stdout), done.stderr


def test_a_bot_with_custom_learned_values(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (PAGE.parent / "bots" / "learning.md").read_text("utf-8")
    (program,) = re.findall(r"```python\n# mine.py\n(.*?)```", page, re.DOTALL)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "byzanz-4").mkdir()
    shutil.copy(file_of(WEIGHTS, "byzanz", 4), tmp_path / "byzanz-4" / "byzanz-4.values")
    names: dict[str, type[LearnedBot]] = {}
    exec(compile(program, "mine.py", "exec"), names)
    table = new_table("byzanz", 4, 1)
    ask = table.asks[0]
    assert consult(names["Mine"](3), table, ask.seat) in ask.words


def test_the_bot_that_looks_ahead_fits_on_a_screen() -> None:
    flat = next(block for block in BLOCKS if block.startswith("# flat.py"))
    assert len(flat.splitlines()) <= 36


def test_the_search_on_the_page_runs(tmp_path: Path) -> None:
    program = next(block for block in BLOCKS if "SearchBot" in block)
    done = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, timeout=300)
    choice, first, *_rest = done.stdout.splitlines()
    assert re.fullmatch(r"[a-z0-9-]+", choice) and re.fullmatch(r"[a-z0-9-]+ \d+ [01]\.\d+", first), done.stderr
