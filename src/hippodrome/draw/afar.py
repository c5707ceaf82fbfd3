"""A picture as one sees it from afar: what is too small to be seen is left out, so that a phone draws it in no time.

A board is drawn to be played on: with names, rings for what can be clicked, ids for what moves, two shapes of its map,
and a coast that one may look at closely. None of that is seen in a picture as wide as a hand, and all is laid out.
"""

import re
from collections.abc import Iterator
from math import hypot, inf
from xml.etree import ElementTree

from hippodrome.draw.geo import Point, trace
from hippodrome.draw.scene import SPACE, Picture

LEGIBLE = 0.015
"""Letters lower than this part of a picture's width are left out: nobody could read them."""
CLOSE = 0.0008
"""A coast may stray by this part of a picture's width: a third of a pixel on a phone."""
LONG = 24
"""Lines of fewer points are left as they are: they are pieces, not coasts."""
UNSEEN = {"glow", "rim", "act-sign", "way", "trails", "near", "map-name"}
"""Classes of what is seen only while one plays, or only from near."""
NAMED = {"spaces"}
"""Classes of groups whose letters are names of places, lower than what is written elsewhere."""
SPOKEN = {"role", "tabindex", "focusable", "pointer-events"}
"""Attributes for who plays; so are all that begin with `aria-` or `data-`."""

Element = ElementTree.Element
_PATH = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")


def seen_from_afar(drawn: Picture) -> Picture:
    """The same picture for a small frame."""
    root = ElementTree.fromstring(drawn.svg)
    _leave_out(root, drawn.width * LEGIBLE)
    for thing in root.iter():
        for name in [name for name in thing.attrib if name in SPOKEN or name.startswith(("aria-", "data-"))]:
            del thing.attrib[name]
        if thing.tag == _tag("path"):
            thing.set("d", plainer(thing.get("d", ""), drawn.width * CLOSE))
    _dress(root)
    _forget(root)
    _unwrap(root)
    ElementTree.register_namespace("", SPACE)
    return Picture(ElementTree.tostring(root, "unicode"), set(), drawn.width, drawn.height)


def _tag(name: str) -> str:
    return f"{{{SPACE}}}{name}"


def _leave_out(thing: Element, least: float, letters: float = inf) -> None:
    """Without notes, without what is seen only in play, and without letters lower than this; what is on cards stays."""
    if NAMED & _classes(thing):
        letters = 0.0
    for child in list(thing):
        size = float(child.get("font-size", letters))
        small = child.tag == _tag("text") and size < least
        if small or UNSEEN & _classes(child) or child.tag == _tag("title"):
            thing.remove(child)
        elif child.tag != _tag("defs"):
            _leave_out(child, least, size)


def _classes(thing: Element) -> set[str]:
    return set(thing.get("class", "").split())


def _dress(root: Element) -> None:
    """Of the style only what this picture wears; nothing in it can be zoomed, moved or clicked."""
    worn = {name for thing in root.iter() for name in _classes(thing)}
    kept: set[str] = set()
    for thing in root.iter(_tag("style")):
        rules = "".join(_worn(thing.text or "", worn))
        # Colours that follow the system's wish for light or dark have names; not every game's board has such.
        thing.text = rules if "var(" in rules else re.sub(r"(@[^{]*\{)?:root\{[^}]*\}(?(1)\})", "", rules)
        kept.update(re.findall(r"\.([A-Za-z][\w-]*)", re.sub(r"\{[^{}]*\}", "", rules)))
    for thing in root.iter():
        classes = sorted(_classes(thing) & kept)
        thing.attrib.pop("class", None)
        if classes:
            thing.set("class", " ".join(classes))


