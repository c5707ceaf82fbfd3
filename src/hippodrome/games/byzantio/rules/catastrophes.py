"""BO 6 and BO 9: the events, and the box each of them costs."""

from hippodrome.games.byzantio import boards, events, phases, state
from hippodrome.games.byzantio.state import State
from hippodrome.kernel.ask import Ask, Flow, Together
from hippodrome.kernel.events import Seat, Thing


def begin_event(game: State) -> None:
    """BO 6.1, BO 9.1: the tile of this round takes effect; a face-down one is drawn now."""
    board = game.board
    game.tile = game.dice.draw(game.tiles) if game.terms.hidden_events else board.tile_of_round[game.round]
    game.turned.append(game.tile)
    if game.telling:
        game.tell(events.EventBegan(game.round, board.rounds, Thing(board.tiles[game.tile])))
    game.phase = phases.CROSSING
    if game.tile == boards.EARTHQUAKE:
        earthquake(game, struck_provinces(game))
    elif game.tile == boards.FAMINE:
        famine(game, struck_provinces(game))
    elif game.tile == boards.PLAGUE:
        plague(game, struck_provinces(game))
    else:
        game.phase = phases.SUCCESSION_CHOICE


def struck_provinces(game: State) -> list[int]:
    """BO 6.2: one roll for the table; every province bearing that number is affected."""
    board = game.board
    game.number = game.dice.roll(board.die)
    struck = [province for province, number in enumerate(board.numbers) if number == game.number]
    if game.telling:
        game.tell(events.NumberRolled(game.number, [Thing(board.provinces[province]) for province in struck]))
    return struck


def earthquake(game: State, struck: list[int]) -> None:
    """BO 6.3: all garrisons in the affected provinces are removed."""
    for province in struck:
        for city in game.terms.cities_of[province]:
            for seat in game.order:
                count = game.garrisons[city * boards.MOST_SEATS + seat]
                for _ in range(count):
                    game.remove(seat, city)
                if count and game.telling:
                    game.tell(events.Shaken(Seat(seat), Thing(game.board.cities[city]), count))


def famine(game: State, struck: list[int]) -> None:
    """BO 6.4: a roll for each garrison, by province, player and city (option: one roll for all of them)."""
    for province in struck:
        for seat in game.order:
            here: list[int] = []
            for city in game.terms.cities_of[province]:
                here += [city] * game.garrisons[city * boards.MOST_SEATS + seat]
            if game.terms.famine_together:
                if here:
                    hunger(game, seat, province, here)
            else:
                for city in here:
                    hunger(game, seat, province, [city])


def hunger(game: State, seat: int, province: int, cities: list[int]) -> None:
    """BO 6.4: a roll of 5 to 8 survives; the owner's pretender in the province adds 1."""
    bonus = 1 if game.pretenders[seat] == province else 0
    roll = game.dice.roll(game.board.die)
    survived = roll + bonus >= game.board.success
    if not survived:
        for city in cities:
            game.remove(seat, city)
    if game.telling:
        names = [Thing(game.board.cities[city]) for city in cities]
        game.tell(events.Hungered(Seat(seat), names, roll, bonus, survived))


def plague(game: State, struck: list[int]) -> None:
    """BO 6.6: fix the pretenders that must go, then handle them in turn order."""
    game.hit = [seat for seat in game.order if game.pretenders[seat] in struck]
    if game.hit:
        game.phase = phases.PLAGUE_MOVE


def send_away(game: State) -> Flow:
    """BO 6.6, NK 3.2: the left neighbour of an affected owner moves the pretender to another province."""
    board = game.board
    owner = game.hit[0]
    seat = (owner + 1) % game.seats
    params: dict[str, object] = {"owner_seat": owner}
    word = yield Ask(seat, "BO 6.6", "prompt-plague", plague_destinations(game, owner), params)
    here, there = board.provinces[game.pretenders[owner]], board.provinces[word - boards.GO]
    game.pretenders[owner] = word - boards.GO
    del game.hit[0]
    if game.telling:
        game.tell(events.SentAway(Seat(seat), Seat(owner), Thing(there), Thing(here)))
    if not game.hit:
        game.phase = phases.CROSSING


