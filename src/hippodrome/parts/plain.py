"""Default parts for games without their own: the question, all answers in a list, and the board.

The board is drawn by the game (`showing/draw.py: board`), if at all.
"""

from typing import Any

from hippodrome.parts.making import family, legal_words, question, say
from hippodrome.parts.model import Action, Board, Group, Parts, Sheet
from hippodrome.registry import find_game
from hippodrome.text import Speaker

FEW = 12
"""Longer lists of answers are folded: most answers will be on the board."""
SIGN = "play"


def parts(view: dict[str, Any]) -> Parts:
    """Return the whole table as the view's seat sees it."""
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
    """Make an action for a word; if the game has a message `does-...`, it becomes the note."""
    key, params = speaker.word_key(word)
    does = f"does-{family(key)}"
    note = say(does, **params) if speaker.bundle.has(does) else None
    return Action(word=word, sign=SIGN, title=say(key, **params), note=note)


def signs(game: str) -> dict[str, str]:
    """Map every kind of event to the same symbol."""
    return {str(kind.__struct_config__.tag): "event" for kind in find_game(game).events}
