"""The log and the error page: enough to find out what happened, and never a secret."""

import logging
import re
from html import unescape

import pytest

from tests.web.clients import html, live, new_table, play_word, quick_table, row, sign_up


@pytest.fixture
def lines(inside):
    """The lines that the site writes to its log, formatted as an operator reads them."""
    from hippodrome.web.log import OneLine

    written = []

    class Kept(logging.Handler):
        def emit(self, record):
            written.append(self.format(record))

    keeper, root, ours = Kept(), logging.getLogger(), logging.getLogger("hippodrome")
    keeper.setFormatter(OneLine())
    before = ours.level
    ours.setLevel(logging.DEBUG)
    root.addHandler(keeper)
    yield written
    root.removeHandler(keeper)
    ours.setLevel(before)


@pytest.fixture
def fails(monkeypatch):
    """A switch that makes every table page fail with a message full of secrets."""
    from hippodrome.web.views import table

    def fail(*given, **more):
        raise KeyError(f"the hand of {given} {more}: bid-wine-4 hidden-word")

    def switch(on=True):
        if on:
            monkeypatch.setattr(table, "Viewer", fail)
        else:
            monkeypatch.undo()

    return switch


def error_tolerant(person, **more):
    """Return a client that gets the error page instead of the exception."""
    client = person(**more)
    client.raise_request_exception = False
    return client


def secrets_of(*clients, slug):
    """Return everything that must never be logged."""
    table = row(slug)
    found = {table.secret, *(cookie.value for client in clients for cookie in client.cookies.values())}
    for chair in table.chairs.all():
        found |= {chair.token, chair.share, *([chair.player.key] if chair.player else [])}
    found |= {move.word for move in table.moves.all()} | {"hidden-word", "a very good password", "meet me at noon"}
    return {secret for secret in found if secret}


def test_log_lines_name_the_table(inside, lines):
    anna = inside()
    slug = quick_table(anna)
    page = live(anna, slug)
    play_word(anna, slug, page, page.words[0])
    play_word(anna, slug, page, page.words[0])
    about = [line for line in lines if f"table={slug}" in line]
    moved = [line for line in about if " info move " in line]
    assert len(moved) == 1 and re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ info move ", moved[0])
    assert f"table={slug} game=byzanz seat=0 version={page.version + 1}" in moved[0]
    refused = [line for line in about if "status=409" in line]
    assert len(refused) == 1 and "page=play" in refused[0] and "why=refused-stale" in refused[0]


