"""The worked examples of the rules file, setup to boxes: EX 1 to EX 39."""

import pytest

from hippodrome import IllegalWord, new_table

from .tables import EX_1, at, goals, men, play_randomly, player, position, say, sheet, supply, words, write_all

HOMES = {"aggelos": "tks", "komnenos": "pap", "doukas": "thr", "phokas": "cap"}


def with_dynasties(seats: int, seed: int = 1, **options: object):
    table = new_table("byzantio", seats, seed=seed, options=options)
    while table.asks[0].prompt.key == "prompt-dynasty":
        table.play(table.asks[0].seat, table.asks[0].words[0])
    return table


# --- Setup


@pytest.mark.rule("BO 0.2", "BO 0.3")
def test_ex_1_seven_cities_in_seven_provinces_with_their_values():
    table = with_dynasties(4)
    write_all(table, 0, EX_1)
    folded = table.view(0)["board"]["players"][0]["folded"]
    assert folded["objectives"] == EX_1
    assert table.view(0)["board"]["values"] == [14, 10, 10, 8, 8, 6, 6]
    assert table.ask_of(0) is None and len(table.asks) == 3


@pytest.mark.rule("BO 0.2")
def test_ex_2_two_cities_of_one_province_are_rejected():
    table = with_dynasties(4)
    table.play(0, "write-thebai")
    with pytest.raises(IllegalWord, match="write-larissa"):
        table.play(0, "write-larissa")
    with pytest.raises(IllegalWord):
        table.play(0, "write-thebai")


@pytest.mark.rule("BO 0.2", "BO 1.2")
def test_ex_3_small_cities_are_rejected_with_three_players():
    table = with_dynasties(3)
    for small in ("phokaia", "ikonion", "serrhai"):
        with pytest.raises(IllegalWord):
            table.play(0, f"write-{small}")
    assert len(table.asks[0].words) == 25
    assert "write-phokaia" in with_dynasties(3, small_cities="always").asks[0].words


@pytest.mark.rule("BO 0.6")
def test_ex_4_the_highest_roll_starts_and_ties_roll_again():
    table = position(phase="order", dice=(3, 8, 8, 5, 2, 6))
    assert table.view(None)["board"]["order"] == [2, 3, 0, 1]
    table = position(phase="order", dice=(3, 8, 8, 5, 2, 6), turn_order="by_roll")
    assert table.view(None)["board"]["order"] == [2, 1, 3, 0]


@pytest.mark.rule("BO 0.1", "BO 0.4", "BO 0.7", "BO 2.4")
def test_ex_5_at_the_start_of_round_1():
    table = with_dynasties(4)
    play_randomly(table, 1, until=lambda table: table.asks[0].prompt.key == "prompt-action")
    board = table.view(None)["board"]
    assert board["round"] == 1 and board["garrisons"] == {}
    for shown in board["players"]:
        assert shown["supply"] == 10 and sum(shown["free"].values()) == 30 and shown["sheet"] == []
        assert shown["pretender"] == HOMES[shown["dynasty"]]
        assert shown["free"] == {"campaign": 10, "muster": 6, "negotiate": 4, "advance": 4, "bribe": 3, "expel": 3}


# --- Campaign and Muster


@pytest.mark.rule("BO 1.1", "BO 4.1.1")
def test_ex_6_a_campaign_from_thrace():
    table = say(position("A@thr"), "campaign")
    assert goals(table, "go-") == {"mac", "ops", "aeg", "che"}


@pytest.mark.rule("BO 1.1", "BO 4.1.1")
def test_ex_7_a_campaign_from_an_island():
    table = say(position("A@cre"), "campaign")
    assert goals(table, "go-") == {"pel", "aeg", "kib"}


@pytest.mark.rule("BO 4.1", "BO 4.1.2", "BO 2.5")
def test_ex_8_place_in_the_province_just_entered():
    table = say(position("A@pap"), "campaign", "go-arm", "place-amaseia")
    assert at(table, "A") == "arm" and men(table, "amaseia") == "A1"
    assert supply(table, "A") == 9 and player(table, "A")["free"]["campaign"] == 9


@pytest.mark.rule("BO 3.4", "BO 4.1.3")
def test_ex_9_no_second_garrison_while_alone():
    table = say(position("A@pap amaseia{A1}"), "campaign", "go-arm")
    assert words(table) == ["place-sinope", "nothing"]
    table = say(position("A@pap amaseia{A1}", seats=3), "campaign", "go-arm")
    assert table.asks[0].seat == 1 and men(table, "amaseia") == "A1"


