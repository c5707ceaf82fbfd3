"""Sessions can be listed and ended; a new password ends them; personal data can be exported and deleted."""

import json
import re

import pytest

from tests.web.clients import PASSWORD, html, live, new_table, quick_table, row, sign_up

OTHER = "another quite long secret 18"


def log_in(client, name, password=PASSWORD):
    return client.post("/me/log-in/", {"username": name, "password": password})


def marks(client):
    """Return the id of each session on the account page, and whether it is the current one."""
    page = html(client, "/me/account/")
    lines = re.findall(r"<li>(.*?)</li>", re.search(r'class="sessions">(.*?)</ul>', page, re.S)[1], re.S)
    return [(re.search(r"sessions/([0-9a-f]+)/end/", line)[1], "this browser" in line) for line in lines]


def logged_in(client):
    return client.get("/me/account/").context["user"].is_authenticated


def test_sessions_are_in_the_database_and_end_with_log_out(inside):
    from hippodrome.web.models import Visit

    anna = inside()
    sign_up(anna, "anna-sessions")
    cookie = anna.cookies["hippodrome"].value
    assert Visit.objects.get(pk=cookie).account.get_username() == "anna-sessions"
    anna.post("/me/log-out/")
    assert not Visit.objects.filter(pk=cookie).exists()
    thief = inside()
    thief.cookies["hippodrome"] = cookie
    assert not logged_in(thief), "the cookie is useless after log-out"


def test_sessions_are_listed_and_ended_one_by_one(inside):
    anna, phone, tablet = inside(), inside(), inside()
    sign_up(anna, "anna-lists")
    phone.defaults["HTTP_USER_AGENT"] = "Phone/7 <b>"
    for one in (phone, tablet):
        log_in(one, "anna-lists")
    page = html(anna, "/me/account/")
    assert "Phone/7 &lt;b&gt;" in page and anna.cookies["hippodrome"].value not in page
    assert sorted(own for _, own in marks(anna)) == [False, False, True]
    stranger = inside()
    sign_up(stranger, "stranger-lists")
    of_phone = next(mark for mark, own in marks(phone) if own)
    assert stranger.post(f"/me/account/sessions/{of_phone}/end/").status_code == 404 and logged_in(phone)
    anna.post(f"/me/account/sessions/{of_phone}/end/")
    assert not logged_in(phone) and logged_in(tablet) and logged_in(anna)
    anna.post("/me/account/sessions/others/end/")
    assert not logged_in(tablet) and logged_in(anna)


def test_another_password_ends_the_other_sessions(inside):
    anna, phone = inside(), inside()
    sign_up(anna, "anna-password")
    log_in(phone, "anna-password")
    fields = {"old_password": "wrong", "new_password1": OTHER, "new_password2": OTHER}
    assert anna.post("/me/account/password/", fields).status_code == 400 and logged_in(phone)
    assert anna.post("/me/account/password/", fields | {"old_password": PASSWORD}).status_code == 302
    assert logged_in(anna) and not logged_in(phone)
    assert (
        log_in(phone, "anna-password").status_code == 200 and log_in(phone, "anna-password", OTHER).status_code == 302
    )


def test_a_guest_of_an_earlier_release_keeps_the_session_that_was_in_the_cookie(inside):
    from django.core import signing

    earlier = "django.contrib.sessions.backends.signed_cookies"
    anna, phone = inside(), inside()
    slug = quick_table(anna)
    key = row(slug).chairs.get(number=0).player.key
    old = signing.dumps({"player": key, "name": "Anna"}, salt=earlier, compress=True)
    phone.cookies["hippodrome"] = old
    assert live(phone, slug).own and phone.cookies["hippodrome"].value != old
    forged = inside()
    forged.cookies["hippodrome"] = old[:-1] + ("a" if old[-1] != "a" else "b")
    assert not live(forged, slug).own
    account = inside()
    account.cookies["hippodrome"] = signing.dumps({"_auth_user_id": "1", "player": key}, salt=earlier)
    assert not live(account, slug).own, "an account must log in again"


def test_an_account_can_export_all_its_data(inside):
    anna, tom = inside(), inside()
    sign_up(anna, "anna-export", "anna@example.org")
    slug = new_table(anna, "me", "open", "bot:greedy")
    tom.post(f"/t/{slug}/join/", {"name": "Tom"})
    anna.post(f"/t/{slug}/chat/", {"text": "hello there"})
    tom.post(f"/t/{slug}/chat/", {"text": "general remark"})
    anna.post(f"/t/{slug}/notes/", {"text": "my own notes"})
    anna.post(f"/t/{slug}/seat/1/person/", {"how": "mute"})
    exported = json.loads(anna.get("/me/account/data.json").content)
    assert exported["account"]["email"] == "anna@example.org" and exported["sessions"]
    assert exported["seats"][0]["table"] == slug and exported["chat"][0]["text"] == "hello there"
    assert exported["notes"][0]["text"] == "my own notes" and exported["avoided"] == [{"name": "Tom", "blocked": False}]
    assert "general remark" not in json.dumps(exported), "messages of others are not exported"
    assert inside().get("/me/account/data.json").status_code == 403


