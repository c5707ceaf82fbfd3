"""The worked examples E21 to E40 of docs/rules/hamilcar.md: battles at sea and on land."""

from typing import Any

import pytest

from hippodrome import Table
from hippodrome.games.hamilcar.cards import BATTLE_COPIES, BATTLE_NAMES, TACTICS_COPIES, TACTICS_NAMES
from hippodrome.games.hamilcar.rules.battle import battle_card_number

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

TACTICS = dict(zip(TACTICS_NAMES, TACTICS_COPIES, strict=True))
BATTLE = dict(zip(BATTLE_NAMES, BATTLE_COPIES, strict=True))


def dealt(kinds: dict[str, int], prefix: str, hands: list[list[str]]) -> dict[str, Any]:
    """Return two hands from a deck, and the rest of the deck."""
    rest = dict(kinds)
    for hand in hands:
        for card in hand:
            rest[card] -= 1
    return {
        "deck": [f"{prefix}-{kind}" for kind, count in rest.items() for _ in range(count)],
        "hands": [[hand.count(kind) for kind in kinds] for hand in hands],
    }


def sea_fight(
    *errands: list[Any],
    general: str = "duilius",
    against: str = "boodes",
    mover: int = ROME,
    aboard: dict[str, int] | None = None,
    ships: tuple[int, int] = (3, 3),
    tactics: tuple[list[str], list[str]] = ([], []),
    number: int = 1,
    leg: dict[str, Any] | None = None,
    dice: list[int | str] | None = None,
    **data: Any,
) -> Table:
    """Return a naval battle off Mylae between a mover from his port and an interceptor from Lipara."""
    home, foe = ("messana", "lipara") if mover == ROME else ("lipara", "messana")
    data.setdefault("ready", [0, 0])
    data["forces"] = [force("rome", "roma", 3), force("carthage" if mover == ROME else "rome", foe, 3, against)]
    data["leg"] = {
        "side": mover,
        "general": general,
        "origin": home,
        "path": [home, "mylae"],
        "force": {"cus": 4, "trains": 0, "elephants": 0, "generals": [general]} | (aboard or {}),
        "ships": list(ships),
        "interceptor": against,
        "fighting": True,
        "round": number,
        "first": data.get("supremacy", CARTHAGE),
        **dealt(TACTICS, "tactics", [tactics[0], tactics[1]]),
        **(leg or {}),
    }
    data["activation"] = {"general": general, "mp": 3, "sea_mp": 2}
    return war(["landing"], *errands, dice=dice or [], **data)


@pytest.mark.rule("HM 11.7", "HM 11.9", "HM 12.3")
def test_e21_corvi_take_a_prize() -> None:
    table = sea_fight(["naval-turn", ROME], corvi=True, dice=[5])
    say(table, "warships")
    (attack,) = logged(table, "naval-attack")
    assert (attack["modified"], attack["hits"], attack["prize"]) == (5, 1, True)
    assert state(table).leg.prizes == 1 and state(table).leg.ships == [3, 2]


@pytest.mark.rule("HM 11.7", "HM 11.10", "HM 11.4", "HM 11.8")
def test_e22_the_supremacy_row() -> None:
    table = sea_fight(["naval-round", 1], corvi=True, seamanship="good", dice=[1, 5])
    assert asked(table) == (CARTHAGE, "prompt-naval-attack")
    say(table, "warships", "nothing", "warships")
    attack = logged(table, "naval-attack")[-1]
    assert (attack["modified"], attack["hits"], attack["prize"]) == (6, 2, False)
    assert state(table).supremacy == ROME
    assert asked(table) == (ROME, "prompt-naval-step"), "it is still the turn of Rome, which is second in this round"
    say(table, "nothing")
    assert logged(table, "naval-round-began")[-1] == {"event": "naval-round-began", "round": 2, "first": ROME}
    assert asked(table) == (ROME, "prompt-naval-attack")


@pytest.mark.rule("HM 22.3", "HM 22.8", "HM 11.6")
def test_e23_diekplous() -> None:
    for card, hits in (("tactics-diekplous", 2), ("pass", 1)):
        table = sea_fight(["naval-turn", CARTHAGE], number=3, tactics=([], ["diekplous"]), dice=[4])
        say(table, card, "warships")
        assert logged(table, "naval-attack")[0]["hits"] == hits


@pytest.mark.rule("HM 11.11", "HM 8.11")
def test_e24_reform() -> None:
    cases = [("carthalo", 2, [], True), ("carthalo", 3, [], False), ("himilco", 1, [], True)]
    cases += [("himilco", 2, [], False), ("himilco", 2, ["swift-oars"], True)]
    for general, die, hand, success in cases:
        dice: list[int | str] = [die, "tactics-ram"] if success else [die]
        table = sea_fight(["naval-turn", CARTHAGE], against=general, tactics=([], hand), dice=dice)
        if hand:
            say(table, "tactics-swift-oars")
        say(table, "no-attack", "reform")
        assert logged(table, "naval-step")[0]["success"] is success
        assert len(logged(table, "tactics-drawn")) == (1 if success else 0)


