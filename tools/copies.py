"""Write the fast copies of positions from the declarations of their fields: `make copies`.

Below the line `# Made from the fields by tools/copies.py.` in a class stands its method `copy`. This writes it anew for
every such class; with `--check` it only says which are not as the fields want them, as the tests do.
"""

import ast
import sys
from importlib import import_module
from pathlib import Path

from hippodrome.kernel import fields
from hippodrome.kernel.state import AnyState

SOURCE = Path(__file__).parent.parent / "src"
WIDTH = 120
MARK = "    # Made from the fields by tools/copies.py."


def copy_method(cls: type, told: list[str]) -> list[str]:
    """The lines of the `copy` of a class that is made with some of its fields told."""
    copied = {field.name: field.copied(f"self.{field.name}") for field in fields.fields_of(cls)}
    made = ", ".join(
        ["self.seats", "self.dice.copy()"] if issubclass(cls, AnyState) else [copied.pop(name) for name in told]
    )
    lines = [
        f'    def copy(self) -> "{cls.__name__}":',
        '        """The same, sharing nothing that can change."""',
        f"        twin = {cls.__name__}({made})",
    ]
    together: dict[str, str] = {}
    for name, value in copied.items():
        if together and len(_assignment(together | {name: value})) > WIDTH:
            lines.append(_assignment(together))
            together = {}
        together[name] = value
    return [*lines, _assignment(together), "        return twin"]


def _assignment(copied: dict[str, str]) -> str:
    """One line that copies some fields."""
    return f"        {', '.join(f'twin.{name}' for name in copied)} = {', '.join(copied.values())}"


def with_copies(path: Path) -> str:
    """A source file with the copies of its marked classes made anew."""
    lines = path.read_text("utf-8").split("\n")
    module = import_module(".".join(path.relative_to(SOURCE).with_suffix("").parts))
    tree = ast.parse("\n".join(lines))
    below = len(lines)
    for cls in reversed(tree.body):
        marks = [number for number in range(cls.lineno, below) if lines[number] == MARK]
        below = cls.lineno - 1
        if not isinstance(cls, ast.ClassDef) or not marks:
            continue
        methods = [node for node in cls.body if isinstance(node, ast.FunctionDef) and node.lineno > marks[0]]
        end = methods[0].end_lineno if methods and methods[0].name == "copy" else marks[0] + 1
        made = [node for node in cls.body if isinstance(node, ast.FunctionDef) and node.name == "__init__"]
        told = [argument.arg for argument in made[0].args.args[1:]] if made else []
        lines[marks[0] + 1 : end] = copy_method(getattr(module, cls.name), told)
    return "\n".join(lines)


def main() -> None:
    """Write, or check, all files with marked classes."""
    stale = []
    for path in sorted(SOURCE.rglob("*.py")):
        if MARK in path.read_text("utf-8").split("\n"):
            made = with_copies(path)
            if made != path.read_text("utf-8"):
                stale.append(path)
                if "--check" not in sys.argv:
                    path.write_text(made, "utf-8")
    for path in stale:
        print(f"{path.relative_to(SOURCE)}: the copies are not those of the fields; `make copies` writes them.")
    sys.exit(bool(stale) and "--check" in sys.argv)


if __name__ == "__main__":
    main()
