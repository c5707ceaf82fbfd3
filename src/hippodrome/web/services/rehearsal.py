"""`hippodrome rehearse`: would the tables that are stored still be the same with the code that is about to be deployed?

A running table resumes from its stored position, so it survives a change of the rules; but its record may then tell
another story. This replays every record from its beginning and compares. Nothing is changed: of SQLite's database a
copy is taken, and brought up to date.
"""

from typing import Any

from django.db import connection

import hippodrome
from hippodrome.web import database, models
from hippodrome.web.services import storage


def rehearse(migrate: bool = False) -> list[tuple[str, str, str]]:
    """Game, table and what differs, for each stored table whose record no longer leads to where the table stands.

    `migrate` means that the database is itself a copy, and may be brought up to date.
    """
    database.find()
    if connection.vendor == "sqlite":
        with database.on_a_copy():
            database.migrate()
            return differences()
    if migrate:
        database.migrate()
    elif missing := database.see_not_newer():
        todo = "take a copy (docs/operator.md: Before a deployment), and rehearse on that with --migrate"
        raise database.BadDatabase(f"The database lacks migrations ({database.some(missing)}): {todo}.")
    return differences()


def differences() -> list[tuple[str, str, str]]:
    stored = models.GameTable.objects.exclude(saved="").order_by("pk").iterator(chunk_size=50)
    found = ((table.game, table.slug, difference(table)) for table in stored)
    return [(game, slug, trouble) for game, slug, trouble in found if trouble]


def difference(table: Any) -> str:
    """What differs between a stored table and its own record replayed; nothing if they agree."""
    try:
        kept = storage.stored(table)
        stored = hippodrome.Table.load(hippodrome.find_game(table.game), kept["game"])
    except Exception as error:
        return f"the table can't be loaded: {error}"
    if kept["game"]["rules"] != stored.game.version:
        lost = len(kept["game"]["words"]) - len(stored.said)
        asked = f", where {lost} words are asked anew" if lost else ""
        last = stored.amendments[-1].words
        return f"goes on from word {last} under rules {stored.game.version} instead of {kept['game']['rules']}{asked}"
    try:
        told = stored.record().replay()
    except hippodrome.HippodromeError as error:
        return f"the record can't be replayed: {error}"
    if told.game.write(told.state) != stored.game.write(stored.state):
        return "the record leads to another position"
    if [event.data() for event in told.events] != [event.data() for event in stored.events]:
        return "the record tells other events"
    return ""