@pytest.mark.rule("HM 11.13")
def test_e25_pursuit_stops_an_evasion() -> None:
    table = sea_fight(["naval-round", 2], ["naval-turn", CARTHAGE], tactics=(["pursuit"], []))
    say(table, "no-attack", "evade")
    assert asked(table) == (ROME, "prompt-pursuit")
    say(table, "pursue")
    assert state(table).supremacy == CARTHAGE
    assert state(table).leg.fighting and asked(table) == (CARTHAGE, "prompt-naval-attack")


@pytest.mark.rule("HM 11.14", "HM 11.15", "HM 11.17")
def test_e26_a_drawn_battle() -> None:
    table = sea_fight(["naval-round", 6], ships=(3, 2), number=5)
    assert state(table).damaged == [3, 2] and state(table).ready == [0, 0]
    assert state(table).supremacy == CARTHAGE
    assert where(table, "duilius") == "messana" and cus(table, ROME, "messana") == 4
    assert asked(table)[1] == "prompt-play" and not logged(table, "duty")


@pytest.mark.rule("HM 11.16", "HM 11.17")
def test_e27_transports_after_a_sinking() -> None:
    table = sea_fight(["naval-turn", CARTHAGE], ships=(1, 2), aboard={"cus": 6, "trains": 2}, dice=[4, 4], number=1)
    say(table, "warships")
    assert asked(table) == (CARTHAGE, "prompt-chase")
    say(table, "transports")
    assert logged(table, "naval-attack")[-1]["hits"] == 2
    assert cus(table, ROME, "messana") == 4 and trains(table, ROME, "messana") == 0
    assert where(table, "duilius") == "messana"


@pytest.mark.rule("HM 11.12", "HM 11.15", "HM 11.16")
def test_e28_evasion_with_transports() -> None:
    table = sea_fight(["naval-turn", ROME], supremacy=ROME)
    say(table, "no-attack", "evade")
    assert state(table).supremacy == CARTHAGE
    assert state(table).damaged == [3, 0] and state(table).ready == [0, 3]
    assert cus(table, ROME, "messana") == 4
    assert asked(table)[1] == "prompt-play", "the transports are not attacked"


@pytest.mark.rule("HM 11.18", "HM 17.8")
def test_e29_political_consequences_at_sea() -> None:
    table = sea_fight(
        ["naval-turn", ROME], ships=(3, 1), leg={"lost": [0, 4]}, miat=[0, 2], seamanship="good", dice=[4]
    )
    say(table, "warships")
    assert logged(table, "duty")[0]["count"] == 2
    assert words(table) == ["miat"], "the first PC comes from the Miat"
    say(table, "miat")
    assert state(table).miat == [0, 1]
    assert asked(table) == (CARTHAGE, "prompt-remove-pc")
    assert "miat" in words(table) and "pc-sulci" in words(table)
    say(table, "pc-sulci")
    assert control(table, "sulci") == "neutral"


@pytest.mark.rule("HM 12.4")
def test_e30_seamanship_sinks_once_a_turn() -> None:
    table = sea_fight(["naval-end"], leg={"lost": [2, 0], "loser": ROME, "ending": 1}, ships_lost=3, seamanship="good")
    say(table, words(table)[0])
    assert table.view(None)["board"]["seamanship"] == "moderate"
    again = sea_fight(
        ["naval-end"], leg={"lost": [5, 0], "loser": ROME, "ending": 1}, ships_lost=5, sank=True, seamanship="moderate"
    )
    while asked(again)[1] == "prompt-remove-pc":
        say(again, words(again)[0])
    assert again.view(None)["board"]["seamanship"] == "moderate"


@pytest.mark.rule("HM 11.9", "HM 11.15")
def test_e31_prizes_go_back() -> None:
    table = sea_fight(["naval-end"], leg={"lost": [0, 2], "prizes": 2, "loser": ROME, "ending": 1}, ships=(3, 1))
    assert state(table).damaged == [3, 2]
    assert state(table).ready == [0, 1]


@pytest.mark.rule("HM 11.2", "HM 11.16", "HM 11.18")
def test_e32_an_unescorted_army() -> None:
    table = sea_fight(["naval-start"], ships=(0, 3), aboard={"cus": 5}, dice=[1])
    assert asked(table) == (CARTHAGE, "prompt-chase")
    say(table, "transports")
    assert logged(table, "naval-attack")[0]["hits"] == 0
    assert cus(table, ROME, "messana") == 5
    assert state(table).ships_lost == 0 and not logged(table, "duty")


# --- land battles -------------------------------------------------------------------------------------------------


