"""Failures of ours are reported, too."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("web", "0013_puzzles")]
    operations = [
        migrations.AddField("Report", "trouble", models.CharField(max_length=20, default="", blank=True)),
        migrations.AlterField("Report", "name", models.CharField(max_length=24, blank=True)),
        migrations.AlterField("Report", "text", models.CharField(max_length=1000, blank=True)),
        migrations.AddConstraint(
            "Report",
            models.UniqueConstraint(fields=("trouble",), condition=~models.Q(trouble=""), name="one_report_a_trouble"),
        ),
    ]
