"""Shortcuts for setting up and inspecting positions of Byzantium."""

from typing import Any

import hippodrome
from hippodrome import Table

BYZANTINE = {"side": "byzantine"}
ARAB = {"side": "arab"}


def at(*players: dict[str, Any], dice: list[int] | None = None, **position: Any) -> Table:
    """Return a table at a position; seat 0 acts unless `turn` is given, and only the given dice can be rolled."""
    seats = position.pop("seats", max(3, len(players)))
    filled = [*players, *[{} for _ in range(seats - len(players))]]
    return hippodrome.position("byzantium", {"seats": seats, "players": filled, **position}, dice=dice or [])


def say(table: Table, seat: int, *words: str) -> None:
    """Play several words of one seat."""
    for word in words:
        table.play(seat, word)
        table.check()


def march(table: Table, seat: int, name: str, *path: str) -> None:
    """March an army over one or two links; the path is chosen if several lead to the target."""
    say(table, seat, f"move-{name}", path[-1])
    if len(path) > 1 and asked(table) == (seat, "BZ 6.10"):
        say(table, seat, path[0])


def words(table: Table) -> list[str]:
    """Return the legal words of the only open question."""
    assert len(table.asks) == 1
    return table.asks[0].words


def asked(table: Table) -> tuple[int, str]:
    """Return the asked seat and the rule."""
    assert len(table.asks) == 1
    return table.asks[0].seat, table.asks[0].rule


def board(table: Table) -> dict[str, Any]:
    """Return the game's part of a view."""
    seen: dict[str, Any] = table.view(None)["board"]
    return seen


def player(table: Table, seat: int) -> dict[str, Any]:
    """Return a player's board."""
    own: dict[str, Any] = board(table)["players"][seat]
    return own


def side(table: Table, seat: int, name: str) -> dict[str, Any]:
    """Return one side of a player's board."""
    half: dict[str, Any] = player(table, seat)[name]
    return half


def boxes(table: Table, seat: int, name: str) -> tuple[int, int, int, int]:
    """Return Elite, Main, Levy and Move of a side."""
    half = side(table, seat, name)
    return half["elite"], half["main"], half["levy"], half["move"]


def city(table: Table, name: str) -> dict[str, Any]:
    """Return a city of the board."""
    seen: dict[str, Any] = board(table)["cities"][name]
    return seen


def events(table: Table, kind: str) -> list[dict[str, Any]]:
    """Return the events of a kind so far."""
    return [event.data() for event in table.events if event.data()["event"] == kind]
