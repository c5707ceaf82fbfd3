"""Notifications reach people who are away, once, and nobody who has seen the news or played since."""

import json
import re
from datetime import UTC, datetime, timedelta

import pytest

from tests.web.club import Friend, Receivers, deliver, display_table, play_once, seat_all, time_shifted
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


@pytest.fixture
def friends(post):
    return [Friend(post, name) for name in ("Anna", "Leo", "Tom")]


def asked(table):
    return set(table.chairs.filter(asked=True).values_list("number", flat=True))


def states(friend, occasion="turn"):
    from hippodrome.web.models import Notification

    rows = Notification.objects.filter(channel__player=friend.player, occasion=occasion).order_by("pk")
    return {row.kind: row.state for row in rows}


def test_push_and_webhook_wait_half_a_minute_and_mail_ten(friends):
    table = seat_all(friends)
    (seat,) = asked(table)
    deliver(seconds=29)
    assert friends[seat].counts() == (0, 0, 0)
    deliver(seconds=31)
    assert friends[seat].counts() == (1, 1, 0)
    deliver(minutes=11)
    assert friends[seat].counts() == (1, 1, 1)
    deliver(days=2)
    assert friends[seat].counts() == (1, 1, 1)


def test_a_turn_that_a_device_has_displayed_is_not_announced(friends):
    table = seat_all(friends)
    (seat,) = asked(table)
    display_table(friends[seat], table)
    deliver(days=1)
    assert friends[seat].counts() == (0, 0, 0)
    assert set(states(friends[seat]).values()) == {"seen"}


def test_a_visit_before_the_turn_began_does_not_count(friends):
    table = seat_all(friends)
    for friend in friends:
        display_table(friend, table)
    before = [friend.counts() for friend in friends]
    mover = play_once(table)
    (seat,) = asked(table) - {mover}
    deliver(days=1)
    assert friends[seat].counts() == tuple(count + 1 for count in before[seat])


def test_a_turn_that_has_passed_is_not_announced(friends):
    table = seat_all(friends)
    (seat,) = asked(table)
    assert play_once(table) == seat
    deliver(days=1)
    assert friends[seat].counts() == (0, 0, 0)
    assert set(states(friends[seat]).values()) == {"passed"}


def test_a_bot_that_takes_over_ends_the_turn(friends):
    from hippodrome.web.services import seats

    table = seat_all(friends)
    (seat,) = asked(table)
    seats.hand_to_bot(table.slug, seat, friends[seat].player, "random")
    deliver(days=1)
    assert friends[seat].counts() == (0, 0, 0)


def test_only_the_latest_turn_at_a_table_is_sent(friends):
    """For example, a question that was undone and asked again while its player was away."""
    from hippodrome.web.models import Notification

    table = seat_all(friends)
    (seat,) = asked(table)
    for row in Notification.objects.filter(channel__player=friends[seat].player, occasion="turn"):
        row.pk, row.version, row.key = None, row.version - 1, "before"
        row.save()
    deliver(minutes=11)
    assert friends[seat].counts() == (1, 1, 1)


def test_a_start_is_not_announced_beside_a_turn_that_came_soon_after(friends):
    table = seat_all(friends)
    first = asked(table)
    while asked(table) == first:
        play_once(table)
    (second,) = asked(table)
    deliver(minutes=1)
    titles = [[one["title"].partition(":")[0] for one in friend.browser.shown()] for friend in friends]
    assert titles[second] == ["Your turn"] and sorted(titles) == [[], ["Started"], ["Your turn"]]


def test_a_push_message_names_the_table_but_nothing_of_the_position(friends):
    table = seat_all(friends)
    (seat,) = asked(table)
    deliver(seconds=31)
    (message,) = friends[seat].browser.messages()
    assert message["title"] == "Your turn: Byzanz" and message["turns"] == 1
    assert message["url"] == f"http://site.example.org/t/{table.slug}/"
    others = [friend.player.name for number, friend in enumerate(friends) if number != seat]
    assert all(name in message["body"] for name in others)
    assert (
        set(message) == {"title", "body", "url", "tag", "id", "turns", "topic"} and message["topic"] == message["tag"]
    )
    _, headers, _, _ = friends[seat].post.web.accepted(friends[seat].browser.path)[0]
    assert headers["Content-Encoding"] == "aes128gcm" and int(headers["TTL"]) > 3600
    from py_vapid import Vapid02

    assert Vapid02.verify(headers["Authorization"].replace(", ", ","))


