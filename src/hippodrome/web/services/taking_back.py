"""How far answers can be taken back: across bots' moves, or further if everybody agrees."""

from collections.abc import Iterable

import hippodrome
from hippodrome.kernel import retracting
from hippodrome.web.models import GameTable, Seat
from hippodrome.web.services.live_games import LiveGame

NOWHERE = -1


def can_undo(row: GameTable, game: LiveGame, seat: int) -> bool:
    return game.game.can_undo(seat) or undo_place(row, game, seat) != NOWHERE


def undone(row: GameTable, game: LiveGame, seat: int) -> LiveGame | None:
    """Return the game after an undo across bots' moves; None if an ordinary undo is enough, or none is possible."""
    place = NOWHERE if game.game.can_undo(seat) else undo_place(row, game, seat)
    return None if place == NOWHERE else game.at(retracting.gone_back(game.game, place, recorded=False))


def undo_place(row: GameTable, game: LiveGame, seat: int) -> int:
    """Return the number of words that remain after an undo across bots' moves.

    The undo takes back the seat's last word if only bots have moved since, and none of them did anything that depended
    on chance or on cards the seat can't see. While other people play, they have to be asked.
    """
    if row.at_lesson or not _alone(row.seated, seat):
        return NOWHERE
    if seat not in game.undo_places:
        game.undo_places[seat] = _undo_place(game.game, seat)
    return game.undo_places[seat]


def _alone(chairs: Iterable[Seat], seat: int) -> bool:
    others = [chair for chair in chairs if chair.number != seat]
    own = [chair.player_id for chair in chairs if chair.number == seat]
    return all(chair.bot and chair.player_id in (None, *own) for chair in others)


def _undo_place(game: hippodrome.Table, seat: int) -> int:
    place = last_word(game, seat)
    if not retracting.first_word(game) <= place < len(game.said) - 1 or game.said[place][3] < len(game.chances):
        return NOWHERE
    try:
        then = retracting.gone_back(game, place, recorded=False)
    except hippodrome.HippodromeError:
        return NOWHERE
    return place if retracting.told_nothing(game, then, seat) else NOWHERE


def last_word(game: hippodrome.Table, seat: int) -> int:
    """Return the position of a seat's last word; NOWHERE if there is none."""
    return next((place for place in range(len(game.said) - 1, -1, -1) if game.said[place][0] == seat), NOWHERE)


def last_answers(game: hippodrome.Table, seat: int) -> int:
    """Return where a seat's last answers begin: its last words with no other seat's word or chance in between."""
    place = last_word(game, seat)
    while place > 0 and game.said[place - 1][0] == seat and game.said[place - 1][3] == chances_at(game, place - 1):
        place -= 1
    return place if place >= retracting.first_word(game) else NOWHERE


def chances_at(game: hippodrome.Table, words: int) -> int:
    """Return the number of random outcomes after a number of words."""
    return game.said[words - 1][3] if words else game.opening_chances
