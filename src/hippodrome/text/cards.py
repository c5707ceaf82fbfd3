"""The cards of a game as a list to read below its rules, for games that provide it."""

from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple, cast

from hippodrome.registry import package_of
from hippodrome.text.speaker import Speaker


class PrintedCard(NamedTuple):
    """One card as printed: its title and text, its value and signs, and the line at its foot."""

    title: str
    text: str
    kind: str = ""
    """Its design: the side it belongs to, or its deck."""
    value: int | None = None
    ships: int = 0
    foot: str = ""
    copies: int = 1


class Deck(NamedTuple):
    """Cards that are shuffled together."""

    title: str
    cards: list[PrintedCard]


class CardBook(NamedTuple):
    """All cards of a game, and the terms on them that need an explanation."""

    title: str
    terms_title: str
    terms: list[tuple[str, str]]
    decks: list[Deck]


def cards_of(game: str, language: str) -> CardBook | None:
    """Return all cards of a game with their texts, or None for a game without `showing/cards_page.py`."""
    page = f"{package_of(game)}.showing.cards_page"
    return cast(CardBook, import_module(page).card_book(Speaker(game, language))) if find_spec(page) else None
