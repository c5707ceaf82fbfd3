"""How people want to be notified: adding, confirming and removing channels, choosing occasions, and what was seen."""

from base64 import b64encode
from collections.abc import Iterable
from secrets import token_bytes
from typing import Any, NamedTuple

from django.conf import settings
from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from django.db import transaction

from hippodrome.web import clock
from hippodrome.web.models import OCCASIONS, Channel, GameTable, Notification, Player, TableChoice
from hippodrome.web.refusals import Refused
from hippodrome.web.services import outgoing
from hippodrome.web.services.push_services import are_browser_keys, known_push_service

MOST_CHANNELS = 12
"""More ways to be reached than these nobody needs."""
LONGEST_MAIL = 254
HOOK_LABEL = 60


def may_mail() -> bool:
    """Whether this site sends e-mails at all."""
    return settings.NOTIFICATIONS and not settings.EMAIL_BACKEND.endswith("mail.Unsent")


def channels_of(player: Player | None) -> list[Channel]:
    return list(Channel.objects.filter(player=player).order_by("kind", "pk")) if player is not None else []


def checked_mail(address: str) -> str:
    """Return an e-mail address that can be written to; raises Refused."""
    address = address.strip()
    try:
        validate_email(address)
    except ValidationError:
        raise Refused("refused-mail-address", 400) from None
    if not may_mail() or len(address) > LONGEST_MAIL:
        raise Refused("refused-mail-address", 400)
    return address


def add_mail(player: Player, address: str, origin: str, language: str) -> Channel:
    """Keep an e-mail address, to which nothing is sent until it is confirmed by a link."""
    with transaction.atomic():
        return _find_or_add(player, Channel.MAIL, checked_mail(address), origin, language)


def confirm(token: str) -> Channel:
    """Confirm an e-mail address: whoever holds the link reads its letters."""
    channel = Channel.objects.filter(token=token, kind=Channel.MAIL).first()
    if channel is None:
        raise Refused("refused-link", 404)
    if channel.confirmed is None:
        channel.confirmed = clock.now()
        channel.save(update_fields=["confirmed"])
    return channel


def unsubscribe(token: str) -> Channel:
    """Stop the e-mails to an address, at the word of whoever reads them; its player can start them again."""
    channel = Channel.objects.filter(token=token, kind=Channel.MAIL).first()
    if channel is None:
        raise Refused("refused-link", 404)
    if channel.stopped is None:
        Channel.objects.filter(pk=channel.pk).update(stopped=clock.now(), trouble="unsubscribed")
    return channel


class Subscription(NamedTuple):
    """What a browser tells of itself to be sent push messages."""

    endpoint: str
    p256dh: str
    auth: str


def checked_subscription(told: Any) -> Subscription:
    """Check what a browser has told; raises Refused."""
    keys = told.get("keys") if isinstance(told, dict) else None
    if not isinstance(keys, dict):
        raise Refused("refused-form", 400)
    endpoint, p256dh, auth = told.get("endpoint"), keys.get("p256dh"), keys.get("auth")
    if not (isinstance(endpoint, str) and isinstance(p256dh, str) and isinstance(auth, str)):
        raise Refused("refused-form", 400)
    if not are_browser_keys(p256dh[:200], auth[:100]):
        raise Refused("refused-form", 400)
    try:
        outgoing.check_url(endpoint)
    except outgoing.Forbidden:
        raise Refused("refused-push-service", 400) from None
    if not known_push_service(endpoint):
        raise Refused("refused-push-service", 400)
    return Subscription(endpoint, p256dh, auth)


def add_browser(player: Player, told: Subscription, label: str, origin: str, language: str) -> Channel:
    """Keep the subscription of a browser for push messages; one that changes hands gets its new owner's alone."""
    with transaction.atomic():
        Channel.objects.filter(kind=Channel.PUSH, address=told.endpoint).exclude(player=player).delete()
        channel = _find_or_add(player, Channel.PUSH, told.endpoint, origin, language)
        channel.keys, channel.label = {"p256dh": told.p256dh, "auth": told.auth}, label
        channel.confirmed, channel.stopped, channel.trouble, channel.failures = clock.now(), None, "", 0
        channel.save()
    return channel


def checked_hook(url: str) -> str:
    """Return the address of a webhook to which something may be sent; raises Refused."""
    url = url.strip()
    try:
        outgoing.check_url(url)
    except outgoing.Forbidden:
        raise Refused("refused-webhook", 400) from None
    if not settings.WEBHOOKS:
        raise Refused("refused-webhook", 400)
    return url


