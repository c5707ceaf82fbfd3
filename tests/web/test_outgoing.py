"""Requests to URLs from users never reach anything but the public internet."""

import socket
import threading
import time

import pytest

from tests.web.receivers import Receiver

REFUSED = [
    # loopback and private addresses
    "https://127.0.0.1/",
    "https://127.0.0.1./",
    "https://127.255.255.254/",
    "https://10.0.0.1/",
    "https://172.16.0.1/",
    "https://172.31.255.255/",
    "https://192.168.1.1/",
    "https://169.254.169.254/latest/meta-data/",
    "https://100.64.0.1/",
    "https://0.0.0.0/",
    "https://0.1.2.3/",
    "https://192.0.0.8/",
    "https://192.0.2.1/",
    "https://192.88.99.1/",
    "https://198.18.0.1/",
    "https://224.0.0.1/",
    "https://255.255.255.255/",
    "https://240.0.0.1/",
    # the same in unusual notations
    "https://2130706433/",
    "https://0x7f000001/",
    "https://0x7f.0.0.1/",
    "https://0177.0.0.1/",
    "https://017700000001/",
    "https://127.1/",
    "https://127.0.1/",
    "https://0/",
    "https://127.0.0.0x1/",
    "https://127.0.0.1.0/",
    "https://256.256.256.256/",
    # IPv6
    "https://[::1]/",
    "https://[::]/",
    "https://[0:0:0:0:0:0:0:1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[::ffff:7f00:1]/",
    "https://[::127.0.0.1]/",
    "https://[fe80::1]/",
    "https://[fe80::1%25eth0]/",
    "https://[2001:4860:4860::8888%251]/",
    "https://[fc00::1]/",
    "https://[fd12:3456::1]/",
    "https://[ff02::1]/",
    "https://[64:ff9b::7f00:1]/",
    "https://[64:ff9b:1::a00:1]/",
    "https://[2002:7f00:1::]/",
    "https://[2001:0:7f00:1::]/",
    "https://[2001:db8::1]/",
    "https://[3fff::1]/",
    "https://[::ffff:0:127.0.0.1]/",
    # names without a dot, which only the local network resolves
    "https://localhost/",
    "https://localhost./",
    "https://LOCALHOST/",
    "https://database/",
    "https://ip6-loopback/",
    # user names, ports, schemes
    "https://example.org@127.0.0.1/",
    "https://user:password@example.org/",
    "https://@example.org/",
    "https://example.org:22/",
    "https://example.org:5432/",
    "https://example.org:0/",
    "https://example.org:99999/",
    "http://example.org/",
    "ftp://example.org/",
    "file:///etc/passwd",
    "gopher://127.0.0.1:25/",
    "//example.org/",
    "example.org",
    "https://",
    "https:///path",
    "",
    # non-ASCII characters, control characters and malformed names
    "https://①②⑦.⓪.⓪.①/",
    "https://127。0。0。1/",
    "https://exämple.org/",
    "https://example.org\\@127.0.0.1/",
    "https://example.org\r\nHost: localhost/",
    "https://example.org/ HTTP/1.1",
    "https://example.org\t.evil/",
    "https://exa%6dple.org/",
    "https://-example.org/",
    "https://example..org/",
    "https://[::1/",
    "https://example.org/" + "a" * 1000,
]
PRIVATE_ANSWERS = [
    *("127.0.0.1", "10.1.2.3", "192.168.0.10", "169.254.169.254", "100.100.100.200", "0.0.0.0"),
    *("::1", "::ffff:10.0.0.1", "fe80::1", "fe80::1%eth0", "fd00::1", "64:ff9b::a00:1", "2002:a00:1::", "::"),
]


@pytest.fixture
def outgoing(inside):
    from hippodrome.web.services import outgoing

    return outgoing


@pytest.fixture
def local(outgoing):
    """The module with LOCAL_TARGETS, which allows this machine as a target."""
    from django.test import override_settings

    with override_settings(LOCAL_TARGETS=True):
        yield outgoing


@pytest.fixture
def receiver():
    running = Receiver()
    yield running
    running.stop()


def never(host, port):
    raise AssertionError("a refused name must not be resolved")


@pytest.mark.parametrize("url", REFUSED)
def test_a_url_without_a_public_address_is_refused(outgoing, url):
    with pytest.raises(outgoing.Forbidden):
        outgoing.post(url, b"", {}, never)