def _worn(style: str, worn: set[str]) -> Iterator[str]:
    """The rules of a style that say how something with these classes looks when nobody touches it."""
    style = re.sub(r"/\*.*?\*/", "", style, flags=re.S)
    for found in re.finditer(r"(@[^{;]*)\{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}|([^{}@]+)\{([^{}]*)\}", style):
        condition, inner, selector, looks = found.groups()
        if condition is not None:
            rules = "".join(_worn(inner, worn)) if "prefers-color-scheme" in condition else ""
            if rules:
                yield f"{condition.strip()}{{{rules}}}"
        elif _fits(selector.strip(), looks, worn):
            yield f"{selector.strip()}{{{' '.join(looks.split())}}}"


def _fits(selector: str, looks: str, worn: set[str]) -> bool:
    if selector == ":root":
        return True
    touched = ":" in selector or any(
        word in looks for word in ("--map-zoom", "transition", "touch", "cursor", "pointer")
    )
    return not touched and set(re.findall(r"\.([A-Za-z][\w-]*)", selector)) <= worn


def _forget(root: Element) -> None:
    """Without definitions that nothing refers to, and without the names of what nothing refers to."""
    while True:
        written = " ".join(value for thing in root.iter() for value in thing.attrib.values())
        named = set(re.findall(r"#([\w-]+)", written))
        unused = [
            (parent, thing)
            for parent in root.iter(_tag("defs"))
            for thing in parent
            if thing.get("id") and thing.get("id") not in named
        ]
        if not unused:
            break
        for parent, thing in unused:
            parent.remove(thing)
    for thing in root.iter():
        if thing.get("id") not in named:
            thing.attrib.pop("id", None)


def _unwrap(thing: Element) -> None:
    """Without groups that say nothing or hold nothing."""
    for child in list(thing):
        _unwrap(child)
        if child.tag == _tag("g") and (not child.attrib or not len(child)) and not child.get("id"):
            place = list(thing).index(child)
            thing.remove(child)
            for offset, grandchild in enumerate(child):
                thing.insert(place + offset, grandchild)


def plainer(d: str, slack: float) -> str:
    """Path data of long lines with fewer points, nowhere further from the old line than the slack; else as it was."""
    if d.count(" ") < LONG or re.search(r"[AaCcSsQqTt]", d):
        return d
    shorter = []
    for points, closed in _lines(d):
        kept = _thinned(points, slack)
        if len(kept) > 2 or not closed:
            shorter.append(trace(kept, closed))
    return "".join(shorter)


def _lines(d: str) -> Iterator[tuple[list[Point], bool]]:
    """The lines of path data that knows only straight ones, each with whether it is closed."""
    points: list[Point] = []
    command, x, y, start = "M", 0.0, 0.0, (0.0, 0.0)
    tokens = iter(_PATH.findall(d))
    for token in tokens:
        number = token
        if token.isalpha():
            command = token
            if command in "Zz":
                yield points, True
                (x, y), points = start, []
                continue
            number = next(tokens)
        value, low = float(number), command.islower()
        if command in "Hh":
            x = x + value if low else value
        elif command in "Vv":
            y = y + value if low else value
        else:
            down = float(next(tokens))
            x, y = (x + value, y + down) if low else (value, down)
        if command in "Mm":
            if len(points) > 1:
                yield points, False
            points, start = [(x, y)], (x, y)
            command = "l" if low else "L"
        else:
            points = points or [start]
            points.append((x, y))
    if len(points) > 1:
        yield points, False


def _thinned(points: list[Point], slack: float) -> list[Point]:
    """Ramer, Douglas and Peucker: between two points kept, none strays further than the slack."""
    kept = {0, len(points) - 1}
    stretches = [(0, len(points) - 1)]
    while stretches:
        first, last = stretches.pop()
        (ax, ay), (bx, by) = points[first], points[last]
        long = hypot(bx - ax, by - ay)
        farthest, far = 0, slack
        for place in range(first + 1, last):
            x, y = points[place]
            off = abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / long if long else hypot(x - ax, y - ay)
            if off > far:
                farthest, far = place, off
        if farthest:
            kept.add(farthest)
            stretches += [(first, farthest), (farthest, last)]
    return [points[place] for place in sorted(kept)]
