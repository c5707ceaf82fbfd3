"""Our small Fluent implementation formats every message as Mozilla's runtime does."""

from pathlib import Path

import pytest
from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

import hippodrome
from hippodrome.text import LANGUAGES, MissingText, Speaker
from hippodrome.text.fluent import Messages, number, plural

SOURCE = Path(hippodrome.__file__).parent
FILES = sorted(SOURCE.rglob("*.ftl"))
NUMBERS = [0, 1, 2, 5, 12, 22, -1, 1234567, 1.0, 1234.5678]
PLURALS = {"one", "few", "many", "other"}


class Values(visitor.Visitor):
    """Collects a message's parameters and variant keys, and whether it refers to other messages."""

    def __init__(self) -> None:
        self.parameters: set[str] = set()
        self.choices: set[str] = set()
        self.borrowed = False

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.borrowed = True

    visit_TermReference = visit_MessageReference

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.parameters.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:
        if isinstance(node.key, ast.Identifier) and node.key.name not in PLURALS:
            self.choices.add(node.key.name)
        self.generic_visit(node)


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(SOURCE)) for path in FILES])
def test_every_message_is_formatted_as_by_the_runtime(path: Path) -> None:
    language = path.stem.split(".")[-1]
    theirs, ours = FluentBundle([language], use_isolating=False), Messages(language)
    for source in (SOURCE / "text" / f"{language}.ftl", path.with_name(f"{language}.ftl"), path):
        theirs.add_resource(FluentResource(source.read_text("utf-8")), allow_overrides=True)
        ours.add(source.read_text("utf-8"))
    values, parsed = Values(), FluentParser().parse(path.read_text("utf-8"))
    for source in {path.with_name(f"{language}.ftl"), path}:  # a referenced message has parameters of its own
        values.visit(FluentParser().parse(source.read_text("utf-8")))
    for entry in parsed.body:
        if not isinstance(entry, ast.Message):
            continue
        own, key = Values(), entry.id.name
        own.visit(entry)
        choices = values.choices if own.borrowed else own.choices
        for value in [*NUMBERS, "Anna", *sorted(choices)] if own.parameters or own.borrowed else ["Anna"]:
            params = dict.fromkeys(values.parameters, value)
            expected, errors = theirs.format_pattern(theirs.get_message(key).value, params)
            assert not errors
            assert ours.say(key, params) == expected, f"{key} with {value!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_plurals_follow_the_language(language: str) -> None:
    for value in (*range(130), 1000, 12345, 1234567, -1, -2500, 0.5, 2.25, 1234.5678):
        assert plural(value, language) == Locale(language).plural_form(value)
        assert number(value, language) == format_decimal(value, locale=language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_follow_the_language(language: str) -> None:
    speaker = Speaker("byzanz", language)
    for names in ([], ["Anna"], ["Anna", "Ben"], ["Anna", "Ben", "Cleo"], ["Anna", "Ben", "Cleo", "Dido"]):
        assert speaker.phrase(names) == format_list(names, locale=language)


def test_errors_name_missing_messages_and_parameters() -> None:
    messages = Messages("en")
    messages.add("greeting = Hello { $name }\nouter = { greeting }!\nlost = { nowhere }\n")
    assert messages.say("outer", {"name": "Anna"}) == "Hello Anna!"
    for key, params, reason in (
        ("greeting", {}, "'name'"),
        ("greeting", {"name": None}, "neither text nor a number"),
        ("lost", {}, "'nowhere'"),
        ("nowhere", {}, "'nowhere'"),
    ):
        with pytest.raises(MissingText, match=reason):
            messages.say(key, params)


def test_unsupported_fluent_syntax_is_refused() -> None:
    messages = Messages("en")
    messages.add("-term = a\nwith-term = { -term }\nwith-function = { NUMBER($count) }\n")
    for key in ("with-term", "with-function"):
        with pytest.raises(NotImplementedError):
            messages.say(key, {"count": 1})


def test_a_later_file_overrides_an_earlier_one() -> None:
    messages = Messages("en")
    messages.add("title = One")
    assert messages.say("title", {}) == "One"
    messages.add("title = Two")
    assert messages.say("title", {}) == "Two"
