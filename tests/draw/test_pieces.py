"""Pieces can be told apart, and a scene offers the legal words."""

from typing import Any
from xml.etree import ElementTree

import pytest

from hippodrome.draw import picture, stylesheet
from hippodrome.draw.pieces import COINS, FIGURES, army, badge, coin, cube, die, figurine, shape_sign, wreath
from hippodrome.draw.scene import Scene
from hippodrome.draw.svg import Svg, el


class Plain:
    """A fake speaker that returns keys, so hard-coded text would show."""

    def say(self, key: str, **params: object) -> str:
        return f"«{key}»"

    def word(self, word: str) -> str:
        return f"«{word}»"

    def thing(self, name: str) -> str:
        return f"«{name}»"

    def seat(self, seat: int) -> str:
        return f"«seat {seat}»"


def view(words: list[str]) -> dict[str, Any]:
    ask = {"seat": 0, "rule": "BY 2.3", "prompt": {"key": "prompt-bid", "params": {}}, "words": words}
    other = {"seat": 1, "rule": "BY 2.3", "prompt": {"key": "prompt-bid", "params": {}}}
    return {"game": "byzanz", "seats": 2, "viewer": 0, "asks": [ask, other], "board": {}, "over": False}


def test_a_legal_word_is_a_button_with_a_label() -> None:
    scene = Scene(view(["march-nicaea"]), Plain())
    drawn = ElementTree.fromstring(
        scene.offer(["sail-nicaea", "march-nicaea"], Svg("<path/>"), class_="city", id="nicaea")
    )
    assert drawn.get("data-word") == "march-nicaea"
    assert (drawn.get("role"), drawn.get("tabindex"), drawn.get("aria-label")) == ("button", "0", "«march-nicaea»")
    assert drawn.get("class") == "word city"
    assert scene.placed == {"march-nicaea"}


def test_an_illegal_word_is_not_a_button() -> None:
    scene = Scene(view(["pass"]), Plain())
    drawn = ElementTree.fromstring(scene.offer("march-nicaea", Svg("<path/>"), aria_label="Nicaea"))
    assert drawn.get("data-word") is None and drawn.get("tabindex") is None
    assert (drawn.get("role"), drawn.get("aria-label")) == ("img", "Nicaea")
    assert scene.placed == set()


def test_a_scene_has_all_asked_seats_but_only_the_viewers_words() -> None:
    scene = Scene(view(["pass"]), Plain(), ids="n-")
    assert scene.asked == {0, 1} and scene.legal == ["pass"]
    assert scene.id("board") == "n-board"


def test_there_are_two_layouts() -> None:
    with pytest.raises(ValueError, match="wide or narrow"):
        picture(view([]), Plain(), "square")


@pytest.mark.parametrize("seat", range(6))
def test_pieces_of_six_players_are_drawn(seat: int) -> None:
    parts = [cube(seat), army(seat), shape_sign(seat)]
    ElementTree.fromstring(el("svg", *parts))
    assert len({cube(other) for other in range(6)}) == 6


@pytest.mark.parametrize("pips", range(1, 7))
def test_a_die_shows_its_pips_and_a_hit_by_shape(pips: int) -> None:
    plain, hit = (ElementTree.fromstring(die(pips, hit=hit)) for hit in (False, True))
    assert len(plain.findall("circle")) == len(hit.findall("circle")) == pips
    assert len(hit.findall("path")) == 1 and not plain.findall("path"), "a hit has a burst behind it, not only a colour"


def test_figures_coins_badges_and_wreaths_are_well_formed() -> None:
    parts = [figurine(kind, "#ffffff") for kind in FIGURES] + [coin(5, metal) for metal in COINS]
    ElementTree.fromstring(el("svg", *parts, badge("12"), wreath()))


def test_animations_respect_reduced_motion() -> None:
    quiet, moving = stylesheet().split("@media (prefers-reduced-motion: no-preference)")
    assert "transition" not in quiet and "animation: board" not in quiet
    assert "transition: transform" in moving
