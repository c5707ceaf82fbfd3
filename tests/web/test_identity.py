"""Guests, accounts, and what moves from a guest to an account."""

import re

from tests.web.clients import PASSWORD, html, live, quick_table, row, sign_up


def test_a_guest_has_a_name_at_once_but_a_session_only_after_playing(inside):
    from hippodrome.web.models import Visit

    anna = inside()
    before = Visit.objects.count()
    name = re.search(r'class="who">([^<]+)<', html(anna, "/"))[1]
    assert 3 < len(name) <= 24
    assert name in html(anna, "/about/"), "the name stays the same"
    assert "hippodrome" not in anna.cookies and Visit.objects.count() == before, (
        "a visitor who only reads pages is not stored"
    )
    slug = quick_table(anna)
    assert row(slug).chairs.get(number=0).name == name and live(anna, slug).own
    value = anna.cookies["hippodrome"].value
    anna.cookies["hippodrome"] = value[:-2] + ("aa" if value[-2:] != "aa" else "bb")
    assert not live(anna, slug).own, "a forged session is worthless"


def test_a_guests_tables_move_to_the_account_on_every_device(inside):
    anna = inside()
    slug = quick_table(anna)
    anna.post(f"/t/{slug}/notes/", {"text": "remember the wine"})
    sign_up(anna, "anna-keeps")
    assert slug in html(anna, "/me/") and live(anna, slug).own
    phone = inside()
    other = quick_table(phone)
    phone.post("/me/log-in/", {"username": "anna-keeps", "password": PASSWORD})
    page = html(phone, "/me/")
    assert slug in page and other in page, "games started as a guest on the phone are merged"
    assert live(phone, slug).own and live(phone, other).own and live(anna, other).own
    assert "remember the wine" in html(phone, f"/t/{slug}/")
    phone.post("/me/log-out/")
    assert slug not in html(phone, "/me/") and not live(phone, slug).own


def test_notes_are_private(inside):
    anna, tom = inside(), inside()
    slug = quick_table(anna)
    anna.post(f"/t/{slug}/notes/", {"text": "remember the olives"})
    assert "remember the olives" in html(anna, f"/t/{slug}/")
    assert "remember the olives" not in html(tom, f"/t/{slug}/")


def test_a_new_name_appears_at_running_tables(inside):
    anna = inside()
    slug = quick_table(anna)
    anna.post("/me/name/", {"name": "  Anna   the  Wise ", "next": f"/t/{slug}/"})
    assert row(slug).chairs.get(number=0).name == "Anna the Wise"


def test_requests_do_not_wait_for_an_unresponsive_mail_server(inside, monkeypatch, caplog):
    """Catches: `letter.send()` in `send_in_background`. The only thread for writes then waits for the mail server."""
    from threading import Event

    from django.core.mail import EmailMessage

    from hippodrome.web.services.mail import mail_thread

    answered = Event()

    def sent(letter):
        assert answered.wait(10), "the request waited for the mail server"
        raise OSError("450 no room")

    monkeypatch.setattr(EmailMessage, "send", sent)
    anna = inside()
    sign_up(anna, "anna-waits", "anna-waits@example.org")
    assert inside().post("/me/password/", {"email": "anna-waits@example.org"}).status_code == 302
    answered.set()
    mail_thread().box.join()
    logged = [entry.getMessage() for entry in caplog.records if entry.name == "hippodrome.web.services.mail"]
    assert logged == ["an e-mail was not sent: OSError: 450 no room"]


def test_the_queue_of_unsent_mails_is_limited(inside, monkeypatch, caplog):
    from django.core.mail import EmailMessage

    from hippodrome.web.services import mail

    monkeypatch.setattr(mail.MailThread, "start", lambda self: None)
    mail.mail_thread.cache_clear()
    try:
        for _ in range(mail.MOST_WAITING + 2):
            mail.send_in_background(EmailMessage())
        assert mail.mail_thread().box.qsize() == mail.MOST_WAITING
        assert sum("others wait" in entry.getMessage() for entry in caplog.records) == 2
    finally:
        mail.mail_thread.cache_clear()


