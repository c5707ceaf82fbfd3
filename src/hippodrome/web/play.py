"""Where a game changes: every word and every undo of every table passes through here.

A change takes the table's row lock, checks the version it was made against, lets the rules decide, stores the result
under the next version, commits, and only then tells anybody.
"""

import os
import random
import time
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime, timedelta
from functools import cache
from threading import Lock
from typing import Any, Protocol

from django.conf import settings
from django.db import IntegrityError, OperationalError, connection, transaction
from django.db.models import Q
from django.http import Http404
from django.utils import timezone

import hippodrome
from hippodrome.web import latest, storage
from hippodrome.web.logbook import note
from hippodrome.web.models import (
    ASKED_SEAT,
    CATCH_UP,
    CHANGED_TABLE,
    LAST_MOVES,
    LOCKED_TABLE,
    NEW_MOVE,
    PACES,
    PLAYED,
    Move,
    Player,
    Seat,
    Table,
    with_seats,
)
from hippodrome.web.prepared import Asked, Filled, together, write
from hippodrome.web.push import announce

try:
    import fcntl
except ImportError:  # Windows, where processes wait for each other as SQLite lets them
    fcntl = None  # type: ignore[assignment]

KEPT = 1024
"""Of how many tables a process keeps the game in memory; a tenth of a megabyte each."""
VERSIONS = 2
"""How many versions of each: who read a table's row just before a move still finds the one they want."""


ANSWERS = 12
"""So many of a player's last answers tell how long the next one may take."""
LONGEST = 6
"""No pause is longer than so many times the usual one, or everybody would wait for nobody."""
MOST_LINES = 3000
"""How many lines of the log are kept ready for one table, in all languages and for all seats."""
PATIENCE, MOMENT = 5.0, 0.001
"""Seconds that a move waits for those before it, and after which it looks again whether another process is done."""
MOST_SINCE = 500
"""No question stays open for so many moves of others."""


class Refused(Exception):
    """Something that a table does not grant: `key` is the message that says why."""

    def __init__(self, key: str, status: int = 409, **params: object) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.params = params


class Live:
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

    def copy(self) -> "Live":
        """The same, to play on without touching this one."""
        twin = Live(self.game.copy(), list(self.marks))
        twin.lines = self.lines
        return twin

    def unspoken_to(self, seat: int | None) -> list[int]:
        """The places of the words that a seat may not even count."""
        game = self.game
        if game.heard_by(seat) == len(game.said):
            return []
        return [place for place in range(len(game.said)) if game.unspoken_to(seat, place)]

    def without_last_word(self, seat: int) -> "Live":
        """The same after a seat has taken its last word back; raises CannotUndo."""
        said = self.game.said
        game = self.game.copy()
        game.undo(seat)
        place = next((at for at, word in enumerate(game.said) if word != said[at]), len(game.said))
        twin = Live(game, self.marks[: place + 1])
        if place < len(game.said):  # others have spoken since, and how much that told must be found out
            twin.marks += _told_since(game, place)
        twin.lines = self.lines
        return twin

    def moment(self, event: int) -> int:
        """After how many words an event had happened."""
        return min(bisect_right(self.marks, event), len(self.marks) - 1)

    def dump(self, version: int = 0) -> str:
        """As text for the database, whole."""
        return storage.whole(self, version)


def _told_since(game: hippodrome.Table, words: int) -> list[int]:
    """How many events there were after each word that came behind so many, found by taking them back one by one."""
    back, marks = game.copy(), list[int]()
    while len(back.said) > words:
        marks.append(len(back.events))
        back.undo(back.said[-1][0])
    return marks[::-1]


def begin(game: hippodrome.Table) -> Live:
    """A game that has just been started, or replayed to some point."""
    record = game.record()
    # What was played before the rules changed is not told again: its words have no events.
    first = game.amendments[-1].words if game.amendments else 0
    told = record.replay(first)
    marks = [0] * first + [len(told.events)]
    for move in record.moves[first:]:
        told.play(move.seat, move.word)
        marks.append(len(told.events))
    return Live(game, marks)


