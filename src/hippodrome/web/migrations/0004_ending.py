"""How a game was over before its end, who would end it, and who came in which place."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("web", "0003_pace")]
    operations = [
        migrations.AddField("Table", "ended", models.CharField(blank=True, default="", max_length=10)),
        migrations.AddField("Table", "places", models.JSONField(default=list)),
        migrations.AddField("Seat", "resigned", models.BooleanField(default=False)),
        migrations.AddField("Seat", "wants_end", models.BooleanField(default=False)),
    ]
