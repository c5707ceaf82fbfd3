"""Maps: sea, land and shore, routes distinguished by line style as well as colour, and cities."""

from math import hypot
from typing import Any, Final

from hippodrome.draw.geo import Point, Projection, coast_path, land_path
from hippodrome.draw.lettering import letters
from hippodrome.draw.palette import GOLD_DARK, INK, IVORY, LAND_DARK, LAPIS_LIGHT, NIGHT, SEA_LIGHT, UMBER
from hippodrome.draw.svg import Attribute, Svg, circle, el, group, join, number, path, rect, use

ROUTES: Final[dict[str, tuple[str, float, str | None, str]]] = {
    "land": ("#8a4b1f", 3.4, None, IVORY),
    "sea": (LAPIS_LIGHT, 2.8, "11 7", NIGHT),
    "desert": ("#b8791a", 4.2, "0.1 8", INK),
}
"""Colour, width, dashes and colour of the casing. Land routes are solid, sea routes dashed, desert routes dotted."""

CITY_PATHS: Final = {
    "round": "M-10 0a10 10 0 1 1 20 0a10 10 0 1 1 -20 0Z",
    "square": "M-9 -9H9V9H-9Z",
    "diamond": "M0 -12.5L12.5 0L0 12.5L-12.5 0Z",
    "hexagon": "M-6 -10.4H6L12 0L6 10.4H-6L-12 0Z",
    "walled": "M-11 11V-7H-11V-11H-6.6V-7.5H-2.2V-11H2.2V-7.5H6.6V-11H11V11Z",
    "tent": "M0 -12L13 10H-13Z",
}
"""City symbols around (0, 0), about 20 wide, for the allegiances or kinds of cities."""


def chart_defs() -> Svg:
    """Return the definitions that maps refer to: the mosaic stones of sea and land."""
    return join(
        el(
            "pattern",
            rect(0, 0, 24, 24, fill="#0e2340"),
            path("M1 1h6v6h-6zM17 9h6v6h-6zM9 17h6v6h-6z", fill="#12304f", opacity=0.8),
            path("M9 1h6v6h-6zM1 17h6v6h-6z", fill="#0b1c34"),
            path("M17 1h6v6h-6zM1 9h6v6h-6z", fill="#10284a"),
            id="sea-tesserae",
            width=24,
            height=24,
            patternUnits="userSpaceOnUse",
        ),
        el(
            "pattern",
            rect(0, 0, 18, 18, fill="#cbb98a"),
            path("M.5 .5h5v5h-5zM12.5 6.5h5v5h-5z", fill="#d3c296"),
            path("M6.5 .5h5v5h-5zM.5 12.5h5v5h-5z", fill="#c6b382"),
            path("M6.5 12.5h5v5h-5z", fill="#cfbe91"),
            id="land-tesserae",
            width=18,
            height=18,
            patternUnits="userSpaceOnUse",
        ),
    )


class BaseMap:
    """The static part of a map, made once for each board and layout, and placed under every picture.

    `defs` contains the shapes and belongs in the game's definitions; `svg` is a short reference to them. Two maps on
    one page, such as a map and its inset, need different names.
    """

    def __init__(self, geojson: dict[str, Any], project: Projection, name: str = "chart") -> None:
        self.project = project
        self.name = name
        box: dict[str, Attribute] = {
            "x": project.left, "y": project.top, "width": project.width, "height": project.height,
        }  # fmt: skip
        self.defs = join(
            el("clipPath", el("rect", **box), id=f"{name}-frame"),
            path(land_path(geojson, project), id=f"{name}-land", fill_rule="evenodd"),
            path(coast_path(geojson, project), id=f"{name}-coast"),
            self._drawn(box),
        )
        self.svg = use(name, class_="chart", aria_hidden=True)

    def _drawn(self, box: dict[str, Attribute]) -> Svg:
        def shore(stroke: str, width: float, opacity: float = 1.0) -> Svg:
            return use(f"{self.name}-coast", stroke=stroke, stroke_width=width, stroke_opacity=opacity)

        return group(
            el("rect", **box, fill="url(#sea-tesserae)"),
            group(
                *[shore(SEA_LIGHT, width, 0.3) for width in (34, 22, 12)],
                use(f"{self.name}-land", fill="url(#land-tesserae)"),
                shore(LAND_DARK, 5, 0.35),
                shore(UMBER, 1.4),
                fill="none",
                stroke_linejoin="round",
                clip_path=f"url(#{self.name}-frame)",
            ),
            id=self.name,
        )


