"""The part of Fluent that our files use: text, parameters, other messages, and choices by number or by name.

A file is cut into its messages, and a message is read when it is first said. Saying it takes the plural rules and the
number signs of three languages, which are here; the usual runtime brings those of all the world's languages along,
thirty megabytes of them.
"""

import re
from collections.abc import Callable, Iterator, Mapping

Params = Mapping[str, object]
Sentence = Callable[[Params], str]
"""A message that waits for its parameters."""

SIGNS = {"en": (",", "."), "de": (".", ","), "pl": ("\N{NO-BREAK SPACE}", ",")}
"""What stands between thousands, and before a fraction."""

NAME = r"[A-Za-z][\w-]*"
MESSAGE = re.compile(rf"({NAME}) *= *(.*)")
TEXT = re.compile(r"[^{}\n]+")
BREAK = re.compile(r"\n((?: *\n)*)( *)(?=[^ \n])")
BRACE = re.compile(r"{[ \n]*")
CLOSED = re.compile(r"[ \n]*}")
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"|(-?\d+(?:\.\d+)?)')
PARAMETER = re.compile(rf"\$({NAME})(?:[ \n]*(->))?")
REFERENCE = re.compile(rf"({NAME})(?![\w.(-])")
VARIANT = re.compile(r"[ \n]*(\*?)\[[ \n]*([^\] \n]+)[ \n]*\] *")
ESCAPE = re.compile(r"\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{6})|(.))")


class MissingText(KeyError):
    """A message that is not written in a language, or that needs a parameter it was not given."""


def number(value: float, language: str) -> str:
    """A number as it is written in a language, with at most three decimals."""
    between, before = SIGNS[language]
    whole, _, fraction = (f"{value:,}" if isinstance(value, int) else f"{value:,.3f}").partition(".")
    decimals = fraction.rstrip("0")
    return whole.replace(",", between) + (before + decimals if decimals else "")


def plural(value: float, language: str) -> str:
    """Which plural form a number takes; one with decimals takes the last everywhere."""
    count = abs(value)
    if count % 1:
        return "other"
    if count == 1:
        return "one"
    if language != "pl":
        return "other"
    return "few" if count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14) else "many"


