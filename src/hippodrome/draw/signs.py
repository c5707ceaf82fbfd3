"""Symbols of 24 by 24 units for answers, figures and the chronicle, in the colour of the surrounding text.

A game that needs others draws them in its definitions as symbols with ids `sign-...`.
"""

from functools import cache
from typing import Final

from hippodrome.draw.pieces import FIGURES
from hippodrome.draw.svg import Svg, el, join, path

LINES: Final = {
    "pass": "M5 12h11M12 7l5 5l-5 5M20 5v14",
    "confirm": "M4 13l5 5L20 6",
    "stop": "M6 6l12 12M18 6L6 18",
    "undo": "M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4",
    "bid": "M12 19V6M6 11l6-6l6 6M5 21h14",
    "give": "M12 4v11M7 11l5 5l5-5M4 20h16",
    "take": "M12 16V4M7 9l5-5l5 5M4 15v5h16v-5",
    "discard": "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
    "sell": "M12 3v18M16.5 7.5C15.5 5.5 8 5 8 8.700C8 12.5 16.5 10.5 16.5 15C16.5 19 8.5 19 7.5 16",
    "coin": "M12 3.5a8.5 8.5 0 1 0 .1 0ZM12 7.5v9M9.5 9.5h5M9.5 14.5h5",
    "cards": "M4 7l8-3l6 15l-8 3zM12 4h7v13",
    "sets": "M3 8h5v9H3zM9.5 6h5v11h-5zM16 8h5v9h-5z",
    "offer": "M6 3h12v18H6zM9 8h6M9 12h6M9 16h3",
    "round": "M19 8a8 8 0 1 0 1 6M20 4v5h-5",
    "turn": "M7 3h10M7 21h10M8 3c0 6 8 5 8 9s-8 3-8 9M16 3c0 6-8 5-8 9s8 3 8 9",
    "market": "M3 9l2-5h14l2 5a3 3 0 0 1-6 0a3 3 0 0 1-6 0a3 3 0 0 1-6 0M5 12v8h14v-8M10 20v-5h4v5",
    "reveal": "M2 12c5-8 15-8 20 0c-5 8-15 8-20 0ZM12 9a3 3 0 1 0 .1 0Z",
    "march": "M3 19c4 0 3-8 8-8h8M15 6l5 5l-5 5",
    "sail": "M3 16h18l-3 5H6zM12 16V3l7 9h-7",
    "siege": "M4 21V8h3v3h3V8h4v3h3V8h3v13zM12 21v-5",
    "fight": "M4 4l14 14M20 4L6 18M15 20l5-5M4 15l5 5",
    "retreat": "M20 19c-4 0-3-8-8-8H4M9 6l-5 5l5 5",
    "place": "M12 22c5-6 7-9 7-12a7 7 0 0 0-14 0c0 3 2 6 7 12ZM12 7.5a2.5 2.5 0 1 0 .1 0Z",
    "build": "M3 21h18M5 21V10l7-6l7 6v11M10 21v-6h4v6",
    "tax": "M12 3a9 4 0 1 0 .1 0ZM3 7v10c0 2 4 4 9 4s9-2 9-4V7M3 12c0 2 4 4 9 4s9-2 9-4",
    "grow": "M4 20h16M7 20v-6M12 20V9M17 20V4",
    "reinforce": "M12 5v14M5 12h14",
    "die": "M4 4h16v16H4zM8 8h.1M16 16h.1M12 12h.1M16 8h.1M8 16h.1",
    "event": "M12 2l2.9 6.5l7 .8l-5.200 4.700l1.5 7L12 17.5L5.800 21l1.5-7L2.100 9.300l7-.8z",
    "end": "M6 22V3h13l-4 5l4 5H6",
    "time": "M12 3a9 9 0 1 0 .1 0ZM12 7v5l4 3",
    "info": "M12 3a9 9 0 1 0 .1 0ZM12 11v6M12 7.5h.1",
    "warning": "M12 3l10 18H2zM12 10v5M12 18h.1",
    "players": "M9 4a3.5 3.5 0 1 0 .1 0ZM2 20c0-5 3-8 7-8s7 3 7 8M17 6a3 3 0 1 0 .1 0M18 13c3 0 4 3 4 6",
    "log": "M5 4h14v17H5zM8 8h8M8 12h8M8 16h5",
    "chat": "M3 4h18v12H11l-5 5v-5H3z",
    "play": "M9 11V5a2 2 0 0 1 4 0v6l5 1c2 .5 2 2 1.5 4L18 21H10l-5-6c-1-2 1-3 2.5-1.5z",
    "more": "M5 12h.1M12 12h.1M19 12h.1",
    "heart": "M12 20C2 13 4 5 8.5 5C11 5 12 8 12 8s1-3 3.5-3C20 5 22 13 12 20Z",
    "scales": "M12 3v17M7 20h10M4 7h16M4 7l-3 7h6zM20 7l-3 7h6z",
    "hidden": "M4 4l16 16M3 12c5-7 13-7 18 0c-2 3-5 5-9 5s-7-2-9-5",
}  # fmt: skip
"""Symbols drawn with lines."""


@cache
def sign_defs() -> Svg:
    """Return all symbols, for the definitions of a page."""
    lines = [
        _symbol(name, path(d, fill="none", stroke="currentColor", stroke_width=2.2, stroke_linecap="round",
                           stroke_linejoin="round"))
        for name, d in LINES.items()
    ]  # fmt: skip
    filled = [
        _symbol(name, path(d, fill="currentColor", transform="translate(12 12) scale(.72)"))
        for name, d in FIGURES.items()
    ]
    return join(*lines, *filled)


def _symbol(name: str, drawn: Svg) -> Svg:
    return el("symbol", drawn, id=f"sign-{name}", viewBox="0 0 24 24")


def common_signs() -> frozenset[str]:
    """Return the names of the symbols that every game may use."""
    return frozenset(LINES) | frozenset(FIGURES)
