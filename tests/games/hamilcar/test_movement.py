"""HM 9, 10, 13, 15: movement, interception, avoiding, retreat."""

import pytest

import hippodrome
from hippodrome.games.hamilcar.board import SPACE_OF
from hippodrome.games.hamilcar.state import WITHDRAWN

from .positions import (
    CARTHAGE,
    ROME,
    asked,
    cus,
    force,
    logged,
    marching,
    say,
    state,
    trains,
    war,
    where,
    words,
)
from .test_examples_battles import land_fight, sea_fight


@pytest.mark.rule("HM 9.2")
def test_a_general_chooses_what_to_take_and_picks_up_units_on_the_way() -> None:
    table = marching(
        "duilius",
        force("rome", "enna", 6, "duilius", trains=2),
        force("rome", "centuripae", 7, "cotta", trains=1),
        proconsul="duilius",
    )
    say(table, "march-centuripae", "count-4", "count-1")
    assert cus(table, ROME, "enna") == 2 and trains(table, ROME, "enna") == 1
    assert cus(table, ROME, "centuripae") == 11
    say(table, "march-catana")
    assert "count-8" in words(table) and "count-9" not in words(table), "the consul left behind keeps three"
    alone = marching("duilius", force("rome", "enna", 14, "duilius"), proconsul="duilius")
    say(alone, "march-centuripae")
    assert words(alone)[-1] == "count-10", "at most ten CUs"


@pytest.mark.rule("HM 9.2")
def test_a_general_without_cus_may_not_enter_a_space_with_an_army() -> None:
    table = marching("duilius", force("rome", "enna", 0, "duilius"), force("carthage", "centuripae", 1))
    assert "march-centuripae" not in words(table) and "march-phintias" in words(table)


@pytest.mark.rule("HM 9.3")
def test_a_strait_costs_two_and_is_not_naval_movement() -> None:
    table = marching("caudex", force("rome", "rhegium", 4, "caudex"), force("carthage", "lipara", 1, "boodes"), mp=2)
    say(table, "march-messana", "all")
    assert where(table, "caudex") == "messana"
    assert asked(table)[1] == "prompt-play", "no points left"
    one = marching("caudex", force("rome", "rhegium", 4, "caudex"), mp=1)
    assert "march-messana" not in words(one)


@pytest.mark.rule("HM 9.4", "HM 13.1", "HM 13.2")
def test_order_of_entering_a_space() -> None:
    """First Harsh Country, then interception, then the defender's answer or the battle."""
    table = marching(
        "duilius",
        force("rome", "enna", 5, "duilius"),
        force("carthage", "phintias", 2),
        force("carthage", "agrigentum", 3, "hanno"),
        hands=[[65], [124, 66]],
        dice=[2, 2],
        seed=1,
    )
    say(table, "march-phintias", "all")
    assert asked(table) == (CARTHAGE, "prompt-react")
    say(table, "react-124")
    assert logged(table, "attrition")[0]["die"] == 2
    assert asked(table) == (CARTHAGE, "prompt-intercept") and words(table) == ["pass", "general-hanno"]
    say(table, "general-hanno", "all")
    assert cus(table, CARTHAGE, "phintias") == 5 and cus(table, CARTHAGE, "agrigentum") == 0
    assert asked(table) == (ROME, "prompt-go-back")
    say(table, "fight")
    fight = state(table).battle
    assert fight.intercepted and fight.numbers == [5 + 3, 5 + 2 + 1]


@pytest.mark.rule("HM 13.1")
def test_no_interception_into_a_city_of_the_mover() -> None:
    for holder, tries in (("rome", False), ("carthage", True)):
        table = marching(
            "duilius",
            force("rome", "phintias", 4, "duilius"),
            force("carthage", "mytistratum", 3, "hanno"),
            control={"agrigentum": holder},
        )
        say(table, "march-agrigentum", "all")
        assert (asked(table)[1] == "prompt-intercept") is tries


@pytest.mark.rule("HM 13.1")
def test_each_general_tries_once_per_space() -> None:
    table = marching(
        "duilius",
        force("rome", "enna", 4, "duilius"),
        force("carthage", "agrigentum", 3, "hanno"),
        dice=[6, 6],
    )
    say(table, "march-phintias", "all", "general-hanno")
    assert asked(table)[1] == "prompt-move", "he failed and may not try again in this space"
    say(table, "march-camarina", "all")
    assert asked(table)[1] == "prompt-move", "Camarina is too far"
    say(table, "march-phintias", "all")
    assert asked(table) == (CARTHAGE, "prompt-intercept"), "entering again allows a new attempt"


