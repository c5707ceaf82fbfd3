"""Everything on the map: provinces, cities, pretenders, and the words that can be clicked there."""

from functools import lru_cache

from hippodrome.draw.charts import CITY_PATHS
from hippodrome.draw.geo import Point
from hippodrome.draw.lettering import figure, letters
from hippodrome.draw.palette import GOLD, GOLD_LIGHT, INK, IVORY, IVORY_DARK, NIGHT
from hippodrome.draw.pieces import army, piece, target
from hippodrome.draw.scene import BoardScene
from hippodrome.draw.svg import NOTHING, Svg, at, circle, el, group, join, number, path, rect, use
from hippodrome.games.byzantio.showing.draw.answers import PlacedAnswers, city_words, province_words
from hippodrome.games.byzantio.showing.draw.sites import BADGE, RING, Name, Site, Spoken, names_of, stand_of
from hippodrome.lru import LRUCache

_PROVINCES = LRUCache[Svg](1500)


def provinces(scene: BoardScene, site: Site, answers: PlacedAnswers) -> list[Svg]:
    """Draw all provinces. A province looks different if an event struck it, if it is an answer, or if it is settled."""
    found = []
    struck, held = scene.board["struck"], {} if site.land.has_cities else scene.board["garrisons"]
    for name in site.land.board.provinces:
        counts = held.get(name)
        holders = None if counts is None else (scene.company, *counts)
        offered: object = scene.why_not(f"province-{name}")
        if name in answers.provinces:
            going, settling = province_words(site, name)
            offered = scene.offered(going + settling)
        made_of = site, name, scene.tongue, name in struck, holders, offered
        found.append(_PROVINCES.get(made_of) or _PROVINCES.keep(made_of, province(scene, site, name)))
    return found


def province(scene: BoardScene, site: Site, name: str) -> Svg:
    """Draw a province: its land and its number; in Nekken it is also the place to settle, write and guess."""
    going, settling = province_words(site, name)
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


@lru_cache(maxsize=5000)
def _ground(site: Site, name: str, id_: str, spoken: str, struck: bool, lit: bool) -> Svg:
    """Draw a province's land, highlighted if it can be chosen, and its number. Most are the same as a move ago."""
    (x, y), land = site.plates[name], site.land
    bright = {"fill": "#fff3c4", "fill_opacity": 0.28} if lit else {"fill": "transparent"}
    return join(
        el("title", spoken),
        use(f"{land.game}-cell-{name}", transform=f"translate({number(-x)} {number(-y)}) {_stretch(site)}", **bright),
        # Marks for what happened in a province are drawn at its number: marking all of its land would hide the map.
        group(
            circle(0, 0, site.disc + 2, fill="none"),
            _number(site, land.board.numbers[land.board.provinces.index(name)], struck),
            id=id_,
        ),
    )


def _stretch(site: Site) -> str:
    return f"scale({number(round(site.stretch[0], 4))} {number(round(site.stretch[1], 4))})" if site.tall else ""


def _number(site: Site, rolled: int, struck: bool) -> Svg:
    """Draw the number that events roll for; it burns during an event there."""
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


_NAMES = LRUCache[Svg](64)


def names(scene: BoardScene, site: Site) -> Svg:
    """Draw the names of provinces and cities, which never change during a game."""
    made_of = site, scene.tongue, tuple(scene.board["in_play"])
    return _NAMES.get(made_of) or _NAMES.keep(made_of, _all_names(scene, site))


def _all_names(scene: BoardScene, site: Site) -> Svg:
    """Draw the names of provinces and cities where they cover nothing."""
    return _written_names(site, *_spoken(scene, site))


def _spoken(scene: BoardScene, site: Site) -> tuple[Spoken, Spoken]:
    """Return the names of provinces, and of the cities in play."""
    provinces = tuple((name, scene.thing(name)) for name in site.land.board.provinces)
    in_play = scene.board["in_play"] if site.land.has_cities else []
    return provinces, tuple((city, scene.thing(city)) for city in in_play)


