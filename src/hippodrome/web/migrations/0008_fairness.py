"""The seed is mixed from a secret of the site and a share of everybody who sits down."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("web", "0007_teaching")]
    operations = [
        migrations.AddField("Table", "secret", models.CharField(max_length=64, default="", blank=True)),
        migrations.AddField("Table", "rematched", models.BooleanField(default=False)),
        migrations.AddField("Seat", "share", models.CharField(max_length=40, default="", blank=True)),
    ]
