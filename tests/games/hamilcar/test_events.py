"""HM 21: effects of every event that is played on one's own turn, and when it may not be played."""

from typing import Any

import pytest

from hippodrome import Table
from hippodrome.games.hamilcar.board import NORMAL_SPACES, PROVINCE, PROVINCE_NAMES, SPACE_NAMES, SPACE_OF, SYRACUSAE
from hippodrome.games.hamilcar.cards import CARD_SIDE, CARDS, EFFECT, TIMING
from hippodrome.games.hamilcar.rules import deeds
from hippodrome.kernel.errands import classes_under

from .positions import (
    CARTHAGE,
    ROME,
    asked,
    control,
    cus,
    force,
    logged,
    say,
    state,
    trains,
    war,
    where,
    words,
)

ARMIES = [
    force("rome", "roma", 3, "duilius", trains=1),
    force("rome", "rhegium", 4, "cotta"),
    force("carthage", "carthago", 5, "boodes", elephants=2, trains=2),
    force("carthage", "panormus", 2, "hanno"),
]


def with_card(card: int, side: int, **data: Any) -> Table:
    """Return a strategy phase in which a side is about to play a card."""
    data.setdefault("forces", ARMIES)
    data["hands"] = [[card, 69], [67, 70]] if side == ROME else [[67, 70], [card, 69]]
    return war(on_turn=side, **data)


def legal(card: int, side: int, **data: Any) -> bool:
    return f"play-{card}-event" in words(with_card(card, side, **data))


def play(card: int, side: int, *answers: str, **data: Any) -> Table:
    return say(with_card(card, side, **data), f"play-{card}-event", *answers)


@pytest.mark.rule("HM 21.1")
@pytest.mark.parametrize("card", range(65, 65 + CARDS))
def test_events_are_for_their_side_and_time(card: int) -> None:
    for side in (ROME, CARTHAGE):
        if CARD_SIDE[card - 65] == 1 - side or TIMING[card - 65] != "own":
            assert not legal(card, side)
            assert f"play-{card}-points" in words(with_card(card, side)), "any player may use it for points"


def test_every_effect_has_its_deed() -> None:
    shared = {"targeted", "delivery", "lay-open", "victim-chooses"}
    kinds = classes_under(deeds.Deed)
    own = {card: EFFECT[card].replace("_", "-") for card in range(CARDS) if TIMING[card] == "own"}
    assert set(own.values()) == set(kinds) - shared
    assert all(type(deeds.DEEDS[card]) is kinds[effect] for card, effect in own.items())


# --- campaigns ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HM 21.6")
@pytest.mark.parametrize(("card", "generals"), [(65, 3), (66, 2), (67, 2), (68, 2)])
def test_campaigns(card: int, generals: int) -> None:
    if card == 67:
        table = war(hands=[[67], [66]], forces=ARMIES)
        say(table, "play-67-event")
    else:
        table = play(card, ROME)
    assert words(table) == ["general-duilius", "general-cotta"], "one general must be chosen"
    assert table.asks[0].prompt.params == {"left": generals, "mp": 4}
    say(table, "general-cotta", "stop")
    assert words(table) == ["general-duilius", "done"]
    say(table, "general-duilius", "stop")
    assert asked(table) == (CARTHAGE, "prompt-play"), "no general is left"


@pytest.mark.parametrize("card", [65, 66, 68, 69, 70, 71])
def test_march_events_need_a_general(card: int) -> None:
    data = {"forces": [force("rome", "roma", 3)], "hands": [[card], [67]]}
    assert f"play-{card}-event" not in words(war(**data))


@pytest.mark.rule("HM 9.1")
@pytest.mark.parametrize("card", [69, 70, 71])
def test_forced_marches(card: int) -> None:
    table = war(hands=[[card], [66]], forces=ARMIES)
    say(table, f"play-{card}-event", "general-cotta")
    assert table.asks[0].prompt.params == {"general": "cotta", "mp": 6}
    say(table, "stop")
    assert asked(table) == (CARTHAGE, "prompt-play")


# --- ships --------------------------------------------------------------------------------------------------------


