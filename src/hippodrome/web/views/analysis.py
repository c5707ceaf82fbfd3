"""Analysis of a finished game: chances over time, turning points, luck, and how well everybody played."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.safestring import mark_safe
from django.views.decorators.http import require_POST, require_safe

from hippodrome.analysis.played import GOOD, Analysis, Fared, Mistake, TurningPoint
from hippodrome.draw.fortunes import NARROW, WIDE, Mark, fortunes
from hippodrome.web import messages, models
from hippodrome.web.accounts import rate_limits
from hippodrome.web.bots import levels
from hippodrome.web.rendering import markup
from hippodrome.web.rendering.viewer import Viewer, wants_part
from hippodrome.web.services import analyses
from hippodrome.web.views.shortcuts import table_or_404

LINES = 2
"""How many log lines describe a turning point."""


@require_POST
def start(request: HttpRequest, slug: str) -> HttpResponse:
    table_or_404(slug)
    rate_limits.limit(request, "analysis")
    analyses.want(slug)
    return redirect("analysis", slug=slug)


@require_safe
def page(request: HttpRequest, slug: str) -> HttpResponse:
    table = table_or_404(slug)
    if table.status not in (models.GameTable.OVER, models.GameTable.STUDY):
        return redirect("table", slug=slug)
    row = models.StoredAnalysis.objects.filter(table=table).first()
    found = analyses.read(row) if row and row.told else None
    if row and row.told and found is None:
        row = None
    context: dict[str, Any] = {"table": table, "row": row, "percent": round(100 * row.progress) if row else 0}
    if found is not None:
        context |= analysis_context(Viewer(request, table), found)
    return render(request, "web/analysis_part.html" if wants_part(request) else "web/analysis.html", context)


def analysis_context(viewer: Viewer, found: Analysis) -> dict[str, Any]:
    chairs = viewer.chairs
    turns = [_turn(viewer, found, place, turn) for place, turn in enumerate(found.turns(), 1)]
    marks = [
        Mark(turn.words, line["number"], line["href"], line["text"])
        for turn, line in zip(found.turns(), turns, strict=True)
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


def _line(chair: models.Seat, found: Analysis, fared: Fared) -> dict[str, Any]:
    course = found.course(fared.seat)
    return {
        "chair": chair,
        "accuracy": "–" if fared.accuracy is None else _percent(fared.accuracy),
        "good": messages.say("analysis-good", good=fared.good, all=fared.choices),
        "luck": f"{_points(fared.luck)} (±{100 * fared.doubt:.0f})",
        "decisions": _points(course[-1] - course[0] - fared.luck),
        "ended": f"{_percent(course[0])} → {_percent(course[-1])}",
    }


def _turn(viewer: Viewer, found: Analysis, place: int, turn: TurningPoint) -> dict[str, Any]:
    speaker, game = viewer.speaker, viewer.live
    events = game.game.events[game.marks[turn.words - 1] : game.marks[turn.words]]
    said = f"{speaker.seat(turn.word.seat)}: {speaker.word(turn.word.word)}"
    lines = [speaker.event(event) for event in events[:LINES]] or [said]
    before = found.start if turn.words == found.first + 1 else found.words[turn.words - found.first - 2].chances
    better = ""
    if turn.word.better and turn.word.loss is not None and turn.word.loss >= GOOD:
        word = speaker.word(turn.word.better)
        better = messages.say("analysis-better", word=word, points=_points(turn.word.loss))
    return {
        "number": place,
        "href": markup.address("replay", viewer.table.slug, turn.words),
        "who": markup.shape(turn.word.seat),
        "text": " ".join(lines),
        "moved": f"{speaker.seat(turn.most)} {_percent(before[turn.most])} → {_percent(turn.word.chances[turn.most])}",
        "kind": messages.say(f"analysis-by-{turn.kind}"),
        "better": better,
    }


def _mistakes(viewer: Viewer, found: Analysis) -> list[tuple[models.Seat, list[dict[str, str]]]]:
    lines = [(chair, [_mistake(viewer, one) for one in found.mistakes(chair.number)]) for chair in viewer.chairs]
    return [(chair, costly) for chair, costly in lines if costly]


def _mistake(viewer: Viewer, mistake: Mistake) -> dict[str, str]:
    speaker = viewer.speaker
    return {
        "href": markup.address("replay", viewer.table.slug, mistake.words),
        "said": speaker.word(mistake.word.word),
        "better": messages.say("analysis-instead", word=speaker.word(mistake.word.better)),
        "points": _points(-mistake.loss),
        "cost": messages.say("analysis-cost", points=round(100 * mistake.loss)),
    }


def _percent(value: float) -> str:
    return f"{100 * value:.0f} %"


def _points(value: float) -> str:
    rounded = round(100 * value)
    return "±0" if not rounded else f"{rounded:+d}".replace("-", "−")
