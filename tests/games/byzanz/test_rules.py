"""The rules of Byzanz without a worked example."""

import re
from collections import Counter

import pytest

import hippodrome
from hippodrome import Dice, Table
from hippodrome.games.byzanz.cards import CARD_NAMES, COPIES, OFFERS
from walking import walk

from .test_examples import board, closing, hand, market, say


def events_of(table: Table, kind: str) -> list[dict[str, object]]:
    return [event.data() for event in table.events if event.data()["event"] == kind]


@pytest.mark.rule("BY 1.1", "BY 1.2")
@pytest.mark.parametrize(
    ("seats", "offers", "removed", "pile", "rounds"),
    [
        (3, [2, 4, 6], 4, 96, 8),
        (4, [2, 3, 4, 5], 12, 84, 6),
        (5, [1, 2, 3, 4, 5], 2, 90, 6),
        (6, [1, 2, 3, 4, 5, 6], 4, 84, 4),
    ],
)
def test_setup(seats: int, offers: list[int], removed: int, pile: int, rounds: int) -> None:
    table = hippodrome.new_table("byzanz", seats, 1)
    seen = board(table)
    assert [player["cards"] for player in seen["players"]] == [4] * seats
    assert seen["offers_left"] == offers
    assert seen["removed"] == removed
    assert seen["pile"] == pile - offers[-1], "the first package has been revealed"
    assert seen["rounds"] == rounds


@pytest.mark.rule("BY 1.1")
def test_the_deck_has_112_cards() -> None:
    assert sum(COPIES) == 112
    by_name = dict(zip(CARD_NAMES, COPIES, strict=True))
    assert [by_name[f"wine-{value}"] for value in (1, 2, 3, 4)] == [6, 5, 3, 2]
    assert by_name["merchant"] == 16


@pytest.mark.rule("BY 1.3", "BY 2.1")
def test_the_highest_offer_comes_first_and_gives_the_number_of_cards() -> None:
    table = hippodrome.new_table("byzanz", 4, 5)
    for _ in walk(table, 5):
        pass
    shown = events_of(table, "revealed")
    assert [event["offer"] for event in shown[:8]] == [5, 4, 3, 2, 5, 4, 3, 2]
    assert all(len(event["cards"]) == event["offer"] for event in shown)  # type: ignore[arg-type]


@pytest.mark.rule("BY 1.3", "BY 2.2")
def test_seat_0_opens_the_first_round() -> None:
    for seats in OFFERS:
        assert hippodrome.new_table("byzanz", seats, 2).asks[0].seat == 0


@pytest.mark.rule("BY 2.2")
def test_within_a_round_the_next_player_without_an_offer_card_opens() -> None:
    table = hippodrome.position(
        "byzanz",
        {
            "hands": [["wine-1"], ["wine-2"], [], []],
            "offers": [0, 0, 5, 0],
            "package": ["wood-1"] * 4,
            "pile": ["cloth-1"] * 5,
            "seat": 1,
        },
        seed=1,
    )
    say(table, 1, "bid-wine-2", "confirm")
    say(table, 3, "pass")
    say(table, 0, "pass")
    say(table, 1, "give-wood-1")
    assert table.asks[0].seat == 3, "seat 2 already has an offer card"


@pytest.mark.rule("BY 2.2", "BY 3.3")
def test_the_holder_of_the_lowest_offer_opens_the_next_round() -> None:
    table = hippodrome.position(
        "byzanz",
        {
            "seats": 4,
            "offers": [5, 3, 2, 4],
            "phase": "market",
            "market": ["wood-1"],
            "round": 2,
        },
        seed=1,
    )
    say(table, 2, "take-wood")
    assert table.asks[0].seat == 2
    seen = board(table)
    assert (seen["round"], seen["offer"], seen["offers_left"]) == (3, 5, [2, 3, 4, 5])
    assert all(player["offer"] is None for player in seen["players"])


@pytest.mark.rule("BY 2.2", "BY 2.11")
def test_a_player_with_an_offer_card_is_not_asked_to_bid() -> None:
    for seed in range(5):
        table = hippodrome.new_table("byzanz", 5, seed)
        for _ in walk(table, seed):
            if table.asks[0].rule == "BY 2.3":
                assert board(table)["players"][table.asks[0].seat]["offer"] is None


