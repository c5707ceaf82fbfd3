"""Who may do what: every URL of the site, requested by every kind of person.

A stranger has no session; a guest plays elsewhere; the player has seat 0 of the table; the owner opened it and has
seat 1; the operator has an account with access to the operator's pages. Every request is rolled back before the next.
A table's stream does not go through Django; test_secrets.py checks what it sends to each seat.
"""

import pytest

from tests.web.clients import new_table, quick_table, row, sign_up

PEOPLE = ("stranger", "guest", "player", "owner", "operator")
GET, POST = "get", "post"
GAPS = ({}, {"object_id": "1"}, {"id": "1"}, {"app_label": "web"}, {"content_type_id": 1, "object_id": "1"})
"""Parameters to complete the URLs of the operator's pages with."""


def all_get(status):
    return (status,) * len(PEOPLE)


OPEN = all_get(200)
MOVED = all_get(302)
SITTING = (403, 403, 302, 302, 403)
PLAYER = (403, 403, 302, 403, 403)
OWNER = (403, 403, 403, 302, 403)
WORD = {"seat": 0, "word": "pass"}
SHOW_FORMS = {
    *(
        "invitation",
        "person",
        "speaker",
        "puzzle",
        "set_language",
        "sign-up",
        "log-in",
        "password-ask",
        "password_reset_confirm",
    ),
    *("import", "play-on", "table-notifications", "confirm-mail", "unsubscribe"),
}
"""URLs whose GET request shows a form or redirects."""
WITHOUT_FORM = {"unsubscribe"}
"""URLs to which mail programs post without a CSRF token (RFC 8058); their own token is the only permission needed."""

