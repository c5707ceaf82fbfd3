"""The rules of Byzantium without a worked example: terms, turns, money, actions, rounds."""

from typing import Any

import pytest

import hippodrome
from hippodrome import BadPosition, CannotUndo

from .tables import ARAB, asked, at, board, boxes, city, events, march, player, say, side, words

NOTHING = {"elite": 0, "main": 0, "levy": 0, "move": 0}


# --- terms and setup ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BZ 1.1", "BZ 1.2", "BZ 2.1", "BZ 2.2", "BZ 2.3", "BZ 2.4", "BZ 2.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup(seats: int) -> None:
    table = hippodrome.new_table("byzantium", seats, seed=3)
    seen = board(table)
    count = dict.fromkeys(("byzantine", "arab", "persian"), 0)
    for entry in seen["cities"].values():
        count[entry["side"]] += 1
        assert entry["control"] is None
    assert count == {"byzantine": 21, "arab": 3, "persian": 9}
    assert (city(table, "constantinople")["markers"], city(table, "damascus")["markers"]) == (5, 3)
    assert seen["bulgars"] == 7
    assert sum(len(row) for row in seen["spaces"].values()) == 16
    assert not any(seat is not None for row in seen["spaces"].values() for seat in row)
    for seat in range(seats):
        own = player(table, seat)
        assert boxes(table, seat, "byzantine") == (1, 3, 2, 2)
        assert boxes(table, seat, "arab") == (0, 8, 0, 5)
        assert (own["pool"], own["losses"], own["fortifications"]) == (9, 12, 2)
        assert [own[name]["treasury"] for name in ("byzantine", "arab")] == [15, 5]
        assert [own[name]["vp"] for name in ("byzantine", "arab")] == [10, 10]
        assert [own[name]["army"] for name in ("byzantine", "arab")] == [None, None]
        assert not any(own[name]["guard"] for name in ("byzantine", "arab"))
    assert seen["round"] == 1


@pytest.mark.rule("BZ 2.5", "BZ 3.2")
def test_the_start_player_is_drawn_by_lot_and_play_is_clockwise() -> None:
    starts = {hippodrome.new_table("byzantium", 4, seed=seed).asks[0].seat for seed in range(40)}
    assert starts == {0, 1, 2, 3}
    table = at(seats=4, turn=2)
    order = []
    for _ in range(5):
        seat = table.asks[0].seat
        order.append(seat)
        say(table, seat, "reinforce", "into-arab-main", "from-pool", "stop")
    assert order == [2, 3, 0, 1, 2]


@pytest.mark.rule("BZ 1.3", "BZ 6.4")
def test_the_levy_is_not_part_of_the_army() -> None:
    table = at({"byzantine": {**NOTHING, "main": 1, "levy": 5, "army": "nicaea"}})
    say(table, 0, "emperor", "from-byzantine-main")
    assert side(table, 0, "byzantine")["army"] is None, "five Levy cubes do not keep the army on the board"
    with pytest.raises(BadPosition):
        at({"byzantine": {**NOTHING, "levy": 5, "army": "nicaea"}})


@pytest.mark.rule("BZ 1.5", "BZ 6.15")
def test_figures_of_one_side_share_a_city() -> None:
    table = at({"byzantine": {"army": "nicaea"}}, {"byzantine": {"army": "ancyra"}}, cities={"ancyra": {"control": 1}})
    say(table, 0, "move-byzantine", "ancyra", "stop")
    assert city(table, "ancyra")["armies"] == [0, 1]
    assert not events(table, "attacked")


@pytest.mark.rule("BZ 1.6", "BZ 5.1", "BZ 9.8", "BZ 10.1")
def test_cities_that_can_be_controlled() -> None:
    table = at(cities={"athens": {"side": "bulgar", "markers": 1}, "nicaea": {"control": 1}})
    say(table, 0, "control")
    assert "damascus" in words(table)
    assert "mecca" in words(table)
    for never in ("constantinople", "hira", "athens", "nicaea"):
        assert never not in words(table), never


