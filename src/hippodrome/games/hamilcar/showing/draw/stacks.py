"""The armies and fleets: who commands, how many CUs, elephants, ships and trains, on counters that cover nothing."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from hippodrome.draw.lettering import letters, width_of
from hippodrome.draw.palette import GOLD, GOLD_LIGHT, INK, IVORY, NIGHT, player_colour, player_dark
from hippodrome.draw.pieces import figurine, piece
from hippodrome.draw.scene import BoardScene
from hippodrome.draw.svg import NOTHING, Svg, at, circle, el, group, join, number, path, rect, use
from hippodrome.games.hamilcar import board
from hippodrome.games.hamilcar.showing.draw.land import Land
from hippodrome.games.hamilcar.showing.draw.room import LETTER, Box, Room, sign_size
from hippodrome.games.hamilcar.showing.draw.spaces import MARKS, Answers

HEIGHT: Final = 18.0
PAD: Final = 4.0
WHEEL: Final = "M0 -5a5 5 0 1 1 -.1 0ZM0 -5V5M-5 0H5M-3.500 -3.500L3.500 3.500M3.500 -3.500L-3.500 3.500"


class Cell(NamedTuple):
    """A part of a counter: a general, or a number of something with its sign."""

    kind: str
    text: str
    width: float
    general: str = ""


def stack_definitions() -> Iterator[Svg]:
    """The small signs on counters."""
    yield group(path(WHEEL, fill="none", stroke=INK, stroke_width=1.5), id="hamilcar-trains")
    yield group(figurine("elephant", INK, 7, "none"), id="hamilcar-elephants")
    yield group(figurine("ship", INK, 7.5, "none"), id="hamilcar-ships")
    for side in (board.ROME, board.CARTHAGE):
        name = board.SIDE_NAMES[side]
        yield path(MARKS[name], fill=INK, transform="scale(.72)", id=f"hamilcar-mark-{name}")


def draw_stacks(scene: BoardScene, ground: Land, room: Room, answers: Answers) -> Svg:
    """All stacks, and the fleet that is at sea; generals who can be named lie over all others."""
    stacks = list(scene.board["stacks"])
    leg = scene.board["leg"]
    if leg:
        ships = leg["warships"][leg["side"]]
        stacks.append(leg | {"space": leg["path"][-1], "inside": False, "ships": ships, "afloat": True})
    lines: list[Svg] = []
    counters: list[Svg] = []
    generals: list[Svg] = []
    chosen: list[Svg] = []
    short = short_names(tuple(scene.thing(name) for name in board.GENERAL_NAMES))
    for stack in sorted(stacks, key=lambda stack: (-len(stack["generals"]), board.SPACE_OF[stack["space"]])):
        space = board.SPACE_OF[stack["space"]]
        sizes, rows = _arrangements(stack, short, ground.scale)
        which, (dx, dy) = room.counter(space, sizes)
        width, height = sizes[which]
        place = ground.places[space]
        lines.append(_leash(space, place, (dx, dy), (width, height), ground.scale))
        counters.append(_counter(scene, stack, place, rows[which], (dx - width / 2, dy - height / 2), ground.scale))
        for name, drawn in _commanders(scene, stack, place, rows[which], (dx - width / 2, dy - height / 2), ground.scale, answers):  # fmt: skip
            (chosen if answers.at(f"general-{name}") else generals).append(drawn)
    return group(group(*lines, class_="leashes", aria_hidden=True), *counters, *generals, *chosen, class_="stacks")


Rows = list[list[Cell]]


def _arrangements(stack: dict[str, Any], short: Sequence[tuple[str, str]], scale: float) -> tuple[list[tuple[float, float]], list[Rows]]:  # fmt: skip
    """How a stack can lie: with whole names if there is room, then abbreviated, in one row or in two."""
    forces = [_force(kind, stack.get(key, 0)) for kind, key in (("ships", "ships"), ("cus", "cus"), ("elephants", "elephants"), ("trains", "trains")) if stack.get(key, 0) or (kind == "ships" and stack.get("afloat"))]  # fmt: skip
    sizes: list[tuple[float, float]] = []
    found: list[Rows] = []
    for full in (True, False):
        heads = []
        for name in stack["generals"]:
            text = short[board.GENERAL_OF[name]][0 if full else 1]
            heads.append(Cell("general", text, width_of(text, LETTER) + 2 * PAD, name))
        ways = [[heads, forces]] if len(heads) > 1 else [[heads + forces], [heads, forces]]
        if full and len(heads) > 1:
            ways = [[*[[head] for head in heads], forces]]
        for way in ways:
            rows = [row for row in way if row]
            width = max(sum(cell.width for cell in row) for row in rows)
            found.append(rows)
            sizes.append((width * scale, len(rows) * HEIGHT * scale))
        if not heads:
            break
    return sizes, found


def _force(kind: str, count: int) -> Cell:
    text = str(count)
    return Cell(kind, text, width_of(text, LETTER) * 1.05 + (2 * PAD + 9 if kind == "cus" else PAD + 14))


def _leash(space: int, place: tuple[float, float], off: tuple[float, float], size: tuple[float, float], scale: float) -> Svg:  # fmt: skip
    """A short line from a counter to its space."""
    x = min(max(0.0, off[0] - size[0] / 2 + 4), off[0] + size[0] / 2 - 4)
    y = min(max(0.0, off[1] - size[1] / 2 + 4), off[1] + size[1] / 2 - 4)
    if abs(x) + abs(y) < (sign_size(space) + 5) * scale:
        return NOTHING
    line = path(f"M0 0L{number(round(x, 1))} {number(round(y, 1))}", class_="token")
    return group(line, transform=at(*place))


def _counter(scene: BoardScene, stack: dict[str, Any], place: tuple[float, float], rows: Rows, corner: tuple[float, float], scale: float) -> Svg:  # fmt: skip
    """The numbers of a stack in the colour and with the mark of its side; who is inside has a wall round it."""
    side = stack["side"]
    parts: list[Svg] = [el("title", told(scene, stack))]
    for line, row in enumerate(rows):
        x = 0.0
        for cell in row:
            if cell.kind != "general":
                parts.append(_cell(cell, x, line * HEIGHT, side))
            x += cell.width
    forces = [cell for row in rows for cell in row if cell.kind != "general"]
    if stack["inside"] and forces:
        left = sum(cell.width for cell in rows[-1] if cell.kind == "general")
        wide, top = sum(cell.width for cell in forces), HEIGHT * (len(rows) - 1)
        parts.append(rect(left, top, wide, HEIGHT, 2, fill="none", stroke=GOLD, stroke_width=2.4))
        parts.append(rect(left, top, wide, HEIGHT, 2, fill="none", stroke=NIGHT, stroke_width=2.4, stroke_dasharray="3 3"))
    where = "afloat" if stack.get("afloat") else "in" if stack["inside"] else "at"
    name = scene.id(f"stack-{side}-{stack['space']}-{where}")
    inner = group(*parts[1:], transform=at(*corner, scale))
    token = group(inner, class_="token")
    return piece(name, *place, parts[0], token, role="img", aria_label=told(scene, stack).split("\n")[0])


def _cell(cell: Cell, x: float, y: float, side: int) -> Svg:
    fill = player_colour(side) if cell.kind in ("cus", "ships") else IVORY
    ground = rect(x + 0.5, y + 0.5, cell.width - 1, HEIGHT - 1, 2, fill=fill, stroke=NIGHT, stroke_width=1.2)
    sign = f"mark-{board.SIDE_NAMES[side]}" if cell.kind == "cus" else cell.kind
    return join(
        ground,
        use(f"hamilcar-{sign}", x=x + 9, y=y + HEIGHT / 2),
        letters(x + cell.width - PAD + 1, y + HEIGHT / 2 + LETTER * 0.35, cell.text, LETTER, INK, "end", font_weight="bold"),
    )


def _commanders(scene: BoardScene, stack: dict[str, Any], place: tuple[float, float], rows: Rows, corner: tuple[float, float], scale: float, answers: Answers) -> Iterator[tuple[str, Svg]]:  # fmt: skip
    """Every general of a stack as a plate of his own, so that he glides when he moves and can be named."""
    act = scene.board["activation"]
    for line, row in enumerate(rows):
        x = 0.0
        for cell in row:
            if cell.kind == "general":
                active = act is not None and act["general"] == cell.general
                first = scene.board["proconsul"] == cell.general
                words = answers.at(f"general-{cell.general}")
                y = line * HEIGHT
                dark = player_dark(stack["side"])
                plate = group(
                    rect(x, y, cell.width, HEIGHT, 8, class_="rim", fill="none") if words else NOTHING,
                    rect(x + 0.5, y + 0.5, cell.width - 1, HEIGHT - 1, 8, fill=GOLD_LIGHT if active else IVORY,
                         stroke=dark, stroke_width=2.4 if active else 1.6, stroke_dasharray="4 2" if first else None),
                    rect(x, y, cell.width, HEIGHT, 8, class_="glow", fill="none") if words else NOTHING,
                    letters(x + cell.width / 2, y + HEIGHT / 2 + LETTER * 0.34, cell.text, LETTER, dark, "middle",
                            font_weight="bold"),
                    transform=at(*corner, scale),
                )  # fmt: skip
                said = f"{scene.thing(cell.general)}: {abilities(scene, cell.general)}"
                offered = scene.offer(words, el("title", said), plate, detail=ratings(cell.general), aria_label=said)
                yield cell.general, piece(scene.id(f"general-{cell.general}"), *place, group(offered, class_="token"))
            x += cell.width


def told(scene: BoardScene, stack: dict[str, Any]) -> str:
    """A whole stack in words: whose, what, where, and each general on a line of his own."""
    counts = [scene.say("ships-n", warships=stack["ships"])] if stack.get("ships") else []
    counts += [scene.say(f"{kind}-n", **{kind: stack[kind]}) for kind in ("cus", "elephants", "trains") if stack[kind]]
    side, space = scene.thing(board.SIDE_NAMES[stack["side"]]), scene.thing(stack["space"])
    lines = [f"{side}, {space}: {', '.join(counts)}" if counts else f"{side}, {space}"]
    lines += [f"{scene.thing(name)}: {abilities(scene, name)}" for name in stack["generals"]]
    return "\n".join(lines)


def ratings(name: str) -> str:
    """A general's ratings: strategy, battle and, for an Admiral, naval."""
    general = board.GENERAL_OF[name]
    shown = [board.STRATEGY[general], board.BATTLE[general], *([board.NAVAL[general]] if board.NAVAL[general] else [])]
    return "-".join(map(str, shown))


