"""Segments: a table's page in pieces that each have a fingerprint, so that an update carries only what has changed.

A segment's fingerprint is made from what it will say, before anything is rendered: the part as data, the language, the
names. A browser tells which it has; the others are rendered, once for all who see the same, and sent.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import cache
from hashlib import blake2b
from threading import Lock

import msgspec
from django.http import HttpRequest
from django.utils.safestring import SafeString, mark_safe

from hippodrome.web import assets

KEPT = 2500
"""How many rendered segments a process remembers, from half a kilobyte (a sheet) to thirty (a map)."""
HEADER = "Hippodrome-Has"
"""What a browser has already: `question:1a2b board:3c4d ...`."""

_whole = msgspec.msgpack.Encoder(order="sorted").encode
"""Plain things and parts as bytes, in one go: equal ones alike, others otherwise."""
_rendered: OrderedDict[str, str] = OrderedDict()
_lock = Lock()


@cache
def _head(name: str) -> bytes:
    """How the fingerprints of segments of a name begin; with other scripts or styles all of them are others."""
    return f"{assets.fingerprint()} {name} ".encode()


class Segment:
    """A piece of the page: an element with an id, made from what `key` stands for; `make` is given its fingerprint."""

    def __init__(self, name: str, key: tuple[object, ...], make: Callable[[str], str]) -> None:
        self.name = name
        self.print = blake2b(_head(name) + _whole(key), digest_size=8).hexdigest()
        self.make = make

    def html(self) -> SafeString:
        """The rendered element, from memory if somebody has seen the same before."""
        with _lock:
            found = _rendered.get(self.print)
            if found is not None:
                _rendered.move_to_end(self.print)
                return mark_safe(found)
        made = self.make(self.print)
        with _lock:
            _rendered[self.print] = made
            while len(_rendered) > KEPT:
                _rendered.popitem(last=False)
        return mark_safe(made)


def had_by(request: HttpRequest) -> list[str]:
    """What the browser of a request has, as it says itself."""
    return request.headers.get(HEADER, "").split()


def update(segments: Iterable[Segment], has: Iterable[str]) -> str:
    """Those segments that a browser has not, for htmx to morph in."""
    known = set(has)
    return "".join(
        f'<hx-partial hx-target="#{segment.name}" hx-swap="outerMorph">{segment.html()}</hx-partial>'
        for segment in segments
        if f"{segment.name}:{segment.print}" not in known
    )


def prints(segments: Iterable[Segment]) -> str:
    """The fingerprints of all segments, so that a browser can tell whether it has missed one."""
    return " ".join(f"{segment.name}:{segment.print}" for segment in segments)
