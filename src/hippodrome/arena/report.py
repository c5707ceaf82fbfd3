"""The report of a race or simulation: one HTML file with everything in it."""

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from html import escape
from itertools import accumulate
from statistics import quantiles

from hippodrome.arena.clear import Clear
from hippodrome.arena.race import Race, Raced
from hippodrome.arena.ratings import wilson
from hippodrome.arena.simulate import Simulated, Simulation
from hippodrome.arena.standings import Runner, clearness, names_of, standings
from hippodrome.draw.palette import GOLD, GOLD_LIGHT, IVORY, IVORY_DARK, NIGHT, SEA, SEA_LIGHT
from hippodrome.draw.plots import Interval, bars, courses, intervals, percent

BINS = 30
STYLE = f"""
body {{ margin: 0 auto; max-width: 60rem; padding: 1rem; background: {NIGHT}; color: {IVORY};
  font: 16px/1.5 system-ui, sans-serif; }}
h1, h2 {{ font-family: Georgia, serif; color: {GOLD_LIGHT}; font-weight: normal; }}
h1 {{ border-bottom: 2px solid {GOLD}; }}
table {{ border-collapse: collapse; width: 100%; }}
th, td {{ padding: .3rem .6rem; text-align: right; border-bottom: 1px solid {SEA_LIGHT}; }}
th:first-child, td:first-child {{ text-align: left; }}
figure {{ margin: 1rem 0; padding: 1rem; background: {SEA}; border-radius: 6px; }}
figcaption, .note {{ color: {IVORY_DARK}; }}
svg {{ display: block; width: 100%; min-width: 36rem; height: auto; }}
.scroll {{ overflow-x: auto; }}
"""
VERDICTS = {
    "better": "{bot} is better than its opponents here.",
    "worse": "{bot} is worse than its opponents here.",
    "even": "{bot} is as good as its opponents here: less than {margin:.0%} of the games lie between them.",
    "": "It is not clear whether {bot} is better than its opponents.",
}


def verdict_of(race: Race, clear: Clear) -> str:
    """What the race says about the bot that was named first."""
    low, high = clear.interval
    said = VERDICTS[clear.verdict].format(bot=race.bots[0], margin=clear.margin)
    return f"{said} Its share is {low:.1%} to {high:.1%}, however often one looks; {clear.fair:.1%} would be fair."


def race_report(race: Race, games: Sequence[Raced]) -> str:
    """The report of a race."""
    runners = standings(race, games)
    names = names_of(race.bots)
    fair = 1 / len(runners)
    named = list(zip(names, runners, strict=True))
    shares = [Interval(name, one.share, *one.interval) for name, one in named]
    ratings = [Interval(name, one.rating.middle, *one.rating.interval) for name, one in named]
    thinking = [Interval(name, one.ms_per_choice, 0, one.ms_per_choice) for name, one in named]
    return page(
        f"{race.game}: {', '.join(race.bots)}",
        f"<p>{escape(verdict_of(race, clearness(race, games)))}</p>",
        f"<p class=note>{len(games)} games, seed {race.seed}{escape(told_options(race.options))}.</p>",
        runners_table(names, runners),
        figure(intervals(shares, "Share of victories", percent, fair), "Share of victories with its 95 % interval; "
               "dashed what equals would get."),
        figure(courses(courses_of(names, games), "Shares game by game", percent, fair), "The share of victories as the "
               "games went."),
        figure(intervals(ratings, "Rating"), "Rating (OpenSkill) with its 95 % interval; all begin at 25."),
        figure(intervals(points_of(names, games), "Points"), "Points: the middle of all games; the line holds eight "
               "games in ten."),
        seats_table(names, runners),
        figure(intervals(thinking, "Milliseconds a choice"), "Milliseconds of processor time a choice."),
    )  # fmt: skip


