"""What the site refuses, and with which message."""

import re

import pytest

from tests.web.clients import live, play_word, quick_table


@pytest.fixture
def table(inside):
    anna = inside()
    slug = quick_table(anna)
    return anna, slug, live(anna, slug)


def test_an_illegal_word_is_refused(table):
    anna, slug, page = table
    answer = play_word(anna, slug, page, "take-wine")
    assert answer.status_code == 409
    assert "not allowed at this point" in answer.content.decode()
    assert live(anna, slug).version == page.version


@pytest.mark.parametrize("version", ["", "x", "0", "-3", "99", "1e3"])
def test_a_wrong_version_is_refused(table, version):
    anna, slug, page = table
    assert play_word(anna, slug, page, page.words[0], version=version).status_code in (400, 409)
    assert live(anna, slug).version == page.version


def test_a_second_submit_is_refused(table):
    anna, slug, page = table
    assert play_word(anna, slug, page, page.words[0]).status_code == 200
    assert play_word(anna, slug, page, page.words[0]).status_code == 409


def test_a_word_for_another_persons_seat_is_refused(table, inside):
    anna, slug, page = table
    assert play_word(inside(), slug, page, page.words[0]).status_code == 403
    stranger = inside()
    quick_table(stranger)
    assert play_word(stranger, slug, page, page.words[0]).status_code == 403
    assert play_word(anna, slug, page, page.words[0], seat=1).status_code == 403
    assert live(anna, slug).version == page.version


def test_undo_without_a_word_is_refused(table):
    anna, slug, page = table
    answer = anna.post(f"/t/{slug}/undo/", {"version": page.version, "seat": 0}, headers={"HX-Request": "true"})
    assert answer.status_code == 409
    assert "undo this any more" in answer.content.decode()


def test_undo_removes_the_last_word(table):
    anna, slug, page = table
    card = next(word for word in page.words if word.startswith("bid-"))
    assert play_word(anna, slug, page, card).status_code == 200
    laid = live(anna, slug)
    assert "undo" in laid.html
    answer = anna.post(f"/t/{slug}/undo/", {"version": laid.version, "seat": 0}, headers={"HX-Request": "true"})
    assert answer.status_code == 200
    assert live(anna, slug).words == page.words


def test_every_form_needs_its_token(inside):
    anna = inside(enforce_csrf_checks=True)
    anna.get("/")
    from hippodrome.web.urls import urlpatterns

    posts = [str(pattern.pattern) for pattern in urlpatterns]
    assert len(posts) > 25
    for pattern in posts:
        if pattern.endswith("/unsubscribe/"):
            continue  # a mail program sends that, with the token in the address (RFC 8058)
        path = "/" + re.sub(r"<slug:\w+>|<(uidb64|token)>", "byzanz", pattern)
        path = re.sub(r"<count:\w+>", "1", path).replace("<str:number>", "BY-2.3")
        assert anna.post(path).status_code == 403, path


def test_the_404_page_is_in_the_readers_language(inside):
    answer = inside("pl").get("/t/nothing/")
    assert answer.status_code == 404
    assert "Pod tym adresem nie ma żadnej strony" in answer.content.decode()


def test_pages_allow_no_foreign_and_no_inline_script(inside):
    anna = inside()
    slug = quick_table(anna)
    for path in ("/", "/about/", "/games/byzanz/", f"/t/{slug}/", "/rules/byzanz/"):
        answer = anna.get(path)
        policy = answer.headers["Content-Security-Policy"]
        assert "script-src 'self';" in policy and "unsafe" not in policy and "default-src 'none'" in policy
        html = answer.content.decode()
        assert not re.search(r"<script(?![^>]*\bsrc=)", html)
        assert not re.search(r"\son\w+=|\sstyle=|<style", html), path
        assert answer.headers["X-Frame-Options"] == "DENY"


