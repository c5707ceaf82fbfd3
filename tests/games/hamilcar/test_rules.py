"""The rules of docs/rules/hamilcar.md without a worked example: pieces, turn, cards, command, politics."""

import pytest

import hippodrome
from hippodrome.games.hamilcar import board, cards
from hippodrome.games.hamilcar.board import GENERAL_NAMES, GENERAL_OF, INSIDE, SPACE_NAMES, SPACE_OF, attrition
from hippodrome.games.hamilcar.rules.politics import ENDINGS

from .positions import (
    CARTHAGE,
    REACTIONS,
    ROME,
    asked,
    control,
    cus,
    force,
    logged,
    marching,
    number,
    say,
    state,
    trains,
    war,
    where,
    words,
)
from .test_examples_battles import land_fight


@pytest.mark.rule("HM 1.3", "HM 14.4", "HM 26.1", "HM 26.2", "HM 26.3", "HM 26.4")
def test_the_components_match_the_rules() -> None:
    links = sum(len(near) for near in board.LINKS) // 2
    kinds = [kind for near in board.LINKS for _space, kind in near]
    assert [[*range(board.ROMANS)], [*range(board.ROMANS, board.GENERALS)]] == board.GENERALS_OF
    assert (board.SPACES, board.PROVINCES, sum(board.POLITICAL), len(board.REGION_NAMES)) == (79, 17, 17, 5)
    assert sum(board.WITHOUT_ISLANDS) == 16
    assert (sum(board.PORT), sum(len(lines) for lines in board.SEA) // 2) == (47, 73)
    assert (links, [kinds.count(kind) // 2 for kind in range(3)]) == (123, [107, 14, 2])
    assert (len(board.WALLED_SPACES), len(board.TRIBES)) == (17, 6)
    assert [len(generals) for generals in board.GENERALS_OF] == [20, 10]
    assert (cards.CARDS, len(cards.TACTICS_DECK), len(cards.BATTLE_DECK)) == (60, 24, 48)
    assert cards.BATTLE_COPIES == [12, 9, 9, 8, 6, 4]
    assert (board.WARSHIP_LIMIT, board.TRAIN_LIMIT, board.ELEPHANT_LIMIT, board.MIAT_SEATS) == (10, 12, 4, 6)


@pytest.mark.rule("HM 1.4", "HM 3.11")
def test_dice_below_and_above_a_table_use_its_edge_rows() -> None:
    assert attrition(-3, 9) == attrition(1, 9) == 1
    assert attrition(9, 3) == attrition(6, 3) == 2
    assert attrition(6, 0) == 0 and attrition(6, 40) == 5


@pytest.mark.rule("HM 1.5")
def test_only_hands_are_secret() -> None:
    table = war(hands=[[65, 72], [66]], shown=[[72], []])
    rome, carthage, stranger = (table.view(seat)["board"]["players"][ROME] for seat in (ROME, CARTHAGE, None))
    assert rome["hand"] == ["card-65", "card-72"]
    assert carthage["hand"] is None and carthage["cards"] == 2 and carthage["known"] == ["card-72"]
    assert stranger["hand"] is None and stranger["known"] is None
    assert table.view(None)["board"]["deck"] == 57 - len(REACTIONS)
    assert table.view(None)["board"]["discard"][0] == "card-77"


@pytest.mark.rule("HM 3.1", "HM 3.2", "HM 17.4")
def test_points_affect_only_normal_spaces() -> None:
    table = war(["points", ROME, 3, 31], control={"cosa": "carthage"})
    placeable = [word for word in words(table) if word.startswith("pc-")]
    normal = {f"pc-{SPACE_NAMES[space]}" for space in board.NORMAL_SPACES}
    assert placeable and set(placeable) <= normal
    assert "pc-cosa" in placeable, "an enemy PC under one's own army may be flipped"
    assert "pc-tunes" not in placeable, "an enemy PC without one's own CU may not be flipped"


@pytest.mark.rule("HM 3.4")
def test_africa_and_italia() -> None:
    africa = [board.PROVINCE_NAMES[province] for province in board.PROVINCES_IN[board.AFRICA]]
    assert africa == ["zeugitana", "byzacium", "numidia-orientalis", "numidia-occidentalis"]
    assert len(board.PROVINCES_IN[board.ITALIA]) == 7
    for name in ("cossyra", "melite"):
        assert board.REGION[board.SPACE_OF[name]] != board.AFRICA


@pytest.mark.rule("HM 3.6", "HM 3.7", "HM 13.5")
def test_a_garrison_goes_inside_and_comes_out_again() -> None:
    table = marching(
        "duilius",
        force("rome", "segesta", 6, "duilius"),
        force("carthage", "panormus", 7, "boodes", trains=2),
        seed=1,
        mp=2,
    )
    say(table, "march-panormus", "all")
    assert asked(table) == (CARTHAGE, "prompt-answer-city")
    say(table, "into-city")
    assert "count-5" in words(table) and "count-6" not in words(table), "the city has room for five"
    say(table, "all")
    assert cus(table, CARTHAGE, "panormus", inside=True) == 5
    assert state(table).battle.active, "two CUs without a general stand"


@pytest.mark.rule("HM 3.6", "HM 3.9")
def test_a_siege_ends_when_the_besieger_leaves() -> None:
    table = marching(
        "duilius",
        force("rome", "panormus", 4, "duilius"),
        force("carthage", "panormus", 2, "boodes", inside=True, trains=1),
        sieges={"panormus": ["rome", 2]},
    )
    say(table, "march-segesta", "all")
    assert "panormus" not in table.view(None)["board"]["sieges"]
    assert cus(table, CARTHAGE, "panormus") == 2 and cus(table, CARTHAGE, "panormus", inside=True) == 0
    assert table.view(None)["board"]["generals"]["boodes"] == {"where": "map", "space": "panormus", "inside": False}


@pytest.mark.rule("HM 3.8", "HM 8.1")
def test_stacks_hold_any_number() -> None:
    table = war(forces=[force("rome", "roma", 30, "duilius", "cotta", trains=12)])
    (stack,) = [stack for stack in table.view(None)["board"]["stacks"] if stack["side"] == ROME]
    assert (stack["cus"], stack["trains"], len(stack["generals"])) == (30, 12, 2)


@pytest.mark.rule("HM 3.12")
def test_the_owner_chooses_which_cus_are_lost() -> None:
    table = war(["lose", CARTHAGE, "carthago", 3], forces=[force("carthage", "carthago", 5, elephants=4)])
    assert asked(table) == (CARTHAGE, "prompt-elephant-losses")
    assert words(table) == ["count-2", "count-3"], "at least two of three must be elephants"
    say(table, "count-2")
    assert state(table).elephants[board.CARTHAGO] == 2 and cus(table, CARTHAGE, "carthago") == 2


@pytest.mark.rule("HM 3.14")
def test_a_position_has_every_entry_required_by_the_rules() -> None:
    table = hippodrome.new_table("hamilcar", 2, 5)
    for key in ("turn", "control", "sieges", "forces", "generals", "proconsul", "ready", "damaged", "supremacy"):
        assert key in table.position()
    for key in ("seamanship", "corvi", "ships_lost", "sank", "miat", "hands", "deck", "boxes", "spent", "defeated"):
        assert key in table.position()


@pytest.mark.rule("HM 4.2", "HM 4.4")
def test_the_opening_position() -> None:
    table = hippodrome.new_table("hamilcar", 2, 1)
    board_view = table.view(None)["board"]
    stacks = {(stack["side"], stack["space"]): stack for stack in board_view["stacks"]}
    assert {key: (stack["cus"], stack["trains"]) for key, stack in stacks.items()} == {
        (ROME, "messana"): (2, 0),
        (ROME, "rhegium"): (6, 1),
        (ROME, "cosa"): (5, 1),
        (ROME, "roma"): (2, 0),
        (CARTHAGE, "lilybaeum"): (5, 1),
        (CARTHAGE, "agrigentum"): (4, 1),
        (CARTHAGE, "panormus"): (1, 0),
        (CARTHAGE, "carthago"): (5, 2),
        (CARTHAGE, "caralis"): (1, 0),
    }
    assert stacks[CARTHAGE, "carthago"]["elephants"] == 2
    assert where(table, "caudex") == "rhegium" and where(table, "boodes") == "carthago"
    assert where(table, "xanthippus") == where(table, "hamilcar-barca") == "track"
    pool = [name for name in GENERAL_NAMES if where(table, name) == "pool"]
    assert len(pool) == 18 + 5 and "adherbal" in pool


# --- reinforcements -----------------------------------------------------------------------------------------------


@pytest.mark.rule("HM 6.2", "HM 6.7")
def test_a_new_cu_goes_to_generals_and_open_cities() -> None:
    stacks = [
        force("carthage", "enna", 2, "hanno"),
        force("carthage", "panormus", 5, inside=True),
        force("carthage", "lilybaeum", 1, inside=True),
        force("rome", "panormus", 3),
        force("rome", "lilybaeum", 3),
        force("rome", "drepanum", 3),
    ]
    table = war(["place-cu", CARTHAGE], forces=stacks, sieges={"lilybaeum": ["rome", 1]})
    assert "space-enna" in words(table) and "space-carthago" in words(table)
    assert "space-panormus" not in words(table), "there is no room inside"
    assert "space-lilybaeum" not in words(table), "it is besieged and has no general"
    assert "space-selinus" not in words(table)
    say(table, "space-drepanum")
    assert cus(table, CARTHAGE, "drepanum", inside=True) == 1


@pytest.mark.rule("HM 6.2", "HM 6.7")
@pytest.mark.parametrize(("held", "fits"), [(4, True), (5, False)])
def test_a_new_cu_reaches_a_besieged_general_if_there_is_room(held: int, fits: bool) -> None:
    stacks = [force("carthage", "lilybaeum", held, "boodes", inside=True), force("rome", "lilybaeum", 3)]
    table = war(["place-cu", CARTHAGE], forces=stacks, sieges={"lilybaeum": ["rome", 2]})
    assert ("space-lilybaeum" in words(table)) == fits
    if fits:
        say(table, "space-lilybaeum")
        assert cus(table, CARTHAGE, "lilybaeum", inside=True) == 5


@pytest.mark.rule("HM 6.5", "HM 6.7")
def test_two_new_cus_reach_a_besieged_roman_general() -> None:
    stacks = [
        force("rome", "messana", 2, "caudex", inside=True),
        force("rome", "cosa", 3, "flaccus"),
        force("carthage", "messana", 4),
    ]
    table = war(["rome-cu", 3, 2], forces=stacks, sieges={"messana": ["carthage", 1]})
    say(table, "space-messana")
    assert words(table) == ["warship", "space-roma", "space-messana"], "only one general may receive new CUs"
    say(table, "space-messana")
    assert words(table) == ["warship", "space-roma"]
    assert cus(table, ROME, "messana", inside=True) == 4


@pytest.mark.rule("HM 6.5", "HM 6.7")
def test_a_general_in_besieged_roma_gets_at_most_two_cus() -> None:
    stacks = [force("rome", "roma", 1, "caudex", inside=True), force("carthage", "roma", 4)]
    table = war(["rome-cu", 4, 2], forces=stacks, sieges={"roma": ["carthage", 1]})
    say(table, "space-roma", "space-roma")
    assert cus(table, ROME, "roma", inside=True) == 3
    assert state(table).ready[ROME] == 3, "the other two become warships"


@pytest.mark.rule("HM 6.4")
def test_a_general_is_placed_with_besieged_cus_but_not_in_an_empty_besieged_city() -> None:
    stacks = [
        force("carthage", "lilybaeum", 2, inside=True),
        force("rome", "lilybaeum", 3),
        force("rome", "panormus", 3, "flaccus"),
    ]
    sieges = {"lilybaeum": ["rome", 1], "panormus": ["rome", 1]}
    table = war(["place-general", GENERAL_OF["hanno"]], forces=stacks, sieges=sieges)
    assert "space-lilybaeum" in words(table) and "space-panormus" not in words(table)
    say(table, "space-lilybaeum")
    assert state(table).at[GENERAL_OF["hanno"]] == SPACE_OF["lilybaeum"] + INSIDE


@pytest.mark.rule("HM 6.7")
def test_nothing_is_placed_in_a_besieged_roma() -> None:
    stacks = [force("carthage", "roma", 4), force("rome", "roma", 1, inside=True)]
    table = war(["rome-cu", 2, 0], forces=stacks, sieges={"roma": ["carthage", 1]})
    assert words(table) == ["warship"], "only warships can be placed"
    say(table, "warship")
    assert state(table).ready[ROME] == 3


@pytest.mark.rule("HM 6.11")
@pytest.mark.parametrize("reform", ["seamanship", "corvi", "warship", "repair"])
def test_nautical_reforms(reform: str) -> None:
    table = war(["reforms"], forces=[force("rome", "roma", 3, "duilius")], damaged=[4, 0])
    assert words(table) == ["seamanship", "corvi", "warship", "repair"]
    say(table, reform)
    after = {"seamanship": (1, False, 1, 4), "corvi": (0, True, 1, 4), "warship": (0, False, 2, 4)}
    game = state(table)
    got = (game.seamanship, game.corvi, game.ready[ROME], game.damaged[ROME])
    assert got == after.get(reform, (0, False, 4, 1))


@pytest.mark.rule("HM 6.11")
def test_no_reform_without_an_admiral() -> None:
    table = war(["reforms"], forces=[force("rome", "roma", 3, "cotta")])
    assert asked(table)[1] == "prompt-play"


@pytest.mark.rule("HM 6.4")
def test_a_displaced_xanthippus_comes_back() -> None:
    table = war(
        ["carthage-generals"],
        turn=6,
        miat=[0, 0],
        forces=[force("carthage", "carthago", 3), force("rome", "roma", 3, "cotta")],
        generals={"xanthippus": "displaced"} | dict.fromkeys(GENERAL_NAMES[:11], "removed"),
        xanthippus=True,
    )
    while asked(table)[1] != "prompt-play":
        say(table, words(table)[0])
    assert where(table, "xanthippus") in SPACE_NAMES and where(table, "hasdrubal") in SPACE_NAMES
    placed = [name for name in GENERAL_NAMES[20:] if where(table, name) in SPACE_NAMES]
    assert len(placed) == 2, "the Miat allows two, so no general is drawn"


# --- the strategy phase -------------------------------------------------------------------------------------------


@pytest.mark.rule("HM 7.2")
def test_players_alternate_until_both_hands_are_empty() -> None:
    table = war(hands=[[108], [107, 100, 88]])
    for seat, card in ((ROME, 108), (CARTHAGE, 107), (CARTHAGE, 100)):
        assert asked(table) == (seat, "prompt-play")
        say(table, f"play-{card}-discard")
    assert asked(table) == (CARTHAGE, "prompt-play")
    assert {word.split("-")[1] for word in words(table)} == {"88"}


@pytest.mark.rule("HM 7.1")
def test_the_discards_are_dealt_again_when_the_pile_is_empty() -> None:
    pile = [65, 66, 67]
    discard = list(range(68, 125))
    data = {"agenda": [["strategy"], ["who-starts"], ["deal"]], "deck": pile, "discard": discard}
    table = hippodrome.position("hamilcar", data, seed=7)
    assert logged(table, "reshuffled")
    assert [len(hand) for hand in state(table).hands] == [7, 7]
    known = state(table).shown[0] + state(table).shown[1]
    assert sorted(known) == [0, 1, 2], "everybody can work out who was dealt the last three of the old pile"


@pytest.mark.rule("HM 7.10")
def test_raising_troops() -> None:
    stacks = [force("rome", "roma", 1), force("rome", "cosa", 3, "cotta"), force("rome", "tunes", 3, "duilius")]
    table = war(hands=[[83], [66]], forces=stacks)
    say(table, "play-83-raise")
    assert words(table) == ["space-roma", "space-cosa"], "Tunes is not Roman"
    say(table, "space-cosa")
    assert cus(table, ROME, "cosa") == 4
    two = war(hands=[[84], [66]], forces=stacks)
    assert "play-84-raise" not in words(two), "raising troops needs 3 OPS"


@pytest.mark.rule("HM 7.11", "HM 21.4")
def test_used_cards_count_for_the_chest_and_are_discarded_or_removed() -> None:
    table = war(hands=[[73, 83], [66, 88]])
    say(table, "play-73-event", "play-88-discard", "play-83-discard")
    assert state(table).spent == [6, 2]
    assert 73 - 65 in state(table).gone and 83 - 65 in state(table).discard


@pytest.mark.rule("HM 7.12", "HM 21.3", "HM 21.4")
def test_reactions_do_not_change_whose_turn_it_is() -> None:
    table = marching(
        "duilius",
        force("rome", "messana", 4, "duilius"),
        force("carthage", "carthago", 1),
        ready=[2, 0],
        hands=[[65], [79, 81, 66]],
        on_turn=CARTHAGE,
        dice=[1, 1],
    )
    say(table, "sail-mylae", "land", "all", "count-2")
    say(table, "react-79", "react-81")
    assert len(logged(table, "storm")) == 2
    assert state(table).spent == [0, 2] and 79 - 65 in state(table).discard
    say(table, "stop")
    assert asked(table) == (CARTHAGE, "prompt-play")
    own = war(hands=[[79], [66]])
    assert "play-79-points" in words(own) and "play-79-event" not in words(own)


# --- command ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HM 8.2")
def test_a_consul_outranks_the_proconsul_and_equals_are_chosen() -> None:
    stack = force("rome", "roma", 6, "cotta", "metellus", "duilius")
    table = war(["commander", ROME, "roma"], forces=[stack], proconsul="cotta")
    assert words(table) == ["general-duilius", "general-metellus"]
    say(table, "general-metellus")
    assert state(table).commander(ROME, board.ROMA) == number("metellus")


@pytest.mark.rule("HM 8.3", "HM 8.6")
def test_every_general_of_a_stack_may_be_activated() -> None:
    stack = force("rome", "roma", 9, "cotta", "metellus", "duilius")
    table = war(hands=[[83], [66]], forces=[stack], proconsul="cotta")
    say(table, "play-83-activate")
    assert words(table) == ["general-duilius", "general-cotta", "general-metellus"]
    say(table, "general-cotta", "march-cosa")
    assert not [word for word in words(table) if word.startswith("general-")], "a proconsul cannot take a consul along"
    consul = war(hands=[[83], [66]], forces=[stack], proconsul="cotta")
    say(consul, "play-83-activate", "general-metellus", "march-cosa")
    assert {"general-cotta", "general-duilius"} <= set(words(consul))


@pytest.mark.rule("HM 8.4", "HM 14.1", "HM 14.2")
@pytest.mark.parametrize(("die", "commander"), [(3, "metellus"), (4, "cotta")])
def test_two_consuls_in_a_battle(die: int, commander: str) -> None:
    table = war(
        ["move"],
        ["battle", "enna", ROME, -1],
        forces=[force("rome", "enna", 9, "cotta", "metellus"), force("carthage", "enna", 2)],
        activation={"general": "metellus", "over": True},
        dice=[die],
        seed=1,
    )
    assert state(table).battle.commanders == [number(commander), -1]
    assert state(table).battle.numbers == [9 + board.BATTLE[number(commander)], 2]


@pytest.mark.rule("HM 8.5")
def test_without_a_general_ratings_are_zero() -> None:
    from hippodrome.games.hamilcar.rules.command import admiral_rating, battle_rating

    assert battle_rating(-1) == 0 and admiral_rating(-1) == 1


@pytest.mark.rule("HM 8.7")
def test_a_consul_left_behind_also_keeps_three_cus() -> None:
    table = marching("metellus", force("rome", "roma", 5, "cotta", "metellus"))
    say(table, "march-cosa")
    assert words(table) == ["all", "general-cotta"], "five are too few to divide between two consuls"
    say(table, "general-cotta")
    assert words(table) == ["all", "count-3", "count-4", "count-5"]


@pytest.mark.rule("HM 8.8")
def test_a_general_without_cus_is_displaced_when_the_enemy_comes() -> None:
    table = marching("duilius", force("rome", "enna", 3, "duilius"), force("carthage", "mytistratum", 0, "adherbal"))
    say(table, "march-mytistratum")
    assert asked(table) == (CARTHAGE, "prompt-avoid")
    say(table, "stand")
    assert where(table, "adherbal") == "pool"


# --- politics -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HM 17.1")
def test_an_army_does_not_change_control() -> None:
    table = marching("duilius", force("rome", "enna", 4, "duilius"), control={"phintias": "carthage"})
    say(table, "march-phintias", "all")
    assert control(table, "phintias") == "carthage" and control(table, "enna") == "neutral"


@pytest.mark.rule("HM 17.7", "HM 7.6")
def test_concessions_in_the_miat() -> None:
    table = war(["points", ROME, 3, 31], miat=[0, 6])
    assert "miat-place" not in words(table)
    say(table, "miat-take", "miat-place", "miat-take")
    assert state(table).miat == [1, 4]
    other = war(["points", CARTHAGE, 1, 31], miat=[0, 3])
    assert "miat-take" not in words(other)
    say(other, "miat-place")
    assert state(other).miat == [0, 4]


@pytest.mark.rule("HM 18.2", "HM 18.3")
def test_attrition_alone_displaces_no_general() -> None:
    table = war(["winter-stack", ROME, "tunes"], forces=[force("rome", "tunes", 1, "duilius")], dice=[6])
    say(table, "roll")
    assert cus(table, ROME, "tunes") == 0 and where(table, "duilius") == "tunes"


@pytest.mark.rule("HM 18.4")
def test_carthage_winters_first_and_only_abroad_or_besieged() -> None:
    stacks = [
        force("carthage", "enna", 3, trains=1),
        force("carthage", "carthago", 4, trains=1),
        force("carthage", "lilybaeum", 2, inside=True, trains=1),
        force("rome", "lilybaeum", 3, trains=1),
        force("rome", "roma", 3, trains=1),
    ]
    table = war(["winter"], forces=stacks, sieges={"lilybaeum": ["rome", 1]}, ready=[0, 0])
    asked_of = []
    while asked(table)[1] == "prompt-winter":
        asked_of.append((asked(table)[0], table.asks[0].prompt.params["space"]))
        say(table, "train-lost")
    assert asked_of == [(CARTHAGE, "lilybaeum"), (CARTHAGE, "enna"), (ROME, "lilybaeum")]
    assert trains(table, CARTHAGE, "carthago") == 1


@pytest.mark.rule("HM 20.1", "HM 20.5", "HM 16.6")
def test_a_fallen_capital_ends_the_war() -> None:
    table = marching(
        "duilius",
        force("rome", "carthago", 5, "duilius"),
        force("carthage", "carthago", 2, "boodes", inside=True),
        sieges={"carthago": ["rome", 2]},
        supremacy=ROME,
        dice=[4],
    )
    say(table, "siege")
    assert table.over and table.ranking == [[ROME], [CARTHAGE]]
    assert table.view(None)["board"]["ending"] == ENDINGS[1] == "capital"


@pytest.mark.rule("HM 8.8", "HM 15.4")
def test_a_general_who_loses_his_last_cu_on_a_retreat_does_not_join_his_troops() -> None:
    table = land_fight(
        ["battle-end"],
        ["battle-retreat"],
        rome=(1, "caudex"),
        carthage=(4, "hanno"),
        came_from="enna",
        fight={"loser": 0, "decided": "probe", "rounds": 1},
        more=[force("rome", "enna", 4)],
        control={"enna": "carthage"},
        dice=[],
    )
    assert where(table, "caudex") == "removed"
    assert cus(table, ROME, "enna") == 4


@pytest.mark.rule("HM 8.8", "HM 15.5")
def test_a_general_whose_cus_do_not_fit_joins_the_garrison_inside_the_city() -> None:
    table = land_fight(
        ["battle-end"],
        ["battle-retreat"],
        space="agrigentum",
        attacker=CARTHAGE,
        came_from="heraclea-minoa",
        rome=(6, "caudex"),
        carthage=(1, "hanno"),
        fight={"loser": 1, "decided": "probe", "rounds": 1},
        more=[force("carthage", "agrigentum", 5, inside=True)],
        control={"heraclea-minoa": "carthage"},
        dice=[],
    )
    say(table, "city")
    assert where(table, "hanno") == "agrigentum"
    assert cus(table, CARTHAGE, "agrigentum", True) == 5