def test_the_log_contains_no_secrets(inside, lines, fails):
    """Catches: logging the messages of errors (kind_of), or URLs instead of their names (where)."""
    anna, tom = error_tolerant(inside), error_tolerant(inside)
    sign_up(tom, "tom-of-the-log")
    slug = new_table(anna, "me", "invited", "bot:greedy")
    token = row(slug).chairs.get(kind="invited").token
    tom.get(f"/i/{token}/")
    tom.post(f"/i/{token}/")
    for client in (anna, tom) * 3:
        page = live(client, slug)
        if page.own:
            play_word(client, slug, page, page.words[-1])
            client.post(f"/t/{slug}/undo/", {"version": page.version, "seat": page.seat})
    anna.post(f"/t/{slug}/chat/", {"text": "meet me at noon"})
    tom.post("/me/log-in/", {"username": "tom", "password": "a very good password"})
    tom.get("/me/password/MQ/c0ffee-0123456789abcdef0123456789abcdef/")
    error_tolerant(inside, enforce_csrf_checks=True).post(f"/i/{token}/")
    fails()
    assert anna.get(f"/t/{slug}/", {"secret": "hidden-word"}).status_code == 500
    text = "\n".join(lines)
    assert f"table={slug}" in text and "page=invitation" in text and "page=password_reset_confirm" in text
    for secret in {*secrets_of(anna, tom, slug=slug), "0123456789abcdef", "bid-wine-4"}:
        assert not re.search(rf"(?<![\w-]){re.escape(secret)}(?![\w-])", text), secret


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "Something went wrong"), ("de", "Etwas ist schiefgegangen"), ("pl", "Coś poszło nie tak")],
)
def test_an_error_has_an_id_and_can_be_reported_with_one_click(inside, lines, fails, language, title):
    from django.core.management import call_command

    from hippodrome.web.models import Report

    anna = error_tolerant(inside, language=language)
    slug = quick_table(anna)
    fails()
    answer = anna.get(f"/t/{slug}/")
    page = answer.content.decode()
    assert answer.status_code == 500 and title in page and "Content-Security-Policy" in answer.headers
    about = unescape(re.search(r'name="about" value="([^"]+)"', page)[1])
    assert answer.headers["Hippodrome-Trouble"] == about
    logged = next(line for line in lines if " error failed " in line)
    name = re.search(r" id=(\w{8}) ", logged)[1]
    assert name in page and f"table={slug}" in logged and "error=KeyError trail=" in logged
    assert "test_log.py" in logged and "hidden-word" not in logged
    for _ in range(2):
        thanks = anna.post("/trouble/", {"about": about, "text": "I only looked."})
        assert thanks.status_code == 200 and name in thanks.content.decode()
    report = Report.objects.get(trouble=name)
    assert report.table.slug == slug and report.text == "I only looked." and "error: KeyError" in report.said
    for secret in secrets_of(anna, slug=slug):
        assert secret not in report.said + report.text
    fails(False)
    boss = inside()
    sign_up(boss, f"boss-of-{language}")
    call_command("operator", f"boss-of-{language}")
    assert name in html(boss, "/operator/web/report/")
    assert "test_log.py" in html(boss, f"/operator/web/report/{report.pk}/change/")


def test_unsigned_error_reports_are_refused(inside):
    anna = inside()
    for about in ("", "x", "x:y:z"):
        assert anna.post("/trouble/", {"about": about}).status_code == 400


def test_an_error_in_a_partial_request_is_reported_to_the_script(inside, fails):
    anna = error_tolerant(inside)
    slug = quick_table(anna)
    fails()
    answer = anna.get(f"/t/{slug}/live/", headers={"HX-Request": "true"})
    assert answer.status_code == 500
    thanks = anna.post("/trouble/", {"about": answer.headers["Hippodrome-Trouble"]}, headers={"HX-Request": "true"})
    assert thanks.status_code == 200 and "<html" not in thanks.content.decode()


def test_an_unreachable_database_is_reported_as_busy(inside, lines, monkeypatch):
    from django.db import OperationalError

    from hippodrome.web.views import table

    def away(*asked):
        raise OperationalError("connection to server at 10.0.0.7 refused")

    monkeypatch.setattr(table, "table_or_404", away)
    answer = error_tolerant(inside, language="de").get("/t/abc/")
    assert answer.status_code == 503 and answer.headers["Retry-After"] and answer.headers["Refresh"]
    page = answer.content.decode()
    assert "gerade überlastet" in page and "versucht es automatisch noch einmal" in page and 'href="/t/abc/"' in page
    assert any('warning busy page=table table=abc error="OperationalError: connection to' in line for line in lines)


def test_refusals_say_what_to_do_next(inside):
    anna, tom = inside(), inside()
    slug = quick_table(anna)
    page = anna.get("/t/nothing/").content.decode()
    assert "Ask for a new link" in page and 'href="/me/"' in page
    answer = tom.post(f"/t/{slug}/pace/", {"pace": "calm"})
    page = answer.content.decode()
    assert answer.status_code == 403 and "or log in" in page and f'href="/t/{slug}/"' in page
    assert 'href="/me/log-in/"' in page
    answer = anna.post(f"/t/{slug}/play/", {"version": 99, "seat": 0, "word": "pass"})
    assert answer.status_code == 409 and "Go back to the table" in answer.content.decode()


def test_log_lines_cannot_be_forged(inside, lines):
    from hippodrome.web.log import note

    note("test", name='a\n2026-01-01T00:00:00Z error forged id="x"')
    assert "\n" not in lines[-1] and lines[-1].endswith("name=\"a 2026-01-01T00:00:00Z error forged id='x'\"")
