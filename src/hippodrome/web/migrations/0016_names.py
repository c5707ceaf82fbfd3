"""Two models get names of their own; their tables in the database keep theirs, so nothing changes there."""

from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [("web", "0015_due")]
    operations = [
        migrations.AlterModelTable("Table", "web_table"),
        migrations.AlterModelTable("Analysis", "web_analysis"),
        migrations.RenameModel("Table", "GameTable"),
        migrations.RenameModel("Analysis", "StoredAnalysis"),
        migrations.AlterModelOptions("GameTable", {"verbose_name": "table"}),
    ]
