"""Attacks, retreats, fleets, Bulgars and the capital, for rules without a worked example."""

from typing import Any

import pytest

from hippodrome import Table
from hippodrome.games.byzantium.pieces import BYZANTINE as BYZANTINE_SIDE
from hippodrome.games.byzantium.rules.retreat import find_routes

from .tables import ARAB, asked, at, board, boxes, city, events, player, say, side, words

NOTHING = {"elite": 0, "main": 0, "levy": 0, "move": 0}
ATTACKER = {"arab": {"army": "alexandria"}}
OPEN = {"alexandria": ARAB}


# --- who defends --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BZ 7.1", "BZ 7.2", "BZ 7.3")
def test_defenders_decide_clockwise_and_the_attacker_chooses_the_order() -> None:
    defender = {"byzantine": {"army": "jerusalem"}}
    table = at({}, defender, {"arab": {"army": "alexandria"}}, defender, seats=4, turn=2, cities=OPEN, dice=[1] * 17)
    say(table, 2, "move-arab", "jerusalem")
    assert asked(table)[0] == 3, "the defender on the attacker's left decides first"
    say(table, 3, "fight")
    assert asked(table)[0] == 1
    say(table, 1, "fight")
    assert asked(table) == (2, "BZ 7.3")
    assert sorted(words(table)) == ["against-1", "against-3"]
    table.play(2, "against-1")
    assert events(table, "battle")[0]["defender"] == 1


@pytest.mark.rule("BZ 7.1", "BZ 8.6")
def test_a_civil_war_involves_armies_of_other_players() -> None:
    rebel = {"byzantine": {"army": "antioch"}}
    bystander = {"byzantine": {"army": "damascus"}}
    table = at(rebel, bystander, {}, cities={"damascus": {"control": 2}}, dice=[1] * 3)
    say(table, 0, "move-byzantine", "damascus", "civil-war-byzantine", "from-pool")
    assert asked(table) == (1, "BZ 7.2")
    table.play(1, "retreat")
    assert "antioch" in words(table), "the army may retreat even to where the attacker came from"
    table.play(1, "antioch")
    assert side(table, 1, "byzantine")["army"] == "antioch"
    assert asked(table) == (2, "BZ 7.4")


@pytest.mark.rule("BZ 7.4", "BZ 7.10")
def test_the_levy_after_armies() -> None:
    cities = {**OPEN, "jerusalem": {"control": 1}}
    holder = {"byzantine": {"army": "jerusalem", "elite": 0, "main": 1, "move": 0}}
    table = at({"arab": {"army": "alexandria", "main": 9}}, holder, cities=cities, dice=[1] * 7)
    say(table, 0, "move-arab", "jerusalem")
    say(table, 1, "fight")
    assert events(table, "besieged"), "after the controller's own army has lost, the Levy may not fight"

    table = at({"arab": {"army": "alexandria", "main": 9}}, holder, cities=cities, dice=[4, 1, 1, 1, 1, 1, 1, 1])
    say(table, 0, "move-arab", "jerusalem")
    say(table, 1, "retreat")
    assert asked(table) == (1, "BZ 7.4"), "an army that retreated without fighting does not rule out the Levy"
    table.play(1, "levy")
    assert boxes(table, 1, "byzantine")[2] == 1, "a defeated Levy keeps its remaining cubes"

    helper = {"byzantine": {"army": "jerusalem", "elite": 0, "main": 1, "move": 0}}
    table = at({"arab": {"army": "alexandria", "main": 9}}, {}, helper, cities=cities, dice=[1] * 4)
    say(table, 0, "move-arab", "jerusalem")
    say(table, 2, "fight")
    assert asked(table) == (1, "BZ 7.4"), "another player's defeat does not rule out the Levy"


@pytest.mark.rule("BZ 7.6", "BZ 7.7")
def test_dice_and_losses() -> None:
    attacker = {"arab": {"army": "alexandria", "elite": 2, "main": 5, "move": 2}}
    holder = {"byzantine": {"levy": 5}}
    table = at(
        attacker, holder, cities={**OPEN, "jerusalem": {"control": 1}}, spaces={"caliph": [0]}, dice=[4] * 6 + [1] * 6
    )
    say(table, 0, "move-arab", "jerusalem")
    say(table, 1, "levy")
    battle = events(table, "battle")[0]
    assert len(battle["dice"]) == 6, "three for Main, two for Elite, one for the guard"
    assert len(battle["defender_dice"]) == 3
    assert boxes(table, 1, "byzantine")[2] == 0, "hits beyond the cubes present are ignored"


