"""Never ask me this: the site declines a kind of question for a seat, and nobody else can tell."""

import re
from datetime import timedelta

import pytest

import hippodrome
from hippodrome.bots import consult, find_bot
from tests.games.hamilcar.positions import force, marching
from tests.games.hamilcar.positions import say as tell
from tests.web.clients import live, play_word, row
from tests.web.secrets import pages_of


def plain(page):
    """Remove from a page what differs between tables: slug, commitment, share, and the fingerprints made from them."""
    return re.sub(r"\b[a-z0-9]{14}\b|\b[0-9a-f]{64}\b|\b[0-9a-f]{32}\b|\b[0-9a-f]{16}\b", "", page)


def kind_of(ask):
    """Return the site's key for an ask's kind of question."""
    return f"{ask.rule}|{ask.key}|{ask.kind}"


def at_a_window(before=0, cards=True):
    """Return a game at a reaction window (or `before` words earlier), the window's seat, and the words played.

    With `cards` the seat holds a card for the window; otherwise it can only pass.
    """
    game, bot, said = hippodrome.new_table("hamilcar", 2, seed=0), find_bot("greedy", 1), []
    while game.asks[0].key != "prompt-react" or (len(game.asks[0].words) > 1) != cards:
        ask = game.asks[0]
        said.append((ask.seat, consult(bot, game, ask.seat)))
        game.play(*said[-1])
    return game.record().replay(len(said) - before), game.asks[0].seat, said


def seated(inside, game, seat):
    """Seat two people at a table with this game; return the asked one, the other one, and the slug."""
    from hippodrome.web.models import GameTable
    from hippodrome.web.services import live_games, turns

    asked, other = inside(), inside()
    chairs = {"seat-0": "open", "seat-1": "open", f"seat-{seat}": "me"}
    answer = asked.post("/games/hamilcar/new/", {"count": 2, **chairs}, follow=True)
    slug = re.search(r"/t/([a-z0-9]+)/", answer.redirect_chain[-1][0])[1]
    other.post(f"/t/{slug}/join/")
    for client, name in ((asked, "Anna"), (other, "Tom")):
        client.post("/me/name/", {"name": name})
    table = row(slug)
    live_game = live_games.begin(game)
    turns.settle_asked(table, game, table.moved, None)
    GameTable.objects.filter(slug=slug).update(saved=live_game.dump(), version=2)
    return asked, other, slug


@pytest.fixture
def window(inside):
    game, seat, _said = at_a_window()
    return *seated(inside, game, seat), seat


def open_kind(slug):
    """Return the kind of the open question at a table."""
    from hippodrome.web.services.live_games import live_game as game_of

    return kind_of(game_of(row(slug)).game.asks[0])


def switch(client, slug, seat, always, kind=""):
    fields = {"kind": kind or open_kind(slug), "always": "yes" if always else "no"}
    return client.post(f"/t/{slug}/seat/{seat}/decline/", fields, headers={"HX-Request": "true"})


def thought(slug):
    """Let a bot worker handle a table if it is due; return whether a word was played."""
    from hippodrome.web.bots.worker import claim, think, waiting_tables

    table = row(slug)
    if (table.pk, table.version) not in waiting_tables(999):
        return False
    claimed = claim(table.pk, table.version, "here")
    return claimed is not None and think(claimed)


def test_a_declined_window_is_passed_and_stored_like_a_persons_word(window):
    anna, _tom, slug, seat = window
    assert 'id="decline"' in live(anna, slug).html and not thought(slug)
    answer = switch(anna, slug, seat, True)
    assert answer.status_code == 200 and 'id="declined"' in answer.content.decode()
    assert thought(slug)
    move = row(slug).moves.get(version=3)
    assert (move.seat, move.word, move.bot) == (seat, "pass", "")
    page = live(anna, slug)
    assert not page.own or 'id="declined"' in page.html
    assert "Ask me again (HM 21.2, " in page.html, "the kind of window is not named"


