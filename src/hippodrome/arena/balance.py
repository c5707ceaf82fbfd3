"""Balance: what many games between bots show about a game's seats and sides, actions and cards.

A race measures bots; this measures the game. We note for every game who won, how long it took, how it ended, what each
seat was offered, and what it did. Deeds come from the game's own events: each kind of event, and each thing named in
one (a card, a city, a use).
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import get_args, get_type_hints

import msgspec

from hippodrome.api import new_table
from hippodrome.arena.race import Meeting, places_of, share_of
from hippodrome.arena.ratings import wilson
from hippodrome.bots import find_bot
from hippodrome.kernel.events import Event, Seat, Thing
from hippodrome.kernel.table import Table
from hippodrome.parts import headings_of
from hippodrome.registry import find_game
from hippodrome.text import Speaker


class Observed(msgspec.Struct, frozen=True):
    """One observed game, by seat: results, deeds, and answers offered and taken."""

    number: int
    scores: list[int]
    places: list[int]
    words: int
    rounds: int
    ending: str
    did: list[dict[str, int]]
    """How often each seat did each deed; see `deeds_of`."""
    offered: list[dict[str, int]]
    """How many asks gave each seat a choice between this kind of answer and others."""
    taken: list[dict[str, int]]
    """How often the seat chose this kind of answer."""

    def share(self, seat: int) -> float:
        """Return a seat's share of the victory, which several winners split equally."""
        return share_of(self.places, seat)


@dataclass(frozen=True)
class Balance(Meeting):
    """Observed games between bots, in which every bot plays every seat equally often."""

    NAME = b"balance"

    def play(self, number: int) -> Observed:
        """Play a game to its end; no two games have the same deal."""
        seats = len(self.bots)
        table = new_table(self.game, seats, self._seed_for("deal", number), self.options)
        names = [self.bots[(seat + number) % seats] for seat in range(seats)]
        players = [find_bot(name, self._bot_seed(number, seat)) for seat, name in enumerate(names)]
        kinds = kinds_of(self.game)
        offered: list[Counter[str]] = [Counter() for _ in range(seats)]
        taken: list[Counter[str]] = [Counter() for _ in range(seats)]
        last = 0
        while not table.over:
            ask = table.asks[0]
            word = self._answer(players[ask.seat], names[ask.seat], table, ask.seat, number)
            choices = {kinds[option] for option in ask.options}
            if len(choices) > 1:
                offered[ask.seat].update(choices)
                taken[ask.seat][kinds[table.game.words.index[word]]] += 1
            last = len(table.events)
            table.play(ask.seat, word)
        did: list[Counter[str]] = [Counter() for _ in range(seats)]
        for event in table.events[:-1]:  # the last event announces the winner, which is not a deed
            for seat, deed in deeds_of(event):
                did[seat][deed] += 1
        return Observed(
            number,
            scores=table.scores,
            places=places_of(table.ranking),
            words=len(table.said),
            rounds=rounds_in(table),
            ending=ending_of(table, last),
            did=[dict(sorted(one.items())) for one in did],
            offered=[dict(sorted(one.items())) for one in offered],
            taken=[dict(sorted(one.items())) for one in taken],
        )


@cache
def kinds_of(game: str) -> list[str]:
    """Return the kind of each word of a game: its message key without `word-`, such as `bid`."""
    speaker = Speaker(game, "en")
    return [speaker.word_key(word)[0].removeprefix("word-") for word in find_game(game).words.spellings]


@cache
def fields_of(kind: type[Event]) -> tuple[str, list[str], list[str]]:
    """Return an event kind's field of the acting seat ("" if none), its fields of one thing, and of several things."""
    hints = get_type_hints(kind)
    seat = next((name for name, hint in hints.items() if hint is Seat), "")
    one = [name for name, hint in hints.items() if hint is Thing or Thing in get_args(hint)]
    several = [name for name in one if hints[name] == list[Thing]]
    return seat, [name for name in one if name not in several], several


def deeds_of(event: Event) -> Iterator[tuple[int, str]]:
    """Yield a seat and its deeds in an event: `played`, `played card=corvus`, and combinations of two fields."""
    who, single, several = fields_of(type(event))
    seat = getattr(event, who) if who else None
    if seat is None:
        return
    tag = str(event.__struct_config__.tag)
    yield seat, tag
    named = [f"{name}={value}" for name in single if (value := getattr(event, name)) is not None]
    for one in named:
        yield seat, f"{tag} {one}"
    if len(named) == 2:  # larger combinations would be too specific
        yield seat, f"{tag} {' '.join(named)}"
    for name in several:
        for value in sorted(set(getattr(event, name) or ())):
            yield seat, f"{tag} {name}={value}"


