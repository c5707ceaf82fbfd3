"""The pages around the table: home, games, pictures, rules, waiting room, the list of games, names."""

import re

import pytest

from hippodrome.draw.covers import box_of, find_still, places_in, still_picture
from hippodrome.games import playable_games
from hippodrome.text import LANGUAGES, Speaker
from hippodrome.text.rules import numbered_rules
from tests.web.clients import html, new_table, quick_table, row

OURS = ["byzanz", "byzantium", "byzantio", "nekken", "hamilcar"]


@pytest.mark.parametrize("game", OURS)
def test_every_game_has_a_box_with_a_cover_and_three_examples(game):
    box = box_of(game)
    assert 1 <= box.weight <= 5 and box.minutes[0] <= box.minutes[1]
    assert len(box.examples) >= 3
    names = [still.name for still in box.examples]
    assert len(set(names)) == len(names)
    for still in (box.cover, *box.examples):
        picture = still_picture(game, still, "de")
        assert picture.svg.startswith("<svg") and "<style" in picture.svg and picture.width > picture.height * 0.8
        assert len(places_in(picture.svg, still.near)) >= len(still.near), (
            f"{still.name} shows a place that is not in the picture"
        )
    for language in LANGUAGES:
        rules = numbered_rules(game, language)
        speaker = Speaker(game, language)
        assert len(speaker.say("pitch")) < 480 and speaker.say("designer")
        for still in box.examples:
            assert still.rule in rules
            assert speaker.say(f"example-{still.name}")


def test_home_shows_each_game_and_leads_into_it_in_one_click(inside):
    page = html(inside("pl"), "/")
    for game in OURS:
        assert f"/pl/{game}/cover.svg" in page and f'action="/games/{game}/quick/"' in page
        assert f'href="/rules/{game}/"' in page and f'href="/games/{game}/"' in page
    assert "Martin Wallace" in page and "90–150 min" in page and "wymagająca" in page
    assert page.count('fetchpriority="high"') == 1 and page.count('loading="lazy"') == len(OURS) - 1


def test_open_and_running_tables_are_listed_first_and_refreshed(inside):
    anna, tom = inside(), inside()
    waiting = new_table(anna, "me", "open", "open", public="yes")
    running = new_table(anna, "me", "bot:greedy", "bot:greedy", public="yes")
    page = html(tom, "/")
    assert page.index(waiting) < page.index(running) < page.index('class="games"')
    assert 'hx-get="/lobby/"' in page
    part = html(tom, "/lobby/")
    assert waiting in part and running in part and "<html" not in part
    assert f'action="/t/{waiting}/join/"' in part, "a button to sit down"
    mine = html(anna, "/lobby/")
    assert mine.count(f'href="/t/{waiting}/"') == 1, "a player's own tables are not offered again"


def test_a_picture_is_cached_until_it_changes(inside):
    anna = inside()
    address = re.search(r'/pictures/[^"]+', html(anna, "/games/byzanz/"))[0]
    answer = anna.get(address)
    assert answer.headers["Content-Type"] == "image/svg+xml" and "immutable" in answer.headers["Cache-Control"]
    assert "unsafe-inline" in answer.headers["Content-Security-Policy"] and "script" not in answer.content.decode()
    assert "immutable" not in anna.get(re.sub(r"/pictures/\w+/", "/pictures/old/", address)).headers["Cache-Control"]
    packed = anna.get(address, headers={"Accept-Encoding": "gzip"})
    assert packed.headers["Content-Encoding"] == "gzip" and len(packed.content) < len(answer.content) / 3
    for wrong in ("/pictures/x/fr/byzanz/cover.svg", "/pictures/x/en/chess/cover.svg", "/pictures/x/en/byzanz/no.svg"):
        assert anna.get(wrong).status_code == 404
    assert find_still("byzanz", "no") is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_rules_have_contents_links_and_pictures(inside, game, language):
    page = html(inside(language), f"/rules/{game}/")
    anchors = set(re.findall(r'id="([^"]+)"', page))
    for target in re.findall(r'href="#([^"]+)"', page):
        assert target in anchors, target
    for number in numbered_rules(game, language):
        assert number.replace(" ", "-") in anchors
    assert page.count('<figure class="example"') == len(box_of(game).examples)
    assert page.count('href="#chapter-') == page.count('<h2 id="chapter-') > 4


def test_rule_numbers_in_a_rule_are_links(inside):
    page = html(inside(), "/rules/byzantium/")
    assert '<a href="#BZ-6.7">BZ 6.7</a> and <a href="#BZ-6.9">BZ 6.9</a>' in page
    beside = html(inside(), "/rules/byzantium/BZ-10.7/")
    assert 'href="/rules/byzantium/#BZ-6.7"' in beside


def test_cards_are_shown_as_cards(inside):
    page = html(inside("de"), "/rules/hamilcar/")
    assert page.count('<span class="value">') == 60
    assert 'aria-label="2 Schiffe"' in page and 'class="rome"' in page and 'class="carthage"' in page


