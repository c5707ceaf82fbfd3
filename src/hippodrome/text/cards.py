"""The cards of a game as they can be read below its rules, for games that offer them."""

from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple, cast

from hippodrome.registry import package_of
from hippodrome.text.speaker import Speaker


class PrintedCard(NamedTuple):
    """One card as it is printed: what it is called and does, its value and signs, and what stands at its foot."""

    title: str
    text: str
    kind: str = ""
    """What it looks like: the side it is for, or the deck it is of."""
    value: int | None = None
    ships: int = 0
    foot: str = ""
    copies: int = 1


class Deck(NamedTuple):
    """Cards that are shuffled together."""

    title: str
    cards: list[PrintedCard]


class CardBook(NamedTuple):
    """All cards of a game, and the words on them that need a word more."""

    title: str
    terms_title: str
    terms: list[tuple[str, str]]
    decks: list[Deck]


def cards_of(game: str, language: str) -> CardBook | None:
    """All cards of a game with what they do; None for a game without `showing/cards_page.py`."""
    page = f"{package_of(game)}.showing.cards_page"
    return cast(CardBook, import_module(page).card_book(Speaker(game, language))) if find_spec(page) else None
