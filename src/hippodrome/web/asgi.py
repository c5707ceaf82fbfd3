"""The ASGI application: static files and event streams bypass Django, everything else goes through it."""

import asyncio
import os
from typing import Any

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "hippodrome.web.settings")

import django

django.setup(set_prefix=False)

from hippodrome.web.bots import supervisor  # noqa: E402  needs django.setup()
from hippodrome.web.metrics import TURNED_AWAY  # noqa: E402
from hippodrome.web.realtime import STREAM_PATH, listening, stream  # noqa: E402
from hippodrome.web.server import handler, static_files  # noqa: E402
from hippodrome.web.server.connections import raise_file_limit  # noqa: E402
from hippodrome.web.server.heart import Heart  # noqa: E402
from hippodrome.web.server.limits import RETRY_AFTER, client_address, streams  # noqa: E402

static = static_files.application()
pages = handler.SiteHandler()


async def application(scope: dict[str, Any], receive: Any, send: Any) -> None:
    if scope["type"] == "lifespan":
        await _lifespan(receive, send)
        return
    if scope["type"] != "http":
        return
    path: str = scope["path"]
    if path.startswith("/static/"):
        await static(scope, receive, send)
        return
    found = STREAM_PATH.match(path)
    if found and scope["method"] == "GET":
        await _stream(found[1], scope, receive, send)
        return
    await pages(scope, receive, send)


async def _stream(slug: str, scope: dict[str, Any], receive: Any, send: Any) -> None:
    address = client_address(scope)
    if not streams.enter(address):
        TURNED_AWAY.labels("stream").inc()
        await stream.refuse_stream(503, send, (b"retry-after", str(RETRY_AFTER).encode()))
        return
    try:
        await stream.stream(slug, scope, receive, send)
    finally:
        streams.leave(address)


async def _lifespan(receive: Any, send: Any) -> None:
    listener, heart = listening.Listener(), Heart()
    while True:
        message = await receive()
        if message["type"] == "lifespan.startup":
            raise_file_limit()
            handler.busy_page()  # built now, because a busy server has no time to read three languages
            await asyncio.to_thread(heart.begin)
            listener.start()
            supervisor.exit_with_parent()
            await send({"type": "lifespan.startup.complete"})
        elif message["type"] == "lifespan.shutdown":
            listener.stop()
            await asyncio.to_thread(heart.end)
            await send({"type": "lifespan.shutdown.complete"})
            return
