from django.db import models
from django.utils import timezone

from hippodrome.web.models.people import Player


class Solved(models.Model):
    player = models.ForeignKey(Player, on_delete=models.CASCADE, related_name="solved")
    game = models.CharField(max_length=40)
    name = models.CharField(max_length=60)
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["player", "game", "name"], name="one_solution_a_player")]
