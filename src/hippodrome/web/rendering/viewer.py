"""Who looks at a table: which seat a browser sees it through, and all that its page then shows."""

from bisect import bisect_left
from functools import cached_property
from typing import Any

from django.http import HttpRequest

import hippodrome
from hippodrome.text import Speaker
from hippodrome.web import messages
from hippodrome.web.accounts.identity import player_of
from hippodrome.web.models import GameTable, Player, Seat, can_only_decline, decline_kind
from hippodrome.web.services.fairness import Fairness
from hippodrome.web.services.live_games import LiveGame, live_game

TURNED_AWAY = "taken"
"""What the address of a table is asked with by who came by a link to a seat that is taken."""


class Viewer:
    """One browser that looks at one table.

    Whoever holds several seats at one device sees the table through the seat that was last shown, while it is asked;
    when another of them is asked, a curtain falls until that person says so. Where nothing is hidden, none falls.
    """

    def __init__(self, request: HttpRequest, table: GameTable) -> None:
        self.table = table
        self.player: Player | None = player_of(request)
        self.chairs = table.seated
        self.names = tuple(chair.name for chair in self.chairs)
        me = self.player.pk if self.player else None
        self.mine = [chair for chair in self.chairs if me is not None and chair.player_id == me]
        self.owner = me is not None and table.owner_id == me
        self.turned_away = TURNED_AWAY in request.GET and not self.mine
        self.seat: int | None = None
        self.curtain: Seat | None = None
        self.narrow = is_narrow(request)
        self._choose_seat(request)

    def _choose_seat(self, request: HttpRequest) -> None:
        if len(self.mine) == 1 or (self.mine and self.table.status == GameTable.OVER):
            self.seat = self.mine[0].number
            return
        asked = [chair for chair in self.mine if chair.asked and not chair.bot]
        if asked:
            shown = request.session.get("shown", {}).get(self.table.slug)
            if any(chair.number == shown for chair in asked):
                self.seat = shown
            elif self._hides():
                self.curtain = asked[0]
            else:
                self.seat = asked[0].number

    def _hides(self) -> bool:
        """Whether one of the people at this device could see what another of them may not."""
        game = self.live.game
        if any(ask.secret for ask in game.asks):
            return True
        public = game.view(None)["board"]
        return any(game.view(chair.number)["board"] != public for chair in self.mine)

    @property
    def at_hand(self) -> Seat | None:
        """Which of several people at this device is asked now and sees the table."""
        return self.chairs[self.seat] if self.seat is not None and len(self.mine) > 1 else None

    @property
    def speaker(self) -> Speaker:
        return messages.speaker(self.table.game, messages.language(), self.names)

    @property
    def own_speaker(self) -> Speaker:
        """Who speaks to the reader as "you"; where several look at one device, to all of them alike."""
        you = self.seat if len(self.mine) == 1 else None
        return messages.speaker(self.table.game, messages.language(), self.names).to(you)

    @property
    def fairness(self) -> Fairness:
        return Fairness(self.table, self.chairs, self.mine)

    @cached_property
    def live(self) -> LiveGame:
        """The game itself; what of it may be shown goes through `view` and `seen_by` only."""
        return live_game(self.table)

    @property
    def stamp(self) -> int:
        """How far the table is, as this browser may count."""
        return self.table.stamp_for(chair.number for chair in self.mine)

    @cached_property
    def unspoken(self) -> list[int]:
        """The places of words that this viewer may not even count: others' secret ones while all decide together."""
        return [] if self.open_hands else self.live.unspoken_to(self.seat)

    @property
    def words_said(self) -> int:
        return len(self.live.marks) - 1 - len(self.unspoken)

    def moment(self, event: int) -> int:
        """After how many words, as this viewer may count, an event had happened."""
        words = self.live.moment(event)
        return words - bisect_left(self.unspoken, words)

    def counted(self, words: int) -> int:
        """How many words there were when this viewer had counted so many."""
        if not self.unspoken or words >= self.words_said:
            return len(self.live.marks) - 1 if words >= self.words_said else words
        for place in self.unspoken:
            words += place < words
        return words

    @property
    def acting(self) -> bool:
        """Whether the seat that is looked through is played by who looks, not by a bot."""
        return self.seat is not None and not self.chairs[self.seat].bot and self.table.status == GameTable.RUNNING

    @property
    def open_hands(self) -> bool:
        """Whether everything may be seen: the game is over, or is a record that somebody gave us."""
        return self.table.status in (GameTable.OVER, GameTable.STUDY)

    def declining(self, game: hippodrome.Table) -> dict[str, Any]:
        """The switches of who looks: the kind of the open question, and the kinds that are let go by (with the rule).

        At a device that goes round there are none: the others would see the question come and go.
        """
        if self.seat is None or not self.acting or len(self.mine) != 1:
            return {}
        ask = game.ask_of(self.seat)
        chair = self.chairs[self.seat]
        kinds = [(kind, self._kind_name(kind)) for kind in chair.declines]
        now = ask is not None and chair.lets_go(ask, self.chairs)
        return {"kind": decline_kind(ask) if ask else "", "now": now, "kinds": kinds}

    def _kind_name(self, kind: str) -> str:
        """A kind of question by its rule, and by what sets it apart from others of that rule."""
        rule, _, rest = kind.partition("|")
        thing = rest.partition("|")[2]
        return f"{rule}, {self.speaker.thing(thing)}" if thing else rule

    def is_spared(self, game: hippodrome.Table) -> bool:
        """Whether the seat that is looked through is asked what it can only let go by: the site does that for it."""
        ask = game.ask_of(self.seat) if self.seat is not None and self.acting else None
        return ask is not None and can_only_decline(ask) and self.chairs[ask.seat].lets_go(ask, self.chairs)

    @cached_property
    def may_rematch(self) -> bool:
        """Whether this viewer may say that they would play again, and has not yet."""
        if not self.mine or self.table.status != GameTable.OVER:
            return False
        again = self.table.rematch
        waits = again is None or again.status == GameTable.GATHERING
        return waits and (again is None or not again.chairs.filter(player=self.player).exists())

    @property
    def ended(self) -> str:
        if self.table.ended != GameTable.RESIGNED:
            return messages.say("over-agreed")
        gone = [chair.name for chair in self.chairs if chair.resigned]
        return messages.say("over-resigned", names=self.speaker.phrase(gone))

    def prompt(self, view: dict[str, Any], own: dict[str, Any] | None) -> str:
        if own is not None:
            return self.speaker.prompt(own)
        if self.table.ended:
            return self.ended
        if not view["asks"]:
            return messages.say("table-over")
        waiting = [self.speaker.seat(ask["seat"]) for ask in view["asks"]]
        return messages.say("table-waiting", names=self.speaker.phrase(waiting))


def is_narrow(request: HttpRequest) -> bool:
    """Whether the page is held upright in a hand: what its script told us, or what the browser calls itself."""
    told = request.COOKIES.get("layout")
    if told in ("wide", "narrow"):
        return told == "narrow"
    return "Mobi" in request.META.get("HTTP_USER_AGENT", "")


def wants_part(request: HttpRequest) -> bool:
    """Whether a page that is open already asks, for what has changed in it; else a whole page is wanted."""
    return bool(request.htmx)  # type: ignore[attr-defined]  # htmx's middleware has put it there


def silence(view: dict[str, Any]) -> None:
    """Take the legal words out of a view: it is to be looked at, not played."""
    for ask in view["asks"]:
        ask.pop("words", None)


def result(game: hippodrome.Table, chairs: list[Seat]) -> list[dict[str, Any]]:
    scores = game.scores
    lines = []
    place = 1
    for group in game.ranking:
        lines += [{"place": place, "chair": chairs[seat], "score": scores[seat]} for seat in group]
        place += len(group)
    return lines
