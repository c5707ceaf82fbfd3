"""The table's page, made from parts: which segments it has, and what each of them is made from."""

from collections.abc import Callable
from functools import lru_cache
from itertools import groupby
from operator import attrgetter
from typing import Any

from django.http import HttpRequest
from django.template.loader import get_template
from django.utils.safestring import SafeString, mark_safe

from hippodrome.draw import board_picture, way
from hippodrome.kernel.events import Event
from hippodrome.parts import Entry, chapter_of, encoded, entry_of, headings_of, own_ask, parts_of, summaries_of
from hippodrome.text import Speaker, names_seat
from hippodrome.web import levels, messages, segments
from hippodrome.web.hints import HintPanel
from hippodrome.web.identity import turns_of
from hippodrome.web.markup import address
from hippodrome.web.models import PACES, Remark, Table
from hippodrome.web.people import heard
from hippodrome.web.play import Live
from hippodrome.web.retelling import Reteller
from hippodrome.web.segments import Segment
from hippodrome.web.teaching_page import Panel
from hippodrome.web.viewer import Viewer, result, silence
from hippodrome.web.writer import Chair, turns

LINES = 60
"""How many entries of the chronicle stand on the page; earlier ones come when they are asked for."""
NEWS = 3
WHOLE_LOG = "log:whole"
"""What a browser says it has if it wants all that happened."""
SUMMARY_LINES = 6
"""How many lines the card of a heading has at most."""


@lru_cache(maxsize=256)
def _remarks_of(table: int, touched: int) -> list[Remark]:
    return list(Remark.objects.filter(table_id=table).order_by("-id")[:60])[::-1]


def remarks_of(table: Table) -> list[Remark]:
    """What was last said at a table. Stamps count everything, versions moves alone: chat makes the difference grow."""
    return _remarks_of(table.pk, table.stamp - table.version)


class Line:
    """An entry of the chronicle as it was said to one reader."""

    def __init__(self, event: Event, entry: Entry, text: str, headings: frozenset[str]) -> None:
        self.event = event
        """What it tells of, as it truly was."""
        self.entry = entry
        self.text = text
        self.mark = encoded(entry)
        self.tag = str(entry.event.__struct_config__.tag)
        self.heading = self.tag in headings
        self.chapter = chapter_of(entry, headings)
        self.item = ""
        """As it stands in the list, once that was written."""


class Told:
    """The last lines of a chronicle as one reader was told them, and how far the game was then."""

    def __init__(self, game: Live, lines: list[Line]) -> None:
        self.events = game.game.events
        self.marks = game.marks
        self.lines = lines

    def leads_to(self, game: Live) -> bool:
        """Whether a game has only gone on since, so that these lines still hold."""
        events, marks = game.game.events, game.marks
        return events[: len(self.events)] == self.events and marks[: len(self.marks)] == self.marks


