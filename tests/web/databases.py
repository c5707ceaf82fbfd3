"""Switch the site inside this process to PostgreSQL."""

import os
from contextlib import contextmanager
from unittest.mock import patch

from servers import Postgres


@contextmanager
def on_postgres():
    """Let this process and its children use an empty PostgreSQL database; yield the server."""
    from django.core.management import call_command
    from django.db import connections

    from hippodrome.web import settings

    before = dict(connections.settings["default"])
    with Postgres() as server, patch.dict(os.environ, DATABASE_URL=server.address):
        _use(settings._database())
        try:
            call_command("migrate", verbosity=0)
            yield server
        finally:
            _use(before)


def _use(database):
    from django.db import connections

    from hippodrome.web.models import plain_sql
    from hippodrome.web.services import live_games

    connections["default"].close()
    if connections["default"].vendor == "postgresql":
        connections["default"].close_pool()
    del connections["default"]
    connections.settings["default"].clear()
    connections.settings["default"].update(connections.configure_settings({"default": database})["default"])
    plain_sql._columns.cache_clear()
    live_games._kept.clear()  # its keys are table ids, which start again


@contextmanager
def database(name):
    """Use `sqlite` (this process's default) or `postgres` within a block; yield the PostgreSQL server, if any."""
    if name == "sqlite":
        yield None
        return
    with on_postgres() as server:
        yield server
