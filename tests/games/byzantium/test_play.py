"""Random games of Byzantium end and keep the invariants, and their positions can be written and read."""

import os
import random
import re
from typing import Any, cast

import pytest

import hippodrome
from hippodrome import BadPosition, Table
from hippodrome.games.byzantium.pieces import ARAB as ARAB_SIDE
from hippodrome.games.byzantium.pieces import BULGAR, BYZANTINE, PERSIAN, REMOVED, SIDES
from hippodrome.games.byzantium.state import State
from hippodrome.kernel.errors import BrokenInvariant

from .tables import ARAB, at, events

MORE = int(os.environ.get("HIPPODROME_MORE", "1"))
"""A factor for the number of games."""
GAMES = 8 * MORE
OPTIONS = [
    {option.name: choice}
    for option in hippodrome.find_game("byzantium").options
    for choice in option.choices
    if choice != option.default
]


def play_out(table: Table, seed: int) -> int:
    """Play random words to the end, checking the invariants after each; return the number of words."""
    chance = random.Random(seed)
    count = 0
    removed = [0] * table.state.seats
    while not table.over:
        ask = table.asks[0]
        assert ask.options
        assert len(set(ask.options)) == len(ask.options)
        # Pass rarely, so that games are long enough for everything to happen.
        options = [word for word, name in zip(ask.options, ask.words, strict=True) if name != "pass"]
        table.answer(ask.seat, chance.choice(options if options and chance.random() < 0.9 else ask.options))
        table.check()
        now = [own[REMOVED] for own in cast(State, table.state).held]
        assert all(before <= after for before, after in zip(removed, now, strict=True)), (
            "the number of removed cubes must not decrease"
        )
        removed = now
        check_constants(table)
        count += 1
        assert count < 5000, "a game must end"
    unpaid = [0] * table.state.seats
    for event in events(table, "unpaid"):
        unpaid[event["seat"]] += event["elite"] + event["main"] + event["levy"] + event["move"]
    assert unpaid == removed, "only unpaid upkeep may remove cubes"
    return count


def check_constants(table: Table) -> None:
    """Check invariants 10 and 11: what never changes on the bundled board."""
    state = cast(State, table.state)
    side = {name: state.allegiance[city] for city, name in enumerate(state.board.ids)}
    assert [side[name] for name in ("tabuk", "medina", "mecca", "constantinople")] == [ARAB_SIDE] * 3 + [BYZANTINE]
    lost = {name for name in side if side[name] == BULGAR}
    assert lost <= {"adrianople", "thessalonica", "dyrrachium", "athens"}


@pytest.mark.parametrize(("name", "side"), [("mecca", BYZANTINE), ("damascus", BULGAR), ("nicaea", PERSIAN)])
def test_the_invariants_check_the_possible_sides_of_cities(name: str, side: int) -> None:
    table = hippodrome.new_table("byzantium", 2, seed=1)
    state = cast(State, table.state)
    state.allegiance[state.board.index[name]] = side
    with pytest.raises(BrokenInvariant, match=f"{name} can never be {SIDES[side]}"):
        table.check()


