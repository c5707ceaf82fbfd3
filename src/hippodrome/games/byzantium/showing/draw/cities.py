"""Cities with their values, control pieces and armies, and the details shown for one."""

from functools import lru_cache
from typing import Final

import msgspec

from hippodrome.draw import lettering
from hippodrome.draw.charts import CITY_PATHS, city_name
from hippodrome.draw.geo import Point
from hippodrome.draw.palette import GOLD, GOLD_LIGHT, INK, IVORY, NIGHT, player_colour
from hippodrome.draw.pieces import army, cube, figurine, piece, shape_sign, target
from hippodrome.draw.scene import BoardScene
from hippodrome.draw.svg import NOTHING, Svg, at, circle, el, group, join, number, path
from hippodrome.games.byzantium import pieces
from hippodrome.games.byzantium.board import Board
from hippodrome.games.byzantium.showing.draw import atlas, names
from hippodrome.games.byzantium.showing.draw.measure import Measure, measure_of
from hippodrome.lru import LRUCache

LOOKS: Final = {
    "byzantine": ("round", "#86284a", IVORY),
    "arab": ("tent", "#f6eeda", INK),
    "persian": ("diamond", "#9aa0aa", INK),
    "bulgar": ("hexagon", atlas.BULGAR_ORANGE, INK),
    "capital": ("walled", GOLD, INK),
}
"""The sign, colour and ink of each allegiance, and of the capital."""
LOW: Final = {"tent": 0.22}
"""How much lower the number stands in some signs: a tent is wide only at its foot."""
FIGURES: Final = ("soldier", "rider")
"""The figures of Byzantine and Arab armies."""
CIVIL_WARS: Final = ("civil-war-byzantine", "civil-war-arab")


_CITIES = LRUCache[Svg](4000)
_encode = msgspec.json.Encoder().encode


def draw_cities(scene: BoardScene, board: Board, shape: str) -> Svg:
    """Draw every city as a button, with its value and control piece; most are the same as a move ago."""
    found, size = atlas.places(board, shape), measure_of(shape)
    wars = [scene.actions[word].place for word in CIVIL_WARS if word in scene.actions]
    entries, threats, ways = scene.board["cities"], scene.board["threats"], scene.board["ways"]
    drawn = []
    for city, name in enumerate(board.ids):
        place, entry, coming = f"city-{name}", entries[name], threats.get(name)
        offered: object = scene.why_not(place)
        if name in scene.actions or place in wars:
            offered = scene.offered(city_words(scene, name)), _encode(ways.get(name))
        who = scene.company if coming or entry["control"] is not None or entry["armies"] else scene.tongue
        # A city's entry encoded to bytes is a faster cache key than a tuple of all its values.
        made_of = board, shape, name, who, _encode((entry, coming)), offered
        drawn.append(
            _CITIES.get(made_of) or _CITIES.keep(made_of, draw_city(scene, board, name, found[city], shape, size))
        )
    return join(*drawn)


def draw_city(scene: BoardScene, board: Board, name: str, place: Point, shape: str, size: Measure) -> Svg:
    """Draw one city: its sign and value, and who controls it; a tooltip describes it and who could attack."""
    entry = scene.board["cities"][name]
    told = tell_city(scene, name)
    kind = "capital" if name == pieces.CAPITAL_ID else entry["side"]
    words = city_words(scene, name)
    action = scene.actions.get(scene.word_for(words) or "")
    parts = [
        el("title", "\n".join([", ".join(told), *tell_threats(scene, name)])),
        way(scene, board, name, place, shape, size),
        look_of(kind, entry["markers"], entry["control"], entry["fortified"], action.sign if action else "", shape),
    ]
    return scene.offer(
        words,
        *parts,
        class_="city",
        id=scene.id(f"city-{name}"),
        transform=at(*place),
        aria_label=", ".join(told),
        detail=", ".join(told[1:]),
    )


@lru_cache(maxsize=2000)
def look_of(kind: str, markers: int, owner: int | None, fortified: bool, act: str, shape: str) -> Svg:
    """Draw a city at the origin: its ring, sign and value, who controls it, what can be done there."""
    size = measure_of(shape)
    sign, fill, ink = LOOKS[kind]
    scale = size.city / 10 * (1.3 if kind == "capital" else 1.0)
    return join(
        ring(size, act),
        held(owner, size),
        path(CITY_PATHS[sign], transform=f"scale({number(scale)})", fill=fill, stroke=INK, stroke_width=1.6),
        lettering.figure(0, LOW.get(sign, 0.0) * size.number, str(markers), size.number, ink),
        control(owner, fortified, size),
        badge(size, act) if act else NOTHING,
    )