def test_tables_chat_and_log_ins_are_limited(inside, monkeypatch):
    from django.conf import settings

    from hippodrome.web.accounts import rate_limits

    now = rate_limits.time.time()
    monkeypatch.setattr(rate_limits.time, "time", lambda: now)
    settings.RATE_LIMITS = True
    try:
        anna = inside()
        slug = quick_table(anna)
        said = [anna.post(f"/t/{slug}/chat/", {"text": f"number {n}"}).status_code for n in range(11)]
        assert said == [302] * 10 + [429], "a new guest has half of the limit"
        tried = [anna.post("/me/log-in/", {"username": "a", "password": "b"}).status_code for n in range(11)]
        assert tried == [200] * 10 + [429]
        made = [anna.post("/games/byzanz/quick/").status_code for n in range(31)]
        assert made[0] == 302 and made[-1] == 429
    finally:
        settings.RATE_LIMITS = False


def test_user_input_is_escaped_and_limited(inside):
    anna = inside()
    anna.post("/me/name/", {"name": "<b>Bo\u200bld</b>" + "x" * 100, "next": "//evil.example/"})
    slug = quick_table(anna)
    anna.post(f"/t/{slug}/chat/", {"text": "<script>alert(1)</script> & so on"})
    html = anna.get(f"/t/{slug}/").content.decode()
    assert "<script>alert" not in html and "&lt;script&gt;alert(1)&lt;/script&gt; &amp; so on" in html
    assert "<b>Bo" not in html and "&lt;b&gt;Bo ld&lt;/b&gt;xxxxxxxxxxxx" in html and "x" * 14 not in html
    assert anna.post(f"/t/{slug}/chat/", {"text": "x" * 501}).status_code == 400
    assert anna.post(f"/t/{slug}/notes/", {"text": "x" * 5001}).status_code == 400
    assert anna.post("/me/name/", {"name": "Anna", "next": "//evil.example/"}).headers["Location"] == "/"


def test_a_refused_partial_request_does_not_replace_the_page(table, inside):
    _, slug, _ = table
    answer = inside().post(f"/t/{slug}/seat/0/bot/", {"bot": "greedy"}, headers={"HX-Request": "true"})
    assert answer.status_code == 403
    assert answer.headers["HX-Retarget"] == "#notice" and "<html" not in answer.content.decode()
    without_token = inside(enforce_csrf_checks=True)
    answer = without_token.post(f"/t/{slug}/play/", headers={"HX-Request": "true"})
    assert answer.status_code == 403 and answer.headers["HX-Retarget"] == "#notice"


def test_a_head_request_gets_no_body(inside):
    anna = inside()
    slug = quick_table(anna)
    for path in ("/", "/about/", "/me/", "/games/byzanz/", "/rules/byzanz/", f"/t/{slug}/", f"/t/{slug}/at/0/"):
        answer = anna.head(path)
        assert answer.status_code == 200 and answer.content == b"", path


@pytest.mark.parametrize("text", ["a\x00b", "\x1b[2J", "\x7f", "x\x08"])
def test_control_characters_are_refused(table, text):
    anna, slug, page = table
    for path, fields in [
        ("/me/name/", {"name": text}),
        (f"/t/{slug}/chat/", {"text": text}),
        (f"/t/{slug}/play/", {"version": page.version, "seat": page.seat, "word": text}),
        ("/record/", {"text": text}),
        ("/me/log-in/", {"username": text, "password": "x"}),
    ]:
        assert anna.post(path, fields).status_code == 400, path
    assert anna.get("/me/log-in/", {"next": text}).status_code == 400
    assert live(anna, slug).version == page.version


def test_an_overlong_url_is_refused(inside):
    assert inside().get("/?" + "a" * 3000).status_code == 400


def test_an_overlong_number_in_a_url_is_not_found(inside):
    from hippodrome.web.urls import urlpatterns

    anna = inside()
    slug = quick_table(anna)
    numbered = [str(one.pattern) for one in urlpatterns if re.search(r"<(int|count):", str(one.pattern))]
    assert len(numbered) > 5
    for pattern in numbered:
        path = "/" + re.sub(r"<(int|count):\w+>", str(10**25), pattern).replace("<slug:slug>", slug)
        assert (anna.get(path).status_code, anna.post(path).status_code) == (404, 404), path


def test_cookies_cannot_be_read_by_scripts(inside):
    anna = inside()
    quick_table(anna)
    anna.post("/language/", {"language": "de"})
    assert {"hippodrome", "hippodrome-csrf", "hippodrome-language"} <= set(anna.cookies)
    assert all(cookie["httponly"] for cookie in anna.cookies.values())
