"""Requests to addresses that people give us: push services and webhooks, and never anything inside our own network.

The name is resolved once, every address it has is checked, and the connection goes to exactly the address that was
checked, so an answer of the name server that changes meanwhile leads nowhere. Redirects are not followed, proxies of
the environment are not used, and the whole request ends after a few seconds.
"""

import http.client
import re
import socket
import ssl
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures import TimeoutError as TooSlow
from contextlib import suppress
from functools import cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import NamedTuple
from urllib.parse import urlsplit

from django.conf import settings

TIMEOUT = 5.0
"""Seconds for the whole request: resolving, connecting, sending and the answer."""
LONGEST_ANSWER = 4096
"""Bytes of an answer that are read; nothing but the status and a few headers is of interest."""
LONGEST_URL = 1000
PORTS = (443, 8443)
LABEL = re.compile(r"(?!-)[a-z0-9_-]{1,63}(?<!-)")
LOOKS_LIKE_NUMBER = re.compile(r"[0-9]+|0x[0-9a-f]*")
Resolver = Callable[[str, int], Sequence[str]]

NOT_PUBLIC = [
    ip_network(text)
    for text in (
        *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"),
        *("192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24", "192.168.0.0/16"),
        *("192.175.48.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"),
        *("2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"),
    )
]
"""Reserved ranges of IPv4, and those inside of the public range of IPv6 (documentation, Teredo, 6to4 and others)."""
PUBLIC_IPV6 = ip_network("2000::/3")
"""Everything else of IPv6 is refused: loopback, link-local, unique local, multicast, NAT64, addresses of IPv4."""


class Forbidden(Exception):
    """An address to which nothing is sent; the text says why, without the address."""


class Unreachable(Exception):
    """The other side did not answer, or not in time; the text says how it failed, without the address."""


class Target(NamedTuple):
    """What a URL leads to: checked as far as that goes without asking a name server."""

    https: bool
    host: str
    port: int
    path: str

    @property
    def shown_host(self) -> str:
        """The value of the header `Host`."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.https else 80) else f"{host}:{self.port}"


class Response(NamedTuple):
    status: int
    headers: Mapping[str, str]

    @property
    def accepted(self) -> bool:
        return 200 <= self.status < 300


def check_url(url: str) -> Target:
    """Take a URL apart; raises Forbidden unless it is one that people may give us."""
    if not 0 < len(url) <= LONGEST_URL or not url.isascii() or re.search(r"[\x00-\x20\x7f\\]", url):
        raise Forbidden("not a web address")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Forbidden("not a web address") from None
    https = parts.scheme == "https"
    if not https and (parts.scheme != "http" or not settings.LOCAL_TARGETS):
        raise Forbidden("not https")
    if "@" in parts.netloc:
        raise Forbidden("with user name or password")
    port = port if port is not None else (443 if https else 80)
    if port not in PORTS and not settings.LOCAL_TARGETS:
        raise Forbidden("an unusual port")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(https, _check_host(parts.hostname or ""), port, path)


def _check_host(host: str) -> str:
    """Return a host name or address in its usual form; refuse what only some programs take for an address."""
    host = host.lower()
    if ":" in host:
        if "%" in host:
            raise Forbidden("with a zone")
        with suppress(ValueError):
            return _check_given(ip_address(host))
        raise Forbidden("not a web address")
    labels = host.removesuffix(".").split(".")
    if LOOKS_LIKE_NUMBER.fullmatch(labels[-1]):
        with suppress(ValueError):
            return _check_given(IPv4Address(".".join(labels)))
        raise Forbidden("an address written in an unusual way")  # decimal, octal, hexadecimal, or too short
    local = settings.LOCAL_TARGETS and host == "localhost"
    if not all(LABEL.fullmatch(label) for label in labels) or (len(labels) < 2 and not local) or len(host) > 253:
        raise Forbidden("not a public name")
    return ".".join(labels)


def _check_given(address: IPv4Address | IPv6Address) -> str:
    check_address(str(address))
    return str(address)


def check_address(text: str) -> None:
    """Raise Forbidden unless an address belongs to the public internet; loopback is for tests alone."""
    address = ip_address(text)
    if settings.LOCAL_TARGETS and address.is_loopback:
        return
    if isinstance(address, IPv6Address):
        public = address in PUBLIC_IPV6 and address.scope_id is None
    else:
        public = address.is_global
    if not public or address.is_multicast or any(address in network for network in NOT_PUBLIC):
        raise Forbidden("not a public address")


def resolve(host: str, port: int) -> Sequence[str]:
    """Ask the name server for all addresses of a host."""
    return [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


@cache
def _name_servers() -> ThreadPoolExecutor:
    """Threads in which names are resolved, since a name server that does not answer can't be interrupted."""
    return ThreadPoolExecutor(4, "resolve")


def post(url: str, body: bytes, headers: Mapping[str, str], resolver: Resolver | None = None) -> Response:
    """Send a POST request to a public address; raises Forbidden or Unreachable."""
    deadline = time.monotonic() + TIMEOUT
    target = check_url(url)
    address = checked_address(target, resolver or resolve)
    connection = Pinned(target, address, deadline)
    watchdog = threading.Timer(max(0.0, deadline - time.monotonic()), connection.cut)
    watchdog.daemon = True
    watchdog.start()
    try:
        connection.request(
            "POST", target.path, body, {"Host": target.shown_host, "Connection": "close"} | dict(headers)
        )
        response = connection.getresponse()
        response.read(LONGEST_ANSWER)
        if connection.was_cut:
            raise Unreachable("too slow")
        return Response(response.status, {name.lower(): value for name, value in response.getheaders()})
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise Unreachable(type(error).__name__) from None
    finally:
        watchdog.cancel()
        connection.close()


def checked_address(target: Target, resolver: Resolver) -> str:
    """Resolve a host once and check all of its addresses; return the first."""
    try:
        found = list(_name_servers().submit(resolver, target.host, target.port).result(TIMEOUT))
    except (OSError, UnicodeError, TooSlow) as error:
        raise Unreachable(type(error).__name__) from None
    if not found:
        raise Unreachable("no address")
    for address in found:
        try:
            check_address(address)
        except ValueError:
            raise Forbidden("not a public address") from None
    return found[0]


class Pinned(http.client.HTTPConnection):
    """A connection to an address that was checked, under the name that was asked for."""

    def __init__(self, target: Target, address: str, deadline: float) -> None:
        super().__init__(target.host, target.port)
        self.target = target
        self.address = address
        self.deadline = deadline
        self.was_cut = False
        self.auto_open = 0  # a connection that was closed is not opened again

    def request(self, *given: object, **more: object) -> None:
        self.connect()
        super().request(*given, **more)  # type: ignore[arg-type]

    def connect(self) -> None:
        left = max(0.001, self.deadline - time.monotonic())
        plain = socket.create_connection((self.address, self.port), left)
        self.sock = plain
        if self.target.https:
            self.sock = _tls().wrap_socket(plain, server_hostname=self.target.host)

    def cut(self) -> None:
        """End the request, whatever it is doing: a server that sends a byte a second does not keep us."""
        self.was_cut = True
        sock = self.sock
        if sock is not None:
            with suppress(OSError):
                sock.shutdown(socket.SHUT_RDWR)


@cache
def _tls() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    return context
