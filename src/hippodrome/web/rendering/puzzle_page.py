"""The page of a puzzle, built from the same parts as a table: a stored position seen by the seat that has to answer.

The database only stores who has solved a puzzle. The viewer and the seats exist for one request.
"""

from functools import lru_cache
from typing import Any, NamedTuple

from django.http import HttpRequest
from django.utils.safestring import SafeString

from hippodrome.lessons.puzzles import Puzzle, puzzles_of, theme_of, title_of, why_of
from hippodrome.parts import own_ask, parts_of
from hippodrome.web import messages
from hippodrome.web.accounts.identity import player_of
from hippodrome.web.accounts.names import GIVEN
from hippodrome.web.models import GameTable, Seat, Solved
from hippodrome.web.rendering.answers import answer_groups
from hippodrome.web.rendering.markup import address
from hippodrome.web.rendering.segments import Segment
from hippodrome.web.rendering.sheets import Chair
from hippodrome.web.rendering.table_page import PartsPage
from hippodrome.web.rendering.teacher_panel import titled
from hippodrome.web.rendering.viewer import Viewer, is_narrow, silence
from hippodrome.web.services.live_games import LiveGame

SHOWN = 3


@lru_cache(maxsize=64)
def position_of(game: str, name: str) -> LiveGame:
    return LiveGame(puzzles_of(game)[name].table(), [0])


class PuzzleViewer(Viewer):
    """The viewer of a puzzle, who always sees it through the seat that has to answer."""

    def __init__(self, request: HttpRequest, puzzle: Puzzle) -> None:
        self.live = position_of(puzzle.game, puzzle.name)
        seats = self.live.game.origin.seats
        self.player = player_of(request)
        self.table = GameTable(slug=f"puzzle-{puzzle.game}-{puzzle.name}", game=puzzle.game, status=GameTable.RUNNING)
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


class Outcome(NamedTuple):
    title: str
    note: str
    percent: int | None
    best: bool


class PuzzlePage(PartsPage):
    def __init__(self, request: HttpRequest, puzzle: Puzzle, words: str = "", notice: str = "") -> None:
        viewer = PuzzleViewer(request, puzzle)
        view = viewer.live.game.view(puzzle.seat)
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
        self.notice = notice
        self.segments = [
            self._question(),
            self._answers(),
            self._panel(),
            self._board(),
            self._dock(),
            self._sheets(),
            self._segment("piles", self.parts.piles),
            self._segment("stage", self.parts.stage),
        ]

    def _question(self) -> Segment:
        return self._bar(None, False, 0, self.asked.question, self.prompt)

    def _answers(self) -> Segment:
        if self.solved:
            ranked = [self._outcome([word]) for word in list(self.puzzle.chances)[:SHOWN]]
            return self._segment("answers", ranked, template="puzzle_ranked", ranked=ranked)
        groups = self.parts.groups
        return self._segment("answers", groups, late=lambda: {"groups": answer_groups(groups, self.speaker)})

    def _sheets(self) -> Segment:
        chairs = [Chair(chair.name, "", chair.number == self.puzzle.seat) for chair in self.viewer.chairs]
        now = self.parts.reckoning if self.parts.reckoning and not self.parts.reckoning.over else None
        return self._seated_sheets(chairs, self.puzzle.seat, now)

    def _panel(self) -> Segment:
        """The task; after a wrong answer, its outcome and the solution on request; after the right one, the reason."""
        puzzle, language = self.puzzle, messages.language()
        names = list(puzzles_of(puzzle.game))
        place = names.index(puzzle.name)
        wrong = self._outcome(self.given) if self.given and not self.solved else None
        told: dict[str, Any] = {
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
            "shown": (self._answer_line() or self._outcome([puzzle.best]).title) if wrong else "",
        }
        return self._segment("teacher", *told.values(), template="puzzle", **told)

    def _solved_before(self) -> bool:
        player = self.viewer.player
        puzzle = self.puzzle
        return player is not None and Solved.objects.filter(player=player, game=puzzle.game, name=puzzle.name).exists()

    def _outcome(self, words: list[str]) -> Outcome:
        title, note = titled(self.asked, self.speaker, *words)
        return Outcome(
            title, note, self.puzzle.chances.get(words[0]), words[0] in (self.puzzle.best, *self.puzzle.also)
        )

    def _answer_line(self) -> str:
        """Return the whole solution if it has more than one word, else an empty string."""
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
        title = f"{messages.say('puzzle')} · {messages.title(self.puzzle.game)}"
        return self._state(title, stamp=0, status=GameTable.RUNNING, turn="no" if self.solved else "yes")

    def context(self) -> dict[str, Any]:
        here = address("puzzle", self.puzzle.game, self.puzzle.name)
        return super().context() | {"here": here, "puzzle": self.puzzle, "own": not self.solved}