def city_words(scene: BoardScene, name: str) -> list[str]:
    """Return the words of a click on a city: its name, or a civil war where an own army stands."""
    wars = [word for word in CIVIL_WARS if word in scene.actions and scene.actions[word].place == f"city-{name}"]
    return [name, *wars]


def ring(size: Measure, act: str) -> Svg:
    """Draw the ring under a city that is an answer, with room for a finger."""
    radius = size.ring
    return join(circle(0, 0, radius, fill="#ffffff", fill_opacity=0.01), target(radius), attack_ring(size, act))


def attack_ring(size: Measure, act: str) -> Svg:
    """Draw a toothed ring around a city that can be attacked, so that it can't be mistaken for a peaceful march."""
    if act not in ("siege", "fight"):
        return NOTHING
    return circle(0, 0, size.ring + 5 * size.line, fill="none", stroke="#e0304a", stroke_width=5 * size.line,
                  stroke_dasharray=f"{number(4 * size.line)} {number(4.5 * size.line)}", class_="teeth")  # fmt: skip


def badge(size: Measure, act: str) -> Svg:
    """Draw the sign of the action at the lower right of a city."""
    half = size.sign
    return group(
        circle(0, 0, half * 1.25, fill=NIGHT, stroke=GOLD_LIGHT, stroke_width=1.5 * size.line),
        el("use", href=f"#sign-{act}", x=-half, y=-half, width=half * 2, height=half * 2, color=GOLD_LIGHT),
        transform=at(size.edge * 0.8, size.edge * 0.8),
        class_="act-sign",
    )


def held(owner: int | None, size: Measure) -> Svg:
    """Draw a ring in the colour of the city's controller."""
    if owner is None:
        return NOTHING
    radius = size.city * 1.16
    return join(
        circle(0, 0, radius, fill=NIGHT, stroke=NIGHT, stroke_width=6.5 * size.line),
        circle(0, 0, radius, fill="none", stroke=player_colour(owner), stroke_width=4 * size.line),
    )


def control(owner: int | None, fortified: bool, size: Measure) -> Svg:
    """Draw the control cube, or a tower in its owner's colour."""
    if owner is None:
        return NOTHING
    if fortified:
        drawn = join(figurine("tower", player_colour(owner), size.cube * 1.3), shape_sign(owner, size.cube * 0.42))
    else:
        drawn = cube(owner, size.cube)
    return group(drawn, transform=at(-size.edge * 0.78, -size.edge * 0.72))


def way(scene: BoardScene, board: Board, name: str, place: Point, shape: str, size: Measure) -> Svg:
    """Draw the way to a goal, shown while it is pointed at: link by link from where the army stands."""
    steps = scene.board["ways"].get(name)
    if not steps or scene.word_for(name) is None:
        return NOTHING
    drawn = [atlas.line(board, shape, a, b) for a, b in steps]
    d = "".join(drawn)
    return group(
        path(d, stroke=NIGHT, stroke_width=11 * size.line),
        path(d, stroke=GOLD_LIGHT, stroke_width=6 * size.line),
        fill="none",
        stroke_linecap="round",
        transform=at(-place[0], -place[1]),
        class_="way",
    )


# --- what a look tells ---------------------------------------------------------------------------------------------


def tell_city(scene: BoardScene, name: str) -> list[str]:
    """Describe a city in short phrases: name, allegiance, value, control, fortification, armies."""
    entry = scene.board["cities"][name]
    told = [scene.thing(name), scene.thing(entry["side"]), scene.say("label-value", count=entry["markers"])]
    if entry["control"] is not None:
        told.append(scene.say("label-controlled", seat=scene.name(entry["control"])))
    if entry["fortified"]:
        told.append(scene.say("label-fortified"))
    if entry["armies"]:
        told.append(scene.say("label-armies", seats=", ".join(scene.name(seat) for seat in entry["armies"])))
    return told


def tell_threats(scene: BoardScene, name: str) -> list[str]:
    """Describe who could attack, and how likely the city would fall; the same for everybody."""
    return [
        scene.say("label-odds", force=scene.thing(f"{pieces.SIDES[side]}-army"), seat=scene.name(seat), percent=percent)
        for seat, side, percent in scene.board["threats"].get(name, ())
    ]


# --- names and armies ----------------------------------------------------------------------------------------------


