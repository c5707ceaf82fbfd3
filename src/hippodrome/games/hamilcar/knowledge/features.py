"""What a seat knows about a game of Hamilcar, as numbers for learned values.

The viewing side comes first, then the enemy. A number about both is above 0 if it is good for the viewing side.
"""

from typing import Final

from hippodrome.games.hamilcar import board, cards
from hippodrome.games.hamilcar.advice import worths
from hippodrome.games.hamilcar.rules import politics
from hippodrome.games.hamilcar.state import State

TABLE: Final = (
    *("rome", "turn", "last-turn", "over", "to-play", "lead", "supremacy", "seamanship", "corvi", "miat"),
    *("lilybaeum", "deck", "chest", "xanthippus", "africa"),
)
"""Features of the table: `lead` is in political points, `chest` in operation points (as will be paid out)."""
HAND: Final = (
    *("ones", "twos", "threes", "operations", "events", "reactions", "best-event", "all-events", "ships"),
    "known-to-enemy",
)
"""Features of the viewing side's hand: cards by operation points, and the events it can use."""
OF_SIDE: Final = (
    *("cards", "points", "spent", "ready", "damaged", "at-sea", "trains", "elephants", "generals", "best-general"),
    *("cus", "cus-inside", "besieged", "abroad", "abroad-without-train", "largest-army", "capital-garrison"),
    *("before-capital", "siege-of-capital", "siege-points", "pcs", "cities", "tribes", "provinces", "shaky"),
)
"""Features of each side: `abroad` are CUs in others' spaces, `before-capital` enemies there or next to it,
`shaky` provinces that one space more or less would turn."""
OF_PROVINCE: Final = ("control", "balance", "own-cus", "enemy-cus")
OF_CITY: Final = ("siege", "garrison")
ACTIVATION: Final = ("own", "enemy", "movement", "army", "army-against", "rating")
BATTLE: Final = (
    *("goes-on", "attacks", "initiative", "own-cards", "enemy-cards", "own-cus", "enemy-cus", "own-general"),
    *("enemy-general", "at-own-capital", "at-enemy-capital", "to-match", "to-be-matched"),
)
NAVAL: Final = ("leg", "own-leg", "fighting", "own-ships", "enemy-ships", "cus", "own-tactics", "enemy-tactics")
EVENT_WORTH: Final[list[float]] = [worths.EVENT_WORTH.get(effect, 0.0) for effect in cards.EFFECT]
IS_REACTION: Final[list[bool]] = [timing in cards.WINDOWS for timing in cards.TIMING]
NEAR_CAPITAL: Final[list[list[int]]] = [[capital, *board.NEAR[capital]] for capital in board.CAPITAL]


def names() -> list[str]:
    """Return a name for each feature."""
    found: list[str] = list(TABLE)
    found += [f"hand-{what}" for what in HAND]
    found += [f"{side}-{what}" for side in ("own", "enemy") for what in OF_SIDE]
    found += [f"{board.PROVINCE_NAMES[place]}-{what}" for place in range(board.PROVINCES) for what in OF_PROVINCE]
    found += [f"{board.SPACE_NAMES[space]}-{what}" for space in board.WALLED_SPACES for what in OF_CITY]
    found += [f"open-{cards.CARD_NAMES[card]}" for card in cards.CONDITION_CARDS]
    found += [f"activation-{what}" for what in ACTIVATION]
    found += [f"battle-{what}" for what in BATTLE]
    found += [f"battle-hand-{name}" for name in cards.BATTLE_NAMES]
    found += [f"naval-{what}" for what in NAVAL]
    return found


class Realm:
    """What a side has on the map, counted once."""

    def __init__(self, game: State, side: int) -> None:
        self.cus = self.inside = self.besieged = self.abroad = self.hungry = self.largest = 0
        self.pcs = self.cities = self.tribes = self.siege_points = 0
        self.by_province: list[int] = [0] * board.PROVINCES
        self.held: list[int] = [0] * board.PROVINCES
        cus, control, trains = game.cus[side], game.control, game.trains[side]
        for space in range(board.SPACES):
            province = board.PROVINCE[space]
            field = cus[space]
            own = control[space] == side
            if own:
                self.held[province] += 1
                kind = board.KIND[space]
                if kind == board.NORMAL:
                    self.pcs += 1
                elif kind == board.WALLED:
                    self.cities += 1
                else:
                    self.tribes += 1
            if field:
                self.cus += field
                self.by_province[province] += field
                if field > self.largest:
                    self.largest = field
                if not own:
                    self.abroad += field
                    if not trains[space]:
                        self.hungry += field
            within_walls = cus[space + board.INSIDE]
            if within_walls:
                self.cus += within_walls
                self.inside += within_walls
                self.by_province[province] += within_walls
                if game.siege[space]:
                    self.besieged += within_walls
            if game.siege[space] and game.siege_by[space] == side:
                self.siege_points += game.siege[space]
        self.provinces = self.shaky = 0
        political = game.rulings.political
        for province in range(board.PROVINCES):
            if political[province]:
                half = len(board.SPACES_IN[province]) // 2
                if self.held[province] > half:
                    self.provinces += 1
                if self.held[province] == half or self.held[province] == half + 1:
                    self.shaky += 1


