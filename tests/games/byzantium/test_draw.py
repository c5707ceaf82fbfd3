"""The board of Byzantium: clickable places, notes, and that nothing overlaps."""

import re
from functools import cache
from itertools import combinations
from math import hypot
from random import Random

import pytest

from hippodrome import Table, new_table
from hippodrome.draw import board_picture
from hippodrome.draw.lettering import width_of
from hippodrome.games.byzantium.advice.odds import attack_odds, siege_odds
from hippodrome.games.byzantium.showing.draw import atlas
from hippodrome.games.byzantium.showing.draw.measure import measure_of
from hippodrome.games.byzantium.showing.look import board_of
from hippodrome.games.byzantium.showing.threats import threats
from hippodrome.parts import Board, parts_of
from hippodrome.text import LANGUAGES, Speaker

from .tables import ARAB, at, say, words

NAMES = ["Anna", "Basil", "Zoe"]
shapes = pytest.mark.parametrize("shape", ["wide", "tall"])


def drawn(table: Table, seat: int | None, shape: str = "wide", language: str = "en") -> str:
    board = parts_of(table.view(seat)).board
    return board_picture("byzantium", board, Speaker("byzantium", language, NAMES), shape).svg


def clickable(svg: str) -> set[str]:
    return set(re.findall(r'data-word="([^"]+)"', svg))


@shapes
def test_armies_and_cities_are_buttons(shape: str) -> None:
    table = at(
        {"byzantine": {"army": "nicaea"}, "arab": {"army": "mecca"}},
        cities={"nicaea": {"control": 0}, "mecca": {"control": 1}},
    )
    assert clickable(drawn(table, 0, shape)) == {"move-byzantine", "move-arab", "civil-war-arab"}
    assert not clickable(drawn(table, 1, shape))
    say(table, 0, "control")
    assert clickable(drawn(table, 0, shape)) == set(words(table))
    say(table, 0, "damascus")
    assert not clickable(drawn(table, 0, shape)), "boxes are not on the map"


def test_each_kind_of_march_has_its_own_sign() -> None:
    table = at({"byzantine": {"army": "leucosia", "move": 4}}, cities={"alexandria": ARAB})
    say(table, 0, "move-byzantine")
    svg = drawn(table, 0)

    def sign(city: str) -> str | None:
        found = re.search(rf'<g class="word act-([a-z]+) city" data-word="{city}"', svg)
        return found and found[1]

    assert (sign("candia"), sign("alexandria"), sign("ancyra")) == ("sail", "siege", "sail")
    assert 'class="teeth"' in svg, "an attack has a sign of its own"
    assert len(re.findall(r'class="way"', svg)) == len(words(table)) - 1, "each goal shows its path while pointed at"
    assert words(table)[-1] == "link-by-link", "the last word is not a goal"
    assert re.search(r'id="city-mecca"[^>]*data-why="|data-why="[^"]*"[^>]*id="city-mecca"', svg)


def test_odds_are_exact_and_the_same_for_everybody() -> None:
    held = {"alexandria": ARAB, "jerusalem": {"control": 1}}
    table = at({"arab": {"army": "alexandria"}}, {"byzantine": {"levy": 2}}, cities=held)
    for viewer in (None, 0, 1, 2):
        coming = {(seat, side): odds for seat, side, odds in threats(table.view(viewer))["jerusalem"]}
        assert coming[(0, 1)] == pytest.approx(attack_odds((0, 8, 4), ((0, 2, 0),), 3)), (
            "the Levy fights before the siege"
        )
    coming = {(seat, side): odds for seat, side, odds in threats(table.view(0))["hira"]}
    assert (0, 1) not in coming, "too far from Alexandria"
    assert coming[(1, 1)] == pytest.approx(siege_odds((0, 8, 4), 3)), "an army off the board can enter at Mecca"
    notes = [
        re.search(r'id="city-jerusalem".*?<title>(.*?)</title>', drawn(table, seat), re.S) for seat in (None, 0, 1, 2)
    ]
    texts = [note and note[1] for note in notes]
    assert texts[0] and texts.count(texts[0]) == 4
    assert "\nArab army of Anna" in texts[0], "the odds come after the description of the city"


