"""A data folder and a PostgreSQL database written by an earlier release keep working.

`earlier/` has both from the release of November 2026: 20 running tables of all games, a finished one, a lesson, a
table that waits for players, two accounts and a guest, chat and private notes. The JSON beside each file lists who
sits where, the session cookies and the secret key.
"""

import gzip
import json
import re
import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from servers import Postgres
from tests.web.web_site import Site

EARLIER = Path(__file__).parent / "earlier"
KEEP = {"HIPPODROME_FORGET_GUESTS": "0", "HIPPODROME_FORGET_TABLES": "0"}
"""Settings that keep the old tables from being deleted."""
WISH = """update web_seat set wants_end = true where id = (select min(seat.id) from web_seat seat
    join web_table on web_table.id = seat.table_id where status = 'running' and player_id is not null)"""
OFFERS = """select kind, state, offering from web_offer join web_table on web_table.id = table_id"""
LATER = datetime.now(UTC) + timedelta(days=30)


@pytest.fixture(scope="module", params=["sqlite3", "sql"])
def resumed(request, tmp_path_factory):
    """The current site running on the data of the earlier release, and the facts from the JSON file."""
    folder = tmp_path_factory.mktemp("earlier")
    facts = json.loads((EARLIER / f"november-2026.{request.param}.json").read_text())
    content = gzip.decompress((EARLIER / f"november-2026.{request.param}.gz").read_bytes())
    (folder / "secret-key").write_text(facts["key"])
    (folder / "secret-key").chmod(0o600)
    if request.param == "sqlite3":
        (folder / "hippodrome.sqlite3").write_bytes(content)
        with sqlite3.connect(folder / "hippodrome.sqlite3") as database:
            database.execute("update web_visit set expire_date = ?", [LATER.strftime("%Y-%m-%d %H:%M:%S")])
            database.execute(WISH)

        def offers():
            with sqlite3.connect(folder / "hippodrome.sqlite3") as database:
                return database.execute(OFFERS).fetchall()

        yield from serving(Site(folder, **KEEP), facts | {"offers": offers})
        return
    import psycopg

    with Postgres() as server:
        with psycopg.connect(server.address, autocommit=True) as database:
            script = re.sub(r"^\\.*$", "", content.decode(), flags=re.MULTILINE)  # psql's own commands
            database.execute(script)
            database.execute("update public.web_visit set expire_date = %s", [LATER])
            database.execute("set search_path to public")
            database.execute(WISH)

        def offers():
            with psycopg.connect(server.address) as database:
                return database.execute(OFFERS).fetchall()

        yield from serving(Site(folder, DATABASE_URL=server.address, **KEEP), facts | {"offers": offers})


def serving(site, facts):
    site.start()
    yield site, facts
    site.stop()
    assert "Traceback" not in site.log(), site.log()


def test_a_wish_to_end_the_game_is_an_open_offer_now(resumed):
    _site, facts = resumed
    assert [(kind, state, bool(offering)) for kind, state, offering in facts["offers"]()] == [("end", "open", True)]


def somebody(site, facts, name):
    person = site.guest()
    person.http.cookies.clear()
    for cookie, value in facts["cookies"][name].items():
        person.http.cookies.set(cookie, value, domain="127.0.0.1", path="/")
    return person


def asked(people, slug):
    """Return a person who is asked at the table, and their page; open the curtain on a shared device."""
    for person in people:
        page = person.live(slug)
        if not page.own and page.seat >= 0:
            person.post(f"/t/{slug}/show/", seat=page.seat)
            page = person.live(slug)
        if page.own and page.words:
            return person, page
    return None


def test_every_table_can_be_played_on(resumed):
    site, facts = resumed
    chance = Random(3)
    moved = {}
    for table in facts["tables"]:
        people = [somebody(site, facts, name) for name in table["people"]]
        for person in people:
            assert person.get(f"/t/{table['slug']}/").status_code == 200
        assert people[0].get(f"/t/{table['slug']}/at/2/").status_code == 200, "the replay"
        for _ in range(3):
            found = asked(people, table["slug"])
            if found is None:
                break
            person, page = found
            answer = person.play(table["slug"], page, chance.choice(page.words))
            assert answer.status_code == 200, (table, answer.text[-300:])
            moved[table["kind"]] = moved.get(table["kind"], 0) + 1
    assert len(facts["tables"]) == 20
    assert len(moved) >= 18, "the bots of one or two tables may still be thinking"


def test_players_and_their_texts_are_kept(resumed):
    site, facts = resumed
    anna, mia = somebody(site, facts, "anna"), somebody(site, facts, "mia")
    assert "Anna" in anna.get("/me/account/").text
    assert "Mia" in mia.get("/me/").text
    page = anna.get(f"/t/{facts['tables'][0]['slug']}/").text
    assert "Good luck!" in page and "Viel Glück!" in page and "mind the queue" in page
    assert anna.get(f"/t/{facts['over']}/").status_code == 200
    joined = mia.post(f"/t/{facts['waiting']}/join/")
    assert joined.status_code == 200 and f"/t/{facts['waiting']}/" in str(joined.url)


def test_an_account_logs_in_with_its_old_password(resumed):
    site, _facts = resumed
    leo = site.guest()
    leo.post("/me/log-in/", username="Leo", password="a quite long secret 17")
    assert "Leo" in leo.get("/me/account/").text
