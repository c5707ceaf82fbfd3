"""Write the fast copies of positions from the declarations of their fields: `make copies`.

A class whose method `copy` says `return copies.of_leg(self)` has its copy made here: the function `of_leg` in the file
`copies.py` of its game. With `--check` this only says which files are not as the fields want them, as the tests do.
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
HEAD = "The fast copies of positions, made from the declarations of their fields by `make copies`: not to be read."


def copy_function(cls: type, name: str, told: list[str]) -> list[str]:
    """The lines of the function that copies things of a class, which are made with some of their fields told."""
    module = cls.__module__.rpartition(".")[2]
    copied = {field.name: field.copied(f"old.{field.name}") for field in fields.fields_of(cls)}
    made = ", ".join(
        ["old.seats", "old.dice.copy()"] if issubclass(cls, AnyState) else [copied.pop(name) for name in told]
    )
    lines = [
        f'def {name}(old: "{module}.{cls.__name__}") -> "{module}.{cls.__name__}":',
        '    """The same, sharing nothing that can change."""',
        f"    twin = {module}.{cls.__name__}({made})",
    ]
    together: dict[str, str] = {}
    for field, value in copied.items():
        if together and len(_assignment(together | {field: value})) > WIDTH:
            lines.append(_assignment(together))
            together = {}
        together[field] = value
    return [*lines, _assignment(together), "    return twin"]


def _assignment(copied: dict[str, str]) -> str:
    """One line that copies some fields."""
    return f"    {', '.join(f'twin.{name}' for name in copied)} = {', '.join(copied.values())}"


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
            made = [node for node in cls.body if isinstance(node, ast.FunctionDef) and node.name == "__init__"]
            told = [argument.arg for argument in made[0].args.args[1:]] if made else []
            thing = getattr(import_module(f"{package}.{module}"), cls.name)
            functions.append(copy_function(thing, copied_as(cls), told))
            if module not in imports.setdefault(package, []):
                imports[package].append(module)
    head = [f"from {package} import {', '.join(sorted(modules))}" for package, modules in sorted(imports.items())]
    return "\n".join([f'"""{HEAD}"""', "", *head, *[line for lines in functions for line in ["", "", *lines]], ""])


def main() -> None:
    """Write, or check, the copies of all games."""
    stale = []
    for game in sorted(path for path in GAMES.iterdir() if (path / "copies.py").exists()):
        made = copies_of(game)
        if made != (game / "copies.py").read_text("utf-8"):
            stale.append(game / "copies.py")
            if "--check" not in sys.argv:
                (game / "copies.py").write_text(made, "utf-8")
    for path in stale:
        print(f"{path.relative_to(SOURCE)}: the copies are not those of the fields; `make copies` writes them.")
    sys.exit(bool(stale) and "--check" in sys.argv)


if __name__ == "__main__":
    main()
