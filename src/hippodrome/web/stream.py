"""The stream of a table: server-sent events that say "changed, now at stamp N" and nothing else.

It is plain ASGI beside Django: hundreds of open streams cost a queue each, and no middleware or database connection.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any

from asgiref.sync import sync_to_async

from hippodrome.web.push import BEAT, hub, stamps_of

PATH = re.compile(r"^/t/([a-z0-9]{1,20})/events$")
Send = Callable[[dict[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[dict[str, Any]]]


async def stream(slug: str, receive: Receive, send: Send) -> None:
    """Answer one browser until it leaves."""
    queue = hub.watch(slug)
    try:
        # Watching began before the stamp is read, so that no change falls between the two.
        found = await sync_to_async(_stamp, thread_sensitive=False)(slug)
        if found is None:
            await send({"type": "http.response.start", "status": 404, "headers": []})
            await send({"type": "http.response.body", "body": b""})
            return
        headers = [
            (b"content-type", b"text/event-stream"),
            (b"cache-control", b"no-store"),
            (b"x-accel-buffering", b"no"),
            (b"x-content-type-options", b"nosniff"),
        ]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await _say(send, f"retry: 1000\nevent: changed\ndata: {found}\n\n")
        gone = asyncio.ensure_future(_gone(receive))
        try:
            await _relay(queue, gone, send)
        except asyncio.CancelledError:
            # The server stops; the browser will come back by itself.
            return
        finally:
            gone.cancel()
    finally:
        hub.leave(slug, queue)


async def _relay(queue: "asyncio.Queue[int]", gone: "asyncio.Future[None]", send: Send) -> None:
    """Pass changes on as they come, and a sign of life when none do."""
    while not gone.done():
        change = asyncio.ensure_future(queue.get())
        waited: set[asyncio.Future[Any]] = {change, gone}
        await asyncio.wait(waited, timeout=BEAT, return_when=asyncio.FIRST_COMPLETED)
        if change.done():
            stamp = change.result()
            while not queue.empty():
                stamp = queue.get_nowait()
            await _say(send, f"event: changed\ndata: {stamp}\n\n")
        else:
            change.cancel()
            if not gone.done():
                await _say(send, "event: beat\ndata: -\n\n")


async def _say(send: Send, text: str) -> None:
    await send({"type": "http.response.body", "body": text.encode(), "more_body": True})


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


def _stamp(slug: str) -> int | None:
    from django.db import connection

    try:
        found = stamps_of([slug])
        return found[0][1] if found else None
    finally:
        connection.close()
