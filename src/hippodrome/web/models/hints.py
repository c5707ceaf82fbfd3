from django.db import models

from hippodrome.web.models.leases import Leased
from hippodrome.web.models.tables import GameTable


class Hint(Leased):
    """The answers a search suggests to a seat at one version of its table; None while the request is waiting."""

    table = models.ForeignKey(GameTable, on_delete=models.CASCADE, related_name="+")
    seat = models.IntegerField()
    version = models.IntegerField()
    answers = models.JSONField(null=True)
    """Words and the chance of winning after each of them, best first."""

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "seat"], name="one_hint_a_seat")]
