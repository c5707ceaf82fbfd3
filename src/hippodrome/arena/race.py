"""A race: bots against each other over many games, fairly seated.

A race is determined by its game, bots, seed and options; each of its games also by its number. Every deal is played
once from each rotation of the seats, so no bot benefits from its cards or its seat. Successive deals cycle through all
orders of the bots around the table, so no bot benefits from its neighbours.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import islice, permutations
from math import factorial
from time import process_time
from typing import ClassVar

import msgspec

import hippodrome
from hippodrome.bots import Bot, BotFailed, answer_of, find_bot
from hippodrome.kernel.game import Options


class Raced(msgspec.Struct, frozen=True):
    """One game of a race. Everything except `seconds` is the same in every run."""

    number: int
    sitting: list[int]  # the runner at each seat; the lists below are by runner
    scores: list[int]
    places: list[int]  # 1 for a winner; tied runners share a place
    choices: list[int]
    seconds: list[float]  # of CPU time, for these choices
    words: int

    def share(self, runner: int) -> float:
        """Return a runner's share of the victory, which several winners split equally."""
        return share_of(self.places, runner)


@dataclass(frozen=True)
class Meeting:
    """Bots at the tables of a game, one bot per seat; NAME is part of every seed, so that kinds of meetings differ."""

    NAME: ClassVar[bytes]

    game: str
    bots: tuple[str, ...]
    seed: int = 0
    options: Options = field(default_factory=dict)

    def check(self) -> None:
        """Raise an error if the game or a bot does not exist, or the game does not allow the seats or options."""
        hippodrome.find_game(self.game).settle_options(len(self.bots), self.options)
        for bot in self.bots:
            find_bot(bot)

    @property
    def round(self) -> int:
        """The number of games in a batch: one from every rotation of the seats."""
        return len(self.bots)

    def _answer(self, bot: Bot, name: str, table: hippodrome.Table, seat: int, number: int) -> str:
        """Return a bot's answer; if the bot fails, the error says where, so that the game can be reproduced."""
        try:
            return answer_of(bot, table, seat)
        except BotFailed as error:
            where = f"in game {number}, seed {self.seed}, at seat {seat} after {len(table.said)} words"
            raise BotFailed(f"{name} failed {where}.\n{error}") from error

    def _seed_for(self, what: str, *numbers: int) -> bytes:
        """Derive a seed for one purpose in this meeting."""
        text = " ".join([what, *map(str, (self.seed, *numbers))])
        return blake2b(text.encode(), digest_size=16, person=self.NAME).digest()

    def _bot_seed(self, number: int, runner: int) -> int:
        return int.from_bytes(self._seed_for("bot", number, runner)[:6], "little")


@dataclass(frozen=True)
class Race(Meeting):
    """A race between bots: every deal is played from each rotation of the seats."""

    NAME = b"hippodrome race"

    def sitting(self, number: int) -> list[int]:
        """Return the runner at each seat in a game."""
        seats = len(self.bots)
        deal, turn = divmod(number, seats)
        others = permutations(range(1, seats))
        order = [0, *next(islice(others, deal % factorial(seats - 1), None))]
        return [order[(seat - turn) % seats] for seat in range(seats)]

    def play(self, number: int) -> Raced:
        """Play one game to its end."""
        seats = len(self.bots)
        table = hippodrome.new_table(self.game, seats, self._seed_for("deal", number // seats), self.options)
        sitting = self.sitting(number)
        players = [Timed(self.bot(runner, self._bot_seed(number, runner))) for runner in sitting]
        while not table.over:
            seat = table.asks[0].seat
            table.play(seat, self._answer(players[seat], self.bots[sitting[seat]], table, seat, number))
        places = places_of(table.ranking)
        by_runner = [sitting.index(runner) for runner in range(seats)]
        return Raced(
            number,
            sitting,
            scores=[table.scores[seat] for seat in by_runner],
            places=[places[seat] for seat in by_runner],
            choices=[players[seat].choices for seat in by_runner],
            seconds=[players[seat].seconds for seat in by_runner],
            words=len(table.said),
        )

    def bot(self, runner: int, seed: int) -> Bot:
        """Create a runner's bot with a seed."""
        return find_bot(self.bots[runner], seed)


class Timed(Bot):
    """A bot with a stopwatch: counts its choices and their CPU time, without the time for dealing its world."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(getattr(bot, "seed", 0))
        self.bot = bot
        self.choices = 0
        self.seconds = 0.0

    def choose(self, table: hippodrome.Table, seat: int) -> str:
        start = process_time()
        word = self.bot.choose(table, seat)
        self.seconds += process_time() - start
        self.choices += 1
        return word


def share_of(places: Sequence[int], one: int) -> float:
    """Return the share of a victory at index `one` of `places`; several winners split it equally."""
    return 1 / places.count(1) if places[one] == 1 else 0.0


def places_of(ranking: list[list[int]]) -> list[int]:
    """Return the place of each seat, from 1; tied seats share the better place."""
    places = [0] * sum(len(group) for group in ranking)
    ahead = 0
    for group in ranking:
        for seat in group:
            places[seat] = ahead + 1
        ahead += len(group)
    return places
