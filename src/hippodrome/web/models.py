"""What the site keeps: players, tables, seats, moves, chat and notes."""

from __future__ import annotations  # Django's fields take type parameters in annotations only

from collections.abc import Callable
from datetime import datetime, timedelta
from secrets import choice, token_urlsafe
from typing import TYPE_CHECKING, Any, ClassVar, Self

from django.conf import settings
from django.contrib.auth.models import AbstractBaseUser
from django.contrib.sessions.base_session import AbstractBaseSession
from django.db import models
from django.utils import timezone
from django.utils.functional import cached_property

from hippodrome.kernel.ask import Ask
from hippodrome.web.prepared import NUMBER, TEXT, Addition, Change, Prepared, together
from hippodrome.web.push import stamp_for

if TYPE_CHECKING:
    from collections.abc import Iterable

    from django.db.models.fields.related_descriptors import RelatedManager

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
NAME_LENGTH = 24
CHAT_LENGTH = 500
NOTES_LENGTH = 5000
BROWSER_LENGTH = 200
REPORT_LENGTH = 1000


def new_token() -> str:
    """A name that can't be guessed: 14 letters and digits, 69 bits."""
    return "".join(choice(LETTERS) for _ in range(14))


def new_key() -> str:
    """Who somebody is, for their own browser alone: 128 bits that nobody guesses and that never come again."""
    return token_urlsafe(16)


def unleased() -> models.Q:
    """What nobody thinks about: without a lease, or with one that has run out."""
    return models.Q(leased_until=None) | models.Q(leased_until__lt=timezone.now())


def has_person() -> models.Exists:
    """Of a table: whether there is a seat at which no bot plays."""
    return models.Exists(Seat.objects.filter(table=models.OuterRef("pk"), bot=""))


def lease(node: str, seconds: float) -> dict[str, Any]:
    """One of the bots' processes thinks about something for so long at most."""
    return {"leased_until": timezone.now() + timedelta(seconds=seconds), "leased_by": node}


class Player(models.Model):
    """Somebody who plays: a guest with a session, or the owner of an account.

    A guest's session holds the key. A running number would do until a backup is restored: then a new guest would get
    the number, and the seats, of one who came after it was made.
    """

    key: models.CharField[str, str] = models.CharField(max_length=32, default=new_key, unique=True)
    name: models.CharField[str, str] = models.CharField(max_length=NAME_LENGTH)
    user: models.OneToOneField[AbstractBaseUser | None, AbstractBaseUser | None] = models.OneToOneField(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.CASCADE, related_name="player"
    )
    created: models.DateTimeField[datetime, datetime] = models.DateTimeField(default=timezone.now)
    seen: models.DateTimeField[datetime, datetime] = models.DateTimeField(default=timezone.now)
    """When they were last here, to the day."""
    objects: ClassVar[models.Manager[Self]]

    def __str__(self) -> str:
        return self.name


class Visit(AbstractBaseSession):
    """A session: one browser of one guest or account."""

    account: models.ForeignKey[AbstractBaseUser | None, AbstractBaseUser | None] = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.CASCADE, related_name="visits"
    )
    browser: models.CharField[str, str] = models.CharField(max_length=BROWSER_LENGTH, default="", blank=True)
    """What the browser calls itself."""
    began: models.DateTimeField[datetime, datetime] = models.DateTimeField(default=timezone.now)
    seen: models.DateTimeField[datetime, datetime] = models.DateTimeField(default=timezone.now)
    """When it was last used, to the hour."""
    account_id: int | None

    @classmethod
    def get_session_store_class(cls) -> Any:
        """What reads and writes these."""
        from hippodrome.web.identity import SessionStore

        return SessionStore


PACES = {"calm": 2.5, "brisk": 1.0, "once": 0.0}
"""How long bots wait before they move, in the site's usual pace."""


