"""The tracks on the open sea: turn and years, and the six seats of the Miat."""

from functools import lru_cache
from typing import Final

from hippodrome.draw import lettering, palette, pieces
from hippodrome.draw.scene import BoardScene
from hippodrome.draw.svg import Svg, at, circle, group, rect
from hippodrome.games.hamilcar import board
from hippodrome.games.hamilcar.showing.draw import land, room, spaces, standing

CORNERS: Final = {"wide": (8.0, 96.0), "tall": (4.0, 150.0)}
"""The place of the tracks: west of Sardinia, where nobody sails."""
WIDTH: Final = 96.0
HIGH: Final = 100.0
BELOW: Final = 59.0
"""How far the Miat is below the upper edge of the turn track."""
MIAT_WORDS: Final = ("miat-place", "miat-take", "miat")


def track_box(ground: land.Land) -> standing.Box:
    """Return the box of the tracks at their largest."""
    x, y = CORNERS[ground.shape]
    scale = land.MOST[ground.shape]
    return x, y, x + WIDTH * scale, y + HIGH * scale


def draw_tracks(scene: BoardScene, ground: land.Land, answers: spaces.PlacedAnswers) -> Svg:
    """Draw turn track and Miat, one below the other."""
    x, y = CORNERS[ground.shape]
    both = group(_turns(scene), _miat(scene, answers), class_="token")
    return group(both, transform=at(x, y), class_="tracks")


def _turns(scene: BoardScene) -> Svg:
    turn = scene.board["turn"]
    return _turn_track(turn, scene.say("label-turn", turn=turn), "–".join(str(year) for year in scene.board["years"]))


@lru_cache(maxsize=100)
def _turn_track(turn: int, said: str, years: str) -> Svg:
    step = (WIDTH - 12) / board.TURNS
    colours = [palette.IVORY_DARK] * (turn - 1) + [palette.GOLD_LIGHT] + [palette.NIGHT] * (board.TURNS - turn)
    marks = [
        rect(6 + step * place, 43, step - 2.5, 7, 2, stroke=palette.GOLD_DARK, fill=colour)
        for place, colour in enumerate(colours)
    ]
    return group(
        rect(0, 0, WIDTH, 56, 6, class_="chart-panel"),
        lettering.letters(7, 18, said, room.LETTER + 1, palette.GOLD_LIGHT, font_weight="bold", room=WIDTH - 10),
        lettering.letters(7, 36, years, room.LETTER, palette.IVORY),
        *marks,
        role="img",
        aria_label=f"{said}, {years}",
    )


def _miat(scene: BoardScene, answers: spaces.PlacedAnswers) -> Svg:
    """Draw six seats with the marks of who holds them; concessions can be clicked there."""
    miat = scene.board["miat"]
    called = scene.say("label-miat")
    words = answers.at("miat") or [word for found in MIAT_WORDS for word in answers.at(found)]
    held = f"{scene.thing('rome')} {miat['rome']}, {scene.thing('carthage')} {miat['carthage']}"
    return scene.offer(
        words,
        _seats(miat["rome"], miat["carthage"], called),
        detail=held,
        aria_label=f"{called}: {held}",
        id=scene.id("miat"),
    )


@lru_cache(maxsize=100)
def _seats(rome: int, carthage: int, called: str) -> Svg:
    seats = [board.ROME] * rome + [board.CARTHAGE] * carthage
    places = []
    for place in range(board.MIAT_SEATS):
        mark = pieces.shape_sign(seats[place], 4.4) if place < len(seats) else Svg("")
        stool = circle(0, 0, 6.4, fill=palette.NIGHT, stroke=palette.GOLD, stroke_width=1.2)
        places.append(group(stool, mark, transform=at(13 + 14 * place, 29.5)))
    return group(
        rect(0, 0, WIDTH, 41, 6, class_="chart-panel"),
        rect(1, 1, WIDTH - 2, 39, 6, class_="rim", fill="none"),
        rect(1, 1, WIDTH - 2, 39, 6, class_="glow", fill="none"),
        lettering.letters(7, 16, called, room.LETTER, palette.GOLD_LIGHT, font_weight="bold", room=WIDTH - 12),
        *places,
        transform=at(0, BELOW),
    )
