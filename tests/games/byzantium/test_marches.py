"""Marches, fleets and retreats, for rules without a worked example."""

import pytest

from hippodrome import Table

from .tables import ARAB, asked, at, board, boxes, city, events, march, player, say, side, words

WHOLE_PATH = {"march": "whole_path"}

NOTHING = {"elite": 0, "main": 0, "levy": 0, "move": 0}


def costs(table: Table) -> list[int]:
    return [event["cubes"] for event in events(table, "marched")]


# --- moving -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BZ 6.1")
def test_an_army_on_the_board_must_move() -> None:
    table = at({"arab": {"army": "mecca"}})
    say(table, 0, "move-arab")
    assert "stop" not in words(table)
    assert "medina" in words(table)


@pytest.mark.rule("BZ 6.1", "BZ 6.5")
def test_an_army_may_march_out_and_back() -> None:
    table = at({"byzantine": {"army": "antioch", "move": 3}}, cities={"antioch": {"control": 0}})
    march(table, 0, "byzantine", "damascus", "antioch")
    assert side(table, 0, "byzantine")["army"] == "antioch"
    assert costs(table) == [1, 2]


@pytest.mark.rule("BZ 6.3", "BZ 5.14")
def test_a_guard_alone_may_enter() -> None:
    lone = {"arab": NOTHING}
    assert "move-arab" not in words(at(lone))
    table = at(lone, spaces={"caliph": [0]})
    say(table, 0, "move-arab", "mecca", "stop")
    assert side(table, 0, "arab")["army"] == "mecca"


@pytest.mark.rule("BZ 6.15")
def test_armies_pass_friendly_cities_whoever_controls_them() -> None:
    holder = {"byzantine": {"army": "damascus"}}
    table = at({"byzantine": {"army": "antioch", "move": 3}}, holder, cities={"damascus": {"control": 1}})
    march(table, 0, "byzantine", "damascus", "jerusalem")
    say(table, 0, "stop")
    assert side(table, 0, "byzantine")["army"] == "jerusalem"
    assert not events(table, "attacked")
    assert asked(table) == (1, "BZ 3.2")


# --- fleets -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BZ 5.16", "BZ 6.8")
def test_the_arab_fleet_helps_only_its_owner_and_only_at_sea() -> None:
    mover = {"arab": {"army": "alexandria"}}
    for owner, cost in ((0, 1), (1, 2)):
        table = at(mover, cities={"alexandria": ARAB}, spaces={"fleet_arab": [owner]}, dice=[1, 1])
        say(table, 0, "move-arab", "candia")
        assert costs(table) == [cost]
    table = at({"arab": {"army": "mecca"}}, spaces={"fleet_arab": [0]})
    say(table, 0, "move-arab", "medina", "stop")
    assert costs(table) == [1], "the cost of desert links is unchanged"


@pytest.mark.rule("BZ 6.7", "BZ 6.8")
def test_the_strait_with_an_arab_fleet() -> None:
    mover = {"arab": {"army": "nicaea"}}
    table = at(mover, cities={"nicaea": ARAB}, spaces={"fleet_arab": [0]}, dice=[1] * 5)
    say(table, 0, "move-arab", "constantinople")
    assert costs(table) == [2]
    both = {"fleet_arab": [0], "fleet_byzantine": [1]}
    table = at(mover, cities={"nicaea": ARAB}, spaces=both, dice=[1] * 9)
    say(table, 0, "move-arab", "constantinople")
    say(table, 1, "intervene")
    say(table, 0, "go-on")
    assert costs(table) == [4]
    assert len(events(table, "fleet-shot")[0]["dice"]) == 4


