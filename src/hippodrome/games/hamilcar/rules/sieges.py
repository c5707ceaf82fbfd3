"""HM 16: sieges and subjugation."""

from hippodrome.games.hamilcar import board, cards, events, kinds
from hippodrome.games.hamilcar.rules import command, pieces, politics, reactions
from hippodrome.games.hamilcar.state import OfGeneral, OfSideIn, State
from hippodrome.kernel.rules import Flow, Seat, Thing


def can_besiege(game: State, side: int, space: int) -> bool:
    """HM 16.1, 16.4: three CUs at a foreign city or tribe, no enemy field army; supremacy for the great three."""
    if board.KIND[space] == board.NORMAL or game.control[space] == side or game.cus[1 - side][space]:
        return False
    return game.cus[side][space] >= board.SIEGE_CUS and (not board.SEA_SIEGE[space] or game.supremacy == side)


class Siege(OfSideIn):
    """HM 16.2-16.4: roll the red die with supremacy, otherwise (and at the three great cities) the white one."""

    def run(self, game: State) -> None:
        side, space = self.side, self.space
        red = game.supremacy == side and not board.SEA_SIEGE[space]
        face = game.dice.roll()
        points, loss = board.SIEGE_DICE[1 if red else 0][face - 1]
        if game.telling:
            die = Thing("red" if red else "white")
            game.tell(events.SiegeRolled(Seat(side), events.space(space), die, face, points, loss))
        game.siege_roll = [points, loss]
        game.push(SiegeResult(side, space))
        if game.own_city(1 - side, space) and game.cus[1 - side][space + board.INSIDE]:
            game.push(reactions.Window(cards.SIEGE_RESULT, 1 - side, space))


class SiegeResult(OfSideIn):
    """HM 16.7: the besieger takes losses first."""

    def run(self, game: State) -> Flow:
        game.push(SiegePoints(self.side, self.space))
        yield from pieces.lose_cus(game, self.side, self.space, game.siege_roll[1])
        pieces.settle(game, self.space)


class SiegePoints(OfSideIn):
    """HM 16.5: the defender may cancel points, each for a CU and a train from inside (HM 8.7 applies)."""

    def run(self, game: State) -> Flow:
        space, inside = self.space, self.space + board.INSIDE
        points = game.siege_roll[0]
        game.siege_roll = [0, 0]
        owner = game.control[space]
        if points and board.KIND[space] == board.WALLED and owner != board.NEUTRAL:
            most = min(points, command.can_give(game, owner, inside), game.trains[owner][inside])
            bought = yield from pieces.how_many(owner, "HM 16.5", "prompt-defence", 0, most, {"points": points})
            if bought:
                if game.telling:
                    game.tell(events.Defended(Seat(owner), events.space(space), bought))
                yield from pieces.lose_cus(game, owner, inside, bought)
                pieces.take_trains(game, owner, inside, bought)
                points -= bought
        place_siege_points(game, self.side, space, points)


def place_siege_points(game: State, side: int, space: int, points: int) -> None:
    """HM 16.2, 16.6: add points to a city or tribe, which falls at three or two."""
    if points <= 0 or not game.cus[side][space]:
        return
    if game.siege_by[space] != side:
        game.siege[space] = 0
    game.siege[space] += points
    game.siege_by[space] = side
    if game.telling:
        game.tell(events.SiegePoints(events.space(space), game.siege[space]))
    if game.siege[space] >= (board.TRIBE_POINTS if board.KIND[space] == board.TRIBE else board.CITY_POINTS):
        game.push(SiegeFall(side, space))


class SiegeFall(OfSideIn):
    """HM 16.6, 20.1: everything inside is lost, the place changes hands; a fallen capital ends the war."""

    def run(self, game: State) -> None:
        side, space = self.side, self.space
        owner = game.control[space]
        pieces.lift_siege(game, space)
        if game.telling:
            game.tell(events.Fell(events.space(space), events.side(side)))
        if owner != board.NEUTRAL and board.KIND[space] == board.WALLED:
            pieces.lose_force(game, owner, space + board.INSIDE)
        pieces.set_control(game, space, side, told=True)
        if space == board.CAPITAL[1 - side]:
            politics.end_game(game, side, politics.CAPITAL_FELL)
            return
        pieces.settle(game, space)


class SiegeWorks(OfGeneral):
    """Card 103: two attempts where the general stands, the second only if it is still legal."""

    def __init__(self, general: kinds.General, left: kinds.Amount) -> None:
        self.general, self.left = general, left

    def run(self, game: State) -> None:
        place, side = game.at[self.general], board.GENERAL_SIDE[self.general]
        if self.left and 0 <= place < board.INSIDE and can_besiege(game, side, place):
            game.then(Siege(side, place), SiegeWorks(self.general, self.left - 1))
