"""Puzzles on the site: wrong and right answers, solved puzzles, the puzzle of the day; nothing hidden is shown."""

import re
from html import unescape

import pytest

pytest.importorskip("hippodrome.web")

from hippodrome.games import find_game
from hippodrome.lessons.puzzles import puzzle_of_the_day, puzzles_of, title_of, why_of

GAMES = ["byzanz", "byzantium", "byzantio", "nekken", "hamilcar"]
HTMX = {"HX-Request": "true"}


def address(puzzle):
    return f"/puzzles/{puzzle.game}/{puzzle.name}/"


def first_of(game):
    return next(iter(puzzles_of(game).values()))


def read(answer):
    return unescape(" ".join(re.sub(r"<[^>]+>", " ", answer.content.decode()).split()))


def wrong(puzzle):
    return next(word for word in puzzle.chances if word not in (puzzle.best, *puzzle.also))


def rows():
    from hippodrome.web.models import GameTable, Player, Solved

    return Player.objects.count(), Solved.objects.count(), GameTable.objects.count()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_every_puzzle_is_shown_without_storing_anything(inside, game, language):
    client, before = inside(language), rows()
    listing = client.get(f"/puzzles/{game}/")
    assert listing.status_code == 200
    for puzzle in puzzles_of(game).values():
        assert f'href="{address(puzzle)}"' in listing.content.decode()
        assert title_of(puzzle).said(language) in read(listing)
    puzzle = first_of(game)
    page = client.get(address(puzzle))
    assert page.status_code == 200
    assert title_of(puzzle).said(language) in read(page)
    assert why_of(puzzle).said(language) not in read(page)
    assert 'id="answers"' in page.content.decode()
    assert rows() == before


@pytest.mark.parametrize("game", GAMES)
def test_wrong_and_right_answers_are_explained(inside, game):
    client, puzzle = inside(), first_of(game)
    best, worse = puzzle.best, wrong(puzzle)
    top, percent = puzzle.chances[best], puzzle.chances[worse]
    first = client.get(address(puzzle)).content.decode()
    assert 'id="show-me"' not in first and f'data-words="{best}"' not in first, "the solution is not shown before a try"
    answer = client.post(address(puzzle), {"word": worse}, headers=HTMX)
    assert answer.status_code == 200
    assert f"prospects are {percent} out of 100" in read(answer)
    assert 'id="show-me"' in answer.content.decode() and f'data-words="{best}"' in answer.content.decode()
    assert not solved(client, puzzle)
    answer = client.post(address(puzzle), {"word": best}, headers=HTMX)
    shown = read(answer)
    assert f"Correct! {why_of(puzzle).said('en')}" in shown
    assert f" {top} " in shown
    assert 'id="puzzle-next"' in answer.content.decode()
    assert solved(client, puzzle)
    assert not solved(inside(), puzzle), "a puzzle is solved only for its player"


def solved(client, puzzle):
    listing = client.get(f"/puzzles/{puzzle.game}/").content.decode()
    entry = listing.partition(f'id="puzzle-{puzzle.name}"')[2].partition("</li>")[0]
    return 'class="badge"' in entry


def test_a_puzzle_counts_as_solved_once(inside):
    client, puzzle = inside(), first_of("byzanz")
    for _ in range(2):
        assert client.post(address(puzzle), {"word": puzzle.best}).status_code == 200
    count = len(puzzles_of("byzanz"))
    assert f"1 of {count} solved" in read(client.get("/puzzles/"))
    assert f"1 of {count} solved" in read(client.get("/games/byzanz/"))


def test_puzzles_solved_as_a_guest_move_to_the_account(inside):
    client, puzzle = inside(), first_of("byzanz")
    name, secret = "Theodora of Puzzles", "correct horse battery"
    client.post("/me/sign-up/", {"username": name, "password1": secret, "password2": secret})
    client.post("/me/log-out/")
    client.post(address(puzzle), {"word": puzzle.best})
    client.post("/me/log-in/", {"username": name, "password": secret})
    assert solved(client, puzzle)


def test_without_javascript_the_page_returns_with_the_answer(inside):
    client, puzzle = inside("de"), first_of("byzanz")
    answer = client.post(address(puzzle), {"word": puzzle.best})
    assert "Richtig!" in read(answer)
    assert "<html" in answer.content.decode()


@pytest.mark.parametrize("word", ["", "no-such-word", "pass " * 60, "<b>"])
def test_an_illegal_puzzle_answer_is_refused(inside, word):
    client, puzzle = inside(), first_of("byzanz")
    before = rows()
    answer = client.post(address(puzzle), {"word": word}, headers=HTMX)
    assert answer.status_code == 409
    assert "Correct!" not in answer.content.decode()
    assert rows() == before


@pytest.mark.parametrize("where", ["/puzzles/byzanz/nothing-1/", "/puzzles/chess/", "/puzzles/chess/a/"])
def test_an_unknown_puzzle_is_not_found(inside, where):
    assert inside().get(where).status_code == 404


def test_the_puzzle_of_the_day_is_on_the_home_page_and_the_same_for_everybody(inside, monkeypatch):
    from hippodrome.web.views import puzzles as pages

    for day in range(3):
        now = (20_000 + day) * 86_400 + 100
        monkeypatch.setattr(pages, "time", lambda now=now: now)
        puzzle = puzzle_of_the_day([info.name for info in pages.games.playable_games()], now)
        for client, language in ((inside(), "en"), (inside("pl"), "pl")):
            for where in ("/", "/puzzles/"):
                shown = client.get(where)
                assert f'href="{address(puzzle)}"' in shown.content.decode()
                assert title_of(puzzle).said(language) in read(shown)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_rendered_from_the_seats_view_alone(inside, game, monkeypatch):
    """Redealing everything hidden from the seat changes no byte of the page, before and after an answer."""
    from hippodrome.kernel.dice import Dice
    from hippodrome.web.rendering import puzzle_page
    from hippodrome.web.services.live_games import LiveGame

    puzzle = first_of(game)
    pages_seen = []
    for key in (None, b"another", b"a third"):
        table = puzzle.table()
        if key is not None:
            table = table.redeal(puzzle.seat, Dice(key), loud=True)
        assert table.game.name == find_game(game).name
        live = LiveGame(table, [0])
        monkeypatch.setattr(puzzle_page, "position_of", lambda *_, live=live: live)
        client = inside()
        shown = [client.get(address(puzzle)), client.post(address(puzzle), {"word": wrong(puzzle)})]
        pages_seen.append([plain(one) for one in shown])
    assert pages_seen[0] == pages_seen[1] == pages_seen[2]


def plain(answer):
    """Return the main part of a page without CSRF tokens."""
    text = answer.content.decode()
    body = text[text.index("<main") :]
    return re.sub(r'name="csrfmiddlewaretoken" value="\w+"', "", body)
