"""Following a game: trails since the player's last turn, summary cards, and the scoring explained."""

import re

import pytest

from tests.web.clients import finished_table, html, row
from tests.web.table_segments import fetch_segments, play_word, three_people

TRAIL = re.compile(r'data-place="([\w-]+)" data-trail="(\d?)"')


def bid(client, slug, count=1):
    page = fetch_segments(client, slug)
    words = re.findall(r'data-word="(bid-[\w-]+)"', page["dock"])
    play_word(client, slug, page, " ".join([*words[:count], "confirm"]))


def test_moves_of_others_are_marked_until_the_player_answers(inside):
    slug, (anna, tom, _) = three_people(inside)
    bid(anna, slug)
    assert TRAIL.findall(fetch_segments(anna, slug)["since"]) == [], "a player's own bid leaves no trail"
    assert ("bid-0", "0") in TRAIL.findall(fetch_segments(tom, slug)["since"])
    play_word(tom, slug, fetch_segments(tom, slug), "pass")
    assert TRAIL.findall(fetch_segments(anna, slug)["since"]) == [("bid-1", "1")]
    assert TRAIL.findall(fetch_segments(tom, slug)["since"]) == [], "Tom has answered since"


def test_the_bar_counts_events_since_the_players_last_turn(inside):
    slug, (anna, tom, lea) = three_people(inside)
    assert "open-since" not in fetch_segments(anna, slug)["question"], "nothing has been played yet"
    bid(anna, slug)
    play_word(tom, slug, fetch_segments(tom, slug), "pass")
    play_word(lea, slug, fetch_segments(lea, slug), "pass")
    shown = fetch_segments(tom, slug)
    count = re.search(r'id="open-since".*?<b>(\d+)</b>', shown["question"])[1]
    assert int(count) == shown["since"].count("<li") > 1
    assert "Since your last turn" in shown["since"] and "Last turn" in fetch_segments(inside(), slug)["since"]


def test_a_new_round_opens_a_card_with_its_events_and_the_standings(inside):
    slug, people = three_people(inside)
    seen = []
    for _ in range(200):
        for person in people:
            page = fetch_segments(person, slug)
            if 'data-turn="yes"' not in page["state"]:
                continue
            card = page["summary"]
            if "Round 2" in card:
                seen.append(card)
            words = re.findall(r'name="word" value="([^"]+)"', page["answers"])
            play_word(person, slug, page, next((word for word in ("pass", "stop") if word in words), words[0]))
        if seen:
            break
    assert seen, "the second round never began"
    assert seen[0].count('class="figure"') == 3 and "<details" in seen[0]
    first = re.search(r'id="(summary-[\w-]+)"', seen[0])[1]
    assert first.endswith("-round"), "a dismissed card is identified by its moment"


def test_the_result_shows_winner_ranking_and_scoring(inside):
    from hippodrome.web.services.live_games import live_game

    slug = finished_table(inside())
    page = html(inside(), f"/t/{slug}/")
    result = re.search(r'<section id="result".*?</section>', page, re.S)[0]
    alone = len(live_game(row(slug)).game.ranking[0]) == 1
    assert re.search(r'class="won">[^<]*' + ("wins" if alone else "share the victory"), result)
    assert result.count('class="points"') == 3 and "Where the points came from" in result
    assert result.index('class="proof"') > result.index('class="accounts"'), "the proof comes last, folded"


def test_a_reckoning_with_the_same_figures_for_all_is_a_table(inside):
    from hippodrome.parts import Account, Figure, Reckoning, say
    from hippodrome.text import Speaker
    from hippodrome.web.rendering.reckoning import reckoning

    speaker = Speaker("byzanz", "en", ["Anna", "Tom"])
    items = [
        tuple(Figure(sign="coin", name=say(key), value=value) for key in ("label-profit", "label-hand"))
        for value in (3, 4)
    ]
    accounts = tuple(Account(seat=seat, place=2 - seat, total=6 + 2 * seat, items=items[seat]) for seat in (0, 1))
    table = reckoning(Reckoning(title=say("reckoning-over"), accounts=accounts, over=True), speaker)
    assert table.count('scope="row"') == 3 and table.count('scope="col"') == 2 and "<td>8</td>" in table


@pytest.mark.parametrize(
    ("language", "phrases"),
    [("en", "1 Card, 2 Cards"), ("de", "1 Karte, 2 Karten"), ("pl", "1 Karta, 2 Karty, 5 Kart, 0 Kart")],
)
def test_a_noun_agrees_with_its_number(inside, language, phrases):
    """Catches: the plural form of the column title, as in "1 Cards"."""
    from hippodrome.parts import Figure, Sheet, say
    from hippodrome.text import Speaker
    from hippodrome.web.rendering.sheets import Chair, sheet

    speaker, seen = Speaker("byzanz", language), []
    for one in phrases.split(", "):
        figure = Figure(sign="cards", name=say("label-cards-column"), value=int(one.split()[0]))
        shown = sheet(Sheet(seat=0, figures=(figure,)), Chair("Anna", "", False), False, speaker)
        seen.append(re.search(r'<b>(\d+)</b> <span class="name">([^<]*)<', shown).groups())
    assert ", ".join(" ".join(one) for one in seen) == phrases
