"""Cubes, money and simple actions: who pays, the sources of cubes, what is refused, and the log."""

from typing import Any

import pytest

import hippodrome

from .tables import ARAB, asked, at, board, boxes, city, events, player, say, side, words

NOTHING = {"elite": 0, "main": 0, "levy": 0, "move": 0}
RICH = {"byzantine": {"treasury": 99}, "arab": {"treasury": 99}}


# --- who pays -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BZ 4.2", "BZ 5.8")
@pytest.mark.parametrize(
    ("spoken", "payer", "cities"),
    [
        (("grow-byzantine", "athens"), "byzantine", {}),
        (("grow-arab", "mecca"), "arab", {}),
        (("fleet-byzantine",), "byzantine", {}),
        (("fleet-arab",), "arab", {}),
        (("emperor",), "byzantine", {}),
        (("caliph",), "arab", {}),
        (("civil-war-byzantine",), "byzantine", {}),
        (("civil-war-arab",), "arab", {}),
        (("fortify",), "byzantine", {"smyrna": {"control": 0}}),
        (("fortify",), "arab", {"tabuk": {"control": 0}}),
        (("control", "smyrna"), "byzantine", {}),
        (("control", "tabuk"), "arab", {}),
        (("bulgars", "adrianople"), "arab", {}),
        (("bulgars", "adrianople"), "byzantine", {"adrianople": ARAB}),
    ],
)
def test_the_side_that_benefits_pays(spoken: tuple[str, ...], payer: str, cities: dict[str, Any]) -> None:
    both = {"byzantine": {"army": "nicaea"}, "arab": {"army": "mecca"}}
    bystander = {"byzantine": {"army": "nicaea"}, "arab": {"army": "mecca"}}
    table = at(both, bystander, cities=cities, dice=[6] * 6)
    before = {name: side(table, 0, name)["treasury"] for name in ("byzantine", "arab")}
    say(table, 0, *spoken, "from-losses")
    assert events(table, "cube-taken") == [
        {"event": "cube-taken", "seat": 0, "source": "losses", "side": payer, "price": 3}
    ]
    after = {name: side(table, 0, name)["treasury"] for name in ("byzantine", "arab")}
    assert after == {**before, payer: before[payer] - 3}


@pytest.mark.rule("BZ 5.1", "BZ 5.7")
@pytest.mark.parametrize("spoken", [("control", "mecca"), ("build-mosque",)])
def test_arab_points_are_counted_on_the_arab_track(spoken: tuple[str, ...]) -> None:
    table = at({"arab": {"treasury": 9}})
    say(table, 0, *spoken, "from-pool")
    assert [side(table, 0, name)["vp"] for name in ("byzantine", "arab")] == [10, 12]


@pytest.mark.rule("BZ 12.3")
def test_both_treasuries_break_ties() -> None:
    def winners(*money: tuple[int, int]) -> list[int]:
        players = [
            {"byzantine": {**NOTHING, "treasury": one}, "arab": {**NOTHING, "treasury": other}} for one, other in money
        ]
        return at(*players, seats=2, phase="income", round=3).ranking[0]

    assert winners((3, 0), (0, 2)) == [0]
    assert winners((2, 2), (3, 0)) == [0]
    assert winners((2, 2), (0, 5)) == [1]


# --- sources ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BZ 5.5")
def test_the_target_box_is_not_a_source() -> None:
    table = at()
    say(table, 0, "reinforce", "into-byzantine-main")
    assert "from-byzantine-main" not in words(table)
    assert {"from-pool", "from-losses", "from-byzantine-elite", "from-arab-main"} <= set(words(table))


@pytest.mark.rule("BZ 5.3")
def test_at_most_three_cubes() -> None:
    table = at()
    say(table, 0, "reinforce", *["into-arab-main", "from-pool"] * 3)
    assert boxes(table, 0, "arab")[1] == 11
    assert asked(table) == (1, "BZ 3.2")


