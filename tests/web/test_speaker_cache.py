"""The site's speakers cache their sentences, which equal those of a speaker without a cache."""

from random import Random

import pytest

import hippodrome
from hippodrome.games import PLAYABLE
from hippodrome.parts import parts_of
from hippodrome.text import Speaker
from walking import messages_in

WORDS = 120


@pytest.mark.parametrize("game", PLAYABLE)
def test_cached_sentences_equal_fresh_ones(inside, game: str) -> None:
    from hippodrome.web import messages

    seats = max(hippodrome.find_game(game).seats)
    table, chance = hippodrome.new_table(game, seats=seats, seed=8), Random(8)
    companies = [tuple(f"{who} {seat}" for seat in range(seats)) for who in ("Anna", "Tom")]
    for _ in range(WORDS):
        if table.over:
            break
        ask = table.asks[0]
        for said in messages_in(parts_of(table.view(ask.seat))):
            if said.key.startswith("pick-"):  # the page fills in what was picked
                continue
            for names in companies:
                remembering = messages.speaker(game, "de", names)
                for you in (None, ask.seat):
                    plain = Speaker(game, "de", names, you).fill(said.key, said.params)
                    assert remembering.to(you).fill(said.key, said.params) == plain
        table.play(ask.seat, chance.choice(ask.words))


def test_booleans_and_numbers_have_separate_cache_entries(inside) -> None:
    from hippodrome.web import messages

    plain, remembering = Speaker("byzanz", "en"), messages.speaker("byzanz", "en", ())
    for value in (True, 1, False, 0):
        for _ in range(2):
            assert remembering.fill("label-offer", {"offer": value}) == plain.fill("label-offer", {"offer": value})
