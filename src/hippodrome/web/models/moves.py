from django.db import models
from django.utils import timezone

from hippodrome.web.models.tables import GameTable


class Move(models.Model):
    """One change of a game: a word, or an undo (then the word is empty). Each version exists once."""

    table = models.ForeignKey(GameTable, on_delete=models.CASCADE, related_name="moves")
    version = models.IntegerField()
    seat = models.IntegerField()
    word = models.CharField(max_length=80)
    bot = models.CharField(max_length=40, default="", blank=True)
    quiet = models.BooleanField(default=False)
    """Whether only its own seat may know that this move exists: a secret word in a simultaneous choice, or its undo."""
    let_go = models.BooleanField(default=False)
    """Whether the site declined for a player who never wants to be asked."""
    added = models.TextField(default="", blank=True)
    """What this move added to the game; empty for moves of earlier releases, which stored the whole game."""
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "version"], name="one_move_a_version")]
