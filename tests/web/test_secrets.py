"""What a seat may not know is nowhere in what its browser gets."""

import json
import random
import re

import pytest

import hippodrome
from tests.web.test_refusals import quick
from tests.web.test_seating import new_table, row


def at_a_boundary(words, seed):
    """A game in which nothing was said since the last step boundary."""
    chance = random.Random(seed)
    game = hippodrome.new_table("byzanz", 4, seed=seed)
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


@pytest.mark.parametrize("words", [0, 25, 60])
def test_worlds_that_differ_in_secrets_give_the_same_pages(inside, words):
    from hippodrome.kernel.dice import Dice
    from hippodrome.web import play
    from hippodrome.web.models import Table

    anna, watcher = inside(), inside()
    slug = new_table(anna, "me", *["bot:greedy"] * 3)
    game = at_a_boundary(words, words + 3)
    saved = play.begin(game).dump()

    def put(text):
        Table.objects.filter(slug=slug).update(saved=text, bot_due=None)
        play._kept.clear()

    put(saved)
    seen = pages_of(anna, slug)
    other = json.loads(saved)
    twin = game.redeal(0, Dice(b"another world"))
    other["game"]["position"] = game.game.write(twin.state)
    assert other["game"]["position"] != json.loads(saved)["game"]["position"]
    put(json.dumps(other))
    assert pages_of(anna, slug) == seen
    hand = game.view(0)["board"]["players"][0]["hand"]
    assert hand, "Anna does see her own hand"
    assert pages_of(watcher, slug) != seen


def test_a_spectator_gets_no_hand_no_word_and_no_seed(inside):
    from hippodrome.web.play import live

    anna, watcher = inside(), inside()
    slug = quick(anna)
    game = live(row(slug)).game
    for page in pages_of(watcher, slug):
        assert 'data-word="' not in page and 'name="word"' not in page
        assert game.origin.seed.hex() not in page and game.origin.mixed.secret.hex() not in page
    assert game.origin.mixed.promise in watcher.get(f"/t/{slug}/").content.decode()
    record = watcher.get(f"/t/{slug}/record/").content.decode()
    assert "redacted: true" in record and "start > ? ? ? ?" in record


def test_replay_of_a_running_game_shows_only_what_the_viewer_may_see(inside):
    from hippodrome.web import play
    from hippodrome.web.models import Table

    anna, watcher = inside(), inside()
    slug = new_table(anna, "me", *["bot:greedy"] * 3)
    Table.objects.filter(slug=slug).update(saved=play.begin(at_a_boundary(30, 8)).dump(), bot_due=None)
    play._kept.clear()
    own = anna.get(f"/t/{slug}/at/12/").content.decode()
    public = watcher.get(f"/t/{slug}/at/12/").content.decode()
    assert own != public and 'data-word="' not in own
    assert anna.get(f"/t/{slug}/at/12/play-on/").status_code == 409


def test_the_web_names_no_game():
    from pathlib import Path

    import hippodrome.web

    names = [info.name for info in hippodrome.list_games()]
    for path in Path(hippodrome.web.__file__).parent.rglob("*"):
        if path.suffix in (".py", ".html", ".js", ".css"):
            code = path.read_text().lower()
            assert not [name for name in names if re.search(rf"\b{name}\b", code)], path
