"""What lies around the map: special spaces, tracks, Bulgars, dice, and the players' boards."""

from typing import Any, Final

from hippodrome.draw.boards import dice_row, purse, put_cubes, titled_box
from hippodrome.draw.lettering import letters
from hippodrome.draw.mosaic import panel
from hippodrome.draw.palette import GOLD, GOLD_DARK, GOLD_LIGHT, IVORY, IVORY_DARK, NIGHT, PORPHYRY_LIGHT
from hippodrome.draw.pieces import badge, cube, cube_of, figurine, hourglass, shape_sign, wreath
from hippodrome.draw.scene import Scene
from hippodrome.draw.stock import Stock
from hippodrome.draw.svg import NOTHING, Svg, at, group, join, rect, use
from hippodrome.games.byzantium import pieces
from hippodrome.games.byzantium.showing.draw import atlas, cities

SIDE_FILLS: Final = (PORPHYRY_LIGHT, "#f6eeda")
"""The purple of the Emperor and the white of the Caliph."""
ICONS: Final = {
    "bulgars": "banner",
    "fortify": "tower",
    "grow_byzantine": "church",
    "grow_arab": "mosque",
    "emperor": "crown",
    "caliph": "crown",
    "civil_war_byzantine": "soldier",
    "civil_war_arab": "rider",
    "fleet_byzantine": "ship",
    "fleet_arab": "ship",
}
ICON_FILLS: Final = {"bulgars": "#f08a24", "fortify": "#b9c2cd"}


def icon_fill(name: str) -> str:
    """The colour of a space: its side's, or its own."""
    if name in ICON_FILLS:
        return ICON_FILLS[name]
    return SIDE_FILLS[0] if name.endswith("byzantine") or name == "emperor" else SIDE_FILLS[1]


