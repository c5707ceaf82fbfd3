"""Find out whether an address is its owner's, and works, before anything is sent to it."""

from django.urls import reverse

from hippodrome.web import messages
from hippodrome.web.delivery.senders import SENT, judge, letter_to, post_hook
from hippodrome.web.delivery.texts import News, address_of
from hippodrome.web.models import Channel, new_key
from hippodrome.web.refusals import Refused
from hippodrome.web.services import notification_settings, outgoing
from hippodrome.web.services.mail import send_in_background


def ask_to_confirm(channel: Channel) -> None:
    """Send a link to an e-mail address; opened and confirmed, it shows that the address is theirs who gave it."""
    with messages.use_language(channel.language):
        link = address_of(channel, reverse("confirm-mail", args=[channel.token]))
        subject = messages.say("notify-confirm-title")
        text = messages.say("notify-confirm-mail", link=link, name=channel.player.name) + "\n"
    send_in_background(letter_to(channel, subject, text, new_key(), {}))


def test_hook(channel: Channel) -> None:
    """Send a webhook a message; one that does not accept it is not used, and removed if it never worked."""
    with messages.use_language(channel.language):
        page = address_of(channel, reverse("notifications"))
        news = News(messages.say("notify-test-title"), messages.say("notify-test"), page, "test")
    try:
        accepted = judge(post_hook(channel, new_key(), news, "test")).what == SENT
    except (outgoing.Forbidden, outgoing.Unreachable):
        accepted = False
    if not accepted:
        if channel.confirmed is None:
            channel.delete()
        raise Refused("refused-webhook-answer", 400)
    notification_settings.resume(channel)
