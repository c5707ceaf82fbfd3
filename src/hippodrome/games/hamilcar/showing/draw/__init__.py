"""Hamilcar as a picture: Italy to Numidia with Sicily under a lens, the tracks, the battle, the own cards."""

from hippodrome.draw.mosaic import border, floor
from hippodrome.draw.scene import BoardScene, Picture, Scene
from hippodrome.draw.svg import Svg, at, el, group, join, number, rect
from hippodrome.games.hamilcar.showing.draw import chart, side, stacks
from hippodrome.games.hamilcar.showing.draw.side import Panel

__all__ = ["board", "definitions", "draw"]

MARGIN = 12.0
SIDE = 312.0
NARROW = 390.0


def definitions() -> Svg:
    """What never changes, drawn once a page."""
    return join(chart.map_definitions(), side.seals())


def draw(scene: Scene, layout: str = "wide") -> Picture:
    """The war as the scene's viewer sees it; on a phone the map lies above the rest."""
    small = layout == "narrow"
    scale = (NARROW - 2 * MARGIN) / chart.WIDTH if small else 1.0
    panel = Panel(scene, NARROW - 2 * MARGIN if small else SIDE, small)
    beside = panel.draw()
    if small:
        width, height = NARROW, chart.HEIGHT * scale + panel.height + 3 * MARGIN
        place = at(MARGIN, chart.HEIGHT * scale + 2 * MARGIN)
    else:
        width, height = chart.WIDTH + SIDE + 3 * MARGIN, max(chart.HEIGHT, panel.height) + 2 * MARGIN
        place = at(chart.WIDTH + 2 * MARGIN, MARGIN)
    drawn = el(
        "svg",
        rect(0, 0, chart.WIDTH, chart.HEIGHT, fill="none", class_="frame"),
        group(chart.draw_spaces(scene), stacks.draw_stacks(scene), class_="pan"),
        class_="map",
        x=MARGIN,
        y=MARGIN,
        width=chart.WIDTH * scale,
        height=chart.HEIGHT * scale,
        viewBox=f"0 0 {number(chart.WIDTH)} {number(chart.HEIGHT)}",
    )
    parts: list[Svg] = [floor(width, height), border(width, height), drawn, group(beside, transform=place)]
    return scene.finish(width, height, *parts, label=scene.say("title"), class_=f"hamilcar {layout}")


def board(scene: BoardScene, shape: str = "wide") -> Picture:
    """The map with all that stands on it, from the board's data alone."""
    drawn = el(
        "svg",
        rect(0, 0, chart.WIDTH, chart.HEIGHT, fill="none", class_="frame"),
        group(chart.draw_spaces(scene), stacks.draw_stacks(scene), class_="pan"),
        class_="map",
        width=chart.WIDTH,
        height=chart.HEIGHT,
        viewBox=f"0 0 {number(chart.WIDTH)} {number(chart.HEIGHT)}",
    )
    return scene.finish(chart.WIDTH, chart.HEIGHT, drawn, label=scene.say("title"), class_=f"hamilcar {shape}")
