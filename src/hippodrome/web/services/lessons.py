"""Lessons and the teacher: what `GameTable.teaching` stores, and how it progresses.

During a lesson, `teaching` holds its name and the number of words at the beginning of each step, and the lesson answers
for all other seats. After the lesson, or at a table with a teacher from the start, it lists what the teacher has
already said. The teacher only uses the learner's own view, so it never reveals anything the seat may not know.
"""

import secrets
from typing import Any

from django.db import transaction

from hippodrome.kernel.errors import HippodromeError
from hippodrome.lessons import Course, TeachingMoment, begin, find_lesson, moment_at, moments_of
from hippodrome.lessons.course import with_fresh_dice
from hippodrome.lessons.lesson import FIRST
from hippodrome.web import messages
from hippodrome.web.bots import levels
from hippodrome.web.models import GameTable, Move, Player
from hippodrome.web.refusals import Refused
from hippodrome.web.services import live_games, moves, seats, tables
from hippodrome.web.services.live_games import LiveGame, live_game
from hippodrome.web.services.write_lock import turn_to_write


def course_of(row: GameTable) -> Course | None:
    """Return the course of the table's lesson; None without a lesson, or if it no longer exists."""
    lesson = find_lesson(row.game, row.teaching["lesson"]) if row.at_lesson else None
    if lesson is None or len(row.teaching["starts"]) > len(lesson.step):
        return None
    return Course(lesson, row.teaching["starts"])


def open_lesson(game: str, name: str, player: Player | None) -> GameTable | None:
    rows = GameTable.objects.filter(game=game, owner=player, status=GameTable.RUNNING, teaching__lesson=name)
    return rows.order_by("-moved").first() if player is not None else None


def open_lessons(player: Player | None) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    rows = (
        GameTable.objects.filter(owner=player, status=GameTable.RUNNING, teaching__has_key="lesson") if player else []
    )
    for row in rows:
        found.setdefault(row.game, {})[row.teaching["lesson"]] = row.slug
    return found


def learned(game: str, player: Player | None) -> set[str]:
    rows = GameTable.objects.filter(game=game, owner=player, teaching__has_key="learned") if player is not None else []
    return {row.teaching["learned"] for row in rows}


def start(game: str, name: str, player: Player) -> GameTable:
    lesson = find_lesson(game, name)
    if lesson is None:
        raise Refused("refused-form", 400)
    row = open_lesson(game, name, player)
    if row is not None:
        return row
    names = list(lesson.names)
    names += seats.bot_names(8, [player.name, *names])[len(names) :]
    names[lesson.you] = player.name
    table = begin(lesson, secrets.token_bytes(32))
    count = table.state.seats
    table.origin.names = tuple(names[:count])
    bot = lesson.bot or levels.NEWCOMER
    chairs = [(seats.ME, "") if seat == lesson.you else ("bot", bot) for seat in range(count)]
    plan = seats.TablePlan(
        game,
        chairs,
        dict(table.origin.options),
        language=messages.language(),
        position=live_games.begin(table),
        names=names,
        teaching={"lesson": name, "starts": [len(table.said)]},
    )
    return seats.make_table(plan, player)


def start_guided(game: str, player: Player, share: str = "", seal: str = "") -> GameTable:
    if not moments_of(game):
        raise Refused("refused-form", 400)
    count = len(seats.quick_plan(game).chairs)
    chairs = [(seats.ME, ""), *[("bot", levels.NEWCOMER)] * (count - 1)]
    language, teaching = messages.language(), {"told": list[str]()}
    plan = seats.TablePlan(game, chairs, language=language, teaching=teaching, share=share, seal=seal)
    return seats.make_table(plan, player)


def again(slug: str, player: Player) -> GameTable:
    """Start the same lesson again at a new table; the old table is deleted if its lesson was not finished."""
    with transaction.atomic():
        row = _own(slug, player)
        name = next((row.teaching[key] for key in ("lesson", "learned", "left") if key in row.teaching), FIRST)
        game = row.game
        if row.at_lesson:
            row.delete()
        return start(game, name, player)


def say(slug: str, seat: int, word: str, version: int, player: Player) -> GameTable:
    """Play a player's answer; in a lesson, explain an answer that doesn't fit the step, and raise Refused."""
    with turn_to_write(), transaction.atomic():
        row = moves.play(slug, seat, word, version, player)
        _remember_told(row, seat, len(word.split()))
        course = course_of(row)
        if course is not None and seat == course.lesson.you:
            game = live_games.load(row)  # not cached, because a refusal rolls it back
            objection = course.objection(game.game, word.split())
            if objection is not None:
                raise Refused("lesson-says", text=objection.said(messages.language()))
            _go_on(row, course, game, done=course.complete(game.game))
    return row


