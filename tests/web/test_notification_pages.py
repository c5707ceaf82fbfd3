"""The pages on which people choose how they are notified, and what a notification may reveal."""

import json

import pytest

from tests.web.club import Friend, Receivers, deliver, seat_all
from tests.web.receivers import Browser
from tests.web.web_site import wait_until


@pytest.fixture(scope="module")
def receivers():
    post = Receivers()
    yield post
    post.stop()


@pytest.fixture
def post(inside, receivers):
    from django.test import override_settings

    from hippodrome.web.models import Notification

    Notification.objects.all().delete()
    with override_settings(**receivers.settings):
        yield receivers
    receivers.clear()


def channels_of(client):
    from hippodrome.web.models import Channel, Player

    return list(Channel.objects.filter(player=Player.objects.get(key=client.session["player"])))


def test_a_mail_address_is_used_only_after_confirmation(post, inside):
    anna = inside()
    assert anna.post("/me/notifications/mail/", {"address": " anna@example.org "}).status_code == 302
    (channel,) = channels_of(anna)
    assert channel.address == "anna@example.org" and channel.confirmed is None
    wait_until(lambda: post.mails.delivered("anna@example.org"))
    link = f"/mail/{channel.token}/confirm/"
    (letter,) = post.mails.delivered("anna@example.org")
    assert f"http://testserver{link}" in letter.get_content()
    reader = inside()
    assert reader.get(link).status_code == 200
    channel.refresh_from_db()
    assert channel.confirmed is None, "a mail scanner that opens links must not confirm"
    assert reader.post(link).status_code == 200
    channel.refresh_from_db()
    assert channel.confirmed


def test_a_webhook_is_stored_if_it_accepts_a_signed_test_message(post, inside):
    from standardwebhooks import Webhook

    anna = inside()
    post.web.status = 500
    assert anna.post("/me/notifications/webhook/", {"url": post.web.url + "/mine"}).status_code == 400
    assert not channels_of(anna)
    post.web.status = 204
    assert anna.post("/me/notifications/webhook/", {"url": post.web.url + "/mine"}).status_code == 302
    (channel,) = channels_of(anna)
    assert channel.confirmed and channel.keys["secret"] in anna.get("/me/notifications/").content.decode()
    _, headers, body, _ = post.web.got[-1]
    assert Webhook(channel.keys["secret"]).verify(body, headers)["type"] == "hippodrome.test"


def test_a_shared_browser_notifies_only_its_latest_player(post, inside):
    browser = Browser(post.web, "shared")
    form = {"subscription": json.dumps({"endpoint": browser.endpoint, "keys": browser.keys})}
    anna, leo = inside(), inside()
    assert anna.post("/me/notifications/browser/", form).status_code == 200
    assert leo.post("/me/notifications/browser/", form).status_code == 200
    assert not channels_of(anna) and len(channels_of(leo)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "", "[]", "null", "{", "1", '"x"', "[" * 3000,
        '{"endpoint": 1, "keys": {}}',
        '{"endpoint": "https://fcm.googleapis.com/x", "keys": {"p256dh": "AAAA", "auth": "AAAA"}}',
        '{"endpoint": "https://fcm.googleapis.com/x", "keys": {"p256dh": 1, "auth": []}}',
    ],
)  # fmt: skip
def test_an_invalid_subscription_is_refused(post, inside, text):
    assert inside().post("/me/notifications/browser/", {"subscription": text}).status_code == 400


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://push.example.org/x", "https://fcm.googleapis.com.example.org/x", "http://fcm.googleapis.com/x",
        "https://evilpush.apple.com.example.org/", "https://169.254.169.254/", "https://xpush.services.mozilla.com/",
    ],
)  # fmt: skip
def test_push_messages_go_to_known_services_only(inside, receivers, endpoint):
    browser = Browser(receivers.web, "x")
    form = {"subscription": json.dumps({"endpoint": endpoint, "keys": browser.keys})}
    assert inside().post("/me/notifications/browser/", form).status_code == 400


def test_an_operator_may_allow_other_push_services(inside, receivers):
    from django.test import override_settings

    browser = Browser(receivers.web, "x")
    form = {"subscription": json.dumps({"endpoint": "https://push.example.org/x", "keys": browser.keys})}
    with override_settings(PUSH_HOSTS=(".example.org",)):
        assert inside().post("/me/notifications/browser/", form).status_code == 200


def test_a_channel_can_be_configured_and_removed(post, inside):
    anna, eve = inside(), inside()
    anna.post("/me/notifications/mail/", {"address": "a@example.org"})
    eve.post("/me/name/", {"name": "Eve"})
    (channel,) = channels_of(anna)
    path = f"/me/notifications/{channel.pk}/"
    assert eve.post(path, {"do": "remove"}).status_code == 404
    assert anna.post(path, {"do": "choose", "occasion": ["chat", "turn"], "hour": "7"}).status_code == 302
    channel.refresh_from_db()
    assert channel.occasions == ["turn", "chat"] and channel.digest_hour == 7
    assert anna.post(path, {"do": "choose", "occasion": ["nonsense"]}).status_code == 400
    assert anna.post(path, {"do": "choose", "hour": "24"}).status_code == 400
    assert anna.post(path, {"do": "remove"}).status_code == 302
    assert not channels_of(anna)


def test_an_account_page_says_which_device_no_longer_responds(post, inside):
    from hippodrome.web.models import Channel

    anna = inside()
    anna.post("/me/notifications/mail/", {"address": "gone@example.org"})
    Channel.objects.filter(address="gone@example.org").update(stopped="2026-01-01T00:00Z", trouble="failing")
    assert "gone@example.org no longer responds" in anna.get("/me/account/").content.decode()


def test_the_export_has_the_addresses_and_deletion_removes_them(post, inside):
    from hippodrome.web.models import Channel, Notification
    from hippodrome.web.services import personal_data

    friends = [Friend(post, name) for name in ("Anna", "Leo", "Tom")]
    seat_all(friends)
    deliver(minutes=11)
    exported = personal_data.export(friends[0].player)
    assert {one["address"] for one in exported["notifications"]} == {
        channel.address for channel in friends[0].channels.values()
    }
    keys = [channel.pk for channel in friends[0].channels.values()]
    personal_data.forget(friends[0].player)
    assert not Channel.objects.filter(pk__in=keys).exists()
    assert not Notification.objects.filter(channel__in=keys).exists()


def test_disabled_notifications_have_neither_pages_nor_rows(post, inside):
    from django.test import override_settings

    from hippodrome.web.models import Notification

    with override_settings(NOTIFICATIONS=False):
        seat_all([Friend(post, name) for name in ("Anna", "Leo", "Tom")])
        assert inside().get("/me/notifications/").status_code == 404
    assert not Notification.objects.exists()
