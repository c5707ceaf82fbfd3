"""Garrisons in rows under their cities, and frames around those that can be named."""

from collections.abc import Sequence

from hippodrome.draw.palette import GOLD_LIGHT, NIGHT
from hippodrome.draw.pieces import piece
from hippodrome.draw.scene import BoardScene
from hippodrome.draw.svg import NOTHING, Attribute, Svg, at, circle, el, group, join, rect, use
from hippodrome.games.byzantio.showing.draw.answers import PlacedAnswers
from hippodrome.games.byzantio.showing.draw.sites import AIM, BADGE, LOWER, Site
from hippodrome.lru import LRUCache

_ROWS = LRUCache[Svg](1000)
_SILENT = LRUCache[Svg](1000)


def rows(scene: BoardScene, site: Site, answers: PlacedAnswers) -> list[Svg]:
    """Draw the garrisons of all cities; a row without answers changes only with its garrisons."""
    held = scene.board["garrisons"]
    names = [name for name in scene.board["in_play"] if name in held]
    if answers.telling:
        return [_row(scene, site, name, answers.aimed) for name in names]
    found = []
    for name in names:
        made_of = site, name, scene.company, tuple(held[name])
        found.append(_ROWS.get(made_of) or _ROWS.keep(made_of, _row(scene, site, name, False)))
    return found


def _row(scene: BoardScene, site: Site, name: str, aimed: bool) -> Svg:
    """Draw up to four garrisons in a row under a city; owners are set apart where one can be targeted."""
    counts = scene.board["garrisons"][name]
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
    """Draw one owner's garrisons in a city as one clickable thing."""
    dynasty = scene.board["players"][seat]["dynasty"]
    place = f"garrisons-{name}-{seat}"
    words = [f"target-{name}-{dynasty}"]
    driven_out = scene.actions.get(f"remove-{dynasty}")
    if driven_out is not None and driven_out.place == place:
        words.append(f"remove-{dynasty}")
    named = next((scene.actions[word] for word in words if word in scene.actions), None)
    if named is not None:
        return _drawn(scene, site, name, seat, count, x, y, words, named.sign)
    made_of = site, name, scene.company, seat, count, x, y, scene.why_not(place)
    return _SILENT.get(made_of) or _SILENT.keep(made_of, _drawn(scene, site, name, seat, count, x, y, (), ""))


def _drawn(
    scene: BoardScene,
    site: Site,
    name: str,
    seat: int,
    count: int,
    x: float,
    y: float,
    words: Sequence[str],
    act: str,
) -> Svg:
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
    return scene.offer(
        words,
        el("title", said),
        *cubes,
        _frame(x, y, max(AIM, step * count / 2 + 2), max(AIM, site.cube * 0.75), act) if words else NOTHING,
        id=scene.id(f"garrisons-{name}-{seat}"),
        aria_label=said,
        transform=None if words else "translate(0 0)",
    )


def _frame(x: float, y: float, half: float, high: float, act: str) -> Svg:
    """Draw the frame around garrisons that can be named, with the sign of the action."""
    frame: dict[str, Attribute] = {
        "x": x - half,
        "y": y - high,
        "width": half * 2,
        "height": high * 2,
        "rx": 6,
        "fill": "none",
    }
    sign = el("use", href=f"#sign-{act}", x=-BADGE, y=-BADGE, width=BADGE * 2, height=BADGE * 2, color=GOLD_LIGHT)
    badge = circle(0, 0, BADGE * 1.3, fill=NIGHT, stroke=GOLD_LIGHT, stroke_width=1.2)
    return join(
        rect(x - half, y - high, half * 2, high * 2, 6, fill="transparent"),
        el("rect", class_="rim", **frame),
        el("rect", class_="glow", **frame),
        group(badge, sign, transform=at(x + half, y - high), class_="act-sign"),
    )