_kept: OrderedDict[int, dict[int, Live]] = OrderedDict()
"""Games by table and version, the table that was looked at last at the end."""
_kept_lock = Lock()


def live(row: Table) -> Live:
    """The game of a table, from memory or from the database."""
    found = kept(row.pk, row.version)
    if found is not None:
        return found
    found = caught_up(row) or load(row)
    keep(row.pk, row.version, found)
    return found


def kept(table: int, version: int) -> Live | None:
    """The game of a table at a version, if it is still in memory."""
    with _kept_lock:
        found = _kept.get(table, {}).get(version)
        if found is not None:
            _kept.move_to_end(table)
        return found


def caught_up(row: Table) -> Live | None:
    """The game in memory, played on by the words that another process took; None if that does not lead there.

    Where it stands is compared with the database: whatever else may have happened, then the game is loaded anew.
    """
    with _kept_lock:
        had = _kept.get(row.pk, {})
        version = max((version for version in had if version < row.version), default=None)
        earlier = had[version] if version is not None else None
    if earlier is None or version is None or row.version - version > CATCH_UP:
        return None
    moves = [move for move in LAST_MOVES.all(row.pk) if version < move.version <= row.version]
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


def load(row: Table) -> Live:
    """The game of a table as the database has it."""
    saved = storage.stored(row)
    game = hippodrome.Table.load(hippodrome.find_game(row.game), saved["game"])
    game.origin.names = ()  # as earlier releases wrote them; who sits where is up to the seats alone
    # Words that the rules no longer allow after an update are asked anew.
    return Live(game, saved["marks"][: len(game.said) + 1])


def keep(table: int, version: int, game: Live) -> None:
    """Remember a game that is committed."""
    with _kept_lock:
        versions = _kept.setdefault(table, {})
        versions[version] = game
        if len(versions) > VERSIONS:
            del versions[min(versions)]
        _kept.move_to_end(table)
        while len(_kept) > KEPT:
            _kept.popitem(last=False)


_turn = Lock()


@contextmanager
def turn_to_write() -> Iterator[None]:
    """Wait for one's turn to write; raises OperationalError after PATIENCE seconds.

    SQLite has one write lock for all, and whoever finds it taken asks again after ever longer pauses, up to a tenth
    of a second. Here the next thread of this process goes on at once, and the next process within a moment.
    PostgreSQL locks table by table, and lets people wait itself.
    """
    if connection.vendor != "sqlite":
        yield
        return
    latest = time.monotonic() + PATIENCE
    if not _turn.acquire(timeout=PATIENCE):
        raise OperationalError("database is locked")
    try:
        ticket = _ticket()
        while ticket is not None and not _taken(ticket):
            if time.monotonic() > latest:
                raise OperationalError("database is locked")
            time.sleep(MOMENT)
        try:
            yield
        finally:
            if ticket is not None:
                with suppress(OSError):
                    fcntl.flock(ticket, fcntl.LOCK_UN)
    finally:
        _turn.release()


