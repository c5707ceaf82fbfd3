"""The worked examples T1 to T33 of docs/rules/byzantium.md, one test each, on positions with scripted dice."""

from typing import Any

import pytest

import hippodrome
from hippodrome import IllegalWord, Table
from hippodrome.games.byzantium.rules.scoring import result

from .tables import ARAB, asked, at, board, boxes, city, events, march, player, say, side, words


@pytest.mark.rule("BZ 4.1", "BZ 4.2", "BZ 5.1", "BZ 5.2", "BZ 6.2")
def test_t1_control() -> None:
    table = at()
    say(table, 0, "control", "damascus", "from-losses")
    assert player(table, 0)["losses"] == 11
    assert side(table, 0, "byzantine") == {
        "elite": 1,
        "main": 3,
        "levy": 2,
        "move": 2,
        "guard": False,
        "army": "damascus",
        "treasury": 12,
        "vp": 13,
    }
    assert city(table, "damascus")["control"] == 0
    assert asked(table) == (1, "BZ 3.2")


@pytest.mark.rule("BZ 4.2", "BZ 4.3", "BZ 5.3")
def test_t2_reinforce() -> None:
    table = at()
    say(table, 0, "reinforce", "into-byzantine-elite", "from-pool", "into-byzantine-main", "from-pool")
    say(table, 0, "into-byzantine-levy", "from-arab-move")
    assert player(table, 0)["pool"] == 7
    assert boxes(table, 0, "byzantine") == (2, 4, 3, 2)
    assert boxes(table, 0, "arab") == (0, 8, 0, 4)
    assert side(table, 0, "byzantine")["treasury"] == 12
    assert side(table, 0, "arab")["treasury"] == 5


@pytest.mark.rule("BZ 5.17", "BZ 6.16", "BZ 7.4", "BZ 7.5")
def test_t3_civil_war() -> None:
    jacek = {"byzantine": {"army": "antioch"}}
    szymon = {"byzantine": {"army": "nicaea"}}
    table = at(jacek, {}, szymon, cities={"damascus": {"control": 2}}, dice=[1, 1, 1])
    losses, pool = player(table, 0)["losses"], player(table, 0)["pool"]
    say(table, 0, "move-byzantine", "damascus", "civil-war-byzantine", "from-pool")
    assert boxes(table, 0, "byzantine")[3] == 1
    assert player(table, 0)["losses"] == losses + 1
    assert player(table, 0)["pool"] == pool - 1
    assert board(table)["spaces"]["civil_war_byzantine"] == [0]
    assert asked(table) == (2, "BZ 7.4")
    assert words(table) == ["levy", "no-levy"]
    say(table, 2, "no-levy")
    assert len(events(table, "besieged")) == 1, "no question about armies is asked"


@pytest.mark.rule("BZ 5.8", "BZ 5.10")
def test_t4_growth() -> None:
    table = at(seats=2, cities={"mecca": {"control": 0}})
    say(table, 0, "grow-arab", "mecca", "from-pool")
    assert city(table, "mecca")["markers"] == 3
    assert side(table, 0, "arab")["vp"] == 10
    say(table, 1, "grow-arab")
    assert "mecca" not in words(table)


THESSALONICA_LOST = {"thessalonica": {"side": "bulgar", "markers": 2}}


@pytest.mark.rule("BZ 4.2", "BZ 9.1", "BZ 9.2", "BZ 9.3", "BZ 9.4", "BZ 9.6")
def test_t5_bulgars() -> None:
    table = at({"pool": 0, "byzantine": {"treasury": 15}}, cities=THESSALONICA_LOST, dice=[1, 2])
    assert board(table)["bulgars"] == 7
    say(table, 0, "bulgars", "athens", "from-losses")
    assert board(table)["bulgars"] == 9
    assert side(table, 0, "arab")["treasury"] == 2
    assert side(table, 0, "byzantine")["treasury"] == 15
    assert city(table, "athens") == {"side": "bulgar", "markers": 1, "control": None, "fortified": False, "armies": []}
    assert side(table, 0, "arab")["vp"] == 11
    table = at({"pool": 0, "arab": {"treasury": 2}}, cities=THESSALONICA_LOST)
    say(table, 0, "bulgars")
    assert asked(table) == (0, "BZ 4.2")
    assert board(table)["bulgars"] == 7, "with no Arab bezants the only plan is to reinforce"


