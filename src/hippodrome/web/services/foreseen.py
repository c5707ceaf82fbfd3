"""Open questions to which a seat has given its answer ahead; `answers_ahead.py` is where people give them."""

from typing import Any

import hippodrome
from hippodrome.kernel.ask import Ask
from hippodrome.parts import parts_of
from hippodrome.web.models import Seat

ONCE, ALWAYS = "once", "always"


def question_kind(ask: Ask) -> str:
    """Return what makes questions alike: their rule, and their kind where one rule asks several things."""
    return f"{ask.rule}|{ask.kind}"


def spans_of(game: hippodrome.Table, seat: int) -> list[int]:
    """Return the numbers of the round, the auction and so on that a game is in, the longest stretch first."""
    return [figure.value or 0 for figure in parts_of(game.view(seat)).question.progress if figure.span]


def matching(chair: Seat, ask: Ask | None, game: hippodrome.Table) -> dict[str, Any] | None:
    """Return the answer given ahead that fits an open question."""
    if ask is None or not chair.answers_ahead or chair.bot or not chair.player_id:
        return None
    kind, words, spans = question_kind(ask), ask.words, spans_of(game, chair.number)
    for one in chair.answers_ahead:
        if one["kind"] == kind and one["word"] in words and one["spans"] == spans[: len(one["spans"])]:
            return dict(one)
    return None


def cancel_unless_matching(chair: Seat, ask: Ask, game: hippodrome.Table) -> None:
    """Cancel all answers given ahead if a new question is none that was foreseen."""
    if chair.answers_ahead and matching(chair, ask, game) is None:
        keep(chair, [])


def use(chair: Seat, answer: dict[str, Any]) -> str:
    """Return the word of an answer that is given now; one for a single time is used up."""
    if answer["until"] == ONCE:
        keep(chair, [one for one in chair.answers_ahead if one != answer])
    return str(answer["word"])


def keep(chair: Seat, answers: list[dict[str, Any]]) -> None:
    chair.answers_ahead = answers
    Seat.objects.filter(pk=chair.pk).update(answers_ahead=answers)
