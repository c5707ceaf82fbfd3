"""The cards of a game as a text below its rules, for games that offer one."""

from importlib import import_module
from importlib.util import find_spec

from hippodrome.games import package_of
from hippodrome.text.speaker import Speaker


def cards_text(game: str, language: str) -> str:
    """All cards of a game with what they do, as Markdown; nothing for a game without `showing/cards_page.py`."""
    page = f"{package_of(game)}.showing.cards_page"
    return str(import_module(page).cards_text(Speaker(game, language))) if find_spec(page) else ""
