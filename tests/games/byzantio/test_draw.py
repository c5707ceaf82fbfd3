"""Pictures of the boards: pieces are in their places, only the viewer's objectives show, and words are on the map."""

import tomllib
from importlib.resources import files
from itertools import combinations, pairwise
from math import dist
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hippodrome import Table, find_game, new_table
from hippodrome.draw import SHAPES, board_picture, definitions
from hippodrome.draw.geo import stored
from hippodrome.games.byzantio.showing.draw.ground import colour
from hippodrome.games.byzantio.showing.draw.land import land_of
from hippodrome.games.byzantio.showing.draw.sites import meet, names_of, site_of, stand_of
from hippodrome.parts import parts_of
from hippodrome.text import LANGUAGES, Speaker
from walking import moments

from .tables import position, say

GAMES = ("byzantio", "nekken")
shapes = pytest.mark.parametrize("shape", SHAPES)
games = pytest.mark.parametrize("game", GAMES)
languages = pytest.mark.parametrize("language", LANGUAGES)


def drawn(table: Table, seat: int | None, shape: str = "wide", language: str = "en") -> ElementTree.Element:
    name = table.game.name
    speaker = Speaker(name, language, ["Anna", "Basil", "Zoe", "Leo"])
    return ElementTree.fromstring(board_picture(name, parts_of(table.view(seat)).board, speaker, shape).svg)


def ids(root: ElementTree.Element, prefix: str) -> set[str]:
    return {node.get("id").removeprefix(prefix) for node in root.iter() if (node.get("id") or "").startswith(prefix)}


def words(root: ElementTree.Element) -> set[str]:
    return {node.get("data-word") for node in root.iter() if node.get("data-word")}


@games
@shapes
def test_every_piece_is_in_the_picture(game, shape):
    for table in moments(game, 4, 5, every=60):
        board = table.view(0)["board"]
        root = drawn(table, 0, shape)
        expected = {
            f"{city}-{seat}-{place}"
            for city, counts in board["garrisons"].items()
            for seat, count in enumerate(counts)
            for place in range(count)
        }
        assert ids(root, "garrison-") == expected
        standing = {str(seat) for seat, player in enumerate(board["players"]) if player["pretender"]}
        assert ids(root, "pretender-") == standing


@shapes
def test_pretenders_are_drawn_below_garrisons(shape):
    root = drawn(position("A@ops B@ops C@ops D@ops nikaia{A1 B1 C1 D1}"), 0, shape)
    order = [node.get("id") for node in root.iter() if (node.get("id") or "").startswith(("pretender-", "garrison-"))]
    assert [name.split("-")[0] for name in order] == ["pretender"] * 4 + ["garrison"] * 4


@shapes
def test_only_the_viewers_objectives_are_marked(shape):
    lists = [["bari", "rhegion", "korinthos", "skopia", "dristra", "nikaia", "cherson"],
             ["ankyra", "gangra", "amorion", "attaleia", "leukosia", "antioch", "chandax"]]  # fmt: skip
    table = position("", seats=2, objectives=lists)
    for seat in (None, 0, 1):
        root = drawn(table, seat, shape)
        own = set() if seat is None else set(lists[seat])
        marked = {
            node.get("id").removeprefix("city-")
            for node in root.iter()
            if (node.get("id") or "").startswith("city-") and any(part.tag.endswith("text") for part in node.iter())
        }
        assert marked == own


@shapes
def test_cities_provinces_and_garrisons_can_be_clicked(shape):
    table = new_table("byzantio", 2, seed=1)
    assert words(drawn(table, 0, shape)) == {"be-aggelos", "be-komnenos", "be-doukas", "be-phokas"}, "at their homes"
    say(table, "be-aggelos", "be-doukas")
    assert len(words(drawn(table, 0, shape))) == 25, "every large city can be written with a click"
    table = position("A@thr nikaia{A1 B1} bari{B2}", seats=2)
    assert not words(drawn(table, 1, shape))
    say(table, "expel")
    assert words(drawn(table, 0, shape)) == {"target-nikaia-komnenos", "target-bari-komnenos"}
    table = say(position("A@thr nikaia{A1 B1}", seats=2), "campaign")
    assert words(drawn(table, 0, shape)) == {"go-mac", "go-ops", "go-aeg", "go-che"}
    table = say(position("A@thr nikaia{A1 B1 C1} bari{B1}", seats=3), "campaign", "go-ops", "place-nikaia")
    assert words(drawn(table, 0, shape)) == {"remove-komnenos", "remove-doukas"}


@shapes
def test_regions_of_nekken_can_be_clicked(shape):
    table = new_table("nekken", 2, seed=1)
    say(table, "be-racan", "be-hunder")
    assert len(words(drawn(table, 0, shape))) == 24
    table = say(position("", game="nekken"), "exploration")
    assert len(words(drawn(table, 0, shape))) == 25


