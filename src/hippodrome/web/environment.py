"""Read and check settings from environment variables.

An empty variable counts as not set. Error messages say what is allowed, and never quote a value that may be secret.
"""

import math
import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

import dj_database_url
from django.core.exceptions import ImproperlyConfigured
from platformdirs import user_data_path

from hippodrome.kernel.errors import HippodromeError

ON, OFF = ("1", "true", "yes", "on"), ("0", "false", "no", "off")
HOST = re.compile(r"\*|\.?[\w-]+(\.[\w-]+)*\.?|\[[0-9a-f:.]+\]", re.IGNORECASE)
ORIGIN = re.compile(r"https?://[^/\s]+")
POSTGRES = "django.db.backends.postgresql"
SQLITE = "django.db.backends.sqlite3"
ZONES = Path("/usr/share/zoneinfo")
"""Where Django looks for time zones, if the folder exists."""
SHORT_KEY, FEW_LETTERS = 32, 8
"""A key with fewer characters, or fewer different ones, is easy to guess."""


class BadSetting(HippodromeError, ImproperlyConfigured):
    """An environment variable has an invalid value."""


def text(name: str, default: str = "") -> str:
    return os.environ.get(name, "").strip() or default


def flag(name: str, default: bool = False) -> bool:
    given = text(name, "on" if default else "off").lower()
    if given not in ON + OFF:
        raise BadSetting(f"{name} is {given!r}: use 1, true, yes or on, or 0, false, no or off.")
    return given in ON


def number(name: str, default: float, least: float, most: float) -> float:
    given = text(name, str(default))
    try:
        found = float(given)
    except ValueError:
        found = math.nan
    if not least <= found <= most:  # also true for NaN
        raise BadSetting(f"{name} is {given!r}: give a number from {least:g} to {most:g} (default: {default}).")
    return found


def integer(name: str, default: int, least: int, most: int) -> int:
    given = text(name, str(default))
    found = int(given) if re.fullmatch(r"[0-9]{1,9}", given) else -1
    if not least <= found <= most:
        asked = f"give a whole number from {least} to {most}"
        raise BadSetting(f"{name} is {given!r}: {asked} (default: {default}).")
    return found


def one_of(name: str, default: str, choices: Sequence[str]) -> str:
    given = text(name, default).lower()
    if given not in choices:
        raise BadSetting(f"{name} is {given!r}: use {', '.join(choices[:-1])} or {choices[-1]}.")
    return given


def hosts(name: str) -> list[str]:
    given = _parts(name, "*")
    wrong = [host for host in given if not HOST.fullmatch(host)]
    if wrong or not given:
        shown = repr(wrong[0]) if wrong else "without a name"
        asked = "give names alone, without https:// and port, such as play.example.org,www.example.org"
        raise BadSetting(f"{name} is {shown}: {asked}.")
    return given


def origins(name: str) -> list[str]:
    given = [origin.rstrip("/") for origin in _parts(name, "")]
    for origin in given:
        if not ORIGIN.fullmatch(origin):
            raise BadSetting(f"{name} is {origin!r}: give origins with their scheme, such as https://play.example.org.")
    return given


def _parts(name: str, default: str) -> list[str]:
    return [part.strip() for part in text(name, default).split(",") if part.strip()]


def zone(name: str) -> str:
    """Return the name of a time zone; the variable may also hold the path of a zone file (:/etc/localtime)."""
    given = text(name, "UTC")
    found = given.removeprefix(":")
    if found.startswith("/"):
        found = os.path.realpath(found).partition("/zoneinfo/")[2]
    try:
        ZoneInfo(found)
        known = not ZONES.exists() or ZONES.joinpath(*found.split("/")).is_file()
    except (KeyError, OSError, ValueError):
        known = False
    if not known:
        raise BadSetting(f"{name} is {given!r}: give the name of a time zone, such as Europe/Berlin or UTC.")
    return found


def folder(name: str) -> Path:
    """Return the data folder, without creating it."""
    return Path(text(name) or user_data_path("hippodrome"))


def is_weak(key: str) -> bool:
    return len(key) < SHORT_KEY or len(set(key)) < FEW_LETTERS


def database(name: str) -> dict[str, Any] | None:
    """Return Django's settings for a database URL, which may hold a password; None if the variable is not set."""
    given = text(name)
    if not given:
        return None
    asked = "postgresql://user:password@host/name, or nothing for SQLite in the data folder"
    try:
        found: dict[str, Any] = dict(dj_database_url.parse(given))
    except ValueError as error:
        raise BadSetting(f"{name} can't be read: give {asked}.") from error
    if found["ENGINE"] not in (POSTGRES, SQLITE):
        raise BadSetting(f"{name} is for a database that is not supported ({urlsplit(given).scheme}): give {asked}.")
    if not found["NAME"] and not found.get("OPTIONS", {}).get("service"):
        raise BadSetting(f"{name} names no database: give {asked}.")
    return found