@pytest.mark.rule("BZ 7.8")
def test_both_armies_annihilated() -> None:
    attacker = {"arab": {**NOTHING, "army": "alexandria", "main": 1, "move": 1}}
    defender = {"byzantine": {**NOTHING, "army": "jerusalem", "main": 1}}
    table = at(attacker, defender, cities=OPEN, dice=[4, 4])
    say(table, 0, "move-arab", "jerusalem")
    say(table, 1, "fight")
    assert side(table, 0, "arab")["army"] is None
    assert side(table, 1, "byzantine")["army"] is None
    assert city(table, "jerusalem")["side"] == "byzantine"
    assert not events(table, "retreated")
    assert asked(table) == (1, "BZ 3.2")


@pytest.mark.rule("BZ 7.11", "BZ 10.5")
def test_a_levy_never_fights_its_owners_army() -> None:
    emperor = {"arab": {"army": "nicaea", "main": 9}}
    table = at(emperor, cities={"nicaea": ARAB}, spaces={"emperor": [0]}, dice=[1] * 5)
    say(table, 0, "move-arab", "constantinople")
    assert table.over, "the Emperor's Levy does not fight his own army"


@pytest.mark.rule("BZ 7.11", "BZ 9.4", "BZ 9.5")
def test_bulgars_against_a_city_of_the_active_player() -> None:
    own = {"byzantine": {"army": "thessalonica"}}
    other = {"byzantine": {"army": "thessalonica"}}
    table = at(own, other, cities={"thessalonica": {"control": 0}}, dice=[1] * 8)
    say(table, 0, "bulgars", "thessalonica", "from-pool")
    assert asked(table)[0] == 1
    table.play(1, "fight")
    assert asked(table) == (0, "BZ 7.2"), "the active player's army decides last"
    table.play(0, "retreat")
    assert "constantinople" not in words(table)
    table.play(0, "athens")
    battle = events(table, "battle")[0]
    assert battle["force"] == "bulgar-force"
    assert len(battle["dice"]) == 3, "nine cubes, three dice"


@pytest.mark.rule("BZ 9.5")
def test_defeated_bulgars_do_not_retreat() -> None:
    holder = {"byzantine": {"army": "adrianople", "elite": 0, "main": 12}, "losses": 2}
    table = at({}, holder, bulgars=2, dice=[4, 4, 4, 6, 6, 6])
    say(table, 0, "bulgars", "adrianople", "from-pool")
    say(table, 1, "fight")
    say(table, 1, "lose-move", "lose-move")
    assert board(table)["bulgars"] == 1, "three of four cubes are lost; the last returns to the box"
    assert asked(table) == (1, "BZ 3.2")


@pytest.mark.rule("BZ 9.6", "BZ 7.14")
def test_a_bulgar_conquest_leaves_no_cube() -> None:
    table = at({}, {"byzantine": {"levy": 0}}, cities={"adrianople": {"control": 1}}, dice=[1, 1])
    losses = player(table, 1)["losses"]
    say(table, 0, "bulgars", "adrianople", "from-pool")
    assert city(table, "adrianople") == {
        "side": "bulgar",
        "markers": 1,
        "control": None,
        "fortified": False,
        "armies": [],
    }
    assert player(table, 1)["losses"] == losses + 1
    assert side(table, 0, "arab") == {**side(table, 0, "arab"), "vp": 11, "treasury": 5}
    table = at(cities={"adrianople": {**ARAB, "markers": 3}}, dice=[1, 1, 1])
    say(table, 0, "bulgars", "adrianople", "from-pool")
    assert side(table, 0, "byzantine")["vp"] == 12, "the side that was not attacked"


@pytest.mark.rule("BZ 9.7")
def test_without_bulgars_there_is_only_a_siege() -> None:
    table = at(
        {"arab": {"army": "candia"}},
        cities={"athens": {"side": "bulgar", "markers": 2}, "candia": ARAB},
        bulgars=0,
        dice=[1, 1],
    )
    say(table, 0, "move-arab", "athens")
    assert not events(table, "bulgar-battle")
    assert events(table, "conquered")


@pytest.mark.rule("BZ 9.8", "BZ 5.10")
def test_bulgar_cities_cannot_grow() -> None:
    table = at(cities={"athens": {"side": "bulgar", "markers": 1}})
    say(table, 0, "grow-byzantine")
    assert "athens" not in words(table)
    assert "constantinople" not in words(table)
    assert "hira" not in words(table)


