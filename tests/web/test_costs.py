"""What a move may cost: how often the database is asked, and how often the same thing is written."""

import gc
from contextlib import contextmanager
from io import BytesIO
from random import Random

import pytest

from tests.web.clients import row
from tests.web.stored_tables import play_randomly, table_of
from tests.web.table_segments import fetch_segments, field, fingerprints, play_word, three_people


@contextmanager
def asked():
    """What the database is asked meanwhile."""
    from django.db import connection

    found = []

    def listen(execute, sql, *given):
        found.append(sql)
        return execute(sql, *given)

    with connection.execute_wrapper(listen):
        yield found


@pytest.fixture
def table(inside):
    """A table of three at which somebody has passed already, so that all is known that is asked for once."""
    slug, people = three_people(inside)
    play_word(people[0], slug, fetch_segments(people[0], slug), "pass")
    seen = [fetch_segments(person, slug) for person in people]
    return slug, people, seen


def test_a_move_reads_each_row_once_and_writes_only_its_changes(table):
    slug, people, seen = table
    with asked() as found:
        answer = play_word(people[1], slug, seen[1], "pass")
    assert answer.status_code == 200
    reading = [sql for sql in found if sql.startswith("SELECT")]
    assert len(reading) == len(set(reading)) == 5, (
        "session, player, the table, its seats, and where else it is her turn"
    )
    writing = [sql for sql in found if sql.startswith(("UPDATE", "INSERT"))]
    assert len(writing) == 4, "the table, the move, who is asked no more, who is asked now"
    assert not [sql for sql in found if "SAVEPOINT" in sql]


def test_a_watching_page_needs_four_queries(table):
    slug, people, seen = table
    play_word(people[1], slug, seen[1], "pass")
    with asked() as found:
        fetch_segments(people[0], slug, fingerprints(seen[0]) + " turn:no")
    assert len(found) == len(set(found)) == 4 and all(sql.startswith("SELECT") for sql in found), found


def test_another_process_replays_the_move_with_one_more_query(table):
    from hippodrome.web.models import GameTable
    from hippodrome.web.services import live_games

    slug, people, seen = table
    before = GameTable.objects.get(slug=slug)
    game = live_games.live_game(before)
    play_word(people[1], slug, seen[1], "pass")
    live_games._kept.keep(before.pk, {before.version: game})  # as it stands in a process that has not heard of the move
    with asked() as found:
        assert "question" in fetch_segments(people[0], slug, fingerprints(seen[0]) + " turn:no")
    assert len(found) == 5 and not [sql for sql in found if '"saved"' in sql], "the whole game is not loaded"


def test_a_sheet_is_rendered_once_for_all_who_see_the_same(inside, table, monkeypatch):
    from hippodrome.web.rendering import sheets

    slug, people, seen = table
    written = []
    write = sheets.sheet
    monkeypatch.setattr(sheets, "sheet", lambda shown, *more: written.append(shown.seat) or write(shown, *more))
    play_word(people[1], slug, seen[1], "pass")
    for person in (people[0], people[2], inside(), inside()):
        fetch_segments(person, slug)
    assert all(written.count(seat) <= 2 for seat in range(3)), "one for its owner, one for everybody else"


def left_behind(client, method, path, segments, **fields):
    """How many things a request leaves that only hold each other, so that Python has to search for them."""
    from hippodrome.web.asgi import pages

    body = "&".join(f"{name}={value}" for name, value in fields.items()).encode()
    told = {
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
        "headers": [(name.encode(), value.encode()) for name, value in told.items()],
    }
    gc.collect()
    gc.disable()
    try:
        assert pages.respond(scope, BytesIO(body)).status_code == 200
        return gc.collect()
    finally:
        gc.enable()


def test_a_move_leaves_no_reference_cycles_through_the_game(table):
    """Only the request, its user and its messages hold each other, some fifty things; a position has thousands."""
    slug, people, seen = table
    for person in people:
        person.get("/about/")  # where there is a form, and so its token
    before, live = seen[1], f"/t/{slug}/live/"
    fields = {"version": field(before, "version"), "seat": field(before, "seat"), "word": "pass"}
    left_behind(people[2], "GET", live, {})  # what is made once and kept
    assert left_behind(people[1], "POST", f"/t/{slug}/play/", before, **fields) < 100
    assert left_behind(people[0], "GET", live, seen[0]) < 100


@pytest.mark.parametrize("game", ["byzantium", "hamilcar"])
def test_an_incremental_chronicle_equals_a_fresh_one(inside, game):
    """Also after a word taken back: what is said instead may lie at the same place and at the same moment."""
    from hippodrome.web.rendering import segments
    from hippodrome.web.services import live_games

    slug, player = table_of(game)
    spectator, rng = inside(), Random(4)
    for _ in range(40):
        play_randomly(slug, player, 1, rng, undo=0.4)
        told = fetch_segments(spectator, slug)["chronicle"]
        live_games.live_game(row(slug)).lines.clear()
        segments._rendered.clear()
        assert fetch_segments(spectator, slug)["chronicle"] == told