@pytest.mark.rule("BZ 3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(GAMES))
def test_random_games_end_and_keep_the_invariants(seats: int, seed: int) -> None:
    table = hippodrome.new_table("byzantium", seats, seed=seed)
    play_out(table, seed)
    assert sorted(seat for group in table.ranking for seat in group) == list(range(seats))


@pytest.mark.parametrize("options", OPTIONS, ids=[f"{name}={value}" for o in OPTIONS for name, value in o.items()])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_with_every_option(seats: int, options: dict[str, Any]) -> None:
    for seed in range(2 * MORE):
        play_out(hippodrome.new_table("byzantium", seats, seed=seed, options=options), seed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_are_written_and_read_at_every_step(seats: int) -> None:
    table = hippodrome.new_table("byzantium", seats, seed=5)
    chance = random.Random(5)
    game = table.game
    while not table.over:
        ask = table.asks[0]
        data = table.position()
        again = game.write(game.read(data, table.state.dice.copy()))
        assert again == data
        turned = data
        for _ in range(seats):
            turned = game.turn(turned, 1) or {}
        assert turned == data
        twin = table.copy()
        assert twin.asks[0].words == ask.words
        table.answer(ask.seat, chance.choice(ask.options))


def test_a_rotated_position_plays_the_same() -> None:
    table = at({"arab": {"army": "alexandria"}}, {"byzantine": {"army": "jerusalem"}}, cities={"alexandria": ARAB})
    data = table.game.turn(table.position(), 1)
    assert data is not None
    turned = hippodrome.position("byzantium", data, dice=[1] * 20)
    assert turned.asks[0].seat == 1
    turned.play(1, "move-arab")
    turned.play(1, "jerusalem")
    assert turned.asks[0].seat == 2


RICH = {"byzantine": {"treasury": 99}, "arab": {"treasury": 99}}
BESIEGER = [{"arab": {"army": "jerusalem"}}, {}]
SIEGE: dict[str, Any] = {"seats": 2, "players": BESIEGER, "attack": {"force": "arab", "target": "jerusalem"}}


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"seats": 5}, "2 to 4 seats"),
        ({"seats": 2, "colour": 1}, "unknown field `colour`"),
        ({"seats": 2, "players": [{}]}, "one entry per seat"),
        ({"seats": 2, "round": 4}, "beyond what the game has"),
        ({"seats": 2, "bulgars": 12}, "beyond what the game has"),
        ({"seats": 2, "phase": "lunch"}, "'lunch'"),
        ({"seats": 2, "phase": "siege"}, "needs a 'target'"),
        ({"seats": 2, "cities": {"rome": {}}}, "no city 'rome'"),
        ({"seats": 2, "cities": {"mecca": {"markers": 4}}}, "can't have 4 markers"),
        ({"seats": 2, "cities": {"constantinople": {"control": 0}}}, "can't be controlled"),
        ({"seats": 2, "cities": {"constantinople": {"markers": 3}}}, "can't have 3 markers"),
        ({"seats": 2, "cities": {"constantinople": {"side": "arab"}}}, "can never be arab"),
        ({"seats": 2, "cities": {"mecca": {"side": "persian"}}}, "can never be persian"),
        ({"seats": 2, "cities": {"mecca": {"side": "byzantine"}}}, "can never be byzantine"),
        ({"seats": 2, "cities": {"damascus": {"side": "bulgar", "markers": 1}}}, "can never be bulgar"),
        ({"seats": 2, "cities": {"athens": {"side": "bulgar", "markers": 3}}}, "can't have 3 markers"),
        ({"seats": 2, "cities": {"hira": {"markers": 1}}}, "being persian, can't have 1"),
        ({"seats": 2, "cities": {"mecca": {"fortified": True}}}, "fortified by nobody"),
        ({"seats": 2, "spaces": {"emperor": [0, 1]}}, "can't hold"),
        ({"seats": 2, "guards": [0, -1]}, "A guard lies"),
        ({"seats": 2, "players": [{"pool": 60}, {}]}, "more than 42 cubes"),
        ({"seats": 2, "players": [{"pool": -1}, {}]}, ">= 0 - at `$.players[0].pool`"),
        ({"seats": 2, "players": [{"pool": 9, "losses": 1, "removed": 0}, {}]}, "cubes, not 42"),
        ({"seats": 2, "players": [{"arab": {"army": "nicaea"}}, {}]}, "can't stand in nicaea"),
        ({"seats": 2, "players": [{"fortifications": 1}, {}]}, "fortifications, not 2"),
        ({"seats": 2, "march": {"intervened": ["mecca athens"]}}, "no link"),
        ({"seats": 2, "fallen": True}, "must be 'over'"),
        ({"seats": 2, "phase": "upkeep", "paid": 5}, "at most 4"),
        ({"seats": 2, "dice": ["mecca"]}, "length 3"),
        # whose turn it is
        ({"seats": 2, "phase": "income", "first_passed": -1, "players": [RICH, RICH]}, "give 'first_passed'"),
        ({"seats": 2, "first_passed": 9}, "first_passed"),
        ({"seats": 2, "phase": "income", "first_passed": 3}, "is a seat"),
        ({"seats": 2, "first_passed": 0}, "one was first, not 0"),
        ({"seats": 2, "players": [{"passed": True}, {}], "first_passed": -1}, "one was first"),
        ({"seats": 2, "players": [{"passed": True}, {}], "turn": 0}, "seat 0, who has passed"),
        ({"seats": 2, "players": [{"passed": True}, {"passed": True}]}, "must not have passed"),
        ({"seats": 2, "players": [{"passed": True}, {}], "last_actions": "unlimited"}, "one seat has not passed"),
        ({"seats": 2, "last_actions": "one-more"}, "2 seats have not passed"),
        # marches
        ({"seats": 2, "phase": "march"}, "needs a 'path'"),
        ({"seats": 2, "phase": "fleet"}, "needs a 'path'"),
        ({"seats": 2, "phase": "arrived"}, "needs a 'path'"),
        ({"seats": 2, "phase": "press-on", "march": {"side": "arab", "path": ["mecca"]}}, "path' of 2"),
        ({"seats": 2, "phase": "arrived", "march": {"side": "arab", "path": ["mecca"]}}, "the army does not"),
        ({"seats": 2, "phase": "march", "march": {"side": "arab", "path": ["mecca", "nicaea"]}}, "can't go from"),
        ({"seats": 2, "phase": "march", "march": {"side": "arab", "path": ["mecca", "hira", "basra"]}}, "foreign city"),
        (
            {
                "seats": 2,
                "phase": "march",
                "march": {"side": "arab", "path": ["mecca", "hira"]},
                "players": [{"arab": {"move": 0}}, {}],
            },
            "more Move cubes",
        ),
        # attacks and retreats
        ({**SIEGE, "phase": "siege", "players": [{}, {}]}, "does not stand in jerusalem"),
        ({**SIEGE, "phase": "siege", "attack": {"force": "persian", "target": "jerusalem"}}, "never attack"),
        ({**SIEGE, "phase": "stand", "attack": {**SIEGE["attack"], "deciding": [1]}}, "no army to defend"),
        ({**SIEGE, "phase": "battle", "attack": {**SIEGE["attack"], "stayed": [7]}}, "no army to defend"),
        ({**SIEGE, "phase": "siege", "attack": {**SIEGE["attack"], "came_from": "damascus"}}, "a foreign city"),
        ({**SIEGE, "phase": "attacker-losses"}, "'opponent' must be"),
        ({**SIEGE, "players": [{}, {}]}, "no attack has begun"),
        ({**SIEGE, "phase": "siege", "turn": 1}, "does not stand in jerusalem"),
        (
            {"seats": 2, "phase": "siege", "attack": {"force": "bulgar", "target": "mecca"}},
            "Bulgars can't attack mecca",
        ),
        ({"seats": 2, "march": {"let_pass": ["mecca"]}}, "no link"),
        ({**SIEGE, "phase": "flight"}, "needs a 'runner'"),
        ({**SIEGE, "phase": "flight", "flight": {"runner": 1, "from": "jerusalem"}}, "does not stand"),
        (
            {
                **SIEGE,
                "phase": "blockade",
                "flight": {"runner": 0, "side": "arab", "from": "jerusalem", "goal": "mecca"},
            },
            "Nobody has a Byzantine fleet",
        ),
        (
            {**SIEGE, "phase": "flight-losses", "flight": {"runner": 0, "side": "arab", "from": "jerusalem"}},
            "friendly 'goal'",
        ),
        ({**SIEGE, "phase": "attack", "attack": {**SIEGE["attack"], "over": True}}, "is in flight"),
        ({**SIEGE, "phase": "attack", "attack": {**SIEGE["attack"], "opponent": 5}}, "who defends"),
        (
            {"seats": 2, "phase": "march", "march": {"side": "arab", "path": ["mecca", "hira"], "blows": 1}},
            "the army does not",
        ),
        (
            {
                "seats": 2,
                "phase": "march",
                "march": {"side": "arab", "path": ["mecca", "hira"], "blows": 1},
                "players": [{"arab": {"army": "mecca"}}, {}],
            },
            "No fleet has intervened",
        ),
    ],
)
def test_impossible_positions_are_refused_with_a_reason(data: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(message)):
        hippodrome.position("byzantium", data)


