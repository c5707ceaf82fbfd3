"""Slow and greedy clients: a thousand half-sent requests, forms that trickle in, too many connections per address.

Also a database whose write lock another process holds: pages load at once, and moves are refused in time.

Each test has failed on a build that was broken on purpose; "Catches" in its docstring names the break.
"""

import socket
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress

import httpx
import pytest

from tests.web.web_site import Page, Site, StreamListener, wait_until

resource = pytest.importorskip("resource", reason="file limits work differently on this system")
HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"
FORM = b"POST /record/ HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n"
LIMITS = {
    "HIPPODROME_CONNECTIONS": "300",
    "HIPPODROME_CONNECTIONS_EACH": "20",
    "HIPPODROME_STREAMS_EACH": "5",
    "HIPPODROME_HEADER_SECONDS": "1",
    "HIPPODROME_BODY_SECONDS": "1.5",
}


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    """A site with low limits, whose processes may open 1,024 files as on most machines."""
    site = Site(tmp_path_factory.mktemp("small"), bot_workers=0, **LIMITS).start()
    with suppress(AttributeError):
        resource.prlimit(site.process.pid, resource.RLIMIT_NOFILE, (1024, 1024))
    yield site
    site.stop()
    assert "Traceback" not in site.log(), site.log()


def connect(site, address="127.0.0.1", sent=b""):
    """Connect from one of this machine's addresses. Systems with only one such address skip the test."""
    wire = socket.socket()
    wire.settimeout(30)
    try:
        wire.bind((address, 0))
    except OSError:
        pytest.skip(f"{address} is not an address of this machine")
    wire.connect(("127.0.0.1", site.port))
    wire.sendall(sent)
    return wire


def status_line(site, address, sent):
    """Send a request and return the first line of the response."""
    with connect(site, address, sent) as wire:
        return wire.recv(1000).split(b"\r\n")[0]


def read_all(wire, seconds=30.0):
    """Read until the site closes the connection, which it must do in time; return the data and the seconds."""
    began, received = time.monotonic(), b""
    wire.settimeout(seconds)
    with suppress(ConnectionResetError):
        while chunk := wire.recv(65536):
            received += chunk
    return received, time.monotonic() - began


def is_open(wire):
    """Return whether the site keeps a connection open."""
    wire.setblocking(False)
    try:
        while wire.recv(1000):
            pass
        return False
    except BlockingIOError:
        return True
    except ConnectionResetError:
        return False


