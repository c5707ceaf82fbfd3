"""Infer what other seats' actions reveal about their objectives, and redeal the objectives accordingly."""

from typing import Final

from hippodrome.games.byzantio import boards, phases, state
from hippodrome.games.byzantio.rules import catastrophes
from hippodrome.games.byzantio.state import State
from hippodrome.kernel.dice import Dice

UNTOUCHED: Final = 1
A_DEED: Final = 10
MANY_DEEDS: Final = 3
A_GARRISON: Final = 4
"""Measured with greedy bots: a city where they never acted is an objective one time in twenty, others nearly always."""
ONE_REPLACES_IN: Final = 3
"""A redeal replaces an objective for one player in this many."""


def suspicion(game: State, seat: int, city: int) -> int:
    """Return how strongly a seat's play points to a city: its actions there, and whether it is still there."""
    at = city * boards.MOST_SEATS + seat
    deeds = game.deeds[at]
    if deeds == 0:
        return UNTOUCHED
    return UNTOUCHED + A_DEED * (deeds if deeds < MANY_DEEDS else MANY_DEEDS) + A_GARRISON * game.garrisons[at]


def succession_is_past(game: State) -> bool:
    """Return whether everybody has already decided about replacing an objective."""
    return boards.SUCCESSION in game.turned and game.phase != phases.SUCCESSION_CHOICE


def redeal(game: State, seat: int, dice: Dice) -> None:
    """Redeal the others' objectives within the rules, more likely where those players have been busy."""
    if game.phase <= phases.OBJECTIVES or game.phase == phases.OVER:
        return
    may_have_replaced = succession_is_past(game)
    for other in range(game.seats):
        if other == seat:
            continue
        replaces = False
        if may_have_replaced:
            announced = game.replaced[other] != state.NONE
            replaces = announced if game.terms.announced else dice.below(ONE_REPLACES_IN) == 0
        deal_list(game, other, dice)
        game.replaced[other] = state.NONE
        game.struck[other] = state.NONE
        if replaces:
            deal_replacement(game, other, dice)


def deal_list(game: State, seat: int, dice: Dice) -> None:
    """BO 0.2: pick city after city, each in a different province, weighted by suspicion."""
    board, terms = game.board, game.terms
    left = terms.cities[:]
    weights = [suspicion(game, seat, city) for city in left]
    first = seat * terms.rows
    for row in range(terms.rows):
        city = left[weighted(weights, dice)]
        game.objectives[first + row] = city
        province = board.province_of[city]
        for place, other in enumerate(left):
            if board.province_of[other] == province:
                weights[place] = 0


def deal_replacement(game: State, seat: int, dice: Dice) -> None:
    """BO 6.5: replace one row, preferably one that saw little play."""
    first, rows = seat * game.terms.rows, game.terms.rows
    doubts = [1000 // suspicion(game, seat, game.objectives[first + row]) + 1 for row in range(rows)]
    row = weighted(doubts, dice)
    choices = catastrophes.replacements(game, seat, first + row)
    new = choices[weighted([suspicion(game, seat, city) for city in choices], dice)]
    game.struck[seat] = game.objectives[first + row]
    game.replaced[seat] = row
    game.objectives[first + row] = new


def weighted(weights: list[int], dice: Dice) -> int:
    """Draw an index of a list of weights, by weight."""
    left = dice.below(sum(weights))
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    raise AssertionError("weights add up to what was drawn below")
