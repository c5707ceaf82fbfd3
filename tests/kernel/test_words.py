"""Vocabularies, and the names of things that are drawn."""

import pytest

import hippodrome
from hippodrome.kernel.errors import BadPosition, HippodromeError
from hippodrome.kernel.words import Words


def test_words_are_numbered_in_the_order_added() -> None:
    words = Words(["pass"])
    assert words.add("stop") == 1
    assert words.add(*[f"march-{name}" for name in ("roma", "ostia")]) == 2
    assert words.add("sail") == 4
    assert words.spell([2, 0]) == ["march-roma", "pass"]
    assert (len(words), words.index["sail"]) == (5, 4)


def test_two_words_with_the_same_spelling_are_refused() -> None:
    with pytest.raises(HippodromeError, match="the same spelling"):
        Words(["pass", "stop"]).add("pass")


@pytest.mark.parametrize("name", ["byzanz", "byzantio", "hamilcar"])
def test_names_of_drawn_things_can_be_read_back(name: str) -> None:
    game = hippodrome.find_game(name)
    assert len(game.draws) > 1
    assert [game.read_draw(game.spell_draw(thing)) for thing in game.draws] == list(game.draws)


@pytest.mark.parametrize("name", [info.name for info in hippodrome.list_games()])
def test_a_thing_that_cannot_be_drawn_is_refused(name: str) -> None:
    with pytest.raises(BadPosition, match="no 'joker' to draw"):
        hippodrome.find_game(name).read_draw("joker")
