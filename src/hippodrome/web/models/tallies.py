"""Counters for the rate limits."""

from django.db import models


class Tally(models.Model):
    """How often an action happened within a span of time."""

    key = models.CharField(max_length=120)
    span = models.BigIntegerField()
    count = models.IntegerField(default=0)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["key", "span"], name="one_tally_a_span")]

    def add(self) -> None:
        """Increment the count atomically."""
        Tally.objects.filter(pk=self.pk).update(count=models.F("count") + 1)
