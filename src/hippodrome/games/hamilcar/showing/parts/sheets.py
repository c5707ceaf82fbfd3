"""Public information: points, armies, fleets, generals, open piles, and the result if the war ended now."""

from collections.abc import Mapping
from typing import Any

from hippodrome.games.hamilcar import board
from hippodrome.games.hamilcar.showing.parts.hand import strategy_card, title_of
from hippodrome.parts import Account, Card, Figure, Pile, Reckoning, Say, Sheet, Track, say


def sheets(view: Mapping[str, Any]) -> tuple[Sheet, ...]:
    """Return Rome's sheet and Carthage's."""
    return tuple(_sheet(view, side) for side in (board.ROME, board.CARTHAGE))


def _sheet(view: Mapping[str, Any], side: int) -> Sheet:
    shown = view["board"]
    player = shown["players"][side]
    stacks = [stack for stack in shown["stacks"] if stack["side"] == side]
    cus = sum(stack["cus"] for stack in stacks)
    elephants = sum(stack["elephants"] for stack in stacks)
    figures = [
        Figure(sign="cards", name=say("label-cards-column"), value=player["cards"], note=say("note-cards")),
        Figure(sign="soldier", name=say("label-cus"), value=cus, note=_cities(view, side)),
        Figure(sign="ship", name=say("label-warships"), value=player["seaworthy"], note=say(
            "label-fleet", ready=player["seaworthy"], damaged=player["damaged"])),
        Figure(sign="market", name=say("label-trains"), value=player["trains"], note=say("note-trains")),
        Figure(sign="coin", name=say("label-chest"), value=player["spent"], note=say("note-chest")),
    ]  # fmt: skip
    if player["damaged"]:
        figures.insert(3, Figure(sign="build", name=say("label-damaged"), value=player["damaged"]))
    if elephants:
        figures.insert(2, Figure(sign="elephant", name=say("label-elephants"), value=elephants))
    if shown["supremacy"] == side:
        figures.append(
            Figure(sign="sail", name=say("label-supremacy"), value=1, signed=True, note=say("note-supremacy"))
        )
    tracks = [Track(name=say("label-miat"), at=shown["miat"][player["side"]], length=board.MIAT_SEATS, sign="players")]
    if side == board.ROME:
        step = board.SEAMANSHIP_NAMES.index(shown["seamanship"])
        last = len(board.SEAMANSHIP_NAMES) - 1
        tracks.append(
            Track(name=say("label-seamanship-step", step=shown["seamanship"]), at=step, length=last, sign="grow")
        )
        if shown["corvi"]:
            figures.append(Figure(sign="siege", name=say("label-corvi"), value=1, signed=True, note=say("note-corvi")))
    known = tuple(strategy_card(name) for name in _known(view, side))
    return Sheet(
        seat=side,
        score=Figure(sign="crown", name=say("label-points"), value=player["points"], note=say("note-points")),
        figures=tuple(figures),
        tracks=tuple(tracks),
        cards=tuple(_generals(view, side)) + known,
        state=_state(view, side),
    )


def _cities(view: Mapping[str, Any], side: int) -> Say:
    """Return the walled cities and tribes that a side holds."""
    control = view["board"]["control"]
    held = [name for space, name in enumerate(board.SPACE_NAMES)
            if board.KIND[space] != board.NORMAL and control[name] == board.SIDE_NAMES[side]]  # fmt: skip
    return say("note-cities", spaces=held)


def _known(view: Mapping[str, Any], side: int) -> list[str]:
    """Return the opponent's cards that the viewer knows."""
    known: list[str] = view["board"]["players"][side]["known"] or []
    return known if view["viewer"] == 1 - side else []


def _generals(view: Mapping[str, Any], side: int) -> list[Card]:
    """Return a side's generals on the map, with ratings, abilities and positions."""
    shown = view["board"]
    found = []
    for general in board.GENERALS_OF[side]:
        name = board.GENERAL_NAMES[general]
        told = shown["generals"][name]
        if told["where"] not in ("map", "aboard"):
            continue
        abilities = {
            "proconsul": shown["proconsul"] == name,
            "admiral": board.NAVAL[general] > 0,
            "aristocrat": board.ARISTOCRAT[general],
            "africanus": board.AFRICANUS[general],
        }
        has = [f"ability-{ability}" for ability, held in abilities.items() if held]
        ratings = {"strategy": board.STRATEGY[general], "battle": board.BATTLE[general], "naval": board.NAVAL[general]}
        params: dict[str, object] = ratings | ({"abilities": has} if has else {})
        params |= {"space": told["space"]} if told["where"] == "map" else {}
        key = f"tells-general{'-able' if has else ''}{'' if 'space' in params else '-aboard'}"
        text = say(key, **params)
        found.append(Card(name=name, title=title_of(name), text=text, value=board.BATTLE[general]))
    return found


