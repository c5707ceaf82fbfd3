from django.db import models
from django.utils import timezone

from hippodrome.web.models.people import NAME_LENGTH, Player
from hippodrome.web.models.tables import GameTable

REPORT_LENGTH = 1000


class Report(models.Model):
    """Somebody tells the operator what another one did at a table, or that the site failed."""

    by = models.ForeignKey(Player, null=True, on_delete=models.SET_NULL, related_name="reports")
    about = models.ForeignKey(Player, null=True, on_delete=models.SET_NULL, related_name="reported")
    table = models.ForeignKey(GameTable, null=True, on_delete=models.SET_NULL, related_name="reports")
    trouble = models.CharField(max_length=20, default="", blank=True)
    """The name of a failure of ours, under which it stands in the log; empty if it is about somebody."""
    name = models.CharField(max_length=NAME_LENGTH, blank=True)
    """What the one it is about was called then."""
    text = models.CharField(max_length=REPORT_LENGTH, blank=True)
    said = models.TextField(default="", blank=True)
    """The last that they had said in the chat of the table; of a failure, where it happened."""
    at = models.DateTimeField(default=timezone.now)
    settled = models.BooleanField(default=False)
    answer = models.CharField(max_length=REPORT_LENGTH, default="", blank=True)
    """What the operator did about it, for the operators alone."""

    class Meta:
        ordering = ["settled", "-at"]
        constraints = [
            models.UniqueConstraint(fields=["trouble"], condition=~models.Q(trouble=""), name="one_report_a_trouble")
        ]

    def __str__(self) -> str:
        return f"{self.trouble or self.name}, {self.at:%Y-%m-%d}"