@games
def test_every_province_has_a_shape_and_contains_its_cities(game):
    land = land_of(game)
    assert set(land.board.provinces) <= set(land.cells)
    assert set(land.spots) >= set(land.board.cities)
    for name in land.board.provinces:
        assert land.cells[name].startswith("M") and f"{game}-cell-{name}" in definitions(game)
    if game == "byzantio":
        game_files = files("hippodrome.games.byzantio")
        shapes = stored(Path(str(game_files.joinpath("showing/draw/provinces.json.gz"))))
        rows = tomllib.loads(game_files.joinpath("byzantio.toml").read_text("utf-8"))["city"]
        assert len(rows) == 34
        strangers = [row["id"] for row in rows if not near(shapes[row["province"]], row["lon"], row["lat"])]
        assert strangers == []


def near(shape: list, lon: float, lat: float) -> bool:
    """Return whether a point is inside a shape or very close to its border."""
    crossings = 0
    for ring in shape:
        for (ax, ay), (bx, by) in pairwise(ring):
            if abs(ax - lon) < 0.15 and abs(ay - lat) < 0.15:
                return True
            if (ay > lat) != (by > lat) and lon < ax + (lat - ay) / (by - ay) * (bx - ax):
                crossings += 1
    return crossings % 2 == 1


@shapes
def test_in_nekken_leaders_and_colonists_stand_inside_their_regions(shape):
    site = site_of("nekken", shape)
    for name, (x, y) in site.plates.items():
        assert site.land.holds(name, site.back((x, y))), name
        assert site.land.holds(name, site.back((x, y - site.figure * 2))), f"the head of a leader in {name}"
    for name, (x, y) in site.cities.items():
        assert site.land.holds(name, site.back((x, y))), name
        assert site.land.holds(name, site.back((x, y + site.sign + site.cube / 2))), name


@games
@shapes
def test_cities_and_numbers_do_not_overlap(game, shape):
    site = site_of(game, shape)
    for one, other in combinations(site.cities, 2):
        assert dist(site.cities[one], site.cities[other]) > 2 * site.sign, (one, other)
    for name, spot in site.plates.items():
        number, _ = site.plate_boxes(spot)
        assert not [city for city in site.cities if meet(number, site.sign_box(city))], name


def called(game, shape, language):
    """Return the translated names of the provinces, and of cities if they have their own names."""
    land, speaker = site_of(game, shape).land, Speaker(game, language)
    provinces = tuple((name, speaker.thing(name)) for name in land.board.provinces)
    return provinces, tuple((city, speaker.thing(city)) for city in land.board.cities) if land.has_cities else ()


@games
@shapes
@languages
def test_every_name_is_on_the_map_and_no_two_overlap(game, shape, language):
    site, (provinces, cities) = site_of(game, shape), called(game, shape, language)
    found = names_of(game, shape, provinces, cities)
    assert set(found[0]) == set(site.land.board.provinces)
    assert set(found[1]) == {city for city, _ in cities}
    at_once = [name for name in found[0].values() if "later" not in name.room]
    assert len(at_once) >= 17, "most provinces must be readable without zooming, even on a phone"
    if game == "byzantio" and shape == "wide":
        assert "later" not in found[1]["constantinople"].room


@games
@shapes
@languages
def test_a_pretender_hides_no_visible_name(game, shape, language):
    site, (provinces, cities) = site_of(game, shape), called(game, shape, language)
    written = {name: one.box for kind in names_of(game, shape, provinces, cities) for name, one in kind.items()
               if one.box and "later" not in one.room}  # fmt: skip
    for province in site.land.board.provinces:
        x, y = stand_of(game, shape, provinces, cities, province, 1)
        covered = x - site.figure * 0.85, y - site.figure, x + site.figure * 0.85, y + site.figure * 1.2
        assert not [name for name, box in written.items() if meet(covered, box)], province


@games
@shapes
@pytest.mark.parametrize("seats", [2, 4])
def test_pieces_in_a_province_do_not_block_clicks_on_it(game, shape, seats):
    board = "A@thr B@ops nikaia{A1 B1}" if game == "byzantio" else "B@ashfall ashfall{B1}"
    table = say(position(board, game=game, seats=seats), "advance" if game == "byzantio" else "exploration")
    root = drawn(table, 0, shape)
    above = [group for group in root.iter() if group.get("pointer-events") == "none"]
    assert any(group.find(".//*[@id='pretender-0']") is not None for group in above)
    table = say(position(board, game=game, seats=seats), "expel")
    above = [group for group in drawn(table, 0, shape).iter() if group.get("pointer-events") == "none"]
    assert not any(group.find(".//*[@id='pretender-0']") is not None for group in above)


@games
def test_neighbours_have_different_colours(game):
    land = land_of(game)
    for place, row in enumerate(find_game(game).board.neighbours):
        assert all(colour(land, place) != colour(land, other) for other in row)


def test_an_event_is_marked_in_the_provinces_it_struck():
    table = say(position("A@bul", round=24, phase="event", dice=(3,)))
    root = drawn(table, 0)
    red = [node for node in root.iter() if node.get("fill") == "#b3201f"]
    assert len(red) == 3, "bul, aeg and cap have the number"


def test_hidden_events_are_question_marks():
    root = drawn(position("", hidden_events=True), 0)
    labels = [node.get("aria-label") for node in root.iter() if (node.get("aria-label") or "").startswith("6: ")]
    assert labels == ["6: face down"]
