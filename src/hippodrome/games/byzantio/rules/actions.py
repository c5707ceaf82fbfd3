"""BO 3, BO 4 and BO 5: the six actions, their limits, and the die.

After choosing a kind the player is always asked a second question, even with only one answer: the word that rolls,
offers or wastes a box is explicit, and the choice of the kind can be undone before it.
"""

from hippodrome.games.byzantio import boards, events, phases, state, terms
from hippodrome.games.byzantio.state import State
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.events import Seat, Thing

# --- BO 4.1 Campaign and BO 4.2 Muster -----------------------------------------------------------------------------


def campaign(game: State, seat: int) -> Flow:
    """BO 4.1: move to an adjacent province, then optionally place a garrison, then optionally remove one."""
    board = game.board
    here = game.pretenders[seat]
    options = [boards.GO + province for province in board.neighbours[here]]
    word = yield Ask(seat, "BO 4.1.1", "prompt-campaign", options)
    province = word - boards.GO
    game.pretenders[seat] = province
    if game.telling:
        game.tell(events.Campaigned(Seat(seat), Thing(board.provinces[province]), Thing(board.provinces[here])))
    places = campaign_cities(game, seat, province)
    word = boards.NOTHING
    if places:
        options = [board.place + city for city in places]
        options.append(boards.NOTHING)
        word = yield Ask(seat, "BO 4.1.2", "prompt-place", options)
    if word == boards.NOTHING:
        if game.telling:
            game.tell(events.PlacedNothing(Seat(seat)))
    else:
        city = word - board.place
        options = removals(game, seat, city)
        word = boards.SPARE
        if len(options) == 1:
            word = options[0]
        elif options:
            word = yield Ask(seat, "BO 4.1.4", "prompt-remove", options, {"city": board.cities[city]})
        put(game, seat, city)
        if word != boards.SPARE:
            drive_out(game, seat, game.dynasties.index(word - boards.REMOVE), city)
    finish(game, seat, boards.CAMPAIGN)


def campaign_cities(game: State, seat: int, province: int) -> list[int]:
    """BO 4.1.3: where a Campaign into a province can place a garrison."""
    if not game.supply[seat]:
        return []
    most_own, most_in_all = game.board.most_own, game.board.most_in_all
    full = most_in_all if game.terms.limit_before else most_in_all + 1
    places: list[int] = []
    for city in game.terms.cities_of[province]:
        own, total = game.garrisons[city * boards.MOST_SEATS + seat], game.totals[city]
        if own == 0:
            if total < most_in_all:
                places.append(city)
        elif own < most_own and own < total < full:
            places.append(city)
    return places


def removals(game: State, seat: int, city: int) -> list[int]:
    """BO 4.1.4: whose garrison a Campaign may remove from the city where it is about to place one."""
    own, total = game.garrisons[city * boards.MOST_SEATS + seat], game.totals[city]
    how = game.terms.removal
    if total == own or (own == 0 and how != terms.ANY_PLACEMENT):
        return []
    first = city * boards.MOST_SEATS
    options = [
        boards.REMOVE + game.dynasties[other]
        for other in range(game.seats)
        if other != seat and game.garrisons[first + other]
    ]
    if how != terms.COUPLED and total < game.board.most_in_all:
        options.append(boards.SPARE)
    return options


def drive_out(game: State, seat: int, other: int, city: int) -> None:
    """BO 4.1.4: an opposing garrison goes back into its owner's supply."""
    game.remove(other, city)
    if game.telling:
        game.tell(events.Removed(Seat(seat), Seat(other), Thing(game.board.cities[city])))


def muster(game: State, seat: int) -> Flow:
    """BO 4.2: place a garrison where the pretender stands; nothing is removed."""
    board = game.board
    if game.telling:
        game.tell(events.Mustered(Seat(seat), Thing(board.provinces[game.pretenders[seat]])))
    options = [board.place + city for city in muster_cities(game, seat)]
    key = "prompt-place" if options else "prompt-no-place"
    if game.terms.muster_may_be_empty or not options:
        options.append(boards.NOTHING)
    word = yield Ask(seat, "BO 4.2.1", key, options)
    if word != boards.NOTHING:
        put(game, seat, word - board.place)
    elif game.telling:
        game.tell(events.PlacedNothing(Seat(seat)))
    finish(game, seat, boards.MUSTER)


