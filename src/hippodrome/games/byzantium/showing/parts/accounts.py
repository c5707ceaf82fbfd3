"""Everybody's board, what the end of the round will cost, and the result if the game ended now."""

from collections.abc import Mapping
from typing import Any, Final

from hippodrome.games.byzantium import pieces
from hippodrome.games.byzantium.board import Board
from hippodrome.games.byzantium.rules.scoring import result
from hippodrome.games.byzantium.showing.look import BOTH, Look
from hippodrome.games.byzantium.showing.parts import figures
from hippodrome.parts import Account, Box, Figure, Reckoning, Say, Sheet, Track, say

TRACK: Final = 50
"""The printed track starts over after this many points."""
LASTING: Final = ("emperor", "caliph", "fleet_byzantine", "fleet_arab")
"""Special spaces that last until the end of the round."""


class UpkeepForecast:
    """BZ 11.1-11.3: what a side will have after income and upkeep, and how many cubes can't be paid."""

    def __init__(self, look: Look, side: int) -> None:
        half, prices = look.half(side), look.board.upkeep
        self.income = look.board.income_per_marker * look.markers(side)
        self.due = sum(half[box] * prices[place] for place, box in enumerate(pieces.BOXES))
        left = half["treasury"] + self.income - self.due
        self.left = max(0, left)
        self.missing = max(0, -left)
        self.unpaid = least_unpaid(half, prices, self.missing)


