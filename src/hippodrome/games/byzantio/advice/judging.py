"""Rules of thumb for Byzantio and Nekken: how good each legal word looks to the seat that is asked."""

from typing import Final

from hippodrome.games.byzantio import boards
from hippodrome.games.byzantio.advice.outlook import NEARBY, UNKNOWN, Outlook, outlook_of
from hippodrome.games.byzantio.state import State
from hippodrome.kernel.ask import Ask

USEFUL: Final[list[float]] = [1.0, 0.55, 0.3, 0.8, 0.7, 0.45]
"""The cost of losing a box of each kind."""
PRIDE: Final = 0.4
"""How much worse it is to give up the turn than to take an action that changes nothing."""
SURE: Final = 4.0
"""How much more another city must promise before an objective is replaced by it."""


def advise(game: State, ask: Ask) -> list[float]:
    """Score how good each option of an ask looks to its seat."""
    key, options = ask.key, ask.options
    if key == "prompt-dynasty" or key == "prompt-keep":
        return [0.0] * len(options)
    if key == "prompt-cross":
        return [weigh_loss(game, ask.seat, word - boards.CROSS) for word in options]
    if key == "prompt-stuck" or key == "prompt-forfeit":
        return [weigh_loss(game, ask.seat, word - boards.FORFEIT) for word in options]
    if key == "prompt-guess":
        rival = Outlook(game, seat_named(ask, "about_seat"))
        return [weigh_guess(rival, word - game.board.guess) for word in options]
    look = outlook_of(game, ask.seat)
    if key == "prompt-action":
        return weigh_actions(look, options)
    if key == "prompt-campaign":
        return [look.campaign_into(word - boards.GO) for word in options]
    if key == "prompt-place" or key == "prompt-no-place":
        return weigh_places(look, options, ask.rule == "BO 4.2.1")
    if key == "prompt-advance":
        return [look.readiness(word - boards.GO) for word in options]
    if key == "prompt-bribe" or key == "prompt-expel" or key == "prompt-negotiate":
        return weigh_targets(look, key, options)
    if key == "prompt-remove":
        return weigh_removals(look, ask)
    if key == "prompt-give":
        return weigh_gifts(look, ask)
    if key == "prompt-answer":
        return weigh_answer(look, options)
    return weigh_once(look, ask)


def weigh_once(look: Outlook, ask: Ask) -> list[float]:
    """Score the answers to questions asked once or twice a game."""
    key, options, board = ask.key, ask.options, look.board
    if key == "prompt-objective":
        look.find_goals()
        return [weigh_objective(look, word - board.write) for word in options]
    if key == "prompt-plague":
        owner = seat_named(ask, "owner_seat")
        return [weigh_exile(look, owner, word - boards.GO) for word in options]
    if key == "prompt-strike":
        best = look.best_prospect()
        return [0.0 if word == boards.KEEP else weigh_strike(look, word - board.strike, best) for word in options]
    if key == "prompt-replace":
        return [10 * look.prospect(word - board.write) for word in options]
    return [0.0] * len(options)


def seat_named(ask: Ask, name: str) -> int:
    """Return the seat that a question is about."""
    seat = None if ask.params is None else ask.params[name]
    assert isinstance(seat, int)
    return seat


def city_named(look: Outlook, ask: Ask) -> int:
    """Return the city that a question is about."""
    assert ask.params is not None
    return look.board.cities.index(str(ask.params["city"]))


# --- a turn -----------------------------------------------------------------------------------------------------------


def weigh_actions(look: Outlook, options: list[int]) -> list[float]:
    """BO 2.3: what the best action of each kind adds, minus the price of its box."""
    here = look.readiness(look.at)
    look.find_targets(options)
    weights: list[float] = []
    for word in options:
        if word >= boards.KINDS:
            weights.append(-cheapest_box(look) - PRIDE)
            continue
        if word == boards.CAMPAIGN:
            best = UNKNOWN
            for there in look.board.neighbours[look.at]:
                entered = look.campaign_into(there)
                if entered > best:
                    best = entered
        elif word == boards.MUSTER:
            best = look.muster_best() + here
        elif word == boards.ADVANCE:
            best = look.readiness_best()
        else:
            best = here + look.best_target(word)
        weights.append(best - here - box_price(look, word))
    return weights


