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
    """Whether nobody but its seat may count it: a secret word while all decide together, or its undo."""
    let_go = models.BooleanField(default=False)
    """Whether the site said it for a player who never wants to be asked."""
    added = models.TextField(default="", blank=True)
    """What this move added to the game; nothing in moves of earlier releases, which wrote the whole game."""
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "version"], name="one_move_a_version")]
