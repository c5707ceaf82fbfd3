"""Several threads may read a structure first at the same time, such as two visitors of a site just started."""

import subprocess
import sys

READERS = """
import sys, threading
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated
from hippodrome.kernel import fields
from hippodrome.kernel.kinds import Number, Row

sys.setswitchinterval(1e-6)
for _ in range(200):
    rows = {f"row{n}": Annotated[list[int], Row(Number(0, 9), 3)] for n in range(40)}
    camp = type("Camp", (), {"__annotations__": rows})
    data = {name: [1, 2, 3] for name in rows}
    mould = fields.mould_of(camp)
    barrier = threading.Barrier(6)

    def read():
        barrier.wait()
        return mould.told(data)

    with ThreadPoolExecutor(6) as threads:
        assert [reading.result()["row0"] for reading in [threads.submit(read) for _ in range(6)]] == [[1, 2, 3]] * 6
"""

FINDERS = """
import threading
from concurrent.futures import ThreadPoolExecutor
import hippodrome.games

barrier = threading.Barrier(6)

def find():
    barrier.wait()
    return hippodrome.games.find_game("hamilcar")

with ThreadPoolExecutor(6) as threads:
    found = [finding.result() for finding in [threads.submit(find) for _ in range(6)]]
assert len(set(map(id, found))) == 1, found
"""


def run(script: str) -> None:
    done = subprocess.run([sys.executable, "-X", "faulthandler", "-c", script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_simultaneous_first_readers_do_not_crash_the_process() -> None:
    run(READERS)


def test_simultaneous_requests_for_a_game_get_the_same_object() -> None:
    run(FINDERS)
