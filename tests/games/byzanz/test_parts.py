"""The parts of Byzanz: values of sales, refused answers with reasons, and identical boards for waiting seats."""

from collections import Counter

import pytest

import hippodrome
from hippodrome import Dice
from hippodrome.games.byzanz.showing.parts import on_hand, set_of
from hippodrome.parts import encoded, parts_of
from walking import moments


@pytest.mark.parametrize(
    ("hand", "worth"),
    [
        ("", 0),
        ("wine-4 wine-1", 0),
        ("wine-4 wine-1 wine-1", 4),
        ("wine-4 wine-1 merchant", 4),
        ("wine-4 merchant merchant merchant", 5),
        ("wine-4 wine-3 merchant merchant merchant merchant", 9),
        ("wine-4 wine-1 wood-3 wood-1 merchant", 4),
        ("wine-4 wine-1 wood-3 wood-1 merchant merchant", 7),
    ],
)
def test_the_best_sales_of_a_hand(hand, worth):
    assert on_hand(hand.split()) == worth


def test_the_cards_of_a_sale_follow_from_its_word():
    assert set_of("sell-wine-41m") == ["wine-4", "wine-1", "merchant"]
    assert set_of("sell-merchants") == ["merchant"] * 3


def test_a_sale_shows_its_profit_and_takes_its_cards():
    sold = [
        action
        for table in moments("byzanz", 4, 3, 3)
        for ask in table.asks
        for action in parts_of(table.view(ask.seat)).actions
        if action.word and action.word.startswith("sell-")
    ]
    assert sold
    for action in sold:
        assert len(action.cards) == 3
        best = action.cards[0]
        assert action.gain[0].value == (5 if best == "merchant" else int(best[-1]))


def test_a_waiting_seat_sees_the_same_board_as_a_spectator():
    for table in moments("byzanz", 4, 4, 9):
        waiting = [seat for seat in range(4) if table.ask_of(seat) is None]
        assert len({encoded(parts_of(table.view(seat)).board) for seat in [None, *waiting]}) == 1


def test_refused_answers_of_bidders_have_reasons():
    refused = {
        action.why.key
        for seed in range(6)
        for table in moments("byzanz", 3, seed, 2)
        for ask in table.asks
        for action in parts_of(table.view(ask.seat)).actions
        if action.why
    }
    assert refused == {"why-not-sell", "why-not-confirm", "why-not-bid"}


@pytest.mark.rule("BY 6.2")
@pytest.mark.parametrize("merchants_count", [True, False])
def test_places_in_the_final_account_match_the_ranking(merchants_count):
    """In random games, ties and merchants left in hand are frequent."""
    by_cards = Counter()
    for seed in range(60):
        table = hippodrome.new_table("byzanz", seats=3, seed=seed, options={"merchants_count": merchants_count})
        table.play_on(Dice.of(seed))
        reckoning = parts_of(table.view(None)).reckoning
        places = {account.seat: account.place for account in reckoning.accounts}
        ahead = 0
        for group in table.ranking:
            assert {places[seat] for seat in group} == {1 + ahead}
            ahead += len(group)
        by_cards[len(set(table.scores)) < len(table.scores)] += 1
        assert [note.key for note in reckoning.notes] == ["reckoning-tie" if merchants_count else "reckoning-tie-goods"]
    assert by_cards[True] > 5


@pytest.mark.parametrize("merchants_count", [True, False])
def test_the_note_on_the_hand_limit_follows_the_option(merchants_count):
    table = hippodrome.new_table("byzanz", seats=3, seed=1, options={"merchants_count": merchants_count})
    note = parts_of(table.view(0)).sheets[0].figures[0].note
    assert note.key == ("note-cards" if merchants_count else "note-cards-goods")
