"""Still pictures of a game and their addresses: its cover, the examples in its rules, and the symbols of its boards."""

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
        elif entry.name.endswith((".py", ".json", ".css", ".svg", ".ftl")):
            whole.update(entry.read_bytes())


def picture_address(game: str, name: str) -> str:
    """Where a picture is to be had in the reader's language; empty if the game has none of that name."""
    if covers.find_still(game, name) is None:
        return ""
    return markup.address("picture", fingerprint(game), messages.language(), game, name)


def symbols(game: str) -> SafeString:
    drawn = mark_safe(definitions(game))  # our own drawings, without any text of a player
    return format_html('<svg class="definitions" width="0" height="0" aria-hidden="true">{}</svg>', drawn)
