"""Cheap knowledge about Byzantio and Nekken for bots: how good each legal word looks to the seat that is asked.

Everything here sees a view and the printed board, nothing else. A position is worth what one's own rows promise, less a
share of what the others' suspected cities promise them; a word is worth what it adds.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from hippodrome.games.byzantio.boards import Board

DENIAL = 0.3
"""What a point kept from an opponent is worth."""
NEARBY = 0.62
"""How much of a goal's worth is left at each further step of the way."""
READINESS = 0.3
"""What standing near one's goals is worth, against having reached them."""
USEFUL = {"campaign": 1.0, "muster": 0.55, "negotiate": 0.3, "advance": 0.8, "bribe": 0.7, "expel": 0.45}
"""How sorry one is to lose a box of a kind."""
PRIDE = 0.4
"""How much worse than an action that changes nothing it is to give the turn up: rather only where all would do harm."""
KINDS = tuple(USEFUL)
FAR = 99


@cache
def board_of(game: str) -> Board:
    """The printed board of a game."""
    return Board(game)


@cache
def distances(game: str) -> list[list[int]]:
    """Steps of a Campaign from province to province; far for where one can't go."""
    board = board_of(game)
    table = []
    for start in range(len(board.provinces)):
        steps = [FAR] * len(board.provinces)
        steps[start] = 0
        ring, far = [start], 0
        while ring:
            far += 1
            ring = sorted({there for here in ring for there in board.neighbours[here] if steps[there] == FAR})
            for there in ring:
                steps[there] = far
        table.append(steps)
    return table