@pytest.mark.parametrize("many_addresses", [True, False])
def test_the_site_answers_beside_a_thousand_half_sent_requests(small, many_addresses):
    """Catches: `http="httptools"` in serve.py, or a uvicorn upgrade that no longer calls our methods.

    The process then runs out of file descriptors, and nobody gets a page for a minute.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < 2048:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(2048, hard), hard))
    with ExitStack() as all_of_them:
        for number in range(1050):
            address = f"127.0.{1 + number % 200}.1" if many_addresses else "127.0.0.1"
            all_of_them.enter_context(connect(small, address, HALF))
        with httpx.Client(timeout=20) as reader:
            for _ in range(3):
                assert reader.get(small.url + "/about/").status_code == 200


def test_an_unfinished_header_times_out(small):
    """Catches: no deadline in Connection.connection_made. Both connections stay open."""
    with connect(small, sent=HALF) as wire, connect(small) as silent:
        received, seconds = read_all(wire)
        assert received.startswith(b"HTTP/1.1 408 ") and seconds > 0.8
        assert read_all(silent)[0] == b"", "an idle connection is closed without an error"
    with connect(small) as again:
        again.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert again.recv(1000).startswith(b"HTTP/1.1 200 ")
        again.sendall(b"\r\n")
        assert read_all(again)[1] < 20, "an empty line is not the start of a request"


@pytest.mark.parametrize(
    "header",
    [
        b"X: " + b"y" * 5_000_000,  # a header that never ends
        b"X: " + b"y" * 100_000 + b"\r\n\r\n",
        b"X: y\r\n" * 500 + b"\r\n",
        (b"X: " + b"y" * 5_000 + b"\r\n") * 50 + b"\r\n",
    ],
)
def test_an_overlong_header_is_refused(small, header):
    """Catches: MOST_HEADERS and MOST_BYTES a million times larger. The site then reads on or responds normally."""
    with connect(small) as wire:
        with suppress(OSError):  # the site may close the connection while we send
            wire.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + header)
        received, _ = read_all(wire)
        assert received[:13] in (b"HTTP/1.1 431 ", b"HTTP/1.1 400 ", b""), received[:100]
    longest = b"X: " + b"y" * 30_000 + b"\r\nConnection: close\r\n\r\n"
    with connect(small, sent=b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + longest) as wire:
        assert read_all(wire)[0].startswith(b"HTTP/1.1 200 ")


def test_a_form_that_trickles_in_times_out(small):
    """Catches: no deadline in Connection.on_headers_complete. A byte now and then keeps the connection open."""
    with connect(small, sent=FORM) as wire:
        began = time.monotonic()
        with suppress(OSError):
            while time.monotonic() - began < 30 and is_open(wire):
                wire.sendall(b"x")
                time.sleep(0.2)
        assert 1 < time.monotonic() - began < 30


def test_connections_per_address_are_limited(small):
    """Catches: no CONNECTIONS_EACH in Connection.connection_made. All connections stay open."""
    with ExitStack() as greedy:
        wires = [greedy.enter_context(connect(small, "127.0.0.2", FORM)) for _ in range(21)]
        received, seconds = read_all(wires[0])
        assert received.startswith(b"HTTP/1.1 408 ") and seconds < 1.4, "it was closed before its timeout"
        assert all(map(is_open, wires[1:]))
        with connect(small, "127.0.0.3", b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n") as other:
            assert other.recv(1000).startswith(b"HTTP/1.1 200 ")
    with ExitStack() as waiting:
        wires = [waiting.enter_context(connect(small, "127.0.0.4", HALF)) for _ in range(25)]
        wait_until(lambda: not any(map(is_open, wires[:5])))
        assert all(map(is_open, wires[5:])), "the oldest connections are closed first"


def test_streams_are_limited_per_address_and_apart_from_pages(small):
    """Catches: streams.enter left out of asgi.py. The sixth stream is accepted like any other."""
    slug = small.guest().new_table("me", "open", "open")
    ask = f"GET /t/{slug}/events HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    with ExitStack() as listening:
        wires = [listening.enter_context(connect(small, "127.0.0.5", ask)) for _ in range(6)]
        answers = sorted(wire.recv(1000).split(b"\r\n")[0] for wire in wires)
        assert answers == [b"HTTP/1.1 200 OK"] * 5 + [b"HTTP/1.1 503 Service Unavailable"]
        time.sleep(1.5)
        assert sum(map(is_open, wires)) == 5, "streams do not time out like requests"
        pages = [listening.enter_context(connect(small, "127.0.0.5", FORM)) for _ in range(20)]
        time.sleep(0.2)
        assert all(map(is_open, pages)), "streams do not count against pages"
        assert StreamListener(small, slug).stamps, "a trusted proxy has no limit"
    wait_until(lambda: status_line(small, "127.0.0.5", ask) == b"HTTP/1.1 200 OK")  # a closed stream frees its place


def test_a_full_site_closes_the_connection_that_has_waited_longest(small):
    """Catches: no `most` in Connection.connection_made. All connections stay open."""
    with ExitStack() as crowd:
        wires = [crowd.enter_context(connect(small, f"127.0.{1 + number % 100}.2", FORM)) for number in range(301)]
        received, seconds = read_all(wires[0])
        assert received.startswith(b"HTTP/1.1 408 ") and seconds < 1.4
        with connect(small, "127.0.0.9", b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n") as late:
            assert late.recv(1000).startswith(b"HTTP/1.1 200 ")


def test_pipelined_requests_are_all_answered(small):
    with connect(small, sent=b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 3 + HALF) as wire:
        received, _ = read_all(wire)
        assert received.count(b"HTTP/1.1 200 OK") == 3 and received.count(b"HTTP/1.1 408 ") == 1


def test_a_low_file_limit_lowers_the_connection_limit(inside, monkeypatch):
    from hippodrome.web.server import connections, limits

    streams = limits.Places(4000, 100)
    monkeypatch.setattr(connections.Connection, "most", 1000)
    monkeypatch.setattr(connections, "streams", streams)
    set_to = []
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: set_to.append(limits))
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 1_000_000))
    connections.raise_file_limit()
    assert set_to == [(5300, 1_000_000)] and connections.Connection.most == 1000
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 1024))
    connections.raise_file_limit()
    assert set_to[1] == (1024, 1024) and (connections.Connection.most, streams.total) == (144, 579)


def test_trusted_proxies_are_recognised(inside, monkeypatch):
    from hippodrome.web.server.limits import is_proxy

    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.0/8, 192.0.2.7")
    is_proxy.cache_clear()
    given = ("10.1.2.3", "192.0.2.7", "127.0.0.1", "192.0.2.8", "::1", "")
    assert [is_proxy(address) for address in given] == [True, True, False, False, False, False]
    is_proxy.cache_clear()


@pytest.mark.parametrize("trusted", ["*", "10.0.0.0/8"])
def test_streams_behind_a_proxy_are_counted_per_client(inside, monkeypatch, trusted):
    """Catches: `is_proxy` alone. If every proxy is trusted, all clients then count as one proxy without a limit."""
    from hippodrome.web.server.limits import client_address, is_proxy

    monkeypatch.setenv("FORWARDED_ALLOW_IPS", trusted)
    is_proxy.cache_clear()
    behind = {"client": ("198.51.100.7", 0), "headers": [(b"x-forwarded-for", b"198.51.100.7")]}
    proxy = {"client": ("10.1.2.3", 4000), "headers": []}
    assert (client_address(behind), client_address(proxy)) == ("198.51.100.7", "")
    assert client_address({"client": None, "headers": []}) == ""
    is_proxy.cache_clear()


def test_addresses_of_one_ipv6_network_count_as_one(inside):
    """An internet connection usually has 2^64 IPv6 addresses."""
    from hippodrome.web.server.limits import household

    assert household("2001:db8:1:2::7") == household("2001:db8:1:2:ffff::8") != household("2001:db8:1:3::7")
    assert [household(one) for one in ("192.0.2.7", "::ffff:192.0.2.7", "name", "")] == [
        "192.0.2.7",
        "::ffff:192.0.2.7",
        "name",
        "",
    ]


def test_the_site_shuts_down_quietly_with_open_connections(tmp_path):
    """Catches: no Connection.shutdown. uvicorn then waits for a second and logs an error about cancelled tasks."""
    site = Site(tmp_path, bot_workers=0).start()
    slug = site.guest().quick_table()
    with connect(site, sent=f"GET /t/{slug}/events HTTP/1.1\r\nHost: x\r\n\r\n".encode()) as stream:
        assert stream.recv(1000).startswith(b"HTTP/1.1 200 ")
        with connect(site, sent=HALF), connect(site, sent=FORM), connect(site):
            time.sleep(0.3)
            site.stop()
    assert " error " not in site.log() and "Traceback" not in site.log() and "Cancel" not in site.log(), site.log()


@contextmanager
def lock_held(site):
    """Hold the database's write lock, as a slow writer in another process does."""
    database = sqlite3.connect(site.folder / "hippodrome.sqlite3", timeout=20, isolation_level=None)
    database.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        database.execute("ROLLBACK")
        database.close()


