"""Offers between players: they stay open until answered, need everybody's consent, and then take effect."""

import pytest

import hippodrome
from tests.web.clients import html, live, new_table, play_word, quick_table, row

HX = {"HX-Request": "true"}


@pytest.fixture
def three(inside):
    """Anna, Tom and Eve at a table of Byzanz."""
    people = [inside() for _ in range(3)]
    slug = new_table(people[0], "me", "open", "open")
    for person, name in zip(people, ("Anna", "Tom", "Eve"), strict=True):
        person.post(f"/t/{slug}/join/")
        person.post("/me/name/", {"name": name})
    assert row(slug).status == "running"
    return *people, slug


def make(client, slug, kind, **fields):
    return client.post(f"/t/{slug}/offer/{kind}/", fields, headers=HX)


def answer(client, slug, answer, kind="end"):
    found = row(slug).offers.filter(kind=kind, state="open").last()
    return client.post(f"/t/{slug}/offers/{found.pk}/", {"answer": answer}, headers=HX)


def offered(client, slug):
    """Return the HTML of the offers bar."""
    page = " ".join(html(client, f"/t/{slug}/").split())
    return page.split('<section id="offers"')[1].split("</section>")[0]


def plays(three, slug):
    """Let the person who is asked pass, or else give the first answer; return their number."""
    people = three[:3]
    for number, person in enumerate(people):
        page = live(person, slug)
        if page.own:
            assert play_word(person, slug, page, "pass" if "pass" in page.words else page.words[0]).status_code == 200
            return number
    raise AssertionError("nobody is asked")


def test_an_offer_is_open_until_every_player_agrees(three):
    anna, tom, eve, slug = three
    assert make(anna, slug, "end").status_code == 200
    assert "You offer to end the game" in offered(anna, slug) and "Tom and Eve" in offered(anna, slug)
    for person in (tom, eve):
        bar = offered(person, slug)
        assert "Anna offers to end the game without a winner." in bar and 'value="accept"' in bar
    assert "I offer to end the game here" in row(slug).remarks.last().text
    plays(three, slug)
    assert 'value="accept"' in offered(eve, slug), "playing on does not answer the offer"
    assert answer(tom, slug, "accept").status_code == 200
    assert row(slug).status == "running" and 'value="accept"' not in offered(tom, slug)
    assert answer(eve, slug, "accept").status_code == 200
    table = row(slug)
    assert (table.status, table.ended, table.offering) == ("over", "agreed", False)
    assert table.offers.get().state == "accepted" and table.places == []
    assert "agreed to end the game" in html(eve, f"/t/{slug}/")
    assert "ended by agreement" in html(eve, "/me/")


def test_an_offer_can_be_declined_or_withdrawn(three, inside):
    anna, tom, eve, slug = three
    make(anna, slug, "end")
    assert answer(inside(), slug, "decline").status_code == 403
    answer(tom, slug, "decline")
    assert row(slug).offers.get().state == "declined" and not row(slug).offering
    assert "rather play on" in row(slug).remarks.last().text
    assert answer_to_closed(eve, slug).status_code == 409
    make(eve, slug, "end")
    answer(eve, slug, "decline")
    assert row(slug).offers.last().state == "withdrawn"
    assert "hidden" in offered(tom, slug)


def answer_to_closed(client, slug):
    found = row(slug).offers.last()
    return client.post(f"/t/{slug}/offers/{found.pk}/", {"answer": "accept"}, headers=HX)


def test_making_the_same_offer_accepts_it_and_repeating_it_is_refused(three):
    anna, tom, eve, slug = three
    make(anna, slug, "end")
    refused = make(anna, slug, "end")
    assert refused.status_code == 409 and "There is such an offer already" in refused.content.decode()
    make(tom, slug, "end")
    make(eve, slug, "end")
    assert (row(slug).status, row(slug).ended) == ("over", "agreed")
    assert row(slug).offers.count() == 1


def test_replaced_and_resigned_players_need_not_agree(three):
    anna, tom, eve, slug = three
    anna.post(f"/t/{slug}/seat/0/bot/", {"bot": "greedy"})
    make(tom, slug, "end")
    assert row(slug).status == "running"
    eve.post(f"/t/{slug}/seat/2/resign/")
    assert (row(slug).status, row(slug).ended) == ("over", "agreed"), "only Tom still plays, and he made the offer"


def test_pointless_offers_are_refused(three, inside):
    anna, _, _, slug = three
    assert make(anna, slug, "draw").status_code == 400
    assert make(anna, slug, "rematch").status_code == 400
    assert make(anna, slug, "pause").status_code == 409, "no clock"
    assert make(anna, slug, "time", seconds=900).status_code == 409
    assert make(anna, slug, "take-back").status_code == 409, "Anna has played nothing"
    assert make(inside(), slug, "end").status_code == 403
    assert make(anna, quick_table(anna), "end").status_code == 409, "against bots there is nobody to ask"
    offer = anna.post(f"/t/{slug}/offers/1/", {"answer": "perhaps"}, headers=HX)
    assert offer.status_code == 400


