"""The teacher's panel: what a lesson or a teacher says to who looks at a table, as plain things for its template."""

from hippodrome.lessons import BadLesson, Course
from hippodrome.parts import Action, Parts
from hippodrome.text import Speaker
from hippodrome.web import lessons, messages
from hippodrome.web.models import Table
from hippodrome.web.viewer import Viewer


class Panel:
    """What the panel shows; `key` tells whether it has changed."""

    def __init__(self, viewer: Viewer, parts: Parts, message: str) -> None:
        self.speaker = viewer.speaker
        self.parts = parts
        self.why = message
        self.title = self.text = self.look = self.words = ""
        self.number = self.steps = 0
        self.reads = self.last = False
        self.answer: list[str] = []
        """What would be done here, as the buttons say it."""
        self.moment = ""
        self.reason = ""
        self.kind = _kind(viewer)
        if self.kind == "lesson":
            course = lessons.course_of(viewer.table)
            if course is not None:
                self._tell_step(course, viewer)
        elif self.kind == "teacher":
            self._tell_moment(viewer)

    @property
    def key(self) -> tuple[object, ...]:
        """All that the panel is made from."""
        shown = (self.kind, self.title, self.text, self.look, self.words, self.number, self.steps)
        return (*shown, self.reads, self.last, self.moment, self.reason, self.why, *self.answer)

    def _tell_step(self, course: Course, viewer: Viewer) -> None:
        step, language = course.step, messages.language()
        self.title = course.lesson.title.said(language)
        self.text = step.text.said(language)
        self.look = step.look
        self.number, self.steps = course.number, len(course.lesson.step)
        self.reads, self.last = step.to_read, course.last
        if step.do:
            try:
                words = course.answer(viewer.live().game)
            except BadLesson:  # the rules have changed under it; one can still leave the lesson
                words = []
            self.words = " ".join(words)
            self.answer = [titled(self.parts, self.speaker, word)[0] for word in words]

    def _tell_moment(self, viewer: Viewer) -> None:
        seat = viewer.seat
        moment = lessons.moment_of(viewer.table, viewer.live(), seat) if seat is not None else None
        if moment is None or not viewer.acting:
            return
        self.moment = moment.name
        self.text = moment.text.said(messages.language())
        self.look = moment.look
        ask = viewer.live().game.ask_of(seat) if seat is not None else None
        if moment.advice and ask is not None and seat is not None:
            weights = viewer.live().game.advice(seat)
            if max(weights) > min(weights):
                word = ask.words[weights.index(max(weights))]
                title, self.reason = titled(self.parts, self.speaker, word)
                self.words, self.answer = word, [title]


def _kind(viewer: Viewer) -> str:
    """Whether there is a panel: for who learns, while it is learned."""
    table = viewer.table
    if not viewer.mine or viewer.seat is None or table.status != Table.RUNNING:
        return ""
    if table.at_lesson:
        return "lesson"
    return "teacher" if "told" in table.teaching and not table.teaching.get("silent") else ""


def titled(parts: Parts, speaker: Speaker, *words: str) -> tuple[str, str]:
    """What stands on the button of an answer, which may take several words, and what it does."""
    whole = " ".join(words)
    every: list[Action] = [*parts.actions, *parts.board.actions, *(parts.hand.actions if parts.hand else ())]
    action = next((one for word in (whole, words[0]) for one in every if one.word == word), None)
    action = action or next((one for one in every if one.word and one.word.split()[0] == words[0]), None)
    if action is None:
        return speaker.word(words[0]), ""
    note = speaker.fill(action.note.key, action.note.params) if action.note else ""
    return speaker.fill(action.title.key, action.title.params), note
