"""`greedy0` plays the same games as the greedy bot of the first release."""

import json
from hashlib import blake2b
from pathlib import Path

import pytest

import hippodrome
from hippodrome.bots import bots_for, find_bot
from walking import CASES, IDS

PLAYED = json.loads(Path(__file__).with_name("greedy0.json").read_text("utf-8"))
"""By game and seats: the number of words, the scores, and a fingerprint of all words of that release.

Byzantium for two has two more words, because a single target of the Bulgars is now asked for (BZ 9.2). In Hamilcar,
some questions have other numbers of ships, because five cards give more. The games are otherwise the same.
"""
OLD_OPTIONS = {"hamilcar": {"islands_count": False}}
"""Options of that release that are no longer the default."""


@pytest.mark.parametrize(("game", "seats"), CASES, ids=IDS)
def test_greedy0_plays_as_in_the_first_release(game: str, seats: int) -> None:
    """If this fails because the advice was improved, give `FirstGreedyBot` the old advice."""
    table = hippodrome.new_table(game, seats, 100 + seats, OLD_OPTIONS.get(game))
    bots = [find_bot("greedy0", seat) for seat in range(seats)]
    words = []
    while not table.over:
        ask = table.asks[0]
        word = ask.words[0] if len(ask.options) == 1 else bots[ask.seat].choose(table, ask.seat)
        words.append(word)
        table.play(ask.seat, word)
    fingerprint = blake2b(" ".join(words).encode(), digest_size=8).hexdigest()
    assert [len(words), table.scores, fingerprint] == PLAYED[f"{game} {seats}"]


def test_greedy0_is_not_offered_to_players() -> None:
    assert "greedy0" not in bots_for("byzanz") and find_bot("greedy0", 3).seed == 3
