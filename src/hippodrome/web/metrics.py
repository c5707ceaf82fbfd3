"""This process's counters and timers for Prometheus, exposed at `/metrics` (views/health.py).

Labels come from small fixed sets: views, games and reasons. They never hold addresses, players, tables or words.
"""

import time
from datetime import datetime

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
AT_ONCE = 0.5
"""Seconds within which a table's latest change and its latest move count as the same event."""
AWAY = 60.0
"""Seconds after which a browser must have been asleep, so its time says nothing about the site."""

REGISTRY = CollectorRegistry()
RESPONSES = Histogram(
    "hippodrome_response_seconds", "Time to answer a request, by view", ["view"], buckets=SECONDS, registry=REGISTRY
)
MOVE_TO_PAGE = Histogram(
    "hippodrome_move_to_page_seconds",
    "Time from a move being accepted, by whichever process, to a watcher's page being served with it",
    buckets=SECONDS,
    registry=REGISTRY,
)
MOVES = Counter("hippodrome_moves", "Moves and undos of people that were accepted", ["game", "what"], registry=REGISTRY)
REFUSALS = Counter("hippodrome_refusals", "What people were refused, by reason", ["reason"], registry=REGISTRY)
TURNED_AWAY = Counter("hippodrome_turned_away", "Told to try again", ["what"], registry=REGISTRY)
for what in ("connection", "stream", "page"):
    TURNED_AWAY.labels(what)  # appears as 0 from the start
ProcessCollector(namespace="hippodrome", registry=REGISTRY)


def note_served(touched: float, moved: datetime) -> None:
    """Record how long a move took to reach a watcher's page, if the table's latest change was a move."""
    since = max(0.0, time.time() - touched)
    if touched - moved.timestamp() < AT_ONCE and since < AWAY:
        MOVE_TO_PAGE.observe(since)