def test_a_webhook_is_signed_and_readable_in_discord_and_slack(friends):
    from standardwebhooks import Webhook

    table = seat_all(friends)
    (seat,) = asked(table)
    deliver(seconds=31)
    _, headers, body, _ = friends[seat].post.web.accepted(friends[seat].hook)[0]
    content = Webhook(friends[seat].channels["hook"].keys["secret"]).verify(body, headers)
    assert content == json.loads(body)
    assert content["content"].startswith("Your turn: Byzanz. ") and content["content"].endswith(f"/t/{table.slug}/")
    assert content["text"] and content["allowed_mentions"] == {"parse": []}


def test_names_cannot_mention_everybody_in_slack(post):
    friends = [Friend(post, name) for name in ("Anna", "<!here>", "Tom")]
    seat_all(friends)
    deliver(seconds=31)
    bodies = [json.loads(body) for friend in friends for body in friend.hooks()]
    assert bodies and not any("<" in body["text"] for body in bodies)


def test_a_mail_can_be_unsubscribed_with_one_click(friends, inside):
    seat_all(friends)
    deliver(minutes=11)
    letter = next(friend for friend in friends if states(friend)).mails()[0]
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = re.fullmatch(r"<http://site\.example\.org(/mail/[\w-]+/unsubscribe/)>", letter["List-Unsubscribe"].strip())[
        1
    ]
    from django.test import Client

    stranger = Client(enforce_csrf_checks=True)
    assert stranger.get(link).status_code == 200
    friend = next(friend for friend in friends if friend.address == letter["To"])
    friend.channels["mail"].refresh_from_db()
    assert friend.channels["mail"].stopped is None, "opening the link must not unsubscribe"
    assert stranger.post(link, {"List-Unsubscribe": "One-Click"}).status_code == 200
    friend.channels["mail"].refresh_from_db()
    assert friend.channels["mail"].stopped and friend.channels["mail"].trouble == "unsubscribed"


def test_a_digest_collects_the_news_of_a_day_at_the_chosen_local_hour(post):
    from hippodrome.web.models import Notification, Player

    friends = [Friend(post, name, ("mail",), digest_hour=7) for name in ("Anna", "Leo", "Tom")]
    Player.objects.filter(pk__in=[friend.player.pk for friend in friends]).update(time_zone="Asia/Tokyo")
    for _ in range(3):
        seat_all(friends)
    dues = set(Notification.objects.values_list("due", flat=True))
    assert {due.astimezone(UTC).hour for due in dues} == {22} and len(dues) == 1
    wait = dues.pop() - datetime.now(UTC)
    deliver(seconds=wait.total_seconds() - 5)
    assert not post.mails.messages
    deliver(seconds=wait.total_seconds() + 5)
    assert len(post.mails.delivered()) == 3
    assert sum(letter.get_content().count("/t/") for letter in post.mails.delivered()) == 9


def test_failures_are_retried_until_the_channel_stops(post, caplog):
    friends = [Friend(post, name, ("hook",)) for name in ("Anna", "Leo", "Tom")]
    table = seat_all(friends)
    (seat,) = asked(table)
    post.web.status = 503
    hook = friends[seat].hook
    tried = []
    for minutes in (1, 3, 9, 40, 170, 660, 2000):
        deliver(minutes=minutes)
        tried.append(len([one for one in post.web.got if one[0] == hook]))
    assert tried == [1, 2, 3, 4, 5, 6, 6]
    channel = friends[seat].channels["hook"]
    channel.refresh_from_db()
    assert channel.trouble == "failing" and channel.stopped
    assert "channel stopped" in caplog.text
    assert str(post.web.port) not in caplog.text and hook not in caplog.text


def test_a_temporary_failure_loses_nothing(post):
    friends = [Friend(post, name, ("push",)) for name in ("Anna", "Leo", "Tom")]
    table = seat_all(friends)
    (seat,) = asked(table)
    post.web.answers = [500] * 3
    deliver(seconds=31)
    assert not friends[seat].browser.shown()
    deliver(minutes=10)
    assert len(friends[seat].browser.shown()) == 1
    friends[seat].channels["push"].refresh_from_db()
    assert friends[seat].channels["push"].failures == 0


