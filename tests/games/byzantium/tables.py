"""Short ways to set up a position of Byzantium and to look at it."""

from typing import Any

import hippodrome
from hippodrome import Table

BYZANTINE = {"side": "byzantine"}
ARAB = {"side": "arab"}


def at(*players: dict[str, Any], dice: list[int] | None = None, **position: Any) -> Table:
    """A table at a position; seat 0 is to act unless `turn` says otherwise, and no die falls that is not given."""
    seats = position.pop("seats", max(3, len(players)))
    filled = [*players, *[{} for _ in range(seats - len(players))]]
    return hippodrome.position("byzantium", {"seats": seats, "players": filled, **position}, dice=dice or [])


def say(table: Table, seat: int, *words: str) -> None:
    """One seat says some words in a row."""
    for word in words:
        table.play(seat, word)
        table.check()


def march(table: Table, seat: int, name: str, *path: str) -> None:
    """An army goes over one or two links; by way of the first city, where there are several ways."""
    say(table, seat, f"move-{name}", path[-1])
    if len(path) > 1 and asked(table) == (seat, "BZ 6.10"):
        say(table, seat, path[0])


def words(table: Table) -> list[str]:
    """The legal words of the one open question."""
    assert len(table.asks) == 1
    return table.asks[0].words


def asked(table: Table) -> tuple[int, str]:
    """Who is asked now, and by which rule."""
    assert len(table.asks) == 1
    return table.asks[0].seat, table.asks[0].rule


def board(table: Table) -> dict[str, Any]:
    """The game's part of a view."""
    seen: dict[str, Any] = table.view(None)["board"]
    return seen


def player(table: Table, seat: int) -> dict[str, Any]:
    """A player's board."""
    own: dict[str, Any] = board(table)["players"][seat]
    return own


def side(table: Table, seat: int, name: str) -> dict[str, Any]:
    """One side of a player's board."""
    half: dict[str, Any] = player(table, seat)[name]
    return half


def boxes(table: Table, seat: int, name: str) -> tuple[int, int, int, int]:
    """Elite, Main, Levy and Move of a side."""
    half = side(table, seat, name)
    return half["elite"], half["main"], half["levy"], half["move"]


def city(table: Table, name: str) -> dict[str, Any]:
    """A city of the board."""
    seen: dict[str, Any] = board(table)["cities"][name]
    return seen


def events(table: Table, kind: str) -> list[dict[str, Any]]:
    """The events of a kind so far."""
    return [event.data() for event in table.events if event.data()["event"] == kind]