@cache
def _ticket() -> int | None:
    """An open file that one process at a time may have locked; None where there is no such thing, or no room for it."""
    if fcntl is None or connection.is_in_memory_db():  # type: ignore[attr-defined]  # only SQLite has it
        return None
    try:
        return os.open(f"{connection.settings_dict['NAME']}.turn", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError:
        return None  # then SQLite's own way of waiting must do


def _taken(ticket: int) -> bool:
    """Lock the file, unless another process has; one that can't be locked at all keeps nobody waiting."""
    try:
        fcntl.flock(ticket, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return not isinstance(error, BlockingIOError)
    return True


class Visitor(Protocol):
    """Who speaks, if that is to be found out on the way to the table."""

    def ask(self, *asked: Asked) -> list[list[Any]]:
        """Ask the database for something, and for what it knows of the visitor."""

    def player(self) -> Player | None:
        """Who it is; to be asked after the rest."""


def lock(slug: str, seats: bool = False, ask: Callable[..., list[list[Any]]] = together) -> Table:
    """The table's row, locked until the transaction ends (SQLite: the write lock is taken with BEGIN IMMEDIATE).

    Who changes none of its `seats` can have them with it, as they are now that nobody else can change them; `ask` may
    then ask for more on the same way.
    """
    row = with_seats(LOCKED_TABLE, slug, ask) if seats else LOCKED_TABLE.first(slug)
    if row is None:
        raise Http404
    return row


def play(
    slug: str,
    seat: int,
    word: str,
    version: int,
    player: Player | Visitor | None = None,
    bot: str = "",
    let_go: bool = False,
) -> Table:
    """Say a word for a seat, by its player or its bot, made against a version as the seat counts; raises Refused.

    Several words with spaces between them are said one after the other: all of them, or none. Where nobody is taught
    that is committed when it returns: whoever opened the transaction has nothing more to write.
    """
    with transaction.atomic(savepoint=False):
        row = _ready(slug, version, seat, player, bot)
        game = live(row)
        words = word.split() or [word]
        for place, one in enumerate(words, 1):
            asked = seats_asked(game.game)
            before, game = game, game.copy()
            try:
                game.game.play(seat, one)
            except hippodrome.NotYourTurn as error:
                raise Refused("refused-not-your-turn") from error
            except hippodrome.IllegalWord as error:
                raise Refused("refused-illegal", rule=error.rule) from error
            game.marks.append(len(game.game.events))
            quiet = game.game.unspoken_to(None, len(game.game.said) - 1) and asked == seats_asked(game.game)
            move = Move(table=row, seat=seat, word=one, bot=bot, quiet=quiet, let_go=let_go)
            store(row, before, game, move, last=place == len(words) and not row.teaching)
    committed(row, game)
    noted("move", row, seat, bot)
    return row


def undo(slug: str, seat: int, version: int, player: Player | Visitor) -> Table:
    """Take a seat's last word back, made against a version as the seat counts; raises Refused.

    It is committed as by `play`.
    """
    with transaction.atomic(savepoint=False):
        row = _ready(slug, version, seat, player, "")
        before = live(row)
        asked, place = seats_asked(before.game), max(last_word_of(before.game, seat), 0)
        quiet = bool(before.game.said) and before.game.unspoken_to(None, place)
        try:
            game = before.without_last_word(seat)
        except hippodrome.CannotUndo as error:
            raise Refused("refused-undo") from error
        quiet = quiet and asked == seats_asked(game.game)
        store(row, before, game, Move(table=row, seat=seat, word="", quiet=quiet), last=not row.teaching)
    committed(row, game)
    noted("undo", row, seat, "")
    return row


def noted(what: str, row: Table, seat: int, bot: str) -> None:
    """A line in the log: where and who, never what was said, nor whether somebody has it said for them."""
    over = "over" if row.status == Table.OVER else None
    facts: dict[str, Any] = {"table": row.slug, "game": row.game, "seat": seat, "bot": bot, "version": row.version}
    transaction.on_commit(lambda: note(what, **facts, status=over))


def seats_asked(game: hippodrome.Table) -> set[int]:
    """Who has something to decide, which everybody sees."""
    return {ask.seat for ask in game.asks}


def last_word_of(game: hippodrome.Table, seat: int) -> int:
    """The place of a seat's last word; -1 if it has said none."""
    return next((place for place in range(len(game.said) - 1, -1, -1) if game.said[place][0] == seat), -1)


def _ready(slug: str, version: int, seat: int, player: Player | Visitor | None, bot: str) -> Table:
    """The locked row of a running table, if who speaks may speak, and of the version that is there now."""
    if player is None or isinstance(player, Player):
        row = lock(slug, seats=True)
    else:
        row, player = lock(slug, seats=True, ask=player.ask), player.player()
    if row.status != Table.RUNNING:
        raise Refused("refused-over" if row.status == Table.OVER else "refused-not-started")
    chair = next((chair for chair in row.seated if chair.number == seat), None)
    if chair is None or chair.bot != bot or not (bot or (player is not None and chair.player_id == player.pk)):
        raise Refused("refused-not-your-seat", 403)
    if not still_asked(row, seat, version):
        raise Refused("refused-stale")
    return row


def still_asked(row: Table, seat: int, version: int) -> bool:
    """Whether a seat's question is still the one it was at a version, as the seat counts them.

    It is when nothing happened since, and also when seats decide together and only others have answered since: a
    question changes by no word but its own seat's.
    """
    since = row.version_for(seat) - version
    if since == 0:
        return True
    if version <= 0 or not 0 < since <= MOST_SINCE:
        return False
    heard = Move.objects.filter(Q(quiet=False) | Q(seat=seat), table=row).order_by("-version")
    return seat not in heard.values_list("seat", flat=True)[:since]


def store(row: Table, former: Live, game: Live, move: Move, last: bool = False) -> None:
    """Write what is new under the next version; two processes can't both succeed from the same one.

    If it is the `last` that the transaction writes, it may be committed with it.
    """
    now = timezone.now()
    before, row.version, row.stamp = row.version, row.version + 1, row.stamp + 1
    if move.quiet:
        unheard = row.unheard or [0] * (game.game.state.seats + 1)
        row.unheard = [count + (place != move.seat) for place, count in enumerate(unheard)]
    else:
        row.moved = now
    row.present, move.added = storage.present(game), storage.added(former, game)
    row.leased_until, row.leased_by = None, ""
    if game.game.over:
        row.status, row.places = Table.OVER, places_of(game.game)
    row.bot_due, seats = asked_now(row, game.game, now, move.seat)
    row.touched = time.time()
    move.version, move.at = row.version, now
    changed = CHANGED_TABLE.filled(*[getattr(row, name) for name in PLAYED], row.pk, before)
    try:
        counts = write([changed, *seats, NEW_MOVE.filled(move)], last)
    except IntegrityError as error:  # somebody has made this move
        raise Refused("refused-stale") from error
    if counts[0] != 1:
        raise Refused("refused-stale")


def places_of(game: hippodrome.Table) -> list[list[float]]:
    """Of a game that is over: seat, place and points, the winners first."""
    lines: list[list[float]] = []
    for group in game.ranking:
        place = len(lines) + 1
        lines += [[seat, place, game.scores[seat]] for seat in group]
    return lines


def settle_asked(row: Table, game: hippodrome.Table, now: datetime, speaker: int | None) -> datetime | None:
    """Note on the seats who is asked now; gives when a bot (or the site for a seat) is to move, if one is."""
    due, seats = asked_now(row, game, now, speaker)
    write(seats)
    return due


def asked_now(
    row: Table, game: hippodrome.Table, now: datetime, speaker: int | None
) -> tuple[datetime | None, list[Filled]]:
    """When a bot (or the site for a seat) is to move, if one is, and what is to be noted on the seats.

    In a lesson none is: there the others say what the lesson tells.
    """
    asked = {ask.seat: ask for ask in game.asks}
    row.skipping = row.skipping and all(chair.bot for chair in row.seated if chair.number in asked)
    usual = 0.0 if row.skipping else settings.BOT_PACE * PACES.get(row.pace, 1.0)
    dues, seats = [], []
    for chair in row.seated:
        is_asked = chair.number in asked
        if is_asked != chair.asked or (is_asked and chair.number == speaker):
            chair.asked, chair.asked_since = is_asked, now if is_asked else None
            seats.append(ASKED_SEAT.filled(chair.asked, chair.asked_since, chair.pk))
        if is_asked and chair.bot:
            # The words of one turn follow each other quickly; between two seats people want to see what happened.
            pace = usual * (0.4 if chair.number == speaker else 1)
            dues.append(now + timedelta(seconds=pace))
        declined = settle_declined(chair, asked.get(chair.number), now, chair.number == speaker, row)
        if declined is not None:
            dues.append(declined)
    return None if row.at_lesson else min(dues, default=None), seats


def settle_declined(chair: Seat, ask: hippodrome.Ask | None, now: datetime, fresh: bool, row: Table) -> datetime | None:
    """When a seat's open question is let go by without its player: after as long as its player might think.

    Among bots nobody is there to draw conclusions from a pause, so there is none.
    """
    due = None
    chairs = row.seated
    if ask is not None and chair.lets_go(ask, chairs):
        watched = any(other.number != chair.number and not other.bot for other in chairs)
        due = chair.decline_due
        if fresh or due is None:
            due = now + timedelta(seconds=thinking_time(row, chair.number) if watched else 0)
    if due != chair.decline_due:
        chair.decline_due = due
        Seat.objects.filter(pk=chair.pk).update(decline_due=due)
    return due


def thinking_time(row: Table, seat: int) -> float:
    """As many seconds as a player took for one of the last answers, or, before there are some, as people take.

    So who watches the clock can't tell an answer that the site gives from one that was thought about.
    """
    own = Move.objects.filter(table=row, seat=seat, bot="", let_go=False).order_by("-version")[:ANSWERS]
    versions = [move.version - 1 for move in own]
    before = dict(Move.objects.filter(table=row, version__in=versions).values_list("version", "at"))
    took = [(move.at - before[move.version - 1]).total_seconds() for move in own if move.version - 1 in before]
    usual = [settings.DECLINE_PACE * random.lognormvariate(0, 0.6) for _ in range(max(0, ANSWERS // 2 - len(took)))]
    longest = LONGEST * settings.DECLINE_PACE
    known = [seconds * random.uniform(0.8, 1.25) for seconds in took if 0 < seconds < longest]
    pause: float = random.choice([*known, *usual] or [settings.DECLINE_PACE])
    return float(max(0.3 * settings.DECLINE_PACE, min(pause, longest)))


def set_pace(slug: str, player: Player, pace: str) -> Table:
    """Somebody who sits here chooses how fast the bots play; `skip` is for once, until a person is asked."""
    with transaction.atomic():
        row = lock(slug)
        mine = [chair for chair in row.seated if chair.player_id == player.pk]
        others = [chair for chair in row.seated if chair.player_id not in (None, player.pk)]
        if not mine or (pace == "skip" and others):
            raise Refused("refused-not-your-seat", 403)
        if row.status != Table.RUNNING or pace not in (*PACES, "skip"):
            raise Refused("refused-form", 400)
        if pace == "skip":
            row.skipping = True
        else:
            row.pace = pace
        row.bot_due = settle_asked(row, live(row).game, timezone.now(), None)
        changed = {"pace": row.pace, "skipping": row.skipping, "bot_due": row.bot_due}
        Table.objects.filter(pk=row.pk).update(**changed)
        touch(row)
    return row


def committed(row: Table, game: Live) -> None:
    """After the commit: remember the game and tell everybody."""
    version = row.version

    def tell() -> None:
        keep(row.pk, version, game)
        latest.remember(row)
        announce(row.slug, row.stamp, row.unheard)

    transaction.on_commit(tell)


def touch(row: Table) -> None:
    """Something else than the game changed (seats, chat): everybody at the table is told after the commit."""
    row.stamp += 1
    Table.objects.filter(pk=row.pk).update(stamp=row.stamp, touched=time.time())
    transaction.on_commit(lambda: announce(row.slug, row.stamp, row.unheard))
