"""Where a bot is due is found without looking at every table that runs."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("web", "0014_trouble")]
    operations = [
        migrations.RemoveIndex("Table", "table_bot_due"),
        migrations.AddIndex("Table", models.Index(fields=["status", "bot_due"], name="table_due")),
    ]
