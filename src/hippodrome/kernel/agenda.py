"""Agenda: long affairs as a stack of errands.

A battle of many rounds is no one flow: a position in its middle must be plain data. So it is cut into errands. An
errand is a small thing with named data of its own that knows what to do, written beside the rule it belongs to; what
follows from it goes on top. Errands are never changed once they are on the agenda, so that copies may share them.
"""

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from hippodrome.kernel.ask import Flow
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.state import AnyState

Position = TypeVar("Position", bound=AnyState)


@mypyc_attr(allow_interpreted_subclasses=True)
class Errand(Generic[Position]):
    """Something still to be done. Subclasses declare their data as fields and do it in `run`."""

    def run(self, game: Position) -> Flow | None:
        """Do it and return None, or return an unstarted flow that will ask.

        It is off the agenda already; one that is to be done again puts itself back. A run that returns a flow has
        changed nothing yet.
        """
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class LongState(AnyState):
    """A position with an agenda."""

    def __init__(self, seats: int, dice: Dice) -> None:
        super().__init__(seats, dice)
        self.agenda: list[Errand[Any]] = []

    def push(self, errand: Errand[Any]) -> None:
        """Put an errand on top: it is done next."""
        self.agenda.append(errand)

    def next_step(self) -> Flow | None:
        """Do the top errand, or get the flow that asks about it; then it stays on top until the flow begins."""
        errand = self.agenda.pop()
        flow = errand.run(self)
        if flow is not None:
            self.agenda.append(errand)
        return flow

    def begin(self) -> None:
        """The flow of the top errand begins."""
        self.agenda.pop()
