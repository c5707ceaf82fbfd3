"""Start the bot workers, restart those that end, and run the clean-up every few hours."""

import atexit
import logging
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time

COMMAND = [sys.executable, "-m", "django", "run_bots"]
DUE = [sys.executable, "-m", "django", "run_due"]
TIDY = [sys.executable, "-m", "django", "tidy"]
TIDY_FIRST, TIDY_EVERY = 600.0, 6 * 3600.0
"""Seconds from the start to the first clean-up, and between clean-ups."""
LONGEST_WAIT = 30.0
"""Longest pause, in seconds, before a worker that keeps crashing is restarted."""
KILLED = {-getattr(signal, name, 1000) for name in ("SIGKILL", "SIGTERM", "SIGINT", "SIGHUP")}
"""Exit codes of a killed process. It did not crash, so it is restarted without a growing pause."""
LOOK_EVERY = 1.0
TOLD_TO_END = 10.0
"""Seconds to wait before restarting a worker that ended cleanly. If the whole site is being stopped, this process has
ended by then."""
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
        # The worker exits when this pipe closes; see `exit_with_parent`.
        self.process = subprocess.Popen([*self.command, *more], env=self.environment, stdin=subprocess.PIPE)

    def restart_if_ended(self) -> None:
        """Restart the process if it has ended: at once, then with growing pauses if it keeps crashing early.

        A process that ended without an error was asked to stop. It is restarted only if this process lives on.
        """
        ended = self.process.poll()
        if ended is None:
            return
        now = time.monotonic()
        self.ended_at = self.ended_at or now
        lived = now - self.began
        if ended in KILLED:
            self.wait = 0.0
        if lived < self.wait or (ended == 0 and now - self.ended_at < TOLD_TO_END):
            return
        self.wait = 0.0 if lived > LONGEST_WAIT else min(LONGEST_WAIT, 2 * self.wait + 1)
        logger.warning("%s ended with %s and is started again", self.kind, ended)
        self.start(["--instead-of", str(self.process.pid)])


class DueWorker(Worker):
    """The worker for everything with a due time: clocks and notifications. It holds no leases."""

    kind = "the due worker"

    def __init__(self, environment: dict[str, str]) -> None:
        super().__init__(False, False, environment)

    def command_line(self, quick: bool) -> list[str]:
        return DUE

    def start(self, more: list[str]) -> None:
        super().start([])


class Supervisor(threading.Thread):
    """Keeps `count` bot workers and one due worker alive; they end with this process, even if it is killed.

    If there are several, the last one plays only for quick bots.
    """

    def __init__(self, count: int) -> None:
        super().__init__(name="supervisor", daemon=True)
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
                worker.restart_if_ended()
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


def exit_with_parent() -> None:
    """Exit when the process that started this one is gone, so that nothing is left behind after a kill.

    Neither kind of process polls. A page process joins its parent through `multiprocessing`. A bot worker waits for its
    standard input to close; the supervisor never writes to it.
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