def is_immediate(request, tries=3):
    """Return whether a request is answered without waiting for a lock. Retry, because machines are busy."""
    for _ in range(tries):
        began = time.monotonic()
        assert request().status_code == 200
        if time.monotonic() - began < 0.5:
            return True
    return False


def test_pages_load_at_once_while_ten_moves_wait_for_the_lock(small):
    """Catches: writers and readers in one queue. The first page then waits until the lock is released."""
    people = [small.guest() for _ in range(10)]
    slugs = [person.quick_table() for person in people]
    pages = [person.live(slug) for person, slug in zip(people, slugs, strict=True)]
    reader = small.guest()
    addresses = ["/", "/about/", "/games/byzanz/", f"/t/{slugs[0]}/", f"/t/{slugs[0]}/live/", "/readyz"]
    for address in addresses:
        reader.get(address)  # fill the caches
    age_by_two_days(small)

    def click(number):
        return people[number].play(slugs[number], pages[number], pages[number].words[0])

    with ThreadPoolExecutor(10) as crowd:
        with lock_held(small):
            clicks = [crowd.submit(click, number) for number in range(10)]
            time.sleep(0.5)
            late = [address for address in addresses if not is_immediate(lambda address=address: reader.get(address))]
            # This page also tries to store that the player was here.
            assert is_immediate(lambda: people[0].get("/me/"))
            assert not any(click.done() for click in clicks)
        assert late == []
        assert [click.result().status_code for click in clicks] == [200] * 10


def age_by_two_days(site):
    """Set all last visits to two days ago, so that the next page tries to store a new one."""
    with sqlite3.connect(site.folder / "hippodrome.sqlite3", timeout=20) as database:
        database.execute("update web_player set seen = datetime('now', '-2 days')")
        database.execute("update web_visit set seen = datetime('now', '-2 days')")


def test_pages_wait_less_for_the_lock_than_writes(inside):
    """Catches: no busy_timeout in set_busy_timeout."""
    import asyncio

    from hippodrome.web.server.handler import SiteHandler

    def patience():
        from django.db import connection

        try:
            with connection.cursor() as cursor:
                return cursor.execute("PRAGMA busy_timeout").fetchone()[0]
        finally:
            connection.close()

    handler = SiteHandler()
    for (reads, _), queue in handler.queues.items():
        assert asyncio.run(queue.run("", "", patience)) == (10 if reads else 5000)


@pytest.mark.soak
def test_a_move_that_waits_too_long_for_the_lock_is_told_to_retry(small):
    """Catches: no busy_timeout in set_busy_timeout. The response is an error after twenty seconds."""
    anna = small.guest("pl")
    slug = anna.quick_table()
    page = anna.live(slug)
    with lock_held(small):
        began = time.monotonic()
        part = anna.play(slug, page, page.words[0])
        assert part.status_code == 503 and part.headers["Retry-After"] == "2"
        assert 4 < time.monotonic() - began < 12
        assert "Serwis jest teraz przeciążony" in part.text and "kliknięcie nie zadziałało" in part.text
        assert f'href="/t/{slug}/"' in part.text
    assert anna.play(slug, page, page.words[0]).status_code == 200
    assert Page(anna.get(f"/t/{slug}/live/").text).version == page.version + 1
    assert f"busy page=play table={slug} seat=0 error=" in small.log()
