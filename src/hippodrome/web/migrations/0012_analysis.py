"""Hints for the player who is asked, and analyses of games that were played."""

from django.db import migrations, models

LEASE: list[tuple[str, models.Field]] = [  # type: ignore[type-arg]
    ("leased_until", models.DateTimeField(null=True)),
    ("leased_by", models.CharField(default="", max_length=80)),
]


class Migration(migrations.Migration):
    dependencies = [("web", "0011_people")]
    operations = [
        migrations.AddField("Table", "hints", models.CharField(default="bots", max_length=4)),
        migrations.CreateModel(
            name="Hint",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("seat", models.IntegerField()),
                ("version", models.IntegerField()),
                ("answers", models.JSONField(null=True)),
                *LEASE,
                ("table", models.ForeignKey(on_delete=models.CASCADE, related_name="+", to="web.table")),
            ],
            options={"constraints": [models.UniqueConstraint(fields=("table", "seat"), name="one_hint_a_seat")]},
        ),
        migrations.CreateModel(
            name="Analysis",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("progress", models.FloatField(default=0.0)),
                ("told", models.TextField(blank=True, default="")),
                ("failed", models.BooleanField(default=False)),
                *LEASE,
                ("table", models.OneToOneField(on_delete=models.CASCADE, related_name="analysis", to="web.table")),
            ],
        ),
    ]
