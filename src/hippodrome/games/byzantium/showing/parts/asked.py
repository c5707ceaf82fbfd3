"""A question of Byzantium, and what the view shows that helps to answer it: reach, cost and odds."""

from collections.abc import Mapping
from functools import cached_property
from itertools import pairwise
from typing import Any

from hippodrome.games.byzantium import pieces
from hippodrome.games.byzantium.advice import odds
from hippodrome.games.byzantium.advice.odds import Army
from hippodrome.games.byzantium.knowledge.view import position_of
from hippodrome.games.byzantium.rules import movement
from hippodrome.games.byzantium.showing.look import Look
from hippodrome.games.byzantium.state import State
from hippodrome.parts import own_ask

Way = list[str]
"""A sequence of cities, starting where an army stands."""


class Asked:
    """A question to a seat, with its outlook on the table."""

    def __init__(self, view: Mapping[str, Any], ask: Mapping[str, Any]) -> None:
        self.view = view
        self.table: Mapping[str, Any] = view["board"]
        self.seat: int = ask["seat"]
        self.key: str = ask["prompt"]["key"]
        self.params: Mapping[str, Any] = ask["prompt"]["params"]
        self.words: list[str] = list(ask["words"])
        self.look = Look(view, self.seat)
        self.board = self.look.board
        self.cities = self.look.cities
        self.own = self.look.own

    @property
    def force(self) -> int:
        """Return the side of the army that the question is about."""
        return pieces.ARAB if self.params.get("force") == "arab-army" else pieces.BYZANTINE

    def side_of(self, city: str) -> int:
        """Return the allegiance of a city as a number."""
        return pieces.SIDES.index(self.cities[city]["side"])

    @cached_property
    def game(self) -> State:
        """Return the position, to ask the rules about it."""
        return position_of(self.view, self.board)

    # --- ways ---------------------------------------------------------------------------------------------------------

    def is_sea(self, a: str, b: str) -> bool:
        """Return whether the way to a city is by sea: a printed sea link, or from the capital to any coast."""
        link = self.board.link_of[self.board.index[a] * self.board.count + self.board.index[b]]
        return link < 0 or self.board.kind_of[link] == pieces.SEA

    def cost(self, side: int, way: Way) -> int:
        """BZ 6.6: the total price of a way; a second link costs one more."""
        index = self.board.index
        links = [movement.link_cost(self.game, self.seat, side, index[a], index[b]) for a, b in pairwise(way)]
        late = 1 if self.key == "prompt-march-on" else 0
        return sum(links) + self.board.surcharge * max(0, len(links) - 1 + late)

    def ways(self, side: int, start: str, goal: str) -> list[Way]:
        """BZ 6.10: the affordable ways to a goal: over one link, or else through friendly cities."""
        index, ids = self.board.index, self.board.ids
        near = movement.steps(self.game, self.seat, side, index[start], 0)
        if index[goal] in near:
            return [[start, goal]]
        ways = movement.far_ways(self.game, self.seat, side, index[start], near)
        return [[start, ids[via], goal] for via in ways.get(index[goal], [])]

    @cached_property
    def goals(self) -> dict[str, list[Way]]:
        """Return the goals that an army is offered, each with its ways."""
        if self.key in ("prompt-march", "prompt-march-first", "prompt-march-on"):
            start = self.params["city"]
            return {word: self.ways(self.force, start, word) for word in self.words if word in self.cities}
        return {}

    # --- odds ---------------------------------------------------------------------------------------------------------

    def attack_odds(self, army: Army, city: str, attacker: int | None) -> float:
        """Return the probability that an attack takes a city if everybody fights, in percent."""
        return 100 * self.look.odds(army, city, attacker)

    def after_march(self, side: int, cost: int) -> Army:
        """Return an army after it has paid for its way."""
        elite, main, move = self.look.army(side)
        return elite, main, move - cost


def asked_of(view: Mapping[str, Any]) -> Asked | None:
    """Return the question to the viewer, if any."""
    ask = own_ask(view)
    return Asked(view, ask) if ask else None


def prize(markers: int) -> int:
    """BZ 7.15-7.16: the points for conquering a city."""
    return markers - 1 if markers > 1 else 0


def defence_of(city: Mapping[str, Any]) -> int:
    """BZ 7.12: a city's defence value."""
    return int(city["markers"]) + int(city["fortified"])


def loss_per_hit(city: str) -> int:
    """BZ 10.3: before the capital a hit costs two cubes."""
    return odds.CAPITAL_LOSS_PER_HIT if city == pieces.CAPITAL_ID else 1
