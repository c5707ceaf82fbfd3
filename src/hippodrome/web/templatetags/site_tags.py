"""What our templates can say beside Django's own tags: `{% say "key" name=value %}`, `{% asset "site.css" %}`, ..."""

from datetime import datetime
from typing import Any

from django import template
from django.urls import reverse
from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe

from hippodrome import games, parts
from hippodrome.draw import covers, pieces
from hippodrome.lessons import lessons_of
from hippodrome.lessons.lesson import FIRST
from hippodrome.parts.aid import has_aid
from hippodrome.text import Speaker
from hippodrome.web import assets, fairness, levels, markup, messages
from hippodrome.web.pages import glossary, pictures, rules
from hippodrome.web.writer import Writer, turns

register = template.Library()


@register.simple_tag
def say(key: str, **params: Any) -> str:
    """One of the site's messages; Django escapes it like any text."""
    return messages.say(key, **params)


@register.simple_tag
def asset(name: str) -> str:
    """The address of a style sheet, script or icon."""
    return assets.asset_url(name)


@register.filter
def game_title(game: str) -> str:
    """A game's name."""
    return messages.title(game)


@register.filter
def game_tagline(game: str) -> str:
    """A game in one sentence."""
    return messages.tagline(game)


@register.filter
def game_credit(game: str) -> str:
    """Who made a game."""
    return messages.credit(game)


@register.filter
def game_says(game: str, key: str) -> str:
    """Something the game says of itself, `{{ game|game_says:"pitch" }}`; empty where it has no words for it."""
    return messages.said_of(game, key)


@register.filter
def side_name(game: str, seat: int) -> str:
    """What a seat of a game is called in the game, such as Rome; nothing if it has no name of its own."""
    return messages.said_of(game, f"side-{seat + 1}")


@register.simple_tag
def still(game: str, name: str) -> str:
    """The address of one of the game's still pictures; empty where it has none."""
    return pictures.address(game, name)


@register.inclusion_tag("web/facts.html")
def facts(game: str) -> dict[str, Any]:
    """What stands on a game's box: players, time, weight, who made it."""
    box = covers.box_of(game)
    weight = box.weight if box else 0
    return {
        "seats": games.find_game(game).seats,
        "minutes": box.minutes if box else None,
        "weight": weight,
        "weight_key": f"weight-{weight}",
        "pips": [number <= weight for number in range(1, 6)],
        "designer": messages.said_of(game, "designer"),
    }


@register.inclusion_tag("web/share.html")
def sealed() -> dict[str, Any]:
    """In a form that opens a table: what the site promises it, and room for the browser's share."""
    seal = fairness.new_seal()
    return {"promise": seal.promise, "seal": seal.seal}


@register.inclusion_tag("web/learn_button.html", takes_context=True)
def learn_button(context: Any, game: str) -> dict[str, Any]:
    """The way into a game's first lesson, or back to it."""
    return {
        "game": game,
        "taught": FIRST in lessons_of(game),
        "open": context["learning"].get(game, {}).get(FIRST),
        "csrf_token": context.get("csrf_token"),
    }


@register.filter
def ago(moment: datetime) -> str:
    """How long ago something happened."""
    return messages.ago(moment)


@register.filter
def rule_links(text: str, game: str) -> SafeString:
    """A text of a game in which every number of a rule leads to that rule on the same page."""
    return mark_safe(rules.linked(escape(text), game, messages.language()))


@register.filter
def rules_page_links(text: str, game: str) -> SafeString:
    """The same on another page than that of the rules."""
    return mark_safe(rules.linked(escape(text), game, messages.language(), reverse("rules", args=[game])))


@register.filter
def with_terms(text: str, game: str) -> SafeString:
    """HTML of ours in which the terms of a game are marked."""
    return mark_safe(rules.with_terms(text, game, messages.language()))


@register.simple_tag
def helps(game: str) -> dict[str, bool]:
    """Which helps a game has beside its rules: a player aid, a glossary."""
    return {"aid": has_aid(game), "glossary": bool(glossary.address(game))}


@register.simple_tag
def terms(game: str) -> str:
    """Where the meanings of a game's terms are to be had, for `data-terms`; empty where it has no glossary."""
    return glossary.address(game)


@register.filter
def times(count: int) -> range:
    """To say something that many times over."""
    return range(count)


@register.filter
def dashed(rule: str) -> str:
    """A rule number as it stands in an address."""
    return rule.replace(" ", "-")


@register.filter
def bot_title(bot: str) -> str:
    """The strength of a bot in words."""
    return messages.bot_title(bot)


@register.filter
def level_line(bot: str) -> str:
    """A level in one honest sentence."""
    return levels.line(bot)


@register.simple_tag
def count_of_turns(count: int) -> SafeString:
    """At how many tables it is the reader's turn; nothing if at none."""
    return mark_safe(turns(count))


@register.simple_tag
def shape(seat: int) -> SafeString:
    """A player's sign: a colour and a shape."""
    return mark_safe(markup.shape(seat))


@register.filter
def told(said: parts.Say | None, speaker: Speaker) -> str:
    """What a part says, in the reader's language."""
    return speaker.fill(said.key, said.params) if said is not None else ""


@register.filter
def sign(name: str) -> SafeString:
    """A drawn sign; `art-...` is one of the game's own pictures."""
    return mark_safe(markup.sign(name))


@register.filter
def amount(figure: parts.Figure) -> str:
    """A figure's number."""
    return markup.amount(figure)


@register.filter
def named(seat: int, speaker: Speaker) -> str:
    """Who sits there."""
    return speaker.seat(seat)


@register.filter
def explained(said: parts.Say, speaker: Speaker) -> SafeString:
    """What a part says, with the terms of the game in it explained."""
    return mark_safe(Writer(speaker, "").explained(said))


@register.filter
def small_cards(cards: tuple[parts.Card, ...], speaker: Speaker) -> SafeString:
    """Cards that are only looked at."""
    return mark_safe(Writer(speaker, "").small_cards(cards))


@register.filter
def drawn_die(die: parts.Die) -> SafeString:
    """A die as it lies there, with its number for who can't see it."""
    drawn = pieces.die(die.pips, 10, die.hit)
    return mark_safe(f'<svg class="die" viewBox="-16 -16 32 32" role="img" aria-label="{die.pips}">{drawn}</svg>')
