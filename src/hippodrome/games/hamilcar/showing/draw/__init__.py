"""Hamilcar's map: the western Mediterranean with Italy, Sicily and Africa enlarged."""

from collections.abc import Sequence
from typing import Any

from hippodrome.draw.scene import BoardScene, Picture
from hippodrome.draw.svg import TRAILS, Svg, el, group, join, number, rect
from hippodrome.games.hamilcar.board import SPACE_NAMES
from hippodrome.games.hamilcar.showing.draw import courses, fleets, land, provinces, spaces, stacks, tracks
from hippodrome.games.hamilcar.showing.draw.names import SIZES, names_of
from hippodrome.games.hamilcar.showing.draw.room import arrange
from hippodrome.games.hamilcar.showing.draw.standing import Box

__all__ = ["board", "definitions", "way"]

WIDTHS = {"wide": 660.0, "tall": 390.0}
"""The least width at which the map is shown: on a laptop, and on a phone held upright."""
BUTTONS: dict[str, list[Box]] = {
    "wide": [(606.0, 254.0, 660.0, 400.0), (455.0, 0.0, 660.0, 54.0)],
    "tall": [(428.0, 0.0, 660.0, 78.0)],
}
"""The zoom buttons of the page, in empty corners of the map: on phones they cover it."""


def definitions() -> Svg:
    """Return what never changes, drawn once a page."""
    return join(land.map_definitions(), *spaces.sign_definitions(), *stacks.stack_definitions())


def board(scene: BoardScene, shape: str = "wide") -> Picture:
    """Draw the map with everything on it.

    The board's data has these entries, named as in the view: control, provinces, stacks, sieges, proconsul,
    activation, leg, battle (its space), turn, years, miat, supremacy, and each player's seaworthy and damaged ships.
    Optionally it has `courses`: ways to show, each with `path`, `side` and whether it goes `by_sea`.
    """
    ground = land.land(shape)
    answers = spaces.PlacedAnswers(scene)
    names = names_of(shape, tuple([scene.thing(name) for name in SPACE_NAMES]))
    targets = answers.spaces()
    taken = tracks.track_box(ground), *BUTTONS[shape], *fleets.fleet_boxes(scene, ground)
    armies = stacks.armies_of(scene, answers)
    found = arrange(names, tuple(targets.items()), taken, tuple([army.wants for army in armies]))
    leashes, counters = stacks.draw_stacks(scene, ground, zip(armies, found.berths, strict=True), answers, targets)
    drawn = group(
        provinces.draw_ground(scene, ground),
        courses.draw_courses(scene, ground),
        TRAILS,
        leashes,
        spaces.draw_spaces(scene, names, found.spots, answers),
        fleets.draw_fleets(scene, ground),
        counters,
        tracks.draw_tracks(scene, ground, answers),
        class_="pan",
        font_size=SIZES[ground.shape] / ground.scale,
    )
    width = WIDTHS[shape]
    height = width * ground.height / ground.width
    shown = _window(ground, drawn, width, height)
    return scene.finish(
        width,
        height,
        shown,
        label=scene.say("title"),
        class_=f"hamilcar {shape} free-top",
    )


def way(data: dict[str, Any], places: Sequence[str], by_sea: bool, shape: str) -> str:
    """Return the path along the roads, or along the sea lanes."""
    return land.smooth(land.land(shape).course([place.removeprefix("space-") for place in places], by_sea))


def _window(ground: land.Land, drawn: Svg, width: float, height: float) -> Svg:
    """Wrap the map so that it can be zoomed and moved on its own."""
    return el(
        "svg",
        rect(0, 0, ground.width, ground.height, fill="none", class_="frame"),
        drawn,
        class_="map",
        width=width,
        height=height,
        viewBox=f"0 0 {number(ground.width)} {number(ground.height)}",
    )
