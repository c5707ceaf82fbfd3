"""Helpers for views: find a game or a table or answer 404, and read numbers from forms."""

from urllib.parse import unquote

from django.http import Http404, HttpRequest

from hippodrome import games
from hippodrome.web import models
from hippodrome.web.models import lookups
from hippodrome.web.refusals import Refused
from hippodrome.web.services import vacations


def game_or_404(game: str) -> str:
    if game not in games.game_names():
        raise Http404
    try:
        games.find_game(game)
    except games.BrokenGame:
        raise Http404 from None
    return game


def table_or_404(slug: str) -> models.GameTable:
    """Return a table by its slug; 404 if there is none, or if its game is no longer installed."""
    table = lookups.table_at(slug)
    if table is None:
        raise Http404
    game_or_404(table.game)
    return table


def int_field(request: HttpRequest, name: str) -> int:
    try:
        return int(request.POST.get(name, ""))
    except ValueError:
        raise Refused("refused-form", 400) from None


def note_zone(request: HttpRequest, player: models.Player) -> None:
    """Keep the time zone of a player's browser, which its script writes into a cookie."""
    vacations.note_zone(player, unquote(request.COOKIES.get("zone", ""))[:64])
