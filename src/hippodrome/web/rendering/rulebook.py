"""Render a game's rules as HTML, with contents, anchors, links, marked terms and worked examples."""

import re
from functools import lru_cache
from typing import NamedTuple

from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from markdown_it import MarkdownIt

from hippodrome.draw import covers
from hippodrome.kernel.game import OptionValue
from hippodrome.text import glossary, numbered_rules, rules_text
from hippodrome.web import messages
from hippodrome.web.rendering import markup
from hippodrome.web.rendering.pictures import fingerprint, picture_address

NUMBER = re.compile(r"\b[A-Z]{2} \d+(?:\.\d+)+[a-z]?\b")
UNMARKED = ("h1", "h2", "h3", "strong", "a", "th")
ITEM = re.compile(r"<li>(\s*<p>)?\s*<strong>([A-Z]{2} [\d.]+[a-z]?)</strong>")


class Chapter(NamedTuple):
    anchor: str
    title: str


class Book(NamedTuple):
    title: str
    chapters: list[Chapter]
    text: SafeString


def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


@lru_cache(64)
def book(game: str, language: str, options: tuple[tuple[str, OptionValue], ...]) -> Book:
    """Render a game's rules with an anchor at each number, links between them, and pictures of the examples."""
    page = with_terms(
        linked(_markdown().render(rules_text(game, language, dict(options))), game, language), game, language
    )
    page = ITEM.sub(_anchored, page)
    title = ""
    chapters: list[Chapter] = []

    def heading(found: re.Match[str]) -> str:
        nonlocal title
        if found[1] == "1":
            title = found[2]
            return ""
        chapters.append(Chapter(f"chapter-{len(chapters) + 1}", re.sub(r"<[^>]+>", "", found[2])))
        return format_html('<h2 id="{}">{}</h2>', chapters[-1].anchor, mark_safe(found[2]))

    page = re.sub(r"<h([12])>(.*?)</h\1>", heading, page)
    for name, number in examples(game):
        page = _illustrated(page, number, figure(game, name, language))
    return Book(title or messages.title(game), chapters, mark_safe(page))


def linked(page: str, game: str, language: str, where: str = "") -> str:
    """Link every rule number in some HTML to its rule, except the bold numbers at the rules themselves."""
    known_numbers = numbered_rules(game, language)

    def link(found: re.Match[str]) -> str:
        if found[0] not in known_numbers:
            return found[0]
        return format_html('<a href="{}#{}">{}</a>', where, found[0].replace(" ", "-"), found[0])

    parts = re.split(r"(<strong>.*?</strong>|<[^>]+>)", page)
    return "".join(part if part.startswith("<") else NUMBER.sub(link, part) for part in parts)


def with_terms(page: str, game: str, language: str) -> str:
    """Mark the game's terms in some HTML, each once per paragraph; its first mark on the page is focusable."""
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
        term = markup.attributes(data_term=key, tabindex=None if key in told else "0")
        parts += [text[at:start], format_html("<dfn{}>{}</dfn>", term, mark_safe(text[start:end]))]
        at = end
        in_paragraph.add(key)
        told.add(key)
    return "".join([*parts, text[at:]])


def _anchored(found: re.Match[str]) -> str:
    anchor = found[2].replace(" ", "-")
    before = mark_safe(found[1] or "")  # at most a tag
    return format_html('<li id="{}">{}<a class="number" href="#{}">{}</a>', anchor, before, anchor, found[2])


def examples(game: str) -> list[tuple[str, str]]:
    box = covers.box_of(game)
    return [(still.name, still.rule) for still in box.examples] if box else []


def figure(game: str, name: str, language: str) -> SafeString:
    said = messages.speaker(game, language).say(f"example-{name}")
    return markup.part("example", name=name, said=said, picture=picture_address(game, name))


def _illustrated(page: str, number: str, picture: str) -> str:
    start = page.find(f'id="{number.replace(" ", "-")}"')
    end = page.find("</li>", start)
    return page if start < 0 or end < 0 else page[:end] + picture + page[end:]


def inline_rule(text: str, game: str, language: str) -> SafeString:
    page = linked(_markdown().renderInline(text), game, language, markup.address("rules", game))
    return mark_safe(with_terms(page, game, language))  # our own text, rendered without raw HTML


def meanings_address(game: str) -> str:
    """Return the URL of the game's glossary data in the reader's language; empty without a glossary."""
    if not glossary.glossary_of(game, messages.language()).terms:
        return ""
    return markup.address("meanings", fingerprint(game), messages.language(), game)