def simulation_report(simulation: Simulation, games: Sequence[Simulated]) -> str:
    """The report of a simulation."""
    shares = []
    for seat in range(simulation.seats):
        won = sum(1 / len(game.winners) for game in games if seat in game.winners)
        shares.append(Interval(f"seat {seat}", won / len(games), *wilson(won, len(games))))
    checked = " The invariants held after every word." if simulation.checked else ""
    return page(
        f"{simulation.game}: random play with {simulation.seats} seats",
        f"<p>{len(games)} games, seed {simulation.seed}{escape(told_options(simulation.options))}.{checked}</p>",
        figure(intervals(shares, "Share of victories by seat", percent, 1 / simulation.seats), "Share of victories by "
               "seat with its 95 % interval; dashed what would be fair."),
        figure(bars(binned([game.words for game in games]), "Words in a game"), "How many words a game has."),
        figure(bars(binned([score for game in games for score in game.scores]), "Points"), "Points at the end."),
    )  # fmt: skip


def told_options(options: dict[str, bool | int | str]) -> str:
    """The options a race was played with, as part of a sentence."""
    return "".join(f", {name}={value}" for name, value in options.items())


def courses_of(names: Sequence[str], games: Sequence[Raced]) -> list[tuple[str, list[float]]]:
    """How each share of victories went."""
    lines = []
    for runner, name in enumerate(names):
        won = accumulate(game.share(runner) for game in games)
        lines.append((name, [wins / played for played, wins in enumerate(won, 1)]))
    return lines


def points_of(names: Sequence[str], games: Sequence[Raced]) -> list[Interval]:
    """The middle of each runner's points, and where eight games in ten lie."""
    rows = []
    for runner, name in enumerate(names):
        points = [game.scores[runner] for game in games]
        tenths = quantiles(points, n=10, method="inclusive") if len(points) > 1 else [points[0]] * 9
        rows.append(Interval(name, tenths[4], tenths[0], tenths[8]))
    return rows


def binned(values: Sequence[int]) -> list[tuple[float, int]]:
    """How many values lie in each of some bins of one width."""
    low, high = min(values), max(values)
    wide = max(1, -(-(high - low + 1) // BINS))
    counts = Counter((value - low) // wide for value in values)
    return [(low + place * wide + (wide - 1) / 2, counts[place]) for place in range((high - low) // wide + 1)]


def runners_table(names: Sequence[str], runners: Sequence[Runner]) -> str:
    """The result in numbers."""
    rows = []
    for name, one in zip(names, runners, strict=True):
        low, high = one.interval
        worst, best = one.rating.interval
        share = [f"{one.wins:.1f} of {one.games}", f"{one.share:.1%}", f"{low:.1%} to {high:.1%}"]
        rating = [f"{one.rating.middle:.1f}", f"{worst:.1f} to {best:.1f}"]
        rows.append([name, *share, *rating, f"{one.mean_points:.1f}", f"{one.ms_per_choice:.3f}"])
    return table(["bot", "won", "share", "95 %", "rating", "95 %", "points", "ms a choice"], rows)


def seats_table(names: Sequence[str], runners: Sequence[Runner]) -> str:
    """Each bot's share of victories at each seat."""
    rows = []
    for name, one in zip(names, runners, strict=True):
        seats = zip(one.wins_by_seat, one.games_by_seat, strict=True)
        rows.append([name, *(f"{won / games:.1%}" if games else "" for won, games in seats)])
    return "<h2>By seat</h2>" + table(["share at", *(f"seat {seat}" for seat in range(len(runners)))], rows)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table that scrolls where the window is narrow."""
    top = "".join(f"<th scope=col>{escape(name)}</th>" for name in head)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f"<div class=scroll><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"


def figure(plot: str, caption: str) -> str:
    """A plot with what it shows."""
    return f"<figure><div class=scroll>{plot}</div><figcaption>{escape(caption)}</figcaption></figure>"


def page(title: str, *parts: str) -> str:
    """The whole file."""
    made = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    return (
        f"<!doctype html>\n<html lang=en><head><meta charset=utf-8><title>{escape(title)}</title>"
        f"<meta name=viewport content='width=device-width'><style>{STYLE}</style></head>"
        f"<body><h1>{escape(title)}</h1>\n"
        + "\n".join(parts)
        + f"\n<p class=note>Made by Hippodrome, {made}.</p></body></html>\n"
    )