def abilities(scene: BoardScene, name: str) -> str:
    """A general's ratings and abilities in words."""
    general = board.GENERAL_OF[name]
    has = {
        "aristocrat": board.ARISTOCRAT[general],
        "africanus": board.AFRICANUS[general],
        "admiral": board.NAVAL[general] > 0,
        "proconsul": scene.board["proconsul"] == name,
    }
    said = scene.say(
        "label-ratings", strategy=board.STRATEGY[general], battle=board.BATTLE[general], naval=board.NAVAL[general]
    )
    return ", ".join([said, *[scene.say(f"ability-{ability}") for ability, held in has.items() if held]])


def short_name(name: str, called: str) -> str:
    """What a general was known by: a Roman by his last name, a Carthaginian by his first; two need more than that."""
    words = called.replace(",", "").split()
    if name.endswith("-regulus"):
        return f"{words[0][0]}. {words[-1]}"
    return (
        words[-1] if board.GENERAL_SIDE[board.GENERAL_OF[name]] == board.ROME or name == "hamilcar-barca" else words[0]
    )


@cache
def short_names(called: tuple[str, ...]) -> list[tuple[str, str]]:
    """For every general what he is called on the map, and three letters that nobody else on his side has."""
    known = [short_name(name, said) for name, said in zip(board.GENERAL_NAMES, called, strict=True)]
    found = []
    for general, name in enumerate(known):
        others = [known[other] for other in board.GENERALS_OF[board.GENERAL_SIDE[general]] if other != general]
        letters_ = name.replace(" ", "")[:3]
        for other in others:
            if other.replace(" ", "")[:3] == letters_:
                apart = next(at for at, (one, two) in enumerate(zip(name + " ", other + " ", strict=False)) if one != two)
                letters_ = name[:2] + (name + " ")[apart]
                break
        found.append((name, letters_))
    return found