_NAMES = LRUCache[Svg](200)


def draw_names(scene: BoardScene, board: Board, shape: str) -> Svg:
    """Draw the names of all cities on top of everything; they change when an army comes or goes."""
    attack = scene.board["attack"]
    attacked = attack["city"] if attack is not None and attack["stands"] else ""
    crowds = tuple([
        (name, names.Crowd(len(entry["armies"]), name == attacked))
        for name, entry in scene.board["cities"].items()
        if entry["armies"] or name == attacked
    ])  # fmt: skip
    made_of = board, shape, scene.tongue, crowds
    return _NAMES.get(made_of) or _NAMES.keep(made_of, _names(scene, board, shape, crowds))


def _names(scene: BoardScene, board: Board, shape: str, crowds: tuple[tuple[str, names.Crowd], ...]) -> Svg:
    called = tuple([scene.thing(name) for name in board.ids])
    size = measure_of(shape).name
    drawn = [
        city_name(spot.x, spot.y, text, spot.side, size, spot.gap)
        for text, spot in zip(called, names.spots(board, shape, called, crowds), strict=True)
    ]
    return group(*drawn, id=scene.id("names"), class_="near", pointer_events="none", aria_hidden=True)


def draw_armies(scene: BoardScene, board: Board, shape: str) -> Svg:
    """Draw every figure on the map; those that may march now are buttons."""
    found = atlas.places(board, shape)
    size = measure_of(shape)
    figures = []
    for name in board.ids:
        entry = scene.board["cities"][name]
        if not entry["armies"]:
            continue
        side = pieces.SIDES.index(entry["side"])
        places = names.figure_places(found[board.index[name]], len(entry["armies"]), size)
        figures += [
            figure(scene, seat, side, *place, size) for seat, place in zip(entry["armies"], places, strict=True)
        ]
    attack = scene.board["attack"]
    if attack is not None and attack["stands"]:
        place = names.attacker_place(found[board.index[attack["city"]]], size)
        figures.append(figure(scene, attack["seat"], pieces.SIDES.index(attack["force"]), *place, size))
    return group(*figures, id=scene.id("armies"))


@lru_cache(maxsize=64)
def figure_of(seat: int, side: int, size: float) -> Svg:
    """Draw a player's figure of a side."""
    return army(seat, FIGURES[side], size)


def figure(scene: BoardScene, seat: int, side: int, x: float, y: float, size: Measure) -> Svg:
    """Draw one army's figure; one that may march is a button."""
    name = f"army-{pieces.SIDES[side]}-{seat}"
    word = f"move-{pieces.SIDES[side]}"
    action = scene.actions.get(word)
    shown = figure_of(seat, side, size.army)
    if action is None or action.place != name:
        return _standing(scene.id(name), x, y, shown)
    return scene.offer(
        word,
        circle(0, 0, size.army * 1.2, fill="#ffffff", fill_opacity=0.01),
        target(size.army * 1.2),
        shown,
        class_="piece",
        id=scene.id(name),
        transform=at(x, y),
    )


@lru_cache(maxsize=1000)
def _standing(id_: str, x: float, y: float, shown: Svg) -> Svg:
    return piece(id_, x, y, shown, pointer_events="none", aria_hidden=True)


def draw_target(scene: BoardScene, board: Board, shape: str) -> Svg:
    """Draw a red ring around the attacked city, and the way that the attacker took."""
    attack = scene.board["attack"]
    if attack is None:
        return NOTHING
    size = measure_of(shape)
    x, y = atlas.places(board, shape)[board.index[attack["city"]]]
    came = NOTHING
    if attack["came_from"] is not None:
        d = atlas.line(board, shape, attack["came_from"], attack["city"])
        came = group(
            path(d, stroke=NIGHT, stroke_width=10 * size.line),
            path(d, stroke=player_colour(attack["seat"]), stroke_width=6 * size.line),
            fill="none",
            stroke_linecap="round",
        )
    radius = size.ring * 1.45
    dash = f"{number(10 * size.line)} {number(6 * size.line)}"
    rings = group(
        circle(0, 0, radius, fill="none", stroke=NIGHT, stroke_width=7 * size.line),
        circle(0, 0, radius, fill="none", stroke="#ff5d5d", stroke_width=4 * size.line, stroke_dasharray=dash),
        transform=at(x, y),
        class_="here",
    )
    return group(came, rings, id=scene.id("target"), class_="target", pointer_events="none", aria_hidden=True)
