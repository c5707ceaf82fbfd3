"""Sitting down: making tables, filling seats, starting, handing seats to bots and back, rematches."""

import random
from typing import Any

from django.db import transaction
from django.utils import timezone

import hippodrome
from hippodrome.bots import BOTS, bots_for
from hippodrome.web.identity import GIVEN
from hippodrome.web.models import Move, Player, Seat, Table
from hippodrome.web.play import Live, Refused, begin, live, load, lock, places_of, settle_asked, touch

ME = "me"


class Plan:
    """What somebody wants to play: the game, its options, and who sits where.

    `chairs` holds for each seat a kind (`me`, `open`, `invited`, `local`, `bot`) and a name: the bot's strength, or
    what a person at this device is called.
    """

    def __init__(self, game: str, chairs: list[tuple[str, str]], options: dict[str, Any] | None = None) -> None:
        self.game = game
        self.chairs = chairs
        self.options = options or {}
        self.public = False
        self.language = "en"
        self.patience = 24
        self.position: Live | None = None
        self.names: list[str] = []
        """What bots are called, by seat; without it, by any name."""
        self.teaching: dict[str, Any] = {}


def usual_bot(game: str) -> str:
    """The strength most people want to begin with: the middle one of our own."""
    names = [name for name in bots_for(game) if name in BOTS]
    return names[len(names) // 2]


def quick_plan(game: str) -> Plan:
    """Me and as many bots as make a table of four, or what comes closest to it."""
    counts = hippodrome.find_game(game).seats
    count = min(counts, key=lambda seats: (abs(seats - 4), seats))
    return Plan(game, [(ME, ""), *[("bot", usual_bot(game))] * (count - 1)])


def make_table(plan: Plan, owner: Player) -> Table:
    """Set up a table; it starts at once if every seat is taken."""
    rules = hippodrome.find_game(plan.game)
    settled = rules.settle_options(len(plan.chairs), plan.options)
    with transaction.atomic():
        table = Table.objects.create(
            game=plan.game,
            options=settled,
            owner=owner,
            public=plan.public,
            language=plan.language,
            patience=plan.patience,
            saved=plan.position.dump() if plan.position else "",
            teaching=plan.teaching,
        )
        names = plan.names or bot_names(len(plan.chairs))
        for number, (kind, name) in enumerate(plan.chairs):
            chair = Seat(table=table, number=number)
            _sit(chair, kind, name, owner, plan.game, names[number])
            chair.save()
        start_if_full(table)
    return table


def bot_names(count: int) -> list[str]:
    """Given names, all different: bots go by one."""
    return random.sample(GIVEN, count)


def _sit(chair: Seat, kind: str, name: str, owner: Player, game: str, spare_name: str) -> None:
    if kind == "bot":
        chair.kind, chair.bot, chair.name = Seat.BOT, _known_bot(game, name), spare_name
    elif kind == ME:
        chair.kind, chair.player, chair.name = Seat.PERSON, owner, owner.name
    elif kind == Seat.LOCAL:
        chair.kind, chair.player, chair.name = Seat.LOCAL, owner, name or spare_name
    elif kind in (Seat.OPEN, Seat.INVITED):
        chair.kind = kind
    else:
        raise Refused("refused-form", 400)


def _known_bot(game: str, name: str) -> str:
    if name not in bots_for(game):
        raise Refused("refused-form", 400)
    return name


def start_if_full(table: Table) -> bool:
    """Begin the game once somebody sits on every seat; in a transaction that holds the table's lock."""
    chairs = list(table.chairs.all())
    if table.status != Table.GATHERING or not all(chair.taken for chair in chairs):
        return False
    names = [chair.name for chair in chairs]
    if table.saved:
        game = load(table)
    else:
        game = begin(hippodrome.new_table(table.game, len(chairs), options=table.options, names=names))
    table.status = Table.OVER if game.game.over else Table.RUNNING
    table.places = places_of(game.game) if game.game.over else []
    table.version, table.saved = 1, game.dump()
    table.commitment = game.game.origin.commitment or ""
    table.moved = timezone.now()
    table.bot_due = settle_asked(table, game.game, table.moved, None)
    table.save()
    Move.objects.create(table=table, version=1, seat=-1, word="")
    touch(table)
    return True


def join(slug: str, player: Player, number: int | None = None, token: str = "") -> Table:
    """Sit down on an open seat, or on the one an invitation is for."""
    with transaction.atomic():
        table = lock(slug)
        chairs = list(table.chairs.all())
        if any(chair.player_id == player.pk for chair in chairs):
            return table
        for chair in chairs:
            invited = bool(token) and chair.token == token
            wanted = chair.kind == Seat.OPEN and not token and number in (None, chair.number)
            if not chair.taken and (invited or wanted):
                chair.kind, chair.player, chair.name = Seat.PERSON, player, player.name
                chair.save()
                if not start_if_full(table):
                    touch(table)
                return table
        raise Refused("refused-seat-taken")


def leave(slug: str, player: Player) -> None:
    """Get up from a table that has not started; the owner closes it by leaving."""
    with transaction.atomic():
        table = lock(slug)
        if table.status != Table.GATHERING:
            raise Refused("refused-started")
        if table.owner_id == player.pk:
            table.delete()
            return
        table.chairs.filter(player=player).update(kind=Seat.OPEN, player=None, name="")
        touch(table)


def fill_with_bots(slug: str, player: Player, bot: str) -> None:
    """The owner puts bots on every seat that is still free, which starts the game."""
    with transaction.atomic():
        table = lock(slug)
        if table.owner_id != player.pk:
            raise Refused("refused-owner", 403)
        if table.status != Table.GATHERING:
            raise Refused("refused-started")
        chairs = list(table.chairs.all())
        names = bot_names(len(chairs))
        for chair in chairs:
            if not chair.taken:
                _sit(chair, "bot", bot, player, table.game, names[chair.number])
                chair.save()
        start_if_full(table)


def hand_to_bot(slug: str, number: int, player: Player, bot: str) -> None:
    """A player lets a bot play; or the owner puts one on a seat that has been silent for too long."""
    with transaction.atomic():
        table, chair = _running_chair(slug, number)
        own = chair.player_id == player.pk
        if not own and not (table.owner_id == player.pk and chair.silent(table.patience)):
            raise Refused("refused-not-silent", 403)
        if chair.resigned:
            raise Refused("refused-resigned", 403)
        chair.bot = _known_bot(table.game, bot)
        chair.save(update_fields=["bot"])
        if chair.asked:
            Table.objects.filter(pk=table.pk).update(bot_due=timezone.now())
        touch(table)


def take_back(slug: str, number: int, player: Player) -> None:
    """A player takes the own seat back from a bot."""
    with transaction.atomic():
        table, chair = _running_chair(slug, number)
        if chair.player_id != player.pk:
            raise Refused("refused-not-your-seat", 403)
        if chair.resigned:
            raise Refused("refused-resigned", 403)
        chair.bot = ""
        chair.asked_since = timezone.now() if chair.asked else None
        chair.save(update_fields=["bot", "asked_since"])
        Table.objects.filter(pk=table.pk).update(bot_due=settle_asked(table, live(table).game, timezone.now(), None))
        touch(table)


def _running_chair(slug: str, number: int) -> tuple[Table, Seat]:
    table = lock(slug)
    chair = table.chairs.filter(number=number).first()
    if table.status != Table.RUNNING or chair is None:
        raise Refused("refused-not-started")
    return table, chair


def rematch(slug: str, player: Player) -> Table:
    """The same people and bots once more, each one seat further; the second to ask finds the first one's table."""
    with transaction.atomic():
        table = lock(slug)
        chairs = list(table.chairs.all())
        if table.rematch is not None:
            return table.rematch
        if table.status != Table.OVER:
            raise Refused("refused-not-over")
        if not any(chair.player_id == player.pk for chair in chairs):
            raise Refused("refused-not-your-seat", 403)
        again = Table.objects.create(
            game=table.game,
            options=table.options,
            owner=player,
            public=table.public,
            language=table.language,
            patience=table.patience,
            pace=table.pace,
        )
        for chair in chairs:
            place = (chair.number + 1) % len(chairs)
            bot = chair.bot if chair.kind == Seat.BOT else ""
            Seat.objects.create(
                table=again, number=place, kind=chair.kind, player=chair.player, name=chair.name, bot=bot
            )
        start_if_full(again)
        table.rematch = again
        table.save(update_fields=["rematch"])
        touch(table)
        return again


def from_moment(game: hippodrome.Table, words: int) -> Live:
    """A new game that begins where another stood after so many words, with dice nobody knows yet.

    The position is that of the last step boundary; the words since are said again where chance had no part in them.
    """
    then = game.record().replay(words)
    again = hippodrome.position(game.game.name, then.position(), names=game.origin.names)
    for seat, word in words_since_boundary(then):
        try:
            again.play(seat, word)
        except hippodrome.HippodromeError:
            break
    return begin(again)


def words_since_boundary(game: hippodrome.Table) -> list[tuple[int, str]]:
    """The words said since the last step boundary, unless something was rolled or drawn meanwhile."""
    saved = game.save()
    if saved["anchor"]["chances"] < len(saved["chances"]):
        return []
    record = game.record()
    return [(move.seat, move.word) for move in record.moves[saved["anchor"]["words"] :]]
