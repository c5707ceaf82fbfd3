"""Analyses: winning chances add up, luck is separated from decisions, and turning points are found."""

import pytest

from hippodrome.analysis import Analysing, Analysis, Word, analyse
from hippodrome.analysis.played import BadAnalysis
from hippodrome.kernel.record import Record
from tests.analysis.played_games import played


@pytest.fixture(scope="module")
def byzanz() -> tuple[Record, Analysis]:
    record = played("byzanz", 4)
    return record, analyse(record, worlds=1)


def test_chances_add_up_and_end_with_the_result(byzanz: tuple[Record, Analysis]) -> None:
    record, found = byzanz
    assert len(found.words) == len(record.moves)
    assert all(abs(sum(word.chances) - 1) < 0.001 for word in found.words)
    winners = record.ranking[0]
    assert found.words[-1].chances == [round(1 / len(winners), 4) if seat in winners else 0.0 for seat in range(4)]
    assert [word.word for word in found.words] == [move.word for move in record.moves]


def test_luck_is_only_where_something_was_rolled_or_drawn(byzanz: tuple[Record, Analysis]) -> None:
    record, found = byzanz
    for move, word in zip(record.moves, found.words, strict=True):
        assert bool(word.luck) == bool(move.outcomes)
    lucky = [found.luck(seat)[-1] for seat in range(4)]
    assert abs(sum(lucky)) < 0.05, "luck must add up to zero over all seats"


def test_an_analysis_is_repeatable_and_can_be_stored(byzanz: tuple[Record, Analysis]) -> None:
    _, found = byzanz
    assert Analysis.read(found.text()) == found
    short = played("byzanz", 4, words=8)
    assert analyse(short, worlds=1) == analyse(short, worlds=1)
    with pytest.raises(BadAnalysis):
        Analysis.read("{}")


def test_an_analysis_advances_word_by_word() -> None:
    under_way = Analysing(played("byzanz", 4, words=4), worlds=1)
    seen = []
    while not under_way.done:
        under_way.step()
        seen.append(under_way.progress)
    assert seen == [0.25, 0.5, 0.75, 1.0]


def test_a_game_without_learned_values_is_judged_by_playouts() -> None:
    found = analyse(played("byzantio", 4, words=3), worlds=1)
    assert len(found.words) == 3 and all(abs(sum(word.chances) - 1) < 0.001 for word in found.words)


def test_turning_points_luck_and_accuracy_are_computed() -> None:
    words = [
        Word(0, "a", [0.6, 0.4], loss=0.0, stake=0.1),
        Word(1, "b", [0.3, 0.7], [-0.3, 0.3], [0.1, 0.1]),
        Word(0, "c", [0.1, 0.9], loss=0.2, better="d", stake=0.3),
        Word(1, "e", [0.09, 0.91], loss=0.01, better="f", stake=0.02),
    ]
    found = Analysis("byzanz", 2, 0, [0.5, 0.5], words)
    turns = found.turns()
    assert [(turn.words, turn.kind) for turn in turns] == [(1, "choice"), (2, "chance"), (3, "choice")]
    assert [turn.words for turn in found.turns(most=1)] == [2]
    first, second = found.fared()
    assert (first.choices, first.good, round(first.luck, 3)) == (2, 1, -0.3)
    assert first.accuracy == pytest.approx(0.5), "0.2 of the total stake of 0.4 were lost"
    assert (second.choices, second.good, second.lost, second.doubt) == (1, 1, 0.01, 0.2)
    assert second.accuracy is None, "too little was at stake"


def test_accuracy_separates_random_from_learned_play() -> None:
    """The share of good decisions would not: in a lost position no decision loses anything, so all count as good."""
    names = ("random", "newcomer", "greedy", "learned")
    found = analyse(played("byzanz", 4, seed=0, names=names), worlds=8)
    by_chance, newcomer, greedy, learned = [fared.accuracy for fared in found.fared()]
    assert learned > 0.75 and max(by_chance, newcomer, greedy) < 0.65
    good = [fared.good / fared.choices for fared in found.fared()]
    assert good[0] > good[2], "by the share of good decisions, random play should look better than greedy"


def test_accuracy_is_never_below_zero() -> None:
    words = [Word(0, "a", [0.6, 0.4], loss=0.5, better="b", stake=0.3)]
    found = Analysis("byzanz", 2, 0, [0.5, 0.5], words)
    assert [fared.accuracy for fared in found.fared()] == [0.0, None]


def test_an_analysis_of_an_earlier_release_is_outdated() -> None:
    words = [Word(0, "a", [0.6, 0.4], loss=0.5, better="b", stake=0.3), Word(0, "c", [0.6, 0.4])]
    assert not Analysis("byzanz", 2, 0, [0.5, 0.5], words).outdated
    assert Analysis("byzanz", 2, 0, [0.5, 0.5], [*words, Word(0, "d", [0.6, 0.4], loss=0.0)]).outdated


def test_the_costliest_decisions_of_a_seat_are_named_worst_first() -> None:
    losses = [0.03, 0.0, None, 0.2, 0.019, 0.05, 0.2, 0.04, 0.021]
    words = [Word(0, f"word-{place}", [1.0], loss=loss, better=f"best-{place}") for place, loss in enumerate(losses)]
    words += [Word(1, "other", [1.0], loss=0.5, better="best"), Word(0, "older", [1.0], loss=0.5)]
    found = Analysis("byzanz", 2, 10, [0.5, 0.5], words)
    assert [(one.words, one.loss) for one in found.mistakes(0)] == [
        (13, 0.2), (16, 0.2), (15, 0.05), (17, 0.04), (10, 0.03),
    ]  # fmt: skip
    assert found.mistakes(0)[0].word.word == "word-3", "a mistake refers to the moment before the word"
    assert [one.words for one in found.mistakes(0, most=1)] == [13] and len(found.mistakes(1)) == 1


def test_a_bid_laid_card_by_card_is_one_mistake() -> None:
    played = [(0, "lay", 0.1), (0, "lay", 0.3), (0, "confirm", 0.2), (1, "pass", 0.0), (0, "lay", 0.15)]
    words = [Word(seat, word, [1.0], loss=loss, better="pass" if loss else "") for seat, word, loss in played]
    found = Analysis("byzanz", 2, 0, [0.5, 0.5], words)
    assert [(one.words, one.loss) for one in found.mistakes(0)] == [(1, 0.3), (4, 0.15)]
