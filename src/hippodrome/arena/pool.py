"""Where games are played: here, one after the other; in processes on all cores; on a Ray cluster.

A pool is a function that takes rounds of game numbers and yields what was played, in whatever order it is done. What is
played does not depend on the pool.
"""

import os
import signal
import sys
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, ProcessPoolExecutor, wait
from importlib import import_module
from itertools import islice
from multiprocessing import get_context, parent_process
from pathlib import Path
from socket import create_connection
from threading import Thread
from typing import Any, Protocol, TypeAlias, TypeVar

from hippodrome.kernel.errors import BadOption, HippodromeError

Game_co = TypeVar("Game_co", covariant=True)
Game = TypeVar("Game")
Numbers: TypeAlias = Iterable[list[int]]
"""Rounds of game numbers, each to be played in one go."""
WAITING = 2
"""So many rounds are handed out for each worker: one that it plays and one that waits for it."""


NO_CLUSTER = "Could not find any running Ray instance"
"""How Ray begins to tell that `auto` found nothing."""
TOKEN = "If the cluster wants a token, set RAY_AUTH_MODE=token, and RAY_AUTH_TOKEN or RAY_AUTH_TOKEN_PATH."


class WorkerLost(HippodromeError):
    """A process was killed from outside, or ran out of memory."""


class Contest(Protocol[Game_co]):
    """Something of many games, each of which is decided by its number."""

    @property
    def round(self) -> int:
        """How many games are handed out at once."""

    def play(self, number: int) -> Game_co:
        """One game."""


Pool: TypeAlias = Callable[[Contest[Any], Numbers], Generator[list[Any], None, None]]


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def pool_for(jobs: int | None = None, ray: str | None = None, say: Callable[[str], object] = print) -> Pool:
    """The pool that a user asks for: a Ray cluster, a number of processes, or all cores."""
    if ray is not None:
        return lambda contest, rounds: on_ray(contest, rounds, ray, say)
    jobs = jobs or cores()
    return here if jobs == 1 else lambda contest, rounds: in_processes(contest, rounds, jobs)


def play_round(contest: Contest[Game], numbers: list[int]) -> list[Game]:
    """The games of one round."""
    return [contest.play(number) for number in numbers]


def here(contest: Contest[Game], rounds: Numbers) -> Generator[list[Game], None, None]:
    """One game after the other, in this process."""
    for numbers in rounds:
        yield play_round(contest, numbers)


def in_processes(contest: Contest[Game], rounds: Numbers, jobs: int) -> Generator[list[Game], None, None]:
    """On so many cores."""
    # Started afresh, not forked: a fork copies whatever threads the caller has in the middle of what they do.
    executor = ProcessPoolExecutor(jobs, get_context("spawn"), _begin_worker)
    rest = iter(rounds)
    running: set[Future[list[Game]]] = set()
    try:
        while True:
            for numbers in islice(rest, jobs * WAITING - len(running)):
                running.add(executor.submit(play_round, contest, numbers))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BrokenExecutor as error:
        raise WorkerLost("A process that played games has died; perhaps the memory was not enough.") from error
    finally:
        if running:  # whoever stops early does not want to wait for games that no longer count
            for worker in list((executor._processes or {}).values()):
                worker.terminate()
        # Wait for the executor's thread: at the exit of Python it would still be closing the pipe that is written to.
        executor.shutdown(wait=True, cancel_futures=True)


def _begin_worker() -> None:
    """Leave interrupts to the parent, and end with it, even if it was killed and could tell nobody."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def on_ray(
    contest: Contest[Game], rounds: Numbers, address: str, say: Callable[[str], object] = print
) -> Generator[list[Game], None, None]:
    """On a Ray cluster: `auto` finds the one that runs on this machine or starts one, else the address of one.

    Hippodrome, and bots of other packages, must be installed on its machines.
    """
    try:
        ray: Any = import_module("ray")
    except ImportError as error:
        raise BadOption("For a race on a cluster install Ray: pip install 'hippodrome[ray]'.") from error
    joined = not ray.is_initialized()
    if joined:
        _join(ray, address, say)
    play = ray.remote(_play_far_away)
    handed_out = WAITING * max(1, int(ray.cluster_resources().get("CPU", 1)))
    rest = iter(rounds)
    running: list[Any] = []
    try:
        while True:
            for numbers in islice(rest, handed_out - len(running)):
                running.append(play.remote(contest, numbers, str(Path.cwd())))
            if not running:
                return
            done, running = ray.wait(running)
            for reference in done:
                yield _fetched(ray, reference)
    finally:
        for reference in running:
            ray.cancel(reference, force=True)
        if joined:
            ray.shutdown()


def _join(ray: Any, address: str, say: Callable[[str], object]) -> None:
    """Connect to the cluster at an address; for `auto` start one on this machine if none is running."""
    settings = {name: value for name, value in os.environ.items() if name.startswith("HIPPODROME_")}
    around = {"runtime_env": {"env_vars": settings}, "log_to_driver": False, "logging_level": "ERROR"}
    try:
        _knock(address)
    except (OSError, ValueError) as error:
        raise BadOption(f"There is no Ray cluster at {address!r}: {error}") from error
    try:
        ray.init(address, **around)
    except (OSError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        if address != "auto" or NO_CLUSTER not in str(error):
            raise BadOption(f"The Ray cluster at {address!r} refuses the connection: {error}. {TOKEN}") from error
        say("No Ray cluster is running on this machine: starting one, which ends with this command.")
        ray.init("local", include_dashboard=False, **around)


def _knock(address: str) -> None:
    """Raise OSError where nobody listens; Ray itself would try for ten minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        create_connection((host, int(port)), timeout=5).close()


def _play_far_away(contest: Contest[Game], numbers: list[int], where: str) -> list[Game]:
    """A round on a machine of the cluster; bots beside which the command was called are found if they are there."""
    if where not in sys.path:
        sys.path.insert(0, where)
    return play_round(contest, numbers)


def _fetched(ray: Any, reference: Any) -> Any:
    """What was played; an error there is raised here as what it was."""
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