class Outlook:
    """A view read once: who stands where, what is mine to win, what the others seem to want."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.board = board_of(view["game"])
        self.steps = distances(view["game"])
        shown = view["board"]
        self.shown = shown
        self.me: int = view["viewer"]
        self.seats: int = view["seats"]
        players = shown["players"]
        self.player = players[self.me]
        self.cities = [self.board.cities.index(name) for name in shown["in_play"]]
        self.men = {city: [0] * self.seats for city in self.cities}
        for name, counts in shown["garrisons"].items():
            self.men[self.board.cities.index(name)] = list(counts)
        self.at = [self.province(player["pretender"]) for player in players]
        self.supply = [player["supply"] for player in players]
        self.left: float = 1 - (shown["round"] - 1) / shown["rounds"]
        self.worth: dict[int, int] = {}
        folded = self.player["folded"]
        if folded:
            for name, value in zip(folded["objectives"], shown["values"], strict=True):
                if name is not None:
                    self.worth[self.board.cities.index(name)] = value
        self.free: dict[str, int] = self.player["free"]
        self.wants = [self.suspect(seat) for seat in range(self.seats)]

    def province(self, name: str | None) -> int:
        """The province of a name, -1 for none."""
        return -1 if name is None else self.board.provinces.index(name)

    def suspect(self, seat: int) -> dict[int, float]:
        """About what each city is worth to an opponent, by what it did there."""
        if seat == self.me:
            return {}
        deeds = self.shown["players"][seat]["deeds"]
        guesses = {}
        for city in self.cities:
            signs = deeds.get(self.board.cities[city], 0) + self.men[city][seat]
            guesses[city] = 1.5 + min(signs, 4) * 2.0
        return guesses

    # --- what a city is worth

    def hold(self, counts: list[int], seat: int) -> float:
        """The share of a city's value that a seat may count on."""
        own = counts[seat]
        if own == 0:
            return 0.0
        best = max(count for other, count in enumerate(counts) if other != seat)
        if best > own:
            return 0.06 * own
        if best == own:
            sharing = sum(1 for count in counts if count == own)
            return (0.5, 0.22, 0.05)[sharing - 2] + (0.03 if own == 2 else 0.0)
        risk = 0.12 * self.left if own == 1 else 0.03 * self.left
        return 1.0 - risk - (0.08 * self.left if best else 0.0)

    def value(self, city: int, counts: list[int]) -> float:
        """What a city with these garrisons promises me, less what it promises the others."""
        total = self.worth.get(city, 0) * self.hold(counts, self.me)
        for seat in range(self.seats):
            if seat != self.me and counts[seat]:
                total -= DENIAL * self.wants[seat][city] * self.hold(counts, seat)
        return total

    def change(self, city: int, **by: int) -> float:
        """What it brings if garrisons come or go: `s0=1` adds one of seat 0."""
        counts = self.men[city][:]
        for name, step in by.items():
            counts[int(name[1:])] += step
        return self.value(city, counts) - self.value(city, self.men[city])

    def readiness(self, province: int) -> float:
        """What standing in a province promises: the goals around it that I do not hold yet, the nearer the better."""
        if province < 0 or not self.supply[self.me]:
            return 0.0
        steps = self.steps[province]
        total = 0.0
        for city, worth in self.worth.items():
            lacking = worth * (1.0 - self.hold(self.men[city], self.me))
            total += lacking * NEARBY ** max(1, steps[self.board.province_of[city]])
        return READINESS * total * min(1.0, self.left * 3)

    # --- what an action brings at best

    def campaign_into(self, province: int) -> float:
        """Entering a province by a Campaign, with the best placing there."""
        places = [self.campaign_place(city) for city in self.cities if self.board.province_of[city] == province]
        return max([0.0, *places]) + self.readiness(province)

    def campaign_place(self, city: int) -> float:
        """Placing by a Campaign, with the best removal that comes with a second garrison."""
        counts, me = self.men[city], self.me
        own, total = counts[me], sum(counts)
        if not self.supply[me] or own >= 2 or (own == 0 and total >= 4) or (own == 1 and total == 1):
            return -9.0
        if own == 0:
            return self.change(city, **{f"s{me}": 1})
        return max(
            self.change(city, **{f"s{me}": 1, f"s{seat}": -1})
            for seat in range(self.seats)
            if seat != me and counts[seat]
        )

    def muster_best(self) -> float:
        """The best placing by a Muster."""
        me = self.me
        best = 0.0
        for city in self.cities:
            counts = self.men[city]
            own, total = counts[me], sum(counts)
            if self.board.province_of[city] != self.at[me] or not self.supply[me] or own >= 2 or total >= 4:
                continue
            if own == 0 or total > 1:
                best = max(best, self.change(city, **{f"s{me}": 1}))
        return best + self.readiness(self.at[me])

    def chance(self, city: int, seat: int) -> float:
        """BO 5: how likely the die is kind."""
        province = self.board.province_of[city]
        return (4 + (self.at[self.me] == province) - (self.at[seat] == province)) / 8

    def bribe(self, city: int, seat: int) -> float:
        """What trying to bribe a garrison brings on average."""
        return self.chance(city, seat) * self.change(city, **{f"s{self.me}": 1, f"s{seat}": -1})

    def expel(self, city: int, seat: int) -> float:
        """What trying to expel a garrison brings on average."""
        return self.chance(city, seat) * self.change(city, **{f"s{seat}": -1})

    def exchange(self, give: int, take: int, seat: int, mine: int) -> float:
        """What an exchange of garrisons between seats `mine` and `seat` brings me."""
        back = self.change(give, **{f"s{mine}": -1, f"s{seat}": 1})
        return back + self.change(take, **{f"s{mine}": 1, f"s{seat}": -1})

    def gifts(self, take: int, seat: int) -> dict[int, float]:
        """What each legal gift for a garrison would bring, by the die."""
        luck = self.chance(take, seat)
        return {
            give: luck * self.exchange(give, take, seat, self.me)
            for give in self.cities
            if give != take and self.men[give][self.me] and self.men[give][seat] < 2
        }

    def pairs(self, limit: int) -> list[tuple[int, int]]:
        """Opposing garrisons where mine are fewer than a limit."""
        return [
            (city, seat)
            for city, counts in self.men.items()
            for seat in range(self.seats)
            if seat != self.me and counts[seat] and counts[self.me] < limit
        ]


def weigh(view: Mapping[str, Any], ask: Mapping[str, Any]) -> list[float]:
    """How good each legal word of an ask looks, higher is better."""
    outlook = Outlook(view)
    judge = JUDGES.get(ask["prompt"]["key"])
    words: list[str] = ask["words"]
    if judge is None:
        return [0.0] * len(words)
    return [judge(outlook, word, ask) for word in words]


