"""The start page, the rules, and who made all this."""

from functools import lru_cache

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.safestring import SafeString, mark_safe
from django.views.decorators.http import require_safe
from markdown_it import MarkdownIt

from hippodrome.games import playable_games
from hippodrome.kernel.game import OptionValue
from hippodrome.text import rule_text, rules_text
from hippodrome.text.cards import cards_text
from hippodrome.web import messages
from hippodrome.web.identity import player_of
from hippodrome.web.models import Table
from hippodrome.web.pages.lobby import SHOWN, known, public_tables, tables_of


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """The games, the tables that wait for me, and those one can join."""
    mine = [table for table in tables_of(player_of(request)) if table.status in (Table.RUNNING, Table.GATHERING)]
    context = {"games": playable_games(), "mine": mine[:SHOWN], "open_tables": public_tables(Table.GATHERING)[:SHOWN]}
    return render(request, "web/home.html", context)


@lru_cache(64)
def _rules_page(game: str, language: str, options: tuple[tuple[str, OptionValue], ...]) -> SafeString:
    """A game's rules and cards as HTML. The texts are our own, so their markup is safe; raw HTML is not passed."""
    text = f"{rules_text(game, language, dict(options))}\n\n{cards_text(game, language)}"
    return SafeString(MarkdownIt("commonmark", {"html": False}).enable("table").render(text))


def played_options(request: HttpRequest, game: str) -> tuple[tuple[str, OptionValue], ...]:
    """The options of the table that somebody reads the rules at; none where there is no such table."""
    slug = request.GET.get("table", "")[:40]
    table = Table.objects.filter(slug=slug, game=game).first() if slug else None
    return tuple(sorted(table.options.items())) if table else ()


@require_safe
def rules(request: HttpRequest, game: str) -> HttpResponse:
    """The rules of a game in our words."""
    known(game)
    try:
        text = _rules_page(game, messages.language(), played_options(request, game))
    except FileNotFoundError:
        raise Http404 from None
    return render(request, "web/rules.html", {"game": game, "text": text})


@require_safe
def rule(request: HttpRequest, game: str, number: str) -> HttpResponse:
    """One rule, to stand beside the board."""
    known(game)
    number = number.replace("-", " ")
    try:
        text = rule_text(game, number, messages.language(), dict(played_options(request, game)))
    except FileNotFoundError:
        text = None
    if text is None:
        raise Http404
    shown = mark_safe(MarkdownIt("commonmark", {"html": False}).renderInline(text))
    return render(
        request,
        "web/rule.html",
        {"game": game, "number": number, "text": shown, "at": request.GET.get("table", "")[:40]},
    )


@require_safe
def about(request: HttpRequest) -> HttpResponse:
    """Who made the games, who made this edition, and for whom."""
    return render(request, "web/about.html", {"games": playable_games()})
