"""Clocks, vacations, and each player's time zone."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("web", "0016_names")]
    operations = [
        migrations.AddField("GameTable", "clock", models.JSONField(default=dict)),
        migrations.AddField("GameTable", "clock_due", models.DateTimeField(null=True)),
        migrations.AddField("GameTable", "paused", models.DateTimeField(null=True)),
        migrations.AddIndex(
            "GameTable",
            models.Index(fields=["clock_due"], name="table_clock_due", condition=models.Q(clock_due__isnull=False)),
        ),
        migrations.AddField("Seat", "time_left", models.FloatField(null=True)),
        migrations.AddField("Seat", "time_since", models.DateTimeField(null=True)),
        migrations.AddField("Seat", "time_words", models.IntegerField(default=0)),
        migrations.AddField("Seat", "time_warned", models.BooleanField(default=False)),
        migrations.AddField("Seat", "timed_out", models.BooleanField(default=False)),
        migrations.AddField("Player", "time_zone", models.CharField(blank=True, default="", max_length=64)),
        migrations.CreateModel(
            name="Vacation",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("begins", models.DateTimeField()),
                ("ends", models.DateTimeField()),
                ("player", models.ForeignKey(on_delete=models.CASCADE, related_name="vacations", to="web.player")),
            ],
            options={
                "ordering": ["begins"],
                "indexes": [models.Index(fields=["player", "ends"], name="vacation_of")],
            },
        ),
        migrations.CreateModel(
            name="Heartbeat",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("at", models.FloatField(default=0.0)),
                ("stopped", models.BooleanField(default=False)),
            ],
        ),
    ]
