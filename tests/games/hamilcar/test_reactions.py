"""HM 21.2-21.3: reaction windows: effects of the cards, when they may not be played, and their secrecy."""

from typing import Any

import pytest

import hippodrome
from hippodrome import Table
from hippodrome.games.hamilcar.cards import WINDOW_CARDS, WINDOWS
from walking import moments

from .positions import (
    CARTHAGE,
    REACTIONS,
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


def leg_with(*cards: int, dice: tuple[int, ...] = (), ships: int = 3, units: int = 5, seed: int | None = None) -> Table:
    """Return a Roman leg from Messana to Mylae, with some cards in Carthage's hand."""
    table = marching(
        "duilius",
        force("rome", "messana", units, "duilius", trains=1),
        force("carthage", "carthago", 1),
        ready=[ships, 0],
        hands=[[65], [*cards, 66]],
        dice=list(dice),
        seed=seed,
    )
    say(table, "sail-mylae", "land")
    if asked(table)[1] == "prompt-take":
        say(table, "all")
    while asked(table)[1] in ("prompt-take-trains", "prompt-assign-ships"):
        say(table, words(table)[-1])
    return table


@pytest.mark.rule("HM 21.2")
def test_the_windows_and_their_cards() -> None:
    numbers = {window: [card + 65 for card in WINDOW_CARDS[place]] for place, window in enumerate(WINDOWS)}
    assert numbers == {
        "naval_move": [79, 80, 81, 82],
        "naval_battle_start": [77, 116],
        "naval_battle_end": [117],
        "land_battle": [97, 98, 99, 101],
        "elephant_charge": [96],
        "siege_result": [104],
        "land_move": [124],
    }


@pytest.mark.rule("HM 18.6")
@pytest.mark.parametrize(("card", "modifier"), [(79, 0), (80, 1), (81, -1)])
def test_79_80_81_storms(card: int, modifier: int) -> None:
    table = leg_with(card, dice=(4,))
    say(table, f"react-{card}")
    (storm,) = logged(table, "storm")
    assert storm["modified"] == 4 + modifier
    assert storm["hits"] == {-1: 1, 0: 1, 1: 2}[modifier], "column 5-6"


@pytest.mark.rule("HM 18.6", "HM 8.8")
def test_a_storm_that_destroys_everything_displaces_the_general() -> None:
    table = leg_with(79, dice=(6,), ships=1, units=0)
    say(table, "react-79")
    assert where(table, "duilius") == "removed" and not state(table).leg.active
    assert asked(table)[1] == "prompt-play"


@pytest.mark.rule("HM 21.2")
def test_no_storm_over_a_general_alone() -> None:
    table = leg_with(79, 82, ships=0, units=0)
    assert asked(table) == (CARTHAGE, "prompt-react") and words(table) == ["pass", "react-82"]


def test_82_contrary_winds() -> None:
    table = leg_with(82)
    say(table, "react-82")
    assert where(table, "duilius") == "messana" and cus(table, ROME, "messana") == 5
    assert state(table).ready[ROME] == 3 and trains(table, ROME, "messana") == 1
    assert asked(table)[1] == "prompt-play", "the activation is over"


@pytest.mark.rule("HM 11.3", "HM 11.5")
def test_77_and_116_before_a_naval_battle() -> None:
    table = sea_fight(["naval-start"], leg={"fighting": False, "deck": []}, hands=[[65], [77, 116, 66]], seed=2)
    assert asked(table) == (CARTHAGE, "prompt-react"), "Rome can hold no card for this window"
    say(table, "react-77", "react-116")
    assert [sum(hand) for hand in state(table).leg.hands] == [3 - 2, 1 + 1 + 2]
    weak = sea_fight(
        ["naval-start"], general="pullus", leg={"fighting": False, "deck": []}, hands=[[65], [116, 66]], seed=2
    )
    say(weak, "react-116")
    assert sum(state(weak).leg.hands[ROME]) == 0, "the hand is empty, but not negative"


def test_117_only_for_a_roman_victory() -> None:
    lost = sea_fight(["naval-end"], leg={"loser": ROME, "ending": 1}, hands=[[117, 65], [66]])
    assert asked(lost)[1] == "prompt-play"


def battle_with(side: int, *cards: int, attacker: int = ROME, seed: int | None = 3) -> Table:
    """Return a land battle about to start, with some cards in one side's hand."""
    hands = [[*cards, 65], [66]] if side == ROME else [[65], [*cards, 66]]
    return war(
        ["move"],
        ["battle", "enna", attacker, "centuripae" if attacker == ROME else "mytistratum"],
        forces=[force("rome", "enna", 4, "duilius"), force("carthage", "enna", 4, "hanno")],
        activation={"general": "duilius" if attacker == ROME else "hanno", "over": True},
        hands=hands,
        seed=seed,
    )


@pytest.mark.rule("HM 14.3")
@pytest.mark.parametrize(
    ("card", "side", "attacker", "more"),
    [(97, CARTHAGE, ROME, 1), (98, ROME, ROME, 2), (98, ROME, CARTHAGE, 2), (99, CARTHAGE, ROME, 2), (99, ROME, 1, 2)],
)
def test_97_98_99_more_battle_cards(card: int, side: int, attacker: int, more: int) -> None:
    table = battle_with(side, card, attacker=attacker)
    assert asked(table) == (side, "prompt-react")
    say(table, f"react-{card}")
    plain = [4 + 3, 4 + 2]
    plain[side] += more
    assert state(table).battle.numbers == plain


def test_97_is_worth_more_after_xanthippus() -> None:
    table = battle_with(CARTHAGE, 97)
    state(table).xanthippus = True
    say(table, "react-97")
    assert state(table).battle.numbers[CARTHAGE] == 4 + 2 + 2


def test_99_is_for_the_defender() -> None:
    table = battle_with(ROME, 99, 101)
    assert words(table) == ["pass", "react-101"]


@pytest.mark.rule("HM 1.5")
def test_101_scouts_and_spies() -> None:
    table = battle_with(ROME, 101)
    say(table, "react-101")
    hands = table.view(ROME)["board"]["battle"]["hands"]
    assert len(hands[CARTHAGE]["hand"]) == 6, "Rome sees the hand"
    assert table.view(CARTHAGE)["board"]["battle"]["hands"][ROME]["hand"] is None, "Carthage does not see Rome's hand"
    twin = table.redeal(ROME, hippodrome.Dice(b"x"))
    assert twin.view(ROME)["board"]["battle"]["hands"] == hands


@pytest.mark.rule("HM 14.6")
def test_96_elephant_panic() -> None:
    table = land_fight(["battle-round"], ["charge"], elephants=2, fight={"numbers": [8, 7]}, hands=[[96, 65], [66]])
    say(table, "charge")
    assert asked(table) == (ROME, "prompt-react")
    say(table, "react-96")
    assert state(table).battle.numbers == [8, 5] and logged(table, "charged")[0]["die"] == 0
    calm = land_fight(["battle-round"], ["charge"], elephants=2, hands=[[96, 65], [66]])
    say(calm, "no-charge")
    assert asked(calm)[1] == "prompt-battle-card", "no window without a charge"


@pytest.mark.rule("HM 16.7")
def test_104_sortie() -> None:
    stacks = [force("rome", "lilybaeum", 5, "caudex"), force("carthage", "lilybaeum", 3, inside=True)]
    table = marching("caudex", *stacks, hands=[[65], [104, 66]], supremacy=ROME, dice=[6])
    say(table, "siege", "react-104")
    assert cus(table, ROME, "lilybaeum") == 4 and "lilybaeum" not in table.view(None)["board"]["sieges"]
    empty = marching("caudex", stacks[0], hands=[[65], [104, 66]], supremacy=ROME, dice=[6])
    say(empty, "siege")
    assert asked(empty)[1] == "prompt-play", "no sortie without a garrison"


@pytest.mark.rule("HM 9.4")
def test_124_harsh_country() -> None:
    stack = force("rome", "enna", 4, "duilius", trains=1)
    table = marching("duilius", stack, hands=[[65], [124, 66]], dice=[6])
    say(table, "march-phintias", "all", "react-124")
    assert asked(table) == (ROME, "prompt-train-or-roll")
    saved = table.copy()
    say(table, "roll")
    assert cus(table, ROME, "phintias") == 2
    say(saved, "train-lost")
    assert cus(saved, ROME, "phintias") == 4 and trains(saved, ROME, "phintias") == 0
    for count, held in ((2, {}), (4, {"phintias": "rome"})):
        quiet = marching("duilius", force("rome", "enna", count, "duilius"), hands=[[65], [124, 66]], control=held)
        say(quiet, "march-phintias")
        if asked(quiet)[1] == "prompt-take":
            say(quiet, "all")
        assert asked(quiet)[1] == "prompt-move", "too few CUs, or a Roman space"


# --- secrecy of the cards in hand ---------------------------------------------------------------------------------


@pytest.mark.rule("HM 21.2", "HM 1.5")
def test_a_window_is_asked_whether_or_not_the_card_is_held() -> None:
    """With the same number of cards in hand and no card of the window seen, Rome cannot tell both worlds apart."""
    seen = []
    for cards in ((79,), (123,)):
        table = marching(
            "duilius",
            force("rome", "messana", 5, "duilius"),
            force("carthage", "carthago", 1),
            ready=[3, 0],
            hands=[[65], [*cards, 66]],
            discard=[card for card in REACTIONS if card != 79],
        )
        say(table, "sail-mylae", "land", "all", "count-0")
        assert asked(table) == (CARTHAGE, "prompt-react")
        before = table.view(ROME)
        say(table, "pass")
        seen.append((before, table.view(ROME), [event.data() for event in table.log(ROME)]))
    assert seen[0] == seen[1], "a declined window must not show in the log"


@pytest.mark.rule("HM 21.2")
def test_a_player_who_visibly_has_no_card_is_not_asked() -> None:
    table = marching(
        "duilius",
        force("rome", "messana", 5, "duilius"),
        force("carthage", "carthago", 1),
        ready=[3, 0],
        hands=[[79, 65], [66]],
        discard=[80, 81, 82],
    )
    say(table, "sail-mylae", "land", "all", "count-0")
    assert asked(table) == (CARTHAGE, "prompt-react"), "only Rome knows that it has card 79"
    empty = marching("duilius", force("rome", "messana", 5, "duilius"), ready=[3, 0], hands=[[65, 66], []], discard=[])
    say(empty, "sail-mylae", "land", "all", "count-0")
    assert asked(empty)[1] == "prompt-move", "everybody can see that the hand is empty"


def about(errand: str) -> dict[str, Any]:
    """Return a position of a random game with this errand on the agenda."""
    for seed in range(20):
        for table in moments("hamilcar", 2, seed, every=3):
            position = table.position() if not table.over else {"agenda": []}
            if any(one["errand"] == errand for one in position["agenda"]):
                return position
    raise AssertionError(f"no game has {errand}")


def place_of(errand: str, position: dict[str, Any]) -> int:
    return next(place for place, one in enumerate(position["agenda"]) if one["errand"] == errand)


def test_a_window_that_would_open_after_the_march_is_refused() -> None:
    position = about("land-interception")
    march, entered = place_of("move", position), position["agenda"][place_of("land-interception", position)]
    window = {"errand": "window", "which": "land-move", "side": "rome", "space": entered["space"]}
    position["agenda"].append(window)
    hippodrome.position("hamilcar", position)
    position["agenda"].insert(march, window)
    with pytest.raises(hippodrome.BadPosition, match="too late"):
        hippodrome.position("hamilcar", position)


def test_an_army_arrives_where_it_has_entered() -> None:
    position = about("land-interception")
    hippodrome.position("hamilcar", position)
    place = place_of("arrive", position)
    position["agenda"][place] = {"errand": "arrive", "space": "sitifis"}
    with pytest.raises(hippodrome.BadPosition, match="GoBack lies upon Arrive"):
        hippodrome.position("hamilcar", position)


def test_a_turn_ends_once() -> None:
    war(["next-turn"])
    with pytest.raises(hippodrome.BadPosition, match="two ends"):
        war(["next-turn"], ["next-turn"])