@pytest.mark.rule("BZ 6.12")
def test_two_sea_links_are_asked_for_one_by_one() -> None:
    mover = {"arab": {"army": "alexandria", "move": 7}}
    cities = {"alexandria": ARAB, "leucosia": ARAB}
    table = at(mover, cities=cities, spaces={"fleet_byzantine": [1]}, dice=[1] * 6, options=WHOLE_PATH)
    say(table, 0, "move-arab", "leucosia", "antioch")
    assert asked(table) == (1, "BZ 6.12")
    say(table, 1, "intervene")
    assert asked(table) == (1, "BZ 6.12"), "the fleet is asked about the second link separately"
    say(table, 1, "let-pass")
    assert asked(table) == (0, "BZ 6.12")
    assert table.view(0)["asks"][0]["prompt"]["params"]["count"] == 4 + 2 + 1
    say(table, 0, "withdraw")
    say(table, 0, "move-arab", "leucosia", "antioch")
    assert asked(table)[0] == 0, "the fleet has answered for both links, so the army sails"
    assert costs(table) == [4, 3]
    assert [len(event["dice"]) for event in events(table, "fleet-shot")] == [4], "only where the fleet intervened"
    assert len(events(table, "let-sail")) == 1


@pytest.mark.rule("BZ 6.12")
@pytest.mark.parametrize(("sunk", "goal"), [("lose-move", "leucosia"), ("lose-main", "antioch")])
def test_an_army_whose_move_cubes_are_sunk_stays_where_it_landed(sunk: str, goal: str) -> None:
    mover = {"arab": {"army": "alexandria", "move": 7}}
    cities = {"alexandria": ARAB, "leucosia": {**ARAB, "control": 0}}
    position = {"cities": cities, "spaces": {"fleet_byzantine": [1]}, "options": WHOLE_PATH}
    table = at(mover, dice=[6, 1, 1, 1, 1, 1], **position)
    say(table, 0, "move-arab", "leucosia", "antioch")
    say(table, 1, "intervene", "let-pass")
    say(table, 0, "go-on", sunk)
    assert side(table, 0, "arab")["army"] == goal
    assert boxes(table, 0, "arab")[3] == (2 if sunk == "lose-move" else 0)
    assert [event["city"] for event in events(table, "halted")] == (["leucosia"] if sunk == "lose-move" else [])


# --- link by link -------------------------------------------------------------------------------------------------

FLEET = {"fleet_byzantine": [1]}
SAILOR = {"arab": {"army": "alexandria", "move": 7}}
ISLAND = {"alexandria": ARAB, "leucosia": {**ARAB, "control": 0}}


@pytest.mark.rule("BZ 6.10")
def test_without_a_fleet_a_distant_goal_is_one_word() -> None:
    table = at(SAILOR, cities=ISLAND, dice=[1] * 9)
    say(table, 0, "move-arab", "antioch")
    assert costs(table) == [2, 3], "through Leucosia, without another question"
    near = at(SAILOR, cities=ISLAND)
    say(near, 0, "move-arab", "leucosia")
    assert side(near, 0, "arab")["army"] == "leucosia" and asked(near)[0] == 1, "a neighbouring goal is one word too"


@pytest.mark.rule("BZ 6.10", "BZ 6.12")
def test_if_a_fleet_may_intervene_the_second_link_is_chosen_after_the_first() -> None:
    table = at(SAILOR, cities=ISLAND, spaces=FLEET, dice=[6, 6, 1, 1, 1, 1, 1, 1])
    say(table, 0, "move-arab")
    assert "leucosia" in words(table) and "antioch" not in words(table), "no goal beyond the sea that the fleet watches"
    say(table, 0, "leucosia")
    assert events(table, "announced")[0]["city"] == "leucosia"
    say(table, 1, "intervene")
    say(table, 0, "go-on", "lose-main", "lose-main")
    assert asked(table) == (0, "BZ 6.10") and {"stop", "antioch"} <= set(words(table))
    stays = table.copy()
    say(stays, 0, "stop")
    assert side(stays, 0, "arab")["army"] == "leucosia" and costs(stays) == [4]
    say(table, 0, "antioch")
    assert asked(table) == (1, "BZ 6.12"), "the fleet is asked about each crossing"
    say(table, 1, "let-pass")
    assert costs(table) == [4, 3]


@pytest.mark.rule("BZ 6.12")
def test_the_fleet_is_asked_on_the_way_out_and_back() -> None:
    table = at({"arab": {"army": "alexandria", "move": 9}}, cities=ISLAND, spaces=FLEET, dice=[1] * 9)
    say(table, 0, "move-arab", "leucosia")
    say(table, 1, "let-pass")
    say(table, 0, "alexandria")
    assert asked(table) == (1, "BZ 6.12"), "the same sea, another crossing"
    say(table, 1, "intervene")
    assert words(table) == ["go-on", "stop"], "after crossing the first link the army may stay, but not withdraw"
    say(table, 0, "stop")
    assert side(table, 0, "arab")["army"] == "leucosia" and costs(table) == [2]


