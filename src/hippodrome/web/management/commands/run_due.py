"""`hippodrome django run_due`: run the due worker, which handles expired clocks and notifications."""

import os
import signal
import socket
from typing import Any

from django.core.management.base import BaseCommand

from hippodrome.web.bots import supervisor
from hippodrome.web.due import worker
from hippodrome.web.due.queues import queues


class Command(BaseCommand):
    help = "Do what is due: clocks, notifications. `hippodrome serve` and `hippodrome bots` start one; more can run."
    requires_system_checks = ()

    def handle(self, *args: Any, **options: Any) -> None:
        signal.signal(signal.SIGTERM, lambda *_: os._exit(0))
        signal.signal(signal.SIGINT, lambda *_: os._exit(0))
        supervisor.exit_with_parent()
        worker.serve_all(queues(), f"{socket.gethostname()[:60]}:{os.getpid()}")
