"""Cities with their markers, control pieces and armies, and what a look at one tells."""

from typing import Any, Final, TypeAlias

from hippodrome.draw.charts import city_name, city_sign
from hippodrome.draw.geo import Point
from hippodrome.draw.lettering import letters
from hippodrome.draw.palette import GOLD, GOLD_DARK, INK, IVORY, NIGHT, PORPHYRY_LIGHT, player_colour
from hippodrome.draw.pieces import army, cube, figurine, piece, shape_sign
from hippodrome.draw.scene import Scene
from hippodrome.draw.svg import NOTHING, Svg, at, circle, el, group, join
from hippodrome.games.byzantium import pieces
from hippodrome.games.byzantium.board import Board
from hippodrome.games.byzantium.showing import threats
from hippodrome.games.byzantium.showing.draw import atlas

LOOKS: Final = {
    "byzantine": ("round", PORPHYRY_LIGHT),
    "arab": ("tent", "#f6eeda"),
    "persian": ("diamond", "#8b8f98"),
    "bulgar": ("hexagon", atlas.BULGAR_ORANGE),
}
"""The sign and colour of each allegiance."""
FIGURES: Final = ("soldier", "rider")
"""Byzantine armies go on foot, Arab ones ride."""


Told: TypeAlias = dict[str, list[str]]
"""What there is to say about each city."""


def tell_cities(scene: Scene) -> Told:
    """Each city in short phrases: name, allegiance, markers, control, fortification, armies."""
    markers = {count: scene.say("label-markers", count=count) for count in (1, 2, 3, 5)}
    seats = range(scene.seats)
    controlled = [scene.say("label-controlled", seat=scene.name(seat)) for seat in seats]
    fortified = scene.say("label-fortified")
    told: Told = {}
    for name, entry in scene.board["cities"].items():
        count = entry["markers"]
        parts = [scene.thing(name), scene.thing(entry["side"])]
        parts.append(markers[count] if count in markers else scene.say("label-markers", count=count))
        if entry["control"] is not None:
            parts.append(controlled[entry["control"]])
        if entry["fortified"]:
            parts.append(fortified)
        if entry["armies"]:
            parts.append(scene.say("label-armies", seats=", ".join(scene.name(seat) for seat in entry["armies"])))
        told[name] = parts
    return told


def tell_threats(scene: Scene) -> Told:
    """For each city: who could come, and how likely a siege would succeed; the same to everybody."""
    return {
        name: [
            scene.say(
                "label-odds",
                force=scene.thing(f"{pieces.SIDES[side]}-army"),
                seat=scene.name(seat),
                percent=round(100 * odds),
            )
            for seat, side, odds in coming[:6]
        ]
        for name, coming in threats.threats(scene.view).items()
    }


def draw_cities(scene: Scene, board: Board, told: Told, narrow: bool) -> Svg:
    """Every city as a button, with its markers and control piece."""
    found = atlas.places(board, narrow)
    coming = tell_threats(scene)
    return join(
        *[
            draw_city(scene, name, told[name], coming.get(name, []), found[city], narrow)
            for city, name in enumerate(board.ids)
        ]
    )


def draw_names(scene: Scene, board: Board, narrow: bool) -> Svg:
    """The names of all cities, above everything that could hide them."""
    found = atlas.places(board, narrow)
    names = [
        city_name(*found[city], scene.thing(name), name_side(scene, name), 8.5 if narrow else 12.5,
                  8 if narrow else (24 if name == pieces.CAPITAL_ID else 15))
        for city, name in enumerate(board.ids)
    ]  # fmt: skip
    return group(*names, id=scene.id("names"), aria_hidden=True)


def name_side(scene: Scene, name: str) -> str:
    """Where a city's name stands: below instead of above where army figures need the room."""
    side = atlas.NAME_SIDES.get(name, "right")
    attack = scene.board["attack"]
    crowded = scene.board["cities"][name]["armies"] or (attack is not None and attack["city"] == name)
    return "below" if side == "above" and crowded else side


def draw_city(scene: Scene, name: str, told: list[str], coming: list[str], place: Point, narrow: bool) -> Svg:
    """One city: its sign, stacked markers, and who controls it; pointed at, it tells who could come."""
    entry = scene.board["cities"][name]
    shape, fill = LOOKS[entry["side"]]
    capital = name == pieces.CAPITAL_ID
    size = (6.5 if narrow else 11.0) * (1.45 if capital else 1.0)
    parts = [
        el("title", "\n".join([", ".join(told), *coming])),
        circle(0, 0, size * 1.9, fill="#ffffff", fill_opacity=0.01),
        city_sign("walled" if capital else shape, GOLD if capital else fill, size),
    ]
    if capital or entry["side"] == "persian":
        parts.append(letters(0, size * 0.42, str(entry["markers"]), size * 1.15, INK, "middle", font_weight="bold"))
    else:
        parts.append(stack(entry, fill, size))
    return scene.offer(
        name,
        *parts,
        class_="city",
        id=scene.id(f"city-{name}"),
        transform=at(*place),
        aria_label=", ".join(told),
    )