@pytest.mark.rule("BO 4.1.3", "BO 4.1.4")
def test_ex_10_a_second_garrison_removes_an_opposing_one():
    table = say(position("A@thr nikaia{A1 B1}"), "campaign", "go-ops", "place-nikaia")
    assert men(table, "nikaia") == "A2"
    assert supply(table, "A") == 8 and supply(table, "B") == 10


@pytest.mark.rule("BO 4.1.3", "BO 4.1.4", "BO 4.1.5", "BO 3.2")
def test_ex_11_a_campaign_in_a_full_city_chooses_whom_to_remove():
    table = say(position("A@thr nikaia{A1 B2 C1}"), "campaign", "go-ops", "place-nikaia")
    assert words(table) == ["remove-komnenos", "remove-doukas"]
    say(table, "remove-komnenos")
    assert men(table, "nikaia") == "A2 B1 C1" and supply(table, "B") == 9
    table = say(position("A@thr nikaia{A1 B2 C1}", campaign_limit="before_removal"), "campaign", "go-ops")
    assert table.asks[0].seat == 1 and men(table, "nikaia") == "A1 B2 C1"


@pytest.mark.rule("BO 4.1.4")
def test_ex_12_placing_and_removing_are_one_effect_unless_optional():
    table = say(position("A@thr nikaia{A1 B1}"), "campaign", "go-ops", "place-nikaia")
    assert men(table, "nikaia") == "A2"
    table = say(position("A@thr nikaia{A1 B1}", campaign_removal="optional"), "campaign", "go-ops", "place-nikaia")
    assert words(table) == ["remove-komnenos", "spare"]
    assert men(say(table, "spare"), "nikaia") == "A2 B1"
    table = say(position("A@thr nikaia{A1 B2 C1}", campaign_removal="optional"), "campaign", "go-ops", "place-nikaia")
    assert words(table) == ["remove-komnenos", "remove-doukas"]


@pytest.mark.rule("BO 4.1.4")
def test_a_removal_with_any_placement():
    table = position("A@thr nikaia{B1 C1}", campaign_removal="any_placement")
    say(table, "campaign", "go-ops", "place-nikaia")
    assert words(table) == ["remove-komnenos", "remove-doukas", "spare"]
    assert men(say(table, "remove-doukas"), "nikaia") == "A1 B1"
    full = say(position("A@thr nikaia{B2 C2}", campaign_removal="any_placement"), "campaign", "go-ops")
    assert full.asks[0].seat == 1 and men(full, "nikaia") == "B2 C2"


@pytest.mark.rule("BO 4.1.3", "BO 2.5")
def test_ex_13_a_full_city_without_own_garrison():
    table = say(position("A@thr nikaia{B2 C2}"), "campaign", "go-ops")
    assert table.asks[0].seat == 1 and at(table, "A") == "ops" and men(table, "nikaia") == "B2 C2"
    assert player(table, "A")["free"]["campaign"] == 9


@pytest.mark.rule("BO 4.1.3")
def test_ex_14_the_first_garrison_removes_nothing():
    table = say(position("A@thr nikaia{B1 C1 D1}"), "campaign", "go-ops", "place-nikaia")
    assert men(table, "nikaia") == "A1 B1 C1 D1"


@pytest.mark.rule("BO 3.1", "BO 4.1.3")
def test_ex_15_with_two_already_there_neither_placing_nor_removing():
    table = say(position("A@thr nikaia{A2 B1}"), "campaign", "go-ops")
    assert table.asks[0].seat == 1 and men(table, "nikaia") == "A2 B1"


@pytest.mark.rule("BO 3.3")
def test_ex_16_nothing_in_supply_nothing_placed_nothing_removed():
    everywhere = "bari{A2 B1} rhegion{A2 B1} skopia{A2 B1} korinthos{A2} dristra{A1}"
    table = position(f"A@thr nikaia{{A1 B1}} {everywhere}")
    assert supply(table, "A") == 0
    say(table, "campaign", "go-ops")
    assert table.asks[0].seat == 1 and men(table, "nikaia") == "A1 B1"


@pytest.mark.rule("BO 4.2", "BO 4.2.1", "BO 4.2.2")
def test_ex_17_a_muster_removes_nothing():
    table = say(position("A@ops nikaia{A1 B1}"), "muster", "place-nikaia")
    assert men(table, "nikaia") == "A2 B1" and at(table, "A") == "ops"