def test_72_the_raven_bridge() -> None:
    table = play(72, ROME, damaged=[5, 0])
    assert state(table).corvi and state(table).damaged[ROME] == 1
    assert legal(72, ROME, corvi=True, damaged=[1, 0])
    assert not legal(72, ROME, corvi=True)


def test_73_the_stranded_quinquereme() -> None:
    table = play(73, ROME)
    assert state(table).seamanship == 1 and state(table).ready[ROME] == 3
    assert 73 - 65 in state(table).gone
    assert legal(73, ROME, seamanship="very-good")
    assert not legal(73, ROME, seamanship="very-good", ready=[10, 0]), "the event must have an effect"


def test_74_benches_on_the_beach() -> None:
    table = play(74, ROME, seamanship="good")
    assert table.view(None)["board"]["seamanship"] == "very-good" and state(table).ready[ROME] == 2
    assert legal(74, ROME, seamanship="very-good")
    assert not legal(74, ROME, seamanship="very-good", ready=[10, 0])


def test_75_allied_dockyards() -> None:
    assert state(play(75, ROME)).ready[ROME] == 3, "at most two warships"
    one = play(75, ROME, control={"tarentum": "carthage", "neapolis": "neutral"})
    assert state(one).ready[ROME] == 2
    lost = {"tarentum": "carthage", "neapolis": "neutral", "rhegium": "carthage"}
    stacks = [force("rome", "roma", 3, "duilius")]
    assert not legal(75, ROME, control=lost, forces=stacks)
    assert not legal(75, ROME, ready=[10, 0])


def test_76_the_round_harbour() -> None:
    assert state(play(76, CARTHAGE)).ready[CARTHAGE] == 9
    stacks = [force("rome", "carthago", 3), force("carthage", "carthago", 2, inside=True)]
    assert not legal(76, CARTHAGE, forces=stacks, sieges={"carthago": ["rome", 1]})
    assert not legal(76, CARTHAGE, ready=[0, 10])


def besieged(**more: Any) -> dict[str, Any]:
    """Return data for a siege of Lilybaeum."""
    stacks = [force("rome", "lilybaeum", 4, "duilius"), force("carthage", "lilybaeum", 3, "hanno", inside=True)]
    return {"forces": stacks, "sieges": {"lilybaeum": ["rome", 1]}} | more


def test_78_the_rhodians_run() -> None:
    table = play(78, CARTHAGE, "count-2", "count-1", **besieged())
    assert trains(table, CARTHAGE, "lilybaeum", inside=True) == 2
    assert cus(table, CARTHAGE, "lilybaeum", inside=True) == 4
    only_cu = play(78, CARTHAGE, "count-0", **besieged())
    assert cus(only_cu, CARTHAGE, "lilybaeum", inside=True) == 4, "a CU is added if no trains are"
    assert not legal(78, CARTHAGE)


# --- Africa and Syracuse ------------------------------------------------------------------------------------------


@pytest.mark.rule("HM 12.2")
def test_83_the_african_expedition() -> None:
    table = play(83, ROME)
    assert state(table).africa and words(table) == ["pass", "general-duilius", "general-cotta"]
    say(table, "general-cotta")
    assert table.asks[0].prompt.params == {"general": "cotta", "mp": 4}
    assert asked(play(83, ROME, "pass")) == (CARTHAGE, "prompt-play")
    assert 83 - 65 in state(table).gone
    assert not legal(83, CARTHAGE)


@pytest.mark.rule("HM 21.5")
@pytest.mark.parametrize(("card", "side", "name"), [(84, ROME, "rome"), (85, CARTHAGE, "carthage")])
def test_84_85_syracuse(card: int, side: int, name: str) -> None:
    table = play(card, side)
    assert table.view(None)["board"]["open_events"] == {f"card-{card}": {"filled": 0, "boxes": 3}}
    assert not legal(card, side, control={"syracusae": name})
    filling = war(["points", side, 3, 31], boxes={str(card): 0})
    say(filling, f"box-{card}", f"box-{card}", f"box-{card}")
    assert control(filling, "syracusae") == name and card - 65 in state(filling).gone


