"""Analysis: the best answers to an open question, and a review of a played game."""

from hippodrome.analysis.advising import Advised, best_answers
from hippodrome.analysis.judging import Judge
from hippodrome.analysis.played import Analysis, Fared, Mistake, TurningPoint, Word
from hippodrome.analysis.playing import Analysing, analyse

__all__ = [
    "Advised",
    "Analysing",
    "Analysis",
    "Fared",
    "Judge",
    "Mistake",
    "TurningPoint",
    "Word",
    "analyse",
    "best_answers",
]
