"""Create tables, fill seats, start games, hand seats to bots and back, set up rematches."""

import random
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from django.conf import settings
from django.db import transaction

import hippodrome
from hippodrome.kernel.dice import commitment_of
from hippodrome.kernel.mixing import Mixed
from hippodrome.web import clock
from hippodrome.web.accounts.names import GIVEN
from hippodrome.web.bots import levels
from hippodrome.web.models import USUAL_PACE, GameTable, Move, Player, Seat, new_token
from hippodrome.web.refusals import Refused
from hippodrome.web.services import clocks, fairness, notifications
from hippodrome.web.services.live_games import LiveGame, begin, live_game, load
from hippodrome.web.services.moves import places_of
from hippodrome.web.services.tables import lock, touch
from hippodrome.web.services.time_control import TimeControl
from hippodrome.web.services.turns import settle_asked

ME = "me"
KEPT = "i"
"""The first letter of an invitation's token; no other token contains this letter."""


@dataclass
class TablePlan:
    """A table to be created: the game, its options, and who sits where.

    `chairs` holds for each seat a kind (`me`, `open`, `invited`, `local`, `bot`) and a name: the bot's level, or the
    name of a person at this device. Invalid plans are refused here, before anything is stored.
    """

    game: str
    chairs: list[tuple[str, str]]
    options: dict[str, Any] = field(default_factory=dict)
    public: bool = False
    hints: str = "bots"
    clock: TimeControl | None = None
    language: str = "en"
    patience: int = 24
    on_resign: str = GameTable.BOT_PLAYS_ON
    position: LiveGame | None = None
    seal: str = ""
    share: str = ""
    names: list[str] = field(default_factory=list)
    """Names for bots, by seat; without them, bots get random names."""
    teaching: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for kind, name in self.chairs:
            _check_kind(self.game, kind, name)


def quick_plan(game: str) -> TablePlan:
    counts = hippodrome.find_game(game).seats
    count = min(counts, key=lambda seats: (abs(seats - 4), seats))
    return TablePlan(game, [(ME, ""), *[("bot", levels.usual_level(game, count))] * (count - 1)])


def invitation_plan(game: str) -> TablePlan:
    """Return the plan of a table for two friends: as few seats as the game allows, bots on the others."""
    count = max(2, min(hippodrome.find_game(game).seats))
    bots = [(Seat.BOT, levels.usual_level(game, count))] * (count - 2)
    return TablePlan(game, [(ME, ""), (Seat.INVITED, ""), *bots])


def make_table(plan: TablePlan, owner: Player) -> GameTable:
    rules = hippodrome.find_game(plan.game)
    if plan.position:
        plan.position.game.origin.names = ()  # only the seats hold names, so they can be changed and deleted
    settled = rules.settle_options(len(plan.chairs), plan.options)
    with transaction.atomic():
        table = GameTable.objects.create(
            game=plan.game,
            options=settled,
            owner=owner,
            public=plan.public,
            language=plan.language,
            patience=plan.patience,
            on_resign=plan.on_resign,
            hints=plan.hints,
            clock=plan.clock.stored() if plan.clock and settings.CLOCKS else {},
            pace=owner.pace or USUAL_PACE,
            saved=plan.position.dump() if plan.position else "",
            teaching=plan.teaching,
        )
        if not table.at_lesson:  # a lesson's dice are fixed
            promise(table, fairness.secret_of(plan.seal))
        share = plan.share or fairness.made_here()
        names = plan.names or bot_names(len(plan.chairs), [owner.name, *(name for _, name in plan.chairs)])
        for number, (kind, name) in enumerate(plan.chairs):
            chair = Seat(table=table, number=number)
            _sit(chair, (kind, name), owner, plan.game, len(plan.chairs), names[number])
            chair.share = share if chair.player is owner else ""  # people at one device share a browser
            chair.save()
        start_if_full(table)
    return table


def _dealt(table: GameTable, chairs: list[Seat]) -> LiveGame:
    if not table.secret:
        promise(table, fairness.secret_of(""))  # opened by an earlier release, without a promise
    mixed = fairness.mix(table, chairs)
    if table.saved:
        return dealt_by(load(table).game, mixed)
    return begin(hippodrome.new_table(table.game, len(chairs), options=table.options, mixed=mixed))


def promise(table: GameTable, secret: str) -> None:
    table.secret, table.commitment = secret, commitment_of(bytes.fromhex(secret))
    table.save(update_fields=["secret", "commitment"])


def bot_names(count: int, people: Iterable[str]) -> list[str]:
    taken = {word.casefold() for name in people for word in name.split()}
    return random.sample([name for name in GIVEN if name.casefold() not in taken], count)


