"""Nekken: its worked examples (EX 57 to EX 63) and the differences of its board."""

import pytest

from hippodrome import IllegalWord, find_game, new_table

from .tables import at, goals, men, play_randomly, player, position, say, supply, words, write_all

FIVE = ["ashfall", "thornwood", "mist-fen", "salt-pans", "echo-dale"]


def nekken(board: str = "", **data):
    return position(board, game="nekken", **data)


def after_dynasties(seats: int):
    table = new_table("nekken", seats, seed=3)
    while table.asks[0].prompt.key == "prompt-dynasty":
        table.play(table.asks[0].seat, table.asks[0].words[-1])
    return table


@pytest.mark.rule("NK 2.1")
def test_ex_57_five_regions_with_four_players_six_with_fewer():
    table = after_dynasties(4)
    with pytest.raises(IllegalWord):
        table.play(0, "write-nekken")
    write_all(table, 0, FIVE)
    assert table.view(0)["board"]["values"] == [14, 10, 10, 8, 8]
    assert table.view(0)["board"]["players"][0]["folded"]["objectives"] == FIVE
    table = after_dynasties(3)
    for region in FIVE:
        table.play(0, f"write-{region}")
    assert table.ask_of(0).prompt.key == "prompt-objective", "a sixth is needed"
    assert table.view(0)["board"]["values"] == [14, 10, 10, 8, 8, 6]


@pytest.mark.rule("NK 3.3", "NK 2.1", "NK 3.1")
def test_ex_58_the_first_round_starts_in_the_volcano():
    ring = {"smoke-hills", "cinder-vale", "ember-ridge", "glass-desert", "ashfall", "black-sands", "obsidian-moor"}
    table = nekken()
    assert at(table, "A") == "nekken" and supply(table, "A") == 9
    assert goals(say(nekken(), "colonisation"), "go-") == ring
    assert len(goals(say(nekken(), "exploration"), "go-") - {"nekken"}) == 24
    assert "go-nekken" in words(say(nekken(), "exploration")), "a leader still inside may stay"
    assert "go-nekken" not in words(say(nekken(advance_may_stay=False), "exploration"))
    table = say(nekken(), "foundation")
    assert words(table) == ["nothing"]
    say(table, "nothing")
    assert table.asks[0].seat == 1 and table.view(None)["board"]["garrisons"] == {}
    assert player(table, "A")["free"]["foundation"] == 4


@pytest.mark.rule("NK 3.2", "NK 1.2")
def test_ex_59_no_way_back_into_the_volcano():
    table = say(nekken("A@black-sands"), "colonisation")
    assert goals(table, "go-") == {
        *("ashfall", "obsidian-moor", "long-meadow", "reed-marsh", "mist-fen", "old-forest"),
    }
    assert "go-nekken" not in words(say(nekken("A@black-sands"), "exploration"))


@pytest.mark.rule("NK 1.1")
def test_ex_60_a_second_colonist_removes_an_opposing_one():
    table = say(nekken("A@ashfall thornwood{A1 B2 C1}"), "colonisation", "go-thornwood", "place-thornwood")
    assert words(table) == ["remove-hunder", "remove-anicarn"]
    assert men(say(table, "remove-hunder"), "thornwood") == "A2 B1 C1"


@pytest.mark.rule("NK 5.1")
def test_ex_61_the_earthquake_empties_three_regions():
    board = "silver-lakes{A1 B2} glass-desert{C1} stone-garden{D2} thornwood{A1}"
    table = nekken(board, round=6, dice=(6,))
    assert table.view(None)["board"]["garrisons"] == {"thornwood": [1, 0, 0, 0]}


@pytest.mark.rule("NK 3.2", "NK 3.4", "NK 5.1")
def test_ex_62_the_plague_spares_the_volcano():
    table = nekken("B@mist-fen", round=13, dice=(3,))
    assert table.asks[0].seat == 2
    assert len(words(table)) == 23 and not goals(table, "go-") & {"mist-fen", "nekken"}
    assert at(say(table, "go-salt-pans"), "B") == "salt-pans"
    assert table.asks[0].prompt.key == "prompt-cross" and at(table, "A") == "nekken"


@pytest.mark.rule("NK 5.1", "NK 6.1", "NK 2.2")
def test_ex_63_every_sheet_is_full_after_round_27():
    table = play_randomly(new_table("nekken", 4, seed=11), 11)
    for shown in table.view(None)["board"]["players"]:
        fillings = [box["filling"] for box in shown["sheet"]]
        assert len(fillings) == 27 and fillings.count("crossed") == 3


@pytest.mark.rule("NK 3.3")
def test_the_first_action_may_have_to_leave_the_volcano():
    table = nekken(must_leave_volcano=True)
    assert words(table) == ["colonisation", "exploration"]
    assert "go-nekken" not in words(say(table, "exploration"))
    assert "foundation" in words(nekken("A@ashfall", must_leave_volcano=True))


@pytest.mark.rule("NK 3.3")
def test_forfeiting_is_not_leaving_the_volcano():
    table = nekken("B@ashfall", must_leave_volcano=True)
    assert words(table) == ["colonisation", "exploration"]
    say(table, "colonisation", "go-ashfall", "nothing")
    assert table.asks[0].seat == 1 and "forfeit-turn" in words(table)
    assert "forfeit-turn" in words(nekken())


@pytest.mark.rule("NK 4.1", "NK 4.2")
def test_leaders_in_the_regions_affect_a_negotiation():
    for board, roll, happens in (("", 4, False), ("", 5, True), ("A@salt-pans", 4, True), ("B@salt-pans", 5, False)):
        table = nekken(f"ashfall{{A1}} salt-pans{{B1}} {board}", dice=(roll,))
        say(table, "negotiation", "target-salt-pans-hunder", "give-ashfall", "refuse")
        assert (men(table, "salt-pans") == "A1") is happens
    assert "negotiation" not in words(nekken("ashfall{A1 B1}")), "both garrisons are in one region"


@pytest.mark.rule("NK 5.1")
def test_the_prophecy_replaces_a_region():
    table = nekken("", round=20, objectives=[FIVE] * 4)
    table.play(3, "strike-ashfall")
    assert len(table.ask_of(3).words) == 24 - 5
    assert "write-nekken" not in table.ask_of(3).words


@pytest.mark.rule("NK 6.1")
def test_a_right_guess_brings_five_points():
    table = nekken("", seats=2, phase="guessing", round=27, objectives=[[*FIVE, "ember-ridge"]] * 2)
    table.play(1, "guess-ashfall")
    table.play(0, "guess-ember-ridge")
    assert table.scores == [0, 5]


@pytest.mark.rule("NK 7.1")
def test_hidden_events_of_nekken():
    table = nekken("", hidden_events=True)
    assert table.view(0)["board"]["events"] == [{"round": round_, "tile": None} for round_ in (6, 13, 20)]
    table = nekken("", round=6, hidden_events=True, dice=("prophecy",))
    assert table.view(None)["board"]["tile"] == "prophecy" and len(table.asks) == 4


@pytest.mark.rule("NK 1.1", "NK 3.1", "NK 3.4", "NK 2.2")
def test_the_board_of_nekken():
    board = find_game("nekken").board
    assert len(board.provinces) == 25 and len(board.cities) == 24 and "nekken" not in board.cities
    assert board.numbers[board.volcano] == 0
    assert [board.numbers.count(number) for number in range(1, 9)] == [3] * 8
    assert sum(board.budgets) == board.rounds == 27 and board.supply == 9
