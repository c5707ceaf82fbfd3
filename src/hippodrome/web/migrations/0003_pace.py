"""How fast the bots of a table play."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("web", "0002_declines")]

    operations = [
        migrations.AddField(model_name="table", name="pace", field=models.CharField(default="brisk", max_length=8)),
        migrations.AddField(model_name="table", name="skipping", field=models.BooleanField(default=False)),
    ]
