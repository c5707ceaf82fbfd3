"""Docstrings for compiled modules: mypyc leaves them out of the C it writes, `setup.py` puts them back with this.

So `help(hippodrome.Table)` says the same whether the engine runs compiled or not. Where the C looks otherwise than we
know it, nothing is changed and nothing breaks: only the help is shorter then.
"""

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path


def documented(source: str) -> Iterator[tuple[str, str, str]]:
    """Kind ("class", "getter" or "function"), name as mypyc writes it, and docstring of all that has one."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            yield "class", node.name, ast.get_docstring(node) or ""
            for item in node.body:
                if isinstance(item, ast.FunctionDef):
                    getter = any(isinstance(mark, ast.Name) and mark.id == "property" for mark in item.decorator_list)
                    name = f"{node.name}_get_{item.name}" if getter else f"{node.name}___{item.name}"
                    yield "getter" if getter else "function", name, ast.get_docstring(item) or ""
        elif isinstance(node, ast.FunctionDef):
            yield "function", node.name, ast.get_docstring(node) or ""


def with_docstrings(code: str, source: str) -> str:
    """The C code of a module with the docstrings of its source."""
    for kind, name, text in documented(source):
        if not text:
            continue
        doc = c_string(inspect.cleandoc(text))
        if kind == "class":
            place = rf'(\.tp_doc = PyDoc_STR\("{name}\([^"]*--\\n\\n)("\))'
        elif kind == "function":
            place = rf'(\(PyCFunction\)CPyPy_\w+___{name},\s*METH_[A-Z_ |]+, PyDoc_STR\("[^"]*--\\n\\n)("\))'
        else:
            place = rf"(\(getter\)\w+___{name},\s*NULL, )NULL(, NULL\}})"
            doc = f'PyDoc_STR("{doc}")'
        code = re.sub(place, lambda found, doc=doc: found[1] + doc + found[2], code)  # type: ignore[misc]
    return code


def c_string(text: str) -> str:
    """A text as it stands between the quotes of a C string."""
    plain = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("?", "\\?")
    return "".join(sign if sign.isascii() else "".join(f"\\{byte:03o}" for byte in sign.encode()) for sign in plain)


def keep_docstrings(code: Path, source: Path) -> None:
    """Put the docstrings of a source into the C file that mypyc made of it."""
    before = code.read_text("utf-8")
    after = with_docstrings(before, source.read_text("utf-8"))
    if after != before:
        code.write_text(after, "utf-8")