def test_a_declined_window_is_passed_once_after_a_pause(window, settings_of):
    anna, _tom, slug, seat = window
    settings_of(DECLINE_PACE=60)
    switch(anna, slug, seat, True)
    due = row(slug).bot_due
    assert timedelta(seconds=0.3 * 60) <= due - row(slug).moved and not thought(slug)
    switch(anna, slug, seat, True)
    assert row(slug).bot_due == due, "a second click does not restart the pause"
    from django.utils import timezone

    from hippodrome.web.bots.worker import claim, think
    from hippodrome.web.models import GameTable, Seat

    GameTable.objects.filter(slug=slug).update(bot_due=timezone.now())
    assert not thought(slug), "the time stored with the seat counts"
    assert row(slug).bot_due == due and row(slug).leased_until is None
    Seat.objects.filter(table__slug=slug, number=seat).update(decline_due=timezone.now())
    stale = claim(row(slug).pk, 2, "here")
    assert think(stale) and not think(stale)
    assert row(slug).version == 3


def test_declining_can_be_switched_off(window):
    anna, _tom, slug, seat = window
    switch(anna, slug, seat, True)
    page = switch(anna, slug, seat, False).content.decode()
    assert 'id="decline"' in page and "Ask me again" not in page
    table = row(slug)
    assert table.bot_due is None and table.version == 2 and not thought(slug)


def test_the_site_does_not_decline_an_answered_question(window):
    anna, _tom, slug, seat = window
    switch(anna, slug, seat, True)
    page = live(anna, slug)
    play_word(anna, slug, page, page.words[-1])
    version = row(slug).version
    assert version == 3
    from hippodrome.web.services.declines import decline

    assert not decline(slug, 2)
    assert row(slug).version == version


def test_only_this_kind_of_question_and_this_seat_is_declined(window):
    from hippodrome.web.services.live_games import live_game as game_of

    anna, tom, slug, seat = window
    assert switch(tom, slug, seat, True).status_code == 403
    assert switch(tom, slug, 1 - seat, True).status_code == 409, "Tom is not asked"
    assert switch(anna, slug, seat, True, "HM 6.1|prompt-play").status_code == 409
    kind = open_kind(slug)
    switch(anna, slug, seat, True)
    people, bot = {seat: anna, 1 - seat: tom}, find_bot("greedy", 5)
    others, windows, spared = 0, 0, 0
    for _ in range(400):
        game = game_of(row(slug)).game
        ask = game.asks[0]
        mine = ask.seat == seat and kind_of(ask) == kind
        only_pass = bool(ask.declinable) and ask.words == ["pass"]
        assert thought(slug) == (mine or only_pass), ask
        windows += mine
        spared += only_pass
        if not mine and not only_pass:
            others += 1
            client = people[ask.seat]
            assert ('id="decline"' in live(client, slug).html) == bool(ask.kind)
            assert play_word(client, slug, live(client, slug), consult(bot, game, ask.seat)).status_code == 200
        if windows > 1 and others > 30 and spared > 2:
            break
    assert windows > 1 and others > 30 and spared > 2


def test_the_other_player_gets_the_same_pages_with_and_without_declining(inside):
    """Two tables with the same game: at one the site passes, at the other the player."""
    game, seat, said = at_a_window(before=1)
    seen = []
    for always in (True, False):
        anna, tom, slug = seated(inside, game.copy(), seat)
        watcher, pages = inside(), []
        watcher.post("/me/name/", {"name": "Eve"})

        def look(others=(tom, watcher), slug=slug, pages=pages):
            for client in others:
                for page in pages_of(client, slug):
                    pages.append(plain(page))

        if always:
            from hippodrome.web.models import Seat

            Seat.objects.filter(table__slug=slug, number=seat).update(declines=[kind_of(at_a_window()[0].asks[0])])
        look()
        speaker = anna if said[-1][0] == seat else tom
        play_word(speaker, slug, live(speaker, slug), said[-1][1])
        look()
        if always:
            assert thought(slug)
        else:
            play_word(anna, slug, live(anna, slug), "pass")
        look()
        seen.append((pages, [(move.seat, move.word, move.bot) for move in row(slug).moves.order_by("version")]))
    assert seen[0][1] == seen[1][1]
    for one, other in zip(seen[0][0], seen[1][0], strict=True):
        assert one == other


