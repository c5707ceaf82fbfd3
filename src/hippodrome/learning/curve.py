"""The learning curve of a training: its strength by number of games."""

from typing import Any

from hippodrome.draw.lettering import letters
from hippodrome.draw.palette import GOLD_LIGHT, IVORY, IVORY_DARK, SEA, player_colour
from hippodrome.draw.plots import AXIS, LEFT, WIDTH, Scale, grid, percent, plot, rungs, sign
from hippodrome.draw.svg import number, path, rect

HEIGHT = 300


def curve_of(story: dict[str, Any]) -> str:
    """Return the share of victories against the frozen opponent by number of games, as an SVG file.

    The curve starts at the fair share, because values that have learned nothing play like greedy.
    """
    plan, points = story["plan"], story["curve"]
    fair = 1 / plan["seats"]
    bottom = HEIGHT - AXIS - 16
    ends = [fair, *(point[end] for point in points for end in ("low", "high"))]
    up = Scale(min(ends), max(ends), bottom - 6, 30)
    along = Scale(0, max(point["games"] for point in points), 56, WIDTH - LEFT)
    title = f"{plan['game']}, {plan['seats']} seats: share of victories against greedy0 while it learned"
    level = number(up(fair))
    parts = [
        rect(0, 0, WIDTH, HEIGHT, fill=SEA),
        letters(56, 20, title, 14, IVORY),
        grid(along, bottom, "{:,.0f}".format),
        rungs(up, percent),
        path(f"M56 {level}H{WIDTH - LEFT}", stroke=GOLD_LIGHT, stroke_dasharray="5 5"),
        letters(WIDTH - LEFT + 10, up(fair) + 4, "equals", 12, GOLD_LIGHT),
        letters((56 + WIDTH - LEFT) / 2, HEIGHT - 8, "games learned from", 12, IVORY_DARK, "middle"),
    ]
    places = [(along(point["games"]), up(point["share"])) for point in points]
    d = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in [(along(0), up(fair)), *places])
    parts.append(path(d, stroke=player_colour(0), stroke_width=2, fill="none"))
    for point, (x, y) in zip(points, places, strict=True):
        line = f"M{number(x)} {number(up(point['low']))}V{number(up(point['high']))}"
        parts += [path(line, stroke=player_colour(0), stroke_width=3, opacity=0.5), sign(0, x, y, 0.5)]
    return str(plot(title, HEIGHT, *parts)) + "\n"
