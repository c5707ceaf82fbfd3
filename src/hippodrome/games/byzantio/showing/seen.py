"""A view combined with the rules: who leads where, what an action would bring, what the die would do."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from hippodrome.games.byzantio.boards import KIND_IDS, Board
from hippodrome.games.byzantio.terms import Terms
from hippodrome.parts import Say, say

FULL = 100.0


@cache
def printed(game: str) -> Board:
    """Return the board of a game, read once."""
    return Board(game)


@cache
def _terms(game: str, seats: int, options: tuple[tuple[str, Any], ...]) -> Terms:
    return Terms(printed(game), seats, dict(options))


class SeatView:
    """One seat's view; all answers come from the view and the printed board alone."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.game: str = view["game"]
        self.seats: int = view["seats"]
        self.viewer: int | None = view["viewer"]
        self.over: bool = view["over"]
        self.board: Mapping[str, Any] = view["board"]
        self.players: Sequence[Mapping[str, Any]] = view["board"]["players"]
        self.printed = printed(self.game)
        self.terms = _terms(self.game, self.seats, tuple(sorted(view["options"].items())))
        self.kind_of = dict(zip(self.printed.kinds, KIND_IDS, strict=True))
        self._leaders: dict[str, list[int]] = {}

    # --- the board ---------------------------------------------------------------------------------------------------

    def counts(self, city: str) -> list[int]:
        """Return the garrisons in a city, by seat."""
        return list(self.board["garrisons"].get(city) or [0] * self.seats)

    def province_of(self, city: str) -> str:
        """BO 1.2: the province a city lies in."""
        return self.printed.provinces[self.printed.province_of[self.printed.cities.index(city)]]

    def cities_in(self, province: str) -> list[str]:
        """Return the cities in play of a province."""
        return [self.printed.cities[city] for city in self.terms.cities_of[self.printed.provinces.index(province)]]

    def number_of(self, province: str) -> int:
        """BO 6.2: the number that events roll for; 0 where no event strikes."""
        return self.printed.numbers[self.printed.provinces.index(province)]

    def seat_of(self, dynasty: str) -> int:
        """Return the seat that leads a dynasty."""
        return next(seat for seat, player in enumerate(self.players) if player["dynasty"] == dynasty)

    def city_place(self, city: str) -> str:
        """Return the drawing's id for the place of a city; a region of Nekken is its own city."""
        return f"province-{city}" if city in self.printed.provinces else f"city-{city}"

    # --- points ------------------------------------------------------------------------------------------------------

    def goals(self, seat: int | None) -> dict[str, int]:
        """Return the objectives of a seat and their values, as far as the viewer knows them."""
        folded = None if seat is None else self.players[seat]["folded"]
        if folded is None:
            return {}
        return {city: value for city, value in zip(folded["objectives"], self.board["values"], strict=True) if city}

    def leaders(self, city: str) -> list[int]:
        """Return the seats with the most garrisons in a city; none in an empty one."""
        found = self._leaders.get(city)
        if found is None:
            counts = self.counts(city)
            most = max(counts)
            found = self._leaders[city] = [seat for seat, count in enumerate(counts) if count and count == most]
        return found

    def brings(self, seat: int, counts: Sequence[int], value: int) -> int:
        """BO 8.4: what a city scores for a seat that wrote it down: all, half, a little, or nothing."""
        if not counts[seat] or counts[seat] < max(counts):
            return 0
        sharing = sum(count == counts[seat] for count in counts)
        return (value, value // 2, self.printed.three_way_points)[sharing - 1] if sharing < 4 else 0

    def change(self, moved: Mapping[str, Sequence[int]]) -> int:
        """Return the viewer's gain in points if these were the garrisons of some cities."""
        if self.viewer is None:
            return 0
        goals = self.goals(self.viewer)
        return sum(
            self._row(city, counts, goals[city]) - self._row(city, self.counts(city), goals[city])
            for city, counts in moved.items()
            if city in goals
        )

    def _row(self, city: str, counts: Sequence[int], value: int) -> int:
        """BO 8.5: what a row scores; a replaced objective scores less."""
        assert self.viewer is not None
        folded = self.players[self.viewer]["folded"]
        gained = self.brings(self.viewer, counts, value)
        if folded["replaced"] is not None and folded["objectives"][folded["replaced"]] == city:
            gained -= self.printed.penalty
            return max(0, gained) if self.terms.penalty_floor else gained
        return gained

    # --- what could be done ------------------------------------------------------------------------------------------

    def with_one(self, city: str, seat: int, without: int | None = None) -> dict[str, list[int]]:
        """Return a city's garrisons with one more, and optionally with one less of another seat."""
        counts = self.counts(city)
        counts[seat] += 1
        if without is not None:
            counts[without] -= 1
        return {city: counts}

    def without_one(self, city: str, seat: int) -> dict[str, list[int]]:
        """Return a city's garrisons with one less."""
        counts = self.counts(city)
        counts[seat] -= 1
        return {city: counts}

    def exchanged(self, seat: int, give: str, owner: int, take: str) -> dict[str, list[int]]:
        """BO 4.3: the garrisons of two cities after an exchange."""
        given, taken = self.counts(give), self.counts(take)
        given[seat] -= 1
        given[owner] += 1
        taken[owner] -= 1
        taken[seat] += 1
        return {give: given, take: taken}

    def why_not_place(self, city: str, campaign: bool) -> tuple[Say, str] | None:
        """BO 3, BO 4.1.3, BO 4.2.2: why the viewer can't place a garrison in a city, and the rule that forbids it."""
        assert self.viewer is not None
        counts = self.counts(city)
        own, total = counts[self.viewer], sum(counts)
        most = self.printed.most_in_all
        if not self.players[self.viewer]["supply"]:
            return say("why-no-supply"), "BO 3.3"
        if own >= self.printed.most_own:
            return say("why-two", city=city), "BO 3.1"
        if own and own == total:
            return say("why-alone", city=city), "BO 3.4"
        removes = campaign and own and not self.terms.limit_before
        if total >= most and not removes:
            return say("why-full", city=city), "BO 3.2"
        return None

    def best_placement(self, province: str) -> int:
        """Return the best immediate gain of a Campaign into a province."""
        assert self.viewer is not None
        open_cities = [city for city in self.cities_in(province) if self.why_not_place(city, campaign=True) is None]
        return max([self.placed(city, campaign=True) for city in open_cities], default=0)

    def placed(self, city: str, campaign: bool) -> int:
        """Return the gain from one more garrison in a city; a Campaign's second one removes the strongest rival's."""
        assert self.viewer is not None
        counts = self.counts(city)
        others = [seat for seat, count in enumerate(counts) if count and seat != self.viewer]
        if campaign and counts[self.viewer] and others:
            return max(self.change(self.with_one(city, self.viewer, other)) for other in others)
        return self.change(self.with_one(city, self.viewer))

    # --- the die -----------------------------------------------------------------------------------------------------

    def helps(self, seat: int, city: str) -> bool:
        """BO 5.2: whether a seat's pretender stands in the province of a city."""
        return bool(self.players[seat]["pretender"] == self.province_of(city))

    def chance(self, seat: int, city: str, owner: int) -> float:
        """BO 5.1-5.2: how likely a seat succeeds against an opponent's garrison in a city, in percent."""
        needed = self.printed.success - self.helps(seat, city) + self.helps(owner, city)
        return FULL * (self.printed.die + 1 - needed) / self.printed.die
