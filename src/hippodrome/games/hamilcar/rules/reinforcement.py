"""HM 6: reinforcements and the Roman elections."""

from typing import ClassVar

from hippodrome.games.hamilcar import board, cards, events, kinds, state, words
from hippodrome.games.hamilcar.rules import command, pieces, politics, strategy
from hippodrome.games.hamilcar.state import Counted, Errand, OfGeneral, OfSide, State
from hippodrome.kernel.rules import Ask, Flow, Params, Thing, choose, pick


class BeginTurn(Errand):
    """HM 5.1: the steps of a turn; no reinforcements on turn 1."""

    lies_on: ClassVar[str] = "turn"

    def run(self, game: State) -> None:
        turn = game.turn
        if game.telling:
            game.tell(events.TurnBegan(turn, board.YEARS[turn][0], board.YEARS[turn][1]))
        game.ships_lost, game.sank, game.sailed = 0, False, 0
        game.spent, game.trails = [0, 0], []
        game.defeated = [False] * board.GENERALS
        game.then(politics.Winter(), politics.Isolation(), politics.Victory())
        game.then(strategy.Deal(), strategy.WhoStarts(), strategy.Strategy())
        if turn > 1:
            new_cus = [PlaceCu(board.CARTHAGE) for _ in range(board.MIAT_CUS[game.miat[board.CARTHAGE]] + 1)]
            game.then(CarthageShip(), *new_cus, CarthageGenerals(), RomeReinforces(), Elections())


class CarthageShip(Errand):
    """HM 6.1: a warship, or a CU instead if there are five."""

    lies_on: ClassVar[str] = "turn"

    def run(self, game: State) -> Flow:
        options = [words.WARSHIP]
        if game.owned_ships(board.CARTHAGE) >= 5 and cu_spaces(game, board.CARTHAGE):
            options.append(words.COMBAT_UNIT)
        word = yield from choose(board.CARTHAGE, "HM 6.1", "prompt-ship-or-cu", options)
        if word == words.WARSHIP:
            pieces.add_ships(game, board.CARTHAGE, 1)
        else:
            game.push(PlaceCu(board.CARTHAGE))


def cu_spaces(game: State, side: int) -> list[int]:
    """HM 6.2: spaces with a general of the side, besieged or not, and its walled cities that are not besieged."""
    generals = [game.at[one] % board.INSIDE for one in game.on_map(side) if can_join_general(game, one)]
    cities = [space for space in board.WALLED_SPACES if game.control[space] == side]
    return sorted({*generals, *[city for city in cities if pieces.can_take_cus(game, side, city)]})


def can_join_general(game: State, general: int) -> bool:
    """HM 6.2, 6.7: whether a new CU can join a general, which sieges don't prevent; inside a city it needs room."""
    place = game.at[general]
    return place < board.INSIDE or game.room(place - board.INSIDE) > 0


class PlaceCu(OfSide):
    """HM 6.2-6.3: one CU with a general or in a walled city."""

    lies_on: ClassVar[str] = "turn"

    def run(self, game: State) -> Flow:
        spaces = cu_spaces(game, self.side)
        space = yield from pick(self.side, "HM 6.2", "prompt-place-cu", words.SPACE, spaces, at_once=False)
        if spaces:
            pieces.add_cus(game, self.side, space, 1)


class CarthageGenerals(Errand):
    """HM 6.4(a)-(c): all but two go back; the scheduled general comes, and one of the two who was displaced."""

    lies_on: ClassVar[str] = "turn"

    def run(self, game: State) -> None:
        for general in game.on_map(board.CARTHAGE):
            if not board.STAYS[general]:
                pieces.leave_map(game, general, state.POOL, "put-back")
        game.push(CarthageDraw(3))
        for general in range(board.GENERALS):
            if game.at[general] == state.DISPLACED:
                game.push(PlaceGeneral(general))
        scheduled = board.SCHEDULED[game.turn]
        if game.at[scheduled] in (state.POOL, state.TRACK):
            game.push(PlaceGeneral(scheduled))


def general_spaces(game: State, side: int) -> list[int]:
    """HM 6.4(e): spaces with own CUs, besieged or not, and own walled cities that are not besieged."""
    cus, inside = game.cus[side], board.INSIDE
    return sorted({*game.open_cities(side), *[space for space in range(inside) if cus[space] or cus[space + inside]]})


class PlaceGeneral(OfGeneral):
    """HM 6.4(e): place a Carthaginian general, if there is a place."""

    lies_on: ClassVar[str] = "turn"

    def run(self, game: State) -> Flow:
        general, spaces = self.general, general_spaces(game, board.CARTHAGE)
        if spaces:
            yield from take_the_field(game, board.CARTHAGE, general, "HM 6.4", "prompt-place-general", spaces)
            game.xanthippus = game.xanthippus or general == board.XANTHIPPUS
        elif game.at[general] == state.TRACK:
            game.at[general] = state.DISPLACED


def take_the_field(game: State, side: int, general: int, rule: str, key: str, spaces: list[int]) -> Flow:
    """HM 6.4(e), 6.10: place a general in one of some spaces, where he may take command."""
    who: Params = {"general": board.GENERAL_NAMES[general]}
    space = yield from pick(side, rule, key, words.SPACE, spaces, who, at_once=False)
    pieces.place_general(game, general, space)
    game.push(command.Commander(side, game.at[general]))


