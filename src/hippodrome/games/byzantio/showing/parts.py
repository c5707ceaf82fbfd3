"""The table of Byzantio and of Nekken as parts: the map is the board, objectives and boxes are in the sheets."""

from collections.abc import Mapping
from typing import Any

from hippodrome.games.byzantio.boards import TILE_IDS
from hippodrome.games.byzantio.showing.answers import groups_of, whys
from hippodrome.games.byzantio.showing.seen import SeatView, printed
from hippodrome.games.byzantio.showing.sheets import reckoning_of, sheet_of
from hippodrome.parts import Action, Board, Figure, Odds, Parts, Side, Stage, question, say

SIGNS = {
    "took-dynasty": "crown",
    "wrote": "write",
    "rolled-for-order": "die",
    "order-set": "players",
    "round-began": "round",
    "campaigned": "march",
    "mustered": "banner",
    "advanced": "advance",
    "placed": "tower",
    "placed-nothing": "pass",
    "removed": "fight",
    "offered": "exchange",
    "accepted": "confirm",
    "refused": "stop",
    "rolled": "die",
    "exchanged": "exchange",
    "bribing": "coin",
    "bribed": "coin",
    "expelling": "expel",
    "expelled": "expel",
    "forfeited": "pass",
    "event-began": "event",
    "number-rolled": "die",
    "shaken": "earthquake",
    "hungered": "famine",
    "reconsidered": "write",
    "sent-away": "plague",
    "crossed-off": "stop",
    "unfolded": "goal",
    "guessed": "reveal",
    "ended": "crown",
}
HEADINGS = frozenset({"round-began", "event-began", "ended"})
SUMMARIES = frozenset({"event-began"})
"""The events that get a summary card; one for each of the thirty rounds would be in the way."""
SHOWN = ("garrisons", "in_play", "events", "round", "rounds", "tile", "number", "offer")
"""What the drawing needs from the view, besides dynasties, pretenders and the viewer's objectives."""


def place_of(event: Any) -> str:
    """Return where on the board something happened: a city or a province."""
    name = getattr(event, "city", None) or getattr(event, "province", None) or getattr(event, "take", None)
    return "" if name is None else _place(name)


def path_of(event: Any) -> tuple[str, ...]:
    """Return the path of a pretender between provinces, or of an exchange between cities."""
    if event.__struct_config__.tag == "exchanged":
        return _place(event.give), _place(event.take)
    start = getattr(event, "start", None)
    return () if start is None else (_place(start), _place(event.province))


def _place(name: str) -> str:
    return f"city-{name}" if name in printed("byzantio").cities else f"at-{name}"


def parts(view: Mapping[str, Any]) -> Parts:
    """Return the whole table as one seat sees it."""
    seen = SeatView(view)
    groups = groups_of(seen)
    actions = tuple(action for group in groups for action in group.actions if action.word and action.place)
    return Parts(
        question=question(view, *_progress(seen)),
        groups=groups,
        board=_board(seen, actions),
        sheets=tuple(sheet_of(seen, seat) for seat in range(seen.seats)),
        stage=_stage(seen),
        reckoning=reckoning_of(seen),
    )


def tile_sign(seen: SeatView, tile: str | None) -> str:
    """Return the sign of an event; a tile that is face down has none of its own."""
    return "hidden" if tile is None else TILE_IDS[seen.printed.tiles.index(tile)]


def _progress(seen: SeatView) -> list[Figure]:
    """Return the current round, and the round of the next event."""
    board = seen.board
    rounds = Figure(sign="round", name=say("label-rounds"), value=board["round"], of=board["rounds"], span=True)
    coming = next((event for event in board["events"] if event["round"] >= board["round"]), None)
    if coming is None or board["phase"] in ("guessing", "over"):
        return [rounds]
    name = say(f"thing-{coming['tile']}") if coming["tile"] else say("label-face-down")
    return [rounds, Figure(sign=tile_sign(seen, coming["tile"]), name=name, value=coming["round"])]


def _board(seen: SeatView, actions: tuple[Action, ...]) -> Board:
    """Return the board with everything on it; the viewer's objectives are marked."""
    data = {name: seen.board[name] for name in SHOWN}
    data |= {
        "game": seen.game,
        "players": [{"dynasty": player["dynasty"], "pretender": player["pretender"]} for player in seen.players],
        "goals": seen.goals(seen.viewer),
        "struck": _struck(seen),
    }
    return Board(data=data, actions=actions, why=whys(seen))


def _struck(seen: SeatView) -> list[str]:
    """BO 6.2: the provinces that the current event has struck."""
    number = seen.board["number"]
    return [province for province in seen.printed.provinces if number and seen.number_of(province) == number]


def _stage(seen: SeatView) -> Stage | None:
    """BO 4.3.3: an exchange that waits for its answer."""
    offer = seen.board["offer"]
    if offer is None:
        return None
    seat, owner, take = offer["seat"], offer["owner"], offer["take"]
    helps, hinders = seen.helps(seat, take), seen.helps(owner, take)
    modifier = [Figure(sign="crown", name=say("label-modifier", city=take), value=1, signed=True)] if helps else []
    against = [Figure(sign="crown", name=say("label-modifier", city=take), value=-1, signed=True)] if hinders else []
    return Stage(
        sign="exchange",
        title=say("stage-offer"),
        place=seen.city_place(take),
        sides=(
            Side(seat=seat, figures=(_garrison(offer["give"]),), modifiers=tuple(modifier)),
            Side(seat=owner, figures=(_garrison(take),), modifiers=tuple(against)),
        ),
        odds=(Odds(percent=seen.chance(seat, take, owner), name=say("stage-if-refused")),),
    )


def _garrison(city: str) -> Figure:
    return Figure(sign="tower", name=say(f"thing-{city}"), value=1)