@lru_cache(maxsize=64)
def _written_names(site: Site, provinces: Spoken, cities: Spoken) -> Svg:
    found = names_of(site.land.game, site.shape, provinces, cities)
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


_CITIES = LRUCache[Svg](3000)


def cities(scene: BoardScene, site: Site, answers: PlacedAnswers) -> list[Svg]:
    """Draw all cities in play. One changes with its garrisons, or when the viewer wants it, or when it is an answer."""
    held, goals = scene.board["garrisons"], scene.board["goals"]
    if not site.land.has_cities:
        return [_village(site, name, goals.get(name)) for name in scene.board["in_play"]]
    found = []
    for name in scene.board["in_play"]:
        counts = held.get(name)
        holders = None if counts is None else (scene.company, *counts)
        offered: object = scene.why_not(f"city-{name}")
        if name in answers.cities:
            offered = scene.offered(city_words(name))
        made_of = site, name, scene.tongue, holders, goals.get(name), offered
        found.append(_CITIES.get(made_of) or _CITIES.keep(made_of, city(scene, site, name)))
    return found


@lru_cache(maxsize=1000)
def _village(site: Site, name: str, value: int | None) -> Svg:
    """Draw only the sign of a city: a region of Nekken is its own city."""
    return group(_city_sign(site, name, value), transform=at(*site.cities[name]), pointer_events="none",
                 aria_hidden=True)  # fmt: skip


def city(scene: BoardScene, site: Site, name: str) -> Svg:
    """Draw a city: walls for a capital, a disc for a lesser one, gold with its value for one that the viewer wants."""
    sign = _city_sign(site, name, scene.board["goals"].get(name))
    words = city_words(name)
    action = next((scene.actions[word] for word in words if word in scene.actions), None)
    spoken = _spoken_city(scene, name)
    return scene.offer(
        words,
        el("title", spoken),
        circle(0, 0, site.sign + 5, fill="transparent"),
        sign,
        target(site.sign + 5, action.sign, BADGE * site.disc / 9) if action else NOTHING,
        id=scene.id(f"city-{name}"),
        transform=at(*site.cities[name]),
        aria_label=spoken,
    )


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
    """Describe a city and who holds it."""
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


_PRETENDERS = LRUCache[Svg](300)


def pretenders(scene: BoardScene, site: Site) -> Svg:
    """Draw the pretenders at their provinces' numbers, side by side where several share one."""
    where = tuple([player["pretender"] for player in scene.board["players"]])
    made_of = site, scene.company, where, tuple(scene.board["in_play"])
    drawn = _PRETENDERS.get(made_of)
    return drawn if drawn is not None else _PRETENDERS.keep(made_of, _standing(scene, site, where))


def _standing(scene: BoardScene, site: Site, where: tuple[str | None, ...]) -> Svg:
    standing: dict[str, list[int]] = {}
    for seat, name in enumerate(where):
        if name is not None:
            standing.setdefault(name, []).append(seat)
    figures = []
    for name, seats in standing.items():
        x, y = stand_of(site.land.game, site.shape, *_spoken(scene, site), name, len(seats))
        for place, seat in enumerate(seats):
            aside = (place - (len(seats) - 1) / 2) * site.apart(len(seats))
            figures.append(_pretender(scene, site, name, seat, (x + aside, y)))
    return join(*figures)


def _pretender(scene: BoardScene, site: Site, name: str, seat: int, place: Point) -> Svg:
    said = scene.say("label-pretender", seat=scene.name(seat), province=scene.thing(name))
    return piece(
        scene.id(f"pretender-{seat}"),
        *place,
        el("title", said),
        army(seat, "crown" if site.land.has_cities else "banner", site.figure),
        role="img",
        aria_label=said,
    )


def offer(scene: BoardScene, site: Site) -> Svg:
    """Draw an exchange that waits for its answer: an arc between the two garrisons."""
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
