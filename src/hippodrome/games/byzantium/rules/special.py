"""BZ 5.8-5.18: the special actions, except for the Bulgars (BZ 9)."""

from hippodrome.games.byzantium import events, pieces
from hippodrome.games.byzantium.rules import attack, cubes
from hippodrome.games.byzantium.rules.action import Action, CityAction, Refusal, cube_refusal, name_city
from hippodrome.games.byzantium.state import State
from hippodrome.kernel.ask import Flow, Params
from hippodrome.kernel.events import Seat, Thing


class Spaces:
    """BZ 5.8: the special-action spaces of a kind; each takes one cube a round."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.taken = Refusal("BZ 5.8", "why-space-taken", self.holder)
        self.all_taken = Refusal("BZ 5.8", "why-spaces-taken", self.count)

    def holder(self, game: State, city: int) -> Params:
        """Return who has the only space, as message parameters."""
        return {"seat": game.spaces[game.board.first[self.kind]]}

    def count(self, game: State, city: int) -> Params:
        """Return the number of spaces, as message parameters."""
        return {"count": game.board.first[self.kind + 1] - game.board.first[self.kind]}

    def refusal(self, game: State) -> Refusal | None:
        """Return why no cube can be placed here, or None."""
        if game.free_space(self.kind) >= 0:
            return None
        first = game.board.first
        return self.taken if first[self.kind + 1] - first[self.kind] == 1 else self.all_taken

    def occupy(self, game: State, side: int, options: list[int]) -> Flow:
        """BZ 5.8, BZ 4.2: a cube from a source of the player's choice onto a free space."""
        seat = game.seat
        source = yield from cubes.take_any(game, seat, side, options)
        game.spaces[game.free_space(self.kind)] = seat
        cubes.settle(game, seat, source)


class Fortify(CityAction):
    """BZ 5.11: put a fortification in place of the player's control cube of an unfortified city."""

    def __init__(self) -> None:
        super().__init__(pieces.SPECIAL + pieces.FORTIFY, "BZ 5.11")
        self.spaces = Spaces(pieces.FORTIFY)
        self.none_left = Refusal(self.rule, "why-fortify-none")
        self.nowhere = Refusal(self.rule, "why-fortify-nowhere")
        self.other = Refusal(self.rule, "why-fortify-other", name_city)
        self.twice = Refusal(self.rule, "why-fortify-twice", name_city)

    def refusal(self, game: State) -> Refusal | None:
        taken = self.spaces.refusal(game)
        if taken is not None:
            return taken
        return super().refusal(game) if game.held[game.seat][pieces.FORTS] else self.none_left

    def refusal_at(self, game: State, city: int) -> Refusal | None:
        if game.control[city] != game.seat:
            return self.other
        return self.twice if game.fortified[city] else cube_refusal(game, game.allegiance[city])

    def play(self, game: State) -> Flow:
        seat, own = game.seat, game.held[game.seat]
        city = yield from game.choose_city(seat, self.rule, "prompt-fortify", self.cities(game))
        side = game.allegiance[city]
        yield from self.spaces.occupy(game, side, cubes.sources(game, seat, side))
        own[pieces.FORTS] -= 1
        own[pieces.LOSSES] += 1
        game.fortified[city] = True
        if game.telling:
            game.tell(events.Fortified(Seat(seat), game.city_name(city)))


class Grow(CityAction):
    """BZ 5.10: add a marker to a city of the side, whoever controls it."""

    def __init__(self, side: int) -> None:
        super().__init__(pieces.SPECIAL + pieces.GROW + side, "BZ 5.10", side)
        self.spaces = Spaces(pieces.GROW + side)
        self.nowhere = Refusal(self.rule, f"why-grow-{pieces.SIDES[side]}")
        self.capital = Refusal(self.rule, "why-city-capital", name_city)
        self.full = Refusal(self.rule, "why-grow-full", name_markers)
        self.other = Refusal(self.rule, "why-grow-side", name_city)

    def refusal(self, game: State) -> Refusal | None:
        return self.spaces.refusal(game) or cube_refusal(game, self.side) or super().refusal(game)

    def refusal_at(self, game: State, city: int) -> Refusal | None:
        """BZ 5.10: a city of the side with fewer than three markers, but not the capital."""
        if game.allegiance[city] != self.side:
            return self.other
        if city == game.board.capital:
            return self.capital
        return None if game.markers[city] < game.board.max_markers else self.full

    def play(self, game: State) -> Flow:
        seat, side = game.seat, self.side
        city = yield from game.choose_city(seat, self.rule, "prompt-grow", self.cities(game))
        yield from self.spaces.occupy(game, side, cubes.sources(game, seat, side))
        game.markers[city] += 1
        if game.telling:
            game.tell(events.Grew(Seat(seat), game.city_name(city), game.markers[city]))


