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
"""Our own games, each a name and the place of its class, written like an entry point."""
GROUP = "hippodrome.games"
"""The entry points where installed packages register their games."""
_loaded: dict[str, Game] = {}
_loading = threading.RLock()
_broken: dict[str, str] = {}


class BrokenGame(UnknownGame):
    """A game of an installed package that can't be loaded; the message says why."""


class GameInfo:
    """What one may want to know of a game before sitting down: name, seats, status and options.

    The status is "playable", or "broken" for a game of an installed package that can't be loaded; then `reason` says
    why, and it has neither seats nor options.
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
    """What installed packages offer; a name of ours stays ours."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in PLAYABLE}


def game_names() -> list[str]:
    """The names of all games, ours first; nothing is loaded for it."""
    return [*PLAYABLE, *sorted(_installed())]


def package_of(name: str) -> str:
    """The package a game lives in; two games on one rule set share theirs. A game in a lone module is all there is."""
    module = type(find_game(name)).__module__
    return module if hasattr(sys.modules[module], "__path__") else module.rpartition(".")[0] or module


def room_of(name: str, room: str) -> ModuleType | None:
    """A module of a game's package, such as `showing.texts`; None if the game does without."""
    module = f"{package_of(name)}.{room}"
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and (module == error.name or module.startswith(f"{error.name}.")):
            return None
        raise


def find_game(name: str) -> Game:
    """The game of a name; raises UnknownGame with the names there are, BrokenGame if it can't be loaded."""
    if name not in _loaded:
        with _loading:  # two visitors may be the first to ask for it
            if name not in _loaded:
                _loaded[name] = _found(name)
    return _loaded[name]


def _found(name: str) -> Game:
    """The game of a name, loaded now."""
    if name in PLAYABLE:
        game: Game = EntryPoint(name, PLAYABLE[name], GROUP).load()()
        return game
    if name in _broken:
        raise BrokenGame(_broken[name])
    if name not in _installed():
        raise UnknownGame(f"{name!r} is not a game of ours; there are: {', '.join(game_names())}.")
    try:
        return _load(_installed()[name])
    except BrokenGame as error:
        _broken[name] = str(error)
        raise


def _load(point: EntryPoint) -> Game:
    """A game of an installed package; whatever goes wrong there is said with its name."""
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
    """Every game, those of installed packages too, also where one is broken."""
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
    """Every game that can be played."""
    return [info for info in list_games() if info.status == "playable"]
