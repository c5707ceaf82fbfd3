"""The site's template tags and filters, such as `{% say "key" name=value %}`."""

from typing import Any

from django import template
from django.urls import reverse
from django.utils.html import escape, format_html
from django.utils.safestring import SafeString, mark_safe

from hippodrome import games, parts
from hippodrome.draw import covers, pieces
from hippodrome.lessons import lessons_of
from hippodrome.lessons.lesson import FIRST
from hippodrome.parts.aid import has_aid
from hippodrome.text import Speaker
from hippodrome.web import messages
from hippodrome.web.bots import levels
from hippodrome.web.delivery.texts import span
from hippodrome.web.rendering import cards, clocks, figures, markup, rulebook
from hippodrome.web.rendering.pictures import picture_address
from hippodrome.web.services import fairness

register = template.Library()

register.simple_tag(messages.say, name="say")
register.simple_tag(picture_address, name="still")
register.simple_tag(rulebook.meanings_address, name="terms")
register.simple_tag(markup.turn_count, name="count_of_turns")
register.simple_tag(markup.shape, name="shape")
register.simple_tag(markup.control, name="control")

register.filter("ago", messages.ago)
register.filter("bot_title", messages.bot_title)
register.filter("clock_choice", clocks.clock_choice)
register.filter("explained", markup.explained)
register.filter("face", cards.face)
register.filter("forecast", markup.forecast)
register.filter("game_says", messages.game_text)
register.filter("game_title", messages.title)
register.filter("level_line", levels.line)
register.filter("picture", cards.picture)
register.filter("progress_figures", figures.progress_figures)
register.filter("sign", markup.sign)
register.filter("span", span)
register.filter("small_cards", cards.small_cards)
register.filter("told", markup.plain_text)


@register.filter
def side_name(game: str, seat: int) -> str:
    """Return the game's name for a seat, such as Rome; empty if there is none."""
    return messages.game_text(game, f"side-{seat + 1}")


@register.inclusion_tag("web/facts.html")
def facts(game: str) -> dict[str, Any]:
    box = covers.box_of(game)
    weight = box.weight if box else 0
    return {
        "seats": games.find_game(game).seats,
        "minutes": box.minutes if box else None,
        "weight": weight,
        "weight_key": f"weight-{weight}",
        "pips": [number <= weight for number in range(1, 6)],
        "designer": messages.game_text(game, "designer"),
    }


@register.inclusion_tag("web/share.html")
def sealed() -> dict[str, Any]:
    """Render the hidden fields of a form that opens a table: the site's promise, and the browser's share."""
    seal = fairness.new_seal()
    return {"promise": fairness.promise_of(seal), "seal": seal}


@register.inclusion_tag("web/learn_button.html", takes_context=True)
def learn_button(context: Any, game: str) -> dict[str, Any]:
    return {
        "game": game,
        "taught": FIRST in lessons_of(game),
        "open": context["learning"].get(game, {}).get(FIRST),
        "csrf_token": context.get("csrf_token"),
    }


@register.filter
def rule_links(text: str, game: str) -> SafeString:
    """Link every rule number in a text to that rule on the same page."""
    return mark_safe(rulebook.linked(escape(text), game, messages.language()))


@register.filter
def rules_page_links(text: str, game: str) -> SafeString:
    """Link every rule number in a text to the rules page."""
    return mark_safe(rulebook.linked(escape(text), game, messages.language(), reverse("rules", args=[game])))


@register.filter
def with_terms(text: str, game: str) -> SafeString:
    """Mark the game's terms in the site's own HTML."""
    return mark_safe(rulebook.with_terms(text, game, messages.language()))


@register.simple_tag
def helps(game: str) -> dict[str, bool]:
    return {"aid": has_aid(game), "glossary": bool(rulebook.meanings_address(game))}


@register.filter
def times(count: int) -> range:
    return range(count)


@register.filter
def dashed(rule: str) -> str:
    """Return a rule number as it is written in a URL."""
    return rule.replace(" ", "-")


@register.filter
def explained_in_button(said: parts.Say | None, speaker: Speaker) -> SafeString:
    """Like `explained`, but for use inside a button or a link, where a term must not be focusable."""
    return markup.explained(said, speaker, focusable=False)


@register.filter
def marked(text: str, speaker: Speaker) -> SafeString:
    """Mark the game's terms in a sentence."""
    return markup.marked(speaker.game, speaker.language, text, focusable=True)


@register.filter
def named(seat: int, speaker: Speaker) -> str:
    return speaker.seat(seat)


@register.filter
def drawn_die(die: parts.Die) -> SafeString:
    """Draw a die, with its number for screen readers."""
    drawn = mark_safe(pieces.die(die.pips, 10, die.hit))  # our own drawing, without any text
    return format_html('<svg class="die" viewBox="-16 -16 32 32" role="img" aria-label="{}">{}</svg>', die.pips, drawn)
