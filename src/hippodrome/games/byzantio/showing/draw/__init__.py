"""The boards of Byzantio and Nekken: the map of 1025, or a continent around its volcano, with the track of rounds."""

from hippodrome.draw.palette import GOLD, GOLD_DARK, GOLD_LIGHT, IVORY_DARK, NIGHT
from hippodrome.draw.scene import BoardScene, Picture
from hippodrome.draw.svg import Svg, at, circle, el, group, number, rect, use
from hippodrome.games.byzantio.boards import TILE_IDS
from hippodrome.games.byzantio.showing.draw import chart
from hippodrome.games.byzantio.showing.draw.ground import definitions_of
from hippodrome.games.byzantio.showing.draw.sites import Site, site_of

__all__ = ["board", "definitions_of"]


def board(scene: BoardScene, shape: str = "wide") -> Picture:
    """How far the game is, and below that the map with all that stands on it."""
    game: str = scene.board["game"]
    site = site_of(game, shape)
    track = site.number * 1.9
    return scene.finish(
        site.width,
        site.height + track,
        _track(scene, site, track),
        _map(scene, site, track),
        label=scene.say("title"),
        class_=f"{game} {shape}",
    )


def _map(scene: BoardScene, site: Site, top: float) -> Svg:
    """Everything that grows when one comes nearer; names keep their size."""
    game = site.land.game
    aimed = any(word.startswith(("target-", "remove-")) for word in scene.actions)
    stretch = f"scale({number(round(site.stretch[0], 4))} {number(round(site.stretch[1], 4))})" if site.tall else None
    going = any(word.startswith("go-") for word in scene.actions)
    # A click on what stands in a province is a click on the province, where one is chosen.
    through = "none" if going or (scene.actions and not site.land.has_cities and not aimed) else None
    return el(
        "svg",
        rect(0, 0, site.width, site.height, fill="url(#sea-tesserae)", class_="frame"),
        group(
            use(f"{game}-map", transform=stretch),
            *[chart.province(scene, site, name) for name in site.land.board.provinces],
            *[chart.city(scene, site, name) for name in scene.board["in_play"]],
            chart.names(scene, site),
            chart.offer(scene, site),
            group(
                chart.pretenders(scene, site),
                *[chart.garrisons(scene, site, name, aimed) for name in scene.board["in_play"]],
                pointer_events=through,
            ),
            class_="pan",
        ),
        class_="map free-left",
        y=top,
        width=site.width,
        height=site.height,
        viewBox=f"0 0 {number(site.width)} {number(site.height)}",
    )


def _track(scene: BoardScene, site: Site, high: float) -> Svg:
    """BO 2.1: one bead a round, events with their signs, the current one in gold."""
    data = scene.board
    tiles = {event["round"]: event["tile"] for event in data["events"]}
    step = (site.width - 16) / data["rounds"]
    y = high / 2
    beads = [rect(0, 0, site.width, high, fill=NIGHT, stroke=GOLD_DARK, stroke_width=1)]
    for round_ in range(1, data["rounds"] + 1):
        x = 8 + step * (round_ - 0.5)
        now, past = round_ == data["round"], round_ < data["round"]
        if round_ in tiles:
            beads.append(_event(scene, site, tiles[round_], round_, x, y, high, now, past))
        else:
            fill = GOLD_LIGHT if now else GOLD_DARK if past else "#2c3d58"
            beads.append(circle(x, y, high * (0.26 if now else 0.17), fill=fill))
    said = scene.say("label-round", round=data["round"], rounds=data["rounds"])
    return group(*beads, role="img", aria_label=said, id=scene.id("track"))


def _event(
    scene: BoardScene, site: Site, tile: str | None, round_: int, x: float, y: float, high: float, now: bool, past: bool
) -> Svg:
    sign = "hidden" if tile is None else TILE_IDS[site.land.board.tiles.index(tile)]
    said = scene.say("label-face-down") if tile is None else scene.thing(tile)
    half = high * 0.4
    drawn = el("use", href=f"#sign-{sign}", x=-half * 0.8, y=-half * 0.8, width=half * 1.6, height=half * 1.6,
               color=NIGHT if now else IVORY_DARK if past else GOLD_LIGHT)  # fmt: skip
    fill = GOLD if now else "#3a2a14" if past else "#5c1a31"
    disc = circle(0, 0, half, fill=fill, stroke=GOLD_LIGHT, stroke_width=1)
    return group(disc, drawn, transform=at(x, y), role="img", aria_label=f"{round_}: {said}")