def _sit(chair: Seat, who: tuple[str, str], owner: Player, game: str, seats: int, spare_name: str) -> None:
    kind, name = who
    if kind == Seat.BOT:
        chair.kind, chair.bot, chair.name = Seat.BOT, _known_bot(game, name, seats), spare_name
    elif kind == ME:
        chair.kind, chair.player, chair.name = Seat.PERSON, owner, owner.name
    elif kind == Seat.LOCAL:
        chair.kind, chair.player, chair.name = Seat.LOCAL, owner, name or spare_name
    elif kind == Seat.INVITED:
        chair.kind, chair.token = kind, new_invitation()
    else:
        chair.kind = Seat.OPEN


def new_invitation() -> str:
    """Return a token for a seat reserved for an invited person; it marks the seat as reserved even once taken."""
    return KEPT + new_token()


def vacate(chair: Seat) -> None:
    """Free a seat. A reserved seat stays reserved and gets a new invitation link."""
    kept = chair.token.startswith(KEPT)
    chair.kind, chair.player, chair.name, chair.share = Seat.INVITED if kept else Seat.OPEN, None, "", ""
    chair.token = new_invitation() if kept else chair.token
    chair.save()


def _check_kind(game: str, kind: str, name: str) -> None:
    if kind not in (ME, Seat.OPEN, Seat.INVITED, Seat.LOCAL, Seat.BOT):
        raise Refused("refused-form", 400)
    if kind == Seat.BOT and not levels.is_known(game, name):
        raise Refused("refused-form", 400)


def _known_bot(game: str, name: str, seats: int) -> str:
    _check_kind(game, Seat.BOT, name)
    return levels.seated(game, name, seats)


def start_if_full(table: GameTable) -> bool:
    chairs = list(table.chairs.all())
    if table.status != GameTable.GATHERING or not all(chair.taken for chair in chairs):
        return False
    game = load(table) if table.at_lesson else _dealt(table, chairs)
    table.status = GameTable.OVER if game.game.over else GameTable.RUNNING
    table.places = places_of(game.game) if game.game.over else []
    table.version, table.saved = 1, game.dump()
    table.moved = clock.now()
    table.bot_due = settle_asked(table, game.game, table.moved, None)
    table.save()
    Move.objects.create(table=table, version=1, seat=-1, word="")
    touch(table)
    notifications.announce_start(table)
    return True


def join(slug: str, player: Player, number: int | None = None, token: str = "", share: str = "") -> GameTable:
    with transaction.atomic():
        table = lock(slug)
        chairs = list(table.chairs.all())
        if any(chair.player_id == player.pk for chair in chairs):
            return table
        chair = free_chair(chairs, number, token)
        chair.kind, chair.player, chair.name = Seat.PERSON, player, player.name
        chair.share = share or fairness.made_here()
        chair.save()
        if not start_if_full(table):
            touch(table)
        return table


def free_chair(chairs: Iterable[Seat], number: int | None = None, token: str = "") -> Seat:
    for chair in chairs:
        invited = bool(token) and chair.token == token
        wanted = chair.kind == Seat.OPEN and not token and number in (None, chair.number)
        if not chair.taken and (invited or wanted):
            return chair
    raise Refused("refused-seat-taken")


def leave(slug: str, player: Player | None) -> None:
    with transaction.atomic():
        table = lock(slug)
        if table.status != GameTable.GATHERING:
            raise Refused("refused-started")
        if player is None:
            return
        if table.owner_id == player.pk:
            table.delete()
            return
        own = list(table.chairs.filter(player=player))
        for chair in own:
            vacate(chair)
        if own:
            touch(table)


def fill_with_bots(slug: str, player: Player, bot: str) -> None:
    with transaction.atomic():
        table = lock(slug)
        if table.owner_id != player.pk:
            raise Refused("refused-owner", 403)
        if table.status != GameTable.GATHERING:
            raise Refused("refused-started")
        chairs = list(table.chairs.all())
        names = bot_names(len(chairs), [chair.name for chair in chairs])
        for chair in chairs:
            if not chair.taken:
                _sit(chair, ("bot", bot), player, table.game, len(chairs), names[chair.number])
                chair.save()
        start_if_full(table)


def hand_to_bot(slug: str, number: int, player: Player, bot: str) -> None:
    """Let a bot play a seat.

    The seat's player may ask for this; so may the owner, if the player has been inactive for too long.
    """
    with transaction.atomic():
        table, chair = _running_chair(slug, number)
        own = chair.player_id == player.pk
        if not own and not (table.owner_id == player.pk and chair.silent(table.patience)):
            raise Refused("refused-not-silent", 403)
        if chair.resigned:
            raise Refused("refused-resigned", 403)
        chair.bot, chair.answers_ahead = _known_bot(table.game, bot, table.chairs.count()), []
        chair.save(update_fields=["bot", "answers_ahead"])
        clocks.settle_now(table)
        if chair.asked:
            GameTable.objects.filter(pk=table.pk).update(bot_due=clock.now())
        touch(table)


