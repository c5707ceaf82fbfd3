"""Positions of Byzanz as plain data, to be written by people too.

What a person leaves out has a sensible value: no cards, the first auction, seat 0 to bid. Cards that are mentioned
nowhere have left the game.
"""

from typing import Any, cast

from hippodrome.games.byzanz import cards, phases, state
from hippodrome.games.byzanz.knowledge import view
from hippodrome.games.byzanz.state import State
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.errors import BadPosition

CARD_OF = {name: card for card, name in enumerate(cards.CARD_NAMES)}
SEAT_LISTS = ("hands", "bids", "profits", "discards", "known", "offers", "active")
KEYS = (
    *SEAT_LISTS,
    *("seats", "options", "phase", "after_limit", "round", "pile", "removed", "package", "market", "gone"),
    *("opener", "seat", "leader", "first_to_pass", "auctions", "served"),
)


def write(game: State) -> dict[str, Any]:
    """A position as JSON-able data, complete but for the dice."""
    return {
        "seats": game.seats,
        "options": {"hidden_profit": game.hidden_profit, "merchants_count": game.merchants_count},
        "phase": phases.NAMES[game.phase],
        "after_limit": phases.NAMES[game.after_limit],
        "round": game.round,
        "hands": [view.spread(hand) for hand in game.hands],
        "bids": [_names(bid) for bid in game.bids],
        "profits": [_names(profits) for profits in game.profits],
        "discards": [_names(discards) for discards in game.discards],
        "known": [
            [[cards.CARD_NAMES[entry % cards.CARDS], entry // cards.CARDS] for entry in known] for known in game.known
        ],
        "offers": game.offers[:],
        "active": game.active[:],
        "pile": _names(game.pile),
        "removed": _names(game.removed),
        "package": _names(game.package),
        "market": view.spread(game.market),
        "gone": view.spread(game.gone),
        "opener": game.opener,
        "seat": game.seat,
        "leader": game.leader,
        "first_to_pass": game.first_to_pass,
        "auctions": game.auctions,
        "served": game.served,
    }


def read(data: dict[str, Any], dice: Dice) -> State:
    """The position that was written, or that a person wrote down."""
    unknown = [key for key in data if key not in KEYS]
    if unknown:
        raise BadPosition(f"A position of Byzanz has no {unknown[0]!r}; it has: {', '.join(KEYS)}.")
    hands = data.get("hands")
    seats = cast(int, data.get("seats", len(hands) if isinstance(hands, list) else 0))
    if seats not in cards.OFFERS:
        raise BadPosition("A position of Byzanz has 3 to 6 seats; say so with 'seats' or with that many 'hands'.")
    game = state.empty_table(seats, dice)
    options = data.get("options", {})
    game.hidden_profit = bool(options.get("hidden_profit", False))
    game.merchants_count = bool(options.get("merchants_count", True))
    _read_seats(game, data)
    game.pile = _cards(data.get("pile", []))
    game.removed = _cards(data.get("removed", []))
    game.package = _cards(data.get("package", []))
    game.market = _counts(_cards(data.get("market", [])))
    _read_progress(game, data)
    _read_gone(game, data)
    return game


def _read_seats(game: State, data: dict[str, Any]) -> None:
    for name in SEAT_LISTS:
        if name in data and len(data[name]) != game.seats:
            raise BadPosition(f"{name!r} needs one entry a seat, that is {game.seats}, not {len(data[name])}.")
    for seat in range(game.seats):
        if "hands" in data:
            game.take_up(seat, _counts(_cards(data["hands"][seat])))
        if "bids" in data:
            game.bids[seat] = _cards(data["bids"][seat])
        game.sums[seat] = sum(cards.VALUES[card] for card in game.bids[seat])
        if "profits" in data:
            game.profits[seat] = _cards(data["profits"][seat])
        if "discards" in data:
            game.discards[seat] = _cards(data["discards"][seat])
        if "known" in data:
            game.known[seat] = [first * cards.CARDS + _cards([name])[0] for name, first in data["known"][seat]]


def _read_progress(game: State, data: dict[str, Any]) -> None:
    """Where in the game we are; the auction's numbers follow from who holds an offer card, if they are not given."""
    for name in ("phase", "after_limit"):
        if data.get(name, "reveal") not in phases.NAMES:
            raise BadPosition(f"{name!r} is one of {', '.join(phases.NAMES)}, not {data[name]!r}.")
    game.phase = (
        phases.NAMES.index(data["phase"]) if "phase" in data else phases.BIDDING if game.package else phases.REVEAL
    )
    game.after_limit = phases.NAMES.index(data.get("after_limit", "reveal"))
    game.round = cast(int, data.get("round", cards.ROUNDS[game.seats]))
    game.offers = list(data.get("offers", [0] * game.seats))
    game.auctions = cast(int, data.get("auctions", sum(1 for offer in game.offers if offer)))
    held = sorted(offer for offer in game.offers if offer)
    if held != cards.OFFERS[game.seats][game.seats - game.auctions :]:
        raise BadPosition(f"After {game.auctions} auctions the offer cards held can't be {held}.")
    game.active = list(data.get("active", [offer == 0 for offer in game.offers]))
    game.opener = cast(int, data.get("opener", 0))
    game.seat = cast(int, data.get("seat", game.opener))
    leader = max(range(game.seats), key=lambda seat: game.sums[seat])
    game.leader = cast(int, data.get("leader", leader if game.sums[leader] else state.NOBODY))
    game.first_to_pass = cast(int, data.get("first_to_pass", state.NOBODY))
    game.served = cast(int, data.get("served", 0))


def _read_gone(game: State, data: dict[str, Any]) -> None:
    """What is mentioned nowhere has left the game."""
    used = _counts(game.pile + game.removed + game.package)
    for card in range(cards.CARDS):
        used[card] += game.market[card] + sum(hand[card] for hand in game.hands)
        used[card] += sum(row.count(card) for row in game.bids + game.profits + game.discards)
        if used[card] > cards.COPIES[card]:
            raise BadPosition(f"There are {cards.COPIES[card]} cards {cards.CARD_NAMES[card]}, not {used[card]}.")
    if "gone" in data:
        game.gone = _counts(_cards(data["gone"]))
    else:
        game.gone = [cards.COPIES[card] - used[card] for card in range(cards.CARDS)]


def turn(data: dict[str, Any], by: int) -> dict[str, Any]:
    """The same position with every player `by` seats further on."""
    seats = cast(int, data["seats"])
    turned = dict(data)
    for name in SEAT_LISTS:
        turned[name] = [data[name][(seat - by) % seats] for seat in range(seats)]
    for name in ("opener", "seat", "leader", "first_to_pass"):
        if data[name] >= 0:
            turned[name] = (data[name] + by) % seats
    return turned


def _names(these: list[int]) -> list[str]:
    return [cards.CARD_NAMES[card] for card in these]


def _cards(names: list[str]) -> list[int]:
    for name in names:
        if name not in CARD_OF:
            raise BadPosition(
                f"There is no card {name!r}; cards are spelled like {cards.CARD_NAMES[0]!r} or 'merchant'."
            )
    return [CARD_OF[name] for name in names]


def _counts(these: list[int]) -> list[int]:
    counts = [0] * cards.CARDS
    for card in these:
        counts[card] += 1
    return counts
