"""Leases: while a row is leased, only one bot worker works on it."""

from datetime import timedelta
from typing import Any

from django.db import models

from hippodrome.web import clock


class Leased(models.Model):
    leased_until = models.DateTimeField(null=True)
    leased_by = models.CharField(max_length=80, default="")

    class Meta:
        abstract = True


def unleased() -> models.Q:
    return models.Q(leased_until=None) | models.Q(leased_until__lt=clock.now())


def lease(node: str, seconds: float) -> dict[str, Any]:
    return {"leased_until": clock.now() + timedelta(seconds=seconds), "leased_by": node}
