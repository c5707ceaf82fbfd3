"""The ground under everything: the chart, and the provinces in the colours and patterns of their owners."""

from functools import lru_cache

from hippodrome.draw.scene import BoardScene
from hippodrome.draw.svg import Svg, group, use
from hippodrome.games.hamilcar.showing.draw.land import Land


def draw_ground(scene: BoardScene, ground: Land) -> Svg:
    """Draw chart, controlled provinces, roads and lanes: Rome's land is hatched, Carthage's dotted."""
    return _ground(ground, tuple(scene.board["provinces"].items()))


@lru_cache(maxsize=200)
def _ground(ground: Land, provinces: tuple[tuple[str, str], ...]) -> Svg:
    held: dict[str, list[Svg]] = {"rome": [], "carthage": []}
    for province, master in provinces:
        if master in held:
            held[master].append(use(ground.name(province)))
    masters = [
        group(group(*lands, class_=f"held-{master}"), group(*lands, fill=f"url(#hm-{master})"))
        for master, lands in held.items()
        if lands
    ]
    return group(
        use(ground.name("chart")),
        group(*masters, clip_path=f"url(#{ground.name('ashore')})"),
        use(ground.name("network")),
        aria_hidden=True,
    )
