"""The bar of actions: all that one may do in a turn, what it costs and brings, and why some of it can't be done now."""

from typing import Any, Final

from hippodrome.games.byzantium import pieces
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
"""The sign of each family of words that is not called like its sign."""
ANSWERS: Final = Answers(texts.word_key, SIGNS)
BAR: Final = (
    *("move-byzantine", "move-arab", "control", "reinforce", "tax", "build-church", "build-mosque"),
    *("grow-byzantine", "grow-arab", "fortify", "emperor", "caliph", "civil-war-byzantine", "civil-war-arab"),
    *("fleet-byzantine", "fleet-arab", "bulgars", "pass"),
)
"""All actions of BZ 3.2, in the order in which they stand."""
SPACES: Final = frozenset(pieces.SPACES)
Why = tuple[Say, str]
"""A reason, and the rule behind it."""


def bar(asked: Asked) -> Group:
    """Every action; those that can't be taken now say why."""
    return Group(actions=tuple(_action(asked, word) for word in BAR))


def _action(asked: Asked, word: str) -> Action:
    more = _figures(asked, word)
    if word in asked.words:
        return ANSWERS.give(word, **more)
    why, rule = why_not(asked, word)
    shown = {name: value for name, value in more.items() if name == "cost"}
    return ANSWERS.refuse(word, why, rule, **shown)


def side_of_word(word: str) -> int:
    """The side that an action is for."""
    return pieces.ARAB if word.endswith(("arab", "mosque")) or word == "caliph" else pieces.BYZANTINE


def _figures(asked: Asked, word: str) -> dict[str, Any]:
    """What an action costs and brings, and what is left of it."""
    own, board, side = asked.own, asked.board, side_of_word(word)
    half = asked.look.half(side)
    if word.startswith("move-"):
        place = f"army-{pieces.SIDES[side]}-{asked.seat}" if half["army"] else ""
        return {"left": (figures.box("move", half["move"]),), "place": place}
    if word == "control":
        return {"left": (_count("place", "label-free-cities", len(free_cities(asked))),)}
    if word == "reinforce":
        return {"left": (figures.box("pool", own["pool"]),)}
    if word == "tax":
        most = board.tax_per_cube * own["pool"]
        return {"gain": (Figure(sign="coin", name=say("label-at-most"), value=most, signed=True),)}
    if word.startswith("build-"):
        return {"cost": (figures.bezants(side, board.temple_price),), "gain": (figures.points(side, board.temple_vp),)}
    if word in ("emperor", "caliph"):
        return {"gain": (figures.points(side, board.guard_vp),)}
    if word == "fortify":
        return {"left": (_count("tower", "label-towers", own["fortifications"]),)}
    if word.startswith("civil-war-"):
        return _civil_war(asked, word)
    if word.startswith("fleet-") or word == "pass":
        return {}
    spaces = asked.table["spaces"][word.replace("-", "_")]
    return {"left": (_count("cube", "label-free-spaces", spaces.count(None), len(spaces)),)}


def _count(sign: str, name: str, value: int, of: int | None = None) -> Figure:
    return Figure(sign=sign, name=say(name), value=value, of=of)


def _civil_war(asked: Asked, word: str) -> dict[str, Any]:
    side = side_of_word(word)
    city = asked.look.half(side)["army"]
    if word not in asked.words or city is None:
        return {}
    return civil_war(asked, side, city) | {"place": f"city-{city}"}


def civil_war(asked: Asked, side: int, city: str) -> dict[str, Any]:
    """BZ 5.17: what a civil war in a city brings, and how likely."""
    odds = asked.attack_odds(asked.look.army(side), city, asked.seat)
    return {
        "odds": Odds(percent=odds, name=say("odds-city")),
        "gain": (figures.points(side, prize(asked.cities[city]["markers"])),),
    }


