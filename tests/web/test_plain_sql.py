"""Rows read by plain SQL equal the rows read by the ORM, on both databases."""

import os
import subprocess
import sys

from servers import Postgres

COMPARE = """
import django
django.setup()
from django.core.management import call_command
from django.db import transaction
call_command("migrate", verbosity=0)
from hippodrome.web import models
from hippodrome.web.accounts.sessions import SessionStore
from hippodrome.web.models import lookups
from hippodrome.web.services import tables

def fields(row):
    return {name: value for name, value in vars(row).items() if name not in ("_state", "reachable")}

anna, tom = (models.Player.objects.create(name=name) for name in ("Anna", "Tom"))
session = SessionStore()
session["player"] = anna.key
session.save()
table, other = (
    models.GameTable.objects.create(game="byzanz", owner=anna, saved="long", unheard=[1, 2], places=[[0, 1, 2.5]])
    for _ in range(2)
)
for number, player in enumerate((anna, anna, tom)):
    models.Seat.objects.create(table=table, number=number, player=player, asked=number < 2, declines=["a|b|c"])
models.Seat.objects.create(table=other, number=0, player=anna, asked=True)
models.Seat.objects.create(table=other, number=1, player=tom, asked=True, bot="greedy")

same = [fields(lookups.session_at(session.session_key)) == fields(models.Visit.objects.get())]
same.append(fields(lookups.guest_with(anna.key)) == fields(models.Player.objects.get(pk=anna.pk)))
same.append([fields(s) for s in table.seated] == [fields(s) for s in models.Seat.objects.filter(table=table)])
expected = fields(models.GameTable.objects.defer("saved").get(pk=table.pk))
same.append(fields(lookups.table_at(table.slug)) == expected)
with transaction.atomic():
    locked = tables.lock(table.slug)
    same.append(fields(locked) == expected)
same.append("saved" in locked.get_deferred_fields() and locked.saved == "long")
same.append((lookups.tables_awaiting(anna), lookups.tables_awaiting(tom)) == (2, 0))
try:
    tables.lock("nowhere")
except AssertionError:
    same.append(True)  # outside of a transaction there is no lock
print(*same)
"""


def compare(folder, address):
    settings = {"DATABASE_URL": address, "HIPPODROME_DATA": str(folder)}
    settings["DJANGO_SETTINGS_MODULE"] = "hippodrome.web.settings"
    command = [sys.executable, "-c", COMPARE]
    done = subprocess.run(command, env=os.environ | settings, capture_output=True, text=True, timeout=100)
    return done.stdout.split() or done.stderr


def test_rows_are_what_the_orm_reads(tmp_path):
    assert compare(tmp_path, "") == ["True"] * 8


def test_rows_are_what_the_orm_reads_on_postgres(tmp_path):
    with Postgres() as server:
        assert compare(tmp_path, server.address) == ["True"] * 8
