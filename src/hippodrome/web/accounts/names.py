"""Clean names and other short texts that people type, and refuse deceptive ones."""

import random
import unicodedata
from importlib.resources import files

from hippodrome.web import models
from hippodrome.web.refusals import Refused

TEXT = files("hippodrome.web") / "text"
GIVEN, FAMILY = (line.split() for line in (TEXT / "names.txt").read_text().splitlines())


def pleasant_name(chance: random.Random) -> str:
    return f"{chance.choice(GIVEN)} {chance.choice(FAMILY)}"[: models.NAME_LENGTH]


def clean_text(text: str) -> str:
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def clean_remark(text: str) -> str:
    """Return a chat message without characters that reverse, hide or stack text.

    Joiners stay, because emoji and some scripts need them. The result is empty if nothing visible is left.
    """
    kept, marks = list[str](), 0
    for letter in text:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in MARKS else 0
        if marks > MOST_MARKS or (kind == "Cf" and letter not in JOINERS):
            continue
        kept.append(letter if letter.isprintable() or letter in JOINERS else " ")
    said = " ".join("".join(kept).split())
    return said if is_seen(said) else ""


def clean_name(text: str) -> str:
    """Return a name with single spaces and cut to the maximum length; raise Refused if it is deceptive."""
    typed = text.strip()[: 4 * models.NAME_LENGTH]
    name = clean_text(typed)[: models.NAME_LENGTH].strip()
    refusal = deception_in(name) if typed else ""
    if refusal:
        raise Refused(refusal, 400)
    return name


BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that Unicode counts as letters or symbols but that show nothing."""
JOINERS = frozenset("\u200c\u200d")
MARKS = frozenset(["Mn", "Me"])
MOST_MARKS = 3
"""No language puts more marks than this on one letter."""
ALPHABETS = ("LATIN ", "CYRILLIC ", "GREEK ")
"""Alphabets with letters that look like letters of another one."""
ALIKE = str.maketrans("аеорсухіјѕԁһԛԝвмнткαοντυικ", "aeopcyxijsdhqwbmhtkaovtuik")
"""Maps Greek and Cyrillic letters to the Latin letters they resemble, in lower or upper case."""


def is_seen(text: str) -> bool:
    return any(letter not in BLANK and unicodedata.category(letter)[0] not in "CMZ" for letter in text)


def deception_in(name: str) -> str:
    """Return the message key that says why a name is unreadable or deceptive; empty if the name is fine."""
    plain = unicodedata.normalize("NFKC", name[: models.NAME_LENGTH])
    if not is_seen(name) or any(letter in BLANK for letter in name):
        return "refused-name-blank"
    marks = "".join("m" if unicodedata.category(letter) in MARKS else " " for letter in name)
    if max(map(len, marks.split()), default=0) > MOST_MARKS:
        return "refused-name-marks"
    for word in plain.replace("-", " ").split():
        spelled = [unicodedata.name(letter, "") for letter in word]
        if sum(any(letter.startswith(alphabet) for letter in spelled) for alphabet in ALPHABETS) > 1:
            return "refused-name-mixed"
    return ""


RESERVED = frozenset((TEXT / "reserved_names.txt").read_text().split())


def is_reserved(name: str) -> bool:
    """Return whether a name reads like one of the site's own, also when spelled with look-alike characters."""
    plain = unicodedata.normalize("NFKD", name[: models.NAME_LENGTH]).casefold().translate(ALIKE)
    for read in (plain, plain.translate(str.maketrans("013457", "oieast"))):
        if "".join(letter for letter in read if letter.isalpha()) in RESERVED:
            return True
    return False