@pytest.mark.rule("HM 13.3")
@pytest.mark.parametrize(("die", "back"), [(3, True), (4, False)])
def test_going_back(die: int, back: bool) -> None:
    table = marching(
        "duilius",
        force("rome", "enna", 4, "duilius"),
        force("carthage", "agrigentum", 3, "hanno"),
        dice=[1, die],
        seed=1,
    )
    say(table, "march-phintias", "all", "general-hanno", "all", "go-back")
    if back:
        assert where(table, "duilius") == "enna" and cus(table, ROME, "enna") == 4
        assert asked(table)[1] == "prompt-play" and cus(table, CARTHAGE, "phintias") == 3
    else:
        assert state(table).battle.numbers == [4 + 3 - 1, 3 + 2 + 1]


@pytest.mark.rule("HM 13.4")
def test_a_general_alone_is_intercepted() -> None:
    for answer, place in (("fight", "removed"), ("go-back", "enna")):
        table = marching(
            "duilius", force("rome", "enna", 0, "duilius"), force("carthage", "agrigentum", 3, "hanno"), dice=[1, 1]
        )
        say(table, "march-phintias", "general-hanno", "all", answer)
        assert where(table, "duilius") == place


@pytest.mark.rule("HM 13.5", "HM 13.6")
def test_avoiding_battle() -> None:
    stacks = [force("rome", "enna", 4, "duilius"), force("carthage", "mytistratum", 4, "hanno", trains=1)]
    table = marching("duilius", *stacks, control={"hippana": "rome"}, dice=[2], seed=1)
    say(table, "march-mytistratum", "all", "avoid")
    assert words(table) == ["space-agrigentum", "space-thermae"], "neither Enna nor Roman Hippana"
    say(table, "space-thermae", "all")
    assert where(table, "hanno") == "thermae" and trains(table, CARTHAGE, "thermae") == 1
    assert asked(table)[1] == "prompt-move", "the march may continue"
    say(table, "march-thermae", "all")
    assert state(table).battle.active, "a stack tries once per activation"


@pytest.mark.rule("HM 13.6")
def test_units_that_do_not_avoid_battle_stand() -> None:
    stacks = [force("rome", "enna", 4, "duilius"), force("carthage", "mytistratum", 4, "hanno")]
    table = marching("duilius", *stacks, dice=[2], seed=1)
    say(table, "march-mytistratum", "all", "avoid", "space-thermae", "count-3")
    assert state(table).battle.active and cus(table, CARTHAGE, "mytistratum") == 1
    assert cus(table, CARTHAGE, "thermae") == 3


@pytest.mark.rule("HM 13.7")
def test_a_general_alone_may_enter_his_city() -> None:
    table = marching("duilius", force("rome", "segesta", 4, "duilius"), force("carthage", "drepanum", 0, "adherbal"))
    say(table, "march-drepanum", "all", "into-city")
    if asked(table)[1] == "prompt-into-city":
        say(table, "all")
    assert table.view(None)["board"]["generals"]["adherbal"] == {"where": "map", "space": "drepanum", "inside": True}


@pytest.mark.rule("HM 9.7", "HM 16.1")
def test_a_siege_needs_three_points_and_three_cus_and_ends_the_activation() -> None:
    def offered(count: int, mp: int) -> bool:
        return "siege" in words(marching("caudex", force("rome", "agrigentum", count, "caudex"), mp=mp))

    assert offered(3, 3) and not offered(2, 4) and not offered(3, 2)
    table = marching("caudex", force("rome", "agrigentum", 4, "caudex"), mp=6, dice=[2])
    say(table, "siege")
    assert asked(table)[1] == "prompt-play"


