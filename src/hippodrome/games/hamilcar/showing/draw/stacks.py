"""The armies: who commands, how many CUs, elephants, ships and trains, on counters that cover nothing."""

from collections.abc import Container, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from hippodrome.draw.geo import Point
from hippodrome.draw.lettering import width_of
from hippodrome.draw.palette import INK
from hippodrome.draw.pieces import figurine, piece
from hippodrome.draw.scene import BoardScene
from hippodrome.draw.svg import NOTHING, Svg, at, el, group, join, number, path, rect, use
from hippodrome.games.hamilcar import board
from hippodrome.games.hamilcar.showing.draw.berths import Berth, Size, Sizes
from hippodrome.games.hamilcar.showing.draw.land import Land
from hippodrome.games.hamilcar.showing.draw.room import LETTER, Wants
from hippodrome.games.hamilcar.showing.draw.spaces import MARKS, PlacedAnswers
from hippodrome.games.hamilcar.showing.draw.standing import standing_of

HEIGHT: Final = 16.0
TALL: Final = 25.0
"""The height of a general who can be named: large enough to hit."""
FORCES: Final = ("ships", "cus", "elephants", "trains")
"""The pieces counted on a counter, in this order."""
MOST: Final = {"ships": board.WARSHIP_LIMIT, "cus": 20, "elephants": board.ELEPHANT_LIMIT, "trains": board.TRAIN_LIMIT}
"""The highest count of each for which the definitions have a cell."""
OWN: Final = {"ships": (0, 1), "cus": (0, 1), "elephants": (1,), "trains": (0,)}
"""The sides for which a cell has its own colours; others look the same for both."""
WHEEL: Final = "M0 -4.6a4.6 4.6 0 1 1 -.1 0ZM0 -4.6V4.6M-4.6 0H4.6M-3.2 -3.2l6.4 6.4M3.2 -3.2l-6.4 6.4"


class Cell(NamedTuple):
    """A part of a counter: a number of pieces, or a general."""

    kind: str
    text: str
    width: float
    general: str = ""
    height: float = HEIGHT


Rows = tuple[tuple[Cell, ...], ...]


def stack_definitions() -> Iterator[Svg]:
    """Yield the small signs on counters, and every cell that a counter may consist of."""
    yield path(WHEEL, fill="none", stroke=INK, stroke_width=1.4, id="hm-trains")
    yield group(figurine("elephant", INK, 6.5, "none"), id="hm-elephants")
    yield group(figurine("ship", INK, 7, "none"), id="hm-ships")
    for side in (board.ROME, board.CARTHAGE):
        yield path(MARKS[board.SIDE_NAMES[side]], fill=INK, transform="scale(.7)", id=f"hm-cus-{side}")
    for kind, most in MOST.items():
        for side in OWN[kind]:
            for count in range(1, most + 1):
                yield group(*_cell(_force(kind, count), side), id=_cell_name(kind, side, count))


def draw_stacks(
    scene: BoardScene,
    ground: Land,
    lying: Iterable[tuple["Army", tuple[bool, Berth]]],
    answers: PlacedAnswers,
    targets: Container[int],
) -> tuple[Svg, Svg]:
    """Draw all stacks, and the fleet at sea; generals who can be named are on top.

    The first result has the lines from counters to spaces, which lie under everything else.
    """
    standing = standing_of(ground.shape)
    leashes: list[Svg] = []
    counters: list[Svg] = []
    plates: list[Svg] = []
    chosen: list[Svg] = []
    for (stack, wants, small, large), (roomy, berth) in lying:
        form = large if roomy else small
        rows, (width, height) = form.rows[berth.which], form.sizes[berth.which]
        space = wants.space
        place, least = ground.places[space], standing.reach[space][space in targets] / ground.scale + 8
        corner = berth.x - width / 2, berth.y - height / 2
        leashes.append(_leash(place, (berth.x, berth.y), (width, height), least))
        counters.append(_counter(scene, stack, place, rows, corner))
        for cell, left, middle in _lines(rows, corner) if stack["generals"] else ():
            if cell.general:
                words = answers.at(f"general-{cell.general}")
                drawn = _general(scene, cell, stack["side"], place, (left, middle), words)
                (chosen if words else plates).append(drawn)
    lines = group(*leashes, class_="leashes", aria_hidden=True)
    return lines, group(
        *counters,
        *plates,
        *chosen,
        class_="stacks",
        font_size=LETTER,
        font_weight="bold",
        text_anchor="middle",
    )


