"""Hamilcar as a picture: Italy to Numidia with Sicily under a lens, the tracks, the battle, the own cards."""

from hippodrome.draw.mosaic import border, floor
from hippodrome.draw.scene import Picture, Scene
from hippodrome.draw.svg import Svg, at, el, group, join, number, rect
from hippodrome.games.hamilcar.draw.chart import HEIGHT, WIDTH, draw_spaces, map_definitions
from hippodrome.games.hamilcar.draw.side import Panel, seals
from hippodrome.games.hamilcar.draw.stacks import draw_stacks

__all__ = ["definitions", "draw"]

MARGIN = 12.0
SIDE = 312.0
NARROW = 390.0


def definitions() -> Svg:
    """What never changes, drawn once a page."""
    return join(map_definitions(), seals())


def draw(scene: Scene, layout: str = "wide") -> Picture:
    """The war as the scene's viewer sees it; on a phone the map lies above the rest."""
    small = layout == "narrow"
    scale = (NARROW - 2 * MARGIN) / WIDTH if small else 1.0
    panel = Panel(scene, NARROW - 2 * MARGIN if small else SIDE, small)
    side = panel.draw()
    if small:
        width, height = NARROW, HEIGHT * scale + panel.height + 3 * MARGIN
        place = at(MARGIN, HEIGHT * scale + 2 * MARGIN)
    else:
        width, height = WIDTH + SIDE + 3 * MARGIN, max(HEIGHT, panel.height) + 2 * MARGIN
        place = at(WIDTH + 2 * MARGIN, MARGIN)
    chart = el(
        "svg",
        rect(0, 0, WIDTH, HEIGHT, fill="none", class_="frame"),
        group(draw_spaces(scene), draw_stacks(scene), class_="pan"),
        class_="map",
        x=MARGIN,
        y=MARGIN,
        width=WIDTH * scale,
        height=HEIGHT * scale,
        viewBox=f"0 0 {number(WIDTH)} {number(HEIGHT)}",
    )
    parts: list[Svg] = [floor(width, height), border(width, height), chart, group(side, transform=place)]
    return scene.finish(width, height, *parts, label=scene.say("title"), class_=f"hamilcar {layout}")
