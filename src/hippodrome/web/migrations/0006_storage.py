"""A move writes what it adds, and when a table was last touched is kept, to be looked up by."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("web", "0005_player_key")]
    operations = [
        migrations.AddField("Move", "added", models.TextField(blank=True, default="")),
        migrations.AddField("Table", "present", models.TextField(blank=True, default="")),
        migrations.AddField("Table", "touched", models.FloatField(db_index=True, default=0.0)),
    ]
