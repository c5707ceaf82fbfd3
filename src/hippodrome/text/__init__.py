"""Texts: every sentence that a game shows comes from a Fluent file, in three languages.

>>> from hippodrome.text import Speaker
>>> Speaker("byzanz", "de").word("bid-wine-4")
'Wein 4 bieten'
"""

from hippodrome.text.bundle import LANGUAGES, best_language
from hippodrome.text.fluent import MissingText
from hippodrome.text.rules import numbered_rules, rule_text, rules_text
from hippodrome.text.speaker import Speaker, languages_of, names_seat

__all__ = [
    "LANGUAGES",
    "MissingText",
    "Speaker",
    "best_language",
    "languages_of",
    "names_seat",
    "numbered_rules",
    "rule_text",
    "rules_text",
]
