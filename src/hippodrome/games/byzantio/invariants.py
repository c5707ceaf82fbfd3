"""What holds in every position of Byzantio and Nekken: section 11 of the rules file."""

from hippodrome.games.byzantio import boards, phases, state
from hippodrome.games.byzantio.state import State
from hippodrome.kernel.errors import BrokenInvariant


def check(game: State) -> None:
    """Raise BrokenInvariant if the position is impossible."""
    check_progress(game)
    check_players(game)
    check_pieces(game)
    check_tiles(game)
    check_plague(game)
    check_offer(game)
    for seat in range(game.seats):
        check_boxes(game, seat)
        if game.phase > phases.OBJECTIVES:
            check_objectives(game, seat)
            check_guesses(game, seat)
        elif game.replaced[seat] != state.NONE or game.struck[seat] != state.NONE:
            raise BrokenInvariant(f"Seat {seat} can't have replaced an objective before there are any (BO 6.5).")


def check_progress(game: State) -> None:
    """BO 2.1-2.3: the turn order, and the phases that a round can have (invariant 11)."""
    if sorted(game.order) != list(range(game.seats)):
        raise BrokenInvariant(f"The turn order {game.order} does not name each seat once.")
    phase, event_round = phases.NAMES[game.phase], game.board.tile_of_round[game.round] != boards.NO_TILE
    if game.phase in (phases.TURN, phases.ANSWER) and event_round:
        raise BrokenInvariant(f"Round {game.round} is an event round; there is no phase {phase!r} in it (BO 6.1).")
    if game.phase in (phases.EVENT, phases.SUCCESSION_CHOICE, phases.PLAGUE_MOVE, phases.CROSSING) and not event_round:
        rounds = [str(round_) for round_, tile in enumerate(game.board.tile_of_round) if tile != boards.NO_TILE]
        raise BrokenInvariant(
            f"Phase {phase!r} comes in the event rounds {', '.join(rounds)}, not in {game.round} (BO 2.2)."
        )
    if game.phase <= phases.ORDER and game.round != 1:
        raise BrokenInvariant(f"Phase {phase!r} comes before round 1, not in round {game.round} (BO 0).")
    if game.phase in (phases.GUESSING, phases.OVER) and game.round != game.board.rounds:
        raise BrokenInvariant(f"Phase {phase!r} comes after round {game.board.rounds}, not {game.round} (BO 7.1).")
    one_after_another = game.phase in (phases.DYNASTIES, phases.TURN, phases.ANSWER, phases.CROSSING)
    if game.turn and (not one_after_another or (game.phase == phases.CROSSING and game.terms.cross_together)):
        raise BrokenInvariant(f"In phase {phase!r} nobody has a turn, so 'turn' is 0, not {game.turn}.")


def check_players(game: State) -> None:
    """BO 0.1, BO 0.4: every player has a different dynasty and its pretender on the board (invariant 5)."""
    taken = [dynasty for dynasty in game.dynasties if dynasty != state.NONE]
    if len(set(taken)) != len(taken):
        raise BrokenInvariant("Two seats have the same dynasty (BO 0.1).")
    for place, seat in enumerate(game.order):
        has_chosen = game.phase > phases.DYNASTIES or place < game.turn
        if (game.dynasties[seat] != state.NONE) != has_chosen:
            raise BrokenInvariant(f"Seat {seat} has {'no' if has_chosen else 'already a'} dynasty (BO 0.1).")
        if (game.pretenders[seat] != state.NONE) != has_chosen:
            raise BrokenInvariant(f"Seat {seat}'s pretender is {'not' if has_chosen else 'already'} on the board.")


