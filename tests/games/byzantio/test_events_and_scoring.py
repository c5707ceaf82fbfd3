"""The worked examples of the events and of the scoring: EX 40 to EX 56."""

import pytest

from hippodrome import IllegalWord, NotYourTurn

from .tables import EX_1, at, goals, men, player, position, rows, say, supply, words

# --- Events


@pytest.mark.rule("BO 2.2", "BO 6.1", "BO 6.2", "BO 6.3", "BO 1.4")
def test_ex_40_the_earthquake_empties_every_province_of_the_number():
    table = position("A@tks rhegion{A1 B1} ephesos{C2} phokaia{D1} ikonion{A1}", round=6, dice=(1,))
    assert [men(table, city) for city in ("rhegion", "ephesos", "phokaia", "ikonion")] == ["", "", "", "A1"]
    assert at(table, "A") == "tks"
    assert [supply(table, seat) for seat in "ABCD"] == [9, 10, 10, 10]
    assert table.asks[0].prompt.key == "prompt-cross"


FAMINE = "A@the D@kib B@buk thessalonike{A1 C1} serrhai{A1} gangra{B2} rhodos{D1}"


@pytest.mark.rule("BO 6.4")
def test_ex_41_the_famine_rolls_for_each_garrison_in_a_fixed_order():
    table = position(FAMINE, round=12, dice=(5, 4, 3, 5, 8, 2, 4))
    assert men(table, "thessalonike") == "A1 C1" and men(table, "serrhai") == ""
    assert men(table, "gangra") == "B1" and men(table, "rhodos") == "D1"
    rolls = [(event.seat, *event.cities, event.survived) for event in table.log(None) if hasattr(event, "survived")]
    assert rolls == [
        (0, "thessalonike", True),
        (0, "serrhai", False),
        (2, "thessalonike", True),
        (1, "gangra", True),
        (1, "gangra", False),
        (3, "rhodos", True),
    ]


@pytest.mark.rule("BO 6.4")
def test_the_famine_rolls_in_turn_order_within_a_province():
    table = position(FAMINE, round=12, order=[2, 0, 1, 3], dice=(5, 4, 4, 3, 5, 8, 2))
    rolls = [(event.seat, *event.cities, event.roll) for event in table.log(None) if hasattr(event, "survived")]
    assert rolls[:3] == [(2, "thessalonike", 4), (0, "thessalonike", 4), (0, "serrhai", 3)]
    assert men(table, "thessalonike") == "A1", "A's pretender adds 1 to A's roll and not to C's"


@pytest.mark.rule("BO 6.4")
def test_ex_42_one_roll_for_a_players_garrisons_in_a_province():
    table = position(FAMINE, round=12, dice=(5, 3, 5, 2, 4), famine_rolls="per_player_province")
    assert men(table, "thessalonike") == "C1" and men(table, "serrhai") == ""
    assert men(table, "gangra") == "" and men(table, "rhodos") == "D1"


def succession(**options: object):
    lists = [EX_1, EX_1, EX_1, EX_1]
    table = position("", round=18, objectives=lists, **options)
    assert [ask.seat for ask in table.asks] == [0, 1, 2, 3]
    return table


@pytest.mark.rule("BO 6.5")
def test_ex_43_the_succession_replaces_one_objective():
    table = succession()
    table.play(0, "strike-phokaia")
    offered = table.ask_of(0).words
    assert {"write-cherson", "write-ephesos"} <= set(offered)
    for illegal in ("sinope", "bari", "phokaia"):
        with pytest.raises(IllegalWord):
            table.play(0, f"write-{illegal}")
    table.play(0, "write-cherson")
    with pytest.raises(NotYourTurn):
        table.play(0, "keep")
    for seat in (1, 2, 3):
        table.play(seat, "keep")
        table.play(seat, "confirm")
    folded = table.view(0)["board"]["players"][0]["folded"]
    assert folded["objectives"] == [*EX_1[:2], "cherson", *EX_1[3:]]
    assert folded["replaced"] == 2 and folded["struck"] == "phokaia"
    assert table.asks[0].prompt.key == "prompt-cross"
    table = succession(replacement_province="free")
    table.play(0, "strike-phokaia")
    assert "write-sinope" in table.ask_of(0).words
    assert not {"write-phokaia", "write-bari"} & set(table.ask_of(0).words)


