"""A move is part of the transaction it is made in: later writes in it are committed or rolled back with the move."""

import os
import subprocess
import sys

import pytest

from servers import Pgbouncer, Postgres
from tests.web.stored_tables import table_of
from tests.web.web_site import ROOT, Site, assert_all_notified

ALONE = """
import django
django.setup()
from django.core.management import call_command
call_command("migrate", verbosity=0)
from tests.web.test_transactions import roll_back_a_move_and_later_writes
roll_back_a_move_and_later_writes()
"""


def roll_back_a_move_and_later_writes():
    """Fail after a move and a chat message; neither may remain in the database or in memory."""
    from django.db import transaction

    from hippodrome.web.models import GameTable, Move, Remark, Seat
    from hippodrome.web.services import live_games, moves

    slug, player = table_of("byzanz", 3)

    def stored():
        table = GameTable.objects.get(slug=slug)
        fields = {field.attname: getattr(table, field.attname) for field in GameTable._meta.concrete_fields}
        seats = list(Seat.objects.filter(table=table).order_by("number").values())
        return table, fields, seats, Move.objects.filter(table=table).count(), Remark.objects.count()

    table, *before = stored()
    ask = live_games.live_game(table).game.asks[0]
    with pytest.raises(ZeroDivisionError), transaction.atomic():
        moves.play(slug, ask.seat, ask.words[0], table.version, player)
        Remark.objects.create(table=table, player=player, name="Anna", text="There it is.")
        assert stored()[1:] != before
        raise ZeroDivisionError
    table, *after = stored()
    assert after == before
    assert len(live_games.live_game(table).game.said) == 3
    moves.play(slug, ask.seat, ask.words[0], table.version, player)
    table, *after = stored()
    assert after[2] == before[2] + 1 and len(live_games.live_game(table).game.said) == 4


@pytest.mark.usefixtures("inside")
def test_later_writes_are_rolled_back_with_a_move():
    roll_back_a_move_and_later_writes()


def test_later_writes_are_rolled_back_with_a_move_on_postgres(tmp_path):
    with Postgres() as server:
        environment = os.environ | {
            "DATABASE_URL": server.address,
            "HIPPODROME_DATA": str(tmp_path),
            "DJANGO_SETTINGS_MODULE": "hippodrome.web.settings",
            "PYTHONPATH": str(ROOT / "tools"),
        }
        done = subprocess.run([sys.executable, "-c", ALONE], env=environment, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_site_works_with_pgbouncer_in_transaction_mode(tmp_path):
    """The pooler gives each transaction any of its connections, so no state may depend on a connection."""
    with Postgres() as server, Pgbouncer(server) as pooler:
        site = Site(tmp_path, workers=2, bot_workers=1, DATABASE_URL=pooler.address).start()
        try:
            anna = site.guest()
            slug = anna.quick_table()
            assert_all_notified(site, anna, slug, 6)
        finally:
            site.stop()
    assert "Traceback" not in site.log(), site.log()
