"""The parts of Hamilcar: long marches as one answer, uses of cards, battles round by round, odds."""

import pytest

from hippodrome import Table
from hippodrome.games.hamilcar.showing.parts.journeys import journeys
from hippodrome.parts import Action, Parts, parts_of
from hippodrome.text import LANGUAGES, Speaker
from hippodrome.text.glossary import glossary_of

from .positions import force, marching, say, war, words
from .test_examples_battles import land_fight, sea_fight


def seen(table: Table, seat: int | None = None) -> Parts:
    return parts_of(table.view(table.asks[0].seat if seat is None else seat))


def answer(table: Table, word: str) -> Action:
    return next(action for action in seen(table).actions if action.word == word)


def going_to(table: Table, space: str) -> Action:
    found = [
        action for action in seen(table).board.actions if action.place == f"space-{space}" and action.sign != "sail"
    ]
    assert len(found) == 1, found
    return found[0]


def test_a_march_of_four_spaces_is_one_answer_that_takes_everything_along() -> None:
    table = marching("duilius", force("rome", "roma", 5, "duilius", trains=1))
    goal = going_to(table, "neapolis")
    assert goal.word is not None and goal.word.startswith("march-") and goal.word.endswith(" all")
    assert len(goal.cost) == 1 and goal.cost[0].value is not None and goal.cost[0].value <= -2
    for word in goal.word.split():
        table.play(0, word)
    stacks = [stack for stack in table.view(0)["board"]["stacks"] if stack["space"] == "neapolis"]
    assert [(stack["cus"], stack["trains"], stack["generals"]) for stack in stacks] == [(5, 1, ["duilius"])]


def test_marching_step_by_step_is_offered_beside_the_map() -> None:
    table = marching("duilius", force("rome", "roma", 5, "duilius", trains=1))
    alone = [word for word in words(table) if word.startswith("march-")]
    assert alone and all(answer(table, word).place == "" for word in alone), "answers on the map take everything along"


def test_long_marches_stop_at_questions_and_rolls() -> None:
    forces = [force("rome", "messana", 5, "duilius"), force("carthage", "catana", 5, "hanno")]
    table = marching("duilius", *forces, dice=[6] * 9)
    for journey in (one for found in journeys(table.view(0)) for one in found):
        tried = table.copy()
        for word in journey.words:
            assert tried.asks[0].seat == 0
            tried.play(0, word)
        if not journey.quiet:
            assert not tried.asks or tried.asks[0].seat == 1 or tried.asks[0].key != "prompt-move"


def test_a_march_into_battle_shows_the_odds() -> None:
    table = marching("duilius", force("rome", "messana", 8, "duilius"), force("carthage", "tauromenium", 2, "hanno"))
    goal = going_to(table, "tauromenium")
    assert goal.sign == "fight" and goal.odds is not None and goal.odds.sampled
    assert goal.odds.percent > 60, "eight against two"
    assert goal.note is not None and goal.note.key == "does-journey-battle"


def test_every_legal_use_of_a_card_is_offered_at_the_card() -> None:
    table = war(hands=[[65, 72, 108], [66]])
    parts = seen(table)
    assert parts.hand is not None
    assert {action.word for action in parts.hand.actions} == set(words(table))
    card = next(card for card in parts.hand.cards if card.name == "card-72")
    assert card.text is not None and card.uses and card.value
    events = [action for action in parts.actions if action.title.key == "word-play-event"]
    assert len(events) == 3, "events that cannot be played now are listed, greyed out"


def test_a_reaction_of_another_window_is_not_playable() -> None:
    table = marching(
        "duilius", force("rome", "messana", 5, "duilius"), ready=[3, 0], hands=[[65], [80, 98, 66]], discard=[]
    )
    say(table, "sail-mylae", "land", "all", "count-0")
    found = {action.title.params.get("card"): action for action in seen(table).actions}
    assert found["card-80"].word == "react-80" and found["card-80"].odds is not None
    assert "card-98" not in found or found["card-98"].word is None


def test_battle_cards_are_in_the_hand_with_their_words() -> None:
    table = land_fight(["battle-round"], cards=(["probe", "reserve", "flank-left"], ["probe"]))
    parts = seen(table)
    assert parts.hand is not None
    assert [card.name for card in parts.hand.cards[:3]] == ["flank-left", "probe", "reserve"]
    in_hand = {action.word for action in parts.hand.actions}
    assert {word for word in words(table) if word.startswith(("battle-", "reserve-"))} == in_hand
    naval = sea_fight(["naval-turn", 0], tactics=(["ram", "pursuit"], ["feint"]))
    hand = seen(naval).hand
    assert hand is not None and {action.word for action in hand.actions} == {"tactics-ram"}


def test_the_stage_shows_a_land_battle_round_by_round() -> None:
    table = land_fight(["battle-round"], cards=(["probe", "probe", "flank-left"], ["probe", "reserve"]), dice=[6])
    stage = seen(table).stage
    assert stage is not None and stage.title.key == "stage-land" and stage.place == "space-mytistratum"
    assert stage.sides[0].leads and not stage.sides[1].leads
    assert stage.odds and stage.odds[0].sampled
    say(table, "battle-probe", "reserve-probe")
    watched = parts_of(table.view(None)).stage
    assert watched is not None
    assert [[(card.name, card.value) for card in side.cards] for side in watched.sides] == [
        [("probe", 1)],
        [("reserve", 1)],
    ]
    assert not watched.odds, "a spectator gets no odds"