# --- the capital --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BZ 10.2", "BZ 10.1", "BZ 5.17")
def test_no_civil_war_in_the_capital() -> None:
    table = at({"byzantine": {"army": "constantinople"}})
    assert "civil-war-byzantine" not in words(table)
    say(table, 0, "move-byzantine", "nicaea")
    assert asked(table) == (0, "BZ 6.16")


@pytest.mark.rule("BZ 10.4", "BZ 10.5")
def test_the_capital_is_defended_by_armies_and_the_emperors_levy() -> None:
    attacker = {"arab": {"army": "nicaea", "main": 9}}
    guard = {"byzantine": {"army": "constantinople"}}
    dice = [1] * 20
    table = at(attacker, guard, {}, cities={"nicaea": ARAB}, spaces={"emperor": [2]}, dice=dice)
    say(table, 0, "move-arab", "constantinople")
    assert asked(table) == (1, "BZ 7.2")
    say(table, 1, "retreat")
    table.play(1, words(table)[0])
    assert asked(table) == (2, "BZ 7.4")
    table.play(2, "levy")
    assert events(table, "levy-called")
    assert table.over

    table = at(attacker, guard, {}, cities={"nicaea": ARAB}, dice=dice)
    say(table, 0, "move-arab", "constantinople")
    say(table, 1, "retreat")
    table.play(1, words(table)[0])
    assert table.over, "without an Emperor nobody's Levy fights"


@pytest.mark.rule("BZ 10.3", "BZ 10.6", "BZ 12.1")
def test_bulgars_can_take_the_capital() -> None:
    cities = {"adrianople": {"side": "bulgar", "markers": 1}}
    table = at({}, {"arab": {"vp": 14}}, cities=cities, bulgars=9, dice=[4, 4, 1, 1, 1])
    say(table, 0, "bulgars", "constantinople", "from-pool")
    assert table.over, "11 - 2 x 2 = 7 > 5"
    assert side(table, 0, "arab")["vp"] == 15
    assert side(table, 0, "arab")["treasury"] == 5, "no bezants"
    assert table.scores == [15, 14, 10]


@pytest.mark.rule("BZ 10.6")
def test_plunder_of_the_capital() -> None:
    table = at({"arab": {"army": "nicaea", "main": 9}}, cities={"nicaea": ARAB}, dice=[1] * 5)
    say(table, 0, "move-arab", "constantinople")
    assert side(table, 0, "arab")["treasury"] == 10


# --- retreats -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BZ 8.1")
def test_a_retreat_costs_no_move_cubes_and_no_money() -> None:
    defender = {"byzantine": {"army": "jerusalem"}}
    table = at(ATTACKER, defender, cities=OPEN, dice=[1, 1, 1])
    before = boxes(table, 1, "byzantine"), side(table, 1, "byzantine")["treasury"]
    say(table, 0, "move-arab", "jerusalem")
    say(table, 1, "retreat")
    assert side(table, 1, "byzantine")["army"] == "damascus"
    assert (boxes(table, 1, "byzantine"), side(table, 1, "byzantine")["treasury"]) == before


@pytest.mark.rule("BZ 8.7")
def test_no_retreat_that_costs_the_whole_army() -> None:
    arab = dict.fromkeys(("alexandria", "damascus", "antioch", "palmyra"), ARAB)
    lone = {"byzantine": {**NOTHING, "army": "jerusalem", "main": 1}}
    table = at(ATTACKER, lone, cities=arab, dice=[1] * 7)
    say(table, 0, "move-arab", "jerusalem")
    assert events(table, "stood"), "retreating to Leucosia through Damascus would cost the only cube"
    assert events(table, "destroyed"), "when it must retreat, it is destroyed"
    assert boxes(table, 1, "byzantine") == (0, 0, 0, 0)


@pytest.mark.rule("BZ 8.5", "BZ 8.4")
def test_all_cheapest_routes_are_found() -> None:
    table = at(cities=dict.fromkeys(("damascus", "antioch", "palmyra", "jerusalem", "tarsus"), ARAB))
    board_of = table.state.board  # type: ignore[attr-defined]
    routes = find_routes(table.state, BYZANTINE_SIDE, board_of.index["damascus"], False)  # type: ignore[arg-type]
    assert routes.toll == 0
    assert [board_of.ids[goal] for goal in routes.dry] == ["leucosia"]
    table = at(cities=dict.fromkeys(("damascus", "antioch", "palmyra", "jerusalem", "leucosia"), ARAB))
    routes = find_routes(table.state, BYZANTINE_SIDE, board_of.index["damascus"], False)  # type: ignore[arg-type]
    assert routes.toll == 1
    goals = {board_of.ids[goal] for goal in routes.dry}
    assert goals == {"tarsus", "edessa", "alexandria", "attalia", "candia"}


