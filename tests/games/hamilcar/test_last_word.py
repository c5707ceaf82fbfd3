"""Cases that the rules had left open: campaigns at sea, garrisons, besieged ports, corvi, and what is asked first."""

from typing import Any

import pytest

import hippodrome
from hippodrome import Table
from hippodrome.games.hamilcar.board import NORMAL_NEAR, SPACE_NAMES, SPACE_OF
from hippodrome.kernel.errors import BadPosition

from .positions import CARTHAGE, ROME, asked, cus, force, logged, marching, say, state, war, where, words
from .test_examples_battles import BATTLE, dealt

CORVI_FREE = {"corvi_in_storms": False}


def campaign(act: dict[str, Any], **data: Any) -> Table:
    """Return a campaign in which Cotta's activation comes first and Duilius may follow."""
    data.setdefault("forces", [force("rome", "messana", 4, "cotta"), force("rome", "rhegium", 4, "duilius")])
    data["activation"] = {"general": "cotta", "mp": 2, "sea_mp": 2, "campaign": ["cotta"], **act}
    return war(["campaign", ROME, 1, 4], ["move"], **data)


def counts(table: Table) -> list[str]:
    return [word for word in words(table) if word.startswith("count-")]


# --- campaigns ----------------------------------------------------------------------------------------------------


def sail_in_a_campaign(table: Table) -> Table:
    """End Cotta's activation and let Duilius set sail, up to the question about his warships."""
    while asked(table)[1] == "prompt-move":
        say(table, "stop")
    say(table, "general-duilius", "sail-messana", "land", "all")
    return table


@pytest.mark.rule("HM 10.11")
def test_warships_lost_or_damaged_with_one_general_do_not_reduce_those_of_the_next() -> None:
    table = campaign(
        {"mp": 4, "sea_mp": 3},
        forces=[
            force("rome", "messana", 4, "cotta"),
            force("rome", "rhegium", 4, "duilius"),
            force("carthage", "lipara", 3, "boodes"),
        ],
        ready=[5, 1],
        supremacy="rome",
        dice=[1],
        seed=2,
    )
    say(table, "sail-mylae", "land", "all", "count-3", "general-boodes", "count-1", "fight")
    while asked(table)[1] != "prompt-campaign":
        wanted = ("no-attack", "evade", "pass")
        say(table, next(word for word in wanted if word in words(table)))
    assert state(table).ready[ROME] == 2 and state(table).damaged[ROME] == 3
    sail_in_a_campaign(table)
    assert counts(table) == ["count-0", "count-1", "count-2"], "the two warships that have not sailed may sail now"


@pytest.mark.rule("HM 10.11")
def test_warships_that_sailed_stay_at_home_with_the_next_general() -> None:
    table = marching(
        "cotta",
        force("rome", "messana", 4, "cotta"),
        force("rome", "rhegium", 4, "duilius"),
        ready=[3, 0],
    )
    say(table, "sail-mylae", "land", "all", "count-2")
    assert state(table).activation.ships == 2
    table = campaign({"ships": 2}, ready=[3, 0])
    sail_in_a_campaign(table)
    assert counts(table) == ["count-0", "count-1"], "only the warship that stayed may sail"


@pytest.mark.rule("HM 10.11")
def test_warships_of_a_cancelled_leg_may_sail_again() -> None:
    table = campaign({"mp": 4, "sea_mp": 3}, ready=[3, 0], hands=[[65], [82]], discard=[])
    say(table, "sail-mylae", "land", "all", "count-3", "react-82")
    assert where(table, "cotta") == "messana"
    say(table, "general-duilius", "sail-messana", "land", "all")
    assert counts(table) == ["count-0", "count-1", "count-2", "count-3"]


# --- garrisons ----------------------------------------------------------------------------------------------------


def at_panormus(*answers: str) -> Table:
    """Return Duilius with five CUs before a garrison of one CU in Panormus, after some answers."""
    table = marching(
        "duilius",
        force("rome", "roma", 3),
        force("rome", "panormus", 5, "duilius"),
        force("carthage", "panormus", 1, inside=True),
        force("carthage", "carthago", 3),
    )
    return say(table, *answers)


