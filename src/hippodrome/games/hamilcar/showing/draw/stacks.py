"""The armies on the map: CUs as a counter, elephants, trains, and every general by name."""

from typing import Any

from hippodrome.draw.lettering import figure, letters
from hippodrome.draw.palette import GOLD, GOLD_LIGHT, INK, IVORY, NIGHT, player_colour, player_dark
from hippodrome.draw.pieces import figurine, piece, shape_sign
from hippodrome.draw.scene import BoardScene
from hippodrome.draw.svg import Svg, at, el, group, rect
from hippodrome.games.hamilcar import board
from hippodrome.games.hamilcar.showing.draw import chart


def draw_stacks(scene: BoardScene) -> Svg:
    """All stacks; who is inside a city has a wall round his counter.

    While spaces can be chosen, a click goes through armies to the space they hide; generals that can be chosen stay.
    """
    choosing = any(scene.answered_at(f"space-{name}") for name in board.SPACE_NAMES)
    counters: list[Svg] = []
    generals: list[Svg] = []
    chosen: list[Svg] = []  # who can be named lies over all others
    rows: dict[str, int] = {}
    for stack in scene.board["stacks"]:
        space = stack["space"]
        row = rows.get(space, 0)
        x, y = chart.PLACES[board.SPACE_OF[space]]
        top = y + 13 + 11.5 * row
        if stack["cus"] or stack["trains"]:
            counters.append(_counter(scene, stack, x, top))
            row += 1
        for name in stack["generals"]:
            layer = chosen if scene.word_for(f"general-{name}") else generals
            layer.append(_general(scene, name, stack["side"], x, y + 12.5 + 11.5 * row))
            row += 1
        rows[space] = row
    return group(*counters, *generals, *chosen, class_="stacks", pointer_events="none" if choosing else None)


def _counter(scene: BoardScene, stack: dict[str, Any], x: float, y: float) -> Svg:
    """CUs in a box of the side's colour, with its shape; a small elephant and wagons where there are some."""
    side = stack["side"]
    parts = [
        rect(-15, -6.5, 30, 12, 2.5, fill=player_colour(side), stroke=GOLD if stack["inside"] else NIGHT,
             stroke_width=2 if stack["inside"] else 1, stroke_dasharray="3 1.5" if stack["inside"] else None),
        shape_sign(side, 3.4, -10, -0.5, player_dark(side)),
        figure(0, -0.5, str(stack["cus"]), 10, INK),
    ]  # fmt: skip
    if stack["elephants"]:
        parts.append(group(figurine("elephant", IVORY, 6), transform=at(22, -1.5)))
        parts.append(figure(32, -0.5, str(stack["elephants"]), 9, INK, outline=IVORY))
    if stack["trains"]:
        parts.append(rect(6, -4.5, 8, 8, 1.5, fill=IVORY, stroke=NIGHT, stroke_width=0.7))
        parts.append(figure(10, -0.5, str(stack["trains"]), 7, INK))
    where = "in" if stack["inside"] else "at"
    name = scene.id(f"stack-{side}-{stack['space']}-{where}")
    told = [scene.say("cus-n", cus=stack["cus"])]
    if stack["elephants"]:
        told.append(scene.say("elephants-n", elephants=stack["elephants"]))
    if stack["trains"]:
        told.append(scene.say("trains-n", trains=stack["trains"]))
    label = f"{scene.thing(('rome', 'carthage')[side])}: {', '.join(told)}"
    return piece(name, x, y, *parts, role="img", aria_label=label)


def short_name(name: str, called: str) -> str:
    """What a general was known by: a Roman by his last name, a Carthaginian by his first; two need more than that."""
    words = called.replace(",", "").split()
    if name.endswith("-regulus"):
        return f"{words[0][0]}. {words[-1]}"
    return (
        words[-1] if board.GENERAL_SIDE[board.GENERAL_OF[name]] == board.ROME or name == "hamilcar-barca" else words[0]
    )


def abilities(scene: BoardScene, name: str) -> str:
    """A general's ratings and abilities in words."""
    general = board.GENERAL_OF[name]
    has = {
        "aristocrat": board.ARISTOCRAT[general],
        "africanus": board.AFRICANUS[general],
        "admiral": board.NAVAL[general] > 0,
    }
    has["proconsul"] = scene.board["proconsul"] == name
    ratings = scene.say(
        "label-ratings", strategy=board.STRATEGY[general], battle=board.BATTLE[general], naval=board.NAVAL[general]
    )
    return ", ".join([ratings, *[scene.say(f"ability-{ability}") for ability, held in has.items() if held]])


def _general(scene: BoardScene, name: str, side: int, x: float, y: float) -> Svg:
    """A general's name and ratings: strategy, battle and, for an Admiral, naval."""
    general = board.GENERAL_OF[name]
    called = scene.thing(name)
    ratings = f"{board.STRATEGY[general]}-{board.BATTLE[general]}" + (
        f"-{board.NAVAL[general]}" if board.NAVAL[general] else ""
    )
    act = scene.board["activation"]
    active = act is not None and act["general"] == name
    first = scene.board["proconsul"] == name
    parts = [
        rect(-31, -6, 62, 11.5, 2, class_="rim", fill="none"),
        rect(-31, -6, 62, 11.5, 2, class_="glow", fill="none"),
        rect(-31, -6, 62, 11.5, 2, fill=GOLD_LIGHT if active else IVORY, stroke=player_dark(side), stroke_width=1.2,
             stroke_dasharray="2 1" if first else None),
        letters(-29, 2.9, short_name(name, called), 8, INK, room=39, font_weight="bold"),
        letters(29.5, 2.9, ratings, 7.4, player_dark(side), "end", font_weight="bold"),
    ]  # fmt: skip
    told = f"{called}: {abilities(scene, name)}"
    parts.insert(0, el("title", told))
    legal = scene.word_for(f"general-{name}") is not None
    offered = scene.offer(
        f"general-{name}", *parts, detail=ratings, aria_label=told, pointer_events="all" if legal else None
    )
    return piece(scene.id(f"general-{name}"), x, y, offered)
