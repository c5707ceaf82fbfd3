"""`hippodrome rehearse`: would all stored tables still replay to the same position with the installed code?

A running table resumes from its stored position, so it survives a change of the rules, but its record may then no
longer lead there. This replays every record from its beginning and compares. Nothing is changed: an SQLite database is
copied first, and the copy is migrated.
"""

from typing import Any

from django.db import connection

import hippodrome
from hippodrome.web import database, models
from hippodrome.web.services import storage


def rehearse(migrate: bool = False) -> list[tuple[str, str, str]]:
    """Return game, table and difference for each stored table whose record no longer leads to its position.

    `migrate` means that the database is itself a copy that may be migrated.
    """
    database.find()
    if connection.vendor == "sqlite":
        with database.on_a_copy():
            database.migrate()
            return differences()
    if migrate:
        database.migrate()
    elif missing := database.check_not_newer():
        todo = "take a copy (docs/operator.md: Before a deployment), and rehearse on that with --migrate"
        raise database.BadDatabase(f"The database lacks migrations ({database.shortened(missing)}): {todo}.")
    return differences()


def differences() -> list[tuple[str, str, str]]:
    stored = models.GameTable.objects.exclude(saved="").order_by("pk").iterator(chunk_size=50)
    found = ((table.game, table.slug, difference(table)) for table in stored)
    return [(game, slug, trouble) for game, slug, trouble in found if trouble]


def difference(table: Any) -> str:
    """Return how a stored table differs from its replayed record; empty if they agree."""
    try:
        kept = storage.stored(table)
        stored = hippodrome.Table.load(hippodrome.find_game(table.game), kept["game"])
    except Exception as error:
        return f"the table can't be loaded: {error}"
    if kept["game"]["rules"] != stored.game.version:
        lost = len(kept["game"]["words"]) - len(stored.said)
        asked = f", where {lost} words are asked again" if lost else ""
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