BERTHS: Final = {"wide": ((262.0, 112.0), (268.0, 246.0)), "tall": ((250.0, 180.0), (262.0, 470.0))}
"""Where the warships of Rome and of Carthage lie: in the sea before their capitals."""


def draw_fleets(scene: BoardScene, ground: Land) -> Svg:
    """The warships of both sides before their capitals; a crown for naval supremacy."""
    return group(
        *[
            _fleet(scene, side, player["seaworthy"], player["damaged"], *BERTHS[ground.shape][side], ground.scale)
            for side, player in enumerate(scene.board["players"])
        ],
        class_="fleets",
    )


def fleet_boxes(scene: BoardScene, ground: Land) -> list[Box]:
    """What the fleets in their harbours cover."""
    found = []
    for side, player in enumerate(scene.board["players"]):
        x, y = BERTHS[ground.shape][side]
        wide = fleet_width(player["seaworthy"], player["damaged"]) * ground.scale
        crown = 16 * ground.scale if scene.board["supremacy"] == side else 0
        half = (HEIGHT / 2 + 2) * ground.scale
        found.append((x - 5 * ground.scale, y - half - crown, x + wide + 4 * ground.scale, y + half))
    return found


def fleet_width(ready: int, damaged: int) -> float:
    """How wide a fleet in its harbour is drawn."""
    return 24 + width_of(str(ready), LETTER) + (18 + width_of(str(damaged), LETTER) if damaged else 0)


