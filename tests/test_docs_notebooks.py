"""Every notebook runs, draws its board, and is stored without output."""

from pathlib import Path

import pytest

import notebooks
import pictures

FOLDER = Path(__file__).parents[1] / "docs" / "notebooks"
BOOKS = sorted(FOLDER.glob("*.ipynb"))
books = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.stem)


def test_every_game_has_a_notebook() -> None:
    assert {book.stem for book in BOOKS} == set(pictures.GAMES)


@books
def test_a_notebook_runs_and_draws(book: Path) -> None:
    cells = list(notebooks.run(book))
    drawn = [cell for cell in cells if cell.svg]
    assert drawn and all(cell.svg.startswith("<svg") for cell in drawn)
    assert all("0x" not in cell.value + cell.printed for cell in cells), (
        "shows a memory address instead of a readable value"
    )


@books
def test_a_notebook_is_stored_without_output(book: Path) -> None:
    assert book.read_text("utf-8") == notebooks.clean(notebooks.read(book))


def test_a_cell_shows_what_it_prints_and_its_last_expression(tmp_path: Path) -> None:
    source = ["print('a')\n", "x = 2\n", "x + 1"]
    cells = [{"cell_type": "code", "source": source}, {"cell_type": "code", "source": ["x;"]}]
    book = tmp_path / "a.ipynb"
    book.write_text(notebooks.clean({"cells": cells}))
    assert [(cell.printed, cell.value) for cell in notebooks.run(book)] == [("a\n", "3"), ("", "")]
    book.write_text(notebooks.clean({"cells": [{"cell_type": "code", "source": ["1 / 0"]}]}))
    with pytest.raises(ZeroDivisionError):
        list(notebooks.run(book))
