"""`hippodrome tidy`: delete expired data."""

import logging
from typing import Any

from django.core.management.base import BaseCommand

from hippodrome.web import database
from hippodrome.web.services import cleanup

logger = logging.getLogger(__name__)


class Command(BaseCommand):
    help = "Delete what is too old: expired sessions, guests who never came back, abandoned tables."
    requires_system_checks = ()

    def handle(self, *args: Any, **options: Any) -> None:
        database.open_up_to_date()
        deleted = {what: count for what, count in cleanup.tidy().items() if count}
        if deleted:
            logger.info("tidied up: %s", ", ".join(f"{count} {what}" for what, count in deleted.items()))