def add_hook(player: Player, url: str, origin: str, language: str) -> Channel:
    """Keep a webhook, to which nothing is sent until it has accepted a test message."""
    url = checked_hook(url)
    with transaction.atomic():
        channel = _find_or_add(player, Channel.HOOK, url, origin, language)
        if not channel.keys:
            channel.keys, channel.label = {"secret": new_hook_secret()}, outgoing.check_url(url).host[:HOOK_LABEL]
            channel.save(update_fields=["keys", "label"])
    return channel


def new_hook_secret() -> str:
    return "whsec_" + b64encode(token_bytes(24)).decode()


def _find_or_add(player: Player, kind: str, address: str, origin: str, language: str) -> Channel:
    found = Channel.objects.filter(player=player, kind=kind, address=address).first()
    if found is not None:
        return found
    if Channel.objects.filter(player=player).count() >= MOST_CHANNELS:
        raise Refused("refused-too-many-channels", most=MOST_CHANNELS)
    return Channel.objects.create(player=player, kind=kind, address=address, origin=origin, language=language)


def own_channel(player: Player, key: int) -> Channel:
    channel = Channel.objects.filter(player=player, pk=key).first()
    if channel is None:
        raise Refused("refused-form", 404)
    return channel


def remove(player: Player, key: int) -> None:
    own_channel(player, key).delete()


def resume(channel: Channel) -> None:
    """Use a channel again, or for the first time, now that it has been seen to work."""
    confirmed = channel.confirmed or (clock.now() if channel.kind == Channel.HOOK else None)
    Channel.objects.filter(pk=channel.pk).update(confirmed=confirmed, stopped=None, trouble="", failures=0)


def choose(player: Player, key: int, occasions: Iterable[str], digest_hour: int | None) -> None:
    """Choose what a channel tells, and for e-mails whether they come once a day, and at which hour."""
    channel = own_channel(player, key)
    if digest_hour is not None and not 0 <= digest_hour < 24:
        raise Refused("refused-form", 400)
    channel.occasions = known_occasions(occasions)
    channel.digest_hour = digest_hour if channel.kind == Channel.MAIL else None
    channel.save(update_fields=["occasions", "digest_hour"])


def known_occasions(given: Iterable[str]) -> list[str]:
    chosen = set(given)
    if not chosen <= set(OCCASIONS):
        raise Refused("refused-form", 400)
    return [occasion for occasion in OCCASIONS if occasion in chosen]


USUAL, ALL, TURNS, NOTHING = "usual", "all", "turns", "nothing"
AT_TABLE: dict[str, list[str]] = {ALL: list(OCCASIONS), TURNS: ["turn", "time"], NOTHING: []}
"""What can be chosen for one table, and the occasions it stands for; `usual` follows the channel."""


def choose_for_table(player: Player, table: GameTable, chosen: dict[str, str]) -> None:
    """Choose for one table, by kind of channel, what differs from the usual choice."""
    if not set(chosen) <= set(Channel.KINDS) or not set(chosen.values()) <= {USUAL, *AT_TABLE}:
        raise Refused("refused-form", 400)
    if not table.chairs.filter(player=player).exists():
        raise Refused("refused-not-your-seat", 403)
    occasions = {kind: AT_TABLE[name] for kind, name in chosen.items() if name != USUAL}
    if occasions:
        TableChoice.objects.update_or_create(player=player, table=table, defaults={"occasions": occasions})
    else:
        TableChoice.objects.filter(player=player, table=table).delete()


def chosen_for_table(player: Player, table: GameTable) -> dict[str, str]:
    """What is chosen for one table, by kind of channel."""
    choice = TableChoice.objects.filter(player=player, table=table).first()
    names = {tuple(occasions): name for name, occasions in AT_TABLE.items()}
    found = choice.occasions if choice is not None else {}
    return {kind: names.get(tuple(found[kind]), ALL) if kind in found else USUAL for kind in Channel.KINDS}


def note_displayed(player: Player, table: GameTable, stamp: int) -> None:
    """One of a player's devices has displayed a table: what it shows need not be announced any more.

    Nothing is written unless there is something that the player has not seen yet.
    """
    unseen = Notification.objects.filter(channel__player=player, table=table, seen=False, stamp__lte=stamp)
    if found := list(unseen.values_list("pk", flat=True)):
        Notification.objects.filter(pk__in=found).update(seen=True)
