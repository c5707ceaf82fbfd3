"""The rows of tables as their last changes have left them, for all who look on and would ask the database the same."""

from collections import OrderedDict
from threading import Lock

from hippodrome.web import models

ROWS = 64
"""How many are remembered: they are wanted in the moment after a change, and hardly later."""

_rows: OrderedDict[str, models.Table] = OrderedDict()
_rows_lock = Lock()


def remember(row: models.Table) -> None:
    """Keep the row of a table, with its seats, as a change that is committed has left it."""
    if "seated" not in vars(row):
        return
    with _rows_lock:
        _rows[row.slug] = row
        _rows.move_to_end(row.slug)
        while len(_rows) > ROWS:
            _rows.popitem(last=False)


def row_at(slug: str, stamp: int) -> models.Table | None:
    """The row of a table that is at a stamp, or further; every change of it has a stamp of its own."""
    with _rows_lock:
        row = _rows.get(slug)
    if row is None or row.stamp < stamp:
        row = models.with_seats(models.TABLE_OF_SLUG, slug)
        if row is not None:
            remember(row)
    return row
