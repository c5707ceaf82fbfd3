"""The greedy bot plays well and guesses objectives; the terminal shows positions and the result."""

import re
from pathlib import Path

import pytest

from hippodrome import new_table
from hippodrome.arena.race import Race
from hippodrome.arena.standings import share_of
from hippodrome.bots import consult, find_bot
from hippodrome.games.byzantio.rules import actions, catastrophes, preparation, rounds, scoring
from hippodrome.games.byzantio.showing.terminal import screen
from hippodrome.paint import plainly
from hippodrome.text import LANGUAGES, Speaker
from walking import MORE, moments

from .tables import play_randomly, position

GAMES = ("byzantio", "nekken")


@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_random(game):
    """The requirement is 90 % of 400 games; 40 are enough for a bot that wins nearly all."""
    race = Race(game, ("greedy", "random"))
    assert share_of(0, [race.play(number) for number in range(40 * MORE)]) >= 0.9


@pytest.mark.parametrize("game", GAMES)
def test_greedy_guesses_better_than_chance(game):
    """The requirement is twice chance, which is one in 25 cities or 24 regions."""
    right = made = 0
    for seed in range(40 * MORE):
        table = new_table(game, 2, seed=seed)
        bots = [find_bot("greedy", seed * 2 + seat) for seat in range(2)]
        while not table.over:
            seat = table.asks[0].seat
            table.play(seat, consult(bots[seat], table, seat))
        guesses = [event for event in table.log(None) if hasattr(event, "right")]
        made += len(guesses)
        right += sum(guess.right for guess in guesses)
    assert right / made >= 2 / len(table.view(None)["board"]["in_play"])


@pytest.mark.parametrize("game", GAMES)
def test_advice_weighs_every_word_of_every_question(game):
    met = set()
    for seed in range(4):
        for table in moments(game, 2 + seed % 3, seed, every=1):
            for ask in table.asks:
                weights = table.advice(ask.seat)
                assert len(weights) == len(ask.words)
                met.add(ask.key)
    assert asked_in(actions, catastrophes, preparation, rounds, scoring) - met <= RARE


@pytest.mark.parametrize("game", GAMES)
def test_cached_advice_equals_fresh_advice(game):
    """The advice is cached for the questions of a turn. A copy of the table starts without the cache."""
    again = 0
    for seed in range(6):
        asked = None
        for table in moments(game, 2 + seed % 3, seed, every=1):
            for ask in table.asks:
                kept = table.advice(ask.seat)
                assert kept == table.copy().advice(ask.seat) == table.advice(ask.seat)
                again += (ask.seat, table.state.round) == asked
                asked = ask.seat, table.state.round
    assert again > 100, "too few turns with several questions"


RARE = {"prompt-stuck", "prompt-no-place", "prompt-give", "prompt-remove", "prompt-plague", "prompt-keep"}
"""Questions that may not occur in a few random games."""


def asked_in(*chapters):
    """Return the questions that modules of the rules ask a single seat."""
    together = {"prompt-objectives", "prompt-succession", "prompt-espionage", "prompt-cross-together"}
    return {key for chapter in chapters for key in re.findall(r'"(prompt-[a-z-]+)"', source_of(chapter))} - together


def source_of(module):
    """Return the source of a module, compiled or not."""
    return Path(actions.__file__).with_name(f"{module.__name__.rpartition('.')[2]}.py").read_text("utf-8")


def best(table):
    (ask,) = table.asks
    weights = table.advice(ask.seat)
    return ask.words[weights.index(max(weights))]


def test_advice_takes_what_is_good():
    lists = [["nikaia", "bari", "rhegion", "dyrrachion", "korinthos", "thebai", "chandax"]] * 2
    table = position("A@thr", seats=2, objectives=lists)
    for expected in ("campaign", "go-ops", "place-nikaia"):
        assert best(table) == expected
        table.play(0, expected)


def test_advice_answers_offers_by_their_value():
    lists = [["nikaia", "bari", "rhegion", "dyrrachion", "korinthos", "thebai", "chandax"]] * 2
    for give, take, answer in (("nikaia", "cherson", "accept"), ("cherson", "nikaia", "refuse")):
        board = f"{give}{{A1}} {take}{{B1}}"
        offer = {"give": give, "take": take, "owner": 1}
        table = position(board, seats=2, objectives=lists, phase="answer", offer=offer)
        assert best(table) == answer


@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_shows_every_moment_in_every_language(game):
    for number, table in enumerate(moments(game, 3, 3, every=17)):
        speaker = Speaker(game, LANGUAGES[number % 3], ["Anna", "Basil", "Zoe"])
        assert "Anna" in plainly(screen(table.view(number % 3), speaker), 120)


def test_the_terminal_counts_right_guesses_at_the_end():
    lists = [["nikaia", "bari", "rhegion", "dyrrachion", "korinthos", "thebai", "chandax"]] * 2
    table = position("nikaia{A1}", seats=2, phase="guessing", objectives=lists)
    table.play(0, "guess-nikaia")
    table.play(1, "guess-bari")
    shown = plainly(screen(table.view(0), Speaker("byzantio", "en")), 120)
    assert table.scores == [19, 0]
    assert "Total: 14 + 5 = 19" in shown and "Total: 0 " in shown


def test_the_terminal_hides_what_is_folded():
    table = play_randomly(new_table("byzantio", 2, seed=3), 3, until=lambda table: len(table.said) > 60)
    own = table.view(1)["board"]["players"][1]["folded"]["objectives"]
    sheet = plainly(screen(table.view(0), Speaker("byzantio", "en")), 200).split("Your objectives")[1]
    mine = table.view(0)["board"]["players"][0]["folded"]["objectives"]
    assert Speaker("byzantio", "en").thing(mine[0]) in sheet
    secret = [city for city in own if city not in mine]
    assert not any(Speaker("byzantio", "en").thing(city) in sheet for city in secret)