ROWS = [
    # name of the URL, method, parameters (`t`: kind of table), form, and the status for each of PEOPLE
    ("alive", GET, {}, {}, OPEN),
    ("ready", GET, {}, {}, OPEN),
    ("metrics", GET, {}, {}, all_get(404)),
    ("operator", GET, {}, {}, (404, 404, 404, 404, 200)),
    ("home", GET, {}, {}, OPEN),
    ("lobby", GET, {}, {}, OPEN),
    ("about", GET, {}, {}, OPEN),
    ("trouble", POST, {}, {"about": "not signed by us"}, all_get(400)),
    ("set_language", POST, {}, {"language": "de"}, MOVED),
    ("my-tables", GET, {}, {}, OPEN),
    ("my-tables-lists", GET, {}, {}, OPEN),
    ("my-name", POST, {}, {"name": "Zoe"}, MOVED),
    ("account", GET, {}, {}, OPEN),
    ("change-password", POST, {}, {}, (403, 403, 403, 403, 400)),
    ("end-session", POST, {"mark": "others"}, {}, (403, 403, 403, 403, 302)),
    ("end-session", POST, {"mark": "0123456789abcdef"}, {}, (403, 403, 403, 403, 404)),
    ("turns", GET, {}, {}, OPEN),
    ("offline", GET, {}, {}, OPEN),
    ("manifest", GET, {}, {}, OPEN),
    ("service-worker", GET, {}, {}, OPEN),
    ("notifications", GET, {}, {}, OPEN),
    ("add-mail", POST, {}, {"address": "nobody"}, all_get(400)),
    ("add-webhook", POST, {}, {"url": "https://127.0.0.1/"}, all_get(400)),
    ("add-browser", POST, {}, {"subscription": "{}"}, all_get(400)),
    ("change-channel", POST, {"key": 1}, {"do": "remove"}, (403, 404, 404, 404, 404)),
    ("confirm-mail", GET, {"token": "nobody"}, {}, OPEN),
    ("confirm-mail", POST, {"token": "nobody"}, {}, all_get(404)),
    ("unsubscribe", GET, {"token": "nobody"}, {}, OPEN),
    ("unsubscribe", POST, {"token": "nobody"}, {}, all_get(404)),
    ("displayed", POST, {"t": "running"}, {"stamp": 1}, (403, 204, 204, 204, 204)),
    ("table-notifications", GET, {"t": "running"}, {}, (403, 403, 200, 200, 403)),
    ("table-notifications", POST, {"t": "running"}, {"push": "nothing"}, SITTING),
    ("make-peace", POST, {"other": 1}, {}, (403, 302, 302, 302, 302)),
    ("my-pace", POST, {}, {"pace": "calm"}, (403, 302, 302, 302, 302)),
    ("export", GET, {}, {}, (403, 200, 200, 200, 200)),
    ("begin-vacation", POST, {}, {"days": 1}, (403, 302, 302, 302, 302)),
    ("end-vacation", POST, {}, {}, (403, 302, 302, 302, 302)),
    ("set-zone", POST, {}, {"zone": "UTC"}, (403, 302, 302, 302, 302)),
    ("forget", POST, {}, {"sure": "yes"}, (403, 302, 302, 302, 403)),
    ("sign-up", GET, {}, {}, OPEN),
    ("sign-up", POST, {}, {"username": "eve"}, OPEN),
    ("log-in", GET, {}, {}, OPEN),
    ("log-in", POST, {}, {"username": "the-operator", "password": "guessed"}, OPEN),
    ("log-out", POST, {}, {}, MOVED),
    ("password-ask", GET, {}, {}, OPEN),
    ("password-ask", POST, {}, {"email": "nobody@example.org"}, MOVED),
    ("password-sent", GET, {}, {}, OPEN),
    ("password_reset_confirm", GET, {"uidb64": "MQ", "token": "a-b"}, {}, OPEN),
    ("password_reset_confirm", POST, {"uidb64": "MQ", "token": "a-b"}, {"new_password1": "x"}, OPEN),
    ("game", GET, {"game": "byzanz"}, {}, OPEN),
    ("new-table", POST, {"game": "byzanz"}, {"count": 3, "seat-0": "me"}, MOVED),
    ("quick", POST, {"game": "byzanz"}, {}, MOVED),
    ("invite", POST, {"game": "byzanz"}, {}, MOVED),
    ("learn", POST, {"game": "byzanz"}, {}, MOVED),
    ("guided", POST, {"game": "byzanz"}, {}, MOVED),
    ("aid", GET, {"game": "byzanz"}, {}, OPEN),
    ("additions", GET, {"game": "byzanz"}, {}, OPEN),
    ("glossary", GET, {"game": "byzanz"}, {}, OPEN),
    ("meanings", GET, {"mark": "x", "language": "en", "game": "nothing"}, {}, all_get(404)),
    ("picture", GET, {"mark": "x", "language": "en", "game": "byzanz", "name": "nothing"}, {}, all_get(404)),
    ("rules", GET, {"game": "byzanz"}, {}, OPEN),
    ("rule", GET, {"game": "byzanz", "number": "BY-2.3"}, {}, OPEN),
    ("puzzles", GET, {}, {}, OPEN),
    ("game-puzzles", GET, {"game": "byzanz"}, {}, OPEN),
    ("puzzle", GET, {"game": "byzanz", "name": "auction-46-319"}, {}, OPEN),
    ("puzzle", POST, {"game": "byzanz", "name": "auction-46-319"}, {"word": "nothing"}, all_get(409)),
    ("import", GET, {}, {}, OPEN),
    ("import", POST, {}, {"text": "no record"}, all_get(400)),
    ("invitation", GET, {"token": "invited"}, {}, OPEN),
    ("invitation", POST, {"token": "invited"}, {}, MOVED),
    ("table", GET, {"t": "running"}, {}, OPEN),
    ("table", GET, {"t": "gathering"}, {}, OPEN),
    ("table", GET, {"t": "over"}, {}, OPEN),
    ("live", GET, {"t": "running"}, {}, OPEN),
    ("play", POST, {"t": "running"}, WORD, PLAYER),
    ("play", POST, {"t": "over"}, WORD, (403, 409, 409, 409, 409)),
    ("undo", POST, {"t": "running"}, WORD, (403, 403, 409, 403, 403)),
    ("hint", POST, {"t": "running"}, WORD | {"version": 1}, all_get(403)),
    ("analysis", GET, {"t": "over"}, {}, OPEN),
    ("analysis", GET, {"t": "running"}, {}, MOVED),
    ("start-analysis", POST, {"t": "over"}, {}, MOVED),
    ("start-analysis", POST, {"t": "running"}, {}, all_get(409)),
    ("show-seat", POST, {"t": "running"}, WORD, PLAYER),
    ("chat", POST, {"t": "running"}, {"text": "hello"}, MOVED),
    ("notes", POST, {"t": "running"}, {"text": "mine"}, SITTING),
    ("join", POST, {"t": "gathering"}, {}, MOVED),
    ("join", POST, {"t": "running"}, {}, (409, 409, 302, 302, 409)),
    ("leave", POST, {"t": "gathering"}, {}, MOVED),
    ("leave", POST, {"t": "running"}, {}, all_get(409)),
    ("fill", POST, {"t": "gathering"}, {"bot": "greedy"}, OWNER),
    ("resume", POST, {"t": "running"}, {}, SITTING),
    ("pace", POST, {"t": "running"}, {"pace": "calm"}, SITTING),
    ("stop", GET, {"t": "running"}, {}, OPEN),
    ("make-offer", POST, {"t": "running", "kind": "end"}, {}, SITTING),
    ("make-offer", POST, {"t": "running", "kind": "rematch"}, {}, (403, 400, 400, 400, 400)),
    ("answer-offer", POST, {"t": "running", "offer": "of the owner"}, {"answer": "accept"}, SITTING),
    ("answer-offer", POST, {"t": "running", "offer": "of the owner"}, {"answer": "decline"}, SITTING),
    ("answer-offer", POST, {"t": "over", "offer": "of the owner"}, {"answer": "accept"}, (403, 409, 409, 409, 409)),
    ("delete-table", POST, {"t": "running"}, {}, all_get(403)),
    ("resign", POST, {"t": "running", "seat": 0}, {}, PLAYER),
    ("rematch", POST, {"t": "over"}, {}, SITTING),
    ("rematch", POST, {"t": "running"}, {}, (403, 403, 409, 409, 403)),
    ("person", GET, {"t": "running", "seat": 1}, {}, (403, 403, 200, 403, 403)),
    ("person", POST, {"t": "running", "seat": 0}, {"how": "mute"}, OWNER),
    ("speaker", GET, {"t": "running", "remark": "of a guest"}, {}, (403, 403, 200, 200, 403)),
    ("speaker", POST, {"t": "running", "remark": "of a guest"}, {"how": "mute"}, SITTING),
    ("hand-over", POST, {"t": "running", "seat": 0}, {"bot": "greedy"}, PLAYER),
    ("take-back", POST, {"t": "running", "seat": 0}, {}, PLAYER),
    ("answers-ahead", GET, {"t": "running", "seat": 0}, {}, (403, 403, 200, 403, 403)),
    ("add-ahead", POST, {"t": "running", "seat": 0}, {"kind": "x", "word": "pass"}, (403, 403, 409, 403, 403)),
    ("remove-ahead", POST, {"t": "running", "seat": 0}, {}, PLAYER),
    ("decline", POST, {"t": "running", "seat": 0}, {"kind": "x", "always": "yes"}, (403, 403, 409, 403, 403)),
    ("lesson", POST, {"t": "lesson"}, {"teacher": "leave"}, PLAYER),
    ("lesson", POST, {"t": "running"}, {"teacher": "silence"}, all_get(403)),
    ("lesson-again", POST, {"t": "lesson"}, {}, PLAYER),
    ("record", GET, {"t": "running"}, {}, OPEN),
    ("replay", GET, {"t": "running", "words": 0}, {}, OPEN),
    ("play-on", GET, {"t": "over", "words": 0}, {}, OPEN),
    ("play-on", GET, {"t": "running", "words": 0}, {}, all_get(409)),
    ("play-on", POST, {"t": "over", "words": 0}, {"count": 3, "seat-0": "me"}, MOVED),
    ("play-on", POST, {"t": "running", "words": 0}, {"count": 3, "seat-0": "me"}, all_get(409)),
]