def _name(word: str) -> str:
    return word.split("-", 1)[1]


def _city(outlook: Outlook, word: str) -> int:
    return outlook.board.cities.index(_name(word))


def _target(outlook: Outlook, word: str) -> tuple[int, int]:
    """The city and the owner that a target word names."""
    name, _, dynasty = _name(word).rpartition("-")
    seat = next(seat for seat, player in enumerate(outlook.shown["players"]) if player["dynasty"] == dynasty)
    return outlook.board.cities.index(name), seat


def _objective(outlook: Outlook, word: str, ask: Mapping[str, Any]) -> float:
    """A cluster within reach: the first anywhere near home, the others near it, never so that one could foretell it."""
    board, steps = outlook.board, outlook.steps
    province = board.province_of[_city(outlook, word)]
    home = steps[outlook.at[outlook.me]][province]
    if not outlook.worth:
        return -float(max(home, 3))
    written = [steps[province][board.province_of[city]] for city in outlook.worth]
    return -float(sum(min(far, 6) for far in written) // 2 + max(home, 3))


def _action(outlook: Outlook, word: str, ask: Mapping[str, Any]) -> float:
    board, me = outlook.board, outlook.me
    if word == "forfeit-turn":
        return max(-_price(outlook, kind) for kind in board.kinds if outlook.free[kind]) - PRIDE
    kind = KINDS[board.kinds.index(word)]
    here = outlook.readiness(outlook.at[me])
    if kind == "campaign":
        best = max(outlook.campaign_into(there) for there in board.neighbours[outlook.at[me]])
    elif kind == "muster":
        best = outlook.muster_best()
    elif kind == "advance":
        best = max(outlook.readiness(there) for there in range(len(board.provinces)))
    elif kind == "bribe":
        best = here + max([outlook.bribe(city, seat) for city, seat in outlook.pairs(2)] or [-9.0])
    elif kind == "expel":
        best = here + max([outlook.expel(city, seat) for city, seat in outlook.pairs(3)] or [-9.0])
    else:
        gains = [max([*outlook.gifts(city, seat).values(), -9.0]) for city, seat in outlook.pairs(2)]
        best = here + max([*gains, -9.0])
    return best - here - _price(outlook, word)


def _price(outlook: Outlook, kind: str) -> float:
    """How sorry one is for a box of a kind: the more, the fewer are left."""
    place = outlook.board.kinds.index(kind)
    spent = 1 - outlook.free[kind] / outlook.board.budgets[place]
    return (0.4 + spent) * USEFUL[KINDS[place]]


def _forfeit(outlook: Outlook, word: str, ask: Mapping[str, Any]) -> float:
    """Boxes to lose: those one is least sorry for, rather where many are left."""
    kind = _name(word)
    place = outlook.board.kinds.index(kind)
    return outlook.free[kind] / outlook.board.budgets[place] - 2 * USEFUL[KINDS[place]]


def _go_campaign(outlook: Outlook, word: str, ask: Mapping[str, Any]) -> float:
    return outlook.campaign_into(outlook.province(_name(word)))


def _go_advance(outlook: Outlook, word: str, ask: Mapping[str, Any]) -> float:
    return outlook.readiness(outlook.province(_name(word)))


def _place(outlook: Outlook, word: str, ask: Mapping[str, Any]) -> float:
    if word == "nothing":
        return 0.2
    city = _city(outlook, word)
    if ask["rule"] == "BO 4.2.1":
        return outlook.change(city, **{f"s{outlook.me}": 1})
    return outlook.campaign_place(city)


def _remove(outlook: Outlook, word: str, ask: Mapping[str, Any]) -> float:
    city = outlook.board.cities.index(ask["prompt"]["params"]["city"])
    if word == "spare":
        return outlook.change(city, **{f"s{outlook.me}": 1})
    dynasty = _name(word)
    seat = next(seat for seat, player in enumerate(outlook.shown["players"]) if player["dynasty"] == dynasty)
    return outlook.change(city, **{f"s{outlook.me}": 1, f"s{seat}": -1})


def _negotiate(outlook: Outlook, word: str, ask: Mapping[str, Any]) -> float:
    return max([*outlook.gifts(*_target(outlook, word)).values(), -9.0])


def _give(outlook: Outlook, word: str, ask: Mapping[str, Any]) -> float:
    params = ask["prompt"]["params"]
    take = outlook.board.cities.index(params["city"])
    return outlook.gifts(take, params["owner_seat"])[_city(outlook, word)]


def _answer(outlook: Outlook, word: str, ask: Mapping[str, Any]) -> float:
    """Accept what is good for me; refuse what is bad, for the die may save me."""
    offer = outlook.shown["offer"]
    give, take = (outlook.board.cities.index(offer[name]) for name in ("give", "take"))
    gain = outlook.exchange(give, take, outlook.me, offer["seat"])
    return gain if word == "accept" else 0.5 * gain


def _bribe(outlook: Outlook, word: str, ask: Mapping[str, Any]) -> float:
    return outlook.bribe(*_target(outlook, word))


def _expel(outlook: Outlook, word: str, ask: Mapping[str, Any]) -> float:
    return outlook.expel(*_target(outlook, word))


def _plague(outlook: Outlook, word: str, ask: Mapping[str, Any]) -> float:
    """Far from all that the victim seems to want."""
    owner = ask["prompt"]["params"]["owner_seat"]
    steps = outlook.steps[outlook.province(_name(word))]
    near = 0.0
    for city, want in outlook.wants[owner].items():
        near += want * NEARBY ** min(steps[outlook.board.province_of[city]], 6)
    return -near


def _strike(outlook: Outlook, word: str, ask: Mapping[str, Any]) -> float:
    """Give an objective up if another city promises clearly more, the two points and the way to it counted."""
    if word == "keep":
        return 0.0
    city = _city(outlook, word)
    value = outlook.worth[city]
    others = [other for other in outlook.cities if other not in outlook.worth]
    return max(_promise(outlook, other, value) for other in others) - _promise(outlook, city, value) - 4.0


def _promise(outlook: Outlook, city: int, value: int) -> float:
    """What a city is likely to bring for an objective of a value: what is held now, or may still be won."""
    counts = outlook.men[city]
    held = outlook.hold(counts, outlook.me)
    rivals = sum(counts) - counts[outlook.me]
    near = NEARBY ** outlook.steps[outlook.at[outlook.me]][outlook.board.province_of[city]]
    return value * max(held, 0.5 * near / (1 + rivals))


def _replace(outlook: Outlook, word: str, ask: Mapping[str, Any]) -> float:
    return _promise(outlook, _city(outlook, word), 10)


def _guess(outlook: Outlook, word: str, ask: Mapping[str, Any]) -> float:
    """Where the opponent was busiest, and stands strongest."""
    about: int = ask["prompt"]["params"]["about_seat"]
    city = _city(outlook, word)
    deeds: int = outlook.shown["players"][about]["deeds"].get(outlook.board.cities[city], 0)
    return deeds + 1.5 * outlook.men[city][about] + 0.2 * outlook.hold(outlook.men[city], about)


Judge = Callable[[Outlook, str, Mapping[str, Any]], float]
JUDGES: dict[str, Judge] = {
    "prompt-objective": _objective,
    "prompt-action": _action,
    "prompt-stuck": _forfeit,
    "prompt-forfeit": _forfeit,
    "prompt-cross": _forfeit,
    "prompt-campaign": _go_campaign,
    "prompt-advance": _go_advance,
    "prompt-place": _place,
    "prompt-no-place": _place,
    "prompt-remove": _remove,
    "prompt-negotiate": _negotiate,
    "prompt-give": _give,
    "prompt-answer": _answer,
    "prompt-bribe": _bribe,
    "prompt-expel": _expel,
    "prompt-plague": _plague,
    "prompt-strike": _strike,
    "prompt-replace": _replace,
    "prompt-guess": _guess,
}
"""How each kind of question is judged; the others (a dynasty, a confirmation) are all one."""
