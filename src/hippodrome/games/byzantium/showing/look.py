"""The table from one seat's side: its boards, its armies and their opponents."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from hippodrome.games.byzantium import board, game, pieces
from hippodrome.games.byzantium.advice.odds import CAPITAL_LOSS_PER_HIT, Army, attack_odds
from hippodrome.registry import find_game

BOTH: Final = (pieces.BYZANTINE, pieces.ARAB)


def board_of(name: str) -> board.Board:
    """Return the board of a view."""
    return cast(game.Byzantium, find_game("byzantium")).boards[name]


class Look:
    """A view from one seat's side of the table; everybody sees the same."""

    def __init__(self, view: Mapping[str, Any], seat: int) -> None:
        self.view: Mapping[str, Any] = view["board"]
        self.seat = seat
        self.players: Sequence[Mapping[str, Any]] = self.view["players"]
        self.own = self.players[seat]
        self.cities: Mapping[str, Mapping[str, Any]] = self.view["cities"]
        self.board = board_of(self.view["map"])

    def half(self, side: int, seat: int | None = None) -> Mapping[str, Any]:
        """Return one side of a player's board, by default this seat's."""
        player = self.own if seat is None else self.players[seat]
        half: Mapping[str, Any] = player[pieces.SIDES[side]]
        return half

    def markers(self, side: int) -> int:
        """Return the markers of this seat's cities of a side."""
        name = pieces.SIDES[side]
        return sum(c["markers"] for c in self.cities.values() if c["control"] == self.seat and c["side"] == name)

    def army(self, side: int, seat: int | None = None) -> Army:
        """Return Elite with guard, Main and Move of an army."""
        half = self.half(side, seat)
        return half["elite"] + int(half["guard"]), half["main"], half["move"]

    def defenders(self, city: str, attacker: int | None) -> tuple[Army, ...]:
        """BZ 7.1, BZ 7.4, BZ 9.7: who may fight before the siege of a city."""
        entry = self.cities[city]
        if entry["side"] == "bulgar":
            return ((0, self.view["bulgars"], 0),) if self.view["bulgars"] else ()
        if entry["side"] == "persian":
            return ()
        side = pieces.SIDES.index(entry["side"])
        found = [self.army(side, seat) for seat in entry["armies"] if seat != attacker]
        capital = self.board.index[city] == self.board.capital
        owner = self.view["spaces"]["emperor"][0] if capital else entry["control"]
        if owner is not None and owner != attacker and not found:
            levy = self.half(side, owner)["levy"]
            if levy:
                found.append((0, levy, 0))
        return tuple(found)

    def odds(self, army: Army, city: str, attacker: int | None) -> float:
        """Return the probability that an attack takes a city."""
        entry = self.cities[city]
        per_hit = CAPITAL_LOSS_PER_HIT if self.board.index[city] == self.board.capital else 1
        defence = entry["markers"] + int(entry["fortified"])
        return attack_odds(army, self.defenders(city, attacker), defence, per_hit)
