"""BZ 5.1-5.7 and BZ 3.5: the plain actions: control, reinforce, tax, build, pass."""

from typing import Final

from hippodrome.games.byzantium import events, pieces
from hippodrome.games.byzantium.rules import cubes
from hippodrome.games.byzantium.rules.action import (
    Action,
    CityAction,
    Refusal,
    any_cube_refusal,
    cube_refusal,
    name_city,
)
from hippodrome.games.byzantium.state import State
from hippodrome.kernel.ask import Ask, Flow, Params, choose
from hippodrome.kernel.events import Seat, Thing

TEMPLES: Final = ("church", "mosque")
MOST_REINFORCED: Final = 3


# --- control ------------------------------------------------------------------------------------------------------


class Control(CityAction):
    """BZ 5.1: a cube on an uncontrolled Byzantine or Arab city, and points for its markers."""

    def __init__(self) -> None:
        super().__init__(pieces.CONTROL, "BZ 5.1")
        self.nowhere = Refusal(self.rule, "why-control-none")
        self.capital = Refusal(self.rule, "why-city-capital", name_city)
        self.persian = Refusal(self.rule, "why-control-persian", name_city)
        self.bulgar = Refusal(self.rule, "why-control-bulgar", name_city)
        self.held = Refusal(self.rule, "why-control-held", name_holder)

    def refusal_at(self, game: State, city: int) -> Refusal | None:
        """BZ 5.1: the capital is never controlled, Persian and Bulgar cities must be conquered."""
        if game.control[city] != pieces.NOBODY:
            return self.held
        if city == game.board.capital:
            return self.capital
        side = game.allegiance[city]
        if side > pieces.ARAB:
            return self.persian if side == pieces.PERSIAN else self.bulgar
        return cube_refusal(game, side)

    def play(self, game: State) -> Flow:
        seat = game.seat
        city = yield from game.choose_city(seat, self.rule, "prompt-control", self.cities(game))
        side = game.allegiance[city]
        source = yield from cubes.take_any(game, seat, side, cubes.sources(game, seat, side))
        game.control[city] = seat
        cubes.settle(game, seat, source)
        game.score(seat, side, game.markers[city])
        if game.telling:
            game.tell(events.Controlled(Seat(seat), game.city_name(city), game.markers[city], pieces.SIDES[side]))
        if side == pieces.BYZANTINE and not game.held[seat][pieces.FOUNDED]:
            place_first_army(game, seat, city)


def name_holder(game: State, city: int) -> Params:
    """Return the refused city, and who controls it, as message parameters."""
    return {"city": game.board.ids[city], "seat": game.control[city]}


def place_first_army(game: State, seat: int, city: int) -> None:
    """BZ 5.2: a player's first Byzantine city ever brings the Byzantine figure there, if its army has a cube (R23)."""
    own = game.held[seat]
    own[pieces.FOUNDED] = 1
    if game.army(seat, pieces.BYZANTINE) > 0:
        own[pieces.FIGURE + pieces.BYZANTINE] = city
        if game.telling:
            game.tell(events.Placed(Seat(seat), game.city_name(city)))


# --- reinforce ----------------------------------------------------------------------------------------------------


class Reinforce(Action):
    """BZ 5.3-5.5: put one to three cubes into boxes, at most one of them Elite, never back into their own box."""

    def __init__(self) -> None:
        super().__init__(pieces.REINFORCE, "BZ 5.3")

    def refusal(self, game: State) -> Refusal | None:
        return any_cube_refusal(game)

    def play(self, game: State) -> Flow:
        seat = game.seat
        elite = [0, 0]
        placed = 0
        while placed < MOST_REINFORCED:
            options = box_options(game, seat, elite)
            if placed:
                if not options:
                    return
                options.append(pieces.STOP)
            word = yield Ask(seat, self.rule, "prompt-reinforce", options, {"count": MOST_REINFORCED - placed})
            if word == pieces.STOP:
                return
            box = word - pieces.INTO
            side = box // 4
            source = yield from cubes.take_any(game, seat, side, cubes.sources(game, seat, side, 0, box))
            game.held[seat][box] += 1
            cubes.settle(game, seat, source)
            if box % 4 == pieces.ELITE:
                elite[side] += 1
            placed += 1
            if game.telling:
                game.tell(events.Reinforced(Seat(seat), Thing(pieces.SOURCE_NAMES[box])))


