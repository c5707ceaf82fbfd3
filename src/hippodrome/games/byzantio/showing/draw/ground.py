"""The empty maps, sent once: sea, land, frontiers, sea lanes, and Nekken's vegetation."""

from functools import cache
from typing import Final

from hippodrome.draw import charts, mosaic, palette, pieces
from hippodrome.draw.svg import Svg, group, join, path, use
from hippodrome.games.byzantio import boards
from hippodrome.games.byzantio.showing.draw import terrain
from hippodrome.games.byzantio.showing.draw.land import Land, colours_of, land_of
from hippodrome.games.byzantio.showing.draw.signs import own_signs
from hippodrome.games.byzantio.showing.draw.sites import site_of

EARTHS: Final = ("#d8c48c", "#c8a678", "#b3b887", "#d2a18a", "#a7b59d", "#c9b3b9")
WILD: Final = "#5a5647"


@cache
def definitions_of(game: str) -> Svg:
    """Return everything that never changes."""
    land = land_of(game)
    cells = [path(shape, id=f"{game}-cell-{name}", fill_rule="evenodd") for name, shape in land.cells.items()]
    cubes = [group(pieces.cube(seat, 10), id=f"{game}-cube-{seat}") for seat in range(boards.MOST_SEATS)]
    drawn = _empire(land) if land.has_cities else _continent(land)
    return join(mosaic.mosaic_defs(), charts.chart_defs(), own_signs(), *cells, *cubes, drawn)


def colour(land: Land, province: int) -> str:
    """Return a colour that no neighbour has; the volcano glows."""
    if land.has_cities:
        return EARTHS[colours_of(land.game, len(EARTHS))[province]]
    if province == land.board.volcano:
        return f"url(#{land.game}-lava)"
    return terrain.GROUNDS[land.board.provinces[province]][0]


def _cells(land: Land, frontier: str) -> list[Svg]:
    return [
        use(f"{land.game}-cell-{name}", fill=colour(land, place), stroke=frontier, stroke_width=1)
        for place, name in enumerate(land.board.provinces)
    ]


def _empire(land: Land) -> Svg:
    """Draw foreign realms, the provinces, the shore and the sea lanes."""
    wild = [
        use(f"{land.game}-cell-{name}", fill=WILD, stroke="#4c483b", stroke_width=0.8)
        for name in land.cells
        if name.startswith("outside-")
    ]
    shore = f"{land.game}-shore"
    shallows = [use(shore, stroke=palette.SEA_LIGHT, stroke_width=wide, stroke_opacity=0.35) for wide in (15, 7)]
    drawn = group(
        *shallows,
        *wild,
        *_cells(land, "#3b2a12"),
        use(shore, stroke=palette.UMBER, stroke_width=0.9),
        *[_lane(shape) for shape in land.lanes],
        id=f"{land.game}-map",
        stroke_linejoin="round",
    )
    return join(path(land.shore, id=shore, fill="none"), drawn)


def _lane(shape: str) -> Svg:
    return group(
        path(shape, stroke=palette.NIGHT, stroke_width=3.6, stroke_opacity=0.7),
        path(shape, stroke=palette.LAPIS_LIGHT, stroke_width=1.9, stroke_dasharray="6 4"),
        fill="none",
        stroke_linecap="round",
    )


def _continent(land: Land) -> Svg:
    """Draw a shore with surf, the grounds, what grows on them, and the volcano."""
    surf = [
        group(
            *[use(f"{land.game}-cell-{name}") for name in land.board.provinces],
            fill=colour_,
            stroke=colour_,
            stroke_width=wide,
            opacity=opacity,
        )
        for colour_, wide, opacity in ((palette.SEA_LIGHT, 26, 0.5), ("#2c5a82", 13, 0.6), ("#e8dcb8", 5, 1))
    ]
    site = site_of(land.game, "wide")
    taken = [box for spot in site.plates.values() for box in site.plate_boxes(spot)]
    taken += [site.sign_box(city) for city in site.cities] + [site.row_box(city) for city in site.cities]
    volcano = land.board.provinces[land.board.volcano]
    return join(
        terrain.lava(land.game),
        terrain.thing_defs(),
        group(
            *surf,
            *_cells(land, "#4a3d2c"),
            terrain.scattered(land, taken),
            terrain.volcano(land.labels[volcano]),
            id=f"{land.game}-map",
            stroke_linejoin="round",
        ),
    )
