"""The open event streams of this process, by table."""

import asyncio
import threading
from contextlib import suppress


class Watcher(asyncio.Event):
    """An open stream's inbox: the latest change, and an event that wakes the stream."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.get_running_loop()
        self.seats: list[int] = []
        """The seats of whoever watches."""
        self.news: tuple[int, list[int]] | None = None
        """The latest stamp not yet sent, and for each seat the number of changes it may not know of."""

    def hear(self, stamp: int, unheard: list[int]) -> None:
        """Store the latest change, which includes all earlier ones."""
        if self.news is None or stamp > self.news[0]:
            self.news = stamp, unheard
        self.set()

    async def listen(self) -> tuple[int, list[int]] | None:
        """Wait until woken; return the latest change, or None if something else woke the stream."""
        await self.wait()
        self.clear()
        news, self.news = self.news, None
        return news


class Watchers:
    """The open streams of each table, and the latest stamp sent to them.

    Requests, the listener and the event loop call this from different threads, so a lock guards it. Streams are woken
    through the event loop.
    """

    def __init__(self) -> None:
        self.somebody = threading.Event()
        """Set while anybody watches; on SQLite, the listener sleeps until then."""
        self._lock = threading.Lock()
        self._by_table: dict[str, set[Watcher]] = {}
        self._told: dict[str, int] = {}

    def watch(self, slug: str) -> Watcher:
        """Register a watcher for a table; call this from the event loop."""
        watcher = Watcher()
        with self._lock:
            self._by_table.setdefault(slug, set()).add(watcher)
            self.somebody.set()
        return watcher

    def leave(self, slug: str, watcher: Watcher) -> None:
        with self._lock:
            here = self._by_table.get(slug, set())
            here.discard(watcher)
            if not here:
                self._by_table.pop(slug, None)
                self._told.pop(slug, None)
            if not self._by_table:
                self.somebody.clear()

    def tell(self, slug: str, stamp: int, unheard: list[int]) -> None:
        """Wake all watchers of a table unless they already have this stamp; callable from any thread."""
        with self._lock:
            here = self._by_table.get(slug)
            if not here or self._told.get(slug, -1) >= stamp:
                return  # a new watcher reads the stamp after registering
            self._told[slug] = stamp
            watchers = list(here)
        for watcher in watchers:
            with suppress(RuntimeError):  # the event loop has ended
                watcher.loop.call_soon_threadsafe(watcher.hear, stamp, unheard)

    def seats_at(self, slug: str) -> set[int]:
        """Return the seats whose players watch a table in this process."""
        with self._lock:
            return {seat for watcher in self._by_table.get(slug, ()) for seat in watcher.seats}

    def tables(self) -> list[str]:
        with self._lock:
            return list(self._by_table)


watchers = Watchers()
