"""Record: the portable file of a game, as plain text; docs/record-format.md describes it.

A record contains how the table began, every word, and beside each word the chance outcomes it caused. With the seed it
can be verified. Without the seed it still replays, because it contains the outcomes. If the rules changed during the
game, it contains the position at that point and continues from there.
"""

# mypyc: off (off the hot path)

import json

from hippodrome.kernel.amendment import Amendment
from hippodrome.kernel.dice import ALL, Dice, ScriptedDice, commitment_of
from hippodrome.kernel.errors import BadRecord, HippodromeError, NewerRules
from hippodrome.kernel.game import Game
from hippodrome.kernel.origin import Origin
from hippodrome.kernel.retraction import Retraction
from hippodrome.kernel.table import Table

FORMAT = "hippodrome record 1"
HIDDEN = "?"
LONGEST_ROLL = 6
"""The most digits in the number of a rolled side."""


class RecordedWord:
    """One word, spelled out, and the chance outcomes it caused; HIDDEN replaces what the reader may not know."""

    def __init__(self, seat: int, word: str, outcomes: list[str]) -> None:
        self.seat = seat
        self.word = word
        self.outcomes = outcomes


class Record:
    """A whole game, from its beginning."""

    def __init__(self, game: Game, version: int, origin: Origin) -> None:
        self.game = game
        self.version = version
        self.origin = origin
        self.opening: list[str] = []
        self.moves: list[RecordedWord] = []
        self.amendments: list[Amendment] = []
        self.retractions: list[Retraction] = []
        self.scores: list[int] = []
        self.ranking: list[list[int]] = []
        self.redacted = False

    # --- text ---------------------------------------------------------------------------------------------------

    def text(self) -> str:
        """Return the text of the record's file."""
        origin = self.origin
        lines = [FORMAT, f"game: {origin.game}", f"rules: {self.version}", f"seats: {origin.seats}"]
        lines += [f"option {name}: {json.dumps(value)}" for name, value in sorted(origin.options.items())]
        lines += [f"name {seat}: {' '.join(name.split())}" for seat, name in enumerate(origin.names)]
        if self.redacted:
            lines.append("redacted: true")
        if origin.commitment is not None:
            lines.append(f"commitment: {origin.commitment}")
        if origin.mixed is not None:
            lines += origin.mixed.lines()
        if origin.seed is not None:
            lines.append(f"seed: {origin.seed.hex()}")
        if origin.position is not None:
            lines.append(f"position: {json.dumps(origin.position, sort_keys=True)}")
        lines += ["", " ".join(["start", *_tail(self.opening)])]
        amendments, retractions = self.amendments[:], self.retractions[:]
        for number, move in enumerate([*self.moves, None]):
            while amendments and amendments[0].words <= number:
                lines.append(_amendment_line(amendments.pop(0)))
            while retractions and (retractions[0].words <= number or move is None):
                lines.append(retractions.pop(0).line())
            if move is not None:
                lines.append(" ".join([str(move.seat), move.word, *_tail(move.outcomes)]))
        if self.ranking:
            groups = " | ".join(" ".join(str(seat) for seat in group) for group in self.ranking)
            lines += ["", f"scores: {' '.join(str(score) for score in self.scores)}", f"ranking: {groups}"]
        return "\n".join(lines) + "\n"

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        end = "over" if self.ranking else "not over"
        return f"<Record of {self.game.name}, {self.origin.seats} seats, {len(self.moves)} words, {end}>"

    # --- replay -------------------------------------------------------------------------------------------------

    def replay(self, words: int | None = None, loud: bool = True) -> Table:
        """Return the table after all words, or after the first `words` of them; raises BadRecord."""
        self._check_replayable()
        moves = self.moves if words is None else self.moves[:words]
        amendment = self._amendment_before(len(moves))
        outcomes = self._outcomes(moves)[0 if amendment is None else amendment.chances :]
        script = [read_outcome(self.game, outcome) for outcome in outcomes]
        seed = self.origin.seed
        # A game cut off in the middle continues with its own dice or, without their key, with predictable ones.
        dice: Dice = ScriptedDice(script, b"replay" if seed is None else seed, strict=False)
        return self._play(dice, moves, amendment, loud)

    def verify(self) -> Table:
        """Replay with the dice of the seed and compare every outcome and the result; raises BadRecord.

        If the rules changed during the game, outcomes before the last change are not rolled again.
        """
        self._check_replayable()
        seed = self.origin.seed
        if seed is None:
            raise BadRecord(
                "This record has no seed, so its rolls can't be checked. Seeds are published when games end."
            )
        if self.origin.commitment not in (None, commitment_of(seed)):
            raise BadRecord("The seed does not match the commitment published at the start.")
        if self.origin.mixed is not None:
            self.origin.mixed.check(seed, self.origin.seats)
        amendment = self._amendment_before(len(self.moves))
        table = self._play(Dice(seed, 0 if amendment is None else amendment.count), self.moves, amendment, True)
        self._compare_chance([spell_outcome(self.game, outcome) for outcome, _seer in table.chances])
        if self.ranking and not table.over:
            raise BadRecord("The record has a result, but the game is not over after its last word.")
        if self.ranking and (table.scores != self.scores or table.ranking != self.ranking):
            raise BadRecord("The result does not follow from the words.")
        return table

    def _outcomes(self, moves: list[RecordedWord]) -> list[str]:
        """Return the chance outcomes of the opening and some words, in order."""
        return self.opening + [outcome for move in moves for outcome in move.outcomes]

    def _compare_chance(self, told: list[str]) -> None:
        """Raise BadRecord at the first outcome that differs."""
        place = len(self.opening)
        if told[:place] != self.opening:
            raise BadRecord("The opening deal does not follow from the seed.")
        for number, move in enumerate(self.moves, 1):
            if told[place : place + len(move.outcomes)] != move.outcomes:
                raise BadRecord(f"The rolls or draws of word {number} ({move.word}) do not follow from the seed.")
            place += len(move.outcomes)
        if place != len(told):
            raise BadRecord("The words cause more rolls or draws than the record contains.")

    def _check_replayable(self) -> None:
        if self.redacted:
            raise BadRecord("This record was made during the game and hides what its reader could not know.")
        newest = self.amendments[-1].rules if self.amendments else self.version
        if newest > self.game.version:
            raise NewerRules("This record", self.game.name, newest, self.game.version)

    def _amendment_before(self, words: int) -> Amendment | None:
        """Return the last change of the rules within the first `words` words."""
        found = [amendment for amendment in self.amendments if amendment.words <= words]
        return found[-1] if found else None

    def _play(self, dice: Dice, moves: list[RecordedWord], amendment: Amendment | None, loud: bool) -> Table:
        game = self.game
        try:
            table = self._begun(dice, moves, amendment, loud)
        except BadRecord:
            raise
        except HippodromeError as error:
            raise BadRecord(f"The start of the record can't be played: {error}") from error
        before = len(table.said)
        rules = self.version if amendment is None else amendment.rules
        for number, move in enumerate(moves[before:], before + 1):
            try:
                if rules != game.version:
                    answer_what_was_not_asked(table, move)
                table.play(move.seat, move.word)
            except HippodromeError as error:
                then = (
                    "" if rules == game.version else f" under rules {game.version} (it was played under rules {rules})"
                )
                raise BadRecord(f"Word {number} of the record can't be played{then}: {error}") from error
        return table

    def _begun(self, dice: Dice, moves: list[RecordedWord], amendment: Amendment | None, loud: bool) -> Table:
        """Return the table at its beginning, or at the point where the rules changed."""
        game, origin = self.game, self.origin
        if amendment is not None:
            if amendment.position is None:
                raise BadRecord("This record lacks the position at which the rules changed.")
            state = game.read(amendment.position, dice)
        elif origin.position is None:
            state = game.setup(origin.seats, origin.options, dice)
        else:
            state = game.read(origin.position, dice)
        if state.seats != origin.seats:
            raise BadRecord(f"The record has {origin.seats} seats, but its position has {state.seats}.")
        table = Table(game, origin, state, loud)
        table.retractions = [retraction for retraction in self.retractions if retraction.words <= len(moves)]
        if amendment is not None:
            self._remember(table, moves, amendment)
        table.start()
        if amendment is not None:
            table.opening_chances = len(self.opening)
        return table

    def _remember(self, table: Table, moves: list[RecordedWord], amendment: Amendment) -> None:
        """Add the words and outcomes from before the rules changed."""
        index = self.game.words.index
        chances = len(self.opening)
        for move in moves[: amendment.words]:
            if move.word not in index:
                raise BadRecord(f"{self.game.name} has no word {move.word!r}.")
            chances += len(move.outcomes)
            table.said.append((move.seat, index[move.word], False, chances))
        outcomes = self._outcomes(moves)[: amendment.chances]
        table.chances = [(read_outcome(self.game, outcome), ALL) for outcome in outcomes]
        table.amendments = [other for other in self.amendments if other.words <= amendment.words]


