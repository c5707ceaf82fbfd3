"""The public API, as the README shows it."""

import doctest
import re
from pathlib import Path

import pytest

import hippodrome
import hippodrome.text

ROOT = Path(__file__).parent.parent


def test_examples_in_docstrings_are_correct() -> None:
    for module in (hippodrome, hippodrome.text):
        assert doctest.testmod(module).failed == 0


def test_the_readme_code_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.S)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})


def test_documented_names_work() -> None:
    table = hippodrome.new_table("byzanz", seats=4, seed=7, options={"hidden_profit": True})
    ask = table.asks[0]
    assert ask.rule == "BY 2.3" and ask.prompt.key == "prompt-bid" and ask.prompt.params == {"high": 0, "total": 0}
    table.play(ask.seat, "pass")
    assert not table.can_undo(ask.seat)
    assert table.over is False and len(table.scores) == 4
    assert hippodrome.read_record(table.record().text()).replay().view(1) == table.view(1)


def test_a_seed_is_a_number_bytes_or_drawn() -> None:
    number = hippodrome.new_table("byzanz", 3, 7)
    assert number.position() == hippodrome.new_table("byzanz", 3, b"\x07").position()
    drawn = hippodrome.new_table("byzanz", 3)
    assert drawn.origin.seed is not None and len(drawn.origin.seed) == 32
    assert drawn.position() != hippodrome.new_table("byzanz", 3).position()


def test_a_position_with_scripted_chance() -> None:
    pile = ["wine-4", "wine-1", "wood-1", "wood-2", "grain-3", "grain-3"]
    data = {"seats": 3, "pile": [*pile, *["olives-1"] * 6]}
    table = hippodrome.position("byzanz", data, dice=["grain-3", "wood-1", "wine-4", "wine-1", "wood-2", "grain-3"])
    assert table.view(None)["board"]["package"] == ["grain-3", "wood-1", "wine-4", "wine-1", "wood-2", "grain-3"]
    with pytest.raises(hippodrome.OutOfChance):
        hippodrome.position("byzanz", data, dice=["grain-3"])


def test_list_games_describes_every_game() -> None:
    games = {info.name: info for info in hippodrome.list_games()}
    assert games["byzanz"].status == "playable"
    assert games["byzanz"].seats == (3, 4, 5, 6)
    assert [option.name for option in games["byzanz"].options] == ["hidden_profit", "merchants_count"]
    assert set(games) == {"byzanz", "byzantium", "byzantio", "nekken", "hamilcar"}


def test_an_unknown_game_is_named_in_the_error() -> None:
    with pytest.raises(hippodrome.UnknownGame, match="'chess'"):
        hippodrome.new_table("chess", 2)


def test_a_table_shows_itself_in_a_notebook_as_a_spectator_sees_it() -> None:
    table = hippodrome.new_table("byzanz", 3, 1)
    svg = table._repr_svg_()
    assert svg.startswith("<svg")
    assert svg == table.redeal(0, hippodrome.Dice(b"other"))._repr_svg_()


def test_code_in_the_docs_runs() -> None:
    for path in sorted((ROOT / "docs").glob("*.md")):
        if path.name == "frameworks.md":
            continue  # tests/adapters/test_guide.py runs it if the frameworks are installed
        for block in re.findall(r"```python\n(import .*?)```", path.read_text("utf-8"), re.S):
            exec(compile(block, path.name, "exec"), {})