@pytest.mark.rule("HM 21.5")
def test_85_removes_a_roman_general_in_syracuse() -> None:
    stacks = [
        force("rome", "syracusae", 0, "duilius", inside=True, trains=1),
        force("carthage", "syracusae", 2),
        force("rome", "roma", 2),
    ]
    table = war(["points", CARTHAGE, 1, 31], forces=stacks, control={"syracusae": "rome"}, boxes={"85": 2})
    say(table, "box-85")
    assert where(table, "duilius") == "removed" and trains(table, ROME, "syracusae") == 0


@pytest.mark.rule("HM 21.5")
def test_84_ends_when_syracuse_becomes_roman_by_other_means() -> None:
    stacks = [force("rome", "syracusae", 5, "duilius")]
    table = war(["siege-fall", ROME, SYRACUSAE], forces=stacks, boxes={"84": 1}, sieges={"syracusae": ["rome", 2]})
    assert control(table, "syracusae") == "rome"
    assert 84 - 65 in state(table).gone and table.view(None)["board"]["open_events"] == {}


def test_86_hieros_granaries() -> None:
    table = play(86, ROME, "count-3", control={"syracusae": "rome"})
    assert trains(table, ROME, "syracusae") == 3
    assert not legal(86, ROME)
    stacks = [force("carthage", "syracusae", 3), force("rome", "syracusae", 1, inside=True), *ARMIES[:2]]
    held = {"syracusae": "rome"}
    assert not legal(86, ROME, control=held, forces=stacks, sieges={"syracusae": ["carthage", 1]})
    full = [force("rome", "roma", 3, "duilius", trains=12)]
    assert not legal(86, ROME, control=held, forces=full)


@pytest.mark.rule("HM 21.5")
def test_87_the_subscription_fleet() -> None:
    table = play(87, ROME)
    assert table.view(None)["board"]["open_events"] == {"card-87": {"filled": 0, "boxes": 3}}
    filling = war(["points", ROME, 1, 31], boxes={"87": 2})
    say(filling, "box-87")
    assert state(filling).ready[ROME] == 3
    assert filling.view(None)["board"]["open_events"]["card-87"]["filled"] == 0, "the event stays open"
    full = war(["points", ROME, 1, 31], boxes={"87": 2}, ready=[10, 0])
    assert "box-87" not in words(full)
    assert "box-87" not in words(war(["points", CARTHAGE, 1, 31], boxes={"87": 2})), "only its owner fills it"


def test_88_silver_from_the_west() -> None:
    table = play(88, CARTHAGE, damaged=[0, 1], miat=[0, 3])
    assert "done" not in words(table), "the event must have an effect"
    assert not [word for word in words(table) if word.startswith("pc-")]
    say(table, "repair", "miat-place", "train-carthago", "done")
    assert state(table).damaged[CARTHAGE] == 0 and state(table).miat == [0, 4]
    assert trains(table, CARTHAGE, "carthago") == 3
    full = [force("carthage", "carthago", 5, "boodes", trains=12)]
    assert not legal(88, CARTHAGE, miat=[0, 6], forces=full)


# --- risings and raids --------------------------------------------------------------------------------------------


def without_pcs(side: str, *provinces: str) -> dict[str, str]:
    """Return data that makes all normal spaces of some provinces neutral."""
    named = [province.replace("_", "-") for province in provinces]
    return {SPACE_NAMES[space]: "neutral" for space in NORMAL_SPACES if PROVINCE_NAMES[PROVINCE[space]] in named}


@pytest.mark.rule("HM 17.4")
@pytest.mark.parametrize(
    ("card", "side", "spaces", "provinces"),
    [
        (89, ROME, ["tunes", "thysdrus"], ["zeugitana", "byzacium"]),
        (120, CARTHAGE, ["beneventum", "paestum"], ["samnium", "lucania"]),
        (121, CARTHAGE, ["arretium", "cosa"], ["etruria"]),
        (122, ROME, ["sulci", "palla"], ["sardinia", "corsica"]),
    ],
)
def test_risings(card: int, side: int, spaces: list[str], provinces: list[str]) -> None:
    table = play(card, side, *[f"pc-{space}" for space in spaces])
    assert [control(table, space) for space in spaces] == ["neutral", "neutral"]
    owner = "rome" if side == CARTHAGE else "carthage"
    assert not legal(card, side, control=without_pcs(owner, *provinces))
    guarded = with_card(card, side, forces=[*ARMIES, force(owner, spaces[0], 1)])
    say(guarded, f"play-{card}-event")
    assert f"pc-{spaces[0]}" not in words(guarded), "a CU guards it"


