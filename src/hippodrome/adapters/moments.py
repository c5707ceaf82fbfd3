"""Moments: a game with explicit chance, one outcome at a time.

Our rules roll and draw in the middle of a word. Frameworks that search trees want to see every outcome with its
probability, and to choose it themselves. So a word is played on a copy with strict scripted dice. If the script runs
out, the copy is discarded, the moment becomes a chance node, and the word is played again with the chosen outcome. Our
own dice are never used, so a moment contains no future that anybody could peek at.

Moments are immutable, so copies may share them.
"""

import json
from collections import Counter

from hippodrome.kernel.dice import ALL, Dice, ScriptedDice
from hippodrome.kernel.errors import OutOfChance
from hippodrome.kernel.game import Game, Options
from hippodrome.kernel.origin import Origin
from hippodrome.kernel.record import HIDDEN, spell_outcome
from hippodrome.kernel.table import Table

NO_SEED = b"none"
"""Strict dice never use their key."""


class Moment:
    """One moment of a game: a seat is asked, a chance outcome is due, or the game is over.

    `table` is the game at the last question, or None before the first one. `word` is the answer that waits for chance
    outcomes. `rolled` holds the outcomes so far; `sides` or `things` describe the next one. `past` is what each seat
    heard before the table's own memory starts, because a redealt table has lost its past.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options,
        table: Table | None,
        past: list[list[str]],
        word: int = -1,
        rolled: tuple[int, ...] = (),
        wanted: OutOfChance | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.table = table
        self.past = past
        self.word = word
        self.rolled = rolled
        self.sides = 0 if wanted is None else wanted.sides
        self.things = [] if wanted is None else wanted.things
        self.by_chance = wanted is not None
        asks = table.asks if table is not None and wanted is None else []
        self.over = table is not None and table.over
        self.asked = asks[0].seat if asks else -1  # where several are asked, they answer one after the other
        self._said: dict[str, str] = {}  # a cache of the texts below

    def __getstate__(self) -> dict[str, object]:
        return {**self.__dict__, "_said": {}}

    def __deepcopy__(self, memo: dict[int, object]) -> "Moment":
        return self

    def outcomes(self) -> list[tuple[int, float]]:
        """Return the possible outcomes with their probabilities: rolls as -1 to -sides, drawn things as themselves."""
        if self.sides:
            return [(-pips, 1 / self.sides) for pips in range(1, self.sides + 1)]
        whole = len(self.things)
        return [(thing, count / whole) for thing, count in sorted(Counter(self.things).items())]

    def after_word(self, word: int) -> "Moment":
        """Return the moment after the asked seat has played a word."""
        return self._played(word, ())

    def after_chance(self, outcome: int) -> "Moment":
        """Return the moment after a chance outcome."""
        return self._played(self.word, (*self.rolled, outcome))

    def _played(self, word: int, rolled: tuple[int, ...]) -> "Moment":
        dice = ScriptedDice(list(rolled), NO_SEED, strict=True)
        try:
            if self.table is None:
                origin = Origin(self.game.name, self.seats, self.options, None)
                table = Table(self.game, origin, self.game.setup(self.seats, self.options, dice), True)
                table.start()
            else:
                table = self.table.copy(dice)
                table.answer(table.asks[0].seat, word)
        except OutOfChance as wanted:
            return Moment(self.game, self.seats, self.options, self.table, self.past, word, rolled, wanted)
        return Moment(self.game, self.seats, self.options, table, self.past)

    def redealt(self, seat: int, dice: Dice) -> "Moment":
        """Return a moment the seat can't tell from this one; only possible where a seat is asked."""
        assert self.table is not None and not self.by_chance, "only an open question can be redealt"
        known = self.table._anchors[-1].words  # a redeal replays the later words
        past = [[*self.past[other], *heard(self.table, other, known)] for other in range(self.seats)]
        return Moment(self.game, self.seats, self.options, self.table.redeal(seat, dice, loud=True), past)

    def heard(self, seat: int) -> str:
        """Return all that a seat has heard and what it sees now; equal exactly for moments it can't tell apart."""
        if self.table is None:
            return ""
        key = f"heard {seat}"
        if key not in self._said:
            lines = [*self.past[seat], *heard(self.table, seat, len(self.table.said))]
            self._said[key] = "\n".join([*lines, self.seen(seat)])
        return self._said[key]

    def seen(self, seat: int) -> str:
        """Return what a seat sees now, as JSON."""
        if self.table is None:
            return ""
        key = f"seen {seat}"
        if key not in self._said:
            self._said[key] = json.dumps(self.table.view(seat))
        return self._said[key]

    def truth(self) -> str:
        """Return the complete state, for debugging."""
        if "truth" not in self._said:
            lines = [] if self.table is None else [repr(self.table), json.dumps(self.game.write(self.table.state))]
            if self.by_chance:
                lines.append(f"word {self.word}, rolled {list(self.rolled)}, now {self.sides or self.things}")
            self._said["truth"] = "\n".join(lines)
        return self._said["truth"]


def start_of(game: Game, seats: int, options: Options) -> Moment:
    """Return the first moment of a game."""
    return Moment(game, seats, game.settle_options(seats, options), None, [[] for _ in range(seats)])._played(-1, ())


def heard(table: Table, seat: int, words: int) -> list[str]:
    """Return the opening chance outcomes and the first words with theirs, as a seat heard them."""
    game = table.game
    shown = [spell_outcome(game, outcome) if seer in (ALL, seat) else HIDDEN for outcome, seer in table.chances]
    first = table.opening_chances
    lines = [" ".join(["start", *shown[:first]])] if first else []
    for place, (speaker, index, secret, chances) in enumerate(table.said[:words]):
        if not table.unspoken_to(seat, place):
            word = HIDDEN if secret and speaker != seat else game.words.spellings[index]
            lines.append(" ".join([f"{speaker} {word}", *shown[first:chances]]))
        first = chances
    return lines
