"""Never ask me this: the site lets a kind of question go by for a seat, and nobody else can tell."""

import re
from datetime import timedelta

import pytest

import hippodrome
from hippodrome.bots import consult, find_bot
from tests.web.test_refusals import live, say
from tests.web.test_seating import row
from tests.web.test_secrets import pages_of

WINDOW = "HM 21.2|prompt-react"


def at_a_window(before=0):
    """A war that stands at a reaction window, and whose it is; or so many words before it."""
    game, bot, said = hippodrome.new_table("hamilcar", 2, seed=0), find_bot("greedy", 1), []
    while game.asks[0].key != "prompt-react":
        ask = game.asks[0]
        said.append((ask.seat, consult(bot, game, ask.seat)))
        game.play(*said[-1])
    return game.record().replay(len(said) - before), game.asks[0].seat, said


def seated(inside, game, seat):
    """Two people at a table with this game: who is asked, the other one, and the address."""
    from hippodrome.web import play
    from hippodrome.web.models import Table

    asked, other = inside(), inside()
    chairs = {"seat-0": "open", "seat-1": "open", f"seat-{seat}": "me"}
    answer = asked.post("/games/hamilcar/new/", {"count": 2, **chairs}, follow=True)
    slug = re.search(r"/t/([a-z0-9]+)/", answer.redirect_chain[-1][0])[1]
    other.post(f"/t/{slug}/join/")
    for client, name in ((asked, "Anna"), (other, "Tom")):
        client.post("/me/name/", {"name": name})
    table = row(slug)
    live_game = play.begin(game)
    play.settle_asked(table, game, table.moved, None)
    Table.objects.filter(slug=slug).update(saved=live_game.dump(), version=2)
    return asked, other, slug


@pytest.fixture
def window(inside):
    game, seat, _said = at_a_window()
    return *seated(inside, game, seat), seat


def switch(client, slug, seat, always, kind=WINDOW):
    fields = {"kind": kind, "always": "yes" if always else "no"}
    return client.post(f"/t/{slug}/seat/{seat}/decline/", fields, headers={"HX-Request": "true"})


def thought(slug):
    """What a bot worker does when it comes by: whether a word was said."""
    from hippodrome.web.bot_workers import claim, think, waiting_tables

    table = row(slug)
    if (table.pk, table.version) not in waiting_tables(999):
        return False
    claimed = claim(table.pk, table.version, "here")
    return claimed is not None and think(claimed)


def test_a_window_is_let_go_by_and_stored_like_a_persons_word(window):
    anna, _tom, slug, seat = window
    assert 'id="decline"' in live(anna, slug).html and not thought(slug)
    answer = switch(anna, slug, seat, True)
    assert answer.status_code == 200 and 'id="declined"' in answer.content.decode()
    assert thought(slug)
    move = row(slug).moves.get(version=3)
    assert (move.seat, move.word, move.bot) == (seat, "pass", "")
    page = live(anna, slug)
    assert not page.own or 'id="declined"' in page.html
    assert "Ask me again (HM 21.2)" in page.html


def test_it_is_let_go_by_after_a_pause_and_only_once(window, settings_of):
    anna, _tom, slug, seat = window
    settings_of(DECLINE_PACE=60)
    switch(anna, slug, seat, True)
    due = row(slug).bot_due
    assert timedelta(seconds=20) < due - row(slug).moved and not thought(slug)
    switch(anna, slug, seat, True)
    assert row(slug).bot_due == due, "a second click does not begin the pause anew"
    from django.utils import timezone

    from hippodrome.web.bot_workers import claim, think
    from hippodrome.web.models import Seat, Table

    Table.objects.filter(slug=slug).update(bot_due=timezone.now())
    assert not thought(slug), "the seat's own time counts"
    assert row(slug).bot_due == due and row(slug).leased_until is None
    Seat.objects.filter(table__slug=slug, number=seat).update(decline_due=timezone.now())
    stale = claim(row(slug).pk, 2, "here")
    assert think(stale) and not think(stale)
    assert row(slug).version == 3


