"""The players' sheets: a line of counters each, which unfolds to show everything else."""

from typing import Any, NamedTuple

from django.utils.safestring import SafeString

from hippodrome.parts import Box, Reckoning, Sheet
from hippodrome.text import Speaker
from hippodrome.web.rendering.clocks import clock_of
from hippodrome.web.rendering.figures import counters
from hippodrome.web.rendering.markup import joined, part
from hippodrome.web.rendering.part_cache import cached_part
from hippodrome.web.rendering.reckoning import reckoning
from hippodrome.web.services.clocks import Face


class Chair(NamedTuple):
    """Who holds the seat of a sheet, whether it is asked, whether a bot stands in for a person, and its clock."""

    name: str
    bot: str
    asked: bool
    represented: bool = False
    clock: tuple[float, float | None, float | None, float, str] | None = None
    """What its clock shows, as the fields of `clocks.Face`."""


def all_sheets(
    sheets: tuple[Sheet, ...], chairs: list[Chair], seat: int | None, now: Reckoning | None, speaker: Speaker
) -> dict[str, Any]:
    """Return the template context of all sheets and, below them, how the game would end now."""
    context: dict[str, Any] = {
        "sheets": joined(seated_sheet(sheet, chairs[sheet.seat], sheet.seat == seat, speaker) for sheet in sheets)
    }
    if now is not None:
        told_now = cached_part("reckoning", now, speaker, reckoning, len(now.accounts), *speaker.names)
        context |= {"now": now, "reckoning": told_now}
    return context


def seated_sheet(shown: Sheet, chair: Chair, mine: bool, speaker: Speaker) -> SafeString:

    def render(shown: Sheet, speaker: Speaker) -> SafeString:
        return sheet(shown, chair, mine, speaker)

    who = chair.name, chair.bot, chair.asked, chair.represented, repr(chair.clock)
    return cached_part("sheet", shown, speaker, render, 1, *who, mine)


def sheet(shown: Sheet, chair: Chair, mine: bool, speaker: Speaker) -> SafeString:
    figures = [*shown.figures, *([shown.score] if shown.score else [])]
    return part(
        "sheet",
        speaker=speaker,
        sheet=shown,
        chair=chair,
        mine=mine,
        colour=shown.seat % 6,
        clock=clock_of(Face(*chair.clock)) if chair.clock else None,
        counters=counters(shown.figures, speaker),
        notes=[figure for figure in figures if figure.note],
        boxes="" if mine else all_boxes(shown.boxes, speaker),
    )


def all_boxes(boxes: tuple[Box, ...], speaker: Speaker) -> SafeString:
    return joined(cached_part("box", one, speaker, box) for one in boxes)


def box(shown: Box, speaker: Speaker) -> SafeString:
    return part("box", box=shown, speaker=speaker)
