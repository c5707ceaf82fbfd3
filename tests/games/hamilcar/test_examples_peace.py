"""The worked examples E41 to E58 of docs/rules/hamilcar.md: sieges, winter, politics and the end of a turn."""

import pytest

from hippodrome.games.hamilcar.rules.reinforcement import PlaceCu

from .positions import (
    CARTHAGE,
    ROME,
    asked,
    control,
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


@pytest.mark.rule("HM 16.2", "HM 16.3", "HM 22.4")
@pytest.mark.parametrize(
    ("supremacy", "die", "points"), [(CARTHAGE, 3, 0), (CARTHAGE, 4, 1), (ROME, 3, 1), (ROME, 4, 1)]
)
def test_e41_red_and_white_dice(supremacy: int, die: int, points: int) -> None:
    table = marching("caudex", force("rome", "agrigentum", 4, "caudex"), supremacy=supremacy, dice=[die])
    say(table, "siege")
    (rolled,) = logged(table, "siege-rolled")
    assert rolled["die"] == ("red" if supremacy == ROME else "white")
    assert rolled["points"] == points
    assert table.view(None)["board"]["sieges"].get("agrigentum", {"points": 0})["points"] == points


@pytest.mark.rule("HM 16.4", "HM 16.1")
def test_e42_syracusae_needs_supremacy() -> None:
    table = marching("caudex", force("rome", "syracusae", 8, "caudex"), supremacy=CARTHAGE)
    assert "siege" not in words(table)
    table = marching("caudex", force("rome", "syracusae", 8, "caudex"), supremacy=ROME, dice=[6])
    say(table, "siege")
    assert logged(table, "siege-rolled")[0]["die"] == "white"
    assert state(table).siege[48] == 1


@pytest.mark.rule("HM 16.5", "HM 16.7")
def test_e43_determined_defence() -> None:
    table = marching(
        "caudex",
        force("rome", "lilybaeum", 5, "caudex"),
        force("carthage", "lilybaeum", 3, inside=True, trains=1),
        supremacy=ROME,
        dice=[6],
    )
    say(table, "siege")
    assert asked(table) == (CARTHAGE, "prompt-defence") and words(table) == ["count-0", "count-1"]
    say(table, "count-1")
    assert cus(table, CARTHAGE, "lilybaeum", inside=True) == 2
    assert trains(table, CARTHAGE, "lilybaeum", inside=True) == 0
    assert table.view(None)["board"]["sieges"]["lilybaeum"] == {"points": 1, "by": ROME}


@pytest.mark.rule("HM 8.7")
def test_e44_a_consul_keeps_three_cus() -> None:
    table = marching("caudex", force("rome", "rhegium", 6, "caudex"))
    say(table, "march-consentia")
    assert words(table) == ["all", "count-3", "count-4", "count-5", "count-6"]
    proconsul = marching("caudex", force("rome", "rhegium", 6, "caudex"), proconsul="caudex")
    say(proconsul, "march-consentia")
    assert "count-0" in words(proconsul) and "count-2" in words(proconsul)


@pytest.mark.rule("HM 18.1", "HM 18.4", "HM 22.1")
def test_e45_winter_in_enemy_country() -> None:
    stack = force("rome", "tunes", 6, "duilius", trains=1)
    table = war(["winter-stack", ROME, "tunes"], forces=[stack], dice=[4])
    saved = table.copy()
    say(table, "roll")
    assert cus(table, ROME, "tunes") == 5 and trains(table, ROME, "tunes") == 1
    say(saved, "train-lost")
    assert cus(saved, ROME, "tunes") == 6 and trains(saved, ROME, "tunes") == 0


@pytest.mark.rule("HM 18.5", "HM 12.3")
@pytest.mark.parametrize(("corvi", "damaged"), [(False, 2), (True, 3)])
def test_e46_winter_at_sea(corvi: bool, damaged: int) -> None:
    table = war(["winter-sea"], ready=[8, 0], corvi=corvi, dice=[5])
    assert (state(table).ready[ROME], state(table).damaged[ROME]) == (8 - damaged, damaged)


@pytest.mark.rule("HM 18.6", "HM 10.7", "HM 21.2")
def test_e47_storm() -> None:
    table = marching(
        "duilius",
        force("rome", "messana", 7, "duilius", trains=2),
        force("carthage", "carthago", 1),
        ready=[4, 0],
        hands=[[65], [79, 66]],
        dice=[4],
    )
    say(table, "sail-mylae", "land", "all", "count-4")
    assert asked(table) == (CARTHAGE, "prompt-react")
    say(table, "react-79")
    assert logged(table, "storm")[0]["hits"] == 2
    assert state(table).ready[ROME] == 2 and state(table).ships_lost == 2
    assert cus(table, ROME, "mylae") == 5 and trains(table, ROME, "mylae") == 0


@pytest.mark.rule("HM 9.3", "HM 22.1")
@pytest.mark.parametrize(("die", "lost"), [(3, 1), (6, 2)])
def test_e48_a_pass_costs_attrition(die: int, lost: int) -> None:
    table = marching("flaccus", force("rome", "arretium", 9, "flaccus"), dice=[die])
    say(table, "march-reate", "all")
    assert cus(table, ROME, "reate") == 9 - lost
    assert table.asks[0].prompt.params["mp"] == 2


@pytest.mark.rule("HM 19.2", "HM 19.3", "HM 19.4")
def test_e49_an_island_pc_without_supremacy() -> None:
    table = war(["isolation"], supremacy=ROME)
    assert control(table, "cossyra") == "neutral"
    assert control(table, "melite") == "carthage", "walled cities are never isolated"
    table = war(["isolation"], supremacy=CARTHAGE)
    assert control(table, "cossyra") == "carthage"


@pytest.mark.rule("HM 19.1", "HM 19.2")
def test_e50_carthage_is_judged_first() -> None:
    held = {"enna": "rome", "centuripae": "carthage", "mytistratum": "carthage", "phintias": "carthage"}
    held |= {"camarina": "carthage", "tyndaris": "rome"}
    table = war(["isolation"], forces=[force("rome", "catana", 1)], control=held, supremacy=ROME)
    assert control(table, "centuripae") == "neutral"
    assert control(table, "enna") == "rome"


@pytest.mark.rule("HM 20.3")
def test_e51_the_weaker_side_removes_pcs() -> None:
    # Carthage has 9 points: the eight of the setup and Southern Sicily. Rome has 7: its six and Etruria.
    held = {"volsinii": "rome", "enna": "carthage", "phintias": "carthage", "camarina": "carthage"}
    table = war(["victory"], turn=4, control=held)
    assert logged(table, "points-counted")[0] == {"event": "points-counted", "rome": 7, "carthage": 9}
    assert logged(table, "duty")[0] == {"event": "duty", "seat": ROME, "count": 2}


@pytest.mark.rule("HM 20.4", "HM 5.2")
def test_e52_a_tie_on_turn_ten_is_carthages() -> None:
    held = {"volsinii": "rome"}
    table = war(["victory"], turn=10, control=held, miat=[2, 2])
    assert table.over and table.scores == [7, 7]
    assert table.ranking == [[CARTHAGE], [ROME]]
    assert not logged(table, "duty") and not logged(table, "chest-compared")


@pytest.mark.rule("HM 20.6", "HM 20.7")
def test_e53_the_war_chest() -> None:
    table = war(["chest"], spent=[18, 13], damaged=[0, 3])
    assert asked(table) == (ROME, "prompt-chest-trains")
    say(table, "train-rhegium", "train-cosa")
    assert asked(table) == (CARTHAGE, "prompt-points")
    assert table.asks[0].prompt.params["points"] == 3
    for word in ("warship", "recruit", "repair", "miat-place", "train-carthago"):
        assert word in words(table)
    assert not [word for word in words(table) if word.startswith("pc-")]
    recruits = table.copy()
    say(recruits, "recruit")
    assert cus(recruits, CARTHAGE, "carthago") == 6 and asked(recruits)[1] == "prompt-play"
    say(table, "repair", "repair", "repair")
    assert state(table).ready[CARTHAGE] == 9 and asked(table)[1] == "prompt-play"


@pytest.mark.rule("HM 17.8", "HM 20.5")
def test_e54_suing_for_peace() -> None:
    from hippodrome.games.hamilcar.board import NORMAL_SPACES, SPACE_NAMES

    held = {SPACE_NAMES[space]: "neutral" for space in NORMAL_SPACES} | {"cosa": "rome", "reate": "rome"}
    table = war(["remove-pcs", ROME, 3], control=held, miat=[0, 3])
    assert table.over and table.ranking == [[CARTHAGE], [ROME]]
    assert logged(table, "sued-for-peace")[0]["seat"] == ROME
    assert table.view(None)["board"]["ending"] == "peace"


@pytest.mark.rule("HM 21.5", "HM 7.6")
def test_e55_the_treaty_with_hiero() -> None:
    for stacks, legal in (([force("carthage", "syracusae", 1)], False), ([], True)):
        table = war(["points", ROME, 1, 31], forces=[force("rome", "roma", 3), *stacks], boxes={"84": 2})
        assert ("box-84" in words(table)) is legal
        if legal:
            say(table, "box-84")
            assert control(table, "syracusae") == "rome"
            assert 84 - 65 in state(table).gone


@pytest.mark.rule("HM 17.5", "HM 17.6")
def test_e56_an_even_miat() -> None:
    table = war(miat=[2, 2])
    assert table.view(None)["board"]["miat"]["controller"] == "neutral"
    assert table.scores == [6, 7]
    begun = war(["begin-turn"], turn=2, miat=[2, 2], seed=1)
    assert len([errand for errand in state(begun).agenda if isinstance(errand, PlaceCu)]) == 2


@pytest.mark.rule("HM 9.5", "HM 9.6")
def test_e57_overrun() -> None:
    table = marching("caudex", force("rome", "enna", 5, "caudex"), force("carthage", "mytistratum", 1), mp=3)
    say(table, "march-mytistratum", "all")
    assert logged(table, "overrun") and not logged(table, "battle-began")
    assert cus(table, CARTHAGE, "mytistratum") == 0
    assert table.asks[0].prompt.params["mp"] == 2
    assert where(table, "caudex") == "mytistratum"


@pytest.mark.rule("HM 16.6", "HM 3.3")
def test_e58_a_tribe_submits() -> None:
    table = marching("flaccus", force("rome", "volsinii", 4, "flaccus"), sieges={"volsinii": ["rome", 1]}, dice=[4])
    say(table, "siege")
    assert control(table, "volsinii") == "rome"
    assert table.view(None)["board"]["provinces"]["etruria"] == "rome"
    assert "volsinii" not in table.view(None)["board"]["sieges"]


@pytest.mark.rule("HM 19.3")
def test_without_the_option_supremacy_does_not_guard_ports() -> None:
    table = war(["isolation"], supremacy=CARTHAGE, options={"supremacy_guards_ports": False})
    assert control(table, "cossyra") == "neutral"
