"""`hippodrome rehearse`: replay every stored table with the installed code."""

import sys
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from hippodrome.web import database
from hippodrome.web.services import rehearsal


class Command(BaseCommand):
    help = "Replay every stored table against this code, and list those that come out differently."
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--migrate", action="store_true", help="PostgreSQL: the database is a copy; migrate it.")

    def handle(self, *args: Any, migrate: bool, **options: Any) -> None:
        database.find()
        found = rehearsal.rehearse(migrate)
        for game, table, trouble in found:
            self.stdout.write(f"{game} {table}: {trouble}")
        self.stdout.write("Every stored table agrees." if not found else f"{len(found)} tables differ.")
        sys.exit(1 if found else 0)
