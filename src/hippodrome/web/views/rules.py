"""A game's rules: the full page, a single rule beside the board, the player aid, and our additions."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from hippodrome.kernel.game import OptionValue
from hippodrome.parts.aid import aid_of
from hippodrome.text import cards, rule_text
from hippodrome.text.additions import additions_of
from hippodrome.web import messages, models
from hippodrome.web.rendering.pictures import symbols
from hippodrome.web.rendering.rulebook import book, inline_rule
from hippodrome.web.rendering.table_options import described_choices
from hippodrome.web.views.shortcuts import game_or_404


def played_options(request: HttpRequest, game: str) -> tuple[tuple[str, OptionValue], ...]:
    """Return the options of the table from which the reader came; empty without one."""
    slug = request.GET.get("table", "")[:40]
    table = models.GameTable.objects.filter(slug=slug, game=game).first() if slug else None
    return tuple(sorted(table.options.items())) if table else ()


@require_safe
def rules(request: HttpRequest, game: str) -> HttpResponse:
    game_or_404(game)
    language = messages.language()
    try:
        shown = book(game, language, played_options(request, game))
    except FileNotFoundError:
        raise Http404 from None
    return render(request, "web/rules.html", {"game": game, "book": shown, "cards": cards.cards_of(game, language)})


@require_safe
def rule(request: HttpRequest, game: str, number: str) -> HttpResponse:
    game_or_404(game)
    number = number.replace("-", " ")
    try:
        text = rule_text(game, number, messages.language(), dict(played_options(request, game)))
    except FileNotFoundError:
        text = None
    if text is None:
        raise Http404
    shown = inline_rule(text, game, messages.language())
    return render(
        request,
        "web/rule.html",
        {"game": game, "number": number, "text": shown, "at": request.GET.get("table", "")[:40]},
    )


@require_safe
def aid(request: HttpRequest, game: str) -> HttpResponse:
    found = aid_of(game_or_404(game), messages.language())
    if found is None:
        raise Http404
    return render(request, "web/aid.html", {"game": game, "aid": found, "definitions": symbols(game)})


@require_safe
def additions(request: HttpRequest, game: str) -> HttpResponse:
    found = additions_of(game_or_404(game), messages.language())
    table = dict(played_options(request, game))
    lists = [
        ("additions-house", described_choices(game, found.house_rules, table)),
        ("additions-readings", described_choices(game, found.readings, table)),
    ]
    return render(
        request,
        "web/additions.html",
        {"game": game, "lists": lists, "reconstructed": found.reconstructed, "at_table": bool(table)},
    )
