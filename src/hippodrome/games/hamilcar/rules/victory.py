"""HM 18.4-18.5 and 20: winter, the victory check and the war chest."""

from hippodrome.games.hamilcar import board, events, words
from hippodrome.games.hamilcar.rules import pieces, points, politics, reinforcement
from hippodrome.games.hamilcar.state import Errand, OfSideAt, OfSideCounted, State
from hippodrome.kernel.rules import Ask, Flow, Seat


class Winter(Errand):
    """HM 18.4-18.5: stacks abroad or besieged suffer, Carthage's first; then the fleets."""

    def run(self, game: State) -> None:
        game.push(WinterSea())
        for side in (board.ROME, board.CARTHAGE):
            cus = game.cus[side]
            for space in range(board.SPACES - 1, -1, -1):
                if cus[space] and game.control[space] != side:
                    game.push(WinterStack(side, space))
                if cus[space + board.INSIDE] and game.siege[space]:
                    game.push(WinterStack(side, space + board.INSIDE))


class WinterStack(OfSideAt):
    """HM 18.4: a train from the same part of the space, or an attrition roll."""

    def run(self, game: State) -> Flow:
        side, place = self.side, self.place
        cus = game.cus[side][place]
        # Losses of one stack can free another before its turn comes.
        if not cus or (place >= board.INSIDE and not game.siege[place - board.INSIDE]):
            return
        options = [words.TRAIN_LOST, words.ROLL] if game.trains[side][place] else [words.ROLL]
        params: dict[str, object] = {"space": board.SPACE_NAMES[place % board.INSIDE], "cus": cus}
        word = yield Ask(side, "HM 18.4", "prompt-winter", options, params)
        if word == words.TRAIN_LOST:
            game.trains[side][place] -= 1
            if game.telling:
                game.tell(events.WinteredBySupply(Seat(side), events.space(place)))
            return
        yield from pieces.lose_cus(game, side, place, pieces.attrition(game, side, place, cus))
        pieces.settle(game, place % board.INSIDE)


class WinterSea(Errand):
    """HM 18.5: seaworthy warships become damaged; Rome's may suffer more with corvi (HM 12.3)."""

    def run(self, game: State) -> None:
        for side in (board.CARTHAGE, board.ROME):
            ships = game.ready[side]
            if not ships:
                continue
            die = game.dice.roll()
            corvi = game.corvi_in_rough_sea(side)
            modifiers = {"corvi": corvi} if corvi else {}
            loss = min(ships, board.attrition(die + corvi, ships))
            if game.telling:
                game.tell(events.WinterAtSea(Seat(side), die, loss, modifiers))
            pieces.damage(game, side, loss)


class Victory(Errand):
    """HM 20.2-20.4: count political points; the last turn decides, before that the weaker side loses PCs."""

    def run(self, game: State) -> None:
        rome, carthage = politics.political_points(game, board.ROME), politics.political_points(game, board.CARTHAGE)
        if game.telling:
            game.tell(events.PointsCounted(rome, carthage))
        if game.turn == board.TURNS:
            politics.end_game(game, board.ROME if rome > carthage else board.CARTHAGE, politics.POINTS)
            return
        game.then(Chest(), NextTurn())
        if rome != carthage:
            game.push(politics.RemovePcs(board.ROME if rome < carthage else board.CARTHAGE, abs(rome - carthage)))


class NextTurn(Errand):
    """HM 5.2: the turn marker advances."""

    def run(self, game: State) -> None:
        game.turn += 1
        game.push(reinforcement.BeginTurn())


class Chest(Errand):
    """HM 20.7: compare the OPS totals; the difference is for the lower one, less what trains level."""

    def run(self, game: State) -> None:
        rome, carthage = game.spent
        if game.telling:
            game.tell(events.ChestCompared(rome, carthage))
        if rome != carthage:
            game.push(ChestTrains(board.ROME if rome > carthage else board.CARTHAGE, abs(rome - carthage)))


class ChestTrains(OfSideCounted):
    """HM 20.7: the player with the higher total may remove trains, each lowering the difference."""

    def run(self, game: State) -> Flow:
        side, difference = self.side, self.count
        held = game.trains[side]
        while difference > 0:
            options = [words.TRAIN + at for at in range(board.SPACES) if held[at] or held[at + board.INSIDE]]
            if not options:
                break
            options.append(words.DONE)
            word = yield Ask(side, "HM 20.7", "prompt-chest-trains", options, {"difference": difference})
            if word == words.DONE:
                break
            space = word - words.TRAIN
            pieces.take_trains(game, side, space if held[space] else space + board.INSIDE, 1)
            difference -= 1
        if difference > 0:
            game.push(points.ChestPoints(1 - side, difference))
