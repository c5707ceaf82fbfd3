"""Counters for the rate limits."""

from django.db import models


class Tally(models.Model):
    """How often something was done in a span of time: the memory of the rate limits."""

    key = models.CharField(max_length=120)
    span = models.BigIntegerField()
    count = models.IntegerField(default=0)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["key", "span"], name="one_tally_a_span")]

    def add(self) -> None:
        """One more; of two at once both are counted."""
        Tally.objects.filter(pk=self.pk).update(count=models.F("count") + 1)
