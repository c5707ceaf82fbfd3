"""A line before a thread: what stands in it is done there, one after the other, and the answers come back to the loop.

To wake up a thread, and afterwards the loop, takes as long as a good part of a page. So the way there and back is as
short as can be, a queue and one call into the loop, and jobs that belong together go it together.
"""

import asyncio
import threading
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import Any
from weakref import finalize

from hippodrome.web.gate import TURNED_AWAY

thread = threading.local()
"""What a line's thread knows of itself: for how many milliseconds it waits for a lock, as `patience`."""


class Job:
    """Something to be done in a line's thread, and who waits for what comes of it; made in the loop."""

    __slots__ = ("answer", "do", "error", "given", "result")

    def __init__(self, do: Callable[..., Any], *given: Any) -> None:
        self.do = do
        self.given = given
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def work(self) -> None:
        """In the thread: do it; who has left meanwhile needs no answer."""
        if not self.answer.cancelled():
            try:
                self.result = self.do(*self.given)
            except BaseException as error:  # whoever waits is told, whatever it is; a future takes all but one kind
                self.error = RuntimeError("StopIteration") if isinstance(error, StopIteration) else error

    def tell(self) -> None:
        """In the loop: answer."""
        if self.answer.done():
            return
        if self.error is None:
            self.answer.set_result(self.result)
        else:
            self.answer.set_exception(self.error)


class Line:
    """A line of jobs before a thread of its own, which begins with the first of them and ends with the process."""

    def __init__(self, name: str, most: int, patience: int) -> None:
        self.name = name
        self.patience = patience
        self.room = 1 + most
        self.here = 0
        self.close: Callable[[], object] | None = None
        self.ways: SimpleQueue[Callable[[], None] | None] = SimpleQueue()

    async def run(self, do: Callable[..., Any], *given: Any) -> Any:
        """Stand in line; None if it is too long."""
        job = Job(do, *given)
        self.put([job])
        return await job.answer

    def put(self, jobs: Sequence[Job]) -> None:
        """Jobs that go there and come back together: each has a place of its own, and an answer or an error of its own.

        Those for which there is no room are answered at once, with None.
        """
        room = max(0, self.room - self.here)
        for job in jobs[room:]:
            TURNED_AWAY["page"] += 1
            job.tell()
        taken = jobs[:room]
        if not taken:
            return
        self.here += len(taken)
        if self.close is None:
            worker = threading.Thread(target=_work, args=(self.ways, self.patience), name=self.name, daemon=True)
            self.close = finalize(self, _end, self.ways, worker)
            worker.start()
        loop = asyncio.get_running_loop()

        def there_and_back() -> None:
            for job in taken:
                job.work()
            try:
                loop.call_soon_threadsafe(self._back, taken)
            except RuntimeError:  # the loop has ended, and with it all who waited
                self.here -= len(taken)

        self.ways.put(there_and_back)

    def _back(self, jobs: Sequence[Job]) -> None:
        self.here -= len(jobs)
        for job in jobs:
            job.tell()


def _work(ways: "SimpleQueue[Callable[[], None] | None]", patience: int) -> None:
    """What a line's thread does; between two jobs it holds nobody's line, so that one that nobody uses can end."""
    thread.patience = patience
    while (there_and_back := ways.get()) is not None:
        there_and_back()
        del there_and_back


def _end(ways: "SimpleQueue[Callable[[], None] | None]", worker: threading.Thread) -> None:
    """Let a thread do what stands before it, and end: when its line is no longer used, or the process ends."""
    ways.put(None)
    if worker is not threading.current_thread():
        worker.join()