def features(game: State, seat: int) -> list[float]:
    """Return the features in the order of their names."""
    own, enemy = Realm(game, seat), Realm(game, 1 - seat)
    points = [politics.political_points(game, board.ROME), politics.political_points(game, board.CARTHAGE)]
    found = of_table(game, seat, points)
    add_hand(found, game, seat)
    add_side(found, game, seat, own, points[seat])
    add_side(found, game, 1 - seat, enemy, points[1 - seat])
    for province in range(board.PROVINCES):
        mine, theirs, size = own.held[province], enemy.held[province], len(board.SPACES_IN[province])
        found.append(1.0 if 2 * mine > size else -1.0 if 2 * theirs > size else 0.0)
        found.append((mine - theirs) / size)
        found.append(within(own.by_province[province] / 15.0))
        found.append(within(enemy.by_province[province] / 15.0))
    for space in board.WALLED_SPACES:
        points_here, owner = game.siege[space], game.control[space]
        siege = points_here / 5.0 if points_here < 5 else 1.0
        found.append(siege if game.siege_by[space] == seat else -siege)
        if owner == board.NEUTRAL:
            found.append(0.0)
        else:
            inside = game.cus[owner][space + board.INSIDE] / 5.0
            found.append(inside if owner == seat else -inside)
    for slot in range(len(cards.CONDITION_CARDS)):
        filled = game.boxes[slot]
        found.append(0.0 if filled < 0 else (1 + filled) / (1 + cards.BOXES[cards.CONDITION_CARDS[slot]]))
    add_activation(found, game, seat)
    add_battle(found, game, seat)
    add_naval(found, game, seat)
    return found


def within(number: float) -> float:
    """Clamp a number to between -1 and 1."""
    return 1.0 if number > 1.0 else -1.0 if number < -1.0 else number


def of_table(game: State, seat: int, points: list[int]) -> list[float]:
    """Return the features of the table: progress, and what only one side can have."""
    lilybaeum = game.control[board.LILYBAEUM]
    good = 1.0 if seat == board.ROME else -1.0
    return [
        1.0 if seat == board.ROME else 0.0,
        game.turn / board.TURNS,
        1.0 if game.turn == board.TURNS else 0.0,
        1.0 if game.winner != board.NOBODY else 0.0,
        1.0 if game.on_turn == seat else 0.0,
        within((points[seat] - points[1 - seat]) / 10.0),
        1.0 if game.supremacy == seat else -1.0,
        good * game.seamanship / 3.0,
        good if game.corvi else 0.0,
        (game.miat[seat] - game.miat[1 - seat]) / board.MIAT_SEATS,
        1.0 if lilybaeum == seat else -1.0 if lilybaeum == 1 - seat else 0.0,
        len(game.deck) / cards.CARDS,
        within((game.spent[1 - seat] - game.spent[seat]) / 10.0),
        -good if game.xanthippus else 0.0,
        good if game.africa else 0.0,
    ]


def add_hand(found: list[float], game: State, seat: int) -> None:
    """Add the features of the viewing side's strategy cards."""
    by_ops: list[int] = [0, 0, 0, 0]
    events, reactions, ships, best, worth = 0, 0, 0, 0.0, 0.0
    for card in game.hands[seat]:
        by_ops[cards.OPS[card]] += 1
        ships += cards.SHIPS[card]
        if cards.CARD_SIDE[card] != 1 - seat:
            events += 1
            worth += EVENT_WORTH[card]
            if EVENT_WORTH[card] > best:
                best = EVENT_WORTH[card]
            if IS_REACTION[card]:
                reactions += 1
    found.append(by_ops[1] / 5.0)
    found.append(by_ops[2] / 5.0)
    found.append(by_ops[3] / 5.0)
    found.append((by_ops[1] + 2 * by_ops[2] + 3 * by_ops[3]) / 20.0)
    found.append(events / 9.0)
    found.append(reactions / 5.0)
    found.append(best / 5.0)
    found.append(worth / 20.0)
    found.append(ships / 10.0)
    found.append(len(game.shown[seat]) / 9.0)


