"""The report on a game itself, for game designers, as one self-contained HTML file."""

from collections import Counter
from collections.abc import Sequence
from statistics import mean, median

from hippodrome.arena.balance import Balance, Observed, Used, WeighedDeed, uptake, uses, weighed
from hippodrome.arena.ratings import wilson
from hippodrome.arena.report import binned, figure, heading, note, page, paragraph, table, told_options
from hippodrome.draw.plots import Interval, bars, intervals, percent
from hippodrome.draw.svg import Svg
from hippodrome.text import Speaker

TELLING, LONGEST = 24, 120
"""The number of deeds in the plot and in the table."""


def seat_name(speaker: Speaker, seat: int) -> str:
    """Return the game's name for the side at a seat, or the seat's number."""
    key = f"side-{seat + 1}"
    return speaker.say(key) if speaker.bundle.has(key) else f"Seat {seat + 1}"


def shares_of(balance: Balance, games: Sequence[Observed]) -> list[Interval]:
    """Return the share of victories of each seat or side, with its 95 % interval."""
    speaker = Speaker(balance.game, "en")
    rows = []
    for seat in range(len(balance.bots)):
        won = sum(game.share(seat) for game in games)
        rows.append(Interval(seat_name(speaker, seat), won / len(games), *wilson(won, len(games))))
    return rows


def seats_sentence(balance: Balance, games: Sequence[Observed]) -> str:
    """Describe the share of victories of each seat or side in a sentence."""
    shares = [f"{row.name} wins {row.value:.0%} [{row.low:.0%}, {row.high:.0%}]" for row in shares_of(balance, games)]
    return ", ".join(shares) + "."


