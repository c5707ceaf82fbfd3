"""The sheets: everybody's action boxes, the own objectives, the round track with its events."""

from typing import Any, Final

from hippodrome.draw.box import Box
from hippodrome.draw.lettering import figure, letters, width_of
from hippodrome.draw.mosaic import panel
from hippodrome.draw.palette import GOLD, GOLD_DARK, GOLD_LIGHT, INK, IVORY, IVORY_DARK, NIGHT, PORPHYRY
from hippodrome.draw.pieces import badge, cube, figurine, hourglass, piece, shape_sign, wreath
from hippodrome.draw.scene import Scene
from hippodrome.draw.svg import NOTHING, Svg, at, el, group, join, number, path, rect
from hippodrome.games.byzantio.showing.draw import chart
from hippodrome.games.byzantio.showing.draw.land import Land
from hippodrome.games.byzantio.showing.draw.layout import Layout

EVENT_SIGNS: Final = {
    "earthquake": "M-1 -9L3 -3L-2 0L3 4L-3 9L-1 3L-5 0L0 -3Z",
    "famine": "M0 9V-2M0 -2C-5 -2 -6 -6 -5 -9C-1 -8 0 -5 0 -2C0 -5 1 -8 5 -9C6 -6 5 -2 0 -2M0 4C-4 4 -6 1 -6 -1"
    "M0 4C4 4 6 1 6 -1",
    "plague": "M0 -9A7 7 0 0 1 7 -2C7 1 5 3 4 4V8H-4V4C-5 3 -7 1 -7 -2A7 7 0 0 1 0 -9ZM-3 -2h.1M3 -2h.1M0 2v1",
    "succession": "M-1 -9H1V-6H4V-4H1V9H-1V-4H-4V-6H-1ZM-5 9H5",
    "prophecy": "M-9 0C-5 -6 5 -6 9 0C5 6 -5 6 -9 0ZM-3 0a3 3 0 1 1 6 0a3 3 0 1 1 -6 0Z",
}


def draw_track(scene: Scene, lay: Layout) -> Svg:
    """The round track: a space a round, tiles on the event rounds, and the marker."""
    board = scene.board
    tiles = {event["round"]: event["tile"] for event in board["events"]}
    step = lay.track.width / lay.spaces
    high = 24.0 if lay.small else lay.track.height
    parts = []
    for round_ in range(1, board["rounds"] + 1):
        x, y = _space(lay, round_, step, high)
        parts.append(_round_space(scene, round_, tiles, Box(x, y, step - 2, high - 2)))
    x, y = _space(lay, board["round"], step, high)
    marker = piece(
        scene.id("round-marker"),
        x + step / 2 - 1,
        y + high / 2 - 1,
        rect(-step / 2, -high / 2, step, high, 5, fill="none", stroke=GOLD_LIGHT, stroke_width=3.2),
    )
    said = scene.say("label-round", round=board["round"], rounds=board["rounds"])
    return group(*parts, marker, id=scene.id("track"), role="group", aria_label=said)


def _space(lay: Layout, round_: int, step: float, high: float) -> tuple[float, float]:
    row, column = divmod(round_ - 1, lay.spaces)
    return lay.track.x + step * column + 1, lay.track.y + row * (high + 2)