@pytest.mark.rule("BO 4.2.2", "BO 3.2")
def test_ex_18_no_muster_in_a_full_city():
    table = say(position("A@ops nikaia{A1 B2 C1}"), "muster")
    assert words(table) == ["nothing"]
    say(table, "nothing")
    assert table.asks[0].seat == 1 and men(table, "nikaia") == "A1 B2 C1"


@pytest.mark.rule("BO 4.2.1", "BO 3.4", "BO 2.6")
def test_ex_19_an_empty_muster_unless_forbidden():
    table = say(position("A@ops nikaia{A1}"), "muster", "nothing")
    assert men(table, "nikaia") == "A1" and player(table, "A")["free"]["muster"] == 5
    assert "muster" not in words(position("A@ops nikaia{A1}", muster_may_be_empty=False))
    table = say(position("A@ops", muster_may_be_empty=False), "muster")
    assert words(table) == ["place-nikaia"]
    say(table, "place-nikaia")
    assert men(table, "nikaia") == "A1"


# --- Negotiate, Advance, Bribe, Expel


def offer(board: str, dice: tuple[int, ...] = (), give: str = "korinthos", take: str = "bari"):
    """Let A offer B an exchange, and return the table before B's answer."""
    table = say(position(board, dice=dice), "negotiate")
    for word in (f"target-{take}-komnenos", f"give-{give}"):
        if table.asks[0].seat == 0 and word in words(table):
            say(table, word)
    assert table.asks[0].seat == 1
    return table


@pytest.mark.rule("BO 4.3", "BO 4.3.3", "BO 1.5")
def test_ex_20_an_accepted_exchange_needs_no_die():
    table = offer("korinthos{A1} bari{B1}")
    shown = table.view(None)["board"]["offer"]
    assert shown == {"seat": 0, "owner": 1, "give": "korinthos", "take": "bari"}
    say(table, "accept")
    assert men(table, "korinthos") == "B1" and men(table, "bari") == "A1"
    assert supply(table, "A") == supply(table, "B") == 9
    assert player(table, "A")["free"]["negotiate"] == 3


def refused(board: str, roll: int) -> bool:
    """Return whether a refused exchange of korinthos for bari happens anyway."""
    table = say(offer(f"korinthos{{A1}} bari{{B1}} {board}", dice=(roll,)), "refuse")
    happened = men(table, "bari") == "A1"
    assert men(table, "korinthos") == ("B1" if happened else "A1")
    assert player(table, "A")["free"]["negotiate"] == 3
    return happened


@pytest.mark.rule("BO 4.3.4", "BO 5.1")
def test_ex_21_a_refused_exchange_is_rolled_for():
    assert not refused("", 4)
    assert refused("", 5)


@pytest.mark.rule("BO 5.2")
def test_ex_22_the_own_pretender_helps():
    assert not refused("A@lon", 3)
    assert refused("A@lon", 4)


@pytest.mark.rule("BO 5.2")
def test_ex_23_the_owners_pretender_hinders():
    assert not refused("B@lon", 5)
    assert refused("B@lon", 6)


@pytest.mark.rule("BO 5.2", "BO 1.3")
def test_ex_24_both_pretenders_cancel_out():
    assert not refused("A@lon B@lon", 4)
    assert refused("A@lon B@lon", 5)


@pytest.mark.rule("BO 5.3")
def test_ex_25_no_other_pretender_and_no_other_province_counts():
    assert not refused("C@lon A@pel B@pel", 4)
    assert refused("C@lon A@pel B@pel", 5)


@pytest.mark.rule("BO 4.3.2", "BO 3.6", "BO 3.1")
def test_ex_26_an_exchange_may_break_no_limit():
    table = say(position("bari{A2 B1} korinthos{A1} skopia{B1}"), "negotiate")
    assert words(table) == ["target-skopia-komnenos"], "skopia is the only target"
    say(table, "target-skopia-komnenos")
    assert words(table) == ["give-bari", "give-korinthos"]
    assert say(table, "give-bari").view(None)["board"]["offer"]["take"] == "skopia"
    assert words(position("korinthos{A1 B2} bari{B1}")).count("negotiate") == 0
    table = say(position("korinthos{A1 B2} bari{C1}"), "negotiate", "target-bari-doukas", "give-korinthos")
    assert table.asks[0].seat == 2 and table.view(None)["board"]["offer"]["take"] == "bari"


@pytest.mark.rule("BO 4.3.2")
def test_ex_27_an_exchange_where_both_stand_in_both():
    table = say(offer("korinthos{A1 B1} bari{A1 B1}"), "accept")
    assert men(table, "korinthos") == "B2" and men(table, "bari") == "A2"


