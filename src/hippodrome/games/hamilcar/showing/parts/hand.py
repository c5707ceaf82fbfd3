"""Readable cards: strategy cards with their uses, tactics and battle cards, and the viewer's hand."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hippodrome.games.hamilcar import board, cards
from hippodrome.games.hamilcar.showing import texts
from hippodrome.games.hamilcar.showing.parts.war import card_of
from hippodrome.games.hamilcar.showing.parts.words import SIGNS
from hippodrome.parts import Action, Card, Hand, Say, Use, say

OWN_TEXT = ("double-envelopment", "reserve")
"""Battle cards with a text of their own; the others share one."""


def title_of(name: str) -> Say:
    """Return the name of a thing."""
    key, params = texts.thing_key(name)
    return say(key, **params)


def strategy_card(name: str, side: int | None = None) -> Card:
    """Return a strategy card with OPS, ship symbols and event; for its holder with all its uses (HM 7.3)."""
    card = card_of(name)
    owner = cards.CARD_SIDE[card]
    return Card(
        name=name,
        title=title_of(name),
        text=say(f"{name}-text"),
        value=cards.OPS[card],
        signs=("ship",) * cards.SHIPS[card],
        uses=() if side is None else tuple(_uses(card, side)),
        colour="" if owner == board.NEUTRAL else f"seat-{owner}",
    )


def _uses(card: int, side: int) -> list[Use]:
    """HM 7.3: what a card can ever be used for by a side."""
    three, ships = cards.OPS[card] == 3, cards.SHIPS[card]
    can = {
        "activate": True,
        "raise": three,
        "points": True,
        "build": three and ships > 0,
        "training": ships == 2 and side == board.ROME,
        "event": cards.CARD_SIDE[card] != 1 - side,
        "discard": True,
    }
    return [
        Use(sign=SIGNS[f"play-{use}"], title=say(f"seal-{use}"), note=say(f"does-use-{use}"))
        for use, possible in can.items()
        if possible
    ]


def battle_card(name: str, number: int | None = None) -> Card:
    """Return a battle card; `number` is the round it was played in."""
    text = say(f"battle-{name}-text" if name in OWN_TEXT else "battle-type-text")
    return Card(name=name, title=title_of(name), text=text, value=number)


def tactics_card(name: str, number: int | None = None) -> Card:
    """Return a tactics card; `number` is the round it was played in."""
    return Card(name=name, title=title_of(name), text=say(f"tactics-{name}-text"), value=number)


def _kinds(dealt: Sequence[str], order: Sequence[str], make: Callable[[str, int | None], Card]) -> list[Card]:
    """Return one card for each kind that was dealt, with their number if there are several."""
    held = [(name, dealt.count(name)) for name in order if name in dealt]
    return [_several(make(name, None), count) for name, count in held]


def _several(card: Card, count: int) -> Card:
    title = card.title if count == 1 else say("label-times", card=card.name, count=count)
    return Card(name=card.name, title=title, text=card.text)


def hand(view: Mapping[str, Any], actions: Sequence[Action]) -> Hand | None:
    """Return the cards in hand; during a battle its cards come first."""
    viewer, shown = view["viewer"], view["board"]
    if viewer is None or shown["players"][viewer]["hand"] is None:
        return None
    held = [strategy_card(name, viewer) for name in sorted(shown["players"][viewer]["hand"])]
    fight, leg = shown["battle"], shown["leg"]
    title, hint = "label-hand", "hint-hand"
    if fight and fight["hands"][viewer]["hand"]:
        held = _kinds(fight["hands"][viewer]["hand"], cards.BATTLE_NAMES, battle_card) + held
        title, hint = "label-battle-hand", "hint-battle-hand"
    elif leg and leg["tactics"][viewer]["hand"]:
        held = _kinds(leg["tactics"][viewer]["hand"], cards.TACTICS_NAMES, tactics_card) + held
        title, hint = "label-tactics-hand", "hint-tactics-hand"
    taking = tuple(action for action in actions if action.word and action.cards)
    return Hand(
        cards=tuple(held),
        title=say(title),
        hint=say(hint) if taking else say(title),
        unfit=say("hint-unfit"),
        actions=taking,
    )