def stack(entry: dict[str, Any], fill: str, size: float) -> Svg:
    """The markers of a city one upon the other; on top the control cube, or a tower in its owner's colour."""
    step = size * 0.42
    discs = [
        el("ellipse", cx=0, cy=size * 0.45 - step * level, rx=size * 0.72, ry=size * 0.34, fill=fill, stroke=INK,
           stroke_width=1)
        for level in range(entry["markers"])
    ]  # fmt: skip
    owner = entry["control"]
    top = size * 0.45 - step * entry["markers"]
    if owner is None:
        return join(*discs)
    if entry["fortified"]:
        control = join(
            figurine("tower", player_colour(owner), size * 0.85, NIGHT), shape_sign(owner, size * 0.34, 0, size * 0.1)
        )
    else:
        control = cube(owner, size * 0.62)
    return join(*discs, group(control, transform=at(0, top - size * 0.15)))


def draw_armies(scene: Scene, board: Board, narrow: bool) -> Svg:
    """Every figure on the map; the own ones are buttons that start a move."""
    found = atlas.places(board, narrow)
    size = 8.0 if narrow else 13.0
    figures = []
    for name in board.ids:
        seats = scene.board["cities"][name]["armies"]
        x, y = found[board.index[name]]
        for place, seat in enumerate(seats):
            side = pieces.SIDES.index(scene.board["cities"][name]["side"])
            across = (place - (len(seats) - 1) / 2) * size * 1.5
            figures.append(figure(scene, seat, side, x + across + size * 1.2, y - size * 1.5, size))
    attack = scene.board["attack"]
    if attack is not None and attack["force"] in pieces.SIDES:
        half = scene.board["players"][attack["seat"]][attack["force"]]
        if half["army"] == attack["city"] and attack["seat"] not in scene.board["cities"][attack["city"]]["armies"]:
            x, y = found[board.index[attack["city"]]]
            side = pieces.SIDES.index(attack["force"])
            figures.append(figure(scene, attack["seat"], side, x - size * 1.5, y - size, size))
    return group(*figures, id=scene.id("armies"))


def figure(scene: Scene, seat: int, side: int, x: float, y: float, size: float) -> Svg:
    """One army's figure; the viewer's own stands for moving it."""
    name = f"army-{pieces.SIDES[side]}-{seat}"
    shown = army(seat, FIGURES[side], size)
    if seat != scene.viewer:
        return piece(scene.id(name), x, y, shown, pointer_events="none", aria_hidden=True)
    return scene.offer(
        f"move-{pieces.SIDES[side]}",
        circle(0, 0, size * 1.25, class_="glow", fill="none"),
        shown,
        class_="piece",
        id=scene.id(name),
        transform=at(x, y),
        aria_label=f"{scene.name(seat)}: {scene.thing(f'{pieces.SIDES[side]}-army')}",
    )


def draw_target(scene: Scene, board: Board, narrow: bool) -> Svg:
    """Crossed lines of fire around the city that is attacked now."""
    attack = scene.board["attack"]
    if attack is None:
        return NOTHING
    x, y = atlas.places(board, narrow)[board.index[attack["city"]]]
    radius = 16 if narrow else 27
    return group(
        circle(0, 0, radius, fill="none", stroke="#ff5d5d", stroke_width=3, stroke_dasharray="9 5"),
        circle(0, 0, radius + 4, fill="none", stroke=NIGHT, stroke_width=1),
        id=scene.id("target"),
        transform=at(x, y),
        class_="target",
        aria_hidden=True,
    )


def chips(scene: Scene, board: Board, y: float, width: float) -> tuple[Svg, float]:
    """On a small screen the legal cities also as large buttons in rows; and where they end."""
    legal = [name for name in board.ids if scene.word_for(name)]
    if not legal:
        return NOTHING, y
    wide, tall = (width - 16) / 3, 34.0
    drawn = []
    for place, name in enumerate(legal):
        row, column = divmod(place, 3)
        entry = scene.board["cities"][name]
        shape, fill = LOOKS[entry["side"]]
        ground = el("rect", x=2, y=2, width=wide - 4, height=tall - 4, rx=8, fill="#13233c", stroke=GOLD_DARK)
        glow = el("rect", x=2, y=2, width=wide - 4, height=tall - 4, rx=8, fill="none", class_="glow")
        sign = group(city_sign("walled" if name == pieces.CAPITAL_ID else shape, fill, 6), transform=at(17, tall / 2))
        text = letters(30, tall / 2 + 5, f"{scene.thing(name)} {entry['markers']}", 13, IVORY, room=wide - 36)
        drawn.append(
            scene.offer(
                name,
                ground,
                glow,
                sign,
                text,
                id=scene.id(f"chip-{name}"),
                transform=at(8 + column * wide, y + row * tall),
            )
        )
    return group(*drawn), y + tall * (1 + (len(legal) - 1) // 3) + 4
