"""The compiled and the interpreted engine produce the same records from the same seeds and words."""

import os
import subprocess
import sys
import traceback
from pathlib import Path

import pytest

import hippodrome
from hippodrome import kernel
from walking import CASES, IDS

PLAY = """
import sys
from random import Random
import hippodrome
game, seats = sys.argv[1], int(sys.argv[2])
print(hippodrome.compiled())
for seed in range(4):
    table = hippodrome.new_table(game, seats, seed)
    chance = Random(seed)
    while not table.over:
        ask = chance.choice(table.asks)
        if chance.random() < 0.2:
            print(table.features(ask.seat), table.advice(ask.seat))
        table.play(ask.seat, chance.choice(ask.words))
    print(table.record().text())
    print([event.data() for event in table.events])
    print(table.redeal(0, hippodrome.Dice(b"r")).view(0))
    guided = hippodrome.new_table(game, seats, seed, quiet=True)
    print(guided.play_on(hippodrome.Dice(b"g"), 0.9), guided.scores)
"""


def played(game: str, seats: int, pure: bool) -> tuple[bool, str]:
    """Play in a new process; return whether the engine was compiled, and the output."""
    environment = {name: value for name, value in os.environ.items() if name != "HIPPODROME_PURE"}
    if pure:
        environment["HIPPODROME_PURE"] = "1"
    command = [sys.executable, "-c", PLAY, game, str(seats)]
    out = subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout
    first, _, rest = out.partition("\n")
    return first == "True", rest


@pytest.mark.parametrize(("game", "seats"), CASES, ids=IDS)
def test_both_engines_produce_the_same_records(game: str, seats: int) -> None:
    compiled, fast = played(game, seats, pure=False)
    interpreted, slow = played(game, seats, pure=True)
    assert not interpreted
    if not compiled:
        pytest.skip("no fresh compiled build here: install a C compiler and run `make build`")
    assert fast == slow
    assert len(fast) > 1000


def test_the_engine_knows_whether_it_is_compiled() -> None:
    assert hippodrome.compiled() == (not hippodrome.kernel.table.__file__.endswith(".py"))  # type: ignore[attr-defined]


def test_a_traceback_has_correct_lines_even_if_compiled() -> None:
    table = hippodrome.new_table("byzanz", 3, 1)
    with pytest.raises(hippodrome.IllegalWord) as refused:
        table.play(table.asks[0].seat, "stop")
    way = traceback.extract_tb(refused.tb)[1:]
    lines = Path(kernel.__file__, "..", "table.py").resolve().read_text("utf-8").splitlines()
    assert {frame.name for frame in way} >= {"play", "answer"}
    for frame in way:
        assert frame.filename.endswith("hippodrome/kernel/table.py")
        assert frame.lineno is not None and 0 < frame.lineno <= len(lines)
    played = next(frame for frame in way if frame.name == "play")
    assert "self.answer(" in lines[(played.lineno or 0) - 1]
