from collections.abc import Iterable
from datetime import timedelta
from secrets import choice

from django.db import models
from django.utils import timezone
from django.utils.functional import cached_property

from hippodrome.kernel.ask import Ask
from hippodrome.web import clock
from hippodrome.web.models import plain_sql
from hippodrome.web.models.leases import Leased
from hippodrome.web.models.people import NAME_LENGTH, Player

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
PACES = {"calm": 2.5, "brisk": 1.0, "once": 0.0}
"""How long bots wait before a move, as a multiple of the site's usual pause."""
USUAL_PACE = "brisk"
REACHABLE = "EXISTS (SELECT 1 FROM web_channel WHERE player_id = web_seat.player_id)"


def new_token() -> str:
    """Return a random token: 14 letters and digits, 69 bits."""
    return "".join(choice(LETTERS) for _ in range(14))


def stamp_for(stamp: int, unheard: list[int], seats: Iterable[int]) -> int:
    """Return a table's stamp as some seats may know it; no seats means a spectator."""
    return sum(stamp - unheard[seat] for seat in list(seats) or [-1]) if unheard else stamp


def decline_kind(ask: Ask) -> str:
    """Return the kind of a declinable question: its rule, its key and its kind, whatever the moment."""
    return f"{ask.rule}|{ask.key}|{ask.kind}" if ask.declinable and ask.kind else ""


def can_only_decline(ask: Ask) -> bool:
    return bool(ask.declinable) and ask.words == [ask.declinable]


class GameTable(Leased):
    """A table: gathering players, running, or over; `study` is an imported record to look through.

    `version` counts the changes of the game: every move is made against one version and creates the next. `stamp`
    counts all changes (moves, chat, seats). A browser learns only what its seats may know of either: a secret word or
    its undo does not count for the other seats (`unheard`).
    """

    GATHERING, RUNNING, OVER, STUDY = "gathering", "running", "over", "study"
    RESIGNED, AGREED, TIME = "resigned", "agreed", "time"
    BOT_PLAYS_ON, GAME_ENDS = "bot", "end"

    slug = models.CharField(max_length=20, unique=True, default=new_token)
    game = models.CharField(max_length=40)
    options = models.JSONField(default=dict)
    language = models.CharField(max_length=5, default="en")
    public = models.BooleanField(default=False)
    owner = models.ForeignKey(Player, on_delete=models.CASCADE, related_name="owned")
    status = models.CharField(max_length=10, default=GATHERING)
    patience = models.IntegerField(default=24)
    """Hours without an answer after which the owner may hand a seat to a bot; 0 for never."""
    saved = models.TextField(default="")
    """The whole game as it began here; `storage.py` explains how moves continue it."""
    present = models.TextField(default="", blank=True)
    version = models.IntegerField(default=0)
    stamp = models.IntegerField(default=0)
    unheard = models.JSONField(default=list)
    """How many changes each seat, and last the spectators, may not know of: secret words of others and their undos."""
    touched = models.FloatField(default=0.0, db_index=True)
    """When the stamp last changed, in seconds since 1970; other processes find changed tables by it."""
    ended = models.CharField(max_length=10, default="", blank=True)
    """Why a game ended early: by resignation, on time, or by agreement."""
    places = models.JSONField(default=list)
    """The result of a game that has one: seat, place and points, winners first."""
    on_resign = models.CharField(max_length=4, default=BOT_PLAYS_ON)
    """What happens when one of several people resigns: a bot plays on, or the game ends."""
    offering = models.BooleanField(default=False)
    """Whether an offer is open; pages and moves look for offers only then."""
    commitment = models.CharField(max_length=64, default="")
    """The hash published before the game: of the secret, or of the seed at tables without a secret."""
    secret = models.CharField(max_length=64, default="", blank=True)
    """The site's promised share of the seed; published when the game is over."""
    rematch = models.ForeignKey("self", null=True, on_delete=models.SET_NULL, related_name="rematch_of")
    rematched = models.BooleanField(default=False)
    """Whether a rematch was ever set up; the secret promised for it is used only once."""
    created = models.DateTimeField(default=timezone.now)
    moved = models.DateTimeField(default=timezone.now)
    bot_due = models.DateTimeField(null=True)
    """When a bot, or the site on behalf of a declining seat, moves next; None if neither has to move."""
    pace = models.CharField(max_length=8, default=USUAL_PACE)
    skipping = models.BooleanField(default=False)
    hints = models.CharField(max_length=4, default="bots")
    """Who may ask for hints: one of hints.CHOICES."""
    clock = models.JSONField(default=dict)
    """The time control, as `time_control.TimeControl` writes it; empty for no clock."""
    clock_due = models.DateTimeField(null=True)
    """When the next clock at this table runs short or runs out; None while none is running."""
    paused = models.DateTimeField(null=True)
    """Since when all clocks of this table have been paused by agreement."""
    teaching = models.JSONField(default=dict)
    """The progress of a lesson, or what the teacher has already said; see lessons.py."""

    newly_asked: frozenset[int] = frozenset()
    """The seats asked by the latest change but not before; set only in the transaction that made it."""

    class Meta:
        db_table = "web_table"
        verbose_name = "table"
        indexes = [
            models.Index(fields=["status", "bot_due"], name="table_due"),
            models.Index(fields=["status", "public", "-moved"], name="table_lobby"),
            models.Index(fields=["clock_due"], name="table_clock_due", condition=models.Q(clock_due__isnull=False)),
        ]

    def __str__(self) -> str:
        return f"{self.game} {self.slug}"

    def version_for(self, seat: int) -> int:
        return self.version - (self.unheard[seat] if self.unheard else 0)

    def stamp_for(self, seats: Iterable[int]) -> int:
        """Return the stamp for a browser that holds some seats; it grows with each change one of them may know of."""
        return stamp_for(self.stamp, self.unheard, seats)

    @cached_property
    def seated(self) -> "list[Seat]":
        """The seats, read once per instance; use `chairs` for seats that others may have changed since."""
        # Every page needs these, so this is plain SQL. `chairs` rows would refer back to this row.
        return plain_sql.select(Seat, "table_id = %s ORDER BY number", [self.pk], reachable=REACHABLE)

    @property
    def at_lesson(self) -> bool:
        return "lesson" in self.teaching

    @property
    def status_key(self) -> str:
        return f"status-{self.status}"


