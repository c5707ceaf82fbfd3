"""Text in pictures: outlined so that it is readable on anything, cut so that it never runs out of its place."""

from functools import lru_cache

from hippodrome.draw.palette import INK, IVORY
from hippodrome.draw.svg import Attribute, Svg, el

_NARROW = frozenset("iljtfrI.,:;'|!()[] 1-")
_WIDE = frozenset("mwMWOQGD@%—…ÄÖÜŻŹŁ")


def width_of(text: str, size: float) -> float:
    """About how wide a text is; rather too wide than too narrow."""
    return _width(text) * size


@lru_cache(maxsize=4000)
def _width(text: str) -> float:
    width = 0.0
    for letter in text:
        if letter in _NARROW:
            width += 0.36
        elif letter in _WIDE:
            width += 0.9
        elif letter.isupper() or ord(letter) > 0x2000:
            width += 0.75 if ord(letter) < 0x2E80 else 1.05
        else:
            width += 0.56
    return width


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