@pytest.mark.rule("BO 4.3.1")
def test_ex_28_two_cities_perhaps_of_one_province():
    table = say(position("thebai{A1 B1} larissa{B1}"), "negotiate")
    assert words(table) == ["target-larissa-komnenos"]
    say(table, "target-larissa-komnenos")
    assert words(table) == ["give-thebai"], "the only legal exchange"
    say(table, "give-thebai")
    assert table.view(None)["board"]["offer"] == {"seat": 0, "owner": 1, "give": "thebai", "take": "larissa"}


@pytest.mark.rule("BO 4.3.1")
def test_the_given_and_the_taken_garrison_are_in_different_cities():
    table = say(position("thebai{A1 B1} larissa{A1} bari{B1}"), "negotiate", "target-thebai-komnenos")
    assert words(table) == ["give-larissa"]
    say(table, "give-larissa")
    assert table.view(None)["board"]["offer"] == {"seat": 0, "owner": 1, "give": "larissa", "take": "thebai"}
    table = say(position("thebai{A1 B1} larissa{A1} nikaia{A1} bari{B1}"), "negotiate", "target-thebai-komnenos")
    assert set(words(table)) == {"give-larissa", "give-nikaia"}


@pytest.mark.rule("BO 4.3")
def test_proposing_an_exchange_counts_as_a_deed_in_any_case():
    for answer, roll in (("accept", ()), ("refuse", (8,)), ("refuse", (1,))):
        table = say(offer("korinthos{A1} bari{B1}", dice=roll), answer)
        assert player(table, "A")["deeds"] == {"korinthos": 1, "bari": 1}
        assert player(table, "B")["deeds"] == {"bari": 1}


@pytest.mark.rule("BO 4.4")
def test_ex_29_an_advance_goes_anywhere():
    table = say(position("A@ibe"), "advance")
    assert len(words(table)) == 25 and "go-ibe" in words(table)
    say(table, "go-cal")
    assert at(table, "A") == "cal" and table.view(None)["board"]["garrisons"] == {}
    table = say(position("A@ibe", advance_may_stay=False), "advance")
    assert len(words(table)) == 24 and "go-ibe" not in words(table)


def try_luck(kind: str, board: str, roll: int, target: str):
    """Let A bribe or expel, choosing the target if there are several."""
    table = say(position(board, dice=(roll,)), kind)
    if table.asks[0].seat == 0:
        say(table, f"target-{target}")
    assert player(table, "A")["free"][kind] == 2
    return table


@pytest.mark.rule("BO 4.5", "BO 4.5.2", "BO 4.5.3", "BO 1.4", "BO 2.5")
def test_ex_30_a_bribe_succeeds_or_fails():
    table = try_luck("bribe", "skopia{B1}", 5, "skopia-komnenos")
    assert men(table, "skopia") == "A1" and supply(table, "A") == 9 and supply(table, "B") == 10
    table = try_luck("bribe", "skopia{B1}", 4, "skopia-komnenos")
    assert men(table, "skopia") == "B1" and supply(table, "A") == 10


@pytest.mark.rule("BO 4.5.3")
def test_ex_31_a_bribe_in_a_full_city():
    table = try_luck("bribe", "skopia{B2 C1 D1}", 8, "skopia-doukas")
    assert men(table, "skopia") == "A1 B2 D1"


@pytest.mark.rule("BO 4.5.2", "BO 3.5", "BO 3.6")
def test_ex_32_a_bribe_keeps_the_limit_of_two():
    table = try_luck("bribe", "skopia{A1 B1}", 6, "skopia-komnenos")
    assert men(table, "skopia") == "A2"
    table = position("skopia{A2 B1}")
    assert "bribe" not in words(table) and "expel" in words(table)
    table = try_luck("expel", "skopia{A2 B1}", 5, "skopia-komnenos")
    assert men(table, "skopia") == "A2" and supply(table, "B") == 10


@pytest.mark.rule("BO 4.5.1", "BO 2.6")
def test_ex_33_no_bribe_with_an_empty_supply():
    table = position("bari{A2} rhegion{A2} skopia{A2} korinthos{A2} dristra{A2} nikaia{B1}")
    assert "bribe" not in words(table) and "expel" in words(table)