@pytest.mark.rule("BZ 1.7", "BZ 6.13")
@pytest.mark.parametrize(
    ("start", "goal", "cities"),
    [
        ("caesarea", "amida", {}),
        ("athens", "thessalonica", {"thessalonica": {"side": "bulgar", "markers": 2}}),
        ("antioch", "damascus", {"damascus": ARAB}),
    ],
    ids=["persian", "bulgar", "enemy"],
)
def test_every_other_side_is_foreign(start: str, goal: str, cities: dict[str, dict[str, object]]) -> None:
    army = {"byzantine": {"army": start, "move": 3, "main": 12}, "losses": 0}
    table = at(army, cities=cities, bulgars=0, dice=[1] * 3)
    say(table, 0, "move-byzantine", goal)
    assert events(table, "attacked")[0]["city"] == goal, "a foreign city stops the move"
    assert events(table, "conquered"), "the city is besieged at once"


# --- turns and passing --------------------------------------------------------------------------------------------


@pytest.mark.rule("BZ 3.3")
def test_tax_only_once_a_round() -> None:
    table = at(seats=2)
    say(table, 0, "tax", "amount-1", "amount-2")
    say(table, 1, "caliph", "from-pool")
    assert "tax" not in words(table)
    assert "reinforce" in words(table)
    assert "caliph" not in words(table), "the space is occupied"


@pytest.mark.rule("BZ 3.4", "BZ 5.9", "BZ 4.5")
def test_only_possible_actions_are_offered() -> None:
    broke = {"pool": 0, "byzantine": {**NOTHING, "treasury": 0}, "arab": {**NOTHING, "treasury": 0}}
    table = at(broke, cities={"nicaea": {"control": 0}, "mecca": {"control": 0}})
    assert words(table) == ["pass"], "cubes on cities can't be taken, and the Losses cost money"
    table = at({"pool": 0, "byzantine": {"treasury": 3}, "arab": {"treasury": 2}})
    assert "emperor" in words(table)
    assert "caliph" not in words(table)
    assert "fortify" not in words(table), "there is no city to fortify"


@pytest.mark.rule("BZ 3.5")
def test_the_pass_cube() -> None:
    table = at(seats=2)
    say(table, 0, "pass")
    assert (player(table, 0)["losses"], player(table, 0)["pass"]) == (11, 1)
    table = at({"losses": 0, "byzantine": {"army": "nicaea", "elite": 0, "main": 0, "move": 1}})
    say(table, 0, "pass")
    assert asked(table) == (0, "BZ 3.5")
    assert "from-pool" in words(table)
    assert "from-byzantine-levy" in words(table)
    say(table, 0, "from-byzantine-move")
    assert side(table, 0, "byzantine")["treasury"] == 15, "free of charge"
    assert side(table, 0, "byzantine")["army"] is None
    assert board(table)["first_passed"] == 0
    none = {"pool": 0, "losses": 0, "byzantine": NOTHING, "arab": NOTHING}
    table = at(none)
    say(table, 0, "pass")
    assert player(table, 0)["pass"] == 0, "a player without cubes passes without one"
    assert player(table, 0)["passed"]


@pytest.mark.rule("BZ 3.6")
def test_a_player_who_has_passed_still_defends() -> None:
    passed = {"byzantine": {"army": "jerusalem"}, "passed": True}
    cities = {"alexandria": ARAB, "jerusalem": {"control": 1}}
    table = at({"arab": {"army": "alexandria"}}, passed, cities=cities, spaces={"fleet_byzantine": [1]})
    say(table, 0, "move-arab", "jerusalem")
    assert asked(table) == (1, "BZ 7.2")
    say(table, 1, "retreat")
    assert side(table, 1, "byzantine")["army"] == "damascus", "the only goal is chosen without asking"
    assert asked(table) == (1, "BZ 7.4")
    table = at({"arab": {"army": "alexandria"}}, passed, cities=cities, spaces={"fleet_byzantine": [1]})
    say(table, 0, "move-arab", "leucosia")
    assert asked(table) == (1, "BZ 6.12")


@pytest.mark.rule("BZ 3.7")
def test_the_last_player_has_one_more_action() -> None:
    table = at({}, {"passed": True}, {})
    say(table, 0, "pass")
    say(table, 2, "emperor", "from-pool")
    assert events(table, "income"), "one action, then the round is over"
    table = at({}, {"passed": True}, {})
    say(table, 0, "pass")
    say(table, 2, "pass")
    assert events(table, "income")


