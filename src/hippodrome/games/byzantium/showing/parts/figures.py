"""Figures of Byzantium: points, bezants and cubes, as answers, sheets and the scoring show them."""

from typing import Final

from hippodrome.games.byzantium import pieces
from hippodrome.parts import Figure, say

TRACK_SIGNS: Final = ("church", "mosque")
"""The signs of the Byzantine and the Arab track."""
BOX_SIGNS: Final = {"elite": "elite", "main": "shield", "levy": "levy", "move": "wagon", "pool": "cube",
                    "losses": "losses"}  # fmt: skip


def points(side: int, value: int, signed: bool = True) -> Figure:
    """Victory points on the track of a side."""
    return Figure(sign=TRACK_SIGNS[side], name=say(f"track-{pieces.SIDES[side]}"), value=value, signed=signed)


def bezants(side: int, value: int, signed: bool = False, forecast: int | None = None) -> Figure:
    """Return money of a side's treasury."""
    name = say(f"label-treasury-{pieces.SIDES[side]}")
    return Figure(sign="coin", name=name, value=value, signed=signed, forecast=forecast)


def box(name: str, value: int, forecast: int | None = None) -> Figure:
    """Return cubes in a box, in the Pool or in the Losses; the name may contain the side."""
    kind = name.rsplit("-", 1)[-1]
    return Figure(sign=BOX_SIGNS[kind], name=say(f"thing-{name}"), value=value, forecast=forecast)