@pytest.mark.rule("BO 6.6", "BO 1.3")
def test_ex_44_the_plague_is_moved_by_left_neighbours_in_the_owners_turn_order():
    board = "A@cap C@aeg B@thr D@ops"
    table = position(board, round=24, dice=(3,))
    assert table.asks[0].seat == 1 and "go-aeg" in words(table) and "go-cap" not in words(table)
    assert len(words(table)) == 24
    say(table, "go-aeg")
    assert at(table, "A") == "aeg" and table.asks[0].seat == 3
    assert "go-aeg" not in words(table)
    say(table, "go-lon")
    assert at(table, "C") == "lon" and at(table, "A") == "aeg"
    assert table.asks[0].prompt.key == "prompt-cross"
    table = position(board, round=24, dice=(3,), plague_destination="unaffected_only")
    assert not goals(table, "go-") & {"bul", "aeg", "cap"} and len(words(table)) == 22


@pytest.mark.rule("BO 6.6")
def test_the_plague_goes_by_turn_order_and_its_movers_by_seats():
    table = position("A@cap C@aeg B@thr D@ops", round=24, order=[2, 3, 0, 1], dice=(3,))
    for mover, owner in ((3, 2), (1, 0)):
        assert table.asks[0].seat == mover and table.asks[0].prompt.params == {"owner_seat": owner}
        say(table, "go-lon")
    assert table.asks[0].prompt.key == "prompt-cross"
    table = position("A@cap B@thr C@ops D@thr", round=24, order=[0, 2, 1, 3], dice=(3,))
    assert table.asks[0].seat == 1, "the left neighbour is the next seat, not the next in turn order"


@pytest.mark.rule("BO 6.6")
def test_ex_45_with_two_players_each_moves_the_other():
    table = position("A@cap B@aeg", seats=2, round=24, dice=(3,))
    assert table.asks[0].seat == 1
    say(table, "go-lon")
    assert table.asks[0].seat == 0 and at(table, "A") == "lon"
    say(table, "go-cal")
    assert at(table, "B") == "cal"


@pytest.mark.rule("BO 9.1", "BO 0.5")
def test_ex_46_hidden_events_come_in_an_order_nobody_knows():
    printed = position("").view(0)["board"]["events"]
    assert printed == [
        {"round": 6, "tile": "earthquake"},
        {"round": 12, "tile": "famine"},
        {"round": 18, "tile": "succession"},
        {"round": 24, "tile": "plague"},
    ]
    for round_ in (1, 5):
        for seat in (None, 0, 1):
            shown = position("", round=round_, hidden_events=True).view(seat)["board"]["events"]
            assert [event["tile"] for event in shown] == [None] * 4
    table = position("", round=6, hidden_events=True, dice=("plague", 1))
    assert table.view(None)["board"]["tile"] == "plague"
    table = position("", round=24, hidden_events=True, tiles=["famine"], dice=("famine", 1))
    assert table.view(None)["board"]["tile"] == "famine"
    assert [event["tile"] for event in table.view(None)["board"]["events"]][3] == "famine"


@pytest.mark.rule("BO 6.7", "BO 6.1")
def test_every_event_costs_everybody_one_box_in_turn_order():
    table = position("", round=6, order=[2, 3, 0, 1], dice=(8,))
    for seat in (2, 3, 0, 1):
        assert table.asks[0].seat == seat
        say(table, "cross-expel")
        assert table.view(None)["board"]["players"][seat]["free"]["expel"] == 2
    assert table.view(None)["board"]["round"] == 7 and table.asks[0].prompt.key == "prompt-action"