class CarthageDraw(Counted):
    """HM 6.4(d): draw as many generals as the Miat allows, at most three, and at most four on the map."""

    lies_on: ClassVar[str] = "turn"

    def run(self, game: State) -> None:
        wanted = min(4, board.MIAT_GENERALS[game.miat[board.CARTHAGE]])
        pool = pool_of(game, board.CARTHAGE)
        enough = len(game.on_map(board.CARTHAGE)) >= wanted
        if self.count == 0 or enough or not pool or not general_spaces(game, board.CARTHAGE):
            return
        game.then(PlaceGeneral(game.dice.draw(pool) - cards.DRAW_GENERAL), CarthageDraw(self.count - 1))


def pool_of(game: State, side: int) -> list[int]:
    """Return the generals of a side that can be drawn."""
    return [cards.DRAW_GENERAL + one for one in board.GENERALS_OF[side] if game.at[one] == state.POOL]


class RomeReinforces(Errand):
    """HM 6.5: count Rome's provinces in Italia, after Carthage's reinforcements and all their consequences."""

    lies_on: ClassVar[str] = "turn"

    def run(self, game: State) -> None:
        italia = politics.provinces_controlled(game, board.ROME, board.ITALIA)
        game.push(RomeCu(min(6, italia), 2))


class RomeCu(Counted):
    """HM 6.5-6.7: place each CU as a warship, in Roma, or with a general: at most two, both with the same one."""

    lies_on: ClassVar[str] = "turn"

    def __init__(self, count: kinds.Amount, with_generals: kinds.Amount) -> None:
        self.count, self.with_generals = count, with_generals

    def run(self, game: State) -> Flow:
        favoured, with_generals, generals = board.NOBODY, self.with_generals, game.on_map(board.ROME)
        for left in range(self.count, 0, -1):
            open_roma = pieces.can_take_cus(game, board.ROME, board.ROMA)
            options = [words.WARSHIP, words.SPACE + board.ROMA] if open_roma else [words.WARSHIP]
            for general in generals if with_generals else []:
                word = words.SPACE + game.at[general] % board.INSIDE
                if word not in options and favoured in (board.NOBODY, word) and can_join_general(game, general):
                    options.append(word)
            params: dict[str, object] = {"left": left, "with_generals": with_generals}
            # Without a proconsul to name, consuls are drawn next, so this is asked even if there is no choice.
            sure = len(options) == 1 and (left > 1 or len(generals) > 0)
            word = options[0] if sure else (yield Ask(board.ROME, "HM 6.5", "prompt-rome-cu", options, params))
            if word == words.WARSHIP:
                pieces.add_ships(game, board.ROME, 1)
                continue
            pieces.add_cus(game, board.ROME, word - words.SPACE, 1)
            if word != words.SPACE + board.ROMA or not open_roma:
                favoured = word
                with_generals -= 1


class Elections(Errand):
    """HM 6.8-6.9: name a proconsul; all other Roman generals leave the game."""

    lies_on: ClassVar[str] = "turn"

    def run(self, game: State) -> Flow:
        generals = game.on_map(board.ROME)
        game.then(Consuls(2), Reforms())
        named = yield from pick(board.ROME, "HM 6.8", "prompt-proconsul", words.GENERAL, generals, at_once=False)
        game.proconsul = named
        if generals and game.telling:
            game.tell(events.ProconsulNamed(events.general(game.proconsul)))
        for general in generals:
            if general != game.proconsul:
                pieces.leave_map(game, general, state.REMOVED, "removed")


class Consuls(Counted):
    """HM 6.10: draw two new consuls from the pool."""

    lies_on: ClassVar[str] = "turn"

    def run(self, game: State) -> None:
        pool = pool_of(game, board.ROME)
        if self.count and pool:
            game.then(PlaceConsul(game.dice.draw(pool) - cards.DRAW_GENERAL), Consuls(self.count - 1))


class PlaceConsul(OfGeneral):
    """HM 6.10: place a consul with at least three Roman CUs that are not besieged, or else in Roma."""

    lies_on: ClassVar[str] = "turn"

    def run(self, game: State) -> Flow:
        cus, siege, inside = game.cus[board.ROME], game.siege, board.INSIDE
        free = [at for at in range(inside) if cus[at] >= 3 or (cus[at + inside] >= 3 and not siege[at])]
        return take_the_field(game, board.ROME, self.general, "HM 6.10", "prompt-place-consul", free or [board.ROMA])


class Reforms(Errand):
    """HM 6.11: with an Admiral on the map, one nautical reform."""

    lies_on: ClassVar[str] = "turn"

    def run(self, game: State) -> Flow:
        if not command.has_admiral(game.on_map(board.ROME)):
            return
        options = [words.SEAMANSHIP, words.CORVI, words.WARSHIP, words.REPAIR]
        word = yield Ask(board.ROME, "HM 6.11", "prompt-reform", options)
        if game.telling:
            game.tell(events.Reformed(Thing(words.WORDS.spellings[word])))
        if word == words.SEAMANSHIP:
            pieces.raise_seamanship(game)
        elif word == words.CORVI:
            set_corvi(game, not game.corvi)
        elif word == words.WARSHIP:
            pieces.add_ships(game, board.ROME, 1)
        else:
            pieces.repair(game, board.ROME, 3)


def set_corvi(game: State, fitted: bool) -> None:
    """HM 12.3: fit the corvi or take them off."""
    if game.corvi != fitted:
        game.corvi = fitted
        if game.telling:
            game.tell(events.CorviSet(fitted))
