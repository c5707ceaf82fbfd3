"""The page of a replay, built from the same parts as a table.

It shows one moment of a game, with controls to reach the others.
"""

from typing import Any

from django.http import HttpRequest
from django.utils.safestring import SafeString

import hippodrome
from hippodrome.parts import Hand, parts_of
from hippodrome.web import messages
from hippodrome.web.models import GameTable
from hippodrome.web.rendering.cards import small_cards
from hippodrome.web.rendering.markup import address
from hippodrome.web.rendering.segments import Segment
from hippodrome.web.rendering.sheets import Chair
from hippodrome.web.rendering.table_page import PartsPage
from hippodrome.web.rendering.viewer import Viewer, silence


class ReplayPage(PartsPage):
    """A table after a number of words: with all hands open if the game is over, else as the viewer may see it."""

    def __init__(self, request: HttpRequest, viewer: Viewer, words: int) -> None:
        self.words = words
        self.then, self.before = viewer.counted(words), viewer.counted(words - 1) if words else 0
        told = position_after(viewer.live.game, self.then)
        view = open_view(told) if viewer.open_hands else told.view(viewer.seat)
        self.asked = [ask["seat"] for ask in view["asks"]]
        silence(view)
        # The log of a finished game addresses nobody as "you".
        super().__init__(request, viewer, view, viewer.speaker if viewer.open_hands else None)
        self.told = told
        self.earlier = len(told.said) != self.then
        self.said = viewer.words_said
        self.segments = [
            self._question(),
            self._happened(),
            self._board(),
            self._dock(),
            self._sheets(),
            self._segment("stage", self.parts.stage),
            self._chronicle(),
            self._controls(),
        ]

    def _question(self) -> Segment:
        question, words, said = self.parts.question, self.words, self.said
        names = [self.speaker.seat(seat) for seat in self.asked]
        prompt = messages.say("table-over")
        if names:
            prompt = messages.say("replay-to-move", names=self.speaker.phrase(names))
        return self._segment(
            "question", question, words, said, prompt,
            template="moment", question=question, words=words, said=said, prompt=prompt,
        )  # fmt: skip

    def _happened(self) -> Segment:
        since = self.game.marks[self.before] if self.words else 0
        found = [self._line(place) for place in range(since, self.game.marks[self.then])]
        lines = [line for line in found if line is not None]
        spoken = self._spoken() if not lines else None
        play_on = address("play-on", self.table.slug, self.words) if self.viewer.open_hands else ""
        return self._segment(
            "happened", tuple(line.entry for line in lines), spoken, self.earlier, play_on, self.shape,
            spoken=spoken, earlier=self.earlier, play_on=play_on,
            late=lambda: {"lines": self._told(lines, self._trail)},
        )  # fmt: skip

    def _spoken(self) -> tuple[int, str] | None:
        """Return the last word and its seat, for a word that left no line in the log; None if it may not be shown."""
        if not self.viewer.open_hands or not self.words or self.earlier:
            return None
        seat, word, *_ = self.game.game.said[self.words - 1]
        return seat, self.speaker.word(self.told.game.words.spell([word])[0])

    def _dock(self) -> Segment:
        hands = self._hands()
        key = [(seat, name) for seat, hand in hands for name in ("", *(card.name for card in hand.cards))]

        def late() -> dict[str, Any]:
            return {"hands": [(seat, seat % 6, small_cards(hand.cards, self.speaker)) for seat, hand in hands]}

        return self._segment("dock", key, template="hands", late=late)

    def _hands(self) -> list[tuple[int, Hand]]:
        if not self.viewer.open_hands:
            hand, seat = self.parts.hand, self.viewer.seat
            return [(seat, hand)] if hand is not None and seat is not None else []
        views = [self.told.view(seat) for seat in range(len(self.viewer.chairs))]
        for view in views:
            silence(view)
        found = [(seat, parts_of(view).hand) for seat, view in enumerate(views)]
        return [(seat, hand) for seat, hand in found if hand is not None]

    def _sheets(self) -> Segment:
        chairs = [Chair(chair.name, chair.bot, chair.number in self.asked) for chair in self.viewer.chairs]
        return self._seated_sheets(chairs, None, self.parts.reckoning)

    def _chronicle(self) -> Segment:
        """The whole log, sent once; the script scrolls to the line of the current moment."""
        seat = None if self.viewer.open_hands else self.viewer.seat
        key = (self.table.pk, self.viewer.stamp, self.viewer.open_hands, seat)
        return self._segment(
            "chronicle", key, replayed=True, late=lambda: {"chapters": self.chapters(self.all_lines())}
        )

    def _controls(self) -> Segment:
        """The player controls: links that work without a script, which adds playback and a slider."""
        words, said, turn = self.words, self.said, self._next_turn()
        back, forward = max(0, words - 1), min(said, words + 1)
        places = {"first": 0, "back": back, "play": words, "forward": forward, "turn": turn, "last": said}
        links = [(name, to, messages.say(f"replay-{name}")) for name, to in places.items()]
        replay = address("replay", self.table.slug, 0).removesuffix("0/")
        return self._segment("controls", links, links=links, words=words, said=said, replay=replay)

    def _next_turn(self) -> int:
        """Return the number of words after which another seat moves next."""
        seats = self.speakers()
        ends = (words for words in range(self.words + 1, self.said) if seats[words] != seats[words - 1])
        return next(ends, self.said)

    def state(self) -> SafeString:
        return self._state(f"{messages.say('replay')} · {messages.title(self.table.game)}", words=self.words)

    def context(self) -> dict[str, Any]:
        here = address("replay", self.table.slug, self.words)
        return super().context() | {"here": here, "study": self.table.status == GameTable.STUDY}


def position_after(game: hippodrome.Table, words: int) -> hippodrome.Table:
    """Return a game after some words.

    If the installed rules can't replay words played under earlier rules, return the game at the moment the rules
    changed.
    """
    record = game.record()
    try:
        return record.replay(words)
    except hippodrome.BadRecord:
        return record.replay(next((change.words for change in game.amendments if change.words >= words), words))


def open_view(game: hippodrome.Table) -> dict[str, Any]:
    """Return a view with all hands open, merged from the views of all seats."""
    base = game.view(None)
    views = [game.view(seat) for seat in range(base["seats"])]
    board = laid_over(base["board"], [view["board"] for view in views])
    return base | {"board": board}


def laid_over(base: Any, others: list[Any]) -> Any:
    """Merge several views of one thing, preferring whichever shows the most."""
    if all(other == base for other in others):
        return base
    if isinstance(base, dict) and all(isinstance(other, dict) for other in others):
        keys = dict.fromkeys(key for view in (base, *others) for key in view)
        return {key: laid_over(base.get(key), [other.get(key) for other in others]) for key in keys}
    if isinstance(base, list) and all(isinstance(other, list) and len(other) == len(base) for other in others):
        return [laid_over(thing, [other[place] for other in others]) for place, thing in enumerate(base)]
    return max((base, *others), key=_tells)


def _tells(thing: Any) -> tuple[int, int]:
    if thing is None:
        return 0, 0
    if isinstance(thing, (dict, list, str)):
        return 2, len(thing)
    return 1, 0
