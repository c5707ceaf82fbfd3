"""How people want to be notified, and every notification that was announced to them."""

from django.db import models
from django.utils import timezone

from hippodrome.web.models.leases import Leased
from hippodrome.web.models.people import Player, new_key
from hippodrome.web.models.tables import GameTable

ADDRESS_LENGTH = 1000
LABEL_LENGTH = 120
OCCASIONS = ("turn", "started", "ended", "invited", "chat", "offer", "time")


def all_occasions() -> list[str]:
    return list(OCCASIONS)


class Channel(models.Model):
    """One way to reach somebody: an e-mail address, a browser that takes push messages, or a webhook."""

    MAIL, PUSH, HOOK = "mail", "push", "hook"
    KINDS = (MAIL, PUSH, HOOK)

    player = models.ForeignKey(Player, on_delete=models.CASCADE, related_name="channels")
    kind = models.CharField(max_length=4)
    address = models.CharField(max_length=ADDRESS_LENGTH)
    """The e-mail address, or the URL of the push endpoint or webhook. It never appears in logs or metrics."""
    keys = models.JSONField(default=dict)
    """The browser's public key and secret for push, the signing secret of a webhook."""
    token = models.CharField(max_length=32, default=new_key, unique=True)
    """Stands in the links by which an address is confirmed or unsubscribed, which work without logging in."""
    label = models.CharField(max_length=LABEL_LENGTH, default="", blank=True)
    occasions = models.JSONField(default=all_occasions)
    language = models.CharField(max_length=5, default="en")
    origin = models.CharField(max_length=200, default="", blank=True)
    """The address of the site as this person uses it; links in notifications begin with it."""
    zone = models.CharField(max_length=60, default="UTC")
    digest_hour = models.IntegerField(null=True)
    """At which hour one e-mail a day is sent, in the time zone `zone`; None for an e-mail after each grace period."""
    confirmed = models.DateTimeField(null=True)
    created = models.DateTimeField(default=timezone.now)
    failures = models.IntegerField(default=0)
    """How many deliveries in a row have failed."""
    stopped = models.DateTimeField(null=True)
    """Since when nothing is sent any more, because deliveries failed or the person unsubscribed."""
    trouble = models.CharField(max_length=12, default="", blank=True)
    """Why it stopped: `failing`, `refused` or `unsubscribed`."""

    class Meta:
        constraints = [models.UniqueConstraint(fields=["player", "kind", "address"], name="one_channel_an_address")]

    def __str__(self) -> str:
        return f"{self.kind} {self.pk}"


class TableChoice(models.Model):
    """What somebody wants to hear of one table, where that differs from their usual choice."""

    player = models.ForeignKey(Player, on_delete=models.CASCADE, related_name="table_choices")
    table = models.ForeignKey(GameTable, on_delete=models.CASCADE, related_name="+")
    occasions = models.JSONField(default=dict)
    """Lists of occasions by kind of channel; kinds that are missing follow the channel."""

    class Meta:
        constraints = [models.UniqueConstraint(fields=["player", "table"], name="one_choice_a_table")]


class Notification(Leased):
    """Something to be told to one channel, once, unless its player has seen it by then or it is no longer true."""

    WAITING, SENDING, SENT, SEEN, PASSED, FAILED = "waiting", "sending", "sent", "seen", "passed", "failed"

    channel = models.ForeignKey(Channel, on_delete=models.CASCADE, related_name="notifications", db_index=False)
    table = models.ForeignKey(GameTable, on_delete=models.CASCADE, related_name="+")
    kind = models.CharField(max_length=4)
    occasion = models.CharField(max_length=8)
    key = models.CharField(max_length=40)
    """Which of the table's turns, endings or offers it is about: with the channel, announced once."""
    seat = models.IntegerField(null=True)
    version = models.IntegerField(default=0)
    stamp = models.IntegerField(default=0)
    """The table's stamp as its player counts it; a page that has displayed it has shown what this tells."""
    facts = models.JSONField(default=dict)
    state = models.CharField(max_length=8, default=WAITING)
    seen = models.BooleanField(default=False)
    """Whether one of the player's devices has displayed it since."""
    due = models.DateTimeField(null=True)
    """When it is to be sent, or tried again; None once nothing is left to do."""
    attempts = models.IntegerField(default=0)
    delivery = models.CharField(max_length=32, default="", blank=True)
    """Names the message that it is sent in; stays the same when the message has to be sent again."""
    created = models.DateTimeField(default=timezone.now)
    done = models.DateTimeField(null=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["channel", "occasion", "table", "key"], name="one_notification_a_channel")
        ]
        indexes = [models.Index(fields=["due"], name="notification_due", condition=models.Q(due__isnull=False))]

    def __str__(self) -> str:
        return f"{self.kind} {self.occasion} {self.pk}"
