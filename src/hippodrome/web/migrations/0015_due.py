"""Where a bot is due is found without looking at every table that runs."""

from typing import ClassVar

from django.db import migrations, models


class Migration(migrations.Migration):
    """The index by time alone was passed over for the lobby's, which begins with the status."""

    dependencies: ClassVar = [("web", "0014_trouble")]
    operations: ClassVar = [
        migrations.RemoveIndex("Table", "table_bot_due"),
        migrations.AddIndex("Table", models.Index(fields=["status", "bot_due"], name="table_due")),
    ]
