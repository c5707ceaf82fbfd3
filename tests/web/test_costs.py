"""The cost of a move: its database queries, renderings and garbage."""

import gc
from contextlib import contextmanager
from io import BytesIO
from random import Random

import pytest

from tests.web.clients import row
from tests.web.stored_tables import play_randomly, table_of
from tests.web.table_segments import fetch_segments, field, fingerprints, play_word, three_people


@contextmanager
def queries():
    """Collect the SQL of all queries within a block."""
    from django.db import connection

    found = []

    def listen(execute, sql, *given):
        found.append(sql)
        return execute(sql, *given)

    with connection.execute_wrapper(listen):
        yield found


@pytest.fixture
def table(inside):
    """A table of three after the first pass, so that everything cached once is in the cache."""
    slug, people = three_people(inside)
    play_word(people[0], slug, fetch_segments(people[0], slug), "pass")
    seen = [fetch_segments(person, slug) for person in people]
    return slug, people, seen


def test_a_move_reads_each_row_once_and_writes_only_its_changes(table):
    slug, people, seen = table
    with queries() as found:
        answer = play_word(people[1], slug, seen[1], "pass")
    assert answer.status_code == 200
    reading = [sql for sql in found if sql.startswith("SELECT")]
    assert len(reading) == len(set(reading)) == 5, "session, player, table, seats, and the player's other turns"
    writing = [sql for sql in found if sql.startswith(("UPDATE", "INSERT"))]
    assert len(writing) == 4, "the table, the move, the seat no longer asked, the seat asked now"
    assert not [sql for sql in found if "SAVEPOINT" in sql]


def test_a_watching_page_needs_four_queries(table):
    slug, people, seen = table
    play_word(people[1], slug, seen[1], "pass")
    with queries() as found:
        fetch_segments(people[0], slug, fingerprints(seen[0]) + " turn:no")
    assert len(found) == len(set(found)) == 4 and all(sql.startswith("SELECT") for sql in found), found


def test_another_process_replays_the_move_with_one_more_query(table):
    from hippodrome.web.models import GameTable
    from hippodrome.web.services import live_games

    slug, people, seen = table
    before = GameTable.objects.get(slug=slug)
    game = live_games.live_game(before)
    play_word(people[1], slug, seen[1], "pass")
    live_games._kept.keep(before.pk, {before.version: game})  # as in a process that does not know the move
    with queries() as found:
        assert "question" in fetch_segments(people[0], slug, fingerprints(seen[0]) + " turn:no")
    assert len(found) == 5 and not [sql for sql in found if '"saved"' in sql], "the stored game must not be loaded"


def test_a_sheet_is_rendered_once_for_all_who_see_the_same(inside, table, monkeypatch):
    from hippodrome.web.rendering import sheets

    slug, people, seen = table
    written = []
    write = sheets.sheet
    monkeypatch.setattr(sheets, "sheet", lambda shown, *more: written.append(shown.seat) or write(shown, *more))
    play_word(people[1], slug, seen[1], "pass")
    for person in (people[0], people[2], inside(), inside()):
        fetch_segments(person, slug)
    assert all(written.count(seat) <= 2 for seat in range(3)), "one rendering for its owner, one for everybody else"


def garbage_of(client, method, path, segments, **fields):
    """Return how many objects in reference cycles a request leaves to the garbage collector."""
    from hippodrome.web.asgi import pages

    body = "&".join(f"{name}={value}" for name, value in fields.items()).encode()
    given = {
        "host": "testserver",
        "cookie": "; ".join(f"{name}={morsel.value}" for name, morsel in client.cookies.items()),
        "hx-request": "true",
        "hippodrome-has": fingerprints(segments),
        "content-type": "application/x-www-form-urlencoded",
        "content-length": str(len(body)),
        "x-csrftoken": client.cookies["hippodrome-csrf"].value,
    }
    scope = {
        "type": "http",
        "method": method,
        "path": path,
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in given.items()],
    }
    gc.collect()
    gc.disable()
    try:
        assert pages.respond(scope, BytesIO(body)).status_code == 200
        return gc.collect()
    finally:
        gc.enable()


def test_a_move_leaves_no_reference_cycles_through_the_game(table):
    """The request, its user and its messages form cycles of some fifty objects; a position would add thousands."""
    slug, people, seen = table
    for person in people:
        person.get("/about/")  # sets the CSRF cookie
    before, live = seen[1], f"/t/{slug}/live/"
    fields = {"version": field(before, "version"), "seat": field(before, "seat"), "word": "pass"}
    garbage_of(people[2], "GET", live, {})  # fill the caches
    assert garbage_of(people[1], "POST", f"/t/{slug}/play/", before, **fields) < 100
    assert garbage_of(people[0], "GET", live, seen[0]) < 100


@pytest.mark.parametrize("game", ["byzantium", "hamilcar"])
def test_an_incremental_chronicle_equals_a_fresh_one(inside, game):
    """Also after undo, when another word may take the same place at the same moment."""
    from hippodrome.web.rendering import segments
    from hippodrome.web.services import live_games

    slug, player = table_of(game)
    spectator, rng = inside(), Random(4)
    for _ in range(40):
        play_randomly(slug, player, 1, rng, undo=0.4)
        incremental = fetch_segments(spectator, slug)["chronicle"]
        live_games.live_game(row(slug)).lines.clear()
        segments._rendered.clear()
        assert fetch_segments(spectator, slug)["chronicle"] == incremental