class Table(models.Model):
    """A table people sit at: first gathering, then running, then over; `study` is an imported record to look at.

    `version` counts the changes of the game: every move is made against one and makes the next. `stamp` counts
    every change of anything (moves, chat, seats). Browsers are told of both only what their seat may count.
    """

    GATHERING, RUNNING, OVER, STUDY = "gathering", "running", "over", "study"
    RESIGNED, AGREED = "resigned", "agreed"

    slug: models.CharField[str, str] = models.CharField(max_length=20, unique=True, default=new_token)
    game: models.CharField[str, str] = models.CharField(max_length=40)
    options: models.JSONField[Any, Any] = models.JSONField(default=dict)
    language: models.CharField[str, str] = models.CharField(max_length=5, default="en")
    public: models.BooleanField[bool, bool] = models.BooleanField(default=False)
    owner: models.ForeignKey[Player, Player] = models.ForeignKey(Player, on_delete=models.CASCADE, related_name="owned")
    status: models.CharField[str, str] = models.CharField(max_length=10, default=GATHERING)
    patience: models.IntegerField[int, int] = models.IntegerField(default=24)
    """Hours of silence after which the owner may put a bot on a seat; 0 for never."""
    saved: models.TextField[str, str] = models.TextField(default="")
    """The game as it began here, whole; `storage.py` says how it goes on from there."""
    present: models.TextField[str, str] = models.TextField(default="", blank=True)
    """Where the game stands; empty until the first word."""
    version: models.IntegerField[int, int] = models.IntegerField(default=0)
    stamp: models.IntegerField[int, int] = models.IntegerField(default=0)
    unheard: models.JSONField[list[int], list[int]] = models.JSONField(default=list)
    """How many changes each seat, and last whoever looks on, may not even count: others' secret words, and undos."""
    touched: models.FloatField[float, float] = models.FloatField(default=0.0, db_index=True)
    """When the stamp last changed, in seconds since 1970: by this processes hear of what others did."""
    ended: models.CharField[str, str] = models.CharField(max_length=10, default="", blank=True)
    """How a game was over before its end: by resignation, or because everybody agreed."""
    places: models.JSONField[list[list[float]], list[list[float]]] = models.JSONField(default=list)
    """Of a game that was played to its end: seat, place and points, the winners first."""
    commitment: models.CharField[str, str] = models.CharField(max_length=64, default="")
    """What is published before the game: the fingerprint of the secret; of the seed, at tables that have no secret."""
    secret: models.CharField[str, str] = models.CharField(max_length=64, default="", blank=True)
    """What the site has promised and mixes into the seed; published when the game is over."""
    rematch: models.ForeignKey[Table | None, Table | None] = models.ForeignKey(
        "self", null=True, on_delete=models.SET_NULL, related_name="rematch_of"
    )
    rematched: models.BooleanField[bool, bool] = models.BooleanField(default=False)
    """Whether a rematch was ever set up: what was promised for it is kept once."""
    created: models.DateTimeField[datetime, datetime] = models.DateTimeField(default=timezone.now)
    moved: models.DateTimeField[datetime, datetime] = models.DateTimeField(default=timezone.now)
    bot_due: models.DateTimeField[datetime | None, datetime | None] = models.DateTimeField(null=True)
    """When a bot, or the site for a seat that always declines, is to move next; None while no bot is asked."""
    pace: models.CharField[str, str] = models.CharField(max_length=8, default="brisk")
    """How fast bots play here: one of PACES."""
    skipping: models.BooleanField[bool, bool] = models.BooleanField(default=False)
    """Whether bots play at once until a person is asked."""
    hints: models.CharField[str, str] = models.CharField(max_length=4, default="bots")
    """Who may ask what a search would do: one of hints.CHOICES."""
    teaching: models.JSONField[dict[str, Any], dict[str, Any]] = models.JSONField(default=dict)
    """What somebody learns here: how far a lesson is, or what a teacher has said so far; see lessons.py."""
    leased_until: models.DateTimeField[datetime | None, datetime | None] = models.DateTimeField(null=True)
    leased_by: models.CharField[str, str] = models.CharField(max_length=80, default="")
    owner_id: int
    chairs: RelatedManager[Seat]
    remarks: RelatedManager[Remark]
    moves: RelatedManager[Move]
    objects: ClassVar[models.Manager[Self]]

    class Meta:
        """The lobby and the bots look tables up by these."""

        indexes: ClassVar = [
            models.Index(fields=["status", "bot_due"], name="table_due"),
            models.Index(fields=["status", "public", "-moved"], name="table_lobby"),
        ]

    def __str__(self) -> str:
        return f"{self.game} {self.slug}"

    def version_for(self, seat: int) -> int:
        """How many changes of the game a seat may have counted."""
        return self.version - (self.unheard[seat] if self.unheard else 0)

    def stamp_for(self, seats: Iterable[int]) -> int:
        """How far the table is, as a browser is told that holds some seats: it grows with what one of them sees."""
        return stamp_for(self.stamp, self.unheard, seats)

    @cached_property
    def seated(self) -> list[Seat]:
        """The seats as they are when this row first asks for them; who changes them otherwise asks `chairs` anew."""
        return SEATS_OF_TABLE.all(self.pk)

    @property
    def at_lesson(self) -> bool:
        """Whether a lesson is under way, so that nobody moves but as it says."""
        return "lesson" in self.teaching

    @property
    def status_key(self) -> str:
        """The message that says how far this table is."""
        return f"status-{self.status}"