@pytest.mark.parametrize("answer", PRIVATE_ANSWERS)
def test_a_public_name_with_a_private_address_is_refused(outgoing, answer):
    with pytest.raises(outgoing.Forbidden):
        outgoing.post("https://example.org/", b"", {}, lambda *_: [answer])


def test_one_private_address_among_public_ones_is_enough(outgoing):
    with pytest.raises(outgoing.Forbidden):
        outgoing.post("https://example.org/", b"", {}, lambda *_: ["93.184.216.34", "127.0.0.1"])


@pytest.mark.parametrize(
    "url",
    [
        "https://example.org/",
        "https://EXAMPLE.org./a?b=c",
        "https://1.1.1.1/",
        "https://[2606:4700:4700::1111]/",
        "https://example.org:8443/x",
        "https://xn--exmple-cua.org/",
        "https://a_b.example.org/",
    ],
)
def test_public_addresses_are_let_through(outgoing, url):
    target = outgoing.check_url(url)
    assert target.https and target.port in (443, 8443)
    assert outgoing.checked_address(target, lambda *_: ["93.184.216.34"]) == "93.184.216.34"


def test_a_name_is_resolved_once_and_the_checked_address_is_used(outgoing, monkeypatch):
    """DNS rebinding: a second lookup would return loopback, so there must be none."""
    asked, reached = [], []

    def rebinding(host, port):
        asked.append(host)
        return ["93.184.216.34"] if len(asked) == 1 else ["127.0.0.1"]

    def connect(address, timeout):
        reached.append(address)
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(outgoing.Unreachable):
        outgoing.post("https://rebinding.example.org/", b"", {}, rebinding)
    assert asked == ["rebinding.example.org"] and reached == [("93.184.216.34", 443)]


def test_redirects_are_not_followed(local, receiver):
    receiver.status, receiver.headers = 302, {"Location": receiver.url + "/inner"}
    answer = local.post(receiver.url + "/hook", b"hello", {})
    assert answer.status == 302 and not answer.accepted
    assert [path for path, *_ in receiver.got] == ["/hook"]


def test_proxies_of_the_environment_are_not_used(local, receiver, monkeypatch):
    for name in ("http_proxy", "https_proxy", "all_proxy", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    assert local.post(receiver.url + "/hook?a=b", b"hello", {"X-One": "1"}).accepted
    path, headers, body, _ = receiver.got[0]
    assert path == "/hook?a=b" and body == b"hello" and headers["X-One"] == "1"
    assert headers["Host"] == f"127.0.0.1:{receiver.port}"


def test_other_private_addresses_are_refused_in_tests_too(local):
    for url in ("https://10.0.0.1/", "https://169.254.169.254/", "https://[fd00::1]/"):
        with pytest.raises(local.Forbidden):
            local.post(url, b"", {}, never)


@pytest.fixture
def endless():
    """A server that sends its header byte by byte, or an endless body."""
    listening = socket.create_server(("127.0.0.1", 0))
    over = threading.Event()

    def serve():
        while not over.is_set():
            try:
                connection, _ = listening.accept()
            except OSError:
                return
            with connection:
                flood = b"/flood" in connection.recv(1000)
                try:
                    connection.sendall(b"HTTP/1.1 200 OK\r\n" + (b"\r\n" if flood else b""))
                    while not over.wait(0 if flood else 0.05):
                        connection.sendall(b"x" * 60_000 if flood else b"x")
                except OSError:
                    pass

    threading.Thread(target=serve, daemon=True).start()
    yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    over.set()
    listening.close()


def test_a_server_that_responds_byte_by_byte_times_out(local, endless, monkeypatch):
    monkeypatch.setattr(local, "TIMEOUT", 0.5)
    began = time.monotonic()
    with pytest.raises(local.Unreachable):
        local.post(endless + "/drip", b"", {})
    assert time.monotonic() - began < 10


def test_only_the_beginning_of_an_endless_response_is_read(local, endless):
    assert local.post(endless + "/flood", b"", {}).accepted


def test_name_resolution_times_out(outgoing, monkeypatch):
    monkeypatch.setattr(outgoing, "TIMEOUT", 0.2)
    over = threading.Event()
    with pytest.raises(outgoing.Unreachable):
        outgoing.post("https://example.org/", b"", {}, lambda *_: over.wait(20) and [])
    over.set()


def test_errors_name_no_address(local, receiver):
    receiver.stop()
    with pytest.raises(local.Unreachable) as error:
        local.post(receiver.url + "/secret-path", b"", {})
    assert "secret" not in str(error.value) and str(receiver.port) not in str(error.value)
