"""What our templates can say beside Django's own tags: `{% say "key" name=value %}`, `{% asset "site.css" %}`, ..."""

from typing import Any

from django import template
from django.utils.safestring import SafeString, mark_safe

from hippodrome.draw import pieces
from hippodrome.draw.palette import PLAYER_COLOURS, PLAYER_DARK, SHAPE_PATHS, SHAPES
from hippodrome.parts import Bundle, Card, Die, Figure, Say
from hippodrome.text import Speaker
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


@register.filter
def told(said: Say | None, speaker: Speaker) -> str:
    """What a part says, in the reader's language."""
    return speaker.fill(said.key, said.params) if said is not None else ""


@register.filter
def sign(name: str) -> SafeString:
    """A drawn sign; `art-...` is one of the game's own pictures."""
    drawn = name if name.startswith("art-") else f"sign-{name}"
    return mark_safe(f'<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><use href="#{drawn}"/></svg>')


@register.filter
def amount(figure: Figure) -> str:
    """A figure's number: with its sign if it is a gain or a loss, and a question mark if it is hidden."""
    if figure.value is None:
        return "?"
    shown = f"{figure.value:+d}".replace("-", "−") if figure.signed else str(figure.value).replace("-", "−")
    return f"{shown}/{figure.of}" if figure.of is not None else shown


@register.filter
def named(seat: int, speaker: Speaker) -> str:
    """Who sits there."""
    return speaker.seat(seat)


@register.filter
def sorted_names(cards: tuple[str, ...]) -> str:
    """The names of some cards in a fixed order, so that a script can compare them."""
    return " ".join(sorted(cards))


@register.filter
def numbered(cards: tuple[Card, ...]) -> list[tuple[Card, int]]:
    """Each card with which of its kind it is."""
    counts: dict[str, int] = {}
    found = []
    for card in cards:
        counts[card.name] = counts.get(card.name, 0) + 1
        found.append((card, counts[card.name]))
    return found


@register.filter
def word_of(bundle: Bundle, card: str) -> str:
    """The word that gives one card of a bundle, or nothing."""
    return bundle.words.get(card, "")


@register.filter
def bundle_title(bundle: Bundle, speaker: Speaker) -> str:
    """What stands on the button of a bundle; § is where the total comes."""
    return speaker.say(bundle.title.key, total="§")


@register.filter
def card_note(card: Card, speaker: Speaker) -> str:
    """A card's name and its whole text."""
    title = speaker.fill(card.title.key, card.title.params)
    return f"{title}\n{speaker.fill(card.text.key, card.text.params)}" if card.text else title


@register.filter
def drawn_die(die: Die) -> SafeString:
    """A die as it lies there, with its number for who can't see it."""
    drawn = pieces.die(die.pips, 10, die.hit)
    return mark_safe(f'<svg class="die" viewBox="-16 -16 32 32" role="img" aria-label="{die.pips}">{drawn}</svg>')
