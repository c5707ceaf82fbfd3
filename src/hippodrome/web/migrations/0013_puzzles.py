"""Which puzzles a player has solved."""

from django.db import migrations, models
from django.utils import timezone


class Migration(migrations.Migration):
    dependencies = [("web", "0012_analysis")]
    operations = [
        migrations.CreateModel(
            name="Solved",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("game", models.CharField(max_length=40)),
                ("name", models.CharField(max_length=60)),
                ("at", models.DateTimeField(default=timezone.now)),
                ("player", models.ForeignKey(on_delete=models.CASCADE, related_name="solved", to="web.player")),
            ],
        ),
        migrations.AddConstraint(
            "Solved", models.UniqueConstraint(fields=("player", "game", "name"), name="one_solution_a_player")
        ),
    ]
