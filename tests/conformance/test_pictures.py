"""Every game's pictures follow the conventions: exactly the legal words are clickable, with ids and labels."""

from collections import Counter
from importlib.util import find_spec
from xml.etree import ElementTree

import pytest

from hippodrome import Dice, Table
from hippodrome.draw import LAYOUTS, Picture, picture
from hippodrome.games import package_of
from hippodrome.text import LANGUAGES, Speaker
from walking import CASES, moments

DRAWN = [(game, seats) for game, seats in CASES if find_spec(f"{package_of(game)}.showing.draw")]
games = pytest.mark.parametrize(("game", "seats"), DRAWN, ids=[f"{game}-{seats}" for game, seats in DRAWN])
layouts = pytest.mark.parametrize("layout", LAYOUTS)

MALICE = '<script>"&\x07'
"""A name that a person might choose."""


def pictured(table: Table, seat: int | None, layout: str, language: str = "en", standalone: bool = False) -> Picture:
    speaker = Speaker(table.game.name, language, [MALICE] * table.state.seats)
    return picture(table.view(seat), speaker, layout, standalone=standalone)


def clickable(picture: Picture) -> list[ElementTree.Element]:
    return [node for node in ElementTree.fromstring(picture.svg).iter() if "word" in (node.get("class") or "").split()]


def words_of(node: ElementTree.Element) -> list[str]:
    """Return the word that a click plays, or the words that it offers."""
    word, several = node.get("data-word"), node.get("data-words") or ""
    return [word] if word else several.split("|" if "|" in several else None)


@games
@layouts
def test_exactly_the_legal_words_are_clickable(game: str, seats: int, layout: str) -> None:
    offered = 0
    for table in moments(game, seats, 21, every=12):
        for seat in [None, *range(seats)]:
            drawn = pictured(table, seat, layout)
            words = {word for node in clickable(drawn) for word in words_of(node)}
            legal = {word for ask in table.asks if ask.seat == seat for word in ask.words}
            assert words == drawn.placed
            assert {word.split()[0] for word in words} <= legal
            offered += len(words)
    assert offered, "nothing on the board can ever be clicked"


@games
@layouts
def test_clickable_elements_are_buttons_with_labels(game: str, seats: int, layout: str) -> None:
    for table in moments(game, seats, 22, every=15):
        for ask in table.asks:
            for node in clickable(pictured(table, ask.seat, layout)):
                assert node.tag == "{http://www.w3.org/2000/svg}g"
                assert "word" in (node.get("class") or "").split()
                assert (node.get("role"), node.get("tabindex")) == ("button", "0")
                assert node.get("aria-label")
                assert any("glow" in (part.get("class") or "") for part in node.iter()), "a legal target glows"


@games
@layouts
def test_ids_are_unique_and_every_piece_has_one(game: str, seats: int, layout: str) -> None:
    for table in moments(game, seats, 23, every=30):
        for seat in [None, *range(seats)]:
            tree = ElementTree.fromstring(pictured(table, seat, layout, standalone=True).svg)
            twice = [
                name for name, count in Counter(node.get("id") for node in tree.iter()).items() if name and count > 1
            ]
            assert not twice
            assert all(node.get("id") for node in tree.iter() if "piece" in (node.get("class") or "").split())


@games
@layouts
def test_a_standalone_picture_contains_everything_it_refers_to(game: str, seats: int, layout: str) -> None:
    for table in moments(game, seats, 24, every=40):
        tree = ElementTree.fromstring(pictured(table, 0, layout, standalone=True).svg)
        ids = {node.get("id") for node in tree.iter()}
        for node in tree.iter():
            for name, value in node.items():
                if name == "href" or value.startswith("url("):
                    assert value.removeprefix("url(").removeprefix("#").removesuffix(")") in ids


@games
@layouts
def test_pictures_pass_a_strict_content_security_policy(game: str, seats: int, layout: str) -> None:
    for table in moments(game, seats, 25, every=40):
        for node in ElementTree.fromstring(pictured(table, 0, layout).svg).iter():
            assert not node.tag.endswith(("}script", "}style", "}foreignObject"))
            assert not [name for name, _ in node.items() if name == "style" or name.startswith("on")]


@games
@layouts
def test_pictures_do_not_reveal_hidden_information(game: str, seats: int, layout: str) -> None:
    for number, table in enumerate(moments(game, seats, 26, every=25)):
        for seat in range(seats):
            twin = table.redeal(seat, Dice(bytes([number + 1])))
            assert pictured(twin, seat, layout).svg == pictured(table, seat, layout).svg


@games
@layouts
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_drawn_in_every_language(game: str, seats: int, layout: str, language: str) -> None:
    for table in moments(game, seats, 27, every=30):
        for seat in (None, 0):
            drawn = pictured(table, seat, layout, language)
            assert drawn.width >= 300 and drawn.height >= 300
            assert layout == "wide" or drawn.width <= 1.2 * drawn.height, "does not fit a phone held upright"
            ElementTree.fromstring(drawn.svg)


@games
def test_two_pictures_on_one_page_share_no_ids(game: str, seats: int) -> None:
    table = next(moments(game, seats, 28, every=5))
    speaker = Speaker(game, "en")
    wide = picture(table.view(0), speaker, "wide", ids="w-", standalone=False).svg
    narrow = picture(table.view(0), speaker, "narrow", ids="n-", standalone=False).svg
    ids = [[node.get("id") for node in ElementTree.fromstring(svg).iter() if node.get("id")] for svg in (wide, narrow)]
    assert not set(ids[0]) & set(ids[1])