class Reading:
    """The text of a message, and how far it has been read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def sees(self, wanted: re.Pattern[str]) -> re.Match[str] | None:
        """What is wanted, if it comes next."""
        return wanted.match(self.text, self.at)

    def takes(self, wanted: re.Pattern[str]) -> re.Match[str] | None:
        """What is wanted, if it comes next; then it has been read."""
        found = wanted.match(self.text, self.at)
        if found:
            self.at = found.end()
        return found


class Messages:
    """The messages of one language, each made into a sentence when it is first said."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._texts: dict[str, str] = {}
        self._sentences: dict[str, Sentence] = {}

    def add(self, text: str) -> None:
        """Cut a Fluent file into its messages, which win over those read before."""
        key = ""
        for line in text.split("\n"):
            begun = MESSAGE.match(line)
            if begun:
                key = begun[1]
                self._texts[key] = begun[2]
                self._sentences.pop(key, None)
            elif line[:1] in ("#", "-"):
                key = ""
            elif key:
                self._texts[key] += "\n" + line

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def __contains__(self, key: str) -> bool:
        return key in self._texts

    def say(self, key: str, params: Params) -> str:
        """A message with its parameters filled in."""
        sentence = self._sentences.get(key)
        if sentence is None:
            text = self._texts.get(key)
            if text is None:
                raise MissingText(f"no text {key!r} in {self.language!r}")
            reading = Reading(text)
            sentence = self._pattern(reading)
            if text[reading.at :].strip():
                raise _unread(reading)
            self._sentences[key] = sentence
        try:
            return sentence(params)
        except MissingText as missing:
            raise MissingText(f"text {key!r} in {self.language!r}: {missing.args[0]}") from missing

    def _pattern(self, reading: Reading) -> Sentence:
        """Text and what stands between braces, to the end of the message or of the variant.

        What all lines but the first are indented by does not count, nor does blank space at the end.
        """
        parts: list[Sentence | str] = []
        breaks: list[tuple[int, str, int]] = []
        while True:
            broken = reading.sees(BREAK)
            if broken:
                indent, follows = len(broken[2]), reading.text[broken.end()]
                if follows in ".[*}" or not (indent or follows == "{"):
                    break
                breaks.append((len(parts), "\n" * (1 + broken[1].count("\n")) if parts else "", indent))
                parts.append("")
                reading.at = broken.end()
            elif found := reading.takes(TEXT):
                parts.append(found[0])
            elif reading.takes(BRACE):
                parts.append(self._placeable(reading))
            else:
                break
        common = min([indent for _place, _lines, indent in breaks], default=0)
        for place, lines, indent in breaks:
            parts[place] = lines + " " * (indent - common)
        while parts and isinstance(parts[-1], str):
            parts[-1] = parts[-1].rstrip(" \n\r")
            if parts[-1]:
                break
            parts.pop()
        return _joined(parts)

    def _placeable(self, reading: Reading) -> Sentence:
        """What stands between braces, after the first of them."""
        if reading.takes(BRACE):
            sentence = self._placeable(reading)
        elif found := reading.takes(LITERAL):
            sentence = _joined([_unescaped(found[1]) if found[2] is None else self._shown(float(found[2]))])
        elif found := reading.takes(PARAMETER):
            sentence = self._choice(found[1], reading) if found[2] else self._parameter(found[1])
        elif found := reading.takes(REFERENCE):
            sentence = self._borrowed(found[1])
        else:
            raise _unread(reading)
        if not reading.takes(CLOSED):
            raise _unread(reading)
        return sentence

    def _parameter(self, name: str) -> Sentence:
        return lambda params: self._shown(_given(params, name))

    def _borrowed(self, key: str) -> Sentence:
        return lambda params: self.say(key, params)

    def _choice(self, name: str, reading: Reading) -> Sentence:
        """One of several sentences: by the parameter's value, or by the plural form if it is a number."""
        sentences: dict[object, Sentence] = {}
        default: Sentence | None = None
        while found := reading.takes(VARIANT):
            sentence = self._pattern(reading)
            is_number = LITERAL.fullmatch(found[2])
            sentences.setdefault(float(found[2]) if is_number else found[2], sentence)
            default = sentence if found[1] else default
        if default is None:
            raise _unread(reading)
        otherwise = default

        def chosen(params: Params) -> str:
            value = _given(params, name)
            sentence = sentences.get(value)
            if sentence is None and isinstance(value, (int, float)):
                sentence = sentences.get(plural(value, self.language))
            return (sentence or otherwise)(params)

        return chosen

    def _shown(self, value: object) -> str:
        if isinstance(value, str):
            return value
        if isinstance(value, (int, float)):
            return number(value, self.language)
        raise MissingText(f"{value!r} is neither text nor a number")


def _joined(parts: "list[Sentence | str]") -> Sentence:
    """One sentence out of its parts."""
    if all(isinstance(part, str) for part in parts):
        text = "".join([str(part) for part in parts])
        return lambda params: text
    if len(parts) == 1 and not isinstance(parts[0], str):
        return parts[0]
    return lambda params: "".join([part if isinstance(part, str) else part(params) for part in parts])


def _unescaped(text: str) -> str:
    """A text between quotation marks as it is meant."""
    return ESCAPE.sub(lambda found: found[3] or chr(int(found[1] or found[2], 16)), text)


def _unread(reading: Reading) -> NotImplementedError:
    rest = reading.text[reading.at :][:20]
    return NotImplementedError(f"{rest!r} is a part of Fluent that our files do without, or is not closed")


def _given(params: Params, name: str) -> object:
    if name not in params:
        raise MissingText(f"the parameter {name!r} is missing")
    return params[name]
