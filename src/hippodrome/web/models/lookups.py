"""Read the rows every request to a table needs: its session, its player and the table.

These queries are plain SQL, because the ORM takes longer to build them than everything else about reading a row. That
saves 20 % of the CPU time of a move and the page updates after it on SQLite, and 8 to 20 % on PostgreSQL
(docs/decisions.md).
"""

from hippodrome.web.models.people import Player, Visit
from hippodrome.web.models.tables import GameTable

WITHOUT_SAVED = ", ".join(str(field.column) for field in GameTable._meta.concrete_fields if field.name != "saved")
"""All columns of a table except `saved`, which may be long and is loaded on demand."""


def session_at(key: str) -> Visit | None:
    return next(iter(Visit.objects.raw("SELECT * FROM web_visit WHERE session_key = %s", [key])), None)


def guest_with(key: str) -> Player | None:
    return next(iter(Player.objects.raw("SELECT * FROM web_player WHERE key = %s AND user_id IS NULL", [key])), None)


def player_of_account(account: int) -> Player | None:
    return next(iter(Player.objects.raw("SELECT * FROM web_player WHERE user_id = %s", [account])), None)


def table_at(slug: str) -> GameTable | None:
    return next(iter(GameTable.objects.raw(f"SELECT {WITHOUT_SAVED} FROM web_table WHERE slug = %s", [slug])), None)