@pytest.mark.rule("BZ 9.2")
def test_t6_bulgars_reinforced_twice() -> None:
    table = at(cities=THESSALONICA_LOST)
    say(table, 0, "bulgars", "strengthen", "from-pool")
    assert [event["total"] for event in events(table, "bulgars-grew")] == [9, 11]
    assert board(table)["bulgars"] == 11


@pytest.mark.rule("BZ 6.1", "BZ 6.3", "BZ 6.13", "BZ 7.20")
def test_t7_entry() -> None:
    table = at({}, cities={"hira": {**ARAB, "markers": 2, "control": 1}}, dice=[1, 1, 1])
    say(table, 0, "move-arab", "hira", "baghdad")
    assert boxes(table, 0, "arab")[3] == 4
    assert events(table, "besieged")[0]["city"] == "baghdad"
    assert not events(table, "battle")


def costs(table: Table) -> list[int]:
    return [event["cubes"] for event in events(table, "marched")]


@pytest.mark.rule("BZ 6.5", "BZ 6.6", "BZ 6.7", "BZ 6.8", "BZ 6.9", "BZ 10.7")
def test_t8_costs() -> None:
    table = at({"byzantine": {"army": "antioch", "move": 3}})
    march(table, 0, "byzantine", "damascus", "jerusalem")
    assert costs(table) == [1, 2]

    cities = {"jerusalem": ARAB, "alexandria": {**ARAB, "markers": 2}}
    table = at({"arab": {"army": "jerusalem"}}, cities=cities, dice=[1, 1])
    march(table, 0, "arab", "alexandria", "candia")
    assert costs(table) == [1, 3]

    table = at({"byzantine": {"army": "candia"}})
    say(table, 0, "move-byzantine", "athens")
    assert costs(table) == [1]

    table = at({"byzantine": {"army": "constantinople"}})
    say(table, 0, "move-byzantine")
    assert {"trebizond", "sinope", "thessalonica", "dyrrachium", "damascus"} <= set(words(table))
    assert "jerusalem" not in words(table)
    say(table, 0, "trebizond")
    assert costs(table) == [1]

    cities = {"nicaea": ARAB}
    table = at({"arab": {"army": "nicaea", "move": 3}}, cities=cities)
    say(table, 0, "move-arab")
    assert "constantinople" not in words(table)
    table = at({"arab": {"army": "nicaea", "move": 4}}, cities=cities, dice=[1, 1, 1, 1, 1])
    say(table, 0, "move-arab", "constantinople")
    assert costs(table) == [4]

    fleet = {"fleet_byzantine": [1]}
    table = at({"arab": {"army": "nicaea", "move": 8}}, cities=cities, spaces=fleet, dice=[1] * 13)
    say(table, 0, "move-arab", "constantinople")
    say(table, 1, "intervene")
    say(table, 0, "go-on")
    assert costs(table) == [8]


