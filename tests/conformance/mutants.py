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
"""Of one processor, to read a position; a hundredth would do, but machines are busy."""
MEGABYTES = 50
"""By so much the process may grow while it reads all of them."""


def deep(levels: int) -> Any:
    """A list in a list in a list."""
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
"""What no position has, or has elsewhere."""


def try_mutants(game: str, mutants: int, seed: str) -> None:
    """Damage this number of positions of a game; each is refused, or can be played."""
    chance = Random(seed)
    sizes = [seats for name, seats in CASES if name == game]
    positions = [
        copy.deepcopy(table.position())
        for seed, seats in enumerate(sizes * (4 // len(sizes) + 1))
        for table in moments(game, seats, seed, every=11)
        if not table.over
    ]
    frozen = [pickle.dumps(position) for position in positions]  # to thaw one is quicker than to copy it
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
    assert mutants / 4 < refused < mutants, "some are garbage, some are only another position"
    assert megabytes() - size < MEGABYTES


def wound(data: dict[str, Any], donor: dict[str, Any], chance: Random) -> str:
    """Change one thing in a position; what it was."""
    how = chance.randrange(12)
    if how > 6:
        return graft(data, donor, chance)
    places = places_in(data, [])
    # Seldom into long lists of numbers, which most of a position consists of.
    holder, key = min(chance.sample(places, min(3, len(places))), key=lambda place: len(place[0]))
    old = holder[key]
    if how == 0:
        del holder[key]
        return f"{key!r} removed"
    if how == 1 and isinstance(holder, list):
        holder.insert(chance.randrange(len(holder) + 1), copy.deepcopy(old))
        return f"{old!r:.60} doubled"
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
    """Say some words, which lead to positions that can be; then look at the table through all eyes."""
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
    """The table of a position, or None if it was refused as it should be."""
    try:
        return hippodrome.position(game, data, seed=1)
    except (hippodrome.BadPosition, hippodrome.BadOption):
        return None


def timed(game: str, data: Any) -> tuple[Table | None, float]:
    """The table of a position as in `answered`, and the seconds of processor time that reading took.

    A garbage collection or a neighbour that shares the caches may have slowed down one reading. So of up to three
    readings the fastest counts: a position that is slow by itself is slow every time.
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
    """How large this process was at most."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def places_in(node: Any, found: list[tuple[Any, Any]]) -> list[tuple[Any, Any]]:
    """Every value of a position, as the container that holds it and its key there."""
    keys: list[Any] = list(node) if isinstance(node, dict) else list(range(len(node)))
    for key in keys:
        found.append((node, key))
        if isinstance(node[key], (dict, list)):
            places_in(node[key], found)
    return found


def graft(data: Any, donor: Any, chance: Random) -> str:
    """Put a part of another position where it was there: each for itself may be, perhaps not both."""
    keys = [key for key in data if key in donor] if isinstance(data, dict) else list(range(min(len(data), len(donor))))
    if not keys:
        return "nothing"
    key = chance.choice(keys)
    mine, other = data[key], donor[key]
    if type(mine) is type(other) and isinstance(mine, (dict, list)) and mine and other and chance.random() < 0.6:
        return f"{key!r}: {graft(mine, other, chance)}"
    if isinstance(data, list) and chance.random() < 0.3:
        data.insert(key, copy.deepcopy(other))
        return f"{other!r:.60} put before {mine!r:.60}"
    data[key] = copy.deepcopy(other)
    return f"{key!r}: {mine!r:.60} -> {other!r:.60}"