def _fleet(scene: BoardScene, side: int, ready: int, damaged: int, x: float, y: float, scale: float) -> Svg:
    wide = fleet_width(ready, damaged)
    supreme = scene.board["supremacy"] == side
    label = [f"{scene.thing(board.SIDE_NAMES[side])}: {scene.say('label-fleet', ready=ready, damaged=damaged)}"]
    if supreme:
        label.append(scene.say("label-supremacy"))
    broken = join(
        circle(wide - 9 - width_of(str(damaged), LETTER) - 4, 0, 4.6, fill="none", stroke=INK, stroke_width=1.2),
        path(f"M{number(wide - 9 - width_of(str(damaged), LETTER) - 8)} 4l8 -8", stroke="#a8142c", stroke_width=2),
        letters(wide - 5, LETTER * 0.35, str(damaged), LETTER, INK, "end", font_weight="bold"),
    )
    hull = f"M-3 {-HEIGHT / 2}H{number(wide + 2)}L{number(wide - 4)} {HEIGHT / 2}H5Z"
    parts = [
        path(hull, fill=player_colour(side), stroke=GOLD_LIGHT if supreme else NIGHT, stroke_width=2.6 if supreme else 1.4,
             stroke_linejoin="round"),
        use("hamilcar-ships", x=11, y=-1),
        letters(20, LETTER * 0.35, str(ready), LETTER, INK, font_weight="bold"),
        broken if damaged else NOTHING,
    ]  # fmt: skip
    if supreme:
        parts.append(use("sign-crown", x=wide / 2 - 8, y=-HEIGHT / 2 - 15, width=16, height=16, color=GOLD_LIGHT, stroke=NIGHT))
    inner = group(group(*parts, transform=at(0, 0, scale)), class_="token")
    said = "\n".join(label)
    return group(el("title", said), inner, transform=at(x, y), id=scene.id(f"fleet-{side}"), role="img", aria_label=said)
