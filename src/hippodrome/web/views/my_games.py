"""My games: whose turn it is and since when, and the results of finished games."""

from contextlib import suppress

from django.db import OperationalError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

import hippodrome
from hippodrome.web import messages, models
from hippodrome.web.accounts import identity
from hippodrome.web.services import endings, lessons, table_lists

TURN = "turn"


class MyTable:
    def __init__(self, table: models.GameTable, player: models.Player) -> None:
        self.table = table
        self.chairs: list[models.Seat] = list(table.chairs.all())
        self.mine = [chair.number for chair in self.chairs if chair.player_id == player.pk]
        self.turn = bool(table.your_turn)  # type: ignore[attr-defined]
        self.deletable = endings.may_delete(table, self.chairs, player)
        self.news = self._news()

    @property
    def group(self) -> str:
        return TURN if self.turn else self.table.status

    def _news(self) -> str:
        table = self.table
        course = lessons.course_of(table) if table.status == models.GameTable.RUNNING else None
        if course is not None:
            return messages.say("lesson-at", step=course.number + 1, steps=len(course.lesson.step))
        if self.turn:
            return messages.say("turn-since", ago=messages.ago(table.moved))
        if table.status == models.GameTable.RUNNING:
            names = self._named([chair for chair in self.chairs if chair.asked])
            return messages.say("waits-for", names=names, ago=messages.ago(table.moved))
        return self._outcome() if table.status == models.GameTable.OVER else ""

    def _outcome(self) -> str:
        table = self.table
        lines = places_at(table, self.chairs)
        best = [self.chairs[int(seat)] for seat, place, _ in lines if place == 1]
        own = [int(place) for seat, place, _ in lines if seat in self.mine]
        told = []
        if len(best) == 1 and best[0].number in self.mine:
            told.append(messages.say("you-won"))
        elif best:
            told.append(messages.say("won-by", names=self._named(best), count=len(best)))
            if len(own) == 1 and not table.ended:
                told.append(messages.say("your-place", place=own[0]))
        if table.ended:
            told.append(messages.say(f"ended-{table.ended}"))
        return ", ".join(told)

    def _named(self, chairs: list[models.Seat]) -> str:
        return messages.speaker(self.table.game, messages.language()).phrase([chair.name for chair in chairs])


def places_at(table: models.GameTable, chairs: list[models.Seat]) -> list[list[float]]:
    """Return who finished in which place; computed and stored for tables of earlier releases."""
    if not table.places and table.game in hippodrome.games.game_names():
        try:
            table.places = endings.result_of(table, chairs)
        except hippodrome.HippodromeError:
            return []
        with suppress(OperationalError):  # a busy database: computed again next time
            models.GameTable.objects.filter(pk=table.pk).update(places=table.places)
    return list(table.places)


def lists_context(request: HttpRequest) -> dict[str, object]:
    player = identity.player_of(request)
    rows = [MyTable(table, player) for table in table_lists.tables_of(player)] if player else []
    groups = []
    for name in (
        TURN,
        models.GameTable.RUNNING,
        models.GameTable.GATHERING,
        models.GameTable.OVER,
        models.GameTable.STUDY,
    ):
        here = [row for row in rows if row.group == name]
        if here:
            groups.append((f"tables-{name}", here))
    return {"groups": groups}


@require_safe
def my_tables(request: HttpRequest) -> HttpResponse:
    return render(request, "web/my_tables.html", lists_context(request))


@require_safe
def lists(request: HttpRequest) -> HttpResponse:
    return render(request, "web/my_lists.html", lists_context(request))
