"""Every playable game works on the site in every language, without code for it in the site."""

import random
import re

import pytest

import hippodrome
from tests.web.clients import html, live

PLAYABLE = [info.name for info in hippodrome.list_games() if info.status == "playable"]
WORDS = 40


@pytest.mark.parametrize("language", ["en", "de", "pl"])
@pytest.mark.parametrize("game", PLAYABLE)
def test_a_game_is_started_played_watched_and_replayed(inside, game, language):
    from hippodrome.web.bots import worker
    from hippodrome.web.models import GameTable

    anna, watcher = inside(language), inside(language)
    assert f'lang="{language}"' in html(anna, f"/games/{game}/")
    assert len(html(anna, f"/rules/{game}/")) > 3000
    answer = anna.post(f"/games/{game}/quick/", follow=True)
    slug = re.search(r"/t/([a-z0-9]+)/", answer.redirect_chain[-1][0])[1]
    chance = random.Random(game)
    for _ in range(WORDS):
        page = live(anna, slug)
        if page.status == "over":
            break
        if page.own:
            fields = {"version": page.version, "seat": page.seat, "word": chance.choice(page.words)}
            answer = anna.post(f"/t/{slug}/play/", fields, headers={"HX-Request": "true"})
            assert answer.status_code == 200
        else:
            table = GameTable.objects.get(slug=slug)
            assert worker.think(worker.claim(table.pk, table.version, "here"))
    assert 'data-word="' not in live(watcher, slug).html and 'name="word"' not in live(watcher, slug).html
    table = GameTable.objects.get(slug=slug)
    assert table.version > WORDS // 2
    for status in ("running", "over"):  # the replay of a finished game shows all hands
        GameTable.objects.filter(slug=slug).update(status=status)
        for words in (0, 9, WORDS // 2):
            assert anna.get(f"/t/{slug}/at/{words}/").status_code == 200
    GameTable.objects.filter(slug=slug).update(status="running")
    for path in (f"/t/{slug}/", f"/t/{slug}/at/0/", f"/t/{slug}/at/{WORDS // 2}/", f"/t/{slug}/record/"):
        for client in (anna, watcher):
            assert client.get(path).status_code == 200


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_rule_named_in_a_prompt_can_be_read(inside, game):
    from hippodrome.text import rule_text

    rules = set()
    chance = random.Random(3)
    table = hippodrome.new_table(game, hippodrome.find_game(game).seats[0], seed=4)
    for _ in range(150):
        if table.over:
            break
        ask = table.asks[0]
        rules.add(ask.rule)
        table.play(ask.seat, chance.choice(ask.words))
    for number in rules:
        assert rule_text(game, number, "en"), number
        assert inside().get(f"/rules/{game}/{number.replace(' ', '-')}/").status_code == 200
