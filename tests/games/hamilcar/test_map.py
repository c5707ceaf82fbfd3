"""The map of Hamilcar: towns on land, ports on the coast, no overlaps, and signs for possible actions."""

import re
from itertools import combinations, pairwise
from math import hypot
from typing import Any
from xml.etree import ElementTree

import pytest

import hippodrome
from hippodrome.draw import board_picture, definitions
from hippodrome.draw.lettering import width_of
from hippodrome.draw.palette import NIGHT, contrast
from hippodrome.games.hamilcar import board
from hippodrome.games.hamilcar.showing.draw.fleets import BERTHS
from hippodrome.games.hamilcar.showing.draw.land import SHAPES, Land, land
from hippodrome.games.hamilcar.showing.draw.names import SIZES
from hippodrome.games.hamilcar.showing.draw.room import LETTER
from hippodrome.games.hamilcar.showing.draw.spaces import MARKS
from hippodrome.games.hamilcar.showing.draw.stacks import HEIGHT, short_name, short_names
from hippodrome.games.hamilcar.showing.draw.standing import RING, sign_size
from hippodrome.games.hamilcar.showing.draw.tracks import track_box
from hippodrome.parts import Action, Board, say
from hippodrome.text import LANGUAGES, Speaker

Point = tuple[float, float]
Box = tuple[float, float, float, float]

SVG = "{http://www.w3.org/2000/svg}"
shapes = pytest.mark.parametrize("shape", SHAPES)
SHOWN = {"wide": 1.0, "tall": 390 / 660}
"""The scale at which a map is shown, on a laptop and on a phone held upright."""


def shores(ground: Land) -> list[list[Point]]:
    """Return the outlines of all land, read from the drawn path."""
    found = []
    for ring in ground.stored["land"].split("M")[1:]:
        start, _, rest = ring.rstrip("z").partition("l")
        x, y = map(float, start.split())
        points = [(x, y)]
        numbers = [float(number) for number in re.findall(r"-?[0-9]*\.?[0-9]+", rest)]
        for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = x + dx, y + dy
            points.append((x, y))
        found.append([*points, points[0]])
    return found


