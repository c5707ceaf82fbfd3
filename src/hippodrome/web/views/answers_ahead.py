"""The page on which a player gives answers ahead, and takes them back."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST, require_safe

from hippodrome.parts import parts_of
from hippodrome.web import messages, models
from hippodrome.web.accounts import identity
from hippodrome.web.refusals import Refused
from hippodrome.web.rendering.markup import plain_text
from hippodrome.web.rendering.viewer import Viewer
from hippodrome.web.services import answers_ahead, foreseen
from hippodrome.web.views.shortcuts import table_or_404


@require_safe
def page(request: HttpRequest, slug: str, seat: int) -> HttpResponse:
    table = table_or_404(slug)
    viewer = Viewer(request, table)
    if not viewer.may_answer_ahead or viewer.seat != seat:
        raise Refused("refused-not-your-seat", 403)
    return render(request, "web/answers_ahead.html", _context(viewer, seat))


@require_POST
def add(request: HttpRequest, slug: str, seat: int) -> HttpResponse:
    table_or_404(slug)
    kind, word, until = (request.POST.get(name, "")[:200] for name in ("kind", "word", "until"))
    answers_ahead.add(slug, seat, identity.require_player(request), kind, word, until)
    return redirect("answers-ahead", slug=slug, seat=seat)


@require_POST
def remove(request: HttpRequest, slug: str, seat: int) -> HttpResponse:
    table_or_404(slug)
    answers_ahead.remove(slug, seat, identity.require_player(request), request.POST.get("kind", "")[:200])
    return redirect("answers-ahead", slug=slug, seat=seat)


def _context(viewer: Viewer, seat: int) -> dict[str, Any]:
    game, speaker = viewer.live.game, viewer.own_speaker
    progress = parts_of(game.view(seat)).question.progress
    figures = [figure for figure in progress if figure.span]
    untils = [(foreseen.ONCE, messages.say("ahead-once"))]
    untils += [
        (str(level), messages.say("ahead-until", span=f"{plain_text(figure.name, speaker)} {figure.shown}"))
        for level, figure in reversed(list(enumerate(figures, 1)))
    ]
    untils.append((foreseen.ALWAYS, messages.say("ahead-always")))
    questions = [
        {
            "kind": foreseen.question_kind(ask),
            "rule": ask.rule,
            "prompt": speaker.prompt({"seat": seat, "prompt": {"key": ask.key, "params": ask.prompt.params}}),
            "words": [(word, speaker.word(word)) for word in ask.words],
            "declinable": ask.declinable or ("pass" if "pass" in ask.words else ""),
        }
        for ask in answers_ahead.asked_before(game, seat)
    ]
    chair: models.Seat = viewer.chairs[seat]
    spans = foreseen.spans_of(game, seat)
    standing = [
        {
            "kind": one["kind"],
            "rule": one["rule"],
            "prompt": speaker.prompt({"seat": seat, "prompt": one["prompt"]}),
            "answer": speaker.word(one["word"]),
            "until": dict(untils).get(one["until"], ""),
        }
        for one in chair.answers_ahead
        if one["spans"] == spans[: len(one["spans"])]
    ]
    return {
        "table": viewer.table,
        "viewer": viewer,
        "seat": seat,
        "speaker": speaker,
        "questions": questions,
        "untils": untils,
        "standing": standing,
    }