@pytest.mark.rule("BZ 5.17", "BZ 5.9", "BZ 4.8")
def test_the_last_cube_of_an_army_does_not_pay_for_its_civil_war() -> None:
    lone = {"pool": 0, "byzantine": {**NOTHING, "main": 1, "army": "nicaea", "treasury": 9}, "arab": NOTHING}
    table = at(lone, {"byzantine": {"army": "nicaea"}})
    say(table, 0, "civil-war-byzantine")
    assert events(table, "cube-taken")[0]["source"] == "losses", "the only source left is used without asking"
    assert "civil-war-byzantine" not in words(at({**lone, "losses": 0}))
    two = {**lone, "losses": 0, "byzantine": {**NOTHING, "main": 2, "army": "nicaea", "treasury": 9}}
    table = at(two, {"byzantine": {"army": "nicaea"}})
    say(table, 0, "civil-war-byzantine")
    assert boxes(table, 0, "byzantine")[1] == 1


@pytest.mark.rule("BZ 4.8", "BZ 7.18")
def test_a_conquest_cube_may_dissolve_the_other_army() -> None:
    both = {"pool": 0, "byzantine": {**NOTHING, "main": 1, "army": "nicaea"}, "arab": {"army": "alexandria"}}
    table = at(both, cities={"alexandria": ARAB, "jerusalem": {"markers": 1}}, dice=[1])
    say(table, 0, "move-arab", "jerusalem", "from-byzantine-main")
    assert city(table, "jerusalem")["control"] == 0
    assert side(table, 0, "byzantine")["army"] is None
    assert events(table, "dissolved")[0]["city"] == "nicaea"
    assert [side(table, 0, name)["treasury"] for name in ("byzantine", "arab")] == [15, 2]


@pytest.mark.rule("BZ 7.18", "BZ 7.19")
def test_a_pool_cube_spares_the_army() -> None:
    poor = {"pool": 1, "arab": {"army": "alexandria", "treasury": 0}}
    table = at(poor, cities={"alexandria": ARAB, "jerusalem": {"markers": 1}}, dice=[1])
    say(table, 0, "move-arab", "jerusalem")
    assert city(table, "jerusalem")["control"] == 0
    assert player(table, 0)["pool"] == 0
    assert boxes(table, 0, "arab") == (0, 8, 0, 4), "only the Move cube for the march is paid"
    assert not events(table, "sacrificed")
    assert events(table, "cube-taken")[0]["source"] == "pool", "the source is not asked for, but logged"


# --- refused actions ---------------------------------------------------------------------------------------------


@pytest.mark.rule("BZ 3.4", "BZ 5.1")
def test_no_control_without_a_free_city() -> None:
    fresh = at()
    taken = {
        name: {"control": 1}
        for name, entry in board(fresh)["cities"].items()
        if entry["side"] in ("byzantine", "arab") and name != "constantinople"
    }
    table = at({}, {"pool": 0, "byzantine": NOTHING, "arab": NOTHING}, cities=taken)
    assert "control" not in words(table)
    assert "reinforce" in words(table)
    del taken["smyrna"]
    assert "control" in words(at({}, {"pool": 0, "byzantine": NOTHING, "arab": NOTHING}, cities=taken))


@pytest.mark.rule("BZ 5.8", "BZ 5.17")
@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("bulgars", 2),
        ("fortify", 2),
        ("grow_byzantine", 2),
        ("grow_arab", 3),
        ("emperor", 1),
        ("caliph", 1),
        ("civil_war_byzantine", 1),
        ("civil_war_arab", 2),
        ("fleet_byzantine", 1),
        ("fleet_arab", 1),
    ],
)
def test_a_full_space_is_closed(name: str, count: int) -> None:
    both = {"byzantine": {"army": "nicaea"}, "arab": {"army": "mecca"}}
    cities = {"smyrna": {"control": 0}}
    word = name.replace("_", "-")
    assert word in words(at(both, cities=cities, spaces={name: [1] * (count - 1)}))
    table = at(both, cities=cities, spaces={name: [1] * count})
    assert word not in words(table)
    if name == "civil_war_byzantine":
        say(table, 0, "move-byzantine", "ancyra")
        assert asked(table) == (1, "BZ 3.2"), "a civil war is not offered after a move, either"


@pytest.mark.rule("BZ 5.11")
def test_at_most_two_fortifications_and_one_per_city() -> None:
    fort = {"control": 0, "fortified": True}
    assert "fortify" not in words(at(cities={"nicaea": fort})), "no second fortification on the same city"
    table = at(cities={"nicaea": fort, "smyrna": {"control": 0}, "athens": {"control": 0}})
    say(table, 0, "fortify")
    assert sorted(words(table)) == ["athens", "smyrna"]
    table = at(cities={"nicaea": fort, "smyrna": fort, "athens": {"control": 0}})
    assert "fortify" not in words(table), "both fortifications are used"


