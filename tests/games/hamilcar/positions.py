"""Positions of Hamilcar for the tests: some forces, the errands to do, and scripted dice."""

from collections.abc import Sequence
from typing import Any

import hippodrome
from hippodrome import Table
from hippodrome.games.hamilcar.board import GENERAL_NAMES, GENERAL_OF, INSIDE, SPACE_OF
from hippodrome.games.hamilcar.state import State

ROME, CARTHAGE = 0, 1
REACTIONS = [77, 79, 80, 81, 82, 96, 97, 98, 99, 101, 104, 116, 117, 124]
"""Reaction cards. While they are among the discards, nobody is asked to play one."""


def force(side: str, space: str, cus: int = 0, *generals: str, **more: Any) -> dict[str, Any]:
    """Return a stack on the map."""
    return {"side": side, "space": space, "cus": cus, "generals": list(generals), **more}


def war(*errands: list[Any], dice: Sequence[int | str] = (), seed: int | None = None, **data: Any) -> Table:
    """Return a table with errands to do, last first, before a strategy phase in which both players hold one card."""
    data.setdefault("hands", [[65], [66]])
    data.setdefault("turn", 3 if "forces" in data else 1)
    if "generals" not in data and "forces" in data:
        data["generals"] = off_map(data, ["elections"] in errands or ["begin-turn"] in errands)
    used = [card for hand in data["hands"] for card in hand]
    data.setdefault("discard", [card for card in REACTIONS if card not in used])
    data["agenda"] = [["strategy"], *errands]
    return hippodrome.position("hamilcar", data, dice, seed)


def off_map(data: dict[str, Any], before_elections: bool = False) -> dict[str, str]:
    """Put as many Romans off the map into the pool as the turn allows, those at sea aboard, and remove the rest."""
    aboard = data.get("leg", {}).get("force", {}).get("generals", [])
    here = [name for stack in data["forces"] for name in stack["generals"]] + aboard
    free = [name for name in GENERAL_NAMES[:20] if name not in here]
    pool = 18 - 2 * (data["turn"] - 1 - before_elections)
    return dict.fromkeys(free[: len(free) - pool], "removed") | dict.fromkeys(aboard, "aboard")


def marching(general: str, *forces: dict[str, Any], mp: int = 4, dice: Sequence[int | str] = (), **data: Any) -> Table:
    """Return a table with an activated general about to move."""
    data["activation"] = {"general": general, "mp": mp, "sea_mp": 3, "campaign": [general]} | data.pop("act", {})
    return war(["move"], dice=dice, forces=list(forces), **data)


def state(table: Table) -> State:
    """Return the position, to inspect details that are in no view."""
    assert isinstance(table.state, State)
    return table.state


def words(table: Table) -> list[str]:
    """Return the legal answers to the only open question."""
    (ask,) = table.asks
    return ask.words


def asked(table: Table) -> tuple[int, str]:
    """Return the asked seat and the key of the question."""
    (ask,) = table.asks
    return ask.seat, ask.key


def say(table: Table, *answers: str) -> Table:
    """Answer one question after another, whichever seat is asked, and check the invariants."""
    for word in answers:
        (ask,) = table.asks
        table.play(ask.seat, word)
        table.check()
    return table


def answer(table: Table, *answers: str) -> Table:
    """Like `say`, but without checks, for moments between two turns that cannot occur above a strategy phase."""
    for word in answers:
        (ask,) = table.asks
        table.play(ask.seat, word)
    return table


def cus(table: Table, side: int, space: str, inside: bool = False) -> int:
    """Return the CUs of a side in a space."""
    return state(table).cus[side][SPACE_OF[space] + (INSIDE if inside else 0)]


def trains(table: Table, side: int, space: str, inside: bool = False) -> int:
    """Return the trains of a side in a space."""
    return state(table).trains[side][SPACE_OF[space] + (INSIDE if inside else 0)]


def where(table: Table, general: str) -> str:
    """Return where a general is: a space, or `pool`, `removed` and so on."""
    shown = table.view(None)["board"]["generals"][general]
    return str(shown.get("space", shown["where"]))


def control(table: Table, space: str) -> str:
    """Return the side that controls a space."""
    return str(table.view(None)["board"]["control"][space])


def logged(table: Table, kind: str) -> list[dict[str, Any]]:
    """Return all events of one kind so far."""
    return [event.data() for event in table.events if event.data()["event"] == kind]


def number(general: str) -> int:
    """Return the number of a general."""
    return GENERAL_OF[general]