def answer_what_was_not_asked(table: Table, move: RecordedWord) -> None:
    """Answer questions that earlier rules did not ask.

    A question is answered if it has only one answer, or only one that makes the recorded word legal.
    """
    index = table.game.words.index.get(move.word, -1)
    while True:
        ask = table.ask_of(move.seat)
        if ask is not None and index in ask.options:
            return
        alone = [ask for ask in table.asks if len(ask.options) == 1]
        if alone:
            table.answer(alone[0].seat, alone[0].options[0])
            continue
        ways = [] if ask is None else [option for option in ask.options if _leads_to(table, ask.seat, option, index)]
        if len(ways) != 1:
            return
        table.answer(move.seat, ways[0])


def _leads_to(table: Table, seat: int, option: int, index: int) -> bool:
    """Return whether an answer makes a word legal for the same seat without causing a roll or draw."""
    twin = table.copy()
    count = twin.state.dice.count
    twin.answer(seat, option)
    ask = twin.ask_of(seat)
    return ask is not None and index in ask.options and twin.state.dice.count == count


def record_of(table: Table) -> Record:
    """Return the complete record of a table; raises BadRecord for a table that doesn't know its beginning."""
    if table.origin.world:
        raise BadRecord("This world was dealt in the middle of a game, so it has no record from the beginning.")
    if not table.loud:
        raise BadRecord("A quiet table (a playout) keeps no rolls and draws, so it has no record. Use a loud table.")
    record = Record(table.game, table.game.version, table.origin)
    spell = table.game.words.spellings
    names = [spell_outcome(table.game, outcome) for outcome, _seer in table.chances]
    first = table.opening_chances
    record.opening = names[:first]
    record.amendments = table.amendments
    record.retractions = table.retractions
    for seat, index, _secret, chances in table.said:
        record.moves.append(RecordedWord(seat, spell[index], names[first:chances]))
        first = chances
    if table.over:
        record.scores = table.scores
        record.ranking = table.ranking
    return record


