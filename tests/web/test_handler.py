"""The ASGI handler: whole requests in, whole responses out."""

import asyncio

import pytest

pytest.importorskip("hippodrome.web")


def ask(pages, method, path, *chunks, headers=()):
    """Send one request as an ASGI server does; return status, headers and content."""
    sent = []
    waiting = [{"type": "http.request", "body": chunk, "more_body": True} for chunk in chunks]
    waiting.append({"type": "http.request", "body": b"", "more_body": False})
    scope = {
        "type": "http",
        "method": method,
        "path": path,
        "query_string": b"",
        "headers": [(b"host", b"127.0.0.1"), *headers],
        "client": ("127.0.0.1", 5),
        "server": ("127.0.0.1", 8000),
        "scheme": "http",
    }

    async def receive():
        return waiting.pop(0)

    async def send(message):
        sent.append(message)

    asyncio.run(pages(scope, receive, send))
    start, *rest = sent
    return start["status"], start["headers"], b"".join(part["body"] for part in rest)


@pytest.fixture
def pages(inside):
    from hippodrome.web.server.handler import SiteHandler

    return SiteHandler()


def test_a_page_has_its_headers_and_cookies(pages):
    status, headers, content = ask(pages, "GET", "/")
    assert status == 200 and b"Hippodrome" in content
    named = {name.lower(): value for name, value in headers}
    assert int(named[b"content-length"]) == len(content)
    assert named[b"content-security-policy"].startswith(b"default-src 'none'")
    assert any(name.lower() == b"set-cookie" and value.startswith(b"hippodrome-csrf=") for name, value in headers)


def test_a_form_may_arrive_in_chunks(pages):
    _, headers, _ = ask(pages, "GET", "/")
    token = next(value for name, value in headers if value.startswith(b"hippodrome-csrf=")).split(b";")[0]
    form = b"csrfmiddlewaretoken=" + token.partition(b"=")[2] + b"&text=no+record"
    kind = (b"content-type", b"application/x-www-form-urlencoded")
    length = (b"content-length", str(len(form)).encode())
    status, _, content = ask(
        pages, "POST", "/record/", form[:30], form[30:], headers=[kind, length, (b"cookie", token)]
    )
    assert status == 400 and b"no record" in content, "the whole form was read"


@pytest.mark.parametrize("charset", ["punycode", "idna", "zlib", "rot13", "utf-16", "undefined"])
def test_a_form_in_another_charset_is_refused_unread(pages, charset):
    """Catches: decoding with any charset a form names. Decoding punycode takes quadratic time and blocks the server."""
    part = b'--x\r\nContent-Disposition: form-data; name="text"\r\n\r\n' + b"a" * 900_000 + b"\r\n--x--\r\n"
    kind = (b"content-type", f"multipart/form-data; boundary=x; charset={charset}".encode())
    length = (b"content-length", str(len(part)).encode())
    status, _, content = ask(pages, "POST", "/record/", part, headers=[kind, length])
    assert status == 415 and b"Hippodrome" in content


@pytest.mark.parametrize("parameter", ["charset=UTF-8", "charset=nonsense", "x=1"])
def test_a_form_with_a_harmless_parameter_is_read(pages, parameter):
    kind = (b"content-type", f"multipart/form-data; boundary=x; {parameter}".encode())
    assert ask(pages, "POST", "/record/", b"--x--\r\n", headers=[kind])[0] == 403, "it has no CSRF token"


@pytest.mark.parametrize("parameter", ["x*=nonsense''a", "x*=zlib''a", "boundary*=utf-16''%ff"])
def test_an_unreadable_header_causes_no_server_error(pages, parameter):
    kind = (b"content-type", f"multipart/form-data; boundary=x; {parameter}".encode())
    assert ask(pages, "POST", "/record/", b"--x--\r\n", headers=[kind])[0] in (400, 403)


def test_an_overlong_body_is_refused_before_it_is_complete(pages):
    status, _, content = ask(pages, "POST", "/record/", *[b"x" * 1_000_000] * 4)
    assert (status, content) == (413, b"")


def test_a_move_does_not_wait_for_slow_requests(pages, monkeypatch):
    """Catches: `IN_GAME` matches nothing. The move then waits for the import."""
    came = answer_order(pages, monkeypatch, "/record/", "/t/abc/play/")
    assert came == ["/t/abc/play/", "/record/"]