@pytest.mark.rule("BO 5.2", "BO 5.3")
def test_ex_34_only_the_target_owners_pretender_counts_against():
    board = "A@bul B@bul skopia{B1 C1}"
    assert men(try_luck("bribe", board, 4, "skopia-doukas"), "skopia") == "A1 B1"
    assert men(try_luck("bribe", board, 4, "skopia-komnenos"), "skopia") == "B1 C1"
    assert men(try_luck("bribe", board, 5, "skopia-komnenos"), "skopia") == "A1 C1"


@pytest.mark.rule("BO 4.6")
def test_ex_35_an_expelled_garrison_returns_to_its_owner():
    table = try_luck("expel", "antioch{A1 B2}", 5, "antioch-komnenos")
    assert men(table, "antioch") == "A1 B1" and supply(table, "B") == 9 and supply(table, "A") == 9
    assert men(try_luck("expel", "antioch{A1 B2}", 4, "antioch-komnenos"), "antioch") == "A1 B2"


# --- Boxes


@pytest.mark.rule("BO 1.6", "BO 2.6")
def test_ex_36_no_box_no_campaign():
    filled = ["campaign"] * 5 + ["crossed campaign"] + ["campaign"] * 4
    table = position("", round=11, sheets=[filled, None, None, None])
    assert "campaign" not in words(table) and "muster" in words(table)
    assert player(table, "A")["free"]["campaign"] == 0


@pytest.mark.rule("BO 2.7")
def test_ex_37_a_stuck_player_forfeits_the_only_box():
    board = "bari{A2} rhegion{A2} skopia{A2} korinthos{A2} dristra{A2} nikaia{B1}"
    table = position(board, round=30, sheets=[sheet(bribe=1), None, None, None])
    assert (table.asks[0].seat, table.asks[0].rule, words(table)) == (0, "BO 2.7", ["forfeit-bribe"])
    say(table, "forfeit-bribe")
    assert player(table, "A")["sheet"][-1] == {"kind": "bribe", "filling": "forfeited"}


@pytest.mark.rule("BO 2.7")
def test_ex_38_a_stuck_player_chooses_what_to_forfeit():
    table = position("bari{A1}", round=29, sheets=[sheet(negotiate=1, expel=1), None, None, None])
    assert table.asks[0].rule == "BO 2.7"
    assert words(table) == ["forfeit-negotiate", "forfeit-expel"]
    say(table, "forfeit-expel")
    assert player(table, "A")["sheet"][-1] == {"kind": "expel", "filling": "forfeited"}


@pytest.mark.rule("BO 2.7")
def test_a_player_who_can_act_is_not_stuck():
    board = "bari{B1} nikaia{B1}"
    table = position(board, round=29, sheets=[sheet(bribe=1, expel=1), None, None, None])
    assert words(table) == ["bribe", "expel", "forfeit-turn"]
    table = position(board, round=30, sheets=[sheet(expel=1), None, None, None])
    assert words(table) == ["expel", "forfeit-turn"]
    table = position(board, round=30, sheets=[sheet(expel=1), None, None, None], forfeit="stuck_only")
    assert words(table) == ["expel"]


@pytest.mark.rule("BO 2.7")
def test_a_turn_may_be_given_up_unless_only_the_stuck_may():
    assert words(position("", forfeit="stuck_only")) == ["campaign", "muster", "advance"]
    table = position("")
    assert words(table) == ["campaign", "muster", "advance", "forfeit-turn"]
    say(table, "forfeit-turn")
    assert table.asks[0].rule == "BO 2.7" and goals(table, "forfeit-") == {
        *("campaign", "muster", "negotiate", "advance", "bribe", "expel"),
    }
    say(table, "forfeit-expel")
    assert player(table, "A")["free"]["expel"] == 2 and table.asks[0].seat == 1
    assert player(table, "A")["sheet"] == [{"kind": "expel", "filling": "forfeited"}]


@pytest.mark.rule("BO 2.1", "BO 2.3", "BO 2.5", "BO 6.7")
def test_ex_39_one_box_a_round():
    def fillings(table):
        return [[box["filling"] for box in shown["sheet"]] for shown in table.view(None)["board"]["players"]]

    table = with_dynasties(4, seed=5)
    play_randomly(table, 5, until=lambda table: table.view(None)["board"]["round"] == 7)
    for filled in fillings(table):
        assert len(filled) == 6 and filled.count("crossed") == 1
    play_randomly(table, 5)
    for filled in fillings(table):
        assert len(filled) == 30 and filled.count("crossed") == 4
    assert all(not any(shown["free"].values()) for shown in table.view(None)["board"]["players"])
