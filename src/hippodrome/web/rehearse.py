"""`hippodrome rehearse`: would the tables that are stored still be the same with the code that is about to be deployed?

A running table resumes from its stored position, so it survives a change of the rules; but its record may then tell
another story. This replays every record from its beginning and compares.
"""

import os
from collections.abc import Iterator
from typing import Any

import hippodrome
from hippodrome.web import serve


def rehearse() -> Iterator[tuple[str, str, str]]:
    """Game, table and what differs, for each stored table whose record no longer leads to where the table stands."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "hippodrome.web.settings")
    serve.migrate()
    from hippodrome.web import models

    for table in models.Table.objects.exclude(saved="").order_by("pk").iterator(chunk_size=50):
        trouble = difference(table)
        if trouble:
            yield table.game, table.slug, trouble


def difference(table: Any) -> str:
    """What differs between a stored table and its own record replayed; nothing if they agree."""
    from hippodrome.web import storage

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