def free_cities(asked: Asked) -> list[str]:
    """BZ 5.1: cities of which somebody could take control."""
    return [
        name
        for name, city in asked.cities.items()
        if city["control"] is None and city["side"] in pieces.SIDES[:2] and name != pieces.CAPITAL_ID
    ]


# --- why not ---------------------------------------------------------------------------------------------------------


def why_not(asked: Asked, word: str) -> Why:
    """Why an action can't be taken now, and the rule that says so."""
    side = side_of_word(word)
    if word == "tax":
        return (say("why-tax-again") if asked.own["tax"] else say("why-tax-pool")), "BZ 5.6"
    if word.startswith("move-"):
        return _why_not_move(asked, side)
    if word.startswith("build-"):
        purse = asked.look.half(side)["treasury"]
        if purse < asked.board.temple_price:
            return say(f"why-build-{pieces.SIDES[side]}", price=asked.board.temple_price, purse=purse), "BZ 5.7"
        return say("why-build-cube", price=asked.board.temple_price + asked.board.cube_price), "BZ 5.7"
    if word == "control" and not free_cities(asked):
        return say("why-control-none"), "BZ 5.1"
    space = word.replace("-", "_")
    if space in SPACES:
        taken = _why_not_space(asked, word, space)
        if taken:
            return taken
    return _no_cube(asked, side, either=word in ("control", "reinforce", "bulgars", "fortify"))


def _no_cube(asked: Asked, side: int, either: bool) -> Why:
    """BZ 4.1: the Pool is empty and there is no money for another cube."""
    price = asked.board.cube_price
    if either:
        return say("why-no-cube", price=price), "BZ 4.1"
    return say(f"why-no-cube-{pieces.SIDES[side]}", price=price), "BZ 4.1"


def _why_not_move(asked: Asked, side: int) -> Why:
    half = asked.look.half(side)
    if half["army"] is None:
        if side == pieces.BYZANTINE and not asked.own["founded"]:
            return say("why-move-founded"), "BZ 6.2"
        if sum(asked.look.army(side)) == 0:
            return say("why-move-no-army"), "BZ 6.3"
        return say("why-move-entry"), "BZ 6.3"
    if half["move"] == 0:
        return say("why-move-empty"), "BZ 6.6"
    return say("why-move-nowhere", count=half["move"]), "BZ 6.6"


def _why_not_space(asked: Asked, word: str, space: str) -> Why | None:
    """Why a special action can't be taken, unless a cube is all that is missing."""
    side = side_of_word(word)
    holders = asked.table["spaces"][space]
    if None not in holders:
        if len(holders) == 1:
            return say("why-space-taken", seat=holders[0]), "BZ 5.8"
        return say("why-spaces-taken", count=len(holders)), "BZ 5.8"
    if word == "fortify":
        if not asked.own["fortifications"]:
            return say("why-fortify-none"), "BZ 5.11"
        if not any(city["control"] == asked.seat and not city["fortified"] for city in asked.cities.values()):
            return say("why-fortify-nowhere"), "BZ 5.11"
    if word.startswith("grow-") and asked.can_place(side):
        return say(f"why-grow-{pieces.SIDES[side]}"), "BZ 5.10"
    if word.startswith("civil-war-"):
        return _why_not_civil_war(asked, side)
    if word == "bulgars" and (asked.can_place(pieces.BYZANTINE) or asked.can_place(pieces.ARAB)):
        return say("why-bulgars"), "BZ 4.2"
    return None


def _why_not_civil_war(asked: Asked, side: int) -> Why | None:
    city = asked.look.half(side)["army"]
    if city is None:
        return say("why-war-no-army"), "BZ 5.17"
    if city == pieces.CAPITAL_ID:
        return say("why-war-capital"), "BZ 10.2"
    if asked.cities[city]["control"] == asked.seat:
        return say("why-war-own", city=city), "BZ 5.17"
    if asked.cities[city]["control"] is None and asked.view["options"]["civil_war_targets"] == "other_player":
        return say("why-war-nobody", city=city), "BZ 5.17"
    return None
