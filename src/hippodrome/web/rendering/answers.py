"""The answers a player can give, in groups; what a player sees instead who has nothing to answer."""

from hashlib import blake2b
from typing import Any, NamedTuple

from django.utils.safestring import SafeString

from hippodrome.parts import Action, Group, encoded
from hippodrome.text import Speaker
from hippodrome.web import messages
from hippodrome.web.models import GameTable, Seat
from hippodrome.web.rendering.figures import answer_figures, refused_figures
from hippodrome.web.rendering.markup import breakable, joined, noted, part, told
from hippodrome.web.rendering.part_cache import cached_part

MANY = 9
"""With more answers than these each takes one line on a wide screen, and pointing at it shows what it does."""


class Idle(NamedTuple):
    """Why a viewer has nothing to answer; with a seat, a bot plays there and the viewer can take the seat back."""

    text: str
    seat: int | None = None


def idle_lines(status: str, mine: list[Seat]) -> list[Idle]:
    """Return why there is nothing to answer: the game is over, one only watches, a bot plays, or others are asked."""
    if status == GameTable.OVER:
        return [Idle(messages.say("table-over"))]
    if not mine:
        return [Idle(messages.say("watching"))]
    represented = [_represented(chair, len(mine) > 1) for chair in mine if chair.represented]
    return represented or [Idle(messages.say("not-asked"))]


def _represented(chair: Seat, several: bool) -> Idle:
    """Say that a bot plays for the viewer; only a seat that was not given up can be taken back."""
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
                "title": told(group.title, speaker),
                "folded": group.folded,
                "many": len(group.actions) > MANY,
                "count": len(group.actions),
                "answers": joined(cached_part("answer", action, speaker, answer) for action in group.actions),
            }
        )
    return shown


def answer(action: Action, speaker: Speaker) -> SafeString:
    """Render an answer as a button of the form; one that can't be given now says why."""
    context = {
        "action": action,
        "speaker": speaker,
        "title": breakable(told(action.title, speaker)),
        "sentence": sentence_id(action),
    }
    if action.word is None:
        note = noted(speaker, action.title, action.why)
        return part("refused_answer", **context, note=note, figures=refused_figures(action, speaker))
    return part(
        "answer",
        **context,
        id=action.word.replace(" ", "+"),
        cards=" ".join(sorted(action.cards)),
        note=noted(speaker, action.title, action.note) if told(action.note, speaker) else "",
        figures=answer_figures(action, speaker),
    )


def sentence_id(action: Action) -> str:
    """Return the id of the sentence below an answer; an answer that can't be given has no word to be named after."""
    if action.word is None:
        return f"n-{blake2b(encoded(action), digest_size=6).hexdigest()}"
    return f"n-{action.word.replace(' ', '+')}"
