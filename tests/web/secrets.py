"""Two tables that differ only in what a seat may not know, and every page of them."""

import random
import re

import hippodrome


def at_a_boundary(words, seed, game="byzanz", seats=4):
    """A game in which nothing was said since the last step boundary."""
    chance = random.Random(seed)
    game = hippodrome.new_table(game, seats, seed=seed)
    said = 0
    while said < words or game.save()["anchor"]["words"] != len(game.said):
        ask = game.asks[0]
        game.play(ask.seat, chance.choice(ask.words))
        said += 1
    return game


def pages_of(client, slug):
    """Everything a browser can get about a table, without what differs from answer to answer."""
    got = []
    for path in (f"/t/{slug}/", f"/t/{slug}/live/", f"/t/{slug}/record/"):
        text = client.get(path).content.decode()
        got.append(re.sub(r'csrfmiddlewaretoken" value="[^"]+"', "", text))
    return got


def put(slug, game):
    """Let a table be at some moment of a game."""
    from hippodrome.web.models import GameTable
    from hippodrome.web.services import live_games

    GameTable.objects.filter(slug=slug).update(saved=live_games.begin(game).dump(), bot_due=None)
    live_games._kept.clear()


def scope_of(client, slug, **headers):
    """The request by which somebody's page opens its stream."""
    cookies = "; ".join(f"{name}={cookie.value}" for name, cookie in client.cookies.items())
    told = {"host": "testserver", "cookie": cookies} | headers
    headed = [(name.replace("_", "-").encode(), value.encode()) for name, value in told.items()]
    return SCOPE | {"path": f"/t/{slug}/events", "headers": headed}


SCOPE = {"type": "http", "method": "GET", "path": "/t/x/events", "query_string": b"", "headers": []}
"""A stream's request as an ASGI server tells it."""
