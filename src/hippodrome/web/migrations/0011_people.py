"""Muting, blocking and reporting people."""

from django.db import migrations, models
from django.utils import timezone


class Migration(migrations.Migration):
    dependencies = [("web", "0010_sessions")]
    operations = [
        migrations.CreateModel(
            name="Aversion",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("blocked", models.BooleanField(default=False)),
                ("other", models.ForeignKey(on_delete=models.CASCADE, related_name="avoided_by", to="web.player")),
                ("player", models.ForeignKey(on_delete=models.CASCADE, related_name="aversions", to="web.player")),
            ],
            options={"constraints": [models.UniqueConstraint(fields=["player", "other"], name="one_aversion_a_pair")]},
        ),
        migrations.CreateModel(
            name="Report",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("name", models.CharField(max_length=24)),
                ("text", models.CharField(max_length=1000)),
                ("said", models.TextField(blank=True, default="")),
                ("at", models.DateTimeField(default=timezone.now)),
                ("settled", models.BooleanField(default=False)),
                ("answer", models.CharField(blank=True, default="", max_length=1000)),
                (
                    "about",
                    models.ForeignKey(null=True, on_delete=models.SET_NULL, related_name="reported", to="web.player"),
                ),
                (
                    "by",
                    models.ForeignKey(null=True, on_delete=models.SET_NULL, related_name="reports", to="web.player"),
                ),
                (
                    "table",
                    models.ForeignKey(null=True, on_delete=models.SET_NULL, related_name="reports", to="web.table"),
                ),
            ],
            options={"ordering": ["settled", "-at"]},
        ),
    ]
