"""My games: whose turn it is and since when, and the results of finished games."""

from contextlib import suppress

from django.db import OperationalError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

import hippodrome
from hippodrome.web import messages, models
from hippodrome.web.accounts import identity
from hippodrome.web.services import endings, lessons, moves, table_lists
from hippodrome.web.services.live_games import live_game

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
        if table.ended:
            left = [chair for chair in self.chairs if not chair.resigned]
            told = [messages.say(f"ended-{table.ended}")]
            if table.ended == models.GameTable.RESIGNED and len(self.chairs) == 2 and len(left) == 1:
                told.insert(0, messages.say("won-by", names=self._named(left), count=1))
            return ", ".join(told)
        lines = places_at(table)
        best = [self.chairs[int(seat)] for seat, place, _ in lines if place == 1]
        if len(best) == 1 and best[0].number in self.mine:
            return messages.say("you-won")
        told = [messages.say("won-by", names=self._named(best), count=len(best))] if best else []
        own = [int(place) for seat, place, _ in lines if seat in self.mine]
        if len(own) == 1:
            told.append(messages.say("your-place", place=own[0]))
        return ", ".join(told)

    def _named(self, chairs: list[models.Seat]) -> str:
        return messages.speaker(self.table.game, messages.language()).phrase([chair.name for chair in chairs])


def places_at(table: models.GameTable) -> list[list[float]]:
    """Return who finished in which place; computed and stored for tables of earlier releases."""
    if not table.places and table.game in hippodrome.games.game_names():
        try:
            game = live_game(table).game
        except hippodrome.HippodromeError:
            return []
        table.places = moves.places_of(game) if game.over else []
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
