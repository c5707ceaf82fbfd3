"""Everybody's sheet and the scoring: boxes, objectives, cities led, points and where they come from."""

from typing import Any

from hippodrome.games.byzantio import boards
from hippodrome.games.byzantio.showing.answers import KIND_SIGNS
from hippodrome.games.byzantio.showing.seen import SeatView
from hippodrome.parts import Account, Box, Figure, Reckoning, Say, Sheet, say

MOST_DEEDS = 6
"""The number of cities listed in which a player was busiest."""


def sheet_of(seen: SeatView, seat: int) -> Sheet:
    """Return one player's sheet: known points, supply, boxes, and the folded part as far as the viewer may see it."""
    player = seen.players[seat]
    alone, shared = leads(seen, seat)
    figures = [
        Figure(sign="supply", name=say("label-supply-column"), value=player["supply"], of=seen.printed.supply,
               note=say("note-supply")),
        Figure(sign="tower", name=say("label-led"), value=alone, note=say("note-led", shared=shared)),
    ]  # fmt: skip
    boxes = [box for box in (_objectives(seen, seat), _boxes(seen, seat)) if box is not None]
    deeds = _deeds(seen, seat) if seat != seen.viewer else None
    return Sheet(
        seat=seat,
        score=Figure(sign="goal", name=say("label-points"), value=_total(seen, seat), note=_about_points(seen, seat)),
        figures=tuple(figures),
        boxes=(*boxes, deeds) if deeds else tuple(boxes),
        state=_state(seen, seat),
    )


def _total(seen: SeatView, seat: int) -> int | None:
    """BO 8.6: the final total; before the end the viewer sees what their list scores now."""
    if seen.over:
        return int(seen.board["scores"][seat])
    folded = seen.players[seat]["folded"]
    return None if folded is None else sum(folded["points"])


def _about_points(seen: SeatView, seat: int) -> Say:
    if seen.over:
        return say("note-points-over")
    return say("note-points-own" if seat == seen.viewer else "note-points-hidden")


def _state(seen: SeatView, seat: int) -> Say | None:
    if seen.over and seat in seen.view["ranking"][0]:
        return say("label-winner")
    dynasty = seen.players[seat]["dynasty"]
    return say(f"thing-{dynasty}") if dynasty else None


def _objectives(seen: SeatView, seat: int) -> Box | None:
    """BO 0.2: each written city with its worth and what it scores now."""
    folded = seen.players[seat]["folded"]
    if folded is None or not any(folded["objectives"]):
        return None
    figures = []
    for row, city in enumerate(folded["objectives"]):
        if city is not None:
            figures.append(
                Figure(
                    sign="goal",
                    name=say(f"thing-{city}"),
                    value=folded["points"][row],
                    of=seen.board["values"][row],
                    note=_about_row(seen, seat, city, folded["replaced"] == row, folded["struck"]),
                )
            )
    title = say("label-objectives") if seat == seen.viewer else say("label-objectives-of", seat=seat)
    return Box(title=title, figures=tuple(figures))


def _about_row(seen: SeatView, seat: int, city: str, replaced: bool, struck: str | None) -> Say:
    """BO 8.4-8.5: why a row scores what it scores."""
    if replaced and struck:
        return say("row-replaced", city=struck, cost=seen.printed.penalty)
    counts, leaders = seen.counts(city), seen.leaders(city)
    if not counts[seat]:
        return say("row-absent", city=city)
    if seat not in leaders:
        return say("row-behind", city=city, seat=leaders[0])
    return say("row-alone", city=city) if len(leaders) == 1 else say("row-shared", city=city, count=len(leaders))


def _boxes(seen: SeatView, seat: int) -> Box:
    """BO 1.6, BO 2.4: the free boxes of each kind, and what filled the others."""
    player = seen.players[seat]
    figures = []
    filled: dict[tuple[str, str], int] = {}
    for box in player["sheet"]:
        how = box["kind"], box["filling"]
        filled[how] = filled.get(how, 0) + 1
    for kind, budget in zip(seen.printed.kinds, seen.printed.budgets, strict=True):
        used, crossed, forfeited = [filled.get((kind, filling), 0) for filling in boards.FILLINGS]
        figures.append(
            Figure(
                sign=KIND_SIGNS[seen.kind_of[kind]],
                name=say(f"thing-{kind}"),
                value=player["free"][kind],
                of=budget,
                note=say("note-boxes", used=used, crossed=crossed, forfeited=forfeited),
            )
        )
    title = say("label-free-boxes")
    if player["pretender"]:
        title = say("label-boxes-of", dynasty=player["dynasty"], province=player["pretender"])
    return Box(title=title, figures=tuple(figures))


