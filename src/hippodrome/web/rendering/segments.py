"""Segments: a table's page in pieces that each have a fingerprint, so that an update carries only what has changed.

A segment's fingerprint is made from what it will say, before anything is rendered: the part as data, the language, the
names. A browser tells which it has; the others are rendered, once for all who see the same, and sent.
"""

from collections.abc import Callable, Iterable
from functools import cache
from hashlib import blake2b

import msgspec
from django.http import HttpRequest
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from hippodrome.draw.remembered import Remembering
from hippodrome.web.rendering.markup import joined
from hippodrome.web.server import static_files

KEPT = 2500
"""How many rendered segments a process remembers, from half a kilobyte (a sheet) to thirty (a map)."""
HEADER = "Hippodrome-Has"
"""What a browser has already: `question:1a2b board:3c4d ...`."""

_whole = msgspec.msgpack.Encoder(order="sorted").encode
"""Plain things and parts as bytes, in one go: equal ones alike, others otherwise."""
_rendered = Remembering[SafeString](KEPT)


@cache
def _head(name: str) -> bytes:
    """How the fingerprints of segments of a name begin; with other scripts or styles all of them are others."""
    return f"{static_files.fingerprint()} {name} ".encode()


class Segment:
    """A piece of the page: an element with an id, made from what `key` stands for; `make` is given its fingerprint."""

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
    """Return what the script must know, and the fields that every answer carries."""
    hidden = format_html_join("", '<input form="say" type="hidden" name="{}" value="{}">', fields.items())
    data = format_html_join("", ' data-{}="{}"', told.items())
    return format_html('<div id="state"{} hidden>{}</div>', data, hidden)