def box_price(look: Outlook, kind: int) -> float:
    """Return the price of a box of a kind: the fewer are left, the higher."""
    spent = 1.0 - float(look.game.free[look.me * boards.KINDS + kind]) / float(look.board.budgets[kind])
    return (0.4 + spent) * USEFUL[kind]


def cheapest_box(look: Outlook) -> float:
    """Return the price of the cheapest box."""
    least = 99.0
    for kind in range(boards.KINDS):
        if look.game.free[look.me * boards.KINDS + kind]:
            price = box_price(look, kind)
            if price < least:
                least = price
    return least


def weigh_loss(game: State, seat: int, kind: int) -> float:
    """Score which box to lose: a cheap one, preferably of a kind with many left."""
    return game.free[seat * boards.KINDS + kind] / game.board.budgets[kind] - 2 * USEFUL[kind]


def weigh_places(look: Outlook, options: list[int], by_muster: bool) -> list[float]:
    """Score where to place a garrison, if anywhere."""
    weights: list[float] = []
    for word in options:
        if word == boards.NOTHING:
            weights.append(0.2)
        elif by_muster:
            weights.append(look.change(word - look.board.place, 1))
        else:
            weights.append(look.campaign_place(word - look.board.place))
    return weights


def weigh_removals(look: Outlook, ask: Ask) -> list[float]:
    """BO 4.1.4: whose garrison to remove."""
    city = city_named(look, ask)
    weights: list[float] = []
    for word in ask.options:
        goes = 0 if word == boards.SPARE else look.step(look.game.dynasties.index(word - boards.REMOVE))
        weights.append(look.change(city, 1 - goes))
    return weights


def weigh_targets(look: Outlook, key: str, options: list[int]) -> list[float]:
    """Score which garrison to bribe, expel or ask for."""
    weights: list[float] = []
    for word in options:
        target = word - look.board.target
        city, seat = target // boards.MOST_SEATS, look.game.dynasties.index(target % boards.MOST_SEATS)
        if key == "prompt-bribe":
            weights.append(look.bribe(city, seat))
        elif key == "prompt-expel":
            weights.append(look.expel(city, seat))
        else:
            weights.append(look.best_gift(city, seat))
    return weights


def weigh_gifts(look: Outlook, ask: Ask) -> list[float]:
    """BO 4.3.2: which garrison to offer in exchange."""
    take, owner = city_named(look, ask), seat_named(ask, "owner_seat")
    luck = look.chance(take, owner)
    return [luck * look.exchange(word - look.board.give, take, owner, look.me) for word in ask.options]


def weigh_answer(look: Outlook, options: list[int]) -> list[float]:
    """Accept a good exchange; refuse a bad one, for the die may still prevent it."""
    game = look.game
    gain = look.exchange(game.give, game.take, look.me, game.order[game.turn])
    return [gain if word == boards.ACCEPT else 0.5 * gain for word in options]


# --- once a game ------------------------------------------------------------------------------------------------------


def weigh_objective(look: Outlook, city: int) -> float:
    """Prefer a cluster within reach: the first city anywhere near home, the others near it, but not predictably."""
    board = look.board
    province = board.province_of[city]
    home = board.steps[look.at][province]
    if home < 3:
        home = 3
    far = 0
    for goal in look.goals:
        steps = board.steps[province][goal.province]
        far += steps if steps < 6 else 6
    return -float(far // 2 + home)


def weigh_exile(look: Outlook, owner: int, province: int) -> float:
    """Prefer provinces far from everything the victim of the plague seems to want."""
    board = look.board
    near = 0.0
    for city in look.game.terms.cities:
        steps = board.steps[province][board.province_of[city]]
        near += look.wants(owner, city) * NEARBY[steps if steps < 6 else 6]
    return -near


def weigh_strike(look: Outlook, city: int, best: float) -> float:
    """Replace an objective only if another city promises clearly more, counting the penalty and the way to it."""
    value = look.worth(city)
    return value * best - value * look.prospect(city) - SURE


def weigh_guess(rival: Outlook, city: int) -> float:
    """Guess the city where the opponent was busiest and is strongest."""
    at = city * boards.MOST_SEATS + rival.me
    busy, own = float(rival.game.deeds[at]), rival.game.garrisons[at]
    return busy + 1.5 * own + 0.2 * rival.held(city) if own else busy  # a player without garrisons there holds nothing