@pytest.fixture(scope="module")
def world(_inside):
    """A client for each of PEOPLE, and a table of each kind."""
    from django.core.management import call_command
    from django.test import Client

    from hippodrome.web.models import GameTable

    people = {name: Client(headers={"Accept-Language": "en"}) for name in PEOPLE}
    quick_table(people["guest"])
    slugs = {}
    for kind in ("running", "over"):
        slugs[kind] = new_table(people["owner"], "open", "me", "bot:greedy")
        people["player"].post(f"/t/{slugs[kind]}/join/")
    GameTable.objects.filter(slug=slugs["over"]).update(status="over")
    GameTable.objects.update(bot_due=None)  # bots of other tests are not overdue
    people["guest"].post(f"/t/{slugs['running']}/chat/", {"text": "hello"})
    offer(row(slugs["running"]))
    slugs["gathering"] = new_table(people["owner"], "open", "me", "invited", "open")
    people["player"].post(f"/t/{slugs['gathering']}/join/", {"seat": 0})
    slugs["lesson"] = people["player"].post("/games/byzanz/learn/").headers["Location"].split("/")[2]
    sign_up(people["operator"], "the-operator")
    call_command("operator", "the-operator")
    return people, slugs


def offer(table):
    """Create an open offer by the owner, which everybody else may answer."""
    from hippodrome.web.models import GameTable, Offer

    seat = table.chairs.get(number=1)
    table.offers.create(kind=Offer.PAUSE, seat=1, player=seat.player, agreed=[1])
    GameTable.objects.filter(pk=table.pk).update(offering=True)


