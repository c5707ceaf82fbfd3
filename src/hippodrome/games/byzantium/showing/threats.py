"""Which armies could reach and attack each city now, and how likely they would take it: the same to everybody."""

from collections.abc import Iterator, Mapping
from typing import Any

from hippodrome.games.byzantium import pieces
from hippodrome.games.byzantium.showing.look import BOTH, Look


def threats(view: Mapping[str, Any]) -> dict[str, list[tuple[int, int, float]]]:
    """For each city the armies that could attack it (seat, side), and how likely they would take it."""
    found: dict[str, list[tuple[int, int, float]]] = {}
    for seat in range(len(view["board"]["players"])):
        for side in BOTH:
            for city, chance in Reach(view, seat, side).goals().items():
                found.setdefault(city, []).append((seat, side, chance))
    return found


class Reach(Look):
    """What one army can reach in one action; whether a fleet intervenes is not known beforehand."""

    def __init__(self, view: Mapping[str, Any], seat: int, side: int) -> None:
        super().__init__(view, seat)
        self.side, self.name = side, pieces.SIDES[side]

    def goals(self) -> dict[str, float]:
        """The foreign cities the army can reach, with the odds of taking them."""
        elite, main, move = self.army(self.side)
        place = self.half(self.side)["army"]
        if elite + main == 0 or (place is None and self.side == pieces.BYZANTINE and not self.own["founded"]):
            return {}
        starts = [place] if place else [city for city, entry in self.cities.items() if entry["side"] == self.name]
        reached: dict[str, float] = {}
        for start in starts:
            for city, spent in self.ways(start, move):
                if self.cities[city]["side"] != self.name:
                    chance = self.odds((elite, main, move - spent), city, self.seat)
                    reached[city] = max(chance, reached.get(city, 0.0))
        return reached

    def ways(self, start: str, purse: int) -> Iterator[tuple[str, int]]:
        """The cities at the end of one link, or through a friendly one of two, with the cost of the way."""
        for city, cost in self.steps(start, purse):
            if self.cities[city]["side"] != self.name:
                yield city, cost
                continue
            spent = cost + self.board.surcharge
            for far, more in self.steps(city, purse - spent):
                yield far, spent + more

    def steps(self, start: str, purse: int) -> Iterator[tuple[str, int]]:
        """The cities an army can go on to, with their cost."""
        other = self.half(1 - self.side)["army"]
        here = self.board.index[start]
        for goal in self.board.reach[self.side][here]:
            name = self.board.ids[goal]
            entry = self.cities[name]
            if entry["side"] != self.name and (entry["control"] == self.seat or other == name):
                continue
            cost = self.link_cost(here, goal)
            if cost <= purse:
                yield name, cost

    def link_cost(self, origin: int, goal: int) -> int:
        """BZ 6.6-6.8: what a link costs."""
        link = self.board.link_of[origin * self.board.count + goal]
        return self.board.link_cost(self.side, link, self.seat in self.view["spaces"]["fleet_arab"], [])
