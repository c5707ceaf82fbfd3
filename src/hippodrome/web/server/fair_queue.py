"""A queue in which a flood of requests from one address doesn't delay anybody else.

Requests wait by address and, within an address, by person. The queue serves addresses in turn, and within an address it
serves people in turn. Each address and each person may have a limited number of requests waiting. If the whole queue is
full, the address with the most waiting requests loses its newest one to an address with fewer.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple


class Busy(Exception):
    """There is no room for this request; the sender may try again in a moment."""


class Job(NamedTuple):
    future: "asyncio.Future[Any]"
    function: Callable[..., Any]
    arguments: tuple[Any, ...]


class FairQueue:
    """Requests waiting for a few threads; to be used from one event loop only."""

    def __init__(
        self,
        name: str,
        threads: int = 1,
        most: int = 300,
        most_of_address: int = 100,
        most_of_person: int = 50,
        initializer: Callable[[], object] | None = None,
    ) -> None:
        self.executor = ThreadPoolExecutor(threads, thread_name_prefix=name, initializer=initializer)
        self.idle_threads = threads
        self.most = most
        self.most_of_address = most_of_address
        self.most_of_person = most_of_person
        self.waiting: dict[str, dict[str, deque[Job]]] = {}
        """Jobs by address and person, both in the order in which they are served."""
        self.of_address: Counter[str] = Counter()
        """How many jobs of each address are waiting."""
        self.count = 0

    async def run(self, address: str, person: str, function: Callable[..., Any], *arguments: Any) -> Any:
        """Call a function in a thread when it is this person's turn; raise Busy if there is no room to wait."""
        job = Job(asyncio.get_running_loop().create_future(), function, arguments)
        if self.idle_threads:
            self._start(job)
        else:
            self._add(address, person, job)
        return await job.future

    def _add(self, address: str, person: str, job: Job) -> None:
        people = self.waiting.get(address, {})
        own = self.of_address[address]
        if own >= self.most_of_address or len(people.get(person, ())) >= self.most_of_person:
            raise Busy
        if self.count >= self.most:
            greediest = max(self.waiting, key=self.of_address.__getitem__)
            if self.of_address[greediest] <= own + 1:
                raise Busy
            self._drop_newest(greediest)
        self.waiting.setdefault(address, {}).setdefault(person, deque()).append(job)
        self.of_address[address] += 1
        self.count += 1

    def _leave(self, address: str) -> None:
        self.count -= 1
        self.of_address[address] -= 1
        if not self.of_address[address]:
            del self.of_address[address]

    def _drop_newest(self, address: str) -> None:
        people = self.waiting[address]
        person = max(people, key=lambda one: len(people[one]))
        job = people[person].pop()
        self._leave(address)
        if not people[person]:
            del people[person]
        if not job.future.done():
            job.future.set_exception(Busy())

    def _next(self) -> Job | None:
        """Take the next job, and move its person and its address to the back of the queue."""
        while self.waiting:
            address, people = next(iter(self.waiting.items()))
            person, jobs = next(iter(people.items()))
            del self.waiting[address], people[person]
            job = jobs.popleft()
            self._leave(address)
            if jobs:
                people[person] = jobs
            if people:
                self.waiting[address] = people
            if not job.future.cancelled():
                return job
        return None

    def _start(self, job: Job) -> None:
        self.idle_threads -= 1
        running = asyncio.get_running_loop().run_in_executor(self.executor, job.function, *job.arguments)
        running.add_done_callback(partial(self._finish, job.future))

    def _finish(self, future: "asyncio.Future[Any]", done: "asyncio.Future[Any]") -> None:
        self.idle_threads += 1
        if (job := self._next()) is not None:
            self._start(job)
        error = done.exception()
        if future.cancelled():
            return
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(done.result())
