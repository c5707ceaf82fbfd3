"""Every action of Byzantium is offered exactly if it is not refused, in the rules and on the page."""

import random
from functools import cache
from typing import Any

import pytest

import hippodrome
from hippodrome import Table
from hippodrome.games.byzantium import pieces
from hippodrome.games.byzantium.board import Board
from hippodrome.games.byzantium.game import OPTIONS
from hippodrome.games.byzantium.knowledge.view import position_of
from hippodrome.games.byzantium.rules.action import Action, CityAction
from hippodrome.games.byzantium.rules.turns import ACTIONS, BY_WORD
from hippodrome.games.byzantium.state import State
from hippodrome.parts import parts_of
from hippodrome.text import LANGUAGES, Speaker, rule_text

from .tables import at, words

EACH = [pytest.param(action, id=action.name, marks=pytest.mark.rule(action.rule)) for action in ACTIONS]


@cache
def turns_of_random_games() -> list[tuple[Table, State, State]]:
    """Return tables that ask for an action, with the true position and the position read from a view."""
    found = []
    for seed in range(24):
        chance = random.Random(seed)
        options = {option.name: chance.choice(option.choices) for option in OPTIONS} if seed % 2 else {}
        table = hippodrome.new_table("byzantium", 2 + seed % 3, seed=seed, options=options)
        while not table.over:
            if table.asks[0].key == "prompt-action" and chance.random() < 0.5:
                copy = table.copy()
                found.append((copy, state_of(copy), position_of(copy.view(None), state_of(copy).board)))
            table.play(table.asks[0].seat, chance.choice(table.asks[0].words))
    return found


def state_of(table: Table) -> State:
    state = table.state
    assert isinstance(state, State)
    return state


def test_every_action_word_has_an_action() -> None:
    assert [action.word for action in BY_WORD] == list(range(pieces.PASS + 1))
    assert len(ACTIONS) == len(BY_WORD)


@pytest.mark.rule("BZ 3.2", "BZ 3.3", "BZ 3.4")
def test_actions_are_offered_in_a_fixed_order() -> None:
    for table, game, _read in turns_of_random_games():
        assert words(table) == [action.name for action in ACTIONS if action.refusal(game) is None]


@pytest.mark.parametrize("action", EACH)
def test_an_action_is_offered_or_refused_with_a_reason(action: Action) -> None:
    speakers = [Speaker("byzantium", language, ["Anna", "Basil", "Zoe", "Leo"]) for language in LANGUAGES]
    reasons: set[str] = set()
    for table, game, read in turns_of_random_games():
        for position in (game, read):
            refusal = action.refusal(position)
            assert (refusal is None) == (action.name in words(table))
            if refusal is not None and refusal.key not in reasons:
                reasons.add(refusal.key)
                assert rule_text("byzantium", refusal.rule, "en")
                assert all(speaker.fill(refusal.key, refusal.params(game)) for speaker in speakers)
    assert bool(reasons) == (action.name != "pass")


@pytest.mark.parametrize("action", EACH)
def test_an_offered_action_can_be_played_from_a_view(action: Action) -> None:
    for table, game, read in turns_of_random_games()[::7]:
        if action.refusal(game) is None:
            asked = next(action.play(read.copy()), None)
            copy = table.copy()
            copy.play(game.seat, action.name)
            if asked is not None:
                assert (asked.key, asked.options) == (copy.asks[0].key, copy.asks[0].options)


@pytest.mark.rule("BZ 5.1", "BZ 5.10", "BZ 5.11")
def test_the_offered_cities_are_those_of_the_action() -> None:
    board: Board = state_of(at()).board
    asked: set[str] = set()
    for table, game, _read in turns_of_random_games():
        for action in ACTIONS:
            if isinstance(action, CityAction) and action.refusal(game) is None and len(action.cities(game)) > 1:
                copy = table.copy()
                copy.play(game.seat, action.name)
                asked.add(action.name)
                offered = [city for city, name in enumerate(board.ids) if name in words(copy)]
                assert offered == action.cities(game)
                why: dict[str, Any] = parts_of(copy.view(game.seat)).board.why
                for city in set(range(board.count)) - set(offered):
                    refusal = action.refusal_at(game, city)
                    assert refusal is not None and why[f"city-{board.ids[city]}"].key == refusal.key
    assert asked == {"control", "grow-byzantine", "grow-arab", "fortify"}


@pytest.mark.rule("BZ 5.17")
def test_the_last_cube_of_an_army_cannot_start_a_civil_war() -> None:
    boxes = {"elite": 0, "main": 0, "levy": 0, "move": 0, "treasury": 3}
    arab = {**boxes, "army": None}
    alone = {"pool": 0, "losses": 0, "byzantine": {**boxes, "main": 1, "army": "nicaea"}, "arab": arab}
    table = at(alone)
    bar = {action.title.key: action for action in parts_of(table.view(0)).actions}
    refused = bar["word-civil-war-byzantine"]
    assert refused.why is not None and (refused.why.key, refused.rule) == ("why-war-last-cube", "BZ 5.9")
    assert "civil-war-byzantine" in words(at({**alone, "pool": 1}))
