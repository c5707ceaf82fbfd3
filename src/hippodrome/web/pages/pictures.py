"""Still pictures for pages: a game's cover and the examples in its rules, drawn when first wanted and kept."""

import gzip
from functools import cache, lru_cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable

from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse
from django.views.decorators.http import require_safe

from hippodrome.draw.covers import find_still, still_picture
from hippodrome.games import package_of
from hippodrome.text import LANGUAGES
from hippodrome.text.bundle import showing_folder
from hippodrome.web import messages
from hippodrome.web.pages.lobby import known

POLICY = "default-src 'none'; style-src 'unsafe-inline'"
"""A picture brings its own style and may do nothing else."""


@lru_cache(maxsize=300)
def drawn(game: str, name: str, language: str) -> bytes | None:
    """One of a game's stills as compressed SVG, with names in a language; None if the game has no such picture."""
    still = find_still(game, name)
    return None if still is None else gzip.compress(still_picture(game, still, language).svg.encode(), 6, mtime=0)


@cache
def fingerprint(game: str) -> str:
    """Changes whenever anything does that a game's pictures are made of, so that browsers may keep them for ever."""
    whole = blake2b(digest_size=6)
    for folder in (files("hippodrome.draw"), showing_folder(package_of(game))):
        _add(whole, folder)
    return whole.hexdigest()


def _add(whole: blake2b, folder: Traversable) -> None:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            _add(whole, entry)
        elif entry.name.endswith((".py", ".json", ".css", ".svg", ".ftl")):
            whole.update(entry.read_bytes())


def address(game: str, name: str) -> str:
    """Where a picture is to be had in the reader's language; empty if the game has none of that name."""
    if find_still(game, name) is None:
        return ""
    return reverse("picture", args=[fingerprint(game), messages.language(), game, name])


@require_safe
def picture(request: HttpRequest, mark: str, language: str, game: str, name: str) -> HttpResponse:
    """A still picture as a file."""
    found = drawn(known(game), name, language) if language in LANGUAGES else None
    if found is None:
        raise Http404
    packed = "gzip" in request.headers.get("Accept-Encoding", "")
    answer = HttpResponse(found if packed else gzip.decompress(found), content_type="image/svg+xml")
    if packed:
        answer["Content-Encoding"] = "gzip"
    answer["Vary"] = "Accept-Encoding"
    answer["Content-Security-Policy"] = POLICY
    # An address of an older edition shows the present picture, but not for long.
    lasting = "public, max-age=31536000, immutable" if mark == fingerprint(game) else "public, max-age=60"
    answer["Cache-Control"] = lasting
    return answer