@pytest.mark.rule("HM 9.8")
def test_an_attack_out_of_the_city() -> None:
    stacks = [
        force("carthage", "agrigentum", 4, "hanno", inside=True),
        force("rome", "agrigentum", 3, "duilius"),
    ]
    table = marching("hanno", *stacks, sieges={"agrigentum": ["rome", 1]}, seed=1)
    assert words(table) == ["stop", "attack"], "he cannot march past them, and a besieged port is closed"
    open_port = marching("hanno", *stacks)
    assert "sail-cossyra" in words(open_port)
    say(table, "attack", "count-3")
    fight = state(table).battle
    assert fight.attacker == CARTHAGE and cus(table, CARTHAGE, "agrigentum") == 3
    assert cus(table, CARTHAGE, "agrigentum", inside=True) == 1


@pytest.mark.rule("HM 9.8", "HM 15.5")
def test_an_army_that_came_out_of_a_city_retreats_inside() -> None:
    table = land_fight(
        ["battle-losses"],
        space="agrigentum",
        attacker=CARTHAGE,
        came_from=-2,
        fight={"loser": CARTHAGE, "decided": 3, "rounds": 1},
        carthage=(3, "hannibal-gisgo"),
        dice=[1, 1],
    )
    if asked(table)[1] == "prompt-retreat":
        assert not [word for word in words(table) if word.startswith("space-")]
        say(table, "city")
    assert cus(table, CARTHAGE, "agrigentum", inside=True) == 3


@pytest.mark.rule("HM 9.9")
def test_trains_alone_are_lost_to_an_army() -> None:
    table = marching("duilius", force("rome", "enna", 4, "duilius"), force("carthage", "mytistratum", trains=2))
    say(table, "march-mytistratum", "all")
    assert trains(table, CARTHAGE, "mytistratum") == 0
    assert asked(table)[1] == "prompt-move"


# --- at sea -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HM 10.3", "HM 10.4")
def test_a_leg_is_announced_with_path_load_and_ships() -> None:
    from hippodrome.games.hamilcar.rules.naval import transports

    table = marching(
        "duilius",
        force("rome", "messana", 8, "duilius", trains=9),
        force("carthage", "lipara", 1, "boodes"),
        ready=[4, 2],
    )
    say(table, "sail-mylae", "land", "count-5", "count-7")
    assert words(table) == [f"count-{count}" for count in range(5)]
    say(table, "count-3")
    leg = state(table).leg
    assert state(table).ready == [1, 2] and leg.ships == [3, 0]
    assert transports(leg) == 7, "the larger of five CUs and seven trains"
    assert where(table, "duilius") == "aboard"
    (sailed,) = logged(table, "sailed")
    assert (sailed["path"], sailed["cus"], sailed["trains"], sailed["warships"]) == (["messana", "mylae"], 5, 7, 3)


@pytest.mark.rule("HM 10.5")
def test_ships_can_leave_the_field_before_a_besieged_city_but_not_the_city() -> None:
    inside = force("carthage", "agrigentum", 3, "hanno", inside=True)
    outside = force("rome", "agrigentum", 4, "duilius")
    sieges = {"agrigentum": ["rome", 1]}
    assert not [word for word in words(marching("hanno", inside, outside, sieges=sieges)) if word.startswith("sail-")]
    assert "sail-phintias" in words(marching("duilius", inside, outside, sieges=sieges))


@pytest.mark.rule("HM 10.5", "HM 10.10")
def test_landing_in_a_friendly_city_or_in_the_field() -> None:
    stacks = [
        force("carthage", "phintias", 3, "hanno"),
        force("carthage", "agrigentum", 3, inside=True),
        force("rome", "agrigentum", 4, "duilius"),
    ]
    table = marching("hanno", *stacks, ready=[0, 0], mp=1)
    say(table, "sail-agrigentum", "count-2")
    assert words(table) == ["city", "field"]
    say(table, "city")
    assert cus(table, CARTHAGE, "agrigentum", inside=True) == 5
    field = marching("hanno", *stacks, ready=[0, 0], mp=1, seed=1)
    say(field, "sail-agrigentum", "count-3")
    assert state(field).activation.came_from == -1, "three CUs do not fit, so they land in the field"


@pytest.mark.rule("HM 10.10")
def test_no_supremacy_for_a_leg_that_was_intercepted() -> None:
    table = sea_fight(
        ["naval-end"], leg={"lost": [0, 0], "loser": CARTHAGE, "ending": 2, "path": ["messana", "lipara"]}
    )
    assert where(table, "duilius") == "lipara"
    assert state(table).supremacy == CARTHAGE


