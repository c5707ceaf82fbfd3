"""The hint panel below the answers: the button, the wait, and the suggested answers."""

from collections.abc import Iterable
from typing import Any

from hippodrome.parts import Parts
from hippodrome.text import Speaker
from hippodrome.web import messages, models
from hippodrome.web.rendering.teacher_panel import titled
from hippodrome.web.services import hints


def hint_panel(
    table: models.GameTable,
    chairs: Iterable[models.Seat],
    seat: int | None,
    words: list[str],
    parts: Parts,
    speaker: Speaker,
) -> dict[str, Any]:
    """Return the context of `hints.html`: empty, or the request's state and the answers found."""
    if seat is None or len(words) < 2 or not hints.are_allowed(table, chairs):
        return {}
    hint = hints.hint_for(table, seat)
    if hint is None:
        return {"state": "ask"}
    if hint.answers is None:
        return {"state": "thinking"}
    found = []
    for word, chance in hint.answers:
        title, reason = titled(parts, speaker, word)
        about = messages.say("hint-chance", percent=round(100 * chance))
        found.append({"word": word, "title": title, "reason": reason, "chance": about})
    return {"state": "found" if found else "none", "answers": found}
