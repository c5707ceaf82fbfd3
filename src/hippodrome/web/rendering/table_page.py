"""The page of a table, built from parts: its segments, and the data each is built from."""

from collections.abc import Callable, Sequence
from dataclasses import astuple
from functools import lru_cache, partial
from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple

from django.http import HttpRequest
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from hippodrome.draw import board_picture, way
from hippodrome.kernel.events import Event
from hippodrome.parts import (
    Entry,
    Question,
    Reckoning,
    encoded,
    entry_of,
    headings_of,
    own_ask,
    parts_of,
    summaries_of,
)
from hippodrome.text import Speaker, names_seat
from hippodrome.web import clock, messages
from hippodrome.web.accounts.identity import turns_of
from hippodrome.web.bots import levels
from hippodrome.web.models import PACES, GameTable, Remark, Seat
from hippodrome.web.rendering import segments
from hippodrome.web.rendering.answers import answer_groups, idle_lines
from hippodrome.web.rendering.cards import bundle_attributes, hand_cards
from hippodrome.web.rendering.chronicle import chapters, chronicle_entry, log_line, place_of, trail_of
from hippodrome.web.rendering.clocks import clock_of, faces_at
from hippodrome.web.rendering.hints import hint_panel
from hippodrome.web.rendering.markup import NOTHING, address, joined, part, turn_count
from hippodrome.web.rendering.offers import offer_lines, possible_offers
from hippodrome.web.rendering.pictures import symbols
from hippodrome.web.rendering.reckoning import reckoning
from hippodrome.web.rendering.segments import Segment, changed_element
from hippodrome.web.rendering.sheets import Chair, all_boxes, all_sheets
from hippodrome.web.rendering.teacher_panel import teacher_panel
from hippodrome.web.rendering.viewer import Viewer, silence
from hippodrome.web.services import endings, taking_back
from hippodrome.web.services.chat import visible_remarks
from hippodrome.web.services.clocks import Face
from hippodrome.web.services.live_games import LiveGame

LINES = 60
"""How many log entries the page shows at first; earlier ones are loaded on request."""
NEWS = 3
WHOLE_LOG = "log:whole"
SUMMARY_LINES = 6
PROMPT_SIZES = {"longest": 90, "long": 56}
"""CSS classes for prompts longer than this many characters: a phone's bar has room for three lines, or four small
ones."""


@lru_cache(maxsize=1024)
def remarks_of(table: int, changes_besides_moves: int) -> list[Remark]:
    """Return the latest chat messages of a table.

    The second argument only serves as a cache key: every new message increases it.
    """
    return list(Remark.objects.filter(table_id=table).order_by("-id")[:60])[::-1]


class ChronicleLine:
    def __init__(self, event: Event, entry: Entry, text: str, headings: frozenset[str]) -> None:
        self.event = event
        self.entry = entry
        self.text = text
        self.mark = encoded(entry)
        self.tag = str(entry.event.__struct_config__.tag)
        self.heading = self.tag in headings
        self.chapter: object = object() if self.heading else entry.seat
        self.item = NOTHING


class RecentLines(NamedTuple):
    """The last log lines as shown to one reader, with the events and marks of the game at that time."""

    events: Sequence[Event]
    marks: list[int]
    lines: list[ChronicleLine]

    def leads_to(self, game: LiveGame) -> bool:
        """Return whether the game has only been continued since, so that these lines still hold."""
        events, marks = game.game.events, game.marks
        return events[: len(self.events)] == self.events and marks[: len(self.marks)] == self.marks