@pytest.mark.rule("BZ 5.15", "BZ 5.16", "BZ 6.8", "BZ 6.12")
def test_t9_fleets() -> None:
    cities = {"alexandria": {**ARAB, "control": 0}}
    mover = {"arab": {"army": "alexandria"}}
    table = at(mover, cities=cities, dice=[1, 1])
    say(table, 0, "move-arab", "candia")
    assert costs(table) == [2]

    table = at(mover, cities=cities, spaces={"fleet_arab": [0]}, dice=[1, 1])
    say(table, 0, "move-arab", "candia")
    assert costs(table) == [1]

    table = at(mover, cities=cities, spaces={"fleet_arab": [0], "fleet_byzantine": [1]}, dice=[3, 3, 1, 1])
    say(table, 0, "move-arab", "candia")
    assert asked(table) == (1, "BZ 6.12")
    say(table, 1, "intervene")
    say(table, 0, "go-on")
    assert costs(table) == [2]
    assert events(table, "fleet-shot")[0]["dice"] == [3, 3]


@pytest.mark.rule("BZ 8.2", "BZ 8.4", "BZ 8.5")
def test_t10_retreat() -> None:
    arab = ["tarsus", "palmyra", "damascus", "tabuk", "medina", "mecca"]
    table = at(
        {"byzantine": {"army": "antioch", "main": 9}},
        {"arab": {"army": "tarsus", "main": 1}},
        cities=dict.fromkeys(arab, ARAB),
        dice=[6, 1, 1, 1, 1, 1, 1],
    )
    before = player(table, 1)["losses"]
    say(table, 0, "move-byzantine", "tarsus")
    assert words(table) == ["retreat", "fight"]
    say(table, 1, "fight")
    say(table, 1, "lose-move")
    assert asked(table) == (1, "BZ 8.5")
    assert words(table) == ["palmyra", "damascus"]
    table.play(1, "palmyra")
    assert words(table) == ["lose-main", "lose-move"]
    table.play(1, "lose-move")
    assert side(table, 1, "arab")["army"] == "palmyra"
    assert boxes(table, 1, "arab") == (0, 1, 0, 3)
    assert player(table, 1)["losses"] == before + 2, "one lost in the battle, one on the way"


def ancyra(dice: list[int], **attacker: Any) -> Table:
    """Return the start of T11-T13: J's Arab army attacks Ancyra, which A has fortified and defends with an army."""
    jacek = {"arab": {"army": "caesarea", "main": 9, "move": 4, "treasury": 0}, "pool": 0, **attacker}
    andrzej = {"byzantine": {"army": "ancyra", "elite": 1, "main": 6, "move": 1}, "pool": 3}
    cities = {"caesarea": ARAB, "ancyra": {"markers": 3, "control": 1, "fortified": True}}
    table = at(jacek, andrzej, cities=cities, dice=dice)
    say(table, 0, "move-arab", "ancyra")
    say(table, 1, "fight")
    return table


@pytest.mark.rule("BZ 1.4", "BZ 7.2", "BZ 7.3", "BZ 7.6", "BZ 7.7", "BZ 7.8", "BZ 7.10")
def test_t11_battle() -> None:
    table = ancyra([2, 4, 6, 1, 3, 5, 5])
    battle = events(table, "battle")[0]
    assert (battle["dice"], battle["hits"]) == ([2, 4, 6], 2)
    assert (battle["defender_dice"], battle["defender_hits"]) == ([1, 3, 5, 5], 2)
    say(table, 0, "lose-move", "lose-main")
    say(table, 1, "lose-elite", "lose-main")
    decided = events(table, "battle-decided")[0]
    assert (decided["strength"], decided["resistance"], decided["won"]) == (8, 5, True)
    assert asked(table) == (1, "BZ 8.5"), "A must retreat"


def after_battle(dice: list[int], **attacker: Any) -> Table:
    table = ancyra([2, 4, 6, 1, 3, 5, 5, *dice], **attacker)
    say(table, 0, "lose-move", "lose-main")
    say(table, 1, "lose-elite", "lose-main")
    table.play(1, "nicaea")
    return table


@pytest.mark.rule("BZ 7.5", "BZ 7.12", "BZ 7.13")
def test_t12_siege() -> None:
    table = after_battle([1, 1, 3, 6])
    assert events(table, "besieged")[0]["dice"] == [1, 1, 3, 6]
    table.play(0, "lose-main")
    assert boxes(table, 0, "arab") == (0, 7, 0, 2)
    assert city(table, "ancyra")["side"] == "arab", "7 > 4"


