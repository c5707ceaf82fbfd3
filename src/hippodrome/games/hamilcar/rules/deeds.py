"""HM 21: the events of the strategy cards when played on one's own turn, in the order of the cards.

A deed implements the event of a card: when it may be chosen, and what it does. Many ask for targets one by one: the
first is compulsory (an event must have some effect), the others are optional. DEEDS has the deed of each card.
"""

from hippodrome.games.hamilcar import board, cards, events, kinds, state, words
from hippodrome.games.hamilcar.rules import land, pieces, politics, reinforcement, sieges, strategy
from hippodrome.games.hamilcar.state import Errand, State
from hippodrome.kernel.errands import classes_under
from hippodrome.kernel.rules import Flow, Seat, choose, pick


class Deed:
    """HM 21.1: an event that is played on the player's own turn."""

    def __init__(self, card: int) -> None:
        self.card = card
        self.own = [cards.TIMING[card] == "own" and cards.CARD_SIDE[card] != 1 - side for side in range(2)]
        self.params = cards.PARAMS[card]
        self.spaces = cards.SPACES_NAMED[card]
        self.least = self.number("min_cu")

    def number(self, name: str, default: int = 1) -> int:
        """Return a number printed on the card."""
        return int(self.params.get(name, default))

    def uses(self) -> int:
        """Return what the event's points may be spent on."""
        return strategy.FIRST_ONE_MUST + sum([strategy.POINT_USES[use] for use in self.params["uses"]])

    def legal(self, game: State, side: int) -> bool:
        """Return whether the event may be chosen; its side and timing have already been checked."""
        return True

    def play(self, game: State, side: int) -> None:
        """Carry the event out, or put what it asks for on the agenda."""
        raise NotImplementedError

    def suffer(self, game: State, side: int) -> Flow:
        """Ask what the victim chooses, or what is chosen later."""
        raise NotImplementedError


TARGETS: dict[str, int] = {"pc": words.PC, "general": words.GENERAL, "point": 0}


class Targeted(Deed):
    """HM 21.1: an event whose player names targets of the kind in `cards.toml`: spaces by default."""

    def __init__(self, card: int) -> None:
        super().__init__(card)
        self.kind = TARGETS.get(self.params.get("target", ""), words.SPACE)
        self.again, self.full, self.asked = ["again" in self.params, "full" in self.params, "asked" in self.params]

    def legal(self, game: State, side: int) -> bool:
        """Return whether a legal target exists."""
        return len(self.targets(game, side, [])) > 0

    def play(self, game: State, side: int) -> None:
        game.push(Event(self.card, side, self.number("max")))

    def targets(self, game: State, side: int, named: list[int]) -> list[int]:
        """Return the legal targets when some have been named."""
        raise NotImplementedError

    def strike(self, game: State, side: int, target: int) -> Flow | None:
        """Strike a target; return a flow if there is something to ask."""
        raise NotImplementedError


class OfEvent(Errand):
    """About the event of a card and a side."""

    def __init__(self, card: kinds.Card, side: kinds.Side) -> None:
        self.card, self.side = card, side


class EventVictim(OfEvent):
    """Cards 92, 107, 110, 111: a choice that is the victim's, is made later, or is of a number."""

    def run(self, game: State) -> Flow:
        return DEEDS[self.card].suffer(game, self.side)


class Event(OfEvent):
    """HM 21.1: name the targets of an event one by one."""

    def __init__(self, card: kinds.Card, side: kinds.Side, left: kinds.Amount) -> None:
        self.card, self.side, self.left = card, side, left

    def run(self, game: State) -> Flow:
        deed, side = DEEDS[self.card], self.side
        assert isinstance(deed, Targeted)
        named: list[int] = []
        for left in range(self.left, 0, -1):
            targets = deed.targets(game, side, named)
            options = [deed.kind + target for target in targets if deed.again or target not in named]
            if not options:
                return
            options += [words.DONE] if named and not deed.full else []
            params: dict[str, object] = {"card": cards.CARD_NAMES[self.card], "left": left}
            word = yield from choose(side, "HM 21.1", "prompt-target", options, params, not deed.asked)
            if word == words.DONE:
                return
            named.append(word - deed.kind)
            flow = deed.strike(game, side, word - deed.kind)
            if flow is not None:
                yield from flow