def test_90_numidian_rising() -> None:
    held = {"sicca": "carthage", "saldae": "carthage", "cirta": "carthage"}
    table = play(90, ROME, "pc-sicca", control=held)
    assert "space-cirta" not in words(table), "PCs and a tribe cannot both be removed"
    say(table, "done")
    assert control(table, "saldae") == "carthage"
    tribe = play(90, ROME, "space-cirta", control=held)
    assert control(tribe, "cirta") == "neutral" and asked(tribe) == (CARTHAGE, "prompt-play")
    assert not legal(90, ROME)


def test_91_numidian_princes() -> None:
    table = play(91, CARTHAGE, "pc-sicca", "pc-saldae", "pc-igilgili")
    assert control(table, "igilgili") == "carthage" and asked(table) == (ROME, "prompt-play")
    held = dict.fromkeys(("sicca", "hippo-regius", "igilgili", "saldae", "rusucurru"), "carthage")
    assert not legal(91, CARTHAGE, control=held)


@pytest.mark.rule("HM 21.5")
def test_92_hanno_at_theveste() -> None:
    table = play(92, CARTHAGE)
    assert table.view(None)["board"]["open_events"] == {"card-92": {"filled": 0, "boxes": 2}}
    filling = war(["points", CARTHAGE, 1, 31], boxes={"92": 1})
    say(filling, "box-92", "space-cirta")
    assert control(filling, "cirta") == "carthage" and 92 - 65 in state(filling).gone
    held = dict.fromkeys(("theveste", "cirta", "sitifis"), "carthage")
    assert not legal(92, CARTHAGE, control=held)
    garrisons = [force("rome", name, 1) for name in ("theveste", "cirta", "sitifis")]
    barred = war(["points", CARTHAGE, 1, 31], boxes={"92": 1}, forces=garrisons)
    assert "box-92" not in words(barred)


def test_93_iberian_mercenaries() -> None:
    table = play(93, CARTHAGE, "space-carthago", "space-panormus")
    assert cus(table, CARTHAGE, "carthago") == 6 and cus(table, CARTHAGE, "panormus") == 3
    stacks = [force("carthage", "carthago", 2, "boodes", inside=True), force("rome", "carthago", 4)]
    assert not legal(93, CARTHAGE, forces=stacks, sieges={"carthago": ["rome", 1]})


def test_94_celts_and_ligurians() -> None:
    table = play(94, CARTHAGE, "space-sulci")
    assert cus(table, CARTHAGE, "sulci") == 2
    assert "space-selinus" not in words(play(94, CARTHAGE)), "neutral"
    held = {SPACE_NAMES[space]: "neutral" for space in range(79)}
    assert not legal(94, CARTHAGE, control=held, forces=[force("carthage", "roma", 2, "boodes")])


def test_95_elephants_from_the_atlas() -> None:
    stacks = [force("carthage", "carthago", 3, elephants=1), force("carthage", "tunes", 1, "boodes")]
    table = play(95, CARTHAGE, "space-tunes", forces=stacks)
    assert words(table) == ["space-tunes", "done"], "both elephants may go to the same space"
    say(table, "space-tunes")
    assert state(table).elephants[SPACE_OF["tunes"]] == 2
    four = [force("carthage", "carthago", 4, elephants=4)]
    assert not legal(95, CARTHAGE, forces=four)