def draw_spaces(scene: Scene, stock: Stock, x: float, y: float, width: float, columns: int = 2) -> tuple[Svg, float]:
    """The special-action spaces, each kind a button; where they end."""
    wide, tall = width / columns, 34.0
    parts = []
    for place, name in enumerate(pieces.SPACES):
        row, column = divmod(place, columns)
        parts.append(draw_space(scene, stock, name, x + column * wide, y + row * tall, wide - 4, tall - 4))
    return group(*parts, id=scene.id("spaces")), y + tall * -(-len(pieces.SPACES) // columns)


def draw_space(scene: Scene, stock: Stock, name: str, x: float, y: float, width: float, height: float) -> Svg:
    """One kind of special action: icon, name, and a square for each space with the cube that took it."""
    taken = scene.board["spaces"][name]
    kind = name.removesuffix("_byzantine").removesuffix("_arab").replace("_", "-")
    squares = []
    for place, seat in enumerate(taken):
        left = width - 22 * (len(taken) - place) - 2
        squares.append(rect(left, height / 2 - 10, 20, 20, 3, fill=NIGHT, stroke=GOLD_DARK, stroke_width=1.2))
        if seat is not None:
            stock.put(f"cube-{seat}", x + left + 10, y + height / 2, cube(seat, 8), silent=True)
    room = width - 30 - 22 * len(taken)
    holders = ", ".join(scene.name(seat) for seat in taken if seat is not None)
    return scene.offer(
        name.replace("_", "-"),
        panel(0, 0, width, height),
        rect(0, 0, width, height, 8, class_="glow", fill="none"),
        group(figurine(ICONS[name], icon_fill(name), 9.5), transform=at(15, height / 2)),
        letters(28, height / 2 + 4, scene.say(f"space-{kind}"), 12, IVORY, room=room),
        *squares,
        id=scene.id(f"space-{name}"),
        transform=at(x, y),
        aria_label=f"{scene.thing(name)}: {holders}" if holders else scene.thing(name),
    )


def draw_tracks(scene: Scene, x: float, y: float, narrow: bool) -> tuple[Svg, float]:
    """Both score tracks with a marker for each player; beyond 50 they start over."""
    parts = []
    width, space = atlas.TRACK_SPACES[narrow]
    for side, name in enumerate(pieces.SIDES[:2]):
        title = scene.say("label-track", side=scene.thing(name))
        parts.append(letters(x + 20, y + 13, title, 13, GOLD_LIGHT, room=width - 24))
        parts.append(group(figurine(("church", "mosque")[side], SIDE_FILLS[side], 8), transform=at(x + 9, y + 8)))
        spaces = atlas.track(narrow, x, y + 19)
        parts.append(use(atlas.track_id(narrow), x=x, y=y + 19))
        points = [player[name]["vp"] for player in scene.board["players"]]
        for seat, value in enumerate(points):
            shown = value if value <= 50 else (value - 1) % 50 + 1
            same = [other for other, worth in enumerate(points) if (worth - 1) % 50 == (value - 1) % 50]
            at_x, at_y = spaces.at(shown, same.index(seat), len(same))
            marker = shape_sign(seat, space * 0.36)
            more = letters(0, -space * 0.3, "+50", 8, GOLD_LIGHT, "middle", outline=NIGHT) if value > 50 else NOTHING
            parts.append(
                group(marker, more, id=scene.id(f"points-{name}-{seat}"), class_="piece", transform=at(at_x, at_y))
            )
        y += 24 + spaces.height
    return group(*parts, id=scene.id("tracks"), aria_hidden=True), y


def draw_bulgars(scene: Scene, x: float, y: float, width: float) -> Svg:
    """The Bulgar box with its cubes, and the round."""
    count = scene.board["bulgars"]
    title = f"{scene.say('label-bulgars')}: {count}"
    step = min(17.0, (width - 26) / 10)
    cubes = [
        group(cube_of("#f9b977", "#f08a24", "#a4530a", 8), transform=at(x + 16 + step * place, y + 36))
        for place in range(count)
    ]
    box = titled_box(x, y, width, 52, title)
    return group(box, *cubes, id=scene.id("bulgars"), role="img", aria_label=title)


def draw_round(scene: Scene, x: float, y: float, width: float) -> Svg:
    """Which round it is."""
    said = scene.say("label-round", round=scene.board["round"], rounds=scene.board["rounds"])
    return letters(x + width / 2, y, said, 17, GOLD_LIGHT, "middle", room=width, font_weight="bold")


def draw_dice(scene: Scene, x: float, y: float, width: float, size: float = 9.5) -> tuple[Svg, float]:
    """The dice of the last battle, siege or fleet, the attacker's above the defender's; where they end."""
    dice = scene.board["dice"]
    if dice is None:
        return NOTHING, y
    title = f"{scene.say('label-last-battle')}: {scene.thing(dice['city'])}"
    rows = []
    line = y + 26
    column = 58.0  # who rolled
    for who in ("attacker", "defender"):
        rolled = dice[who]
        if rolled:
            rows.append(letters(x + 10, line + size + 4, scene.say(f"label-{who}"), 10.5, IVORY, room=column - 6))
            room = min(size, (width - 20 - column) / (2.8 * len(rolled)))
            rows.append(dice_row(rolled, dice["hit_on"], x + 8 + column, line, room))
            line += size * 2.7
    hits = sum(1 for pips in dice["attacker"] + dice["defender"] if pips >= dice["hit_on"])
    label = f"{title}. {scene.say('label-hits', count=hits)}"
    box = titled_box(x, y, width, line - y + 6, title)
    return group(box, *rows, id=scene.id("dice"), role="img", aria_label=label), line + 10


# --- players ------------------------------------------------------------------------------------------------------


def won(scene: Scene, seat: int) -> bool:
    """Whether a player has won."""
    return bool(scene.view["over"]) and seat in scene.view["ranking"][0]


def ground(scene: Scene, seat: int, x: float, y: float, width: float, height: float) -> Svg:
    """The ground of a player's place: lit when asked, golden when won, dim when passed."""
    if won(scene, seat):
        return panel(x, y, width, height, stroke=GOLD, stroke_width=3.5, fill="#3a2a14")
    if seat in scene.asked:
        return panel(x, y, width, height, stroke=GOLD_LIGHT, stroke_width=3, fill="#1d3557")
    return panel(x, y, width, height, fill="#0f1b30" if scene.board["players"][seat]["passed"] else "#13233c")


def heading(scene: Scene, seat: int, x: float, y: float, width: float, size: float = 15) -> Svg:
    """Shape, name, sign and result of a player."""
    sign = NOTHING
    if won(scene, seat):
        sign = group(wreath(10, GOLD_LIGHT), transform=at(x + width - 58, y + size * 0.8))
    elif seat in scene.asked:
        sign = hourglass(x + width - 58, y + size * 0.8, 9)
    elif scene.board["players"][seat]["passed"]:
        said = scene.say("label-passed")
        sign = letters(x + width - 46, y + size * 1.15, said, 11, IVORY_DARK, "end", font_style="italic")
    result = group(badge(str(scene.board["results"][seat]), 10), transform=at(x + width - 20, y + size * 0.85))
    return join(
        shape_sign(seat, size * 0.5, x + 13, y + size * 0.85),
        letters(x + 26, y + size * 1.2, scene.name(seat), size, IVORY, room=width - 110, font_weight="bold"),
        sign,
        result,
    )


def spoken_player(scene: Scene, seat: int) -> str:
    """A player's board in one spoken line."""
    player = scene.board["players"][seat]
    parts = [scene.name(seat), f"{scene.say('label-result')} {scene.board['results'][seat]}"]
    for name in pieces.SIDES[:2]:
        half = player[name]
        boxes = ", ".join(f"{scene.thing(box)} {half[box]}" for box in pieces.BOXES)
        where = scene.thing(half["army"]) if half["army"] else scene.say("label-off-board")
        parts.append(
            f"{scene.thing(f'{name}-army')}: {where}. {boxes}. {scene.say('label-treasury')} {half['treasury']}"
        )
    parts.append(f"{scene.thing('pool')} {player['pool']}, {scene.thing('losses')} {player['losses']}")
    if player["passed"]:
        parts.append(scene.say("label-passed"))
    return ". ".join(parts)


def draw_other(scene: Scene, seat: int, x: float, y: float, width: float, height: float) -> Svg:
    """Another player's board in small: a line for each side, then Pool, Losses and buildings."""
    player = scene.board["players"][seat]
    rows = []
    line = y + 40
    for side, name in enumerate(pieces.SIDES[:2]):
        rows.append(_small_side(scene, side, player[name], x + 8, line, width - 16))
        line += 24
    rest = (
        f"{scene.thing('pool')} {player['pool']} · {scene.thing('losses')} {player['losses']} · "
        f"{scene.say('label-fortifications')} {player['fortifications']}"
    )
    rows.append(letters(x + 10, line, rest, 11, IVORY_DARK, room=width - 20))
    return group(
        ground(scene, seat, x, y, width, height),
        heading(scene, seat, x, y + 4, width),
        *rows,
        id=scene.id(f"place-{seat}"),
        role="img",
        aria_label=spoken_player(scene, seat),
    )


def _small_side(scene: Scene, side: int, half: dict[str, Any], x: float, y: float, width: float) -> Svg:
    """Points, bezants and the four boxes of a side, in numbers."""
    parts = [
        group(figurine(("church", "mosque")[side], SIDE_FILLS[side], 7), transform=at(x + 7, y - 4)),
        letters(x + 20, y, str(half["vp"]), 14, IVORY, font_weight="bold"),
        letters(x + 50, y, f"{half['treasury']} ¤", 12, GOLD_LIGHT),
    ]
    step = (width - 90) / 4
    for place, box in enumerate(pieces.BOXES):
        left = x + 88 + step * place
        parts.append(letters(left, y, f"{scene.thing(box)[0]}{scene.thing(box)[1]}", 10.5, IVORY_DARK))
        count = str(half[box]) + ("+1" if box == "elite" and half["guard"] else "")
        parts.append(letters(left + 17, y, count, 13, IVORY, font_weight="bold"))
    return group(*parts)


def losing_side(scene: Scene) -> str | None:
    """Which side's army the viewer loses cubes from, if asked that."""
    for ask in scene.view["asks"]:
        if ask["seat"] == scene.viewer and "words" in ask:
            force = ask["prompt"]["params"].get("force")
            if isinstance(force, str) and force.endswith("-army"):
                return force.removesuffix("-army")
            attack = scene.board["attack"]
            if attack is not None and attack["seat"] == scene.viewer:
                return str(attack["force"])
    return None


def draw_own(
    scene: Scene, stock: Stock, seat: int, x: float, y: float, width: float, narrow: bool
) -> tuple[Svg, float]:
    """The viewer's own board: eight boxes, two treasuries, Pool and Losses; where it ends."""
    height = 330.0 if narrow else 142.0
    parts = [ground(scene, seat, x, y, width, height), heading(scene, seat, x, y + 4, width, 17)]
    parts.append(_off_board(scene, seat, x, y, width))
    if narrow:
        for side in range(2):
            parts.append(_side_boxes(scene, stock, seat, side, x + 6, y + 34 + 98 * side, width - 12, 94))
        parts.append(_stores(scene, stock, seat, x + 6, y + 232, width - 12, 92))
    else:
        third = (width - 24) / 3
        parts.append(_side_boxes(scene, stock, seat, 0, x + 8, y + 32, third + 40, 104))
        parts.append(_side_boxes(scene, stock, seat, 1, x + third + 54, y + 32, third + 40, 104))
        parts.append(_stores(scene, stock, seat, x + 2 * third + 100, y + 32, third - 86, 104))
    return group(*parts, id=scene.id(f"place-{seat}"), role="group", aria_label=spoken_player(scene, seat)), y + height


def _off_board(scene: Scene, seat: int, x: float, y: float, width: float) -> Svg:
    """Own figures that are off the board wait here."""
    waiting = []
    for side, name in enumerate(pieces.SIDES[:2]):
        if scene.board["players"][seat][name]["army"] is None:
            waiting.append(cities.figure(scene, seat, side, x + width - 110 - 34 * side, y + 18, 11))
    return group(*waiting)


def _side_boxes(
    scene: Scene, stock: Stock, seat: int, side: int, x: float, y: float, width: float, height: float
) -> Svg:
    """The four boxes of a side and its treasury."""
    name = pieces.SIDES[side]
    half = scene.board["players"][seat][name]
    wide, tall = width / 4, height - 34
    losing = losing_side(scene)
    parts = [rect(x, y, width, 3, fill=SIDE_FILLS[side])]
    for place, box in enumerate(pieces.BOXES):
        words = [f"into-{name}-{box}", f"from-{name}-{box}"]
        if losing == name:
            words.append(f"lose-{box}")
        guard = box == "elite" and half["guard"]
        left = x + wide * place
        parts.append(_box(scene, stock, seat, words, f"{name}-{box}", half[box], left, y + 5, wide - 4, tall,
                          side if guard else None))  # fmt: skip
    line = y + height - 13
    temple = ("build-church", "build-mosque")[side]
    built = scene.board["players"][seat][("church", "mosque")[side]]
    icon = ("church", "mosque")[side]
    parts.append(
        scene.offer(
            temple,
            rect(0, -14, 58, 27, 6, fill=NIGHT, stroke=GOLD_DARK),
            rect(0, -14, 58, 27, 6, fill="none", class_="glow"),
            group(figurine(icon, SIDE_FILLS[side], 9), transform=at(15, 0)),
            letters(32, 5, f"× {built}", 13, IVORY),
            id=scene.id(f"temple-{side}"),
            transform=at(x, line),
            aria_label=f"{scene.say(f'label-{icon}')}: {built}",
        )
    )
    parts.append(purse(half["treasury"], x + 66, line, width - 72))
    return group(*parts)


def _box(scene: Scene, stock: Stock, seat: int, words: list[str], name: str, count: int, x: float, y: float,
         width: float, height: float, guard: int | None = None) -> Svg:  # fmt: skip
    """One box with its cubes, a button when a cube goes in or out."""
    short = scene.thing(name.rsplit("-", 1)[-1])
    put_cubes(stock, seat, count, x + 4, y + 22, width - 8, height - 26, 8)
    extra = NOTHING
    if guard is not None:
        top, left, right = (("#c98aa0", PORPHYRY_LIGHT, "#6d1f3a"), ("#ffffff", "#f6eeda", "#b5a67c"))[guard]
        extra = group(cube_of(top, left, right, 9), transform=at(width - 14, height - 14))
    return scene.offer(
        words,
        panel(0, 0, width, height, fill="#1a2c48"),
        rect(0, 0, width, height, 8, fill="none", class_="glow"),
        letters(6, 15, short, 10.5, GOLD_LIGHT, room=width - 22),
        letters(width - 6, 16, str(count), 14, IVORY, "end", font_weight="bold"),
        extra,
        id=scene.id(f"box-{name}"),
        transform=at(x, y),
        aria_label=f"{scene.thing(name)}: {count}",
    )


def _stores(scene: Scene, stock: Stock, seat: int, x: float, y: float, width: float, height: float) -> Svg:
    """Pool and Losses, tax and pass box."""
    player = scene.board["players"][seat]
    half, tall = width / 2, height - 34
    parts = [
        _box(scene, stock, seat, ["from-pool"], "pool", player["pool"], x, y + 5, half - 4, tall),
        _box(scene, stock, seat, ["from-losses"], "losses", player["losses"], x + half, y + 5, half - 4, tall),
    ]
    for place, (word, name) in enumerate((("tax", "tax"), ("pass", "pass"))):
        count = player[name]
        said = scene.say(f"label-{name}")
        parts.append(
            scene.offer(
                word,
                rect(0, -14, half - 4, 27, 6, fill=NIGHT, stroke=GOLD_DARK),
                rect(0, -14, half - 4, 27, 6, fill="none", class_="glow"),
                letters(8, 5, said, 12, IVORY, room=half - 40),
                letters(half - 12, 5, str(count), 13, GOLD_LIGHT, "end"),
                id=scene.id(f"store-{name}"),
                transform=at(x + half * place, y + height - 13),
                aria_label=f"{said}: {count}",
            )
        )
    return group(*parts)