FLEET = {"cities": {"alexandria": ARAB}, "spaces": {"fleet_byzantine": [1]}}
SAILOR = {"arab": {"army": "alexandria"}}
LANDED = {"seats": 2, "players": [{"arab": {"army": "candia"}}, {}], **FLEET}
CANDIA = {"force": "arab", "target": "candia", "came_from": "alexandria"}
CROSSING = {"side": "arab", "path": ["alexandria", "candia"]}


@pytest.mark.parametrize(
    ("data", "dice", "seat", "rule"),
    [
        ({"players": [SAILOR, {}], **FLEET, "phase": "march", "march": CROSSING}, [], 1, "BZ 6.12"),
        (
            {"players": [SAILOR, {}], **FLEET, "phase": "march", "march": {**CROSSING, "doubled": True}},
            [],
            0,
            "BZ 6.12",
        ),
        (
            {
                "players": [SAILOR, {}],
                **FLEET,
                "phase": "march",
                "march": {**CROSSING, "blows": 1, "intervened": ["candia alexandria"]},
            },
            [],
            0,
            "BZ 6.12",
        ),
        ({**LANDED, "phase": "attack", "attack": {**CANDIA, "blows": 2}}, [], 0, "BZ 7.12"),
        ({**LANDED, "phase": "siege", "attack": CANDIA}, [6, 6], 0, "BZ 7.12"),
        (
            {**LANDED, "phase": "flight", "attack": CANDIA, "flight": {**ARAB, "runner": 0, "city": "candia"}},
            [],
            1,
            "BZ 8.9",
        ),
    ],
)
def test_positions_in_the_middle_of_an_action_can_be_written_by_hand(
    data: dict[str, Any], dice: list[int], seat: int, rule: str
) -> None:
    table = hippodrome.position("byzantium", data, dice=dice)
    assert (table.asks[0].seat, table.asks[0].rule) == (seat, rule)
    again = hippodrome.position("byzantium", table.position(), dice=[])
    assert again.position() == table.position()
    assert [(ask.seat, ask.words) for ask in again.asks] == [(ask.seat, ask.words) for ask in table.asks]


