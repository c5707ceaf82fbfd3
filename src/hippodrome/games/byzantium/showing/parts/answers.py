"""The answers to every question of Byzantium but the choice of an action: cities, boxes, amounts, fight or flight."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

from hippodrome.games.byzantium import pieces
from hippodrome.games.byzantium.advice import odds
from hippodrome.games.byzantium.rules import cubes, movement, turns
from hippodrome.games.byzantium.rules.action import CityAction
from hippodrome.games.byzantium.showing.parts import actions, battles, figures
from hippodrome.games.byzantium.showing.parts.actions import ANSWERS
from hippodrome.games.byzantium.showing.parts.asked import Asked, prize
from hippodrome.parts import Action, Figure, Group, Odds, Say, say


def groups(asked: Asked | None) -> tuple[Group, ...]:
    """Group the answers: first those that move the game on, then places and boxes."""
    if asked is None:
        return ()
    if asked.key == "prompt-action":
        return (actions.bar(asked),)
    make = MAKERS.get(asked.key, _plain)
    cities = [_city(asked, word) for word in asked.words if word in asked.cities]
    others = [make(asked, word) for word in asked.words if word not in asked.cities]
    found = [Group(actions=tuple(part)) for part in (others + _refused(asked), cities) if part]
    return tuple(found)


def _plain(asked: Asked, word: str) -> Action:
    return ANSWERS.give(word)


# --- cities ----------------------------------------------------------------------------------------------------------


def _city(asked: Asked, word: str) -> Action:
    """Return a city as an answer; the action there depends on the question."""
    place = f"city-{word}"
    if asked.key == "prompt-march-first":
        return ANSWERS.give(word, place=place, **(_march(asked, word) | _done("first", "march", city=word)))
    if asked.key in ("prompt-march", "prompt-march-on"):
        return ANSWERS.give(word, place=place, **_march(asked, word))
    if asked.key == "prompt-control":
        return ANSWERS.give(word, place=place, **_control(asked, word))
    if asked.key == "prompt-bulgars":
        return ANSWERS.give(word, place=place, **_raid(asked, word))
    doing, sign = DOING.get(asked.key, ("city", "place"))
    more: dict[str, Any] = {}
    if asked.key == "prompt-grow":
        grown = asked.cities[word]["markers"] + 1
        more["left"] = (Figure(sign="grow", name=say("label-value-then"), value=grown),)
    if asked.key == "prompt-goal":
        more["cost"] = (Figure(sign="losses", name=say("label-toll"), value=int(asked.params["count"])),)
    if asked.key == "prompt-fortify":
        more["left"] = (Figure(sign="siege", name=say("label-defence"), value=asked.cities[word]["markers"] + 1),)
    return ANSWERS.give(word, place=place, **_done(doing, sign, city=word), **more)


DOING: Final = {
    "prompt-enter": ("enter", "march"),
    "prompt-march-via": ("via", "march"),
    "prompt-goal": ("goal", "retreat"),
    "prompt-grow": ("grow", "grow"),
    "prompt-fortify": ("fortify", "tower"),
}
"""The action in a city for each question about one, and its sign."""


def _done(doing: str, sign: str, **params: object) -> dict[str, Any]:
    """Return title and sentence of an action in a city."""
    return {"title": say(f"do-{doing}", **params), "note": say(f"does-{doing}", **params), "sign": sign}


def _march(asked: Asked, goal: str) -> dict[str, Any]:
    """BZ 6: a march, a voyage or an attack: its way, its price in cubes and its odds."""
    side = asked.force
    ways = asked.goals.get(goal) or [[asked.params["city"], goal]]
    cost = min(asked.cost(side, way) for way in ways)
    move = asked.look.half(side)["move"]
    more: dict[str, Any] = {"cost": (figures.box("move", -cost),), "left": (figures.box("move", move - cost),)}
    foreign = asked.side_of(goal) != side
    sea = any(asked.is_sea(a, b) for a, b in pairwise(ways[0]))
    doing, sign = ("attack", "siege") if foreign else ("sail", "sail") if sea else ("march", "march")
    if foreign:
        army = asked.after_march(side, cost)
        more["odds"] = Odds(percent=asked.attack_odds(army, goal, asked.seat), name=say("odds-city"))
        more["gain"] = (figures.points(side, prize(asked.cities[goal]["markers"])),)
        del more["left"]
    vias = [way[1] for way in ways if len(way) > 2]
    if not vias:
        return more | _done(doing, sign, city=goal)
    note = "does-by-way" if len(vias) == 1 else "does-by-ways"
    return more | {"title": say(f"do-{doing}", city=goal), "note": say(note, city=goal, via=vias), "sign": sign}


def _control(asked: Asked, city: str) -> dict[str, Any]:
    """BZ 5.1-5.2: points at once, and the army with the first Byzantine city."""
    side = asked.side_of(city)
    first = side == pieces.BYZANTINE and not asked.own["founded"]
    more = _done("control", "place", city=city)
    if first:
        more["note"] = say("does-control-first", city=city)
    return more | {"gain": (figures.points(side, asked.cities[city]["markers"]),)}


def _raid(asked: Asked, city: str) -> dict[str, Any]:
    """BZ 9: the Bulgars attack a city; the points are for the side that was not attacked."""
    board = asked.board
    force = (0, min(asked.table["bulgars"] + board.bulgar_step, board.bulgar_most), 0)
    more = _done("raid", "siege", city=city)
    more["odds"] = Odds(percent=asked.attack_odds(force, city, None), name=say("odds-city"))
    side = asked.side_of(city)
    if side <= pieces.ARAB and city != pieces.CAPITAL_ID:
        more["gain"] = (figures.points(1 - side, prize(asked.cities[city]["markers"])),)
    return more


# --- cubes and money -------------------------------------------------------------------------------------------------


def _count_in(asked: Asked, name: str) -> int:
    """Return how many cubes lie in a box, in the Pool or in the Losses."""
    side, _, box = name.partition("-")
    count: int = asked.own[side][box] if box else asked.own[name]
    return count


def _source(asked: Asked, word: str) -> Action:
    """BZ 4.1-4.2: a cube from the Pool is free, others cost the side that benefits."""
    name = word[5:]
    more: dict[str, Any] = {"left": (figures.box(name, _count_in(asked, name) - 1),)}
    paid = asked.key in ("prompt-source", "prompt-source-bulgars") and name != "pool"
    if paid and "side" in asked.params:
        side = pieces.SIDES.index(asked.params["side"])
        more["cost"] = (figures.bezants(side, asked.board.cube_price),)
        more["left"] += (figures.bezants(side, asked.look.half(side)["treasury"] - asked.board.cube_price),)
    elif paid:
        name_of = say("label-treasury")
        more["cost"] = (Figure(sign="coin", name=name_of, value=asked.board.cube_price),)
    if name == "pool":
        more["main"] = asked.key != "prompt-pass"
        more["note"] = say("does-from-pool")
    elif name == "losses":
        more["note"] = say("does-from-losses")
    return ANSWERS.give(word, **more)


def _into(asked: Asked, word: str) -> Action:
    """BZ 5.3: a cube for a box: what it does there, and what it costs every round."""
    if word == "stop":
        return ANSWERS.give(word, title=say("do-enough"), note=say("does-enough"), sign="confirm")
    name = word[5:]
    side, box = name.split("-")
    price = asked.board.upkeep[pieces.BOXES.index(box)]
    return ANSWERS.give(
        word,
        sign=figures.BOX_SIGNS[box],
        note=say(f"does-into-{box}", price=price),
        left=(figures.box(name, asked.own[side][box] + 1),),
    )


def _refused(asked: Asked) -> list[Action]:
    """Return answers that are missing for a reason: an Elite box that already has its cube."""
    if asked.key != "prompt-reinforce":
        return []
    found = []
    reason = say("why-elite-box" if asked.view["options"]["elite_limit"] == "per_box" else "why-elite")
    for side, name in enumerate(pieces.SIDES[:2]):
        word = f"into-{name}-elite"
        if word not in asked.words and cubes.can_place(asked.game, asked.seat, side):
            found.append(ANSWERS.refuse(word, reason, "BZ 5.4", sign="elite"))
    return found


def _lose(asked: Asked, word: str) -> Action:
    """BZ 7.7: a cube of a box is lost: how many stay, and the strength it costs."""
    box = word[5:]
    attack = asked.table["attack"]
    side = asked.force
    if asked.key == "prompt-give-losses":
        side = asked.side_of(attack["city"]) if attack else asked.force
    half = asked.look.half(side)
    more: dict[str, Any] = {"sign": figures.BOX_SIGNS[box], "note": say(f"does-lose-{box}")}
    return ANSWERS.give(word, left=(figures.box(box, half[box] - 1),), **more)


def _amount(asked: Asked, word: str) -> Action:
    """Return an amount: cubes to tax with, bezants for a treasury, cubes that stay unpaid."""
    count = int(word[7:])
    if asked.key == "prompt-tax":
        per_cube = asked.board.tax_per_cube
        return ANSWERS.give(
            word,
            title=say("do-tax", count=count),
            note=say("does-tax-with", count=count, bezants=count * per_cube),
            gain=(Figure(sign="coin", name=say("label-treasury"), value=count * per_cube, signed=True),),
            left=(figures.box("pool", asked.own["pool"] - count),),
            sign="tax",
        )
    if asked.key == "prompt-share":
        rest = int(asked.params["count"]) - count
        purses = [asked.look.half(side)["treasury"] for side in (0, 1)]
        return ANSWERS.give(
            word,
            title=say("do-share", byzantine=count, arab=rest),
            note=say("does-share", byzantine=purses[0] + count, arab=purses[1] + rest),
        )
    box = str(asked.params["box"])
    return ANSWERS.give(
        word,
        title=say("do-unpaid", count=count),
        note=say("does-unpaid", count=count, box=box),
        cost=(figures.points(pieces.SIDES.index(box.split("-")[0]), -count),),
        left=(figures.box(box, _count_in(asked, box) - count),),
        sign="losses",
    )


def _treasury(asked: Asked, word: str) -> Action:
    side = pieces.SIDES.index(word[4:])
    return ANSWERS.give(word, left=(figures.bezants(side, asked.look.half(side)["treasury"]),))


# --- war -------------------------------------------------------------------------------------------------------------


def _stand(asked: Asked, word: str) -> Action:
    """BZ 7.2, BZ 8.9: fight or retreat, with the odds of the fight."""
    if word == "fight":
        held = battles.stand_odds(asked.view, asked.seat)
        return ANSWERS.give(word, odds=Odds(percent=held, name=say("odds-stand")))
    return ANSWERS.give(word)


def _levy(asked: Asked, word: str) -> Action:
    """BZ 7.4: with or without the Levy, and how likely the city holds."""
    holds = battles.hold_odds(asked.view, with_levy=word == "levy")
    return ANSWERS.give(word, odds=Odds(percent=holds, name=say("odds-hold")))


def _opponent(asked: Asked, word: str) -> Action:
    """BZ 7.3: whom to fight first, with the odds of that battle."""
    attack = asked.table["attack"]
    foe = asked.look.army(asked.side_of(attack["city"]), int(word[8:]))
    won = 100 * odds.battle_odds(battles.attackers(asked.look, attack), foe)
    return ANSWERS.give(word, odds=Odds(percent=won, name=say("odds-battle")))


def _arrival(asked: Asked, word: str) -> Action:
    """BZ 6.16: stop in a friendly city, or turn on it."""
    if word == "stop":
        return ANSWERS.give(word)
    city = asked.params["city"]
    return ANSWERS.give(word, place=f"city-{city}", **actions.civil_war(asked, asked.side_of(city), city))


def _strengthen(asked: Asked, word: str) -> Action:
    grown = min(asked.table["bulgars"] + 2 * asked.board.bulgar_step, asked.board.bulgar_most)
    return ANSWERS.give(word, left=(Figure(sign="banner", name=say("label-bulgars"), value=grown),))


def _press_on(asked: Asked, word: str) -> Action:
    """BZ 6.12: cross in spite of the fleet: the price in cubes, before the fleet shoots."""
    if word != "go-on":
        return ANSWERS.give(word)
    cost = int(asked.params["count"])
    move = asked.own["arab"]["move"]
    return ANSWERS.give(word, cost=(figures.box("move", -cost),), left=(figures.box("move", move - cost),))


MAKERS: Final[dict[str, Callable[[Asked, str], Action]]] = {
    "prompt-source": _source,
    "prompt-source-bulgars": _source,
    "prompt-pass": _source,
    "prompt-give-city": _source,
    "prompt-give-losses": _lose,
    "prompt-lose": _lose,
    "prompt-reinforce": _into,
    "prompt-tax": _amount,
    "prompt-share": _amount,
    "prompt-unpaid": _amount,
    "prompt-treasury": _treasury,
    "prompt-stand": _stand,
    "prompt-blocked": _stand,
    "prompt-levy": _levy,
    "prompt-opponent": _opponent,
    "prompt-civil-war": _arrival,
    "prompt-bulgars": _strengthen,
    "prompt-press-on": _press_on,
}
"""The function that makes the answers to each question, except for cities."""


# --- why not ---------------------------------------------------------------------------------------------------------


def why_not_there(asked: Asked | None) -> dict[str, Say]:
    """Return why a click on a city does nothing now; only while the viewer is asked for something."""
    if asked is None:
        return {}
    names = [name for name in asked.cities if name not in asked.words]
    if asked.key == "prompt-action":
        first = say("why-action-first")
        return {f"city-{name}": first for name in names}
    make = REASONS.get(asked.key)
    return {f"city-{name}": make(asked, name) for name in names} if make else {}


CITY_ACTIONS: Final = {action.name: action for action in turns.ACTIONS if isinstance(action, CityAction)}


def _why_city(asked: Asked, action: str, name: str) -> Say:
    """Return why an action can't be taken in a city."""
    city = asked.board.index[name]
    refusal = CITY_ACTIONS[action].refusal_at(asked.game, city)
    assert refusal is not None, "a city that is not offered is refused"
    return actions.reason(asked, refusal, city)


