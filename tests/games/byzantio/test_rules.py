"""Rules and options that no worked example covers; every rule number has a test."""

import re
from pathlib import Path

import pytest

from hippodrome import BadOption, BadPosition, Dice, find_game, new_table
from hippodrome.text import LANGUAGES, Speaker
from hippodrome.text.rules import numbered_rules

from .tables import men, play_randomly, player, position, say, words

ROOT = Path(__file__).parents[3]
GAMES = ("byzantio", "nekken")


def test_every_rule_number_is_marked_by_a_test():
    numbers = set(re.findall(r"\*\*((?:BO|NK) [\d.]*\d)", (ROOT / "docs/rules/byzantio.md").read_text("utf-8")))
    marked = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for marker in re.findall(r"mark\.rule\(([^)]*)\)", file.read_text("utf-8")):
            marked |= set(re.findall(r"(?:BO|NK) [\d.]*\d", marker))
    assert len(numbers) > 60
    assert numbers - marked == set(), "rules without a test"
    assert marked - numbers == set(), "markers without a rule"


def test_every_worked_example_has_a_test():
    examples = set(re.findall(r"\*\*EX (\d+)\*\*", (ROOT / "docs/rules/byzantio.md").read_text("utf-8")))
    files = Path(__file__).parent.glob("test_*.py")
    tested = {number for file in files for number in re.findall(r"def test_ex_(\d+)_", file.read_text("utf-8"))}
    assert examples == tested and len(examples) == 63


@pytest.mark.rule("BO 0.1")
def test_each_chooses_a_free_dynasty_and_the_last_is_assigned():
    table = new_table("byzantio", 4, seed=1)
    assert words(table) == ["be-aggelos", "be-komnenos", "be-doukas", "be-phokas"]
    say(table, "be-doukas")
    assert table.asks[0].seat == 1 and "be-doukas" not in words(table)
    say(table, "be-phokas", "be-aggelos")
    assert player(table, "D")["dynasty"] == "komnenos" and player(table, "D")["pretender"] == "pap"
    assert len(table.asks) == 4, "objectives must be written before the order is rolled"
    assert table.view(0)["board"]["order"] is None


@pytest.mark.rule("BO 1.1", "BO 1.2")
def test_the_board_of_byzantio():
    board = find_game("byzantio").board
    assert len(board.provinces) == 25 and len(board.cities) == 34
    assert sum(board.large) == 25 and sorted(set(board.province_of)) == list(range(25))
    for here, row in enumerate(board.neighbours):
        assert here not in row and row
        assert all(here in board.neighbours[there] for there in row)
    joined = {(board.provinces[here], board.provinces[there]) for here in range(25) for there in board.neighbours[here]}
    assert ("thr", "ops") in joined and ("thr", "tks") not in joined
    assert [board.numbers.count(number) for number in range(1, 9)].count(3) == 7


@pytest.mark.rule("BO 1.2")
@pytest.mark.parametrize("seats", [2, 3])
def test_small_cities_are_not_used_with_two_or_three_players(seats):
    board = find_game("byzantio").board
    small = [city for city, large in zip(board.cities, board.large, strict=True) if not large]
    table = new_table("byzantio", seats, seed=seats)

    def meets_one(table):
        for ask in table.asks:
            for word in ask.words:
                assert not any(word.startswith(f"target-{city}-") or word.endswith(f"-{city}") for city in small)
        return False

    play_randomly(table, seats, until=meets_one)


@pytest.mark.rule("BO 1.3", "BO 1.6", "BO 2.3")
def test_an_action_fills_a_box_and_the_next_in_order_acts():
    table = position("A@thr B@thr", order=[1, 0, 2, 3])
    assert table.asks[0].seat == 1
    say(table, "campaign", "go-ops", "nothing")
    assert player(table, "B")["sheet"] == [{"kind": "campaign", "filling": "used"}]
    assert table.asks[0].seat == 0


@pytest.mark.rule("BO 2.2")
def test_actions_in_action_rounds_and_an_event_in_an_event_round():
    table = position("A@thr", round=5, seats=2, dice=(1,))
    say(table, "campaign", "go-ops", "nothing", "muster", "nothing")
    assert table.view(None)["board"]["tile"] == "earthquake"
    assert all(word.startswith("cross-") for word in words(table))


@pytest.mark.rule("BO 2.6")
def test_actions_that_cannot_be_carried_out_are_not_offered():
    assert words(position("")) == ["campaign", "muster", "advance", "forfeit-turn"]
    assert words(position("bari{B1}")) == ["campaign", "muster", "advance", "bribe", "expel", "forfeit-turn"]
    assert words(position("bari{B1} rhegion{A1}")) == [
        *("campaign", "muster", "negotiate", "advance", "bribe", "expel", "forfeit-turn"),
    ]


@pytest.mark.rule("BO 3.3")
def test_an_empty_supply_places_nothing_by_muster():
    table = position("A@ops bari{A2} rhegion{A2} skopia{A2} korinthos{A2} dristra{A2}")
    say(table, "muster")
    assert words(table) == ["nothing"]
    say(table, "nothing")
    assert table.asks[0].seat == 1 and men(table, "nikaia") == ""