@pytest.mark.rule("BZ 3.8")
@pytest.mark.parametrize("passer", [0, 1])
def test_with_two_players_one_with_an_empty_pool_gets_one_more_action(passer: int) -> None:
    """Condition (b), both Pools empty, cannot be distinguished from the basic rule.

    No action puts a cube into a Pool, so a Pool that is empty when the other passes is empty after the next action too,
    and that ends the round whatever the passer's Pool holds.
    """
    table = at({"pool": passer}, {"pool": 0}, seats=2, round=3)
    say(table, 0, "pass")
    say(table, 1, "emperor", "from-losses")
    assert asked(table)[1] == "BZ 11.3", "one action"


# --- cubes and money ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BZ 4.5", "BZ 5.14")
def test_guards_can_never_be_bought() -> None:
    emperor = {"pool": 0, "losses": 0, "byzantine": {**NOTHING, "army": "nicaea"}, "arab": {**NOTHING, "treasury": 99}}
    table = at(emperor, spaces={"emperor": [0], "grow_byzantine": [0]})
    assert side(table, 0, "byzantine")["guard"]
    assert words(table) == ["pass"], "the guard cannot be used to pay"


@pytest.mark.rule("BZ 4.6")
def test_treasuries_are_separate() -> None:
    table = at({"pool": 0, "byzantine": {"treasury": 99}, "arab": {"treasury": 2}})
    assert "build-church" in words(table)
    assert "build-mosque" not in words(table)
    assert "fleet-arab" not in words(table)


@pytest.mark.rule("BZ 4.7")
def test_lost_cubes_go_to_the_losses() -> None:
    cities = {"jerusalem": {"control": 1}, "alexandria": ARAB}
    table = at(
        {"arab": {"army": "alexandria"}}, {"byzantine": {"levy": 2}}, cities=cities, dice=[4, 1, 1, 1, 1, 1, 1, 1]
    )
    losses = player(table, 1)["losses"]
    say(table, 0, "move-arab", "jerusalem")
    say(table, 1, "levy")
    assert boxes(table, 1, "byzantine")[2] == 1
    assert player(table, 1)["losses"] == losses + 2, "the Levy cube and the control cube"


# --- basic actions ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BZ 5.2", "BZ 6.2")
def test_the_first_city_without_army_cubes_places_no_figure() -> None:
    table = at({"byzantine": {**NOTHING, "army": None}}, seats=2)
    assert "move-byzantine" not in words(table)
    say(table, 0, "control", "nicaea", "from-pool")
    assert side(table, 0, "byzantine")["army"] is None
    say(table, 1, "pass")
    say(table, 0, "reinforce", "into-byzantine-main", "from-pool", "stop")
    say(table, 0, "move-byzantine")
    assert "constantinople" in words(table), "the figure now enters like any other"


@pytest.mark.rule("BZ 5.4")
def test_one_elite_cube_per_action() -> None:
    table = at()
    say(table, 0, "reinforce", "into-byzantine-elite", "from-pool")
    assert "into-byzantine-elite" not in words(table)
    assert "into-arab-elite" in words(table), "one cube for each Elite box"
    table = at(options={"elite_limit": "per_action"})
    say(table, 0, "reinforce", "into-byzantine-elite", "from-pool")
    assert "into-arab-elite" not in words(table)


@pytest.mark.rule("BZ 5.5", "BZ 4.8")
def test_a_cube_never_goes_into_the_box_it_came_from() -> None:
    lone = {"pool": 0, "losses": 0, "byzantine": {**NOTHING, "main": 1, "army": "nicaea"}, "arab": NOTHING}
    table = at({**lone, "byzantine": {**NOTHING, "main": 1, "army": "nicaea", "treasury": 15}})
    say(table, 0, "reinforce")
    assert "into-byzantine-main" not in words(table)
    say(table, 0, "into-byzantine-elite", "stop")
    assert boxes(table, 0, "byzantine") == (1, 0, 0, 0)
    assert side(table, 0, "byzantine")["treasury"] == 12
    assert side(table, 0, "byzantine")["army"] == "nicaea", "a cube that stays in the army never dissolves it"


@pytest.mark.rule("BZ 5.6")
def test_tax_is_split_bezant_by_bezant() -> None:
    table = at({"pool": 4})
    say(table, 0, "tax")
    assert words(table) == ["amount-1", "amount-2", "amount-3", "amount-4"]
    say(table, 0, "amount-3")
    assert words(table) == [f"amount-{share}" for share in range(7)]
    say(table, 0, "amount-5")
    assert (player(table, 0)["pool"], player(table, 0)["tax"]) == (1, 3)
    assert [side(table, 0, name)["treasury"] for name in ("byzantine", "arab")] == [20, 6]


