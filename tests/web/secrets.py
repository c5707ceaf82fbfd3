"""Helpers for tests of secrecy: games at a step boundary, and everything that a browser can fetch of a table."""

import random
import re

import hippodrome


def at_a_boundary(words, seed, game="byzanz", seats=4):
    """Return a game with no word played since the last step boundary."""
    chance = random.Random(seed)
    game = hippodrome.new_table(game, seats, seed=seed)
    played = 0
    while played < words or game.save()["anchor"]["words"] != len(game.said):
        ask = game.asks[0]
        game.play(ask.seat, chance.choice(ask.words))
        played += 1
    return game


def pages_of(client, slug):
    """Return all pages of a table, without the tokens that differ from response to response."""
    pages = []
    for path in (f"/t/{slug}/", f"/t/{slug}/live/", f"/t/{slug}/record/"):
        text = client.get(path).content.decode()
        pages.append(re.sub(r'csrfmiddlewaretoken" value="[^"]+"', "", text))
    return pages


def put_game(slug, game):
    """Replace the game of a table."""
    from hippodrome.web.models import GameTable
    from hippodrome.web.services import live_games

    GameTable.objects.filter(slug=slug).update(saved=live_games.begin(game).dump(), bot_due=None)
    live_games._kept.clear()


def scope_of(client, slug, **headers):
    """Return the ASGI scope with which a client's page opens its stream."""
    cookies = "; ".join(f"{name}={cookie.value}" for name, cookie in client.cookies.items())
    fields = {"host": "testserver", "cookie": cookies} | headers
    headed = [(name.replace("_", "-").encode(), value.encode()) for name, value in fields.items()]
    return SCOPE | {"path": f"/t/{slug}/events", "headers": headed}


SCOPE = {"type": "http", "method": "GET", "path": "/t/x/events", "query_string": b"", "headers": []}
"""The ASGI scope of a request for a stream."""
