"""The colours of the mosaic, and of the six players, each with a shape so that colour is never the only distinction."""

from typing import Final

NIGHT: Final = "#0a1526"
SEA: Final = "#0f2540"
SEA_LIGHT: Final = "#1b3d63"
LAPIS: Final = "#1f4e9c"
LAPIS_LIGHT: Final = "#7fb0ee"
GOLD: Final = "#d9a93a"
GOLD_LIGHT: Final = "#f6dc8c"
GOLD_DARK: Final = "#8a6414"
PORPHYRY: Final = "#6d1f3a"
PORPHYRY_DARK: Final = "#3d1022"
PORPHYRY_LIGHT: Final = "#b0526f"
IVORY: Final = "#f6eeda"
IVORY_DARK: Final = "#dccba3"
LAND: Final = "#cdbb8c"
LAND_DARK: Final = "#a58f5c"
INK: Final = "#221608"
UMBER: Final = "#5a3d1a"

PLAYER_COLOURS: Final = ("#ea586c", "#4b8df0", "#efc23f", "#3fb27f", "#b184ea", "#f1ead8")
"""Bright enough for WCAG AA on NIGHT and SEA; INK is legible on all of them."""
PLAYER_DARK: Final = ("#7d1526", "#17468f", "#8a6400", "#12613f", "#5b2f96", "#8d8268")
SHAPES: Final = ("disc", "square", "triangle", "diamond", "cross", "star")

SHAPE_PATHS: Final = {
    "disc": "M-10 0a10 10 0 1 1 20 0a10 10 0 1 1 -20 0Z",
    "square": "M-9 -9H9V9H-9Z",
    "triangle": "M0 -11L10.5 8.5H-10.5Z",
    "diamond": "M0 -12L9.5 0L0 12L-9.5 0Z",
    "cross": "M-3.8 -10.5H3.8V-3.8H10.5V3.8H3.8V10.5H-3.8V3.8H-10.5V-3.8H-3.8Z",
    "star": "M0 -11.5L2.9 -3.8L11 -3.5L4.6 1.6L6.9 9.5L0 5L-6.9 9.5L-4.6 1.6L-11 -3.5L-2.9 -3.8Z",
}
"""The players' shapes around (0, 0), about 20 wide."""


def player_colour(seat: int) -> str:
    return PLAYER_COLOURS[seat % len(PLAYER_COLOURS)]


def player_dark(seat: int) -> str:
    """Return the dark shade of a seat's colour, for outlines and lines."""
    return PLAYER_DARK[seat % len(PLAYER_DARK)]


def player_shape(seat: int) -> str:
    return SHAPES[seat % len(SHAPES)]


def tint(colour: str, share: float = 0.5) -> str:
    """Mix a colour with white."""
    mixed = (round(int(colour[place : place + 2], 16) * (1 - share) + 255 * share) for place in (1, 3, 5))
    return "#" + "".join(f"{channel:02x}" for channel in mixed)


def luminance(colour: str) -> float:
    """Return the WCAG 2 relative luminance of `#rrggbb`."""

    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(int(colour[place : place + 2], 16) / 255) for place in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the WCAG 2 contrast of two colours, from 1 to 21; text needs 4.5, large text and symbols 3."""
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)
