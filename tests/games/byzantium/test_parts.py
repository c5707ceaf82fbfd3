"""The parts of Byzantium: costs and reasons of actions, routes and odds, forecasts of upkeep and the result."""

import random
from typing import Any

import pytest

import hippodrome
from hippodrome import Table
from hippodrome.games.byzantium.advice.odds import attack_odds, battle_odds, siege_odds
from hippodrome.games.byzantium.showing.parts.actions import BAR
from hippodrome.parts import Action, Parts, parts_of
from hippodrome.text import LANGUAGES, Speaker

from .tables import ARAB, at, events, player, say, side, words

ENTRIES = ("any_city", "controlled_city")


def seen(table: Table, seat: int | None = 0) -> Parts:
    return parts_of(table.view(seat))


def answer(parts: Parts, word: str) -> Action:
    found = [action for action in parts.actions if action.word == word]
    assert len(found) == 1, word
    return found[0]


def reasons(table: Table, seat: int = 0) -> dict[str, tuple[str, str]]:
    """Return the reason and the rule of each unavailable action, by its title's key."""
    bar = seen(table, seat).groups[0].actions
    return {action.title.key[5:]: (action.why.key, action.rule) for action in bar if action.why}


# --- the bar ---------------------------------------------------------------------------------------------------------


def test_all_actions_are_in_one_bar_in_the_same_order() -> None:
    table = at()
    for seat in range(3):
        (bar,) = seen(table, seat).groups
        assert [action.title.key for action in bar.actions] == [f"word-{action.name}" for action in BAR]
        assert {action.word for action in bar.actions if action.word} == set(words(table))
        say(table, seat, "tax", "amount-1", "amount-2")


def test_unavailable_actions_have_a_reason_and_a_rule() -> None:
    refused = reasons(at())
    assert refused == {
        "move-byzantine": ("why-move-founded", "BZ 6.2"),
        "build-mosque": ("why-build-arab", "BZ 5.7"),
        "fortify": ("why-fortify-nowhere", "BZ 5.11"),
        "civil-war-byzantine": ("why-war-no-army", "BZ 5.17"),
        "civil-war-arab": ("why-war-no-army", "BZ 5.17"),
    }
    broke = {"pool": 0, "byzantine": {"treasury": 0, "army": "nicaea"}, "arab": {"treasury": 0}, "tax": 1}
    refused = reasons(at(broke, cities={"nicaea": {"control": 0}}))
    assert refused["tax"] == ("why-tax-again", "BZ 5.6")
    assert refused["control"] == refused["reinforce"] == ("why-no-cube", "BZ 4.1")
    assert refused["emperor"] == ("why-no-cube-byzantine", "BZ 4.1")
    assert refused["caliph"] == ("why-no-cube-arab", "BZ 4.1")
    assert refused["civil-war-byzantine"] == ("why-war-own", "BZ 5.17")