def _round_space(scene: Scene, round_: int, tiles: dict[int, str | None], box: Box) -> Svg:
    past = round_ < scene.board["round"]
    middle = box.x + box.width / 2
    if round_ not in tiles:
        fill, ink = (IVORY_DARK, INK) if not past else ("#4d4a44", "#d8cfba")
        return join(
            rect(box.x, box.y, box.width, box.height, 4, fill=fill, stroke=GOLD_DARK, stroke_width=1),
            figure(middle, box.y + box.height / 2, str(round_), min(13.0, box.width * 0.5), ink),
        )
    tile = tiles[round_]
    said = scene.say("label-face-down") if tile is None else scene.thing(tile)
    sign = figure(0, 0, "?", 18, GOLD_LIGHT)
    if tile is not None:
        sign = path(EVENT_SIGNS[tile], fill="none", stroke=GOLD_LIGHT, stroke_width=1.8, stroke_linejoin="round",
                    stroke_linecap="round")  # fmt: skip
    small = box.height < 30
    lift = 0.0 if small else -5.0
    return group(
        el("title", f"{round_}: {said}"),
        rect(box.x, box.y, box.width, box.height, 4, fill=PORPHYRY, stroke=GOLD, stroke_width=1.4),
        group(sign, transform=at(middle, box.y + box.height / 2 + lift, 0.85 if small else 1.0)),
        NOTHING if small else letters(middle, box.bottom - 5, str(round_), 10, IVORY, "middle"),
        opacity=0.6 if past else None,
        role="img",
        aria_label=f"{round_}: {said}",
    )


def draw_objectives(scene: Scene, box: Box, seat: int) -> Svg:
    """The folded part of the own sheet: values, cities, what they bring now."""
    folded = scene.board["players"][seat]["folded"]
    total = _total(scene, seat)
    room = box.width - 28 - 7.5 * len(total)
    lines = [
        letters(box.x + 10, box.y + 18, scene.say("label-objectives"), 13, GOLD_LIGHT, room=room),
        letters(box.right - 10, box.y + 18, total, 14, GOLD_LIGHT, "end", font_weight="bold"),
    ]
    lines += [_row(scene, folded, row, Box(box.x + 8, box.y + 25 + 16.5 * row, box.width - 16, 15.5))
              for row in range(len(scene.board["values"]))]  # fmt: skip
    return group(
        chart.framed(box), *lines, id=scene.id("objectives"), role="img", aria_label=_spoken_list(scene, folded)
    )


def _total(scene: Scene, seat: int) -> str:
    """What the rows bring; when the game is over the guesses count too (BO 8.6)."""
    rows: int = sum(scene.board["players"][seat]["folded"]["points"])
    if not scene.view["over"] or scene.board["scores"][seat] == rows:
        return str(rows)
    return f"{rows} + {scene.board['scores'][seat] - rows} = {scene.board['scores'][seat]}"


def _row(scene: Scene, folded: dict[str, Any], row: int, box: Box) -> Svg:
    """One objective: its value, its city, the city given up for it, its points."""
    city = folded["objectives"][row]
    value = scene.board["values"][row]
    line = box.y + 12
    parts = [
        rect(box.x, box.y, 24, box.height - 1, 3, fill=GOLD, stroke=GOLD_DARK, stroke_width=0.8),
        figure(box.x + 12, box.y + box.height / 2 - 0.5, str(value), 11, INK),
    ]
    if city is None:
        parts.append(letters(box.x + 32, line, "· · ·", 12, IVORY_DARK))
        return join(*parts)
    said, room = scene.thing(city), box.width - 54
    if folded["replaced"] == row:
        struck = scene.thing(folded["struck"])
        spelled = f"{said} ({scene.say('label-replaced', city=struck)})"
        said = spelled if width_of(spelled, 12) <= room else f"{said} (−{struck})"
    points = folded["points"][row]
    parts.append(letters(box.x + 32, line, said, 12, IVORY, room=room))
    parts.append(letters(box.right - 2, line, str(points), 12, GOLD_LIGHT if points > 0 else IVORY_DARK, "end"))
    return join(*parts)


def _spoken_list(scene: Scene, folded: dict[str, Any]) -> str:
    listed = [
        f"{value}: {scene.thing(city)}"
        for value, city in zip(scene.board["values"], folded["objectives"], strict=True)
        if city is not None
    ]
    return f"{scene.say('label-objectives')}: {', '.join(listed)}"