def check_pieces(game: State) -> None:
    """Check that no piece is lost, doubled, over a limit or in a forbidden place (invariants 1, 2 and 6)."""
    board = game.board
    on_board = [0] * game.seats
    for city, name in enumerate(board.cities):
        counts = game.garrisons[city * boards.MOST_SEATS : city * boards.MOST_SEATS + boards.MOST_SEATS]
        if sum(counts) != game.totals[city]:
            raise BrokenInvariant(f"The garrisons in {name} are miscounted.")
        if min(counts) < 0 or max(counts) > board.most_own or sum(counts) > board.most_in_all:
            raise BrokenInvariant(f"{name} can't hold {counts} (BO 3.1, BO 3.2).")
        if any(counts) and city not in game.terms.cities:
            raise BrokenInvariant(f"{name} is not in play (BO 1.2).")
        for seat in range(game.seats):
            on_board[seat] += counts[seat]
            if game.deeds[city * boards.MOST_SEATS + seat] and city not in game.terms.cities:
                raise BrokenInvariant(f"Nobody can have acted in {name}, which is not in play (BO 1.2).")
    for seat in range(game.seats):
        if game.supply[seat] < 0 or on_board[seat] + game.supply[seat] != board.supply:
            raise BrokenInvariant(f"Seat {seat} does not have {board.supply} pieces.")
    if game.phase < phases.TURN and any(on_board):
        raise BrokenInvariant("There are no garrisons on the board before round 1 (BO 0.1).")


def events_begun(game: State) -> int:
    """BO 2.2: how many event tiles have been revealed or have taken effect so far."""
    begun = sum([1 for tile in game.board.tile_of_round[: game.round + 1] if tile != boards.NO_TILE])
    return begun - 1 if game.phase == phases.EVENT else begun


def check_tiles(game: State) -> None:
    """BO 2.2, BO 9.1: every tile comes once, in its round, and is in effect for that round."""
    board, begun = game.board, events_begun(game)
    if game.terms.hidden_events:
        if sorted(game.turned + game.tiles) != sorted(board.printed) or len(game.turned) != begun:
            raise BrokenInvariant(
                f"Each of the {len(board.printed)} event tiles is there once: {begun} turned, the others face down."
            )
    elif game.tiles or game.turned != board.printed[:begun]:
        raise BrokenInvariant("The event tiles lie face up and come in the order of their rounds (BO 0.5).")
    in_effect = boards.NO_TILE
    if game.phase in (phases.SUCCESSION_CHOICE, phases.PLAGUE_MOVE, phases.CROSSING):
        in_effect = game.turned[-1]
    if game.tile != in_effect:
        told = "none" if in_effect == boards.NO_TILE else board.tiles[in_effect]
        raise BrokenInvariant(f"In this phase of round {game.round} the event under way is: {told}.")
    if game.phase == phases.SUCCESSION_CHOICE and game.tile != boards.SUCCESSION:
        raise BrokenInvariant(f"Objectives are replaced only in {board.tiles[boards.SUCCESSION]} (BO 6.5).")
    if game.number and (game.tile in (boards.NO_TILE, boards.SUCCESSION) or not 0 <= game.number <= board.die):
        raise BrokenInvariant(f"No event has rolled the number {game.number} (BO 6.2).")


def check_plague(game: State) -> None:
    """BO 6.6: the pretenders that the plague still moves were hit, are in turn order and in struck provinces."""
    if game.phase != phases.PLAGUE_MOVE:
        if game.hit:
            raise BrokenInvariant("Only in phase 'plague' somebody is hit by it (BO 6.6).")
        return
    if game.tile != boards.PLAGUE or not game.hit or game.hit != [seat for seat in game.order if seat in game.hit]:
        raise BrokenInvariant("Phase 'plague' needs 'hit', the seats whose pretenders must go, in turn order (BO 6.6).")
    for seat in game.hit:
        if game.number == 0 or game.board.numbers[game.pretenders[seat]] != game.number:
            raise BrokenInvariant(f"Seat {seat}'s pretender is not where number {game.number} strikes (BO 6.6).")


