from django.db import models

from hippodrome.web.models.leases import Leased
from hippodrome.web.models.tables import GameTable


class StoredAnalysis(Leased):
    """How a finished game or an imported record went; made in the background, and kept with its table."""

    table = models.OneToOneField(GameTable, on_delete=models.CASCADE, related_name="analysis")
    progress = models.FloatField(default=0.0)
    told = models.TextField(default="", blank=True)
    failed = models.BooleanField(default=False)

    class Meta:
        db_table = "web_analysis"

    def __str__(self) -> str:
        return f"{self.table} {self.progress:.0%}"
