"""HM 11: naval battles beyond the worked examples: every tactics card and every way to end."""

from collections.abc import Callable

import pytest

import hippodrome
from hippodrome import Table
from hippodrome.games.hamilcar.cards import TACTICS_NAMES

from .positions import CARTHAGE, ROME, asked, cus, logged, say, state, where, words
from .test_examples_battles import land_fight, sea_fight


def attack(card: str, die: int, number: int = 1, **data: object) -> dict[str, object]:
    """Let Carthage play a tactics card and attack warships; return the attack."""
    table = sea_fight(["naval-turn", CARTHAGE], tactics=([], [card]), number=number, dice=[die], ships=(5, 5), **data)
    say(table, f"tactics-{card}", "warships")
    return logged(table, "naval-attack")[0]


@pytest.mark.rule("HM 22.8", "HM 11.6")
def test_ram_adds_one_to_the_roll() -> None:
    assert attack("ram", 3)["modified"] == 4 and attack("ram", 3)["hits"] == 1


@pytest.mark.rule("HM 22.8")
def test_boarding_adds_a_hit_to_a_hit() -> None:
    assert attack("boarding", 4)["hits"] == 2
    assert attack("boarding", 3)["hits"] == 0, "without a hit, boarding adds none"


@pytest.mark.rule("HM 22.3", "HM 22.8")
def test_diekplous_stays_in_the_last_column() -> None:
    assert attack("diekplous", 6, number=5)["hits"] == 3


@pytest.mark.rule("HM 22.8")
def test_closed_circle_weakens_the_next_enemy_attack_once() -> None:
    table = sea_fight(["naval-round", 1], tactics=([], ["kyklos"]), seamanship="good", dice=[4, 4, 4], ships=(5, 5))
    say(table, "tactics-kyklos", "no-attack", "nothing", "warships")
    assert logged(table, "naval-attack")[0]["modified"] == 3
    say(table, "nothing")
    assert asked(table) == (CARTHAGE, "prompt-naval-attack")
    say(table, "no-attack", "nothing", "warships")
    assert logged(table, "naval-attack")[1]["modified"] == 4, "only the next attack is weakened"


@pytest.mark.rule("HM 22.8", "HM 1.5")
def test_feint_costs_the_opponent_a_card() -> None:
    table = sea_fight(["naval-turn", CARTHAGE], tactics=(["ram", "ram"], ["feint"]), dice=["tactics-ram"])
    say(table, "tactics-feint")
    assert state(table).leg.hands[ROME][TACTICS_NAMES.index("ram")] == 1
    assert logged(table, "tactics-lost")[0] == {"event": "tactics-lost", "seat": ROME, "card": "ram"}
    empty = sea_fight(["naval-turn", CARTHAGE], tactics=([], ["feint"]))
    say(empty, "tactics-feint")
    assert not logged(empty, "tactics-lost")


@pytest.mark.rule("HM 11.6", "HM 11.13")
def test_pursuit_is_not_a_manoeuvre_but_its_holder_is_asked() -> None:
    table = sea_fight(["naval-turn", CARTHAGE], tactics=([], ["pursuit"]))
    assert asked(table) == (CARTHAGE, "prompt-manoeuvre") and words(table) == ["pass"]
    bare = sea_fight(["naval-turn", CARTHAGE])
    assert asked(bare)[1] == "prompt-naval-attack", "everybody can see that the hand is empty"


@pytest.mark.rule("HM 11.12", "HM 11.14", "HM 11.15")
@pytest.mark.parametrize(("die", "free"), [(3, True), (4, False)])
def test_escape(die: int, free: bool) -> None:
    table = sea_fight(["naval-round", 6], ["naval-turn", ROME], dice=[die])
    say(table, "no-attack", "escape")
    if free:
        assert asked(table) == (CARTHAGE, "prompt-chase"), "Duilius has battle rating 3"
        say(table, "no-attack")
        assert state(table).damaged[ROME] == 3
    else:
        assert logged(table, "naval-battle-ended")[0]["how"] == "drawn"


@pytest.mark.rule("HM 11.12")
def test_evading_needs_supremacy() -> None:
    assert "evade" not in words(say(sea_fight(["naval-turn", ROME]), "no-attack"))
    assert "evade" in words(say(sea_fight(["naval-turn", ROME], supremacy=ROME), "no-attack"))


