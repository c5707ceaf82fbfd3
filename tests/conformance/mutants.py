"""Positions with random damage: every game refuses them or plays on, quickly and without a crash."""

import copy
import pickle
import resource
import time
from random import Random
from typing import Any

import hippodrome
from hippodrome import Table
from walking import CASES, moments, step

GAMES = sorted({game for game, _seats in CASES})
WORDS = 20
SECONDS = 0.2
"""CPU time allowed for reading a position. 0.01 s are usually enough, but machines may be busy."""
MEGABYTES = 50
"""The most that the process may grow while it reads all positions."""


def deep(levels: int) -> Any:
    """Return lists nested this deep."""
    nest: Any = []
    for _ in range(levels):
        nest = [nest]
    return nest


JUNK: list[Any] = [
    *(10**30, -(10**30), 10**6, -1, 0, 1, 2, 5, 100, 255, 2**63, True, False, None),
    *(0.5, 1e300, float("nan"), float("inf")),
    *("", "x", "pass", "\ud800", "é" * 5000, "-1", "0"),
    *([], {}, [[]], [None], {"": None}, {"x": {}}, {7: 7}, [0] * 20_000, deep(90)),
]
"""Values that belong in no position, or elsewhere in it."""


def try_mutants(game: str, mutants: int, seed: str) -> None:
    """Damage this number of positions of a game, and check that each is refused or can be played."""
    chance = Random(seed)
    sizes = [seats for name, seats in CASES if name == game]
    positions = [
        copy.deepcopy(table.position())
        for seed, seats in enumerate(sizes * (4 // len(sizes) + 1))
        for table in moments(game, seats, seed, every=11)
        if not table.over
    ]
    frozen = [pickle.dumps(position) for position in positions]  # unpickling is faster than copying
    refused, size, faults = 0, megabytes(), []
    for _ in range(mutants):
        data = pickle.loads(chance.choice(frozen))
        wounds = [wound(data, chance.choice(positions), chance) for _ in range(chance.choice([1, 1, 1, 2, 3]))]
        try:
            table, took = timed(game, data)
            if table is None:
                refused += 1
            else:
                played(table, chance)
        except Exception as error:
            faults.append(f"{wounds}: {error!r:.300}")
            took = 0.0
        if took >= SECONDS:
            faults.append(f"{wounds}: {took:.2f} s")
        assert len(faults) < 10, "\n".join(faults)
    assert not faults, "\n".join(faults)
    assert mutants / 4 < refused < mutants, "not between a quarter and all of the mutants were refused"
    assert megabytes() - size < MEGABYTES


def wound(data: dict[str, Any], donor: dict[str, Any], chance: Random) -> str:
    """Change one thing in a position, and return a description of the change."""
    how = chance.randrange(12)
    if how > 6:
        return graft(data, donor, chance)
    places = places_in(data, [])
    # Most of a position consists of long lists of numbers, so prefer shorter containers.
    holder, key = min(chance.sample(places, min(3, len(places))), key=lambda place: len(place[0]))
    old = holder[key]
    if how == 0:
        del holder[key]
        return f"{key!r} removed"
    if how == 1 and isinstance(holder, list):
        holder.insert(chance.randrange(len(holder) + 1), copy.deepcopy(old))
        return f"{old!r:.60} duplicated"
    if how == 2 and isinstance(holder, dict):
        junk = copy.deepcopy(chance.choice(JUNK))
        holder[chance.choice(["x", "", 7, chance.choice(places)[1]])] = junk
        return f"{junk!r:.60} added"
    if how == 3 and type(old) is int:
        holder[key] = old + chance.choice([-2, -1, 1, 2])
    elif how <= 5:
        other, place = chance.choice(places)
        holder[key] = copy.deepcopy(other[place])
    else:
        holder[key] = copy.deepcopy(chance.choice(JUNK))
    return f"{key!r}: {old!r:.60} -> {holder[key]!r:.60}"


def played(table: Table, chance: Random) -> None:
    """Play some random words, checking the invariants; then request every view and log."""
    for words in range(WORDS):
        if words and words % 4 == 0:
            table.check()
        if table.over:
            break
        step(table, chance)
    table.check()
    for seat in (None, *range(table.origin.seats)):
        table.view(seat)
        table.log(seat)


def answered(game: str, data: Any) -> Table | None:
    """Return the table of a position, or None if it was properly refused."""
    try:
        return hippodrome.position(game, data, seed=1)
    except (hippodrome.BadPosition, hippodrome.BadOption):
        return None


def timed(game: str, data: Any) -> tuple[Table | None, float]:
    """Return the result of `answered`, and the seconds of CPU time that it took.

    A garbage collection or another process may slow down a single reading, so the fastest of up to three counts.
    """
    fastest = float("inf")
    for _ in range(3):
        began = time.thread_time()
        table = answered(game, data)
        fastest = min(fastest, time.thread_time() - began)
        if fastest < SECONDS:
            break
    return table, fastest


def megabytes() -> float:
    """Return the peak memory use of this process."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def places_in(node: Any, found: list[tuple[Any, Any]]) -> list[tuple[Any, Any]]:
    """Return the container and key of every value in a position."""
    keys: list[Any] = list(node) if isinstance(node, dict) else list(range(len(node)))
    for key in keys:
        found.append((node, key))
        if isinstance(node[key], (dict, list)):
            places_in(node[key], found)
    return found


def graft(data: Any, donor: Any, chance: Random) -> str:
    """Copy a part of another position to the same place. Both positions are valid; the mixture may not be."""
    keys = [key for key in data if key in donor] if isinstance(data, dict) else list(range(min(len(data), len(donor))))
    if not keys:
        return "nothing"
    key = chance.choice(keys)
    mine, other = data[key], donor[key]
    if type(mine) is type(other) and isinstance(mine, (dict, list)) and mine and other and chance.random() < 0.6:
        return f"{key!r}: {graft(mine, other, chance)}"
    if isinstance(data, list) and chance.random() < 0.3:
        data.insert(key, copy.deepcopy(other))
        return f"{other!r:.60} inserted before {mine!r:.60}"
    data[key] = copy.deepcopy(other)
    return f"{key!r}: {mine!r:.60} -> {other!r:.60}"