@pytest.mark.rule("BZ 4.4", "BZ 7.14", "BZ 7.15", "BZ 7.16", "BZ 7.18", "BZ 7.19", "BZ 7.21")
def test_t13_conquest() -> None:
    table = after_battle([1, 1, 3, 6])
    losses = player(table, 1)["losses"]
    table.play(0, "lose-main")
    assert player(table, 1)["fortifications"] == 2
    assert player(table, 1)["losses"] == losses, "no control cube of A was there"
    assert city(table, "ancyra")["markers"] == 2
    assert side(table, 0, "arab")["vp"] == 12
    assert side(table, 0, "arab")["treasury"] == 2
    before = player(table, 0)["losses"]
    assert asked(table) == (0, "BZ 7.19")
    say(table, 0, "from-arab-main")
    table.play(0, "lose-move")
    assert boxes(table, 0, "arab") == (0, 6, 0, 1)
    assert player(table, 0)["losses"] == before + 1
    assert city(table, "ancyra") == {"side": "arab", "markers": 2, "control": 0, "fortified": False, "armies": [0]}

    arab = {"army": "caesarea", "main": 9, "move": 4, "treasury": 1}
    table = after_battle([1, 1, 3, 6], arab=arab)
    table.play(0, "lose-main")
    assert side(table, 0, "arab")["treasury"] == 3
    assert asked(table) == (0, "BZ 7.18"), "J must buy instead"
    table.play(0, "from-losses")
    assert side(table, 0, "arab")["treasury"] == 0
    assert boxes(table, 0, "arab") == (0, 7, 0, 2)


@pytest.mark.rule("BZ 12.2")
def test_t14_scoring() -> None:
    assert result(40, 18) == 40
    assert result(30, 15) == 45


@pytest.mark.rule("BZ 7.15", "BZ 7.16", "BZ 7.17")
def test_t15_one_marker() -> None:
    cities = {"jerusalem": {"markers": 1}, "alexandria": ARAB}
    table = at({"arab": {"army": "alexandria"}}, cities=cities, dice=[1])
    say(table, 0, "move-arab", "jerusalem", "from-pool")
    assert city(table, "jerusalem") == {"side": "arab", "markers": 1, "control": 0, "fortified": False, "armies": [0]}
    assert side(table, 0, "arab")["vp"] == 10
    assert side(table, 0, "arab")["treasury"] == 5

    table = at({"byzantine": {"army": "jerusalem"}}, cities={"jerusalem": {"markers": 1}}, dice=[1])
    say(table, 0, "civil-war-byzantine", "from-pool", "from-pool")
    assert city(table, "jerusalem")["side"] == "byzantine"
    assert city(table, "jerusalem")["markers"] == 1
    assert city(table, "jerusalem")["control"] == 0
    assert side(table, 0, "byzantine")["vp"] == 10
    assert side(table, 0, "byzantine")["treasury"] == 15


@pytest.mark.rule("BZ 12.2")
def test_t16_scoring_edges() -> None:
    assert [result(20, 40), result(19, 39), result(0, 0), result(0, 12)] == [60, 39, 0, 12]


@pytest.mark.rule("BZ 9.1", "BZ 9.2")
@pytest.mark.parametrize(("box", "after"), [(8, 10), (10, 11), (11, 11)])
def test_t17_bulgar_box(box: int, after: int) -> None:
    table = at(bulgars=box, dice=[1, 1])
    say(table, 0, "bulgars")
    assert "strengthen" not in words(table)
    say(table, 0, "adrianople", "from-pool")
    assert board(table)["bulgars"] + sum(event["cubes"] for event in events(table, "bulgars-lost")) == after
    assert [event["cubes"] for event in events(table, "bulgars-grew")] == ([after - box] if after > box else [])