def draw_sheet(scene: Scene, land: Land, box: Box, seat: int, small: bool) -> Svg:
    """A player's sheet: name, dynasty, supply, and all boxes; when the game is over, what was folded."""
    player = scene.board["players"][seat]
    won = scene.view["over"] and seat == scene.view["ranking"][0][0]
    asked = seat in scene.asked
    ground = panel(
        box.x,
        box.y,
        box.width,
        box.height,
        stroke=GOLD if won else GOLD_LIGHT if asked else GOLD_DARK,
        stroke_width=3 if won or asked else 1.2,
        fill="#3a2a14" if won else "#1d3557" if asked else "#13233c",
    )
    body = _revealed(scene, player, box) if scene.view["over"] else _boxes(scene, land, player, seat, box, small)
    return group(ground, _heading(scene, box, seat, won, asked), body, id=scene.id(f"sheet-{seat}"))


def _heading(scene: Scene, box: Box, seat: int, won: bool, asked: bool) -> Svg:
    """Shape, name and dynasty under it; the supply as a garrison with its number; whose turn it is."""
    player = scene.board["players"][seat]
    dynasty = "" if player["dynasty"] is None else scene.thing(player["dynasty"])
    order = scene.board["order"]
    place = NOTHING if order is None else letters(
        box.x + 11, box.y + 22, f"{order.index(seat) + 1}.", 12, IVORY_DARK
    )  # fmt: skip
    sign = NOTHING
    if won:
        sign = group(wreath(11, GOLD_LIGHT), transform=at(box.right - 62, box.y + 18))
    elif asked:
        sign = hourglass(box.right - 58, box.y + 17, 8)
    supply = scene.say("label-supply", count=player["supply"])
    return join(
        place,
        shape_sign(seat, 8, box.x + 34, box.y + 18),
        letters(box.x + 48, box.y + (16 if dynasty else 22), scene.name(seat), 12.5, IVORY, room=box.width - 122,
                font_weight="bold"),
        letters(box.x + 48, box.y + 29, dynasty, 11.5, GOLD_LIGHT, font_style="italic"),
        sign,
        group(
            el("title", supply),
            group(cube(seat, 7), transform=at(box.right - 38, box.y + 17)),
            letters(box.right - 27, box.y + 22, f"×{player['supply']}", 13, IVORY),
            role="img",
            aria_label=supply,
        ),
    )  # fmt: skip


def _boxes(scene: Scene, land: Land, player: dict[str, Any], seat: int, box: Box, small: bool) -> Svg:
    """The action boxes by kind, filled ones with their round; one's own rows are the words of the turn.

    Not on a phone: there they are thin for a thumb and far below the map, so the turn's words stay buttons.
    """
    board = land.board
    step = 18.5
    label = 84.0 if box.width < 300 else 108.0
    left = box.x + 12 + label
    cell = min(17.5, (box.right - 8 - left) / max(board.budgets))
    own = seat == scene.viewer and not small
    parts = []
    for place, kind in enumerate(board.kinds):
        y = box.y + 34 + step * place
        cells = []
        sheet = enumerate(player["sheet"], 1)
        rounds = [(turn, filled["filling"]) for turn, filled in sheet if filled["kind"] == kind]
        for slot, (turn, filling) in enumerate(rounds):
            cells.append(_cell(scene, left + cell * slot, y, cell - 1.6, turn, filling))
        free = player["free"][kind]
        cells.append(_free_cells(left + cell * len(rounds), y, cell, free))
        said = scene.thing(kind)
        words = [kind, f"cross-{kind}", f"forfeit-{kind}"] if own else []
        parts.append(
            scene.offer(
                words,
                rect(box.x + 5, y - 2, box.width - 10, step - 0.5, 4, fill="transparent"),
                letters(box.x + 12, y + 12, said, 12, IVORY if free else "#8f93a0", room=label - 2),
                *cells,
                rect(box.x + 5, y - 2, box.width - 10, step - 0.5, 4, class_="glow", fill="none"),
                detail=f"{free}/{board.budgets[place]}",
                id=scene.id(f"boxes-{seat}-{kind}"),
                aria_label=f"{scene.name(seat)}, {said}: {free}/{board.budgets[place]}",
            )
        )
    return join(*parts)


