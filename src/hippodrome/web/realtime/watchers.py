"""Who is watching which table in this process."""

import asyncio
import threading
from contextlib import suppress


class Watcher(asyncio.Event):
    """An open stream, as the registry knows it: set when the stream has to wake up."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.get_running_loop()
        self.news: tuple[int, list[int]] | None = None
        """The table's latest stamp that the stream has not seen yet, and how much of it each seat may not count."""

    def hear(self, stamp: int, unheard: list[int]) -> None:
        """Remember the latest change; earlier ones are contained in it."""
        if self.news is None or stamp > self.news[0]:
            self.news = stamp, unheard
        self.set()

    async def listen(self) -> tuple[int, list[int]] | None:
        """Sleep until woken; return the latest change, or None if something else woke the stream."""
        await self.wait()
        self.clear()
        news, self.news = self.news, None
        return news


class Watchers:
    """The streams that are open at each table, and the latest stamp that they were told.

    Requests, the listener and the event loop all call this from threads of their own, so a lock guards it. Waking a
    stream is left to the event loop.
    """

    def __init__(self) -> None:
        self.somebody = threading.Event()
        """Set while anybody watches; the listener on SQLite sleeps until then."""
        self._lock = threading.Lock()
        self._by_table: dict[str, set[Watcher]] = {}
        self._told: dict[str, int] = {}

    def watch(self, slug: str) -> Watcher:
        """Begin to watch a table; call in the event loop."""
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
        """Wake everybody who watches a table, unless they were told of this stamp; from any thread."""
        with self._lock:
            here = self._by_table.get(slug)
            if not here or self._told.get(slug, -1) >= stamp:
                return  # whoever begins to watch just now reads the stamp after that
            self._told[slug] = stamp
            watchers = list(here)
        for watcher in watchers:
            with suppress(RuntimeError):  # its event loop has ended
                watcher.loop.call_soon_threadsafe(watcher.hear, stamp, unheard)

    def tables(self) -> list[str]:
        with self._lock:
            return list(self._by_table)


watchers = Watchers()