@pytest.mark.rule("BZ 6.12")
def test_a_march_can_be_withdrawn_when_the_fleet_intervenes_on_its_first_link() -> None:
    table = at(SAILOR, cities=ISLAND, spaces=FLEET)
    say(table, 0, "move-arab", "leucosia")
    say(table, 1, "intervene")
    say(table, 0, "withdraw")
    assert asked(table) == (0, "BZ 3.2") and costs(table) == []


# --- detours ------------------------------------------------------------------------------------------------------

PALMYRA = {"antioch": ARAB, "palmyra": ARAB, "damascus": {"markers": 3}}


@pytest.mark.rule("BZ 6.10", "BZ 8.3")
def test_a_neighbour_can_be_reached_through_another_city() -> None:
    """Damascus is next to Antioch. An army that attacks it through Palmyra and loses goes back to Palmyra."""
    table = at({"arab": {"army": "antioch", "main": 1, "move": 5}}, cities=PALMYRA, dice=[1] * 3)
    say(table, 0, "move-arab")
    short = table.copy()
    say(short, 0, "damascus")
    assert side(short, 0, "arab")["army"] == "antioch" and costs(short) == [1], "the direct link is the default"
    say(table, 0, "link-by-link")
    assert asked(table) == (0, "BZ 6.10") and "palmyra" in words(table) and "damascus" not in words(table)
    say(table, 0, "palmyra")
    assert costs(table) == [1] and {"stop", "damascus", "antioch"} <= set(words(table)), "the army has already arrived"
    say(table, 0, "damascus")
    assert costs(table) == [1, 2] and events(table, "siege-failed")
    assert side(table, 0, "arab")["army"] == "palmyra"
    assert boxes(table, 0, "arab") == (0, 1, 0, 2), "nothing is lost on the way back"


@pytest.mark.rule("BZ 6.10")
def test_an_army_marching_link_by_link_may_stop_after_the_first() -> None:
    table = at({"arab": {"army": "antioch", "move": 5}}, cities=PALMYRA)
    say(table, 0, "move-arab", "link-by-link", "palmyra", "stop")
    assert side(table, 0, "arab")["army"] == "palmyra" and costs(table) == [1]


@pytest.mark.rule("BZ 6.10")
def test_an_entering_army_may_march_link_by_link() -> None:
    table = at({"arab": {"move": 5}}, cities=PALMYRA, dice=[1] * 3)
    say(table, 0, "move-arab", "antioch", "link-by-link", "palmyra", "damascus")
    assert costs(table) == [1, 2]


@pytest.mark.rule("BZ 6.6", "BZ 6.10")
@pytest.mark.parametrize(("move", "offered"), [(2, False), (3, True)])
def test_link_by_link_is_offered_if_a_detour_can_be_paid(move: int, offered: bool) -> None:
    table = at({"arab": {"army": "antioch", "move": move}}, cities=PALMYRA)
    say(table, 0, "move-arab")
    assert ("link-by-link" in words(table)) == offered


@pytest.mark.rule("BZ 6.10")
def test_link_by_link_is_not_offered_if_it_changes_nothing() -> None:
    table = at({"arab": {"army": "mecca", "move": 5}})
    say(table, 0, "move-arab")
    assert "link-by-link" not in words(table), "no two cities next to Mecca are neighbours"
    whole = at({"arab": {"army": "antioch", "move": 5}}, cities=PALMYRA, options=WHOLE_PATH)
    say(whole, 0, "move-arab")
    assert "link-by-link" not in words(whole)


@pytest.mark.rule("BZ 6.10", "BZ 6.12")
def test_the_fleet_is_asked_when_marching_link_by_link() -> None:
    """The first link is by land, the second by sea, which the fleet watches."""
    cities = {**PALMYRA, "damascus": ARAB, "leucosia": {**ARAB, "control": 0}}
    table = at({"arab": {"army": "antioch", "move": 9}}, cities=cities, spaces=FLEET, dice=[1] * 9)
    say(table, 0, "move-arab", "link-by-link", "damascus")
    assert not events(table, "announced"), "the fleet is not asked about land links"
    say(table, 0, "leucosia")
    assert asked(table) == (1, "BZ 6.12")
    say(table, 1, "let-pass")
    assert side(table, 0, "arab")["army"] == "leucosia" and costs(table) == [1, 3]


