"""Text in pictures, outlined for legibility and truncated to fit its place."""

from functools import lru_cache

from hippodrome.draw.palette import INK, IVORY
from hippodrome.draw.svg import Attribute, Svg, el

FONT = "'Palatino Linotype', Palatino, 'Book Antiqua', 'URW Palladio L', 'Liberation Serif', Georgia, serif"
STRETCH = "condensed"
"""Selects the condensed faces of DejaVu Serif, a wide font; fonts without condensed faces are unaffected."""
PLAIN = 0.91
"""The width of regular letters relative to bold ones."""
_WIDTHS = {
    0.28: "'",
    0.32: " ,.·’‘",
    0.36: "/:;\\ijl|łî",
    0.4: "!-f",
    0.44: "()IJ[]t",
    0.48: '"*_`r–°',
    0.52: "szśźż“”„",
    0.56: "?cvxyćç",
    0.6: "ae{}äąęéèà•",
    0.64: "$0123456789FLbdgkopqöóŁô",
    0.68: "PSTYZhnuüńŚŹŻû",
    0.72: "ACEVXÄßĄĆĘ",
    0.76: "#+<=>R^~×→−",
    0.8: "BDGKOQUwÖÜÓ",
    0.84: "&NŃ",
    0.88: "%H",
    0.92: "@—…",
    0.96: "m¼½¾",
    1.0: "M",
    1.04: "W",
}
"""The width of letters in the widest of these fonts in bold: text that fits with these widths fits everywhere."""
_WIDTH = {letter: width for width, letters in _WIDTHS.items() for letter in letters}


def width_of(text: str, size: float) -> float:
    """Return the maximum width of a bold text; regular text is narrower (`PLAIN`)."""
    return _width(text) * size


@lru_cache(maxsize=4000)
def _width(text: str) -> float:
    return sum(_WIDTH.get(letter) or (0.8 if ord(letter) < 0x2E80 else 1.05) for letter in text)


def fit(text: str, width: float, size: float) -> str:
    """Truncate a text to a width, with an ellipsis at its end."""
    if width_of(text, size) <= width:
        return text
    room = width - width_of("…", size)
    end = len(text)
    while end and width_of(text[:end], size) > room:
        end -= 1
    return text[:end].rstrip() + "…"


def letters(
    x: float,
    y: float,
    text: str,
    size: float = 14,
    fill: str = IVORY,
    anchor: str = "start",
    outline: str | None = None,
    outline_width: float | None = None,
    room: float | None = None,
    **attributes: Attribute,
) -> Svg:
    """Draw a line of text with its baseline at y; `outline` is a second colour around it, `room` the maximum width."""
    if room is not None:
        text = fit(text, room, size)
    if outline is not None:
        attributes["stroke"] = outline
        attributes["stroke_width"] = outline_width or size / 4
        attributes["stroke_linejoin"] = "round"
        attributes["paint_order"] = "stroke"
    return el(
        "text",
        text,
        x=x,
        y=y,
        font_size=size,
        fill=fill,
        text_anchor=None if anchor == "start" else anchor,
        **attributes,
    )


def figure(x: float, y: float, text: str, size: float, fill: str = INK, outline: str | None = None) -> Svg:
    """Draw a bold number centred at (x, y)."""
    return letters(x, y + size * 0.35, text, size, fill, "middle", outline, font_weight="bold")
