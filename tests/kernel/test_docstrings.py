"""help() says the same whether the engine runs compiled or not."""

import inspect
import pydoc

import hippodrome
from hippodrome import Dice, Game, Table


def test_what_users_look_up_has_its_docstring() -> None:
    for thing in (Table, Table.play, Table.redeal, Table.asks, Dice, Dice.of, Game.view, hippodrome.new_table):
        assert inspect.getdoc(thing), thing
    text = pydoc.render_doc(Table)
    assert "Answer a seat's open question" in text and "Return the open questions" in text
