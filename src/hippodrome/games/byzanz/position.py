"""Positions of Byzanz as plain data, which people can write too.

Whatever a person leaves out gets a sensible value: no cards in hand, first auction of the last round, seat 0 to bid. A
draw pile that is not given is made of cards mentioned nowhere else; all further unmentioned cards have left the game.
"""

# mypyc: off (off the hot path)

from typing import Any

from hippodrome.games.byzanz import cards, invariants, phases, state
from hippodrome.games.byzanz.knowledge import known
from hippodrome.games.byzanz.state import State
from hippodrome.kernel import fields
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.errors import BadPosition, BrokenInvariant
from hippodrome.kernel.game import Options

SEAT_LISTS = ("hands", "bids", "profits", "discards", "known", "merchants", "offers", "active")


def write(game: State) -> dict[str, Any]:
    """Return the position as JSON-able data, complete except for the dice."""
    options = {"hidden_profit": game.hidden_profit, "merchants_count": game.merchants_count}
    return {"seats": game.seats, "options": options, **fields.write(game)}


def read(seats: int, options: Options, data: dict[str, Any], dice: Dice) -> State:
    """Read a position written by `write` or by a person; reject impossible ones."""
    game = state.empty_table(seats, dice, options)
    fields.read(game, data)
    for seat in range(seats):
        game.take_up(seat, game.hands[seat])
        game.sums[seat] = sum(cards.VALUES[card] for card in game.bids[seat])
        game.known[seat] = sorted(
            game.known[seat], key=lambda entry: entry // cards.CARDS
        )  # in the order in which they came; see known.py
    _suppose_progress(game, data)
    _suppose_cards(game, data)
    if "merchants" not in data:
        for seat in range(seats):
            known.see_limit(game, seat)
    try:
        invariants.check(game)
        invariants.check_boundary(game)
    except BrokenInvariant as error:
        raise BadPosition(str(error)) from error
    return game


def _suppose_progress(game: State, told: dict[str, Any]) -> None:
    """Derive what is missing about the auction from the package and from who holds an offer card or a bid."""
    seats = range(game.seats)
    if "phase" not in told:
        game.phase = phases.BIDDING if game.package else phases.REVEAL
    if "auctions" not in told:
        game.auctions = sum(1 for offer in game.offers if offer)
    if "seat" not in told:
        game.seat = game.opener
    elif "opener" not in told and game.phase == phases.BIDDING:
        game.opener = game.seat
    if "leader" not in told and any(game.sums):
        game.leader = max(seats, key=lambda seat: game.sums[seat])
    if "active" not in told and game.phase == phases.BIDDING:
        spoken = game.opener if game.leader == state.NOBODY else game.leader + 1  # whoever has acted since has passed
        silent = (game.seat - spoken) % game.seats
        game.active = [not game.offers[seat] and (seat - spoken) % game.seats >= silent for seat in seats]
    elif "active" not in told and game.phase == phases.PAYING:
        game.active = [seat == game.seat for seat in seats]
    passed = [seat for seat in seats if not game.active[seat] and not game.offers[seat]]
    if "first_to_pass" not in told and game.phase == phases.BIDDING and passed:
        game.first_to_pass = passed[0]


def _suppose_cards(game: State, told: dict[str, Any]) -> None:
    """Derive the round from the draw pile, or the pile from the round; unmentioned cards have left the game."""
    last, a_round = cards.ROUNDS[game.seats], sum(cards.OFFERS[game.seats])
    if "round" not in told:
        game.round = last
        to_come = len(game.pile) - invariants.cards_to_come(game)
        game.round = max(1, last - max(0, to_come) // a_round)
    places = [game.pile, game.removed, game.package, *game.bids, *game.profits, *game.discards]
    left: list[int] = []
    for card in range(cards.CARDS):
        used = sum(row.count(card) for row in places) + sum(
            hand[card] for hand in [*game.hands, game.market, game.gone]
        )
        if used > cards.COPIES[card]:
            raise BadPosition(f"There are {cards.COPIES[card]} cards {cards.CARD_NAMES[card]}, not {used}.")
        left += [card] * (cards.COPIES[card] - used)
    if "pile" not in told:
        needed = min(invariants.cards_to_come(game), len(left))
        game.pile = [left[place * len(left) // needed] for place in range(needed)]  # a bit of everything
        for card in game.pile:
            left.remove(card)
    if "gone" not in told:
        for card in left:
            game.gone[card] += 1


def turn(data: dict[str, Any], by: int) -> dict[str, Any]:
    """Return the same position with every player moved on by `by` seats."""
    seats: int = data["seats"]
    turned = dict(data)
    for name in SEAT_LISTS:
        turned[name] = [data[name][(seat - by) % seats] for seat in range(seats)]
    for name in ("opener", "seat", "leader", "first_to_pass"):
        if data[name] >= 0:
            turned[name] = (data[name] + by) % seats
    return turned