class PartsPage:
    """A table as one viewer sees it at some moment: its parts, its log, and its segments."""

    def __init__(
        self, request: HttpRequest, viewer: Viewer, view: dict[str, Any], speaker: Speaker | None = None
    ) -> None:
        self.request = request
        self.has = segments.had_by(request)
        self.viewer = viewer
        self.table = viewer.table
        self.speaker = speaker or viewer.own_speaker
        self.game = viewer.live
        self.view = view
        self.parts = parts_of(view)
        self.shape = "tall" if viewer.narrow else "wide"
        self.segments: list[Segment] = []
        self.notice = ""
        self.reader = repr((self.table.slug, self.speaker.language, viewer.names, self.speaker.you)).encode()
        self.common: dict[str, Any] = {
            "standing": lambda: reckoning(self.parts.reckoning, self.speaker) if self.parts.reckoning else "",
            "speaker": self.speaker,
            "viewer": viewer,
            "table": self.table,
            "parts": self.parts,
        }

    def release(self) -> None:
        """Break the reference cycle between a page and its segments, so that no garbage collection is needed."""
        vars(self).clear()

    def _segment(
        self, name: str, *key: object, late: Callable[[], dict[str, Any]] = dict, template: str = "", **context: Any
    ) -> Segment:
        """Return a segment determined by `key`; equal segments are rendered once for all viewers.

        `late` returns costly context. It is called only if the segment is not cached.
        """
        return Segment(
            name,
            (self.reader, *key),
            lambda mark: part(template or name, **self.common, **context, **late(), print=mark),
        )

    def _board(self) -> Segment:
        """The board, which addresses no seat as "you", so that viewers who see the same share one drawing."""
        speaker, board, shape = self.viewer.speaker, self.parts.board, self.shape

        def make(mark: str) -> SafeString:
            drawing = mark_safe(
                board_picture(self.table.game, board, speaker, shape, "b-").svg
            )  # the drawing escapes its texts
            return part("board", drawing=drawing, shape=shape, print=mark)

        key = (self.table.slug, speaker.language, self.viewer.names, board, shape)
        return Segment("board", key, make)

    def _dock(self) -> Segment:
        hand = self.parts.hand
        boxes = next((sheet.boxes for sheet in self.parts.sheets if sheet.seat == self.viewer.seat), ())
        return self._segment(
            "dock", hand, boxes, hand=hand,
            late=lambda: {
                "cards": hand_cards(hand, self.speaker) if hand else [],
                "bundle": bundle_attributes(hand, self.speaker),
                "boxes": all_boxes(boxes, self.speaker),
            },
        )  # fmt: skip

    def _bar(
        self,
        chair: Seat | None,
        can_undo: bool,
        since: int,
        question: Question,
        prompt: str,
        face: Face | None = None,
        may_resume: bool = False,
    ) -> Segment:
        size = next((name for name, length in PROMPT_SIZES.items() if len(prompt) > length), "")
        since_title = messages.say("since-last" if self.viewer.seat is None else "since") if since else ""
        who = (chair.number, chair.name) if chair else None
        return self._segment(
            "question", question, prompt, who, can_undo, since, since_title, face and astuple(face), may_resume,
            question=question, prompt=prompt, prompt_size=size, chair=chair, can_undo=can_undo, since=since,
            since_title=since_title, clock=clock_of(face), may_resume=may_resume,
        )  # fmt: skip

    def _seated_sheets(self, chairs: list[Chair], seat: int | None, now: Reckoning | None) -> Segment:
        late = partial(all_sheets, self.parts.sheets, chairs, seat, now, self.speaker)
        return self._segment("sheets", self.parts.sheets, now, seat, chairs, late=late)

    def _told(self, lines: list[ChronicleLine], trail: Callable[[Entry], SafeString]) -> SafeString:
        return joined(log_line(line.entry, line.text, trail(line.entry), self.speaker) for line in lines)

    def _trail(self, entry: Entry) -> SafeString:
        drawn = (
            way(self.table.game, self.parts.board, entry.path, entry.sign == "sail", self.shape) if entry.path else ""
        )
        return trail_of(entry, drawn)

    def _line(self, place: int) -> ChronicleLine | None:
        event = self.game.game.events[place]
        seen = event if self.viewer.open_hands else event.seen_by(self.viewer.seat)
        if seen is None:
            return None
        own = seen is not event or names_seat(seen, self.speaker.you)
        seat, moment = self.viewer.seat if own else None, self.viewer.moment(place)
        reader = ("entry", self.speaker.language, self.viewer.names, place, seat, moment)
        line: ChronicleLine | None = self.game.lines.get(reader)
        if line is None or line.event != event:  # after an undo, another event may stand here
            entry = entry_of(self.table.game, seen, moment)
            line = ChronicleLine(event, entry, self.speaker.event(seen), headings_of(self.table.game))
            self.game.lines.keep(reader, line)
        return line

    def all_lines(self) -> list[ChronicleLine]:
        found = [self._line(place) for place in range(len(self.game.game.events))]
        return [line for line in found if line is not None]

    def speakers(self) -> list[int]:
        """Return the seat of each word so far, leaving out words the viewer may not know of."""
        unspoken = set(self.viewer.unspoken)
        return [speaker for place, (speaker, *_) in enumerate(self.game.game.said) if place not in unspoken]

    def chapters(self, lines: list[ChronicleLine]) -> SafeString:
        for line in lines:
            if not line.item:
                line.item = chronicle_entry(line.entry, line.text, line.heading, self.table.slug, self.speaker)
        runs = [list(run) for _, run in groupby(lines, attrgetter("chapter"))]
        return chapters((run[0].entry.seat, run[0].heading, [line.item for line in run]) for run in runs)

    def state(self) -> SafeString:
        raise NotImplementedError

    def _state(self, title: str, fields: dict[str, Any] | None = None, **more: object) -> SafeString:
        layout = "narrow" if self.shape == "tall" else "wide"
        told = more | {"title": title, "layout": layout, "prints": segments.prints(self.segments)}
        return segments.state(told, fields or {})

    def update(self) -> str:
        told = changed_element("state", self.state()) + segments.update(self.segments, self.has)
        if self.notice:
            told += changed_element("notice", part("message", message=self.notice), "innerHTML")
        return told

    def context(self) -> dict[str, Any]:
        return self.common | {
            "segments": {segment.name: segment.html() for segment in self.segments} | {"state": self.state()},
            "title": messages.title(self.table.game),
            "definitions": symbols(self.table.game),
        }


