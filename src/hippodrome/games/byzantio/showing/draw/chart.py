"""The map with what stands on it: cities, garrisons, pretenders, and the words that can be clicked there."""

from typing import Final

from hippodrome.draw.box import Box
from hippodrome.draw.charts import city_name, city_sign
from hippodrome.draw.lettering import letters
from hippodrome.draw.mosaic import panel
from hippodrome.draw.palette import GOLD, GOLD_DARK, INK, IVORY, IVORY_DARK, NIGHT
from hippodrome.draw.pieces import army, badge, piece
from hippodrome.draw.scene import Scene
from hippodrome.draw.svg import NOTHING, Svg, at, circle, el, group, join, number, rect, use
from hippodrome.games.byzantio.showing.draw.land import Land
from hippodrome.games.byzantio.showing.draw.layout import Window

SIDES: Final = {
    "mytilene": "above", "phokaia": "right", "ephesos": "right", "bari": "above", "rhegion": "right", "thebai": "left",
    "korinthos": "left", "constantinople": "above", "nikaia": "right", "serrhai": "above",
    "rhodos": "left", "sinope": "above", "cherson": "left", "dyrrachion": "left",
    "theodosioupolis": "above", "trapezous": "above", "antioch": "right", "tarsos": "left", "melitene": "above",
    "adrianople": "left", "kaisareia": "above",
}  # fmt: skip
"""Where a city's name stands, if not to the right."""
CROWDED_SIDES: Final = SIDES | {
    "skopia": "above", "dyrrachion": "above", "gangra": "above", "phokaia": "left",
    "philippopolis": "above", "larissa": "left", "tarsos": "above", "ikonion": "left",
}  # fmt: skip
"""The same on a phone."""
CITY_VERBS: Final = ("place", "write", "strike", "guess", "give")


def draw_window(scene: Scene, land: Land, window: Window, size: float, small: bool) -> Svg:
    """One window: the printed map, then everything on it that is this window's own."""
    source, box = window.source, window.box
    printed = el(
        "svg",
        use(f"{land.game}-map"),
        *[_province(scene, land, place) for place in _own(land, window)],
        x=box.x,
        y=box.y,
        width=box.width,
        height=box.height,
        viewBox=f"{number(source.x)} {number(source.y)} {number(source.width)} {number(source.height)}",
    )
    provinces = _own(land, window)
    names = [] if small and land.has_cities else [_province_name(scene, land, window, place) for place in provinces]
    cities = [city for city in scene.board["in_play"] if window.owns(land.spots[city])]
    wanted = _wanted(scene)
    lit = any(scene.word_for(_province_words(land, place)) for place in provinces)
    return join(
        printed,
        rect(box.x, box.y, box.width, box.height, 3, fill="none", stroke=GOLD_DARK, stroke_width=1.5),
        group(
            *names,
            *([_city(scene, land, window, city, size) for city in cities] if land.has_cities else []),
            *([_city_name(scene, land, window, city, size) for city in cities] if land.has_cities else []),
            *[_goal(land, window, city, wanted[city], size) for city in cities if city in wanted],
            *[_garrisons(scene, land, window, city, size) for city in cities],
            _pretenders(scene, land, window, size),
            # A click on what stands in a province is a click on the province.
            pointer_events="none" if lit else None,
        ),
    )


def _own(land: Land, window: Window) -> list[int]:
    return [place for place, name in enumerate(land.board.provinces) if window.owns(land.labels[name])]


def _province(scene: Scene, land: Land, place: int) -> Svg:
    """A province that can be gone to; in Nekken also one to settle, write or guess."""
    name = land.board.provinces[place]
    words = _province_words(land, place)
    shape = f"{land.game}-cell-{name}"
    lit = scene.word_for(words) is not None
    parts = [use(shape, fill="#fff3c4" if lit else "transparent", fill_opacity=0.2 if lit else None)]
    if lit and land.has_cities:
        # The number is the province too: among scattered islands it stands in the sea.
        x, y = land.labels[name]
        parts.append(circle(x, y, 17, fill="transparent"))
        parts.append(circle(x, y, 11, class_="glow", fill="none"))
    if lit:
        parts.append(use(shape, class_="glow", fill="none", stroke_linejoin="round"))
    return scene.offer(
        words,
        el("title", _spoken_province(scene, land, place)),
        *parts,
        id=scene.id(f"province-{name}"),
        aria_label=_spoken_province(scene, land, place),
    )