class Form(NamedTuple):
    """The possible forms of a stack: the rows of each of its shapes, and their sizes."""

    rows: tuple[Rows, ...]
    sizes: Sizes


class Army(NamedTuple):
    """A stack, the room that it wants, and its forms with three letters for a general, or with whole names."""

    stack: dict[str, Any]
    wants: Wants
    small: Form
    large: Form


def armies_of(scene: BoardScene, answers: PlacedAnswers) -> list[Army]:
    """Return all stacks, in the order in which they are placed."""
    short = short_names(tuple([scene.thing(name) for name in board.GENERAL_NAMES]))
    found = []
    for stack in sorted(_stacks(scene.board), key=_order):
        small = large = _form(stack, short, 1, answers)
        if stack["generals"]:
            large = _form(stack, short, 0, answers)
        better = large.sizes if stack["generals"] else None
        found.append(Army(stack, Wants(board.SPACE_OF[stack["space"]], small.sizes, better), small, large))
    return found


def _stacks(data: dict[str, Any]) -> list[dict[str, Any]]:
    """Return all stacks; a fleet at sea is where its path has ended so far."""
    leg = data["leg"]
    if not leg:
        return list(data["stacks"])
    fleet = {kind: leg[kind] for kind in ("side", "cus", "elephants", "trains", "generals")}
    afloat = {"space": leg["path"][-1], "inside": False, "ships": leg["warships"][leg["side"]]}
    return [*data["stacks"], fleet | afloat]


def _order(stack: dict[str, Any]) -> tuple[bool, bool, int, int]:
    """Return a sort key for placing: small stacks inland first, because armies in ports can lie off the coast."""
    space = board.SPACE_OF[stack["space"]]
    return bool(stack["generals"]), board.PORT[space], space, stack["side"]


def _form(stack: dict[str, Any], short: Sequence[tuple[str, str]], form: int, answers: PlacedAnswers) -> Form:
    """Return how a stack can lie with whole names (form 0) or with three letters (form 1)."""
    heads = tuple(
        [(name, short[board.GENERAL_OF[name]][form], bool(answers.at(f"general-{name}"))) for name in stack["generals"]]
    )
    return _shapes(tuple([stack.get(kind, 0) for kind in FORCES]), heads, form)


@lru_cache(maxsize=1000)
def _shapes(counts: tuple[int, ...], named: tuple[tuple[str, str, bool], ...], form: int) -> Form:
    """Return the shapes for some pieces and generals, in one row or more."""
    forces = tuple(_force(kind, count) for kind, count in zip(FORCES, counts, strict=True) if count)
    heads = tuple(_head(*head) for head in named)
    alone = tuple((head,) for head in heads)
    ways: list[Rows] = []
    if len(heads) < 2 or not forces:
        ways = [(heads + forces,), (heads, forces)] if heads and forces else [(heads + forces,)]
    else:
        ways = [(*alone, forces)] if form == 0 else [(heads, forces)]
    if form == 1 and len(forces) > 1:
        ways.append((*alone, *((force,) for force in forces)))
    if form == 1 and len(heads) > 1:
        ways += [(heads[:2], heads[2:] + forces), (*alone, forces)]
    rows = tuple(tuple(row for row in way if row) for way in ways)  # generals may stand alone
    return Form(rows, tuple(_size(way) for way in rows))


def _force(kind: str, count: int) -> Cell:
    return Cell(kind, str(count), round(width_of(str(count), LETTER) + (14 if kind == "cus" else 17), 1))


