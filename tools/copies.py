"""Write the fast copies of positions from the declarations of their fields: `make copies`.

A class whose method `copy` says `return copies.of_leg(self)` has its copy made here: the function `of_leg` in the file
`copies.py` of its game. An affair among the rules, below the mark in it, has its copy beside it. With `--check` this
only says which files are not as the fields want them, as the tests do.
"""

import ast
import sys
from importlib import import_module
from pathlib import Path

from hippodrome.kernel import fields
from hippodrome.kernel.state import AnyState

SOURCE = Path(__file__).parent.parent / "src"
GAMES = SOURCE / "hippodrome" / "games"
WIDTH = 120
MARK = "    # Made from the fields by tools/copies.py."
HEAD = "The fast copies of positions, made from the declarations of their fields by `make copies`: not to be read."


def copy_lines(cls: type, named: str, told: list[str], old: str, indent: str) -> list[str]:
    """The body of a copy of a thing of a class, which is made with some of its fields told."""
    copied = {field.name: field.copied(f"{old}.{field.name}") for field in fields.fields_of(cls)}
    made = ", ".join(
        [f"{old}.seats", f"{old}.dice.copy()"] if issubclass(cls, AnyState) else [copied.pop(name) for name in told]
    )
    lines = ['"""The same, sharing nothing that can change."""', f"twin = {named}({made})"]
    together: dict[str, str] = {}
    for field, value in copied.items():
        if together and len(indent + _assignment(together | {field: value})) > WIDTH:
            lines.append(_assignment(together))
            together = {}
        together[field] = value
    return [indent + line for line in [*lines, _assignment(together), "return twin"]]


def _assignment(copied: dict[str, str]) -> str:
    """One line that copies some fields."""
    return f"{', '.join(f'twin.{name}' for name in copied)} = {', '.join(copied.values())}"


def told_to(cls: ast.ClassDef) -> list[str]:
    """What is told when a thing of a class is made."""
    made = [node for node in cls.body if isinstance(node, ast.FunctionDef) and node.name == "__init__"]
    return [argument.arg for argument in made[0].args.args[1:]] if made else []


def copied_as(cls: ast.ClassDef) -> str:
    """The name of the function by which a class is copied, or nothing."""
    methods = [node for node in cls.body if isinstance(node, ast.FunctionDef) and node.name == "copy"]
    last = ast.unparse(methods[0].body[-1]) if methods else ""
    return last[len("return copies.") : -len("(self)")] if last.startswith("return copies.") else ""


def copies_of(game: Path) -> str:
    """The file of copies for the game in a folder; empty if it needs none."""
    imports: dict[str, list[str]] = {}
    functions: list[list[str]] = []
    for path in sorted(game.rglob("*.py")):
        classes = [node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.ClassDef)]
        for cls in [cls for cls in classes if copied_as(cls)]:
            package, _, module = ".".join(path.relative_to(SOURCE).with_suffix("").parts).rpartition(".")
            thing, name = getattr(import_module(f"{package}.{module}"), cls.name), f"{module}.{cls.name}"
            head = f'def {copied_as(cls)}(old: "{name}") -> "{name}":'
            functions.append([head, *copy_lines(thing, name, told_to(cls), "old", "    ")])
            if module not in imports.setdefault(package, []):
                imports[package].append(module)
    above = [f"from {package} import {', '.join(sorted(modules))}" for package, modules in sorted(imports.items())]
    return "\n".join([f'"""{HEAD}"""', "", *above, *[line for lines in functions for line in ["", "", *lines]], ""])


def with_copies(path: Path) -> str:
    """A file of rules with the copies below the marks of its classes made anew."""
    lines = path.read_text("utf-8").split("\n")
    module = import_module(".".join(path.relative_to(SOURCE).with_suffix("").parts))
    for cls in reversed([node for node in ast.parse("\n".join(lines)).body if isinstance(node, ast.ClassDef)]):
        copy = [node for node in cls.body if isinstance(node, ast.FunctionDef) and node.name == "copy"]
        if copy and lines[copy[0].lineno - 2] == MARK:
            made = copy_lines(getattr(module, cls.name), cls.name, told_to(cls), "self", "        ")
            lines[copy[0].lineno : copy[0].end_lineno] = made
    return "\n".join(lines)


def main() -> None:
    """Write, or check, the copies of all games."""
    made = {game / "copies.py": copies_of(game) for game in GAMES.iterdir() if (game / "copies.py").exists()}
    marked = [path for path in GAMES.rglob("*.py") if MARK in path.read_text("utf-8").split("\n")]
    made |= {path: with_copies(path) for path in marked}
    stale = [path for path in sorted(made) if made[path] != path.read_text("utf-8")]
    for path in stale:
        if "--check" not in sys.argv:
            path.write_text(made[path], "utf-8")
        print(f"{path.relative_to(SOURCE)}: the copies are not those of the fields; `make copies` writes them.")
    sys.exit(bool(stale) and "--check" in sys.argv)


if __name__ == "__main__":
    main()