def bow(a: Point, b: Point, bend: float = 0.0) -> str:
    """Return path data from one place to another, bent to the left by a fraction of its length."""
    if not bend:
        return f"M{number(a[0])} {number(a[1])}L{number(b[0])} {number(b[1])}"
    x = (a[0] + b[0]) / 2 + (b[1] - a[1]) * bend
    y = (a[1] + b[1]) / 2 - (b[0] - a[0]) * bend
    return f"M{number(a[0])} {number(a[1])}Q{number(x)} {number(y)} {number(b[0])} {number(b[1])}"


def route(a: Point, b: Point, kind: str, bend: float = 0.0, scale: float = 1.0, **attributes: Attribute) -> Svg:
    """Draw a route between two places, of a kind in ROUTES; `scale` is for small maps."""
    colour, width, dash, casing = ROUTES[kind]
    if scale != 1.0:
        width *= scale
        dash = dash and " ".join(number(float(part) * scale) for part in dash.split())
    d = bow(a, b, bend)
    dotted = dash if kind == "desert" else None
    ends = "butt" if kind == "sea" else "round"
    return group(
        path(d, stroke=casing, stroke_width=width + 2.6 * scale, stroke_opacity=0.75, stroke_dasharray=dotted),
        path(d, stroke=colour, stroke_width=width, stroke_dasharray=dash, stroke_linecap=ends),
        class_=f"route {kind}",
        fill="none",
        stroke_linecap="round",
        **attributes,
    )


def arrow(a: Point, b: Point, stroke: str, width: float = 4, short: float = 16, **attributes: Attribute) -> Svg:
    """Draw an arrow that ends `short` before its target."""
    far = hypot(b[0] - a[0], b[1] - a[1]) or 1.0
    ux, uy = (b[0] - a[0]) / far, (b[1] - a[1]) / far
    tip = (b[0] - ux * short, b[1] - uy * short)
    back = (tip[0] - ux * width * 3, tip[1] - uy * width * 3)
    side = (-uy * width * 1.8, ux * width * 1.8)
    corners = ((back[0] + side[0], back[1] + side[1]), tip, (back[0] - side[0], back[1] - side[1]))
    head = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners) + "Z"
    return group(
        path(bow(a, back), stroke=NIGHT, stroke_width=width + 2, fill="none"),
        path(head, fill=stroke, stroke=NIGHT, stroke_width=2, paint_order="stroke"),
        path(bow(a, back), stroke=stroke, stroke_width=width, fill="none"),
        class_="arrow",
        **attributes,
    )


def city_name(x: float, y: float, name: str, side: str = "right", size: float = 12, gap: float = 13) -> Svg:
    """Draw a city's name next to its symbol, readable on land and sea."""
    places = {
        "right": (x + gap, y + size * 0.35, "start"),
        "left": (x - gap, y + size * 0.35, "end"),
        "above": (x, y - gap, "middle"),
        "below": (x, y + gap + size * 0.7, "middle"),
    }
    tx, ty, anchor = places[side]
    return letters(
        tx, ty, name, size, INK, anchor, outline=IVORY, outline_width=3, font_weight="bold", class_="city-name"
    )


def compass(x: float, y: float, size: float = 30) -> Svg:
    """Draw a compass rose for an empty corner of the sea."""
    petal = "M0 0L-.17 -.2L0 -1L.17 -.2Z"
    return group(
        circle(0, 0, 0.72, fill="none", stroke=GOLD_DARK, stroke_width=0.05),
        *[path(petal, transform=f"rotate({turn}) scale(.62)", fill=GOLD_DARK) for turn in (45, 135, 225, 315)],
        *[path(petal, transform=f"rotate({turn})", fill="#d9a93a") for turn in (0, 90, 180, 270)],
        transform=f"translate({number(x)} {number(y)}) scale({number(size)})",
        aria_hidden=True,
    )