def _why_march(asked: Asked, name: str) -> Say:
    side, city = asked.force, asked.board.index[name]
    if name == asked.params["city"]:
        return say("why-march-here", city=name)
    refusal = movement.goal_refusal(asked.game, asked.seat, side, city)
    if refusal is not None:
        return actions.reason(asked, refusal, city)
    return say("why-march-far", city=name, count=asked.look.half(side)["move"])


REASONS: Final[dict[str, Callable[[Asked, str], Say]]] = {
    "prompt-control": lambda asked, name: _why_city(asked, "control", name),
    "prompt-grow": lambda asked, name: _why_city(asked, f"grow-{asked.cities[asked.words[0]]['side']}", name),
    "prompt-fortify": lambda asked, name: _why_city(asked, "fortify", name),
    "prompt-march": _why_march,
    "prompt-march-on": _why_march,
    "prompt-enter": lambda asked, name: say(f"why-enter-{pieces.SIDES[asked.force]}", city=name),
    "prompt-march-via": lambda asked, name: say("why-via", city=name),
    "prompt-march-first": lambda asked, name: say("why-march-first", city=name),
    "prompt-bulgars": lambda asked, name: say("why-raid", city=name),
    "prompt-goal": lambda asked, name: say("why-goal", city=name),
}
"""Why a city is not an answer to a question that asks for one."""
