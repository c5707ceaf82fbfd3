"""The parts of a game that tells none: the question, every answer in a list, and the board as its drawing has it.

For games that draw a board (`showing/draw.py: board`), or not even that, and leave the rest to us.
"""

from typing import Any

from hippodrome.parts.making import family, legal_words, question, say
from hippodrome.parts.model import Action, Board, Group, Parts, Sheet
from hippodrome.registry import find_game
from hippodrome.text import Speaker

FEW = 12
"""More answers than these are folded away: most of them will be on the board."""
SIGN = "play"


def parts(view: dict[str, Any]) -> Parts:
    """The whole table through the eyes of the view's seat."""
    speaker = Speaker(view["game"], "en")
    actions = tuple(_action(speaker, word) for word in legal_words(view))
    folded = len(actions) > FEW
    title = say("answers") if folded else None
    return Parts(
        question=question(view),
        groups=(Group(actions=actions, title=title, sign=SIGN if folded else "", folded=folded),) if actions else (),
        board=Board(data=view["board"], actions=actions),
        sheets=tuple(Sheet(seat=seat) for seat in range(view["seats"])),
    )


def _action(speaker: Speaker, word: str) -> Action:
    """A word as an answer; the message `does-...`, if there is one, tells what it does."""
    key, params = speaker.word_key(word)
    does = f"does-{family(key)}"
    note = say(does, **params) if speaker.bundle.has(does) else None
    return Action(word=word, sign=SIGN, title=say(key, **params), note=note)


def signs(game: str) -> dict[str, str]:
    """The same sign for every kind of event."""
    return {str(kind.__struct_config__.tag): "event" for kind in find_game(game).events}