def add_side(found: list[float], game: State, side: int, realm: Realm, points: int) -> None:
    """Add what everybody sees of a side."""
    capital = board.CAPITAL[side]
    generals, best, before = 0, 0, 0
    first, end = (0, board.ROMANS) if side == board.ROME else (board.ROMANS, board.GENERALS)
    for general in range(first, end):
        if game.at[general] >= 0:
            generals += 1
            if board.BATTLE[general] > best:
                best = board.BATTLE[general]
    for space in NEAR_CAPITAL[side]:
        before += game.cus[1 - side][space]
    found.append(len(game.hands[side]) / 9.0)
    found.append(points / 18.0)
    found.append(game.spent[side] / 25.0)
    found.append(game.ready[side] / 10.0)
    found.append(game.damaged[side] / 10.0)
    found.append(game.leg.ships[side] / 10.0)
    found.append(game.owned_trains(side) / 12.0)
    found.append(game.owned_elephants() / 6.0 if side == board.CARTHAGE else 0.0)
    found.append(generals / 6.0)
    found.append(best / 4.0)
    found.append(realm.cus / 60.0)
    found.append(realm.inside / 20.0)
    found.append(realm.besieged / 10.0)
    found.append(realm.abroad / 30.0)
    found.append(realm.hungry / 30.0)
    found.append(realm.largest / 20.0)
    found.append((game.cus[side][capital] + game.cus[side][capital + board.INSIDE]) / 20.0)
    found.append(within(before / 15.0))
    found.append(game.siege[capital] / 5.0)
    found.append(realm.siege_points / 10.0)
    found.append(realm.pcs / 40.0)
    found.append(realm.cities / 12.0)
    found.append(realm.tribes / 6.0)
    found.append(realm.provinces / 16.0)
    found.append(realm.shaky / 10.0)


def add_activation(found: list[float], game: State, seat: int) -> None:
    """Add the features of the general who is moving."""
    act = game.activation
    if not act.active or act.general == board.NOBODY:
        for _ in range(6):
            found.append(0.0)
        return
    side, at = act.side, game.at[act.general]
    found.append(1.0 if side == seat else 0.0)
    found.append(0.0 if side == seat else 1.0)
    found.append(act.mp / 6.0)
    army = against = 0
    if at >= 0:
        army = game.cus[side][at]
        against = game.cus[1 - side][at % board.SPACES]
    found.append(within(army / 15.0))
    found.append(within(against / 15.0))
    found.append(board.BATTLE[act.general] / 4.0)


def add_battle(found: list[float], game: State, seat: int) -> None:
    """Add the features of the current land battle, with the viewing side's cards."""
    fight = game.battle
    if not fight.active:
        for _ in range(13 + cards.BATTLE_KINDS):
            found.append(0.0)
        return
    enemy, hand = 1 - seat, fight.hands[seat]
    waiting = fight.played >= 0
    found.append(1.0)
    found.append(1.0 if fight.attacker == seat else 0.0)
    found.append(1.0 if fight.initiative == seat else 0.0)
    found.append(sum(hand) / 20.0)
    found.append(sum(fight.hands[enemy]) / 20.0)
    found.append(within(game.cus[seat][fight.space] / 15.0))
    found.append(within(game.cus[enemy][fight.space] / 15.0))
    for side in (seat, enemy):
        general = fight.commanders[side]
        found.append(board.BATTLE[general] / 4.0 if general != board.NOBODY else 0.0)
    found.append(1.0 if fight.space == board.CAPITAL[seat] else 0.0)
    found.append(1.0 if fight.space == board.CAPITAL[enemy] else 0.0)
    found.append(1.0 if waiting and fight.initiative != seat else 0.0)
    found.append(1.0 if waiting and fight.initiative == seat else 0.0)
    for kind in range(cards.BATTLE_KINDS):
        found.append(hand[kind] / 6.0)


def add_naval(found: list[float], game: State, seat: int) -> None:
    """Add the features of the current sea leg, and of the battle on it."""
    leg = game.leg
    if not leg.active:
        for _ in range(8):
            found.append(0.0)
        return
    found.append(1.0)
    found.append(1.0 if leg.side == seat else 0.0)
    found.append(1.0 if leg.fighting else 0.0)
    found.append(leg.ships[seat] / 10.0)
    found.append(leg.ships[1 - seat] / 10.0)
    found.append(leg.force.cus / 10.0)
    found.append(sum(leg.hands[seat]) / 6.0)
    found.append(sum(leg.hands[1 - seat]) / 6.0)