def _province_words(land: Land, place: int) -> list[str]:
    """The words that a click on a province can mean."""
    name = land.board.provinces[place]
    return [f"go-{name}"] if land.has_cities else [f"{verb}-{name}" for verb in ("go", *CITY_VERBS)]


def _spoken_province(scene: Scene, land: Land, place: int) -> str:
    said = scene.thing(land.board.provinces[place])
    if not land.board.numbers[place]:
        return said
    return f"{said}, {scene.say('label-number', number=land.board.numbers[place])}"


def _province_name(scene: Scene, land: Land, window: Window, place: int) -> Svg:
    """The province's name under its number."""
    name = land.board.provinces[place]
    x, y = window.at(land.labels[name])
    if land.has_cities:
        return letters(x, y + 18, scene.thing(name), 9.5, "#3a2812", "middle", outline="#e9dcb4", outline_width=2.2,
                       font_style="italic", opacity=0.9)  # fmt: skip
    size = 12.0 if window.box.width > 500 else 8.0
    lift = 30 if place == land.board.volcano else 0
    return letters(x, y - (44 - lift * 3) * window.scale, scene.thing(name), size, IVORY, "middle", outline="#1d1418",
                   outline_width=2.6)  # fmt: skip


def _city(scene: Scene, land: Land, window: Window, city: str, size: float) -> Svg:
    """A city: walls for a capital, a disc for a lesser one."""
    x, y = window.city(land, city)
    large = land.large[city]
    words = [f"{verb}-{city}" for verb in CITY_VERBS]
    return scene.offer(
        words,
        el("title", _spoken_city(scene, city)),
        circle(0, 0, 14 * size, fill="transparent"),
        city_sign("walled" if large else "round", IVORY if large else IVORY_DARK, _sign_size(land, city, size)),
        id=scene.id(f"city-{city}"),
        transform=at(x, y),
        aria_label=_spoken_city(scene, city),
    )


def _sign_size(land: Land, city: str, size: float) -> float:
    return 7.5 * size if land.large[city] else 5.2 * size


def _city_name(scene: Scene, land: Land, window: Window, city: str, size: float) -> Svg:
    """Its name beside it, over the rings of its neighbours; a click goes through to what lies there."""
    x, y = window.city(land, city)
    letter = 10.0 if land.large[city] else 9.0
    name = city_name(x, y, scene.thing(city), _side(window, city), letter, _sign_size(land, city, size) + 7)
    return group(name, pointer_events="none")


def _side(window: Window, city: str) -> str:
    """On which side of a city its name stands; never below, where the garrisons are."""
    return (CROWDED_SIDES if window.crowded else SIDES).get(city, "right")


def _wanted(scene: Scene) -> dict[str, int]:
    """The viewer's own objectives and their values."""
    folded = None if scene.viewer is None else scene.board["players"][scene.viewer]["folded"]
    if folded is None:
        return {}
    return {city: value for city, value in zip(folded["objectives"], scene.board["values"], strict=True) if city}


def _goal(land: Land, window: Window, city: str, value: int, size: float) -> Svg:
    """A golden tag on a city that the viewer wants, with what it is worth."""
    x, y = window.city(land, city)
    aside = (-20 * size, -6 * size)
    if land.has_cities:
        aside = ((13 if _side(window, city) == "left" else -13) * size, -2 * size)
    return group(
        badge(str(value), 6.2 * size),
        transform=at(x + aside[0], y + aside[1]),
        aria_hidden=True,
        pointer_events="none",
    )


def _spoken_city(scene: Scene, city: str) -> str:
    """A city and who holds it."""
    counts = scene.board["garrisons"].get(city)
    said = scene.thing(city)
    if counts is None:
        return scene.say("label-empty-city", city=said)
    held = [
        scene.say("label-garrisons", city=said, count=count, seat=scene.name(seat))
        for seat, count in enumerate(counts)
        if count
    ]
    return "; ".join(held)