@pytest.mark.rule("BY 2.3")
def test_bidding_goes_clockwise_and_kinds_may_be_mixed() -> None:
    hands = [["wine-1", "wood-1", "cloth-1"], ["grain-4"], ["spice-4", "spice-1"]]
    table = hippodrome.position("byzanz", {"hands": hands, "package": ["olives-1"] * 6})
    say(table, 0, "bid-wine-1", "bid-wood-1", "bid-cloth-1", "confirm")
    say(table, 1, "bid-grain-4", "confirm")
    say(table, 2, "bid-spice-4", "bid-spice-1", "confirm")
    assert table.asks[0].seat == 0
    assert table.asks[0].words == ["pass"]
    assert board(table)["high"] == 5


@pytest.mark.rule("BY 2.4")
def test_the_opening_bid_is_at_least_1_and_bid_cards_stay() -> None:
    table = hippodrome.position(
        "byzanz", {"hands": [["wine-1", "wine-2"], ["wood-1"], ["wood-2"]], "package": ["olives-1"] * 6}
    )
    assert "confirm" not in table.asks[0].words
    say(table, 0, "bid-wine-1", "confirm")
    say(table, 1, "pass")
    say(table, 2, "bid-wood-2", "confirm")
    assert board(table)["players"][0]["bid"] == ["wine-1"]
    assert table.asks[0].words == ["pass", "bid-wine-2"], "wine 1 cannot be taken back to make change"


@pytest.mark.rule("BY 2.5")
def test_merchants_are_never_offered_for_a_bid() -> None:
    table = hippodrome.position("byzanz", {"hands": [["merchant", "wine-1"], [], []], "package": ["olives-1"] * 6})
    assert table.asks[0].words == ["pass", "bid-wine-1"]
    with pytest.raises(hippodrome.IllegalWord):
        table.play(0, "bid-merchant")


@pytest.mark.rule("BY 2.6")
def test_a_player_who_has_passed_is_not_asked_again_in_this_auction() -> None:
    hands = [["wine-1"], ["wood-1", "wood-2"], ["grain-2"]]
    table = hippodrome.position("byzanz", {"hands": hands, "package": ["olives-1"] * 6})
    say(table, 0, "pass")
    say(table, 1, "bid-wood-1", "confirm")
    say(table, 2, "bid-grain-2", "confirm")
    assert table.asks[0].seat == 1
    say(table, 1, "pass")
    assert hand(table, 1) == ["wood-1", "wood-2"]


@pytest.mark.rule("BY 2.7", "BY 2.8")
def test_the_last_player_may_still_bid_if_nobody_has() -> None:
    table = hippodrome.position(
        "byzanz", {"hands": [[], [], ["wine-1"]], "package": ["olives-1"] * 6, "pile": ["cloth-1"] * 6}, seed=1
    )
    say(table, 0, "pass")
    say(table, 1, "pass")
    assert table.asks[0].words == ["pass", "bid-wine-1"]
    say(table, 2, "bid-wine-1", "confirm")
    assert table.asks[0].rule == "BY 2.10", "the only player left has won"


@pytest.mark.rule("BY 2.7")
def test_the_auction_ends_as_soon_as_one_bidder_is_left() -> None:
    hands = [["wine-1"], ["wood-2"], ["grain-3"]]
    table = hippodrome.position("byzanz", {"hands": hands, "package": ["olives-1"] * 6})
    say(table, 0, "bid-wine-1", "confirm")
    say(table, 1, "bid-wood-2", "confirm")
    say(table, 2, "pass")
    say(table, 0, "pass")
    assert (table.asks[0].seat, table.asks[0].key) == (1, "prompt-give")


