from django.db import models
from django.utils import timezone

from hippodrome.web.models.people import NAME_LENGTH, Player
from hippodrome.web.models.tables import GameTable

REPORT_LENGTH = 1000


class Report(models.Model):
    """A report to the operator about another player, or about an error of the site."""

    by = models.ForeignKey(Player, null=True, on_delete=models.SET_NULL, related_name="reports")
    about = models.ForeignKey(Player, null=True, on_delete=models.SET_NULL, related_name="reported")
    table = models.ForeignKey(GameTable, null=True, on_delete=models.SET_NULL, related_name="reports")
    trouble = models.CharField(max_length=20, default="", blank=True)
    """The id of an error as it appears in the log; empty for a report about a player."""
    name = models.CharField(max_length=NAME_LENGTH, blank=True)
    """The reported player's name at the time."""
    text = models.CharField(max_length=REPORT_LENGTH, blank=True)
    said = models.TextField(default="", blank=True)
    """The reported player's last chat messages at the table; for an error, where it happened."""
    at = models.DateTimeField(default=timezone.now)
    settled = models.BooleanField(default=False)
    answer = models.CharField(max_length=REPORT_LENGTH, default="", blank=True)
    """What the operator did about it; shown to operators only."""

    class Meta:
        ordering = ["settled", "-at"]
        constraints = [
            models.UniqueConstraint(fields=["trouble"], condition=~models.Q(trouble=""), name="one_report_a_trouble")
        ]

    def __str__(self) -> str:
        return f"{self.trouble or self.name}, {self.at:%Y-%m-%d}"
