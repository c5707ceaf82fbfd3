"""Still pictures of a game and their URLs: its cover, examples in its rules, and the symbols of its boards."""

import gzip
from functools import cache, lru_cache
from hashlib import blake2b
from importlib import resources
from importlib.resources.abc import Traversable

from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from hippodrome import games
from hippodrome.draw import covers, definitions
from hippodrome.text import bundle
from hippodrome.web import messages
from hippodrome.web.rendering import markup


@lru_cache(maxsize=300)
def drawn(game: str, name: str, language: str) -> bytes | None:
    """Return a still picture as compressed SVG labelled in a language; None if the game has no such picture."""
    still = covers.find_still(game, name)
    return (
        None if still is None else gzip.compress(covers.still_picture(game, still, language).svg.encode(), 6, mtime=0)
    )


@cache
def fingerprint(game: str) -> str:
    """Return a hash of all sources of a game's pictures, so that browsers may cache them for ever."""
    whole = blake2b(digest_size=6)
    for folder in (resources.files("hippodrome.draw"), bundle.showing_folder(games.package_of(game))):
        _add(whole, folder)
    return whole.hexdigest()


def _add(whole: blake2b, folder: Traversable) -> None:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            _add(whole, entry)
        elif entry.name.endswith((".py", ".json", ".css", ".svg", ".ftl")):
            whole.update(entry.read_bytes())


def picture_address(game: str, name: str) -> str:
    """Return a picture's URL in the reader's language; empty if the game has no such picture."""
    if covers.find_still(game, name) is None:
        return ""
    return markup.address("picture", fingerprint(game), messages.language(), game, name)


def symbols(game: str) -> SafeString:
    drawn = mark_safe(definitions(game))  # our own drawings, without any player's text
    return format_html('<svg class="definitions" width="0" height="0" aria-hidden="true">{}</svg>', drawn)
