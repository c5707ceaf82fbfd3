"""Players are known by a key that can't be guessed and never comes again."""

from typing import Any

from django.db import migrations, models

from hippodrome.web.models import new_key


def give_keys(apps: Any, _editor: Any) -> None:
    """Give everybody who has none a key."""
    players = apps.get_model("web", "Player").objects
    for player in players.filter(key="").iterator():
        players.filter(pk=player.pk).update(key=new_key())


class Migration(migrations.Migration):
    dependencies = [("web", "0004_ending")]
    operations = [
        migrations.AddField("Player", "key", models.CharField(max_length=32, default="")),
        migrations.RunPython(give_keys, migrations.RunPython.noop),
        migrations.AlterField("Player", "key", models.CharField(max_length=32, default=new_key, unique=True)),
    ]
