"""The thread by which a server process shows that the site is up."""

import logging
import threading

from django.db import connection

from hippodrome.web.services import heartbeats

logger = logging.getLogger(__name__)


class Heart(threading.Thread):
    def __init__(self) -> None:
        super().__init__(name="heart", daemon=True)
        self.stopped = threading.Event()
        self.last = 0.0

    def begin(self) -> None:
        """Beat once, which gives back the time in which the site was down, and keep beating in a thread."""
        self._beat()
        connection.close()
        self.start()

    def run(self) -> None:
        while not self.stopped.wait(heartbeats.interval()):
            self._beat()
        try:
            heartbeats.stop()
        finally:
            connection.close()

    def end(self) -> None:
        """Write down that the site is being stopped."""
        self.stopped.set()
        self.join(5)

    def _beat(self) -> None:
        try:
            self.last = heartbeats.beat(self.last)
        except Exception as error:
            logger.warning("the site's heartbeat failed: %s", type(error).__name__)
            connection.close()
