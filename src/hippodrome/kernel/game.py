"""Game: what a game must be able to say about its positions."""

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
"""A game, and what it is asked about in: so the front of a game imports them from here."""

OptionValue = bool | int | str
Options = dict[str, OptionValue]


class Option:
    """A named choice about the rules, made before the game; texts explain it as `option-<name>`.

    `before` is how it was played before there was this choice, for tables and records that are older than it.
    """

    def __init__(
        self, name: str, default: OptionValue, choices: tuple[OptionValue, ...], before: OptionValue | None = None
    ) -> None:
        self.name = name
        self.default = default
        self.choices = choices
        self.before: OptionValue = default if before is None else before


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game. It holds no position: it makes positions and speaks about them.

    `version` is raised when an old record would no longer replay. A step is one asking flow, returned unstarted, or
    None when what was to do needed nobody and is done. A game takes its own kind of position, which it has made itself.
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
        """`draws` has the names of all that the dice can draw, for records; never plain numbers."""
        self.name = name
        self.version = version
        self.seats = seats
        self.options = options
        self.words = words
        self.events = events
        self.draws = draws or {}
        self.drawn_as = {name: thing for thing, name in self.draws.items()}
        self.good_lead = 10.0
        """A lead in points at the end that counts as a good one; puzzles judge answers by it."""
        ready(*events)

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Rules are the same wherever they are unpickled: those of that name."""
        return import_module("hippodrome.registry").find_game, (self.name,)

    def settle_options(self, seats: int, options: Options | None) -> Options:
        """The full set of options for a table: those given, checked, and the defaults for the rest."""
        if seats not in self.seats:
            allowed = ", ".join(str(count) for count in self.seats)
            raise BadOption(f"{self.name} is for {allowed} seats, not {seats}.")
        if options is not None and not isinstance(options, dict):
            raise BadOption(f"Options are given by their names, not as {short(options)}.")
        settled: Options = {option.name: option.default for option in self.options}
        given: dict[Any, Any] = dict(options or {})  # perhaps from outside: neither names nor values are known yet
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
        """The full set of options for a table that was begun under earlier rules."""
        known = {option.name for option in self.options}
        then: Options = {option.name: option.before for option in self.options}
        then.update({name: value for name, value in options.items() if name in known})
        return self.settle_options(seats, then)

    def settle_position(self, data: Any, by_seat: tuple[str, ...]) -> tuple[int, Options, dict[str, Any]]:
        """The seats and the options of a written position, checked, and the rest of it; raises BadPosition.

        A position that doesn't tell its seats has one of the lists named in `by_seat`, with an entry for each, or
        there are always as many.
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
        """The position in which the game begins."""
        raise NotImplementedError

    def step(self, state: Any) -> Flow | None:
        """The next piece of the game: an unstarted flow that will ask, or None if it is done already."""
        raise NotImplementedError

    def over(self, state: Any) -> bool:
        """Whether the game has ended."""
        raise NotImplementedError

    def scores(self, state: Any) -> list[int]:
        """Points by seat, as they stand."""
        raise NotImplementedError

    def ranking(self, state: Any) -> list[list[int]]:
        """Seats in groups of equals, best first."""
        raise NotImplementedError

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know, as JSON-able data."""
        raise NotImplementedError

    def redeal(self, state: Any, seat: int, dice: Dice, since: list[tuple[int, int]]) -> None:
        """Deal anew, in place, all that a seat can't know, consistently with all it has seen.

        `since` are the words (seat, index) played after this position and known to the seat: what is dealt must
        allow them. A game without secrets has nothing to do.
        """

    def write(self, state: Any) -> dict[str, Any]:
        """A position as JSON-able data, complete but for the dice."""
        raise NotImplementedError

    def read(self, data: dict[str, Any], dice: Dice) -> AnyState:
        """The position that `write` was taken from, or that a person wrote down; raises BadPosition."""
        raise NotImplementedError

    def check(self, state: Any) -> None:
        """Raise BrokenInvariant if this position cannot be."""
        raise NotImplementedError

    def turn(self, data: dict[str, Any], by: int) -> dict[str, Any] | None:
        """A written position with every seat moved on by `by`; None where the seats are not alike."""
        return None

    # --- knowledge for bots, made of what a seat may know: the same in all worlds that it can't tell apart ------------

    def advise(self, state: Any, ask: Ask) -> list[float]:
        """How good each of an ask's options looks to its seat, without looking ahead; all alike if nobody can say."""
        return [0.0] * len(ask.options)

    def search_settings(self, iterations: int, valued: bool) -> SearchSettings:
        """How bots search this game with a budget of so many iterations.

        `valued` says whether learned values judge the positions at which a search stops.
        """
        return SearchSettings()

    def feature_names(self, seats: int) -> list[str]:
        """A name for each entry of `features`, in order: fixed for a game and its number of seats."""
        return []

    def features(self, state: Any, seat: int) -> list[float]:
        """What a seat knows of a position as numbers, most of them from 0 to 1, for values that are learned."""
        return []

    def max_length(self, seats: int) -> int:
        """A number of words that no game goes beyond."""
        return 100_000

    def spell_draw(self, thing: int) -> str:
        """The name of a drawn thing, for records; never a plain number."""
        return self.draws[thing]

    def read_draw(self, name: str) -> int:
        """The thing of that name; raises BadPosition."""
        if name not in self.drawn_as:
            raise BadPosition(f"{self.name} has no {name!r} to draw.")
        return self.drawn_as[name]
