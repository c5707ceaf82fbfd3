"""Odds: a die counted face by face, a land battle simulated with random cards."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any

from hippodrome.games.hamilcar import board, cards, state
from hippodrome.games.hamilcar.rules import battle, naval
from hippodrome.games.hamilcar.showing.parts.war import war_of
from hippodrome.games.hamilcar.state import State
from hippodrome.parts import Odds, say

FACES = range(1, 7)
TRIALS = 120
"""The number of simulated battles: accurate to about five per cent, and fast enough for a page."""


def of_die(fits: Callable[[int], bool], name: str = "") -> Odds:
    """Return the odds of a die, counted face by face."""
    return Odds(percent=100 * sum(map(fits, FACES)) / 6, name=say(name) if name else None)


def at_most(number: int, name: str = "") -> Odds:
    """HM 1.4: d6 <= number."""
    return of_die(lambda die: die <= number, name)


def rating(general: str | None) -> int:
    """HM 8.5: the battle rating of a general, 0 without one."""
    return 0 if general is None else board.BATTLE[board.GENERAL_OF[general]]


def no_loss(cus: int, modifier: int = 0) -> Odds:
    """HM 18.1: the chance that a roll for attrition costs nothing."""
    return of_die(lambda die: board.attrition(die + modifier, cus) == 0, "odds-no-loss")


def storm(view: Mapping[str, Any], card: str) -> Odds | None:
    """HM 18.6: the chance that a storm card takes something from the fleet at sea."""
    leg = view["board"]["leg"]
    index = cards.CARD_NAMES.index(card)
    if leg is None or cards.EFFECT[index] != "storm":
        return None
    modifier = int(cards.PARAMS[index]["modifier"]) + sum(war_of(view).corvi_in_rough_sea(leg["side"]).values())
    size = max(leg["warships"][leg["side"]], leg["cus"])
    return of_die(lambda die: board.attrition(die + modifier, size) > 0, "odds-storm")


def sea_interception(view: Mapping[str, Any], general: str, side: int) -> Odds:
    """HM 10.6: the naval rating, at least 1, and naval supremacy."""
    supremacy = 1 if view["board"]["supremacy"] == side else 0
    return at_most(max(1, board.NAVAL[board.GENERAL_OF[general]]) + supremacy, "odds-intercept")


# --- sieges ----------------------------------------------------------------------------------------------------------


def siege(game: State, side: int, space: int) -> Odds:
    """HM 16.2-16.6: the chance that the place falls at once, or else that a point is won."""
    red = game.supremacy == side and not board.SEA_SIEGE[space]
    points = [points for points, _loss in board.SIEGE_DICE[1 if red else 0]]
    whole = board.TRIBE_POINTS if board.KIND[space] == board.TRIBE else board.CITY_POINTS
    before = game.siege[space] if game.siege_by[space] == side else 0
    falls = of_die(lambda die: before + points[die - 1] >= whole, "odds-falls")
    return falls if falls.percent else of_die(lambda die: points[die - 1] > 0, "odds-point")


# --- at sea ----------------------------------------------------------------------------------------------------------


def naval_modifiers(view: Mapping[str, Any], side: int, card: str | None) -> dict[str, int]:
    """HM 11.7: the modifiers of a side's next attack, by name."""
    found = dict(naval.attack_modifiers(war_of(view), side))
    malus = view["board"]["leg"]["malus"][side]
    if malus:
        found["kyklos"] = malus
    if card == "ram":
        found["ram"] = 1
    return found