def take_back(slug: str, number: int, player: Player) -> None:
    with transaction.atomic():
        table, chair = _running_chair(slug, number)
        if chair.player_id != player.pk:
            raise Refused("refused-not-your-seat", 403)
        if chair.resigned:
            raise Refused("refused-resigned", 403)
        chair.bot = ""
        chair.asked_since = clock.now() if chair.asked else None
        if control := clocks.control_of(table):
            clocks.restore(chair, control)
        chair.save(update_fields=["bot", "asked_since", *clocks.FIELDS])
        due = settle_asked(table, live_game(table).game, clock.now(), None)
        GameTable.objects.filter(pk=table.pk).update(bot_due=due, clock_due=table.clock_due)
        touch(table)


def _running_chair(slug: str, number: int) -> tuple[GameTable, Seat]:
    table = lock(slug)
    chair = table.chairs.filter(number=number).first()
    if table.status != GameTable.RUNNING or chair is None:
        raise Refused("refused-not-started")
    return table, chair


def rematch(slug: str, player: Player, share: str = "") -> GameTable:
    with transaction.atomic():
        table = lock(slug)
        chairs = list(table.chairs.all())
        if not any(chair.player_id == player.pk for chair in chairs):
            raise Refused("refused-not-your-seat", 403)
        if table.status != GameTable.OVER:
            raise Refused("refused-not-over")
        again = table.rematch or _set_up_again(table, player)
        if again.status == GameTable.GATHERING:
            _sit_again(again, chairs, player, share or fairness.made_here())
        return again


def _set_up_again(table: GameTable, player: Player) -> GameTable:
    again = GameTable.objects.create(
        game=table.game,
        options=table.options,
        owner=player,
        public=table.public,
        language=table.language,
        patience=table.patience,
        on_resign=table.on_resign,
        hints=table.hints,
        pace=table.pace,
        clock=table.clock,
    )
    promise(again, fairness.rematch_secret(table))
    chairs = list(table.chairs.all())
    for chair in chairs:
        bot = chair.kind == Seat.BOT
        Seat.objects.create(
            table=again,
            number=(chair.number + 1) % len(chairs),
            kind=Seat.BOT if bot else Seat.INVITED,
            name=chair.name if bot else "",
            token=new_token() if bot else new_invitation(),
            bot=(chair.bot or levels.usual_level(table.game, len(chairs))) if bot else "",
        )
    table.rematch, table.rematched = again, True
    table.save(update_fields=["rematch", "rematched"])
    touch(table)
    notifications.announce_rematch(again, table, player)
    return again


def _sit_again(again: GameTable, before: list[Seat], player: Player, share: str) -> None:
    for chair in before:
        if chair.player_id == player.pk:
            free = again.chairs.filter(number=(chair.number + 1) % len(before), kind=Seat.INVITED)
            free.update(kind=chair.kind, player=player, name=chair.name, share=share)
    if not start_if_full(again):
        touch(again)


def from_moment(game: hippodrome.Table, words: int) -> LiveGame:
    """Return a new game that begins at a moment of another one, with fresh dice.

    Its position is the last step boundary. The words since then are replayed if no chance was involved in them.
    """
    then = game.record().replay(words)
    again = hippodrome.position(game.game.name, then.position())
    return begin(replay_words(again, words_since_boundary(then)))


def dealt_by(game: hippodrome.Table, mixed: Mixed) -> LiveGame:
    again = hippodrome.position(game.game.name, game.origin.position or {}, mixed=mixed)
    return begin(replay_words(again, [(move.seat, move.word) for move in game.record().moves]))


def replay_words(game: hippodrome.Table, said: list[tuple[int, str]]) -> hippodrome.Table:
    """Play the words of another game in this one, as far as they are legal."""
    for seat, word in said:
        try:
            game.play(seat, word)
        except hippodrome.HippodromeError:
            break
    return game


def words_since_boundary(game: hippodrome.Table) -> list[tuple[int, str]]:
    """Return the words since the last step boundary; none if anything was rolled or drawn since."""
    saved = game.save()
    if saved["anchor"]["chances"] < len(saved["chances"]):
        return []
    record = game.record()
    return [(move.seat, move.word) for move in record.moves[saved["anchor"]["words"] :]]