class Campaign(Deed):
    """Cards 65-68: activate two or three generals one after another."""

    def legal(self, game: State, side: int) -> bool:
        """Return whether a general of the side is on the map."""
        return len(game.on_map(side)) > 0

    def play(self, game: State, side: int) -> None:
        game.push(land.Campaign(side, self.number("generals"), self.number("mp", board.LAND_MP)))


class ForcedMarch(Campaign):
    """Cards 69-71: one general with six MP."""


class CorviFit(Deed):
    """Card 72: fit the corvi, then repair up to four warships."""

    def legal(self, game: State, side: int) -> bool:
        """Return whether the corvi are not fitted or a Roman warship is damaged."""
        return not game.corvi or game.damaged[board.ROME] > 0

    def play(self, game: State, side: int) -> None:
        reinforcement.set_corvi(game, True)
        pieces.repair(game, board.ROME, self.number("repair"))


class SeamanshipAndShips(Deed):
    """Cards 73, 74: one step of seamanship, and two warships with card 73, one with card 74."""

    def legal(self, game: State, side: int) -> bool:
        """Return whether there is a step of seamanship to gain, or a warship to place."""
        return pieces.can_raise_seamanship(game) or (self.number("ships") > 0 and pieces.ship_left(game, board.ROME))

    def play(self, game: State, side: int) -> None:
        pieces.raise_seamanship(game)
        pieces.add_ships(game, board.ROME, self.number("ships"))


class PlaceShips(Deed):
    """Card 76: three warships."""

    def ships(self, game: State, side: int) -> int:
        """Return the card's number of warships if the capital is not besieged."""
        return 0 if game.siege[board.CAPITAL[side]] else self.number("ships")

    def legal(self, game: State, side: int) -> bool:
        """Return whether the event brings warships and the side may have one more."""
        return self.ships(game, side) > 0 and pieces.ship_left(game, side)

    def play(self, game: State, side: int) -> None:
        pieces.add_ships(game, side, self.ships(game, side))


class ShipsByControl(PlaceShips):
    """Card 75: a warship for each city, two at most."""

    def ships(self, game: State, side: int) -> int:
        """Count one for each of Tarentum, Neapolis and Rhegium that is Roman and not besieged."""
        dockyards = [city for city in self.spaces if game.control[city] == side and game.siege[city] == 0]
        return min(self.number("max"), len(dockyards))


class Delivery(Targeted):
    """Cards 78, 86: trains by sea, and with card 78 a CU."""

    def strike(self, game: State, side: int, target: int) -> Flow:
        """Place as many as the card and the limit allow; something must come."""
        room = "cu" in self.params and game.room(target) > 0
        most = min(self.number("supply"), board.TRAIN_LIMIT - game.owned_trains(side))
        least = 0 if room else min(1, most)
        trains = yield from pieces.how_many(side, "HM 21.1", "prompt-deliver-trains", least, most)
        pieces.add_trains(game, side, target, trains)
        if room:
            cus = yield from pieces.how_many(side, "HM 21.1", "prompt-deliver-cu", 0 if trains else 1, 1)
            pieces.add_cus(game, side, target, cus)


class BlockadeRun(Delivery):
    """Card 78: up to two trains and a CU into a besieged city."""

    def targets(self, game: State, side: int, named: list[int]) -> list[int]:
        """Return besieged Carthaginian port cities that can take a train or a CU."""
        besieged = [city for city in self.spaces if game.siege[city] and game.control[city] == side]
        return [city for city in besieged if game.owned_trains(side) < board.TRAIN_LIMIT or game.room(city) > 0]


class AfricaPermission(Deed):
    """Card 83: sailing to Africa is allowed, and a general may set out at once."""

    def play(self, game: State, side: int) -> None:
        game.africa = True
        game.push(land.MayActivate(side, board.LAND_MP))


class LayOpen(Deed):
    """HM 21.5, cards 84, 85, 87, 92: the card is laid open with empty condition boxes."""

    def play(self, game: State, side: int) -> None:
        game.boxes[cards.CONDITION_CARDS.index(self.card)] = 0
        if game.telling:
            game.tell(events.Opened(Seat(side), events.card(self.card)))


class ConditionShip(LayOpen):
    """Card 87: two warships each time its boxes are full."""


