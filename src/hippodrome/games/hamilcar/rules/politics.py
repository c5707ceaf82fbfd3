"""HM 17 to 20: political control, concessions, winter, isolation, political points, victory and the war chest."""

from typing import ClassVar

from hippodrome.games.hamilcar import board, events, words
from hippodrome.games.hamilcar.rules import pieces, reinforcement, strategy
from hippodrome.games.hamilcar.state import Errand, OfSideAt, OfSideCounted, State
from hippodrome.kernel.rules import Ask, Flow, Seat, Thing

CAPITAL_FELL = 1
PEACE = 2
POINTS = 3
ENDINGS = ("", "capital", "peace", "political-points")


def controls(game: State, side: int, province: int) -> bool:
    """HM 3.3: whether a side holds more than half of the spaces of a province."""
    control = game.control
    spaces = board.SPACES_IN[province]
    return 2 * len([space for space in spaces if control[space] == side]) > len(spaces)


def provinces_controlled(game: State, side: int, region: int) -> int:
    """Return how many provinces of a region a side controls."""
    return len([province for province in board.PROVINCES_IN[region] if controls(game, side, province)])


def miat_controller(game: State) -> int:
    """HM 17.5: the side with more PCs in the Miat, or NEUTRAL."""
    rome, carthage = game.miat
    return board.ROME if rome > carthage else board.CARTHAGE if carthage > rome else board.NEUTRAL


def political_points(game: State, side: int) -> int:
    """HM 20.2: significant provinces, Lilybaeum, naval supremacy and the Miat."""
    political = game.rulings.political
    provinces = [one for one in range(board.PROVINCES) if political[one] and controls(game, side, one)]
    holders = [game.control[board.LILYBAEUM], game.supremacy, miat_controller(game)]
    return len(provinces) + holders.count(side)


def pc_spaces(game: State, side: int) -> list[int]:
    """HM 17.3: where a side may place or flip a PC."""
    control, own, foes = game.control, game.cus[side], game.cus[1 - side]
    spaces, neutral = board.NORMAL_SPACES, board.NEUTRAL
    return [at for at in spaces if not foes[at] and (control[at] == neutral or (own[at] and control[at] != side))]


def can_miat_place(game: State) -> bool:
    """HM 17.7: whether there is an empty seat in the Miat."""
    return game.miat[0] + game.miat[1] < board.MIAT_SEATS


def miat_options(game: State, side: int) -> list[int]:
    """HM 17.7: the words to take an empty seat in the Miat, or one from the other side."""
    options = [words.MIAT_PLACE] if can_miat_place(game) else []
    if game.miat[1 - side]:
        options.append(words.MIAT_TAKE)
    return options


def change_miat(game: State, side: int, change: int) -> None:
    """HM 17.7: change the number of a side's PCs in the Miat."""
    game.miat[side] += change
    if game.telling:
        game.tell(events.MiatChanged(game.miat[0], game.miat[1]))


def normal_pcs(game: State, side: int) -> list[int]:
    """HM 3.2: the normal spaces with a PC of a side."""
    control = game.control
    return [space for space in board.NORMAL_SPACES if control[space] == side]


class RemovePcs(OfSideCounted):
    """HM 17.8, 20.5: remove PCs one by one, Carthage's first from the Miat; a side with too few sues for peace."""

    def run(self, game: State) -> Flow:
        side, count = self.side, self.count
        if game.telling and count:
            game.tell(events.Duty(Seat(side), count))
        if len(normal_pcs(game, side)) + game.miat[side] < count:
            if game.telling:
                game.tell(events.SuedForPeace(Seat(side)))
            end_game(game, 1 - side, PEACE)
            return
        for left in range(count, 0, -1):
            options = [words.PC + space for space in normal_pcs(game, side)]
            if game.miat[side]:
                options.append(words.MIAT)
            if left == count and side == board.CARTHAGE and game.miat[side]:
                options = [words.MIAT]
            word = yield Ask(side, "HM 17.8", "prompt-remove-pc", options, {"left": left})
            if word == words.MIAT:
                change_miat(game, side, -1)
            else:
                pieces.set_control(game, word - words.PC, board.NEUTRAL)


