"""Make, accept, decline and withdraw offers: to end the game, take answers back, pause, add time, or play again.

Everybody who plays has to agree, and whoever makes an offer agrees to it. When the last one agrees, what was offered
is done in the same transaction. What people do with offers is also reported in the chat.
"""

from collections.abc import Iterable
from typing import Any

from django.db import transaction

import hippodrome
from hippodrome.kernel import retracting
from hippodrome.web.models import GameTable, Offer, Player, Seat
from hippodrome.web.refusals import Refused
from hippodrome.web.services import chat, clocks, endings, moves, notifications, open_offers, seats, taking_back
from hippodrome.web.services.fairness import made_here
from hippodrome.web.services.live_games import LiveGame, live_game
from hippodrome.web.services.tables import lock, touch

DURING = (Offer.END, Offer.TAKE_BACK, Offer.PAUSE, Offer.TIME)
"""What can be offered while a game is running."""
DAY = 24 * 3600
SECONDS = (15 * 60, DAY, 3 * DAY)
"""The amounts of time that can be offered."""
MOST_RETRACTIONS = 200
"""How many times answers may be taken back by agreement in one game."""


def make(slug: str, kind: str, player: Player, seconds: int = 0) -> GameTable:
    """Make an offer to everybody else who plays. If somebody else has made the same offer, accept it."""
    if kind not in DURING:
        raise Refused("refused-form", 400)
    with transaction.atomic():
        table, chairs = endings.running(slug)
        own = _own_seats(chairs, player)
        facts = _facts(table, kind, own, seconds)
        standing = open_offers.open_offer(table, kind)
        if standing is not None:
            if standing.player_id == player.pk or standing.facts != facts:
                raise Refused("refused-offered")
            _agree(table, chairs, standing, player, own)
        else:
            _offer(table, kind, player, own, _others(chairs, player), facts)
        touch(table)
    return table


def accept(slug: str, number: int, player: Player) -> GameTable:
    with transaction.atomic():
        table, offer = _standing(slug, number)
        if offer.kind == Offer.REMATCH:
            rematch(slug, player)
            return table
        chairs = list(table.chairs.all())
        _agree(table, chairs, offer, player, _own_seats(chairs, player))
        touch(table)
    return table


def decline(slug: str, number: int, player: Player) -> GameTable:
    """Decline an offer, or withdraw one's own."""
    with transaction.atomic():
        table, offer = _standing(slug, number)
        chairs = [chair for chair in table.chairs.all() if chair.player_id == player.pk]
        if not (chairs if offer.kind == Offer.REMATCH else _own_seats(chairs, player)):
            raise Refused("refused-not-your-seat", 403)
        own = offer.player_id == player.pk
        open_offers.close(table, [offer.kind], Offer.WITHDRAWN if own else Offer.DECLINED)
        chat.report(table, player, "said-withdraw" if own else "said-decline", kind=offer.kind)
        touch(table)
    return table


def rematch(slug: str, player: Player, share: str = "") -> GameTable:
    """Join the next game with the same people; the first to do so offers it to the others."""
    with transaction.atomic():
        again = seats.rematch(slug, player, share or made_here())
        table = lock(slug)
        chairs = list(table.chairs.all())
        own = [chair for chair in chairs if chair.player_id == player.pk]
        standing = open_offers.open_offer(table, Offer.REMATCH)
        if standing is not None:
            _agree(table, chairs, standing, player, own)
        elif again.status == GameTable.GATHERING and not table.offers.filter(kind=Offer.REMATCH).exists():
            asked = [chair for chair in chairs if chair.player_id not in (None, player.pk)]
            _offer(table, Offer.REMATCH, player, own, asked, {})
        touch(table)
    return again


def lengths(table: GameTable) -> tuple[int, ...]:
    """Return how much time may be offered at a table: minutes in a live game, else days; nothing without a clock."""
    control = clocks.control_of(table) if table.clock else None
    if control is None:
        return ()
    return tuple(seconds for seconds in SECONDS if (seconds >= DAY) == (control.bank >= DAY))


def may_offer(chairs: Iterable[Seat], player: Player | None) -> bool:
    """Return whether this person plays at the table, and at least one other person does too."""
    people = open_offers.who_must_agree(chairs)
    own = [chair for chair in people if player is not None and chair.player_id == player.pk]
    return bool(own) and len(own) < len(people)


