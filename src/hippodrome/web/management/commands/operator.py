"""`hippodrome operator`: decide who may use the operator's page."""

from typing import Any

from django.contrib.auth import get_user_model
from django.core.management.base import BaseCommand, CommandError, CommandParser

from hippodrome.web import database


class Command(BaseCommand):
    help = "Let an account use the operator's page at /operator/."
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("account")
        parser.add_argument("--no-longer", action="store_true", help="Take it back.")

    def handle(self, *args: Any, account: str, no_longer: bool, **options: Any) -> None:
        database.open_up_to_date()
        found = get_user_model().objects.filter(username=account)
        if not found.update(is_staff=not no_longer, is_superuser=not no_longer):
            raise CommandError(f"There is no account {account!r} on this site; sign up first.")
        self.stdout.write(f"{account} {'is no longer' if no_longer else 'is now'} an operator.")