def plague_destinations(game: State, owner: int) -> list[int]:
    """BO 6.6: any other province (option: only unaffected ones), as words."""
    board, here = game.board, game.pretenders[owner]
    return [
        boards.GO + province
        for province in range(len(board.provinces))
        if province not in (here, board.volcano)
        and not (game.terms.plague_unaffected and board.numbers[province] == game.number)
    ]


def succession(game: State) -> Flow:
    """BO 6.5: everybody decides at the same time, in secret, whether to replace an objective."""
    yield Together("BO 6.5", "prompt-succession", [reconsider(game, seat) for seat in range(game.seats)])
    if game.telling:
        cities, rows = game.board.cities, game.terms.rows
        for seat in range(game.seats):
            row = game.replaced[seat]
            old = [] if row == state.NONE else [Thing(cities[game.struck[seat]])]
            new = [] if row == state.NONE else [Thing(cities[game.objectives[seat * rows + row]])]
            change = "kept" if row == state.NONE else "replaced"
            game.tell(events.Reconsidered(Seat(seat), game.terms.announced, change, old, new))
    game.phase = phases.CROSSING


def reconsider(game: State, seat: int) -> Flow:
    """BO 6.5: keep the list, or strike one objective and write another; two words either way, to hide which."""
    board, rows = game.board, game.terms.rows
    first = seat * rows
    options = [boards.KEEP]
    options += [board.strike + city for city in game.objectives[first : first + rows]]
    params: dict[str, object] = {"cost": board.penalty, "floor": game.terms.penalty_floor}
    word = yield Ask(seat, "BO 6.5", "prompt-strike", options, params, secret=options)
    if word == boards.KEEP:
        options = [boards.CONFIRM]
        yield Ask(seat, "BO 6.5", "prompt-keep", options, secret=options)
        return
    old = word - board.strike
    row = game.objectives.index(old, first)
    game.struck[seat] = old
    options = [board.write + city for city in replacements(game, seat, row)]
    word = yield Ask(seat, "BO 6.5", "prompt-replace", options, secret=options)
    game.replaced[seat] = row - first
    game.objectives[row] = word - board.write


def replacements(game: State, seat: int, row: int) -> list[int]:
    """BO 6.5: cities in play, not on the list, and not in the province of a kept one (unless the option allows it)."""
    board, terms = game.board, game.terms
    first = seat * terms.rows
    listed = game.objectives[first : first + terms.rows]
    if terms.replacement_free:
        return [city for city in terms.cities if city not in listed]
    kept = [board.province_of[city] for place, city in enumerate(listed) if first + place != row]
    return [city for city in terms.cities if city not in listed and board.province_of[city] not in kept]


def cross_off(game: State) -> Flow:
    """BO 6.7: the next player in turn order loses one free box of any kind."""
    seat = game.order[game.turn]
    options = [boards.CROSS + kind for kind in game.free_kinds(seat)]
    if len(options) == 1:
        word = options[0]
    else:
        word = yield Ask(seat, "BO 6.7", "prompt-cross", options)
    lose_box(game, seat, word - boards.CROSS)
    game.end_turn()


def cross_off_together(game: State) -> Flow:
    """BO 6.7 with `crossoff_order` simultaneous: everybody chooses at once, then reveals."""
    flows = [choose_box(game, seat) for seat in range(game.seats)]
    yield Together("BO 6.7", "prompt-cross-together", flows, shown=True)
    game.reveal()
    for seat in game.order:
        lose_box(game, seat, game.crossing[seat])
        game.crossing[seat] = state.NONE
    game.begin_round(game.round + 1)


def choose_box(game: State, seat: int) -> Flow:
    """BO 6.7: choose a box, which stays hidden until everybody has chosen."""
    options = [boards.CROSS + kind for kind in game.free_kinds(seat)]
    if len(options) == 1:
        word = options[0]
    else:
        word = yield Ask(seat, "BO 6.7", "prompt-cross", options, secret=options)
    game.crossing[seat] = word - boards.CROSS


def lose_box(game: State, seat: int, kind: int) -> None:
    """BO 6.7: the box is lost for the rest of the game."""
    game.fill(seat, kind, boards.CROSSED)
    if game.telling:
        game.tell(events.CrossedOff(Seat(seat), Thing(game.board.kinds[kind])))
