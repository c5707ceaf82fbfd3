"""The event stream of a table: it sends the new stamp, and the page then fetches the changes (`/t/<slug>/live/`).

A change that a seat may not know of, such as another player's secret word, leaves the seat's stamp as it is, so its
stream stays silent. The stream is plain ASGI beside Django: an open stream costs one task and one event, but no thread
and no database connection.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import partial
from io import BytesIO
from typing import Any

from asgiref.sync import sync_to_async
from django.core.handlers.asgi import ASGIRequest
from django.db import DatabaseError, connection

from hippodrome.web import models
from hippodrome.web.accounts import identity
from hippodrome.web.realtime.listening import stamps_of
from hippodrome.web.realtime.watchers import Watcher, watchers

BEAT = 10.0
"""Seconds between keep-alive messages."""
ASK_AGAIN = 300.0
"""Seconds after which a stream checks its seats again, so that it ends after its viewer logs out or leaves a seat."""
HEADERS = [
    (b"content-type", b"text/event-stream"),
    (b"cache-control", b"no-store, no-transform"),  # a compressing proxy would buffer the whole stream
    (b"x-accel-buffering", b"no"),
    (b"x-content-type-options", b"nosniff"),
]
Send = Callable[[dict[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Say = Callable[[str], Awaitable[None]]
Same = Callable[[], Awaitable[bool]]
"""Return whether the browser still holds the same seats."""


async def refuse_stream(status: int, send: Send, *headers: tuple[bytes, bytes]) -> None:
    answer = [*headers, (b"content-length", b"0"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": status, "headers": answer})
    await send({"type": "http.response.body", "body": b""})


async def stream(slug: str, scope: dict[str, Any], receive: Receive, send: Send) -> None:
    watcher = watchers.watch(slug)
    ask = partial(sync_to_async(_stamp_and_seats, thread_sensitive=False), slug, scope)

    async def say(message: str) -> None:
        await send({"type": "http.response.body", "body": message.encode(), "more_body": True})

    async def same() -> bool:
        try:
            now = await ask()
        except DatabaseError:
            return True  # the database is away, but the browser is still there
        return now is not None and now[1] == seats

    try:
        # The watcher was registered before the stamp is read, so no change is missed in between.
        found = await ask()
        if found is None:
            await refuse_stream(404, send)
            return
        stamp, seats = found
        watcher.seats = seats
        gone = asyncio.ensure_future(_disconnected(receive))
        try:
            await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
            await say(f"retry: 1000\n{changed(stamp)}")
            await _relay(watcher, stamp, seats, gone, say, same)
            if not gone.done():
                await send({"type": "http.response.body", "body": b""})
        except asyncio.CancelledError:
            return  # the server is stopping; the browser will reconnect
        finally:
            gone.cancel()
    finally:
        watchers.leave(slug, watcher)


async def _relay(
    watcher: Watcher, told: int, seats: list[int], gone: "asyncio.Future[None]", say: Say, same: Same
) -> None:
    """Send the changes the seats may know of, and keep-alive messages at regular intervals.

    Return when the browser is gone or no longer holds the seats; it then reconnects with its current rights.
    """
    loop = asyncio.get_running_loop()
    gone.add_done_callback(lambda _: watcher.set())
    beat = loop.time() + BEAT
    asked = loop.time() - random.random() * ASK_AGAIN  # spreads the load after a restart
    while not gone.done():
        try:
            async with asyncio.timeout_at(beat):
                change = await watcher.listen()
        except TimeoutError:
            beat = loop.time() + BEAT  # changes don't postpone it, or a pause would reveal secret ones
            await say("event: beat\ndata: -\n\n")
            if loop.time() >= asked + ASK_AGAIN:
                asked = loop.time()
                if not await same():
                    return
        else:
            now = told if change is None else models.stamp_for(*change, seats)
            if now > told:
                told = now
                await say(changed(now))


def changed(stamp: int) -> str:
    return f"event: changed\ndata: {stamp}\n\n"


async def _disconnected(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


def _stamp_and_seats(slug: str, scope: dict[str, Any]) -> tuple[int, list[int]] | None:
    """Return the table's stamp as the browser may know it, and the browser's seats; None for an unknown table."""
    try:
        found = stamps_of([slug])
        if not found:
            return None
        player = identity.authenticate(ASGIRequest(scope, BytesIO()))
        chairs = models.Seat.objects.filter(table__slug=slug, player=player)
        seats = list(chairs.values_list("number", flat=True)) if player else []
        return models.stamp_for(found[0][1], found[0][2], seats), seats
    finally:
        connection.close()
