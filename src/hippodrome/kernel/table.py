"""Table: a game in progress.

A table keeps the state at the last step boundary (the *anchor*), the words since, and the live flow. To copy a table,
copy the anchor and replay the few words since; undo does the same with one word fewer. Everything that looks like time
travel (search, undo, save, load, replay) rests on this one trick.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, SupportsIndex, TypeAlias

from hippodrome.kernel.amendment import Amendment
from hippodrome.kernel.ask import Ask, Flow, Together
from hippodrome.kernel.dice import Dice, ScriptedDice
from hippodrome.kernel.errors import CannotUndo, IllegalWord, NoSuchSeat, NotYourTurn
from hippodrome.kernel.events import Event
from hippodrome.kernel.game import Game
from hippodrome.kernel.origin import Origin
from hippodrome.kernel.retraction import Retraction
from hippodrome.kernel.state import AnyState

if TYPE_CHECKING:
    from hippodrome.kernel.record import Record

QUIET_STRIDE = 32
"""The words between two anchors of a quiet table; a loud table has an anchor at every boundary."""

Said: TypeAlias = tuple[int, int, bool, int]
"""One word: its seat, its index, whether it is secret, and the number of chance outcomes after it."""


def whole(number: SupportsIndex) -> int:
    """Return any integer type as a Python int."""
    return number if isinstance(number, int) else number.__index__()


class Anchor:
    """A state at a step boundary, never changed again, with the number of words, outcomes and events before it."""

    def __init__(self, state: AnyState, words: int, chances: int, events: int) -> None:
        self.state = state
        self.words = words
        self.chances = chances
        self.events = events


class Table:
    """A game in progress: get its open questions, play words, and view it as a seat sees it."""

    def __init__(self, game: Game, origin: Origin, state: AnyState, loud: bool) -> None:
        """Use `hippodrome.new_table`, `position` or `Record.replay` instead of calling this directly."""
        self.game = game
        self.origin = origin
        self.state = state
        self.loud = loud
        self.events: list[Event] = []
        self.said: list[Said] = []
        # Every chance outcome so far, and who saw it; see Dice.
        self.chances: list[tuple[int, int]] = []
        self.opening_chances = 0
        # The changes of the rules during this game.
        self.amendments: list[Amendment] = []
        # Where everybody agreed to take words back.
        self.retractions: list[Retraction] = []
        self._asks: list[Ask] = []
        self._flow: Flow | None = None
        self._together: Together | None = None
        self._parts: list[Flow] = []
        self._together_from = 0  # how many words there were when the open Together began
        self._anchors: list[Anchor] = []
        self._anchor_due = 0  # the number of words after which a quiet table makes its next anchor
        # Words before this one can't be undone.
        self._floor = 0

    def start(self) -> None:
        """Run to the first question; chance outcomes until then belong to no word."""
        self.state.telling = self.loud
        self.state.dice.keep = self.loud
        self._advance()
        self._drain()
        self.opening_chances = len(self.chances)

    # --- open questions -----------------------------------------------------------------------------------------

    @property
    def asks(self) -> list[Ask]:
        """Return the open questions: none when the game is over, several when seats decide together."""
        return self._asks.copy()

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return not self._asks

    @property
    def scores(self) -> list[int]:
        """Return the true points by seat. Before the end they may depend on secrets, so show players the view."""
        return self.game.scores(self.state)

    @property
    def ranking(self) -> list[list[int]]:
        """Return groups of tied seats, best first. Like `scores`, not to be shown to players before the end."""
        return self.game.ranking(self.state)

    def ask_of(self, seat: int) -> Ask | None:
        """Return the open question of a seat, or None."""
        for ask in self._asks:
            if ask.seat == seat:
                return ask
        return None

    # --- playing ------------------------------------------------------------------------------------------------

    def play(self, seat: SupportsIndex, word: str) -> None:
        """Answer a seat's open question with a word, given by its spelling."""
        index = self.game.words.index.get(word, -1)
        if index < 0:
            ask = self.ask_of(whole(seat))
            raise self._not_asked(whole(seat)) if ask is None else self._illegal(ask, word)
        self.answer(seat, index)

    def answer(self, seat: SupportsIndex, index: SupportsIndex) -> None:
        """Answer a seat's open question with a word, given by its index. NumPy integers are accepted, too."""
        if not isinstance(seat, int) or not isinstance(index, int):
            seat, index = whole(seat), whole(index)
        place = 0
        for ask in self._asks:
            if ask.seat == seat:
                if index not in ask.options:
                    known = 0 <= index < len(self.game.words)
                    raise self._illegal(ask, self.game.words.spellings[index] if known else f"word number {index}")
                self._say(place, ask, index)
                return
            place += 1
        raise self._not_asked(seat)

    def play_on(self, dice: Dice, advised: float = 0.0, most: int = -1) -> int:
        """Answer all questions at random, to the end or for at most `most` words, and return the number of words.

        With `advised=1.0` every word is the one that the game's advice rates highest; with 0.9, nine of ten are. `dice`
        choose the words; rolls and draws within the game use its own dice. This is fastest on a `playout()`.
        """
        from hippodrome.kernel.playing import play_on

        return play_on(self, dice, advised, most)

    def _say(self, place: int, ask: Ask, index: int) -> None:
        """Send a legal word into the waiting flow and run to the next question."""
        state, seat = self.state, ask.seat
        count = state.dice.count
        secret = ask.secret is not None and index in ask.secret
        self.said.append((seat, index, secret, 0))
        together, since = self._together, self._together_from
        if together is None:
            self._resume(index)
        else:
            try:
                self._open(place, self._parts[place].send(index))
            except StopIteration:
                del self._parts[place]
                del self._asks[place]
                if not self._parts:
                    self._together = None
                    self._resume(0)
        if self.loud:
            self._drain()
            self.said[-1] = (seat, index, secret, len(self.chances))
            if together is not None and together.shown and self._together is not together:
                self._show_words(since)
            if state.dice.count != count or state.revealed or not self._same_turn(seat, together):
                self._raise_floor()

    def _show_words(self, since: int) -> None:
        """Make all secret words from this place on public."""
        for place in range(since, len(self.said)):
            seat, index, _secret, chances = self.said[place]
            self.said[place] = (seat, index, False, chances)

    def _resume(self, index: int) -> None:
        """Continue the main flow, and the next step when this one is done."""
        flow = self._flow
        assert flow is not None
        try:
            question = flow.send(index)
        except StopIteration:
            self._advance()
        else:
            self._question(question)

    def _advance(self, anchored: bool = False) -> None:
        """Run steps until one asks or the game is over; `anchored` means that this boundary already has an anchor."""
        game, state = self.game, self.state
        self._asks = []
        while not game.over(state):
            flow = game.step(state)
            if flow is None:
                continue
            if anchored:
                anchored = False
            elif self.loud or len(self.said) >= self._anchor_due:
                self._drop_anchor(state.boundary())
            try:
                question = next(flow)
            except StopIteration:
                continue
            self._flow = flow
            self._question(question)
            return
        self._flow = None
        if not anchored and (self.loud or len(self.said) >= self._anchor_due):
            self._drop_anchor(state.copy())

    def _question(self, question: Ask) -> None:
        """Open the question of the main flow, or those of all parts of a Together."""
        if isinstance(question, Together):
            self._asks = []
            self._parts = []
            for flow in question.flows:
                try:
                    ask = next(flow)
                except StopIteration:
                    continue
                ask.vocabulary = self.game.words
                self._asks.append(ask)
                self._parts.append(flow)
            if self._parts:
                self._together = question
                self._together_from = len(self.said)
            else:
                self._resume(0)
        else:
            question.vocabulary = self.game.words
            self._asks = [question]

    def _open(self, place: int, ask: Ask) -> None:
        ask.vocabulary = self.game.words
        self._asks[place] = ask

    def _drain(self) -> None:
        """Move outcomes and events since the last word from the state to the table."""
        dice = self.state.dice
        if dice.outcomes:
            self.chances.extend(dice.outcomes)
            dice.outcomes = []
        if self.state.told:
            self.events.extend(self.state.told)
            self.state.told = []

    # --- errors -------------------------------------------------------------------------------------------------

    def _illegal(self, ask: Ask, spelling: str) -> IllegalWord:
        legal = ask.words
        return IllegalWord(
            f"Seat {ask.seat} can't say {spelling!r} now ({ask.rule}); legal: {', '.join(legal)}.", legal, ask.rule
        )

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.state.seats:
            raise NoSuchSeat(
                f"This table has the seats 0 to {self.state.seats - 1}, and None for a spectator; not {seat}."
            )

    def _not_asked(self, seat: int) -> NotYourTurn:
        if not self._asks:
            return NotYourTurn("The game is over; nobody is asked.")
        asked = ", ".join(str(ask.seat) for ask in self._asks)
        # In a Together, name the common rule: that of a part would reveal how far its seat has got.
        rule = (self._together or self._asks[0]).rule
        return NotYourTurn(f"Seat {seat} is not asked now; asked: seat {asked} ({rule}).")

    # --- anchors, undo, copies ----------------------------------------------------------------------------------

    def _drop_anchor(self, state: AnyState) -> None:
        """Keep a state at this boundary as an anchor."""
        self._drain()
        anchor = Anchor(state, len(self.said), len(self.chances), len(self.events))
        if self.loud:
            self._anchors.append(anchor)
        else:
            self._anchors = [anchor]
            self._anchor_due = anchor.words + QUIET_STRIDE

    def _same_turn(self, seat: int, together: Together | None) -> bool:
        """Return whether the seat that has just answered is still to act: undo never changes who acts."""
        if self._together is not None:
            return self._together is together
        return len(self._asks) == 1 and self._asks[0].seat == seat and together is None

    def _raise_floor(self) -> None:
        """Set a barrier: no word so far can be undone."""
        self._floor = len(self.said)
        self.state.revealed = False
        if len(self._anchors) > 1:
            del self._anchors[:-1]

    def _last_word_of(self, seat: int) -> int:
        """Return the place of the word that a seat can undo, or -1."""
        place = len(self.said) - 1
        while place >= self._floor:
            if self.said[place][0] == seat:
                return place
            if self._together is None:
                return -1
            place -= 1
        return -1

    def can_undo(self, seat: int) -> bool:
        """Return whether a seat may undo its last word: nobody else acted, nothing was rolled, drawn or shown."""
        return self.loud and self._last_word_of(seat) >= 0

    def undo(self, seat: int) -> None:
        """Undo a seat's last word, as if it had never been played."""
        place = self._last_word_of(seat) if self.loud else -1
        if place < 0:
            raise CannotUndo(
                f"Seat {seat} has nothing to undo: a word can't be undone once somebody else has acted, or something "
                "has been rolled, drawn or revealed."
            )
        floor = self._floor
        while self._anchors[-1].words > place:
            self._anchors.pop()
        anchor = self._anchors.pop()
        again = self.said[anchor.words :]
        del again[place - anchor.words]
        self._return_to(anchor)
        self._repeat(again)
        self._floor = floor

    def _return_to(self, anchor: Anchor) -> None:
        """Forget everything after an anchor."""
        del self.said[anchor.words :]
        del self.chances[anchor.chances :]
        del self.events[anchor.events :]
        self._restart(anchor)

    def _restart(self, anchor: Anchor) -> None:
        """Run the step at an anchor again."""
        state = anchor.state.copy()
        self.state = state
        self._anchors.append(anchor)
        self._anchor_due = anchor.words + QUIET_STRIDE
        state.telling = self.loud
        state.dice.keep = self.loud
        self._together = None
        self._parts = []
        self._advance(anchored=True)
        if self.loud:
            self._drain()

    def _repeat(self, words: list[Said]) -> None:
        """Play words again."""
        for seat, index, _secret, _chances in words:
            self.answer(seat, index)

    def copy(self, dice: Dice | None = None) -> "Table":
        """Return an independent copy of this table; with `dice`, future rolls and draws come from these.

        Scripted dice determine the future exactly; strict ones raise OutOfChance where the script ends, and the copy
        can't be used any further.

        A copy contains the truth: every secret, and the same dice that this table will roll. A bot that played it on
        would know the future. To think without that knowledge, use `redeal`.
        """
        return self._copy(self.loud, dice)

    def playout(self, dice: Dice | None = None) -> "Table":
        """Return a quiet copy for fast play: no events, no record, no undo. Like `copy`, it contains the truth."""
        return self._copy(False, dice)

    def __copy__(self) -> "Table":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        return self.copy()

    def _copy(self, loud: bool, dice: Dice | None) -> "Table":
        anchor = self._anchors[-1]
        words, origin = anchor.words, self.origin
        if dice is not None:
            anchor = self._with_future(anchor, dice)
            origin = origin.with_dice_unknown()
        twin = Table(self.game, origin, anchor.state, loud)
        if loud:
            twin.events = self.events[: anchor.events]
            twin.said = self.said[:words]
            twin.chances = self.chances[: anchor.chances]
            twin.opening_chances = self.opening_chances
            twin.amendments = self.amendments
            twin.retractions = self.retractions
            twin._anchors = self._anchors[:-1] if dice is None else []
            twin._restart(anchor)
        else:
            twin._restart(Anchor(anchor.state, 0, 0, 0))
        if words < len(self.said):
            twin._repeat(self.said[words:])
        twin._floor = self._floor if dice is None else len(twin.said)
        return twin

    def _with_future(self, anchor: Anchor, dice: Dice) -> Anchor:
        """Return the anchor with other dice, which first repeat the outcomes since."""
        if self.loud:
            since = [outcome for outcome, _seer in self.chances[anchor.chances :]]
        else:
            told = Table(self.game, self.origin, anchor.state, True)
            told._restart(Anchor(anchor.state, 0, 0, 0))
            told._repeat(self.said[anchor.words :])
            since = [outcome for outcome, _seer in told.chances]
        state = anchor.state.copy()
        if isinstance(dice, ScriptedDice):
            since += dice.script[dice.place :]
            state.dice = ScriptedDice(since, dice.key, dice.strict)
        else:
            state.dice = ScriptedDice(since, dice.key, strict=False) if since else dice.copy()
        return Anchor(state, anchor.words, anchor.chances, anchor.events)

    def redeal(self, seat: int, dice: Dice, loud: bool = False) -> "Table":
        """Return a copy in which everything that a seat can't know is dealt anew, consistent with what it has seen.

        The copy has no seed, no record and no words before this step, so that a bot may have it. A loud copy has the
        seat's own log; a quiet one (a playout) has no events.
        """
        from hippodrome.kernel.redeal import redeal

        self._check_seat(seat)
        return redeal(self, seat, dice, loud)

    # --- what a seat may know -----------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat (None: a spectator) may know, as JSON-able data."""
        self._check_seat(seat)
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "seats": self.state.seats,
            "options": self.origin.options.copy(),
            "viewer": seat,
            "asks": [self._ask_seen_by(ask, seat) for ask in self._asks],
            "over": self.over,
            "ranking": self.ranking if self.over else None,
            "board": self.game.view(self.state, seat),
        }

    def _ask_seen_by(self, ask: Ask, seat: int | None) -> dict[str, Any]:
        if ask.seat == seat:
            prompt = ask.prompt
            shown = {"key": prompt.key, "params": prompt.params.copy()}
            own: dict[str, Any] = {"seat": seat, "rule": ask.rule, "prompt": shown, "words": ask.words}
            if ask.declinable:
                own["declinable"] = ask.declinable
            return own
        public = self._together or ask
        prompt = public.prompt
        return {"seat": ask.seat, "rule": public.rule, "prompt": {"key": prompt.key, "params": prompt.params}}

    def advice(self, seat: int) -> list[float]:
        """Return how good each option of a seat's open question looks by the game's rules of thumb; for bots."""
        ask = self.ask_of(seat)
        if ask is None:
            raise self._not_asked(seat)
        return self.game.advise(self.state, ask)

    def features(self, seat: int) -> list[float]:
        """Return what a seat knows as numbers, named by `game.feature_names`: the input of learned values."""
        self._check_seat(seat)
        return self.game.features(self.state, seat)

    def log(self, seat: int | None) -> list[Event]:
        """Return the events as a seat (None: a spectator) may know them."""
        self._check_seat(seat)
        seen = []
        for event in self.events:
            shown = event.seen_by(seat)
            if shown is not None:
                seen.append(shown)
        return seen

    def _repr_svg_(self) -> str:
        """Return a picture for notebooks, as a spectator sees it. The drawing code is loaded only when needed."""
        return str(import_module("hippodrome.draw").svg_of(self.view(None), self.origin.names))

    def unspoken_to(self, seat: int | None, place: int) -> bool:
        """Return whether a seat may not even count a word: another's secret word in an open Together."""
        speaker, _index, secret, _chances = self.said[place]
        return self._together is not None and place >= self._together_from and secret and speaker != seat

    def heard_by(self, seat: int | None) -> int:
        """Return the number of words that a seat knows of."""
        if self._together is None:
            return len(self.said)
        return sum(1 for place in range(len(self.said)) if not self.unspoken_to(seat, place))

    def record(self) -> "Record":
        """Return the whole game so far, including its seed: the truth, not to be shown to players."""
        from hippodrome.kernel.record import record_of

        return record_of(self)

    def record_for(self, seat: int | None) -> "Record":
        """Return the game so far as a seat (None: a spectator) may know it; the whole truth once the game is over."""
        from hippodrome.kernel.record import record_for

        self._check_seat(seat)
        return record_for(self, seat)

    def infoset_key(self, seat: int) -> str:
        """Return a key of everything a seat has seen: equal for two tables exactly if the seat can't tell them apart.

        This holds for tables played from their beginning. A world dealt in the middle of a game, or a quiet table,
        keeps no past, so its key depends only on what the seat sees now.
        """
        from hippodrome.kernel.infoset import infoset_key

        self._check_seat(seat)
        return infoset_key(self, seat)

    # --- as a Python object -----------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        game, seats, words = self.game.name, self.state.seats, len(self.said)
        asked = " and ".join(f"seat {ask.seat} ({ask.rule})" for ask in self._asks)
        return f"<Table of {game}, {seats} seats, {words} words, {'asks ' + asked if asked else 'over'}>"

    def __eq__(self, other: object) -> bool:
        """Return whether both are the same game at the same point, with the same secrets and dice."""
        return isinstance(other, Table) and (self is other or self.save() == other.save())

    def __hash__(self) -> int:
        raise TypeError("A table changes during play, so it has no hash. Use table.record().text(), for example.")

    def __reduce__(self) -> tuple[Any, ...]:
        return import_module("hippodrome.api").load_table, (self.save(),)

    # --- positions ----------------------------------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        """Return the position at the last step boundary as JSON-able data, including every secret."""
        return self.game.write(self._anchors[-1].state)

    def check(self) -> None:
        """Raise BrokenInvariant if the position is impossible."""
        self.game.check(self.state)

    def save(self) -> dict[str, Any]:
        """Return the whole table as JSON-able data, including secrets and dice: for the site's database only."""
        return self.save_present() | self.save_past()

    def save_present(self) -> dict[str, Any]:
        """Return the part of `save` that describes the current state, without past words, outcomes and events."""
        from hippodrome.kernel.saving import present_of

        return present_of(self)

    def save_past(self, words: int = 0, chances: int = 0, events: int = 0) -> dict[str, Any]:
        """Return the part of `save` with words, outcomes and events, without the given number of each at the start.

        Events are saved up to the last boundary; later ones happen again when the words since are replayed.
        """
        from hippodrome.kernel.saving import past_of

        return past_of(self, words, chances, events)

    def settled_words(self) -> list[Said]:
        """Return the words that are saved: all, or those since the boundary of a quiet table."""
        return self.said if self.loud else self.said[self._anchors[-1].words :]

    def settled_events(self) -> list[Event]:
        """Return the events up to the saved boundary; no word before it can be undone."""
        return self.events[: self._anchors[0].events] if self.loud else []

    @staticmethod
    def load(game: Game, saved: dict[str, Any]) -> "Table":
        """Return the table that was saved: its boundary state, with the words since replayed.

        A table saved under other rules continues under the current ones, with the options it began with.
        """
        from hippodrome.kernel.saving import loaded

        return loaded(game, saved)