@pytest.mark.rule("HM 10.11")
def test_a_warship_sails_with_one_general_of_a_campaign() -> None:
    table = war(
        forces=[force("rome", "messana", 4, "duilius"), force("rome", "rhegium", 4, "paterculus")],
        hands=[[66], [65]],
        ready=[3, 0],
    )
    say(table, "play-66-event", "general-duilius", "sail-mylae", "land", "all", "count-2", "stop")
    say(table, "general-paterculus", "sail-locri", "land", "all")
    assert words(table) == ["count-0", "count-1"]


@pytest.mark.rule("HM 11.19")
def test_the_reaction_window_after_a_naval_victory() -> None:
    table = sea_fight(
        ["naval-end"], leg={"lost": [0, 1], "loser": CARTHAGE, "ending": 2}, hands=[[117, 65], [66]], ships=(2, 2)
    )
    assert asked(table) == (ROME, "prompt-react")
    say(table, "react-117", "pc-tyndaris", "pc-catana")
    board = table.view(None)["board"]["control"]
    assert board["tyndaris"] == board["catana"] == "rome"


# --- withdrawal and retreat ---------------------------------------------------------------------------------------


@pytest.mark.rule("HM 15.1", "HM 15.2")
def test_withdrawal() -> None:
    table = land_fight(["battle-round"], cards=(["probe"], ["probe"]), dice=[3])
    say(table, "withdraw")
    assert asked(table) == (CARTHAGE, "prompt-contest")
    say(table, "contest")
    assert asked(table) == (ROME, "prompt-play") or where(table, "caudex") == "enna"
    assert not logged(table, "casualties") and not logged(table, "duty")
    stopped = land_fight(["battle-round"], cards=(["probe"], ["probe"]), dice=[2])
    say(stopped, "withdraw", "contest")
    assert asked(stopped) == (CARTHAGE, "prompt-battle-card")
    assert "withdraw" not in words(stopped), "withdrawing again needs a card played first"


@pytest.mark.rule("HM 15.2")
def test_a_withdrawal_after_a_round_costs_casualties() -> None:
    table = land_fight(["battle-round"], cards=(["probe"], ["probe"]), fight={"rounds": 3}, dice=[6])
    say(table, "withdraw", "let-go")
    assert logged(table, "casualties")[0]["loss"] == 2 and not logged(table, "retreat-losses")
    assert cus(table, ROME, "enna") == 4


@pytest.mark.rule("HM 15.4")
def test_retreat_over_land_by_a_shortest_route() -> None:
    table = land_fight(
        ["battle-losses"],
        fight={"loser": CARTHAGE, "decided": 3, "rounds": 1},
        dice=[1, 1],
        carthage=(5, "hanno"),
        control={"agrigentum": "rome", "hippana": "rome", "thermae": "neutral"},
    )
    assert words(table) == ["space-hippana", "space-thermae"], "both lead to Panormus in two steps; Agrigentum is Roman"
    say(table, "space-hippana")
    assert cus(table, CARTHAGE, "panormus") == 4, "one CU is lost in Roman Hippana"


@pytest.mark.rule("HM 15.4")
def test_an_attacker_retreats_the_way_he_came_and_takes_smaller_stacks_along() -> None:
    table = land_fight(
        ["battle-losses"],
        fight={"loser": ROME, "decided": 3, "rounds": 1},
        dice=[1, 1],
        more=[force("rome", "enna", 2), force("rome", "centuripae", 1)],
        control={"centuripae": "neutral", "catana": "rome"},
    )
    assert cus(table, ROME, "enna") == 0 and cus(table, ROME, "catana") == 9
    assert where(table, "caudex") == "catana"


@pytest.mark.rule("HM 15.6", "HM 14.12")
def test_a_stack_without_a_retreat_is_eliminated() -> None:
    table = land_fight(
        ["battle-losses"],
        space="corsi",
        came_from=-1,
        fight={"loser": ROME, "decided": 3, "rounds": 1},
        dice=[1, 1],
    )
    assert logged(table, "eliminated") and where(table, "caudex") == "removed"
    assert cus(table, ROME, "corsi") == 0
    assert [duty["count"] for duty in logged(table, "duty")] == [2], "the first duty is for the Aristocrat"


