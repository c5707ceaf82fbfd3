"""Lessons: a game taught on its own table, step by step, and a teacher who looks over a newcomer's shoulder.

Both are data files in `games/<game>/lessons/`, written by people who need not know how to program; docs/lessons.md
tells how. Nothing here knows of pages: the site keeps how far somebody has come, and shows what is said.
"""

from hippodrome.lessons.course import Course, begin
from hippodrome.lessons.lesson import BadLesson, Lesson, Step, Texts, find_lesson, lessons_of, read_lesson
from hippodrome.lessons.teacher import TeachingMoment, moment_at, moments_of

__all__ = [
    "BadLesson",
    "Course",
    "Lesson",
    "Step",
    "TeachingMoment",
    "Texts",
    "begin",
    "find_lesson",
    "lessons_of",
    "moment_at",
    "moments_of",
    "read_lesson",
]
