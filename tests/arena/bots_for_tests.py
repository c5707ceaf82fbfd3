"""Bots that misbehave, and slow ones, for the tests of the arena."""

import os
import sys
import time

from hippodrome import Table
from hippodrome.bots import Bot, RandomBot


class Slow(RandomBot):
    """Sleeps before it speaks, which costs no processor time."""

    def choose(self, table: Table, seat: int) -> str:
        time.sleep(0.002)
        return super().choose(table, seat)


class Busy(RandomBot):
    """Keeps the processor busy for a millisecond."""

    def choose(self, table: Table, seat: int) -> str:
        end = time.process_time() + 0.001
        while time.process_time() < end:
            pass
        return super().choose(table, seat)


class Clumsy(RandomBot):
    """Fails in the third choice of a game."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.left = 3

    def choose(self, table: Table, seat: int) -> str:
        self.left -= 1
        if not self.left:
            raise KeyError("what I was looking for")
        return super().choose(table, seat)


class Liar(Bot):
    """Says what is not legal."""

    def choose(self, table: Table, seat: int) -> str:
        return "nonsense"


class Deadly(Bot):
    """Takes its process with it."""

    def choose(self, table: Table, seat: int) -> str:
        os._exit(3)


class Quitter(Bot):
    """Ends as if it were a program of its own."""

    def choose(self, table: Table, seat: int) -> str:
        sys.exit(3)