def test_chat_does_not_wait_for_passwords(pages, monkeypatch):
    """Catches: `PASSWORDS` matches nothing. A flood of log-ins then delayed another player's chat by 20 seconds."""
    for slow in (
        "/me/log-in/",
        "/me/sign-up/",
        "/me/account/password/",
        "/me/account/forget/",
        "/me/password/MQ/abc-def/",
        "/operator/login/",
    ):
        assert answer_order(pages, monkeypatch, slow, "/t/abc/chat/") == ["/t/abc/chat/", slow]


def test_refusals_are_delayed(pages, monkeypatch):
    """Catches: no delay. 80 clients that retried at once got 100,000 refusals and delayed a move by seven seconds."""
    import time

    from hippodrome.web.server import handler
    from hippodrome.web.server.fair_queue import Busy

    async def full(*_):
        raise Busy

    monkeypatch.setattr(handler, "REFUSED_AFTER", 0.3)
    for queue in pages.queues.values():
        monkeypatch.setattr(queue, "run", full)
    began = time.monotonic()
    status, headers, content = ask(pages, "GET", "/")
    assert status == 503 and "Spróbuj" in content.decode() and "versuche" in content.decode()
    named = {name.lower(): value for name, value in headers}
    assert named[b"retry-after"] == b"2" and named[b"refresh"] == b"4"
    assert time.monotonic() - began >= 0.3 and pages.delayed == 0
    monkeypatch.setattr(handler, "MOST_DELAYED", 0)
    monkeypatch.setattr(handler, "REFUSED_AFTER", 60)
    assert ask(pages, "POST", "/record/")[0] == 503, "beyond a limit, refusals are not delayed"


def test_requests_waiting_at_shutdown_are_told_to_retry(pages, monkeypatch):
    """Catches: no CancelledError in SiteHandler.handle. uvicorn then logs a traceback for each request."""
    sent = []

    async def wait_for_ever(*_):
        await asyncio.Event().wait()

    async def receive():
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message):
        sent.append(message)

    async def stop():
        scope = {"type": "http", "method": "GET", "path": "/", "headers": [], "client": ("192.0.2.1", 1)}
        waiting = asyncio.ensure_future(pages(scope, receive, send))
        await asyncio.sleep(0.05)
        waiting.cancel()
        await waiting

    for queue in pages.queues.values():
        monkeypatch.setattr(queue, "run", wait_for_ever)
    asyncio.run(stop())
    assert sent[0]["status"] == 503 and not sent[1]["more_body"]


def answer_order(pages, monkeypatch, slow, quick):
    """Post two forms of which the first waits for the second; return the order of the responses."""
    from threading import Event

    from django.http import HttpResponse

    answered, came = Event(), []

    def respond(scope, body):
        if scope["path"] == slow:
            answered.wait(10)
        else:
            answered.set()
        came.append(scope["path"])
        return HttpResponse()

    monkeypatch.setattr(pages, "respond", respond)

    async def both():
        async def receive():
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message):
            pass

        first, second = (
            {"type": "http", "method": "POST", "path": path, "headers": [], "client": ("192.0.2.1", 1)}
            for path in (slow, quick)
        )
        waiting = asyncio.ensure_future(pages(first, receive, send))
        await asyncio.sleep(0.05)
        await pages(second, receive, send)
        await waiting

    asyncio.run(both())
    return came


def test_the_busy_page_is_rendered_at_startup(inside, monkeypatch):
    """Rendering it on first use once delayed all requests by a tenth of a second."""
    import asyncio

    from hippodrome.web import asgi
    from hippodrome.web.server import handler

    sent, messages = [], iter([{"type": "lifespan.startup"}, {"type": "lifespan.shutdown"}])

    async def receive():
        return next(messages)

    async def send(message):
        sent.append((message["type"], handler.busy_page.cache_info().currsize))

    class Listener:
        start = stop = staticmethod(lambda: None)

    monkeypatch.setattr(asgi.listening, "Listener", Listener)
    monkeypatch.setattr(asgi.supervisor, "exit_with_parent", lambda: None)
    handler.busy_page.cache_clear()
    asyncio.run(asgi.application({"type": "lifespan"}, receive, send))
    assert sent == [("lifespan.startup.complete", 1), ("lifespan.shutdown.complete", 1)]
