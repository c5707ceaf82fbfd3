"""The still picture: a table's parts on one sheet, for notebooks, documents and the command line."""

from random import Random
from xml.etree import ElementTree

import pytest

import hippodrome
from hippodrome.draw import LAYOUTS, svg_of
from hippodrome.draw.lettering import width_of
from hippodrome.draw.still import broken
from hippodrome.parts import parts_of
from hippodrome.text import LANGUAGES
from walking import moments, step

GAMES = [info.name for info in hippodrome.list_games() if info.status == "playable"]
NAMES = ["Anna", "Basil", "<Zoe>", "Leo", "Irene", "Paul"]


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("game", GAMES)
def test_a_sheet_has_all_players_and_no_dangling_references(game: str, layout: str) -> None:
    seats = hippodrome.find_game(game).seats[-1]
    for number, table in enumerate(moments(game, seats, 11, every=60)):
        view = table.view(number % seats)
        tree = ElementTree.fromstring(svg_of(view, NAMES, LANGUAGES[number % 3], layout))
        texts = [node.text or "" for node in tree.iter() if node.tag.endswith("text")]
        assert all(any(name in text for text in texts) for name in NAMES[:seats])
        ids = {node.get("id") for node in tree.iter()}
        used = {(node.get("href") or "")[1:] for node in tree.iter() if node.tag.endswith("use")}
        assert used <= ids
        for node in tree:
            if node.tag.endswith("text"):
                assert width_of(node.text or "", float(node.get("font-size") or 0)) <= float(tree.get("width") or 0)


def test_only_the_viewers_hand_is_below_the_board() -> None:
    table = hippodrome.new_table("byzanz", 3, 4)
    for seat in (None, 0, 1):
        hand = parts_of(table.view(seat)).hand
        svg = svg_of(table.view(seat))
        board = svg.index("</svg>")
        faces = svg[board:].count('href="#face-')
        assert faces == (len(hand.cards) if hand else 0)


def test_a_finished_game_shows_where_the_points_came_from() -> None:
    table, chance = hippodrome.new_table("byzanz", 3, 4), Random(4)
    assert "Where the points came from" not in svg_of(table.view(None))
    while not table.over:
        step(table, chance)
    assert "Where the points came from" in svg_of(table.view(None))


@pytest.mark.parametrize("text", ["", "one", "one two three four five six seven", "unbreakableandlong" * 3])
def test_lines_are_broken_to_fit(text: str) -> None:
    lines = broken(text, 100)
    assert all(width_of(line, 14) <= 100 for line in lines)
    assert text.startswith("unbreak") or " ".join(lines) == text