@pytest.mark.rule("BZ 6.10")
def test_a_detour_is_undone_word_by_word() -> None:
    table = at({"arab": {"army": "antioch", "move": 5}}, cities=PALMYRA)
    say(table, 0, "move-arab")
    before = words(table)
    say(table, 0, "link-by-link", "palmyra")
    table.undo(0)
    table.undo(0)
    assert words(table) == before and costs(table) == []


# --- defeated attackers -------------------------------------------------------------------------------------------


@pytest.mark.rule("BZ 8.3")
def test_a_defeated_attacker_goes_back_only_one_link() -> None:
    mover = {"arab": {"army": "alexandria", "main": 1}}
    table = at(mover, cities={"alexandria": ARAB, "jerusalem": ARAB}, dice=[1] * 3)
    march(table, 0, "arab", "jerusalem", "damascus")
    assert events(table, "siege-failed")
    assert side(table, 0, "arab")["army"] == "jerusalem"
    assert boxes(table, 0, "arab") == (0, 1, 0, 2), "nothing is lost on the way back"


@pytest.mark.rule("BZ 8.3", "BZ 8.4")
def test_a_defeated_rebel_goes_back_or_retreats() -> None:
    weak = {"elite": 0, "main": 1}
    table = at({"byzantine": {"army": "antioch", **weak}}, dice=[1] * 3)
    say(table, 0, "move-byzantine", "damascus", "civil-war-byzantine", "from-pool")
    assert side(table, 0, "byzantine")["army"] == "antioch", "it goes back to where it came from"
    assert asked(table) == (1, "BZ 3.2")
    table = at({"byzantine": {"army": "damascus", **weak}}, dice=[1] * 3)
    say(table, 0, "civil-war-byzantine", "from-pool")
    assert asked(table) == (0, "BZ 8.5"), "it did not come from another city"
    assert set(words(table)) == {"antioch", "leucosia", "palmyra", "jerusalem"}


@pytest.mark.rule("BZ 8.9")
def test_the_fleet_may_let_a_defeated_attacker_pass() -> None:
    jacek = {"arab": {"army": "alexandria", "main": 2, "move": 4}}
    table = at(jacek, cities={"alexandria": ARAB}, spaces={"fleet_byzantine": [1]}, dice=[1, 1])
    say(table, 0, "move-arab", "candia")
    say(table, 1, "let-pass")
    assert asked(table) == (1, "BZ 8.9")
    table.play(1, "let-pass")
    assert side(table, 0, "arab")["army"] == "alexandria"
    assert boxes(table, 0, "arab") == (0, 2, 0, 2)
    assert events(table, "let-retreat") == [{"event": "let-retreat", "seat": 1, "runner": 0}]


# --- guards -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BZ 5.14")
def test_an_ordinary_loss_spares_the_guard() -> None:
    emperor = {"byzantine": {**NOTHING, "army": "nicaea", "main": 5}}
    spaces = {"emperor": [1]}
    table = at({"arab": {"army": "ancyra"}}, emperor, cities={"ancyra": ARAB}, spaces=spaces, dice=[4] + [1] * 6)
    say(table, 0, "move-arab", "nicaea")
    say(table, 1, "fight")
    assert events(table, "lost")[0] == {**events(table, "lost")[0], "main": 1, "guard": False}
    assert boxes(table, 1, "byzantine") == (0, 4, 0, 0)
    assert side(table, 1, "byzantine")["guard"]
    assert events(table, "battle-decided")[0]["resistance"] == 5, "the guard counts"


