"""How a game went: everybody's chances, what turned it, who was lucky, and how well it was played."""

from typing import Any, NamedTuple

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.safestring import SafeString, mark_safe
from django.views.decorators.http import require_POST, require_safe

from hippodrome.analysis.played import GOOD, Analysis, Fared, Mistake, Turn
from hippodrome.draw.fortunes import NARROW, WIDE, Mark, fortunes
from hippodrome.web import analysis, levels, limits, markup, messages, models
from hippodrome.web.pages import lobby
from hippodrome.web.viewer import Viewer, wants_part

LINES = 2
"""So many lines of the chronicle name a turning point."""


@require_POST
def start(request: HttpRequest, slug: str) -> HttpResponse:
    """Somebody wants the analysis; it is made in the background."""
    lobby.found(slug)
    limits.limit(request, "analysis")
    analysis.want(slug)
    return redirect("analysis", slug=slug)


@require_safe
def page(request: HttpRequest, slug: str) -> HttpResponse:
    """The analysis, or how far it is, or a way to want it."""
    table = lobby.found(slug)
    if table.status not in (models.Table.OVER, models.Table.STUDY):
        return redirect("table", slug=slug)
    row = analysis.analysis_of(table)
    found = analysis.read(row) if row and row.told else None
    if row and row.told and found is None:
        row = None
    context: dict[str, Any] = {"table": table, "row": row, "percent": round(100 * row.progress) if row else 0}
    if found is not None:
        context |= told(Viewer(request, table), found)
    return render(request, "web/analysis_part.html" if wants_part(request) else "web/analysis.html", context)


class Line(NamedTuple):
    """How one player fared, as the page says it."""

    chair: models.Seat
    accuracy: str
    good: str
    luck: str
    decisions: str
    ended: str


class TurnLine(NamedTuple):
    """A turning point, as the page says it."""

    number: int
    href: str
    who: SafeString
    text: str
    moved: str
    kind: str
    better: str


class MistakeLine(NamedTuple):
    """A decision that cost something, as the page says it."""

    href: str
    said: str
    better: str
    points: str
    cost: str


def told(viewer: Viewer, found: Analysis) -> dict[str, Any]:
    """All that the page says of an analysis."""
    chairs = viewer.chairs
    turns = [_turn(viewer, found, place, turn) for place, turn in enumerate(found.turns(), 1)]
    marks = [
        Mark(turn.words, line.number, line.href, line.text) for turn, line in zip(found.turns(), turns, strict=True)
    ]
    names = [chair.name for chair in chairs]
    courses = [(name, found.course(seat)) for seat, name in enumerate(names)]
    luck = [(name, found.luck(seat)) for seat, name in enumerate(names)]
    most = max(0.1, *(abs(value) for _, line in luck for value in line))
    charts = {}
    for kind, sheet in (("wide", WIDE), ("narrow", NARROW)):
        charts[kind] = [
            mark_safe(fortunes(courses, messages.say("analysis-chances"), _percent, (0, 1), sheet, marks, found.first)),
            mark_safe(fortunes(luck, messages.say("analysis-luck"), _points, (-most, most), sheet, first=found.first)),
        ]
    learned = levels.usual_level(found.game, found.seats) == levels.LEARNED
    return {
        "done": True,
        "charts": charts,
        "players": [_line(chairs[fared.seat], found, fared) for fared in found.fared()],
        "turning": turns,
        "mistakes": _mistakes(viewer, found),
        "how": messages.say("analysis-how-learned" if learned else "analysis-how-played"),
    }


def _line(chair: models.Seat, found: Analysis, fared: Fared) -> Line:
    course = found.course(fared.seat)
    accuracy = "–" if fared.accuracy is None else _percent(fared.accuracy)
    good = messages.say("analysis-good", good=fared.good, all=fared.choices)
    decisions = course[-1] - course[0] - fared.luck
    ended = f"{_percent(course[0])} → {_percent(course[-1])}"
    return Line(chair, accuracy, good, f"{_points(fared.luck)} (±{100 * fared.doubt:.0f})", _points(decisions), ended)


def _turn(viewer: Viewer, found: Analysis, place: int, turn: Turn) -> TurnLine:
    speaker, game = viewer.speaker, viewer.live()
    events = game.game.events[game.marks[turn.words - 1] : game.marks[turn.words]]
    said = f"{speaker.seat(turn.word.seat)}: {speaker.word(turn.word.word)}"
    lines = [speaker.event(event) for event in events[:LINES]] or [said]
    before = found.start if turn.words == found.first + 1 else found.words[turn.words - found.first - 2].chances
    moved = f"{speaker.seat(turn.most)} {_percent(before[turn.most])} → {_percent(turn.word.chances[turn.most])}"
    better = ""
    if turn.word.better and turn.word.loss is not None and turn.word.loss >= GOOD:
        word = speaker.word(turn.word.better)
        better = messages.say("analysis-better", word=word, points=_points(turn.word.loss))
    return TurnLine(
        place,
        markup.address("replay", viewer.table.slug, turn.words),
        mark_safe(markup.shape(turn.word.seat)),
        " ".join(lines),
        moved,
        messages.say(f"analysis-by-{turn.kind}"),
        better,
    )


def _mistakes(viewer: Viewer, found: Analysis) -> list[tuple[models.Seat, list[MistakeLine]]]:
    """Everybody's costly decisions, of those who have any; each leads to the moment at which it was asked for."""
    lines = [(chair, [_mistake(viewer, one) for one in found.mistakes(chair.number)]) for chair in viewer.chairs]
    return [(chair, costly) for chair, costly in lines if costly]


def _mistake(viewer: Viewer, mistake: Mistake) -> MistakeLine:
    speaker, points = viewer.speaker, round(100 * mistake.loss)
    return MistakeLine(
        markup.address("replay", viewer.table.slug, mistake.words),
        speaker.word(mistake.word.word),
        messages.say("analysis-instead", word=speaker.word(mistake.word.better)),
        _points(-mistake.loss),
        messages.say("analysis-cost", points=points),
    )


def _percent(value: float) -> str:
    """A chance as people write it."""
    return f"{100 * value:.0f} %"


def _points(value: float) -> str:
    """A change of a chance, in percentage points, with its sign."""
    rounded = round(100 * value)
    return "±0" if not rounded else f"{rounded:+d}".replace("-", "−")
