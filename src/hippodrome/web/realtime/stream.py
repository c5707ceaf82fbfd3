"""The event stream of a table: it says "changed, now at stamp N", and the page fetches what is new (`/t/<slug>/live/`).

What a seat may not count, such as other players' secret words while everybody decides at once, moves its stamp by
nothing, so its stream stays silent. The stream is plain ASGI beside Django: an open stream costs a task and an event,
and neither a thread nor a database connection.
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
"""Seconds between two signs of life."""
ASK_AGAIN = 300.0
"""Seconds after which a stream checks whose it is: whoever has logged out or left a seat must not hear what it may."""
HEADERS = [
    (b"content-type", b"text/event-stream"),
    (b"cache-control", b"no-store, no-transform"),  # a proxy that compresses would wait for the end
    (b"x-accel-buffering", b"no"),
    (b"x-content-type-options", b"nosniff"),
]
Send = Callable[[dict[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Say = Callable[[str], Awaitable[None]]
Same = Callable[[], Awaitable[bool]]
"""Whether a browser still holds the seats that it held."""


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
            return True  # the database is away for a while, the browser is not
        return now is not None and now[1] == seats

    try:
        # Watching began before the stamp is read, so that no change falls between the two.
        found = await ask()
        if found is None:
            await refuse_stream(404, send)
            return
        stamp, seats = found
        gone = asyncio.ensure_future(_disconnected(receive))
        try:
            await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
            await say(f"retry: 1000\n{changed(stamp)}")
            await _relay(watcher, stamp, seats, gone, say, same)
            if not gone.done():
                await send({"type": "http.response.body", "body": b""})
        except asyncio.CancelledError:
            return  # the server stops; the browser will reconnect
        finally:
            gone.cancel()
    finally:
        watchers.leave(slug, watcher)


async def _relay(
    watcher: Watcher, told: int, seats: list[int], gone: "asyncio.Future[None]", say: Say, same: Same
) -> None:
    """Pass on the changes that the seats may count, with a sign of life at regular times.

    Return when the browser is gone, or no longer holds the seats: then it reconnects as who it is now.
    """
    loop = asyncio.get_running_loop()
    gone.add_done_callback(lambda _: watcher.set())
    beat = loop.time() + BEAT
    asked = loop.time() - random.random() * ASK_AGAIN  # after a restart the streams don't all ask at once
    while not gone.done():
        try:
            async with asyncio.timeout_at(beat):
                change = await watcher.listen()
        except TimeoutError:
            beat = loop.time() + BEAT  # no change moves this: the pause would tell of one that is secret
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
    """Return a table's stamp as one browser may count, and the seats which the browser holds."""
    try:
        found = stamps_of([slug])
        if not found:
            return None
        player = identity.introduce(ASGIRequest(scope, BytesIO()))
        chairs = models.Seat.objects.filter(table__slug=slug, player=player)
        seats = list(chairs.values_list("number", flat=True)) if player else []
        return models.stamp_for(found[0][1], found[0][2], seats), seats
    finally:
        connection.close()
