"""A lesson under way: where somebody is in it, whether an answer fits, and what happens then.

How far somebody has come is a list of numbers: for each step that was reached, how many words had been said at the
table by then. So a word that is taken back leads back to its step.
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
    """The table of a lesson with its loaded dice, which roll on with dice of the key when they have said all.

    Strict ones refuse to: a lesson that needs more than it tells is noticed by its test.
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
    """`1 pass` as a seat and a word."""
    seat, _, word = said.partition(" ")
    if not seat.isdecimal() or not word:
        raise BadLesson(f"What others say is written as '1 pass', a seat and a word; not as {said!r}.")
    return int(seat), word.strip()


class Course:
    """A lesson at a table: `starts` tells how many words there were when each step was reached."""

    def __init__(self, lesson: Lesson, starts: list[int] | None = None, words: int = 0) -> None:
        self.lesson = lesson
        self.starts = [words] if starts is None else list(starts)

    @property
    def number(self) -> int:
        """Which step it is, from 0 on."""
        return len(self.starts) - 1

    @property
    def done(self) -> bool:
        """Whether all steps are behind."""
        return self.number >= len(self.lesson.step)

    @property
    def step(self) -> Step:
        """The step that is to be done now."""
        return self.lesson.step[self.number]

    @property
    def last(self) -> bool:
        """Whether nothing comes after this step."""
        return self.number == len(self.lesson.step) - 1

    def left(self, table: Table) -> list[str]:
        """What of the step's words is still to be said."""
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
        """The words that would do the step from here, of those that are legal now or after each other."""
        return [word for _, word in self._ways(table.copy(), self.left(table))]

    def _ways(self, table: Table, wanted: list[str]) -> Iterator[tuple[int, str]]:
        """Say what is wanted, one after the other; raises BadLesson where it can't be said."""
        you = self.lesson.you
        for pattern in wanted:
            ask = table.ask_of(you)
            word = next((word for word in (ask.words if ask else []) if fits(word, pattern)), None)
            if word is None:
                raise BadLesson(f"{self._where()}: seat {you} can't say {pattern!r} now.")
            table.play(you, word)
            yield you, word

    def _where(self) -> str:
        return f"Lesson {self.lesson.name} of {self.lesson.game}, step {self.number + 1}"

    def objection(self, table: Table, words: list[str]) -> Texts | None:
        """Why words that the learner has just said do not fit, if so: neither the step nor the one it leads to.

        Who does at once what comes after some reading has read enough. `table` is as it is after the words.
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
        """What is said to an answer that does not fit; a step without words for it says again what to do."""
        return self.step.objection(word) or self.step.text

    def complete(self, table: Table) -> bool:
        """Whether what was to be said in this step has been said; who may do anything may do it to the end."""
        if self.step.free:
            return bool(self._said_since(table)) and not table.can_undo(self.lesson.you)
        return not self.step.to_read and not self.left(table)

    def replies(self) -> list[tuple[int, str]]:
        """What others say once the step is done."""
        return [reply(said) for said in self.step.then]

    def go_on(self, words: int) -> None:
        """The step is done; so many words have been said by now."""
        self.starts.append(words)

    def go_back(self, words: int) -> None:
        """Something was taken back: the step is the one that this many words belong to."""
        while len(self.starts) > 1 and self.starts[-1] > words:
            self.starts.pop()

    def play_through(self, table: Table) -> None:
        """Do all that is left as the lesson would have it; raises BadLesson where the rules won't."""
        while not self.done:
            for _ in self._ways(table, self.left(table)):
                pass
            if self.step.free and not self.step.do:
                ask = table.ask_of(self.lesson.you)
                if ask is None:
                    raise BadLesson(f"{self._where()}: nobody asks the learner.")
                table.play(self.lesson.you, ask.words[0])
            self.follow(table)

    def follow(self, table: Table) -> None:
        """Let the others answer and go on to the next step; raises BadLesson where the rules won't."""
        for seat, word in self.replies():
            try:
                table.play(seat, word)
            except HippodromeError as error:
                raise BadLesson(f"{self._where()}: {error}") from error
        self.go_on(len(table.said))


def with_fresh_dice(table: Table, key: bytes) -> Table:
    """The same table when the lesson is over: nothing is loaded any more."""
    return table.copy(Dice(key))