def _offer(
    table: GameTable, kind: str, player: Player, own: list[Seat], others: list[Seat], facts: dict[str, Any]
) -> None:
    if not others:
        raise Refused("refused-alone")
    agreed = [chair.number for chair in own]
    offer = Offer.objects.create(
        table=table, kind=kind, seat=agreed[0], player=player, facts=facts, version=table.version, agreed=agreed
    )
    open_offers.mark(table, True)
    chat.report(table, player, "said-offer", kind=kind)
    if kind != Offer.REMATCH:  # to that the others have been invited
        asked: dict[int, int | None] = {
            chair.player_id: chair.number for chair in reversed(others) if chair.player_id and chair.reachable
        }
        facts = {"by": player.name, "offer": kind}
        notifications.announce_to("offer", table, asked, key=f"offer {offer.pk}", facts=facts, ahead=1)


def _standing(slug: str, number: int) -> tuple[GameTable, Offer]:
    """Return a locked table and one of its open offers; raises Refused if it was answered or is outdated."""
    table = lock(slug)
    offer = Offer.objects.filter(table=table, pk=number, state=Offer.OPEN).first()
    if offer is None:
        raise Refused("refused-offer-closed")
    return table, offer


def _own_seats(chairs: Iterable[Seat], player: Player) -> list[Seat]:
    own = [chair for chair in open_offers.who_must_agree(chairs) if chair.player_id == player.pk]
    if not own:
        raise Refused("refused-not-your-seat", 403)
    return own


def _others(chairs: Iterable[Seat], player: Player) -> list[Seat]:
    return [chair for chair in open_offers.who_must_agree(chairs) if chair.player_id != player.pk]


def _facts(table: GameTable, kind: str, own: list[Seat], seconds: int) -> dict[str, Any]:
    """Check an offer, and return the details to store."""
    if kind in (Offer.PAUSE, Offer.TIME) and clocks.control_of(table) is None:
        raise Refused("refused-no-clock")
    if kind == Offer.PAUSE and table.paused is not None:
        raise Refused("refused-offered")
    if kind == Offer.TIME:
        if seconds not in lengths(table):
            raise Refused("refused-form", 400)
        return {"seconds": seconds}
    return _point(table, own) if kind == Offer.TAKE_BACK else {}


def _point(table: GameTable, own: list[Seat]) -> dict[str, Any]:
    """Return the point just before the last answers of a person's seats, to which they want to go back."""
    game = live_game(table)
    if any(taking_back.can_undo(table, game, chair.number) for chair in own):
        raise Refused("refused-undo-free")
    words = max(taking_back.last_answers(game.game, chair.number) for chair in own)
    if table.at_lesson or words == taking_back.NOWHERE or len(game.game.retractions) >= MOST_RETRACTIONS:
        raise Refused("refused-undo")
    return {"words": words, "revealed": _gone_back(game, words).retractions[-1].revealed}


def _gone_back(game: LiveGame, words: int) -> hippodrome.Table:
    try:
        return retracting.gone_back(game.game, words)
    except hippodrome.HippodromeError as error:
        raise Refused("refused-undo") from error


def _agree(table: GameTable, chairs: list[Seat], offer: Offer, player: Player, own: list[Seat]) -> None:
    if offer.kind == Offer.TAKE_BACK:
        _renew(table, offer)
    offer.agreed = sorted({*offer.agreed, *(chair.number for chair in own)})
    offer.save(update_fields=["agreed", "facts"])
    if open_offers.missing(offer, chairs):
        chat.report(table, player, "said-accept", kind=offer.kind)
        return
    chat.report(table, player, "said-agreed", kind=offer.kind)
    open_offers.close(table, [offer.kind], Offer.ACCEPTED)
    _carry_out(table, offer, player)


def _renew(table: GameTable, offer: Offer) -> None:
    """Ask those who have agreed again, if something was revealed since the offer was made."""
    then = _gone_back(live_game(table), offer.facts["words"])
    if then.retractions[-1].revealed and not offer.facts["revealed"]:
        offer.facts["revealed"] = True
        offer.agreed = [offer.seat]


def _carry_out(table: GameTable, offer: Offer, player: Player) -> None:
    """Do what was offered; a rematch needs nothing more, because everybody already sits at its table."""
    if offer.kind == Offer.END:
        endings.end(table, GameTable.AGREED, player)
    elif offer.kind == Offer.PAUSE:
        clocks.pause(table)
    elif offer.kind == Offer.TIME:
        clocks.add_time(table, offer.facts["seconds"])
    elif offer.kind == Offer.TAKE_BACK:
        game = live_game(table)
        moves.go_back(table, game, game.at(_gone_back(game, offer.facts["words"])))
