"""The part of Fluent that our files use: text, parameters, other messages, and choices by number or by name.

`fluent.syntax` reads the files. Saying them takes the plural rules and the number signs of three languages, which are
here; the usual runtime brings those of all the world's languages along, thirty megabytes of them.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from fluent.syntax import FluentParser, ast

Params = Mapping[str, object]
Sentence = Callable[[Params], str]
"""A message that waits for its parameters."""

SIGNS = {"en": (",", "."), "de": (".", ","), "pl": ("\N{NO-BREAK SPACE}", ",")}
"""What stands between thousands, and before a fraction."""


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


class Messages:
    """The messages of one language, each made into a sentence when it is first said."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._patterns: dict[str, ast.Pattern | None] = {}
        self._sentences: dict[str, Sentence] = {}

    def add(self, text: str) -> None:
        """Read a Fluent file; its messages win over those read before."""
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Message):
                self._patterns[entry.id.name] = entry.value
                self._sentences.pop(entry.id.name, None)

    def __iter__(self) -> Iterator[str]:
        return iter(self._patterns)

    def __contains__(self, key: str) -> bool:
        return key in self._patterns

    def say(self, key: str, params: Params) -> str:
        """A message with its parameters filled in."""
        sentence = self._sentences.get(key)
        if sentence is None:
            pattern = self._patterns.get(key)
            if pattern is None:
                raise MissingText(f"no text {key!r} in {self.language!r}")
            sentence = self._sentences[key] = self._pattern(pattern)
        try:
            return sentence(params)
        except MissingText as missing:
            raise MissingText(f"text {key!r} in {self.language!r}: {missing.args[0]}") from missing

    def _pattern(self, pattern: ast.Pattern) -> Sentence:
        parts: list[Sentence] = []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                parts.append(lambda params, text=element.value: text)  # type: ignore[misc]
            else:
                parts.append(self._expression(element.expression))
        if len(parts) == 1:
            return parts[0]
        return lambda params: "".join([part(params) for part in parts])

    def _expression(self, found: Any) -> Sentence:
        """What stands between braces."""
        match found:
            case ast.Placeable():
                return self._expression(found.expression)
            case ast.StringLiteral() | ast.NumberLiteral():
                text = self._shown(_literal(found))
                return lambda params: text
            case ast.VariableReference():
                name = found.id.name
                return lambda params: self._shown(_given(params, name))
            case ast.MessageReference(attribute=None):
                key = found.id.name
                return lambda params: self.say(key, params)
            case ast.SelectExpression(selector=ast.VariableReference() as counted):
                return self._choice(counted.id.name, found.variants)
        raise NotImplementedError(f"{type(found).__name__} is a part of Fluent that our files do without")

    def _choice(self, name: str, variants: list[ast.Variant]) -> Sentence:
        """One of several sentences: by the parameter's value, or by the plural form if it is a number."""
        sentences: dict[object, Sentence] = {}
        for variant in variants:
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else _literal(variant.key)
            sentences.setdefault(key, self._pattern(variant.value))
        default = self._pattern(next(variant.value for variant in variants if variant.default))

        def chosen(params: Params) -> str:
            value = _given(params, name)
            sentence = sentences.get(value)
            if sentence is None and isinstance(value, (int, float)):
                sentence = sentences.get(plural(value, self.language))
            return (sentence or default)(params)

        return chosen

    def _shown(self, value: object) -> str:
        if isinstance(value, str):
            return value
        if isinstance(value, (int, float)):
            return number(value, self.language)
        raise MissingText(f"{value!r} is neither text nor a number")


def _literal(found: ast.Literal) -> str | float:
    value: str | float = found.parse()["value"]
    return value


def _given(params: Params, name: str) -> object:
    if name not in params:
        raise MissingText(f"the parameter {name!r} is missing")
    return params[name]
