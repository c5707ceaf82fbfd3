from django.db import models

from hippodrome.web.models.leases import Leased
from hippodrome.web.models.tables import GameTable


class StoredAnalysis(Leased):
    """The analysis of a finished game or imported record, made in the background and stored with its table."""

    table = models.OneToOneField(GameTable, on_delete=models.CASCADE, related_name="analysis")
    progress = models.FloatField(default=0.0)
    told = models.TextField(default="", blank=True)
    failed = models.BooleanField(default=False)

    class Meta:
        db_table = "web_analysis"

    def __str__(self) -> str:
        return f"{self.table} {self.progress:.0%}"
