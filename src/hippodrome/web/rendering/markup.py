"""Small pieces of HTML used on many pages: icons, shapes, texts with marked terms, URLs."""

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

from django.template.loader import get_template
from django.urls import reverse
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe

from hippodrome.draw.palette import PLAYER_COLOURS, PLAYER_DARK, SHAPE_PATHS, SHAPES
from hippodrome.parts import Say
from hippodrome.text import Speaker
from hippodrome.text.glossary import glossary_of
from hippodrome.web import messages

NOTHING = mark_safe("")


def part(name: str, /, **context: Any) -> SafeString:
    return mark_safe(get_template(f"web/parts/{name}.html").render(context).strip())  # templates escape their variables


def joined(pieces: Iterable[SafeString]) -> SafeString:
    return mark_safe("".join(pieces))  # the pieces are already safe


def attributes(**values: object) -> SafeString:
    """Return HTML attributes, leaving out None and empty values; `data_place` becomes `data-place`."""
    given = [(name.replace("_", "-"), value) for name, value in values.items() if value not in (None, "")]
    return format_html_join("", ' {}="{}"', given)


@lru_cache(maxsize=2000)
def sign(name: str) -> SafeString:
    """Return an icon; names that begin with `art-` are the game's own pictures."""
    drawn = name if name.startswith("art-") else f"sign-{name}"
    return format_html('<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><use href="#{}"/></svg>', drawn)


@cache
def shape(seat: int) -> SafeString:
    place = seat % len(SHAPES)
    return format_html(
        '<svg class="sign" viewBox="-13 -13 26 26" aria-hidden="true"><path d="{}" fill="{}" stroke="{}" '
        'stroke-width="2.5"/></svg>',
        SHAPE_PATHS[SHAPES[place]],
        PLAYER_COLOURS[place],
        PLAYER_DARK[place],
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
def control(name: str) -> SafeString:
    return format_html(
        '<svg class="sign {}" viewBox="0 0 24 24" aria-hidden="true"><path d="{}" fill="currentColor" '
        'stroke="currentColor" stroke-width="2.4" stroke-linejoin="round"/></svg>',
        name,
        CONTROLS[name],
    )


def plain_text(said: Say | None, speaker: Speaker) -> str:
    return speaker.fill(said.key, said.params) if said is not None else ""


def note_text(speaker: Speaker, *said: Say | None) -> str:
    return "\n".join([speaker.fill(one.key, one.params) for one in said if one is not None])


def explained(said: Say | None, speaker: Speaker, focusable: bool = True) -> SafeString:
    """Return a part's text with the game's terms marked.

    Inside a button or a link the terms must not be focusable.
    """
    return NOTHING if said is None else marked(speaker.game, speaker.language, plain_text(said, speaker), focusable)


@lru_cache(maxsize=8000)
def marked(game: str, language: str, text: str, focusable: bool = False) -> SafeString:
    """Mark the game's terms in a text by their keys; the page fetches their meanings once (`terms.js`)."""
    pieces, at = [], 0
    for start, end, key in glossary_of(game, language).find(text):
        term = attributes(data_term=key, tabindex="0" if focusable else None)
        pieces.append((text[at:start], format_html("<dfn{}>{}</dfn>", term, text[start:end])))
        at = end
    return format_html_join("", "{}{}", [*pieces, (text[at:], "")])


def forecast(value: int | None) -> SafeString:
    return NOTHING if value is None else format_html(' <span class="forecast">→ {}</span>', value)


def turn_count(count: int) -> SafeString:
    if not count:
        return NOTHING
    return format_html(
        '<b class="count"><span class="visually-hidden">{}</span><span aria-hidden="true">{}</span></b>',
        messages.say("your-turns", count=count),
        count,
    )


LONG = 12
"""Words longer than this get soft hyphens, because narrow columns have no room for them."""
VOWELS = "aeiouyäöüąęó"
SYLLABLE = re.compile(
    rf"(?:(?<=[{VOWELS}])|(?<=[{VOWELS}][lmn])|(?<=[{VOWELS}]r)(?!z))"
    rf"(?=(?:sch|ch|ck|ph|th|sz|cz|rz|dz|qu|[^\W\d{VOWELS}])[{VOWELS}])",
    re.IGNORECASE,
)


@lru_cache(maxsize=4000)
def breakable(text: str) -> str:
    """Insert soft hyphens between the syllables of long words."""
    words = text.split(" ")
    for place, word in enumerate(words):
        if len(word) > LONG:
            words[place] = word[:3] + SYLLABLE.sub("\N{SOFT HYPHEN}", word[3:-3]) + word[-3:]
    return " ".join(words)


@lru_cache(maxsize=4000)
def address(name: str, *args: object) -> str:
    return reverse(name, args=args)
