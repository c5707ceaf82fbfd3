"""Boards cache drawn pieces between moves, and look the same when drawn without the caches."""

import sys
from random import Random

import pytest

import hippodrome
from hippodrome.draw import SHAPES, board_picture
from hippodrome.games import PLAYABLE
from hippodrome.games.hamilcar.showing.draw import berths, names, room
from hippodrome.lru import LRUCache
from hippodrome.parts import parts_of
from hippodrome.text import Speaker

WORDS, EVERY = 240, 12
"""The length of a walk, and the number of words between two pictures."""
PIECES = ("look_of", "figure_of", "coin", "cube", "at", "border", "cloth")
"""Cached pieces. Expensive caches that depend only on the printed board, such as places of names, are kept."""


def forget() -> None:
    """Empty the caches of all drawings."""
    for name, module in list(sys.modules.items()):
        if ".draw" in name and name.startswith("hippodrome."):
            for thing in vars(module).values():
                if isinstance(thing, LRUCache):
                    thing.clear()
                elif hasattr(thing, "cache_clear") and (thing.__name__.startswith("_") or thing.__name__ in PIECES):
                    thing.cache_clear()
    for found in (berths.field_of, berths.found_in, names.names_of, names.near_of, room.arrange):
        found.cache_clear()


@pytest.mark.parametrize("game", PLAYABLE)
def test_earlier_drawings_do_not_change_a_picture(game: str) -> None:
    seats = max(hippodrome.find_game(game).seats)
    names, others = ([f"{who} {seat}" for seat in range(seats)] for who in ("Player", "Friend"))
    speakers = [Speaker(game, "en", names), Speaker(game, "pl", names), Speaker(game, "en", others)]
    table, chance = hippodrome.new_table(game, seats=seats, seed=5), Random(5)
    moments = []
    for words in range(WORDS):
        if table.over:
            break
        ask = table.asks[0]
        if words % EVERY == 0:
            moments += [parts_of(table.view(seat)).board for seat in (ask.seat, (ask.seat + 1) % seats, None)]
        table.play(ask.seat, chance.choice(ask.words))

    def drawn(fresh: bool) -> list[tuple[str, set[str]]]:
        pictures = []
        for board in moments:
            for speaker in speakers:
                for shape in SHAPES:
                    if fresh:
                        forget()
                    picture = board_picture(game, board, speaker, shape)
                    pictures.append((picture.svg, picture.placed))
        return pictures

    assert drawn(fresh=False) == drawn(fresh=True)


@pytest.mark.parametrize("shape", SHAPES)
def test_earlier_berths_of_hamilcars_counters_do_not_change_a_picture(shape: str) -> None:
    """The cache key of a berth must include everything around it. Checks every word of a war."""
    table, chance = hippodrome.new_table("hamilcar", seats=2, seed=8), Random(8)
    speaker = Speaker("hamilcar", "de", ["Anna", "Bob"])
    moments = []
    for _ in range(120):
        ask = table.asks[0]
        table.play(ask.seat, chance.choice(ask.words))
        moments.append(parts_of(table.view(table.asks[0].seat)).board)
    forget()
    remembered = [board_picture("hamilcar", board, speaker, shape) for board in moments]
    assert berths.found_in.cache_info().hits > 1000  # otherwise the cache was not tested
    for board, known in zip(moments, remembered, strict=True):
        forget()
        fresh = board_picture("hamilcar", board, speaker, shape)
        assert (fresh.svg, fresh.placed) == (known.svg, known.placed)