def kind_of(ask: Ask) -> str:
    """What makes two questions the same kind: their rule, what is asked and of which kind it is, not the moment."""
    return f"{ask.rule}|{ask.key}|{ask.kind}" if ask.declinable and ask.kind else ""


def has_no_choice(ask: Ask) -> bool:
    """Whether a question can only be let go by; that the seat is asked at all is for the others to see."""
    return bool(ask.declinable) and ask.words == [ask.declinable]


class Seat(models.Model):
    """One seat of a table: who sits there, and whether a bot plays for them just now."""

    OPEN, INVITED, PERSON, LOCAL, BOT = "open", "invited", "person", "local", "bot"

    table: models.ForeignKey[Table, Table] = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="chairs")
    number: models.IntegerField[int, int] = models.IntegerField()
    kind: models.CharField[str, str] = models.CharField(max_length=10, default=OPEN)
    player: models.ForeignKey[Player | None, Player | None] = models.ForeignKey(
        Player, null=True, on_delete=models.SET_NULL, related_name="chairs"
    )
    player_id: int | None
    table_id: int
    name: models.CharField[str, str] = models.CharField(max_length=NAME_LENGTH, default="", blank=True)
    bot: models.CharField[str, str] = models.CharField(max_length=40, default="", blank=True)
    """The bot that plays here now; a person's seat handed to a bot keeps its player."""
    token: models.CharField[str, str] = models.CharField(max_length=20, unique=True, default=new_token)
    share: models.CharField[str, str] = models.CharField(max_length=40, default="", blank=True)
    """What its player's browser mixed into the seed."""
    asked: models.BooleanField[bool, bool] = models.BooleanField(default=False)
    asked_since: models.DateTimeField[datetime | None, datetime | None] = models.DateTimeField(null=True)
    declines: models.JSONField[list[str], list[str]] = models.JSONField(default=list)
    """The kinds of questions that this seat lets go by without being asked; nobody else may learn of it."""
    resigned: models.BooleanField[bool, bool] = models.BooleanField(default=False)
    """Whether its player has given up; a bot then plays it to the end, and it can't be taken back."""
    wants_end: models.BooleanField[bool, bool] = models.BooleanField(default=False)
    """Whether its player would agree to end the game here."""
    decline_due: models.DateTimeField[datetime | None, datetime | None] = models.DateTimeField(null=True)
    """When the open question is let go by, if it is one of those."""
    objects: ClassVar[models.Manager[Self]]

    class Meta:
        """A seat number is given once per table."""

        ordering: ClassVar = ["number"]
        constraints: ClassVar = [models.UniqueConstraint(fields=["table", "number"], name="one_seat_a_number")]

    def __str__(self) -> str:
        return f"{self.table_id}/{self.number}"

    @property
    def taken(self) -> bool:
        """Whether somebody or a bot sits here."""
        return self.kind in (self.PERSON, self.LOCAL, self.BOT)

    @property
    def played_by_person(self) -> bool:
        """Whether somebody plays here who is neither a bot nor represented by one."""
        return self.kind in (self.PERSON, self.LOCAL) and not self.bot and not self.resigned

    @property
    def represented(self) -> bool:
        """Whether a bot plays here for somebody."""
        return self.kind in (self.PERSON, self.LOCAL) and bool(self.bot)

    def lets_go(self, ask: Ask, chairs: Iterable[Seat]) -> bool:
        """Whether a question goes by without its player, who never wants to be asked it or could only let it go by.

        A bot decides for itself; and at a device that goes round, the others would see the question come and go.
        """
        if not self.player_id or self.bot or ask.declinable not in ask.words:
            return False
        if kind_of(ask) in self.declines:
            return True
        return has_no_choice(ask) and sum(chair.player_id == self.player_id for chair in chairs) == 1

    def silent(self, patience: int) -> bool:
        """Whether this seat has been asked for longer than the table's patience, in hours."""
        if not patience or not self.asked or self.bot or self.asked_since is None:
            return False
        return timezone.now() - self.asked_since > timedelta(hours=patience)


