"""The part of Fluent that our files use: text, parameters, references to messages, and selection by number or name.

`fluent.syntax` parses the files. Formatting needs the plural rules and number formats of three languages, which are in
this module; the usual runtime includes those of all languages, which take thirty megabytes.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from fluent.syntax import FluentParser, ast

Params = Mapping[str, object]
Sentence = Callable[[Params], str]
"""A compiled message: a function of its parameters."""

SIGNS = {"en": (",", "."), "de": (".", ","), "pl": ("\N{NO-BREAK SPACE}", ",")}
"""The thousands separator and the decimal separator."""


class MissingText(KeyError):
    """A message does not exist in a language, or lacks a parameter."""


def number(value: float, language: str) -> str:
    """Format a number for a language, with at most three decimals."""
    between, before = SIGNS[language]
    whole, _, fraction = (f"{value:,}" if isinstance(value, int) else f"{value:,.3f}").partition(".")
    decimals = fraction.rstrip("0")
    return whole.replace(",", between) + (before + decimals if decimals else "")


def plural(value: float, language: str) -> str:
    """Return the plural category of a number; with decimals, it is always `other`."""
    count = abs(value)
    if count % 1:
        return "other"
    if count == 1:
        return "one"
    if language != "pl":
        return "other"
    return "few" if count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14) else "many"


class Messages:
    """The messages of one language, each compiled when it is first used."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._patterns: dict[str, ast.Pattern | None] = {}
        self._sentences: dict[str, Sentence] = {}

    def add(self, text: str) -> None:
        """Read a Fluent file; its messages override earlier ones."""
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Message):
                self._patterns[entry.id.name] = entry.value
                self._sentences.pop(entry.id.name, None)

    def __iter__(self) -> Iterator[str]:
        return iter(self._patterns)

    def __contains__(self, key: str) -> bool:
        return key in self._patterns

    def say(self, key: str, params: Params) -> str:
        """Return a message with its parameters filled in."""
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
        """Compile an expression between braces."""
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
        raise NotImplementedError(f"{type(found).__name__} is a part of Fluent that is not supported here")

    def _choice(self, name: str, variants: list[ast.Variant]) -> Sentence:
        """Compile a selection: by the parameter's value, or by its plural category if it is a number."""
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