class Seat(models.Model):
    """One seat of a table: who holds it, and whether a bot currently plays it."""

    OPEN, INVITED, PERSON, LOCAL, BOT = "open", "invited", "person", "local", "bot"

    table = models.ForeignKey(GameTable, on_delete=models.CASCADE, related_name="chairs")
    number = models.IntegerField()
    kind = models.CharField(max_length=10, default=OPEN)
    player = models.ForeignKey(Player, null=True, on_delete=models.SET_NULL, related_name="chairs")
    name = models.CharField(max_length=NAME_LENGTH, default="", blank=True)
    bot = models.CharField(max_length=40, default="", blank=True)
    """The bot that currently plays this seat; a person's seat that is handed to a bot keeps its player."""
    token = models.CharField(max_length=20, unique=True, default=new_token)
    share = models.CharField(max_length=40, default="", blank=True)
    """What its player's browser contributed to the seed."""
    asked = models.BooleanField(default=False)
    asked_since = models.DateTimeField(null=True)
    declines = models.JSONField(default=list)
    """The kinds of questions this seat always declines; no other seat may learn of them."""
    resigned = models.BooleanField(default=False)
    """Whether its player has resigned; a bot then plays to the end, and the seat can't be taken back."""
    answers_ahead = models.JSONField(default=list)
    """Answers given ahead (see `services/answers_ahead.py`); no other seat may learn of them."""
    decline_due = models.DateTimeField(null=True)
    """When the site declines the open question for this seat; None if it doesn't."""
    reachable: bool = False
    """Whether its player has a notification channel; only `seated` sets it."""
    time_left = models.FloatField(null=True)
    """Seconds on the clock when it was last started or stopped; None until the seat is first asked."""
    time_since = models.DateTimeField(null=True)
    """When the clock was started; None while it stands still."""
    time_words = models.IntegerField(default=0)
    """How many of the seat's words have earned extra time, so that undoing and repeating one earns nothing."""
    time_warned = models.BooleanField(default=False)
    """Whether the player has been warned that time is running short."""
    timed_out = models.BooleanField(default=False)
    """Whether a bot plays because the time ran out; the player can still return."""

    class Meta:
        ordering = ["number"]
        constraints = [models.UniqueConstraint(fields=["table", "number"], name="one_seat_a_number")]

    def __str__(self) -> str:
        return f"{self.table_id}/{self.number}"

    @property
    def taken(self) -> bool:
        return self.kind in (self.PERSON, self.LOCAL, self.BOT)

    @property
    def played_by_person(self) -> bool:
        return self.kind in (self.PERSON, self.LOCAL) and not self.bot and not self.resigned

    @property
    def represented(self) -> bool:
        return self.kind in (self.PERSON, self.LOCAL) and bool(self.bot)

    def auto_declines(self, ask: Ask, chairs: "Iterable[Seat]") -> bool:
        """Return whether the site declines a question for this seat, by choice or because nothing else is legal.

        Bots decide for themselves. At a shared device the player is always asked, because the others would see the
        question come and go.
        """
        if not self.player_id or self.bot or ask.declinable not in ask.words:
            return False
        if decline_kind(ask) in self.declines:
            return True
        return can_only_decline(ask) and sum(chair.player_id == self.player_id for chair in chairs) == 1

    def silent(self, patience: int) -> bool:
        if not patience or not self.asked or self.bot or self.asked_since is None:
            return False
        return clock.now() - self.asked_since > timedelta(hours=patience)


def has_person() -> models.Exists:
    """Return the query condition for tables with at least one seat that no bot plays."""
    return models.Exists(Seat.objects.filter(table=models.OuterRef("pk"), bot=""))
