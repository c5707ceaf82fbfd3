"""A puzzle's page, made from the same parts as a table: a stored position, seen by the one seat that is asked.

Nothing of it stands in the database but that somebody has solved it. The viewer and the chairs are made for the page
and never kept.
"""

from functools import lru_cache
from typing import Any

from django.http import HttpRequest
from django.template.loader import get_template
from django.utils.safestring import SafeString, mark_safe

from hippodrome.lessons.puzzles import Puzzle, puzzles_of, theme_of, title_of, why_of
from hippodrome.parts import own_ask, parts_of
from hippodrome.web import messages, segments
from hippodrome.web.identity import GIVEN, player_of
from hippodrome.web.markup import address
from hippodrome.web.models import Seat, Solved, Table
from hippodrome.web.play import Live
from hippodrome.web.segments import Segment
from hippodrome.web.table_page import PartsPage
from hippodrome.web.teaching_page import titled
from hippodrome.web.viewer import Viewer, is_narrow, silence
from hippodrome.web.writer import Chair

SHOWN = 3
"""So many answers are compared in the end."""


@lru_cache(maxsize=64)
def position_of(game: str, name: str) -> Live:
    """The table of a puzzle; nobody plays on it."""
    return Live(puzzles_of(game)[name].table(), [0])


class Guest(Viewer):
    """Who looks at a puzzle: through the seat that is asked, and no other."""

    def __init__(self, request: HttpRequest, puzzle: Puzzle) -> None:
        self.position = position_of(puzzle.game, puzzle.name)
        seats = self.position.game.origin.seats
        self.player = player_of(request)
        self.table = Table(slug=f"puzzle-{puzzle.game}-{puzzle.name}", game=puzzle.game, status=Table.RUNNING)
        you = self.player.name if self.player else messages.say("puzzle-you")
        self.chairs = [
            Seat(number=number, name=you if number == puzzle.seat else GIVEN[number]) for number in range(seats)
        ]
        self.names = tuple(chair.name for chair in self.chairs)
        self.mine = [self.chairs[puzzle.seat]]
        self.owner = False
        self.seat = puzzle.seat
        self.curtain = None
        self.narrow = is_narrow(request)

    def live(self) -> Live:
        """The position; what of it may be shown goes through `view` only."""
        return self.position


class Told:
    """An answer and what comes of it, for the panel."""

    def __init__(self, title: str, note: str, percent: int | None, best: bool = False) -> None:
        self.title = title
        self.note = note
        self.percent = percent
        self.best = best

    @property
    def key(self) -> tuple[object, ...]:
        """All that it says."""
        return self.title, self.note, self.percent, self.best