def _remember_told(row: GameTable, seat: int, words: int) -> None:
    """Mark what the teacher said about this question as heard, once the player has answered it."""
    asked = live_games.kept(row.pk, row.version - words) if "told" in row.teaching else None
    moment = moment_of(row, asked, seat) if asked is not None else None
    if moment is not None:
        _teach(row, _with_told(row, moment))


def undo(slug: str, seat: int, version: int, player: Player) -> GameTable:
    with turn_to_write(), transaction.atomic():
        row = moves.undo(slug, seat, version, player)
        course = course_of(row)
        if course is not None:
            course.go_back(len(live_games.load(row).game.said))
            _teach(row, row.teaching | {"starts": course.starts})
    return row


def read_on(slug: str, player: Player, number: int) -> GameTable:
    """Continue from a step that has only text to read; raises Refused for any other step."""
    with transaction.atomic():
        row = _own(slug, player)
        course = course_of(row)
        if course is None:
            if row.at_lesson:  # the lesson no longer exists
                _finish(row, live_game(row).copy())
            return row
        if course.number == number and course.step.to_read:  # false for a repeated click
            _go_on(row, course, live_game(row), done=True)
    return row


def leave(slug: str, player: Player) -> GameTable:
    """Leave a lesson; the game continues with fresh, fair dice."""
    with transaction.atomic():
        row = tables.lock(slug)
        if row.at_lesson and row.status == GameTable.RUNNING:
            _own(slug, player)
            _finish(row, live_game(row).copy())
    return row


def note(slug: str, player: Player, name: str) -> GameTable:
    with transaction.atomic():
        row = _own(slug, player)
        moment = next((moment for moment in moments_of(row.game) if moment.name == name), None)
        if moment is not None and "told" in row.teaching:
            _teach(row, _with_told(row, moment))
            tables.touch(row)
    return row


def silence(slug: str, player: Player, silent: bool = True) -> GameTable:
    with transaction.atomic():
        row = _own(slug, player)
        if "told" in row.teaching:
            _teach(row, row.teaching | {"silent": silent})
            tables.touch(row)
    return row


def moment_of(row: GameTable, game: LiveGame, seat: int) -> TeachingMoment | None:
    if "told" not in row.teaching or row.teaching.get("silent"):
        return None
    return moment_at(game.game.view(seat), row.teaching["told"])


def _own(slug: str, player: Player) -> GameTable:
    row = tables.lock(slug)
    if not row.teaching or not row.chairs.filter(player=player).exists():
        raise Refused("refused-not-your-seat", 403)
    if row.status != GameTable.RUNNING:
        raise Refused("refused-over")
    return row


def _go_on(row: GameTable, course: Course, game: LiveGame, done: bool) -> None:
    """After an answer or a reading step, play the lesson's replies and move on to the next step, or finish."""
    if done:
        bots = {chair.number: chair.bot for chair in row.chairs.all()}
        for seat, word in course.replies():
            before, game = game, game.copy()
            try:
                game.game.play(seat, word)
            except HippodromeError:  # the rules have changed; continue without the lesson
                _finish(row, before)
                return
            game.marks.append(len(game.game.events))
            moves.store(row, before, game, Move(table=row, seat=seat, word=word, bot=bots.get(seat, "")))
        course.go_on(len(game.game.said))
    if course.done:
        _finish(row, game, done=True)
        return
    _teach(row, row.teaching | {"starts": course.starts})
    tables.touch(row)
    moves.publish_on_commit(row, game)


def _finish(row: GameTable, game: LiveGame, done: bool = False) -> None:
    """End the lesson; the table becomes an ordinary game with bots and a teacher."""
    name = row.teaching["lesson"]
    _teach(row, {"learned" if done else "left": name, "told": []})
    free = LiveGame(with_fresh_dice(game.game, secrets.token_bytes(32)), list(game.marks))
    moves.store(row, game, free, Move(table=row, seat=-1, word=""))
    tables.touch(row)
    moves.publish_on_commit(row, free)


def _with_told(row: GameTable, moment: TeachingMoment) -> dict[str, Any]:
    return dict(row.teaching, told=sorted({*row.teaching["told"], moment.name}))


def _teach(row: GameTable, teaching: dict[str, Any]) -> None:
    row.teaching = teaching
    GameTable.objects.filter(pk=row.pk).update(teaching=teaching)
