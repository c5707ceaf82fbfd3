"""The story of a battle in a view, round by round, for drawing it."""

from .positions import say
from .test_examples_battles import land_fight, sea_fight


def test_the_story_of_a_land_battle() -> None:
    table = land_fight(["battle-round"], cards=(["probe", "probe", "flank-left"], ["probe", "reserve"]), dice=[6])
    say(table, "battle-probe")
    assert table.view(0)["board"]["battle"]["story"] == [{"round": 1, "side": 0, "card": "probe", "as": "probe"}]
    say(table, "reserve-probe")
    story = table.view(None)["board"]["battle"]["story"]
    assert story[1:] == [{"round": 1, "side": 1, "card": "reserve", "as": "probe"}]
    assert table.copy().view(0) == table.view(0)


def test_the_story_of_a_naval_battle() -> None:
    table = sea_fight(["naval-turn", 1], ["naval-turn", 0], tactics=(["ram"], ["feint"]), dice=[1])
    say(table, "tactics-ram")
    story = table.view(1)["board"]["leg"]["story"]
    assert story == [{"round": 1, "side": 0, "card": "ram", "target": None, "die": 0, "hits": 0}]
    say(table, "warships")
    assert table.view(None)["board"]["leg"]["story"][0]["target"] == "warships"
    assert table.view(None)["board"]["leg"]["story"][0]["die"] == 1