def address_of(name, parts, slugs):
    from django.urls import reverse

    if name == "operator":
        return "/operator/"
    wanted = {key: value for key, value in parts.items() if key != "t"}
    if "t" in parts:
        wanted["slug"] = slugs[parts["t"]]
    if wanted.get("token") == "invited":
        wanted["token"] = row(slugs["gathering"]).chairs.get(kind="invited").token
    if "offer" in wanted:
        wanted["offer"] = row(slugs["running"]).offers.get(kind="pause").pk
    if "remark" in wanted:
        wanted["remark"] = row(slugs[parts["t"]]).remarks.get(text="hello").pk
    return reverse(name, kwargs=wanted)


@pytest.mark.parametrize(("name", "method", "parts", "form", "answers"), ROWS)
def test_who_may_do_what(world, name, method, parts, form, answers):
    from django.db import transaction
    from django.test import Client

    from hippodrome.web.services import live_games

    people, slugs = world
    path = address_of(name, parts, slugs)
    got = []
    for who in PEOPLE:
        client = Client(headers={"Accept-Language": "en"})
        client.cookies.load({key: cookie.value for key, cookie in people[who].cookies.items()})
        fields = form
        if name in ("play", "undo"):
            fields = {**form, "version": row(slugs[parts["t"]]).version}
        with transaction.atomic():
            got.append(client.post(path, fields).status_code if method == POST else client.get(path).status_code)
            transaction.set_rollback(True)
        live_games._kept.clear()
    assert tuple(got) == answers


@pytest.mark.parametrize(("name", "method", "parts", "form", "answers"), [row for row in ROWS if row[1] == POST])
def test_changes_need_a_post_with_our_csrf_token(world, name, method, parts, form, answers):
    from django.db import transaction
    from django.test import Client

    people, slugs = world
    path = address_of(name, parts, slugs)
    with transaction.atomic():
        client = Client(enforce_csrf_checks=True)
        client.cookies.load({key: cookie.value for key, cookie in people["player"].cookies.items()})
        if name not in WITHOUT_FORM:
            assert client.post(path, form).status_code == 403, "a post without our CSRF token"
        shown = Client(headers={"Accept-Language": "en"}).get(path).status_code
        assert shown == 405 or name in SHOW_FORMS, "a GET request must change nothing"
        transaction.set_rollback(True)


def test_every_url_has_a_row(_inside):
    from hippodrome.web.urls import urlpatterns

    known = {name for name, *_ in ROWS}
    names = {pattern.name if hasattr(pattern, "name") else pattern.app_name for pattern in urlpatterns}
    assert {"operator" if name == "admin" else name for name in names} == known


def test_urls_without_a_form_refuse_posts(world):
    """A URL without a POST row answers 405 to everybody."""
    from django.db import transaction

    people, slugs = world
    with_forms = {name for name, method, *_ in ROWS if method == POST} | {
        "operator"
    }  # the operator's pages have a separate test
    missing = []
    for name, _, parts, *_ in ROWS:
        if name not in with_forms:
            with transaction.atomic():
                answers = {people[who].post(address_of(name, parts, slugs)).status_code for who in PEOPLE}
                transaction.set_rollback(True)
            missing += [(name, answers)] * (answers != {405})
    assert not missing, missing


def test_operator_pages_exist_for_operators_only(world):
    from django.db import transaction
    from django.urls import NoReverseMatch, reverse

    from hippodrome.web.admin import site

    people, _ = world
    paths = []
    for pattern in every_pattern(site.get_urls()):
        for given in GAPS:
            try:
                paths.append(reverse(f"admin:{pattern.name}", kwargs=given))
                break
            except NoReverseMatch:
                continue
        else:
            assert pattern.name is None, f"no address of {pattern}"
    assert len(paths) > 20
    for path in paths:
        with transaction.atomic():
            for who in PEOPLE[:-1]:
                assert people[who].get(path).status_code == 404, (who, path)
                assert people[who].post(path, {"post": "yes"}).status_code == 404, (who, path)
            assert people["operator"].get(path).status_code < 500, path
            transaction.set_rollback(True)


def every_pattern(patterns):
    """Yield all URL patterns of a list, including nested ones."""
    for pattern in patterns:
        if hasattr(pattern, "url_patterns"):
            yield from every_pattern(pattern.url_patterns)
        else:
            yield pattern