def end_game(game: State, winner: int, how: int) -> None:
    """HM 20.5: end the game without carrying out anything further."""
    game.winner = winner
    game.ending = how
    game.agenda = []
    if game.telling:
        game.tell(events.Ended(Seat(winner), Thing(ENDINGS[how])))


def isolated_pcs(game: State, side: int) -> list[int]:
    """HM 19.2-19.4: the normal PCs of a side that no path connects to its cities, tribes or CUs."""
    control, own, enemy = game.control, game.cus[side], game.cus[1 - side]
    edge = [space for space in board.WALLED_SPACES + board.TRIBES if control[space] == side]
    edge += [place % board.INSIDE for place in range(board.PLACES) if own[place]]
    safe = [False] * board.SPACES
    for space in edge:
        safe[space] = True
    for space in edge:  # which grows as long as the search finds more spaces
        for near in board.NEAR[space]:
            if not safe[near] and control[near] != 1 - side and not enemy[near]:
                safe[near] = True
                edge.append(near)
    guarded = game.rulings.ports_guarded and game.supremacy == side
    by_land = [space for space in normal_pcs(game, side) if not (guarded and board.PORT[space])]
    # HM 19.2: pieces on the PC's own space don't block its path.
    return [space for space in by_land if not safe[space] and not any(safe[near] for near in board.NEAR[space])]


class Isolation(Errand):
    """HM 19.1: first Carthage, then, on the new map, Rome."""

    lies_on: ClassVar[str] = "turn"

    def run(self, game: State) -> None:
        for side in (board.CARTHAGE, board.ROME):
            spaces = isolated_pcs(game, side)
            if spaces and game.telling:
                game.tell(events.Isolated(Seat(side), [events.space(space) for space in spaces]))
            for space in spaces:
                pieces.set_control(game, space, board.NEUTRAL, told=True)


class Winter(Errand):
    """HM 18.4-18.5: stacks abroad or besieged suffer, Carthage's first; then the fleets."""

    lies_on: ClassVar[str] = "turn"

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
    """HM 18.4: spend a train from the same part of the space, or roll for attrition."""

    lies_on: ClassVar[str] = "turn"

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

    lies_on: ClassVar[str] = "turn"

    def run(self, game: State) -> None:
        for side in (board.CARTHAGE, board.ROME):
            ships = game.ready[side]
            if not ships:
                continue
            die = game.dice.roll()
            modifiers = game.corvi_in_rough_sea(side)
            loss = min(ships, board.attrition(die + sum(modifiers.values()), ships))
            if game.telling:
                game.tell(events.WinterAtSea(Seat(side), die, loss, modifiers))
            pieces.damage(game, side, loss)


class Victory(Errand):
    """HM 20.2-20.4: count political points; the last turn decides, before that the weaker side loses PCs."""

    lies_on: ClassVar[str] = "turn"

    def run(self, game: State) -> None:
        rome, carthage = political_points(game, board.ROME), political_points(game, board.CARTHAGE)
        if game.telling:
            game.tell(events.PointsCounted(rome, carthage))
        if game.turn == board.TURNS:
            end_game(game, board.ROME if rome > carthage else board.CARTHAGE, POINTS)
            return
        game.then(Chest(), NextTurn())
        if rome != carthage:
            game.push(RemovePcs(board.ROME if rome < carthage else board.CARTHAGE, abs(rome - carthage)))


class NextTurn(Errand):
    """HM 5.2: the turn marker advances."""

    lies_on: ClassVar[str] = "turn"

    def run(self, game: State) -> None:
        game.turn += 1
        game.push(reinforcement.BeginTurn())


class Chest(Errand):
    """HM 20.7: compare the OPS totals; the lower side receives the difference, minus what trains level."""

    lies_on: ClassVar[str] = "turn"

    def run(self, game: State) -> None:
        rome, carthage = game.spent
        if game.telling:
            game.tell(events.ChestCompared(rome, carthage))
        if rome != carthage:
            game.push(ChestTrains(board.ROME if rome > carthage else board.CARTHAGE, abs(rome - carthage)))


class ChestTrains(OfSideCounted):
    """HM 20.7: the player with the higher total may remove trains, each lowering the difference."""

    lies_on: ClassVar[str] = "turn"

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
            game.push(strategy.ChestPoints(1 - side, difference))