def test_the_last_dice_are_shown_with_their_hits() -> None:
    table = at({"arab": {"army": "alexandria"}}, cities={"alexandria": ARAB}, dice=[4, 2, 1])
    assert 'class="die' not in drawn(table, 0)
    say(table, 0, "move-arab", "jerusalem")
    svg = drawn(table, 0)
    assert svg.count('class="die hit"') == 1
    assert svg.count('class="die"') == 2
    assert ">Defender<" in svg
    assert ">Attacker<" not in svg, "only the city rolls in a siege"


def test_a_name_makes_room_for_armies() -> None:
    def height(army: str | None) -> float:
        svg = drawn(at({"byzantine": {"army": army}}), 0)
        found = re.search(r'<text[^>]* y="([0-9.]+)"[^>]*>Sinope<', svg)
        assert found
        return float(found[1])

    assert height("sinope") > height(None) + 15


# --- nothing overlaps ------------------------------------------------------------------------------------------------


@shapes
def test_cities_are_on_the_map_and_do_not_overlap(shape: str) -> None:
    places = dict(zip(board_of("delivered").ids, atlas.places(board_of("delivered"), shape), strict=True))
    size = measure_of(shape)
    width, height = atlas.WIDE if shape == "wide" else atlas.TALL
    for name, (x, y) in places.items():
        assert size.ring < x < width - size.ring and size.ring < y < height - size.ring, name
    for (one, a), (other, b) in combinations(places.items(), 2):
        assert hypot(a[0] - b[0], a[1] - b[1]) > 2.2 * size.city, (one, other)


@cache
def crowded_boards() -> list[dict[str, object]]:
    """Return boards of random games, each with different armies in different cities."""
    found: dict[str, dict[str, object]] = {}
    for seed in range(4):
        table, chance = new_table("byzantium", 4, seed=seed), Random(seed)
        while not table.over:
            ask = table.asks[0]
            board = parts_of(table.view(None)).board.data
            armies = {name: entry["armies"] for name, entry in board["cities"].items() if entry["armies"]}
            found.setdefault(str((armies, board["attack"])), board)
            table.play(ask.seat, chance.choice([word for word in ask.words if word != "pass"] or ask.words))
    return list(found.values())[::3]


@shapes
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_overlap_neither_each_other_nor_cities(language: str, shape: str) -> None:
    board, size = board_of("delivered"), measure_of(shape)
    spots = dict(zip(board.ids, atlas.places(board, shape), strict=True))
    names = {board.city_name(place, language): name for place, name in enumerate(board.ids)}
    half = size.city * 0.9
    speaker = Speaker("byzantium", language, NAMES)
    crowded = [board_picture("byzantium", Board(data=data), speaker, shape).svg for data in crowded_boards()]
    assert len(crowded) > 40
    for svg in (drawn(at(), None, shape, language), *crowded):
        boxes = _boxes(svg, size.name)
        assert set(boxes) == set(names)
        for text, box in boxes.items():
            assert box[0] > -2 and box[2] < (atlas.WIDE if shape == "wide" else atlas.TALL)[0] + 2, text
            for name, (x, y) in spots.items():
                if names[text] != name:
                    assert not _over(box, (x - half, y - half, x + half, y + half)), (text, name)
        for (one, a), (other, b) in combinations(boxes.items(), 2):
            assert not _over(a, b), (one, other)


def _boxes(svg: str, size: float) -> dict[str, tuple[float, float, float, float]]:
    """Return the box of each city's name."""
    found = re.findall(r'<text x="([-0-9.]+)" y="([-0-9.]+)"[^>]*class="city-name"[^>]*>([^<]+)<', svg)
    anchors = dict(_anchors(svg))
    boxes = {}
    for x, y, text in found:
        wide = width_of(text, size) * 0.95
        left = float(x) - {"middle": wide / 2, "end": wide}.get(anchors[text], 0.0)
        boxes[text] = (left, float(y) - size * 0.7, left + wide, float(y) + size * 0.2)
    return boxes


def _anchors(svg: str) -> list[tuple[str, str]]:
    """Return the alignment of each city's name."""
    found = re.findall(r'<text ([^>]*class="city-name"[^>]*)>([^<]+)<', svg)
    return [(text, (re.findall(r'text-anchor="(\w+)"', looks) or ["start"])[0]) for looks, text in found]


def _over(a: tuple[float, float, float, float], b: tuple[float, float, float, float]) -> bool:
    return min(a[2], b[2]) > max(a[0], b[0]) and min(a[3], b[3]) > max(a[1], b[1])