@pytest.mark.rule("HM 15.5")
def test_cus_that_do_not_fit_into_the_city_are_lost() -> None:
    table = land_fight(
        ["battle-losses"],
        space="panormus",
        came_from="segesta",
        carthage=(7, "hanno"),
        fight={"loser": CARTHAGE, "decided": 3, "rounds": 1},
        dice=[1, 1],
    )
    say(table, "city")
    assert cus(table, CARTHAGE, "panormus", inside=True) == 5
    assert state(table).agenda, "they count as losses"
    assert logged(table, "duty")[0]["count"] == 1


@pytest.mark.rule("HM 15.7")
def test_trains_retreat_only_with_cus() -> None:
    table = land_fight(
        ["battle-losses"], fight={"loser": CARTHAGE, "decided": 4, "rounds": 1}, dice=[1, 6], carthage=(6, "hanno")
    )
    state_trains = state(table).trains[CARTHAGE]
    assert sum(state_trains) == 0
    stack = [force("carthage", "mytistratum", 0, trains=4)]
    table = land_fight(
        ["battle-losses"],
        fight={"loser": CARTHAGE, "decided": 4, "rounds": 1},
        dice=[1, 6],
        carthage=(6, "hanno"),
        more=stack,
    )
    assert cus(table, CARTHAGE, "agrigentum") == 1 and trains(table, CARTHAGE, "agrigentum") == 1
    assert state(table).trains[CARTHAGE][SPACE_OF["mytistratum"]] == 0


@pytest.mark.rule("HM 15.3", "HM 15.7")
@pytest.mark.parametrize(("decided", "kept"), [(WITHDRAWN, 10), (3, 4)])
def test_at_most_ten_trains_leave_by_sea_and_after_a_defeat_no_more_than_cus(decided: int, kept: int) -> None:
    table = land_fight(
        ["battle-end"],
        ["battle-leave" if decided == WITHDRAWN else "battle-retreat"],
        space="mylae",
        came_from="tyndaris",
        rome=(4, "duilius"),
        fight={"loser": ROME, "decided": decided, "rounds": 0},
        more=[force("rome", "mylae", 0, trains=12)],
    )
    say(table, "sail-messana")
    assert trains(table, ROME, "messana") == kept


@pytest.mark.rule("HM 3.9", "HM 13.6")
def test_besiegers_who_avoid_battle_end_their_siege_at_once() -> None:
    """The siege ends even while their commander in the new space has not been chosen."""
    table = marching(
        "duilius",
        force("rome", "selinus", 6, "duilius"),
        force("carthage", "lilybaeum", 4, "hanno", "boodes"),
        force("carthage", "drepanum", 1, "himilco"),
        control={"lilybaeum": "rome", "selinus": "rome"},
        sieges={"lilybaeum": ["carthage", 1]},
        dice=[1],
    )
    say(table, "march-lilybaeum", "all")
    assert asked(table) == (CARTHAGE, "prompt-avoid")
    say(table, "avoid")
    while asked(table)[1] in ("prompt-where-to", "prompt-take"):
        say(table, next(word for word in ("space-drepanum", "all") if word in words(table)))
    assert asked(table)[1] == "prompt-commander"
    assert state(table).siege[SPACE_OF["lilybaeum"]] == 0


def test_a_position_with_both_sides_in_a_field_without_a_battle_is_refused() -> None:
    """HM 9.6: this includes the space of the activated general if he has not just marched there."""
    stand = [force("rome", "selinus", 6, "duilius"), force("carthage", "selinus", 4, "hanno")]
    with pytest.raises(hippodrome.BadPosition, match="Both sides are in the field of selinus"):
        marching("duilius", *stand)


@pytest.mark.parametrize("more", [[["place-general", "hanno"]], [["place-general", "hanno"], ["carthage-draw", 1]]])
def test_a_position_that_would_place_too_many_generals_is_refused(more: list[list[object]]) -> None:
    """HM 6.4: at most four generals, and each is placed before the next is drawn."""
    names = ["boodes", "himilco", "adherbal", "carthalo"]
    assert war(["place-general", "hanno"], forces=[force("carthage", "lilybaeum", 4, *names[:3])]).asks
    with pytest.raises(hippodrome.BadPosition, match="More generals"):
        war(*more, forces=[force("carthage", "lilybaeum", 4, *names[: 5 - len(more)])])