def _garrisons(scene: Scene, land: Land, window: Window, city: str, size: float) -> Svg:
    """Up to four garrisons in a row under the city; an opponent's may be a target as one thing."""
    counts = scene.board["garrisons"].get(city)
    if counts is None:
        return NOTHING
    x, y = window.city(land, city)
    step = 11.0 * size
    left = x - step * (sum(counts) - 1) / 2
    y += 15 * size if land.has_cities else 4 * size
    groups = []
    for seat, count in enumerate(counts):
        if not count:
            continue
        cubes = [
            piece(
                scene.id(f"garrison-{city}-{seat}-{place}"),
                left + step * place,
                y,
                use(f"{land.game}-cube-{seat}"),
                scale=0.62 * size,
            )
            for place in range(count)
        ]
        dynasty = scene.board["players"][seat]["dynasty"]
        words = [f"target-{city}-{dynasty}"]
        if _removing_from(scene) == city:
            words.append(f"remove-{dynasty}")
        wide = step * count + 4
        said = scene.say("label-garrisons", city=scene.thing(city), count=count, seat=scene.name(seat))
        groups.append(
            scene.offer(
                words,
                rect(left - step / 2 - 2, y - 9 * size, wide, 18 * size, 5, fill="transparent"),
                *cubes,
                rect(left - step / 2 - 2, y - 9 * size, wide, 18 * size, 5, class_="glow", fill="none"),
                id=scene.id(f"garrisons-{city}-{seat}"),
                aria_label=said,
            )
        )
        left += step * count
    return join(*groups)


def _removing_from(scene: Scene) -> str | None:
    """The city from which the viewer is about to remove a garrison (BO 4.1.4)."""
    for ask in scene.view["asks"]:
        if "words" in ask and ask["prompt"]["key"] == "prompt-remove":
            return str(ask["prompt"]["params"]["city"])
    return None


def _pretenders(scene: Scene, land: Land, window: Window, size: float) -> Svg:
    """The pretenders above their provinces' numbers, side by side where several share one."""
    standing: dict[str, list[int]] = {}
    for seat, player in enumerate(scene.board["players"]):
        if player["pretender"] is not None and window.owns(land.labels[player["pretender"]]):
            standing.setdefault(player["pretender"], []).append(seat)
    figures = []
    for province, seats in standing.items():
        x, y = window.at(land.labels[province])
        y -= (20 if land.has_cities else 78 * window.scale + 13) * (size if land.has_cities else 1)
        apart = 20 if len(seats) < 3 else 14  # a crowd stands closer
        for place, seat in enumerate(seats):
            aside = (place - (len(seats) - 1) / 2) * apart * size
            said = scene.say("label-pretender", seat=scene.name(seat), province=scene.thing(province))
            figures.append(
                piece(
                    scene.id(f"pretender-{seat}"),
                    x + aside,
                    y,
                    el("title", said),
                    army(seat, "crown" if land.has_cities else "banner", 10.5 * size),
                    role="img",
                    aria_label=said,
                )
            )
    return join(*figures)


def draw_offer(scene: Scene, land: Land, windows: list[Window]) -> Svg:
    """An exchange that waits for its answer: an arc between the two garrisons."""
    offer = scene.board["offer"]
    if offer is None:
        return NOTHING
    ends = []
    for name in ("give", "take"):
        window = next(window for window in windows if window.owns(land.spots[offer[name]]))
        ends.append(window.city(land, offer[name]))
    (x1, y1), (x2, y2) = ends
    bow = f"M{number(x1)} {number(y1)}Q{number((x1 + x2) / 2)} {number((y1 + y2) / 2 - 60)} {number(x2)} {number(y2)}"
    return group(
        el("path", d=Svg(bow), stroke=NIGHT, stroke_width=6, stroke_opacity=0.6),
        el("path", d=Svg(bow), stroke=GOLD, stroke_width=3, stroke_dasharray="9 5"),
        *[circle(x, y, 13, stroke=GOLD, stroke_width=3) for x, y in ends],
        fill="none",
        id=scene.id("offer"),
        aria_hidden=True,
    )


def framed(box: Box) -> Svg:
    """A quiet ground for a list."""
    return panel(box.x, box.y, box.width, box.height, fill="#0d1a2f", fill_opacity=0.93, stroke=INK)