@pytest.mark.rule("BZ 7.8", "BZ 7.9", "BZ 8.3")
def test_t18_tie() -> None:
    attacker = {"arab": {"army": "alexandria", "main": 4, "move": 1}}
    defender = {"byzantine": {"army": "jerusalem", "elite": 0, "main": 3, "move": 0}}
    table = at(attacker, defender, cities={"alexandria": ARAB}, dice=[1, 2, 3, 4, 1, 1])
    say(table, 0, "move-arab", "jerusalem")
    say(table, 1, "fight")
    assert events(table, "battle-decided")[0]["won"] is False
    assert events(table, "battle-decided")[0]["strength"] == 3
    assert side(table, 0, "arab")["army"] == "alexandria"
    assert not events(table, "besieged")
    assert boxes(table, 0, "arab") == (0, 3, 0, 0), "going back costs nothing"


@pytest.mark.rule("BZ 10.3", "BZ 10.6", "BZ 12.1")
def test_t19_capital() -> None:
    attacker = {"arab": {"army": "nicaea", "main": 9, "move": 8}}
    table = at(attacker, cities={"nicaea": ARAB}, dice=[4, 5, 1, 2, 6])
    say(table, 0, "move-arab", "constantinople")
    assert events(table, "besieged")[0]["losses"] == 6
    fallen = table.copy()
    for word in ["lose-move"] * 4 + ["lose-main"] * 2:
        if not fallen.over and word in words(fallen):
            fallen.play(0, word)
    assert fallen.over
    assert boxes(fallen, 0, "arab") == (0, 7, 0, 0)
    assert side(fallen, 0, "arab")["vp"] == 15
    assert fallen.scores == [15, 10, 10]
    say(table, 0, *["lose-main"] * 6)
    assert events(table, "siege-failed")[0]["strength"] == 3
    assert side(table, 0, "arab")["army"] == "nicaea"


@pytest.mark.rule("BZ 5.14", "BZ 6.4")
def test_t20_guard() -> None:
    emperor = {"byzantine": {"army": "nicaea", "elite": 0, "main": 1, "move": 0}}
    attacker = {"arab": {"army": "ancyra"}}
    table = at(attacker, emperor, cities={"ancyra": ARAB}, spaces={"emperor": [1]}, dice=[4, 5, 1, 1, 1, 1, 1, 1])
    losses = player(table, 1)["losses"]
    say(table, 0, "move-arab", "nicaea")
    say(table, 1, "fight")
    assert events(table, "lost")[0]["guard"] is True
    assert player(table, 1)["losses"] == losses + 1
    assert side(table, 1, "byzantine")["army"] is None
    assert side(table, 1, "byzantine")["guard"] is False
    assert board(table)["spaces"]["emperor"] == [1], "still Emperor"


@pytest.mark.rule("BZ 11.2", "BZ 11.3")
def test_t21_upkeep() -> None:
    table = at(seats=2, phase="income")
    assert asked(table) == (0, "BZ 11.3")
    assert side(table, 0, "byzantine")["treasury"] == 3
    assert max(int(word.split("-")[1]) for word in words(table)) == 8
    assert min(int(word.split("-")[1]) for word in words(table)) == 3
    table.play(0, "amount-3")
    assert boxes(table, 0, "arab") == (0, 5, 0, 0)
    assert player(table, 0)["removed"] == 8
    assert side(table, 0, "arab")["vp"] == 2
    assert side(table, 0, "arab")["treasury"] == 0


