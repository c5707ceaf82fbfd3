"""Send notifications by e-mail, push message or webhook, and say how that went.

Every message carries a name that stays the same when it has to be sent again, so that a receiver can tell a repetition:
the `Message-ID` of an e-mail, the `webhook-id` of a webhook, the `id` and the tag of a push message, with which a
browser replaces what it has shown already.
"""

import json
from base64 import b64encode
from datetime import UTC, datetime
from functools import cache
from smtplib import SMTPException, SMTPRecipientsRefused
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from django.conf import settings
from django.core.mail import EmailMessage, get_connection
from django.urls import reverse

from hippodrome.web import messages
from hippodrome.web.delivery.texts import News, address_of
from hippodrome.web.models import Channel
from hippodrome.web.services import outgoing
from hippodrome.web.services.push_services import known_push_service, unpadded

SENT, RETRY, STOP, GONE = "sent", "retry", "stop", "gone"
KEPT_FOR = 3 * 24 * 3600
"""Seconds for which a push service keeps a message for a device that is switched off."""
VAPID_HOURS = 12
LONGEST_WAIT = 24 * 3600
"""The most seconds for which a receiver may ask us to wait."""


class DeliveryResult(NamedTuple):
    """How a delivery went: `sent`, `retry`, `stop` (nothing more to this channel) or `gone` (remove the channel)."""

    what: str
    why: str = ""
    """The reason in one word, without any address."""
    wait: float = 0.0
    """Seconds for which the receiver asked us to wait."""


class Message(NamedTuple):
    """What is sent to a channel in one go: one piece of news, or several in one e-mail."""

    delivery: str
    channel: Channel
    news: list[News]
    turns: int
    """At how many tables it is the person's turn: the number on the app's badge."""


def send(message: Message) -> DeliveryResult:
    """Send a message; whatever goes wrong becomes an outcome."""
    senders = {Channel.MAIL: send_mail, Channel.PUSH: send_push, Channel.HOOK: send_hook}
    try:
        return senders[message.channel.kind](message)
    except outgoing.Forbidden:
        return DeliveryResult(STOP, "forbidden address")
    except outgoing.Unreachable as error:
        return DeliveryResult(RETRY, str(error))


def send_push(message: Message) -> DeliveryResult:
    import http_ece

    channel, news = message.channel, message.news[0]
    if not known_push_service(channel.address):
        return DeliveryResult(STOP, "unknown push service")
    shown = {"title": news.title, "body": news.text, "url": news.url, "tag": news.tag}
    payload = json.dumps(shown | {"id": message.delivery, "turns": message.turns}, ensure_ascii=False).encode()
    body = http_ece.encrypt(
        payload,
        private_key=_one_time_key(),
        dh=unpadded(channel.keys["p256dh"]),
        auth_secret=unpadded(channel.keys["auth"]),
        version="aes128gcm",
    )
    headers = {
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(KEPT_FOR),
        "Urgency": "normal",
        "Topic": news.tag,
        **_vapid(channel),
    }
    return judge(outgoing.post(channel.address, body, headers))


def _one_time_key() -> Any:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.generate_private_key(ec.SECP256R1())


def _vapid(channel: Channel) -> dict[str, str]:
    """Return the header by which the push service knows who sends, signed with the site's key."""
    parts = urlsplit(channel.address)
    expires = int(datetime.now(UTC).timestamp()) + VAPID_HOURS * 3600
    subject = channel.origin if channel.origin.startswith("https://") else f"mailto:{settings.DEFAULT_FROM_EMAIL}"
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": expires, "sub": subject}
    signed: dict[str, str] = _signer().sign(claims)
    return signed


@cache
def _signer() -> Any:
    from py_vapid import Vapid02

    return Vapid02.from_raw(settings.VAPID_KEY.encode())


@cache
def public_key() -> str:
    """Return the key that a browser wants when it subscribes, in the base64 of URLs."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point: bytes = _signer().public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return b64encode(point, b"-_").decode().rstrip("=")


def judge(answer: outgoing.Response) -> DeliveryResult:
    """What the answer of a push service or a webhook means for the channel."""
    if answer.accepted:
        return DeliveryResult(SENT)
    why = f"status {answer.status}"
    if answer.status in (404, 410):
        return DeliveryResult(GONE, why)
    if answer.status in (408, 425, 429) or answer.status >= 500:
        asked = answer.headers.get("retry-after", "")
        return DeliveryResult(RETRY, why, min(float(asked), LONGEST_WAIT) if asked.isdecimal() else 0.0)
    return DeliveryResult(STOP, why)


def send_hook(message: Message) -> DeliveryResult:
    outcome = judge(post_hook(message.channel, message.delivery, message.news[0]))
    return DeliveryResult(STOP, outcome.why) if outcome.what == GONE else outcome


def post_hook(channel: Channel, delivery: str, news: News, occasion: str = "notification") -> outgoing.Response:
    """Send signed JSON as standardwebhooks.com describes it; Discord reads `content` of it, and Slack `text`."""
    from standardwebhooks import Webhook

    line = f"{news.line} {news.url}"
    told = {
        "type": f"hippodrome.{occasion}",
        "timestamp": datetime.now(UTC).isoformat(),
        "data": {"title": news.title, "text": news.text, "url": news.url, "tag": news.tag},
        "content": line,
        "allowed_mentions": {"parse": []},  # a player's name must not call everybody on Discord
        "text": line.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"),
    }
    body = json.dumps(told, ensure_ascii=False)
    now = datetime.now(UTC)
    headers = {
        "Content-Type": "application/json; charset=utf-8",
        "User-Agent": "Hippodrome",
        "webhook-id": delivery,
        "webhook-timestamp": str(int(now.timestamp())),
        "webhook-signature": Webhook(channel.keys["secret"]).sign(delivery, now, body),
    }
    return outgoing.post(channel.address, body.encode(), headers)


def send_mail(message: Message) -> DeliveryResult:
    channel = message.channel
    with messages.use_language(channel.language):
        many = len(message.news) > 1
        subject = messages.say("notify-mail-many", count=len(message.news)) if many else message.news[0].title
        lines = [f"{news.line}\n{news.url}" for news in message.news]
        stop = address_of(channel, reverse("unsubscribe", args=[channel.token]))
        settings_page = address_of(channel, reverse("notifications"))
        foot = messages.say("notify-mail-foot", stop=stop, settings=settings_page)
    headers = {
        "List-Unsubscribe": f"<{stop}>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }
    letter = letter_to(channel, subject, "\n\n".join([*lines, f"--\n{foot}\n"]), message.delivery, headers)
    letter.connection = get_connection()
    try:
        return DeliveryResult(SENT) if letter.send() else DeliveryResult(RETRY, "no mail server")
    except SMTPRecipientsRefused as error:
        codes = {code for code, _ in error.recipients.values()}
        return DeliveryResult(STOP if min(codes) >= 500 else RETRY, f"status {min(codes)}")
    except (SMTPException, OSError) as error:
        return DeliveryResult(RETRY, type(error).__name__)


def letter_to(channel: Channel, subject: str, text: str, delivery: str, headers: dict[str, str]) -> EmailMessage:
    host = urlsplit(channel.origin).hostname or "hippodrome"
    more = {"Message-ID": f"<{delivery}@{host}>", "Auto-Submitted": "auto-generated"}
    return EmailMessage(" ".join(subject.split()), text, to=[channel.address], headers=more | headers)