def land_fight(
    *errands: list[Any],
    space: str = "mytistratum",
    attacker: int = ROME,
    came_from: Any = "enna",
    rome: tuple[int, str] = (6, "caudex"),
    carthage: tuple[int, str] = (5, "hanno"),
    cards: tuple[list[str], list[str]] = (["frontal-assault"], ["probe"]),
    fight: dict[str, Any] | None = None,
    dice: list[int | str] | None = None,
    elephants: int = 0,
    more: list[dict[str, Any]] | None = None,
    **data: Any,
) -> Table:
    """Return a land battle between two generals."""
    data["forces"] = [
        force("rome", space, rome[0], rome[1]),
        force("carthage", space, carthage[0], carthage[1], elephants=elephants),
        *(more or []),
    ]
    activated = rome[1] if attacker == ROME else carthage[1]
    data["activation"] = {"general": activated, "mp": 1, "sea_mp": 3, "over": True, "came_from": came_from}
    data["battle"] = {
        "space": space,
        "attacker": attacker,
        "came_from": came_from,
        "initiative": attacker,
        **dealt(BATTLE, "battle", [cards[0], cards[1]]),
        **(fight or {}),
    }
    table_errands = [["move"], *errands]
    data["battle"]["commanders"] = [rome[1], carthage[1]]
    return war(*table_errands, dice=dice or [], **data)


def number_of_cards(table: Table, side: int) -> int:
    return battle_card_number(state(table), state(table).battle, side)


@pytest.mark.rule("HM 14.3")
def test_e33_fifteen_cards_at_most() -> None:
    held = {"pisae": "rome", "volaterrae": "rome", "volsinii": "rome"}
    table = land_fight(["battle-round"], space="praeneste", rome=(12, "metellus"), control=held)
    assert number_of_cards(table, ROME) == 15
    state(table).cus[ROME][7] = 9
    assert number_of_cards(table, ROME) == 15, "9+3+2+2 = 16"
    state(table).cus[ROME][7] = 7
    assert number_of_cards(table, ROME) == 14


@pytest.mark.rule("HM 14.3")
def test_e34_cards_of_an_attacker_in_sicily() -> None:
    table = land_fight(["battle-round"])
    assert number_of_cards(table, ROME) == 8


@pytest.mark.rule("HM 14.3", "HM 13.6")
def test_e35_cards_after_failing_to_avoid() -> None:
    table = land_fight(["battle-round"], fight={"failed": [False, True]})
    assert number_of_cards(table, CARTHAGE) == 6


@pytest.mark.rule("HM 14.6")
@pytest.mark.parametrize(
    ("xanthippus", "die", "numbers"), [(False, 6, [6, 7]), (False, 5, [8, 7]), (False, 3, [8, 5]), (True, 5, [6, 7])]
)
def test_e36_elephants(xanthippus: bool, die: int, numbers: list[int]) -> None:
    table = land_fight(
        ["battle-round"],
        ["charge"],
        elephants=2,
        fight={"numbers": [8, 7]},
        xanthippus=xanthippus,
        turn=6 if xanthippus else 3,
        dice=[die],
    )
    say(table, "charge")
    assert state(table).battle.numbers == numbers


@pytest.mark.rule("HM 14.5", "HM 14.8", "HM 14.7")
def test_e37_a_double_envelopment_passes_the_initiative() -> None:
    table = land_fight(["battle-round"], cards=(["double-envelopment", "probe"], ["reserve", "probe"]))
    say(table, "battle-double-envelopment", "reserve-double-envelopment")
    assert asked(table) == (CARTHAGE, "prompt-battle-card")


@pytest.mark.rule("HM 14.10", "HM 14.11", "HM 14.12", "HM 14.13", "HM 22.1", "HM 22.2")
def test_e38_losses_of_a_battle() -> None:
    table = land_fight(
        ["battle-round"],
        cards=(["flank-left"], ["probe"]),
        fight={"rounds": 5},
        dice=[5, 3],
        miat=[0, 0],
        control={"agrigentum": "carthage"},
    )
    say(table, "battle-flank-left", "give-up")
    assert logged(table, "casualties")[0]["loss"] == 2
    assert logged(table, "retreat-losses")[0]["loss"] == 2
    assert cus(table, ROME, "mytistratum") == 4
    assert logged(table, "duty")[0] == {"event": "duty", "seat": CARTHAGE, "count": 2}
    assert cus(table, CARTHAGE, "agrigentum") == 1


@pytest.mark.rule("HM 14.9", "HM 14.11")
def test_e39_no_card_to_play() -> None:
    table = land_fight(["battle-round"], cards=([], ["probe"]), fight={"rounds": 1}, dice=[1, 6])
    assert logged(table, "battle-ended")[0]["loser"] == ROME
    assert logged(table, "retreat-losses")[0]["loss"] == 2, "a 6 in the probe column"


@pytest.mark.rule("HM 15.3", "HM 15.6", "HM 8.11")
def test_e40_retreat_by_sea() -> None:
    for general, by_sea in (("duilius", True), ("metellus", False)):
        table = land_fight(
            ["battle-losses"],
            space="mylae",
            came_from="tyndaris",
            rome=(4, general),
            fight={"loser": ROME, "decided": 3, "rounds": 1},
            dice=[1, 1],
        )
        offered = words(table) if asked(table)[1] == "prompt-retreat" else []
        assert ("sail-messana" in offered) is by_sea
        if by_sea:
            say(table, "sail-messana")
            assert where(table, general) == "messana" and cus(table, ROME, "messana") == 4
