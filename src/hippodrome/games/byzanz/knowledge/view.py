"""What a seat may know of a game of Byzanz."""

from typing import Any

from hippodrome.games.byzanz import cards, phases
from hippodrome.games.byzanz.rules import market
from hippodrome.games.byzanz.state import State


def spread(counts: list[int]) -> list[str]:
    """Return counts by card as a list of names."""
    return [cards.CARD_NAMES[card] for card in range(cards.CARDS) for _ in range(counts[card])]


def view(game: State, seat: int | None) -> dict[str, Any]:
    """Return the table as a seat sees it (None: a spectator); other hands only once the game is over."""
    auctioned = game.phase < phases.MARKET and game.auctions < game.seats
    return {
        "phase": phases.NAMES[game.phase],
        "round": game.round,
        "rounds": cards.ROUNDS[game.seats],
        "offer": game.offer() if auctioned else None,
        "offers_left": cards.OFFERS[game.seats][: game.seats - game.auctions],
        "package": [cards.CARD_NAMES[card] for card in game.package],
        "market": {cards.KIND_NAMES[kind]: _of_kind(game.market, kind) for kind in market.kinds_in(game.market)},
        "pile": len(game.pile),
        "removed": len(game.removed),
        "gone": sum(game.gone) + sum(len(discards) for discards in game.discards),
        "opener": game.opener,
        "leader": game.leader if game.leader >= 0 and game.phase == phases.BIDDING else None,
        "high": game.high if game.phase == phases.BIDDING else 0,
        "players": [_player(game, other, seat) for other in range(game.seats)],
    }


def _of_kind(counts: list[int], kind: int) -> list[str]:
    return [
        cards.CARD_NAMES[card] for card in range(kind * 4, min(kind * 4 + 4, cards.CARDS)) for _ in range(counts[card])
    ]


def _player(game: State, seat: int, viewer: int | None) -> dict[str, Any]:
    own = seat == viewer or game.phase == phases.OVER
    counted = own or not game.hidden_profit
    return {
        "cards": game.sizes[seat],
        "hand": spread(game.hands[seat]) if own else None,
        "discards": [cards.CARD_NAMES[card] for card in game.discards[seat]] if own else len(game.discards[seat]),
        "bid": [cards.CARD_NAMES[card] for card in game.bids[seat]],
        "total": game.sums[seat],
        "active": game.active[seat],
        "offer": game.offers[seat] or None,
        "sets": len(game.profits[seat]),
        "profits": [cards.CARD_NAMES[card] for card in game.profits[seat]] if counted else None,
        "profit": market.scores(game)[seat] if counted else None,
    }
