"""The stream of a table: server-sent events that say "changed, now at stamp N" and nothing else.

What a seat may not count, such as others' secret words while all decide together, it is not told of either. It is
plain ASGI beside Django: hundreds of open streams cost an ear each, and no middleware or database connection.
"""

import asyncio
import random
import re
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from asgiref.sync import sync_to_async
from django.db import DatabaseError

from hippodrome.web import push

ASK_AGAIN = 300.0
"""Seconds after which a stream asks whose it is: who has logged out, or left a seat, is not told what the seat was."""
PATH = re.compile(r"^/t/([a-z0-9]{1,20})/events$")
Send = Callable[[dict[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Same = Callable[[], Awaitable[bool]]
"""Whether a browser still holds the seats that it held."""


async def refuse_stream(status: int, send: Send, *headers: tuple[bytes, bytes]) -> None:
    """Say no; the connection has given up its place at the gate, so it ends with this."""
    answer = [*headers, (b"content-length", b"0"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": status, "headers": answer})
    await send({"type": "http.response.body", "body": b""})


async def stream(slug: str, cookies: str, receive: Receive, send: Send) -> None:
    """Answer one browser until it leaves."""
    ears = push.hub.watch(slug)
    ask = partial(sync_to_async(_stamp, thread_sensitive=False), slug, cookies)
    try:
        # Watching began before the stamp is read, so that no change falls between the two.
        found = await ask()
        if found is None:
            await refuse_stream(404, send)
            return
        headers = [
            (b"content-type", b"text/event-stream"),
            (b"cache-control", b"no-store"),
            (b"x-accel-buffering", b"no"),
            (b"x-content-type-options", b"nosniff"),
        ]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        stamp, seats = found
        await _say(send, f"retry: 1000\nevent: changed\ndata: {stamp}\n\n")
        gone = asyncio.ensure_future(_gone(receive))

        async def same() -> bool:
            try:
                now = await ask()
            except DatabaseError:
                return True  # the database is away for a while, the browser is not
            return now is not None and now[1] == seats

        try:
            await _relay(ears, stamp, seats, gone, send, same)
            if not gone.done():
                await send({"type": "http.response.body", "body": b""})
        except asyncio.CancelledError:
            # The server stops; the browser will come back by itself.
            return
        finally:
            gone.cancel()
    finally:
        push.hub.leave(slug, ears)


async def _relay(
    ears: push.Ears, told: int, seats: list[int], gone: "asyncio.Future[None]", send: Send, same: Same
) -> None:
    """Pass on as they come the changes that the seats may count, and a sign of life at its own times.

    It ends when the seats are no longer the browser's, which then comes back as who it is now.
    """
    loop = asyncio.get_running_loop()
    due = False

    def strike() -> None:
        nonlocal due
        due = True
        ears.set()

    alarm = loop.call_later(push.BEAT, strike)
    asked = loop.time() - random.random() * ASK_AGAIN  # not all that came back after a restart at once
    gone.add_done_callback(lambda _: ears.set())
    try:
        while not gone.done():
            change = await ears.listen()
            if change is not None:
                now = push.stamp_for(*change, seats)
                if now > told:
                    told = now
                    await _say(send, f"event: changed\ndata: {told}\n\n")
            if due and not gone.done():
                due = False
                alarm = loop.call_later(push.BEAT, strike)  # no change puts it off: the pause would tell of it
                await _say(send, "event: beat\ndata: -\n\n")
                if loop.time() >= asked + ASK_AGAIN:
                    asked = loop.time()
                    if not await same():
                        return
    finally:
        alarm.cancel()


async def _say(send: Send, text: str) -> None:
    await send({"type": "http.response.body", "body": text.encode(), "more_body": True})


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


def _stamp(slug: str, cookies: str) -> tuple[int, list[int]] | None:
    """How far a table is as one browser may count, and which of its seats the browser holds."""
    from django.db import connection

    from hippodrome.web import identity, models

    try:
        found = push.stamps_of([slug])
        if not found:
            return None
        player = identity.player_with(cookies)
        chairs = models.Seat.objects.filter(table__slug=slug, player=player)
        seats = list(chairs.values_list("number", flat=True)) if player else []
        return push.stamp_for(found[0][1], found[0][2], seats), seats
    finally:
        connection.close()
