"""What would you do? The best answers to an open question, with the chance to win that a search gives them.

It searches a world made for the seat, as every bot does, so it knows nothing that the seat doesn't.
"""

from hashlib import blake2b
from typing import NamedTuple

from msgspec.structs import replace

import hippodrome
from hippodrome.bots import world_for
from hippodrome.bots.search import settings_for
from hippodrome.kernel.search_settings import SearchSettings
from hippodrome.kernel.searching import Search
from hippodrome.kernel.values import Values

SHOWN = 3
"""So many answers are worth telling; whoever wants to see more wants to play less."""

SURE = 3
"""An answer that was tried less often is not told: its chance would be nobody's guess."""


class Advised(NamedTuple):
    """An answer: its word, the chance to win after it, and how many of the games that were played on began with it."""

    word: str
    chance: float
    times: int


def best_answers(
    table: hippodrome.Table, seat: int, seconds: float = 1.0, iterations: int = 0, seed: int = 0, most: int = SHOWN
) -> list[Advised]:
    """The answers that a search finds best, best first; with `iterations` the same on every machine."""
    ask = table.ask_of(seat)
    if ask is None:
        raise hippodrome.NotYourTurn(f"Seat {seat} is not asked now, so there is nothing to advise.")
    key = blake2b(f"advice {seed} {table.heard_by(seat)}".encode(), digest_size=16).digest()
    world = world_for(table, seat, hippodrome.Dice(key))
    settings, values = _plainly(table, iterations, seconds)
    search = Search(world, seat, hippodrome.Dice.of(seed), settings, values)
    search.run(iterations, 0.0 if iterations else seconds)
    spell = table.game.words.spellings
    found = [Advised(spell[word], worth, times) for word, times, worth in search.tried()[:most]]
    return found[:1] + [answer for answer in found[1:] if answer.times >= SURE]


def _plainly(table: hippodrome.Table, iterations: int, seconds: float) -> tuple[SearchSettings, Values | None]:
    """How the table's game is searched for victories alone: what a lead is worth besides is no chance to win."""
    settings, values = settings_for(table.game, table.origin.seats, iterations, seconds)
    return replace(settings, score_weight=0.0), values
