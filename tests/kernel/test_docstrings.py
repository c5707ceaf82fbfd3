"""help() shows docstrings whether or not the engine is compiled."""

import inspect
import pydoc

import hippodrome
from hippodrome import Dice, Game, Table


def test_public_names_have_docstrings() -> None:
    for thing in (Table, Table.play, Table.redeal, Table.asks, Dice, Dice.of, Game.view, hippodrome.new_table):
        assert inspect.getdoc(thing), thing
    text = pydoc.render_doc(Table)
    assert "Answer a seat's open question" in text and "Return the open questions" in text
