"""Rows by plain SQL, for the few queries that every request or every move makes.

Building a query takes the ORM longer than the database needs to answer it, and `Model.objects.raw()` works out the
columns and their converters for each query anew. Here that is done once for each model (docs/decisions.md).
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple, TypeVar

from django.db import connection, models

Row = TypeVar("Row", bound=models.Model)


class TableColumns(NamedTuple):
    """The columns of a model as SQL, the fields' names, and what turns a column's value into a field's, by place."""

    sql: str
    names: list[str]
    converters: list[tuple[int, Any, Any]]


@cache
def _columns(model: type[models.Model], without: str) -> TableColumns:
    fields = [field for field in model._meta.concrete_fields if field.name != without]
    columns = [field.get_col(model._meta.db_table) for field in fields]
    converters = [
        (place, convert, column)
        for place, column in enumerate(columns)
        for convert in (*connection.ops.get_db_converters(column), *column.get_db_converters(connection))
    ]
    sql = ", ".join(connection.ops.quote_name(str(field.column)) for field in fields)
    return TableColumns(sql, [field.attname for field in fields], converters)


def select(
    model: type[Row], condition: str, parameters: Sequence[str | int], without: str = "", **also: str
) -> list[Row]:
    """Return the rows of a model for which a condition in SQL holds.

    The field `without` is read when it is used. `also` adds attributes by their SQL, as the database has them.
    """
    columns = _columns(model, without)
    selected = ", ".join([columns.sql, *also.values()])
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT {selected} FROM {model._meta.db_table} WHERE {condition}", parameters)
        found = [list(values) for values in cursor.fetchall()]
    rows = []
    for values in found:
        for place, convert, column in columns.converters:
            values[place] = convert(values[place], column, connection)
        row = model.from_db(connection.alias, columns.names, values[: len(columns.names)])
        for name, value in zip(also, values[len(columns.names) :], strict=True):
            setattr(row, name, value)
        rows.append(row)
    return rows


def count(sql: str, parameters: Sequence[str | int]) -> int:
    with connection.cursor() as cursor:
        cursor.execute(sql, parameters)
        return int(cursor.fetchone()[0])