# --- intrigue -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HM 1.5")
def test_100_courier_captured() -> None:
    table = with_card(100, ROME, seed=4)
    say(table, "play-100-event")
    assert len(state(table).hands[ROME]) == 2 and len(state(table).hands[CARTHAGE]) == 1
    (stolen,) = state(table).shown[ROME]
    assert stolen + 65 in (67, 70)
    seen = [event.seen_by(None) for event in table.events if event.data()["event"] == "stolen"]
    assert seen[0] is not None and seen[0].data()["card"] is None, "a spectator does not see which card"
    assert f"card-{stolen + 65}" in table.view(CARTHAGE)["board"]["players"][ROME]["known"]
    empty = war(hands=[[100], []], forces=ARMIES)
    assert "play-100-event" not in words(empty)


@pytest.mark.rule("HM 16.6")
def test_102_traitor_at_the_gate() -> None:
    stacks = [force("rome", "panormus", 3, "duilius"), force("carthage", "panormus", 2, inside=True)]
    table = play(102, ROME, "space-panormus", forces=stacks)
    assert table.view(None)["board"]["sieges"]["panormus"] == {"points": 1, "by": ROME}
    fallen = play(102, ROME, "space-panormus", forces=stacks, sieges={"panormus": ["rome", 2]})
    assert control(fallen, "panormus") == "rome"
    assert not legal(102, ROME, forces=[force("rome", "lilybaeum", 3, "duilius")]), "Lilybaeum is excluded"
    assert not legal(102, ROME, forces=[force("rome", "panormus", 2, "duilius")]), "too few CUs"
    assert not legal(102, ROME, forces=[force("rome", "panormus", 3)]), "no general"


@pytest.mark.rule("HM 21.6")
def test_103_siege_works() -> None:
    stacks = [force("rome", "panormus", 4, "metellus")]
    table = play(103, ROME, "general-metellus", forces=stacks, dice=[4, 5])
    assert len(logged(table, "siege-rolled")) == 2 and state(table).siege[SPACE_OF["panormus"]] == 2
    few = play(103, ROME, "general-metellus", forces=[force("rome", "panormus", 3, "metellus")], dice=[1])
    assert len(logged(few, "siege-rolled")) == 1, "with two CUs left the second attempt is not legal"
    assert not legal(103, ROME)


def test_105_blockade_broken() -> None:
    table = play(105, CARTHAGE, **besieged(sieges={"lilybaeum": ["rome", 2]}))
    assert state(table).siege[SPACE_OF["lilybaeum"]] == 1
    assert not legal(105, CARTHAGE)


def test_106_camp_fever() -> None:
    table = play(106, ROME, "space-carthago", dice=[4])
    assert cus(table, CARTHAGE, "carthago") == 5 and asked(table) == (CARTHAGE, "prompt-elephant-losses")
    roll = logged(table, "attrition")[0]
    assert (roll["die"], roll["modifiers"]) == (4, {"card": 1})
    say(table, "count-0")
    assert cus(table, CARTHAGE, "carthago") == 3
    assert not legal(106, CARTHAGE), "there is no Roman stack of five"


def test_107_dearth() -> None:
    table = play(107, ROME)
    assert trains(table, CARTHAGE, "carthago") == 0, "with only two trains there is no choice"
    hungry = play(107, CARTHAGE)
    assert trains(hungry, ROME, "roma") == 0
    assert asked(hungry) == (ROME, "prompt-lose-cu") and words(hungry) == ["space-roma", "space-rhegium"]
    say(hungry, "space-rhegium")
    assert cus(hungry, ROME, "rhegium") == 3
    assert not legal(107, CARTHAGE, forces=[force("carthage", "carthago", 3)])


def test_108_grain_convoy() -> None:
    table = play(108, ROME, "train-roma", "train-roma", "train-rhegium")
    assert trains(table, ROME, "roma") == 3 and trains(table, ROME, "rhegium") == 1
    assert not legal(108, ROME, forces=[force("rome", "roma", 3, trains=12)])


def test_109_arrears() -> None:
    stacks = [force("carthage", "enna", 3), force("carthage", "carthago", 6), force("carthage", "panormus", 4)]
    table = play(109, ROME, forces=stacks)
    assert set(words(table)) == {"space-enna", "space-panormus"}, "stacks in Africa are not affected"
    say(table, "space-enna")
    assert words(table) == ["space-panormus", "done"]
    say(table, "space-panormus")
    assert cus(table, CARTHAGE, "enna") == 2 and cus(table, CARTHAGE, "panormus") == 3
    assert not legal(109, ROME)


