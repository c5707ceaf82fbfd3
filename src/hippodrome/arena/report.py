"""The report of a race or simulation as one self-contained HTML file."""

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib import resources
from itertools import accumulate
from statistics import quantiles
from string import Template

from hippodrome.arena.clear import Clear
from hippodrome.arena.race import Race, Raced
from hippodrome.arena.ratings import wilson
from hippodrome.arena.simulate import Simulated, Simulation
from hippodrome.arena.standings import Runner, clearness, names_of, standings
from hippodrome.draw.palette import GOLD, GOLD_LIGHT, IVORY, IVORY_DARK, NIGHT, SEA, SEA_LIGHT
from hippodrome.draw.plots import Interval, bars, courses, intervals, percent
from hippodrome.draw.svg import Svg, el, escape, join

BINS = 30
COLOURS = {
    "night": NIGHT,
    "ivory": IVORY,
    "ivory_dark": IVORY_DARK,
    "gold": GOLD,
    "gold_light": GOLD_LIGHT,
    "sea": SEA,
    "sea_light": SEA_LIGHT,
}
VERDICTS = {
    "better": "{bot} is better than its opponents here.",
    "worse": "{bot} is worse than its opponents here.",
    "even": "{bot} is as good as its opponents here: its share is within {margin:.0%} of the fair share.",
    "": "It is not yet clear whether {bot} is better than its opponents.",
}


def verdict_of(race: Race, clear: Clear) -> str:
    """Describe what the race shows about the first bot."""
    low, high = clear.interval
    verdict = VERDICTS[clear.verdict].format(bot=race.bots[0], margin=clear.margin)
    return f"{verdict} Its share is {low:.1%} to {high:.1%}, however often you look; {clear.fair:.1%} would be fair."


def race_report(race: Race, games: Sequence[Raced]) -> str:
    """Return the report of a race."""
    runners = standings(race, games)
    names = names_of(race.bots)
    fair = 1 / len(runners)
    named = list(zip(names, runners, strict=True))
    shares = [Interval(name, one.share, *one.interval) for name, one in named]
    ratings = [Interval(name, one.rating.middle, *one.rating.interval) for name, one in named]
    thinking = [Interval(name, one.ms_per_choice, 0, one.ms_per_choice) for name, one in named]
    return page(
        f"{race.game}: {', '.join(race.bots)}",
        paragraph(verdict_of(race, clearness(race, games))),
        note(f"{len(games)} games, seed {race.seed}{told_options(race.options)}."),
        runners_table(names, runners),
        figure(intervals(shares, "Share of victories", percent, fair), "Share of victories with 95 % intervals; the "
               "dashed line is the fair share."),
        figure(courses(courses_of(names, games), "Shares game by game", percent, fair), "The share of victories over "
               "the course of the race."),
        figure(intervals(ratings, "Rating"), "Rating (OpenSkill) with 95 % intervals; every bot starts at 25."),
        figure(intervals(points_of(names, games), "Points"), "Median points; the line spans the middle 80 % of "
               "the games."),
        seats_table(names, runners),
        figure(intervals(thinking, "Milliseconds per choice"), "CPU time per choice in milliseconds."),
    )  # fmt: skip


def simulation_report(simulation: Simulation, games: Sequence[Simulated]) -> str:
    """Return the report of a simulation."""
    shares = []
    for seat in range(simulation.seats):
        won = sum(1 / len(game.winners) for game in games if seat in game.winners)
        shares.append(Interval(f"seat {seat}", won / len(games), *wilson(won, len(games))))
    checked = " The invariants held after every word." if simulation.checked else ""
    return page(
        f"{simulation.game}: random play with {simulation.seats} seats",
        paragraph(f"{len(games)} games, seed {simulation.seed}{told_options(simulation.options)}.{checked}"),
        figure(intervals(shares, "Share of victories by seat", percent, 1 / simulation.seats), "Share of victories by "
               "seat with 95 % intervals; the dashed line is the fair share."),
        figure(bars(binned([game.words for game in games]), "Words in a game"), "Length of games in words."),
        figure(bars(binned([score for game in games for score in game.scores]), "Points"), "Points at the end."),
    )  # fmt: skip


