"""A tiny SVG builder: elements are strings, and everything that is not markup is escaped.

>>> el("text", "Tom & Anna", x=3.0, class_="name")
'<text x="3" class="name">Tom &amp; Anna</text>'
"""

import re
from functools import lru_cache
from typing import TypeAlias


class Svg(str):
    """Finished markup; other strings passed as children are text and are escaped."""

    __slots__ = ()


Attribute: TypeAlias = str | int | float | bool | None

NOTHING = Svg("")
TRAILS = Svg('<g class="trails" aria-hidden="true"></g>')
"""The layer below a board's pieces where the page draws trails of moves (`trails.js`)."""

# XML 1.0 can't represent most control characters, not even escaped; names typed by people may contain some.
_UNWRITABLE = (*range(9), 11, 12, *range(14, 32), 0xFFFE, 0xFFFF, *range(0xD800, 0xE000))
_ESCAPES = dict.fromkeys(_UNWRITABLE, "\ufffd")
_ESCAPES.update({ord("&"): "&amp;", ord("<"): "&lt;", ord(">"): "&gt;", ord('"'): "&quot;"})
_must_escape = re.compile(f"[{re.escape(''.join(map(chr, _ESCAPES)))}]").search
_names: dict[str, str] = {}
SMALL = 800
"""The maximum length of an element's content, in characters, for the element to be cached."""


def escape(text: str) -> Svg:
    """Escape text for use in an element or an attribute."""
    return Svg(text if _must_escape(text) is None else text.translate(_ESCAPES))


@lru_cache(maxsize=50_000)
def number(value: float) -> str:
    """Format a length with at most two decimals; cached, because successive pictures share most of their numbers."""
    if value == int(value):
        return str(int(value))
    return f"{value:.2f}".rstrip("0").rstrip(".")


def el(tag: str, *children: str, **attributes: Attribute) -> Svg:
    """Return an element. `class_` becomes class, `stroke_width` stroke-width; None and False omit an attribute."""
    if not children or sum(map(len, children)) < SMALL:
        return _remembered(tag, *children, **attributes)
    return _written(tag, *children, **attributes)


def _written(tag: str, *children: str, **attributes: Attribute) -> Svg:
    head = f"<{tag}"
    for key, value in attributes.items():
        if value is None or value is False:
            continue
        name = _names.get(key)
        if name is None:
            name = _names[key] = key.rstrip("_").replace("_", "-")
        if type(value) is Svg:
            head += f' {name}="{value}"'
        elif isinstance(value, str):
            head += f' {name}="{escape(value)}"'
        elif value is True:
            head += f' {name}="true"'
        else:
            head += f' {name}="{number(value)}"'
    if not children:
        return Svg(head + "/>")
    inside = "".join([child if type(child) is Svg else escape(child) for child in children])
    return Svg(f"{head}>{inside}</{tag}>")


# Successive pictures share most of their small elements. The cache is typed because 1 and True, or a text and equal
# markup, are written differently.
_remembered = lru_cache(maxsize=20_000, typed=True)(_written)


def join(*parts: Svg) -> Svg:
    """Concatenate pieces of markup."""
    return Svg("".join(parts))


def group(*children: str, **attributes: Attribute) -> Svg:
    """Return a `<g>`, or nothing if it has neither children nor an id."""
    if not any(children) and attributes.get("id") is None:
        return NOTHING
    return el("g", *children, **attributes)


@lru_cache(maxsize=10_000)
def at(x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> Svg:
    """Return a transform that moves something drawn around (0, 0) to a place."""
    parts = [f"translate({number(x)} {number(y)})"]
    if turn:
        parts.append(f"rotate({number(turn)})")
    if scale != 1.0:
        parts.append(f"scale({number(round(scale, 4)) if scale >= 1 else f'{scale:.4f}'.rstrip('0')})")
    return Svg(" ".join(parts))


def use(name: str, **attributes: Attribute) -> Svg:
    """Return a reference to a symbol."""
    return el("use", href=f"#{name}", **attributes)


def rect(x: float, y: float, width: float, height: float, round_: float = 0, **attributes: Attribute) -> Svg:
    """Return a rectangle, optionally with rounded corners."""
    return el("rect", x=x, y=y, width=width, height=height, rx=round_ or None, **attributes)


def circle(x: float, y: float, radius: float, **attributes: Attribute) -> Svg:
    return el("circle", cx=x, cy=y, r=radius, **attributes)


def path(d: str, **attributes: Attribute) -> Svg:
    """Return a path; its data is trusted and not escaped."""
    return el("path", d=Svg(d), **attributes)
