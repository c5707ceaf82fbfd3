"""The report on a game itself, for whoever designs it: one HTML file with everything in it."""

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
"""So many deeds stand in the plot, and in the table."""


def seat_name(speaker: Speaker, seat: int) -> str:
    """What a seat plays: the game's own name for its side, or its number."""
    key = f"side-{seat + 1}"
    return speaker.say(key) if speaker.bundle.has(key) else f"Seat {seat + 1}"


def shares_of(balance: Balance, games: Sequence[Observed]) -> list[Interval]:
    """What each seat or side wins, with the 95 % interval."""
    speaker = Speaker(balance.game, "en")
    rows = []
    for seat in range(len(balance.bots)):
        won = sum(game.share(seat) for game in games)
        rows.append(Interval(seat_name(speaker, seat), won / len(games), *wilson(won, len(games))))
    return rows


def seats_sentence(balance: Balance, games: Sequence[Observed]) -> str:
    """What each seat or side wins, in a sentence."""
    told = [f"{row.name} wins {row.value:.0%} [{row.low:.0%}, {row.high:.0%}]" for row in shares_of(balance, games)]
    return ", ".join(told) + "."


def balance_report(balance: Balance, games: Sequence[Observed]) -> str:
    """The whole report."""
    speaker = Speaker(balance.game, "en")
    seats = range(len(balance.bots))
    sided = speaker.bundle.has("side-1")
    fair = 1 / len(balance.bots)
    shares = shares_of(balance, games)
    who = "side" if sided else "seat"
    deeds = weighed(games, seats)
    parts = [
        paragraph(f"{seats_sentence(balance, games)} Even would be {fair:.0%}. {verdict(shares, fair, who)}"),
        note(f"{len(games)} games of {', '.join(balance.bots)}, seed {balance.seed}{told_options(balance.options)}. "
             "What bots do is not all that people can do: read it as a question to the game, not as a verdict."),
        figure(intervals(shares, f"Victories by {who}", percent, fair), f"Share of victories by {who} with its 95 % "
               "interval; dashed what would be even."),
        heading("How games end"),
        endings_table(games, speaker, sided),
        heading("How long they take"),
        paragraph(length_sentence(games)),
        figure(bars(binned([game.words for game in games]), "Words in a game"), "How many words a game has."),
        figure(bars(binned(margins(games)), "Lead of the winner"), "By how many points the winner was ahead of the "
               "next."),
        heading("What winners do"),
        note("What was done at least once in a game, and what was won by those who did it beside what their "
             f"{who} wins anyway. That somebody wins who does it does not say that it wins: who is ahead does more of "
             "everything. A star marks what is more than chance would explain."),
        figure(intervals(telling(deeds, speaker), "Won by who did it, beside the usual", signed, 0.0, left=330),
               "Percentage points above or below what the same seats win anyway, with the 95 % interval."),
        deeds_table(deeds[:LONGEST], speaker),
    ]  # fmt: skip
    if sided:
        for seat in seats:
            parts.append(heading(f"What {seat_name(speaker, seat)} does"))
            parts.append(deeds_table(weighed(games, [seat])[: LONGEST // 2], speaker))
    for used in uses(games):
        parts.append(heading(f"{used.tag.replace('-', ' ').capitalize()}: which {used.thing} for what"))
        parts.append(uses_table(used, len(games), speaker))
    parts.append(heading("Which answers are given"))
    parts.append(
        note("Each kind of answer: how many questions a game offered it beside another kind, and how often it was "
             "taken. What is offered and never taken is worth nothing, or nobody has seen yet what it is worth.")
    )  # fmt: skip
    parts.append(uptake_table(games, balance))
    return page(f"{balance.game.capitalize()}: what {len(games)} games say", *parts)


def verdict(shares: Sequence[Interval], fair: float, who: str) -> str:
    """Whether one seat is better than another, as far as so many games can say."""
    apart = [row for row in shares if not row.low <= fair <= row.high]
    if not apart:
        return f"No {who} is clearly better or worse."
    told = [f"{row.name} wins clearly {'more' if row.value > fair else 'less'} than its part" for row in apart]
    return "; ".join(told) + "."


def length_sentence(games: Sequence[Observed]) -> str:
    """How long games are, in words and rounds."""
    words = [game.words for game in games]
    said = f"{min(words)} to {max(words)} words, {mean(words):.0f} on average."
    rounds = Counter(game.rounds for game in games)
    if set(rounds) == {0}:
        return said
    told = ", ".join(f"{count} of {len(games)} in round {number}" for number, count in sorted(rounds.items()))
    return f"{said} They ended: {told}. The middle game has {median(game.rounds for game in games):.0f} rounds."


def margins(games: Sequence[Observed]) -> list[int]:
    """By how many points the first was ahead of the second."""
    found = []
    for game in games:
        best = sorted(game.scores, reverse=True)
        found.append(best[0] - best[1] if len(best) > 1 else 0)
    return found


def endings_table(games: Sequence[Observed], speaker: Speaker, sided: bool) -> Svg:
    """How often each ending came, and for whom."""
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
    """A deed in words: what happened, and the names of the things in it."""
    tag, *named = deed.split(" ")
    things = [f"{field} {speaker.thing(value)}" for field, _, value in (one.partition("=") for one in named)]
    return tag.replace("-", " ") + (f": {', '.join(things)}" if things else "")


def telling(deeds: Sequence[WeighedDeed], speaker: Speaker) -> list[Interval]:
    """The deeds that tell most, as what is won beside the usual."""
    rows = [
        Interval(deed_name(one.deed, speaker), one.share - one.base, one.low - one.base, one.high - one.base)
        for one in deeds[:TELLING]
    ]
    return sorted(rows, key=lambda row: -row.value) or [Interval("nothing", 0.0, 0.0, 0.0)]


def signed(value: float) -> str:
    """Percentage points with their sign."""
    return f"{100 * value:+.0f}"


def deeds_table(deeds: Sequence[WeighedDeed], speaker: Speaker) -> Svg:
    """Deeds in numbers, those that tell most first."""
    rows = []
    for one in deeds:
        star = "* " if one.tells else ""
        rows.append([
            star + deed_name(one.deed, speaker), f"{one.often:.0%}", f"{one.share:.0%}",
            f"{one.low:.0%} to {one.high:.0%}", f"{one.base:.0%}", signed(one.share - one.base),
        ])  # fmt: skip
    return table(["done", "in games", "won", "95 %", "usual", "more"], rows)


def uses_table(used: Used, games: int, speaker: Speaker) -> Svg:
    """How often each thing was used, and for what."""
    ways = used.ways
    rows = []
    for thing, counts in sorted(used.counts.items(), key=lambda item: (-sum(item[1].values()), item[0])):
        total = sum(counts.values())
        shares = [f"{counts.get(way, 0) / total:.0%}" if counts.get(way) else "–" for way in ways]
        rows.append([speaker.thing(thing), f"{total / games:.2f}", *shares])
    return table([used.thing, "times a game", *(speaker.thing(way) for way in ways)], rows)


def uptake_table(games: Sequence[Observed], balance: Balance) -> Svg:
    """How often each kind of answer was offered and taken."""
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
    return table(["answer", "offered a game", "taken a game", "taken"], rows)
