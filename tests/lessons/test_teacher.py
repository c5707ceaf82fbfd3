"""Each teaching moment occurs in newcomers' games, has texts in every language, and is shown once."""

import random

import pytest

import hippodrome
from hippodrome.games import game_names
from hippodrome.kernel.dice import Dice
from hippodrome.lessons import BadLesson, moment_at, moments_of
from hippodrome.lessons.teacher import holds, is_so, look_up, read_fact
from hippodrome.parts import own_ask
from hippodrome.text import LANGUAGES, Speaker

GAMES = [game for game in game_names() if moments_of(game)]
LONGEST, MOST_GAMES = 320, 120
PARTS = ("hand", "own", "answers", "question", "players", "log", "board", "stage")


def newcomer_games(game):
    """Yield positions in which seat 0 is asked, from games of players who mostly follow the advice."""
    seats = min(hippodrome.find_game(game).seats, key=lambda count: abs(count - 4))
    for seed in range(MOST_GAMES):
        table, chance = hippodrome.new_table(game, seats, seed=seed), random.Random(seed)
        while not table.over:
            ask = table.asks[0]
            if ask.seat == 0:
                yield table
            if chance.random() < 0.8:
                table.play_on(Dice.of(seed + len(table.said)), advised=1.0, most=1)
            else:
                table.play(ask.seat, chance.choice(ask.words))


def test_each_of_our_games_has_a_teacher():
    assert set(GAMES) >= {"byzanz", "byzantium", "byzantio", "nekken", "hamilcar"}


@pytest.mark.parametrize("game", GAMES)
def test_a_teacher_has_at_least_eight_moments_in_every_language(game):
    moments = moments_of(game)
    assert len(moments) >= 8
    assert len({moment.name for moment in moments}) == len(moments)
    for moment in moments:
        said = [moment.text.said(language) for language in LANGUAGES]
        assert len(set(said)) == len(LANGUAGES), moment.name
        assert all(0 < len(text) <= LONGEST for text in said), moment.name
        assert moment.asked or moment.words or moment.facts, f"{moment.name} would be shown at once"
        for asked in filter(None, moment.asked.split("|")):
            assert Speaker(game, "en").bundle.has(f"prompt-{asked}"), f"{moment.name}: there is no prompt-{asked}"


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_occurs_and_is_shown_once(game):
    """Each moment must occur after the earlier ones were shown, and the place that it highlights must exist."""
    from hippodrome.draw import board_picture
    from hippodrome.parts import parts_of

    shown: set[str] = set()
    missing = {moment.name for moment in moments_of(game)}
    for table in newcomer_games(game):
        ask = table.ask_of(0)
        keys = [key for moment in moments_of(game) if moment.name in missing for key in moment.asked.split("|")]
        if ask.key.removeprefix("prompt-") not in keys and "" not in keys:
            continue
        view = table.view(0)
        moment = moment_at(view, shown)
        if moment is None:
            continue
        assert moment.name not in shown
        shown.add(moment.name)
        missing.discard(moment.name)
        if moment.look and moment.look not in PARTS:
            drawn = board_picture(game, parts_of(view).board, Speaker(game, "en"), "wide", "b-").svg
            assert f'id="b-{moment.look}"' in drawn, f"{moment.name}: {moment.look}"
        if not missing:
            break
    assert not missing, f"never shown in {MOST_GAMES} games: {missing}"


def test_facts_are_about_what_the_viewer_may_know():
    view = hippodrome.new_table("byzanz", 3, seed=1).view(0)
    assert is_so("board.round = 1", view)
    assert is_so("board.players.you.cards >= 4", view)
    assert is_so("board.package.count = 6", view)
    assert is_so("over = false", view)
    assert not is_so("board.players.1.hand.count >= 0", view), "another player's hand is not in the view"
    assert not is_so("board.no.such.thing = 1", view)
    assert not is_so("board.phase > 3", view)
    assert look_up("board.players.7.cards", view) is None
    with pytest.raises(BadLesson, match="Write a fact as"):
        read_fact("__import__('os')")


def test_only_the_asked_seat_gets_a_teaching_moment():
    table = hippodrome.new_table("byzanz", 3, seed=1)
    assert moment_at(table.view(1), ()) is None
    assert moment_at(table.view(None), ()) is None
    moment = moment_at(table.view(0), ())
    assert moment is not None
    assert holds(moment, table.view(0), own_ask(table.view(0)))
