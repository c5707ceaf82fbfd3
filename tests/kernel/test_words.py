"""Vocabularies, and the names of what is drawn."""

import pytest

import hippodrome
from hippodrome.kernel.errors import BadPosition, HippodromeError
from hippodrome.kernel.words import Words


def test_words_are_said_one_after_another() -> None:
    words = Words(["pass"])
    assert words.add("stop") == 1
    assert words.add(*[f"march-{name}" for name in ("roma", "ostia")]) == 2
    assert words.add("sail") == 4
    assert words.spell([2, 0]) == ["march-roma", "pass"]
    assert (len(words), words.index["sail"]) == (5, 4)


def test_no_two_words_are_alike() -> None:
    with pytest.raises(HippodromeError, match="the same spelling"):
        Words(["pass", "stop"]).add("pass")


@pytest.mark.parametrize("name", ["byzanz", "byzantio", "hamilcar"])
def test_what_is_drawn_is_read_as_it_is_spelled(name: str) -> None:
    game = hippodrome.find_game(name)
    assert len(game.draws) > 1
    assert [game.read_draw(game.spell_draw(thing)) for thing in game.draws] == list(game.draws)


@pytest.mark.parametrize("name", [info.name for info in hippodrome.list_games()])
def test_what_nobody_can_draw_is_refused(name: str) -> None:
    with pytest.raises(BadPosition, match="no 'joker' to draw"):
        hippodrome.find_game(name).read_draw("joker")
