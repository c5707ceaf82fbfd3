"""Text in pictures: outlined so that it is readable on anything, cut so that it never runs out of its place."""

from functools import lru_cache

from hippodrome.draw.palette import INK, IVORY
from hippodrome.draw.svg import Attribute, Svg, el

FONT = "'Palatino Linotype', Palatino, 'Book Antiqua', 'URW Palladio L', 'Liberation Serif', Georgia, serif"
STRETCH = "condensed"
"""Where only a wide font is installed (DejaVu Serif), its narrow faces; others have none and stay as they are."""
PLAIN = 0.91
"""So wide are letters that are not bold, against those that are."""
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
"""How wide letters are in the widest of these fonts, in bold: what has room there has room everywhere."""
_WIDTH = {letter: width for width, letters in _WIDTHS.items() for letter in letters}


def width_of(text: str, size: float) -> float:
    """How wide a bold text is at most; other letters are narrower (`PLAIN`)."""
    return _width(text) * size


@lru_cache(maxsize=4000)
def _width(text: str) -> float:
    return sum(_WIDTH.get(letter) or (0.8 if ord(letter) < 0x2E80 else 1.05) for letter in text)


def fit(text: str, width: float, size: float) -> str:
    """The text, or as much of it as fits, with dots at its end."""
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
    """A line of text whose baseline is at y; `outline` draws it round in another colour, `room` cuts it to a width."""
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
    """A number in the middle of (x, y), strong."""
    return letters(x, y + size * 0.35, text, size, fill, "middle", outline, font_weight="bold")
