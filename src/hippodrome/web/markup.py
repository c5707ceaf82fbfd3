"""The small pieces of a page's HTML that are written by hand; templates took most of a move's time.

Everything that people typed goes through `escape`; whatever else stands here is ours.
"""

import html
import re
from functools import cache, lru_cache

from django.urls import reverse

from hippodrome.draw.palette import PLAYER_COLOURS, PLAYER_DARK, SHAPE_PATHS, SHAPES
from hippodrome.parts import Figure
from hippodrome.text.glossary import glossary_of


@lru_cache(maxsize=20_000)
def escape(text: str) -> str:
    """A text made safe; a page says the same few hundred again and again."""
    return html.escape(text)


@lru_cache(maxsize=2000)
def sign(name: str) -> str:
    """A drawn sign; `art-...` is one of the game's own pictures."""
    drawn = name if name.startswith("art-") else f"sign-{name}"
    return f'<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><use href="#{escape(drawn)}"/></svg>'


@cache
def shape(seat: int) -> str:
    """A player's sign: a colour and a shape."""
    place = seat % len(SHAPES)
    return (
        f'<svg class="sign" viewBox="-13 -13 26 26" aria-hidden="true"><path d="{SHAPE_PATHS[SHAPES[place]]}" '
        f'fill="{PLAYER_COLOURS[place]}" stroke="{PLAYER_DARK[place]}" stroke-width="2.5"/></svg>'
    )


CONTROLS = {
    "first": "M6 4v16M20 4L10 12l10 8z",
    "back": "M17 4L7 12l10 8z",
    "play": "M7 4l13 8L7 20z",
    "pause": "M8 4v16M16 4v16",
    "forward": "M7 4l10 8L7 20z",
    "turn": "M4 4l8 8l-8 8zM12 4l8 8l-8 8z",
    "last": "M18 4v16M4 4l10 8L4 20z",
}


@cache
def control(name: str) -> str:
    """The sign on a button of the player."""
    return (
        f'<svg class="sign {name}" viewBox="0 0 24 24" aria-hidden="true"><path d="{CONTROLS[name]}" '
        f'fill="currentColor" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round"/></svg>'
    )


def amount(figure: Figure) -> str:
    """A figure's number."""
    return figure.shown


def forecast(figure: Figure) -> str:
    """What a figure will be, if nothing else happens."""
    return "" if figure.forecast is None else f' <span class="forecast">→ {figure.forecast}</span>'


@lru_cache(maxsize=8000)
def marked(game: str, language: str, text: str, focusable: bool = False) -> str:
    """A text with the terms of the game marked by their keys; the page fetches their meanings once (`terms.js`)."""
    parts, at = [], 0
    focus = ' tabindex="0"' if focusable else ""
    for start, end, key in glossary_of(game, language).find(text):
        parts += [escape(text[at:start]), f'<dfn data-term="{key}"{focus}>{escape(text[start:end])}</dfn>']
        at = end
    return "".join([*parts, escape(text[at:])])


LONG = 12
"""Longer words are told where they may be broken: a narrow column has no room for them."""
VOWELS = "aeiouyäöüąęó"
SYLLABLE = re.compile(
    rf"(?:(?<=[{VOWELS}])|(?<=[{VOWELS}][lmn])|(?<=[{VOWELS}]r)(?!z))"
    rf"(?=(?:sch|ch|ck|ph|th|sz|cz|rz|dz|qu|[^\W\d{VOWELS}])[{VOWELS}])",
    re.IGNORECASE,
)


@lru_cache(maxsize=4000)
def breakable(text: str) -> str:
    """A title whose long words may be broken between syllables; what it says stays the same."""
    words = text.split(" ")
    for place, word in enumerate(words):
        if len(word) > LONG:
            words[place] = word[:3] + SYLLABLE.sub("\N{SOFT HYPHEN}", word[3:-3]) + word[-3:]
    return " ".join(words)


@lru_cache(maxsize=4000)
def address(name: str, *args: object) -> str:
    """An address of the site; the same few are asked for again and again."""
    return reverse(name, args=args)