@pytest.mark.rule("HM 9.5", "HM 13.5")
def test_a_garrison_is_asked_before_it_can_be_overrun() -> None:
    near = [word for word in words(at_panormus()) if word.startswith("march-")]
    table = at_panormus(near[0], "all", "march-panormus", "all")
    assert asked(table) == (CARTHAGE, "prompt-answer-city"), (
        "the garrison is asked again when the army leaves and returns"
    )
    inside = say(table.copy(), "into-city", "all")
    assert cus(inside, CARTHAGE, "panormus", inside=True) == 1 and not logged(inside, "overrun")
    assert asked(inside) == (ROME, "prompt-move"), "the march continues"
    say(table, "field")
    assert logged(table, "overrun") and cus(table, CARTHAGE, "panormus") == 0, (
        "a garrison that moves into the field is overrun"
    )
    assert asked(table) == (ROME, "prompt-move")


# --- besieged ports -----------------------------------------------------------------------------------------------


def out_of_lilybaeum(besieged: bool) -> Table:
    """Carthalo, an Admiral, attacks out of Lilybaeum and withdraws. Friendly Drepanum is one sea line away."""
    table = marching(
        "carthalo",
        force("rome", "roma", 3),
        force("rome", "lilybaeum", 6),
        force("carthage", "lilybaeum", 4, "carthalo", inside=True),
        sieges={"lilybaeum": ["rome", 1]} if besieged else {},
        seed=5,
    )
    return say(table, "attack", "all", "withdraw")


@pytest.mark.rule("HM 10.5", "HM 15.2", "HM 15.3")
def test_an_attack_does_not_allow_sailing_out_of_a_besieged_city() -> None:
    table = out_of_lilybaeum(besieged=True)
    assert where(table, "carthalo") == "lilybaeum" and cus(table, CARTHAGE, "lilybaeum", inside=True) == 4
    assert "sail-drepanum" in words(out_of_lilybaeum(besieged=False)), "without a siege, sailing is legal"


# --- corvi --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HM 12.3", "HM 18.5")
@pytest.mark.parametrize(("options", "damaged"), [({}, 3), (CORVI_FREE, 2)])
def test_an_option_decides_whether_corvi_matter_in_winter(options: dict[str, bool], damaged: int) -> None:
    table = war(["winter-sea"], ready=[8, 0], corvi=True, dice=[5], options=options)
    assert logged(table, "winter-at-sea")[0]["count"] == damaged


@pytest.mark.rule("HM 12.3", "HM 18.6")
@pytest.mark.parametrize(("options", "modified"), [({}, 5), (CORVI_FREE, 4)])
def test_an_option_decides_whether_corvi_matter_in_storms(options: dict[str, bool], modified: int) -> None:
    table = marching(
        "cotta",
        force("rome", "messana", 4, "cotta"),
        hands=[[65], [79]],
        discard=[],
        ready=[3, 0],
        corvi=True,
        dice=[4],
        options=options,
    )
    say(table, "sail-mylae", "land", "all", "count-3", "react-79")
    assert logged(table, "storm")[0]["modified"] == modified


@pytest.mark.rule("HM 12.3")
def test_the_corvi_option_is_stored_with_the_table_and_its_position() -> None:
    table = hippodrome.new_table("hamilcar", 2, seed=3, options=CORVI_FREE)
    assert not state(table).rulings.corvi_in_storms
    written = table.game.write(table.state)
    assert written["options"] == {**CORVI_FREE, "islands_count": True, "supremacy_guards_ports": True}
    assert not state(hippodrome.position("hamilcar", written)).rulings.corvi_in_storms
    assert state(hippodrome.position("hamilcar", {})).rulings.corvi_in_storms
    with pytest.raises(BadPosition):
        hippodrome.position("hamilcar", {"options": {"corvi_in_storms": "perhaps"}})


# --- a general whose troops drowned -------------------------------------------------------------------------------