def muster_cities(game: State, seat: int) -> list[int]:
    """BO 4.2.2: where a Muster can place a garrison."""
    if not game.supply[seat]:
        return []
    most_own, most_in_all = game.board.most_own, game.board.most_in_all
    places: list[int] = []
    for city in game.terms.cities_of[game.pretenders[seat]]:
        own, total = game.garrisons[city * boards.MOST_SEATS + seat], game.totals[city]
        if total < most_in_all and (own == 0 or (own < most_own and own < total)):
            places.append(city)
    return places


def put(game: State, seat: int, city: int) -> None:
    """Place a garrison from the supply."""
    game.place(seat, city)
    game.deeds[city * boards.MOST_SEATS + seat] += 1
    if game.telling:
        game.tell(events.Placed(Seat(seat), Thing(game.board.cities[city])))


# --- BO 4.3 Negotiate ----------------------------------------------------------------------------------------------


def negotiate(game: State, seat: int) -> Flow:
    """BO 4.3.1-4.3.2: name an opposing garrison to take and an own one to give; its owner will answer."""
    board = game.board
    word = yield Ask(seat, "BO 4.3.1", "prompt-negotiate", exchange_targets(game, seat))
    take, dynasty = divmod(word - board.target, boards.MOST_SEATS)
    other = game.dynasties.index(dynasty)
    options = [board.give + city for city in givable(game, seat, other) if city != take]
    params: dict[str, object] = {"city": board.cities[take], "owner_seat": other}
    word = yield Ask(seat, "BO 4.3.2", "prompt-give", options, params)
    game.give, game.take, game.other = word - board.give, take, other
    game.deeds[take * boards.MOST_SEATS + seat] += 1
    game.phase = phases.ANSWER
    if game.telling:
        give = Thing(board.cities[game.give])
        game.tell(events.Offered(Seat(seat), Seat(other), give, Thing(board.cities[take])))


def givable(game: State, seat: int, other: int, enough: int = boards.FAR) -> list[int]:
    """BO 4.3.2: own garrisons that may go to an opponent, who must not already have two in that city."""
    garrisons, most_own = game.garrisons, game.board.most_own
    gifts: list[int] = []
    for city in game.terms.cities:
        at = city * boards.MOST_SEATS
        if garrisons[at + seat] and garrisons[at + other] < most_own:
            gifts.append(city)
            if len(gifts) == enough:
                break
    return gifts


def exchange_targets(game: State, seat: int, one: bool = False) -> list[int]:
    """BO 4.3.1-4.3.2: the words for opposing garrisons that a legal exchange could take, or `one` of them."""
    garrisons, most_own = game.garrisons, game.board.most_own
    if game.supply[seat] == game.board.supply:
        return []
    options: list[int] = []
    for other in range(game.seats):
        if other == seat or game.supply[other] == game.board.supply:
            continue
        gifts = givable(game, seat, other, 2)
        if not gifts:
            continue
        only = gifts[0] if len(gifts) == 1 else state.NONE
        first = game.board.target + game.dynasties[other]
        for city in game.terms.cities:
            at = city * boards.MOST_SEATS
            if garrisons[at + other] and garrisons[at + seat] < most_own and city != only:
                options.append(first + at)
                if one:
                    return options
    return options


def answer(game: State) -> Flow:
    """BO 4.3.3-4.3.4: the owner accepts, or refuses and the die decides."""
    seat, other = game.order[game.turn], game.other
    options = [boards.ACCEPT, boards.REFUSE]
    word = yield Ask(other, "BO 4.3.3", "prompt-answer", options, offer_params(game))
    accepted = word == boards.ACCEPT
    if game.telling:
        game.tell(events.Accepted(Seat(other)) if accepted else events.Refused(Seat(other)))
    if accepted or succeeds(game, seat, game.take, other):
        exchange(game, seat)
    game.give = game.take = game.other = state.NONE
    finish(game, seat, boards.NEGOTIATE)


def exchange(game: State, seat: int) -> None:
    """BO 4.3: the two garrisons change places; supplies and totals stay as they are."""
    give, take, other = game.give * boards.MOST_SEATS, game.take * boards.MOST_SEATS, game.other
    game.garrisons[give + seat] -= 1
    game.garrisons[give + other] += 1
    game.garrisons[take + other] -= 1
    game.garrisons[take + seat] += 1
    if game.telling:
        cities = game.board.cities
        game.tell(events.Exchanged(Seat(seat), Seat(other), Thing(cities[game.give]), Thing(cities[game.take])))


# --- BO 4.4 Advance ------------------------------------------------------------------------------------------------


