"""Card faces, the viewer's hand, and cards that are only shown."""

from typing import Any

from django.forms.utils import flatatt
from django.utils.html import format_html
from django.utils.safestring import SafeString

from hippodrome.parts import Card, Hand
from hippodrome.text import Speaker
from hippodrome.web.rendering.markup import NOTHING, note_text, part, plain_text
from hippodrome.web.rendering.part_cache import cached_part


def face(card: Card, speaker: Speaker, focusable: bool = True) -> SafeString:
    if card.face:
        return format_html(
            '<svg class="face" viewBox="-2 -2 104 150" aria-hidden="true"><use href="#{}"/></svg>', card.face
        )

    def render(card: Card, speaker: Speaker) -> SafeString:
        return part("card", card=card, speaker=speaker, focusable=focusable)

    return cached_part("face", card, speaker, render, 0, focusable)


def picture(card: Card, speaker: Speaker) -> SafeString:
    """Render a card's face without focusable elements, for use inside a button or picture."""
    return face(card, speaker, focusable=False)


def small_cards(cards: tuple[Card, ...], speaker: Speaker) -> SafeString:
    if not cards:
        return NOTHING
    return part("small_cards", cards=[(card, note_of(card, speaker)) for card in cards], speaker=speaker)


def note_of(card: Card, speaker: Speaker) -> str:
    return note_text(speaker, card.title, card.text)


def hand_cards(hand: Hand, speaker: Speaker) -> list[dict[str, Any]]:
    """Return a hand's cards as template context; cards of the same name are numbered."""
    numbers: dict[str, int] = {}
    shown = []
    for card in hand.cards:
        numbers[card.name] = numbers.get(card.name, 0) + 1
        shown.append(
            {
                "card": card,
                "number": numbers[card.name],
                "word": hand.bundle.words.get(card.name, "") if hand.bundle else "",
                "note": note_of(card, speaker),
            }
        )
    return shown


def bundle_attributes(hand: Hand | None, speaker: Speaker) -> SafeString:
    """Return the HTML attributes from which the script adds up selected cards; § marks the place of the total."""
    bundle = hand.bundle if hand else None
    if bundle is None:
        return NOTHING
    return flatatt(
        {
            "data-title": speaker.say(bundle.title.key, total="§"),
            "data-have": bundle.have,
            "data-least": bundle.least,
            "data-finish": bundle.finish,
            "data-short": plain_text(bundle.short, speaker),
            "data-note": plain_text(bundle.note, speaker),
        }
    )
