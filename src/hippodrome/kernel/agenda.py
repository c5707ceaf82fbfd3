"""Agenda: long affairs as a stack of errands.

A battle of many rounds can't be one flow, because a position in the middle of it must be plain data. So the battle is
cut into errands. An errand is a small object with named data that knows what to do, written beside the rule it belongs
to. Whatever follows from it is pushed on top. Errands never change once they are on the agenda, so copies may share
them. Something that stays open and changes, like an attack that everybody can see, is an affair.
"""

from inspect import signature
from typing import Annotated, Any, ClassVar, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from hippodrome.kernel.ask import Flow
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.kinds import APART
from hippodrome.kernel.state import AnyState

Position = TypeVar("Position", bound=AnyState)


@mypyc_attr(allow_interpreted_subclasses=True)
class Errand(Generic[Position]):
    """Something still to be done. Subclasses declare their data as fields and do the work in `run`."""

    lies_on: ClassVar[str] = ""
    """The name of the errand that this one belongs to and must lie on; errands between the two may be missing.

    A game may use it to check agendas that were read. An errand without it may lie anywhere.
    """

    def run(self, game: Position) -> Flow | None:
        """Do the work and return None, or return an unstarted flow that will ask.

        The errand has already been taken off the agenda; to run again, it must push itself back. A run that returns a
        flow must not have changed anything yet.
        """
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle and deepcopy, whether compiled or not: an errand is made again from its fields."""
        from hippodrome.kernel import fields

        return _restored, (
            type(self),
            {field.name: getattr(self, field.name) for field in fields.fields_of(type(self))},
        )

    def copy(self) -> "Errand[Position]":
        """Return the errand for the agenda of a copied position: the same one, because errands never change."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Affair(Errand[Position]):
    """An errand that stays on the agenda, where everybody can see it, and may change until it is finished.

    A copied position has a copy of it, unless it has no data. Whatever `run` changes before it returns a flow must be
    idempotent: a second run changes nothing more and returns the same flow.
    """


def _restored(cls: type[Errand[Any]], told: dict[str, Any]) -> Errand[Any]:
    taken = signature(cls).parameters
    errand = cls(**{name: value for name, value in told.items() if name in taken})
    for name, value in told.items():
        if name not in taken:
            setattr(errand, name, value)
    return errand


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
        """Put an errand on top of the agenda, to run next."""
        self.agenda.append(errand)

    def then(self, *errands: Errand[Any]) -> None:
        """Put several errands on top of the agenda, to run in this order."""
        self.agenda += reversed(errands)

    def finish(self, affair: Affair[Any]) -> None:
        """Take a finished affair off the top of the agenda."""
        over = self.agenda.pop()
        assert over is affair, "only the affair on top can be finished"

    def next_step(self) -> Flow | None:
        """Run the top errand, and return the flow if it has to ask.

        An affair stays on the agenda while it runs; any other errand is taken off first.
        """
        position: Any = self
        errand = self.agenda[-1]
        if isinstance(errand, Affair):
            self.taken_up = None
        else:
            self.taken_up = self.agenda.pop()
        return errand.run(position)

    def boundary(self) -> AnyState:
        """Return a copy of the boundary, with the errand of the flow that has not started yet back on its agenda."""
        if self.taken_up is None:
            return self.copy()
        self.agenda.append(self.taken_up)
        copy = self.copy()
        self.agenda.pop()
        return copy
