"""A player's private notes at a table."""

from hippodrome.web.models import NOTES_LENGTH, GameTable, Notes, Player
from hippodrome.web.refusals import Refused


def save(table: GameTable, player: Player | None, text: str) -> None:
    if len(text) > NOTES_LENGTH:
        raise Refused("refused-too-long", 400, most=NOTES_LENGTH)
    if player is None or not table.chairs.filter(player=player).exists():
        raise Refused("refused-not-your-seat", 403)
    Notes.objects.update_or_create(table=table, player=player, defaults={"text": text})
