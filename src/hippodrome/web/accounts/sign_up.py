"""Turn a guest into an account."""

from django.contrib.auth.models import User
from django.db import transaction

from hippodrome.web import models


def take_over(guest: models.Player | None, user: User) -> models.Player:
    """Move everything a guest did to an account: tables, seats, chat, notes and solved puzzles."""
    with transaction.atomic():
        own = models.Player.objects.filter(user_id=user.pk).first()
        if guest is not None:  # may have been deleted or taken over on another page
            guest = models.Player.objects.select_for_update().filter(pk=guest.pk).first()
        if guest is None or guest.user_id is not None:
            return own or models.Player.objects.create(name=user.get_username()[: models.NAME_LENGTH], user=user)
        if own is None:
            guest.user = user
            guest.save(update_fields=["user"])
            return guest
        theirs = [(model, "player") for model in (models.Seat, models.Remark, models.Vacation, models.Offer)]
        for model, field in [(models.GameTable, "owner"), *theirs]:
            model.objects.filter(**{field: guest}).update(**{field: own})
        kept = models.Notes.objects.filter(player=own).values_list("table_id", flat=True)
        models.Notes.objects.filter(player=guest).exclude(table_id__in=list(kept)).update(player=own)
        solved = set(models.Solved.objects.filter(player=own).values_list("game", "name"))
        for one in models.Solved.objects.filter(player=guest):
            if (one.game, one.name) not in solved:
                models.Solved.objects.filter(pk=one.pk).update(player=own)
        guest.delete()
        return own
