"""Retracting words across barriers: the game is as before, the dice repeat, and the record shows it."""

import random

import pytest

import hippodrome
from hippodrome.bots import consult, find_bot
from hippodrome.kernel import retracting
from hippodrome.kernel.errors import BadRecord, CannotUndo
from hippodrome.kernel.record_text import MOST_RETRACTIONS
from hippodrome.terminal.verified import what_was_checked

GAMES = {"byzanz": 3, "byzantium": 3, "byzantio": 3, "nekken": 3, "hamilcar": 2}


def played(game, words, seed=7):
    table, bot, chance = hippodrome.new_table(game, GAMES[game], seed=seed), find_bot("greedy", 1), random.Random(seed)
    while len(table.said) < words and not table.over:
        seat = chance.choice([ask.seat for ask in table.asks])
        table.play(seat, consult(bot, table, seat))
    return table


@pytest.mark.parametrize("game", GAMES)
def test_the_same_words_lead_to_the_same_game_again(game):
    table = played(game, 120)
    for words in (0, 1, 37, len(table.said) - 1):
        back = retracting.gone_back(table, words)
        assert back.said == table.said[:words] and back.events == table.events[: len(back.events)]
        assert hippodrome.load_table(back.save()) == back and back.copy() == back
        for seat, index, *_ in table.said[words:]:
            back.answer(seat, index)
        assert back.chances == table.chances, "the dice repeat themselves"
        back.retractions = []
        assert back == table


@pytest.mark.parametrize("game", GAMES)
def test_the_record_shows_the_retracted_words_and_verifies(game):
    table = played(game, 80)
    back = retracting.gone_back(table, 50)
    again = retracting.gone_back(back, 30)
    text = again.record().text()
    record = hippodrome.read_record(text)
    record.verify()
    assert [(one.words, one.count) for one in record.retractions] == [(30, 30), (30, 20)]
    assert record.text() == text and text.count("\nretracted ") == 2
    assert "taken back by agreement 2 times" in what_was_checked(record)
    assert record.replay().retractions[0].count == 30
    assert "retracted 20" in again.record_for(None).text()


def test_only_retracting_a_roll_counts_as_a_reveal():
    table = hippodrome.new_table("byzanz", 3, seed=1)
    table.play(0, "pass")
    open_ended = retracting.gone_back(table, 0)
    assert not open_ended.retractions[0].revealed, "a pass is legal in every world"
    while len(table.chances) == table.opening_chances:
        ask = table.asks[0]
        table.play(ask.seat, "pass" if "pass" in ask.words else ask.words[0])
    assert retracting.gone_back(table, 0).retractions[0].revealed


def test_playing_a_secret_card_reveals_it():
    table = hippodrome.new_table("byzanz", 3, seed=1)
    first = table.asks[0].seat
    table.play(first, "pass")
    then = table.copy()
    ask = table.asks[0]
    table.play(ask.seat, next(word for word in ask.words if word.startswith("bid-")))
    assert not retracting.told_nothing(table, then, first)
    assert retracting.told_nothing(table, then, ask.seat), "its owner knew it"


def test_only_earlier_moments_can_be_returned_to():
    table = played("byzanz", 10)
    for words in (-1, 10, 11):
        with pytest.raises(CannotUndo):
            retracting.gone_back(table, words)
    with pytest.raises(CannotUndo):
        retracting.gone_back(table.redeal(0, hippodrome.kernel.dice.Dice.of(1), loud=True), 0)
    other = table.copy(hippodrome.kernel.dice.Dice.of(3))
    assert retracting.gone_back(other, 9).said == other.said[:9]


@pytest.mark.parametrize("line", ["retracted", "retracted x", "retracted -1", "retracted 2 perhaps", "retracted 1 2 3"])
def test_an_invalid_retraction_line_is_refused(line):
    text = played("byzanz", 5).record().text()
    with pytest.raises(BadRecord):
        hippodrome.read_record(f"{text}{line}\n")


def test_the_number_of_retractions_is_limited():
    text = played("byzanz", 5).record().text()
    assert len(hippodrome.read_record(text + "retracted 1\n" * MOST_RETRACTIONS).retractions) == MOST_RETRACTIONS
    with pytest.raises(BadRecord):
        hippodrome.read_record(text + "retracted 1\n" * (MOST_RETRACTIONS + 1))


@pytest.mark.parametrize("answered", [0, 1, 2])
def test_secret_answers_do_not_show_in_a_retraction(answered):
    """During a secret simultaneous choice, a retraction must not show who has already answered."""
    table = hippodrome.new_table("byzantio", 3, seed=2)
    while len(table.asks) < 3:
        table.play(table.asks[0].seat, table.asks[0].words[0])
    before = len(table.said)
    hidden = retracting.gone_back(table, before - 1).retractions[0].data()
    for ask in table.asks[:answered]:
        table.play(ask.seat, ask.words[0])
    assert sum(table.unspoken_to(None, place) for place in range(len(table.said))) == answered
    assert retracting.gone_back(table, before - 1).retractions[0].data() == hidden
