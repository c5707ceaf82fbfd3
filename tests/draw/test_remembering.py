"""Boards remember how their pieces were drawn a move ago; drawn from nothing they must look the same."""

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
"""The length of a walk, and the number of words between two looks."""
PIECES = ("look_of", "figure_of", "coin", "cube", "at", "border", "cloth")
"""Pieces that several files draw. What is costly follows from the printed board, like where names stand: it is kept."""


def forget() -> None:
    """Empty all that drawings keep."""
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
def test_what_was_drawn_before_changes_nothing(game: str) -> None:
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
def test_where_hamilcars_counters_lay_a_move_ago_changes_nothing(shape: str) -> None:
    """A remembered berth depends on all that was around it: after every word of a war it is where it would be found."""
    table, chance = hippodrome.new_table("hamilcar", seats=2, seed=8), Random(8)
    speaker = Speaker("hamilcar", "de", ["Anna", "Bob"])
    moments = []
    for _ in range(120):
        ask = table.asks[0]
        table.play(ask.seat, chance.choice(ask.words))
        moments.append(parts_of(table.view(table.asks[0].seat)).board)
    forget()
    remembered = [board_picture("hamilcar", board, speaker, shape) for board in moments]
    assert berths.found_in.cache_info().hits > 1000  # or there is nothing to see
    for board, known in zip(moments, remembered, strict=True):
        forget()
        fresh = board_picture("hamilcar", board, speaker, shape)
        assert (fresh.svg, fresh.placed) == (known.svg, known.placed)
