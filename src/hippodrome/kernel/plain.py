"""Plain games: positions that are all fields, so that most of what a game must say follows from them."""

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

    It begins with blank fields. Everybody sees everything; a game with secrets has a `view` and a `redeal` of its own.
    What is left to say is `step`, `over` and `scores`.
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
        """Every field as it is declared to begin."""
        state = self.position(seats, dice)
        fields.blank(state)
        return state

    def ranking(self, state: AnyState) -> list[list[int]]:
        """The most points first."""
        scores = self.scores(state)
        places = sorted(set(scores), reverse=True)
        return [[seat for seat, score in enumerate(scores) if score == place] for place in places]

    def view(self, state: AnyState, seat: int | None) -> dict[str, Any]:
        """All of it."""
        return fields.write(state)

    def write(self, state: AnyState) -> dict[str, Any]:
        """Every field."""
        return {"seats": state.seats, **fields.write(state)}

    def read(self, data: dict[str, Any], dice: Dice) -> AnyState:
        """Every field that is told, the others as they begin."""
        told = dict(data)
        seats = told.pop("seats", self.seats[0])
        if seats not in self.seats:
            allowed = ", ".join(str(count) for count in self.seats)
            raise BadPosition(f"A position of {self.name} has {allowed} seats, not {seats!r}.")
        state = self.setup(seats, {}, dice)
        fields.read(state, told)
        return state

    def check(self, state: AnyState) -> None:
        """Every field holds what it may."""
        wrong = fields.faults(state)
        if wrong:
            raise BrokenInvariant(f"These fields hold what they may not: {', '.join(wrong)}.")