class Move(models.Model):
    """One change of a game: a word, or an undo (then the word is empty). Each version exists once."""

    table: models.ForeignKey[Table, Table] = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="moves")
    version: models.IntegerField[int, int] = models.IntegerField()
    seat: models.IntegerField[int, int] = models.IntegerField()
    word: models.CharField[str, str] = models.CharField(max_length=80)
    bot: models.CharField[str, str] = models.CharField(max_length=40, default="", blank=True)
    quiet: models.BooleanField[bool, bool] = models.BooleanField(default=False)
    """Whether nobody but its seat may count it: a secret word while all decide together, or its undo."""
    let_go: models.BooleanField[bool, bool] = models.BooleanField(default=False)
    """Whether the site said it for a player who never wants to be asked."""
    added: models.TextField[str, str] = models.TextField(default="", blank=True)
    """What this move added to the game; nothing in moves of earlier releases, which wrote the whole game."""
    at: models.DateTimeField[datetime, datetime] = models.DateTimeField(default=timezone.now)
    objects: ClassVar[models.Manager[Self]]

    class Meta:
        """The last guard against a move that is applied twice."""

        constraints: ClassVar = [models.UniqueConstraint(fields=["table", "version"], name="one_move_a_version")]


class Remark(models.Model):
    """Something said in a table's chat."""

    table: models.ForeignKey[Table, Table] = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="remarks")
    player: models.ForeignKey[Player | None, Player | None] = models.ForeignKey(
        Player, null=True, on_delete=models.SET_NULL
    )
    player_id: int | None
    name: models.CharField[str, str] = models.CharField(max_length=NAME_LENGTH)
    text: models.CharField[str, str] = models.CharField(max_length=CHAT_LENGTH)
    at: models.DateTimeField[datetime, datetime] = models.DateTimeField(default=timezone.now)
    objects: ClassVar[models.Manager[Self]]

    class Meta:
        """In the order they were said."""

        ordering: ClassVar = ["id"]


class Aversion(models.Model):
    """Somebody does not want to hear another one (mute), or to sit at a table with them (block)."""

    player: models.ForeignKey[Player, Player] = models.ForeignKey(
        Player, on_delete=models.CASCADE, related_name="aversions"
    )
    other: models.ForeignKey[Player, Player] = models.ForeignKey(
        Player, on_delete=models.CASCADE, related_name="avoided_by"
    )
    blocked: models.BooleanField[bool, bool] = models.BooleanField(default=False)
    objects: ClassVar[models.Manager[Self]]

    class Meta:
        """One a pair."""

        constraints: ClassVar = [models.UniqueConstraint(fields=["player", "other"], name="one_aversion_a_pair")]

    def __str__(self) -> str:
        return f"{self.player} / {self.other}"


