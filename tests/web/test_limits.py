"""Rate limits hold, and lock nobody out."""

import pytest

from tests.web.clients import PASSWORD, html, new_table, quick_table, row, sign_up


@pytest.fixture
def limited(inside, monkeypatch):
    """Makes clients with given IP addresses; limits are on and the clock is stopped."""
    from django.conf import settings

    from hippodrome.web.accounts import rate_limits
    from hippodrome.web.models import Tally

    now = rate_limits.time.time()
    monkeypatch.setattr(rate_limits.time, "time", lambda: now)
    monkeypatch.setattr(settings, "RATE_LIMITS", True)
    Tally.objects.all().delete()
    small = {
        "chat": rate_limits.Limit(4, 5, 9, 60),
        "notes": rate_limits.Limit(4, 9, 99, 60),
        "log-in": rate_limits.Limit(4, 8, 20, 300),
    }
    for what, bound in small.items():
        monkeypatch.setitem(rate_limits.LIMITS, what, bound)
    monkeypatch.setattr(rate_limits, "ANYWHERE", 3)

    def person(address="192.0.2.1"):
        return inside(REMOTE_ADDR=address)

    yield person
    Tally.objects.all().delete()


def make_older(slug, seat=0):
    """Set the creation of a seat's player to an hour ago."""
    from datetime import timedelta

    from django.utils import timezone

    from hippodrome.web.models import Player

    player = row(slug).chairs.get(number=seat).player
    Player.objects.filter(pk=player.pk).update(created=timezone.now() - timedelta(hours=1))


def test_address_ranges_and_names_are_normalised(inside):
    from hippodrome.web.accounts.rate_limits import normal, range_of

    assert range_of("192.0.2.77") == range_of("192.0.2.1") != range_of("192.0.3.1")
    assert range_of("2001:db8:0:1::5") == range_of("2001:db8:0:1:ffff::") != range_of("2001:db8:0:2::5")
    assert range_of("::ffff:192.0.2.77") == range_of("192.0.2.1") != range_of("::ffff:198.51.100.1")
    assert range_of("") == "" and range_of("testserver") == "testserver"
    assert normal("  Ａnna  Müller ") == normal("anna MÜLLER") == normal("ANNAmüller")


def test_new_guests_at_one_address_are_counted_together(limited):
    anna = limited()
    slug = quick_table(anna)
    answers = []
    for number in range(4):
        guest = limited()
        answers += [guest.post(f"/t/{slug}/chat/", {"text": f"{number} {n}"}).status_code for n in range(2)]
    assert answers == [302] * 5 + [429] * 3
    assert limited("198.51.100.4").post(f"/t/{slug}/chat/", {"text": "from elsewhere"}).status_code == 302


def test_addresses_of_one_range_are_counted_together(limited):
    slug = quick_table(limited())
    answers = []
    for number in range(6):
        guest = limited(f"192.0.2.{number}")
        answers += [guest.post(f"/t/{slug}/chat/", {"text": f"{number} {n}"}).status_code for n in range(2)]
    assert answers == [302] * 9 + [429] * 3


def test_a_new_guest_has_half_the_limits_and_renaming_is_limited(limited):
    anna = limited()
    slug = quick_table(anna)
    renamed = [anna.post("/me/name/", {"name": f"Anna {n}"}).status_code for n in range(6)]
    assert renamed == [302] * 5 + [429]
    noted = [anna.post(f"/t/{slug}/notes/", {"text": str(n)}).status_code for n in range(3)]
    assert noted == [302] * 2 + [429]
    make_older(slug)
    said = [anna.post(f"/t/{slug}/chat/", {"text": f"number {n}"}).status_code for n in range(5)]
    assert said == [302] * 4 + [429]


def test_only_seated_players_can_keep_notes(limited):
    slug = quick_table(limited())
    stranger = limited("198.51.100.9")
    assert stranger.post(f"/t/{slug}/notes/", {"text": "x"}).status_code == 403
    quick_table(stranger)
    assert stranger.post(f"/t/{slug}/notes/", {"text": "x"}).status_code == 403