def test_it_is_taken_back(window):
    anna, _tom, slug, seat = window
    switch(anna, slug, seat, True)
    page = switch(anna, slug, seat, False).content.decode()
    assert 'id="decline"' in page and "Ask me again" not in page
    table = row(slug)
    assert table.bot_due is None and table.version == 2 and not thought(slug)


def test_who_answers_first_has_answered(window):
    anna, _tom, slug, seat = window
    switch(anna, slug, seat, True)
    page = live(anna, slug)
    say(anna, slug, page, page.words[-1])
    version = row(slug).version
    assert version == 3
    from hippodrome.web.declining import decline

    assert not decline(slug, 2)
    assert row(slug).version == version


def test_no_other_kind_of_question_and_no_other_seat(window):
    from hippodrome.web.play import live as game_of

    anna, tom, slug, seat = window
    assert switch(tom, slug, seat, True).status_code == 403
    assert switch(tom, slug, 1 - seat, True).status_code == 409, "he is not asked"
    assert switch(anna, slug, seat, True, "HM 6.1|prompt-play").status_code == 409
    switch(anna, slug, seat, True)
    people, bot = {seat: anna, 1 - seat: tom}, find_bot("greedy", 5)
    others, windows = 0, 0
    for _ in range(150):
        game = game_of(row(slug)).game
        ask = game.asks[0]
        mine = ask.seat == seat and ask.key == "prompt-react"
        assert thought(slug) == mine, ask
        windows += mine
        if not mine:
            others += 1
            client = people[ask.seat]
            assert ('id="decline"' in live(client, slug).html) == (ask.key == "prompt-react")
            assert say(client, slug, live(client, slug), consult(bot, game, ask.seat)).status_code == 200
        if windows > 2 and others > 30:
            break
    assert windows > 2 and others > 30


def test_the_other_player_gets_the_same_pages_with_and_without_it(inside):
    """Two tables with one war: at one the site passes, at the other the player does."""
    game, seat, said = at_a_window(before=1)
    seen = []
    for always in (True, False):
        anna, tom, slug = seated(inside, game.copy(), seat)
        watcher, pages = inside(), []
        watcher.post("/me/name/", {"name": "Eve"})

        def look(others=(tom, watcher), slug=slug, pages=pages):
            for client in others:
                for page in pages_of(client, slug):
                    pages.append(re.sub(r"\b[a-z0-9]{14}\b|[0-9a-f]{64}", "", page))

        if always:
            from hippodrome.web.models import Seat

            Seat.objects.filter(table__slug=slug, number=seat).update(declines=[WINDOW])
        look()
        speaker = anna if said[-1][0] == seat else tom
        say(speaker, slug, live(speaker, slug), said[-1][1])
        look()
        if always:
            assert thought(slug)
        else:
            say(anna, slug, live(anna, slug), "pass")
        look()
        seen.append((pages, [(move.seat, move.word, move.bot) for move in row(slug).moves.order_by("version")]))
    assert seen[0][1] == seen[1][1]
    for one, other in zip(seen[0][0], seen[1][0], strict=True):
        assert one == other


def test_the_switch_itself_tells_nobody(window):
    anna, tom, slug, seat = window
    stamp, before = row(slug).stamp, pages_of(tom, slug)
    switch(anna, slug, seat, True)
    assert row(slug).stamp == stamp and pages_of(tom, slug) == before
    game = at_a_window()[0]
    assert game.view(seat)["asks"][0]["declinable"] == "pass"
    assert all("declinable" not in game.view(viewer)["asks"][0] for viewer in (1 - seat, None))


def test_a_bot_on_the_seat_decides_for_itself_and_the_wish_comes_back_with_the_player(window):
    anna, _tom, slug, seat = window
    switch(anna, slug, seat, True)
    anna.post(f"/t/{slug}/seat/{seat}/bot/", {"bot": "random"})
    assert row(slug).chairs.get(number=seat).bot == "random"
    anna.post(f"/t/{slug}/seat/{seat}/back/")
    assert thought(slug) and row(slug).moves.get(version=3).bot == ""


@pytest.fixture
def settings_of(monkeypatch, inside):
    from django.conf import settings

    def change(**values):
        for name, value in values.items():
            monkeypatch.setattr(settings, name, value)

    return change
