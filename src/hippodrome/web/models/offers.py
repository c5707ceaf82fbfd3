"""Offers between the people at a table: to end the game, take back answers, pause, add time, or play again."""

from django.db import models

from hippodrome.web import clock
from hippodrome.web.models.people import Player
from hippodrome.web.models.tables import GameTable


class Offer(models.Model):
    """An offer at a table. It stands until everybody who plays agrees, or somebody closes it.

    A table has at most one open offer of each kind.
    """

    END, TAKE_BACK, PAUSE, TIME, REMATCH = "end", "take-back", "pause", "time", "rematch"
    KINDS = (END, TAKE_BACK, PAUSE, TIME, REMATCH)
    OPEN, ACCEPTED, DECLINED, WITHDRAWN, OUTDATED = "open", "accepted", "declined", "withdrawn", "outdated"

    table = models.ForeignKey(GameTable, on_delete=models.CASCADE, related_name="offers")
    kind = models.CharField(max_length=10)
    seat = models.IntegerField()
    """The seat that makes the offer."""
    player = models.ForeignKey(Player, null=True, on_delete=models.SET_NULL, related_name="offers")
    agreed = models.JSONField(default=list)
    """The seats that agree, including the one that made the offer."""
    facts = models.JSONField(default=dict)
    """What is offered: the word to go back to, or the seconds to add."""
    version = models.IntegerField(default=0)
    """The table's version when the offer was made."""
    state = models.CharField(max_length=10, default=OPEN)
    made = models.DateTimeField(default=clock.now)
    closed = models.DateTimeField(null=True)

    class Meta:
        ordering = ["id"]
        constraints = [
            models.UniqueConstraint(
                fields=["table", "kind"], condition=models.Q(state="open"), name="one_open_offer_a_kind"
            )
        ]

    def __str__(self) -> str:
        return f"{self.table}: {self.kind} ({self.state})"