def box_options(game: State, seat: int, elite: list[int]) -> list[int]:
    """BZ 5.4-5.5: the boxes that can still take a cube in this action."""
    own = game.held[seat]
    options: list[int] = []
    held = own[pieces.POOL] + own[pieces.LOSSES] + sum(own[:8])
    for side in range(2):
        if not cubes.can_place(game, seat, side):
            continue
        full = elite[side] > 0 if game.rulings.elite_per_box else elite[0] + elite[1] > 0
        first = side * 4 + pieces.MAIN if full else side * 4  # Elite is the first box of a side
        for box in range(first, side * 4 + 4):
            if held > own[box]:  # there is a cube elsewhere
                options.append(pieces.INTO + box)
    return options


# --- tax and temples ----------------------------------------------------------------------------------------------


class Tax(Action):
    """BZ 5.6: once a round, cubes from the Pool bring 2 bezants each, shared out at will."""

    def __init__(self) -> None:
        super().__init__(pieces.COLLECT, "BZ 5.6")
        self.again, self.no_pool = Refusal(self.rule, "why-tax-again"), Refusal(self.rule, "why-tax-pool")

    def refusal(self, game: State) -> Refusal | None:
        own = game.held[game.seat]
        if own[pieces.TAX]:
            return self.again
        return None if own[pieces.POOL] else self.no_pool

    def play(self, game: State) -> Flow:
        seat, board, own = game.seat, game.board, game.held[game.seat]
        options = [pieces.AMOUNT + count for count in range(1, own[pieces.POOL] + 1)]
        word = yield from choose(seat, self.rule, "prompt-tax", options, {"price": board.tax_per_cube})
        count = word - pieces.AMOUNT
        bezants = count * board.tax_per_cube
        options = [pieces.AMOUNT + share for share in range(bezants + 1)]
        share = (yield Ask(seat, self.rule, "prompt-share", options, {"count": bezants})) - pieces.AMOUNT
        own[pieces.POOL] -= count
        own[pieces.TAX] += count
        own[pieces.TREASURY + pieces.BYZANTINE] += share
        own[pieces.TREASURY + pieces.ARAB] += bezants - share
        if game.telling:
            game.tell(events.Taxed(Seat(seat), count, share, bezants - share))


class Build(Action):
    """BZ 5.7: a church or a mosque for 6 bezants and a cube, which stays to the end."""

    def __init__(self, side: int) -> None:
        super().__init__(pieces.BUILD + side, "BZ 5.7", side)
        self.poor = Refusal(
            self.rule,
            f"why-build-{pieces.SIDES[side]}",
            lambda game, city: {
                "price": game.board.temple_price,
                "purse": game.held[game.seat][pieces.TREASURY + side],
            },
        )
        self.no_cube = Refusal(
            self.rule,
            "why-build-cube",
            lambda game, city: {"price": game.board.temple_price + game.board.cube_price},
        )

    def refusal(self, game: State) -> Refusal | None:
        price = game.board.temple_price
        if game.held[game.seat][pieces.TREASURY + self.side] < price:
            return self.poor
        return None if cubes.can_place(game, game.seat, self.side, price) else self.no_cube

    def play(self, game: State) -> Flow:
        seat, side, board, own = game.seat, self.side, game.board, game.held[game.seat]
        source = yield from cubes.take_any(game, seat, side, cubes.sources(game, seat, side, board.temple_price))
        own[pieces.TREASURY + side] -= board.temple_price
        own[pieces.TEMPLE + side] += 1
        cubes.settle(game, seat, source)
        game.score(seat, side, board.temple_vp)
        if game.telling:
            temple = Thing(TEMPLES[side])
            game.tell(events.Built(Seat(seat), temple, board.temple_vp, board.temple_price, pieces.SIDES[side]))


# --- pass ---------------------------------------------------------------------------------------------------------


class Pass(Action):
    """BZ 3.5: a cube from the Losses to the pass box, free; if there is none, from the Pool or any own box."""

    def __init__(self) -> None:
        super().__init__(pieces.PASS, "BZ 3.5")

    def refusal(self, game: State) -> Refusal | None:
        return None

    def play(self, game: State) -> Flow:
        seat, own = game.seat, game.held[game.seat]
        places = [pieces.LOSSES] if own[pieces.LOSSES] > 0 else [pieces.POOL, *range(8)]
        options = [pieces.FROM + place for place in places if own[place] > 0]
        cube = Thing("no-cube")
        if options:
            source = (yield from choose(seat, self.rule, "prompt-pass", options)) - pieces.FROM
            own[source] -= 1
            own[pieces.PASS_BOX] += 1
            cubes.settle(game, seat, source)
            cube = Thing(pieces.SOURCE_NAMES[source])
        own[pieces.PASSED] = 1
        first = game.first_passed == pieces.NOBODY
        if first:
            game.first_passed = seat
        if game.telling:
            game.tell(events.Passed(Seat(seat), first, first and game.round < game.board.rounds, cube))