def test_others_do_not_see_the_switch(window):
    anna, tom, slug, seat = window
    stamp, before = row(slug).stamp, pages_of(tom, slug)
    switch(anna, slug, seat, True)
    assert row(slug).stamp == stamp and pages_of(tom, slug) == before
    game = at_a_window()[0]
    assert game.view(seat)["asks"][0]["declinable"] == "pass"
    assert all("declinable" not in game.view(viewer)["asks"][0] for viewer in (1 - seat, None))


def test_declining_one_kind_of_window_does_not_decline_another(window):
    """A player who declines to react to marches can still play a storm."""
    from hippodrome.web.models import Seat

    _anna, _tom, slug, seat = window
    other = "land-move" if open_kind(slug).rpartition("|")[2] != "land-move" else "naval-move"
    Seat.objects.filter(table__slug=slug, number=seat).update(declines=[f"HM 21.2|prompt-react|{other}"])
    assert not thought(slug) and row(slug).version == 2


def test_a_seat_without_a_card_passes_like_one_that_declines(inside, settings_of):
    game, seat, _said = at_a_window(cards=False)
    settings_of(DECLINE_PACE=60)
    anna, tom, slug = seated(inside, game, seat)
    page = live(anna, slug)
    assert not page.own and not page.words and "You have nothing to decide" in page.html
    assert 'id="decline' not in page.html
    waiting = live(tom, slug)
    assert not waiting.own and "Anna" in waiting.html and "You have nothing to decide" not in waiting.html
    due = row(slug).chairs.get(number=seat).decline_due
    assert timedelta(seconds=0.3 * 60) <= due - row(slug).moved, "the pause is the same as when declining"
    from django.utils import timezone

    from hippodrome.web.models import GameTable, Seat

    Seat.objects.filter(table__slug=slug, number=seat).update(decline_due=timezone.now())
    GameTable.objects.filter(slug=slug).update(bot_due=timezone.now())
    assert thought(slug)
    move = row(slug).moves.get(version=3)
    assert (move.seat, move.word, move.bot) == (seat, "pass", "")


def test_there_is_no_pause_among_bots(inside, settings_of):
    from hippodrome.web.services import turns

    game, seat, _said = at_a_window(cards=False)
    settings_of(DECLINE_PACE=60)
    _anna, _tom, slug = seated(inside, game, seat)
    table = row(slug)
    table.chairs.filter(number=1 - seat).update(bot="random", player=None)
    table.chairs.filter(number=seat).update(decline_due=None)
    table = row(slug)
    assert turns.settle_asked(table, game, table.moved, None) == table.moved


def test_others_cannot_tell_whether_a_seat_holds_a_card(inside):
    """Two games that differ only in the asked seat's hand give the opponent and a spectator the same pages."""
    seen = []
    for card in (80, 66):
        war = marching(
            "duilius", force("rome", "messana", 5, "duilius"), ready=[3, 0], hands=[[65], [card]], discard=[]
        )
        tell(war, "sail-mylae", "land", "all", "count-0")
        assert (war.asks[0].seat, war.asks[0].key) == (1, "prompt-react")
        anna, tom, slug = seated(inside, war, 1)
        watcher = inside()
        watcher.post("/me/name/", {"name": "Eve"})
        seen.append([plain(page) for client in (tom, watcher) for page in pages_of(client, slug)])
        assert live(anna, slug).own == (card == 80)
    assert seen[0] == seen[1]


def test_declining_pauses_while_a_bot_plays_the_seat(window):
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
