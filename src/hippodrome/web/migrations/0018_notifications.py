"""Notifications: how people want to be reached, and what is announced to them."""

import django.db.models.deletion
import django.utils.timezone
from django.db import migrations, models

import hippodrome.web.models.notifications
import hippodrome.web.models.people


class Migration(migrations.Migration):
    dependencies = [
        ("web", "0017_clocks"),
    ]

    operations = [
        migrations.CreateModel(
            name="Channel",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("kind", models.CharField(max_length=4)),
                ("address", models.CharField(max_length=1000)),
                ("keys", models.JSONField(default=dict)),
                ("token", models.CharField(default=hippodrome.web.models.people.new_key, max_length=32, unique=True)),
                ("label", models.CharField(blank=True, default="", max_length=120)),
                ("occasions", models.JSONField(default=hippodrome.web.models.notifications.all_occasions)),
                ("language", models.CharField(default="en", max_length=5)),
                ("origin", models.CharField(blank=True, default="", max_length=200)),
                ("digest_hour", models.IntegerField(null=True)),
                ("confirmed", models.DateTimeField(null=True)),
                ("created", models.DateTimeField(default=django.utils.timezone.now)),
                ("failures", models.IntegerField(default=0)),
                ("stopped", models.DateTimeField(null=True)),
                ("trouble", models.CharField(blank=True, default="", max_length=12)),
                (
                    "player",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="channels", to="web.player"
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="Notification",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("kind", models.CharField(max_length=4)),
                ("occasion", models.CharField(max_length=8)),
                ("key", models.CharField(max_length=40)),
                ("seat", models.IntegerField(null=True)),
                ("version", models.IntegerField(default=0)),
                ("stamp", models.IntegerField(default=0)),
                ("facts", models.JSONField(default=dict)),
                ("state", models.CharField(default="waiting", max_length=8)),
                ("seen", models.BooleanField(default=False)),
                ("due", models.DateTimeField(null=True)),
                ("attempts", models.IntegerField(default=0)),
                ("delivery", models.CharField(blank=True, default="", max_length=32)),
                ("created", models.DateTimeField(default=django.utils.timezone.now)),
                ("done", models.DateTimeField(null=True)),
                (
                    "channel",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="notifications",
                        to="web.channel",
                    ),
                ),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="+", to="web.gametable"
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="TableChoice",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("occasions", models.JSONField(default=dict)),
                (
                    "player",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="table_choices", to="web.player"
                    ),
                ),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="+", to="web.gametable"
                    ),
                ),
            ],
        ),
        migrations.AddConstraint(
            model_name="channel",
            constraint=models.UniqueConstraint(fields=("player", "kind", "address"), name="one_channel_an_address"),
        ),
        migrations.AddIndex(
            model_name="notification",
            index=models.Index(condition=models.Q(("due__isnull", False)), fields=["due"], name="notification_due"),
        ),
        migrations.AddConstraint(
            model_name="notification",
            constraint=models.UniqueConstraint(
                fields=("channel", "occasion", "table", "key"), name="one_notification_a_channel"
            ),
        ),
        migrations.AddConstraint(
            model_name="tablechoice",
            constraint=models.UniqueConstraint(fields=("player", "table"), name="one_choice_a_table"),
        ),
    ]
