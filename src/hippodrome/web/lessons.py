"""Lessons and the teacher at a table of the site: what `Table.teaching` holds, and how it goes on.

While a lesson is under way `teaching` has its name and how many words there were at the beginning of each step; nobody
plays for the other seats but the lesson. Once it is over, or at a table with a teacher from the start, it has what the
teacher has said so far. Words and dice of others never pass through here: a learner knows what anybody at the seat may.
"""

import secrets
from typing import Any

from django.db import transaction

from hippodrome.kernel.errors import HippodromeError
from hippodrome.lessons import Course, Moment, begin, find_lesson, moment_at, moments_of
from hippodrome.lessons.course import with_fresh_dice
from hippodrome.lessons.lesson import FIRST
from hippodrome.web import levels, messages, play, seating
from hippodrome.web.models import Move, Player, Table
from hippodrome.web.play import Live, Refused


def course_of(row: Table) -> Course | None:
    """The lesson that is under way at a table; None if there is none, or if it is not taught any more."""
    lesson = find_lesson(row.game, row.teaching["lesson"]) if row.at_lesson else None
    if lesson is None or len(row.teaching["starts"]) > len(lesson.step):
        return None
    return Course(lesson, row.teaching["starts"])


def open_lesson(game: str, name: str, player: Player | None) -> Table | None:
    """The table where a player is in the middle of a lesson."""
    rows = Table.objects.filter(game=game, owner=player, status=Table.RUNNING, teaching__lesson=name)
    return rows.order_by("-moved").first() if player is not None else None


def open_lessons(player: Player | None) -> dict[str, dict[str, str]]:
    """The tables of all lessons that a player is in the middle of, by game and lesson."""
    found: dict[str, dict[str, str]] = {}
    rows = Table.objects.filter(owner=player, status=Table.RUNNING, teaching__has_key="lesson") if player else []
    for row in rows:
        found.setdefault(row.game, {})[row.teaching["lesson"]] = row.slug
    return found


def learned(game: str, player: Player | None) -> set[str]:
    """The lessons that a player has been through."""
    rows = Table.objects.filter(game=game, owner=player, teaching__has_key="learned") if player is not None else []
    return {row.teaching["learned"] for row in rows}


def start(game: str, name: str, player: Player) -> Table:
    """Begin a lesson, or go on with the one that a player is in the middle of; raises Refused."""
    lesson = find_lesson(game, name)
    if lesson is None:
        raise Refused("refused-form", 400)
    row = open_lesson(game, name, player)
    if row is not None:
        return row
    names = list(lesson.names)
    names += seating.bot_names(8, [player.name, *names])[len(names) :]
    names[lesson.you] = player.name
    table = begin(lesson, secrets.token_bytes(32))
    seats = table.state.seats
    table.origin.names = tuple(names[:seats])
    bot = lesson.bot or levels.NEWCOMER
    chairs = [(seating.ME, "") if seat == lesson.you else ("bot", bot) for seat in range(seats)]
    plan = seating.Plan(game, chairs, dict(table.origin.options))
    plan.language = messages.language()
    plan.position = play.begin(table)
    plan.names = names
    plan.teaching = {"lesson": name, "starts": [len(table.said)]}
    return seating.make_table(plan, player)


def start_guided(game: str, player: Player, share: str = "", seal: str = "") -> Table:
    """A game against newcomers with a teacher beside one; raises Refused."""
    if not moments_of(game):
        raise Refused("refused-form", 400)
    count = len(seating.quick_plan(game).chairs)
    plan = seating.Plan(game, [(seating.ME, ""), *[("bot", levels.NEWCOMER)] * (count - 1)])
    plan.language = messages.language()
    plan.teaching = {"told": []}
    plan.share, plan.seal = share, seal
    return seating.make_table(plan, player)


def again(slug: str, player: Player) -> Table:
    """The same lesson from its beginning, at a new table; the old one, if still in the lesson, is put away."""
    with transaction.atomic():
        row = _own(slug, player)
        name = next((row.teaching[key] for key in ("lesson", "learned", "left") if key in row.teaching), FIRST)
        game = row.game
        if row.at_lesson:
            row.delete()
        return start(game, name, player)


def say(slug: str, seat: int, word: str, version: int, player: Player | play.Visitor) -> Table:
    """A player answers; in a lesson an answer that does not fit now is explained and not played. Raises Refused."""
    with play.turn_to_write(), transaction.atomic():
        row = play.play(slug, seat, word, version, player)
        _remember_told(row, seat, len(word.split()))
        course = course_of(row)
        if course is not None and seat == course.lesson.you:
            game = play.load(row)  # it may still be taken back, so nobody else shall find it
            objection = course.objection(game.game, word.split())
            if objection is not None:
                raise Refused("lesson-says", text=objection.said(messages.language()))
            _go_on(row, course, game, done=course.complete(game.game))
    return row


