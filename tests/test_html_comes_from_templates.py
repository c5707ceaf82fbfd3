"""HTML comes from templates, `format_html` or the builder in `draw/svg.py`: no string operation fills in tags."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src" / "hippodrome"
BUILDER = SOURCES / "draw"
TAG = re.compile(r"</?[a-z][a-z0-9-]*(?=[\s/>]|$)|<!doctype", re.IGNORECASE)
"""Matches a tag. Callers must exclude capitalised text such as `<Record of ...`, the repr of an object."""


def texts_of(node: ast.expr) -> Iterator[str]:
    """Yield the constant text of a string literal."""
    for part in node.values if isinstance(node, ast.JoinedStr) else [node]:
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def has_tag(node: ast.expr) -> bool:
    return any(found[0][1:2] == "!" or found[0].islower() for text in texts_of(node) for found in TAG.finditer(text))


def markup_built_by_hand(source: str) -> list[int]:
    """Return the lines on which an f-string, `%`, `+` or `.format` builds markup."""
    lines = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.JoinedStr():
                built = has_tag(node)
            case ast.BinOp(left=left, op=ast.Mod()):
                built = has_tag(left)
            case ast.BinOp(left=left, op=ast.Add(), right=right):
                built = has_tag(left) or has_tag(right)
            case ast.Call(func=ast.Attribute(value=literal, attr="format" | "format_map")):
                built = has_tag(literal)
            case _:
                built = False
        if built:
            lines.append(node.lineno)
    return lines


def test_no_string_operation_builds_markup():
    sources = [path for path in SOURCES.rglob("*.py") if not path.is_relative_to(BUILDER)]
    assert len(sources) > 200
    found = [
        f"{path.relative_to(SOURCES)}:{line}"
        for path in sources
        for line in markup_built_by_hand(path.read_text("utf-8"))
    ]
    assert not found, "use a template or format_html:\n" + "\n".join(found)


@pytest.mark.parametrize(
    "built",
    ["f'<b>{name}</b>'", "'<p class=\"%s\">' % name", "'<b>{}</b>'.format(name)", "'<b>' + name", "f'<br/>{name}'"],
)
def test_markup_built_by_hand_is_found(built):
    assert markup_built_by_hand(built) == [1]


@pytest.mark.parametrize(
    "fine",
    ["format_html('<b>{}</b>', name)", "f'<Record of {game}>'", "f'{low} < {high}'", "f'(?<!x){name}'", "'<b></b>'"],
)
def test_other_strings_are_fine(fine):
    assert markup_built_by_hand(fine) == []
