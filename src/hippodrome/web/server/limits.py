"""Determine the address of a request, and limit the streams per address."""

import os
from collections import Counter
from functools import cache, lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

from django.conf import settings

RETRY_AFTER = 2
"""Seconds after which a client that was refused because the site is busy may try again."""


@cache
def is_proxy(address: str) -> bool:
    """Return whether an address belongs to a trusted proxy, which stands for many clients."""
    trusted = [one.strip() for one in os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1").split(",")]
    if "*" in trusted or address in trusted:
        return True
    try:
        here = ip_address(address)
        return any(here in ip_network(one) for one in trusted if "/" in one)
    except ValueError:
        return False


def client_address(scope: dict[str, Any]) -> str:
    """Return the client's address; empty if only the proxy's address is known.

    uvicorn has already applied X-Forwarded-For if it comes from a trusted proxy.
    """
    given: str = scope["client"][0] if scope.get("client") else ""
    forwarded = any(name == b"x-forwarded-for" for name, _ in scope["headers"])
    return "" if is_proxy(given) and not forwarded else household(given)


@lru_cache(4096)
def household(address: str) -> str:
    """Return an address as limits count it.

    For IPv6 that is the /64 network, because every household has billions of addresses.
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address) or found.ipv4_mapped:
        return address
    return str(ip_network((found, 64), strict=False))


class Places:
    """A number of places in total and per address; clients without a known address only count towards the total."""

    def __init__(self, total: int, each: int) -> None:
        self.total = total
        self.each = each
        self.taken: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        if self.taken.total() >= self.total or (address and self.taken[address] >= self.each):
            return False
        self.taken[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.taken[address] -= 1
        if not self.taken[address]:
            del self.taken[address]


streams = Places(settings.STREAMS, settings.STREAMS_EACH)
