"""Names and other short texts that people type: cleaned, and refused where they would deceive."""

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
    """A remark as others read it: nothing in it turns the writing round, hides, or towers above its line.

    What joins emoji and the letters of some scripts stays; a remark in which nothing is left to be seen is empty.
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
    """A name as people may type it: printable, single spaces, not too long; raises Refused if it would deceive."""
    typed = text.strip()[: 4 * models.NAME_LENGTH]
    name = clean_text(typed)[: models.NAME_LENGTH].strip()
    refusal = deception_in(name) if typed else ""
    if refusal:
        raise Refused(refusal, 400)
    return name


BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""What counts as a letter or a sign and shows nothing."""
JOINERS = frozenset("\u200c\u200d")
MARKS = frozenset(["Mn", "Me"])
MOST_MARKS = 3
"""No language puts more marks than these on one letter."""
ALPHABETS = ("LATIN ", "CYRILLIC ", "GREEK ")
"""Those that have letters which look like one of another's."""
ALIKE = str.maketrans("аеорсухіјѕԁһԛԝвмнткαοντυικ", "aeopcyxijsdhqwbmhtkaovtuik")
"""Letters of the others that, small or as capitals, could pass for Latin ones."""


def is_seen(text: str) -> bool:
    return any(letter not in BLANK and unicodedata.category(letter)[0] not in "CMZ" for letter in text)


def deception_in(name: str) -> str:
    """Why a name could not be read, or be taken for another, as a message; empty if it is as good as any."""
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
    """Whether a name sounds like the site's own, also with other letters, digits or signs in it."""
    plain = unicodedata.normalize("NFKD", name[: models.NAME_LENGTH]).casefold().translate(ALIKE)
    for read in (plain, plain.translate(str.maketrans("013457", "oieast"))):
        if "".join(letter for letter in read if letter.isalpha()) in RESERVED:
            return True
    return False