@pytest.mark.rule("BZ 5.7")
def test_church_and_mosque() -> None:
    table = at()
    say(table, 0, "build-church", "from-losses")
    assert player(table, 0)["church"] == 1
    assert side(table, 0, "byzantine")["treasury"] == 15 - 9
    assert side(table, 0, "byzantine")["vp"] == 12
    table = at({"arab": {"treasury": 8}})
    say(table, 0, "build-mosque")
    assert player(table, 0)["mosque"] == 1, "8 bezants cannot pay for the cube too, so it is from the Pool"
    assert side(table, 0, "arab")["treasury"] == 2


@pytest.mark.rule("BZ 5.12", "BZ 5.13")
@pytest.mark.parametrize(("word", "name"), [("emperor", "byzantine"), ("caliph", "arab")])
def test_emperor_and_caliph(word: str, name: str) -> None:
    table = at()
    say(table, 0, word, "from-pool")
    assert side(table, 0, name)["vp"] == 12
    assert side(table, 0, name)["guard"]
    assert board(table)["spaces"][word] == [0]


@pytest.mark.rule("BZ 5.11")
def test_fortification_is_the_control_piece() -> None:
    table = at({"byzantine": {"army": "nicaea"}}, cities={"nicaea": {"control": 0}, "smyrna": {"control": 1}})
    losses = player(table, 0)["losses"]
    say(table, 0, "fortify", "from-pool")
    assert city(table, "nicaea") == {"side": "byzantine", "markers": 3, "control": 0, "fortified": True, "armies": [0]}
    assert player(table, 0)["losses"] == losses + 1
    assert player(table, 0)["fortifications"] == 1
    assert side(table, 0, "byzantine")["vp"] == 10


@pytest.mark.rule("BZ 5.18", "BZ 9.4")
def test_bulgars_are_a_special_action() -> None:
    table = at()
    say(table, 0, "bulgars")
    assert set(words(table)) == {"strengthen", "adrianople", "thessalonica"}
    lost = {"adrianople": {"side": "bulgar", "markers": 1}, "thessalonica": {"side": "bulgar", "markers": 2}}
    table = at(cities=lost)
    say(table, 0, "bulgars")
    assert set(words(table)) == {"strengthen", "constantinople", "athens", "dyrrachium"}, "by land, never over water"


# --- undo ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BZ 6.10")
def test_a_move_can_be_undone_until_dice_are_rolled() -> None:
    table = at({"byzantine": {"army": "antioch", "move": 3}}, dice=[1, 1])
    start = table.position()
    march(table, 0, "byzantine", "damascus", "jerusalem")
    say(table, 0, "civil-war-byzantine")
    while table.can_undo(0):
        table.undo(0)
    assert table.position() == start
    assert asked(table) == (0, "BZ 3.2")
    march(table, 0, "byzantine", "edessa", "amida")
    with pytest.raises(CannotUndo):
        table.undo(0)


@pytest.mark.rule("BZ 6.10", "BZ 6.12")
def test_the_whole_path_must_be_affordable() -> None:
    table = at({"arab": {"army": "alexandria", "move": 4}}, cities={"alexandria": ARAB, "jerusalem": ARAB})
    say(table, 0, "move-arab")
    assert "damascus" in words(table)
    table = at({"arab": {"army": "alexandria", "move": 2}}, cities={"alexandria": ARAB, "jerusalem": ARAB})
    say(table, 0, "move-arab")
    assert "damascus" not in words(table)
    say(table, 0, "jerusalem")
    assert asked(table)[0] == 0
    assert asked(table)[1] == "BZ 6.16", "the second link would cost two more"


# --- the end of a round -------------------------------------------------------------------------------------------

OTHERS = {"byzantine": {"treasury": 99}, "arab": {"treasury": 99}}


