"""Render the log of a game in chapters, and its lines for summary cards and the replay."""

from collections.abc import Iterable
from functools import lru_cache

from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from hippodrome.parts import Entry
from hippodrome.text import Speaker
from hippodrome.web.rendering.markup import NOTHING, address, attributes, joined, marked, shape, sign

HEADING = mark_safe(' class="heading"')


def chapters(runs: Iterable[tuple[int | None, bool, list[SafeString]]]) -> SafeString:
    """Render the log. Each chapter has a seat, whether it is a heading, and its entries."""
    return joined(_chapter(seat, heading, *entries) for seat, heading, entries in runs)


@lru_cache(maxsize=2000)
def _chapter(seat: int | None, heading: bool, *entries: SafeString) -> SafeString:
    if heading:
        return joined(entries)
    if seat is None:
        return format_html('<li class="turn"><ul>{}</ul></li>', joined(entries))
    return format_html('<li class="turn seat-{}">{}<ul>{}</ul></li>', seat % 6, shape(seat), joined(entries))


def chronicle_entry(entry: Entry, text: str, heading: bool, slug: str, speaker: Speaker) -> SafeString:
    return format_html(
        '<li{}><a href="{}" data-moment="{}"{}>{}<span>{}</span></a></li>',
        HEADING if heading else NOTHING,
        address("replay", slug, entry.moment),
        entry.moment,
        place_of(entry),
        sign(entry.sign),
        marked(speaker.game, speaker.language, text),
    )


def log_line(entry: Entry, text: str, where: SafeString, speaker: Speaker) -> SafeString:
    """Render a log line without a link; `where` holds the attributes that mark its place on the board."""
    return format_html(
        "<li{}>{}{}<span>{}</span></li>",
        where,
        NOTHING if entry.seat is None else shape(entry.seat),
        sign(entry.sign),
        marked(speaker.game, speaker.language, text),
    )


def place_of(entry: Entry) -> SafeString:
    return format_html(' data-place="{}"', entry.place) if entry.place else NOTHING


def trail_of(entry: Entry, way: str) -> SafeString:
    """Return the attributes that mark an entry's place and path on the board in its seat's colour."""
    if not entry.place:
        return NOTHING
    return format_html(
        ' data-place="{}" data-trail="{}" data-sign="{}"{}',
        entry.place,
        "" if entry.seat is None else entry.seat % 6,
        entry.sign,
        attributes(data_path=" ".join(entry.path), data_way=way),
    )
