"""Rate limits: how often somebody may do what costs others time or patience.

Everything is counted for who does it, for the address it comes from, and for the range of addresses around that:
whoever makes a new guest each time, or has many addresses, is counted all the same. A limit slows down, it locks nobody
out: names are counted by range, and a browser by which somebody has logged in before has a count of its own.
"""

import time
import unicodedata
from hashlib import blake2b
from ipaddress import IPv6Address, ip_address, ip_network
from typing import NamedTuple

from django.conf import settings
from django.db import transaction
from django.http import HttpRequest

from hippodrome.web import models
from hippodrome.web.refusals import Refused


class Limit(NamedTuple):
    """How many times in so many seconds: for one person, for one address, for the range around it."""

    person: int
    address: int
    near: int
    seconds: int


LIMITS = {
    "table": Limit(30, 60, 300, 3600),
    "chat": Limit(20, 60, 300, 60),
    "notes": Limit(60, 200, 1000, 60),
    "name": Limit(10, 40, 200, 3600),
    "log-in": Limit(10, 20, 100, 300),
    "sign-up": Limit(10, 10, 50, 3600),
    "record": Limit(20, 20, 100, 3600),
    "report": Limit(5, 20, 100, 3600),
    "hint": Limit(60, 120, 600, 600),
    "analysis": Limit(20, 20, 100, 3600),
}
FRESH = 600
"""A guest who came less than so many seconds ago may do half of it."""
LETTERS = 5
"""So many letters for a new password are sent to one address in an hour."""
LONGEST_NAMED = 254
"""So many letters of a name or an address tell whose it is."""
ANYWHERE = 20
"""So many times as often as from one place may a name be tried from everywhere together."""


def limit(request: HttpRequest, what: str, player: models.Player | None = None) -> None:
    bound = LIMITS[what]
    counts = _by_address(request, bound)
    if player is not None:
        fresh = player.user is None and time.time() - player.created.timestamp() < FRESH
        counts[f"player {player.pk}"] = bound.person // 2 if fresh else bound.person
    _count(what, counts, bound.seconds)


def limit_log_in(request: HttpRequest, name: str, known: str) -> None:
    """Count one more try to log in under a name; a browser that did so before (`known`) counts for itself alone."""
    bound = LIMITS["log-in"]
    if known:
        counts = {f"browser {known}": bound.person}
    else:
        print_ = blake2b(normal(name).encode(), digest_size=12).hexdigest()
        here = range_of(request.META.get("REMOTE_ADDR", ""))
        counts = _by_address(request, bound)
        counts |= {f"name {print_} {here}": bound.person, f"name {print_}": bound.person * ANYWHERE}
    _count("log-in", counts, bound.seconds)


def limit_letters(address: str) -> None:
    _count("letter", {f"to {blake2b(normal(address).encode(), digest_size=12).hexdigest()}": LETTERS}, 3600)


def _by_address(request: HttpRequest, bound: Limit) -> dict[str, int]:
    address = request.META.get("REMOTE_ADDR", "")
    return {f"at {address}": bound.address, f"near {range_of(address)}": bound.near}


def _count(what: str, counts: dict[str, int], seconds: int) -> None:
    if not settings.RATE_LIMITS:
        return
    now = int(time.time())
    span = now // seconds
    over = False
    with transaction.atomic():
        for whom, most in counts.items():
            key = f"{what}:{whom}"[:120]
            models.Tally.objects.filter(key=key, span__lt=span).delete()
            tally, _ = models.Tally.objects.get_or_create(key=key, span=span)
            over = over or tally.count >= most
            if tally.count <= most:
                tally.add()
    if over:
        raise Refused("refused-too-often", 429, minutes=max(1, -(-((span + 1) * seconds - now) // 60)))


def range_of(address: str) -> str:
    """The neighbourhood of an address: what one line, or one household, usually has."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address) and found.ipv4_mapped:
        found = found.ipv4_mapped  # as a socket for both kinds tells it; or all of them were neighbours
    return str(ip_network((found, 24 if found.version == 4 else 64), strict=False))


def normal(name: str) -> str:
    """A name without what makes it look different: case, width, spaces.

    Only its beginning: to put a long row of accents in order takes Python minutes, in which nobody else is served.
    """
    return "".join(unicodedata.normalize("NFKC", name[:LONGEST_NAMED]).casefold().split())


def forget_old() -> int:
    now, gone = int(time.time()), 0
    for what, seconds in {"letter": 3600, **{what: bound.seconds for what, bound in LIMITS.items()}}.items():
        old = models.Tally.objects.filter(key__startswith=f"{what}:", span__lt=now // seconds)
        gone += old.delete()[0]
    return gone
