"""Run the notebooks of docs/notebooks/ without Jupyter, and print what each cell shows.

    python tools/notebooks.py docs/notebooks/byzanz.ipynb    runs it and prints it with all outputs, as Markdown

The files are stored without outputs: `clean` returns the stored form, and a test checks it. Cells run as in Jupyter:
all cells share their names, and printed text is shown together with the last expression, as a picture if it can draw
itself (`_repr_svg_`).
"""

import ast
import io
import json
import os
import sys
from collections.abc import Iterator
from contextlib import chdir, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass
class Cell:
    """A cell after running: its kind and source, its printed text, and the text and picture of its last expression."""

    kind: str
    text: str
    printed: str = ""
    value: str = ""
    svg: str = ""


def read(path: Path) -> dict[str, Any]:
    notebook: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return notebook


def clean(notebook: dict[str, Any]) -> str:
    """Return a notebook in its stored form: no outputs, counters or machine names."""
    cells = []
    for place, cell in enumerate(notebook["cells"], 1):
        kept = {"cell_type": cell["cell_type"], "id": f"cell-{place}", "metadata": {}, "source": cell["source"]}
        if cell["cell_type"] == "code":
            kept |= {"execution_count": None, "outputs": []}
        cells.append(kept)
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    about = {"kernelspec": kernel, "language_info": {"name": "python"}}
    kept_book = {"cells": cells, "metadata": about, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(kept_book, indent=1, ensure_ascii=False) + "\n"


def run(path: Path) -> Iterator[Cell]:
    """Run a notebook in its folder, cell by cell; errors name the cell."""
    names: dict[str, Any] = {"__name__": "__main__"}
    for place, cell in enumerate(read(path)["cells"], 1):
        source = "".join(cell["source"])
        if cell["cell_type"] != "code":
            yield Cell(cell["cell_type"], source)
            continue
        cell_run = Cell("code", source)
        printed = io.StringIO()
        with chdir(path.parent), redirect_stdout(printed):
            shown = _execute(source, f"{path.name}, cell {place}", names)
        cell_run.printed = printed.getvalue()
        if hasattr(shown, "_repr_svg_"):
            cell_run.svg = shown._repr_svg_()
        elif shown is not None:
            cell_run.value = repr(shown)
        yield cell_run


def _execute(source: str, where: str, names: dict[str, Any]) -> object:
    """Run a cell; returns the value of its last statement if that is an expression."""
    tree = ast.parse(source, where)
    last = tree.body[-1] if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    if last is None:
        exec(compile(tree, where, "exec"), names)
        return None
    exec(compile(ast.Module(tree.body[:-1], []), where, "exec"), names)
    value: object = eval(compile(ast.Expression(last.value), where, "eval"), names)
    return None if source.rstrip().endswith(";") else value


def markdown(path: Path, pictures: Path) -> str:
    """Return a notebook with its outputs as Markdown; its pictures are written to a folder."""
    lines = []
    for place, cell in enumerate(run(path), 1):
        if cell.kind != "code":
            lines += [cell.text, ""]
            continue
        lines += ["```python", cell.text, "```", ""]
        if text := cell.printed + cell.value:
            lines += ["```text", text.rstrip("\n"), "```", ""]
        if cell.svg:
            picture = pictures / f"{path.stem}-{place}.svg"
            picture.write_text(cell.svg, "utf-8")
            lines += [f"![Output of the cell]({picture.name})", ""]
    return "\n".join(lines)


def main() -> None:
    """Print notebooks with their outputs."""
    for name in sys.argv[1:]:
        print(markdown(Path(name), Path(os.environ.get("TMPDIR", "/tmp"))))


if __name__ == "__main__":
    main()
