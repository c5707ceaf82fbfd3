"""Pages behind an ASGI server: whole requests in, whole answers out."""

import asyncio

import pytest

pytest.importorskip("hippodrome.web")


def ask(pages, method, path, *chunks, headers=()):
    """One request as an ASGI server brings it; gives status, headers and content."""
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
    from hippodrome.web.page_threads import PageThreads

    return PageThreads()


def test_a_page_comes_with_its_headers_and_cookies(pages):
    status, headers, content = ask(pages, "GET", "/")
    assert status == 200 and b"Hippodrome" in content
    told = dict(headers)
    assert int(told[b"content-length"]) == len(content)
    assert told[b"content-security-policy"].startswith(b"default-src 'none'")
    assert any(name == b"set-cookie" and value.startswith(b"hippodrome-csrf=") for name, value in headers)


def test_a_form_may_come_in_pieces(pages):
    _, headers, _ = ask(pages, "GET", "/")
    token = next(value for name, value in headers if value.startswith(b"hippodrome-csrf=")).split(b";")[0]
    form = b"csrfmiddlewaretoken=" + token.partition(b"=")[2] + b"&text=no+record"
    kind = (b"content-type", b"application/x-www-form-urlencoded")
    length = (b"content-length", str(len(form)).encode())
    status, _, content = ask(
        pages, "POST", "/record/", form[:30], form[30:], headers=[kind, length, (b"cookie", token)]
    )
    assert status == 400 and b"no record" in content, "the form was read whole, and its text is not a record"


@pytest.mark.parametrize("charset", ["punycode", "idna", "zlib", "rot13", "utf-16", "undefined"])
def test_a_form_in_another_alphabet_than_ours_is_refused_unread(pages, charset):
    """Break: take whatever encoding a form names. Python reads punycode in quadratic time, with nobody else served."""
    part = b'--x\r\nContent-Disposition: form-data; name="text"\r\n\r\n' + b"a" * 900_000 + b"\r\n--x--\r\n"
    kind = (b"content-type", f"multipart/form-data; boundary=x; charset={charset}".encode())
    length = (b"content-length", str(len(part)).encode())
    status, _, content = ask(pages, "POST", "/record/", part, headers=[kind, length])
    assert status == 415 and b"Hippodrome" in content


@pytest.mark.parametrize("parameter", ["charset=UTF-8", "charset=nonsense", "x=1"])
def test_a_form_in_our_alphabet_is_read(pages, parameter):
    kind = (b"content-type", f"multipart/form-data; boundary=x; {parameter}".encode())
    assert ask(pages, "POST", "/record/", b"--x--\r\n", headers=[kind])[0] == 403, "it shows no token"


@pytest.mark.parametrize("parameter", ["x*=nonsense''a", "x*=zlib''a", "boundary*=utf-16''%ff"])
def test_a_header_that_can_not_be_read_is_no_trouble_of_ours(pages, parameter):
    kind = (b"content-type", f"multipart/form-data; boundary=x; {parameter}".encode())
    assert ask(pages, "POST", "/record/", b"--x--\r\n", headers=[kind])[0] in (400, 403)


def test_more_than_any_page_takes_is_refused_before_it_is_all_here(pages):
    status, _, content = ask(pages, "POST", "/record/", *[b"x" * 1_000_000] * 4)
    assert (status, content) == (413, b"")


def test_a_move_does_not_wait_for_what_takes_long(pages, monkeypatch):
    """Break: `IN_GAME` that matches nothing. The move then comes after the log-in."""
    from threading import Event

    moved, came = Event(), []

    def answer(scope, body):
        if scope["path"] == "/me/log-in/":
            moved.wait(10)
        elif scope["path"].endswith("/play/"):
            moved.set()
        came.append(scope["path"])
        return 200, [], b""

    monkeypatch.setattr(pages, "answer", answer)

    async def both():
        async def receive():
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message):
            pass

        slow, move = ({"method": "POST", "path": path} for path in ("/me/log-in/", "/t/abc/play/"))
        waiting = asyncio.ensure_future(pages(slow, receive, send))
        await asyncio.sleep(0.05)
        await pages(move, receive, send)
        await waiting

    asyncio.run(both())
    assert came == ["/t/abc/play/", "/me/log-in/"]


def test_that_we_are_busy_is_written_down_before_anybody_comes(inside, monkeypatch):
    """It was read from the texts of three languages when it was first needed: a tenth of a second for everybody."""
    import asyncio

    from hippodrome.web import asgi, gate

    told, messages = [], iter([{"type": "lifespan.startup"}, {"type": "lifespan.shutdown"}])

    async def receive():
        return next(messages)

    async def send(message):
        told.append((message["type"], gate.busy.cache_info().currsize))

    class Watcher:
        start = stop = staticmethod(lambda: None)

    monkeypatch.setattr(asgi.push, "Watcher", Watcher)
    monkeypatch.setattr(asgi.push.hub, "loop", None)
    monkeypatch.setattr(asgi, "sweep_seldom", lambda: None)
    monkeypatch.setattr(asgi.keeper, "leave_with_parent", lambda: None)
    gate.busy.cache_clear()
    asyncio.run(asgi.application({"type": "lifespan"}, receive, send))
    assert told == [("lifespan.startup.complete", 1), ("lifespan.shutdown.complete", 1)]