def test_answers_are_undone_when_everybody_agrees(three):
    from hippodrome.web.services.live_games import live_game

    anna, tom, eve, slug = three
    first = plays(three, slug)
    people = dict(enumerate((anna, tom, eve)))
    asking = people.pop(first)
    second = plays(three, slug)
    before = row(slug)
    stale = live(people[second], slug)
    assert make(asking, slug, "take-back").status_code == 200
    assert make(asking, slug, "end").status_code == 200
    others = list(people.values())
    bar = offered(others[0], slug)
    assert "asks to take back the last 2 answers of everybody" in bar and "has been rolled" not in bar
    answer(others[0], slug, "accept", "take-back")
    assert row(slug).version == before.version
    answer(others[1], slug, "accept", "take-back")
    table = row(slug)
    game = live_game(table).game
    assert game.said == [] and table.version == before.version + 1 and live(asking, slug).own
    assert table.offers.get(kind="take-back").state == "accepted"
    assert table.offers.get(kind="end").state == "open" and table.offering
    assert play_word(people[second], slug, stale, stale.words[-1] if stale.words else "pass").status_code == 409
    record = hippodrome.read_record(game.record().text())
    record.verify()
    assert [(one.words, one.count, one.revealed) for one in record.retractions] == [(0, 2, False)]
    assert plays(three, slug) == first


def test_an_answer_to_a_retracted_question_is_refused(three):
    """A page may still show the question from before a move was taken back; its answer comes too late."""
    anna, tom, eve, slug = three
    people = (anna, tom, eve)
    first = plays(three, slug)
    asked = next(person for person in people if live(person, slug).own)
    page = live(asked, slug)
    make(people[first], slug, "take-back")
    for person in people:
        if person is not people[first]:
            answer(person, slug, "accept", "take-back")
    assert play_word(asked, slug, page, "pass").status_code == 409
    assert not live(asked, slug).own


def test_playing_on_closes_the_offer_to_take_back(three):
    anna, tom, eve, slug = three
    first = plays(three, slug)
    make((anna, tom, eve)[first], slug, "take-back")
    plays(three, slug)
    assert row(slug).offers.get().state == "outdated" and not row(slug).offering


def test_taking_back_does_not_change_the_dice_and_is_recorded(three):
    """All pass until cards are drawn; then everybody agrees to take that back."""
    from hippodrome.web.services.live_games import live_game

    slug = three[3]
    people = three[:3]
    chances = len(live_game(row(slug)).game.chances)
    last = plays(three, slug)
    while len(live_game(row(slug)).game.chances) == chances:
        last = plays(three, slug)
    drawn = live_game(row(slug)).game.chances
    said = live_game(row(slug)).game.said
    assert make(people[last], slug, "take-back").status_code == 200
    others = [person for person in people if person is not people[last]]
    assert "has been rolled, drawn or revealed" in offered(others[0], slug)
    for person in others:
        answer(person, slug, "accept", "take-back")
    game = live_game(row(slug)).game
    assert len(game.said) < len(said) and len(game.chances) == chances and game.retractions[-1].revealed
    while len(game.said) < len(said):
        plays(three, slug)
        game = live_game(row(slug)).game
    assert game.chances == drawn, "the same answers, the same cards"
    text = html(people[0], f"/t/{slug}/record/")
    assert f"retracted {len(said) - game.retractions[-1].words} revealed" in text


def test_against_bots_undo_includes_their_moves(inside):
    from hippodrome.web.bots import worker
    from hippodrome.web.services.live_games import live_game

    anna = inside()
    slug = quick_table(anna)
    asked = live(anna, slug)
    assert play_word(anna, slug, asked, "pass").status_code == 200
    table = row(slug)
    chances = len(live_game(table).game.chances)
    assert worker.think(worker.claim(table.pk, table.version, "here"))
    game = live_game(row(slug)).game
    hidden = not game.game.words.spellings[game.said[-1][1]].startswith("pass")
    page = live(anna, slug)
    undo = anna.post(f"/t/{slug}/undo/", {"version": page.version, "seat": 0}, headers=HX)
    assert len(game.chances) == chances
    if hidden:  # the bot revealed a card
        assert undo.status_code == 409 and "undo" not in page.html
    else:
        assert undo.status_code == 200
        assert live(anna, slug).words == asked.words and live_game(row(slug)).game.said == []


def test_undo_after_another_players_move_is_refused(three):
    anna, tom, eve, slug = three
    first = plays(three, slug)
    people = (anna, tom, eve)
    page = live(people[first], slug)
    answer = people[first].post(f"/t/{slug}/undo/", {"version": page.version, "seat": first}, headers=HX)
    assert answer.status_code == 409


@pytest.mark.parametrize("language", ["de", "pl"])
def test_offers_are_made_in_every_language(inside, language):
    anna, tom = inside(language), inside(language)
    slug = new_table(anna, "me", "open", game="hamilcar", language=language)
    tom.post(f"/t/{slug}/join/")
    make(anna, slug, "end")
    word = {"de": "bietet an, die Partie ohne Sieger zu beenden", "pl": "proponuje zakończyć partię bez zwycięzcy"}
    assert word[language] in offered(tom, slug)


def test_at_a_table_with_a_clock_a_pause_and_more_time_can_be_offered(three):
    from hippodrome.web.models import GameTable
    from hippodrome.web.services import time_control

    anna, tom, eve, slug = three
    control = time_control.turns("day", 1)
    GameTable.objects.filter(slug=slug).update(clock=control.stored())
    page = html(anna, f"/t/{slug}/")
    assert "Offer a pause" in page and "Offer everybody one more day" in page and "15 more minutes" not in page
    assert make(anna, slug, "time", seconds=900).status_code == 400
    assert make(anna, slug, "time", seconds=86400).status_code == 200
    assert make(tom, slug, "time", seconds=3 * 86400).status_code == 409, "one offer of a kind"
    assert "one more day" in offered(tom, slug)
    for person in (tom, eve):
        answer(person, slug, "accept", "time")
    assert {round(chair.time_left - control.bank) for chair in row(slug).chairs.all()} == {86400}
    make(anna, slug, "pause")
    for person in (tom, eve):
        answer(person, slug, "accept", "pause")
    assert row(slug).paused is not None and "Offer a pause" not in html(anna, f"/t/{slug}/")