def _deeds(seen: SeatView, seat: int) -> Box | None:
    """Return where a player placed garrisons, or tried to, which hints at their objectives."""
    deeds: dict[str, int] = seen.players[seat]["deeds"]
    if not deeds or seen.over:
        return None
    busiest = sorted(deeds, key=lambda city: -deeds[city])[:MOST_DEEDS]
    figures = [Figure(sign="banner", name=say(f"thing-{city}"), value=deeds[city]) for city in busiest]
    return Box(title=say("label-busy"), figures=tuple(figures), note=say("note-busy"))


def leads(seen: SeatView, seat: int) -> tuple[int, int]:
    """Return in how many cities a player leads alone, and in how many with others."""
    found = [seen.leaders(city) for city in seen.board["garrisons"]]
    own = [leaders for leaders in found if seat in leaders]
    return sum(len(leaders) == 1 for leaders in own), sum(len(leaders) > 1 for leaders in own)


# --- reckoning -------------------------------------------------------------------------------------------------------


def reckoning_of(seen: SeatView) -> Reckoning | None:
    """BO 8: where each point comes from; before the end, what is known about the result if the game ended now."""
    if seen.over:
        return _final(seen)
    if seen.board["order"] is None:
        return None
    worth = [leads(seen, seat) for seat in range(seen.seats)]
    accounts = [
        Account(
            seat=seat,
            place=1 + sum(other > worth[seat] for other in worth),
            total=_total(seen, seat),
            items=(*_led(worth[seat]), *_rows(seen, seat, lost=False)),
        )
        for seat in range(seen.seats)
    ]
    accounts.sort(key=lambda account: (account.place, account.seat))
    notes = (say("reckoning-led"), say("reckoning-secret"))
    return Reckoning(title=say("reckoning-now"), accounts=tuple(accounts), notes=notes)


def _led(worth: tuple[int, int]) -> list[Figure]:
    return [
        Figure(sign="tower", name=say("label-led"), value=worth[0]),
        Figure(sign="scales", name=say("label-shared"), value=worth[1]),
    ]


def _rows(seen: SeatView, seat: int, lost: bool) -> list[Figure]:
    """BO 8.3-8.5: the objectives and what each scores; those that score nothing only with `lost`."""
    folded: dict[str, Any] | None = seen.players[seat]["folded"]
    if folded is None:
        return []
    rows = zip(folded["objectives"], folded["points"], strict=True)
    return [
        Figure(sign="goal", name=say(f"thing-{city}"), value=points)
        for city, points in rows
        if city and (points or lost)
    ]


def _final(seen: SeatView) -> Reckoning:
    """BO 8.6-8.7: the ranking, every row and every guess."""
    accounts = []
    for place, seats in enumerate(seen.view["ranking"], 1):
        for seat in seats:
            items = (*_rows(seen, seat, lost=True), *_guesses(seen, seat))
            accounts.append(Account(seat=seat, place=place, total=seen.board["scores"][seat], items=items))
    return Reckoning(title=say("reckoning-over"), accounts=tuple(accounts), over=True, notes=(say("reckoning-tie"),))


def _guesses(seen: SeatView, seat: int) -> list[Figure]:
    """BO 8.2: a player's guesses of the others' top cities; a right one scores."""
    right = seen.board["scores"][seat] - sum(seen.players[seat]["folded"]["points"])
    guesses = seen.players[seat]["folded"]["guesses"]
    found = []
    for about, city in enumerate(guesses):
        if city is not None and about != seat:
            worth = seen.printed.spy_points if _is_right(seen, city, about) else 0
            right -= worth
            found.append(Figure(sign="reveal", name=say("item-guess", city=city, about_seat=about), value=worth))
    assert right == 0, "the guesses explain what the rows do not"
    return found


def _is_right(seen: SeatView, city: str, about: int) -> bool:
    """BO 7.2: whether a guess named the top city (option: which, if it was replaced)."""
    folded = seen.players[about]["folded"]
    now = folded["objectives"][0]
    before = folded["struck"] if folded["replaced"] == 0 else now
    return (
        city
        in {"current": (now,), "original": (before,), "either": (now, before)}[seen.view["options"]["espionage_target"]]
    )
