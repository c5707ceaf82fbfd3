"""Rate limits for actions that cost other people time or patience.

Each action is counted per player, per address and per range of addresses, so new guests and new addresses don't reset a
limit. Limits slow people down and lock nobody out of their account: log-in attempts under a name are counted per range,
and a browser that has logged in to the account before has its own count.
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
    """How often an action is allowed in `seconds`: per player, per address, and per range of addresses."""

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
    "channel": Limit(20, 40, 200, 3600),
}
FRESH = 600
"""Seconds for which a new guest has only half of each limit."""
MAILS = 5
"""Password e-mails per address and hour."""
LONGEST_NAMED = 254
"""Only this many characters of a name or e-mail address are compared."""
ANYWHERE = 20
"""Log-in attempts under one name are limited to this multiple of the usual limit, counted over all addresses."""


def limit(request: HttpRequest, what: str, player: models.Player | None = None) -> None:
    bound = LIMITS[what]
    counts = _by_address(request, bound)
    if player is not None:
        fresh = player.user is None and time.time() - player.created.timestamp() < FRESH
        counts[f"player {player.pk}"] = bound.person // 2 if fresh else bound.person
    _count(what, counts, bound.seconds)


def limit_log_in(request: HttpRequest, name: str, known: str) -> None:
    """Count one attempt to log in under a name; raise Refused if there were too many.

    `known` identifies a browser that has logged in to this account before. Such a browser has its own count.
    """
    bound = LIMITS["log-in"]
    if known:
        counts = {f"browser {known}": bound.person}
    else:
        print_ = blake2b(normal(name).encode(), digest_size=12).hexdigest()
        here = range_of(request.META.get("REMOTE_ADDR", ""))
        counts = _by_address(request, bound)
        counts |= {f"name {print_} {here}": bound.person, f"name {print_}": bound.person * ANYWHERE}
    _count("log-in", counts, bound.seconds)


def limit_mails(address: str) -> None:
    _count("letter", {f"to {blake2b(normal(address).encode(), digest_size=12).hexdigest()}": MAILS}, 3600)


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
    """Return the network around an address that usually belongs to one household or line."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address) and found.ipv4_mapped:
        found = found.ipv4_mapped  # as dual-stack sockets report IPv4; otherwise all of IPv4 would be one range
    return str(ip_network((found, 24 if found.version == 4 else 64), strict=False))


def normal(name: str) -> str:
    """Return a name without differences in case, width and spaces, for comparing.

    Only the beginning of the name is used, because normalising a long run of combining marks takes minutes.
    """
    return "".join(unicodedata.normalize("NFKC", name.strip()[:LONGEST_NAMED]).casefold().split())


def delete_old() -> int:
    now, gone = int(time.time()), 0
    for what, seconds in {"letter": 3600, **{what: bound.seconds for what, bound in LIMITS.items()}}.items():
        old = models.Tally.objects.filter(key__startswith=f"{what}:", span__lt=now // seconds)
        gone += old.delete()[0]
    return gone