def test_110_the_rowers_mutiny() -> None:
    table = play(110, CARTHAGE, ready=[3, 0])
    assert asked(table) == (CARTHAGE, "prompt-mutiny") and words(table) == ["count-1", "count-2"], "up to two"
    one = say(table.copy(), "count-1")
    assert state(one).ready[ROME] == 2 and state(one).damaged[ROME] == 1
    say(table, "count-2")
    assert state(table).ready[ROME] == 1 and state(table).damaged[ROME] == 2
    assert words(play(110, CARTHAGE, ready=[1, 0])) == ["count-1"], (
        "limited by the number of ships, and still asked for"
    )
    assert not legal(110, CARTHAGE, ready=[0, 3])


def test_111_the_slave_plot() -> None:
    table = play(111, CARTHAGE, ready=[3, 0])
    assert asked(table) == (ROME, "prompt-slave-plot")
    other = table.copy()
    say(table, "combat-unit")
    assert cus(table, ROME, "roma") == 2
    say(other, "warships")
    assert state(other).damaged[ROME] == 2
    assert not legal(111, CARTHAGE, ready=[0, 3], forces=[force("rome", "rhegium", 4, "cotta")])


def test_112_the_proconsul_recalled() -> None:
    table = play(112, CARTHAGE, proconsul="cotta")
    assert where(table, "cotta") == "removed" and cus(table, ROME, "rhegium") == 4
    assert not logged(table, "duty") and state(table).proconsul == -1
    assert not legal(112, CARTHAGE)


@pytest.mark.rule("HM 8.9")
def test_113_a_cross_for_the_defeated() -> None:
    table = play(113, ROME, "general-hanno", defeated=["hanno"])
    assert where(table, "hanno") == "pool"
    assert logged(table, "duty")[0]["count"] == 2, "an Aristocrat with battle rating 2"
    assert not legal(113, ROME)
    barca = [force("carthage", "carthago", 3, "hamilcar-barca"), force("rome", "roma", 3, "duilius")]
    assert not legal(113, ROME, forces=barca, defeated=["hamilcar-barca"])


def test_114_the_peace_party() -> None:
    assert state(play(114, ROME, miat=[0, 6])).miat == [1, 5]
    assert state(play(114, ROME, miat=[2, 0])).miat == [3, 0]
    assert not legal(114, ROME, miat=[6, 0])


def test_115_the_war_party() -> None:
    table = play(115, CARTHAGE, "miat-take", "miat-place", miat=[2, 4])
    assert state(table).miat == [0, 5], "with all seats taken, one must be removed first"
    assert not legal(115, CARTHAGE, miat=[0, 6])


@pytest.mark.parametrize(
    ("card", "side", "ports"), [(118, CARTHAGE, "cosa locri paestum"), (119, ROME, "sulci palla clupea")]
)
def test_118_119_raids(card: int, side: int, ports: str) -> None:
    spaces = ports.split()
    table = play(card, side, *[f"pc-{space}" for space in spaces], supremacy=side)
    assert [control(table, space) for space in spaces] == ["neutral"] * 3
    assert not legal(card, side, supremacy=1 - side)
    offered = words(say(with_card(card, side, supremacy=side), f"play-{card}-event"))
    assert not {"pc-capua", "pc-reate", "pc-tunes", "pc-thysdrus"} & set(offered), "only ports are affected"
    held = {SPACE_NAMES[space]: "neutral" for space in NORMAL_SPACES}
    assert not legal(card, side, supremacy=side, control=held)


def test_123_envoys_and_gold() -> None:
    table = play(123, ROME, "pc-sulci", "pc-thapsus")
    assert control(table, "sulci") == control(table, "thapsus") == "rome"
    assert "pc-tunes" not in words(play(123, ROME)), "Zeugitana is excluded"
    held = {SPACE_NAMES[space]: "neutral" for space in NORMAL_SPACES}
    assert not legal(123, ROME, control=held)
