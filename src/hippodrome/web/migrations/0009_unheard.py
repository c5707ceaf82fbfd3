"""What seats decide secretly at the same time is not even counted by the others."""

from typing import ClassVar

from django.db import migrations, models


class Migration(migrations.Migration):
    """Three columns."""

    dependencies: ClassVar = [("web", "0008_fairness")]
    operations: ClassVar = [
        migrations.AddField("Table", "unheard", models.JSONField(default=list)),
        migrations.AddField("Move", "quiet", models.BooleanField(default=False)),
        migrations.AddField("Move", "let_go", models.BooleanField(default=False)),
    ]
