"""Players, their sessions, and whom they mute or block."""

from importlib import import_module
from secrets import token_urlsafe
from typing import Any

from django.conf import settings
from django.contrib.sessions.base_session import AbstractBaseSession
from django.db import models
from django.utils import timezone

NAME_LENGTH = 24
BROWSER_LENGTH = 200


def new_key() -> str:
    """Return a random 128-bit key, which only its owner's browser knows."""
    return token_urlsafe(16)


class Player(models.Model):
    """A person who plays: a guest with a session, or the owner of an account.

    A guest's session holds the key rather than the row's number. After a backup is restored, numbers are assigned
    again, so a new guest could get the number, and the seats, of another one.
    """

    key = models.CharField(max_length=32, default=new_key, unique=True)
    name = models.CharField(max_length=NAME_LENGTH)
    user = models.OneToOneField(settings.AUTH_USER_MODEL, null=True, on_delete=models.CASCADE, related_name="player")
    created = models.DateTimeField(default=timezone.now)
    seen = models.DateTimeField(default=timezone.now)
    """When the player was last here, accurate to the day."""
    time_zone = models.CharField(max_length=64, default="", blank=True)
    """The name of the player's time zone, such as Europe/Warsaw; empty until the browser has sent it."""
    pace = models.CharField(max_length=8, default="", blank=True)
    """How long bots wait before a move where this person plays alone; empty for the usual pause."""

    def __str__(self) -> str:
        return self.name


class Visit(AbstractBaseSession):
    """A session, with its account and browser."""

    account = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.CASCADE, related_name="visits")
    browser = models.CharField(max_length=BROWSER_LENGTH, default="", blank=True)
    began = models.DateTimeField(default=timezone.now)
    seen = models.DateTimeField(default=timezone.now)
    """When the session was last used, accurate to the hour."""

    @classmethod
    def get_session_store_class(cls) -> Any:
        return import_module(settings.SESSION_ENGINE).SessionStore


class Aversion(models.Model):
    """A player who mutes another one, or blocks them from sharing a table."""

    player = models.ForeignKey(Player, on_delete=models.CASCADE, related_name="aversions")
    other = models.ForeignKey(Player, on_delete=models.CASCADE, related_name="avoided_by")
    blocked = models.BooleanField(default=False)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["player", "other"], name="one_aversion_a_pair")]

    def __str__(self) -> str:
        return f"{self.player} / {self.other}"