def name_markers(game: State, city: int) -> Params:
    """Return the refused city, and the most markers a city can have, as message parameters."""
    return {"city": game.board.ids[city], "count": game.board.max_markers}


class Crown(Action):
    """BZ 5.12-5.13: Emperor or Caliph: 2 points, and the guard joins the player's Elite."""

    def __init__(self, side: int) -> None:
        super().__init__(pieces.SPECIAL + pieces.RULER + side, "BZ 5.12", side)
        self.spaces = Spaces(pieces.RULER + side)

    def refusal(self, game: State) -> Refusal | None:
        return self.spaces.refusal(game) or cube_refusal(game, self.side)

    def play(self, game: State) -> Flow:
        seat, side = game.seat, self.side
        yield from self.spaces.occupy(game, side, cubes.sources(game, seat, side))
        game.score(seat, side, game.board.guard_vp)
        game.guards[side] = seat
        if game.telling:
            office = Thing(pieces.SPACES[self.spaces.kind])
            game.tell(events.Crowned(Seat(seat), office, game.board.guard_vp, pieces.SIDES[side]))


class Fleet(Action):
    """BZ 5.15-5.16: a fleet until the end of the round."""

    def __init__(self, side: int) -> None:
        super().__init__(pieces.SPECIAL + pieces.FLEET + side, "BZ 5.15", side)
        self.spaces = Spaces(pieces.FLEET + side)

    def refusal(self, game: State) -> Refusal | None:
        return self.spaces.refusal(game) or cube_refusal(game, self.side)

    def play(self, game: State) -> Flow:
        yield from self.spaces.occupy(game, self.side, cubes.sources(game, game.seat, self.side))
        if game.telling:
            game.tell(events.Commanded(Seat(game.seat), Thing(pieces.SPACES[self.spaces.kind])))


# --- civil war ----------------------------------------------------------------------------------------------------


class CivilWar(Action):
    """BZ 5.17: the army attacks the city of its own side in which it stands."""

    def __init__(self, side: int) -> None:
        super().__init__(pieces.SPECIAL + pieces.CIVIL_WAR + side, "BZ 5.17", side)
        self.spaces = Spaces(pieces.CIVIL_WAR + side)
        self.no_army = Refusal(self.rule, "why-war-no-army")
        self.capital = Refusal("BZ 10.2", "why-war-capital")
        self.own_city = Refusal(self.rule, "why-war-own", self.name_place)
        self.nobody = Refusal(self.rule, "why-war-nobody", self.name_place)
        self.last_cube = Refusal("BZ 5.9", "why-war-last-cube")

    def name_place(self, game: State, city: int) -> Params:
        """Return the city in which the army stands, as message parameters."""
        return name_city(game, game.held[game.seat][pieces.FIGURE + self.side])

    def refusal(self, game: State) -> Refusal | None:
        return self.refusal_in(game, game.held[game.seat][pieces.FIGURE + self.side])

    def refusal_in(self, game: State, city: int) -> Refusal | None:
        """Return why the army can't attack the city in which it stands, or None."""
        taken = self.spaces.refusal(game)
        if taken is not None:
            return taken
        if city == pieces.NOWHERE:
            return self.no_army
        if city == game.board.capital:
            return self.capital
        owner = game.control[city]
        if owner == game.seat:
            return self.own_city
        if owner == pieces.NOBODY and game.rulings.civil_war_other_player:
            return self.nobody
        if game.held[game.seat][pieces.POOL] > 0 or self.sources(game):
            return None
        return cube_refusal(game, self.side) or self.last_cube

    def sources(self, game: State) -> list[int]:
        """BZ 5.9, BZ 5.17: sources for the cube, but not the last cube of the army that is to attack."""
        options = cubes.sources(game, game.seat, self.side)
        if game.army(game.seat, self.side) > 1:
            return options
        barred = [pieces.FROM + self.side * 4 + box for box in cubes.ARMY_BOXES]
        return [word for word in options if word not in barred]

    def play(self, game: State) -> Flow:
        return self.start(game, game.held[game.seat][pieces.FIGURE + self.side], pieces.NOWHERE)

    def start(self, game: State, city: int, came_from: int) -> Flow:
        """Place the cube and attack; a march may end this way too, and be driven back to its origin."""
        yield from self.spaces.occupy(game, self.side, self.sources(game))
        if game.telling:
            game.tell(events.Rebelled(Seat(game.seat), game.city_name(city)))
        attack.begin_attack(game, self.side, city, came_from, self.side)


CIVIL_WARS: list[CivilWar] = [CivilWar(side) for side in range(2)]
