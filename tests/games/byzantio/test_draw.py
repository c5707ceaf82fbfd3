"""The boards as pictures: every piece where the view says, own objectives and nobody else's, words on the map."""

import json
import tomllib
from importlib.resources import files
from itertools import pairwise
from math import dist
from xml.etree import ElementTree

import pytest

from hippodrome import Table, find_game, new_table
from hippodrome.draw import LAYOUTS, definitions, picture
from hippodrome.games.byzantio.showing.draw.land import land_of
from hippodrome.games.byzantio.showing.draw.layout import layout_of
from hippodrome.text import LANGUAGES, Speaker
from walking import moments

from .tables import position, say

GAMES = ("byzantio", "nekken")
layouts = pytest.mark.parametrize("layout", LAYOUTS)
games = pytest.mark.parametrize("game", GAMES)


def drawn(table: Table, seat: int | None, layout: str = "wide", language: str = "en") -> ElementTree.Element:
    speaker = Speaker(table.game.name, language, ["Anna", "Basil", "Zoe", "Leo"])
    return ElementTree.fromstring(picture(table.view(seat), speaker, layout, standalone=False).svg)


def ids(root: ElementTree.Element, prefix: str) -> set[str]:
    return {node.get("id").removeprefix(prefix) for node in root.iter() if (node.get("id") or "").startswith(prefix)}


def words(root: ElementTree.Element) -> set[str]:
    return {node.get("data-word") for node in root.iter() if node.get("data-word")}


@games
@layouts
def test_every_piece_stands_in_the_picture(game, layout):
    for table in moments(game, 4, 5, every=60):
        board = table.view(0)["board"]
        root = drawn(table, 0, layout)
        told = {
            f"{city}-{seat}-{place}"
            for city, counts in board["garrisons"].items()
            for seat, count in enumerate(counts)
            for place in range(count)
        }
        assert ids(root, "garrison-") == told
        standing = {str(seat) for seat, player in enumerate(board["players"]) if player["pretender"]}
        assert ids(root, "pretender-") == standing
        assert len(ids(root, "sheet-")) == 4


@layouts
def test_only_the_own_objectives_are_shown(layout):
    lists = [["bari", "rhegion", "korinthos", "skopia", "dristra", "nikaia", "cherson"],
             ["ankyra", "gangra", "amorion", "attaleia", "leukosia", "antioch", "chandax"]]  # fmt: skip
    table = position("", seats=2, objectives=lists)
    for seat in (None, 0, 1):
        root = drawn(table, seat, layout)
        lists_shown = [node.get("aria-label") for node in root.iter() if node.get("id") == "objectives"]
        if seat is None:
            assert not lists_shown
        else:
            speaker = Speaker("byzantio", "en")
            assert all(speaker.thing(city) in lists_shown[0] for city in lists[seat])
            assert not any(speaker.thing(city) in lists_shown[0] for city in lists[1 - seat])


@layouts
def test_cities_provinces_and_garrisons_are_the_words(layout):
    table = new_table("byzantio", 2, seed=1)
    say(table, "be-aggelos", "be-doukas")
    assert len(words(drawn(table, 0, layout))) == 25, "every large city can be written by a click"
    table = position("A@thr nikaia{A1 B1} bari{B2}", seats=2)
    assert not words(drawn(table, 1, layout))
    say(table, "expel")
    assert words(drawn(table, 0, layout)) == {"target-nikaia-komnenos", "target-bari-komnenos"}
    table = say(position("A@thr nikaia{A1 B1}", seats=2), "campaign")
    assert words(drawn(table, 0, layout)) == {"go-mac", "go-ops", "go-aeg", "go-che"}
    table = say(position("A@thr nikaia{A1 B1 C1}", seats=3), "campaign", "go-ops", "place-nikaia")
    assert words(drawn(table, 0, layout)) == {"remove-komnenos", "remove-doukas"}


@games
def test_boxes_are_the_words_of_a_turn_but_on_a_phone_they_stay_buttons_beside_the_prompt(game):
    table = position("", game=game)
    own = set(table.asks[0].words) - {"forfeit-turn"}
    assert len(own) > 1 and words(drawn(table, table.asks[0].seat, "wide")) == own
    boxes = set(say(table.copy(), "forfeit-turn").asks[0].words)
    assert words(drawn(say(table.copy(), "forfeit-turn"), table.asks[0].seat, "wide")) == boxes
    assert not words(drawn(table, table.asks[0].seat, "narrow")), "the boxes are thin there, and far below the map"


@layouts
def test_regions_are_the_words_of_nekken(layout):
    table = new_table("nekken", 2, seed=1)
    say(table, "be-racan", "be-hunder")
    assert len(words(drawn(table, 0, layout))) == 24
    table = say(position("", game="nekken"), "exploration")
    assert len(words(drawn(table, 0, layout))) == 25