@pytest.mark.rule("BY 2.10")
def test_the_winner_chooses_among_the_distinct_cards_of_the_package() -> None:
    table = hippodrome.position(
        "byzanz",
        {"hands": [["wine-1"], [], []], "package": ["wood-1", "wood-1", "merchant", "grain-4", "grain-4", "wood-2"]},
    )
    say(table, 0, "bid-wine-1", "confirm")
    say(table, 1, "pass")
    say(table, 2, "pass")
    assert table.asks[0].words == ["give-wood-1", "give-wood-2", "give-grain-4", "give-merchant"]


@pytest.mark.rule("BY 3.1")
def test_merchants_are_a_kind_of_their_own_in_the_market() -> None:
    table = hippodrome.position(
        "byzanz",
        {"seats": 3, "market": ["merchant", "merchant", "wine-1"], "offers": [2, 4, 6], "phase": "market", "pile": []},
    )
    assert table.asks[0].words == ["take-wine", "take-merchant"]
    say(table, 0, "take-merchant")
    assert hand(table, 0) == ["merchant", "merchant"]
    assert market(table) == ["wine-1"]


@pytest.mark.rule("BY 3.2")
def test_an_empty_market_gives_nothing_and_a_full_one_must_be_taken_from() -> None:
    table = hippodrome.position(
        "byzanz", {"seats": 3, "market": ["wine-1"], "offers": [6, 4, 2], "phase": "market", "pile": []}
    )
    assert table.asks[0].words == ["take-wine"], "taking cards cannot be refused"
    say(table, 2, "take-wine")
    assert [event["seat"] for event in events_of(table, "found-nothing")] == [1, 0]
    assert table.asks[0].rule == "BY 6.1"


@pytest.mark.rule("BY 4.1", "BY 4.4")
def test_the_seller_chooses_which_three_cards() -> None:
    table = closing("cloth-4", "cloth-3", "cloth-1", "cloth-1")
    assert table.asks[0].words == ["stop", "sell-cloth-431", "sell-cloth-411", "sell-cloth-311"]
    say(table, 0, "sell-cloth-411")
    assert hand(table, 0) == ["cloth-3"]


@pytest.mark.rule("BY 4.1", "BY 4.2")
def test_sets_are_of_one_kind_and_merchants_complete_them() -> None:
    assert closing("cloth-4", "wine-3", "wood-1").asks[0].words == ["stop"]
    assert closing("cloth-4", "wine-3", "merchant").asks[0].words == ["stop"]
    words = closing("cloth-4", "cloth-1", "merchant", "merchant").asks[0].words
    assert words == ["stop", "sell-cloth-41m", "sell-cloth-4mm", "sell-cloth-1mm"]


@pytest.mark.rule("BY 4.5")
def test_cards_in_a_bid_cannot_be_sold() -> None:
    table = hippodrome.position(
        "byzanz", {"hands": [["wine-1", "wine-2", "wine-3"], ["wood-1"], []], "package": ["olives-1"] * 6}
    )
    assert "sell-wine-321" in table.asks[0].words
    say(table, 0, "bid-wine-1")
    assert not [word for word in table.asks[0].words if word.startswith("sell-")]


@pytest.mark.rule("BY 4.6")
def test_a_set_can_be_sold_at_each_of_ones_decisions() -> None:
    """Sets can be sold while bidding or paying, at the market, above the limit, and at the close."""
    wines = ["wine-1", "wine-2", "wine-3"]
    table = hippodrome.position(
        "byzanz", {"hands": [[*wines, "wood-1"], [], []], "package": ["olives-1"] * 6, "pile": ["cloth-1"] * 6}, seed=1
    )
    assert "sell-wine-321" in table.ask_of(0).words
    say(table, 0, "bid-wood-1", "confirm")
    say(table, 1, "pass")
    say(table, 2, "pass")
    assert "sell-wine-321" in table.ask_of(0).words
    say(table, 0, "give-olives-1")
    assert table.ask_of(0).rule == "BY 5.1"
    assert "sell-wine-321" in table.ask_of(0).words
    say(table, 0, "sell-wine-321")
    assert table.asks[0].seat == 1
    shop = {"hands": [wines, [], []], "offers": [2, 4, 6], "phase": "market", "market": ["wood-1"]}
    assert "sell-wine-321" in hippodrome.position("byzanz", shop).asks[0].words
    assert "sell-wine-321" in closing(*wines).asks[0].words