def test_guessing_a_password_slows_the_attacker_but_not_the_owner(limited):
    owner = limited("203.0.113.5")
    sign_up(owner, "anna-attacked")
    owner.post("/me/log-out/")
    attacker = limited("192.0.2.1")
    tried = [
        attacker.post("/me/log-in/", {"username": name, "password": "wrong"}).status_code
        for name in ["anna-attacked", "ANNA-attacked", "ａnna-attacked", " anna-attacked ", "anna-Attacked"]
    ]
    assert tried == [200] * 4 + [429], "spellings of the same name count together"
    fresh = limited("203.0.113.99")
    assert fresh.post("/me/log-in/", {"username": "anna-attacked", "password": PASSWORD}).status_code == 302
    fresh.post("/me/log-out/")
    for number in range(5):  # from many addresses
        other = limited(f"198.{number}.100.1")
        for _ in range(3):
            last = other.post("/me/log-in/", {"username": "anna-attacked", "password": "wrong"}).status_code
    assert last == 429
    stranger = limited("100.64.7.7")
    assert stranger.post("/me/log-in/", {"username": "anna-attacked", "password": PASSWORD}).status_code == 429
    answer = owner.post("/me/log-in/", {"username": "anna-attacked", "password": PASSWORD})
    assert answer.status_code == 302, "a known browser of the owner is let in"
    mallory = limited("192.0.2.50")
    mallory.cookies["hippodrome-known"] = "1.forged:x:y"
    assert mallory.post("/me/log-in/", {"username": "anna-attacked", "password": PASSWORD}).status_code == 429


def test_spaces_around_a_name_do_not_make_it_another_one(limited):
    """Names are counted after stripping spaces, as the form does, and before they are truncated."""
    fresh = limited()
    sign_up(fresh, "anna-spaced")
    attacker = limited("198.51.100.9")
    tried = [
        attacker.post("/me/log-in/", {"username": " " * spaces + "anna-spaced", "password": "wrong"}).status_code
        for spaces in (0, 40, 79, 300, 5000)
    ]
    assert tried == [200] * 4 + [429]


def test_memory_does_not_grow_with_the_number_of_names(inside, monkeypatch):
    """A process's caches are bounded, whatever names people choose."""
    from hippodrome.web import messages
    from hippodrome.web.services import live_games

    game = live_games.LiveGame(None, [])
    for number in range(live_games.MOST_LINES * 3):
        game.lines.keep(number, "a line")
        assert len(game.lines) <= live_games.MOST_LINES
    most = messages.speaker.cache_info().maxsize
    for number in range(2 * most):
        one = messages.speaker("byzanz", "en", (f"Anna {number}", "Tom", "Leo"))
        assert one._said is messages.memory("byzanz", "en")[0], "sentences are cached once for all names"
    assert messages.speaker.cache_info().currsize <= most
    spoken = messages.speaker("byzanz", "en", ("Anna", "Tom", "Leo"))
    monkeypatch.setattr(spoken.bundle, "say", lambda key, **params: "some points")
    for number in range(3 * messages.REMEMBERED):
        spoken.say("points", count=number)
    assert len(spoken._said) <= messages.REMEMBERED


def test_a_table_shows_the_latest_name_of_its_owner(inside):
    anna = inside()
    slug = new_table(anna, "me", "open", "bot:greedy")
    for number in range(3):
        anna.post("/me/name/", {"name": f"Anna {number}"})
    assert "Anna 2" in html(anna, f"/t/{slug}/")


def test_only_the_beginning_of_a_long_name_is_normalised():
    """Catches: normalising the whole name. A name of a megabyte then blocks the site for minutes."""
    from hippodrome.web.accounts import rate_limits

    assert len(rate_limits.normal("a" + "\u0315\u0300" * 700_000)) <= rate_limits.LONGEST_NAMED
    assert rate_limits.normal(" \uff21nna ") == "anna"


def test_mails_to_one_mailbox_are_limited(limited):
    from django.core import mail

    from hippodrome.web.services.mail import mail_thread
    from tests.web.clients import sign_up

    anna = limited()
    sign_up(anna, "anna-with-mail", email="letterbox@example.org")
    mail.outbox.clear()
    answers = []
    for number in range(8):
        asked = {"email": "LETTERBOX@example.org" if number % 2 else "letterbox@example.org "}
        answers.append(limited().post("/me/password/", asked, REMOTE_ADDR=f"198.51.{number}.7").status_code)
    mail_thread().box.join()
    assert answers == [302] * 5 + [429] * 3 and len(mail.outbox) == 5
    assert limited().post("/me/password/", {"email": "tom@example.org"}, REMOTE_ADDR="203.0.113.7").status_code == 302
