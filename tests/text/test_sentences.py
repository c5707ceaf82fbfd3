"""Sentences that players read start with a capital, whatever they begin with."""

from random import Random

import pytest

from hippodrome import new_table
from hippodrome.parts import parts_of
from hippodrome.text import LANGUAGES, Speaker
from walking import messages_in

NAMES = ("Anna", "Bert", "Zoe")
TABLES = {"byzanz": 3, "byzantium": 3, "byzantio": 3, "nekken": 3, "hamilcar": 2}


@pytest.mark.parametrize("game", TABLES)
def test_sentences_begin_with_a_capital(game: str) -> None:
    speakers = [Speaker(game, language, NAMES) for language in LANGUAGES]
    table, chance = new_table(game, TABLES[game], seed=2), Random(2)
    small = set()
    for word in range(400):
        if table.over:
            break
        ask = chance.choice(table.asks)
        if word % 4 == 0:
            view = table.view(ask.seat)
            own = next(one for one in view["asks"] if "words" in one)
            said = [
                one for one in messages_in(parts_of(view)) if not one.key.startswith("pick-")
            ]  # the page fills in those
            for speaker in speakers:
                texts = {speaker.fill(one.key, one.params) for one in said} | {speaker.prompt(own)}
                small |= {text for text in texts if text[:1].islower() and text.endswith((".", "?", "!"))}
        table.play(ask.seat, chance.choice(ask.words))
    small |= {text for speaker in speakers for text in map(speaker.event, table.log(None)) if text[:1].islower()}
    assert small == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_opening_bid_does_not_mention_a_bid_of_0(language: str) -> None:
    speaker = Speaker("byzanz", language)
    opening, higher = (speaker.say("prompt-confirm", total=3, high=high) for high in (0, 2))
    assert "0" not in opening and "3" in opening and "2" in higher


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_army_boxes_are_capitalised_alike(language: str) -> None:
    speaker = Speaker("byzantium", language)
    assert speaker.say("label-guard")[0].isupper() and speaker.thing("elite")[0].isupper()
