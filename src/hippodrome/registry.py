"""The registry of games: which games there are, and how to load one by name.

Our own games are listed in `PLAYABLE`. Installed packages register theirs as entry points of the group
`hippodrome.games`; docs/adding-a-game.md shows how to write one. A game is imported when it is first asked for, so
everything above the registry can use games without importing any of them.
"""

import sys
import threading
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType

from hippodrome.kernel.errors import UnknownGame
from hippodrome.kernel.game import Game, Option

PLAYABLE = {
    "byzanz": "hippodrome.games.byzanz.game:Byzanz",
    "byzantium": "hippodrome.games.byzantium.game:Byzantium",
    "byzantio": "hippodrome.games.byzantio.game:Byzantio",
    "nekken": "hippodrome.games.byzantio.game:Nekken",
    "hamilcar": "hippodrome.games.hamilcar.game:Hamilcar",
}
"""Our own games: names and the locations of their classes, written like entry points."""
GROUP = "hippodrome.games"
"""The group of entry points in which installed packages register their games."""
_loaded: dict[str, Game] = {}
_loading = threading.RLock()
_broken: dict[str, str] = {}


class BrokenGame(UnknownGame):
    """A game of an installed package that can't be loaded; the message says why."""


class GameInfo:
    """A game's name, allowed numbers of seats, status and options.

    The status is "playable", or "broken" for a game of an installed package that can't be loaded. `reason` then says
    why, and seats and options are empty.
    """

    def __init__(
        self, name: str, seats: tuple[int, ...], status: str, options: tuple[Option, ...], reason: str = ""
    ) -> None:
        self.name = name
        self.seats = seats
        self.status = status
        self.options = options
        self.reason = reason

    def __repr__(self) -> str:
        return f"GameInfo({self.name!r}, seats={self.seats}, status={self.status!r})"


@cache
def _installed() -> dict[str, EntryPoint]:
    """Return the games of installed packages, except those with the name of one of ours."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in PLAYABLE}


def game_names() -> list[str]:
    """Return the names of all games, ours first, without loading any."""
    return [*PLAYABLE, *sorted(_installed())]


def package_of(name: str) -> str:
    """Return the package of a game, which two games may share, or the module of a game that has no package."""
    module = type(find_game(name)).__module__
    return module if hasattr(sys.modules[module], "__path__") else module.rpartition(".")[0] or module


def room_of(name: str, room: str) -> ModuleType | None:
    """Return a module of a game's package, such as `showing.texts`, or None if there is none."""
    module = f"{package_of(name)}.{room}"
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and (module == error.name or module.startswith(f"{error.name}.")):
            return None
        raise


def find_game(name: str) -> Game:
    """Return the game with a name; raises UnknownGame, or BrokenGame if it can't be loaded."""
    if name not in _loaded:
        with _loading:  # two threads may be the first to ask for it
            if name not in _loaded:
                _loaded[name] = _found(name)
    return _loaded[name]


def _found(name: str) -> Game:
    """Load the game with a name."""
    if name in PLAYABLE:
        game: Game = EntryPoint(name, PLAYABLE[name], GROUP).load()()
        return game
    if name in _broken:
        raise BrokenGame(_broken[name])
    if name not in _installed():
        raise UnknownGame(f"There is no game {name!r}; there are: {', '.join(game_names())}.")
    try:
        return _load(_installed()[name])
    except BrokenGame as error:
        _broken[name] = str(error)
        raise


def _load(point: EntryPoint) -> Game:
    """Load a game of an installed package; errors name the game and its package."""
    where = f"The game {point.name!r} of {point.dist.name if point.dist else 'a package'} ({point.value})"
    try:
        game = point.load()()
    except Exception as error:  # other people's code may raise anything
        raise BrokenGame(f"{where} can't be loaded: {type(error).__name__}: {error}") from error
    if not isinstance(game, Game):
        raise BrokenGame(f"{where} is a {type(game).__name__}, not a hippodrome.Game.")
    if game.name != point.name:
        raise BrokenGame(f"{where} calls itself {game.name!r}; the entry point must have the game's own name.")
    return game


def list_games() -> list[GameInfo]:
    """Return every game, including those of installed packages and broken ones."""
    found: list[GameInfo] = []
    for name in game_names():
        try:
            game = find_game(name)
        except BrokenGame as error:
            found.append(GameInfo(name, (), "broken", (), str(error)))
        else:
            found.append(GameInfo(name, game.seats, "playable", game.options))
    return found


def playable_games() -> list[GameInfo]:
    """Return every game that can be played."""
    return [info for info in list_games() if info.status == "playable"]