class Report(models.Model):
    """Somebody tells the operator what another one did at a table, or that the site failed."""

    by: models.ForeignKey[Player | None, Player | None] = models.ForeignKey(
        Player, null=True, on_delete=models.SET_NULL, related_name="reports"
    )
    about: models.ForeignKey[Player | None, Player | None] = models.ForeignKey(
        Player, null=True, on_delete=models.SET_NULL, related_name="reported"
    )
    table: models.ForeignKey[Table | None, Table | None] = models.ForeignKey(
        Table, null=True, on_delete=models.SET_NULL, related_name="reports"
    )
    trouble: models.CharField[str, str] = models.CharField(max_length=20, default="", blank=True)
    """The name of a failure of ours, under which it stands in the log; empty if it is about somebody."""
    name: models.CharField[str, str] = models.CharField(max_length=NAME_LENGTH, blank=True)
    """What the one it is about was called then."""
    text: models.CharField[str, str] = models.CharField(max_length=REPORT_LENGTH, blank=True)
    said: models.TextField[str, str] = models.TextField(default="", blank=True)
    """The last that they had said in the chat of the table; of a failure, where it happened."""
    at: models.DateTimeField[datetime, datetime] = models.DateTimeField(default=timezone.now)
    settled: models.BooleanField[bool, bool] = models.BooleanField(default=False)
    answer: models.CharField[str, str] = models.CharField(max_length=REPORT_LENGTH, default="", blank=True)
    """What the operator did about it, for the operators alone."""
    objects: ClassVar[models.Manager[Self]]

    class Meta:
        """What nobody has looked at comes first."""

        ordering: ClassVar = ["settled", "-at"]
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["trouble"], condition=~models.Q(trouble=""), name="one_report_a_trouble")
        ]

    def __str__(self) -> str:
        return f"{self.trouble or self.name}, {self.at:%Y-%m-%d}"


class Notes(models.Model):
    """A player's private notes at a table."""

    table: models.ForeignKey[Table, Table] = models.ForeignKey(Table, on_delete=models.CASCADE)
    player: models.ForeignKey[Player, Player] = models.ForeignKey(Player, on_delete=models.CASCADE)
    text: models.TextField[str, str] = models.TextField(default="", blank=True)
    objects: ClassVar[models.Manager[Self]]

    class Meta:
        """One sheet a player and table."""

        constraints: ClassVar = [models.UniqueConstraint(fields=["table", "player"], name="one_sheet_a_player")]


class Hint(models.Model):
    """What a search would answer for a seat, at a version of its table; without answers it is still wanted."""

    table: models.ForeignKey[Table, Table] = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="+")
    seat: models.IntegerField[int, int] = models.IntegerField()
    version: models.IntegerField[int, int] = models.IntegerField()
    answers: models.JSONField[Any, Any] = models.JSONField(null=True)
    """Words with the chance to win after each, best first."""
    leased_until: models.DateTimeField[datetime | None, datetime | None] = models.DateTimeField(null=True)
    leased_by: models.CharField[str, str] = models.CharField(max_length=80, default="")
    objects: ClassVar[models.Manager[Self]]

    class Meta:
        """A seat wants to know about one question at a time."""

        constraints: ClassVar = [models.UniqueConstraint(fields=["table", "seat"], name="one_hint_a_seat")]


class Analysis(models.Model):
    """How a finished game or an imported record went; made in the background, and kept with its table."""

    table: models.OneToOneField[Table, Table] = models.OneToOneField(
        Table, on_delete=models.CASCADE, related_name="analysis"
    )
    progress: models.FloatField[float, float] = models.FloatField(default=0.0)
    told: models.TextField[str, str] = models.TextField(default="", blank=True)
    """The analysis as text, once it is done."""
    failed: models.BooleanField[bool, bool] = models.BooleanField(default=False)
    leased_until: models.DateTimeField[datetime | None, datetime | None] = models.DateTimeField(null=True)
    leased_by: models.CharField[str, str] = models.CharField(max_length=80, default="")
    objects: ClassVar[models.Manager[Self]]

    def __str__(self) -> str:
        return f"{self.table} {self.progress:.0%}"


class Solved(models.Model):
    """A puzzle that a player has solved."""

    player: models.ForeignKey[Player, Player] = models.ForeignKey(
        Player, on_delete=models.CASCADE, related_name="solved"
    )
    game: models.CharField[str, str] = models.CharField(max_length=40)
    name: models.CharField[str, str] = models.CharField(max_length=60)
    at: models.DateTimeField[datetime, datetime] = models.DateTimeField(default=timezone.now)
    objects: ClassVar[models.Manager[Self]]

    class Meta:
        """One is solved once."""

        constraints: ClassVar = [
            models.UniqueConstraint(fields=["player", "game", "name"], name="one_solution_a_player")
        ]