class TablePage(PartsPage):
    def __init__(self, request: HttpRequest, viewer: Viewer, message: str = "") -> None:
        view = viewer.live.game.view(viewer.seat)
        spared = viewer.is_spared(viewer.live.game)
        self.own = own_ask(view) if viewer.acting and not spared else None
        if self.own is None:
            silence(view)
        super().__init__(request, viewer, view)
        self.panel = teacher_panel(viewer, self.parts, message)
        self.notice = "" if self.panel else message  # the teacher's panel shows the message instead
        self.declining = viewer.declining(self.game.game)
        self.prompt = viewer.prompt(view, dict(self.own) if self.own else None)
        if spared:
            self.prompt = messages.say("spared")
        self.lines = self._lines()
        self.since = self._since()
        self.common["own"] = self.own is not None
        self.faces = faces_at(self.table, viewer.chairs) if self.table.clock else {}
        self.segments = [
            self._offers(),
            self._question(),
            self._answers(),
            self._teacher(),
            self._board(),
            self._dock(),
            self._sheets(),
            self._segment("piles", self.parts.piles),
            self._segment("stage", self.parts.stage),
            self._summary(),
            self._news_since(),
            self._result(),
            self._chronicle(),
            self._people(),
            self._curtain(),
            self._remarks(),
            self._news(),
        ]

    def _offers(self) -> Segment:
        offers = offer_lines(self.viewer)
        return self._segment("offers", offers, offers=offers)

    def _question(self) -> Segment:
        seat = self.viewer.seat
        can_undo = self.viewer.acting and seat is not None and taking_back.can_undo(self.table, self.game, seat)
        own = self.faces.get(seat) if seat is not None else None
        if own is not None and own.since is None and not own.why:
            own = None  # nobody waits for this seat; its clock stands on its sheet
        may_resume = self.table.paused is not None and bool(self.viewer.mine)
        return self._bar(
            self.viewer.at_hand, can_undo, len(self.since), self.parts.question, self.prompt, own, may_resume
        )

    def _answers(self) -> Segment:
        own, groups, skip = self.own is not None, self.parts.groups, self._can_skip()
        idle = [] if own else idle_lines(self.table.status, self.viewer.mine)
        declining, hints = (self.declining, self._hints()) if own else ({}, {})
        seat = self.viewer.seat if self.viewer.may_answer_ahead else None
        ahead = 0 if seat is None else len(self.viewer.chairs[seat].answers_ahead)
        return self._segment(
            "answers", groups, idle, skip, declining, hints, seat, ahead,
            late=lambda: {"groups": answer_groups(groups, self.speaker)},
            idle=idle, skip=skip, declining=declining, hints=hints, ahead_seat=seat, ahead=ahead,
        )  # fmt: skip

    def _hints(self) -> dict[str, Any]:
        words = list(self.own["words"]) if self.own is not None else []
        return hint_panel(self.table, self.viewer.chairs, self.viewer.seat, words, self.parts, self.speaker)

    def _teacher(self) -> Segment:
        if not self.panel:
            empty = '<section id="teacher" data-print="{}" hidden></section>'
            return Segment("teacher", (), lambda mark: format_html(empty, mark))
        return self._segment("teacher", self.panel, panel=self.panel)

    def _can_skip(self) -> bool:
        """Return whether the viewer is alone with bots and currently waits for them."""
        me = self.viewer.player
        waiting = [chair for chair in self.viewer.chairs if chair.asked]
        alone = all(chair.player_id in (None, me.pk if me else None) for chair in self.viewer.chairs)
        bots = bool(waiting) and all(chair.bot for chair in waiting)
        running = self.table.status == GameTable.RUNNING and not self.table.at_lesson
        turns_to_come = any(chair.played_by_person for chair in self.viewer.mine)  # a bot may stand in for the viewer
        return running and turns_to_come and alone and bots

    def _sheets(self) -> Segment:
        running = self.table.status == GameTable.RUNNING
        chairs = [
            Chair(
                chair.name,
                chair.bot,
                chair.asked and running,
                chair.represented and running,
                astuple(self.faces[chair.number]) if chair.number in self.faces else None,
            )
            for chair in self.viewer.chairs
        ]
        now = self.parts.reckoning if self.parts.reckoning and not self.parts.reckoning.over else None
        return self._seated_sheets(chairs, self.viewer.seat, now)

    def _result(self) -> Segment:
        game, chairs = self.game.game, self.viewer.chairs
        if not (game.over or self.table.ended):
            return self._segment("result", None, shown=False)
        places = endings.result_of(self.table, chairs)
        lines: list[dict[str, Any]] = [
            {"place": int(place), "chair": chairs[int(seat)], "score": score} for seat, place, score in places
        ]
        best = [line["chair"] for line in lines if line["place"] == 1]
        most = max([1, *(line["score"] for line in lines)])
        why = self.viewer.ended if self.table.ended else ""
        for line in lines:
            line["share"] = max(0, 100 * line["score"] // most)
        rematch = self.table.rematch.slug if self.table.rematch else ""
        seed = game.origin.seed.hex() if game.origin.seed else ""
        fair = self.viewer.fairness
        won = self.viewer.seat is not None and [chair.number for chair in best] == [self.viewer.seat]
        return self._segment(
            "result", self.parts.reckoning, rematch, self.viewer.may_rematch, seed, fair.secret, fair.share, won, why,
            [(line["place"], line["chair"].number, line["score"]) for line in lines],
            shown=True, why=why, lines=lines, rematch=rematch, seed=seed, best=best, won=won,
            winners=self.speaker.phrase([chair.name for chair in best]),
        )  # fmt: skip

    def _lines(self) -> list[ChronicleLine]:
        """Return the last log lines this viewer may read; lines already written are cached with the game."""
        if self.viewer.unspoken:  # moments shift during a secret simultaneous choice
            return self._last_lines(0, LINES)
        game, viewer = self.game, self.viewer
        reader = ("told", self.speaker.language, viewer.names, viewer.seat, self.speaker.you, viewer.open_hands)
        told: RecentLines | None = game.lines.get(reader)
        if told is None or not told.leads_to(game):
            lines = self._last_lines(0, LINES)
        else:
            fresh = self._last_lines(len(told.events), LINES)
            lines = [*told.lines, *fresh][-LINES:]
        game.lines.keep(reader, RecentLines(game.game.events, game.marks, lines))
        return lines

    def _last_lines(self, since: int, most: int) -> list[ChronicleLine]:
        found: list[ChronicleLine] = []
        for place in range(len(self.game.game.events) - 1, since - 1, -1):
            line = self._line(place)
            if line is not None:
                found.append(line)
                if len(found) == most:
                    break
        return found[::-1]

    def _since(self) -> list[ChronicleLine]:
        """Return what happened since the viewer's last word; for a spectator, since the last turn began."""
        said, own, unspoken = self.game.game.said, self.viewer.seat, self.viewer.unspoken
        heard = [place for place in range(len(said)) if place not in unspoken] if unspoken else range(len(said))
        if self.game.game.over or not heard:
            return []
        latest = said[heard[-1]][0]
        last = 0
        for words in range(len(heard), 0, -1):
            speaker = said[heard[words - 1]][0]
            if speaker == own if own is not None else speaker != latest:
                last = words
                break
        first = len(self.lines)
        while first and self.lines[first - 1].entry.moment > last:
            first -= 1
        return self.lines[first:]

    def _news_since(self) -> Segment:
        seat = self.viewer.seat

        def trail(entry: Entry) -> SafeString:
            return place_of(entry) if entry.seat is not None and entry.seat == seat else self._trail(entry)

        title = messages.say("since-last" if seat is None else "since")
        return self._segment(
            "since", b"".join([line.mark for line in self.since]), seat, self.shape, title=title,
            late=lambda: {"lines": self._told(self.since, trail)},
        )  # fmt: skip

    def _summary(self) -> Segment:
        """A card with the latest heading, such as the end of a round, its neighbouring lines, and the score."""
        found = self._heading()
        if not found:
            return self._segment("summary", b"")
        scores = [(sheet.seat, sheet.score) for sheet in self.parts.sheets if sheet.score is not None]
        return self._segment(
            "summary", b"".join([line.mark for line in found]), [score for _, score in scores],
            heading=found[0], scores=scores, late=lambda: {"lines": self._told(found[1:], place_of)},
        )  # fmt: skip

    def _heading(self) -> list[ChronicleLine]:
        summaries = summaries_of(self.table.game)
        lines = self.lines
        since = range(len(lines) - 1, len(lines) - len(self.since) - 1, -1)
        place = next((place for place in since if lines[place].tag in summaries), None)
        if place is None:
            return []
        breaks = [place for place, line in enumerate(lines) if line.heading]
        end = next((at for at in breaks if at > place), len(lines))
        following = lines[place + 1 : end]
        if not following:
            start = max((at for at in breaks if at < place), default=-1)
            following = lines[start + 1 : place]
        return [lines[place], *following[-SUMMARY_LINES:]]

    def _chronicle(self) -> Segment:
        whole = WHOLE_LOG in self.has
        lines = self.all_lines() if whole else self.lines
        more = not whole and len(lines) == LINES
        said = self.viewer.words_said
        since = len(self.since) if self.viewer.seat is not None else 0
        return self._segment(
            "chronicle", b"".join([line.mark for line in lines]), said, since,
            more=more, said=said, since=since, late=lambda: {"chapters": self.chapters(lines)},
        )  # fmt: skip

    def _people(self) -> Segment:
        chairs = self.viewer.chairs
        silent = [chair.number for chair in chairs if self.viewer.owner and chair.silent(self.table.patience)]
        mine = [chair.number for chair in self.viewer.mine]
        others = [chair.number for chair in chairs if chair.player_id and chair.number not in mine]
        pace = self.table.pace if any(chair.bot for chair in chairs) else ""
        silent_teacher = (
            bool(mine) and self.table.status == GameTable.RUNNING and bool(self.table.teaching.get("silent"))
        )
        possible = possible_offers(self.viewer)
        return self._segment(
            "people", silent_teacher, possible,
            [(chair.number, chair.bot, chair.resigned) for chair in chairs], self.table.ended,
            silent, mine, others, self.viewer.may_rematch, self.table.status,
            sorted(self.declining.items()), self.viewer.seat, pace,
            pace=pace, paces=list(PACES), chairs=chairs, silent=silent, mine=mine, others=others,
            declining=self.declining, silent_teacher=silent_teacher, possible_offers=possible,
            late=lambda: {
                "bots": levels.levels_of(self.table.game),
                "usual_bot": levels.usual_level(self.table.game, len(chairs)),
            },
        )  # fmt: skip

    def _curtain(self) -> Segment:
        chair = self.viewer.curtain
        return self._segment("curtain", chair and chair.number, chair=chair)

    def _remarks(self) -> Segment:
        latest = remarks_of(self.table.pk, self.table.stamp - self.table.version)
        remarks = visible_remarks(latest, self.viewer.player, self.viewer.chairs)
        return self._segment("remarks", [said.key for said in remarks], remarks=remarks)

    def _news(self) -> Segment:
        news = [line.text for line in self.lines[-NEWS:]]
        if self.own is not None:
            news.append(f"{messages.say('your-turn')} {self.prompt}")
        return self._segment("news", news, news=news)

    def state(self) -> SafeString:
        own, table = self.own is not None, self.table
        title = messages.title(table.game)
        if own and not self.declining.get("now"):
            title = f"● {messages.say('your-turn')} · {title}"
        seat = self.viewer.curtain.number if self.viewer.curtain else self.viewer.seat
        fields = None if seat is None else {"version": table.version_for(seat), "seat": seat}
        turn = "yes" if own else "no"
        now = {"now": round(clock.now().timestamp(), 2)} if self.faces else {}
        return self._state(title, fields, stamp=self.viewer.stamp, status=table.status, turn=turn, **now)

    @property
    def has_news(self) -> bool:
        return not set(segments.prints(self.segments).split()) <= set(self.has)

    def update(self) -> str:
        told = super().update()
        if ("turn:yes" if self.own is not None else "turn:no") not in self.has:
            told += changed_element("turns", turn_count(turns_of(self.request)), "innerHTML")
        return told

    def context(self) -> dict[str, Any]:
        live = address("live", self.table.slug)
        return super().context() | {"live": live, "over": self.table.status == GameTable.OVER}