@pytest.mark.rule("HM 9.2", "HM 10.10", "HM 18.6")
@pytest.mark.parametrize(("enemies", "at"), [(3, "messana"), (0, "lipara")])
def test_a_general_whose_last_cu_drowned_does_not_land_among_enemies(enemies: int, at: str) -> None:
    lipara = [force("carthage", "lipara", enemies)] if enemies else []
    table = marching(
        "metellus",
        force("rome", "roma", 3),
        force("rome", "messana", 1, "metellus"),
        *lipara,
        hands=[[65], [79]],
        discard=[],
        ready=[3, 0],
        dice=[6],
    )
    say(table, "sail-lipara", "land", *(["count-1"] if enemies else []), "count-3", "react-79")
    assert where(table, "metellus") == at and state(table).ready[ROME] == 1
    assert bool(logged(table, "returned")) == bool(enemies)


# --- no words without effect -------------------------------------------------------------------------------------


@pytest.mark.rule("HM 7.8", "HM 7.9")
def test_training_and_building_are_not_offered_without_effect() -> None:
    stacks = [force("rome", "roma", 3, "cotta")]
    assert {"play-65-training", "play-65-build"} <= set(words(war(forces=stacks, seamanship="good", ready=[8, 0])))
    done = words(war(forces=stacks, seamanship="very-good", ready=[8, 0], damaged=[2, 0]))
    assert not {"play-65-training", "play-65-build"} & set(done)


@pytest.mark.rule("HM 20.7", "HM 3.10")
def test_the_war_chest_offers_no_eleventh_warship() -> None:
    assert "warship" in words(war(["chest-points", CARTHAGE, 3], ready=[0, 9]))
    assert "warship" not in words(war(["chest-points", CARTHAGE, 3], ready=[0, 9], damaged=[0, 1]))


# --- Rome and Africa ----------------------------------------------------------------------------------------------


@pytest.mark.rule("HM 12.2", "HM 10.2")
def test_until_africa_is_open_rome_may_not_even_pass_african_ports() -> None:
    def first_lines(**data: Any) -> set[str]:
        table = marching("metellus", force("rome", "roma", 3), force("rome", "lilybaeum", 4, "metellus"), **data)
        return {word for word in words(table) if word.startswith("sail-")}

    assert "sail-clupea" not in first_lines() and "sail-cossyra" in first_lines()
    assert "sail-clupea" in first_lines(seamanship="very-good")


@pytest.mark.rule("HM 10.2")
def test_a_single_way_on_at_sea_is_still_asked_for() -> None:
    """Metellus without CUs cannot land among enemies at Tyndaris. Thermae is the only way on, but he is asked."""
    table = marching(
        "metellus",
        force("rome", "roma", 3),
        force("rome", "mylae", 0, "metellus"),
        force("carthage", "tyndaris", 3),
        mp=2,
    )
    say(table, "sail-tyndaris")
    assert asked(table) == (ROME, "prompt-sail") and words(table) == ["sail-thermae"]
    assert table.can_undo(ROME)


@pytest.mark.rule("HM 8.7", "HM 16.5")
@pytest.mark.parametrize(("inside", "proconsul", "most"), [(4, None, 1), (3, None, 0), (3, "cotta", 2)])
def test_a_determined_defence_leaves_a_consul_three_cus(inside: int, proconsul: str | None, most: int) -> None:
    table = war(
        ["siege", CARTHAGE, "tarentum"],
        forces=[
            force("rome", "tarentum", inside, "cotta", inside=True, trains=3),
            force("carthage", "tarentum", 5, "hanno"),
        ],
        supremacy="carthage",
        dice=[6],
        **({"proconsul": proconsul} if proconsul else {}),
    )
    if most:
        assert asked(table) == (ROME, "prompt-defence")
        assert counts(table) == [f"count-{number}" for number in range(most + 1)]
    else:
        assert state(table).siege[SPACE_OF["tarentum"]] == 2, "there is nothing to give up"


# --- undo before dice and cards -------------------------------------------------------------------------------------


@pytest.mark.rule("HM 9.2", "HM 9.3")
def test_a_march_over_a_pass_can_be_undone_before_the_roll() -> None:
    table = marching("cotta", force("rome", "arretium", 3, "cotta"), dice=[6])
    say(table, "march-reate")
    assert words(table) == ["count-3"] and table.can_undo(ROME)
    assert not logged(table, "attrition")


