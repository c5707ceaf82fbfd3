"""Which puzzles a player has solved."""

from typing import ClassVar

import django.db.models.deletion
from django.db import migrations, models
from django.utils import timezone


class Migration(migrations.Migration):
    """Nobody has solved any yet."""

    dependencies: ClassVar = [("web", "0012_analysis")]
    operations: ClassVar = [
        migrations.CreateModel(
            name="Solved",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("game", models.CharField(max_length=40)),
                ("name", models.CharField(max_length=60)),
                ("at", models.DateTimeField(default=timezone.now)),
                (
                    "player",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="solved", to="web.player"
                    ),
                ),
            ],
        ),
        migrations.AddConstraint(
            "Solved", models.UniqueConstraint(fields=("player", "game", "name"), name="one_solution_a_player")
        ),
    ]
