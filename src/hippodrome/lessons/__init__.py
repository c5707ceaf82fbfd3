"""Lessons that teach a game step by step at a real table, and a teacher who gives newcomers hints.

Both are data files in `games/<game>/lessons/` that can be written without programming; docs/lessons.md explains how.
This package knows nothing about web pages: the site stores the learner's progress and displays the texts.
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
