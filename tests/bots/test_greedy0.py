"""Greedy as it was in the first release: these games it played then, and plays for ever."""

import json
from hashlib import blake2b
from pathlib import Path

import pytest

import hippodrome
from hippodrome.bots import bots_for, find_bot
from walking import CASES, IDS

PLAYED = json.loads(Path(__file__).with_name("greedy0.json").read_text("utf-8"))
"""By game and seats: how many words, the scores, and a fingerprint of all words, as that release said them.

Byzantium for two has two words more: a lone target of the Bulgars is asked since (BZ 9.2), and the game is the same.
In Hamilcar it is asked of other numbers of ships since five cards bring more; as many words, and the same scores.
"""
THEN = {"hamilcar": {"islands_count": False}}
"""Options of that release where they are no longer the default."""


@pytest.mark.parametrize(("game", "seats"), CASES, ids=IDS)
def test_it_plays_as_it_did(game: str, seats: int) -> None:
    """If this fails because the advice was bettered, give `FirstGreedyBot` the advice of old."""
    table = hippodrome.new_table(game, seats, 100 + seats, THEN.get(game))
    bots = [find_bot("greedy0", seat) for seat in range(seats)]
    words = []
    while not table.over:
        ask = table.asks[0]
        word = ask.words[0] if len(ask.options) == 1 else bots[ask.seat].choose(table, ask.seat)
        words.append(word)
        table.play(ask.seat, word)
    fingerprint = blake2b(" ".join(words).encode(), digest_size=8).hexdigest()
    assert [len(words), table.scores, fingerprint] == PLAYED[f"{game} {seats}"]


def test_it_is_for_measuring_and_not_offered_to_players() -> None:
    assert "greedy0" not in bots_for("byzanz") and find_bot("greedy0", 3).seed == 3