def test_deleting_an_account_leaves_the_game_to_the_others(inside):
    from django.contrib.auth import get_user_model

    from hippodrome.web.models import GameTable, Player, Remark

    anna, tom = inside(), inside()
    sign_up(anna, "anna-forget")
    slug, alone = new_table(anna, "me", "open", "bot:greedy"), quick_table(anna)
    tom.post(f"/t/{slug}/join/")
    anna.post(f"/t/{slug}/chat/", {"text": "goodbye"})
    player = row(slug).chairs.get(number=0).player
    assert anna.post("/me/account/forget/", {"password": "wrong"}).status_code == 403
    assert anna.post("/me/account/forget/", {"password": PASSWORD}).status_code == 302
    assert not get_user_model().objects.filter(username="anna-forget").exists()
    assert not Player.objects.filter(pk=player.pk).exists() and not Remark.objects.filter(text="goodbye").exists()
    table = row(slug)
    chair = table.chairs.get(number=0)
    assert (table.status, table.owner.pk) == ("running", table.chairs.get(number=1).player_id)
    assert chair.kind == "bot" and chair.bot and chair.name == "(deleted)" and table.bot_due is not None
    assert not GameTable.objects.filter(slug=alone).exists()
    assert live(tom, slug).html and not logged_in(anna)


def test_deleting_a_guest_needs_confirmation(inside):
    anna = inside()
    slug = quick_table(anna)
    assert anna.post("/me/account/forget/").status_code == 400
    assert anna.post("/me/account/forget/", {"sure": "yes"}).status_code == 302
    from hippodrome.web.models import GameTable

    assert not GameTable.objects.filter(slug=slug).exists()


def test_a_request_made_while_its_player_is_deleted_is_refused(inside, monkeypatch):
    from hippodrome.web.accounts import names
    from hippodrome.web.models import Player

    anna, here = inside(), names.is_reserved
    quick_table(anna)
    guest = Player.objects.latest("pk")

    def meanwhile(name):
        elsewhere = inside()
        elsewhere.cookies = anna.cookies.copy()
        assert elsewhere.post("/me/account/forget/", {"sure": "yes"}).status_code == 302
        return here(name)

    monkeypatch.setattr(names, "is_reserved", meanwhile)
    answer = anna.post("/me/name/", {"name": "Anna"})
    assert answer.status_code == 403 and "no data about you" in answer.content.decode()
    assert not Player.objects.filter(pk=guest.pk).exists()
    monkeypatch.undo()
    assert anna.post("/me/name/", {"name": "Anna"}).status_code == 302, "the browser gets a new player"


def test_a_guest_deleted_during_sign_up_gets_a_new_player(inside, monkeypatch):
    from hippodrome.web.models import Player
    from hippodrome.web.views.account_forms import SignUpForm

    anna, usual = inside(), SignUpForm.save
    quick_table(anna)
    guest = Player.objects.latest("pk")

    def save(form, *given):
        guest.delete()
        return usual(form, *given)

    monkeypatch.setattr(SignUpForm, "save", save)
    sign_up(anna, "anna-anew")
    assert logged_in(anna) and Player.objects.get(user__username="anna-anew").name == "anna-anew"


def test_old_guests_and_abandoned_tables_are_deleted_after_the_configured_time(inside):
    from datetime import timedelta

    from django.conf import settings
    from django.utils import timezone

    from hippodrome.web.models import GameTable, Player, Tally, Visit
    from hippodrome.web.services.cleanup import tidy

    anna, tom = inside(), inside()
    old, new, over = quick_table(anna), quick_table(tom), quick_table(tom)
    long_ago = timezone.now() - timedelta(days=settings.FORGET_TABLES + 1)
    GameTable.objects.filter(slug__in=[old, over]).update(moved=long_ago)
    GameTable.objects.filter(slug=over).update(status="over")
    guest = row(new).owner
    lost = Player.objects.create(name="Lost", seen=long_ago)
    Visit.objects.filter(session_key=tom.cookies["hippodrome"].value).update(expire_date=long_ago)
    Tally.objects.create(key="chat:at nowhere", span=1)
    gone = tidy()
    assert gone["tables"] >= 1 and gone["guests"] >= 1 and gone["sessions"] >= 1 and gone["counts"] >= 1
    assert (
        not GameTable.objects.filter(slug=old).exists() and GameTable.objects.filter(slug__in=[new, over]).count() == 2
    )
    assert not Player.objects.filter(pk=lost.pk).exists() and Player.objects.filter(pk=guest.pk).exists()
    Player.objects.filter(pk=guest.pk).update(seen=long_ago)
    settings.FORGET_GUESTS, before = 0, settings.FORGET_GUESTS
    try:
        tidy()
        assert Player.objects.filter(pk=guest.pk).exists(), "0 keeps guests for ever"
    finally:
        settings.FORGET_GUESTS = before


def test_a_visit_updates_when_the_player_was_last_seen(inside):
    from datetime import timedelta

    from django.utils import timezone

    from hippodrome.web.models import Player

    anna = inside()
    player = row(quick_table(anna)).owner
    Player.objects.filter(pk=player.pk).update(seen=timezone.now() - timedelta(days=300))
    html(anna, "/me/")
    assert timezone.now() - Player.objects.get(pk=player.pk).seen < timedelta(minutes=1)


@pytest.mark.parametrize("password", [" " * 8, " " * 40, "  a  b   ", "\u00a0" * 12, "8403957162", "password1"])
def test_a_password_is_refused_if_it_is_easily_guessed(inside, password):
    fields = {"username": "weak-password", "email": "", "password1": password, "password2": password}
    answer = inside().post("/me/sign-up/", fields)
    assert answer.status_code == 200 and "errorlist" in answer.content.decode()
    owner = inside()
    sign_up(owner, f"strong-password-{len(password)}-{ord(password[0])}")
    changed = {"old_password": PASSWORD, "new_password1": password, "new_password2": password}
    assert owner.post("/me/account/password/", changed).status_code == 400
