"""The terrain of Nekken: each region has its own ground, with things on it where no piece will stand."""

from math import cos, sin
from typing import Final

from hippodrome.draw.geo import Point
from hippodrome.draw.palette import INK
from hippodrome.draw.svg import Svg, circle, el, group, join, path, use
from hippodrome.games.byzantio.showing.draw.land import Land

THINGS: Final = {
    "pine": ("M0 -9L5 1H2.2L6 7H1V10H-1V7H-6L-2.2 1H-5Z", "#27452f"),
    "oak": ("M-1.2 9V4C-7 5 -9 -1 -5 -4C-5 -10 5 -10 5 -4C9 -1 7 5 1.2 4V9Z", "#3d5a2a"),
    "thorn": ("M0 9C0 3 -4 2 -7 -4C-3 -2 -1 -2 0 1C0 -3 2 -6 6 -8C4 -3 3 0 1.5 9Z", "#46402b"),
    "peak": ("M-12 8L-3 -9L2 -1L5 -5L13 8Z", "#5c5148"),
    "snow": ("M-12 8L-3 -9L2 -1L5 -5L13 8Z", "#8f9aa6"),
    "ember": ("M-12 8L-3 -9L2 -1L5 -5L13 8Z", "#6b352a"),
    "hill": ("M-11 6C-8 -6 -1 -6 1 2C4 -3 9 -2 11 6Z", "#6f6a45"),
    "dune": ("M-12 4C-6 -4 -1 -5 1 -4C3 -1 8 3 12 4C4 2 -4 2 -12 4Z", "#b48d4e"),
    "sand": ("M-12 4C-6 -4 -1 -5 1 -4C3 -1 8 3 12 4C4 2 -4 2 -12 4Z", "#2e2a2e"),
    "tuft": ("M-5 6C-5 1 -6 -2 -8 -4C-4 -3 -3 0 -2.5 4C-2 -2 -1 -5 1 -8V4C2 1 4 -2 8 -3C5 0 4 3 3.5 6Z", "#56683a"),
    "reed": ("M-4 8V-5M0 8V-9M4 8V-4", "#4d5a34"),
    "lake": ("M-12 0C-10 -6 -2 -4 2 -5C8 -6 13 -2 11 2C9 6 2 4 -3 5C-8 6 -13 4 -12 0Z", "#4f86a8"),
    "pan": ("M-10 0L-4 -5L6 -4L11 1L4 5L-6 4Z", "#f2ead8"),
    "crystal": ("M-6 7L-8 -1L-4 -6L-1 0V7ZM1 7V-3L4 -9L8 -1L6 7Z", "#a9d3cf"),
    "rock": ("M-9 6L-8 0L-3 -5L2 -3L4 1L8 2L10 6Z", "#7c7668"),
    "canyon": ("M-12 -4H-4L-2 4H4L6 -2H12V1H8L5 7H-4L-6 -1H-12Z", "#8e4129"),
    "field": ("M-10 -4H10M-10 0H10M-10 4H10", "#a9892f"),
    "watch": ("M-4 9V-4H-6V-9H-3V-7H-1V-9H1V-7H3V-9H6V-4H4V9Z", "#6d6456"),
    "cinder": ("M-7 4a2 2 0 1 1 .1 0ZM1 -3a2.5 2.5 0 1 1 .1 0ZM7 5a1.8 1.8 0 1 1 .1 0Z", "#3a3033"),
    "mist": ("M-12 -2C-8 -5 -4 1 0 -2C4 -5 8 1 12 -2M-8 4C-5 1 -2 6 2 3C5 1 8 5 11 3", "#dfe6e2"),
    "smoke": ("M0 8C-5 4 3 0 -1 -3C-4 -6 1 -8 0 -10C6 -7 2 -4 5 -1C7 3 3 4 0 8Z", "#d9d0cb"),
}  # fmt: skip
"""Paths drawn around (0, 0), about 20 wide, and their colours."""
LINED: Final = ("reed", "field", "mist")
GROUNDS: Final = {
    "smoke-hills": ("#8d8468", ("hill", "smoke")),
    "cinder-vale": ("#7d6f68", ("cinder", "hill")),
    "ember-ridge": ("#96705c", ("ember", "ember")),
    "glass-desert": ("#d6c594", ("crystal", "dune")),
    "ashfall": ("#9a948c", ("cinder", "smoke")),
    "black-sands": ("#736b6b", ("sand", "sand")),
    "obsidian-moor": ("#7c8071", ("rock", "tuft")),
    "silver-lakes": ("#9db98a", ("lake", "tuft")),
    "thornwood": ("#8a9562", ("thorn", "oak")),
    "long-meadow": ("#a9bd6e", ("tuft", "tuft")),
    "echo-dale": ("#9fae79", ("hill", "oak")),
    "high-scarp": ("#a79d86", ("peak", "peak")),
    "pale-steppe": ("#cfc793", ("tuft", "rock")),
    "dawn-fields": ("#d3bf6d", ("field", "oak")),
    "red-canyons": ("#c98a62", ("canyon", "canyon")),
    "salt-pans": ("#d2c4ab", ("pan", "pan")),
    "reed-marsh": ("#8fa583", ("reed", "lake")),
    "mist-fen": ("#93a596", ("mist", "reed")),
    "old-forest": ("#73905a", ("oak", "oak")),
    "stone-garden": ("#b3ab92", ("rock", "crystal")),
    "west-watch": ("#a3b27c", ("watch", "hill")),
    "wolf-heath": ("#a58f86", ("tuft", "rock")),
    "howling-pines": ("#7f9c7c", ("pine", "pine")),
    "frost-barrens": ("#c3ced2", ("snow", "snow")),
}
"""The colour of each region's ground, and the things on it."""
A_REGION: Final = 9
"""The number of things in a region, if there is room."""