@pytest.mark.rule("BO 6.7")
def test_boxes_may_be_crossed_off_at_the_same_time():
    table = position("", round=6, dice=(8,), crossoff_order="simultaneous")
    assert [ask.seat for ask in table.asks] == [0, 1, 2, 3]
    table.play(2, "cross-expel")
    assert player(table, "C")["free"]["expel"] == 3, "must not be shown before all have chosen"
    assert table.view(2)["board"]["players"][2]["folded"]["crossing"] == "expel"
    for seat in (3, 1, 0):
        table.play(seat, "cross-bribe")
    assert player(table, "C")["free"]["expel"] == 2 and player(table, "A")["free"]["bribe"] == 2
    assert table.view(None)["board"]["round"] == 7


@pytest.mark.rule("BO 6.7")
@pytest.mark.parametrize("how", ["turn_order", "simultaneous"])
def test_crossed_off_boxes_are_logged_in_turn_order(how):
    table = position("", round=6, order=[2, 3, 0, 1], dice=(8,), crossoff_order=how)
    for seat in (0, 1, 2, 3) if how == "simultaneous" else (2, 3, 0, 1):
        table.play(seat, "cross-expel")
    assert [event.seat for event in table.log(None) if type(event).__name__ == "CrossedOff"] == [2, 3, 0, 1]


# --- Scoring


def scored(board: str, *values: int, city: str = "constantinople", **data: object) -> list[int]:
    """Return the points for Constantinople of players who list it at these values (0: not listed)."""
    spare = [["bari"], ["rhegion"], ["dyrrachion"], ["korinthos"], ["skopia"], ["dristra"], ["nikaia"]]
    lists = []
    for value in values:
        place = [14, 10, 10, 8, 8, 6, 6].index(value) if value else -1
        lists.append([city if row == place else spare[row][0] for row in range(7)])
    table = position(board, seats=len(values), phase="guessing", round=30, objectives=lists, **data)
    return [sum(rows(table, "ABCD"[seat])) for seat in range(len(values))]


@pytest.mark.rule("BO 8.4")
def test_ex_47_the_sole_lead_takes_all():
    assert scored("constantinople{A2 B1 C1}", 14, 10, 6) == [14, 0, 0]


@pytest.mark.rule("BO 8.4")
def test_ex_48_two_leaders_take_half_of_their_own_value():
    assert scored("constantinople{A1 B1}", 14, 6, 10) == [7, 3, 0]


@pytest.mark.rule("BO 8.3", "BO 8.4")
def test_ex_49_who_does_not_list_a_city_still_shares_its_lead():
    assert scored("constantinople{A2 B2}", 10, 0) == [5, 0]


@pytest.mark.rule("BO 8.4")
def test_ex_50_three_leaders_take_two_each():
    assert scored("constantinople{A1 B1 C1}", 14, 8, 6) == [2, 2, 2]


@pytest.mark.rule("BO 8.4")
def test_ex_51_four_leaders_take_nothing():
    assert scored("constantinople{A1 B1 C1 D1}", 14, 10, 8, 6) == [0, 0, 0, 0]


@pytest.mark.rule("BO 8.3", "BO 8.4")
def test_ex_52_control_without_a_listing_denies():
    assert scored("constantinople{A1 B2}", 14, 0) == [0, 0]


@pytest.mark.rule("BO 8.5")
@pytest.mark.parametrize(
    ("board", "flat", "floored"),
    [
        ("constantinople{A1}", 8, 8),
        ("constantinople{A1 B1}", 3, 3),
        ("constantinople{A1 B1 C1}", 0, 0),
        ("constantinople{A1 B1 C1 D1}", -2, 0),
        ("", -2, 0),
    ],
)
def test_ex_53_a_replaced_row_costs_two(board, flat, floored):
    replacement = {"replaced": [1, -1, -1, -1], "struck": ["ankyra", None, None, None]}
    assert scored(board, 10, 0, 0, 0, **replacement)[0] == flat
    assert scored(board, 10, 0, 0, 0, **replacement, replacement_penalty_mode="floor_zero")[0] == floored


