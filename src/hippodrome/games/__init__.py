"""The five games: which there are, and how to get one by name."""

import sys
import warnings
from importlib import import_module
from types import ModuleType

from hippodrome.kernel.errors import UnknownGame
from hippodrome.kernel.game import Game, Option

PLAYABLE = {
    "byzanz": ("hippodrome.games.byzanz.game", "Byzanz"),
    "byzantium": ("hippodrome.games.byzantium.game", "Byzantium"),
    "byzantio": ("hippodrome.games.byzantio.game", "Byzantio"),
    "nekken": ("hippodrome.games.byzantio.game", "Nekken"),
    "hamilcar": ("hippodrome.games.hamilcar.game", "Hamilcar"),
}
_loaded: dict[str, Game] = {}


class GameInfo:
    """What one may want to know of a game before sitting down: name, seats, status and options."""

    def __init__(self, name: str, seats: tuple[int, ...], status: str, options: tuple[Option, ...]) -> None:
        self.name = name
        self.seats = seats
        self.status = status
        self.options = options

    def __repr__(self) -> str:
        return f"GameInfo({self.name!r}, seats={self.seats}, status={self.status!r})"


def package_of(name: str) -> str:
    """The package a game lives in; two games on one rule set share theirs."""
    find_game(name)
    return PLAYABLE[name][0].rpartition(".")[0]


def find_game(name: str) -> Game:
    """The game of a name; raises UnknownGame with the names there are."""
    if name not in _loaded:
        if name not in PLAYABLE:
            raise UnknownGame(f"{name!r} is not a game of ours; there are: {', '.join(PLAYABLE)}.")
        module, cls = PLAYABLE[name]
        _loaded[name] = getattr(import_module(module), cls)()
    return _loaded[name]


def list_games() -> list[GameInfo]:
    """Every game."""
    return [GameInfo(name, find_game(name).seats, "playable", find_game(name).options) for name in PLAYABLE]


class _Games(ModuleType):
    """This package: `hippodrome.games()` listed the games before there was `list_games`, and still does."""

    def __call__(self) -> list[GameInfo]:
        warnings.warn("hippodrome.games() is now hippodrome.list_games().", DeprecationWarning, stacklevel=2)
        return list_games()


sys.modules[__name__].__class__ = _Games
