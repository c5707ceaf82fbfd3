"""The answers a player can give, in groups, and what is shown while there is nothing to answer."""

from hashlib import blake2b
from typing import Any, NamedTuple

from django.utils.safestring import SafeString

from hippodrome.parts import Action, Group, encoded
from hippodrome.text import Speaker
from hippodrome.web import messages
from hippodrome.web.models import GameTable, Seat
from hippodrome.web.rendering.figures import answer_figures, refused_figures
from hippodrome.web.rendering.markup import breakable, joined, note_text, part, plain_text
from hippodrome.web.rendering.part_cache import cached_part

MANY = 9
"""With more answers than this, each takes one line on a wide screen and shows its description on hover."""


class Idle(NamedTuple):
    """Why a viewer has nothing to answer; `seat` is set if a bot plays there and the viewer can take the seat back."""

    text: str
    seat: int | None = None


def idle_lines(status: str, mine: list[Seat]) -> list[Idle]:
    """Explain why a viewer has nothing to answer: the game is over, they watch, a bot plays, or others are asked."""
    if status == GameTable.OVER:
        return [Idle(messages.say("table-over"))]
    if not mine:
        return [Idle(messages.say("watching"))]
    represented = [_represented(chair, len(mine) > 1) for chair in mine if chair.represented]
    return represented or [Idle(messages.say("not-asked"))]


def _represented(chair: Seat, several: bool) -> Idle:
    """Say that a bot plays for the viewer; a seat that has resigned can't be taken back."""
    if chair.resigned:
        return Idle(messages.say("refused-resigned"))
    said = messages.say("bot-plays-for", name=chair.name) if several else messages.say("bot-plays-you")
    return Idle(said, chair.number)


def answer_groups(groups: tuple[Group, ...], speaker: Speaker) -> list[dict[str, Any]]:
    shown, numbers = [], dict[str, int]()
    for group in groups:
        number = numbers[group.sign] = numbers.get(group.sign, 0) + 1
        shown.append(
            {
                "id": f"group-{group.sign}" + (f"-{number}" if number > 1 else ""),
                "sign": group.sign,
                "title": plain_text(group.title, speaker),
                "folded": group.folded,
                "many": len(group.actions) > MANY,
                "count": len(group.actions),
                "answers": joined(cached_part("answer", action, speaker, answer) for action in group.actions),
            }
        )
    return shown


def answer(action: Action, speaker: Speaker) -> SafeString:
    """Render an answer as a button; one that isn't legal now explains why."""
    context = {
        "action": action,
        "speaker": speaker,
        "title": breakable(plain_text(action.title, speaker)),
        "sentence": sentence_id(action),
    }
    if action.word is None:
        note = note_text(speaker, action.title, action.why)
        return part("refused_answer", **context, note=note, figures=refused_figures(action, speaker))
    return part(
        "answer",
        **context,
        id=action.word.replace(" ", "+"),
        cards=" ".join(sorted(action.cards)),
        note=note_text(speaker, action.title, action.note) if plain_text(action.note, speaker) else "",
        figures=answer_figures(action, speaker),
    )


def sentence_id(action: Action) -> str:
    """Return the element id of an answer's description; an answer that isn't legal has no word to derive it from."""
    if action.word is None:
        return f"n-{blake2b(encoded(action), digest_size=6).hexdigest()}"
    return f"n-{action.word.replace(' ', '+')}"
