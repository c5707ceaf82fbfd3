"""Answers given ahead: "if I am asked this, answer that", once or until a round or an auction ends.

They are private to a seat. The site gives them after the same pause as the answers of a seat that always declines, by
the same way as a person's word, so that nobody else can tell. Any other question cancels all of them, because its
player did not foresee it. Adding or removing one changes neither the table's version nor its stamp.
"""

from django.db import transaction

import hippodrome
from hippodrome.kernel.ask import Ask
from hippodrome.web import clock
from hippodrome.web.models import GameTable, Player, Seat
from hippodrome.web.refusals import Refused
from hippodrome.web.services.foreseen import ALWAYS, ONCE, keep, question_kind, spans_of
from hippodrome.web.services.live_games import live_game
from hippodrome.web.services.tables import lock
from hippodrome.web.services.turns import settle_asked

MOST = 12
"""How many answers a seat may have given ahead."""
LOOKED_BACK = 150
"""How many words are replayed to find the questions that a seat has been asked."""
KINDS = 8
"""How many kinds of questions are offered, the latest first."""
MOST_WORDS = 80
"""Questions with more answers than this are not offered."""


def add(slug: str, number: int, player: Player, kind: str, word: str, until: str) -> GameTable:
    """Give an answer ahead; `until` is ONCE, ALWAYS, or how many spans have to stay the same."""
    with transaction.atomic():
        table, chair = _own_seat(slug, number, player)
        game = live_game(table).game
        asked = next((ask for ask in asked_before(game, number) if question_kind(ask) == kind), None)
        if asked is None or word not in asked.words or len(chair.answers_ahead) >= MOST:
            raise Refused("refused-ahead")
        spans = spans_of(game, number)
        if until not in (ONCE, ALWAYS, *(str(level + 1) for level in range(len(spans)))):
            raise Refused("refused-form", 400)
        prompt = {"key": asked.prompt.key, "params": asked.prompt.params}
        kept = spans[: int(until)] if until.isdecimal() else []
        answer = {"kind": kind, "word": word, "until": until, "spans": kept, "rule": asked.rule, "prompt": prompt}
        keep(chair, [*(one for one in chair.answers_ahead if one["kind"] != kind), answer])
        _settle(table, game)
    return table


def remove(slug: str, number: int, player: Player, kind: str = "") -> GameTable:
    """Take back what was given ahead for a kind of question, or everything."""
    with transaction.atomic():
        table, chair = _own_seat(slug, number, player)
        keep(chair, [one for one in chair.answers_ahead if kind and one["kind"] != kind])
        _settle(table, live_game(table).game)
    return table


def asked_before(game: hippodrome.Table, seat: int) -> list[Ask]:
    """Return the questions that a seat was asked lately, one of each kind, the latest first."""
    record = game.record()
    first = max(len(game.said) - LOOKED_BACK, game.amendments[-1].words if game.amendments else 0)
    table = record.replay(first)
    found: dict[str, Ask] = {}
    for speaker, index, *_ in [*game.said[first:], (-1, -1)]:
        ask = table.ask_of(seat)
        if ask is not None and (speaker in (seat, -1)) and 1 < len(ask.options) <= MOST_WORDS:
            found.pop(question_kind(ask), None)
            found[question_kind(ask)] = ask
        if speaker >= 0:
            table.answer(speaker, index)
    return list(found.values())[::-1][:KINDS]


def _own_seat(slug: str, number: int, player: Player) -> tuple[GameTable, Seat]:
    table = lock(slug)
    chairs = list(table.chairs.filter(player=player))
    # At a shared device the others would see the answers appear.
    if [chair.number for chair in chairs] != [number] or not chairs[0].played_by_person:
        raise Refused("refused-not-your-seat", 403)
    if table.status != GameTable.RUNNING or table.at_lesson:
        raise Refused("refused-over" if table.status == GameTable.OVER else "refused-not-started")
    return table, chairs[0]


def _settle(table: GameTable, game: hippodrome.Table) -> None:
    """Store when the site has to answer, if the open question is one that was foreseen."""
    due = settle_asked(table, game, clock.now(), None)
    GameTable.objects.filter(pk=table.pk).update(bot_due=due)
