"""The picture of Hamilcar: every space has room, what can be answered on the map is answered there."""

from itertools import combinations
from math import hypot
from xml.etree import ElementTree

from hippodrome import Table
from hippodrome.draw import Picture, picture
from hippodrome.games.hamilcar.board import GENERAL_NAMES, GENERALS_OF, SPACE_NAMES
from hippodrome.games.hamilcar.showing.draw.chart import APART, HEIGHT, PLACES, WIDTH, name_boxes
from hippodrome.games.hamilcar.showing.draw.stacks import short_name
from hippodrome.text import LANGUAGES, Speaker

from .positions import force, marching, say, war, words
from .test_examples_battles import land_fight, sea_fight


def drawn(table: Table, layout: str = "wide") -> Picture:
    return picture(table.view(table.asks[0].seat), Speaker("hamilcar", "en"), layout, standalone=False)


def test_all_spaces_lie_apart_and_on_the_map() -> None:
    for one, other in combinations(PLACES, 2):
        assert hypot(one[0] - other[0], one[1] - other[1]) > APART * 0.8
    assert all(0 < x < WIDTH and 0 < y < HEIGHT for x, y in PLACES)


def test_every_space_stands_in_the_picture_with_its_name() -> None:
    tree = ElementTree.fromstring(drawn(war()).svg)
    ids = {node.get("id") for node in tree.iter()}
    assert {f"space-{name}" for name in SPACE_NAMES} <= ids


def test_no_name_lies_on_another_in_any_language() -> None:
    for language in LANGUAGES:
        speaker = Speaker("hamilcar", language)
        boxes = name_boxes(tuple(speaker.thing(name) for name in SPACE_NAMES))
        for one, other in combinations(range(len(boxes)), 2):
            a, b = boxes[one], boxes[other]
            wide, high = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
            assert wide < 4 or high < 3, (language, SPACE_NAMES[one], SPACE_NAMES[other], wide, high)


def test_marches_and_points_are_clicked_on_the_map() -> None:
    table = marching("duilius", force("rome", "messana", 4, "duilius"))
    on_map = {word for word in words(table) if word.startswith(("march-", "sail-"))}
    placed = drawn(table).placed
    assert {word.partition("-")[2] for word in placed} == {word.partition("-")[2] for word in on_map}
    points = war(["points", 0, 3, 31])
    assert {word for word in words(points) if word.startswith("pc-")} <= drawn(points).placed
    assert "miat-place" in drawn(points).placed


def test_every_legal_use_of_a_card_is_a_seal_on_it() -> None:
    table = war(hands=[[65, 72, 108], [66]])
    assert set(words(table)) == drawn(table).placed


def test_battle_cards_are_clicked_on_the_stage() -> None:
    table = land_fight(["battle-round"], cards=(["probe", "reserve", "flank-left"], ["probe"]))
    cards = {word for word in words(table) if word.startswith(("battle-", "reserve-"))}
    assert cards <= drawn(table).placed
    naval = sea_fight(["naval-turn", 0], tactics=(["ram", "pursuit"], ["feint"]))
    assert "tactics-ram" in drawn(naval).placed
    say(naval, "tactics-ram")
    assert "tactics-ram" not in drawn(naval).placed


def test_generals_who_can_be_named_lie_over_all_others() -> None:
    forces = [force("rome", "messana", 5, "duilius"), force("carthage", "catana", 5, "hanno")]
    table = say(marching("duilius", *forces), "march-tauromenium", "all")
    assert words(table) == ["pass", "general-hanno"]
    tags = [node.get("id") for node in ElementTree.fromstring(drawn(table).svg).iter()]
    tags = [tag for tag in tags if tag and tag.startswith("general-")]
    assert tags == ["general-duilius", "general-hanno"]
    table = say(marching("hanno", *forces, on_turn=1), "march-tauromenium", "all")
    assert words(table) == ["pass", "general-duilius"]
    tags = [node.get("id") for node in ElementTree.fromstring(drawn(table).svg).iter()]
    assert [tag for tag in tags if tag and tag.startswith("general-")] == ["general-hanno", "general-duilius"]


def texts(table: Table) -> list[str]:
    return [node.text or "" for node in ElementTree.fromstring(drawn(table).svg).iter() if node.tag.endswith("}text")]


def test_the_stage_tells_a_land_battle_round_by_round() -> None:
    table = land_fight(["battle-round"], cards=(["probe", "probe", "flank-left"], ["probe", "reserve"]), dice=[6])
    assert "Battle at Mytistratum" in texts(table) and "Initiative" in texts(table)
    say(table, "battle-probe")
    assert table.view(0)["board"]["battle"]["story"] == [{"round": 1, "side": 0, "card": "probe", "as": "probe"}]
    say(table, "reserve-probe")
    story = table.view(None)["board"]["battle"]["story"]
    assert story[1:] == [{"round": 1, "side": 1, "card": "reserve", "as": "probe"}]
    assert {"Round 1", "Probe", "Reserve → Probe"} <= set(texts(table))
    here = [node.get("id") for node in ElementTree.fromstring(drawn(table).svg).iter() if node.get("class") == "here"]
    assert here == ["space-mytistratum"]
    assert table.copy().view(0) == table.view(0)


def test_the_stage_tells_a_naval_battle_round_by_round() -> None:
    table = sea_fight(["naval-turn", 1], ["naval-turn", 0], tactics=(["ram"], ["feint"]), dice=[1])
    say(table, "tactics-ram")
    told = table.view(1)["board"]["leg"]["story"]
    assert told == [{"round": 1, "side": 0, "card": "ram", "target": None, "die": 0, "hits": 0}]
    say(table, "warships")
    assert table.view(None)["board"]["leg"]["story"][0]["target"] == "warships"
    assert table.view(None)["board"]["leg"]["story"][0]["die"] == 1
    assert {"Naval battle", "Round 1", "Ram"} <= set(texts(table))
    assert any(text.startswith("warships: ") for text in texts(table))


def test_in_a_battle_the_strategy_cards_make_room() -> None:
    fight = land_fight(["battle-round"], hands=[[65, 72], [66]])
    assert "Activate" not in texts(fight)
    assert "Activate" in texts(war(hands=[[65, 72], [66]]))


def test_generals_are_told_apart_by_what_stands_on_their_tags() -> None:
    for language in LANGUAGES:
        speaker = Speaker("hamilcar", language)
        for side in GENERALS_OF:
            names = [short_name(GENERAL_NAMES[general], speaker.thing(GENERAL_NAMES[general])) for general in side]
            assert len(set(names)) == len(names), names
