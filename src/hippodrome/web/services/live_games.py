"""Games in memory: created, loaded from the database, and cached for the next request."""

from bisect import bisect_right
from typing import Any

import hippodrome
from hippodrome.lru import LRUCache
from hippodrome.web.models import GameTable, Move
from hippodrome.web.refusals import Refused
from hippodrome.web.services import storage

KEPT = 1024
"""How many tables' games a process caches; each takes about a tenth of a megabyte."""
VERSIONS = 2
"""How many versions of each game are cached, so that a request that read the row just before a move still finds its
game."""
MOST_LINES = 3000
"""How many log lines are cached per table, over all languages and seats, whatever its players are called."""
CATCH_UP = 8
"""A cached game that is at most this many moves behind is played forward instead of loaded."""


class LiveGame:
    """A game in memory, immutable once shared; `marks` holds the number of events after each word."""

    def __init__(self, game: hippodrome.Table, marks: list[int]) -> None:
        self.game = game
        self.marks = marks
        # Rendered log lines by reader and position; all later versions of the game share them.
        self.lines = LRUCache[Any](MOST_LINES)
        # To which word a seat's undo goes back over moves of bots; see `taking_back.py`.
        self.undo_places: dict[int, int] = {}

    def copy(self) -> "LiveGame":
        twin = LiveGame(self.game.copy(), list(self.marks))
        twin.lines = self.lines
        return twin

    def unspoken_to(self, seat: int | None) -> list[int]:
        game = self.game
        if game.heard_by(seat) == len(game.said):
            return []
        return [place for place in range(len(game.said)) if game.unspoken_to(seat, place)]

    def without_last_word(self, seat: int) -> "LiveGame":
        """Return the game after a seat has undone its last word; raises CannotUndo."""
        said = self.game.said
        game = self.game.copy()
        game.undo(seat)
        place = next((at for at, word in enumerate(game.said) if word != said[at]), len(game.said))
        twin = LiveGame(game, self.marks[: place + 1])
        if place < len(game.said):  # others have played since, so count their events anew
            twin.marks += _told_since(game, place)
        twin.lines = self.lines
        return twin

    def at(self, game: hippodrome.Table) -> "LiveGame":
        """Return the same game at an earlier point."""
        twin = LiveGame(game, self.marks[: len(game.said) + 1])
        twin.lines = self.lines
        return twin

    def moment(self, event: int) -> int:
        return min(bisect_right(self.marks, event), len(self.marks) - 1)

    def dump(self, version: int = 0) -> str:
        return storage.whole(self, version)


def _told_since(game: hippodrome.Table, words: int) -> list[int]:
    """Return the number of events after each word beyond the first `words`, found by undoing them one by one."""
    back, marks = game.copy(), list[int]()
    while len(back.said) > words:
        marks.append(len(back.events))
        back.undo(back.said[-1][0])
    return marks[::-1]


def begin(game: hippodrome.Table) -> LiveGame:
    record = game.record()
    # Words from before a change of the rules have no events.
    first = game.amendments[-1].words if game.amendments else 0
    told = record.replay(first)
    marks = [0] * first + [len(told.events)]
    for move in record.moves[first:]:
        told.play(move.seat, move.word)
        marks.append(len(told.events))
    return LiveGame(game, marks)


_kept = LRUCache[dict[int, LiveGame]](KEPT)
"""Games by table and version."""


def live_game(row: GameTable) -> LiveGame:
    found = kept(row.pk, row.version)
    if found is not None:
        return found
    found = caught_up(row) or load(row)
    keep(row.pk, row.version, found)
    return found


def kept(table: int, version: int) -> LiveGame | None:
    return (_kept.get(table) or {}).get(version)


def caught_up(row: GameTable) -> LiveGame | None:
    """Bring a cached game up to date with words played by other processes; None if that is not possible.

    The result must match the position in the database; otherwise the game is loaded.
    """
    had = _kept.get(row.pk) or {}
    version = max((version for version in had if version < row.version), default=None)
    if version is None or row.version - version > CATCH_UP:
        return None
    moves = list(Move.objects.filter(table=row, version__gt=version, version__lte=row.version).order_by("-version"))
    if [move.version for move in moves] != list(range(row.version, version, -1)) or not all(m.word for m in moves):
        return None
    game = had[version].copy()
    try:
        for move in reversed(moves):
            game.game.play(move.seat, move.word)
            game.marks.append(len(game.game.events))
    except hippodrome.HippodromeError:
        return None
    return game if storage.present(game) == row.present else None


def load(row: GameTable) -> LiveGame:
    saved = storage.stored(row)
    try:
        game = hippodrome.Table.load(hippodrome.find_game(row.game), saved["game"])
    except hippodrome.NewerRules as error:
        raise Refused("refused-newer-rules") from error
    game.origin.names = ()  # earlier releases stored names here; now only the seats have them
    # After an update of the rules, words that are no longer legal are dropped.
    return LiveGame(game, saved["marks"][: len(game.said) + 1])


def keep(table: int, version: int, game: LiveGame) -> None:
    versions = {**(_kept.get(table) or {}), version: game}
    _kept.keep(table, dict(sorted(versions.items())[-VERSIONS:]))
