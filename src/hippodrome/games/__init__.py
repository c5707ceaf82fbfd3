"""Our games, one package each (Byzantio and Nekken share one). Start with the README beside this file.

Nothing imports a game: `hippodrome.registry` loads it by its name. What the registry offers can be imported from here
too.
"""

import sys
import warnings
from types import ModuleType

from hippodrome.registry import (
    PLAYABLE,
    BrokenGame,
    GameInfo,
    find_game,
    game_names,
    list_games,
    package_of,
    playable_games,
    room_of,
)

__all__ = [
    "PLAYABLE",
    "BrokenGame",
    "GameInfo",
    "find_game",
    "game_names",
    "list_games",
    "package_of",
    "playable_games",
    "room_of",
]


class _Games(ModuleType):
    """This package: `hippodrome.games()` listed the games before there was `list_games`, and still does."""

    def __call__(self) -> list[GameInfo]:
        warnings.warn("hippodrome.games() is now hippodrome.list_games().", DeprecationWarning, stacklevel=2)
        return list_games()


sys.modules[__name__].__class__ = _Games
