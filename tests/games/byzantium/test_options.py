"""Both values of every option of Byzantium."""

import pytest

import hippodrome
from hippodrome import BadOption
from hippodrome.parts import parts_of

from .tables import ARAB, asked, at, events, say, side, words


@pytest.mark.rule("BZ 3.8", "BZ 3.7")
def test_two_player_passing() -> None:
    for value in ("extended", "standard"):
        table = at(seats=2, options={"two_player_passing": value})
        say(table, 0, "pass")
        say(table, 1, "emperor", "from-pool")
        assert (asked(table) == (1, "BZ 3.2")) == (value == "extended")


@pytest.mark.rule("BZ 5.4")
def test_elite_limit() -> None:
    for value, allowed in (("per_action", False), ("per_box", True)):
        table = at(options={"elite_limit": value})
        say(table, 0, "reinforce", "into-byzantine-elite", "from-pool")
        assert ("into-arab-elite" in words(table)) == allowed
        assert "into-byzantine-elite" not in words(table)
        reasons = {action.why.key for action in parts_of(table.view(0)).actions if action.why}
        assert reasons == {"why-elite-box" if allowed else "why-elite"}


@pytest.mark.rule("BZ 6.3")
def test_army_entry() -> None:
    table = at()
    say(table, 0, "move-arab")
    assert set(words(table)) == {"tabuk", "medina", "mecca"}
    table = at(options={"army_entry": "controlled_city"})
    assert "move-arab" not in words(table)
    table = at(options={"army_entry": "controlled_city"}, cities={"mecca": {"control": 1}})
    say(table, 0, "move-arab")
    assert {"hira", "medina", "stop"} <= set(words(table)), "the only entry city is chosen without asking"


@pytest.mark.rule("BZ 5.17")
def test_civil_war_targets() -> None:
    army = {"byzantine": {"army": "nicaea"}}
    for value, allowed in (("not_own", True), ("other_player", False)):
        assert ("civil-war-byzantine" in words(at(army, options={"civil_war_targets": value}))) == allowed
        held = {"nicaea": {"control": 1}}
        assert "civil-war-byzantine" in words(at(army, options={"civil_war_targets": value}, cities=held))
        own = {"nicaea": {"control": 0}}
        assert "civil-war-byzantine" not in words(at(army, options={"civil_war_targets": value}, cities=own))


@pytest.mark.rule("BZ 6.12")
def test_fleet_dice() -> None:
    for value, dice in (("sea_cost", 4), ("all_cubes", 5)):
        mover = {"arab": {"army": "jerusalem", "move": 6}}
        table = at(
            mover,
            cities={"jerusalem": ARAB, "alexandria": ARAB},
            spaces={"fleet_byzantine": [1]},
            options={"fleet_dice": value},
            dice=[1] * 9,
        )
        say(table, 0, "move-arab", "alexandria", "candia")
        say(table, 1, "intervene")
        say(table, 0, "go-on")
        assert len(events(table, "fleet-shot")[0]["dice"]) == dice


@pytest.mark.rule("BZ 8.9")
def test_blocked_attacker() -> None:
    """An army that came by sea and lost is destroyed, or retreats by BZ 8.4 if there is a route without sea."""
    for value in ("destroyed", "reroute"):
        mover = {"arab": {"army": "antioch", "main": 3}}
        table = at(
            mover,
            cities={"antioch": ARAB},
            spaces={"fleet_byzantine": [1]},
            options={"blocked_attacker": value},
            dice=[1] * 3,
        )
        say(table, 0, "move-arab", "leucosia")
        say(table, 1, "let-pass")
        say(table, 1, "block")
        assert events(table, "destroyed"), "Leucosia is an island, so there is no route without sea"
    for value, army in (("destroyed", None), ("reroute", "attalia")):
        table = at(
            {"arab": {"army": "candia", "main": 2}},
            cities={"candia": ARAB, "attalia": ARAB},
            spaces={"fleet_byzantine": [1]},
            options={"blocked_attacker": value},
            dice=[1] * 2,
        )
        say(table, 0, "move-arab", "smyrna")
        say(table, 1, "let-pass")
        say(table, 1, "block")
        assert side(table, 0, "arab")["army"] == army


@pytest.mark.rule("BZ 8.8")
def test_virtual_sea_retreat() -> None:
    for value in (True, False):
        table = at(
            {"arab": {"army": "nicaea"}},
            {"byzantine": {"army": "constantinople"}},
            cities={"nicaea": ARAB},
            options={"virtual_sea_retreat": value},
            dice=[1] * 9,
        )
        say(table, 0, "move-arab", "constantinople")
        table.play(1, "retreat")
        if value:
            assert "candia" in words(table)
        else:
            assert side(table, 1, "byzantine")["army"] == "adrianople", "the only printed link to a friendly city"


@pytest.mark.rule("BZ 9.4")
def test_bulgar_self_attack() -> None:
    cities = {"adrianople": {"control": 0}}
    own = {"byzantine": {"army": "thessalonica"}}
    for value in (True, False):
        table = at(own, cities=cities, options={"bulgar_self_attack": value})
        say(table, 0, "bulgars")
        if value:
            assert {"adrianople", "thessalonica"} <= set(words(table))
        else:
            assert asked(table) == (0, "BZ 4.2"), "only reinforcing is possible"


@pytest.mark.rule("BZ 9.2")
def test_bulgars_with_a_single_target_can_be_undone_before_the_roll() -> None:
    poor = {"pool": 1, "byzantine": {"treasury": 0}, "arab": {"treasury": 0}}
    own = {"thessalonica": {"control": 0}}
    table = at(poor, cities=own, bulgars=10, options={"bulgar_self_attack": False}, dice=[1] * 9)
    say(table, 0, "bulgars")
    assert asked(table) == (0, "BZ 9.2") and words(table) == ["adrianople"] and table.can_undo(0)
    say(table, 0, "adrianople")
    assert [event["city"] for event in events(table, "besieged")] == ["adrianople"]


@pytest.mark.rule("BZ 10.6")
def test_capital_plunder() -> None:
    for value in (5, 0):
        table = at(
            {"arab": {"army": "nicaea", "main": 9}},
            cities={"nicaea": ARAB},
            options={"capital_plunder": value},
            dice=[1] * 5,
        )
        say(table, 0, "move-arab", "constantinople")
        assert side(table, 0, "arab")["treasury"] == 5 + value


@pytest.mark.rule("BZ 12.3", "BZ 12.1")
def test_fall_tiebreak() -> None:
    for value, ranking in (("both_sides", [[1], [0]]), ("arab_only", [[0], [1]])):
        table = at(
            {"arab": {"army": "nicaea", "main": 9}},
            {"arab": {"vp": 15, "treasury": 0}, "byzantine": {"vp": 30}},
            seats=2,
            cities={"nicaea": ARAB},
            options={"fall_tiebreak": value},
            dice=[1] * 5,
        )
        say(table, 0, "move-arab", "constantinople")
        assert table.scores == [15, 15]
        assert table.ranking == ranking


def test_unknown_values_are_refused() -> None:
    with pytest.raises(BadOption):
        hippodrome.new_table("byzantium", 2, options={"capital_plunder": 7})
    with pytest.raises(BadOption):
        hippodrome.new_table("byzantium", 5)
