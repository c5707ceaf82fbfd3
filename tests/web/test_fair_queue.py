"""The queue in front of the threads serves addresses and people in turn, and limits the requests each may queue."""

import asyncio
import subprocess
import sys
import threading

import pytest

pytest.importorskip("hippodrome.web")


class BlockedQueue:
    """A queue whose only thread is blocked while requests are added; `done` has the order in which they ran."""

    def __init__(self, **bounds):
        from hippodrome.web.server.fair_queue import FairQueue

        self.queue = FairQueue("queue", **bounds)
        self.opened = threading.Event()
        self.done = []

    async def fill(self, *people, tell=None):
        """Queue a request per name ("address" or "address/person"), run them, and return the results."""
        first = asyncio.ensure_future(self.queue.run("first", "", self.opened.wait, 20))
        await asyncio.sleep(0)
        waiting = []
        for number, name in enumerate(people):
            address, _, person = name.partition("/")
            waiting.append(asyncio.ensure_future(self.queue.run(address, person, self.done.append, name)))
            await asyncio.sleep(0)
            if tell is not None:
                tell(number, waiting)
        self.opened.set()
        results = await asyncio.gather(*waiting, return_exceptions=True)
        await first
        assert (
            self.queue.count == 0
            and not self.queue.waiting
            and not self.queue.of_address
            and self.queue.idle_threads == 1
        )
        return results


def served(*people, **bounds):
    """Return the order in which requests were served, and those refused."""
    from hippodrome.web.server.fair_queue import Busy

    blocked = BlockedQueue(**bounds)
    results = asyncio.run(blocked.fill(*people))
    assert all(result is None or isinstance(result, Busy) for result in results)
    return blocked.done, [name for name, result in zip(people, results, strict=True) if result is not None]


def test_addresses_are_served_in_turn(inside):
    """Catches: one deque for everybody. The other address is then served last."""
    order, refused = served("greedy", "greedy", "greedy", "greedy", "other", "third", "other")
    assert order == ["greedy", "other", "third", "greedy", "other", "greedy", "greedy"] and not refused


def test_people_at_one_address_are_served_in_turn(inside):
    order, refused = served("school/anna", "school/anna", "school/anna", "school/leo", "home/eva")
    assert order == ["school/anna", "home/eva", "school/leo", "school/anna", "school/anna"] and not refused


def test_waiting_requests_per_address_are_limited(inside):
    """Catches: no most_of_address. Nothing is refused then."""
    order, refused = served(*["greedy"] * 5, "other", most_of_address=3, most_of_person=10)
    assert refused == ["greedy"] * 2 and order == ["greedy", "other", "greedy", "greedy"]


def test_waiting_requests_per_person_are_limited(inside):
    order, refused = served(*["school/anna"] * 4, "school/leo", most_of_address=10, most_of_person=2)
    assert refused == ["school/anna"] * 2 and order == ["school/anna", "school/leo", "school/anna"]


def test_in_a_full_queue_the_address_with_most_requests_loses_one(inside):
    """Catches: always refuse the newcomer. A few greedy addresses then keep everybody out."""
    order, refused = served(*["greedy/a"] * 3, "greedy/b", "other", "third", most=4)
    assert refused == ["greedy/a", "greedy/a"] and {"other", "third", "greedy/b"} <= set(order)


def test_a_queue_full_of_equals_refuses_the_newcomer(inside):
    order, refused = served("a", "b", "c", "d", most=3)
    assert (order, refused) == (["a", "b", "c"], ["d"])


def test_cancelled_requests_are_not_served(inside):
    def leave(number, waiting):
        if number == 2:
            waiting[1].cancel()

    blocked = BlockedQueue()
    results = asyncio.run(blocked.fill("a", "b", "c", tell=leave))
    assert blocked.done == ["a", "c"] and isinstance(results[1], asyncio.CancelledError)


def test_an_error_affects_only_its_own_request(inside):
    async def both():
        from hippodrome.web.server.fair_queue import FairQueue

        queue = FairQueue("queue")
        failing = queue.run("a", "", int, "no number")
        fine = queue.run("a", "", int, "7")
        found = await asyncio.gather(failing, fine, return_exceptions=True)
        assert isinstance(found[0], ValueError) and found[1] == 7 and queue.idle_threads == 1

    asyncio.run(both())


def test_threads_are_reused(inside):
    """So database connections are reused."""

    async def ask():
        from hippodrome.web.server.fair_queue import FairQueue

        queue = FairQueue("queue", threads=2)
        names = await asyncio.gather(*[queue.run("a", "", lambda: threading.current_thread().name) for _ in range(20)])
        assert set(names) <= {"queue_0", "queue_1"}

    asyncio.run(ask())


def test_a_process_finishes_running_requests_before_it_ends():
    program = """
import asyncio, os, time
from hippodrome.web.server.fair_queue import FairQueue
queue = FairQueue("write")
def slowly(text):
    time.sleep(0.5)
    print(text, flush=True)
async def leave():
    task = asyncio.ensure_future(queue.run("a", "", slowly, "done"))
    await asyncio.sleep(0.1)
asyncio.run(leave())
"""
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True)
    assert ended.stdout.split() == ["done"] and not ended.stderr
