"""Queries that are built once.

From a filter to SQL is a long way in Django, longer than SQLite takes to answer. What every click asks for (who is it,
which table, which seats) and what every move writes is therefore written down with gaps when it is first needed, and
from then on only filled in. PostgreSQL lives in another process, where the way there and back costs more than most
answers: what belongs together is asked (`together`) and written (`write`) in one go, BEGIN goes with what a transaction
asks first, and COMMIT can go with what it writes last. And to plan a query takes it longer than to answer: each is
planned once a connection, and then only named (PREPARE, EXECUTE).
"""

import json
import re
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from functools import cached_property
from hashlib import blake2b
from itertools import count
from typing import Any, Generic, TypeVar
from weakref import WeakKeyDictionary

from django.db import DEFAULT_DB_ALIAS, connection
from django.db.models import (
    BooleanField,
    CharField,
    DateTimeField,
    FloatField,
    ForeignKey,
    IntegerField,
    JSONField,
    Model,
    QuerySet,
    TextField,
)

Row = TypeVar("Row", bound=Model)
TEXT, NUMBER = "--gap--", -2_123_456_789
"""What stands in a query for a text or a number that is filled in later; nothing of ours is called so."""
IDLE = 0
"""What libpq says of a connection on which no transaction is open."""
GAP = re.compile("%[s%]")
"""A gap as Django writes it, and a percent sign that is none."""


class Prepared(Generic[Row]):
    """Rows of a model by a query whose one value changes from call to call, and nothing else of it.

    `make` gets the gap and gives the query set: no joins, nothing annotated.
    """

    def __init__(self, make: Callable[[Any], "QuerySet[Row]"], gap: str | int) -> None:
        self.make = make
        self.gap = gap
        self._built: Built | None = None

    def all(self, value: Any) -> list[Row]:
        """All rows for a value."""
        return self.built.rows(self.raw(value))

    def plain(self, value: Any) -> list[list[Any]]:
        """The same rows as mere lists of what stands in them, in the order of the model's fields."""
        return [self.built.read(row) for row in self.raw(value)]

    def raw(self, value: Any) -> list[tuple[Any, ...]]:
        """The same rows as the database tells them, for who reads (`built.read`) only some of them."""
        with connection.cursor() as cursor:
            if connection.vendor == "postgresql":
                _say(cursor, [(self.built.sql, self.filled(value))])
            else:
                cursor.execute(self.built.sql, self.filled(value))
            found: list[tuple[Any, ...]] = cursor.fetchall()
        return found

    def filled(self, value: Any) -> list[Any]:
        """What stands in the gaps of the query for a value."""
        return [value if param == self.gap else param for param in self.built.params]

    @property
    def built(self) -> "Built":
        """The query for the database we have."""
        if self._built is None:
            self._built = Built(self.make(self.gap), self.gap)
        return self._built

    def first(self, value: Any) -> Row | None:
        """The first row for a value, if there is one."""
        found = self.all(value)
        return found[0] if found else None


Asked = tuple[Prepared[Any], Any]
"""A query and the value for its gap."""


def together(*asked: Asked) -> list[list[Any]]:
    """The rows for several queries with their values, asked in one go where the database is another process."""
    if connection.vendor != "postgresql":
        return [prepared.all(value) for prepared, value in asked]
    found = []
    with connection.cursor() as cursor:
        _say(cursor, [(prepared.built.sql, prepared.filled(value)) for prepared, value in asked])
        for prepared, _ in asked:
            found.append(prepared.built.rows(cursor.fetchall()))
            cursor.nextset()
    return found


class Built:
    """A query as text for the database we have, and how its answers become what the model's fields hold."""

    def __init__(self, query: "QuerySet[Any]", gap: str | int) -> None:
        compiler = query.query.get_compiler(DEFAULT_DB_ALIAS)
        self.sql, params = compiler.as_sql()
        self.params = list(params)
        self.model: Any = query.model
        assert self.params.count(gap) == 1, "a prepared query has one gap"
        columns = [column for column, _sql, _alias in compiler.select]
        self.names = [column.target.attname for column in columns]
        self.readers = [(place, _reader(*found)) for place, found in compiler.get_converters(columns).items()]

    def read(self, row: tuple[Any, ...]) -> list[Any]:
        """A row with dates, truths and lists as Python has them."""
        read = list(row)
        for place, reader in self.readers:
            if read[place] is not None:
                read[place] = reader(read[place])
        return read

    def rows(self, found: Iterable[tuple[Any, ...]]) -> list[Any]:
        """Rows as those of the model."""
        return [self.model.from_db(DEFAULT_DB_ALIAS, self.names, self.read(row)) for row in found]


def _reader(steps: list[Any], column: Any) -> Callable[[Any], Any]:
    """How a value of a column is read; for those of SQLite there are quicker ways than Django's, which fit all."""
    if connection.vendor == "sqlite":
        quick: Callable[[Any], Any] | None = QUICK.get(type(column.target))
        if quick is not None:
            return quick

    def read(value: Any) -> Any:
        for step in steps:
            value = step(value, column, connection)
        return value

    return read


