"""Positions in the notation of the worked examples: `nikaia{A1 B2}` lists garrisons, `A@ops` places a pretender."""

import re
from typing import Any

import hippodrome
from hippodrome import Table

SEATS = "ABCD"
EX_1 = ["bari", "rhegion", "phokaia", "ikonion", "korinthos", "serrhai", "amaseia"]


def position(board: str = "", dice: tuple[int | str, ...] = (), game: str = "byzantio", **data: Any) -> Table:
    """Return a table from a line such as "A@thr nikaia{A1 B1}", with strict dice unless a seed is given."""
    seats = data.setdefault("seats", 4)
    options = {name: data.pop(name) for name in list(data) if name in option_names(game)}
    garrisons = {}
    for city, men in re.findall(r"([a-z-]+)\{([^}]*)\}", board):
        counts = [0] * seats
        for man in men.split():
            counts[SEATS.index(man[0])] = int(man[1])
        garrisons[city] = counts
    pretenders: list[str | None] = [None] * seats
    for seat, province in re.findall(r"([A-D])@([a-z-]+)", board):
        pretenders[SEATS.index(seat)] = province
    seed = data.pop("seed", None)
    written = {"garrisons": garrisons, "pretenders": pretenders, "options": options, **data}
    table = hippodrome.position(game, written, dice=dice, seed=seed)
    table.check()
    return table


def option_names(game: str) -> list[str]:
    return [option.name for option in hippodrome.find_game(game).options]


def words(table: Table) -> list[str]:
    """Return the words of the only open ask."""
    (ask,) = table.asks
    return ask.words


def say(table: Table, *said: str) -> Table:
    """Play words one after another, always answering the only open ask."""
    for word in said:
        (ask,) = table.asks
        table.play(ask.seat, word)
        table.check()
    return table


def men(table: Table, city: str) -> str:
    """Return the garrisons in a city, as in "A1 B2"."""
    counts = table.view(None)["board"]["garrisons"].get(city, [])
    return " ".join(f"{SEATS[seat]}{count}" for seat, count in enumerate(counts) if count)


def player(table: Table, seat: str) -> dict[str, Any]:
    """Return a player's part of a spectator's view."""
    shown: dict[str, Any] = table.view(None)["board"]["players"][SEATS.index(seat)]
    return shown


def supply(table: Table, seat: str) -> int:
    count: int = player(table, seat)["supply"]
    return count


def at(table: Table, seat: str) -> str:
    """Return the province of a pretender."""
    province: str = player(table, seat)["pretender"]
    return province


def goals(table: Table, prefix: str) -> set[str]:
    """Return the legal words with a prefix, without the prefix."""
    return {word.removeprefix(prefix) for word in words(table) if word.startswith(prefix)}


def rows(table: Table, seat: str) -> list[int]:
    """Return the points of each of a player's objective rows in the current position."""
    number = SEATS.index(seat)
    points: list[int] = table.view(number)["board"]["players"][number]["folded"]["points"]
    return points


def sheet(game: str = "byzantio", **free: int) -> list[str]:
    """Return a sheet on which only these boxes are free."""
    info = hippodrome.find_game(game)
    board = info.board  # type: ignore[attr-defined]
    used = [
        kind for kind, budget in zip(board.kinds, board.budgets, strict=True) for _ in range(budget - free.get(kind, 0))
    ]
    return [
        f"crossed {kind}" if board.tile_of_round[number] >= 0 else f"used {kind}" for number, kind in enumerate(used, 1)
    ]


def write_all(table: Table, seat: int, cities: list[str]) -> None:
    """Write and fold one seat's objectives."""
    for city in cities:
        table.play(seat, f"write-{city}")
    table.play(seat, "confirm")


def play_randomly(table: Table, seed: int, checked: bool = True, until: Any = None) -> Table:
    """Play random words to the end or until a condition holds, checking the invariants after every word."""
    from random import Random

    chance = Random(seed)
    while not table.over and not (until and until(table)):
        ask = chance.choice(table.asks)
        assert ask.options, "every ask has a legal word"
        table.play(ask.seat, chance.choice(ask.words))
        if checked:
            table.check()
    return table
