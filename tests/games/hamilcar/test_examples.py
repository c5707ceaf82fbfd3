"""The worked examples E1 to E20 of docs/rules/hamilcar.md: the turn, cards, movement at sea."""

from typing import Any

import pytest

import hippodrome
from hippodrome.games.hamilcar.board import GENERAL_NAMES, SPACES_IN, province_of
from hippodrome.games.hamilcar.board import SPACE_NAMES as SPACES
from hippodrome.games.hamilcar.rules.reinforcement import PlaceCu

from .positions import (
    CARTHAGE,
    ROME,
    answer,
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


def italia(*without: str) -> dict[str, str]:
    """Return data that gives Rome control of all Italia except some provinces, which are neutral."""
    held: dict[str, str] = {}
    for province in ("etruria", "latium", "campania", "samnium", "apulia", "lucania", "bruttium"):
        for space in SPACES_IN[province_of(province)]:
            held[SPACES[space]] = "neutral" if province in without else "rome"
    return held


@pytest.mark.rule("HM 20.2", "HM 3.3", "HM 4.1", "HM 4.3", "HM 17.5")
def test_e1_political_points_at_setup() -> None:
    table = hippodrome.new_table("hamilcar", 2, 1)
    assert table.scores == [6, 8]
    assert hippodrome.new_table("hamilcar", 2, 1, {"islands_count": False}).scores == [6, 7]
    provinces = table.view(None)["board"]["provinces"]
    assert [name for name, side in provinces.items() if side == "carthage"] == [
        "insulae",
        "sardinia",
        "corsica",
        "zeugitana",
        "byzacium",
    ]
    assert [name for name, side in provinces.items() if side == "rome"] == [
        "latium",
        "campania",
        "samnium",
        "apulia",
        "lucania",
        "bruttium",
    ]


@pytest.mark.rule("HM 5.1", "HM 7.1", "HM 1.1", "HM 1.2")
def test_e2_turn_one_has_no_reinforcements() -> None:
    table = hippodrome.new_table("hamilcar", 2, 2)
    assert not logged(table, "placed")
    assert [len(hand) for hand in state(table).hands] == [7, 7]
    assert asked(table) == (ROME, "prompt-who-starts")
    say(table, "carthage-first")
    assert asked(table) == (CARTHAGE, "prompt-play")


@pytest.mark.rule("HM 6.5")
def test_e3_six_reinforcements_at_most() -> None:
    table = war(["begin-turn"], control=italia(), turn=2, seed=1)
    while asked(table)[1] != "prompt-rome-cu":
        answer(table, words(table)[0])
    assert table.asks[0].prompt.params["left"] == 6


@pytest.mark.rule("HM 6.5", "HM 6.6")
def test_e4_reinforcements_as_ships_and_with_generals() -> None:
    table = war(["rome-cu", 4, 2])
    say(table, "warship")
    assert words(table) == ["warship", "space-roma", "space-rhegium", "space-cosa"]
    say(table, "space-rhegium")
    assert words(table) == ["warship", "space-roma", "space-rhegium"], "a second CU may go to the same general"
    say(table, "space-rhegium")
    assert words(table) == ["warship", "space-roma"], "no third CU for the same general"
    say(table, "space-roma")
    assert state(table).ready == [2, 6]
    assert (cus(table, ROME, "rhegium"), cus(table, ROME, "cosa"), cus(table, ROME, "roma")) == (8, 5, 3)


@pytest.mark.rule("HM 6.1")
def test_e5_a_warship_becomes_a_cu_only_with_five() -> None:
    table = war(["carthage-ship"], ready=[1, 3], damaged=[0, 1])
    assert asked(table)[1] == "prompt-play" and state(table).ready[CARTHAGE] == 4
    table = war(["carthage-ship"], ready=[1, 3], damaged=[0, 2])
    assert words(table) == ["warship", "combat-unit"]


@pytest.mark.rule("HM 6.1", "HM 3.10")
def test_e6_an_eleventh_warship_is_lost() -> None:
    table = war(["carthage-ship"], ready=[1, 10])
    assert words(table) == ["warship", "combat-unit"]
    other = table.copy()
    say(table, "warship")
    assert state(table).ready[CARTHAGE] == 10
    say(other, "combat-unit", "space-carthago")
    assert cus(other, CARTHAGE, "carthago") == 6


def punic_generals(table: hippodrome.Table) -> list[str]:
    return [name for name in GENERAL_NAMES[20:] if where(table, name) in SPACES]


@pytest.mark.rule("HM 6.3", "HM 6.4", "HM 17.6", "HM 22.5", "HM 22.6", "HM 22.7")
def test_e7_generals_on_turn_six() -> None:
    forces = [force("carthage", "lilybaeum", 5, "xanthippus", "boodes"), force("rome", "roma", 3, "duilius", "asina")]
    table = war(
        ["carthage-generals"],
        turn=6,
        miat=[0, 5],
        forces=forces,
        dice=["general-carthalo", "general-himilco"],
        xanthippus=True,
    )
    placed = []
    while asked(table)[1] != "prompt-play":
        if asked(table)[1] == "prompt-place-general":
            placed.append(table.asks[0].prompt.params["general"])
        say(table, words(table)[0])
    assert placed == ["hasdrubal", "carthalo", "himilco"]
    assert sorted(punic_generals(table)) == ["carthalo", "hasdrubal", "himilco", "xanthippus"]
    assert where(table, "boodes") == "pool"
    begun = war(["begin-turn"], turn=6, miat=[0, 5], forces=forces, seed=1, dice=[])
    free = [errand for errand in state(begun).agenda if isinstance(errand, PlaceCu)]
    assert len(free) == 4, "one CU of HM 6.2 and three of the Miat"


@pytest.mark.rule("HM 6.4")
def test_e8_no_general_is_drawn_when_the_number_is_reached() -> None:
    forces = [
        force("carthage", "carthago", 5, "xanthippus", "hamilcar-barca"),
        force("rome", "roma", 3, "duilius", "asina"),
    ]
    table = war(["carthage-generals"], turn=9, miat=[0, 1], forces=forces, xanthippus=True)
    while asked(table)[1] != "prompt-play":
        say(table, words(table)[0])
    assert sorted(punic_generals(table)) == ["carthalo", "hamilcar-barca", "xanthippus"]


@pytest.mark.rule("HM 6.8", "HM 6.9", "HM 6.10")
def test_e9_elections() -> None:
    table = war(["elections"], turn=2, dice=["general-duilius", "general-crassus"], generals={}, seed=3)
    answer(table, "general-caudex")
    assert where(table, "flaccus") == "removed"
    assert table.view(None)["board"]["proconsul"] == "caudex"
    while asked(table)[1] == "prompt-place-consul" or asked(table)[1] == "prompt-commander":
        answer(table, words(table)[0])
    pool = [name for name in GENERAL_NAMES[:20] if where(table, name) == "pool"]
    assert len(pool) == 16 and "duilius" not in pool and "crassus" not in pool


@pytest.mark.rule("HM 7.3", "HM 21.6", "HM 9.1")
def test_e10_a_card_must_reach_the_strategy_rating() -> None:
    table = war(hands=[[69], [66]], forces=[force("rome", "rhegium", 6, "caudex", "flaccus")], turn=1)
    assert "play-69-activate" not in words(table)
    say(table, "play-69-event", "general-caudex")
    assert table.asks[0].prompt.params == {"general": "caudex", "mp": 6}


@pytest.mark.rule("HM 7.8", "HM 3.10")
def test_e11_builds_beyond_ten_are_lost() -> None:
    table = war(hands=[[87], [66]], ready=[9, 6])
    say(table, "play-87-build")
    assert state(table).ready[ROME] == 10


@pytest.mark.rule("HM 7.9", "HM 11.7", "HM 12.1")
def test_e12_training() -> None:
    from hippodrome.games.hamilcar.rules.naval import attack_modifiers

    table = war(hands=[[74, 72], [66, 67]])
    assert sum(attack_modifiers(state(table), ROME).values()) == -1
    say(table, "play-74-training")
    assert table.view(None)["board"]["seamanship"] == "moderate"
    assert sum(attack_modifiers(state(table), ROME).values()) == -1
    say(table, "play-66-discard", "play-72-training")
    assert table.view(None)["board"]["seamanship"] == "good"
    assert sum(attack_modifiers(state(table), ROME).values()) == 0


@pytest.mark.rule("HM 7.3", "HM 7.4", "HM 7.5", "HM 7.7", "HM 17.2", "HM 17.3")
def test_e13_points() -> None:
    table = war(hands=[[65], [66]], on_turn=CARTHAGE, damaged=[0, 1])
    say(table, "play-66-points")
    assert "pc-syracusae" not in words(table)
    say(table, "repair", "pc-selinus", "train-lilybaeum")
    assert state(table).damaged == [0, 0] and state(table).ready[CARTHAGE] == 7
    assert control(table, "selinus") == "carthage"
    assert trains(table, CARTHAGE, "lilybaeum") == 2
    assert asked(table) == (ROME, "prompt-play")


@pytest.mark.rule("HM 10.1", "HM 10.2")
def test_e14_three_sea_lines_at_most() -> None:
    for mp in (4, 6):
        table = marching("duilius", force("rome", "roma", 4, "duilius"), mp=mp)
        say(table, "sail-tarracina", "sail-neapolis")
        assert "sail-panormus" in words(table)
        say(table, "sail-panormus")
        assert asked(table)[1] == "prompt-take", "a fourth sea line is not offered"
        say(table, "all", "count-0")
        assert table.asks[0].prompt.params["mp"] == mp - 3
        assert not [word for word in words(table) if word.startswith("sail-")]


@pytest.mark.rule("HM 12.2", "HM 8.10")
def test_e15_the_way_to_africa() -> None:
    def ports(general: str, **data: Any) -> list[str]:
        control = {"lilybaeum": "rome"} | data.pop("control", {})
        forces = [force("rome", "lilybaeum", 4, general), force("carthage", "panormus", 1, "boodes")]
        return words(marching(general, *forces, mp=1, seamanship="good", control=control, **data))

    assert "sail-clupea" not in ports("duilius")
    assert "sail-clupea" in ports("duilius", control={"syracusae": "rome"})
    assert "sail-clupea" in ports("m-regulus")
    assert "sail-clupea" in ports("duilius", africa=True)


@pytest.mark.rule("HM 3.5", "HM 10.10", "HM 10.12")
def test_e16_a_warship_in_an_enemy_port_takes_supremacy() -> None:
    for port, ships, holder in (("mylae", 1, CARTHAGE), ("lipara", 1, ROME), ("lipara", 0, CARTHAGE)):
        table = marching("duilius", force("rome", "messana", 4, "duilius"))
        say(table, f"sail-{port}")
        if asked(table)[1] == "prompt-sail":
            say(table, "land")
        say(table, "all", f"count-{ships}")
        assert state(table).supremacy == holder
        assert where(table, "duilius") == port


@pytest.mark.rule("HM 10.6")
def test_e17_interception_at_sea() -> None:
    for die in (3, 4):
        table = marching(
            "m-regulus",
            force("rome", "lilybaeum", 4, "m-regulus"),
            force("carthage", "carthago", 1, "boodes"),
            ready=[1, 1],
            dice=[die],
        )
        say(table, "sail-clupea", "land", "all", "count-0")
        assert words(table) == ["pass", "general-boodes"]
        say(table, "general-boodes", "count-1")
        (tried,) = logged(table, "tried")
        assert (tried["needed"], tried["success"]) == (3, die == 3)
        assert state(table).leg.interceptor == (-1 if die == 4 else 22)


@pytest.mark.rule("HM 10.9", "HM 8.8", "HM 8.9", "HM 3.13")
def test_e18_a_general_alone_is_displaced() -> None:
    table = marching(
        "pulcher",
        force("rome", "messana", 0, "pulcher"),
        force("carthage", "lipara", 1, "boodes"),
        proconsul="pulcher",
        ready=[1, 2],
        dice=[1],
    )
    say(table, "sail-mylae", "land", "count-0", "general-boodes", "count-1")
    assert where(table, "pulcher") == "removed"
    assert table.view(None)["board"]["proconsul"] is None
    assert asked(table) == (ROME, "prompt-remove-pc")
    assert table.asks[0].prompt.params["left"] == 1
    say(table, "pc-cosa")
    assert control(table, "cosa") == "neutral"


@pytest.mark.rule("HM 10.8")
def test_e19_supremacy_given_up() -> None:
    table = marching(
        "duilius",
        force("rome", "messana", 4, "duilius"),
        force("carthage", "lipara", 1, "boodes"),
        supremacy=ROME,
        ready=[2, 3],
        dice=[1],
    )
    say(table, "sail-mylae", "land", "all", "count-1", "general-boodes", "count-2")
    assert words(table) == ["fight", "give-up-supremacy"]
    say(table, "give-up-supremacy")
    assert state(table).supremacy == CARTHAGE
    assert where(table, "duilius") == "messana" and cus(table, ROME, "messana") == 4
    assert state(table).ready == [2, 3]
    assert asked(table)[1] == "prompt-play" and not logged(table, "naval-battle-began")


@pytest.mark.rule("HM 11.1", "HM 11.3", "HM 11.4", "HM 11.5")
def test_e20_tactics_cards() -> None:
    table = marching(
        "duilius",
        force("rome", "messana", 4, "duilius"),
        force("carthage", "lipara", 1, "boodes"),
        ready=[2, 3],
        dice=[1, *["tactics-ram"] * 3, "tactics-kyklos", "tactics-pursuit"],
    )
    say(table, "sail-mylae", "land", "all", "count-1", "general-boodes", "count-2")
    assert [sum(hand) for hand in state(table).leg.hands] == [3, 2]
    assert asked(table) == (CARTHAGE, "prompt-manoeuvre")