@pytest.mark.rule("BO 3.4")
def test_an_opponent_in_the_city_makes_a_second_garrison_legal():
    assert words(say(position("A@ops nikaia{A1}"), "muster")) == ["nothing"]
    assert "place-nikaia" in words(say(position("A@ops nikaia{A1 D1}"), "muster"))


@pytest.mark.rule("BO 3.5")
def test_two_own_garrisons_alone_in_a_city_are_legal():
    position("nikaia{A2}")


@pytest.mark.rule("BO 4.1.2")
def test_a_campaign_need_not_place():
    table = say(position("A@thr"), "campaign", "go-ops", "nothing")
    assert men(table, "nikaia") == "" and table.asks[0].seat == 1


@pytest.mark.rule("BO 6.5")
@pytest.mark.parametrize("announced", [False, True])
def test_a_replacement_is_announced_only_with_the_option(announced):
    table = position("", round=18, seats=2, replacement_announced=announced)
    table.play(0, "strike-bari")
    table.play(0, "write-cherson")
    table.play(1, "keep")
    table.play(1, "confirm")
    for viewer in (None, 1):
        shown = [event.data() for event in table.log(viewer) if event.data()["event"] == "reconsidered"]
        assert shown[0]["change"] == ("announced" if announced else "secret")
        assert shown[0]["old"] == shown[0]["new"] == []
        assert table.view(viewer)["board"]["players"][0]["replaces"] is (True if announced else None)


@pytest.mark.rule("BO 6.5", "BO 8.5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_prompt_states_the_price_of_a_replacement(language):
    speaker = Speaker("byzantio", language)
    prompts = set()
    for mode in ("flat", "floor_zero"):
        table = position("", round=18, seats=2, replacement_penalty_mode=mode)
        prompts.add(speaker.prompt(table.view(0)["asks"][0]))
    assert len(prompts) == 2 and all("2" in text for text in prompts)


@pytest.mark.rule("BO 6.6")
def test_the_plague_may_strike_nobody():
    table = position("A@lon B@lon C@lon D@lon", round=24, dice=(1,))
    assert table.asks[0].prompt.key == "prompt-cross"


@pytest.mark.rule("BO 7.1")
def test_everybody_guesses_about_every_opponent_any_city_in_play():
    table = position("", seats=3, phase="guessing", round=30)
    assert [ask.seat for ask in table.asks] == [0, 1, 2]
    assert all(len(ask.words) == 25 for ask in table.asks)
    assert [ask.prompt.params["about_seat"] for ask in table.asks] == [1, 2, 0]
    table.play(0, "guess-bari")
    table.play(0, "guess-bari")
    assert table.ask_of(0) is None and not table.over


@pytest.mark.rule("BO 8.1")
def test_everything_is_revealed_at_the_end():
    table = play_randomly(new_table("byzantio", 3, seed=8), 8)
    shown = table.view(None)["board"]["players"]
    assert all(None not in player["folded"]["objectives"] for player in shown)
    names = [event.data()["event"] for event in table.log(None)]
    assert names.count("unfolded") == 3 and names.count("guessed") == 6 and names[-1] == "ended"


@pytest.mark.parametrize("game", GAMES)
def test_options_have_defaults_and_refuse_unknown_values(game):
    rules = find_game(game)
    settled = rules.settle_options(4, None)
    assert all(settled[option.name] == option.choices[0] == option.default for option in rules.options)
    with pytest.raises(BadOption):
        rules.settle_options(4, {"hidden_events": "perhaps"})
    with pytest.raises(BadOption):
        new_table(game, 5)


def test_both_games_have_the_sixteen_options_of_the_rules():
    documented = re.findall(r"^\| `(\w+)` \|", (ROOT / "docs/rules/byzantio.md").read_text("utf-8"), re.M)
    named = {option.name for game in GAMES for option in find_game(game).options}
    assert set(documented) == named and len(named) == 16


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 5},
        {"seats": 2, "colour": "red"},
        {"seats": 2, "garrisons": {"atlantis": [1, 0]}},
        {"seats": 2, "garrisons": {"phokaia": [1, 0]}},
        {
            "seats": 2,
            "garrisons": {city: [2, 0] for city in ("bari", "rhegion", "skopia", "nikaia", "dristra", "ankyra")},
        },
        {"seats": 2, "pretenders": ["thr"]},
        {"seats": 2, "phase": "siesta"},
        {"seats": 2, "round": 31},
        {"seats": 2, "order": [0, 0]},
        {"seats": 2, "turn": 2},
        {"seats": 2, "phase": "answer"},
        {"seats": 2, "objectives": [["bari"], ["bari"]]},
        {"seats": 2, "options": {"weather": "fine"}},
        {"seats": 2, "sheets": [["expel"] * 4, None], "round": 5},
    ],
)
def test_impossible_positions_are_refused(wrong):
    with pytest.raises(BadPosition):
        find_game("byzantio").read(wrong, Dice(b"x"))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_players_can_read_exactly_the_existing_rules(game, language):
    numbers = re.findall(r"\*\*((?:BO|NK) [\d.]*\d)\*\*", (ROOT / "docs/rules/byzantio.md").read_text("utf-8"))
    assert list(numbered_rules(game, language)) == numbers


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_an_option_has_a_name(game, language):
    speaker = Speaker(game, language)
    for option in find_game(game).options:
        for choice in option.choices:
            assert isinstance(choice, bool) or speaker.say(f"option-{option.name}-{choice}")