class Tally(models.Model):
    """How often something was done in a span of time: the memory of the rate limits."""

    key: models.CharField[str, str] = models.CharField(max_length=120)
    span: models.BigIntegerField[int, int] = models.BigIntegerField()
    count: models.IntegerField[int, int] = models.IntegerField(default=0)
    objects: ClassVar[models.Manager[Self]]

    class Meta:
        """One count a key and span."""

        constraints: ClassVar = [models.UniqueConstraint(fields=["key", "span"], name="one_tally_a_span")]

    def add(self) -> None:
        """One more; of two at once both are counted."""
        Tally.objects.filter(pk=self.pk).update(count=models.F("count") + 1)


PLAYER_OF_KEY = Prepared(lambda key: Player.objects.filter(key=key, user=None), TEXT)
"""The guest who has a key."""
PLAYER_OF_USER = Prepared(lambda user: Player.objects.filter(user_id=user), NUMBER)
TABLE_OF_SLUG = Prepared(lambda slug: Table.objects.defer("saved").filter(slug=slug), TEXT)
"""The row of a table; how its game began never changes, and is read when it is needed."""
LOCKED_TABLE = Prepared(lambda slug: Table.objects.select_for_update().defer("saved").filter(slug=slug), TEXT)
"""The same, nobody else's until the transaction ends."""
SEATS_OF_TABLE = Prepared(lambda table: Seat.objects.filter(table_id=table), NUMBER)
SEATS_OF_SLUG = Prepared(lambda slug: Seat.objects.filter(table__slug=slug), TEXT)
"""The same by the name of the table, so that they can be asked for with it."""
ASKED_OF_PLAYER = Prepared(lambda player: Seat.objects.filter(player_id=player, asked=True, bot=""), NUMBER)
"""The seats at which a player is asked now."""
TOUCHED_SINCE = Prepared(
    lambda moment: Table.objects.filter(touched__gte=moment).only("slug", "stamp", "unheard", "touched"), NUMBER
)
"""Tables at which something changed since a moment, with nothing of their games."""
FIRST_DUE = Prepared(
    lambda status: Table.objects.filter(status=status, bot_due__isnull=False).order_by("bot_due").only("bot_due")[:1],
    TEXT,
)
"""The table at which a bot is due before all others, whether somebody thinks about it or not."""
CATCH_UP = 8
"""A process that is no more moves behind than this plays them itself instead of loading the whole game."""
LAST_MOVES = Prepared(lambda table: Move.objects.filter(table_id=table).order_by("-version")[:CATCH_UP], NUMBER)
"""The last moves of a table, the latest first."""
VISIT_OF_KEY = Prepared(lambda key: Visit.objects.filter(session_key=key), TEXT)
"""The session of a browser, whether it has run out or not."""
HINTS_OF_TABLE = Prepared(lambda table: Hint.objects.filter(table_id=table), NUMBER)
PLAYED = (
    *("version", "stamp", "unheard", "touched", "moved", "present", "status", "places", "bot_due", "skipping"),
    *("leased_until", "leased_by"),
)
"""What a move changes of its table."""
CHANGED_TABLE = Change(Table, PLAYED, by=("id", "version"))
"""A move's change of a table that is still at a version."""
ASKED_SEAT = Change(Seat, ("asked", "asked_since"), by=("id",))
"""Whether a seat is asked, and since when."""
NEW_MOVE = Addition(Move)


def with_seats(wanted: Prepared[Table], slug: str, ask: Callable[..., list[list[Any]]] = together) -> Table | None:
    """The row of a table and, as they are now, its seats; `ask` may ask for more on the same way."""
    rows, seats = ask((wanted, slug), (SEATS_OF_SLUG, slug))
    table: Table | None = rows[0] if rows else None
    if table is not None:
        vars(table)["seated"] = seats
    return table
