"""Tables created directly in the database."""

import sqlite3
from random import Random

import hippodrome
from tests.web.clients import row


def table_of(game, words=0):
    """Create a running table after a number of random words. One player owns all seats."""
    from hippodrome.web.models import GameTable, Move, Player, Seat
    from hippodrome.web.services import live_games

    player = Player.objects.create(name="Anna")
    begun = hippodrome.new_table(game, SEATS[game], seed=7)
    rng = Random(1)
    for _ in range(words):
        ask = begun.asks[0]
        begun.play(ask.seat, rng.choice(ask.words))
    live = live_games.begin(begun)
    table = GameTable.objects.create(game=game, owner=player, status=GameTable.RUNNING, version=1, saved=live.dump(1))
    for number in range(SEATS[game]):
        Seat.objects.create(table=table, number=number, kind=Seat.LOCAL, player=player, name=f"Seat {number}")
    Move.objects.create(table=table, version=1, seat=-1, word="")
    return table.slug, player


def play_randomly(slug, player, words, rng, undo=0.0):
    """Play a number of random words and undo some of them at once."""
    from hippodrome.web.services import live_games, moves

    for _ in range(words):
        table = row(slug)
        game = live_games.live_game(table).game
        if game.over:
            return
        seats = [ask.seat for ask in game.asks if game.can_undo(ask.seat)]
        if seats and rng.random() < undo:
            seat = rng.choice(seats)
            moves.undo(slug, seat, table.version_for(seat), player)
        else:
            ask = rng.choice(game.asks)
            moves.play(slug, ask.seat, rng.choice(ask.words), table.version_for(ask.seat), player)


def version_of(site, slug):
    with sqlite3.connect(site.folder / "hippodrome.sqlite3", timeout=20) as database:
        return database.execute("select version, status from web_table where slug = ?", [slug]).fetchone()


SEATS = {"byzanz": 4, "byzantium": 3, "byzantio": 3, "nekken": 2, "hamilcar": 2}