def test_an_occupied_space_names_its_owner() -> None:
    table = at()
    say(table, 0, "emperor", "from-pool")
    bar = seen(table, 1).groups[0].actions
    refused = next(action for action in bar if action.title.key == "word-emperor")
    assert refused.why is not None
    assert (refused.why.key, refused.why.params["seat"], refused.rule) == ("why-space-taken", 0, "BZ 5.8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_and_notes_have_texts_in_random_games(language: str) -> None:
    speaker = Speaker("byzantium", language, ["Anna", "Basil", "Zoe"])
    chance = random.Random(11)
    table = hippodrome.new_table("byzantium", seats=3, seed=b"reasons")
    while not table.over:
        parts = seen(table, table.asks[0].seat)
        for action in parts.actions:
            for thing in (action.title, action.note, action.why):
                assert thing is None or speaker.fill(thing.key, thing.params)
        for why in parts.board.why.values():
            assert speaker.fill(why.key, why.params)
        table.play(table.asks[0].seat, chance.choice(table.asks[0].words))


# --- routes ----------------------------------------------------------------------------------------------------------


def test_a_distant_goal_shows_its_route_and_cost() -> None:
    table = at({"arab": {"army": "mecca", "move": 5}}, cities={"hira": ARAB})
    say(table, 0, "move-arab")
    parts = seen(table)
    palmyra, tabuk = answer(parts, "palmyra"), answer(parts, "tabuk")
    assert (palmyra.sign, palmyra.cost[0].value, palmyra.note and palmyra.note.params["via"]) == ("siege", -3, ["hira"])
    assert (tabuk.sign, tabuk.note and tabuk.note.params["via"]) == ("march", ["medina"])
    assert parts.board.data["ways"]["palmyra"] == [["mecca", "hira"], ["hira", "palmyra"]]
    assert palmyra.odds is not None
    assert palmyra.odds.percent == pytest.approx(100 * siege_odds((0, 8, 2), 3))


MARCHES = ("prompt-march", "prompt-march-first", "prompt-march-on")


def test_the_stated_cost_of_a_march_is_correct() -> None:
    chance = random.Random(5)
    marched = 0
    for seed in range(4):
        table = hippodrome.new_table("byzantium", seats=4, seed=bytes([seed]) * 8)
        while not table.over:
            ask = table.asks[0]
            word = chance.choice(ask.words)
            offered = answer(seen(table, ask.seat), word) if ask.key in MARCHES else None
            before = len(events(table, "marched"))
            table.play(ask.seat, word)
            if (
                offered is None
                or word in ("stop", "link-by-link")
                or table.over
                or table.asks[0].key == "prompt-march-via"
            ):
                continue
            paid = events(table, "marched")[before:]
            if paid and not events(table, "fleet-shot"):
                marched += 1
                assert sum(event["cubes"] for event in paid) == -(offered.cost[0].value or 0)
    assert marched > 20


def test_a_detour_is_an_answer_next_to_the_goals_with_a_question_of_its_own() -> None:
    cities = {"antioch": ARAB, "palmyra": ARAB, "tarsus": ARAB}
    table = at({"arab": {"army": "antioch", "move": 5}}, cities=cities)
    say(table, 0, "move-arab")
    detour = answer(seen(table), "link-by-link")
    assert (detour.sign, detour.place) == ("march", "")
    say(table, 0, "link-by-link")
    assert table.asks[0].key == "prompt-march-first"
    parts = seen(table)
    palmyra = answer(parts, "palmyra")
    assert (palmyra.place, palmyra.cost[0].value, palmyra.note and palmyra.note.key) == (
        "city-palmyra",
        -1,
        "does-first",
    )
    assert parts.board.data["ways"]["palmyra"] == [["antioch", "palmyra"]]
    assert parts.board.why["city-mecca"].key == "why-march-first"
    say(table, 0, "palmyra")
    assert answer(seen(table), "damascus").cost[0].value == -2, "the cost of the second link"


def test_a_city_that_is_not_a_goal_has_a_reason() -> None:
    table = at({"byzantine": {"army": "nicaea"}}, cities={"ancyra": {"side": "arab", "control": 0}})
    say(table, 0, "move-byzantine")
    why = seen(table).board.why
    assert why["city-nicaea"].key == "why-march-here"
    assert why["city-ancyra"].key == "why-march-own"
    assert why["city-mecca"].key == "why-march-far"
    assert not set(why) & {f"city-{word}" for word in words(table)}
    assert seen(table, 1).board.why == {}, "only the asked seat gets reasons"


@pytest.mark.rule("BZ 6.3")
def test_an_army_off_the_board_threatens_cities_only_if_it_can_enter() -> None:
    threats = {value: seen(at(options={"army_entry": value})).board.data["threats"] for value in ENTRIES}
    assert threats["any_city"]["jerusalem"] and threats["controlled_city"] == {}


# --- war -------------------------------------------------------------------------------------------------------------


def test_retreat_or_fight_is_on_the_stage_with_strengths_and_odds() -> None:
    table = at(
        {"arab": {"army": "alexandria"}},
        {"byzantine": {"army": "jerusalem", "elite": 1, "main": 3, "levy": 2}},
        cities={"alexandria": ARAB, "jerusalem": {"control": 1}},
    )
    assert seen(table).stage is None
    say(table, 0, "move-arab", "jerusalem")
    fight = answer(seen(table, 1), "fight")
    holds = 100 * (1 - battle_odds((0, 8, 4), (1, 3, 2)))
    assert fight.odds is not None and fight.odds.percent == pytest.approx(holds)
    stage = seen(table, 2).stage
    assert stage is not None and stage.place == "city-jerusalem"
    assert [(part.seat, part.total) for part in stage.sides] == [(0, 8), (1, 4), (None, 3)]
    falls, stands = stage.odds
    assert falls.percent == pytest.approx(100 * attack_odds((0, 8, 4), ((1, 3, 2),), 3)), (
        "the Levy may not fight after the army has lost"
    )
    assert stands.percent == pytest.approx(holds)


def test_the_stage_shows_the_dice_while_losses_are_chosen() -> None:
    table = at({"arab": {"army": "alexandria"}}, cities={"alexandria": ARAB}, dice=[4, 5, 1])
    say(table, 0, "move-arab", "jerusalem")
    stage = seen(table).stage
    assert stage is not None and stage.sign == "siege"
    assert [(die.pips, die.hit) for die in stage.sides[-1].dice] == [(4, True), (5, True), (1, False)]
    assert stage.notes[0].params == {"count": 2}
    assert answer(seen(table), "lose-main").left[0].value == 7
    say(table, 0, "lose-move", "lose-move", "from-pool")
    assert seen(table).stage is None, "the attack is over"


def test_levy_answers_show_the_odds_of_holding_the_city() -> None:
    table = at(
        {"arab": {"army": "alexandria"}},
        {"byzantine": {"levy": 3}},
        cities={"alexandria": ARAB, "jerusalem": {"control": 1}},
    )
    say(table, 0, "move-arab", "jerusalem")
    parts = seen(table, 1)
    with_levy, without = answer(parts, "levy").odds, answer(parts, "no-levy").odds
    assert with_levy is not None and without is not None
    assert with_levy.percent == pytest.approx(100 - 100 * attack_odds((0, 8, 4), ((0, 3, 0),), 3))
    assert without.percent == pytest.approx(100 - 100 * siege_odds((0, 8, 4), 3))


# --- sheets and points -----------------------------------------------------------------------------------------------


def box_figures(parts: Parts, seat: int, box: int) -> dict[str, tuple[int | None, int | None]]:
    return {figure.name.key: (figure.value, figure.forecast) for figure in parts.sheets[seat].boxes[box].figures}


@pytest.mark.rule("BZ 11.2", "BZ 11.3", "BZ 11.4")
def test_forecasts_of_the_end_of_the_round_are_correct() -> None:
    table = at(seats=2, options={"two_player_passing": "standard"})
    parts = seen(table)
    byzantine, arab = parts.sheets[0].boxes[:2]
    assert not byzantine.warning and arab.warning
    assert arab.note is not None and (arab.note.params["missing"], arab.note.params["count"]) == (8, 8)
    money = box_figures(parts, 0, 0)["label-purse"][1]
    say(table, 0, "pass")
    back = box_figures(seen(table), 0, 2)["thing-pool"][1]
    say(table, 1, "pass")
    while table.asks[0].rule == "BZ 11.3":
        say(table, table.asks[0].seat, table.asks[0].words[-1])
    assert side(table, 0, "byzantine")["treasury"] == money == 3
    assert side(table, 0, "arab")["vp"] == 10 - 8
    assert player(table, 0)["pool"] == back == 9 + 6 + 1, "half of the Losses, and the pass cube"


@pytest.mark.rule("BZ 12.2")
def test_the_provisional_result_adds_up_and_explains_the_balance() -> None:
    table = at(
        {"byzantine": {"vp": 30, "treasury": 60}, "arab": {"vp": 12, "treasury": 60}},
        cities={"nicaea": {"control": 0}, "mecca": {"control": 0}},
    )
    reckoning = seen(table).reckoning
    assert reckoning is not None and not reckoning.over
    account = next(account for account in reckoning.accounts if account.seat == 0)
    named: dict[str, Any] = {item.name.key: item.value for item in account.items}
    assert (named["item-cities-byzantine"], named["item-cities-arab"]) == (3, 2)
    assert named["item-unbalanced-arab"] == -14, "14 is less than half of 33"
    assert account.total == 33
    for account in reckoning.accounts:
        assert sum(item.value or 0 for item in account.items) == account.total
    assert {note.key for note in reckoning.notes} >= {"reckoning-balance", "reckoning-if-fallen"}


def test_the_final_account_covers_every_point() -> None:
    chance = random.Random(2)
    for seed in range(3):
        table = hippodrome.new_table("byzantium", seats=3, seed=bytes([seed]) * 8)
        while not table.over:
            table.play(table.asks[0].seat, chance.choice(table.asks[0].words))
        reckoning = seen(table).reckoning
        assert reckoning is not None and reckoning.over
        for account in reckoning.accounts:
            assert sum(item.value or 0 for item in account.items) == account.total == table.scores[account.seat]
