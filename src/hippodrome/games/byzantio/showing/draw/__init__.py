"""The boards of Byzantio and Nekken: the map of 1025, or a continent around its volcano, with the track of rounds."""

from functools import cache

from hippodrome.draw.box import Rectangle
from hippodrome.draw.palette import GOLD, GOLD_DARK, GOLD_LIGHT, IVORY_DARK, NIGHT
from hippodrome.draw.scene import BoardScene, Picture
from hippodrome.draw.svg import TRAILS, Svg, at, circle, el, group, number, rect, use
from hippodrome.games.byzantio.boards import TILE_IDS
from hippodrome.games.byzantio.showing.draw import chart, garrisons
from hippodrome.games.byzantio.showing.draw.answers import PlacedAnswers
from hippodrome.games.byzantio.showing.draw.ground import definitions_of
from hippodrome.games.byzantio.showing.draw.sites import Site, site_of
from hippodrome.lru import LRUCache

__all__ = ["board", "definitions_of"]


BAND = 72.0
"""The height of the track on a phone: it lies below the map, beside the zoom buttons, which hide nothing there."""


def board(scene: BoardScene, shape: str = "wide") -> Picture:
    """Draw the map with everything on it, and the progress of the game."""
    game: str = scene.board["game"]
    site = site_of(game, shape)
    high = 28.0
    return scene.finish(
        site.width,
        site.height + (BAND if site.tall else high),
        rect(0, 0, site.width, site.height + (BAND if site.tall else high), fill=NIGHT),
        _beads(scene, site, high),
        _map(scene, site, 0 if site.tall else high),
        label=scene.say("title"),
        # Nekken's continent leaves a corner of the sea free for the page's buttons.
        class_=f"{game} {shape}" if site.tall or site.land.has_cities else f"{game} {shape} free-corner",
    )


def _map(scene: BoardScene, site: Site, top: float) -> Svg:
    """Draw everything that is zoomed; names keep their size."""
    answers = PlacedAnswers(scene, site)
    # A click on anything inside a province is a click on the province where a province is to be chosen.
    chosen = answers.going or (scene.actions and not site.land.has_cities and not answers.aimed)
    return el(
        "svg",
        rect(0, 0, site.width, site.height, fill="url(#sea-tesserae)", class_="frame"),
        group(
            _land(site),
            *chart.provinces(scene, site, answers),
            TRAILS,
            *chart.cities(scene, site, answers),
            chart.names(scene, site),
            chart.offer(scene, site),
            group(
                chart.pretenders(scene, site),
                *garrisons.rows(scene, site, answers),
                pointer_events="none" if chosen else None,
            ),
            class_="pan",
        ),
        class_="map",
        y=top,
        width=site.width,
        height=site.height,
        viewBox=f"0 0 {number(site.width)} {number(site.height)}",
    )


@cache
def _land(site: Site) -> Svg:
    """Draw the printed map in the shape of the board."""
    stretch = f"scale({number(round(site.stretch[0], 4))} {number(round(site.stretch[1], 4))})" if site.tall else None
    return use(f"{site.land.game}-map", transform=stretch)


_TRACKS = LRUCache[Svg](200)


def _beads(scene: BoardScene, site: Site, high: float) -> Svg:
    """Draw the track, which changes once a round and is the same for all viewers."""
    data = scene.board
    events = tuple([(event["round"], event["tile"]) for event in data["events"]])
    made_of = site, scene.tongue, data["round"], data["rounds"], events
    drawn = _TRACKS.get(made_of)
    if drawn is None:
        box = Rectangle(0, site.height, site.width * 0.6, BAND) if site.tall else Rectangle(0, 0, site.width, high)
        drawn = _TRACKS.keep(made_of, _track(scene, site, box, 2 if site.tall else 1))
    return drawn


def _track(scene: BoardScene, site: Site, box: Rectangle, rows: int) -> Svg:
    """BO 2.1: draw one bead a round, events with their signs, the current one in gold."""
    data = scene.board
    tiles = {event["round"]: event["tile"] for event in data["events"]}
    a_row = -(-data["rounds"] // rows)
    step, high = (box.width - 16) / a_row, box.height / rows
    beads = []
    for round_ in range(1, data["rounds"] + 1):
        row, place = divmod(round_ - 1, a_row)
        x, y = box.x + 8 + step * (place + 0.5), box.y + high * (row + 0.5)
        now, past = round_ == data["round"], round_ < data["round"]
        if round_ in tiles:
            beads.append(_event(scene, site, tiles[round_], round_, at(x, y), min(high, 30) * 0.42, now, past))
        else:
            fill = GOLD_LIGHT if now else GOLD_DARK if past else "#34486a"
            beads.append(circle(x, y, 7 if now else 4.5, fill=fill))
    said = scene.say("label-round", round=data["round"], rounds=data["rounds"])
    return group(*beads, role="img", aria_label=said, id=scene.id("track"))


def _event(
    scene: BoardScene, site: Site, tile: str | None, round_: int, where: Svg, half: float, now: bool, past: bool
) -> Svg:
    sign = "hidden" if tile is None else TILE_IDS[site.land.board.tiles.index(tile)]
    said = scene.say("label-face-down") if tile is None else scene.thing(tile)
    drawn = el("use", href=f"#sign-{sign}", x=-half * 0.8, y=-half * 0.8, width=half * 1.6, height=half * 1.6,
               color=NIGHT if now else IVORY_DARK if past else GOLD_LIGHT)  # fmt: skip
    fill = GOLD if now else "#3a2a14" if past else "#5c1a31"
    disc = circle(0, 0, half, fill=fill, stroke=GOLD_LIGHT, stroke_width=1)
    return group(disc, drawn, transform=where, role="img", aria_label=f"{round_}: {said}")
