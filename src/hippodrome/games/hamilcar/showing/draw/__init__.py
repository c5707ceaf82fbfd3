"""Hamilcar's map: the western Mediterranean with Italy, Sicily and Africa grown to the size of their war."""

from hippodrome.draw.scene import BoardScene, Picture
from hippodrome.draw.svg import Svg, el, group, join, number, rect
from hippodrome.games.hamilcar.board import CAPITAL, SPACE_NAMES
from hippodrome.games.hamilcar.showing.draw.courses import draw_courses
from hippodrome.games.hamilcar.showing.draw.fleets import draw_fleets, fleet_boxes
from hippodrome.games.hamilcar.showing.draw.land import Land, land, map_definitions
from hippodrome.games.hamilcar.showing.draw.provinces import draw_ground
from hippodrome.games.hamilcar.showing.draw.room import NAMES, Room
from hippodrome.games.hamilcar.showing.draw.spaces import LATER, Answers, draw_spaces, sign_definitions
from hippodrome.games.hamilcar.showing.draw.stacks import draw_stacks, stack_definitions
from hippodrome.games.hamilcar.showing.draw.tracks import draw_tracks, track_box

__all__ = ["board", "definitions"]


def definitions() -> Svg:
    """What never changes, drawn once a page."""
    return join(map_definitions(), *sign_definitions(), *stack_definitions())


def board(scene: BoardScene, shape: str = "wide") -> Picture:
    """The map with all that stands on it.

    Read from the board's data, under the names they have in the view: control, provinces, stacks, sieges, proconsul,
    activation, leg, battle (its space), turn, years, miat, supremacy, and each player's seaworthy and damaged ships;
    if it is there, `courses`: ways to be shown, each with `path`, `side` and whether it goes `by_sea`.
    """
    ground = land(shape)
    answers = Answers(scene)
    room = Room(ground, answers.spaces(), [track_box(ground), *fleet_boxes(scene, ground)])
    names = [scene.thing(name) for name in SPACE_NAMES]
    room.put_names(CAPITAL, names)
    leashes, armies = draw_stacks(scene, ground, room, answers)
    room.put_names(LATER, names)
    drawn = group(
        draw_ground(scene, ground),
        draw_courses(scene, ground),
        leashes,
        draw_spaces(scene, ground, room, answers),
        draw_fleets(scene, ground),
        armies,
        draw_tracks(scene, ground, answers),
        class_="pan",
        font_size=NAMES[ground.shape] / ground.scale,
    )
    return scene.finish(ground.width, ground.height, _window(ground, drawn), label=scene.say("title"),
                        class_=f"hamilcar {shape}")  # fmt: skip


def _window(ground: Land, drawn: Svg) -> Svg:
    """The map as something that is zoomed and moved alone."""
    return el(
        "svg",
        rect(0, 0, ground.width, ground.height, fill="none", class_="frame"),
        drawn,
        class_="map",
        width=ground.width,
        height=ground.height,
        viewBox=f"0 0 {number(ground.width)} {number(ground.height)}",
    )
