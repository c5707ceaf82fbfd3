"""What somebody learns at a table."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("web", "0006_storage")]
    operations = [migrations.AddField("Table", "teaching", models.JSONField(default=dict))]
