"""What would you do? The best answers to an open question, with the estimated chance to win after each.

Like every bot, it searches worlds dealt for the seat, so it knows nothing that the seat doesn't.
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
"""The number of answers to show; with more, the player would only be copying."""

SURE = 3
"""Answers tried less often than this are hidden because their estimated chance would be meaningless."""


class Advised(NamedTuple):
    """An answer: its word, the chance to win after it, and the number of playouts that began with it."""

    word: str
    chance: float
    times: int


def best_answers(
    table: hippodrome.Table, seat: int, seconds: float = 1.0, iterations: int = 0, seed: int = 0, most: int = SHOWN
) -> list[Advised]:
    """Return the answers a search prefers, best first; with `iterations` the result is the same on every machine."""
    ask = table.ask_of(seat)
    if ask is None:
        raise hippodrome.NotYourTurn(f"Seat {seat} is not asked now, so there are no answers to suggest.")
    key = blake2b(f"advice {seed} {table.heard_by(seat)}".encode(), digest_size=16).digest()
    world = world_for(table, seat, hippodrome.Dice(key))
    settings, values = _settings_for_victory(table, iterations, seconds)
    search = Search(world, seat, hippodrome.Dice.of(seed), settings, values)
    search.run(iterations, 0.0 if iterations else seconds)
    spell = table.game.words.spellings
    found = [Advised(spell[word], worth, times) for word, times, worth in search.tried()[:most]]
    return found[:1] + [answer for answer in found[1:] if answer.times >= SURE]


def _settings_for_victory(
    table: hippodrome.Table, iterations: int, seconds: float
) -> tuple[SearchSettings, Values | None]:
    """Return settings that only count victories: bots also value a lead, which is not a chance to win."""
    settings, values = settings_for(table.game, table.origin.seats, iterations, seconds)
    return replace(settings, score_weight=0.0), values