@pytest.mark.rule("HM 9.2", "HM 14.4")
def test_a_march_into_battle_can_be_undone_before_the_deal() -> None:
    stacks = [force("rome", "roma", 3), force("rome", "enna", 2), force("carthage", "phintias", 1, "hanno")]
    table = marching("hanno", *stacks, seed=4)
    say(table, "march-enna")
    assert words(table) == ["count-1"] and table.can_undo(CARTHAGE)
    say(table, "count-1")
    assert logged(table, "battle-began")


@pytest.mark.rule("HM 9.8")
def test_an_attack_out_of_a_city_can_be_undone_before_the_deal() -> None:
    stacks = [force("rome", "lilybaeum", 4), force("carthage", "lilybaeum", 1, "hanno", inside=True)]
    table = say(marching("hanno", *stacks, seed=4), "attack")
    assert asked(table) == (CARTHAGE, "prompt-take") and table.can_undo(CARTHAGE)


@pytest.mark.rule("HM 10.6")
def test_an_interceptor_with_one_warship_can_undo() -> None:
    table = marching(
        *("duilius", force("rome", "messana", 4, "duilius"), force("carthage", "lipara", 3, "boodes")),
        ready=[0, 1],
        dice=[6],
    )
    say(table, "sail-mylae", "land", "all", "general-boodes")
    assert words(table) == ["count-1"] and table.can_undo(CARTHAGE)


@pytest.mark.rule("HM 18.4")
def test_giving_up_a_train_does_not_roll_for_other_stacks() -> None:
    stacks = [force("carthage", "enna", 4, trains=1), force("carthage", "messana", 4), force("rome", "roma", 3)]
    table = war(["winter"], forces=stacks, ready=[0, 0], dice=[1, 1])
    first = say(table, "roll" if words(table) == ["roll"] else "train-lost")
    assert words(first) in (["roll"], ["train-lost", "roll"]) and asked(first) == (CARTHAGE, "prompt-winter")


@pytest.mark.rule("HM 21.1")
def test_an_event_with_a_single_target_asks_before_it_strikes() -> None:
    stacks = [force("rome", "roma", 5), force("carthage", "carthago", 3, "hanno")]
    table = war(forces=stacks, on_turn=CARTHAGE, hands=[[65], [106]], dice=[6])
    say(table, "play-106-event")
    assert words(table) == ["space-roma"] and table.can_undo(CARTHAGE) and not logged(table, "attrition")


@pytest.mark.rule("HM 6.8", "HM 6.10")
def test_the_only_proconsul_is_named_before_consuls_are_drawn() -> None:
    table = war(["elections"], forces=[force("rome", "roma", 5, "cotta")], turn=2, seed=1)
    assert words(table) == ["general-cotta"] and not logged(table, "general-placed")


@pytest.mark.rule("HM 17.8")
def test_removing_the_pc_in_the_miat_is_asked_for() -> None:
    table = war(["remove-pcs", CARTHAGE, 1], miat=[0, 3])
    assert words(table) == ["miat"] and state(table).miat == [0, 3]


@pytest.mark.rule("HM 15.2", "HM 15.5")
@pytest.mark.parametrize(("standing", "asked_first"), [(6, True), (5, False)])
def test_a_withdrawal_that_costs_cus_can_be_undone_even_if_it_is_the_only_one(standing: int, asked_first: bool) -> None:
    """Himilco is before Lilybaeum. If his army is too large for the city, he is asked although no other way is open."""
    barred = [force("rome", SPACE_NAMES[near], 1) for near in NORMAL_NEAR[SPACE_OF["lilybaeum"]]]
    table = war(
        ["move"],
        ["battle-round"],
        forces=[*barred, force("rome", "lilybaeum", 9), force("carthage", "lilybaeum", standing, "himilco")],
        activation={"general": "himilco", "over": True},
        battle={
            "space": "lilybaeum",
            "attacker": "rome",
            "came_from": "sea",
            "commanders": [None, "himilco"],
            "initiative": "carthage",
            "numbers": [1, 1],
            **dealt(BATTLE, "battle", [["probe"], ["probe"]]),
        },
    )
    say(table, "withdraw")
    assert (asked(table) == (CARTHAGE, "prompt-where-to")) == asked_first
    assert cus(table, CARTHAGE, "lilybaeum", inside=True) == (0 if asked_first else 5)
    assert not asked_first or (words(table) == ["city"] and table.can_undo(CARTHAGE))
