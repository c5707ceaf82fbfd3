"""Keeper: starts the bots' processes, starts again whichever of them has ended, and tidies up every few hours."""

import atexit
import logging
import multiprocessing
import os
import subprocess
import sys
import threading
import time

COMMAND = [sys.executable, "-m", "django", "run_bots"]
DUE = [sys.executable, "-m", "django", "run_due"]
TIDY = [sys.executable, "-m", "django", "tidy"]
TIDY_FIRST, TIDY_EVERY = 600.0, 6 * 3600.0
"""Seconds after the start, and from then on, between two times of tidying up."""
LONGEST_WAIT = 30.0
"""Seconds, at most, between two starts of a process that can't stay alive."""
LOOK_EVERY = 1.0
TOLD_TO_END = 10.0
"""Seconds before a process is started again that somebody told to end, as one tells everything when the site is to
end: by then it has."""
logger = logging.getLogger("hippodrome.web.bots.supervisor")


class Worker:
    kind = "a bot worker"

    def __init__(self, first: bool, quick: bool, environment: dict[str, str]) -> None:
        self.environment = environment
        self.command = self.command_line(quick)
        self.wait = 0.0
        self.start(["--first"] if first else [])

    def command_line(self, quick: bool) -> list[str]:
        return [*COMMAND, "--quick"] if quick else COMMAND

    def start(self, more: list[str]) -> None:
        self.began = time.monotonic()
        self.ended_at: float | None = None
        # It ends when nothing more can come from us; `leave_with_parent` waits for that.
        self.process = subprocess.Popen([*self.command, *more], env=self.environment, stdin=subprocess.PIPE)

    def keep(self) -> None:
        """Start it again if it has ended: at once, and a little later each time if it never lives for long.

        One that ended without a fault was told to; if we are told so too, it is not started again.
        """
        ended = self.process.poll()
        if ended is None:
            return
        now = time.monotonic()
        self.ended_at = self.ended_at or now
        lived = now - self.began
        if lived < self.wait or (ended == 0 and now - self.ended_at < TOLD_TO_END):
            return
        self.wait = 0.0 if lived > LONGEST_WAIT else min(LONGEST_WAIT, 2 * self.wait + 1)
        logger.warning("%s ended with %s and is started again", self.kind, ended)
        self.start(["--instead-of", str(self.process.pid)])


class DueWorker(Worker):
    """The worker for everything that is due: clocks, notifications. It has no leases that have to be freed."""

    kind = "the due worker"

    def __init__(self, environment: dict[str, str]) -> None:
        super().__init__(False, False, environment)

    def command_line(self, quick: bool) -> list[str]:
        return DUE

    def start(self, more: list[str]) -> None:
        super().start([])


class Keeper(threading.Thread):
    """Keeps so many processes for bots alive, and one for what is due; they end with this one, also when it is killed.

    Where there are several, the last is for quick bots alone.
    """

    def __init__(self, count: int) -> None:
        super().__init__(name="keeper", daemon=True)
        self.environment = os.environ | {
            "DJANGO_SETTINGS_MODULE": "hippodrome.web.settings",
            "HIPPODROME_PARENT": str(os.getpid()),
        }
        self.tidy_at = time.monotonic() + TIDY_FIRST
        self.tidying: subprocess.Popen[bytes] | None = None
        self.ending = threading.Event()
        self.workers = [Worker(number == 0, 0 < number == count - 1, self.environment) for number in range(count)]
        self.workers.append(DueWorker(self.environment))
        atexit.register(self.end)

    def run(self) -> None:
        while not self.ending.wait(LOOK_EVERY):
            for worker in self.workers:
                worker.keep()
            self.tidy()

    def tidy(self) -> None:
        if time.monotonic() < self.tidy_at or (self.tidying is not None and self.tidying.poll() is None):
            return
        self.tidy_at = time.monotonic() + TIDY_EVERY
        self.tidying = subprocess.Popen(TIDY, env=self.environment)

    def end(self) -> None:
        self.ending.set()
        for worker in self.workers:
            worker.process.terminate()
        if self.tidying is not None:
            self.tidying.terminate()


def leave_with_parent() -> None:
    """End this process when the one that started it is gone, so that nothing is left behind after a kill.

    Nobody looks again and again: pages' processes wait for their parent as Python's `multiprocessing` knows it, and
    bots' processes for the end of what comes from the keeper, which never says anything.
    """
    if not os.environ.get("HIPPODROME_PARENT"):
        return
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
        else:
            sys.stdin.buffer.read()
        os._exit(0)

    threading.Thread(target=watch, name="parent-watch", daemon=True).start()
