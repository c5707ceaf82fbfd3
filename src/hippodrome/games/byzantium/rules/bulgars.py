"""BZ 9: the Bulgars, whom anybody can call and nobody commands."""

from hippodrome.games.byzantium import events, pieces
from hippodrome.games.byzantium.rules import attack, cubes
from hippodrome.games.byzantium.rules.action import Action, Refusal, any_cube_refusal
from hippodrome.games.byzantium.rules.special import Spaces
from hippodrome.games.byzantium.state import State
from hippodrome.kernel.ask import Choice, Flow, choose
from hippodrome.kernel.events import Seat


class CallBulgars(Action):
    """BZ 9.1-9.3: choose the plan and the cube, add 2 Bulgar cubes, then 2 more or an attack."""

    def __init__(self) -> None:
        super().__init__(pieces.SPECIAL + pieces.BULGARS, "BZ 9.2")
        self.spaces = Spaces(pieces.BULGARS)
        self.no_plan = Refusal("BZ 4.2", "why-bulgars")

    def refusal(self, game: State) -> Refusal | None:
        """BZ 5.9: a space is free and some plan can be paid for, by a side that can place a cube."""
        refusal = self.spaces.refusal(game) or any_cube_refusal(game)
        if refusal is not None:
            return refusal
        if can_strengthen(game) or plans(game):
            return None
        return self.no_plan

    def play(self, game: State) -> Flow:
        seat = game.seat
        options = plans(game)
        # Dice follow a target, so even a single target is named first and can be taken back.
        at_once = options == [pieces.STRENGTHEN]
        word = yield from choose(seat, self.rule, "prompt-bulgars", options, at_once=at_once)
        city = pieces.NOWHERE if word == pieces.STRENGTHEN else game.board.city_of[word - pieces.CITY]
        allegiance = pieces.BULGAR if city == pieces.NOWHERE else game.allegiance[city]
        side = 1 - allegiance if allegiance <= pieces.ARAB else pieces.BYZANTINE
        if allegiance == pieces.PERSIAN:
            side = yield from choose_side(seat, [side for side in range(2) if cubes.can_place(game, seat, side)])
        options = cubes.sources(game, seat, side)
        if allegiance == pieces.BULGAR:
            options += [word for word in cubes.sources(game, seat, pieces.ARAB) if word not in options]
        word = yield from choose(seat, "BZ 4.2", "prompt-source-bulgars", options, {"price": game.board.cube_price})
        source = word - pieces.FROM
        if allegiance == pieces.BULGAR and source != pieces.POOL:
            own, price = game.held[seat], game.board.cube_price
            side = yield from choose_side(seat, [side for side in range(2) if own[pieces.TREASURY + side] >= price])
        cubes.take_cube(game, seat, source, side)
        game.spaces[game.free_space(self.spaces.kind)] = seat
        cubes.settle(game, seat, source)
        add_bulgars(game, seat)
        if city == pieces.NOWHERE:
            add_bulgars(game, seat)
        else:
            attack.begin_attack(game, pieces.BULGAR, city, pieces.NOWHERE, side)


def plans(game: State) -> list[int]:
    """BZ 9.2-9.4, BZ 4.2: reinforcing twice, or a target; the side that is not attacked must be able to pay."""
    seat = game.seat
    payers = [cubes.can_place(game, seat, side) for side in range(2)]
    either = payers[pieces.BYZANTINE] or payers[pieces.ARAB]
    options = [pieces.STRENGTHEN] if either and can_strengthen(game) else []
    for city in targets(game, seat):
        side = game.allegiance[city]
        if payers[1 - side] if side <= pieces.ARAB else either:
            options.append(game.board.word_of[city])
    return options


def can_strengthen(game: State) -> bool:
    """BZ 9.2: whether 2 more can be added after the first 2."""
    return game.bulgars + 2 * game.board.bulgar_step <= game.board.bulgar_most


def targets(game: State, seat: int) -> list[int]:
    """BZ 9.4: cities with an arrow, and those joined by land to a Bulgar city, except Bulgar ones."""
    allegiance, board = game.allegiance, game.board
    found = [city for city in board.arrows if allegiance[city] != pieces.BULGAR]
    if pieces.BULGAR in allegiance:
        for city, side in enumerate(allegiance):
            if side == pieces.BULGAR:
                for other in board.land[city]:
                    if allegiance[other] != pieces.BULGAR and other not in found:
                        found.append(other)
        found.sort()
    if game.rulings.bulgar_self_attack:
        return found
    return [city for city in found if not _is_own(game, seat, city)]


def _is_own(game: State, seat: int, city: int) -> bool:
    own = game.held[seat]
    return game.control[city] == seat or city in (own[pieces.FIGURE], own[pieces.FIGURE + 1])


def choose_side(seat: int, sides: list[int]) -> Choice:
    """BZ 4.2, BZ 9.4: which treasury pays, where the player may choose."""
    word = yield from choose(seat, "BZ 4.2", "prompt-treasury", [pieces.FOR_SIDE + side for side in sides])
    return word - pieces.FOR_SIDE


def add_bulgars(game: State, seat: int) -> None:
    """BZ 9.1: 2 cubes into the Bulgar box, or as many as are left."""
    left = game.board.bulgar_most - game.bulgars
    added = game.board.bulgar_step if game.board.bulgar_step < left else left
    game.bulgars += added
    if game.telling and added:
        game.tell(events.BulgarsGrew(Seat(seat), added, game.bulgars))
