"""What our templates can say beside Django's own tags: `{% say "key" name=value %}`, `{% asset "site.css" %}`, ..."""

from typing import Any

from django import template
from django.utils.safestring import SafeString, mark_safe

from hippodrome.draw.palette import PLAYER_COLOURS, PLAYER_DARK, SHAPE_PATHS, SHAPES
from hippodrome.web import assets, messages

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
    place = seat % len(SHAPES)
    return mark_safe(
        f'<svg class="sign" viewBox="-13 -13 26 26" aria-hidden="true"><path d="{SHAPE_PATHS[SHAPES[place]]}" '
        f'fill="{PLAYER_COLOURS[place]}" stroke="{PLAYER_DARK[place]}" stroke-width="2.5"/></svg>'
    )
