"""The picture of Byzantium: what can be clicked where, and odds shown alike to everybody."""

import re

import pytest

from hippodrome import Table
from hippodrome.draw import picture
from hippodrome.games.byzantium.advice.odds import attack_odds, siege_odds
from hippodrome.games.byzantium.showing.threats import threats
from hippodrome.text import Speaker

from .tables import ARAB, at, say, words

NAMES = ["Anna", "Basil", "Zoe"]


def drawn(table: Table, seat: int | None, layout: str = "wide") -> str:
    return picture(table.view(seat), Speaker("byzantium", "en", NAMES), layout, standalone=False).svg


def clickable(svg: str) -> set[str]:
    return set(re.findall(r'data-word="([^"]+)"', svg))


def test_cities_spaces_boxes_and_armies_are_buttons() -> None:
    table = at({"byzantine": {"army": "nicaea"}}, cities={"nicaea": {"control": 0}})
    offered = clickable(drawn(table, 0))
    assert {"emperor", "bulgars", "fortify", "move-byzantine", "move-arab", "build-church", "tax", "pass"} <= offered
    assert not clickable(drawn(table, 1))
    say(table, 0, "control")
    assert clickable(drawn(table, 0)) == set(words(table))
    say(table, 0, "damascus")
    assert clickable(drawn(table, 0)) == set(words(table)), "Pool, Losses and boxes to take the cube from"


@pytest.mark.parametrize("layout", ["wide", "narrow"])
def test_losses_are_taken_from_the_boxes_of_the_right_side(layout: str) -> None:
    table = at({"arab": {"army": "alexandria"}}, cities={"alexandria": ARAB}, dice=[4, 4, 1])
    say(table, 0, "move-arab", "jerusalem")
    svg = drawn(table, 0, layout)
    assert re.search(r'<g class="word" data-word="lose-main"[^>]*id="box-arab-main"', svg)
    assert clickable(svg) == {"lose-main", "lose-move"}


def test_a_phone_has_large_buttons_for_cities() -> None:
    table = at()
    say(table, 0, "control")
    svg = drawn(table, 0, "narrow")
    assert all(f'id="chip-{name}"' in svg for name in words(table))


def test_odds_are_exact_and_the_same_for_everybody() -> None:
    cities = {"alexandria": ARAB, "jerusalem": {"control": 1}}
    table = at({"arab": {"army": "alexandria"}}, {"byzantine": {"levy": 2}}, cities=cities)
    for viewer in (None, 0, 1, 2):
        coming = {(seat, side): odds for seat, side, odds in threats(table.view(viewer))["jerusalem"]}
        assert coming[(0, 1)] == pytest.approx(attack_odds((0, 8, 4), ((0, 2, 0),), 3)), (
            "first the Levy, then the siege"
        )
    coming = {(seat, side): odds for seat, side, odds in threats(table.view(0))["hira"]}
    assert (0, 1) not in coming, "too far from Alexandria"
    assert coming[(1, 1)] == pytest.approx(siege_odds((0, 8, 4), 3)), "an army off the board may enter at Mecca"
    notes = [
        re.search(r'id="city-jerusalem".*?<title>(.*?)</title>', drawn(table, seat), re.S) for seat in (None, 0, 1, 2)
    ]
    told = [note and note[1] for note in notes]
    assert told[0] and told.count(told[0]) == 4
    assert "\nArab army of Anna" in told[0], "below what the city is"


def test_the_last_dice_are_shown_with_their_hits() -> None:
    table = at({"arab": {"army": "alexandria"}}, cities={"alexandria": ARAB}, dice=[4, 2, 1])
    assert 'class="die' not in drawn(table, 0)
    say(table, 0, "move-arab", "jerusalem")
    svg = drawn(table, 0)
    assert svg.count('class="die hit"') == 1
    assert svg.count('class="die"') == 2
    assert ">Defender<" in svg
    assert ">Attacker<" not in svg, "only the city rolls in a siege"


def test_a_name_makes_room_for_armies() -> None:
    def height(army: str | None) -> float:
        svg = drawn(at({"byzantine": {"army": army}}), 0)
        found = re.search(r'<text[^>]* y="([0-9.]+)"[^>]*>Sinope<', svg)
        assert found
        return float(found[1])

    assert height("sinope") > height(None) + 15
