"""Reasons: answers that a player might expect and can't give now, and map places where a click does nothing."""

from typing import TYPE_CHECKING

from hippodrome.games.hamilcar import board, cards
from hippodrome.games.hamilcar.showing.parts.war import card_of
from hippodrome.games.hamilcar.showing.parts.words import ANSWERS, SIGNS
from hippodrome.parts import Action, Say, say

if TYPE_CHECKING:
    from hippodrome.games.hamilcar.showing.parts.answers import Asked

EXPECTED: dict[str, tuple[tuple[str, str], ...]] = {
    "prompt-battle-card": (("withdraw", "HM 15.1"),),
    "prompt-naval-step": (("evade", "HM 11.12"),),
    "prompt-naval-attack": (("transports", "HM 11.7"),),
    "prompt-winter": (("train-lost", "HM 18.4"),),
    "prompt-points": (("repair", "HM 7.5"), ("miat-place", "HM 17.7"), ("miat-take", "HM 17.7")),
    "prompt-move": (("siege", "HM 16.1"),),
    "prompt-ship-or-cu": (("combat-unit", "HM 6.1"),),
}
"""The answers that players expect to a question, and the rule that may forbid each."""


def _refuse(word: str, why: Say, rule: str) -> Action:
    return ANSWERS.refuse(word, why, rule)


def refused(asked: "Asked") -> list[Action]:
    """Return the expected answers to a question that are impossible now."""
    found = []
    for word, rule in EXPECTED.get(asked.key, ()):
        if word not in asked.words:
            why = say(f"why-not-{word}")
            if word == "siege":
                told = _no_siege(asked)
                if told is None:
                    continue
                why = told
            found.append(_refuse(word, why, rule))
    if asked.key == "prompt-react":
        for card in asked.board["players"][asked.side]["hand"] or ():
            number = card[5:]
            if cards.TIMING[card_of(card)] != "own" and f"react-{number}" not in asked.words:
                found.append(_refuse(f"react-{number}", say("why-not-window"), "HM 21.2"))
    if asked.key == "prompt-match":
        kind = asked.params["card"]
        if f"battle-{kind}" not in asked.words and f"reserve-{kind}" not in asked.words:
            found.append(_refuse(f"battle-{kind}", say("why-not-match", card=kind), "HM 14.7"))
    return found


def _no_siege(asked: "Asked") -> Say | None:
    """HM 16.1, 16.4: why no attempt is possible where the general stands; None if nobody would expect one."""
    game, side = asked.war, asked.side
    space = game.at[game.activation.general]
    if space >= board.INSIDE or board.KIND[space] == board.NORMAL or game.control[space] == side:
        return None
    if game.cus[1 - side][space]:
        return say("why-not-siege-enemy")
    if game.cus[side][space] < board.SIEGE_CUS:
        return say("why-not-siege-cus", least=board.SIEGE_CUS)
    if board.SEA_SIEGE[space] and game.supremacy != side:
        return say("why-not-siege-supremacy")
    return say("why-not-siege", least=board.SIEGE_MP)


def unplayable(asked: "Asked", use: str) -> list[Action]:
    """HM 7.3, 21.1: events in hand that can't be played now, with reasons; another use once, if no card allows it."""
    hand = asked.board["players"][asked.side]["hand"] or ()
    if use == "event":
        return [
            _refuse(f"play-{card[5:]}-event", _no_event(asked, card_of(card)), "HM 21.1")
            for card in hand
            if f"play-{card[5:]}-event" not in asked.words
        ]
    if any(word.endswith(f"-{use}") for word in asked.words):
        return []
    note = say(f"does-use-{use}")
    rule = {"activate": "HM 9.1", "raise": "HM 7.10", "build": "HM 7.8", "training": "HM 7.9"}[use]
    sign = SIGNS[f"play-{use}"]
    return [
        Action(word=None, sign=sign, title=say(f"group-play-{use}"), note=note, why=say(f"reason-{use}"), rule=rule)
    ]


def _no_event(asked: "Asked", card: int) -> Say:
    if cards.CARD_SIDE[card] == 1 - asked.side:
        return say("why-not-event-side", side=board.SIDE_NAMES[1 - asked.side])
    if cards.TIMING[card] != "own":
        return say("why-not-event-reaction", window=cards.TIMING[card].replace("_", "-"))
    return say("why-not-event-effect")


# --- places ----------------------------------------------------------------------------------------------------------


def places(asked: "Asked", taken: set[str]) -> dict[str, Say]:
    """Return why a click on a space does nothing now, for questions that are answered on the map."""
    if not taken:
        return {}
    found = {}
    for space, name in enumerate(board.SPACE_NAMES):
        if f"space-{name}" not in taken:
            why = _why_not_there(asked, space)
            if why is not None:
                found[f"space-{name}"] = why
    return found


def _why_not_there(asked: "Asked", space: int) -> Say | None:
    name = board.SPACE_NAMES[space]
    if asked.key == "prompt-move":
        return _no_march(asked, space)
    if asked.key == "prompt-points" and any(word.startswith("pc-") for word in asked.words):
        game, side = asked.war, asked.side
        if game.control[space] == side:
            return say("why-not-pc-own", space=name)
        if board.KIND[space] != board.NORMAL:
            return say("why-not-pc-city", space=name)
        return say("why-not-pc-enemy" if game.cus[1 - side][space] else "why-not-pc-flip", space=name)
    return say("why-not-here", space=name)


def _no_march(asked: "Asked", space: int) -> Say | None:
    game = asked.war
    act = game.activation
    place = game.at[act.general]
    name, general = board.SPACE_NAMES[space], board.GENERAL_NAMES[act.general]
    if place % board.INSIDE == space:
        return say("why-not-march-here", general=general, space=name)
    costs = {near: board.LINK_COST[kind] for near, kind in board.LINKS[place % board.INSIDE]}
    if space not in costs:
        return say("why-not-march-far", general=general, space=name)
    if costs[space] > act.mp:
        return say("why-not-march-mp", space=name, cost=costs[space], mp=act.mp)
    return say("why-not-march-cus", general=general, space=name)