def rounds_in(table: Table) -> int:
    """Return the number of rounds in a game, or 0 if its events don't mark them."""
    tags = Counter(str(event.__struct_config__.tag) for event in table.events)
    return max((count for tag, count in tags.items() if tag in ("round-began", "turn-began")), default=0)


def ending_of(table: Table, since: int) -> str:
    """Return how a game ended: the headings caused by its last word, with the things they name."""
    headings = headings_of(table.game.name)
    headlines: list[str] = []
    for event in table.events[since:]:
        tag = str(event.__struct_config__.tag)
        if tag in headings or event is table.events[-1]:
            named = [getattr(event, name) for name in fields_of(type(event))[1]]
            headlines.append(" ".join([tag, *(value for value in named if value)]))
    return ", then ".join(dict.fromkeys(headlines)) or "nothing left to do"


class WeighedDeed(msgspec.Struct, frozen=True):
    """A deed: how often seats did it, and the share they won compared with the usual share of their seats."""

    deed: str
    games: int
    """The number of seats, over all games, that did it."""
    often: float
    """The same as a share of all seats of all games."""
    share: float
    base: float
    low: float
    high: float

    @property
    def tells(self) -> bool:
        """Whether the share won differs significantly from the usual share."""
        return not self.low <= self.base <= self.high


def weighed(games: Sequence[Observed], seats: Iterable[int], least: int = 8) -> list[WeighedDeed]:
    """Return the deeds that `least` seats or more did, and as many did not; the largest effects first."""
    chosen = list(seats)
    usual = {seat: sum(game.share(seat) for game in games) / len(games) for seat in chosen}
    done: dict[str, list[tuple[float, float]]] = {}
    for game in games:
        for seat in chosen:
            for deed in game.did[seat]:
                done.setdefault(deed, []).append((game.share(seat), usual[seat]))
    found = []
    total = len(games) * len(chosen)
    for deed, shares in done.items():
        count = len(shares)
        if count < least or count > total - least:
            continue
        won = sum(share for share, _ in shares)
        low, high = wilson(won, count)
        found.append(
            WeighedDeed(deed, count, count / total, won / count, sum(one for _, one in shares) / count, low, high)
        )
    found.sort(key=lambda one: (-abs(one.share - one.base) * one.games**0.5, one.deed.count(" "), one.deed))
    seen: set[object] = set()
    kept = []
    for one in found:  # where a thing is always done in the same way, list it only once
        what = (one.deed.partition(" ")[0], one.games, one.share, one.base)
        if what not in seen:
            seen.add(what)
            kept.append(one)
    return kept


class Used(msgspec.Struct, frozen=True):
    """The uses of one kind of thing: `counts` maps each thing to the number of times it was used in each way."""

    tag: str
    thing: str
    way: str
    counts: dict[str, dict[str, int]]

    @property
    def ways(self) -> list[str]:
        """Return all the ways a card or action was used, the most common first."""
        total: Counter[str] = Counter()
        for counts in self.counts.values():
            total.update(counts)
        return [way for way, _ in total.most_common()]


def uses(games: Sequence[Observed], most: int = 8, least: int = 6) -> list[Used]:
    """For events that name two things, such as a card and its use, count how often each was used in each way.

    Returns only tables with at least `least` things and at most `most` ways; others would be mere lists of places.
    """
    found: dict[tuple[str, str, str], dict[str, Counter[str]]] = {}
    for game in games:
        for did in game.did:
            for deed, count in did.items():
                tag, *named = deed.split(" ")
                if len(named) == 2:
                    (field, value), (way, how) = (one.split("=") for one in named)
                    found.setdefault((tag, field, way), {}).setdefault(value, Counter())[how] += count
    tables = [Used(*key, {thing: dict(ways) for thing, ways in counts.items()}) for key, counts in found.items()]
    return [one for one in tables if len(one.counts) >= least and 1 < len(one.ways) <= most]


def uptake(games: Sequence[Observed], seats: Iterable[int]) -> list[tuple[str, int, int]]:
    """Return for each kind of answer how often seats could choose it among others, and how often they did."""
    offered: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    for seat in seats:
        for game in games:
            offered.update(game.offered[seat])
            taken.update(game.taken[seat])
    return [(kind, count, taken[kind]) for kind, count in offered.most_common()]