@pytest.mark.rule("BZ 5.10")
def test_a_rivals_city_may_grow() -> None:
    table = at(cities={"athens": {"control": 1}})
    say(table, 0, "grow-byzantine", "athens", "from-pool")
    assert city(table, "athens") == {**city(table, "athens"), "markers": 3, "control": 1}
    assert [side(table, seat, "byzantine")["vp"] for seat in (0, 1)] == [10, 10]


@pytest.mark.rule("BZ 5.2")
def test_only_the_first_byzantine_city_places_a_figure() -> None:
    table = at({}, {"passed": True}, seats=2)
    say(table, 0, "control", "mecca", "from-pool")
    assert [side(table, 0, name)["army"] for name in ("byzantine", "arab")] == [None, None]
    say(table, 0, "control", "nicaea", "from-pool")
    assert [side(table, 0, name)["army"] for name in ("byzantine", "arab")] == ["nicaea", None]
    say(table, 0, "control", "damascus", "from-pool")
    assert side(table, 0, "byzantine")["army"] == "nicaea"
    assert len(events(table, "placed")) == 1


@pytest.mark.rule("BZ 3.5", "BZ 11.5")
def test_the_first_to_pass_starts_the_next_round() -> None:
    table = at(RICH, RICH, RICH, turn=2)
    for seat in (2, 0, 1):
        say(table, seat, "pass")
    assert board(table)["round"] == 2
    assert asked(table) == (2, "BZ 3.2")


@pytest.mark.rule("BZ 6.4", "BZ 11.3")
def test_an_army_that_loses_all_cubes_to_upkeep_loses_its_figure() -> None:
    poor = {"byzantine": {**NOTHING}, "arab": {**NOTHING, "main": 1, "army": "mecca", "treasury": 0}}
    table = at(poor, RICH, seats=2, phase="income")
    assert player(table, 0)["removed"] == 1
    assert side(table, 0, "arab")["army"] is None
    assert events(table, "dissolved")[0]["city"] == "mecca"


# --- the log ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BZ 4.1", "BZ 3.5")
def test_single_sources_are_applied_and_logged() -> None:
    table = at({"arab": {"treasury": 2}})
    say(table, 0, "caliph")
    assert events(table, "cube-taken") == [
        {"event": "cube-taken", "seat": 0, "source": "pool", "side": "arab", "price": 0}
    ]
    say(table, 1, "pass")
    assert events(table, "passed")[0] == {
        "event": "passed",
        "seat": 1,
        "first": True,
        "starts_next": True,
        "source": "losses",
    }
    table = at({"pool": 0, "losses": 0, "byzantine": NOTHING, "arab": NOTHING}, round=3)
    say(table, 0, "pass")
    passed = events(table, "passed")[0]
    assert (passed["first"], passed["starts_next"], passed["source"]) == (True, False, "no-cube")


@pytest.mark.rule("BZ 7.19")
def test_the_log_shows_which_cubes_were_given_up() -> None:
    caliph = {"arab": {**NOTHING, "army": "alexandria", "main": 1, "move": 1, "treasury": 0}, "pool": 0}
    cities = {"alexandria": ARAB, "jerusalem": {"markers": 1}}
    table = at(caliph, cities=cities, spaces={"caliph": [0]}, dice=[1])
    say(table, 0, "move-arab", "jerusalem")
    given = events(table, "sacrificed")[0]
    assert (given["placed"], given["lost"]) == ("arab-main", "guard")
    two = {"arab": {**NOTHING, "army": "alexandria", "main": 3, "move": 2, "treasury": 0}, "pool": 0}
    table = at(two, cities=cities, dice=[1])
    say(table, 0, "move-arab", "jerusalem", "from-arab-move")
    given = events(table, "sacrificed")[0]
    assert (given["placed"], given["lost"]) == ("arab-move", "arab-main")


@pytest.mark.rule("BZ 6.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_byzantine_figure_waits_for_its_first_city(seats: int) -> None:
    table = hippodrome.new_table("byzantium", seats, seed=1)
    assert "move-byzantine" not in words(table)
    assert "move-arab" in words(table)
