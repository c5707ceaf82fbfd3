from typing import Any

import django.db.models.deletion
from django.db import migrations, models

from hippodrome.web import clock


def keep_open_offers(apps: Any, _schema: Any) -> None:
    """Turn the wish of some seats to end the game into an open offer of their table."""
    seats, tables, offers = (apps.get_model("web", name) for name in ("Seat", "GameTable", "Offer"))
    wanting: dict[int, list[Any]] = {}
    for seat in seats.objects.filter(wants_end=True, table__status="running").order_by("number"):
        wanting.setdefault(seat.table_id, []).append(seat)
    for table, wishes in wanting.items():
        first = wishes[0]
        agreed = [seat.number for seat in wishes]
        offers.objects.create(table_id=table, kind="end", seat=first.number, player_id=first.player_id, agreed=agreed)
        tables.objects.filter(pk=table).update(offering=True)


class Migration(migrations.Migration):
    dependencies = [("web", "0018_notifications")]

    operations = [
        migrations.AddField(
            model_name="player", name="pace", field=models.CharField(blank=True, default="", max_length=8)
        ),
        migrations.AddField(model_name="gametable", name="offering", field=models.BooleanField(default=False)),
        migrations.AddField(
            model_name="gametable", name="on_resign", field=models.CharField(default="bot", max_length=4)
        ),
        migrations.AddField(model_name="seat", name="answers_ahead", field=models.JSONField(default=list)),
        migrations.CreateModel(
            name="Offer",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("kind", models.CharField(max_length=10)),
                ("seat", models.IntegerField()),
                ("agreed", models.JSONField(default=list)),
                ("facts", models.JSONField(default=dict)),
                ("version", models.IntegerField(default=0)),
                ("state", models.CharField(default="open", max_length=10)),
                ("made", models.DateTimeField(default=clock.now)),
                ("closed", models.DateTimeField(null=True)),
                (
                    "player",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="offers",
                        to="web.player",
                    ),
                ),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="offers", to="web.gametable"
                    ),
                ),
            ],
            options={"ordering": ["id"]},
        ),
        migrations.AddConstraint(
            model_name="offer",
            constraint=models.UniqueConstraint(
                condition=models.Q(("state", "open")), fields=("table", "kind"), name="one_open_offer_a_kind"
            ),
        ),
        migrations.RunPython(keep_open_offers, migrations.RunPython.noop),
        migrations.RemoveField(model_name="seat", name="wants_end"),
    ]
