"""State: a position as plain data."""

from typing import Any

from mypy_extensions import mypyc_attr

from hippodrome.kernel.dice import Dice
from hippodrome.kernel.events import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyState:
    """The common part of all positions. A game's own state adds its fields and a `copy` of them.

    Between two steps a state is plain data: no flow is alive. Within a step, `told` collects events; the table empties
    it after each word. Rules write `if game.telling: game.tell(...)`, so that a playout never builds an event.
    """

    def __init__(self, seats: int, dice: Dice) -> None:
        self.seats = seats
        self.dice = dice
        self.telling = True
        self.revealed = False
        self.told: list[Event] = []

    def copy(self) -> "AnyState":
        """Return a copy that shares nothing mutable. Fast games override this with generated or handwritten code."""
        from hippodrome.kernel import fields

        twin: AnyState = type(self)(self.seats, self.dice.copy())
        fields.copy_into(twin, self)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle and deepcopy, whether compiled or not."""
        attributes: Any = self.__getstate__()  # of a compiled class only what is compiled
        attributes = {**attributes, **getattr(self, "__dict__", {})}
        return _restored, (type(self), self.seats, self.dice, attributes)

    def boundary(self) -> "AnyState":
        """Return a copy of the boundary after a step has returned a flow that has not started."""
        return self.copy()

    def tell(self, event: Event) -> None:
        """Add an event."""
        self.told.append(event)

    def reveal(self) -> None:
        """Note that a seat learns something hidden: nothing before this can be undone."""
        self.revealed = True


def _restored(cls: type[AnyState], seats: int, dice: Dice, attributes: dict[str, Any]) -> AnyState:
    state = cls(seats, dice)
    for name, value in attributes.items():
        setattr(state, name, value)
    return state