@pytest.mark.parametrize("status", [404, 410])
def test_an_expired_push_subscription_is_removed_at_once(post, status):
    from hippodrome.web.models import Channel

    friends = [Friend(post, name, ("push",)) for name in ("Anna", "Leo", "Tom")]
    seat_all(friends)
    post.web.status = status
    deliver(seconds=31)
    assert not Channel.objects.filter(player__in=[friend.player for friend in friends]).exists()


def test_a_channel_with_an_unknown_mail_address_stops(post):
    friends = [Friend(post, name, ("mail",)) for name in ("Anna", "Leo", "Tom")]
    seat_all(friends)
    post.mails.refuse = "550 no such user"
    deliver(minutes=11)
    for friend in friends:
        friend.channels["mail"].refresh_from_db()
        assert friend.channels["mail"].trouble == "refused"


def test_a_worker_killed_after_sending_causes_no_duplicate(friends, monkeypatch):
    """The message is sent again with the same id, so that its receiver ignores the duplicate."""
    from hippodrome.web.delivery import deliver as worker

    class Killed(BaseException):
        pass

    def die(*_):
        raise Killed

    table = seat_all(friends)
    (seat,) = asked(table)
    monkeypatch.setattr(worker, "report", die)
    with pytest.raises(Killed):
        deliver(minutes=11)
    monkeypatch.undo()
    wait_until(lambda: friends[seat].counts() == (1, 1, 1))
    before = len(friends[seat].browser.messages())
    deliver(minutes=12)
    assert len(friends[seat].browser.messages()) == before == 1, "another worker must not send a leased message"
    deliver(minutes=20)
    assert friends[seat].counts() == (1, 1, 1)
    assert set(states(friends[seat]).values()) == {"sent"}


def test_chat_endings_and_rematches_are_announced_in_the_readers_language(post):
    from hippodrome.web.models import Channel
    from hippodrome.web.services import chat, endings, seats

    friends = [Friend(post, name, ("push",)) for name in ("Anna", "Leo")]
    Channel.objects.filter(player=friends[1].player).update(language="de")
    table = seat_all(friends, "hamilcar")
    deliver(minutes=1)
    before = len(friends[1].browser.shown())
    chat.say(table.slug, friends[0].player, "hello")
    endings.resign(table.slug, 0, friends[0].player)
    seats.rematch(table.slug, friends[0].player)
    deliver(minutes=2)
    titles = [message["title"] for message in friends[1].browser.shown()[before:]]
    assert sorted(titles) == ["Chat: Hamilcar", "Revanche: Hamilcar", "Spielende: Hamilcar"]


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_every_occasion_has_its_texts(post, language):
    from hippodrome.web import messages
    from hippodrome.web.delivery.texts import news_of
    from hippodrome.web.models import OCCASIONS, Notification

    friend, other = Friend(post, "Anna", ("push",)), Friend(post, "Leo", ("push",))
    table = seat_all([friend, other], "hamilcar")
    channel = friend.channels["push"]
    channel.language = language
    kinds = ("end", "take-back", "pause", "time", "rematch")
    for occasion in OCCASIONS:
        for kind in kinds if occasion == "offer" else ("",):
            facts = {"by": "Leo", "offer": kind}
            row = Notification(channel=channel, table=table, kind="push", occasion=occasion, seat=0, facts=facts)
            news = news_of(row, channel)
            assert messages.site_bundle(language).has(f"notify-{occasion}-title")
            assert news.title.endswith(("Hamilcar", "Hamilkar")) and "Leo" in news.text and "notify-" not in news.line


def test_nothing_is_due_without_notifications(post):
    from hippodrome.web.delivery import deliver

    assert deliver.next_due() is None and not deliver.deliver_due()
    friends = [Friend(post, name, ("push",)) for name in ("Anna", "Leo", "Tom")]
    seat_all(friends)
    due = deliver.next_due()
    assert timedelta(seconds=20) < due - datetime.now(UTC) < timedelta(seconds=31)
    with time_shifted(minutes=1):
        deliver.deliver_due()
    assert deliver.next_due() is None