@pytest.mark.rule("BZ 11.5")
def test_the_end_of_a_round_derives_who_starts_the_next() -> None:
    table = hippodrome.position("byzantium", {"players": [RICH, RICH], "phase": "income", "turn": 1})
    assert table.asks[0].seat == 1, "if nobody has passed, the seat in turn starts"
    passed = {**RICH, "passed": True}
    table = hippodrome.position("byzantium", {"players": [RICH, passed, passed], "phase": "income"})
    assert table.asks[0].seat == 1


@pytest.mark.rule("BZ 3.7", "BZ 3.8")
@pytest.mark.parametrize(
    ("round_", "passer", "seats", "more"),
    [
        (1, {}, 2, True),
        (2, {"pool": 0, "losses": 0}, 2, True),
        (3, {}, 2, True),
        (3, {"pool": 0, "losses": 0}, 2, False),
        (1, {}, 3, False),
    ],
)
def test_the_last_players_actions_follow_from_who_has_passed(
    round_: int, passer: dict[str, Any], seats: int, more: bool
) -> None:
    others = [{**passer, "passed": True} for _ in range(seats - 1)]
    table = at(*others, {}, seats=seats, round=round_)
    last = seats - 1
    assert table.asks[0].seat == last, "whose turn it is follows from who has passed"
    table.play(last, "emperor")
    table.play(last, "from-pool")
    assert (table.asks[0].rule == "BZ 3.2") == more
    assert table.asks[0].seat == (last if more else table.asks[0].seat)


def test_the_same_seed_gives_the_same_game() -> None:
    one = hippodrome.new_table("byzantium", 3, seed=11)
    other = hippodrome.new_table("byzantium", 3, seed=11)
    play_out(one, 11)
    play_out(other, 11)
    assert one.record().text() == other.record().text()
    one.record().verify()
