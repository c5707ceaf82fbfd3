"""How people want to be notified, and the notifications announced to them."""

from django.db import models
from django.utils import timezone

from hippodrome.web.models.people import Player, new_key
from hippodrome.web.models.tables import GameTable

ADDRESS_LENGTH = 1000
LABEL_LENGTH = 120
OCCASIONS = ("turn", "started", "ended", "invited", "chat", "offer", "time")


def all_occasions() -> list[str]:
    return list(OCCASIONS)


class Channel(models.Model):
    """A way to reach a person: an e-mail address, a browser that accepts push messages, or a webhook."""

    MAIL, PUSH, HOOK = "mail", "push", "hook"
    KINDS = (MAIL, PUSH, HOOK)

    player = models.ForeignKey(Player, on_delete=models.CASCADE, related_name="channels")
    kind = models.CharField(max_length=4)
    address = models.CharField(max_length=ADDRESS_LENGTH)
    """The e-mail address, or the URL of the push endpoint or webhook. It never appears in logs or metrics."""
    keys = models.JSONField(default=dict)
    """The browser's public key and secret for push, or the signing secret of a webhook."""
    token = models.CharField(max_length=32, default=new_key, unique=True)
    """The secret part of the links that confirm or unsubscribe an address without logging in."""
    label = models.CharField(max_length=LABEL_LENGTH, default="", blank=True)
    occasions = models.JSONField(default=all_occasions)
    language = models.CharField(max_length=5, default="en")
    origin = models.CharField(max_length=200, default="", blank=True)
    """The site's address as this person uses it; links in notifications begin with it."""
    digest_hour = models.IntegerField(null=True)
    """The hour of the daily e-mail, in the player's time zone; None for an e-mail after each grace period."""
    confirmed = models.DateTimeField(null=True)
    created = models.DateTimeField(default=timezone.now)
    failures = models.IntegerField(default=0)
    """How many consecutive deliveries have failed."""
    stopped = models.DateTimeField(null=True)
    """When delivery was stopped, because it kept failing or the person unsubscribed."""
    trouble = models.CharField(max_length=12, default="", blank=True)
    """Why delivery was stopped: `failing`, `refused` or `unsubscribed`."""

    class Meta:
        constraints = [models.UniqueConstraint(fields=["player", "kind", "address"], name="one_channel_an_address")]

    def __str__(self) -> str:
        return f"{self.kind} {self.pk}"


class TableChoice(models.Model):
    """A person's notification settings for one table, where they differ from the usual ones."""

    player = models.ForeignKey(Player, on_delete=models.CASCADE, related_name="table_choices")
    table = models.ForeignKey(GameTable, on_delete=models.CASCADE, related_name="+")
    occasions = models.JSONField(default=dict)
    """Lists of occasions by kind of channel; a missing kind follows the channel's own setting."""

    class Meta:
        constraints = [models.UniqueConstraint(fields=["player", "table"], name="one_choice_a_table")]


class Notification(models.Model):
    """A message for one channel, sent once unless its player has seen the news or it no longer holds."""

    WAITING, SENDING, SENT, SEEN, PASSED, FAILED = "waiting", "sending", "sent", "seen", "passed", "failed"
    STATES = (WAITING, SENDING, SENT, SEEN, PASSED, FAILED)

    channel = models.ForeignKey(Channel, on_delete=models.CASCADE, related_name="notifications", db_index=False)
    table = models.ForeignKey(GameTable, on_delete=models.CASCADE, related_name="+")
    kind = models.CharField(max_length=4)
    occasion = models.CharField(max_length=8)
    key = models.CharField(max_length=40)
    """Which turn, ending or offer of the table this is about; announced once per channel."""
    seat = models.IntegerField(null=True)
    version = models.IntegerField(default=0)
    stamp = models.IntegerField(default=0)
    """The table's stamp as the player counts it; a page that shows this stamp has shown the news."""
    facts = models.JSONField(default=dict)
    state = models.CharField(max_length=8, default=WAITING)
    seen = models.BooleanField(default=False)
    """Whether one of the player's devices has shown the news since."""
    due = models.DateTimeField(null=True)
    """When to send it, or to try again if that fails or the worker is lost; None when nothing is left to do."""
    attempts = models.IntegerField(default=0)
    delivery = models.CharField(max_length=32, default="", blank=True)
    """The id of the message it is sent in, which stays the same when the message is sent again."""
    created = models.DateTimeField(default=timezone.now)
    done = models.DateTimeField(null=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["channel", "occasion", "table", "key"], name="one_notification_a_channel")
        ]
        indexes = [models.Index(fields=["due"], name="notification_due", condition=models.Q(due__isnull=False))]

    def __str__(self) -> str:
        return f"{self.kind} {self.occasion} {self.pk}"