def on_land(point: Point, rings: list[list[Point]]) -> bool:
    x, y = point
    crossed = 0
    for ring in rings:
        for (x1, y1), (x2, y2) in pairwise(ring):
            crossed += (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1
    return crossed % 2 == 1


def to_shore(point: Point, rings: list[list[Point]]) -> float:
    """Return the distance to the nearest shore."""
    x, y = point
    best = 1e9
    for ring in rings:
        for (x1, y1), (x2, y2) in pairwise(ring):
            dx, dy = x2 - x1, y2 - y1
            share = min(1.0, max(0.0, ((x - x1) * dx + (y - y1) * dy) / ((dx * dx + dy * dy) or 1)))
            best = min(best, hypot(x1 + dx * share - x, y1 + dy * share - y))
    return best


@shapes
def test_towns_are_on_land_and_ports_on_the_coast(shape: str) -> None:
    ground = land(shape)
    rings = shores(ground)
    for space, place in enumerate(ground.places):
        far = to_shore(place, rings) * SHOWN[shape]
        assert on_land(place, rings), board.SPACE_NAMES[space]
        assert far < 8 if board.PORT[space] else far > 3, (board.SPACE_NAMES[space], far)


@shapes
def test_fleets_are_in_the_water_and_tracks_cover_no_space(shape: str) -> None:
    ground = land(shape)
    rings = shores(ground)
    for x, y in BERTHS[shape]:
        for dx in (0, 35 * ground.scale):
            assert not on_land((x + dx, y), rings)
    left, top, right, bottom = track_box(ground)
    assert not [place for place in ground.places if left - 8 < place[0] < right + 8 and top < place[1] < bottom]


@shapes
def test_roads_go_over_land_and_lanes_over_water(shape: str) -> None:
    ground = land(shape)
    rings = shores(ground)
    for lines, ashore in ((ground.roads, True), (ground.lanes, False)):
        wrong = whole = 0.0
        for ends in lines:
            points = ground.course(ends, not ashore)
            reach = 12 * ground.scale  # near its ends, a line may cross the town
            for (x1, y1), (x2, y2) in pairwise(points):
                middle = (x1 + x2) / 2, (y1 + y2) / 2
                if min(hypot(middle[0] - x, middle[1] - y) for x, y in (points[0], points[-1])) > reach:
                    long = hypot(x2 - x1, y2 - y1)
                    whole += long
                    wrong += long * (on_land(middle, rings) != ashore)
        assert wrong / whole < 0.03, (ashore, wrong / whole)


@shapes
def test_spaces_are_on_the_map_and_do_not_overlap(shape: str) -> None:
    ground = land(shape)
    for one, other in combinations(ground.places, 2):
        assert hypot(one[0] - other[0], one[1] - other[1]) * SHOWN[shape] > 22
    assert all(15 < x < ground.width - 15 and 15 < y < ground.height - 15 for x, y in ground.places)


# --- pieces on the map -----------------------------------------------------------------------------------------------


def stack(side: int, space: str, cus: int, *generals: str, **more: Any) -> dict[str, Any]:
    rest = {"inside": False, "elephants": 0, "trains": 0, "commander": generals[0] if generals else None}
    return {"side": side, "space": space, "cus": cus, "generals": list(generals)} | rest | more


START: dict[str, Any] = hippodrome.new_table("hamilcar", 2, seed=3).view(0)["board"]
WAR = [
    stack(0, "messana", 4, "duilius", trains=2),
    stack(0, "agrigentum", 8, "m-regulus", "vulso", trains=5),
    stack(1, "agrigentum", 5, "hannibal-gisgo", trains=1, inside=True),
    stack(0, "panormus", 10, "cotta", trains=3),
    stack(1, "panormus", 4, inside=True),
    stack(1, "thermae", 6, "hanno", elephants=2, trains=2),
    stack(0, "segesta", 2),
    stack(1, "drepanum", 5, "adherbal", trains=1),
    stack(1, "lilybaeum", 5, "himilco", trains=3, inside=True),
    stack(0, "lilybaeum", 9, "metellus", trains=4),
    stack(0, "syracusae", 3, "crassus"),
    stack(1, "enna", 3),
    stack(0, "mytistratum", 2),
    stack(0, "roma", 5, "paullus", trains=1),
    stack(0, "clupea", 10, "pulcher", trains=6),
    stack(1, "carthago", 10, "hasdrubal", elephants=2, trains=2),
    stack(1, "tunes", 3),
    stack(1, "caralis", 2),
    stack(0, "aleria", 4, "l-scipio", trains=1),
    stack(1, "utica", 3),
    stack(0, "rhegium", 23),
    stack(0, "catana", 2),
]
"""More armies than a game ever has, most of them in Sicily."""


def war(**changed: Any) -> dict[str, Any]:
    """Return a board in the middle of the war."""
    players = [{"seaworthy": 7, "damaged": 3}, {"seaworthy": 4, "damaged": 0}]
    sieges = {"agrigentum": {"points": 2, "by": 0}, "panormus": {"points": 3, "by": 0}}
    active = {"general": "duilius", "mp": 4, "sea_mp": 3}
    new = {"stacks": WAR, "players": players, "sieges": sieges, "activation": active, "proconsul": "m-regulus"}
    return START | new | changed


def act(word: str, sign: str = "march") -> Action:
    space = word.split("-", 1)[1]
    return Action(word=word, sign=sign, title=say("word-march", space=space), place=f"space-{space}")


def general(name: str) -> Action:
    title = say("word-general", general=name)
    return Action(word=f"general-{name}", sign="banner", title=title, place=f"general-{name}")


MARCHES = (act("march-mylae"), act("march-tauromenium"), act("sail-lipara", "sail"), act("sail-catana", "sail"))

NAMED = (general("hanno"), general("cotta"), general("m-regulus"))


def tree(data: dict[str, Any], shape: str, *actions: Action, language: str = "en") -> ElementTree.Element:
    shown = Board(data=data, actions=actions)
    return ElementTree.fromstring(board_picture("hamilcar", shown, Speaker("hamilcar", language), shape).svg)


def place_of(node: ElementTree.Element) -> Point:
    found = re.match(r"translate\((\S+) (\S+)\)", node.get("transform", ""))
    assert found
    return float(found[1]), float(found[2])


CELLS = {
    group.get("id"): float(str(group[0].get("width")))
    for group in ElementTree.fromstring(definitions("hamilcar")).iter(f"{SVG}g")
    if re.fullmatch(r"hm-(cus|ships|trains|elephants)-[01]?x\d+", group.get("id") or "")
}
"""The width of each cell of a counter."""


def boxes(drawn: ElementTree.Element, shape: str) -> list[tuple[str, Box]]:
    """Return the boxes that signs, names and counters cover on the unzoomed map, with a description of each."""
    ground = land(shape)
    found: list[tuple[str, Box]] = []

    def put(what: str, at: Point, left: float, top: float, width: float, height: float) -> None:
        s, (x, y) = ground.scale, at
        found.append((what, (x + left * s, y + top * s, x + (left + width) * s, y + (top + height) * s)))

    for node in drawn.iter(f"{SVG}g"):
        name = node.get("id") or ""
        if name.startswith("space-"):
            half = RING if "word" in (node.get("class") or "") else sign_size(board.SPACE_OF[name[6:]])
            put(name, place_of(node), -half, -half, 2 * half, 2 * half)
            (text,) = node.iter(f"{SVG}text")
            if text.get("class") != "later":
                size = SIZES[shape] / ground.scale * (1.15 if text.get("class") == "first" else 1)
                wide = width_of(text.text or "", size) * 0.94
                anchor = {"start": 0.0, "end": -wide}.get(text.get("text-anchor", "middle"), -wide / 2)
                left, base = float(text.get("x", 0)) + anchor, float(text.get("y", 0))
                put(f"name of {text.text}", place_of(node), left, base - size * 0.7, wide, size * 0.9)
        elif name.startswith(("stack-", "general-")):
            for part in node.iter():
                x, y = float(part.get("x", 0)), float(part.get("y", 0))
                if part.tag == f"{SVG}use" and (part.get("href") or "")[1:] in CELLS:
                    put(name, place_of(node), x, y, CELLS[(part.get("href") or "")[1:]], HEIGHT)
                elif part.tag == f"{SVG}rect" and "plate" in (part.get("class") or ""):
                    put(name, place_of(node), x, y, float(str(part.get("width"))), float(str(part.get("height"))))
    found.append(("tracks", track_box(ground)))
    return found


@shapes
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("when", ["start", "war", "marching"])
def test_names_counters_and_spaces_do_not_overlap(shape: str, language: str, when: str) -> None:
    data, actions = (START, ()) if when == "start" else (war(), MARCHES if when == "marching" else NAMED)
    found = boxes(tree(data, shape, *actions, language=language), shape)
    assert len([what for what, _ in found if what.startswith("stack-")]) >= len(data["stacks"])
    for (one, a), (other, b) in combinations(found, 2):
        wide, high = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
        assert wide < 0.5 or high < 0.5, (one, other, wide, high)
    ground = land(shape)
    assert all(x >= 0 and y >= 0 and right <= ground.width and low <= ground.height for _, (x, y, right, low) in found)


def test_letters_are_readable_and_the_capitals_always_named() -> None:
    assert LETTER * land("wide").scale * SHOWN["wide"] >= 12
    assert LETTER * land("tall").scale * SHOWN["tall"] >= 11
    assert all(SIZES[shape] * SHOWN[shape] >= 10 for shape in SHAPES)
    named = {what for what, _ in boxes(tree(START, "wide"), "wide") if what.startswith("name of")}
    assert {"name of Roma", "name of Carthago"} <= named
    assert len(named) > 65, "nearly all names must be shown at the start"


RAISED = tuple(act(f"space-{name}", "place") for name in ("roma", "rhegium", "cosa"))
SICILY = ("eryx", "segesta", "thermae", "hippana", "selinus", "mytistratum", "enna", "tyndaris", "mylae", "tauromenium",
          "centuripae", "catana", "phintias", "camarina")  # fmt: skip
MARKED = tuple(act(f"pc-{name}", "place") for name in SICILY)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("shape", "actions"), [("wide", RAISED), ("tall", RAISED), ("wide", MARCHES), ("tall", MARCHES), ("wide", MARKED)]
)
def test_selectable_spaces_are_named(shape: str, actions: tuple[Action, ...], language: str) -> None:
    shown = [stack(0, "cosa", 5, "m-regulus", trains=1), stack(0, "roma", 2), stack(0, "rhegium", 6, "cotta", trains=1)]
    shown += [stack(0, "messana", 2), *(one for one in START["stacks"] if one["side"] == 1)]
    named = {what for what, _ in boxes(tree(START | {"stacks": shown}, shape, *actions, language=language), shape)}
    speaker = Speaker("hamilcar", language)
    wanted = {f"name of {speaker.thing(str(action.word).split('-', 1)[1])}" for action in actions}
    assert wanted <= named, wanted - named


