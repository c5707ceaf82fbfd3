"""What people write at a table: chat messages for everybody, notes for themselves."""

from django.db import models
from django.utils import timezone

from hippodrome.web.models.people import NAME_LENGTH, Player
from hippodrome.web.models.tables import GameTable

CHAT_LENGTH = 500
NOTES_LENGTH = 5000


class Remark(models.Model):
    table = models.ForeignKey(GameTable, on_delete=models.CASCADE, related_name="remarks")
    player = models.ForeignKey(Player, null=True, on_delete=models.SET_NULL)
    name = models.CharField(max_length=NAME_LENGTH)
    text = models.CharField(max_length=CHAT_LENGTH)
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ["id"]


class Notes(models.Model):
    table = models.ForeignKey(GameTable, on_delete=models.CASCADE)
    player = models.ForeignKey(Player, on_delete=models.CASCADE)
    text = models.TextField(default="", blank=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "player"], name="one_sheet_a_player")]
