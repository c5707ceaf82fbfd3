"""Hippodrome: five board games of the ancient and Byzantine world as a fast, clean engine.

>>> table = new_table("byzanz", seats=4, seed=7)
>>> table.asks[0].seat, table.asks[0].rule
(0, 'BY 2.3')
>>> "pass" in table.asks[0].words
True
"""

from hippodrome._build import compiled, prefer_source_if_needed

prefer_source_if_needed()

from hippodrome.api import load_table, new_table, position, read_record  # noqa: E402  the finder above must come first
from hippodrome.games import BrokenGame, GameInfo, find_game, list_games  # noqa: E402
from hippodrome.kernel.ask import Ask, Prompt  # noqa: E402
from hippodrome.kernel.dice import Dice  # noqa: E402
from hippodrome.kernel.errors import (  # noqa: E402
    BadOption,
    BadPosition,
    BadRecord,
    BrokenInvariant,
    CannotUndo,
    HippodromeError,
    IllegalWord,
    NewerRules,
    NoRedeal,
    NoSuchSeat,
    NotYourTurn,
    OutOfChance,
    UnknownGame,
)
from hippodrome.kernel.events import Event  # noqa: E402
from hippodrome.kernel.game import Game, Option  # noqa: E402
from hippodrome.kernel.record import Record  # noqa: E402
from hippodrome.kernel.table import Table  # noqa: E402

__version__ = "0.1.0"

__all__ = [
    "Ask",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BrokenGame",
    "BrokenInvariant",
    "CannotUndo",
    "Dice",
    "Event",
    "Game",
    "GameInfo",
    "HippodromeError",
    "IllegalWord",
    "NewerRules",
    "NoRedeal",
    "NoSuchSeat",
    "NotYourTurn",
    "Option",
    "OutOfChance",
    "Prompt",
    "Record",
    "Table",
    "UnknownGame",
    "__version__",
    "compiled",
    "find_game",
    "list_games",
    "load_table",
    "new_table",
    "position",
    "read_record",
]
