"""Slow and misbehaving bots for the tests of the arena."""

import os
import sys
import time

from hippodrome import Table
from hippodrome.bots import Bot, RandomBot


class Slow(RandomBot):
    """Sleeps before each choice, which costs no CPU time."""

    def choose(self, table: Table, seat: int) -> str:
        time.sleep(0.002)
        return super().choose(table, seat)


class Busy(RandomBot):
    """Uses a millisecond of CPU time for each choice."""

    def choose(self, table: Table, seat: int) -> str:
        end = time.process_time() + 0.001
        while time.process_time() < end:
            pass
        return super().choose(table, seat)


class Clumsy(RandomBot):
    """Fails at its third choice in a game."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.left = 3

    def choose(self, table: Table, seat: int) -> str:
        self.left -= 1
        if not self.left:
            raise KeyError("what I was looking for")
        return super().choose(table, seat)


class Liar(Bot):
    """Answers with an illegal word."""

    def choose(self, table: Table, seat: int) -> str:
        return "nonsense"


class Deadly(Bot):
    """Kills its process."""

    def choose(self, table: Table, seat: int) -> str:
        os._exit(3)


class Quitter(Bot):
    """Calls `sys.exit` like a program."""

    def choose(self, table: Table, seat: int) -> str:
        sys.exit(3)
