"""A tiny builder of SVG: elements are strings, and whatever is not markup is escaped.

>>> el("text", "Tom & Anna", x=3.0, class_="name")
'<text x="3" class="name">Tom &amp; Anna</text>'
"""

import re
from functools import lru_cache
from typing import TypeAlias


class Svg(str):
    """Finished markup; any other string given as a child is text and gets escaped."""

    __slots__ = ()


Attribute: TypeAlias = str | int | float | bool | None

NOTHING = Svg("")
TRAILS = Svg('<g class="trails" aria-hidden="true"></g>')
"""Where a board has the trails of what was done, below its pieces; the page draws them (`trails.js`)."""

# XML 1.0 has no way to write most control characters, not even escaped; a name typed by a person may hold some.
_UNWRITABLE = (*range(9), 11, 12, *range(14, 32), 0xFFFE, 0xFFFF, *range(0xD800, 0xE000))
_ESCAPES = dict.fromkeys(_UNWRITABLE, "\ufffd")
_ESCAPES.update({ord("&"): "&amp;", ord("<"): "&lt;", ord(">"): "&gt;", ord('"'): "&quot;"})
_must_escape = re.compile(f"[{re.escape(''.join(map(chr, _ESCAPES)))}]").search
_names: dict[str, str] = {}
SMALL = 800
"""Elements with at most so many letters inside are worth remembering."""


def escape(text: str) -> Svg:
    """Text made safe to stand in an element or an attribute."""
    return Svg(text if _must_escape(text) is None else text.translate(_ESCAPES))


@lru_cache(maxsize=50_000)
def number(value: float) -> str:
    """A length, short: two decimals at most. A picture has a thousand, and the next one nearly the same."""
    if value == int(value):
        return str(int(value))
    return f"{value:.2f}".rstrip("0").rstrip(".")


def el(tag: str, *children: str, **attributes: Attribute) -> Svg:
    """One element. `class_` means class, `stroke_width` means stroke-width; None and False leave an attribute out."""
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


# Most small elements of a picture stood in the one before as well. Typed, because 1 and True, or a text and markup of
# the same letters, are written differently.
_remembered = lru_cache(maxsize=20_000, typed=True)(_written)


def join(*parts: Svg) -> Svg:
    """Several pieces of markup, one after the other."""
    return Svg("".join(parts))


def group(*children: str, **attributes: Attribute) -> Svg:
    """A `<g>`; without children it stands for nothing and is left out, unless it has an id."""
    if not any(children) and attributes.get("id") is None:
        return NOTHING
    return el("g", *children, **attributes)


@lru_cache(maxsize=10_000)
def at(x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> Svg:
    """A transform that puts something drawn around (0, 0) at a place."""
    parts = [f"translate({number(x)} {number(y)})"]
    if turn:
        parts.append(f"rotate({number(turn)})")
    if scale != 1.0:
        parts.append(f"scale({number(round(scale, 4)) if scale >= 1 else f'{scale:.4f}'.rstrip('0')})")
    return Svg(" ".join(parts))


def use(name: str, **attributes: Attribute) -> Svg:
    """A drawn symbol once more."""
    return el("use", href=f"#{name}", **attributes)


def rect(x: float, y: float, width: float, height: float, round_: float = 0, **attributes: Attribute) -> Svg:
    """A rectangle, with round corners if told."""
    return el("rect", x=x, y=y, width=width, height=height, rx=round_ or None, **attributes)


def circle(x: float, y: float, radius: float, **attributes: Attribute) -> Svg:
    """A disc."""
    return el("circle", cx=x, cy=y, r=radius, **attributes)


def path(d: str, **attributes: Attribute) -> Svg:
    """A path; its data is ours and needs no escaping."""
    return el("path", d=Svg(d), **attributes)
