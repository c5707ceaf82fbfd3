"""Read a table's open offers, and close them when the game has moved on.

`offers.py` handles what people do with them. A table without open offers costs no query, because its row says so.
"""

from collections.abc import Iterable

from hippodrome.web import clock
from hippodrome.web.models import GameTable, Move, Offer, Seat


def open_offers(table: GameTable) -> list[Offer]:
    return list(Offer.objects.filter(table=table, state=Offer.OPEN)) if table.offering else []


def open_offer(table: GameTable, kind: str) -> Offer | None:
    return next((offer for offer in open_offers(table) if offer.kind == kind), None)


def close(table: GameTable, kinds: Iterable[str], state: str) -> None:
    """Close the table's open offers of some kinds, in the caller's transaction."""
    if table.offering:
        found = Offer.objects.filter(table=table, state=Offer.OPEN)
        found.filter(kind__in=list(kinds)).update(state=state, closed=clock.now())
        mark(table, found.exists())


def mark(table: GameTable, offering: bool) -> None:
    """Store on the table's row whether an offer is open."""
    if table.offering != offering:
        table.offering = offering
        GameTable.objects.filter(pk=table.pk).update(offering=offering)


def outdate(table: GameTable, move: Move) -> None:
    """Close the offers that a move has made pointless, such as taking back answers.

    A secret word that other seats may not know of closes nothing.
    """
    if table.status == GameTable.OVER:
        close(table, [kind for kind in Offer.KINDS if kind != Offer.REMATCH], Offer.OUTDATED)
    elif move.word and not move.bot and not move.quiet:
        close(table, [Offer.TAKE_BACK], Offer.OUTDATED)


def who_must_agree(chairs: Iterable[Seat]) -> list[Seat]:
    """Return the seats of everybody who plays: neither a bot's nor resigned."""
    return [chair for chair in chairs if chair.played_by_person]


def missing(offer: Offer, chairs: Iterable[Seat]) -> list[Seat]:
    """Return the seats that have yet to agree; after the end of a game, those of all people who sat there."""
    people = [chair for chair in chairs if chair.player_id] if offer.kind == Offer.REMATCH else who_must_agree(chairs)
    return [chair for chair in people if chair.number not in offer.agreed]