@games
def test_every_province_has_a_shape_and_every_city_lies_in_its_own(game):
    land = land_of(game)
    assert set(land.board.provinces) <= set(land.cells)
    assert set(land.spots) >= set(land.board.cities)
    for name in land.board.provinces:
        assert land.cells[name].startswith("M") and f"{game}-cell-{name}" in definitions(game)
    if game == "byzantio":
        stored = json.loads(
            files("hippodrome.games.byzantio").joinpath("showing/draw/provinces.json").read_text("utf-8")
        )
        text = files("hippodrome.games.byzantio").joinpath("byzantio.toml").read_text("utf-8")
        rows = tomllib.loads(text)["city"]
        assert len(rows) == 34
        strangers = [row["id"] for row in rows if not near(stored[row["province"]], row["lon"], row["lat"])]
        assert strangers == []


def near(shape: list, lon: float, lat: float) -> bool:
    """Whether a point lies in a shape, or within a coast's breadth of it."""
    crossings = 0
    for ring in shape:
        for (ax, ay), (bx, by) in pairwise(ring):
            if abs(ax - lon) < 0.15 and abs(ay - lat) < 0.15:
                return True
            if (ay > lat) != (by > lat) and lon < ax + (lat - ay) / (by - ay) * (bx - ax):
                crossings += 1
    return crossings % 2 == 1


@layouts
def test_no_city_hides_another_from_a_thumb(layout):
    land = land_of("byzantio")
    lay = layout_of(land, layout, 4, 7, own=True)
    reach = 14 * lay.size
    for window in lay.windows:
        cities = [city for city in land.board.cities if window.owns(land.spots[city])]
        for place, one in enumerate(cities):
            for other in cities[:place]:
                apart = dist(window.city(land, one), window.city(land, other))
                assert apart > (2 * reach if lay.small else 1.6 * reach), (one, other)


def test_a_tag_does_not_catch_the_click_on_its_city():
    root = drawn(position("", seats=2, phase="succession", round=18), 0)
    tags = [node for node in root.iter() if node.get("pointer-events") == "none" and node.get("aria-hidden")]
    assert len(tags) == 7 and len(words(root)) == 7, "all seven can be struck on the map"


@layouts
@pytest.mark.parametrize(
    ("table", "open_"),
    [
        (lambda: say(position("A@thr nikaia{A1 B1}", seats=2), "campaign"), False),
        (lambda: say(position("A@thr nikaia{A1 B1} bari{B1}", seats=2), "expel"), True),
        (lambda: say(position("B@ashfall ashfall{B1}", game="nekken"), "exploration"), False),
    ],
)
def test_what_stands_in_a_province_does_not_catch_the_click_on_it(layout, table, open_):
    root = drawn(table(), 0, layout)
    above = [group for group in root if group.find(".//*[@id='pretender-0']") is not None]
    assert len(above) == 1 and (above[0].get("pointer-events") is None) is open_


@games
def test_neighbours_have_different_colours(game):
    land = land_of(game)
    for place, row in enumerate(find_game(game).board.neighbours):
        assert all(land.colour(place) != land.colour(other) for other in row)


def test_the_end_shows_all_lists_and_totals():
    table = list(moments("byzantio", 3, 2, every=1000))[-1]
    assert table.over
    text = "".join(drawn(table, None).itertext())
    for score in table.scores:
        assert f"Total: {score}" in text or f" = {score}" in text


@games
@layouts
@pytest.mark.parametrize("language", LANGUAGES)
def test_at_the_end_every_name_has_room(game, layout, language):
    speaker = Speaker(game, language)
    longest = sorted(find_game(game).board.cities, key=lambda city: len(speaker.thing(city)), reverse=True)
    view = list(moments(game, 4, 2, every=1000))[-1].view(0)
    for seat, player in enumerate(view["board"]["players"]):
        folded = player["folded"]
        folded["objectives"] = longest[: len(folded["objectives"])]
        folded["guesses"] = [None if other == seat else longest[0] for other in range(4)]
        folded["replaced"], folded["struck"] = 0, longest[1]
    svg = picture(view, Speaker(game, language, ["Anna", "Basil", "Zoe", "Leo"]), layout, standalone=False).svg
    for node in ElementTree.fromstring(svg).iter():
        assert not (node.get("id") or "").startswith("sheet-") or "…" not in "".join(node.itertext())


@layouts
def test_the_own_list_counts_right_guesses_at_the_end(layout):
    lists = [["nikaia", "bari", "rhegion", "dyrrachion", "korinthos", "thebai", "chandax"]] * 2
    table = position("nikaia{A1}", seats=2, phase="guessing", objectives=lists)
    assert " + " not in "".join(drawn(table, 0, layout).itertext())
    table.play(0, "guess-nikaia")
    table.play(1, "guess-bari")
    assert "14 + 5 = 19" in "".join(drawn(table, 0, layout).itertext())
    assert "+ 0" not in "".join(drawn(table, 1, layout).itertext())


def test_hidden_events_are_question_marks():
    root = drawn(position("", hidden_events=True), 0)
    labels = [node.get("aria-label") for node in root.iter() if (node.get("aria-label") or "").startswith("6: ")]
    assert labels == ["6: face down"]
