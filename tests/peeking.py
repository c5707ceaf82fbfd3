"""A bot that cheats as hard as it can: it reads everything reachable from the objects it is given."""

from hashlib import blake2b
from types import GeneratorType, ModuleType
from typing import Any

from hippodrome import Game, Table
from hippodrome.bots import Bot

PLAIN = (int, float, str, bytes, type(None))


class Peeker(Bot):
    """Chooses by a digest of everything it finds, so any difference between two worlds changes its choice."""

    def choose(self, table: Table, seat: int) -> str:
        self.found = everything(table)
        ask = table.ask_of(seat)
        assert ask is not None
        digest = blake2b(self.found.encode(), digest_size=8).digest()
        return ask.words[int.from_bytes(digest, "little") % len(ask.words)]


def everything(thing: Any, met: dict[int, Any] | None = None) -> str:
    """Return all data reachable from an object as one text, including private attributes and running flows."""
    met = {} if met is None else met
    if isinstance(thing, PLAIN):
        return repr(thing)
    if isinstance(thing, (Game, type, ModuleType)) or callable(thing):
        return type(thing).__name__  # rules and code are the same for everybody
    if id(thing) in met:
        return "met before"
    met[id(thing)] = thing
    if isinstance(thing, dict):
        return f"{{{', '.join(f'{everything(key, met)}: {everything(of, met)}' for key, of in thing.items())}}}"
    if isinstance(thing, (list, tuple)):
        return f"[{', '.join(everything(one, met) for one in thing)}]"
    if isinstance(thing, GeneratorType):
        inside = dict(thing.gi_frame.f_locals) if thing.gi_frame else {}
        return f"flow({everything(inside, met)}, {everything(thing.gi_yieldfrom, met)})"
    names = [name for name in dir(thing) if not name.startswith("__")]
    return f"{type(thing).__name__}({', '.join(f'{name}={attribute(thing, name, met)}' for name in names)})"


def attribute(thing: Any, name: str, met: dict[int, Any]) -> str:
    """Return the text of an attribute, or the name of the exception that reading it raises."""
    try:
        return everything(getattr(thing, name), met)
    except Exception as error:
        return type(error).__name__
