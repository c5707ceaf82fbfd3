"""BZ 3.2-3.4: the definition of an action: when it is possible, and why not."""

from collections.abc import Callable
from typing import Final

from hippodrome.games.byzantium import pieces
from hippodrome.games.byzantium.rules import cubes
from hippodrome.games.byzantium.state import State
from hippodrome.kernel.ask import Flow, Params


class Refusal:
    """Why an action, or a city for an action, is not possible now: a rule, and a message key with its parameters.

    Refusals are created once; `params` looks up their parameters when the message is needed.
    """

    def __init__(self, rule: str, key: str, lookup: Callable[[State, int], Params] | None = None) -> None:
        self.rule, self.key, self.lookup = rule, key, lookup

    def params(self, game: State, city: int = pieces.NOWHERE) -> Params:
        """Return the parameters of the message for the player in turn; some concern a city."""
        return {} if self.lookup is None else self.lookup(game, city)


class Action:
    """An action that the player in turn may take: its word, its rule, and the side it is for.

    It is possible if it can be carried out completely and changes something.
    """

    def __init__(self, word: int, rule: str, side: int = pieces.BYZANTINE) -> None:
        self.word, self.rule, self.side = word, rule, side
        self.name: str = pieces.FIXED_WORDS[word]

    def refusal(self, game: State) -> Refusal | None:
        """Return why the action is not possible now, or None."""
        raise NotImplementedError

    def play(self, game: State) -> Flow:
        """Carry the action out."""
        raise NotImplementedError


class CityAction(Action):
    """An action in a city of the player's choice."""

    nowhere: Refusal
    """The refusal if no city qualifies for the action."""

    def refusal(self, game: State) -> Refusal | None:
        found = self.nowhere
        for city in range(game.board.count):
            refusal = self.refusal_at(game, city)
            if refusal is None:
                return None
            if refusal.rule == NO_CUBE.rule:
                found = NO_CUBE
        return found

    def refusal_at(self, game: State, city: int) -> Refusal | None:
        """Return why the action is not possible in a city, or None."""
        raise NotImplementedError

    def cities(self, game: State) -> list[int]:
        """Return the cities in which the action is possible."""
        return [city for city in range(game.board.count) if self.refusal_at(game, city) is None]


def name_city(game: State, city: int) -> Params:
    """Return the refused city as message parameters."""
    return {"city": game.board.ids[city]}


# --- the cube for an action ---------------------------------------------------------------------------------------


def cube_price(game: State, city: int) -> Params:
    """Return the price of a cube that does not come from the Pool."""
    return {"price": game.board.cube_price}


NO_CUBE: Final = Refusal("BZ 4.1", "why-no-cube", cube_price)
NO_CUBE_FOR: Final[list[Refusal]] = [Refusal("BZ 4.1", f"why-no-cube-{side}", cube_price) for side in pieces.SIDES[:2]]


def cube_refusal(game: State, side: int) -> Refusal | None:
    """BZ 4.1-4.2: why no cube can be placed for a side, or None."""
    return None if cubes.can_place(game, game.seat, side) else NO_CUBE_FOR[side]


def any_cube_refusal(game: State) -> Refusal | None:
    """BZ 4.1-4.2: why no cube can be placed for either side, or None."""
    seat = game.seat
    if cubes.can_place(game, seat, pieces.BYZANTINE) or cubes.can_place(game, seat, pieces.ARAB):
        return None
    return NO_CUBE
