"""The teacher's panel: what a lesson or the teacher says to the viewer, as template context."""

from contextlib import suppress
from typing import Any

from hippodrome.lessons import BadLesson, Course
from hippodrome.parts import Action, Parts
from hippodrome.text import Speaker
from hippodrome.web import messages
from hippodrome.web.models import GameTable
from hippodrome.web.rendering.viewer import Viewer
from hippodrome.web.services import lessons


def teacher_panel(viewer: Viewer, parts: Parts, message: str) -> dict[str, Any]:
    """Return the context of `teacher.html`; empty at tables without a lesson or teacher."""
    kind = _kind(viewer)
    if kind == "lesson":
        course = lessons.course_of(viewer.table)
        return {"kind": kind, "why": message} | (_step(course, viewer, parts) if course is not None else {})
    if kind == "teacher":
        return {"kind": kind, "why": message} | _moment(viewer, parts)
    return {}


def _step(course: Course, viewer: Viewer, parts: Parts) -> dict[str, Any]:
    step, language = course.step, messages.language()
    words: list[str] = []
    if step.do:
        with suppress(BadLesson):  # the rules have changed; the player can still leave the lesson
            words = course.answer(viewer.live.game)
    return {
        "title": course.lesson.title.said(language),
        "text": step.text.said(language),
        "look": step.look,
        "number": course.number,
        "steps": len(course.lesson.step),
        "reads": step.to_read,
        "last": course.last,
        "words": " ".join(words),
        "answer": [titled(parts, viewer.speaker, word)[0] for word in words],
    }


def _moment(viewer: Viewer, parts: Parts) -> dict[str, Any]:
    seat, game = viewer.seat, viewer.live.game
    moment = lessons.moment_of(viewer.table, viewer.live, seat) if seat is not None else None
    if moment is None or seat is None or not viewer.acting:
        return {}
    found = {"moment": moment.name, "text": moment.text.said(messages.language()), "look": moment.look}
    ask = game.ask_of(seat)
    if moment.advice and ask is not None:
        weights = game.advice(seat)
        if max(weights) > min(weights):
            word = ask.words[weights.index(max(weights))]
            title, reason = titled(parts, viewer.speaker, word)
            return found | {"words": word, "answer": [title], "reason": reason}
    return found


def _kind(viewer: Viewer) -> str:
    """Return which panel the viewer sees: "lesson", "teacher" or none."""
    table = viewer.table
    if not viewer.mine or viewer.seat is None or table.status != GameTable.RUNNING:
        return ""
    if table.at_lesson:
        return "lesson"
    return "teacher" if "told" in table.teaching and not table.teaching.get("silent") else ""


def titled(parts: Parts, speaker: Speaker, *words: str) -> tuple[str, str]:
    """Return the button title and the description of an answer, which may consist of several words."""
    whole = " ".join(words)
    every: list[Action] = [*parts.actions, *parts.board.actions, *(parts.hand.actions if parts.hand else ())]
    action = next((one for word in (whole, words[0]) for one in every if one.word == word), None)
    action = action or next((one for one in every if one.word and one.word.split()[0] == words[0]), None)
    if action is None:
        return speaker.word(words[0]), ""
    note = speaker.fill(action.note.key, action.note.params) if action.note else ""
    return speaker.fill(action.title.key, action.title.params), note