def naval_hits(view: Mapping[str, Any], side: int, card: str | None) -> list[int]:
    """HM 11.7, 22.3: the hits of an attack for each face of the die."""
    leg = view["board"]["leg"]
    plus = sum(naval_modifiers(view, side, card).values())
    column = min(board.LAST_COLUMN, (leg["round"] - 1) // 2 + (1 if card == "diekplous" else 0))
    return [board.NAVAL_HITS[max(1, min(6, die + plus)) - 1][column] for die in FACES]


def naval_attack(view: Mapping[str, Any], side: int, card: str | None) -> Odds:
    """Return the chance that an attack hits."""
    hits = naval_hits(view, side, card)
    return of_die(lambda die: hits[die - 1] > 0, "odds-hit")


def last_card(leg: Mapping[str, Any], side: int) -> str | None:
    """Return the tactics card of the current player step."""
    deed = leg["story"][-1] if leg["story"] else None
    card: str | None = deed["card"] if deed and deed["side"] == side else None
    return card


# --- on land ---------------------------------------------------------------------------------------------------------


def card_sources(game: State, fight: state.Battle, side: int) -> dict[str, int]:
    """HM 14.3: the sources of a side's battle cards, by name; the sum is kept between 1 and 15."""
    space = fight.space
    general = fight.commanders[side]
    sources = {
        "commander": 0 if general == board.NOBODY else board.BATTLE[general],
        "cus": min(board.BATTLE_CARDS_FROM_CUS, game.cus[side][space]),
        "allies": battle.allied_cards(game, side, space),
        "latium": 2 if side == board.ROME and board.PROVINCE[space] == board.LATIUM else 0,
        "tribe": 1 if board.KIND[space] == board.TRIBE and game.control[space] == side else 0,
        "intercepted": 1 if side != fight.attacker and fight.intercepted else 0,
        "failed": -1 if fight.failed[side] else 0,
        "events": fight.extra[side],
    }
    return {name: count for name, count in sources.items() if count}


def battle_ahead(game: State, attacker: int, space: int) -> tuple[list[int], Odds] | None:
    """Return the battle cards of both sides for a battle in a space, and the attacker's chance to win it."""
    if not (game.cus[0][space] and game.cus[1][space]):
        return None
    fight = state.NO_BATTLE.copy()
    fight.active, fight.space, fight.attacker = True, space, attacker
    fight.commanders = [game.commander(board.ROME, space), game.commander(board.CARTHAGE, space)]
    if game.activation.active:
        fight.commanders[attacker] = game.activation.general
    numbers = [battle.battle_card_number(game, fight, side) for side in (board.ROME, board.CARTHAGE)]
    ratings = [0 if one == board.NOBODY else board.BATTLE[one] for one in fight.commanders]
    chance = _tried_out(
        numbers[attacker], numbers[1 - attacker], ratings[attacker], ratings[1 - attacker], None, True, ""
    )
    return numbers, Odds(percent=chance, name=say("odds-battle"), sampled=True)


def battle_now(fight: Mapping[str, Any], side: int) -> Odds | None:
    """Return a side's chance to win the current battle, as far as that side can know."""
    own, other = fight["hands"][side]["hand"], fight["hands"][1 - side]
    if own is None or fight["loser"] is not None or not (own or other["cards"]):
        return None
    ratings = [rating(name) for name in fight["commanders"]]
    seen = tuple(sorted([*fight["spent"], *own]))
    known = None if other["hand"] is None else tuple(sorted(other["hand"]))
    chance = _tried_out(
        tuple(sorted(own)), known or other["cards"], ratings[side], ratings[1 - side], seen,
        fight["initiative"] == side, fight["played"] or "" if _is_to_match(fight) else "",
    )  # fmt: skip
    return Odds(percent=chance, name=say("odds-battle"), sampled=True)


def _is_to_match(fight: Mapping[str, Any]) -> bool:
    """Return whether the last card played still has to be answered."""
    story = fight["story"]
    return bool(story) and story[-1]["side"] == fight["initiative"] and _of_round(story) == 1


def _of_round(story: Sequence[Mapping[str, Any]]) -> int:
    return sum(deed["round"] == story[-1]["round"] for deed in story)


@lru_cache(maxsize=500)
def _tried_out(
    own: int | tuple[str, ...],
    other: int | tuple[str, ...],
    own_rating: int,
    other_rating: int,
    seen: tuple[str, ...] | None,
    initiative: bool,
    played: str,
) -> float:
    """HM 14.7-14.9, simulated: both play their most frequent card, match when they can, and roll for the initiative."""
    chance = Random(14)
    deck = [kind for kind, name in enumerate(cards.BATTLE_NAMES) for _ in range(cards.BATTLE_COPIES[kind])]
    for name in seen or ():
        deck.remove(cards.BATTLE_NAMES.index(name))
    won = 0
    for _ in range(TRIALS):
        chance.shuffle(deck)
        place, hands = 0, []
        for held in (own, other):
            if isinstance(held, int):
                dealt = deck[place : place + held]
                place += held
            else:
                dealt = [cards.BATTLE_NAMES.index(name) for name in held]
            hands.append([dealt.count(kind) for kind in range(cards.BATTLE_KINDS)])
        first = 0 if initiative else 1
        asked = cards.BATTLE_NAMES.index(played) if played else -1
        won += _fought_out(chance, hands, (own_rating, other_rating), first, asked) == 0
    return 100 * won / TRIALS


def _fought_out(chance: Random, hands: list[list[int]], ratings: tuple[int, int], first: int, asked: int) -> int:
    """Return who wins, 0 or 1. `asked` is a card already played that still has to be answered."""
    while True:
        hand, answering = hands[first], hands[1 - first]
        kind = asked
        if kind < 0:
            if not sum(hand):
                return 1 - first
            kind = max(range(cards.RESERVE), key=lambda one: hand[one])
            hand[kind if hand[kind] else cards.RESERVE] -= 1
        asked = -1
        if answering[kind]:
            answering[kind] -= 1
        elif answering[cards.RESERVE]:
            answering[cards.RESERVE] -= 1
        else:
            return first
        if kind == cards.DOUBLE_ENVELOPMENT or chance.randint(1, 6) <= ratings[1 - first]:
            first = 1 - first
