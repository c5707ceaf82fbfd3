"""Every word and every undo of every table passes through here.

A change locks the table's row, checks the version it was made against, lets the rules decide, stores the result under
the next version, commits, and only then notifies anybody.
"""

import time
from collections.abc import Collection
from typing import Any

from django.db import IntegrityError, transaction

import hippodrome
from hippodrome.web import clock, metrics
from hippodrome.web.log import note
from hippodrome.web.models import GameTable, Move, Player
from hippodrome.web.realtime.publishing import publish
from hippodrome.web.refusals import Refused
from hippodrome.web.services import notifications, open_offers, storage, table_cache, taking_back
from hippodrome.web.services.live_games import LiveGame, keep, live_game
from hippodrome.web.services.tables import lock
from hippodrome.web.services.turns import EVERYBODY, ask_anew, seats_asked, settle_asked, still_asked

PLAYED = (
    *("version", "stamp", "unheard", "touched", "moved", "present", "status", "places", "bot_due", "skipping"),
    *("leased_until", "leased_by", "clock_due"),
)


def play(
    slug: str, seat: int, word: str, version: int, player: Player | None = None, bot: str = "", let_go: bool = False
) -> GameTable:
    """Play a word for a seat, against a version as that seat counts; raises Refused.

    Several words separated by spaces are played one after another: all of them, or none.
    """
    with transaction.atomic(savepoint=False):
        row = _lock_and_check(slug, version, seat, player, bot)
        game = live_game(row)
        words = word.split() or [word]
        for one in words:
            asked = seats_asked(game.game)
            before, game = game, game.copy()
            try:
                game.game.play(seat, one)
            except hippodrome.NotYourTurn as error:
                raise Refused("refused-not-your-turn") from error
            except hippodrome.IllegalWord as error:
                raise Refused("refused-illegal", rule=error.rule) from error
            game.marks.append(len(game.game.events))
            quiet = game.game.unspoken_to(None, len(game.game.said) - 1) and asked == seats_asked(game.game)
            move = Move(table=row, seat=seat, word=one, bot=bot, quiet=quiet, let_go=let_go)
            store(row, before, game, move)
        transaction.on_commit(lambda: table_cache.remember(row))
        publish_on_commit(row, game)
    log_move("move", row, seat, bot)
    return row


def undo(slug: str, seat: int, version: int, player: Player) -> GameTable:
    """Undo a seat's last word, against a version as that seat counts; raises Refused."""
    with transaction.atomic(savepoint=False):
        row = _lock_and_check(slug, version, seat, player, "")
        before = live_game(row)
        back = taking_back.undone(row, before, seat)
        if back is not None:
            go_back(row, before, back)
            log_move("undo", row, seat, "")
            return row
        asked, place = seats_asked(before.game), max(taking_back.last_word(before.game, seat), 0)
        quiet = bool(before.game.said) and before.game.unspoken_to(None, place)
        try:
            game = before.without_last_word(seat)
        except hippodrome.CannotUndo as error:
            raise Refused("refused-undo") from error
        quiet = quiet and asked == seats_asked(game.game)
        store(row, before, game, Move(table=row, seat=seat, word="", quiet=quiet))
        transaction.on_commit(lambda: table_cache.remember(row))
        publish_on_commit(row, game)
    log_move("undo", row, seat, "")
    return row


def go_back(row: GameTable, before: LiveGame, back: LiveGame) -> None:
    """Store a game that went back to an earlier point, and ask everybody again."""
    ask_anew(row)
    store(row, before, back, Move(table=row, seat=EVERYBODY, word=""))
    transaction.on_commit(lambda: table_cache.remember(row))
    publish_on_commit(row, back)


def log_move(what: str, row: GameTable, seat: int, bot: str) -> None:
    """Log who moved at which table, but neither the word nor whether the site declined for them."""
    over = "over" if row.status == GameTable.OVER else None
    facts: dict[str, Any] = {"table": row.slug, "game": row.game, "seat": seat, "bot": bot, "version": row.version}
    transaction.on_commit(lambda: note(what, **facts, status=over))
    if not bot:
        transaction.on_commit(metrics.MOVES.labels(row.game, what).inc)


def _lock_and_check(slug: str, version: int, seat: int, player: Player | None, bot: str) -> GameTable:
    """Lock a running table's row, and check that the mover may move and that the version is current."""
    row = lock(slug)
    if row.status != GameTable.RUNNING:
        raise Refused("refused-over" if row.status == GameTable.OVER else "refused-not-started")
    chair = next((chair for chair in row.seated if chair.number == seat), None)
    if chair is None or chair.bot != bot or not (bot or (player is not None and chair.player_id == player.pk)):
        raise Refused("refused-not-your-seat", 403)
    if not still_asked(row, seat, version):
        raise Refused("refused-stale")
    return row


def store(row: GameTable, former: LiveGame, game: LiveGame, move: Move) -> None:
    """Store a change under the next version; of two processes starting from the same version, only one succeeds."""
    now = clock.now()
    before, row.version, row.stamp = row.version, row.version + 1, row.stamp + 1
    if move.quiet:
        unheard = row.unheard or [0] * (game.game.state.seats + 1)
        row.unheard = [count + (place != move.seat) for place, count in enumerate(unheard)]
    else:
        row.moved = now
    row.present, move.added = storage.present(game), storage.added(former, game)
    row.leased_until, row.leased_by = None, ""
    if game.game.over:
        row.status, row.places = GameTable.OVER, places_of(game.game)
    row.bot_due = settle_asked(row, game.game, now, move.seat, move.quiet)
    if row.offering:
        open_offers.outdate(row, move)
    row.touched = time.time()
    move.version, move.at = row.version, now
    changed = {name: getattr(row, name) for name in PLAYED}
    if not GameTable.objects.filter(pk=row.pk, version=before).update(**changed):
        raise Refused("refused-stale")
    try:
        move.save(force_insert=True)
    except IntegrityError as error:  # another process was faster
        raise Refused("refused-stale") from error
    notifications.announce_move(row, move)


def places_of(game: hippodrome.Table, last: Collection[int] = ()) -> list[list[float]]:
    """Return seat, place and points of everybody, winners first; whoever gave up comes last."""
    staying = [[seat for seat in group if seat not in last] for group in game.ranking]
    leaving = [[seat for seat in group if seat in last] for group in game.ranking]
    lines: list[list[float]] = []
    for group in staying + leaving:
        place = len(lines) + 1
        lines += [[seat, place, game.scores[seat]] for seat in group]
    return lines


def publish_on_commit(row: GameTable, game: LiveGame) -> None:
    """Once the transaction commits, cache the game and notify everybody at the table."""
    version = row.version
    transaction.on_commit(lambda: keep(row.pk, version, game))
    publish(row)