def _remember_told(row: Table, seat: int, words: int) -> None:
    """Who has answered has heard what the teacher said about the question."""
    asked = play.kept(row.pk, row.version - words) if "told" in row.teaching else None
    moment = moment_of(row, asked, seat) if asked is not None else None
    if moment is not None:
        _teach(row, _with_told(row, moment))


def undo(slug: str, seat: int, version: int, player: Player | play.Visitor) -> Table:
    """A player takes a word back; in a lesson that leads back to its step. Raises Refused."""
    with play.turn_to_write(), transaction.atomic():
        row = play.undo(slug, seat, version, player)
        course = course_of(row)
        if course is not None:
            course.go_back(len(play.load(row).game.said))
            _teach(row, row.teaching | {"starts": course.starts})
    return row


def read_on(slug: str, player: Player, number: int) -> Table:
    """Go on from a step where there was only something to read; raises Refused."""
    with transaction.atomic():
        row = _own(slug, player)
        course = course_of(row)
        if course is None:
            if row.at_lesson:  # it is not taught any more
                _finish(row, play.live(row).copy())
            return row
        if course.number == number and course.step.to_read:  # another click may have come first
            _go_on(row, course, play.live(row), done=True)
    return row


def leave(slug: str, player: Player) -> Table:
    """Leave a lesson: the game goes on from here, with dice that nobody has loaded."""
    with transaction.atomic():
        row = play.lock(slug)
        if row.at_lesson and row.status == Table.RUNNING:
            _own(slug, player)
            _finish(row, play.live(row).copy())
    return row


def note(slug: str, player: Player, name: str) -> Table:
    """What the teacher said was read."""
    with transaction.atomic():
        row = _own(slug, player)
        moment = next((moment for moment in moments_of(row.game) if moment.name == name), None)
        if moment is not None and "told" in row.teaching:
            _teach(row, _with_told(row, moment))
            play.touch(row)
    return row


def silence(slug: str, player: Player, silent: bool = True) -> Table:
    """The teacher says nothing more, or speaks again."""
    with transaction.atomic():
        row = _own(slug, player)
        if "told" in row.teaching:
            _teach(row, row.teaching | {"silent": silent})
            play.touch(row)
    return row


def moment_of(row: Table, game: Live, seat: int) -> Moment | None:
    """What the teacher says to a seat, if anything."""
    if "told" not in row.teaching or row.teaching.get("silent"):
        return None
    return moment_at(game.game.view(seat), row.teaching["told"])


def _own(slug: str, player: Player) -> Table:
    """The locked row of a running table where a player learns; raises Refused."""
    row = play.lock(slug)
    if not row.teaching or not row.chairs.filter(player=player).exists():
        raise Refused("refused-not-your-seat", 403)
    if row.status != Table.RUNNING:
        raise Refused("refused-over")
    return row


def _go_on(row: Table, course: Course, game: Live, done: bool) -> None:
    """After something was said or read: let the others answer, and go on to the next step or into the open game."""
    if done:
        bots = {chair.number: chair.bot for chair in row.chairs.all()}
        for seat, word in course.replies():
            before, game = game, game.copy()
            try:
                game.game.play(seat, word)
            except HippodromeError:  # the rules have changed under the lesson: the game goes on without it
                _finish(row, before)
                return
            game.marks.append(len(game.game.events))
            play.store(row, before, game, Move(table=row, seat=seat, word=word, bot=bots.get(seat, "")))
        course.go_on(len(game.game.said))
    if course.done:
        _finish(row, game, done=True)
        return
    _teach(row, row.teaching | {"starts": course.starts})
    play.touch(row)
    play.committed(row, game)


def _finish(row: Table, game: Live, done: bool = False) -> None:
    """The lesson is over: from here on it is a game like any other, with bots and a teacher."""
    name = row.teaching["lesson"]
    _teach(row, {"learned" if done else "left": name, "told": []})
    free = Live(with_fresh_dice(game.game, secrets.token_bytes(32)), list(game.marks))
    play.store(row, game, free, Move(table=row, seat=-1, word=""))
    play.touch(row)
    play.committed(row, free)


def _with_told(row: Table, moment: Moment) -> dict[str, Any]:
    return row.teaching | {"told": sorted({*row.teaching["told"], moment.name})}


def _teach(row: Table, teaching: dict[str, Any]) -> None:
    row.teaching = teaching
    Table.objects.filter(pk=row.pk).update(teaching=teaching)