@pytest.mark.rule("BZ 11.3")
def test_t22_upkeep_choice() -> None:
    poor = {"byzantine": {"elite": 1, "main": 2, "levy": 0, "move": 0, "treasury": 4}, "arab": {"treasury": 13}}
    table = at(poor, seats=2, phase="income")
    assert words(table) == ["amount-0", "amount-1"], "the Elite cube, paid or not"
    kept = table.copy()
    kept.play(0, "amount-0")
    assert boxes(kept, 0, "byzantine") == (1, 1, 0, 0)
    assert side(kept, 0, "byzantine")["treasury"] == 0
    table.play(0, "amount-1")
    assert boxes(table, 0, "byzantine") == (0, 2, 0, 0)
    assert side(table, 0, "byzantine")["treasury"] == 2


@pytest.mark.rule("BZ 11.4")
def test_t23_reinforcement() -> None:
    nothing = {"elite": 0, "main": 0, "levy": 0, "move": 0}
    seven = {"byzantine": nothing, "arab": nothing, "pool": 0, "losses": 7}
    one = {"byzantine": nothing, "arab": nothing, "pool": 0, "losses": 1}
    table = at(seven, one, seats=2, phase="income", first_passed=0)
    assert (player(table, 0)["losses"], player(table, 0)["pool"]) == (3, 4)
    assert (player(table, 1)["losses"], player(table, 1)["pool"]) == (0, 1)


@pytest.mark.rule("BZ 1.8", "BZ 11.3")
def test_t24_points_never_fall_below_zero() -> None:
    poor = {"arab": {"elite": 0, "main": 5, "levy": 0, "move": 0, "treasury": 0, "vp": 2}}
    table = at(poor, seats=2, phase="income")
    assert side(table, 0, "arab")["vp"] == 0
    assert player(table, 0)["removed"] == 5


@pytest.mark.rule("BZ 3.8")
def test_t25_two_players_go_on_until_the_pool_is_empty() -> None:
    table = at({}, {"pool": 2}, seats=2, round=2)
    say(table, 0, "pass")
    say(table, 1, "emperor", "from-losses")
    assert asked(table) == (1, "BZ 3.2"), "a bought cube leaves the Pool as it was"
    say(table, 1, "reinforce", "into-arab-main", "from-pool", "into-arab-main", "from-pool", "stop")
    assert asked(table)[1] == "BZ 11.3", "the Pool is empty: the round is over"


@pytest.mark.rule("BZ 3.8")
def test_t26_two_players_in_the_third_round() -> None:
    empty = {"pool": 0, "losses": 1}
    table = at(empty, seats=2, round=3)
    say(table, 0, "pass")
    assert player(table, 0)["losses"] == 0
    say(table, 1, "emperor", "from-pool")
    assert player(table, 1)["pool"] == 8
    assert asked(table)[1] == "BZ 11.3", "one action only"
    table = at({"pool": 0, "losses": 2}, seats=2, round=3)
    say(table, 0, "pass")
    say(table, 1, "emperor", "from-pool")
    assert asked(table) == (1, "BZ 3.2"), "neither condition held"


@pytest.mark.rule("BZ 6.14")
def test_t27_own_city() -> None:
    jacek = {"arab": {"army": "antioch"}}
    table = at(jacek, cities={"antioch": ARAB, "damascus": {"control": 0}})
    say(table, 0, "move-arab")
    assert "damascus" not in words(table)
    assert "palmyra" in words(table)


@pytest.mark.rule("BZ 8.9", "BZ 8.10")
def test_t28_blocked() -> None:
    jacek = {"arab": {"army": "alexandria", "main": 2, "move": 4}}
    cities = {"alexandria": ARAB}
    table = at(jacek, cities=cities, spaces={"fleet_byzantine": [1]}, dice=[1, 1])
    losses = player(table, 0)["losses"]
    say(table, 0, "move-arab", "candia")
    say(table, 1, "let-pass")
    assert asked(table) == (1, "BZ 8.9")
    table.play(1, "block")
    assert boxes(table, 0, "arab") == (0, 0, 0, 0)
    assert side(table, 0, "arab")["army"] is None
    assert player(table, 0)["losses"] == losses + 6
    assert events(table, "destroyed")


