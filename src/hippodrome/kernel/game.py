"""Game: the interface that every game implements."""

from importlib import import_module
from typing import Any

from mypy_extensions import mypyc_attr

from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.errors import BadOption, BadPosition
from hippodrome.kernel.events import Event
from hippodrome.kernel.faults import short
from hippodrome.kernel.search_settings import SearchSettings
from hippodrome.kernel.state import AnyState
from hippodrome.kernel.structures import ready
from hippodrome.kernel.words import Words

__all__ = ["AnyState", "Ask", "Dice", "Flow", "Game", "Option", "OptionValue", "Options", "SearchSettings"]
"""A game and the types of its interface, so that a game's main module can import them from here."""

OptionValue = bool | int | str
Options = dict[str, OptionValue]


class Option:
    """A named choice about the rules, made before the game; the message `option-<name>` explains it.

    `before` is the value for tables and records that are older than the option. `house` says that the default is a rule
    of our own, not one way to read the printed rules.
    """

    def __init__(
        self,
        name: str,
        default: OptionValue,
        choices: tuple[OptionValue, ...],
        before: OptionValue | None = None,
        house: bool = False,
    ) -> None:
        self.name = name
        self.default = default
        self.choices = choices
        self.before: OptionValue = default if before is None else before
        self.house = house


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game. It holds no position; its methods take positions that it has created.

    `version` is raised when an old record would no longer replay. A step is one flow that asks, returned unstarted, or
    None if the step needed no decision and has been carried out.
    """

    def __init__(
        self,
        name: str,
        version: int,
        seats: tuple[int, ...],
        options: tuple[Option, ...],
        words: Words,
        events: tuple[type[Event], ...],
        draws: dict[int, str] | None = None,
    ) -> None:
        """`draws` names everything that the dice can draw, for records; a name is never a plain number."""
        self.name = name
        self.version = version
        self.seats = seats
        self.options = options
        self.words = words
        self.events = events
        self.draws = draws or {}
        self.drawn_as = {name: thing for thing, name in self.draws.items()}
        self.good_lead = 10.0
        """The lead in points that counts as a good one at the end; puzzles judge answers by it."""
        ready(*events)

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the game as its name: the rules are the same wherever they are unpickled."""
        return import_module("hippodrome.registry").find_game, (self.name,)

    def settle_options(self, seats: int, options: Options | None) -> Options:
        """Return the full set of options for a table: the given ones, checked, and defaults for the rest."""
        if seats not in self.seats:
            allowed = ", ".join(str(count) for count in self.seats)
            raise BadOption(f"{self.name} is for {allowed} seats, not {seats}.")
        if options is not None and not isinstance(options, dict):
            raise BadOption(f"Give options as a dictionary by name, not as {short(options)}.")
        settled: Options = {option.name: option.default for option in self.options}
        given: dict[Any, Any] = dict(options or {})  # may come from outside: names and values are not checked yet
        for name, value in given.items():
            choices = next((option.choices for option in self.options if option.name == name), None)
            if choices is None:
                known = ", ".join(settled) or "none"
                raise BadOption(f"{self.name} has no option {short(name)}; it has: {known}.")
            if not any(value == choice and type(value) is type(choice) for choice in choices):
                listed = ", ".join(repr(choice) for choice in choices)
                raise BadOption(f"Option {name} takes {listed}, not {short(value)}.")
            settled[name] = value
        return settled

    def settle_earlier(self, seats: int, options: Options) -> Options:
        """Return the full set of options for a table that was started under earlier rules."""
        known = {option.name for option in self.options}
        then: Options = {option.name: option.before for option in self.options}
        then.update({name: value for name, value in options.items() if name in known})
        return self.settle_options(seats, then)

    def settle_position(self, data: Any, by_seat: tuple[str, ...]) -> tuple[int, Options, dict[str, Any]]:
        """Return the number of seats and the options of a written position, checked, and its other entries.

        Raises BadPosition. Without an entry for seats, their number is the length of the first list that is named in
        `by_seat`, or the only number of seats that the game allows.
        """
        if not isinstance(data, dict):
            raise BadPosition(f"A position has named entries, it is not a {type(data).__name__}.")
        rest: dict[str, Any] = dict(data)
        lists = [rest[name] for name in by_seat if isinstance(rest.get(name), (list, tuple))]
        always = self.seats[0] if len(self.seats) == 1 else 0
        seats = rest.pop("seats", len(lists[0]) if lists else always)
        options = rest.pop("options", {})
        if type(seats) is not int or seats not in self.seats:
            raise BadPosition(
                f"A position of {self.name} has {self.seats[0]} to {self.seats[-1]} seats; say so with 'seats'."
            )
        if not isinstance(options, dict):
            raise BadPosition("'options' has named entries, one for each option.")
        try:
            return seats, self.settle_options(seats, options), rest
        except BadOption as error:
            raise BadPosition(str(error)) from error

    def setup(self, seats: int, options: Options, dice: Dice) -> AnyState:
        """Return the starting position."""
        raise NotImplementedError

    def step(self, state: Any) -> Flow | None:
        """Return the next step as an unstarted flow, or None if it needed no decision and is done."""
        raise NotImplementedError

    def over(self, state: Any) -> bool:
        """Return whether the game has ended."""
        raise NotImplementedError

    def scores(self, state: Any) -> list[int]:
        """Return the current points, by seat."""
        raise NotImplementedError

    def ranking(self, state: Any) -> list[list[int]]:
        """Return groups of tied seats, best first."""
        raise NotImplementedError

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        """Return what a seat (None: a spectator) may know, as JSON-able data."""
        raise NotImplementedError

    def redeal(self, state: Any, seat: int, dice: Dice, since: list[tuple[int, int]]) -> None:
        """Deal anew, in place, everything that a seat can't know, consistently with everything it has seen.

        `since` lists the words (seat, index) that were played after this position and that the seat knows; the new deal
        must allow them. A game without secrets has nothing to do.
        """

    def write(self, state: Any) -> dict[str, Any]:
        """Return a position as JSON-able data, complete except for the dice."""
        raise NotImplementedError

    def read(self, data: dict[str, Any], dice: Dice) -> AnyState:
        """Return the position that some data describes, from `write` or from a person; raises BadPosition."""
        raise NotImplementedError

    def check(self, state: Any) -> None:
        """Raise BrokenInvariant if the position is impossible."""
        raise NotImplementedError

    def turn(self, data: dict[str, Any], by: int) -> dict[str, Any] | None:
        """Return a written position with every seat rotated by `by`, or None if the seats are not interchangeable."""
        return None

    # --- for bots, from what a seat may know: the same in all worlds that the seat can't tell apart -------------------

    def advise(self, state: Any, ask: Ask) -> list[float]:
        """Return how good each option looks to the asked seat, without looking ahead; equal values mean no opinion."""
        return [0.0] * len(ask.options)

    def search_settings(self, iterations: int, valued: bool) -> SearchSettings:
        """Return how bots search this game with a given budget of iterations.

        `valued` tells whether learned values judge the positions at which a search stops.
        """
        return SearchSettings()

    def feature_names(self, seats: int) -> list[str]:
        """Return a name for each entry of `features`, fixed for a game and its number of seats."""
        return []

    def features(self, state: Any, seat: int) -> list[float]:
        """Return what a seat knows of a position as numbers, mostly from 0 to 1: the input of learned values."""
        return []

    def max_length(self, seats: int) -> int:
        """Return an upper bound for the number of words in a game."""
        return 100_000

    def spell_draw(self, thing: int) -> str:
        """Return the name of a drawn thing for records; never a plain number."""
        return self.draws[thing]

    def read_draw(self, name: str) -> int:
        """Return the thing with that name; raises BadPosition."""
        if name not in self.drawn_as:
            raise BadPosition(f"{self.name} has no {name!r} to draw.")
        return self.drawn_as[name]
