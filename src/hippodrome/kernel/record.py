"""Record: the portable file of a game, as plain text; docs/record-format.md describes it.

A record holds how the table began, every word, and beside each word the chance it caused. With the seed it can be
verified; without it, it still replays, because the outcomes are in it. Where the rules changed in the middle of a game
it holds the position, and goes on from there.
"""

# mypyc: off (off the hot path)

import json

from hippodrome.kernel.amendment import Amendment
from hippodrome.kernel.dice import ALL, Dice, ScriptedDice, commitment_of
from hippodrome.kernel.errors import BadRecord, HippodromeError
from hippodrome.kernel.game import Game
from hippodrome.kernel.origin import Origin
from hippodrome.kernel.retraction import Retraction
from hippodrome.kernel.table import Table

FORMAT = "hippodrome record 1"
HIDDEN = "?"
LONGEST_ROLL = 6
"""No die has more sides than numbers of so many digits."""


class RecordedWord:
    """One word, by its spelling, and the chance outcomes it caused; HIDDEN stands for what the reader may not know."""

    def __init__(self, seat: int, word: str, outcomes: list[str]) -> None:
        self.seat = seat
        self.word = word
        self.outcomes = outcomes


class Record:
    """A game told from its beginning."""

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
        """The record as a file."""
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
        """The table after all words, or after the first so many; raises BadRecord."""
        self._check_replayable()
        moves = self.moves if words is None else self.moves[:words]
        amendment = self._amendment_before(len(moves))
        outcomes = self._outcomes(moves)[0 if amendment is None else amendment.chances :]
        script = [read_outcome(self.game, outcome) for outcome in outcomes]
        seed = self.origin.seed
        # A game shortened in the middle goes on with its own dice; without their key, with dice of no secret.
        dice: Dice = ScriptedDice(script, b"replay" if seed is None else seed, strict=False)
        return self._play(dice, moves, amendment, loud)

    def verify(self) -> Table:
        """Replay with the seed's own dice and compare every outcome and the result; raises BadRecord.

        Of a game whose rules changed in the middle, what came before the last change is not rolled again.
        """
        self._check_replayable()
        seed = self.origin.seed
        if seed is None:
            raise BadRecord(
                "This record has no seed, so its chance can't be checked; it is published when a game ends."
            )
        if self.origin.commitment not in (None, commitment_of(seed)):
            raise BadRecord("The seed does not fit the commitment published at the start.")
        if self.origin.mixed is not None:
            self.origin.mixed.check(seed, self.origin.seats)
        amendment = self._amendment_before(len(self.moves))
        table = self._play(Dice(seed, 0 if amendment is None else amendment.count), self.moves, amendment, True)
        self._compare_chance([spell_outcome(self.game, outcome) for outcome, _seer in table.chances])
        if self.ranking and not table.over:
            raise BadRecord("The record tells a result, but after its words the game is not over.")
        if self.ranking and (table.scores != self.scores or table.ranking != self.ranking):
            raise BadRecord("The result is not what the words lead to.")
        return table

    def _outcomes(self, moves: list[RecordedWord]) -> list[str]:
        """All chance up to some word, in its order."""
        return self.opening + [outcome for move in moves for outcome in move.outcomes]

    def _compare_chance(self, told: list[str]) -> None:
        """Raise BadRecord at the first outcome that is another one."""
        place = len(self.opening)
        if told[:place] != self.opening:
            raise BadRecord("The opening deal is not what the seed gives.")
        for number, move in enumerate(self.moves, 1):
            if told[place : place + len(move.outcomes)] != move.outcomes:
                raise BadRecord(f"The chance of word {number} ({move.word}) is not what the seed gives.")
            place += len(move.outcomes)
        if place != len(told):
            raise BadRecord("The words lead to more chance than the record holds.")

    def _check_replayable(self) -> None:
        if self.redacted:
            raise BadRecord("This record was taken during play and hides what its reader could not know.")
        newest = self.amendments[-1].rules if self.amendments else self.version
        if newest > self.game.version:
            raise BadRecord(
                f"This record is of {self.game.name} rules {newest}; here rules {self.game.version} are played."
            )

    def _amendment_before(self, words: int) -> Amendment | None:
        """The last change of the rules within so many words."""
        found = [amendment for amendment in self.amendments if amendment.words <= words]
        return found[-1] if found else None

    def _play(self, dice: Dice, moves: list[RecordedWord], amendment: Amendment | None, loud: bool) -> Table:
        game = self.game
        try:
            table = self._begun(dice, moves, amendment, loud)
        except BadRecord:
            raise
        except HippodromeError as error:
            raise BadRecord(f"The beginning of the record can't be played: {error}") from error
        before = len(table.said)
        rules = self.version if amendment is None else amendment.rules
        for number, move in enumerate(moves[before:], before + 1):
            try:
                if rules != game.version:
                    answer_what_was_not_asked(table, move)
                table.play(move.seat, move.word)
            except HippodromeError as error:
                then = "" if rules == game.version else f" by rules {game.version}; it was played by rules {rules}"
                raise BadRecord(f"Word {number} of the record can't be played{then}: {error}") from error
        return table

    def _begun(self, dice: Dice, moves: list[RecordedWord], amendment: Amendment | None, loud: bool) -> Table:
        """The table as it began, or as it stood when the rules changed."""
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
            raise BadRecord(f"The record is of {origin.seats} seats, its position of {state.seats}.")
        table = Table(game, origin, state, loud)
        table.retractions = [retraction for retraction in self.retractions if retraction.words <= len(moves)]
        if amendment is not None:
            self._remember(table, moves, amendment)
        table.start()
        if amendment is not None:
            table.opening_chances = len(self.opening)
        return table

    def _remember(self, table: Table, moves: list[RecordedWord], amendment: Amendment) -> None:
        """What was said and rolled before the rules changed."""
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
    """Earlier rules did some things unasked that are asked now.

    Where there is but one answer, or but one that leads to the word that was said, give it.
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
    """Whether an answer makes a word legal for the same seat, without any chance."""
    twin = table.copy()
    count = twin.state.dice.count
    twin.answer(seat, option)
    ask = twin.ask_of(seat)
    return ask is not None and index in ask.options and twin.state.dice.count == count


def record_of(table: Table) -> Record:
    """The whole truth about a table so far; raises BadRecord for one that doesn't know its beginning."""
    if table.origin.world:
        raise BadRecord("This world was dealt in the middle of a game, so no record can tell it from the beginning.")
    if not table.loud:
        raise BadRecord("A quiet table (a playout) keeps no chance, so it has no record; play a loud one for that.")
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
    """A running table's record as a seat (None: a spectator) may have it: no seed, HIDDEN for what it can't know."""
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
