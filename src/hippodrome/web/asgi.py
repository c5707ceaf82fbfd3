"""The site as an ASGI application: assets and streams on their own, everything else by Django."""

import asyncio
import os
from typing import Any

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "hippodrome.web.settings")

import django

from hippodrome.web.assets import serve_asset
from hippodrome.web.page_threads import PageThreads
from hippodrome.web.push import Watcher, hub
from hippodrome.web.serve import leave_with_parent
from hippodrome.web.stream import PATH, stream

django.setup(set_prefix=False)
pages = PageThreads()


async def application(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """Answer one request, or follow the server's start and end."""
    if scope["type"] == "lifespan":
        await _lifespan(receive, send)
        return
    if scope["type"] != "http":
        return
    path: str = scope["path"]
    if path.startswith("/static/"):
        await serve_asset(path, dict(scope["headers"]), send)
        return
    found = PATH.match(path)
    if found and scope["method"] == "GET":
        cookies = dict(scope["headers"]).get(b"cookie", b"").decode("latin-1")
        await stream(found[1], cookies, receive, send)
        return
    await pages(scope, receive, send)


async def _lifespan(receive: Any, send: Any) -> None:
    """Start the watcher with the server and stop it with it."""
    watcher = Watcher()
    while True:
        message = await receive()
        if message["type"] == "lifespan.startup":
            hub.loop = asyncio.get_running_loop()
            watcher.start()
            leave_with_parent()
            await send({"type": "lifespan.startup.complete"})
        elif message["type"] == "lifespan.shutdown":
            watcher.stopped.set()
            await send({"type": "lifespan.shutdown.complete"})
            return
