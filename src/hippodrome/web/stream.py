"""The stream of a table: server-sent events that bring a page what is new to it, or say "changed, now at stamp N".

What a seat may not count, such as others' secret words while all decide together, it is not told of either. It is
plain ASGI beside Django: hundreds of open streams cost an ear each, and no middleware or database connection.
"""

import asyncio
import random
import re
from collections.abc import Awaitable, Callable
from functools import partial
from io import BytesIO
from typing import Any

from asgiref.sync import sync_to_async
from django.core.handlers.asgi import ASGIRequest
from django.db import DatabaseError

from hippodrome.web import push
from hippodrome.web.packing import ACCEPTS_GZIP, STREAM_HEAD, packed_message, some_noise

ASK_AGAIN = 300.0
"""Seconds after which a stream asks whose it is: who has logged out, or left a seat, is not told what the seat was."""
PATH = re.compile(r"^/t/([a-z0-9]{1,20})/events$")
Send = Callable[[dict[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Same = Callable[[], Awaitable[bool]]
"""Whether a browser still holds the seats that it held."""
Say = Callable[[bytes], Awaitable[None]]
News = tuple[int, bytes] | None
"""How far a table is, as a page may count, and what is new on it; None if it had better ask itself."""
Ask = Callable[[Any, int, bool], Awaitable[News]]
"""Has what is new on a page made when its table is at a stamp, packed or not (`newsroom.py`)."""


async def refuse_stream(status: int, send: Send, *headers: tuple[bytes, bytes]) -> None:
    """Say no; the connection has given up its place at the gate, so it ends with this."""
    answer = [*headers, (b"content-length", b"0"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": status, "headers": answer})
    await send({"type": "http.response.body", "body": b""})


async def stream(slug: str, scope: dict[str, Any], ask_news: Ask, receive: Receive, send: Send) -> None:
    """Answer one browser until it leaves."""
    from hippodrome.web.onlookers import Onlooker, crowd

    ears = push.hub.watch(slug)
    page = Onlooker(slug, scope)
    ask = partial(sync_to_async(_stamp, thread_sensitive=False), slug, scope)
    try:
        # Watching began before the stamp is read, so that no change falls between the two.
        found = await ask()
        if found is None:
            await refuse_stream(404, send)
            return
        stamp, seats = found
        page.seats = seats
        packs = page.may_be_sent and bool(ACCEPTS_GZIP.search(page.request.headers.get("Accept-Encoding", "")))
        await _begin(send, packs)

        async def say(message: bytes) -> None:
            await send({"type": "http.response.body", "body": message, "more_body": True})

        async def news(stamp: int, counted: int) -> News:
            return await ask_news(page, stamp, packs) if page.lacks(counted) else None

        async def same() -> bool:
            try:
                now = await ask()
            except DatabaseError:
                return True  # the database is away for a while, the browser is not
            return now is not None and now[1] == seats

        gone = asyncio.ensure_future(_gone(receive))
        crowd.enter(page)
        try:
            await say(written(f"retry: 1000\n{changed(stamp)}", packs))
            await _relay(ears, stamp, seats, gone, say, same, news, packs)
            if not gone.done():
                await send({"type": "http.response.body", "body": b""})
        except asyncio.CancelledError:
            # The server stops; the browser will come back by itself.
            return
        finally:
            gone.cancel()
            crowd.leave(page)
    finally:
        push.hub.leave(slug, ears)


async def _begin(send: Send, packs: bool) -> None:
    headers = [
        (b"content-type", b"text/event-stream"),
        (b"cache-control", b"no-store"),
        (b"x-accel-buffering", b"no"),
        (b"x-content-type-options", b"nosniff"),
    ]
    if packs:
        headers.append((b"content-encoding", b"gzip"))
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    if packs:
        await send({"type": "http.response.body", "body": STREAM_HEAD, "more_body": True})


async def _relay(
    ears: push.Ears,
    told: int,
    seats: list[int],
    gone: "asyncio.Future[None]",
    say: Say,
    same: Same,
    news: Callable[[int, int], Awaitable[News]],
    packs: bool = False,
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
            now = told if change is None else push.stamp_for(*change, seats)
            if change is not None and now > told:
                found = await news(change[0], now)
                told, message = found or (now, written(changed(now), packs))
                await say(message)
            if due and not gone.done():
                due = False
                alarm = loop.call_later(push.BEAT, strike)  # no change puts it off: the pause would tell of it
                await say(written("event: beat\ndata: -\n\n", packs))
                if loop.time() >= asked + ASK_AGAIN:
                    asked = loop.time()
                    if not await same():
                        return
    finally:
        alarm.cancel()


def changed(stamp: int) -> str:
    """That there is something new, for who asks what."""
    return f"event: changed\ndata: {stamp}\n\n"


def written(text: str, packs: bool) -> bytes:
    """A message as it is sent."""
    return packed_message(text.encode()) if packs else text.encode()


def rendered(page: Any, stamp: int, packs: bool) -> News:
    """What is new on a page as a message, longer by a few bytes: its length must not tell what is in it."""
    found = page.news(stamp)
    if found is None:
        return None
    return found[0], written(f":{some_noise()}\ndata: {_lines(found[1])}\n\n", packs)


def _lines(text: str) -> str:
    """A text of several lines as one message: each is said to belong to it, however it ends.

    Three replacements, because a regular expression that looks for all ends takes five times as long.
    """
    return text.replace("\r\n", "\n").replace("\r", "\n").replace("\n", "\ndata: ")


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


def _stamp(slug: str, scope: dict[str, Any]) -> tuple[int, list[int]] | None:
    """How far a table is as one browser may count, and which of its seats the browser holds."""
    from django.db import connection

    from hippodrome.web import identity, models

    try:
        found = push.stamps_of([slug])
        if not found:
            return None
        player = identity.introduce(ASGIRequest(scope, BytesIO()))
        chairs = models.Seat.objects.filter(table__slug=slug, player=player)
        seats = list(chairs.values_list("number", flat=True)) if player else []
        return push.stamp_for(found[0][1], found[0][2], seats), seats
    finally:
        connection.close()