def guessed(target: str, row: int = 0, **guesses: str) -> list[int]:
    """Return the scores after guesses when one of B's rows, by default the first (bari), was replaced by cherson."""
    lists = [EX_1, [*EX_1[:row], "cherson", *EX_1[row + 1 :]], EX_1]
    table = position(
        "",
        seats=3,
        phase="guessing",
        round=30,
        objectives=lists,
        replaced=[-1, row, -1],
        struck=[None, EX_1[row], None],
        espionage_target=target,
        small_cities="always",
    )
    for seat in range(3):
        for about in ((seat + 1) % 3, (seat + 2) % 3):
            table.play(seat, f"guess-{guesses['AC'[seat // 2]]}" if about == 1 and seat != 1 else "guess-skopia")
    assert table.over
    return table.scores


@pytest.mark.rule("BO 7.1", "BO 7.2", "BO 8.1", "BO 8.2")
def test_ex_54_which_top_city_counts_after_a_replacement():
    assert guessed("current", A="cherson", C="bari") == [5, -2, 0]
    assert guessed("original", A="cherson", C="bari") == [0, -2, 5]
    assert guessed("either", A="cherson", C="bari") == [5, -2, 5]


@pytest.mark.rule("BO 7.2")
@pytest.mark.parametrize("target", ["current", "original", "either"])
def test_a_lower_row_replaced_does_not_change_the_top_city(target):
    assert guessed(target, row=3, A="bari", C=EX_1[3]) == [5, -2, 0]
    assert guessed(target, row=3, A="cherson", C="bari") == [0, -2, 5]


@pytest.mark.rule("BO 8.2", "BO 8.4", "BO 8.5", "BO 8.6")
def test_ex_55_a_whole_sheet():
    own = ["constantinople", "nikaia", "attaleia", "thessalonike", "antioch", "bari", "cherson"]
    other = ["skopia", "dristra", "korinthos", "rhegion", "amaseia", "leukosia", "chandax"]
    table = position(
        "constantinople{A1 B1} nikaia{A2 C1} attaleia{A1} thessalonike{B1} "
        "antioch{A1 B1 C1} cherson{A1 C2} ephesos{A2}",
        seats=3,
        phase="guessing",
        round=30,
        objectives=[own, other, other],
        replaced=[2, -1, -1],
        struck=["ephesos", None, None],
    )
    assert rows(table, "A") == [7, 10, 8, 0, 2, 0, 0]
    for seat, guesses in enumerate((("skopia", "dristra"), ("bari", "bari"), ("bari", "bari"))):
        for guess in guesses:
            table.play(seat, f"guess-{guess}")
    assert table.scores[0] == 32


@pytest.mark.rule("BO 8.6", "BO 8.7")
def test_ex_56_ties_go_to_the_earlier_in_turn_order():
    lists = [
        ["bari", "rhegion", "leukosia", "chandax", "ankyra", "dyrrachion", "cherson"],
        ["nikaia", "korinthos", "thebai", "chandax", "ankyra", "leukosia", "cherson"],
        ["skopia", "dristra", "adrianople", "chandax", "ankyra", "leukosia", "cherson"],
        ["cherson", "chandax", "ankyra", "leukosia", "mytilene", "ephesos", "gangra"],
    ]
    board = (
        "bari{A1} rhegion{A1} dyrrachion{A1} nikaia{B1} korinthos{B1} thebai{B1} "
        "skopia{C1} dristra{C1} adrianople{C1} ephesos{D1} gangra{D1}"
    )
    for order, places in (([0, 1, 2, 3], [[1], [2], [0], [3]]), ([2, 3, 0, 1], [[2], [1], [0], [3]])):
        table = position(board, phase="guessing", round=30, objectives=lists, order=order)
        for seat in range(4):
            for _ in range(3):
                table.play(seat, "guess-attaleia")
        assert table.scores == [30, 34, 34, 12]
        assert table.ranking == places