def least_unpaid(half: Mapping[str, Any], prices: list[int], gap: int) -> int:
    """BZ 11.3: the fewest cubes that close the gap: the expensive ones."""
    count = 0
    for price, held in sorted(zip(prices, (half[box] for box in pieces.BOXES), strict=True), reverse=True):
        taken = min(held, -(-gap // price)) if price and gap > 0 else 0
        count += taken
        gap -= taken * price
    return count


# --- sheets ----------------------------------------------------------------------------------------------------------


def sheet(view: Mapping[str, Any], seat: int) -> Sheet:
    """Return a player's sheet: counters, and unfolded the boxes of both sides and the stores."""
    look = Look(view, seat)
    own, board = look.own, view["board"]
    over = bool(view["over"])
    total = Figure(sign="scales", name=say("label-result"), value=board["results"][seat], note=say("note-result"))
    points = [
        Figure(
            sign=figures.TRACK_SIGNS[side], name=say(f"label-side-{pieces.SIDES[side]}"), value=look.half(side)["vp"]
        )
        for side in BOTH
    ]
    pool = Figure(sign="cube", name=say("label-pool"), value=own["pool"])
    return Sheet(
        seat=seat,
        score=total,
        figures=(*points, pool),
        boxes=(*[_side(look, side, over) for side in BOTH], _stores(look, over)),
        tracks=tuple(
            Track(
                name=say(f"track-{pieces.SIDES[side]}"),
                at=look.half(side)["vp"],
                length=max(TRACK, look.half(side)["vp"]),
                sign=figures.TRACK_SIGNS[side],
            )
            for side in BOTH
        ),
        state=_state(view, seat),
    )


def _state(view: Mapping[str, Any], seat: int) -> Say | None:
    if view["over"]:
        return say("label-winner") if seat in view["ranking"][0] else None
    return say("label-passed") if view["board"]["players"][seat]["passed"] else None


def _side(look: Look, side: int, over: bool) -> Box:
    """Return the four boxes and the treasury of a side, and whether the money will suffice."""
    half = look.half(side)
    name = pieces.SIDES[side]
    upkeep = UpkeepForecast(look, side)
    shown = [figures.box(box, half[box]) for box in pieces.BOXES]
    if half["guard"]:
        guard = Figure(sign="crown", name=say("label-guard"), value=1, signed=True, note=say("note-guard"))
        shown.insert(1, guard)
    purse = Figure(sign="coin", name=say("label-purse"), value=half["treasury"])
    if over:
        return Box(title=_where(name, half["army"]), figures=(*shown, purse))
    purse = Figure(sign="coin", name=say("label-purse"), value=half["treasury"], forecast=upkeep.left)
    if upkeep.missing:
        note = say("note-short", due=upkeep.due, income=upkeep.income, missing=upkeep.missing, count=upkeep.unpaid)
    else:
        note = say("note-upkeep", due=upkeep.due, income=upkeep.income)
    return Box(title=_where(name, half["army"]), figures=(*shown, purse), note=note, warning=upkeep.missing > 0)


def _where(side: str, city: str | None) -> Say:
    return say(f"box-{side}-at", city=city) if city else say(f"box-{side}-off")


def _stores(look: Look, over: bool) -> Box:
    """Return Pool and Losses with what the end of the round returns (BZ 11.4), fortifications, buildings, offices."""
    own, spaces = look.own, look.view["spaces"]
    held = [name for name, seats in spaces.items() for seat in seats if seat == look.seat]
    offices = [name for name in held if name in LASTING]
    back = own["tax"] + own["pass"] + (own["losses"] + 1) // 2 + len(held)
    later = None if over else own["pool"] + back
    left = None if over else own["losses"] // 2
    shown = [figures.box("pool", own["pool"], later), figures.box("losses", own["losses"], left)]
    shown.append(Figure(sign="tower", name=say("label-towers"), value=own["fortifications"]))
    if own["church"]:
        shown.append(Figure(sign="church", name=say("label-church"), value=own["church"]))
    if own["mosque"]:
        shown.append(Figure(sign="mosque", name=say("label-mosque"), value=own["mosque"]))
    if own["removed"]:
        shown.append(Figure(sign="stop", name=say("label-removed"), value=own["removed"]))
    note = say("note-holds", things=offices) if offices else say("note-back", count=back)
    return Box(title=say("box-stores"), figures=tuple(shown), note=None if over else note)


# --- the reckoning ---------------------------------------------------------------------------------------------------


def reckoning(view: Mapping[str, Any]) -> Reckoning:
    """BZ 12: the points and where they come from; before the end, the result if this were the last round."""
    over = bool(view["over"])
    looks = [Look(view, seat) for seat in range(view["seats"])]
    made = [_final(look) if over else _forecast(look) for look in looks]
    places = [1 + sum(other[1] > worth for other in made) for _total, worth, _items in made]
    if over:
        places = [1 + sum(len(group) for group in view["ranking"][:rank]) for rank in _ranks(view)]
    accounts = [
        Account(seat=seat, place=places[seat], total=total, items=tuple(items))
        for seat, (total, _worth, items) in enumerate(made)
    ]
    accounts.sort(key=lambda account: (account.place, account.seat))
    if over:
        return Reckoning(
            title=say("reckoning-over"), accounts=tuple(accounts), over=True, notes=(_law(view), say("reckoning-way"))
        )
    notes = (say("reckoning-forecast"), say("reckoning-balance"), _if_it_fell(looks))
    return Reckoning(title=say("reckoning-now"), accounts=tuple(accounts), notes=notes)


def _ranks(view: Mapping[str, Any]) -> list[int]:
    """Return the ranking group of each seat."""
    ranking = view["ranking"]
    return [next(rank for rank, group in enumerate(ranking) if seat in group) for seat in range(view["seats"])]


def _law(view: Mapping[str, Any]) -> Say:
    """Return the rule by which the game was decided."""
    return say("reckoning-fallen") if view["board"]["fallen"] else say("reckoning-balance")


def _if_it_fell(looks: list[Look]) -> Say:
    """BZ 12.1: who would be ahead if Constantinople fell: only Arab points count then."""
    points = [look.half(pieces.ARAB)["vp"] for look in looks]
    best = [look.seat for look in looks if points[look.seat] == max(points)]
    if len(best) > 1:
        return say("reckoning-if-tied", count=max(points))
    return say("reckoning-if-fallen", seat=best[0], count=max(points))


Made = tuple[int, tuple[int, int, int, int], list[Figure]]
"""A total, its tie-break values, and the figures it consists of."""


def _forecast(look: Look) -> Made:
    """Forecast the tracks, the cities that will be counted, the cubes that can't be paid for, and the balance."""
    items: list[Figure] = []
    tracks = []
    for side in BOTH:
        points, cities, upkeep = look.half(side)["vp"], look.markers(side), UpkeepForecast(look, side)
        unpaid = min(points, upkeep.unpaid)
        items.append(figures.points(side, points, signed=False))
        items += _item("place", f"item-cities-{pieces.SIDES[side]}", cities)
        items += _item("losses", f"item-unpaid-{pieces.SIDES[side]}", -unpaid)
        tracks.append(points + cities - unpaid)
    return _balanced(look, tracks, items)


def _item(sign: str, name: str, value: int) -> list[Figure]:
    return [Figure(sign=sign, name=say(name), value=value, signed=True)] if value else []


def _balanced(look: Look, tracks: list[int], items: list[Figure]) -> Made:
    """BZ 12.2: the lower track counts only if it is at least half of the higher."""
    total = result(*tracks)
    lower = pieces.BYZANTINE if tracks[pieces.BYZANTINE] < tracks[pieces.ARAB] else pieces.ARAB
    if total != sum(tracks):
        items += _item("scales", f"item-unbalanced-{pieces.SIDES[lower]}", -tracks[lower])
    cities = sum(1 for city in look.cities.values() if city["control"] == look.seat)
    money = sum(look.half(side)["treasury"] for side in BOTH)
    return total, (total, sum(tracks), cities, money), items


def _final(look: Look) -> Made:
    """Return where each point came from: the start, buildings, cities at the end; the rest was won on the way."""
    items: list[Figure] = []
    tracks = [look.half(side)["vp"] for side in BOTH]
    fallen = look.view["fallen"]
    for side, name in enumerate(pieces.SIDES[:2]):
        items += _won(look.board, look, side, name, 0 if fallen else look.markers(side))
    if fallen:
        items += _item("scales", "item-fallen", -tracks[pieces.BYZANTINE])
        total = tracks[pieces.ARAB]
        return total, (total, 0, 0, 0), items
    return _balanced(look, tracks, items)


def _won(board: Board, look: Look, side: int, name: str, cities: int) -> list[Figure]:
    start = board.vp_start
    temples = board.temple_vp * look.own[("church", "mosque")[side]]
    rest = look.half(side)["vp"] - start - temples - cities
    return [
        Figure(sign=figures.TRACK_SIGNS[side], name=say(f"item-start-{name}"), value=start),
        *_item(("church", "mosque")[side], f"item-temples-{name}", temples),
        *_item("place", f"item-cities-{name}", cities),
        *_item("crown", f"item-won-{name}", rest),
    ]
