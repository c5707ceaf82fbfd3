"""State: a position as plain data."""

from mypy_extensions import mypyc_attr

from hippodrome.kernel.dice import Dice
from hippodrome.kernel.events import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyState:
    """What every game's position has. A game's own state adds its pieces and a `copy` of them.

    Between two steps a state is plain data: no flow is alive. Within a step `told` gathers what happened; the table
    empties it after each word. Rules write `if game.telling: game.tell(...)`, so that a playout never builds an event.
    """

    def __init__(self, seats: int, dice: Dice) -> None:
        self.seats = seats
        self.dice = dice
        self.telling = True
        self.revealed = False
        self.told: list[Event] = []

    def copy(self) -> "AnyState":
        """The same position, sharing nothing that can change; games that are played fast do it by hand or by tool."""
        from hippodrome.kernel import fields

        twin: AnyState = type(self)(self.seats, self.dice.copy())
        fields.copy_into(twin, self)
        return twin

    def boundary(self) -> "AnyState":
        """A copy of the boundary, when a step has returned a flow that has not begun yet."""
        return self.copy()

    def tell(self, event: Event) -> None:
        """Note that something happened."""
        self.told.append(event)

    def reveal(self) -> None:
        """Somebody learns what was hidden from them: nothing before this can be undone."""
        self.revealed = True
