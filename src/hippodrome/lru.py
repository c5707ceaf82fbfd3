"""A bounded cache for texts, drawings and games that are costly to make.

Look a value up before making it; everything the value depends on stands in the key:

    key = shape, name, scene.tongue, counts
    drawn = _PIECES.get(key) or _PIECES.keep(key, draw_it())

For a plain function of hashable arguments, `functools.lru_cache` does the same.
"""

from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock
from typing import Generic, TypeVar

Value = TypeVar("Value")


class LRUCache(Generic[Value]):
    """At most `most` values by key; the least recently used one goes first. Threads may share a cache."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._values: OrderedDict[Hashable, Value] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._values)

    def get(self, key: Hashable) -> Value | None:
        """Return a cached value, or None."""
        with self._lock:
            value = self._values.get(key)
            if value is not None:
                self._values.move_to_end(key)
            return value

    def keep(self, key: Hashable, value: Value) -> Value:
        """Cache a value and return it."""
        with self._lock:
            self._values[key] = value
            self._values.move_to_end(key)
            if len(self._values) > self.most:
                self._values.popitem(last=False)
            return value

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._values.clear()
