"""What stands on the map: cities, garrisons, pretenders, and the words that can be clicked there."""

from functools import cache, lru_cache
from typing import Final

from hippodrome.draw.charts import CITY_PATHS
from hippodrome.draw.lettering import figure, letters
from hippodrome.draw.palette import GOLD, GOLD_LIGHT, INK, IVORY, IVORY_DARK, NIGHT
from hippodrome.draw.pieces import army, piece, target
from hippodrome.draw.scene import BoardScene
from hippodrome.draw.svg import NOTHING, Attribute, Svg, at, circle, el, group, join, number, path, rect, use
from hippodrome.games.byzantio.showing.draw.sites import AIM, LOWER, RING, Name, Site, Spoken, names_of

CITY_VERBS: Final = ("place", "write", "strike", "guess", "give")
BADGE: Final = 5.5
"""The sign of an act beside its ring."""


def province(scene: BoardScene, site: Site, name: str) -> Svg:
    """A province: its land, its number, and in Nekken also the place to settle, to write, to guess."""
    going, settling = _province_words(site, name)
    spoken, struck = _spoken_province(scene, site, name), name in scene.board["struck"]
    action = next((scene.actions[word] for word in going + settling if word in scene.actions), None)
    x, y = site.plates[name]
    ring = NOTHING
    if action is not None:
        to = site.cities[name] if action.word in settling else (x, y)
        size = site.disc + RING
        ring = group(target(size, action.sign, BADGE * site.disc / 9), transform=at(to[0] - x, to[1] - y))
    return scene.offer(
        going + settling,
        _ground(site, name, scene.id(f"at-{name}"), spoken, struck, action is not None),
        ring,
        id=scene.id(f"province-{name}"),
        transform=at(x, y),
        aria_label=spoken,
    )


@cache
def _province_words(site: Site, name: str) -> tuple[list[str], list[str]]:
    """What a click on a province may say: to go there, to begin there (BO 0.4), in Nekken to settle."""
    board = site.land.board
    homes = zip(board.dynasties, board.homes, strict=True) if board.volcano < 0 else ()
    at_home = [f"be-{dynasty}" for dynasty, home in homes if board.provinces[home] == name]
    return [f"go-{name}", *at_home], [] if site.land.has_cities else _city_words(name)


@lru_cache(maxsize=5000)
def _ground(site: Site, name: str, id_: str, spoken: str, struck: bool, lit: bool) -> Svg:
    """A province's land, bright if it can be chosen, and its number. Most are what they were a move ago."""
    (x, y), land = site.plates[name], site.land
    bright = {"fill": "#fff3c4", "fill_opacity": 0.28} if lit else {"fill": "transparent"}
    return join(
        el("title", spoken),
        use(f"{land.game}-cell-{name}", transform=f"translate({number(-x)} {number(-y)}) {_stretch(site)}", **bright),
        # What happened in a province is marked at its number: a mark around all of its land would hide the map.
        group(
            circle(0, 0, site.disc + 2, fill="none"),
            _number(site, land.board.numbers[land.board.provinces.index(name)], struck),
            id=id_,
        ),
    )


def _stretch(site: Site) -> str:
    return f"scale({number(round(site.stretch[0], 4))} {number(round(site.stretch[1], 4))})" if site.tall else ""


def _number(site: Site, rolled: int, struck: bool) -> Svg:
    """The number that events roll for; it burns while the event is there."""
    if not rolled:
        return NOTHING
    look = {"fill": "#b3201f", "stroke": "#ffffff"} if struck else {"fill": NIGHT, "stroke": GOLD_LIGHT}
    return join(
        circle(0, 0, site.disc, **look, stroke_width=1.2),
        letters(0, site.disc * 0.52, str(rolled), site.number, IVORY if struck else GOLD_LIGHT, "middle",
                font_weight="bold"),
    )  # fmt: skip


def _spoken_province(scene: BoardScene, site: Site, name: str) -> str:
    said = scene.thing(name)
    rolled = site.land.board.numbers[site.land.board.provinces.index(name)]
    lines = [f"{said}, {scene.say('label-number', number=rolled)}" if rolled else said]
    lines += [] if site.land.has_cities or not rolled else [_spoken_city(scene, name)]
    return "\n".join(lines)


def names(scene: BoardScene, site: Site) -> Svg:
    """The names of provinces and cities, where they cover nothing."""
    provinces = tuple((name, scene.thing(name)) for name in site.land.board.provinces)
    in_play = scene.board["in_play"] if site.land.has_cities else []
    cities = tuple((city, scene.thing(city)) for city in in_play)
    return _written_names(site, provinces, cities)