@pytest.mark.rule("BZ 8.8", "BZ 6.9")
def test_byzantine_armies_retreat_by_sea_and_over_virtual_links() -> None:
    defender = {"byzantine": {"army": "constantinople"}}
    cities = {"nicaea": ARAB}
    table = at(
        {"arab": {"army": "nicaea"}}, defender, {}, cities=cities, spaces={"fleet_byzantine": [2]}, dice=[6] * 20
    )
    say(table, 0, "move-arab", "constantinople")
    say(table, 2, "let-pass")
    say(table, 1, "retreat")
    assert {"trebizond", "candia", "adrianople"} <= set(words(table))


def sea_retreat(fleet: int = 2, **more: Any) -> Table:
    """Return an attack from Attalia on an Arab army in Leucosia, which can retreat by sea to Damascus or Alexandria."""
    cities = {"leucosia": ARAB, "alexandria": ARAB, "damascus": ARAB}
    attacker = {"byzantine": {"army": "attalia"}}
    runner = {"arab": {"army": "leucosia", **more}}
    table = at(attacker, runner, {}, cities=cities, spaces={"fleet_byzantine": [fleet]}, dice=[1] * 20)
    say(table, 0, "move-byzantine", "leucosia")
    return table


@pytest.mark.rule("BZ 8.9")
def test_a_blocked_voluntary_retreat_is_void() -> None:
    table = sea_retreat()
    table.play(1, "retreat")
    table.play(1, "damascus")
    assert asked(table) == (2, "BZ 8.9")
    free = table.copy()
    free.play(2, "let-pass")
    assert side(free, 1, "arab")["army"] == "damascus"
    table.play(2, "block")
    assert events(table, "voided")
    assert events(table, "battle"), "the army must fight now"
    assert side(table, 1, "arab")["army"] == "leucosia", "the defending army wins"


@pytest.mark.rule("BZ 8.9", "BZ 8.10")
def test_a_blocked_forced_retreat_destroys_the_army() -> None:
    table = sea_retreat(main=1, move=0)
    table.play(1, "fight")
    table.play(1, "damascus")
    table.play(2, "block")
    assert events(table, "destroyed")
    assert side(table, 1, "arab")["army"] is None


@pytest.mark.rule("BZ 8.9", "BZ 5.15")
def test_a_fleet_does_not_block_its_own_player() -> None:
    table = sea_retreat(fleet=1)
    table.play(1, "retreat")
    table.play(1, "damascus")
    assert side(table, 1, "arab")["army"] == "damascus"


@pytest.mark.rule("BZ 8.5", "BZ 8.9")
def test_a_goal_reachable_by_land_and_by_sea() -> None:
    """From Tarsus to Damascus through Antioch (land) or Leucosia (sea): the player chooses if a fleet could block."""
    cities = {"tarsus": ARAB, "damascus": ARAB}
    attacker, runner = {"byzantine": {"army": "attalia"}}, {"arab": {"army": "tarsus"}}
    table = at(attacker, runner, {}, cities=cities, spaces={"fleet_byzantine": [2]}, dice=[1] * 9)
    say(table, 0, "move-byzantine", "tarsus")
    table.play(1, "retreat")
    assert words(table) == ["by-land", "by-sea"]
    by_sea = table.copy()
    by_sea.play(1, "by-sea")
    assert asked(by_sea) == (2, "BZ 8.9")
    by_sea.play(2, "block")
    assert asked(by_sea) == (1, "BZ 8.9") and words(by_sea) == ["by-land", "fight"], "the player decides again"
    stands = by_sea.copy()
    stands.play(1, "fight")
    assert [event["seat"] for event in events(stands, "stood")] == [1]
    assert all(event["seat"] == 0 for event in events(stands, "retreated")), "only the defeated attacker retreats"
    by_sea.play(1, "by-land")
    assert asked(by_sea) == (1, "BZ 8.4"), "the land route is as short, so only the toll is left to choose"
    table.play(1, "by-land")
    assert asked(table) == (1, "BZ 8.4")
    unwatched = at(attacker, runner, cities=cities, dice=[1] * 9)
    say(unwatched, 0, "move-byzantine", "tarsus")
    unwatched.play(1, "retreat")
    assert asked(unwatched) == (1, "BZ 8.4"), "without a fleet the route makes no difference and is not asked for"