class PartsPage:
    """A table as one viewer sees it, now or at an earlier moment: its parts, its chronicle, and segments of them."""

    def __init__(
        self, request: HttpRequest, viewer: Viewer, view: dict[str, Any], speaker: Speaker | None = None
    ) -> None:
        self.request = request
        self.viewer = viewer
        self.table = viewer.table
        self.speaker = speaker or viewer.own_speaker
        self.game = viewer.live()
        self.view = view
        self.parts = parts_of(view)
        self.shape = "tall" if viewer.narrow else "wide"
        self.writer = Reteller(self.speaker, self.table.slug, self._way)
        self.segments: list[Segment] = []
        self.reader = repr((self.table.slug, self.speaker.language, viewer.names, self.speaker.you)).encode()
        self.common: dict[str, Any] = {
            "standing": lambda: mark_safe(self.writer.reckoning(self.parts.reckoning) if self.parts.reckoning else ""),
            "speaker": self.speaker,
            "viewer": viewer,
            "table": self.table,
            "parts": self.parts,
        }

    def let_go(self) -> None:
        """Forget everything: a page and its segments hold each other, and Python would have to search for them."""
        vars(self).clear()

    def _segment(self, name: str, *key: object, make: Callable[[str], str] | None = None, **more: Any) -> Segment:
        """A segment made from parts and other plain things; equal ones are rendered once, whoever sees them.

        What changes with every move is written by hand (`make`), the rest by a template.
        """
        return Segment(name, (self.reader, *key), make or (lambda mark: self._by_template(name, mark, **more)))

    def _by_template(self, name: str, mark: str, **more: Any) -> str:
        return get_template(f"web/parts/{name}.html").render(self.common | more | {"print": mark})

    def _board(self) -> Segment:
        """The board, which speaks to nobody in particular: who sees the same shares one drawing."""
        speaker, board, shape = self.viewer.speaker, self.parts.board, self.shape

        def make(mark: str) -> str:
            drawn = board_picture(self.table.game, board, speaker, shape, "b-").svg
            return f'<div id="board" data-print="{mark}" class="{shape}">{drawn}</div>'

        key = (self.table.slug, speaker.language, self.viewer.names, board, shape)
        return Segment("board", key, make)

    def _way(self, entry: Entry) -> str:
        """The way on the board of something that went from place to place."""
        return way(self.table.game, self.parts.board, entry.path, entry.sign == "sail", self.shape)

    def _dock(self) -> Segment:
        """What lies before the viewer: the hand, and the boxes of the own sheet."""
        hand = self.parts.hand
        boxes = next((sheet.boxes for sheet in self.parts.sheets if sheet.seat == self.viewer.seat), ())
        return self._segment("dock", hand, boxes, make=lambda mark: self.writer.dock(mark, hand, boxes))

    def _piles(self) -> Segment:
        piles = self.parts.piles
        return self._segment("piles", piles, make=lambda mark: self.writer.piles(mark, piles))

    def _line(self, place: int) -> Line | None:
        event = self.game.game.events[place]
        seen = event if self.viewer.open_hands else event.seen_by(self.viewer.seat)
        if seen is None:
            return None
        own = seen is not event or names_seat(seen, self.speaker.you)
        seat, moment = self.viewer.seat if own else None, self.viewer.moment(place)
        reader = ("entry", self.speaker.language, self.viewer.names, place, seat, moment)
        line: Line | None = self.game.lines.get(reader)
        if line is None or line.event != event:  # a word taken back may have left another one here
            entry = entry_of(self.table.game, seen, moment)
            line = Line(event, entry, self.speaker.event(seen), headings_of(self.table.game))
            self.game.keep_line(reader, line)
        return line

    def all_lines(self) -> list[Line]:
        """The whole chronicle."""
        found = [self._line(place) for place in range(len(self.game.game.events))]
        return [line for line in found if line is not None]

    def speakers(self) -> list[int]:
        """Who said each word so far, of those that the viewer may count."""
        unspoken = set(self.viewer.unspoken)
        return [speaker for place, (speaker, *_) in enumerate(self.game.game.said) if place not in unspoken]

    def chapters(self, lines: list[Line]) -> SafeString:
        """Lines in chapters, as items of a list."""
        for line in lines:
            if not line.item:
                line.item = self.writer.entry(line.entry, line.text, line.heading)
        chapters = [list(run) for _, run in groupby(lines, attrgetter("chapter"))]
        told = [(run[0].entry.seat, run[0].heading, [line.item for line in run]) for run in chapters]
        return mark_safe(self.writer.chapters(told))


