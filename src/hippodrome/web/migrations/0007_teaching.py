"""What somebody learns at a table."""

from typing import ClassVar

from django.db import migrations, models


class Migration(migrations.Migration):
    """Nobody is taught at the tables there are."""

    dependencies: ClassVar = [("web", "0006_storage")]
    operations: ClassVar = [migrations.AddField("Table", "teaching", models.JSONField(default=dict))]
