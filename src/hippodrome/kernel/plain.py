"""Plain games: positions made of declared fields only, from which most of a game's interface is derived."""

# mypyc: off (calls interpreted modules)

from typing import Any

from mypy_extensions import mypyc_attr

from hippodrome.kernel import fields
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.errors import BadPosition, BrokenInvariant
from hippodrome.kernel.events import Event
from hippodrome.kernel.game import Game, Options
from hippodrome.kernel.state import AnyState
from hippodrome.kernel.words import Words


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainGame(Game):
    """A game without options whose position is declared field by field (see `fields.py`).

    It starts with blank fields. Everybody sees everything; a game with secrets overrides `view` and `redeal`. What
    remains to be written is `step`, `over` and `scores`.
    """

    def __init__(
        self,
        name: str,
        position: type[AnyState],
        seats: tuple[int, ...],
        words: list[str],
        events: tuple[type[Event], ...] = (),
        version: int = 1,
    ) -> None:
        super().__init__(name, version, seats, (), Words(words), events)
        self.position = position

    def setup(self, seats: int, options: Options, dice: Dice) -> AnyState:
        """Return a position in which every field is blank."""
        state = self.position(seats, dice)
        fields.blank(state)
        return state

    def ranking(self, state: AnyState) -> list[list[int]]:
        """Rank seats by points, highest first."""
        scores = self.scores(state)
        places = sorted(set(scores), reverse=True)
        return [[seat for seat, score in enumerate(scores) if score == place] for place in places]

    def view(self, state: AnyState, seat: int | None) -> dict[str, Any]:
        """Return all fields."""
        return fields.write(state)

    def write(self, state: AnyState) -> dict[str, Any]:
        """Return all fields and the number of seats."""
        return {"seats": state.seats, **fields.write(state)}

    def read(self, data: dict[str, Any], dice: Dice) -> AnyState:
        """Return a position with the given fields; the others are blank."""
        told = dict(data)
        seats = told.pop("seats", self.seats[0])
        if seats not in self.seats:
            allowed = ", ".join(str(count) for count in self.seats)
            raise BadPosition(f"A position of {self.name} has {allowed} seats, not {seats!r}.")
        state = self.setup(seats, {}, dice)
        fields.read(state, told)
        return state

    def check(self, state: AnyState) -> None:
        """Raise BrokenInvariant if a field holds an invalid value."""
        wrong = fields.faults(state)
        if wrong:
            raise BrokenInvariant(f"These fields hold invalid values: {', '.join(wrong)}.")
