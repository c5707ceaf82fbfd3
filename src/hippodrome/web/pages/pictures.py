"""Still pictures for pages: a game's cover and the examples in its rules, drawn when first wanted and kept."""

import gzip
from functools import cache, lru_cache
from hashlib import blake2b
from importlib import resources
from importlib.resources.abc import Traversable

from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from hippodrome import games
from hippodrome.draw import covers
from hippodrome.text import LANGUAGES, bundle
from hippodrome.web import markup, messages
from hippodrome.web.pages import lobby

POLICY = "default-src 'none'; style-src 'unsafe-inline'"
"""A picture brings its own style and may do nothing else."""


@lru_cache(maxsize=300)
def drawn(game: str, name: str, language: str) -> bytes | None:
    """One of a game's stills as compressed SVG, with names in a language; None if the game has no such picture."""
    still = covers.find_still(game, name)
    return (
        None if still is None else gzip.compress(covers.still_picture(game, still, language).svg.encode(), 6, mtime=0)
    )


@cache
def fingerprint(game: str) -> str:
    """Changes whenever anything does that a game's pictures are made of, so that browsers may keep them for ever."""
    whole = blake2b(digest_size=6)
    for folder in (resources.files("hippodrome.draw"), bundle.showing_folder(games.package_of(game))):
        _add(whole, folder)
    return whole.hexdigest()


def _add(whole: blake2b, folder: Traversable) -> None:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            _add(whole, entry)
        elif entry.name.endswith((".py", ".json", ".css", ".svg", ".ftl", ".ftl.gz")):
            whole.update(entry.read_bytes())


def address(game: str, name: str) -> str:
    """Where a picture is to be had in the reader's language; empty if the game has none of that name."""
    if covers.find_still(game, name) is None:
        return ""
    return markup.address("picture", fingerprint(game), messages.language(), game, name)


@require_safe
def picture(request: HttpRequest, mark: str, language: str, game: str, name: str) -> HttpResponse:
    """A still picture as a file."""
    found = drawn(lobby.known(game), name, language) if language in LANGUAGES else None
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
