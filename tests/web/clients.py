"""Player actions as calls of Django's test client."""

import random
import re

import hippodrome
from tests.web.web_site import Page


def new_table(client, *chairs, game="byzanz", **more):
    seats = {f"seat-{number}": chair for number, chair in enumerate(chairs)}
    answer = client.post(f"/games/{game}/new/", {"count": len(chairs), **seats, **more}, follow=True)
    assert answer.status_code == 200, answer.content.decode()[-1500:]
    return re.search(r"/t/([a-z0-9]+)/", answer.redirect_chain[-1][0])[1]


def html(client, path):
    answer = client.get(path, follow=True)
    assert answer.status_code == 200
    return answer.content.decode()


def row(slug):
    from hippodrome.web.models import GameTable

    return GameTable.objects.get(slug=slug)


def quick_table(client):
    answer = client.post("/games/byzanz/quick/", follow=True)
    return re.search(r"/t/([a-z0-9]+)/", answer.redirect_chain[-1][0])[1]


def live(client, slug):
    return Page(client.get(f"/t/{slug}/live/").content.decode())


def play_word(client, slug, page, word, **changed):
    fields = {"version": page.version, "seat": page.seat, "word": word, **changed}
    return client.post(f"/t/{slug}/play/", fields, headers={"HX-Request": "true"})


PASSWORD = "a quite long secret 17"


def sign_up(client, name, email=""):
    fields = {"username": name, "email": email, "password1": PASSWORD, "password2": PASSWORD}
    return client.post("/me/sign-up/", fields, follow=True)


def finished_table(client):
    """Create a table whose game is over; return its slug."""
    from hippodrome.web.models import GameTable
    from hippodrome.web.services.live_games import begin

    slug = new_table(client, "local", "local", "local")
    game = hippodrome.new_table("byzanz", 3)
    chance = random.Random(5)
    while not game.over:
        ask = game.asks[0]
        game.play(ask.seat, chance.choice(ask.words))
    fields = {"saved": begin(game).dump(), "commitment": game.origin.commitment, "version": len(game.said) + 1}
    GameTable.objects.filter(slug=slug).update(status="over", **fields)
    return slug
