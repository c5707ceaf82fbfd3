"""Pools: play games in this process, in a process for each core, or on a Ray cluster.

A pool is a function that takes batches of game numbers and yields the games in the order in which they finish. The pool
never affects how a game is played.
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
"""Batches of game numbers, each played by one worker in one go."""
WAITING = 2
"""The number of batches given to each worker: one to play and one queued."""


NO_CLUSTER = "Could not find any running Ray instance"
"""The start of Ray's error message when `auto` found no cluster."""
TOKEN = "If the cluster wants a token, set RAY_AUTH_MODE=token, and RAY_AUTH_TOKEN or RAY_AUTH_TOKEN_PATH."


class WorkerLost(HippodromeError):
    """Raised when a worker process was killed or ran out of memory."""


class Contest(Protocol[Game_co]):
    """A set of games, each determined by its number."""

    @property
    def round(self) -> int:
        """The number of games in a batch."""

    def play(self, number: int) -> Game_co:
        """Play one game."""


Pool: TypeAlias = Callable[[Contest[Any], Numbers], Generator[list[Any], None, None]]


def cores() -> int:
    """Return the number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def pool_for(jobs: int | None = None, ray: str | None = None, say: Callable[[str], object] = print) -> Pool:
    """Return a pool for a Ray cluster, for a number of processes, or for all cores."""
    if ray is not None:
        return lambda contest, rounds: on_ray(contest, rounds, ray, say)
    jobs = jobs or cores()
    return here if jobs == 1 else lambda contest, rounds: in_processes(contest, rounds, jobs)


def play_round(contest: Contest[Game], numbers: list[int]) -> list[Game]:
    """Play the games of one batch."""
    return [contest.play(number) for number in numbers]


def here(contest: Contest[Game], rounds: Numbers) -> Generator[list[Game], None, None]:
    """Play one game after the other in this process."""
    for numbers in rounds:
        yield play_round(contest, numbers)


def in_processes(contest: Contest[Game], rounds: Numbers, jobs: int) -> Generator[list[Game], None, None]:
    """Play games in parallel in `jobs` processes."""
    # Spawn instead of forking: a fork would copy the state of the caller's threads at an arbitrary point.
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
        raise WorkerLost("A worker process died; perhaps it ran out of memory.") from error
    finally:
        if running:  # after an early stop, don't wait for games that no longer count
            for worker in list((executor._processes or {}).values()):
                worker.terminate()
        # Wait for the executor's thread; otherwise it may still be closing a pipe that Python writes to at exit.
        executor.shutdown(wait=True, cancel_futures=True)


def _begin_worker() -> None:
    """Leave interrupts to the parent process, and exit when the parent does, even if it is killed."""
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
    """Play games on a Ray cluster.

    The address `auto` stands for the cluster running on this machine, which is started if there is none. Hippodrome and
    bots from other packages must be installed on the cluster's machines.
    """
    try:
        ray: Any = import_module("ray")
    except ImportError as error:
        raise BadOption("To race on a cluster, install Ray: pip install 'hippodrome[ray]'.") from error
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
    """Connect to the cluster at an address; for `auto`, start one on this machine if none is running."""
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
        say("No Ray cluster is running on this machine: starting one, which stops when this command ends.")
        ray.init("local", include_dashboard=False, **around)


def _knock(address: str) -> None:
    """Raise OSError if nothing listens at the address; Ray itself would keep trying for ten minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        create_connection((host, int(port)), timeout=5).close()


def _play_far_away(contest: Contest[Game], numbers: list[int], where: str) -> list[Game]:
    """Play a batch on a machine of the cluster; bots in the caller's working directory are found if it exists there."""
    if where not in sys.path:
        sys.path.insert(0, where)
    return play_round(contest, numbers)


def _fetched(ray: Any, reference: Any) -> Any:
    """Return the games of a batch; raises errors of the remote process as they were raised there."""
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
