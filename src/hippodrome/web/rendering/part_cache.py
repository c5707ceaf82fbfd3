"""A cache of rendered parts, so that a part is rendered once for all viewers who see the same."""

from collections.abc import Callable
from typing import TypeVar

from django.utils.safestring import SafeString

from hippodrome.lru import LRUCache
from hippodrome.parts import Part, encoded
from hippodrome.text import Speaker

Rendered = TypeVar("Rendered", bound=Part)
_parts = LRUCache[SafeString](5000)
"""Answers, boxes, sheets and reckonings: half a kilobyte to a few kilobytes each."""


def cached_part(
    kind: str,
    part: Rendered,
    speaker: Speaker,
    render: Callable[[Rendered, Speaker], SafeString],
    seats: int = 0,
    *more: str | bool,
) -> SafeString:
    """Render a part or return it from the cache; `more` is whatever else the result depends on.

    The reader's seat and the players' names matter only if the part names more seats than its own `seats`.
    """
    data = encoded(part)
    names, you = (speaker.names, speaker.you) if data.count(b'seat":') > seats else (None, None)
    key = (kind, speaker.game, speaker.language, names, you, data, *more)
    found = _parts.get(key)
    return found if found is not None else _parts.keep(key, render(part, speaker))