@pytest.mark.rule("BZ 9.7")
def test_t29_attack_on_a_bulgar_city() -> None:
    cities = {"athens": {"side": "bulgar", "markers": 2}, "candia": ARAB}
    jacek = {"arab": {"army": "candia", "main": 12, "move": 3}}
    table = at(jacek, cities=cities, bulgars=9, dice=[4, 5, 1, 6, 2, 2, 3, 1])
    say(table, 0, "move-arab", "athens", "lose-move")
    assert board(table)["bulgars"] == 7
    decided = events(table, "battle-decided")[0]
    assert (decided["strength"], decided["resistance"]) == (12, 7)
    say(table, 0, "from-pool")
    assert city(table, "athens") == {"side": "arab", "markers": 1, "control": 0, "fortified": False, "armies": [0]}
    assert side(table, 0, "arab")["vp"] == 11
    assert side(table, 0, "arab")["treasury"] == 6


@pytest.mark.rule("BZ 4.8", "BZ 6.4", "BZ 6.11")
def test_t30_a_single_move_cube() -> None:
    table = at({"arab": {"army": "mecca", "main": 0, "move": 1}})
    losses = player(table, 0)["losses"]
    say(table, 0, "move-arab", "medina")
    assert side(table, 0, "arab")["army"] is None
    assert player(table, 0)["losses"] == losses + 1
    assert asked(table) == (1, "BZ 3.2")


@pytest.mark.rule("BZ 5.17", "BZ 6.16", "BZ 8.3", "BZ 8.4")
def test_t31_enter_and_rebel() -> None:
    cities = {"hira": {**ARAB, "markers": 3, "control": 1}, "basra": ARAB}
    table = at({"arab": {"main": 3}}, cities=cities, dice=[4, 1, 1])
    say(table, 0, "move-arab", "hira", "stop", "civil-war-arab", "from-pool", "lose-main")
    assert events(table, "siege-failed")
    assert asked(table) == (0, "BZ 8.5"), "the army has no city to go back to"
    assert set(words(table)) == {"mecca", "basra"}
    table.play(0, "basra")
    assert side(table, 0, "arab")["army"] == "basra"


@pytest.mark.rule("BZ 5.11", "BZ 7.12", "BZ 7.14")
def test_t32_fortified_city_with_one_marker() -> None:
    cities = {"jerusalem": {"markers": 1, "control": 1, "fortified": True}, "alexandria": ARAB}
    failing = at({"arab": {"army": "alexandria", "main": 2}}, {"byzantine": {"levy": 0}}, cities=cities, dice=[1, 1])
    say(failing, 0, "move-arab", "jerusalem")
    assert events(failing, "siege-failed")[0]["defence"] == 2
    table = at({"arab": {"army": "alexandria", "main": 3}}, {"byzantine": {"levy": 0}}, cities=cities, dice=[1, 1])
    say(table, 0, "move-arab", "jerusalem")
    assert events(table, "conquered")[0] == {
        "event": "conquered",
        "city": "jerusalem",
        "seat": 0,
        "force": "arab-army",
        "markers": 1,
        "points": 0,
        "bezants": 0,
        "side": "arab",
    }
    assert player(table, 1)["fortifications"] == 2


@pytest.mark.rule("BZ 4.2")
def test_t33_either_treasury_pays_for_reinforcing_bulgars() -> None:
    for name, left in (("byzantine", 12), ("arab", 2)):
        table = at({"pool": 0})
        say(table, 0, "bulgars", "strengthen", "from-losses", f"for-{name}")
        assert board(table)["bulgars"] == 11
        assert side(table, 0, name)["treasury"] == left


def test_an_illegal_word_names_its_rule() -> None:
    table = hippodrome.new_table("byzantium", 2, seed=1)
    with pytest.raises(IllegalWord) as error:
        table.play(table.asks[0].seat, "retreat")
    assert error.value.rule == "BZ 3.2"