def record_for(table: Table, seat: int | None) -> Record:
    """Return a running table's record for a seat (None: a spectator): no seed, HIDDEN for what it can't know."""
    if table.over:
        return record_of(table)
    record = record_of(table)
    record.redacted = True
    record.origin = table.origin.forgotten()
    shown = [spell_outcome(table.game, outcome) if seer in (ALL, seat) else HIDDEN for outcome, seer in table.chances]
    first = table.opening_chances
    record.opening = shown[:first]
    record.amendments = [Amendment(change.words, 0, change.rules, None, 0) for change in table.amendments]
    moves, record.moves = record.moves, []
    for place, move in enumerate(moves):
        speaker, _index, secret, chances = table.said[place]
        if secret and speaker != seat:
            move.word = HIDDEN
        move.outcomes = shown[first:chances]
        first = chances
        if not table.unspoken_to(seat, place):
            record.moves.append(move)
    return record


def spell_outcome(game: Game, outcome: int) -> str:
    """A roll as its number, a draw as the thing's name."""
    return str(-outcome) if outcome < 0 else game.spell_draw(outcome)


def read_outcome(game: Game, text: str) -> int:
    """The outcome that was spelled so."""
    if text.isascii() and text.isdecimal() and len(text) <= LONGEST_ROLL:
        return -int(text)
    return game.read_draw(text)


def _tail(outcomes: list[str]) -> list[str]:
    return [">", *outcomes] if outcomes else []


def _amendment_line(amendment: Amendment) -> str:
    """How the record says that the rules changed here."""
    if amendment.position is None:
        return f"rules {amendment.rules}"
    position = json.dumps(amendment.position, sort_keys=True)
    return f"rules {amendment.rules} > {amendment.chances} {amendment.count} {position}"
