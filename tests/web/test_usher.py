"""People at one table are served by one process, and nobody notices when that process is not there."""

import os
import signal
import socket
import sys
import time
from pathlib import Path

import pytest

from hippodrome.web.usher import Usher
from tests.web.web_site import Site, wait_until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="which process has a connection is read in /proc")
TABLES, PEOPLE = 6, 8


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    running = Site(tmp_path_factory.mktemp("ushers"), workers=2, bot_workers=0).start()
    yield running
    running.stop()
    assert "Traceback" not in running.log(), running.log()


def page_processes(site):
    """The processes that answer: children of the one we started that have its port open."""
    inodes = {line.split()[9] for line in net_lines() if line.split()[1].endswith(f":{site.port:04X}")}
    assert site.process is not None
    return [pid for pid in children(site.process.pid) if inodes & set(held_by(pid))]


def children(parent):
    stats = [(path.parent.name, path.read_text().rpartition(")")[2].split()) for path in stat_files()]
    return [int(pid) for pid, fields in stats if int(fields[1]) == parent]


def stat_files():
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            path.read_text()
        except OSError:
            continue
        yield path


def net_lines():
    return Path("/proc/net/tcp").read_text().splitlines()[1:]


def held_by(pid):
    """The sockets that a process has open."""
    for file in Path(f"/proc/{pid}/fd").glob("*"):
        try:
            name = str(file.readlink())
        except OSError:
            continue
        if name.startswith("socket:["):
            yield name[8:-1]


def who_has(site, wire):
    """The process at the other end of a connection."""
    port = wire.getsockname()[1]
    for line in net_lines():
        fields = line.split()
        if fields[1].endswith(f":{site.port:04X}") and fields[2].endswith(f":{port:04X}"):
            holders = [pid for pid in page_processes(site) if fields[9] in held_by(pid)]
            return holders[0] if len(holders) == 1 else holders
    raise AssertionError("nobody has the connection")


def ask(wire, path, method="GET", body=""):
    """One request on a connection that stays; gives the answer's first line."""
    head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(body)}\r\n\r\n{body}"
    wire.sendall(head.encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += wire.recv(65536)
    head, _, rest = answer.partition(b"\r\n\r\n")
    length = next(
        int(line.split(b":")[1]) for line in head.lower().split(b"\r\n") if line.startswith(b"content-length")
    )
    while len(rest) < length:
        rest += wire.recv(65536)
    return head.split(b"\r\n")[0].decode()


def both_are_up(site):
    """Connections at once, until each of the processes has had one and can be handed others."""
    wires = [socket.create_connection(("127.0.0.1", site.port), 30) for _ in range(60)]
    for wire in wires:
        wire.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    for wire in wires:
        wire.recv(100)
    reached = {who_has(site, wire) for wire in wires}
    for wire in wires:
        wire.close()
    return len(reached) == 2


def test_everybody_at_a_table_is_served_by_the_same_process(site):
    """It fails where connections stay with the process that took them: sixteen coins seldom fall alike."""
    wait_until(lambda: both_are_up(site), 120)
    guest = site.guest()
    owners = set()
    for _ in range(TABLES):
        slug = guest.quick_table()
        wires = [socket.create_connection(("127.0.0.1", site.port), 30) for _ in range(PEOPLE)]
        for wire in wires:
            assert ask(wire, f"/t/{slug}/live/").endswith("200 OK")
        holders = {who_has(site, wire) for wire in wires}
        assert len(holders) == 1, holders
        owners |= holders
        for wire in wires:
            wire.close()
    assert len(owners) <= 2


def test_a_connection_goes_from_table_to_table_and_back(site):
    """Kept open it asks for table after table, now here and now there; each answer comes, and forms come whole."""
    wait_until(lambda: both_are_up(site), 120)
    guest = site.guest()
    slugs = [guest.quick_table() for _ in range(8)]
    holders = set()
    with socket.create_connection(("127.0.0.1", site.port), 30) as wire:
        for slug in slugs * 3:
            assert ask(wire, f"/t/{slug}/live/").endswith("200 OK")
            holders.add(who_has(site, wire))
            assert ask(wire, f"/t/{slug}/chat/", "POST", "text=" + "x" * 30_000).split()[1] in ("400", "403")
            assert ask(wire, "/about/").endswith("200 OK")
    assert len(holders) == 2, "all tables belong to one process"


def test_a_process_that_is_gone_is_done_without(site):
    """The other one answers for its tables until it is back, and then hands them to it again."""
    wait_until(lambda: both_are_up(site), 120)
    guest = site.guest()
    slugs = [guest.quick_table() for _ in range(6)]
    gone = page_processes(site)[0]
    os.kill(gone, signal.SIGKILL)
    wait_until(lambda: gone not in page_processes(site), 60)
    for slug in slugs:
        with socket.create_connection(("127.0.0.1", site.port), 120) as wire:
            assert ask(wire, f"/t/{slug}/live/").endswith("200 OK")
    wait_until(lambda: len(page_processes(site)) == 2, 120)
    wait_until(lambda: both_are_up(site), 120)
    with socket.create_connection(("127.0.0.1", site.port), 30) as wire:
        holders = set()
        for slug in slugs * 2:
            assert ask(wire, f"/t/{slug}/live/").endswith("200 OK")
            holders.add(who_has(site, wire))
    assert len(holders) == 2


def test_a_number_belongs_to_one_process_at_a_time(tmp_path):
    """Who has none hands nothing over, and gets one as soon as one is free."""

    class Loop:
        time = staticmethod(time.monotonic)

        def add_reader(self, *_given):
            pass

        remove_reader = add_reader

    ushers = [Usher(tmp_path, 2) for _ in range(3)]
    for usher in ushers:
        usher.open(Loop(), lambda *_: None)
    assert [usher.number for usher in ushers] == [0, 1, -1]
    begins = [f"GET /t/table{number}/live/ HTTP/1.1\r\n".encode() for number in range(20)]
    assert {ushers[0].elsewhere(data) for data in begins} == {None, 1}
    assert {ushers[1].elsewhere(data) for data in begins} == {None, 0}
    assert {ushers[2].elsewhere(data) for data in begins} == {None}
    assert not ushers[2].hand_over(0, b"", 0)
    assert ushers[0].elsewhere(b"GET /about/ HTTP/1.1\r\n") is None
    ushers[0].close(Loop())
    ushers[2].tried = -10.0
    ushers[2].open(Loop(), lambda *_: None)
    assert ushers[2].number == 0
    for usher in ushers[1:]:
        usher.close(Loop())
