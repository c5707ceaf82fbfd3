"""What seats decide secretly at the same time is not even counted by the others."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("web", "0008_fairness")]
    operations = [
        migrations.AddField("Table", "unheard", models.JSONField(default=list)),
        migrations.AddField("Move", "quiet", models.BooleanField(default=False)),
        migrations.AddField("Move", "let_go", models.BooleanField(default=False)),
    ]