class ConditionCity(LayOpen):
    """Cards 84, 85: Syracusae changes sides in the end."""

    def legal(self, game: State, side: int) -> bool:
        """Return whether Syracusae does not belong to the side yet."""
        return game.control[board.SYRACUSAE] != side


class PlaceSupplyAt(Delivery):
    """Card 86: up to three trains to Syracusae."""

    def targets(self, game: State, side: int, named: list[int]) -> list[int]:
        """Return Syracusae if it is Roman and not besieged and there is a train to place."""
        free = [city for city in self.spaces if game.control[city] == side and not game.siege[city]]
        return free if game.owned_trains(side) < board.TRAIN_LIMIT else []


class GrantPoints(Deed):
    """Card 88: four points for repairs, the Miat and trains."""

    def legal(self, game: State, side: int) -> bool:
        """Return whether there is something to spend a point on."""
        return len(strategy.point_options(game, side, 1, self.uses())) > 0

    def play(self, game: State, side: int) -> None:
        game.push(strategy.Points(side, self.number("points"), self.uses()))


class RemovePcs(Targeted):
    """Cards 89, 90, 118-122: enemy PCs without a CU are removed; card 90 may take one tribe instead."""

    def targets(self, game: State, side: int, named: list[int]) -> list[int]:
        """Return spaces with an enemy PC and no enemy CU; a tribe is named as a space, not as a PC."""
        if named and named[0] < 0:
            return []
        control, cus, foe = game.control, game.cus[1 - side], 1 - side
        bare = [space for space in self.spaces if control[space] == foe and not cus[space]]
        pcs = [space for space in bare if board.KIND[space] == board.NORMAL]
        return pcs if named else pcs + [tribe - words.PC + words.SPACE for tribe in bare if tribe not in pcs]

    def strike(self, game: State, side: int, target: int) -> None:
        pieces.set_control(game, target if target >= 0 else target + words.PC - words.SPACE, board.NEUTRAL)


class FlipPcs(RemovePcs):
    """Card 123: enemy PCs without a CU change sides."""

    def strike(self, game: State, side: int, target: int) -> None:
        pieces.set_control(game, target, side)


class PlacePcs(FlipPcs):
    """Card 91: neutral normal spaces of Numidia without a Roman CU; card 117: as HM 17.3."""

    def targets(self, game: State, side: int, named: list[int]) -> list[int]:
        spaces = politics.pc_spaces(game, side)
        if len(self.spaces) < board.SPACES:
            spaces = [space for space in spaces if space in self.spaces and game.control[space] == board.NEUTRAL]
        return spaces


class ConditionTribe(LayOpen):
    """Card 92: one Numidian tribe becomes Carthaginian in the end."""

    def legal(self, game: State, side: int) -> bool:
        """Return whether a tribe in Africa is not Carthaginian."""
        return len([at for at in board.TRIBES if pieces.in_africa(at) and game.control[at] != board.CARTHAGE]) > 0

    def suffer(self, game: State, side: int) -> Flow:
        tribe = yield from pick(side, "HM 21.5", "prompt-tribe", words.SPACE, strategy.free_tribes(game))
        pieces.lift_siege(game, tribe)
        pieces.set_control(game, tribe, side)


