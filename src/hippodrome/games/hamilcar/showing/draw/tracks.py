"""The tracks on the open sea: turn and years, and the six seats of the Miat."""

from typing import Final

from hippodrome.draw.lettering import letters
from hippodrome.draw.palette import GOLD, GOLD_DARK, GOLD_LIGHT, IVORY, IVORY_DARK, NIGHT
from hippodrome.draw.pieces import shape_sign
from hippodrome.draw.scene import BoardScene
from hippodrome.draw.svg import Svg, at, circle, group, rect
from hippodrome.games.hamilcar import board
from hippodrome.games.hamilcar.showing.draw.land import MOST, Land
from hippodrome.games.hamilcar.showing.draw.room import LETTER, Box
from hippodrome.games.hamilcar.showing.draw.spaces import Answers

CORNERS: Final = {"wide": (8.0, 96.0), "tall": (4.0, 150.0)}
"""Where the tracks lie: west of Sardinia, where nobody sails."""
WIDTH: Final = 96.0
HIGH: Final = 100.0
BELOW: Final = 59.0
"""How far the Miat lies below the upper edge of the turn track."""
MIAT_WORDS: Final = ("miat-place", "miat-take", "miat")


def track_box(ground: Land) -> Box:
    """What the tracks cover at most."""
    x, y = CORNERS[ground.shape]
    scale = MOST[ground.shape]
    return x, y, x + WIDTH * scale, y + HIGH * scale


def draw_tracks(scene: BoardScene, ground: Land, answers: Answers) -> Svg:
    """Turn track and Miat, one below the other."""
    x, y = CORNERS[ground.shape]
    both = group(_turns(scene), _miat(scene, answers), class_="token")
    return group(both, transform=at(x, y), class_="tracks")


def _turns(scene: BoardScene) -> Svg:
    turn = scene.board["turn"]
    said = scene.say("label-turn", turn=turn)
    years = "–".join(str(year) for year in scene.board["years"])
    step = (WIDTH - 12) / board.TURNS
    marks = [
        rect(6 + step * place, 43, step - 2.5, 7, 2, stroke=GOLD_DARK,
             fill=GOLD_LIGHT if place + 1 == turn else IVORY_DARK if place + 1 < turn else NIGHT)
        for place in range(board.TURNS)
    ]  # fmt: skip
    return group(
        rect(0, 0, WIDTH, 56, 6, class_="chart-panel"),
        letters(7, 18, said, LETTER + 1, GOLD_LIGHT, font_weight="bold", room=WIDTH - 10),
        letters(7, 36, years, LETTER, IVORY),
        *marks,
        role="img",
        aria_label=f"{said}, {years}",
    )


def _miat(scene: BoardScene, answers: Answers) -> Svg:
    """Six seats with the marks of who holds them; concessions can be clicked there."""
    miat = scene.board["miat"]
    seats = [board.ROME] * miat["rome"] + [board.CARTHAGE] * miat["carthage"]
    called = scene.say("label-miat")
    room = 14.0
    places = []
    for place in range(board.MIAT_SEATS):
        mark = shape_sign(seats[place], 4.4) if place < len(seats) else Svg("")
        stool = circle(0, 0, 6.4, fill=NIGHT, stroke=GOLD, stroke_width=1.2)
        places.append(group(stool, mark, transform=at(13 + room * place, 29.5)))
    words = answers.at("miat") or [word for found in MIAT_WORDS for word in answers.at(found)]
    held = f"{scene.thing('rome')} {miat['rome']}, {scene.thing('carthage')} {miat['carthage']}"
    drawn = group(
        rect(0, 0, WIDTH, 41, 6, class_="chart-panel"),
        rect(1, 1, WIDTH - 2, 39, 6, class_="rim", fill="none"),
        rect(1, 1, WIDTH - 2, 39, 6, class_="glow", fill="none"),
        letters(7, 16, called, LETTER, GOLD_LIGHT, font_weight="bold", room=WIDTH - 12),
        *places,
        transform=at(0, BELOW),
    )
    return scene.offer(
        words,
        drawn,
        detail=held,
        aria_label=f"{called}: {held}",
        id=scene.id("miat"),
    )
