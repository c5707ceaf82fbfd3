"""Pictures simplified for small frames: details too small to be seen are removed, so that phones draw them fast.

A board is drawn to be played on: with names, rings around clickable places, ids for pieces that move, two shapes of its
map, and a detailed coast. None of that can be seen in a picture the width of a hand, but the browser has to process all
of it.
"""

import re
from collections.abc import Iterator
from math import hypot, inf
from xml.etree import ElementTree

from hippodrome.draw.geo import Point, trace
from hippodrome.draw.scene import SPACE, Picture

LEGIBLE = 0.015
"""Letters smaller than this fraction of the picture's width are removed as illegible."""
CLOSE = 0.0008
"""The tolerance for simplified coasts, as a fraction of the picture's width: a third of a pixel on a phone."""
LONG = 24
"""Lines with fewer points are pieces rather than coasts and are not simplified."""
UNSEEN = {"glow", "rim", "act-sign", "way", "trails", "near", "map-name"}
"""Classes of elements that are only visible during play, or only when zoomed in."""
NAMED = {"spaces"}
"""Classes of groups whose letters are names of places, which are smaller than other text."""
SPOKEN = {"role", "tabindex", "focusable", "pointer-events"}
"""Attributes that only matter during play, in addition to all that start with `aria-` or `data-`."""

Element = ElementTree.Element
_PATH = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")


def seen_from_afar(drawn: Picture) -> Picture:
    """Return a simplified picture for a small frame."""
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
    """Remove titles, elements only visible during play, and letters smaller than `least`, except on cards."""
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
    """Keep only the style rules that apply to this picture; nothing in it can be zoomed, moved or clicked."""
    worn = {name for thing in root.iter() for name in _classes(thing)}
    kept: set[str] = set()
    for thing in root.iter(_tag("style")):
        rules = "".join(_worn(thing.text or "", worn))
        # Keep variables for light and dark mode only if the rules refer to any.
        thing.text = rules if "var(" in rules else re.sub(r"(@[^{]*\{)?:root\{[^}]*\}(?(1)\})", "", rules)
        kept.update(re.findall(r"\.([A-Za-z][\w-]*)", re.sub(r"\{[^{}]*\}", "", rules)))
    for thing in root.iter():
        classes = sorted(_classes(thing) & kept)
        thing.attrib.pop("class", None)
        if classes:
            thing.set("class", " ".join(classes))


def _worn(style: str, worn: set[str]) -> Iterator[str]:
    """Yield the rules of a style sheet that apply to these classes without interaction."""
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
    """Remove definitions and ids that nothing refers to."""
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
    """Remove groups without attributes and groups without children."""
    for child in list(thing):
        _unwrap(child)
        if child.tag == _tag("g") and (not child.attrib or not len(child)) and not child.get("id"):
            place = list(thing).index(child)
            thing.remove(child)
            for offset, grandchild in enumerate(child):
                thing.insert(place + offset, grandchild)


def plainer(d: str, slack: float) -> str:
    """Simplify path data of long straight-line paths within a tolerance; other paths are returned unchanged."""
    if d.count(" ") < LONG or re.search(r"[AaCcSsQqTt]", d):
        return d
    shorter = []
    for points, closed in _lines(d):
        kept = _thinned(points, slack)
        if len(kept) > 2 or not closed:
            shorter.append(trace(kept, closed))
    return "".join(shorter)


def _lines(d: str) -> Iterator[tuple[list[Point], bool]]:
    """Yield the lines of path data that contains only straight segments, each with whether it is closed."""
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
    """Simplify a line with the Ramer-Douglas-Peucker algorithm."""
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
