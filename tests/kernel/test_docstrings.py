"""help() says the same whether the engine runs compiled or not."""

import inspect
import pydoc

import hippodrome
from hippodrome import Dice, Game, Table
from hippodrome._docstrings import c_string, with_docstrings


def test_what_users_look_up_has_its_docstring() -> None:
    for thing in (Table, Table.play, Table.redeal, Table.asks, Dice, Dice.of, Game.view, hippodrome.new_table):
        assert inspect.getdoc(thing), thing
    text = pydoc.render_doc(Table)
    assert "Answer a seat's open question" in text and "The open questions" in text


CODE = r"""
    .tp_doc = PyDoc_STR("Thing(a)\n--\n\n"),
    {"go", (PyCFunction)CPyPy_x___Thing___go,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("go($self)\n--\n\n")},
     (getter)x___Thing_get_way,
    NULL, NULL, NULL},
"""
SOURCE = """
class Thing:
    'A "thing".'

    def go(self):
        'Go?'

    @property
    def way(self):
        'Dürfen.'
"""


def test_a_docstring_is_put_where_mypyc_left_it_out() -> None:
    said = with_docstrings(CODE, SOURCE)
    assert r'PyDoc_STR("Thing(a)\n--\n\nA \"thing\".")' in said
    assert r'PyDoc_STR("go($self)\n--\n\nGo\?")' in said
    assert f'NULL, PyDoc_STR("{c_string("Dürfen.")}"), NULL' in said