@lru_cache(maxsize=64)
def _written_names(site: Site, provinces: Spoken, cities: Spoken) -> Svg:
    found = names_of(site.land.game, "tall" if site.tall else "wide", provinces, cities)
    slanted, strong = "italic" if site.land.has_cities else None, "bold" if site.strong else None
    return group(
        group(*[_name(site, name) for name in found[0].values()], fill="#33230f", stroke="#efe4c2",
              font_style=slanted, font_weight=strong),
        group(*[_name(site, name) for name in found[1].values()], fill=INK, stroke=IVORY, font_weight="bold"),
        paint_order="stroke",
        stroke_linejoin="round",
        aria_hidden=True,
        pointer_events="none",
    )  # fmt: skip


def _name(site: Site, name: Name) -> Svg:
    lines = [name.lines[0]]
    if len(name.lines) > 1:
        lines = [el("tspan", line, x=name.x, dy=f"{place * 1.1:g}em") for place, line in enumerate(name.lines)]
    anchor = None if name.anchor == "start" else name.anchor
    return el("text", *lines, x=name.x, y=name.y, font_size=site.letter, text_anchor=anchor,
              class_=f"map-name {name.room}".rstrip())  # fmt: skip


# --- cities ----------------------------------------------------------------------------------------------------------


def city(scene: BoardScene, site: Site, name: str) -> Svg:
    """A city: walls for a capital, a disc for a lesser one, gold with its value for one that the viewer wants."""
    land = site.land
    x, y = site.cities[name]
    sign = _city_sign(site, name, scene.board["goals"].get(name))
    if not land.has_cities:
        return group(sign, transform=at(x, y), pointer_events="none", aria_hidden=True)
    words = _city_words(name)
    action = next((scene.actions[word] for word in words if word in scene.actions), None)
    spoken = _spoken_city(scene, name)
    return scene.offer(
        words,
        el("title", spoken),
        circle(0, 0, site.sign + 5, fill="transparent"),
        sign,
        target(site.sign + 5, action.sign, BADGE * site.disc / 9) if action else NOTHING,
        id=scene.id(f"city-{name}"),
        transform=at(x, y),
        aria_label=spoken,
    )


@cache
def _city_words(name: str) -> list[str]:
    return [f"{verb}-{name}" for verb in CITY_VERBS]


@lru_cache(maxsize=2000)
def _city_sign(site: Site, name: str, value: int | None) -> Svg:
    large = site.land.large[name]
    shape = "walled" if large else "round"
    size = site.sign * (0.95 if large else 0.72)
    if value is None and not site.land.has_cities:
        return group(
            path("M-7 9V-1H7V9H2V3H-2V9Z", fill=IVORY, stroke=INK, stroke_width=1.4),
            path("M-11 1L0 -10L11 1Z", fill="#8a5a2b", stroke=INK, stroke_width=1.6),
            transform=f"scale({number(size / 10)})",
            stroke_linejoin="round",
        )
    if value is None:
        fill = IVORY if large else IVORY_DARK
        return path(CITY_PATHS[shape], transform=f"scale({number(size / 10)})", fill=fill, stroke=INK, stroke_width=2)
    wide = site.number * 0.78
    return join(
        rect(-wide, -site.sign * 1.15, wide * 2, site.sign * 2.3, site.sign * 0.6, fill=GOLD, stroke=NIGHT,
             stroke_width=1.6),
        figure(0, 0, str(value), site.number, INK),
    )  # fmt: skip


def _spoken_city(scene: BoardScene, name: str) -> str:
    """A city and who holds it."""
    counts = scene.board["garrisons"].get(name)
    said = scene.thing(name)
    if counts is None:
        return scene.say("label-empty-city", city=said)
    held = [
        scene.say("label-garrisons", city=said, count=count, seat=scene.name(seat))
        for seat, count in enumerate(counts)
        if count
    ]
    return "\n".join(held)


# --- pieces ----------------------------------------------------------------------------------------------------------


def garrisons(scene: BoardScene, site: Site, name: str, aimed: bool) -> Svg:
    """Up to four garrisons in a row under the city; where one may be aimed at, owners stand apart."""
    counts = scene.board["garrisons"].get(name)
    if counts is None:
        return NOTHING
    x, y = site.cities[name]
    step, least = site.cube * 1.02, 27.0 if aimed else 0.0
    widths = [max(step * count, least) if count else 0.0 for count in counts]
    left = x - sum(widths) / 2
    y += site.sign + site.cube * 0.55 + (LOWER if aimed else 0)
    found = []
    for seat, count in enumerate(counts):
        if count:
            found.append(_garrison(scene, site, name, seat, count, left + widths[seat] / 2, y))
            left += widths[seat]
    return join(*found)


