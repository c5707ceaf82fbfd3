"""Moving pieces leave a visible trail below the pieces, between places of the board."""

from functools import cache
from pathlib import Path

import pytest

import hippodrome
from hippodrome.draw import SHAPES, board_picture, way
from hippodrome.draw.palette import LAND, NIGHT, PLAYER_COLOURS, contrast
from hippodrome.draw.svg import TRAILS
from hippodrome.parts import Entry, entry_of, parts_of
from hippodrome.text import Speaker

RECORDS = Path(__file__).parents[2] / "docs" / "records"
GAMES = ("byzantium", "byzantio", "nekken", "hamilcar")
WENT = {
    "byzantium": {"marched"},
    "byzantio": {"campaigned", "advanced"},
    "nekken": {"campaigned", "advanced"},
    "hamilcar": {"marched", "sailed"},
}


@cache
def played(game: str) -> hippodrome.Table:
    return hippodrome.read_record((RECORDS / f"{game}.hip").read_text("utf-8")).replay()


@cache
def gone(game: str) -> list[Entry]:
    entries = [entry_of(game, event) for event in played(game).events]
    return [entry for entry in entries if entry.path]


@pytest.mark.parametrize("game", GAMES)
def test_every_movement_leaves_a_trail_that_ends_at_its_place(game: str) -> None:
    tags = {str(entry.event.__struct_config__.tag) for entry in gone(game)}
    assert WENT[game] <= tags
    for event in played(game).events:
        if str(event.__struct_config__.tag) in WENT[game]:
            assert entry_of(game, event).path, event
    for entry in gone(game):
        assert len(entry.path) > 1 and entry.path[-1] == entry.place and entry.seat is not None


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("game", GAMES)
def test_the_places_of_a_trail_are_on_the_board_and_its_layer_is_below_the_pieces(game: str, shape: str) -> None:
    board = parts_of(played(game).view(None)).board
    drawn = board_picture(game, board, Speaker(game, "en"), shape, "b-").svg
    assert drawn.count(TRAILS) == 1
    assert drawn.index(TRAILS) < drawn.index('class="piece')
    for place in {place for entry in gone(game) for place in entry.path}:
        assert f'id="b-{place}"' in drawn


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("game", ["byzantium", "hamilcar"])
def test_a_trail_follows_the_roads_and_lanes_of_a_map(game: str, shape: str) -> None:
    board = parts_of(played(game).view(None)).board
    for entry in gone(game):
        drawn = way(game, board, entry.path, entry.sign == "sail", shape)
        assert drawn.startswith("M") and len(drawn) < 120 * len(entry.path), drawn


def test_a_trail_is_visible_on_every_background() -> None:
    """A trail is a line in its owner's colour between two dark ones, so one of them always contrasts."""
    assert all(contrast(colour, NIGHT) >= 3 for colour in PLAYER_COLOURS)
    assert contrast(LAND, NIGHT) >= 3