@pytest.mark.rule("BZ 8.3")
def test_a_defeated_attacker_goes_back_over_a_virtual_link() -> None:
    attacker = {"byzantine": {"army": "constantinople", "elite": 0, "main": 1}}
    table = at(attacker, cities={"damascus": ARAB}, dice=[1, 1, 1])
    say(table, 0, "move-byzantine", "damascus")
    assert events(table, "siege-failed")
    assert side(table, 0, "byzantine")["army"] == "constantinople"


# --- fleets -------------------------------------------------------------------------------------------------------


def sailing(move: int, dice: list[int] | None = None) -> Table:
    mover = {"arab": {"army": "alexandria", "move": move}}
    return at(mover, cities={"alexandria": ARAB}, spaces={"fleet_byzantine": [1]}, dice=dice)


@pytest.mark.rule("BZ 6.12")
def test_after_an_intervention_the_mover_may_withdraw() -> None:
    table = sailing(4, dice=[4, 4, 1, 1, 1, 1])
    say(table, 0, "move-arab", "candia")
    say(table, 1, "intervene")
    assert words(table) == ["go-on", "withdraw"]
    say(table, 0, "withdraw")
    assert asked(table) == (0, "BZ 3.2"), "the player may choose any other action"
    assert boxes(table, 0, "arab")[3] == 4, "nothing was paid"
    say(table, 0, "move-arab", "candia")
    assert events(table, "fleet-shot")[0]["dice"] == [4, 4, 1, 1], "the answer stands for the rest of the turn"
    assert boxes(table, 0, "arab")[1] == 6, "two hits are taken from Main, since the Move box is empty"


@pytest.mark.rule("BZ 6.12")
def test_the_fleet_is_asked_even_if_double_cannot_be_paid() -> None:
    table = sailing(2)
    say(table, 0, "move-arab", "candia")
    assert asked(table) == (1, "BZ 6.12")
    say(table, 1, "intervene")
    assert words(table) == ["withdraw"]
    say(table, 0, "withdraw", "move-arab")
    assert "candia" not in words(table)
    assert "leucosia" in words(table)
    say(table, 0, "leucosia")
    say(table, 1, "intervene")
    say(table, 0, "withdraw", "pass")
    say(table, 1, "caliph", "from-pool")
    assert not table.state.intervened  # type: ignore[attr-defined]


@pytest.mark.rule("BZ 6.12")
def test_fleet_losses_come_before_the_attack_and_may_sink_the_army() -> None:
    mover = {"arab": {**NOTHING, "army": "alexandria", "main": 1, "move": 4}}
    table = at(mover, cities={"alexandria": ARAB}, spaces={"fleet_byzantine": [1]}, dice=[6, 1, 1, 1])
    say(table, 0, "move-arab", "candia")
    say(table, 1, "intervene")
    say(table, 0, "go-on")
    assert side(table, 0, "arab")["army"] is None
    assert not events(table, "attacked")
    assert asked(table) == (1, "BZ 3.2")


@pytest.mark.rule("BZ 6.14")
def test_an_army_does_not_attack_the_city_of_its_players_other_army() -> None:
    both = {"arab": {"army": "alexandria"}, "byzantine": {"army": "jerusalem"}}
    table = at(both, cities={"alexandria": ARAB})
    say(table, 0, "move-arab")
    assert "jerusalem" not in words(table)


@pytest.mark.rule("BZ 5.14", "BZ 7.19")
def test_a_guard_is_given_up_only_as_the_last_cube() -> None:
    caliph = {"arab": {**NOTHING, "army": "alexandria", "main": 1, "move": 1, "treasury": 0}, "pool": 0}
    cities = {**OPEN, "jerusalem": {"markers": 1}}
    table = at(caliph, cities=cities, spaces={"caliph": [0]}, dice=[1])
    say(table, 0, "move-arab", "jerusalem")
    assert city(table, "jerusalem") == {"side": "arab", "markers": 1, "control": 0, "fortified": False, "armies": []}
    assert not side(table, 0, "arab")["guard"]
    assert side(table, 0, "arab")["army"] is None
