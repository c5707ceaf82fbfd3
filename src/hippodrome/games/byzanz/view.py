"""What a seat may know of a game of Byzanz."""

from typing import Any

from hippodrome.games.byzanz.cards import CARD_NAMES, CARDS, KIND_NAMES, OFFERS, ROUNDS
from hippodrome.games.byzanz.market import kinds_in, scores
from hippodrome.games.byzanz.state import BIDDING, MARKET, OVER, PHASES, State


def spread(counts: list[int]) -> list[str]:
    """Counts by card as a list of names."""
    return [CARD_NAMES[card] for card in range(CARDS) for _ in range(counts[card])]


def view(game: State, seat: int | None) -> dict[str, Any]:
    """The table through a seat's eyes (None: a spectator's); other hands only once the game is over."""
    auctioned = game.phase < MARKET and game.auctions < game.seats
    return {
        "phase": PHASES[game.phase],
        "round": game.round,
        "rounds": ROUNDS[game.seats],
        "offer": game.offer() if auctioned else None,
        "offers_left": OFFERS[game.seats][: game.seats - game.auctions],
        "package": [CARD_NAMES[card] for card in game.package],
        "market": {KIND_NAMES[kind]: _of_kind(game.market, kind) for kind in kinds_in(game.market)},
        "pile": len(game.pile),
        "removed": len(game.removed),
        "gone": sum(game.gone) + sum(len(discards) for discards in game.discards),
        "opener": game.opener,
        "leader": game.leader if game.leader >= 0 and game.phase == BIDDING else None,
        "high": game.high if game.phase == BIDDING else 0,
        "players": [_player(game, other, seat) for other in range(game.seats)],
    }


def _of_kind(market: list[int], kind: int) -> list[str]:
    return [CARD_NAMES[card] for card in range(kind * 4, min(kind * 4 + 4, CARDS)) for _ in range(market[card])]


def _player(game: State, seat: int, viewer: int | None) -> dict[str, Any]:
    own = seat == viewer or game.phase == OVER
    counted = own or not game.hidden_profit
    return {
        "cards": game.sizes[seat],
        "hand": spread(game.hands[seat]) if own else None,
        "discards": [CARD_NAMES[card] for card in game.discards[seat]] if own else len(game.discards[seat]),
        "bid": [CARD_NAMES[card] for card in game.bids[seat]],
        "total": game.sums[seat],
        "active": game.active[seat],
        "offer": game.offers[seat] or None,
        "sets": len(game.profits[seat]),
        "profits": [CARD_NAMES[card] for card in game.profits[seat]] if counted else None,
        "profit": scores(game)[seat] if counted else None,
    }