def thing_defs() -> Svg:
    """Return all things as shapes to be used."""
    found = []
    for name, (d, colour) in THINGS.items():
        lined = name in LINED
        look = {"fill": "none", "stroke": colour, "stroke_width": 2.0} if lined else {"fill": colour}
        found.append(path(d, id=f"nekken-{name}", stroke_linecap="round", **look))
    return join(*found)


def scattered(land: Land, taken: list[tuple[float, float, float, float]]) -> Svg:
    """Draw things on every region, away from its frontier and from names and pieces."""
    found: list[tuple[float, Svg]] = []
    for name, (_, things) in GROUNDS.items():
        spots: list[Point] = []
        cx, cy = land.labels[name]
        for step in range(1, 260):
            # Arranged like a sunflower's seeds: evenly spread, and the same every time.
            far, turn = 4.6 * step**0.5, step * 2.39996
            x, y = cx + far * 1.25 * cos(turn), cy + far * sin(turn)
            if len(spots) < A_REGION and _is_free(land, name, (x, y), taken, spots):
                spots.append((x, y))
        for place, (x, y) in enumerate(spots):
            found.append((y, use(f"nekken-{things[place % len(things)]}", x=round(x), y=round(y))))
    return group(*[drawn for _, drawn in sorted(found, key=lambda one: one[0])], opacity=0.85)


def _is_free(
    land: Land, name: str, point: Point, taken: list[tuple[float, float, float, float]], spots: list[Point]
) -> bool:
    x, y = point
    corners = ((x - 12, y - 9), (x + 12, y - 9), (x - 12, y + 10), (x + 12, y + 10))
    if not all(land.holds(name, corner) for corner in corners):
        return False
    if any(left - 9 < x < right + 9 and top - 8 < y < bottom + 8 for left, top, right, bottom in taken):
        return False
    return all(abs(x - u) > 17 or abs(y - v) > 13 for u, v in spots)


def lava(game: str) -> Svg:
    """Draw the glow of the volcano."""
    return el(
        "radialGradient",
        el("stop", offset="0", stop_color="#ffd27a"),
        el("stop", offset="0.4", stop_color="#d9601f"),
        el("stop", offset="1", stop_color="#5a1c14"),
        id=f"{game}-lava",
    )


def volcano(at: Point) -> Svg:
    """Draw a cone with a plume of smoke and streams of lava."""
    x, y = at
    return group(
        path("M-46 26L-13 -22L-6 -17L1 -23L8 -18L14 -22L48 26Z", fill="#2a1a1c", stroke=INK, stroke_width=1.5),
        path("M-13 -22L-6 -17L1 -23L8 -18L14 -22L10 -8L16 8L6 0L2 18L-3 -2L-12 10L-8 -8Z", fill="#ff8c2e"),
        path("M0 -24C-16 -34 8 -40 -8 -50C12 -46 10 -40 14 -36C20 -30 6 -28 0 -24Z", fill="#c9bbb5", fill_opacity=0.7),
        circle(0, -22, 5, fill="#ffd27a", fill_opacity=0.8),
        transform=f"translate({x:.0f} {y:.0f})",
    )