@shapes
def test_a_board_is_small_because_constant_parts_are_elsewhere(shape: str) -> None:
    for data, most in ((START, 26_000), (war(stacks=WAR[:14]), 30_000)):
        drawn = board_picture("hamilcar", Board(data=data), Speaker("hamilcar", "en"), shape)
        assert len(drawn.svg.encode()) < most


def test_a_space_shows_its_owner_by_colour_and_mark() -> None:
    control = START["control"] | {"enna": "rome", "segesta": "carthage", "eryx": "neutral"}
    drawn = tree(START | {"control": control}, "wide")
    signs = {node.get("id"): next(node.iter(f"{SVG}use")).get("href") for node in drawn.iter(f"{SVG}g")
             if (node.get("id") or "").startswith("space-")}  # fmt: skip
    assert signs["space-enna"] == "#hm-town-rome"
    assert signs["space-segesta"] == "#hm-town-carthage"
    assert signs["space-eryx"] == "#hm-town-neutral"
    assert signs["space-roma"] == "#hm-capital-port-rome"
    assert MARKS["rome"] != MARKS["carthage"]


def titles(drawn: ElementTree.Element) -> dict[str, str]:
    """Return the tooltips of the pieces on the map."""
    found = {}
    for node in drawn.iter(f"{SVG}g"):
        title = next(node.iter(f"{SVG}title"), None)
        if node.get("id") and title is not None:
            found[str(node.get("id"))] = title.text or ""
    return found