def _head(name: str, text: str, chosen: bool) -> Cell:
    return Cell("general", text, round(width_of(text, LETTER) + 9, 1), name, TALL if chosen else HEIGHT)


def _size(rows: Rows) -> Size:
    return max(sum(cell.width for cell in row) for row in rows), sum(_height(row) for row in rows)


def _height(row: tuple[Cell, ...]) -> float:
    return max(cell.height for cell in row)


@lru_cache(maxsize=500)
def _lines(rows: Rows, corner: Point) -> list[tuple[Cell, float, float]]:
    """Return every cell with its left edge and the middle of its height."""
    found = []
    top = corner[1]
    for row in rows:
        left, high = corner[0], _height(row)
        for cell in row:
            found.append((cell, round(left, 1), round(top + high / 2, 1)))
            left += cell.width
        top += high
    return found


@lru_cache(maxsize=1000)
def _leash(place: Point, middle: Point, size: Size, least: float) -> Svg:
    """Draw a line from a counter to its space, unless it lies right beside it."""
    x = min(max(0.0, middle[0] - size[0] / 2 + 4), middle[0] + size[0] / 2 - 4)
    y = min(max(0.0, middle[1] - size[1] / 2 + 4), middle[1] + size[1] / 2 - 4)
    if x * x + y * y < least**2:
        return NOTHING
    return group(path(f"M0 0L{number(round(x))} {number(round(y))}", class_="token"), transform=at(*place))


def _counter(scene: BoardScene, stack: dict[str, Any], place: Point, rows: Rows, corner: Point) -> Svg:
    """Draw a stack without its generals."""
    side, inside = stack["side"], stack["inside"]
    where = "afloat" if "ships" in stack else "in" if inside else "at"
    name = scene.id(f"stack-{side}-{stack['space']}-{where}")
    return _numbers(name, place, told(scene, stack), side, inside, rows, corner)


@lru_cache(maxsize=1000)
def _numbers(name: str, place: Point, said: str, side: int, inside: bool, rows: Rows, corner: Point) -> Svg:
    """Draw the numbers of a stack in its side's colour, with its mark; a stack inside a city has a wall round it."""
    forces = [(cell, left, middle) for cell, left, middle in _lines(rows, corner) if not cell.general]
    parts = [_placed(cell, left, middle - HEIGHT / 2, side) for cell, left, middle in forces]
    if inside:
        for middle in dict.fromkeys(middle for _, _, middle in forces):
            row = [(left, left + cell.width) for cell, left, there in forces if there == middle]
            wall = row[0][0], middle - HEIGHT / 2, round(row[-1][1] - row[0][0], 1), HEIGHT, 2.0
            parts += [rect(*wall, class_="wall"), rect(*wall, class_="wall merlons")]
    return piece(name, *place, el("title", said), group(*parts, class_="token"), role="img")


def _placed(cell: Cell, left: float, top: float, side: int) -> Svg:
    """Draw a cell; nearly all possible cells are among the definitions."""
    if int(cell.text) <= MOST[cell.kind]:
        return use(_cell_name(cell.kind, side, int(cell.text)), x=left, y=top)
    return group(*_cell(cell, side), transform=at(left, top))


def _cell_name(kind: str, side: int, count: int) -> str:
    return f"hm-{kind}-{side if len(OWN[kind]) > 1 else ''}x{count}"


def _cell(cell: Cell, side: int) -> Iterator[Svg]:
    yield rect(0, 0, cell.width, HEIGHT, 2, class_=f"hm-cell of-{side}" if len(OWN[cell.kind]) > 1 else "hm-cell")
    sign = f"hm-cus-{side}" if cell.kind == "cus" else f"hm-{cell.kind}"
    yield use(sign, x=7 if cell.kind == "cus" else 8.5, y=HEIGHT / 2)
    middle = cell.width - 3 - width_of(cell.text, LETTER) / 2
    yield el("text", cell.text, x=round(middle, 1), y=HEIGHT / 2 + 4.4, fill=INK)


