"""Read the rows every request to a table needs, by plain SQL: its session, its player and the table."""

from django.db import connection

from hippodrome.web.models import plain_sql
from hippodrome.web.models.people import Player, Visit
from hippodrome.web.models.tables import GameTable


def session_at(key: str) -> Visit | None:
    return next(iter(plain_sql.select(Visit, "session_key = %s", [key])), None)


def guest_with(key: str) -> Player | None:
    return next(iter(plain_sql.select(Player, "key = %s AND user_id IS NULL", [key])), None)


def player_of_account(account: int) -> Player | None:
    return next(iter(plain_sql.select(Player, "user_id = %s", [account])), None)


def table_at(slug: str, lock: bool = False) -> GameTable | None:
    """Return a table without how its game began, which may be long and is read when it is needed.

    With `lock`, nobody else can change the table until the transaction ends. SQLite locks whole transactions instead.
    """
    assert connection.in_atomic_block or not lock
    locked = " FOR UPDATE" if lock and connection.features.has_select_for_update else ""
    return next(iter(plain_sql.select(GameTable, f"slug = %s{locked}", [slug], without="saved")), None)


def tables_awaiting(player: Player) -> int:
    """Count the tables at which it is a player's turn; seats are asked at running tables only."""
    counted = "SELECT COUNT(DISTINCT table_id) FROM web_seat WHERE player_id = %s AND asked AND bot = ''"
    return plain_sql.count(counted, [player.pk])
