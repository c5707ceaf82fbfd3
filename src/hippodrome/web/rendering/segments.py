"""Segments: the pieces of a table's page, with fingerprints, so that an update sends only what has changed.

A fingerprint is computed from what determines the segment (parts, language, names) before anything is rendered. The
browser sends the fingerprints it has. The other segments are rendered, once for all viewers who see the same, and sent.
"""

from collections.abc import Callable, Iterable
from functools import cache
from hashlib import blake2b

import msgspec
from django.http import HttpRequest
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from hippodrome.lru import LRUCache
from hippodrome.web.rendering.markup import joined
from hippodrome.web.server import static_files

KEPT = 2500
"""How many rendered segments a process caches; they take from half a kilobyte (a sheet) to thirty (a map)."""
HEADER = "Hippodrome-Has"
"""The request header that lists the segments a browser has: `question:1a2b board:3c4d ...`."""

_whole = msgspec.msgpack.Encoder(order="sorted").encode
"""Encodes plain data and parts as bytes; equal values give equal bytes."""
_rendered = LRUCache[SafeString](KEPT)


@cache
def _head(name: str) -> bytes:
    """Return the part of a fingerprint that changes with a segment's name or any static file."""
    return f"{static_files.fingerprint()} {name} ".encode()


class Segment:
    """A piece of the page: an element with an id, determined by `key`; `make` renders it with its fingerprint."""

    def __init__(self, name: str, key: tuple[object, ...], make: Callable[[str], SafeString]) -> None:
        self.name = name
        self.print = blake2b(_head(name) + _whole(key), digest_size=8).hexdigest()
        self.make = make

    def html(self) -> SafeString:
        found = _rendered.get(self.print)
        return found if found is not None else _rendered.keep(self.print, self.make(self.print))


def had_by(request: HttpRequest) -> list[str]:
    return request.headers.get(HEADER, "").split()


def changed_element(target: str, content: str, swap: str = "outerMorph") -> SafeString:
    return format_html('<hx-partial hx-target="#{}" hx-swap="{}">{}</hx-partial>', target, swap, content)


def update(segments: Iterable[Segment], has: Iterable[str]) -> SafeString:
    known = set(has)
    missing = [segment for segment in segments if f"{segment.name}:{segment.print}" not in known]
    return joined(changed_element(segment.name, segment.html()) for segment in missing)


def prints(segments: Iterable[Segment]) -> str:
    return " ".join(f"{segment.name}:{segment.print}" for segment in segments)


def state(told: dict[str, object], fields: dict[str, object]) -> SafeString:
    """Render the data the script needs, and the form fields that every answer carries."""
    hidden = format_html_join("", '<input form="say" type="hidden" name="{}" value="{}">', fields.items())
    data = format_html_join("", ' data-{}="{}"', told.items())
    return format_html('<div id="state"{} hidden>{}</div>', data, hidden)