def _general(scene: BoardScene, cell: Cell, side: int, place: Point, on: Point, words: list[str]) -> Svg:
    """Draw a general as a separate piece, so that he glides when he moves and can be named."""
    act = scene.board["activation"]
    classes = f"plate by-{side}"
    if act is not None and act["general"] == cell.general:
        classes += " active"
    if scene.board["proconsul"] == cell.general:
        classes += " proconsul"
    name, said = scene.id(f"general-{cell.general}"), f"{scene.thing(cell.general)}: {abilities(scene, cell.general)}"
    if not words:
        return _silent(name, place, cell, side, on, classes, said)
    plate = scene.offer(words, _plate(cell, side, on, classes, said, True), detail=ratings(cell.general))
    return piece(name, *place, group(plate, class_="token"))


@lru_cache(maxsize=500)
def _silent(name: str, place: Point, cell: Cell, side: int, on: Point, classes: str, said: str) -> Svg:
    plate = group(_plate(cell, side, on, classes, said, False), role="img")
    return piece(name, *place, group(plate, class_="token"))


def _plate(cell: Cell, side: int, on: Point, classes: str, said: str, lit: bool) -> Svg:
    """Draw a general's plate, with a ring round it if he can be named."""
    left, middle = on
    ring = left, middle - TALL / 2, cell.width, TALL, TALL / 2
    top, half = middle - cell.height / 2, cell.height / 2
    return join(
        el("title", said),
        rect(*ring, class_="rim", fill="none") if lit else NOTHING,
        rect(left + 0.7, top + 0.7, cell.width - 1.4, cell.height - 1.4, half - 0.7, class_=classes),
        rect(*ring, class_="glow", fill="none") if lit else NOTHING,
        el("text", cell.text, x=round(left + cell.width / 2, 1), y=round(middle + 4.4, 1), class_=f"by-{side}"),
    )


def told(scene: BoardScene, stack: dict[str, Any]) -> str:
    """Describe a whole stack: whose, where, what, and each general on a separate line."""
    counts = [scene.say("ships-n", warships=stack["ships"])] if stack.get("ships") else []
    counts += [scene.say(f"{kind}-n", **{kind: stack[kind]}) for kind in FORCES[1:] if stack[kind]]
    side, space = scene.thing(board.SIDE_NAMES[stack["side"]]), scene.thing(stack["space"])
    lines = [f"{side}, {space}: {', '.join(counts)}" if counts else f"{side}, {space}"]
    lines += [f"{scene.thing(name)} {ratings(name)}" for name in stack["generals"]]
    return "\n".join(lines)


def ratings(name: str) -> str:
    """Return a general's ratings: strategy, battle and, for an Admiral, naval."""
    general = board.GENERAL_OF[name]
    shown = [board.STRATEGY[general], board.BATTLE[general], *([board.NAVAL[general]] if board.NAVAL[general] else [])]
    return "-".join(map(str, shown))


def abilities(scene: BoardScene, name: str) -> str:
    """Describe a general's ratings and abilities."""
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
    """Return a general's usual name: a Roman's last, a Carthaginian's first; two generals need more than that."""
    words = called.replace(",", "").split()
    if name.endswith("-regulus"):
        return f"{words[0][0]}. {words[-1]}"
    return (
        words[-1] if board.GENERAL_SIDE[board.GENERAL_OF[name]] == board.ROME or name == "hamilcar-barca" else words[0]
    )


@cache
def short_names(called: tuple[str, ...]) -> list[tuple[str, str]]:
    """Return for every general his name on the map, and three letters that are unique on his side."""
    known = [short_name(name, said) for name, said in zip(board.GENERAL_NAMES, called, strict=True)]
    found = []
    for general, name in enumerate(known):
        three = name.replace(" ", "")[:3]
        side = board.GENERALS_OF[board.GENERAL_SIDE[general]]
        for other in [known[other] for other in side if other != general]:
            if other.replace(" ", "")[:3] == three:
                letters = zip(f"{name} ", f"{other} ", strict=False)
                three = name[:2] + next(own for own, foreign in letters if own != foreign)
                break
        found.append((name, three))
    return found
