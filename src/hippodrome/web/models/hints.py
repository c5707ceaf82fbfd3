from django.db import models

from hippodrome.web.models.leases import Leased
from hippodrome.web.models.tables import GameTable


class Hint(Leased):
    """What a search would answer for a seat, at a version of its table; without answers it is still wanted."""

    table = models.ForeignKey(GameTable, on_delete=models.CASCADE, related_name="+")
    seat = models.IntegerField()
    version = models.IntegerField()
    answers = models.JSONField(null=True)
    """Words with the chance to win after each, best first."""

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "seat"], name="one_hint_a_seat")]