def test_stacks_have_tooltips_with_their_contents() -> None:
    texts = titles(tree(war(), "wide"))
    assert texts["stack-1-thermae-at"] == "Carthage, Thermae: 6 CUs, 2 elephants, 2 trains\nHanno the Elder 2-2-1"
    assert texts["general-duilius"].startswith("Gaius Duilius: strategy")
    assert "7 seaworthy, 3 damaged" in texts["fleet-0"]


def test_rings_have_the_signs_of_possible_actions() -> None:
    drawn = tree(war(), "wide", act("march-rhegium"), act("sail-rhegium", "sail"), act("space-eryx", "grow"))
    rings = {node.get("id"): node for node in drawn.iter(f"{SVG}g") if "word" in (node.get("class") or "").split()}
    assert set(rings) == {"space-rhegium", "space-eryx"}
    both = [use.get("href") for use in rings["space-rhegium"].iter(f"{SVG}use") if use.get("class") == "act-sign"]
    assert both == ["#hm-act-march", "#hm-act-sail"]
    assert "#sign-grow" in {use.get("href") for use in rings["space-eryx"].iter(f"{SVG}use")}
    assert contrast("#ffd54a", NIGHT) > 3


def courses(drawn: ElementTree.Element) -> int:
    (ways,) = [node for node in drawn.iter(f"{SVG}g") if node.get("class") == "courses"] or [drawn.makeelement("g", {})]
    return len(list(ways))


def test_the_route_of_a_march_is_shown() -> None:
    assert courses(tree(war(), "wide")) == 0
    assert courses(tree(war(), "wide", *MARCHES)) == 4
    far = Action(word="march-mylae all march-tyndaris all", sign="march", title=say("word-march", space="tyndaris"),
                 place="space-tyndaris")  # fmt: skip
    assert courses(tree(war(), "wide", act("march-mylae"), far)) == 2, "marches through Mylae share their first link"
    sailed = {"courses": [{"path": ["roma", "tarracina", "neapolis"], "side": 0, "by_sea": True}]}
    assert courses(tree(war(**sailed), "wide")) == 1


def test_a_fleet_at_sea_is_at_the_end_of_its_path() -> None:
    leg = {"side": 0, "general": "duilius", "path": ["messana", "lipara"], "cus": 3, "elephants": 0, "trains": 1,
           "generals": ["duilius"], "warships": [5, 0], "fighting": False}  # fmt: skip
    drawn = tree(war(stacks=WAR[1:], leg=leg), "wide")
    assert titles(drawn)["stack-0-lipara-afloat"].startswith("Rome, Lipara: 5 warships, 3 CUs, 1 train")
    assert courses(drawn) == 1
    here = {node.get("id") for node in drawn.iter() if node.get("class") == "here"}
    assert here == {"space-messana", "space-lipara"}


def test_selectable_generals_are_drawn_over_all_others() -> None:
    drawn = tree(war(), "wide", general("hanno"))
    tags = [node.get("id") for node in drawn.iter() if (node.get("id") or "").startswith("general-")]
    assert tags[-1] == "general-hanno"
    glows = [node for node in drawn.iter(f"{SVG}rect") if node.get("class") == "glow"]
    assert [float(str(node.get("height"))) >= 24 for node in glows].count(True) >= 1, (
        "the glow must be large enough to click"
    )
    assert len(tags) == len(set(tags)) == sum(len(stack["generals"]) for stack in WAR)


def test_the_plates_of_generals_are_distinct() -> None:
    for language in LANGUAGES:
        speaker = Speaker("hamilcar", language)
        short = short_names(tuple(speaker.thing(name) for name in board.GENERAL_NAMES))
        for side in board.GENERALS_OF:
            for form in (0, 1):
                plates = [short[general][form] for general in side]
                assert len(set(plates)) == len(plates), plates
        name = board.GENERAL_NAMES[0]
        assert short[0][0] == short_name(name, speaker.thing(name))