@pytest.mark.rule("HM 11.15", "HM 11.17", "HM 10.10")
def test_a_victorious_mover_sails_on() -> None:
    table = sea_fight(["naval-turn", ROME], ships=(3, 1), seamanship="good", dice=[4])
    say(table, "warships")
    assert where(table, "duilius") == "mylae" and cus(table, ROME, "mylae") == 4
    assert state(table).ready[ROME] == 3
    assert where(table, "boodes") == "pool", "an interceptor whose warships are all lost is displaced"
    assert state(table).defeated[22]


@pytest.mark.rule("HM 11.17", "HM 8.8")
def test_a_mover_who_loses_everything_is_displaced() -> None:
    table = sea_fight(["naval-turn", CARTHAGE], ships=(1, 3), aboard={"cus": 0}, dice=[4])
    say(table, "warships")
    assert where(table, "duilius") == "removed"
    assert asked(table)[1] == "prompt-play"


@pytest.mark.rule("HM 11.8", "HM 11.7", "HM 10.4")
def test_transports_sink_with_what_they_carry() -> None:
    table = sea_fight(["naval-turn", CARTHAGE], aboard={"cus": 3, "trains": 1}, dice=[6])
    say(table, "transports")
    force = state(table).leg.force
    assert (force.cus, force.trains) == (1, 0) and state(table).leg.ships == [3, 3]
    mover = sea_fight(["naval-turn", ROME])
    assert "transports" not in words(mover), "the interceptor has no transports"


@pytest.mark.rule("HM 11.10", "HM 11.16")
def test_the_chase_can_win_supremacy_too() -> None:
    table = sea_fight(["naval-end"], leg={"loser": CARTHAGE, "ending": 0}, ships=(2, 0))
    assert state(table).supremacy == CARTHAGE
    chased = sea_fight(
        ["naval-end"], mover=CARTHAGE, general="boodes", against="duilius", supremacy=CARTHAGE,
        leg={"loser": CARTHAGE, "ending": 2}, ships=(2, 2), seamanship="good", dice=[6],
    )  # fmt: skip
    assert asked(chased) == (ROME, "prompt-chase")
    say(chased, "transports")
    assert state(chased).supremacy == ROME
    assert cus(chased, CARTHAGE, "lipara") == 1, "three of four transports are lost"


@pytest.mark.rule("HM 11.9", "HM 11.15")
def test_prizes_stay_after_a_draw() -> None:
    table = sea_fight(["naval-round", 6], leg={"prizes": 1, "lost": [0, 1]}, ships=(2, 2))
    assert state(table).damaged == [3, 2]


@pytest.mark.rule("HM 3.12", "HM 11.8")
def test_carthage_chooses_whether_elephants_drown() -> None:
    table = sea_fight(
        ["naval-turn", ROME], mover=CARTHAGE, general="boodes", against="duilius", seamanship="good",
        aboard={"cus": 3, "elephants": 2}, dice=[6],
    )  # fmt: skip
    say(table, "transports")
    assert asked(table) == (CARTHAGE, "prompt-elephant-losses") and words(table) == ["count-1", "count-2"]
    say(table, "count-1")
    assert (state(table).leg.force.cus, state(table).leg.force.elephants) == (1, 1)


@pytest.mark.parametrize(
    ("fight", "end"),
    [
        (lambda: sea_fight(["naval-round", 2], ["naval-turn", CARTHAGE]), "landing"),
        (lambda: land_fight(["battle-round"]), "battle-round"),
    ],
)
def test_a_leg_or_battle_that_no_errand_ends_is_refused(fight: Callable[[], Table], end: str) -> None:
    """HM 10.10: the fleet or the battle would remain after the fight."""
    written = fight().position()
    assert hippodrome.position("hamilcar", written, seed=1).asks
    written["agenda"] = [errand for errand in written["agenda"] if errand["errand"] != end]
    if end == "battle-round":
        written["agenda"].append({"errand": "battle-counter"})
    with pytest.raises(hippodrome.BadPosition, match="nothing on the agenda ends it"):
        hippodrome.position("hamilcar", written, seed=1)


def test_without_a_deck_either_no_cards_or_all_are_elsewhere() -> None:
    written = sea_fight(["naval-round", 1]).position()
    written["leg"]["deck"] = []
    written["leg"]["spent"] = [0] * len(TACTICS_NAMES)
    assert hippodrome.position("hamilcar", written, seed=1).asks
    written["leg"]["spent"][0] = 1
    with pytest.raises(hippodrome.BadPosition, match="Without a deck"):
        hippodrome.position("hamilcar", written, seed=1)
