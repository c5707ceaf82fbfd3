"""`hippodrome django run_bots`: run one bot worker."""

import os
import signal
import socket
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from hippodrome.web.bots import supervisor, worker

SEARCH_NICE = 5
"""The nice value of a worker that may search, so that the site itself has priority."""


class Command(BaseCommand):
    help = "Play for the bots of the site. `hippodrome serve` starts such processes; more can run on any machine."
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--first", action="store_true", help="Free the leases that this machine left behind.")
        parser.add_argument("--instead-of", type=int, metavar="PID", help="Free the leases of a process that ended.")
        parser.add_argument("--quick", action="store_true", help="Leave tables alone where a bot takes its time.")

    def handle(self, *args: Any, first: bool, instead_of: int | None, quick: bool, **options: Any) -> None:
        signal.signal(signal.SIGTERM, lambda *_: os._exit(0))
        signal.signal(signal.SIGINT, lambda *_: os._exit(0))
        supervisor.exit_with_parent()
        machine = socket.gethostname()[:60]
        if first or instead_of is not None:
            worker.free_leases(machine, instead_of)
        if not quick and hasattr(os, "nice"):
            os.nice(SEARCH_NICE)
        worker.work(f"{machine}:{os.getpid()}", quick)