class TablePage(PartsPage):
    """What one viewer sees of one table now, in segments."""

    def __init__(self, request: HttpRequest, viewer: Viewer, message: str = "", has: str | None = None) -> None:
        """With what a browser `has`, if the request does not say it."""
        self.has = segments.had_by(request) if has is None else has.split()
        view = viewer.live().game.view(viewer.seat)
        spared = viewer.is_spared(viewer.live().game)
        self.own = own_ask(view) if viewer.acting and not spared else None
        if self.own is None:
            silence(view)
        super().__init__(request, viewer, view)
        self.message = message
        self.panel = Panel(viewer, self.parts, message)
        self.declining = viewer.declining(self.game.game)
        self.prompt = viewer.prompt(view, dict(self.own) if self.own else None)
        if spared:
            self.prompt = messages.say("spared")
        self.lines = self._lines()
        self.since = self._since()
        self.common["own"] = self.own is not None
        self.segments = [
            self._question(),
            self._answers(),
            self._teacher(),
            self._board(),
            self._dock(),
            self._sheets(),
            self._piles(),
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

    def _question(self) -> Segment:
        chair = self.viewer.at_hand
        can_undo = self.viewer.acting and self.viewer.seat is not None and self.game.game.can_undo(self.viewer.seat)
        say = self.writer.question(self.parts.question, self.prompt, chair, can_undo, self.viewer.seat, len(self.since))
        return Segment(
            "question",
            (
                self.speaker.language,
                say(""),
            ),
            say,
        )

    def _answers(self) -> Segment:
        own, groups, skip = self.own is not None, self.parts.groups, self._can_skip()
        idle = "" if own else self.writer.idle(self.table.status, self.viewer.mine)
        declining = self.writer.declining(self.declining, self.viewer.seat) + self._hints() if own else ""
        return self._segment(
            "answers", groups, idle, skip, declining,
            make=lambda mark: self.writer.answers(mark, groups, idle, skip, declining),
        )  # fmt: skip

    def _hints(self) -> str:
        """A way to ask what a search would do, or what it said."""
        words = list(self.own["words"]) if self.own is not None else []
        panel = HintPanel(self.table, self.viewer.chairs, self.viewer.seat, words)
        return panel.html(self.parts, self.speaker, address("hint", self.table.slug))

    def _teacher(self) -> Segment:
        """What a lesson or a teacher says; most tables have neither."""
        if not self.panel.kind:
            return Segment("teacher", (), lambda mark: f'<section id="teacher" data-print="{mark}" hidden></section>')
        return self._segment("teacher", *self.panel.key, panel=self.panel)

    def _can_skip(self) -> bool:
        """Whether the viewer waits for bots alone, and for nobody else's pleasure."""
        me = self.viewer.player
        waiting = [chair for chair in self.viewer.chairs if chair.asked]
        alone = all(chair.player_id in (None, me.pk if me else None) for chair in self.viewer.chairs)
        bots = bool(waiting) and all(chair.bot for chair in waiting)
        running = self.table.status == Table.RUNNING and not self.table.at_lesson
        turns_to_come = any(chair.played_by_person for chair in self.viewer.mine)  # a bot may play for who looks
        return running and turns_to_come and alone and bots

    def _sheets(self) -> Segment:
        running = self.table.status == Table.RUNNING
        chairs = [
            Chair(chair.name, chair.bot, chair.asked and running, chair.represented and running)
            for chair in self.viewer.chairs
        ]
        now = self.parts.reckoning if self.parts.reckoning and not self.parts.reckoning.over else None

        seat, sheets = self.viewer.seat, self.parts.sheets
        return self._segment(
            "sheets", sheets, now, seat, chairs, make=lambda mark: self.writer.sheets(mark, sheets, chairs, seat, now)
        )

    def _result(self) -> Segment:
        game = self.game.game
        if not game.over:
            return self._segment("result", None, lines=None)
        lines = result(game, self.viewer.chairs)
        best = [line["chair"] for line in lines if line["place"] == 1]
        most = max(1, *(line["score"] for line in lines))
        for line in lines:
            line["share"] = max(0, 100 * line["score"] // most)
        rematch = self.table.rematch.slug if self.table.rematch else ""
        seed = game.origin.seed.hex() if game.origin.seed else ""
        fair = self.viewer.fairness
        won = self.viewer.seat is not None and [chair.number for chair in best] == [self.viewer.seat]
        return self._segment(
            "result", self.parts.reckoning, rematch, self.viewer.may_rematch, seed, fair.secret, fair.share, won,
            [(line["place"], line["chair"].number, line["score"]) for line in lines],
            lines=lines, rematch=rematch, seed=seed, best=best, won=won,
            winners=self.speaker.phrase([chair.name for chair in best]),
        )  # fmt: skip

    def _lines(self) -> list[Line]:
        """The last entries of the chronicle as this viewer may read them; what was said once is kept with the game."""
        if self.viewer.unspoken:  # moments are counted otherwise while all decide together in secret
            return self._last_lines(0, LINES)
        game, viewer = self.game, self.viewer
        reader = ("told", self.speaker.language, viewer.names, viewer.seat, self.speaker.you, viewer.open_hands)
        told: Told | None = game.lines.get(reader)
        if told is None or not told.leads_to(game):
            lines = self._last_lines(0, LINES)
        else:
            fresh = self._last_lines(len(told.events), LINES)
            lines = [*told.lines, *fresh][-LINES:]
        game.keep_line(reader, Told(game, lines))
        return lines

    def _last_lines(self, since: int, most: int) -> list[Line]:
        """At most so many of the last lines, of the events since one of them."""
        found: list[Line] = []
        for place in range(len(self.game.game.events) - 1, since - 1, -1):
            line = self._line(place)
            if line is not None:
                found.append(line)
                if len(found) == most:
                    break
        return found[::-1]

    def _since(self) -> list[Line]:
        """What happened since the viewer last spoke; for who looks on, in the last turn."""
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
        lines, seat = [(line.entry, line.text) for line in self.since], self.viewer.seat
        return self._segment(
            "since", b"".join([line.mark for line in self.since]), seat, self.shape,
            make=lambda mark: self.writer.since(mark, lines, seat),
        )  # fmt: skip

    def _summary(self) -> Segment:
        """A card of the last heading since then: it, what followed or else what led to it, and how it stands."""
        found = self._heading()
        lines = [(line.entry, line.text) for line in found]
        scores = [(sheet.seat, sheet.score) for sheet in self.parts.sheets if sheet.score is not None]
        return self._segment(
            "summary", b"".join([line.mark for line in found]), tuple(score for _, score in scores) if lines else (),
            make=lambda mark: self.writer.summary(mark, lines, scores),
        )  # fmt: skip

    def _heading(self) -> list[Line]:
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
        """The last lines; all of them for who has asked for that."""
        whole = WHOLE_LOG in self.has
        lines = self.all_lines() if whole else self.lines
        more = not whole and len(lines) == LINES
        said = self.viewer.words_said
        since = len(self.since) if self.viewer.seat is not None else 0
        return self._segment(
            "chronicle",
            b"".join([line.mark for line in lines]),
            said,
            since,
            make=lambda mark: self.writer.chronicle(mark, self.chapters(lines), more, said, since),
        )

    def _people(self) -> Segment:
        """Who sits where, and what one may do about it: hand a seat to a bot, take it back."""
        chairs = self.viewer.chairs
        silent = [chair.number for chair in chairs if self.viewer.owner and chair.silent(self.table.patience)]
        mine = [chair.number for chair in self.viewer.mine]
        others = [chair.number for chair in chairs if chair.player_id and chair.number not in mine]
        pace = self.table.pace if any(chair.bot for chair in chairs) else ""
        silent_teacher = bool(mine) and self.table.status == Table.RUNNING and bool(self.table.teaching.get("silent"))
        return self._segment(
            "people", silent_teacher,
            [(chair.number, chair.bot, chair.resigned, chair.wants_end) for chair in chairs], self.table.ended,
            silent, mine, others, self.viewer.may_rematch, self.table.status,
            sorted(self.declining.items()), self.viewer.seat, pace,
            make=lambda mark: self._by_template(
                "people", mark, pace=pace, paces=list(PACES), chairs=chairs, silent=silent, mine=mine, others=others,
                declining=self.declining, silent_teacher=silent_teacher,
                bots=levels.levels_of(self.table.game), usual_bot=levels.usual_level(self.table.game, len(chairs)),
            ),
        )  # fmt: skip

    def _curtain(self) -> Segment:
        chair = self.viewer.curtain
        return self._segment("curtain", chair and chair.number, chair=chair)

    def _remarks(self) -> Segment:
        remarks = heard(remarks_of(self.table), self.viewer.player, self.viewer.chairs)
        return self._segment("remarks", [said.key for said in remarks], remarks=remarks)

    def _news(self) -> Segment:
        news = [line.text for line in self.lines[-NEWS:]]
        if self.own is not None:
            news.append(f"{messages.say('your-turn')} {self.prompt}")
        return self._segment("news", news, make=lambda mark: self.writer.news(mark, news))

    def state(self) -> SafeString:
        """What the script must know at once: the newest stamp, whose turn it is, the fingerprints of all segments."""
        own, table = self.own is not None, self.table
        told = {
            "stamp": self.viewer.stamp,
            "status": table.status,
            "title": messages.title(table.game),
            "turn": "yes" if own else "no",
            "layout": "narrow" if self.shape == "tall" else "wide",
            "prints": segments.prints(self.segments),
        }
        if own and not self.declining.get("now"):
            told["title"] = f"● {messages.say('your-turn')} · {told['title']}"
        seat = self.viewer.curtain.number if self.viewer.curtain else self.viewer.seat
        sent: dict[str, object] = {} if seat is None else {"version": table.version_for(seat), "seat": seat}
        return mark_safe(self.writer.state(told, sent))

    @property
    def turn(self) -> str:
        """Whether the viewer is asked, as a browser keeps it among what it has."""
        return "turn:yes" if self.own is not None else "turn:no"

    @property
    def has_then(self) -> str:
        """What a browser has once it has put the update in place."""
        whole = [WHOLE_LOG] if WHOLE_LOG in self.has else []
        return " ".join([segments.prints(self.segments), self.turn, *whole])

    def update(self) -> str:
        """What a browser is sent after something has changed: only what it has not yet."""
        told = [
            f'<hx-partial hx-target="#state" hx-swap="outerMorph">{self.state()}</hx-partial>',
            segments.update(self.segments, self.has),
        ]
        if self.turn not in self.has:
            count = turns(turns_of(self.request))
            told.append(f'<hx-partial hx-target="#turns" hx-swap="innerHTML">{count}</hx-partial>')
        if self.message and not self.panel.kind:  # else it stands in the panel
            text = get_template("web/parts/message.html").render({"message": self.message})
            told.append(f'<hx-partial hx-target="#notice" hx-swap="innerHTML">{text}</hx-partial>')
        return "".join(told)

    def context(self) -> dict[str, Any]:
        """For the whole page: every segment by its name."""
        rendered = {segment.name: segment.html() for segment in self.segments}
        return self.common | {
            "segments": rendered | {"state": self.state()},
            "live": address("live", self.table.slug),
            "over": self.table.status == Table.OVER,
            "title": messages.title(self.table.game),
        }
