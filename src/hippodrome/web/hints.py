"""What would you do? Somebody who is asked may ask back, and gets the three best answers a search finds for the seat.

A request only leaves a note in the database; one of the bots' processes thinks about it (`advise_waiting`), and the
page of who wants to know asks again until something was found. The table itself is left as it is, its stamp too: nobody
else can tell that somebody asked. What was found is kept as long as the question is the same. The search is handed a
world made for the seat, as every bot is, so a hint tells nothing that the seat could not know.
"""

import logging
from collections.abc import Iterable
from typing import Any

from django.db import transaction

from hippodrome import analysis, games
from hippodrome.parts import Parts
from hippodrome.text import Speaker
from hippodrome.web import markup, messages, models, play, teaching_page

ALWAYS, AGAINST_BOTS, NEVER = "yes", "bots", "no"
CHOICES = (AGAINST_BOTS, ALWAYS, NEVER)
"""At which tables one may ask: where one plays against bots alone, everywhere, nowhere."""
SECONDS = 1.5
LEASE = 30.0
"""Seconds after which a thought counts as lost."""
logger = logging.getLogger(__name__)


def are_allowed(table: models.Table, chairs: Iterable[models.Seat]) -> bool:
    """Whether one may ask for hints at a table; in a lesson the teacher speaks."""
    if table.status != models.Table.RUNNING or table.at_lesson or table.hints == NEVER:
        return False
    people = [chair for chair in chairs if chair.kind in (models.Seat.PERSON, models.Seat.LOCAL)]
    return table.hints == ALWAYS or len(people) == 1


def ask_for(slug: str, seat: int, version: int, player: models.Player) -> models.Table:
    """Somebody wants to know what else one could do; raises Refused."""
    with transaction.atomic():
        row = play.lock(slug)
        chair = next((chair for chair in row.seated if chair.number == seat), None)
        if chair is None or chair.player_id != player.pk or chair.bot:
            raise play.Refused("refused-not-your-seat", 403)
        if not are_allowed(row, row.seated):
            raise play.Refused("refused-hints", 403)
        ask = play.live(row).game.ask_of(seat)
        if ask is None or not play.still_asked(row, seat, version):
            raise play.Refused("refused-stale")
        if hint_for(row, seat) is None:
            fresh = {"version": row.version, "answers": None, "leased_until": None, "leased_by": ""}
            models.Hint.objects.update_or_create(table=row, seat=seat, defaults=fresh)
    return row


def hint_for(table: models.Table, seat: int) -> models.Hint | None:
    """The hint that is thought about, or was found, for the question that a seat has now."""
    hint = next((hint for hint in models.HINTS_OF_TABLE.all(table.pk) if hint.seat == seat), None)
    return hint if hint is not None and play.still_asked(table, seat, hint.version) else None


# --- in the bots' processes -----------------------------------------------------------------------------------------


def advise_waiting(node: str) -> bool:
    """Think about one of the questions that somebody wants a hint for; whether there was one."""
    here = [info.name for info in games.playable_games()]
    free = models.unleased()
    waiting = models.Hint.objects.filter(
        free, answers__isnull=True, table__status=models.Table.RUNNING, table__game__in=here
    )
    hint = waiting.select_related("table").order_by("pk").first()
    if hint is None:
        return False
    if models.Hint.objects.filter(free, pk=hint.pk, answers__isnull=True).update(**models.lease(node, LEASE)):
        advise(hint)
    return True


def advise(hint: models.Hint, iterations: int = 0) -> None:
    """Think, and keep what was found; an answer to a question that is gone by then is never shown."""
    row, found = hint.table, list[list[Any]]()
    try:
        if play.still_asked(row, hint.seat, hint.version):
            answers = analysis.best_answers(play.live(row).game, hint.seat, SECONDS, iterations)
            found = [[answer.word, round(answer.chance, 3)] for answer in answers]
    except Exception:
        logger.exception("no hint for %s", row)
    kept = models.Hint.objects.filter(pk=hint.pk, version=hint.version)
    kept.update(answers=found, leased_until=None, leased_by="")


# --- on the page ----------------------------------------------------------------------------------------------------


class HintPanel:
    """What stands below the answers: a way to ask, that it is thought about, or what was found."""

    def __init__(self, table: models.Table, chairs: Iterable[models.Seat], seat: int | None, words: list[str]) -> None:
        self.slug = table.slug
        self.shown = seat is not None and len(words) > 1 and are_allowed(table, chairs)
        self.hint = hint_for(table, seat) if self.shown and seat is not None else None

    def html(self, parts: Parts, speaker: Speaker, address: str) -> str:
        """As HTML; nothing where one can't ask."""
        if not self.shown:
            return ""
        if self.hint is None:
            said = markup.escape(messages.say("hint-ask"))
            return (
                f'<p class="hint-ask"><button class="plain" id="ask-hint" form="say" formaction="{address}" '
                f'data-note="{markup.escape(messages.say("hint-help"))}">{said}</button></p>'
            )
        if self.hint.answers is None:
            said = markup.escape(messages.say("hint-thinking"))
            again = f'hx-get="{markup.address("live", self.slug)}" hx-trigger="every 1s" hx-swap="none"'
            return f'<p class="hint-thinking" id="ask-hint" role="status" {again}><progress></progress> {said}</p>'
        if not self.hint.answers:
            return f'<p class="soft" id="ask-hint">{markup.escape(messages.say("hint-none"))}</p>'
        lines = []
        for rank, (word, chance) in enumerate(self.hint.answers, 1):
            title, reason = teaching_page.titled(parts, speaker, word)
            why = f'<span class="note">{markup.escape(reason)}</span>' if reason else ""
            about = markup.escape(messages.say("hint-chance", percent=round(100 * chance)))
            lines.append(
                f'<li data-hinted="{markup.escape(word)}" data-rank="{rank}"><b class="rank">{rank}</b>'
                f'<span class="title">{markup.escape(title)}</span><span class="odds">{about}</span>{why}</li>'
            )
        label, help_text = markup.escape(messages.say("hint-found")), markup.escape(messages.say("hint-found-help"))
        return (
            f'<div class="hints" id="ask-hint" role="group" aria-label="{label}"><h3>{label}</h3>'
            f'<ol>{"".join(lines)}</ol><p class="soft">{help_text}</p></div>'
        )