def check_offer(game: State) -> None:
    """BO 4.3.1-4.3.2: an offer exists only in its phase, is legal, and can be paid for with a box."""
    if game.phase != phases.ANSWER:
        if game.other != state.NONE:
            raise BrokenInvariant("An offer waits that nobody is asked about.")
        return
    seat, other, most_own = game.order[game.turn], game.other, game.board.most_own
    give, take = game.give * boards.MOST_SEATS, game.take * boards.MOST_SEATS
    if other == seat or give == take or not game.garrisons[give + seat] or not game.garrisons[take + other]:
        raise BrokenInvariant(f"Seat {seat} can't offer seat {other} that exchange (BO 4.3.1).")
    if game.garrisons[give + other] >= most_own or game.garrisons[take + seat] >= most_own:
        raise BrokenInvariant(f"The exchange offered would leave more than {most_own} in a city (BO 4.3.2).")
    if not game.free[seat * boards.KINDS + boards.NEGOTIATE]:
        raise BrokenInvariant(f"Seat {seat} has no free box for an exchange (BO 2.6).")


def rounds_filled(game: State, seat: int) -> int:
    """BO 2.5: how many boxes a seat has filled so far: one a round."""
    if game.phase <= phases.ORDER:
        return 0
    if game.phase in (phases.GUESSING, phases.OVER):
        return game.board.rounds
    return game.round if game.order.index(seat) < game.turn else game.round - 1


def check_boxes(game: State, seat: int) -> None:
    """Check one filled box a round, budgets, and one crossed-off box for each event (invariants 3 and 4)."""
    board = game.board
    filled = game.sheets[seat]
    for kind in range(boards.KINDS):
        used = sum([1 for box in filled if box % boards.KINDS == kind])
        if used + game.free[seat * boards.KINDS + kind] != board.budgets[kind] or used > board.budgets[kind]:
            raise BrokenInvariant(f"Seat {seat}'s boxes of {board.kinds[kind]} are miscounted.")
    for round_, box in enumerate(filled, 1):
        if (box // boards.KINDS == boards.CROSSED) != (board.tile_of_round[round_] != boards.NO_TILE):
            raise BrokenInvariant(f"Seat {seat} filled a box wrongly in round {round_}: events alone cross off.")
    if len(filled) != rounds_filled(game, seat):
        raise BrokenInvariant(f"Seat {seat} has {len(filled)} filled boxes in round {game.round} (BO 2.5).")


def check_objectives(game: State, seat: int) -> None:
    """Check the objectives: right number, in play, in different provinces, at most one replaced (invariant 7)."""
    terms, board = game.terms, game.board
    listed = game.objectives[seat * terms.rows : seat * terms.rows + terms.rows]
    if any(city not in terms.cities for city in listed) or len(set(listed)) != terms.rows:
        raise BrokenInvariant(f"Seat {seat}'s objectives are not {terms.rows} different places in play.")
    replaced, struck = game.replaced[seat], game.struck[seat]
    free = terms.replacement_free and replaced != state.NONE
    if not free and len({board.province_of[city] for city in listed}) != terms.rows:
        raise BrokenInvariant(f"Seat {seat} has two objectives in one province (BO 0.2).")
    if replaced == state.NONE:
        if struck != state.NONE and game.phase != phases.SUCCESSION_CHOICE:
            raise BrokenInvariant(f"Seat {seat} struck an objective but replaced none.")
        return
    if boards.SUCCESSION not in game.turned:
        raise BrokenInvariant(
            f"Seat {seat} replaced an objective before the {board.tiles[boards.SUCCESSION]} (BO 6.5)."
        )
    if not 0 <= replaced < terms.rows or struck not in terms.cities or struck in listed:
        raise BrokenInvariant(f"Seat {seat} replaced an objective but struck none.")
    kept = [board.province_of[city] for row, city in enumerate(listed) if row != replaced]
    if board.province_of[struck] in kept or len(set(kept)) != len(kept):
        raise BrokenInvariant(f"Before the replacement seat {seat} had two objectives in one province (BO 0.2).")


def check_guesses(game: State, seat: int) -> None:
    """BO 7.1: guesses are about others, name places in play and come last."""
    for about in range(game.seats):
        city = game.guesses[seat * boards.MOST_SEATS + about]
        if city != state.NONE and (about == seat or city not in game.terms.cities or game.phase < phases.GUESSING):
            raise BrokenInvariant(f"Seat {seat} can't have guessed that about seat {about} (BO 7.1).")
