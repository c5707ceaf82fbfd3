"""Hamilcar as a picture: Italy to Numidia with Sicily under a lens."""

from hippodrome.draw.scene import BoardScene, Picture
from hippodrome.draw.svg import Svg, el, group, number, rect
from hippodrome.games.hamilcar.showing.draw import chart, stacks

__all__ = ["board", "definitions"]


def definitions() -> Svg:
    """What never changes, drawn once a page."""
    return chart.map_definitions()


def board(scene: BoardScene, shape: str = "wide") -> Picture:
    """The map with all that lies on it; it is the same in both shapes."""
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