def told_options(options: dict[str, bool | int | str]) -> str:
    """Return the options as part of a sentence."""
    return "".join(f", {name}={value}" for name, value in options.items())


def courses_of(names: Sequence[str], games: Sequence[Raced]) -> list[tuple[str, list[float]]]:
    """Return each bot's share of victories after every game."""
    lines = []
    for runner, name in enumerate(names):
        won = accumulate(game.share(runner) for game in games)
        lines.append((name, [wins / played for played, wins in enumerate(won, 1)]))
    return lines


def points_of(names: Sequence[str], games: Sequence[Raced]) -> list[Interval]:
    """Return the median of each runner's points, with the first and ninth deciles."""
    rows = []
    for runner, name in enumerate(names):
        points = [game.scores[runner] for game in games]
        tenths = quantiles(points, n=10, method="inclusive") if len(points) > 1 else [points[0]] * 9
        rows.append(Interval(name, tenths[4], tenths[0], tenths[8]))
    return rows


def binned(values: Sequence[int]) -> list[tuple[float, int]]:
    """Count values in bins of equal width; returns each bin's middle and count."""
    low, high = min(values), max(values)
    wide = max(1, -(-(high - low + 1) // BINS))
    counts = Counter((value - low) // wide for value in values)
    return [(low + place * wide + (wide - 1) / 2, counts[place]) for place in range((high - low) // wide + 1)]


def runners_table(names: Sequence[str], runners: Sequence[Runner]) -> Svg:
    rows = []
    for name, one in zip(names, runners, strict=True):
        low, high = one.interval
        worst, best = one.rating.interval
        share = [f"{one.wins:.1f} of {one.games}", f"{one.share:.1%}", f"{low:.1%} to {high:.1%}"]
        rating = [f"{one.rating.middle:.1f}", f"{worst:.1f} to {best:.1f}"]
        rows.append([name, *share, *rating, f"{one.mean_points:.1f}", f"{one.ms_per_choice:.3f}"])
    return table(["bot", "won", "share", "95 %", "rating", "95 %", "points", "ms per choice"], rows)


def seats_table(names: Sequence[str], runners: Sequence[Runner]) -> Svg:
    """Show each bot's share of victories at each seat."""
    rows = []
    for name, one in zip(names, runners, strict=True):
        seats = zip(one.wins_by_seat, one.games_by_seat, strict=True)
        rows.append([name, *(f"{won / games:.1%}" if games else "" for won, games in seats)])
    return join(heading("By seat"), table(["share at", *(f"seat {seat}" for seat in range(len(runners)))], rows))


def heading(text: str) -> Svg:
    return el("h2", text)


def paragraph(text: str) -> Svg:
    return el("p", text)


def note(text: str) -> Svg:
    """Return a remark in a muted colour."""
    return el("p", text, class_="note")


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Svg:
    """Return a table that scrolls in narrow windows."""
    top = el("thead", el("tr", *(el("th", name, scope="col") for name in head)))
    body = el("tbody", *(el("tr", *(el("td", cell) for cell in row)) for row in rows))
    return scrolling(el("table", top, body))


def figure(plot: Svg, caption: str) -> Svg:
    """Return a plot with a caption."""
    return el("figure", scrolling(plot), el("figcaption", caption))


def scrolling(content: Svg) -> Svg:
    """Return a box that scrolls if its content is too wide."""
    return el("div", content, class_="scroll")


def page(title: str, *parts: Svg) -> str:
    """Return the complete HTML file."""
    template = Template(resources.files("hippodrome.arena").joinpath("report.html").read_text("utf-8"))
    made = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    return template.substitute(COLOURS, title=escape(title), parts="\n".join(parts), made=made)