def test_a_new_password_by_mail(inside):
    from django.core import mail

    from hippodrome.web.services.mail import mail_thread

    anna = inside("de")
    sign_up(anna, "anna-mail", "anna-mail@example.org")
    stranger = inside("de")
    mail.outbox.clear()
    assert stranger.post("/me/password/", {"email": "nobody@example.org"}).status_code == 302
    assert not mail.outbox
    stranger.post("/me/password/", {"email": "anna-mail@example.org"})
    mail_thread().box.join()
    assert "neues Passwort" in mail.outbox[0].body
    path = re.search(r"http://[^/]+(/me/password/\S+)", mail.outbox[0].body)[1]
    form = stranger.get(path, follow=True)
    target = form.redirect_chain[-1][0]
    stranger.post(target, {"new_password1": "another long secret 18", "new_password2": "another long secret 18"})
    signed_in = stranger.post("/me/log-in/", {"username": "anna-mail", "password": "another long secret 18"})
    assert signed_in.status_code == 302
    assert "schon benutzt oder ist abgelaufen" in html(inside("de"), path)


def test_wrong_and_weak_passwords_are_refused_in_the_readers_language(inside):
    anna = inside("pl")
    answer = anna.post("/me/sign-up/", {"username": "weak", "password1": "1234", "password2": "1234"})
    assert "hasło" in answer.content.decode().lower() and "alert" in answer.content.decode()
    answer = anna.post("/me/log-in/", {"username": "weak", "password": "1234"})
    assert answer.status_code == 200 and 'role="alert"' in answer.content.decode()


def test_the_browser_chooses_the_language_and_the_switch_overrides_it(inside):
    anna = inside("pl-PL,pl;q=0.9")
    assert '<html lang="pl">' in html(anna, "/")
    anna.post("/language/", {"language": "de", "next": "/"})
    assert '<html lang="de">' in html(anna, "/") and "Meine Partien" in html(anna, "/")
    assert '<html lang="en">' in html(inside("fr"), "/")


def test_names_that_pretend_to_be_the_site_are_refused(inside):
    anna = inside()
    for name in ("admin", "Admin", "  a d m i n ", "Adm1n!", "ＡＤＭＩＮ", "moderator"):
        assert anna.post("/me/name/", {"name": name}).status_code == 400, name
        fields = {"count": 3, "seat-0": "local", "name-0": name, "seat-1": "bot:greedy", "seat-2": "bot:greedy"}
        assert anna.post("/games/byzanz/new/", fields).status_code == 400, name
    assert "is reserved" in sign_up(inside(), "Admin").content.decode()
    for name in ("Adminios", "Anna", "Rooth"):
        assert anna.post("/me/name/", {"name": name}).status_code == 302, name


def test_no_two_accounts_differ_only_in_capitals_or_width(inside):
    from django.contrib.auth import get_user_model

    assert sign_up(inside(), "Ömer").redirect_chain
    for name in ("Ömer", "ömer", "ÖMER", "Ｏ\u0308mer", "O\u0308MER"):
        answer = sign_up(inside(), name)
        assert not answer.redirect_chain and "already exists" in answer.content.decode(), name
    assert get_user_model().objects.filter(username__endswith="mer").count() == 1


def test_a_restored_backup_does_not_swap_players(inside):
    from hippodrome.web.models import Player, new_key

    anna = inside()
    slug = quick_table(anna)
    assert live(anna, slug).own
    # As if a backup from before her visit was restored and the next guest got her primary key.
    hers = Player.objects.filter(key=anna.session["player"])
    assert hers.update(key=new_key(), name="Bela") == 1
    assert "Bela" not in anna.get(f"/t/{slug}/").content.decode().partition("<main")[0]
    assert not live(anna, slug).own
