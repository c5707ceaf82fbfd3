"""The rules of a game in our words: all with contents, pictures and cards, one beside the board, or a page of aid."""

import re
from functools import lru_cache
from typing import NamedTuple

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.safestring import SafeString, mark_safe
from django.views.decorators.http import require_safe
from markdown_it import MarkdownIt

from hippodrome.draw import covers
from hippodrome.kernel.game import OptionValue
from hippodrome.parts.aid import aid_of
from hippodrome.text import cards, glossary, numbered_rules, rule_text, rules_text
from hippodrome.web import markup, messages, models
from hippodrome.web.pages import lobby, pictures, table

NUMBER = re.compile(r"\b[A-Z]{2} \d+(?:\.\d+)+[a-z]?\b")
UNMARKED = ("h1", "h2", "h3", "strong", "a", "th")
"""Where terms of the game are not marked."""
ITEM = re.compile(r"<li>(\s*<p>)?\s*<strong>([A-Z]{2} [\d.]+[a-z]?)</strong>")


class Chapter(NamedTuple):
    """A line of the contents."""

    anchor: str
    title: str


class Book(NamedTuple):
    """The rules as a page: the title, the contents, and the text."""

    title: str
    chapters: list[Chapter]
    text: SafeString


def _markdown(text: str) -> str:
    """Our own texts as HTML: their markup is safe, and raw HTML is not passed."""
    rendered: str = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    return rendered


@lru_cache(64)
def book(game: str, language: str, options: tuple[tuple[str, OptionValue], ...]) -> Book:
    """A game's rules with an anchor at each number, links to the numbers, and pictures where there is an example."""
    page = with_terms(linked(_markdown(rules_text(game, language, dict(options))), game, language), game, language)
    page = ITEM.sub(_anchored, page)
    title = ""
    chapters: list[Chapter] = []

    def heading(found: re.Match[str]) -> str:
        nonlocal title
        if found[1] == "1":
            title = found[2]
            return ""
        chapters.append(Chapter(f"chapter-{len(chapters) + 1}", re.sub(r"<[^>]+>", "", found[2])))
        return f'<h2 id="{chapters[-1].anchor}">{found[2]}</h2>'

    page = re.sub(r"<h([12])>(.*?)</h\1>", heading, page)
    for name, number in examples(game):
        page = _illustrated(page, number, figure(game, name, language))
    return Book(title or messages.title(game), chapters, mark_safe(page))


def linked(page: str, game: str, language: str, where: str = "") -> str:
    """HTML in which every number of a rule leads to that rule; those in bold are the rules themselves."""
    known_numbers = numbered_rules(game, language)

    def link(found: re.Match[str]) -> str:
        if found[0] not in known_numbers:
            return found[0]
        return f'<a href="{where}#{found[0].replace(" ", "-")}">{found[0]}</a>'

    parts = re.split(r"(<strong>.*?</strong>|<[^>]+>)", page)
    return "".join(part if part.startswith("<") else NUMBER.sub(link, part) for part in parts)


def with_terms(page: str, game: str, language: str) -> str:
    """HTML in which the terms of the game are marked: in each paragraph once, for keys the first of the page."""
    told: set[str] = set()
    in_paragraph: set[str] = set()
    inside = ""
    parts = []
    for part in re.split(r"(<[^>]+>)", page):
        tag = re.match(r"</?(\w+)", part)
        if tag is None:
            parts.append(part if inside else _marked(part, glossary.glossary_of(game, language), in_paragraph, told))
            continue
        parts.append(part)
        if tag[1] in ("li", "p", "tr"):
            in_paragraph.clear()
        if tag[1] in UNMARKED:
            inside = tag[1] if not part.startswith("</") else ""
    return "".join(parts)


def _marked(text: str, terms: glossary.Glossary, in_paragraph: set[str], told: set[str]) -> str:
    parts, at = [], 0
    for start, end, key in terms.find(text):
        if key in in_paragraph:
            continue
        focus = "" if key in told else ' tabindex="0"'
        parts += [text[at:start], f'<dfn data-term="{key}"{focus}>{text[start:end]}</dfn>']
        at = end
        in_paragraph.add(key)
        told.add(key)
    return "".join([*parts, text[at:]])


def _anchored(found: re.Match[str]) -> str:
    anchor = found[2].replace(" ", "-")
    return f'<li id="{anchor}">{found[1] or ""}<a class="number" href="#{anchor}">{found[2]}</a>'


def examples(game: str) -> list[tuple[str, str]]:
    """The names of a game's worked examples, and which rule each is about."""
    box = covers.box_of(game)
    return [(still.name, still.rule) for still in box.examples] if box else []


def figure(game: str, name: str, language: str) -> str:
    """A worked example: a small board and what it shows. It is drawn when somebody comes to see it."""
    told = markup.escape(messages.speaker(game, language).say(f"example-{name}"))
    return (
        f'<figure class="example" id="example-{markup.escape(name)}"><span class="frame">'
        f'<img src="{markup.escape(pictures.address(game, name))}" alt="" loading="lazy" decoding="async"></span>'
        f"<figcaption><b>{markup.escape(messages.say('example'))}</b>{told}</figcaption></figure>"
    )


def _illustrated(page: str, number: str, picture: str) -> str:
    """The page with a picture at the end of a rule."""
    start = page.find(f'id="{number.replace(" ", "-")}"')
    end = page.find("</li>", start)
    return page if start < 0 or end < 0 else page[:end] + picture + page[end:]


def played_options(request: HttpRequest, game: str) -> tuple[tuple[str, OptionValue], ...]:
    """The options of the table that somebody reads the rules at; none where there is no such table."""
    slug = request.GET.get("table", "")[:40]
    table = models.Table.objects.filter(slug=slug, game=game).first() if slug else None
    return tuple(sorted(table.options.items())) if table else ()


@require_safe
def rules(request: HttpRequest, game: str) -> HttpResponse:
    """The rules of a game in our words."""
    lobby.known(game)
    language = messages.language()
    try:
        shown = book(game, language, played_options(request, game))
    except FileNotFoundError:
        raise Http404 from None
    return render(request, "web/rules.html", {"game": game, "book": shown, "cards": cards.cards_of(game, language)})


@require_safe
def rule(request: HttpRequest, game: str, number: str) -> HttpResponse:
    """One rule, to stand beside the board."""
    lobby.known(game)
    number = number.replace("-", " ")
    try:
        text = rule_text(game, number, messages.language(), dict(played_options(request, game)))
    except FileNotFoundError:
        text = None
    if text is None:
        raise Http404
    rendered = MarkdownIt("commonmark", {"html": False}).renderInline(text)
    spoken = messages.language()
    shown = mark_safe(with_terms(linked(rendered, game, spoken, markup.address("rules", game)), game, spoken))
    return render(
        request,
        "web/rule.html",
        {"game": game, "number": number, "text": shown, "at": request.GET.get("table", "")[:40]},
    )


@require_safe
def aid(request: HttpRequest, game: str) -> HttpResponse:
    """The player aid: what a turn is, what one may do and what it brings, on one sheet of paper."""
    found = aid_of(lobby.known(game), messages.language())
    if found is None:
        raise Http404
    return render(request, "web/aid.html", {"game": game, "aid": found, "definitions": table.symbols(game)})
