"""Determine the viewer of a table, their seat, and what they may see."""

from bisect import bisect_left
from functools import cached_property
from typing import Any

from django.http import HttpRequest

import hippodrome
from hippodrome.text import Speaker
from hippodrome.web import messages
from hippodrome.web.accounts.identity import player_of
from hippodrome.web.models import GameTable, Player, Seat, can_only_decline, decline_kind
from hippodrome.web.services import foreseen
from hippodrome.web.services.fairness import Fairness
from hippodrome.web.services.live_games import LiveGame, live_game

TURNED_AWAY = "taken"
"""The query parameter that marks visitors whose invitation was for a seat that is already taken."""


class Viewer:
    """One browser that looks at one table.

    If several people share the device, the viewer sees the table through the seat last shown, as long as it is asked.
    When another of their seats is asked, a curtain hides the table until that person confirms. If nothing is secret,
    there is no curtain.
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
        """Return whether people at this device could see something that is secret to another of them."""
        game = self.live.game
        if any(ask.secret for ask in game.asks):
            return True
        public = game.view(None)["board"]
        return any(game.view(chair.number)["board"] != public for chair in self.mine)

    @property
    def at_hand(self) -> Seat | None:
        """The seat whose turn it is at a shared device; None if the viewer holds a single seat."""
        return self.chairs[self.seat] if self.seat is not None and len(self.mine) > 1 else None

    @property
    def speaker(self) -> Speaker:
        return messages.speaker(self.table.game, messages.language(), self.names)

    @property
    def own_speaker(self) -> Speaker:
        """The speaker that addresses the viewer as "you"; at a shared device it addresses nobody."""
        you = self.seat if len(self.mine) == 1 else None
        return messages.speaker(self.table.game, messages.language(), self.names).to(you)

    @property
    def fairness(self) -> Fairness:
        return Fairness(self.table, self.chairs, self.mine)

    @cached_property
    def live(self) -> LiveGame:
        """The game itself; show it only through `view` and `seen_by`."""
        return live_game(self.table)

    @property
    def stamp(self) -> int:
        """The table's stamp as this browser may know it."""
        return self.table.stamp_for(chair.number for chair in self.mine)

    @cached_property
    def unspoken(self) -> list[int]:
        """The positions of words that this viewer may not know of: others' secret ones in a simultaneous choice."""
        return [] if self.open_hands else self.live.unspoken_to(self.seat)

    @property
    def words_said(self) -> int:
        return len(self.live.marks) - 1 - len(self.unspoken)

    def moment(self, event: int) -> int:
        """Return the number of words, as this viewer counts them, after which an event had happened."""
        words = self.live.moment(event)
        return words - bisect_left(self.unspoken, words)

    def counted(self, words: int) -> int:
        """Convert a number of words as this viewer counts them to the true number."""
        if not self.unspoken or words >= self.words_said:
            return len(self.live.marks) - 1 if words >= self.words_said else words
        for place in self.unspoken:
            words += place < words
        return words

    @property
    def acting(self) -> bool:
        """Whether the viewer, rather than a bot, plays the seat."""
        return self.seat is not None and not self.chairs[self.seat].bot and self.table.status == GameTable.RUNNING

    @property
    def open_hands(self) -> bool:
        """Whether nothing is secret: the game is over, or is an imported record."""
        return self.table.status in (GameTable.OVER, GameTable.STUDY)

    def declining(self, game: hippodrome.Table) -> dict[str, Any]:
        """Return the "never ask me this" switches: the kind of the open question, and all declined kinds by rule.

        At a shared device there are none, because the others would see questions come and go.
        """
        if self.seat is None or not self.acting or len(self.mine) != 1:
            return {}
        ask = game.ask_of(self.seat)
        chair = self.chairs[self.seat]
        kinds = [(kind, self._kind_name(kind)) for kind in chair.declines]
        ahead = foreseen.matching(chair, ask, game) if chair.answers_ahead else None
        now = ask is not None and (bool(ahead) or chair.auto_declines(ask, self.chairs))
        answer = self.speaker.word(ahead["word"]) if ahead else ""
        return {"kind": decline_kind(ask) if ask else "", "now": now, "kinds": kinds, "ahead": answer}

    def _kind_name(self, kind: str) -> str:
        """Name a kind of question by its rule, and by what distinguishes it from others of that rule."""
        rule, _, rest = kind.partition("|")
        thing = rest.partition("|")[2]
        return f"{rule}, {self.speaker.thing(thing)}" if thing else rule

    def is_spared(self, game: hippodrome.Table) -> bool:
        """Return whether the viewer's seat is asked something that it can only decline.

        The site then declines on its behalf.
        """
        ask = game.ask_of(self.seat) if self.seat is not None and self.acting else None
        return ask is not None and can_only_decline(ask) and self.chairs[ask.seat].auto_declines(ask, self.chairs)

    @property
    def may_answer_ahead(self) -> bool:
        """Return whether this viewer plays one seat, alone at their device, in a game under way."""
        return self.acting and len(self.mine) == 1 and not self.table.at_lesson

    @cached_property
    def may_rematch(self) -> bool:
        """Whether this viewer may join a rematch and has not done so yet."""
        if not self.mine or self.table.status != GameTable.OVER:
            return False
        again = self.table.rematch
        waits = again is None or again.status == GameTable.GATHERING
        return waits and (again is None or not again.chairs.filter(player=self.player).exists())

    @property
    def ended(self) -> str:
        gone = [chair.name for chair in self.chairs if chair.resigned]
        return messages.say(f"over-{self.table.ended}", names=self.speaker.phrase(gone))

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
    """Return whether the page needs the narrow layout, from the script's cookie or else the User-Agent header."""
    told = request.COOKIES.get("layout")
    if told in ("wide", "narrow"):
        return told == "narrow"
    return "Mobi" in request.META.get("HTTP_USER_AGENT", "")


def wants_part(request: HttpRequest) -> bool:
    """Return whether an open page asks for its changed parts rather than a whole page."""
    return bool(request.htmx)  # type: ignore[attr-defined]  # set by HtmxMiddleware


def silence(view: dict[str, Any]) -> None:
    """Remove the legal words from a view that is only shown, not played."""
    for ask in view["asks"]:
        ask.pop("words", None)