@pytest.mark.rule("BY 5.1")
def test_discards_are_face_down() -> None:
    hands = [["wine-1", "wine-2", "cloth-1", "grain-2", "wood-1", "wood-2", "spice-1"], [], []]
    position = {"hands": hands, "offers": [2, 4, 6], "phase": "market", "market": ["olives-1", "olives-2"]}
    table = hippodrome.position("byzanz", position)
    say(table, 0, "take-olives")
    assert table.asks[0].prompt.params == {"excess": 2}
    say(table, 0, "discard-wine-1", "discard-wine-2")
    assert [event.data()["card"] for event in table.log(0) if event.data()["event"] == "discarded"] == [
        "wine-1",
        "wine-2",
    ]
    for seat in (1, 2, None):
        assert [event.data()["card"] for event in table.log(seat) if event.data()["event"] == "discarded"] == [
            None,
            None,
        ]
    assert table.asks[0].rule == "BY 6.1", "no package was left to reveal"


@pytest.mark.rule("BY 5.2")
def test_merchants_count_for_the_limit_and_bid_cards_do_not() -> None:
    merchants = ["merchant"] * 5
    shop = {
        "hands": [[*merchants, "wine-1", "wine-2"], [], []],
        "offers": [2, 4, 6],
        "phase": "market",
        "market": ["olives-1"],
    }
    table = hippodrome.position("byzanz", shop)
    say(table, 0, "take-olives")
    assert table.asks[0].rule == "BY 5.1"
    assert "discard-merchant" in table.asks[0].words
    table = hippodrome.position("byzanz", {**shop, "options": {"merchants_count": False}})
    say(table, 0, "take-olives")
    assert table.asks[0].rule == "BY 6.1"
    hands = [["wine-2", "cloth-1", "grain-2", "wood-1", "wood-2", "spice-1"], ["wine-4"], []]
    auction = {"hands": hands, "bids": [["wine-1"], [], []], "package": ["olives-1"] * 6, "seat": 1}
    table = hippodrome.position("byzanz", auction)
    say(table, 1, "pass")
    say(table, 2, "pass")
    assert table.asks[0].rule == "BY 2.10", "a bidder is not asked to discard"
    hands[0].append("spice-2")
    with pytest.raises(hippodrome.BadPosition, match="in hand and in the bid"):
        hippodrome.position("byzanz", auction)  # a bid comes from a hand within the limit


@pytest.mark.rule("BY 5.1")
def test_without_merchants_in_the_limit_only_goods_are_discarded() -> None:
    hands = [["merchant", "wine-1", "wine-2", "cloth-1", "grain-2", "wood-1", "wood-2", "spice-1"], [], []]
    shop = {
        "hands": hands,
        "offers": [2, 4, 6],
        "phase": "market",
        "market": ["olives-1"],
        "options": {"merchants_count": False},
    }
    table = hippodrome.position("byzanz", shop)
    say(table, 0, "take-olives")
    assert (table.asks[0].key, table.asks[0].prompt.params) == ("prompt-limit-goods", {})
    assert "discard-merchant" not in table.asks[0].words
    say(table, 0, "discard-wine-1")
    assert table.asks[0].rule == "BY 6.1", "seven goods and a merchant may stay"


@pytest.mark.rule("BY 6.1")
def test_everybody_may_sell_at_the_close_at_the_same_time() -> None:
    table = hippodrome.position(
        "byzanz", {"hands": [["wine-1"] * 3, ["wood-2"] * 3, ["grain-3"] * 3], "phase": "closing"}
    )
    assert [ask.seat for ask in table.asks] == [0, 1, 2]
    say(table, 2, "sell-grain-333", "stop")
    say(table, 0, "sell-wine-111")
    say(table, 1, "stop")
    assert not table.over
    say(table, 0, "stop")
    assert table.over
    assert table.scores == [1, 0, 3]


