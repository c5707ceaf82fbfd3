"""The games of tables in memory: begun, loaded from the database, and kept for the next request."""

from bisect import bisect_right
from collections import OrderedDict
from threading import Lock
from typing import Any

import hippodrome
from hippodrome.web.models import GameTable, Move
from hippodrome.web.services import storage

KEPT = 1024
"""How many tables' games a process keeps in memory; each takes about a tenth of a megabyte."""
VERSIONS = 2
"""How many versions of each are kept: a request that read a table's row just before a move still finds its game."""
MOST_LINES = 3000
"""How many lines of the log are kept for one table, in all languages and for all seats."""
CATCH_UP = 8
"""A process that is at most so many moves behind plays them itself instead of loading the whole game."""


class LiveGame:
    """A game in memory, never changed once it is shared; `marks` holds how many events there were after each word."""

    def __init__(self, game: hippodrome.Table, marks: list[int]) -> None:
        self.game = game
        self.marks = marks
        # Log lines as they were said, by reader and place; what comes later in the game adds to them.
        self.lines: dict[object, Any] = {}

    def keep_line(self, reader: object, line: Any) -> None:
        """Remember a line of the log; somebody who is called something else all the time does not fill the memory."""
        if len(self.lines) >= MOST_LINES:
            self.lines.clear()
        self.lines[reader] = line

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
        """The same after a seat has taken its last word back; raises CannotUndo."""
        said = self.game.said
        game = self.game.copy()
        game.undo(seat)
        place = next((at for at, word in enumerate(game.said) if word != said[at]), len(game.said))
        twin = LiveGame(game, self.marks[: place + 1])
        if place < len(game.said):  # others have spoken since, and how much that told must be found out
            twin.marks += _told_since(game, place)
        twin.lines = self.lines
        return twin

    def moment(self, event: int) -> int:
        return min(bisect_right(self.marks, event), len(self.marks) - 1)

    def dump(self, version: int = 0) -> str:
        return storage.whole(self, version)


def _told_since(game: hippodrome.Table, words: int) -> list[int]:
    """How many events there were after each word that came behind so many, found by taking them back one by one."""
    back, marks = game.copy(), list[int]()
    while len(back.said) > words:
        marks.append(len(back.events))
        back.undo(back.said[-1][0])
    return marks[::-1]


def begin(game: hippodrome.Table) -> LiveGame:
    record = game.record()
    # What was played before the rules changed is not told again: its words have no events.
    first = game.amendments[-1].words if game.amendments else 0
    told = record.replay(first)
    marks = [0] * first + [len(told.events)]
    for move in record.moves[first:]:
        told.play(move.seat, move.word)
        marks.append(len(told.events))
    return LiveGame(game, marks)


_kept: OrderedDict[int, dict[int, LiveGame]] = OrderedDict()
"""Games by table and version, the most recently used table last."""
_kept_lock = Lock()


def live_game(row: GameTable) -> LiveGame:
    found = kept(row.pk, row.version)
    if found is not None:
        return found
    found = caught_up(row) or load(row)
    keep(row.pk, row.version, found)
    return found


def kept(table: int, version: int) -> LiveGame | None:
    with _kept_lock:
        found = _kept.get(table, {}).get(version)
        if found is not None:
            _kept.move_to_end(table)
        return found


def caught_up(row: GameTable) -> LiveGame | None:
    """The game in memory, played on by the words that another process took; None if that does not lead there.

    Where it stands is compared with the database: whatever else may have happened, then the game is loaded anew.
    """
    with _kept_lock:
        had = _kept.get(row.pk, {})
        version = max((version for version in had if version < row.version), default=None)
        earlier = had[version] if version is not None else None
    if earlier is None or version is None or row.version - version > CATCH_UP:
        return None
    moves = list(Move.objects.filter(table=row, version__gt=version, version__lte=row.version).order_by("-version"))
    if [move.version for move in moves] != list(range(row.version, version, -1)) or not all(m.word for m in moves):
        return None
    game = earlier.copy()
    try:
        for move in reversed(moves):
            game.game.play(move.seat, move.word)
            game.marks.append(len(game.game.events))
    except hippodrome.HippodromeError:
        return None
    return game if storage.present(game) == row.present else None


def load(row: GameTable) -> LiveGame:
    saved = storage.stored(row)
    game = hippodrome.Table.load(hippodrome.find_game(row.game), saved["game"])
    game.origin.names = ()  # as earlier releases wrote them; who sits where is up to the seats alone
    # Words that the rules no longer allow after an update are asked anew.
    return LiveGame(game, saved["marks"][: len(game.said) + 1])


def keep(table: int, version: int, game: LiveGame) -> None:
    with _kept_lock:
        versions = _kept.setdefault(table, {})
        versions[version] = game
        if len(versions) > VERSIONS:
            del versions[min(versions)]
        _kept.move_to_end(table)
        while len(_kept) > KEPT:
            _kept.popitem(last=False)
