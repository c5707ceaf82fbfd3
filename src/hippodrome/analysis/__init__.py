"""Analysis: what a search would answer to an open question, and how a played game went."""

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
