"""Sessions are kept in the database, by account."""

from django.conf import settings
from django.db import migrations, models
from django.utils import timezone


class Migration(migrations.Migration):
    dependencies = [("web", "0009_unheard"), migrations.swappable_dependency(settings.AUTH_USER_MODEL)]
    operations = [
        migrations.CreateModel(
            name="Visit",
            fields=[
                (
                    "session_key",
                    models.CharField(max_length=40, primary_key=True, serialize=False, verbose_name="session key"),
                ),
                ("session_data", models.TextField(verbose_name="session data")),
                ("expire_date", models.DateTimeField(db_index=True, verbose_name="expire date")),
                ("browser", models.CharField(blank=True, default="", max_length=200)),
                ("began", models.DateTimeField(default=timezone.now)),
                ("seen", models.DateTimeField(default=timezone.now)),
                (
                    "account",
                    models.ForeignKey(
                        null=True, on_delete=models.CASCADE, related_name="visits", to=settings.AUTH_USER_MODEL
                    ),
                ),
            ],
            options={"verbose_name": "session", "verbose_name_plural": "sessions", "abstract": False},
        ),
        migrations.AddField("Player", "seen", models.DateTimeField(default=timezone.now)),
    ]
