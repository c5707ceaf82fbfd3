"""What stops clocks: vacations, and times in which the site was down."""

from django.db import models

from hippodrome.web.models.people import Player


class Vacation(models.Model):
    """A period in which none of a player's clocks run, except at tables that allow no vacation."""

    player = models.ForeignKey(Player, on_delete=models.CASCADE, related_name="vacations")
    begins = models.DateTimeField()
    ends = models.DateTimeField()
    """When the vacation ends, or has ended early."""

    class Meta:
        ordering = ["begins"]
        indexes = [models.Index(fields=["player", "ends"], name="vacation_of")]

    def __str__(self) -> str:
        return f"{self.player}: {self.begins:%Y-%m-%d} to {self.ends:%Y-%m-%d}"


class Heartbeat(models.Model):
    """When a server process last reported that the site is up. This is a single row, used only on PostgreSQL."""

    at = models.FloatField(default=0.0)
    """The time in seconds since 1970."""
    stopped = models.BooleanField(default=False)
    """Whether the site was shut down cleanly at that time."""