def balance_report(balance: Balance, games: Sequence[Observed]) -> str:
    speaker = Speaker(balance.game, "en")
    seats = range(len(balance.bots))
    sided = speaker.bundle.has("side-1")
    fair = 1 / len(balance.bots)
    shares = shares_of(balance, games)
    who = "side" if sided else "seat"
    deeds = weighed(games, seats)
    parts = [
        paragraph(f"{seats_sentence(balance, games)} An even share is {fair:.0%}. {verdict(shares, fair, who)}"),
        note(f"{len(games)} games of {', '.join(balance.bots)}, seed {balance.seed}{told_options(balance.options)}. "
             "People find moves that bots don't: take the figures as questions about the game, not as a verdict."),
        figure(intervals(shares, f"Victories by {who}", percent, fair), f"Share of victories by {who} with 95 % "
               "intervals; the dashed line is an even share."),
        heading("How games end"),
        endings_table(games, speaker, sided),
        heading("How long they take"),
        paragraph(length_sentence(games)),
        figure(bars(binned([game.words for game in games]), "Words in a game"), "Length of games in words."),
        figure(bars(binned(margins(games)), "Lead of the winner"), "The winner's lead over the runner-up in "
               "points."),
        heading("What winners do"),
        note("Deeds done at least once in a game, and how often those who did them won, compared with how often their "
             f"{who} wins anyway. A deed of winners need not be the cause of winning: players who are ahead do more of "
             "everything. A star marks differences that chance does not explain."),
        figure(intervals(telling(deeds, speaker), "Wins with the deed, compared with the usual", signed, 0.0, left=330),
               "Percentage points above or below the usual share of the same seats, with 95 % intervals."),
        deeds_table(deeds[:LONGEST], speaker),
    ]  # fmt: skip
    if sided:
        for seat in seats:
            parts.append(heading(f"What {seat_name(speaker, seat)} does"))
            parts.append(deeds_table(weighed(games, [seat])[: LONGEST // 2], speaker))
    for used in uses(games):
        parts.append(heading(f"{used.tag.replace('-', ' ').capitalize()}: uses of each {used.thing}"))
        parts.append(uses_table(used, len(games), speaker))
    parts.append(heading("Which answers are chosen"))
    parts.append(
        note("For each kind of answer: how often per game it could be chosen among others, and how often it was. "
             "An answer that is never chosen is worthless, or its value has not been discovered yet.")
    )  # fmt: skip
    parts.append(uptake_table(games, balance))
    return page(f"{balance.game.capitalize()}: what {len(games)} games show", *parts)


def verdict(shares: Sequence[Interval], fair: float, who: str) -> str:
    """Describe which seats win significantly more or less than their fair share."""
    apart = [row for row in shares if not row.low <= fair <= row.high]
    if not apart:
        return f"No {who} is clearly better or worse."
    found = [f"{row.name} wins clearly {'more' if row.value > fair else 'less'} than its share" for row in apart]
    return "; ".join(found) + "."


def length_sentence(games: Sequence[Observed]) -> str:
    """Describe the length of games in words and rounds."""
    words = [game.words for game in games]
    lengths = f"{min(words)} to {max(words)} words, {mean(words):.0f} on average."
    rounds = Counter(game.rounds for game in games)
    if set(rounds) == {0}:
        return lengths
    ends = ", ".join(f"{count} of {len(games)} in round {number}" for number, count in sorted(rounds.items()))
    return f"{lengths} They ended: {ends}. The median is {median(game.rounds for game in games):.0f} rounds."


def margins(games: Sequence[Observed]) -> list[int]:
    """Return by how many points the winner of each game was ahead of the runner-up."""
    found = []
    for game in games:
        best = sorted(game.scores, reverse=True)
        found.append(best[0] - best[1] if len(best) > 1 else 0)
    return found


def endings_table(games: Sequence[Observed], speaker: Speaker, sided: bool) -> Svg:
    """Show how often games ended in each way, and who won them."""
    rows = []
    for ending, count in Counter(game.ending for game in games).most_common():
        those = [game for game in games if game.ending == ending]
        cells = [ending.replace("-", " "), f"{count}", f"{count / len(games):.0%}"]
        if sided:
            for seat in range(len(those[0].places)):
                cells.append(f"{sum(game.share(seat) for game in those) / count:.0%}")
        rows.append([*cells, f"{mean(game.words for game in those):.0f}"])
    sides = [f"won by {seat_name(speaker, seat)}" for seat in range(len(games[0].places))] if sided else []
    return table(["ending", "games", "share", *sides, "words"], rows)


def deed_name(deed: str, speaker: Speaker) -> str:
    """Describe a deed: the event, and the names of the things in it."""
    tag, *named = deed.split(" ")
    things = [f"{field} {speaker.thing(value)}" for field, _, value in (one.partition("=") for one in named)]
    return tag.replace("-", " ") + (f": {', '.join(things)}" if things else "")


def telling(deeds: Sequence[WeighedDeed], speaker: Speaker) -> list[Interval]:
    """Return the deeds with the largest effects as shares relative to the usual share."""
    rows = [
        Interval(deed_name(one.deed, speaker), one.share - one.base, one.low - one.base, one.high - one.base)
        for one in deeds[:TELLING]
    ]
    return sorted(rows, key=lambda row: -row.value) or [Interval("nothing", 0.0, 0.0, 0.0)]


def signed(value: float) -> str:
    """Format a share as percentage points with a sign."""
    return f"{100 * value:+.0f}"


def deeds_table(deeds: Sequence[WeighedDeed], speaker: Speaker) -> Svg:
    """Show deeds in numbers, the largest effects first."""
    rows = []
    for one in deeds:
        star = "* " if one.tells else ""
        rows.append([
            star + deed_name(one.deed, speaker), f"{one.often:.0%}", f"{one.share:.0%}",
            f"{one.low:.0%} to {one.high:.0%}", f"{one.base:.0%}", signed(one.share - one.base),
        ])  # fmt: skip
    return table(["done", "in games", "won", "95 %", "usual", "more"], rows)


def uses_table(used: Used, games: int, speaker: Speaker) -> Svg:
    """Show how often each thing was used in each way."""
    ways = used.ways
    rows = []
    for thing, counts in sorted(used.counts.items(), key=lambda item: (-sum(item[1].values()), item[0])):
        total = sum(counts.values())
        shares = [f"{counts.get(way, 0) / total:.0%}" if counts.get(way) else "–" for way in ways]
        rows.append([speaker.thing(thing), f"{total / games:.2f}", *shares])
    return table([used.thing, "times per game", *(speaker.thing(way) for way in ways)], rows)


def uptake_table(games: Sequence[Observed], balance: Balance) -> Svg:
    """Show how often each kind of answer was offered and chosen."""
    rows = []
    for kind, offered, taken in uptake(games, range(len(balance.bots))):
        rows.append(
            [
                kind.replace("-", " "),
                f"{offered / len(games):.1f}",
                f"{taken / len(games):.1f}",
                f"{taken / offered:.0%}",
            ]
        )
    return table(["answer", "offered per game", "chosen per game", "chosen"], rows)