def test_the_waiting_room_names_sides_and_takes_a_name(inside):
    anna, tom = inside(), inside()
    slug = new_table(anna, "me", "open", game="hamilcar")
    page = html(tom, f"/t/{slug}/")
    assert "Rome" in page and "Carthage" in page and 'name="name"' in page and "Red" not in page
    assert page.count('data-share="') == 1, "there is one share button"
    tom.post(f"/t/{slug}/join/", {"seat": "1", "name": "Tom of  Tarentum"})
    assert row(slug).chairs.get(number=1).name == "Tom of Tarentum" and row(slug).status == "running"
    colours = new_table(anna, "me", "open", "invited")
    assert "Red" in html(tom, f"/t/{colours}/") and "/i/" not in html(tom, f"/t/{colours}/")


def test_an_invitation_asks_for_the_name(inside):
    anna, tom = inside(), inside("de")
    slug = new_table(anna, "me", "invited", "bot:greedy")
    link = re.search(r'data-share="http://[^/]+(/i/[a-z0-9]+/)"', html(anna, f"/t/{slug}/"))[1]
    assert "Dein Name am Tisch" in html(tom, link)
    tom.post(link, {"name": "Tomek"})
    assert row(slug).chairs.get(number=1).name == "Tomek"


def test_the_list_of_games_shows_results_and_whose_turn_it_is(inside):
    from hippodrome.web.models import GameTable
    from tests.web.clients import live, play_word

    anna, tom = inside(), inside()
    slug = new_table(anna, "me", "open", "bot:greedy")
    tom.post(f"/t/{slug}/join/")
    assert "last move just now" in html(anna, "/me/")
    assert f"waiting for {row(slug).chairs.get(number=0).name}, last move just now" in html(tom, "/me/")
    page = live(anna, slug)
    play_word(anna, slug, page, "pass" if "pass" in page.words else page.words[0])
    GameTable.objects.filter(slug=slug).update(status="over", places=[[1, 1, 12], [0, 2, 9], [2, 3, 4]])
    assert f"{row(slug).chairs.get(number=1).name} won, you finished second" in html(anna, "/me/")
    assert "Finished" in html(anna, "/me/tables/") and "<html" not in html(anna, "/me/tables/")


def test_a_finished_game_stores_the_final_places(inside):
    from hippodrome.web.bots.worker import claim, think

    anna = inside()
    slug = new_table(anna, "bot:random", "bot:random", "bot:random")
    for _ in range(2000):
        table = row(slug)
        if table.status == "over":
            break
        assert think(claim(table.pk, table.version, "here"))
    places = row(slug).places
    assert sorted(seat for seat, _, _ in places) == [0, 1, 2] and places[0][1] == 1
    from hippodrome.web.models import GameTable

    GameTable.objects.filter(slug=slug).update(places=[])
    assert " won" in html(anna, "/me/") and row(slug).places == places, "places of older tables are computed later"


@pytest.mark.parametrize("name", ["admin", "Admin", "ADMINISTRATOR", "a.d.m.i.n", "Ádmin", "moderator 1", "Hippodrome"])
def test_names_of_the_sites_staff_are_reserved(inside, name):
    anna = inside()
    assert anna.post("/me/name/", {"name": name}).status_code == 400
    fields = {"username": name.replace(" ", ""), "password1": "wine-and-olives-7", "password2": "wine-and-olives-7"}
    answer = anna.post("/me/sign-up/", fields)
    assert answer.status_code == 200 and "is reserved" in answer.content.decode()
    chairs = {"count": 3, "seat-0": "me", "seat-1": "local", "name-1": name, "seat-2": "bot:greedy"}
    assert anna.post("/games/byzanz/new/", chairs).status_code == 400
    assert anna.post("/me/name/", {"name": "Adminka"}).status_code == 302


def test_a_failed_import_keeps_the_text(inside):
    answer = inside().post("/record/", {"text": "this is <no> record\nat all"})
    assert answer.status_code == 400 and "this is &lt;no&gt; record\nat all</textarea>" in answer.content.decode()


def test_head_requests_work_on_every_page(inside):
    anna = inside()
    slug = quick_table(anna)
    gathering = new_table(anna, "me", "open", "open")
    paths = ["/", "/lobby/", "/about/", "/me/", "/me/log-in/", "/record/", f"/t/{slug}/", f"/t/{slug}/live/"]
    paths += [f"/t/{slug}/stop/", f"/t/{slug}/record/", f"/t/{slug}/at/0/", f"/t/{gathering}/", "/rules/byzanz/BY-2.3/"]
    paths += [f"/{kind}/{info.name}/" for kind in ("games", "rules") for info in playable_games()]
    for path in paths:
        answer = anna.head(path)
        assert answer.status_code == 200 and answer.content == b"", path