@pytest.mark.rule("BZ 11.1", "BZ 11.6")
def test_income() -> None:
    cities = {
        "nicaea": {"control": 0, "fortified": True},
        "mecca": {"control": 0},
        "hira": {**ARAB, "markers": 1, "control": 1},
    }
    table = at(OTHERS, OTHERS, seats=2, cities=cities, phase="income", first_passed=1)
    income = events(table, "income")
    assert [(event["byzantine"], event["arab"]) for event in income] == [(6, 4), (0, 2)]
    kinds = [event.data()["event"] for event in table.events]
    assert kinds.index("upkeep") > max(place for place, kind in enumerate(kinds) if kind == "income")
    assert kinds.index("refitted") > max(place for place, kind in enumerate(kinds) if kind == "upkeep")


@pytest.mark.rule("BZ 3.1", "BZ 11.4", "BZ 11.5")
def test_a_new_round() -> None:
    rich = {**OTHERS, "tax": 2, "pass": 1, "church": 1, "losses": 5, "passed": True}
    guard_only = {"byzantine": {**NOTHING, "army": "nicaea", "treasury": 9}, "arab": {"treasury": 99}, "losses": 4}
    table = at(rich, guard_only, seats=2, phase="income", first_passed=1, spaces={"emperor": [1], "fleet_arab": [0]})
    assert board(table)["round"] == 2
    assert asked(table) == (1, "BZ 3.2"), "the first to pass starts"
    own = player(table, 0)
    assert (own["pool"], own["losses"]) == (9 + 2 + 1 + 1 + 3, 2)
    assert (own["tax"], own["pass"], own["church"], own["passed"]) == (0, 0, 1, False)
    assert board(table)["spaces"]["emperor"] == [None]
    assert not side(table, 1, "byzantine")["guard"]
    assert side(table, 1, "byzantine")["army"] is None, "without its guard the army has no cube"


@pytest.mark.rule("BZ 3.1", "BZ 12.2")
def test_the_third_round_ends_with_upkeep_and_scoring() -> None:
    cities = {"nicaea": {"control": 0}, "mecca": {"control": 0}, "medina": {"control": 0}}
    table = at(OTHERS, OTHERS, seats=2, cities=cities, phase="income", round=3, first_passed=1)
    assert table.over
    assert events(table, "upkeep")
    assert [side(table, 0, name)["vp"] for name in ("byzantine", "arab")] == [13, 13]
    assert table.scores == [26, 20]
    assert table.ranking == [[0], [1]]


@pytest.mark.rule("BZ 12.3")
def test_ties() -> None:
    def end(one: dict[str, int], other: dict[str, int], **position: Any) -> list[list[int]]:
        players = [
            {name: {**NOTHING, "vp": own[name], "treasury": own.get("money", 0)} for name in ("byzantine", "arab")}
            for own in (one, other)
        ]
        return at(*players, seats=2, phase="income", round=3, first_passed=0, **position).ranking

    assert end({"byzantine": 40, "arab": 18}, {"byzantine": 20, "arab": 20}) == [[0], [1]], "the higher sum"
    cities = {"medina": {"control": 0}, "tabuk": {"control": 0}, "mecca": {"control": 1}}
    even = {"byzantine": 20, "arab": 20}
    assert end(even, even, cities=cities) == [[0], [1]], "two small cities beat a big one"
    assert end(even, {**even, "money": 3}) == [[1], [0]]
    assert end(even, even) == [[0, 1]], "a shared victory"


@pytest.mark.rule("BZ 11.3")
def test_a_player_who_cannot_pay_all_upkeep_must_pay_as_much_as_possible() -> None:
    own = {"elite": 2, "main": 3, "levy": 2, "move": 1, "treasury": 5}
    table = at({"byzantine": own, "arab": {"treasury": 99}}, seats=2, phase="income")
    seen = set()

    def walk(table: hippodrome.Table) -> None:
        if asked(table) != (0, "BZ 11.3"):
            seen.add((boxes(table, 0, "byzantine"), side(table, 0, "byzantine")["treasury"]))
            return
        for word in words(table):
            twin = table.copy()
            twin.play(0, word)
            walk(twin)

    walk(table)
    price = (3, 1, 2, 1)
    start = (2, 3, 2, 1)
    legal = set()
    for elite in range(3):
        for main in range(4):
            for levy in range(3):
                for move in range(2):
                    paid = (elite, main, levy, move)
                    left = 5 - sum(count * cost for count, cost in zip(paid, price, strict=True))
                    unpaid = [cost for count, had, cost in zip(paid, start, price, strict=True) if count < had]
                    if left >= 0 and all(left < cost for cost in unpaid):
                        legal.add((paid, left))
    assert seen == legal