def _garrison(scene: BoardScene, site: Site, name: str, seat: int, count: int, x: float, y: float) -> Svg:
    """One owner's garrisons in a city, to be named as one thing."""
    dynasty = scene.board["players"][seat]["dynasty"]
    words = [f"target-{name}-{dynasty}", f"remove-{dynasty}"]
    word = next((word for word in words if word in scene.actions), None)
    if word == words[1] and scene.actions[word].place != f"garrisons-{name}-{seat}":
        words, word = words[:1], None
    step = site.cube * 1.02
    cubes = [
        piece(
            scene.id(f"garrison-{name}-{seat}-{place}"),
            x + step * (place - (count - 1) / 2),
            y,
            use(f"{site.land.game}-cube-{seat}"),
            scale=site.cube / 20,
        )
        for place in range(count)
    ]
    said = scene.say("label-garrisons", city=scene.thing(name), count=count, seat=scene.name(seat))
    ring = NOTHING
    if word is not None:
        half, high = max(AIM, step * count / 2 + 2), max(AIM, site.cube * 0.75)
        frame: dict[str, Attribute] = {
            "x": x - half,
            "y": y - high,
            "width": half * 2,
            "height": high * 2,
            "rx": 6,
            "fill": "none",
        }
        sign = el("use", href=f"#sign-{scene.actions[word].sign}", x=-BADGE, y=-BADGE, width=BADGE * 2,
                  height=BADGE * 2, color=GOLD_LIGHT)  # fmt: skip
        badge = circle(0, 0, BADGE * 1.3, fill=NIGHT, stroke=GOLD_LIGHT, stroke_width=1.2)
        ring = join(
            rect(x - half, y - high, half * 2, high * 2, 6, fill="transparent"),
            el("rect", class_="rim", **frame),
            el("rect", class_="glow", **frame),
            group(badge, sign, transform=at(x + half, y - high), class_="act-sign"),
        )
    return scene.offer(
        words, el("title", said), *cubes, ring, id=scene.id(f"garrisons-{name}-{seat}"), aria_label=said,
        transform="translate(0 0)" if word is None else None,
    )  # fmt: skip


def pretenders(scene: BoardScene, site: Site) -> Svg:
    """The pretenders above their provinces' numbers, side by side where several share one."""
    standing: dict[str, list[int]] = {}
    for seat, player in enumerate(scene.board["players"]):
        if player["pretender"] is not None:
            standing.setdefault(player["pretender"], []).append(seat)
    figures = []
    for name, seats in standing.items():
        x, y = site.plates[name]
        apart = site.figure * (1.75 if len(seats) < 3 else 1.35)  # a crowd stands closer
        for place, seat in enumerate(seats):
            aside = (place - (len(seats) - 1) / 2) * apart
            said = scene.say("label-pretender", seat=scene.name(seat), province=scene.thing(name))
            figures.append(
                piece(
                    scene.id(f"pretender-{seat}"),
                    x + aside,
                    y - site.disc - site.figure * 1.05,
                    el("title", said),
                    army(seat, "crown" if site.land.has_cities else "banner", site.figure),
                    role="img",
                    aria_label=said,
                )
            )
    return join(*figures)


def offer(scene: BoardScene, site: Site) -> Svg:
    """An exchange that waits for its answer: an arc between the two garrisons."""
    told = scene.board["offer"]
    if told is None:
        return NOTHING
    (x1, y1), (x2, y2) = site.cities[told["give"]], site.cities[told["take"]]
    bow = f"M{number(x1)} {number(y1)}Q{number((x1 + x2) / 2)} {number((y1 + y2) / 2 - 50)} {number(x2)} {number(y2)}"
    ring = site.sign + 6
    return group(
        el("path", d=Svg(bow), stroke=NIGHT, stroke_width=6, stroke_opacity=0.6),
        el("path", d=Svg(bow), stroke=GOLD, stroke_width=3, stroke_dasharray="9 5"),
        *[circle(x, y, ring, stroke=GOLD, stroke_width=3) for x, y in ((x1, y1), (x2, y2))],
        fill="none",
        id=scene.id("offer"),
        aria_hidden=True,
        pointer_events="none",
    )