def _free_cells(x: float, y: float, step: float, count: int) -> Svg:
    """The boxes of a kind that are still free, in one stroke."""
    side = number(step - 1.6)
    d = "".join(f"M{number(x + step * place)} {number(y)}h{side}v14h-{side}z" for place in range(count))
    return path(d, fill=IVORY, stroke=GOLD_DARK, stroke_width=0.8) if count else NOTHING


def _cell(scene: Scene, x: float, y: float, size: float, round_: int, filling: str) -> Svg:
    """A box with its round in it; crossed off and forfeited ones are struck through."""
    used = filling == "used"
    ground = rect(x, y, size, 14, 2, fill="#5b6b86" if used else "#3b2630", stroke=NIGHT, stroke_width=0.8)
    text = figure(x + size / 2, y + 7, str(round_), 9, IVORY)
    if used:
        return join(ground, text)
    line = "M0 13L12 1M0 1L12 13" if filling == "crossed" else "M0 13L12 1"
    cross = path(line, transform=at(x + (size - 12) / 2, y), stroke="#e07a86", stroke_width=1.3)
    return group(el("title", scene.say(f"label-filled-{filling}", round=round_)), ground, cross, text)


def _revealed(scene: Scene, player: dict[str, Any], box: Box) -> Svg:
    """When all is over: the objectives with their points, the guesses, and what it comes to."""
    seat = scene.board["players"].index(player)
    place = next(rank for rank, seats in enumerate(scene.view["ranking"], 1) if seat in seats)
    total = f"{scene.say('label-total')}: {_total(scene, seat)}"
    parts = [
        _unfolded(scene, player["folded"], box),
        letters(box.x + 12, box.bottom - 9, total, 14, GOLD_LIGHT, font_weight="bold"),
        group(badge(f"{place}.", 10), transform=at(box.right - 22, box.bottom - 16)),
    ]
    if place == 1:
        parts.append(group(figurine("crown", GOLD_LIGHT, 11), transform=at(box.right - 54, box.bottom - 16)))
    return join(*parts)


def _unfolded(scene: Scene, folded: dict[str, Any], box: Box) -> Svg:
    """The objectives one under another; beside them the guesses, and the city that was given up."""
    rows = len(folded["objectives"])
    step = min(15.0, (box.height - 61) / rows)
    left = Box(box.x + 10, box.y + 35, box.width * 0.494, step)
    right = Box(left.right + 8, left.y, box.right - left.right - 12, 15)
    parts = [
        _unfolded_row(scene, folded, row, Box(left.x, left.y + step * row, left.width, step)) for row in range(rows)
    ]
    guesses = [(about, guess) for about, guess in enumerate(folded["guesses"]) if guess is not None]
    for place, (about, guess) in enumerate(guesses):
        parts.append(_guess(scene, about, guess, Box(right.x, right.y + 15 * place, right.width, 15)))
    if folded["struck"] is not None:
        said = f"* (−{scene.thing(folded['struck'])})"
        parts.append(letters(right.x, right.y + 61, said, 10.5, IVORY_DARK, room=right.width))
    return join(*parts)


def _unfolded_row(scene: Scene, folded: dict[str, Any], row: int, box: Box) -> Svg:
    """One objective with its value and points; a star is on the one that replaced another."""
    said = scene.thing(folded["objectives"][row]) + (" *" if folded["replaced"] == row else "")
    points = folded["points"][row]
    return join(
        letters(box.x, box.y + 11, str(scene.board["values"][row]), 10.5, GOLD_LIGHT, font_weight="bold"),
        letters(box.x + 16, box.y + 11, said, 10.5, IVORY, room=box.width - 30),
        letters(box.right, box.y + 11, str(points), 10.5, GOLD_LIGHT if points > 0 else IVORY_DARK, "end"),
    )


def _guess(scene: Scene, about: int, guess: str, box: Box) -> Svg:
    """What was taken for another's top city."""
    return join(
        shape_sign(about, 5, box.x + 4, box.y + 7.5),
        letters(box.x + 13, box.y + 11, f"{scene.thing(guess)}?", 10.5, IVORY_DARK, room=box.width - 13),
    )