def _moment(naive: datetime) -> datetime:
    """A time as it comes from SQLite: without a zone, which is UTC's."""
    return naive.replace(tzinfo=UTC)


QUICK: dict[type[Any], Callable[[Any], Any]] = {BooleanField: bool, DateTimeField: _moment, JSONField: json.loads}


AS_IT_IS = (BooleanField, CharField, FloatField, ForeignKey, IntegerField, TextField)
"""Fields whose values every database of ours takes as Python has them."""


class Statement:
    """What writes some fields of a model: most of their values need not be made fit for the database."""

    def __init__(self, model: type[Model], fields: Sequence[Any]) -> None:
        self.fields = fields
        self.table = model._meta.db_table
        self.others = [(place, field) for place, field in enumerate(fields) if not isinstance(field, AS_IT_IS)]

    def written(self, values: Iterable[Any]) -> list[Any]:
        """The values of all fields as the database takes them."""
        written = list(values)
        for place, field in self.others:
            written[place] = field.get_db_prep_save(written[place], connection)
        return written


class Change(Statement):
    """An UPDATE of some fields of a model's rows, found by others of its fields."""

    def __init__(self, model: type[Model], changed: Sequence[str], by: Sequence[str]) -> None:
        super().__init__(model, [model._meta.get_field(name) for name in (*changed, *by)])
        self.changed = len(changed)

    def filled(self, *values: Any) -> "Filled":
        """What is to stand there, then by what the rows are found."""
        return self.sql, self.written(values)

    @cached_property
    def sql(self) -> str:
        """The statement for the database we have."""
        places = [f"{connection.ops.quote_name(field.column)} = %s" for field in self.fields]
        changed, by = ", ".join(places[: self.changed]), " AND ".join(places[self.changed :])
        return f"UPDATE {connection.ops.quote_name(self.table)} SET {changed} WHERE {by}"


class Addition(Statement):
    """An INSERT of one row of a model, which the database gives its number; nobody needs to know it."""

    def __init__(self, model: type[Model]) -> None:
        super().__init__(model, [field for field in model._meta.local_concrete_fields if not field.primary_key])

    def filled(self, row: Model) -> "Filled":
        """The row to be added."""
        return self.sql, self.written([getattr(row, field.attname) for field in self.fields])

    @cached_property
    def sql(self) -> str:
        """The statement for the database we have."""
        quoted = connection.ops.quote_name
        columns = ", ".join(quoted(field.column) for field in self.fields)
        return f"INSERT INTO {quoted(self.table)} ({columns}) VALUES ({', '.join(['%s'] * len(self.fields))})"


Filled = tuple[str, list[Any]]
"""A statement and what stands in its gaps."""


def write(filled: Sequence[Filled], last: bool = False) -> list[int]:
    """Change and add some rows, in one go where the database is another process; how many rows each concerned.

    If it is the `last` that a transaction does, it is committed on the same way, and its end finds nothing left to do.
    """
    counts = []
    with connection.cursor() as cursor:
        if connection.vendor != "postgresql":
            for sql, values in filled:
                cursor.execute(sql, values)
                counts.append(int(cursor.rowcount))
            return counts
        if filled:
            _say(cursor, filled, last=last and not any(connection.savepoint_ids))
        for _ in filled:
            counts.append(int(cursor.rowcount))
            cursor.nextset()
    return counts


_planned: WeakKeyDictionary[Any, dict[str, str]] = WeakKeyDictionary()
"""What each connection to PostgreSQL has planned already: by the statement, how it is called there."""


def _say(cursor: Any, filled: Sequence[Filled], last: bool = False) -> None:
    """Ask PostgreSQL, or have it write, in one go; the cursor then has the results, one after the other.

    If it is the first that it hears of a transaction, BEGIN goes with it. psycopg would send that on a way of its own,
    unless it believes that there is no transaction. Commit and roll back go by what the server says, so Django ends
    this one like any other.
    """
    raw: Any = connection.connection
    planned = _planned.setdefault(raw, {})
    for sql, _ in filled:
        if sql not in planned:
            planned[sql] = _plan(cursor, sql)
    said = [f"EXECUTE {planned[sql]}({', '.join(['%s'] * len(values))})" for sql, values in filled]
    begins = connection.in_atomic_block and raw.pgconn.transaction_status == IDLE
    if begins:
        raw.autocommit = True
        said.insert(0, "BEGIN")
    if last:
        said.append("COMMIT")
    cursor.execute("; ".join(said), [value for _, values in filled for value in values])
    if begins:
        cursor.nextset()


def _plan(cursor: Any, sql: str) -> str:
    """Have a statement planned for this connection, as long as it lasts; gives its name there."""
    name = f"hippodrome_{blake2b(sql.encode(), digest_size=8).hexdigest()}"
    number = count(1)
    numbered = GAP.sub(lambda gap: "%" if gap[0] == "%%" else f"${next(number)}", sql)
    cursor.execute(f"PREPARE {name} AS {numbered}")
    return name
