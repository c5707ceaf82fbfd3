"""Byzantio on the map of 1025 and Nekken around its volcano, with everybody's sheets and one's own objectives."""

from hippodrome.draw.mosaic import border, floor
from hippodrome.draw.scene import Picture, Scene
from hippodrome.games.byzantio.showing.draw import chart, sheets
from hippodrome.games.byzantio.showing.draw.land import definitions_of, land_of
from hippodrome.games.byzantio.showing.draw.layout import layout_of

__all__ = ["definitions_of", "draw"]


def draw(scene: Scene, layout: str = "wide") -> Picture:
    """The board as the scene's viewer sees it."""
    game: str = scene.view["game"]
    land = land_of(game)
    viewer = scene.viewer
    lay = layout_of(land, layout, scene.seats, len(scene.board["values"]), viewer is not None)
    first = 0 if viewer is None else viewer
    seats = [(first + turn) % scene.seats for turn in range(scene.seats)]
    objectives = []
    if viewer is not None and lay.objectives is not None:
        objectives.append(sheets.draw_objectives(scene, lay.objectives, viewer))
    return scene.finish(
        lay.width,
        lay.height,
        floor(lay.width, lay.height),
        border(lay.width, lay.height),
        *[chart.draw_window(scene, land, window, lay.size, lay.small) for window in lay.windows],
        chart.draw_offer(scene, land, lay.windows),
        sheets.draw_track(scene, lay),
        *objectives,
        *[sheets.draw_sheet(scene, land, box, seat, lay.small) for seat, box in zip(seats, lay.sheets, strict=True)],
        label=scene.say("title"),
        class_=f"{game} {layout}",
    )
