"""How a game was over before its end, who would end it, and who came in which place."""

from typing import ClassVar

from django.db import migrations, models


class Migration(migrations.Migration):
    """Empty for all tables there are: places of games that are over are filled in when somebody looks."""

    dependencies: ClassVar = [("web", "0003_pace")]
    operations: ClassVar = [
        migrations.AddField("Table", "ended", models.CharField(blank=True, default="", max_length=10)),
        migrations.AddField("Table", "places", models.JSONField(default=list)),
        migrations.AddField("Seat", "resigned", models.BooleanField(default=False)),
        migrations.AddField("Seat", "wants_end", models.BooleanField(default=False)),
    ]
