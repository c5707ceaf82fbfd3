"""The site as an ASGI application: assets and streams on their own, everything else by Django."""

import asyncio
import gc
import os
from typing import Any

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "hippodrome.web.settings")

import django

from hippodrome.web import assets, gate, keeper, newsroom, page_threads, push, stream, usher

django.setup(set_prefix=False)
pages = page_threads.PageThreads()
news = newsroom.Newsroom(pages.lines[True, True])


async def application(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """Answer one request, or follow the server's start and end."""
    if scope["type"] == "lifespan":
        await _lifespan(receive, send)
        return
    if scope["type"] != "http":
        return
    path: str = scope["path"]
    if path.startswith("/static/"):
        await assets.serve_asset(path, dict(scope["headers"]), send)
        return
    found = stream.PATH.match(path)
    if found and scope["method"] == "GET":
        await _stream(found[1], scope, receive, send)
        return
    await pages(scope, receive, send)


async def _stream(slug: str, scope: dict[str, Any], receive: Any, send: Any) -> None:
    """A stream, if there is room for one more from its address."""
    address = gate.true_address(scope)
    if not gate.streams().enter(address):
        await stream.refuse_stream(503, send, (b"retry-after", str(gate.RETRY_AFTER).encode()))
        return
    try:
        await stream.stream(slug, scope, news.ask, receive, send)
    finally:
        gate.streams().leave(address)


def sweep_seldom() -> None:
    """Let Python search less often for things that hold each other and nothing else.

    It does so after every 700 new things, and now and then looks at everything there is. A move makes thousands, but
    leaves none that must be searched for (a test sees to that); and what is here when we start stays.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


async def _lifespan(receive: Any, send: Any) -> None:
    """Start the watcher with the server and stop it with it."""
    watcher = push.Watcher()
    while True:
        message = await receive()
        if message["type"] == "lifespan.startup":
            push.hub.loop = asyncio.get_running_loop()
            gate.fit_open_files()
            gate.busy()  # when it is needed there is no time to read three languages
            sweep_seldom()
            watcher.start()
            keeper.leave_with_parent()
            await send({"type": "lifespan.startup.complete"})
        elif message["type"] == "lifespan.shutdown":
            watcher.stop()
            here = usher.usher()
            if here is not None:
                here.close(asyncio.get_running_loop())
            await send({"type": "lifespan.shutdown.complete"})
            return