class PuzzlePage(PartsPage):
    """What somebody sees who looks at a puzzle, and what was said to the answer they gave."""

    def __init__(self, request: HttpRequest, puzzle: Puzzle, words: str = "") -> None:
        viewer = Guest(request, puzzle)
        view = viewer.live().game.view(puzzle.seat)
        self.puzzle = puzzle
        self.given = words.split()
        self.solved = bool(self.given) and puzzle.solved_by(self.given)
        self.own = own_ask(view)
        self.prompt = viewer.prompt(view, dict(self.own) if self.own else None)
        asked = parts_of(view)
        if self.solved:
            silence(view)
        super().__init__(request, viewer, view)
        self.asked = asked
        self.segments = [
            self._question(),
            self._answers(),
            self._panel(),
            self._board(),
            self._dock(),
            self._sheets(),
            self._piles(),
            self._segment("stage", self.parts.stage),
        ]

    def _question(self) -> Segment:
        say = self.writer.question(self.asked.question, self.prompt, None, False, self.puzzle.seat, 0)
        return Segment("question", (self.speaker.language, say("")), say)

    def _answers(self) -> Segment:
        """What can be answered; when it is solved, what the best answers are worth, side by side."""
        if self.solved:
            ranked = [self._told([word]) for word in list(self.puzzle.chances)[:SHOWN]]

            def compare(mark: str) -> str:
                return get_template("web/parts/puzzle_ranked.html").render({"ranked": ranked, "print": mark})

            return self._segment("answers", *(one.key for one in ranked), make=compare)
        groups = self.parts.groups
        return self._segment("answers", groups, make=lambda mark: self.writer.answers(mark, groups))

    def _sheets(self) -> Segment:
        chairs = [Chair(chair.name, "", chair.number == self.puzzle.seat) for chair in self.viewer.chairs]
        now = self.parts.reckoning if self.parts.reckoning and not self.parts.reckoning.over else None
        sheets, seat = self.parts.sheets, self.puzzle.seat
        return self._segment(
            "sheets", sheets, now, seat, chairs, make=lambda mark: self.writer.sheets(mark, sheets, chairs, seat, now)
        )

    def _panel(self) -> Segment:
        """The task; what an answer would lead to, with the solution for those who ask; or why it is right."""
        puzzle, language = self.puzzle, messages.language()
        names = list(puzzles_of(puzzle.game))
        place = names.index(puzzle.name)
        wrong = self._told(self.given) if self.given and not self.solved else None
        told = {
            "title": title_of(puzzle).said(language),
            "task": theme_of(puzzle).task.said(language),
            "why": why_of(puzzle).said(language),
            "number": place + 1,
            "count": len(names),
            "level": puzzle.level,
            "solved": self.solved,
            "before": self._solved_before(),
            "game": puzzle.game,
            "next": address("puzzle", puzzle.game, names[(place + 1) % len(names)]),
            "wrong": wrong,
            "begun": wrong is not None and self.given[0] == puzzle.best,
            "best": self._answer_line() if self.solved else "",
            "words": puzzle.best if wrong else "",
            "shown": (self._answer_line() or self._told([puzzle.best]).title) if wrong else "",
        }
        key = [one.key if isinstance(one, Told) else one for one in told.values()]

        def make(mark: str) -> str:
            return get_template("web/parts/puzzle.html").render(told | {"print": mark})

        return self._segment("teacher", *key, make=make)

    def _solved_before(self) -> bool:
        player = self.viewer.player
        puzzle = self.puzzle
        return player is not None and Solved.objects.filter(player=player, game=puzzle.game, name=puzzle.name).exists()

    def _told(self, words: list[str]) -> Told:
        title, note = titled(self.asked, self.speaker, *words)
        return Told(title, note, self.puzzle.chances.get(words[0]), words[0] in (self.puzzle.best, *self.puzzle.also))

    def _answer_line(self) -> str:
        """The whole answer, if it goes on after its first word."""
        line = self.puzzle.line
        if len(line) < 2:
            return ""
        table = self.game.game.copy()
        said = []
        for word in line:
            said.append(titled(parts_of(table.view(self.puzzle.seat)), self.speaker, word)[0])
            table.play(self.puzzle.seat, word)
        return " → ".join(said)

    def state(self) -> SafeString:
        """What the script must know at once."""
        told = {
            "stamp": 0,
            "status": Table.RUNNING,
            "title": f"{messages.say('puzzle')} · {messages.title(self.puzzle.game)}",
            "turn": "no" if self.solved else "yes",
            "layout": "narrow" if self.shape == "tall" else "wide",
            "prints": segments.prints(self.segments),
        }
        return mark_safe(self.writer.state(told, {}))

    def update(self, message: str = "") -> str:
        """What a browser is sent after an answer: only what it has not yet."""
        told = [
            f'<hx-partial hx-target="#state" hx-swap="outerMorph">{self.state()}</hx-partial>',
            segments.update(self.segments, segments.had_by(self.request)),
        ]
        if message:
            text = get_template("web/parts/message.html").render({"message": message})
            told.append(f'<hx-partial hx-target="#notice" hx-swap="innerHTML">{text}</hx-partial>')
        return "".join(told)

    def context(self) -> dict[str, Any]:
        """For the whole page: every segment by its name."""
        rendered = {segment.name: segment.html() for segment in self.segments}
        here = address("puzzle", self.puzzle.game, self.puzzle.name)
        return self.common | {
            "segments": rendered | {"state": self.state()},
            "here": here,
            "title": messages.title(self.puzzle.game),
            "puzzle": self.puzzle,
            "own": not self.solved,
        }
