"""Agenda: long affairs as a stack of errands.

A battle of many rounds is no one flow: a position in its middle must be plain data. So it is cut into errands. An
errand is a small thing with named data of its own that knows what to do, written beside the rule it belongs to; what
follows from it goes on top. Errands are never changed once they are on the agenda, so that copies may share them; what
goes on and changes for a while, like an attack that everybody can see, is an affair.
"""

from typing import Annotated, Any, ClassVar, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from hippodrome.kernel.ask import Flow
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.kinds import APART
from hippodrome.kernel.state import AnyState

Position = TypeVar("Position", bound=AnyState)


@mypyc_attr(allow_interpreted_subclasses=True)
class Errand(Generic[Position]):
    """Something still to be done. Subclasses declare their data as fields and do it in `run`."""

    lies_on: ClassVar[str] = ""
    """The errand that this one belongs to and lies on, by its name; errands between the two may be missing.

    A game may check written agendas by it. An errand that names none may lie anywhere.
    """

    def run(self, game: Position) -> Flow | None:
        """Do it and return None, or return an unstarted flow that will ask.

        It is off the agenda already; one that is to be done again puts itself back. A run that returns a flow has
        changed nothing yet.
        """
        raise NotImplementedError

    def copy(self) -> "Errand[Position]":
        """What a copy of the position has on its agenda: the same errand, for it is never changed."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Affair(Errand[Position]):
    """An errand that goes on: it stays on the agenda, where all can see it, and may change until it is finished.

    A copy of the position has a copy of it, unless it has no data. What its run changes before it returns a flow must
    be such that a second run changes nothing more and returns the same flow.
    """


Agenda: TypeAlias = list[Errand[Any]]


@mypyc_attr(allow_interpreted_subclasses=True)
class LongState(AnyState):
    """A position with an agenda."""

    agenda: Annotated[Agenda, APART]

    def __init__(self, seats: int, dice: Dice) -> None:
        super().__init__(seats, dice)
        self.agenda = []
        self.taken_up: Errand[Any] | None = None  # what the last step took off the agenda

    def push(self, errand: Errand[Any]) -> None:
        """Put an errand on top: it is done next."""
        self.agenda.append(errand)

    def then(self, *errands: Errand[Any]) -> None:
        """Put several errands on top, to be done in this order."""
        self.agenda += reversed(errands)

    def finish(self, affair: Affair[Any]) -> None:
        """The affair on top is over."""
        over = self.agenda.pop()
        assert over is affair, "only the affair on top can be finished"

    def next_step(self) -> Flow | None:
        """Do the top errand, or get the flow that asks about it.

        An affair runs where it lies; any other errand comes off the agenda to run.
        """
        position: Any = self
        errand = self.agenda[-1]
        if isinstance(errand, Affair):
            self.taken_up = None
        else:
            self.taken_up = self.agenda.pop()
        return errand.run(position)

    def boundary(self) -> AnyState:
        """A copy of the boundary: on its agenda lies what the flow that has not begun yet will do."""
        if self.taken_up is None:
            return self.copy()
        self.agenda.append(self.taken_up)
        copy = self.copy()
        self.agenda.pop()
        return copy