def _state(view: Mapping[str, Any], side: int) -> Say | None:
    """Return the name of the side, which the player's name does not show."""
    shown = view["board"]
    if view["over"]:
        return say("label-winner") if side == shown["winner"] else None
    return say("state-side", side=board.SIDE_NAMES[side])


def piles(view: Mapping[str, Any]) -> tuple[Pile, ...]:
    """HM 1.5: public piles: open events, the discards (the last one first), cards out of the game."""
    shown = view["board"]
    opened = [_opened(name, box) for name, box in shown["open_events"].items()]
    lists = (
        ("pile-events", "event", opened),
        ("pile-discard", "discard", [strategy_card(name) for name in reversed(shown["discard"])]),
        ("pile-gone", "end", [strategy_card(name) for name in shown["gone"]]),
    )
    return tuple(Pile(title=say(key), sign=sign, cards=tuple(held)) for key, sign, held in lists if held)


def _opened(name: str, box: Mapping[str, int]) -> Card:
    """HM 21.5: an open event; its number shows how many boxes are filled."""
    card = strategy_card(name)
    title = say("label-open-event", card=name, filled=box["filled"], boxes=box["boxes"])
    return Card(name=name, title=title, text=card.text, colour=card.colour)


def reckoning(view: Mapping[str, Any]) -> Reckoning:
    """HM 20.2-20.5: political points and their sources; who would win if the last turn ended now, and why."""
    shown = view["board"]
    points = [player["points"] for player in shown["players"]]
    winner = shown["winner"]
    if winner is None:
        winner = board.ROME if points[board.ROME] > points[board.CARTHAGE] else board.CARTHAGE
    order = [winner, 1 - winner]
    accounts = tuple(
        Account(seat=side, place=place + 1, total=points[side], items=tuple(_items(view, side)))
        for place, side in enumerate(order)
    )
    if view["over"]:
        notes = [say("reckoning-ended", seat=winner, how=shown["ending"])]
    else:
        notes = [say("reckoning-tie" if points[0] == points[1] else "reckoning-lead", seat=winner)]
        notes += _price_now(shown, points)
        notes.append(say("reckoning-others"))
    title = say("reckoning-over" if view["over"] else "reckoning-now")
    return Reckoning(title=title, accounts=accounts, over=view["over"], notes=tuple(notes))


def _items(view: Mapping[str, Any], side: int) -> list[Figure]:
    shown, own = view["board"], board.SIDE_NAMES[side]
    political = board.POLITICAL if view["options"]["islands_count"] else board.WITHOUT_ISLANDS
    found = [
        Figure(sign="crown", name=title_of(name), value=1)
        for province, name in enumerate(board.PROVINCE_NAMES)
        if political[province] and shown["provinces"][name] == own
    ]
    if shown["control"][board.SPACE_NAMES[board.LILYBAEUM]] == own:
        found.append(Figure(sign="tower", name=title_of("lilybaeum"), value=1))
    if shown["supremacy"] == side:
        found.append(Figure(sign="ship", name=say("label-supremacy"), value=1))
    if shown["miat"]["controller"] == own:
        found.append(Figure(sign="players", name=say("label-miat"), value=1))
    return found


def _price_now(shown: Mapping[str, Any], points: list[int]) -> list[Say]:
    """HM 20.3, 17.8: at the end of a turn the weaker side removes PCs; a side with too few sues for peace."""
    if points[0] == points[1] or shown["turn"] == board.TURNS:
        return []
    weaker = board.ROME if points[board.ROME] < points[board.CARTHAGE] else board.CARTHAGE
    side = board.SIDE_NAMES[weaker]
    held = sum(shown["control"][board.SPACE_NAMES[space]] == side for space in board.NORMAL_SPACES)
    return [say("reckoning-price", seat=weaker, count=abs(points[0] - points[1]), held=held + shown["miat"][side])]
