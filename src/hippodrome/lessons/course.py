"""A lesson in progress: the current step, whether an answer fits it, and what happens next.

Progress is a list of numbers: for each step reached, the number of words played at the table by then. Undoing words
therefore leads back to their step.
"""

from collections.abc import Iterator

from hippodrome.api import table_at
from hippodrome.kernel.dice import Dice, ScriptedDice
from hippodrome.kernel.errors import HippodromeError
from hippodrome.kernel.origin import Origin
from hippodrome.kernel.record import read_outcome
from hippodrome.kernel.table import Table
from hippodrome.lessons.lesson import BadLesson, Lesson, Step, Texts, fits
from hippodrome.registry import find_game


def begin(lesson: Lesson, key: bytes, names: tuple[str, ...] = (), strict: bool = False) -> Table:
    """Return a lesson's table with its scripted dice; when the script runs out, dice with the key take over.

    With `strict`, running out of scripted outcomes is an error instead, which lets tests find lessons that specify too
    few.
    """
    rules = find_game(lesson.game)
    dice = ScriptedDice([read_outcome(rules, one) for one in lesson.chance], key, strict)
    if lesson.start is None:
        options = rules.settle_options(lesson.seats, lesson.options)
        state = rules.setup(lesson.seats, options, dice)
        table = Table(rules, Origin(lesson.game, state.seats, options, None, None, names), state, True)
        table.start()
    else:
        table = table_at(lesson.game, lesson.start, dice, names)
    for said in lesson.before:
        table.play(*reply(said))
    return table


def reply(said: str) -> tuple[int, str]:
    """Parse `1 pass` into a seat and a word."""
    seat, _, word = said.partition(" ")
    if not seat.isdecimal() or not word:
        raise BadLesson(f"Write the words of other seats as '1 pass' (a seat and a word), not as {said!r}.")
    return int(seat), word.strip()


class Course:
    """A lesson at a table; `starts` holds the number of words played when each step was reached."""

    def __init__(self, lesson: Lesson, starts: list[int] | None = None, words: int = 0) -> None:
        self.lesson = lesson
        self.starts = [words] if starts is None else list(starts)

    @property
    def number(self) -> int:
        """The index of the current step."""
        return len(self.starts) - 1

    @property
    def done(self) -> bool:
        return self.number >= len(self.lesson.step)

    @property
    def step(self) -> Step:
        return self.lesson.step[self.number]

    @property
    def last(self) -> bool:
        return self.number == len(self.lesson.step) - 1

    def left(self, table: Table) -> list[str]:
        """Return the words (or patterns) of the current step that are still to be played."""
        wanted = self.step.wanted
        for word in self._said_since(table):
            place = next((place for place, pattern in enumerate(wanted) if fits(word, pattern)), None)
            if place is not None:
                del wanted[place]
        return wanted

    def _said_since(self, table: Table) -> list[str]:
        spell = table.game.words.spellings
        return [spell[index] for seat, index, *_ in table.said[self.starts[-1] :] if seat == self.lesson.you]

    def answer(self, table: Table) -> list[str]:
        """Return legal words, to be played in this order, that would complete the step."""
        return [word for _, word in self._ways(table.copy(), self.left(table))]

    def _ways(self, table: Table, wanted: list[str]) -> Iterator[tuple[int, str]]:
        """Play the wanted words one after the other; raises BadLesson if one is not legal."""
        you = self.lesson.you
        for pattern in wanted:
            ask = table.ask_of(you)
            word = next((word for word in (ask.words if ask else []) if fits(word, pattern)), None)
            if word is None:
                raise BadLesson(f"{self._where()}: {pattern!r} is not legal for seat {you} now.")
            table.play(you, word)
            yield you, word

    def _where(self) -> str:
        return f"Lesson {self.lesson.name} of {self.lesson.game}, step {self.number + 1}"

    def objection(self, table: Table, words: list[str]) -> Texts | None:
        """Return the teacher's objection to the words just played, or None if they fit.

        A learner who skips steps of plain text by playing the word of a later step has read enough. `table` is the
        table after the words.
        """
        while self.step.to_read and not self.step.then and not self.last:
            self.starts.append(self.starts[-1])
        step = self.step
        if step.free:
            return None
        said = self._said_since(table)
        wanted = step.wanted
        for word in said:
            place = next((place for place, pattern in enumerate(wanted) if fits(word, pattern)), None)
            if place is None:
                return self._object(word)
            del wanted[place]
        try:
            for _ in self._ways(table.copy(), wanted):
                pass
        except BadLesson:
            return self._object(words[-1])
        return None

    def _object(self, word: str) -> Texts:
        """Return the step's objection to a word, or its instruction again if it has none."""
        return self.step.objection(word) or self.step.text

    def complete(self, table: Table) -> bool:
        """Return whether the step's words have been played; a free step is complete once nothing can be undone."""
        if self.step.free:
            return bool(self._said_since(table)) and not table.can_undo(self.lesson.you)
        return not self.step.to_read and not self.left(table)

    def replies(self) -> list[tuple[int, str]]:
        """Return the words that the other seats play after the step."""
        return [reply(said) for said in self.step.then]

    def go_on(self, words: int) -> None:
        """Start the next step after this many words."""
        self.starts.append(words)

    def go_back(self, words: int) -> None:
        """Return to the step that this many words belong to, after an undo."""
        while len(self.starts) > 1 and self.starts[-1] > words:
            self.starts.pop()

    def play_through(self, table: Table) -> None:
        """Play the remaining steps as the lesson intends; raises BadLesson where the rules don't allow it."""
        while not self.done:
            for _ in self._ways(table, self.left(table)):
                pass
            if self.step.free and not self.step.do:
                ask = table.ask_of(self.lesson.you)
                if ask is None:
                    raise BadLesson(f"{self._where()}: it is not the learner's turn.")
                table.play(self.lesson.you, ask.words[0])
            self.follow(table)

    def follow(self, table: Table) -> None:
        """Play the other seats' words and start the next step; raises BadLesson where the rules don't allow them."""
        for seat, word in self.replies():
            try:
                table.play(seat, word)
            except HippodromeError as error:
                raise BadLesson(f"{self._where()}: {error}") from error
        self.go_on(len(table.said))


def with_fresh_dice(table: Table, key: bytes) -> Table:
    """Return the table with unscripted dice, for playing on after the lesson."""
    return table.copy(Dice(key))