@pytest.mark.rule("BY 6.2")
def test_a_full_tie_is_shared() -> None:
    table = hippodrome.position(
        "byzanz", {"hands": [["wine-1"], ["merchant"], []], "profits": [["wine-4"], ["wood-4"], []], "phase": "closing"}
    )
    for seat in range(3):
        say(table, seat, "stop")
    assert table.ranking == [[0, 1], [2]], "merchants in hand count for the tie"


@pytest.mark.rule("BY 4.3", "BY 6.2")
def test_hidden_profit_hides_the_totals_until_the_end() -> None:
    table = hippodrome.position(
        "byzanz",
        {
            "hands": [["merchant"] * 3, [], []],
            "profits": [[], ["wine-4"], []],
            "options": {"hidden_profit": True},
            "phase": "closing",
        },
    )
    assert [player["profit"] for player in board(table, 0)["players"]] == [0, None, None]
    say(table, 0, "sell-merchants", "stop")
    say(table, 1, "stop")
    say(table, 2, "stop")
    assert [player["profit"] for player in board(table, 0)["players"]] == [5, 4, 0]


@pytest.mark.rule("BY 3.4")
def test_every_round_gives_each_player_one_offer_card() -> None:
    for seats in OFFERS:
        table = hippodrome.new_table("byzanz", seats, 9)
        for _ in walk(table, 9):
            pass
        won = [event.data() for event in table.events if event.data()["event"] in ("got", "got-for-nothing")]
        for first in range(0, len(won), seats):
            of_round = won[first : first + seats]
            assert sorted(event["offer"] for event in of_round) == OFFERS[seats]
            assert sorted(event["seat"] for event in of_round) == list(range(seats))


@pytest.mark.rule("BY 4.1", "BY 4.3", "BY 6.2")
def test_profit_is_the_sum_of_the_best_cards_of_the_sets_sold() -> None:
    for seed in range(10):
        table = hippodrome.new_table("byzanz", 4, seed)
        for _ in walk(table, seed):
            pass
        counted: Counter[int] = Counter()
        for event in events_of(table, "sold"):
            cards = event["cards"]
            assert isinstance(cards, list)
            values = [0 if card == "merchant" else int(card[-1]) for card in cards]
            counted[event["seat"]] += 5 if cards == ["merchant"] * 3 else max(values)  # type: ignore[index]
        assert table.scores == [counted[seat] for seat in range(4)]


def test_a_publicly_taken_card_stays_in_the_hand_in_every_redeal() -> None:
    """A card that everybody saw taken is in the hand until it publicly leaves."""
    table = hippodrome.position(
        "byzanz",
        {
            "hands": [["grain-1"], ["wine-1", "wood-2"], ["spice-1"]],
            "package": ["olives-4", "olives-4", "merchant", "cloth-3", "cloth-1", "wood-1"],
            "pile": ["cloth-1"] * 2 + ["wine-2"] * 2 + ["grain-2"] * 2,
            "seat": 1,
        },
        seed=1,
    )
    say(table, 1, "bid-wine-1", "confirm")
    say(table, 2, "pass")
    say(table, 0, "pass")
    say(table, 1, "give-wood-1")
    taken = Counter(["olives-4", "olives-4", "merchant", "cloth-3", "cloth-1"])
    unknown = set()
    for number in range(40):
        world = table.redeal(0, Dice(bytes([number])))
        held = Counter(hand(world, 1))
        assert taken <= held
        unknown |= set(held - taken)
    assert len(unknown) > 1, "an unseen card may be any card"


def test_impossible_positions_are_refused_with_a_reason() -> None:
    for data, reason in (
        ({"hands": [["wine-4"] * 3, [], []]}, "There are 2 cards wine-4"),
        ({"hands": [["beer-1"], [], []]}, "no card 'beer-1'"),
        ({"hands": [[], []]}, "3 to 6 seats"),
        ({"seats": 3, "hnads": []}, "no 'hnads'"),
        ({"seats": 3, "hands": [[], []]}, "one entry per seat"),
        ({"seats": 3, "offers": [5, 0, 0]}, "can't be [5]"),
        ({"seats": 3, "phase": "lunch"}, "is one of"),
    ):
        with pytest.raises(hippodrome.BadPosition, match=re.escape(reason)):
            hippodrome.position("byzanz", data)
