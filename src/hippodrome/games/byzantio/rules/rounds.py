"""BO 2: a player's turn, from choosing a kind of action to filling its box."""

from hippodrome.games.byzantio import boards
from hippodrome.games.byzantio.events import Forfeited, RoundBegan
from hippodrome.games.byzantio.rules import actions
from hippodrome.games.byzantio.state import State
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.events import Seat, Thing


def take_turn(game: State) -> Flow:
    """BO 2.3: one action of the player whose turn it is."""
    seat = game.order[game.turn]
    if game.telling and game.turn == 0:
        game.tell(RoundBegan(game.round, game.board.rounds))
    kinds = kinds_to_choose(game, seat)
    if not kinds:
        yield from forfeit(game, seat, "prompt-stuck")
        return
    options = kinds[:]
    if may_forfeit(game, seat):
        options.append(game.board.forfeit_turn)
    params: dict[str, object] = {"round": game.round, "rounds": game.board.rounds}
    word = yield Ask(seat, "BO 2.3", "prompt-action", options, params)
    if word == boards.CAMPAIGN:
        yield from actions.campaign(game, seat)
    elif word == boards.MUSTER:
        yield from actions.muster(game, seat)
    elif word == boards.NEGOTIATE:
        yield from actions.negotiate(game, seat)
    elif word == boards.ADVANCE:
        yield from actions.advance(game, seat)
    elif word == boards.BRIBE:
        yield from actions.bribe(game, seat)
    elif word == boards.EXPEL:
        yield from actions.expel(game, seat)
    else:
        yield from forfeit(game, seat, "prompt-forfeit")


def kinds_to_choose(game: State, seat: int) -> list[int]:
    """BO 2.6, NK 3.3: the kinds that can be carried out now; from the volcano a leader can only leave."""
    kinds = game.free_kinds(seat)
    leaving = [kind for kind in kinds if kind in (boards.CAMPAIGN, boards.ADVANCE)]
    if leaving and must_leave(game, seat):
        return leaving
    return [kind for kind in kinds if can_do(game, seat, kind)]


def must_leave(game: State, seat: int) -> bool:
    """NK 3.3 as an option: whether a leader still stands in the volcano and has to go."""
    return game.terms.must_leave and game.pretenders[seat] == game.board.volcano


def may_forfeit(game: State, seat: int) -> bool:
    """BO 2.7: whether a turn may be given up although an action is possible; never instead of leaving the volcano."""
    return game.terms.forfeit_free and not must_leave(game, seat)


def can_do(game: State, seat: int, kind: int) -> bool:
    """BO 2.6: whether an action of this kind can be carried out now."""
    if kind == boards.NEGOTIATE:
        return bool(actions.exchange_targets(game, seat, one=True))
    if kind == boards.BRIBE:
        return bool(actions.bribe_targets(game, seat, one=True))
    if kind == boards.EXPEL:
        return any_opposing(game, seat)
    if kind == boards.MUSTER:
        return game.terms.muster_may_be_empty or bool(actions.muster_cities(game, seat))
    assert 0 <= kind < boards.KINDS
    return True


def any_opposing(game: State, seat: int) -> bool:
    """Return whether an opponent has a garrison on the board."""
    return sum(game.supply) - game.supply[seat] < game.board.supply * (game.seats - 1)


def forfeit(game: State, seat: int, question: str) -> Flow:
    """BO 2.7: fill one free box of the player's choice without effect."""
    options = [boards.FORFEIT + kind for kind in game.free_kinds(seat)]
    word = yield Ask(seat, "BO 2.7", question, options)
    kind = word - boards.FORFEIT
    game.fill(seat, kind, boards.FORFEITED)
    if game.telling:
        game.tell(Forfeited(Seat(seat), Thing(game.board.kinds[kind])))
    game.end_turn()