def test_before_the_deal_the_stage_shows_the_sources_of_battle_cards() -> None:
    table = marching(
        "duilius", force("rome", "messana", 8, "duilius"), force("carthage", "tauromenium", 2, "hanno"),
        hands=[[65], [97, 66]], dice=[6],
    )  # fmt: skip
    say(table, *str(going_to(table, "tauromenium").word).split(), "stand")
    assert table.asks[0].key == "prompt-react"
    fight = seen(table).stage
    assert fight is not None
    sources = [{one.name.key: one.value for one in side.modifiers} for side in fight.sides]
    assert sources[0]["source-cus"] == 8 and sources[1]["source-cus"] == 2


def test_the_stage_shows_a_naval_battle_with_dice_and_modifiers() -> None:
    table = sea_fight(["naval-turn", 1], ["naval-turn", 0], tactics=(["ram"], ["feint"]), dice=[1])
    say(table, "tactics-ram")
    stage = seen(table).stage
    assert stage is not None and stage.title.key in ("stage-sea", "stage-sea-round")
    assert {figure.name.key for figure in stage.sides[0].modifiers} >= {"modifier-ram"}
    say(table, "warships")
    after = parts_of(table.view(None)).stage
    assert after is not None and [die.pips for die in after.sides[0].dice] == [1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_on_cards_are_explained(language: str) -> None:
    speaker = Speaker("hamilcar", language)
    for card, term in (("card-79", "storm"), ("card-88", "concession"), ("card-96", "amok"), ("card-102", "defence")):
        text = speaker.say(f"{card}-text")
        found = {key for _, _, key in glossary_of("hamilcar", language).find(text)}
        assert term in found, (language, text)


def test_the_provisional_result_adds_up_and_has_a_reason() -> None:
    reckoning = seen(war()).reckoning
    assert reckoning is not None and not reckoning.over
    for account in reckoning.accounts:
        assert account.total == sum(figure.value or 0 for figure in account.items)
    assert any(note.key in ("reckoning-lead", "reckoning-tie") for note in reckoning.notes)


def test_discards_and_open_events_can_be_read() -> None:
    piles = seen(war(hands=[[65], [66]], boxes={"84": 1})).piles
    assert [pile.title.key for pile in piles] == ["pile-events", "pile-discard"]
    assert all(card.text is not None for pile in piles for card in pile.cards)


@pytest.mark.rule("HM 10.6", "HM 11.1")
def test_notes_on_warships_differ_for_escort_and_interception() -> None:
    forces = [
        force("rome", "messana", 6, "duilius"),
        force("rome", "roma", 3),
        force("carthage", "lipara", 3, "boodes"),
    ]
    table = marching("duilius", *forces, ready=[2, 3], dice=[1, 1], turn=3, supremacy="carthage")
    say(table, "sail-mylae", "land", "all")
    assert note(table, "count-0") == note(table, "count-2") == "does-ships-along"
    say(table, "count-2", "general-boodes")
    assert note(table, "count-1") == "does-ships-out"


@pytest.mark.rule("HM 10.8", "HM 10.9")
def test_the_note_for_a_general_without_cus_says_that_he_cannot_fight() -> None:
    def intercepted(cus: int) -> Table:
        forces = [force("rome", "messana", cus, "duilius"), force("rome", "roma", 3)]
        forces.append(force("carthage", "lipara", 3, "boodes"))
        table = marching("duilius", *forces, ready=[0, 3], dice=[1], turn=3, supremacy="rome")
        say(table, "sail-mylae", "land", *["all"] * (cus > 0), "general-boodes", "count-1")
        return table

    assert note(intercepted(6), "fight") == "does-fight"
    alone = intercepted(0)
    assert note(alone, "fight") == "does-fight-alone"
    say(alone, "fight")
    assert alone.view(0)["board"]["generals"]["duilius"]["where"] == "removed"


def note(table: Table, word: str) -> str:
    found = answer(table, word).note
    assert found is not None
    return found.key


@pytest.mark.rule("HM 20.7")
def test_the_note_for_keeping_trains_does_not_say_that_they_are_lost() -> None:
    table = war(["chest"], spent=[18, 13])
    assert note(table, "done") == "does-keep-trains" and answer(table, "done").title.key == "do-keep-trains"
    assert note(table, "train-rhegium") == "does-give-train", "giving trains lowers the points of the enemy"
    say(table, "done")
    assert table.asks[0].key == "prompt-points" and note(table, "done") == "does-done", "now points are lost"


def test_the_note_for_ending_a_campaign_mentions_no_loss() -> None:
    table = war(hands=[[65], []])
    say(table, "play-65-event")
    say(table, next(word for word in words(table) if word.startswith("general-")))
    while table.asks[0].key != "prompt-campaign":
        say(table, "stop")
    assert note(table, "done") == "does-no-more-generals"