class Recruit(Targeted):
    """Card 93: in Carthago or with generals; card 94: in a port of Sicily, Sardinia or Corsica."""

    def targets(self, game: State, side: int, named: list[int]) -> list[int]:
        """Return own ports that are not besieged and have no enemy in the field."""
        if self.params["where"] != "one_port":
            return pieces.mustering_spaces(game, side, game.on_map(side))
        free = [port for port in self.spaces if game.control[port] == side and not game.siege[port]]
        return [port for port in free if not game.cus[1 - side][port]]

    def strike(self, game: State, side: int, target: int) -> None:
        pieces.add_cus(game, side, target, self.number("cu") // self.number("max"))


class Elephants(Targeted):
    """Card 95: up to two elephants, four in all, to Carthago or to a general in Africa; not into a siege."""

    def targets(self, game: State, side: int, named: list[int]) -> list[int]:
        if game.owned_elephants() >= board.ELEPHANT_LIMIT:
            return []
        africans = [general for general in game.on_map(board.CARTHAGE) if pieces.in_africa(game.at[general])]
        return named[:1] or pieces.mustering_spaces(game, side, africans)

    def strike(self, game: State, side: int, target: int) -> None:
        pieces.add_cus(game, side, target, 1, 1)


class StealCard(Deed):
    """Card 100: take a random card from the opponent's hand; the opponent knows which one."""

    def legal(self, game: State, side: int) -> bool:
        return len(game.hands[1 - side]) > 0

    def play(self, game: State, side: int) -> None:
        other = 1 - side
        stolen = game.dice.draw(game.hands[other], seen_by=side)
        if stolen in game.shown[other]:
            game.shown[other].remove(stolen)
        game.hands[side].append(stolen)
        game.shown[side].append(stolen)
        if game.telling:
            game.tell(events.Stolen(Seat(side), events.card(stolen)))


class FreeSiegePoint(Targeted):
    """Card 102: a siege point on an enemy or neutral city other than the four great ones."""

    def targets(self, game: State, side: int, named: list[int]) -> list[int]:
        """Return cities where an own general stands with three CUs."""
        cus, control = game.cus[side], game.control
        strong = [city for city in self.spaces if cus[city] >= board.SIEGE_CUS and control[city] != side]
        return [city for city in strong if game.generals_at(side, city)]

    def strike(self, game: State, side: int, target: int) -> None:
        sieges.place_siege_points(game, side, target, 1)


class SiegeAttempts(Targeted):
    """Card 103: generals who could make an attempt where they stand."""

    def targets(self, game: State, side: int, named: list[int]) -> list[int]:
        outside = [general for general in game.on_map(side) if game.at[general] < board.INSIDE]
        return [general for general in outside if sieges.can_besiege(game, side, game.at[general])]

    def strike(self, game: State, side: int, target: int) -> None:
        game.push(sieges.SiegeWorks(target, self.number("attempts")))


class RemoveSiegePoint(Targeted):
    """Card 105: one siege point less at an own port city."""

    def targets(self, game: State, side: int, named: list[int]) -> list[int]:
        return [city for city in self.spaces if game.siege[city] and game.control[city] == side]

    def strike(self, game: State, side: int, target: int) -> None:
        game.siege[target] -= 1
        if not game.siege[target]:
            pieces.lift_siege(game, target)


class Plague(Targeted):
    """Card 106: attrition with +1 for an enemy stack of five; trains do not help."""

    def targets(self, game: State, side: int, named: list[int]) -> list[int]:
        cus, least, inside = game.cus[1 - side], self.least, board.INSIDE
        return [space for space in self.spaces if cus[space] >= least or cus[space + inside] >= least]

    def strike(self, game: State, side: int, target: int) -> None:
        victim, place = 1 - side, pieces.stack_in(game, 1 - side, target)
        loss = pieces.attrition(game, victim, place, game.cus[victim][place], self.number("modifier"), "card")
        pieces.push_losses(game, victim, place, loss)


class VictimChooses(Deed):
    """Cards 107, 111: the opponent chooses what to lose."""

    def play(self, game: State, side: int) -> None:
        game.push(EventVictim(self.card, 1 - side))


class Dearth(VictimChooses):
    """Card 107: two trains of the victim's choice, or what he has and a CU."""

    def legal(self, game: State, side: int) -> bool:
        """Return whether the opponent has a train or a CU on the map."""
        return sum(game.trains[1 - side]) > 0 or sum(game.cus[1 - side]) > 0

    def suffer(self, game: State, side: int) -> Flow:
        held, cus = game.trains[side], game.cus[side]
        trains = sum(held)
        for left in range(min(2, trains), 0, -1):
            spaces = [place % board.INSIDE for place in range(board.PLACES) if held[place]]
            space = yield from pick(side, "HM 21.1", "prompt-lose-train", words.TRAIN, spaces, {"left": left})
            pieces.take_trains(game, side, space if held[space] else space + board.INSIDE, 1)
        spaces = [place % board.INSIDE for place in range(board.PLACES) if cus[place]]
        if trains < 2 and spaces:
            space = yield from pick(side, "HM 21.1", "prompt-lose-cu", words.SPACE, spaces)
            yield from pieces.lose_cus(game, side, pieces.stack_in(game, side, space), 1)
            pieces.settle(game, space)


class PlaceSupply(Targeted):
    """Card 108: up to three trains."""

    def targets(self, game: State, side: int, named: list[int]) -> list[int]:
        return strategy.point_options(game, side, 1, self.uses())

    def strike(self, game: State, side: int, target: int) -> None:
        strategy.spend_point(game, side, target)


class Desertion(Plague):
    """Card 109: a CU deserts from each of two Carthaginian stacks of three outside Africa."""

    def strike(self, game: State, side: int, target: int) -> None:
        pieces.push_losses(game, 1 - side, pieces.stack_in(game, 1 - side, target), 1)


class DamageShips(Deed):
    """Card 110: one or two seaworthy Roman warships become damaged, as Carthage chooses."""

    def legal(self, game: State, side: int) -> bool:
        return game.ready[board.ROME] > 0

    def play(self, game: State, side: int) -> None:
        game.push(EventVictim(self.card, side))

    def suffer(self, game: State, side: int) -> Flow:
        most = min(self.number("ships"), game.ready[board.ROME])
        ships = yield from pieces.how_many(side, "HM 21.1", "prompt-mutiny", 1, most, at_once=False)
        pieces.damage(game, board.ROME, ships)


class SlavePlot(VictimChooses):
    """Card 111: a CU from Roma, or two seaworthy warships damaged, as Rome chooses."""

    def legal(self, game: State, side: int) -> bool:
        """Return whether there is a CU in Roma or a seaworthy warship."""
        return game.cus[board.ROME][pieces.stack_in(game, board.ROME, board.ROMA)] > 0 or game.ready[board.ROME] > 0

    def suffer(self, game: State, side: int) -> Flow:
        place = pieces.stack_in(game, board.ROME, board.ROMA)
        options = [words.COMBAT_UNIT] if game.cus[board.ROME][place] else []
        if game.ready[board.ROME]:
            options.append(words.WARSHIPS)
        word = yield from choose(side, "HM 21.1", "prompt-slave-plot", options)
        if word == words.WARSHIPS:
            pieces.damage(game, board.ROME, self.number("ships"))
        else:
            yield from pieces.lose_cus(game, board.ROME, place, 1)
            pieces.settle(game, board.ROMA)


class RecallProconsul(Deed):
    """Card 112: the proconsul leaves the game, which does not count as displacement."""

    def legal(self, game: State, side: int) -> bool:
        return game.proconsul >= 0 and game.at[game.proconsul] >= 0

    def play(self, game: State, side: int) -> None:
        space = game.at[game.proconsul] % board.INSIDE
        pieces.leave_map(game, game.proconsul, state.REMOVED, "removed")
        pieces.settle(game, space)


class Crucify(Targeted):
    """Card 113: a general who lost a battle this turn is displaced."""

    def targets(self, game: State, side: int, named: list[int]) -> list[int]:
        generals = [general for general in game.on_map(board.CARTHAGE) if game.defeated[general]]
        return [general for general in generals if not board.STAYS[general]]

    def strike(self, game: State, side: int, target: int) -> None:
        place = game.at[target]
        pieces.displace(game, target)
        pieces.settle(game, place % board.INSIDE)


class MiatShift(Deed):
    """Card 114: a Carthaginian PC out of the Miat, then a Roman one into an empty seat."""

    def legal(self, game: State, side: int) -> bool:
        """Return whether there is a Carthaginian PC or an empty seat in the Miat."""
        return game.miat[board.CARTHAGE] > 0 or politics.can_miat_place(game)

    def play(self, game: State, side: int) -> None:
        if game.miat[board.CARTHAGE]:
            politics.change_miat(game, board.CARTHAGE, -1)
        if politics.can_miat_place(game):
            politics.change_miat(game, board.ROME, 1)


class MiatSteps(PlaceSupply):
    """Card 115: up to three steps in the Miat."""


class CoastalRaid(RemovePcs):
    """Cards 118, 119: remove PCs on open coasts; needs naval supremacy."""

    def targets(self, game: State, side: int, named: list[int]) -> list[int]:
        return super().targets(game, side, named) if game.supremacy == side else []


_KINDS: dict[str, type[Deed]] = classes_under(Deed)
DEEDS: list[Deed] = [_KINDS.get(effect.replace("_", "-"), Deed)(card) for card, effect in enumerate(cards.EFFECT)]
"""The deed of each card, named after the card's effect in `cards.toml`: `place_ships` is PlaceShips."""
