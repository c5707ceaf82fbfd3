"""All events and questions of Byzantium have texts in three languages."""

import random

import pytest

import hippodrome
from hippodrome.games.byzantium import events
from hippodrome.games.byzantium.events import EVENTS
from hippodrome.kernel.events import Event, Seat, Thing
from hippodrome.text import LANGUAGES, Speaker, rule_text


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_words_and_log_lines_of_whole_games(language: str) -> None:
    speaker = Speaker("byzantium", language, ("Anna", "Bert", "Cyryl"))
    for seed in range(6):
        table = hippodrome.new_table("byzantium", 3, seed=seed)
        chance = random.Random(seed)
        while not table.over:
            seat = table.asks[0].seat
            ask = next(ask for ask in table.view(seat)["asks"] if ask["seat"] == seat)
            assert speaker.prompt(ask)
            assert rule_text("byzantium", ask["rule"], language), ask["rule"]
            options = [word for word in ask["words"] if word != "pass" or chance.random() < 0.1] or ask["words"]
            table.play(seat, chance.choice(options))
        for event in table.log(None):
            assert speaker.event(event)


def test_cities_are_named_by_the_board() -> None:
    names = [Speaker("byzantium", language).word("constantinople") for language in LANGUAGES]
    assert names == ["Constantinople", "Konstantinopel", "Konstantynopol"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_its_line(language: str) -> None:
    speaker = Speaker("byzantium", language)
    for kind in EVENTS:
        assert speaker.bundle.has(f"log-{kind.__struct_config__.tag}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_value_has_a_name(language: str) -> None:
    speaker = Speaker("byzantium", language)
    for option in hippodrome.find_game("byzantium").options:
        for choice in option.choices:
            if not isinstance(choice, bool):
                assert speaker.say(f"option-{option.name}-{choice}")


@pytest.mark.rule("BZ 3.5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_of_a_first_pass_in_the_last_round_mentions_no_next_round(language: str) -> None:
    speaker = Speaker("byzantium", language, ("Anna", "Bert"))
    lines = []
    for number in (1, 3):
        table = hippodrome.position("byzantium", {"seats": 2, "round": number})
        table.play(0, "pass")
        lines.append(speaker.event(table.log(None)[-1]))
    assert len(lines[1]) < len(lines[0]) - 20, lines
    assert all(speaker.thing("losses") in line for line in lines)


ANNA, ARABS, ATHENS = Seat(0), Thing("arab-army"), Thing("athens")
NOTHING = [
    (events.Taxed(ANNA, 1, 0, 2), "Anna taxes with 1 cube: 2 bezants to the Arab treasury."),
    (events.Taxed(ANNA, 2, 4, 0), "Anna taxes with 2 cubes: 4 bezants to the Byzantine treasury."),
    (events.Taxed(ANNA, 1, 1, 1), "Anna taxes with 1 cube: 1 bezant to the Byzantine treasury, 1 to the Arab one."),
    (events.Conquered(ATHENS, ANNA, ARABS, 1, 0, 0, "arab"), "Anna (Arab army) conquers Athens, markers: 1. No VP."),
    (events.Scored(ANNA, 0, 0), "Anna scores the cities: no VP."),
    (events.Scored(ANNA, 0, 3), "Anna scores the cities: +3 Arab VP."),
    (events.Scored(ANNA, 2, 0), "Anna scores the cities: +2 Byzantine VP."),
    (
        events.Retreated(ANNA, ARABS, ATHENS, Thing("mecca"), 0),
        "The Arab army of Anna retreats from Athens to Mecca. Nothing is lost on the way.",
    ),
]


@pytest.mark.parametrize(("event", "line"), NOTHING)
def test_the_log_omits_zero_amounts(event: Event, line: str) -> None:
    """Zero amounts are omitted and plurals are correct, also in sentences that address Anna, in all languages."""
    assert Speaker("byzantium", "en", ("Anna", "Bert")).event(event) == line
    for language in LANGUAGES:
        for you in (None, 0):
            text = Speaker("byzantium", language, ("Anna", "Bert"), you).event(event)
            assert " 0" not in text and "+0" not in text and text.endswith("."), text


def test_forecasts_of_the_end_of_the_round_use_correct_plurals() -> None:
    english, german = Speaker("byzantium", "en"), Speaker("byzantium", "de")
    short = {"due": 4, "income": 3, "missing": 1, "count": 1}
    assert english.say("note-short", **short) == "Upkeep 4, income 3: 1 short, −1 cube, −1 point"
    assert german.say("note-short", **short) == "Unterhalt 4, Einkommen 3: 1 fehlt, −1 Würfel, −1 Punkt"
    assert [english.say("note-back", count=count) for count in (1, 2)] == [
        "End of round: 1 cube back",
        "End of round: 2 cubes back",
    ]


@pytest.mark.rule("BZ 4.1", "BZ 7.18")
@pytest.mark.parametrize(("language", "pool"), [("en", "Pool"), ("de", "Vorrat"), ("pl", "Puli")])
def test_the_prompt_for_a_cube_states_its_purpose(language: str, pool: str) -> None:
    speaker = Speaker("byzantium", language)
    asked = {"prompt": {"key": "prompt-source", "params": {"side": "arab", "price": 3}}, "rule": "BZ 4.1"}
    rich, poor = ({"words": words} for words in (["from-pool", "from-losses"], ["from-losses", "from-arab-main"]))
    texts = [speaker.prompt(asked | words | rule) for words in (rich, poor) for rule in ({}, {"rule": "BZ 7.18"})]
    assert len(set(texts)) == 4, "the prompts for a conquered city and an action differ"
    assert [pool in text for text in texts] == [True, True, False, False], (
        "a source that is not offered is not mentioned"
    )
    bulgars = {"prompt": {"key": "prompt-source-bulgars", "params": {"price": 3}}, "rule": "BZ 4.2"}
    assert [pool in speaker.prompt(bulgars | words) for words in (rich, poor)] == [True, False]
    assert "Kasse arab" not in " ".join(texts)
