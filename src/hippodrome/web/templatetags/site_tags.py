"""What our templates can say beside Django's own tags: `{% say "key" name=value %}`, `{% asset "site.css" %}`, ..."""

from typing import Any

from django import template
from django.utils.safestring import SafeString, mark_safe

from hippodrome.draw import pieces
from hippodrome.parts import Card, Die, Figure, Say
from hippodrome.text import Speaker
from hippodrome.web import assets, markup, messages

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
def dashed(rule: str) -> str:
    """A rule number as it stands in an address."""
    return rule.replace(" ", "-")


@register.filter
def bot_title(bot: str) -> str:
    """The strength of a bot in words."""
    return messages.bot_title(bot)


@register.simple_tag
def shape(seat: int) -> SafeString:
    """A player's sign: a colour and a shape."""
    return mark_safe(markup.shape(seat))


@register.filter
def told(said: Say | None, speaker: Speaker) -> str:
    """What a part says, in the reader's language."""
    return speaker.fill(said.key, said.params) if said is not None else ""


@register.filter
def sign(name: str) -> SafeString:
    """A drawn sign; `art-...` is one of the game's own pictures."""
    return mark_safe(markup.sign(name))


@register.filter
def amount(figure: Figure) -> str:
    """A figure's number."""
    return markup.amount(figure)


@register.filter
def named(seat: int, speaker: Speaker) -> str:
    """Who sits there."""
    return speaker.seat(seat)


@register.filter
def explained(said: Say, speaker: Speaker) -> SafeString:
    """What a part says, with the terms of the game in it explained."""
    return mark_safe(markup.Writer(speaker, "").explained(said))


@register.filter
def small_cards(cards: tuple[Card, ...], speaker: Speaker) -> SafeString:
    """Cards that are only looked at."""
    return mark_safe(markup.Writer(speaker, "").small_cards(cards))


@register.filter
def drawn_die(die: Die) -> SafeString:
    """A die as it lies there, with its number for who can't see it."""
    drawn = pieces.die(die.pips, 10, die.hit)
    return mark_safe(f'<svg class="die" viewBox="-16 -16 32 32" role="img" aria-label="{die.pips}">{drawn}</svg>')