@pytest.mark.rule("BZ 5.14", "BZ 8.10")
def test_a_destroyed_army_loses_its_guard() -> None:
    cities = {"leucosia": ARAB, "alexandria": ARAB, "damascus": ARAB}
    caliph = {"arab": {**NOTHING, "army": "leucosia", "main": 1}}
    spaces = {"fleet_byzantine": [2], "caliph": [1]}
    table = at({"byzantine": {"army": "attalia"}}, caliph, {}, cities=cities, spaces=spaces, dice=[1] * 9)
    losses = player(table, 1)["losses"]
    say(table, 0, "move-byzantine", "leucosia")
    table.play(1, "fight")
    table.play(1, "damascus")
    table.play(2, "block")
    assert events(table, "destroyed")
    assert not side(table, 1, "arab")["guard"]
    assert board(table)["spaces"]["caliph"] == [1], "still Caliph"
    assert player(table, 1)["losses"] == losses + 1


# --- civil war, the capital, the Bulgars --------------------------------------------------------------------------


@pytest.mark.rule("BZ 7.17", "BZ 7.14", "BZ 7.16")
def test_a_won_civil_war() -> None:
    """T3 continued: Damascus keeps its side and loses a marker; points, money and control go to the rebel."""
    table = at({"byzantine": {"army": "antioch"}}, {}, {}, cities={"damascus": {"control": 2}}, dice=[1, 1, 1])
    losses = player(table, 2)["losses"]
    say(table, 0, "move-byzantine", "damascus", "civil-war-byzantine", "from-pool")
    say(table, 2, "no-levy")
    assert asked(table) == (0, "BZ 7.18")
    assert side(table, 0, "byzantine")["vp"] == 12
    assert side(table, 0, "byzantine")["treasury"] == 17
    assert player(table, 2)["losses"] == losses + 1
    say(table, 0, "from-pool")
    taken = {"side": "byzantine", "markers": 2, "control": 0, "fortified": False, "armies": [0]}
    assert city(table, "damascus") == taken


@pytest.mark.rule("BZ 7.4", "BZ 10.5")
def test_after_the_emperors_army_loses_his_levy_may_not_fight() -> None:
    emperor = {"byzantine": {**NOTHING, "army": "constantinople", "main": 1, "levy": 2}}
    spaces = {"emperor": [1]}
    table = at({"arab": {"army": "nicaea", "main": 9}}, emperor, cities={"nicaea": ARAB}, spaces=spaces, dice=[1] * 10)
    say(table, 0, "move-arab", "constantinople")
    say(table, 1, "fight")
    assert asked(table) == (1, "BZ 8.5"), "the defeated army must retreat"
    table.play(1, "adrianople")
    assert not events(table, "levy-called")
    assert table.over, "nobody was asked for a Levy, and five dice missed"


@pytest.mark.rule("BZ 7.11")
def test_a_players_levy_may_fight_bulgars_that_the_player_called() -> None:
    table = at({"byzantine": {"levy": 2}}, cities={"adrianople": {"control": 0}}, dice=[1] * 7)
    say(table, 0, "bulgars", "adrianople", "from-pool")
    assert asked(table) == (0, "BZ 7.4")
    say(table, 0, "levy")
    assert events(table, "battle")[0]["defender"] == 0


@pytest.mark.rule("BZ 10.3")
def test_bulgars_lose_two_cubes_per_hit_at_the_capital() -> None:
    lost = {"adrianople": {"side": "bulgar", "markers": 1}}
    table = at(cities=lost, bulgars=9, dice=[4, 4, 4, 1, 1])
    say(table, 0, "bulgars", "constantinople", "from-pool")
    assert board(table)["bulgars"] == 5, "9 + 2 - 3 x 2"
    assert not table.over
    assert not board(table)["fallen"]


@pytest.mark.rule("BZ 9.4")
def test_bulgars_never_cross_the_sea() -> None:
    table = at(cities={"athens": {"side": "bulgar", "markers": 1}})
    say(table, 0, "bulgars")
    assert set(words(table)) == {"strengthen", "adrianople", "thessalonica"}


@pytest.mark.rule("BZ 9.6", "BZ 7.16")
def test_bulgars_score_nothing_for_a_city_with_one_marker() -> None:
    table = at(cities={"adrianople": {"markers": 1}}, dice=[1])
    say(table, 0, "bulgars", "adrianople", "from-pool")
    assert city(table, "adrianople") == {**city(table, "adrianople"), "side": "bulgar", "markers": 1}
    assert [side(table, 0, name)["vp"] for name in ("byzantine", "arab")] == [10, 10]