def advance(game: State, seat: int) -> Flow:
    """BO 4.4, NK 3.2: move the pretender to any province, but never back into the volcano."""
    here, provinces = game.pretenders[seat], game.board.provinces
    word = yield Ask(seat, "BO 4.4", "prompt-advance", destinations(game, here))
    game.pretenders[seat] = word - boards.GO
    if game.telling:
        game.tell(events.Advanced(Seat(seat), Thing(provinces[word - boards.GO]), Thing(provinces[here])))
    finish(game, seat, boards.ADVANCE)


def destinations(game: State, here: int) -> list[int]:
    """BO 4.4, NK 3.2-3.3: where an Advance can go, as words."""
    volcano = game.board.volcano
    stay = game.terms.advance_may_stay and not (here == volcano and game.terms.must_leave)
    return [
        boards.GO + province
        for province in range(len(game.board.provinces))
        if (stay if province == here else province != volcano)
    ]


# --- BO 4.5 Bribe and BO 4.6 Expel ---------------------------------------------------------------------------------


def bribe(game: State, seat: int) -> Flow:
    """BO 4.5: roll to replace an opposing garrison with an own one."""
    word = yield Ask(seat, "BO 4.5.2", "prompt-bribe", bribe_targets(game, seat))
    city, dynasty = divmod(word - game.board.target, boards.MOST_SEATS)
    other = game.dynasties.index(dynasty)
    game.deeds[city * boards.MOST_SEATS + seat] += 1
    name = Thing(game.board.cities[city])
    if game.telling:
        game.tell(events.Bribing(Seat(seat), Seat(other), name))
    if succeeds(game, seat, city, other):
        game.remove(other, city)
        game.place(seat, city)
        if game.telling:
            game.tell(events.Bribed(Seat(seat), Seat(other), name))
    finish(game, seat, boards.BRIBE)


def bribe_targets(game: State, seat: int, one: bool = False) -> list[int]:
    """BO 4.5.1-4.5.2: the words for opposing garrisons in cities below the player's limit, or only in `one` city."""
    if not game.supply[seat]:
        return []
    return targets(game, seat, game.board.most_own, one)


def expel(game: State, seat: int) -> Flow:
    """BO 4.6: roll to remove an opposing garrison."""
    word = yield Ask(seat, "BO 4.6", "prompt-expel", targets(game, seat, game.board.most_own + 1))
    city, dynasty = divmod(word - game.board.target, boards.MOST_SEATS)
    other = game.dynasties.index(dynasty)
    name = Thing(game.board.cities[city])
    if game.telling:
        game.tell(events.Expelling(Seat(seat), Seat(other), name))
    if succeeds(game, seat, city, other):
        game.remove(other, city)
        if game.telling:
            game.tell(events.Expelled(Seat(seat), Seat(other), name))
    finish(game, seat, boards.EXPEL)


def targets(game: State, seat: int, below: int, one: bool = False) -> list[int]:
    """Return words for opposing garrisons in cities with fewer than `below` own ones, or only in the first `one`."""
    garrisons, totals, dynasties = game.garrisons, game.totals, game.dynasties
    seats, target = game.seats, game.board.target
    options: list[int] = []
    for city in game.terms.cities:
        total = totals[city]
        if total:
            at = city * boards.MOST_SEATS
            own = garrisons[at + seat]
            if own < below and own < total:
                options += [
                    target + at + dynasties[other] for other in range(seats) if other != seat and garrisons[at + other]
                ]
                if one:
                    break
    return options


# --- BO 5 The die --------------------------------------------------------------------------------------------------


def modifier(game: State, seat: int, city: int, other: int) -> int:
    """BO 5.2-5.3: +1 if the player's pretender is in the city's province, -1 if the owner's is."""
    province = game.board.province_of[city]
    return (1 if game.pretenders[seat] == province else 0) - (1 if game.pretenders[other] == province else 0)


def succeeds(game: State, seat: int, city: int, other: int) -> bool:
    """BO 5.1: one die; 5 or more with the modifier succeeds."""
    bonus = modifier(game, seat, city, other)
    roll = game.dice.roll(game.board.die)
    success = roll + bonus >= game.board.success
    if game.telling:
        game.tell(events.Rolled(Seat(seat), roll, bonus, success))
    return success


# --- what an action leaves behind ----------------------------------------------------------------------------------


def finish(game: State, seat: int, kind: int) -> None:
    """BO 2.5: fill the box, whatever the result of the action."""
    game.fill(seat, kind, boards.USED)
    game.end_turn()


def offer_params(game: State) -> dict[str, object]:
    """Return what a prompt needs to know about an offered exchange."""
    cities = game.board.cities
    return {"seat": game.order[game.turn], "give": cities[game.give], "take": cities[game.take]}
