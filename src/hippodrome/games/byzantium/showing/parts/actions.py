"""The bar of actions: everything possible in a turn with cost and gain, and why some of it isn't possible now."""

from typing import Any, Final

from hippodrome.games.byzantium import pieces
from hippodrome.games.byzantium.rules import action as rules
from hippodrome.games.byzantium.rules import bulgars, movement, plain_actions, special, turns
from hippodrome.games.byzantium.showing import texts
from hippodrome.games.byzantium.showing.parts import figures
from hippodrome.games.byzantium.showing.parts.asked import Asked, prize
from hippodrome.parts import Action, Answers, Figure, Group, Odds, Say, say

SIGNS: Final = {
    "control": "place",
    "build-church": "church",
    "build-mosque": "mosque",
    "bulgars": "banner",
    "fortify": "tower",
    "grow-byzantine": "grow",
    "grow-arab": "grow",
    "emperor": "crown",
    "caliph": "crescent",
    "civil-war-byzantine": "fight",
    "civil-war-arab": "fight",
    "fleet-byzantine": "ship",
    "fleet-arab": "sail",
    "move-byzantine": "soldier",
    "move-arab": "rider",
    "intervene": "ship",
    "let-pass": "sail",
    "go-on": "sail",
    "withdraw": "undo",
    "link-by-link": "march",
    "levy": "levy",
    "no-levy": "stop",
    "block": "ship",
    "by-land": "march",
    "by-sea": "sail",
    "strengthen": "reinforce",
    "for": "coin",
    "into": "reinforce",
    "from": "cube",
    "lose": "losses",
    "against": "fight",
    "amount": "coin",
    "city": "place",
}
"""The sign of each family of words whose sign has another name."""
ANSWERS: Final = Answers(texts.word_key, SIGNS)
BAR: Final[tuple[rules.Action, ...]] = tuple(
    sorted(turns.ACTIONS, key=lambda action: not isinstance(action, movement.MoveArmy))
)
"""All actions of BZ 3.2 in the order in which they are offered, except that armies come first."""


def bar(asked: Asked) -> Group:
    """Return every action; those that can't be taken now explain why."""
    return Group(actions=tuple(_action(asked, action) for action in BAR))


def _action(asked: Asked, action: rules.Action) -> Action:
    refusal = None if action.name in asked.words else action.refusal(asked.game)
    more = _figures(asked, action)
    if refusal is None:
        return ANSWERS.give(action.name, **more)
    shown = {name: value for name, value in more.items() if name == "cost"}
    return ANSWERS.refuse(action.name, reason(asked, refusal), refusal.rule, **shown)


def reason(asked: Asked, refusal: rules.Refusal, city: int = pieces.NOWHERE) -> Say:
    """Return why an action, or a city for it, is refused."""
    return say(refusal.key, **refusal.params(asked.game, city))


def _figures(asked: Asked, action: rules.Action) -> dict[str, Any]:
    """Return what an action costs and brings, and what will be left."""
    own, board, side = asked.own, asked.board, action.side
    if isinstance(action, movement.MoveArmy):
        half = asked.look.half(side)
        place = f"army-{pieces.SIDES[side]}-{asked.seat}" if half["army"] else ""
        return {"left": (figures.box("move", half["move"]),), "place": place}
    if isinstance(action, plain_actions.Control):
        refusals = [action.refusal_at(asked.game, city) for city in range(board.count)]
        free = [refusal for refusal in refusals if refusal is None or refusal.rule == rules.NO_CUBE.rule]
        return {"left": (_count("place", "label-free-cities", len(free)),)}
    if isinstance(action, plain_actions.Reinforce):
        return {"left": (figures.box("pool", own["pool"]),)}
    if isinstance(action, plain_actions.Tax):
        most = board.tax_per_cube * own["pool"]
        return {"gain": (Figure(sign="coin", name=say("label-at-most"), value=most, signed=True),)}
    if isinstance(action, plain_actions.Build):
        return {"cost": (figures.bezants(side, board.temple_price),), "gain": (figures.points(side, board.temple_vp),)}
    if isinstance(action, special.Crown):
        return {"gain": (figures.points(side, board.guard_vp),)}
    if isinstance(action, special.Fortify):
        return {"left": (_count("tower", "label-towers", own["fortifications"]),)}
    if isinstance(action, special.CivilWar):
        return _civil_war(asked, action)
    if isinstance(action, special.Grow | bulgars.CallBulgars):
        spaces = asked.table["spaces"][action.name.replace("-", "_")]
        return {"left": (_count("cube", "label-free-spaces", spaces.count(None), len(spaces)),)}
    return {}


def _count(sign: str, name: str, value: int, of: int | None = None) -> Figure:
    return Figure(sign=sign, name=say(name), value=value, of=of)


def _civil_war(asked: Asked, action: rules.Action) -> dict[str, Any]:
    city = asked.look.half(action.side)["army"]
    if action.name not in asked.words or city is None:
        return {}
    return civil_war(asked, action.side, city) | {"place": f"city-{city}"}


def civil_war(asked: Asked, side: int, city: str) -> dict[str, Any]:
    """BZ 5.17: what a civil war in a city brings, and how likely it succeeds."""
    odds = asked.attack_odds(asked.look.army(side), city, asked.seat)
    return {
        "odds": Odds(percent=odds, name=say("odds-city")),
        "gain": (figures.points(side, prize(asked.cities[city]["markers"])),),
    }
