"""The parts of Byzantio and Nekken: chances, gains and reasons match the rules."""

import pytest

import hippodrome
from hippodrome import Dice, Table
from hippodrome.games.byzantio.rules import rounds, scoring
from hippodrome.games.byzantio.showing.seen import SeatView
from hippodrome.parts import Action, Parts, parts_of
from walking import moments

from .tables import position, say

GAMES = ("byzantio", "nekken")
games = pytest.mark.parametrize("game", GAMES)


def parts_for(table: Table, seat: int = 0) -> Parts:
    return parts_of(table.view(seat))


def answer(table: Table, word: str, seat: int = 0) -> Action:
    return next(action for action in parts_for(table, seat).actions if action.word == word)


def refused(table: Table, seat: int = 0) -> dict[str, tuple[str, str]]:
    """Return the reason and the rule of each unavailable answer, by its title's key."""
    return {action.title.key: (action.why.key, action.rule) for action in parts_for(table, seat).actions if action.why}


@pytest.mark.parametrize(
    ("board", "percent"),
    [
        ("bari{B1}", 50.0),
        ("A@lon bari{B1}", 62.5),
        ("B@lon bari{B1}", 37.5),
        ("A@lon B@lon bari{B1}", 50.0),
        ("C@lon bari{B1}", 50.0),
    ],
)
@pytest.mark.parametrize("kind", ["bribe", "expel"])
def test_the_stated_chance_matches_the_die(board, percent, kind):
    table = say(position(board), kind)
    action = answer(table, "target-bari-komnenos")
    assert action.odds is not None and action.odds.percent == percent
    won = 0
    for roll in range(1, 9):
        rolled = say(position(board, dice=(roll,)), kind, "target-bari-komnenos")
        won += rolled.view(None)["board"]["garrisons"].get("bari", [0, 0])[1] == 0
    assert won / 8 * 100 == percent


def test_a_refused_exchange_has_a_chance_too():
    board = "korinthos{A1} bari{B1} A@lon"
    table = say(position(board), "negotiate", "target-bari-komnenos", "give-korinthos")
    stage = parts_for(table, 1).stage
    assert stage is not None and [odds.percent for odds in stage.odds] == [62.5]
    assert [figure.value for side in stage.sides for figure in side.modifiers] == [1]
    assert answer(table, "refuse", 1).odds.percent == 62.5
    assert answer(table, "accept", 1).odds is None


@games
def test_stated_gains_of_answers_are_correct(game):
    """For placing, removing and accepted exchanges, the stated points are those after the answer."""
    tried = 0
    for table in moments(game, 3, 17, every=1):
        for ask in table.asks:
            seat = ask.seat
            for action in parts_for(table, seat).actions:
                if action.word is None or not action.word.startswith(("place-", "remove-", "accept")):
                    continue
                if action.word.startswith("place-") and len(list(others_in(table, seat, action.word[6:]))) > 1:
                    continue  # the player is then asked whose garrison to remove
                before = sum(scoring.rows_of(table.state, seat))
                twin = table.copy()
                twin.play(seat, action.word)
                if twin.state.round != table.state.round:
                    continue  # an event may have happened
                gained = sum(scoring.rows_of(twin.state, seat)) - before
                assert gained == sum(figure.value or 0 for figure in action.gain), action.word
                tried += 1
    assert tried > 5


def others_in(table: Table, seat: int, city: str) -> list[int]:
    counts = table.view(None)["board"]["garrisons"].get(city, [])
    return [other for other, count in enumerate(counts) if count and other != seat]


@games
def test_the_points_of_rows_match_the_rules(game):
    for table in moments(game, 4, 18, every=40):
        for seat in range(4):
            seen = SeatView(table.view(seat))
            folded = seen.players[seat]["folded"]
            for row, (city, value) in enumerate(seen.goals(seat).items()):
                if folded["replaced"] != row:
                    assert seen.brings(seat, seen.counts(city), value) == folded["points"][row]


@games
def test_unavailable_actions_have_a_reason(game):
    for table in moments(game, 3, 19, every=6):
        for ask in table.asks:
            if ask.key != "prompt-action":
                continue
            grey = [action for action in parts_for(table, ask.seat).actions if action.why is not None]
            free = table.state.free_kinds(ask.seat)
            for action in grey:
                kind = table.game.board.kinds.index(action.title.key.removeprefix("word-"))
                assert not rounds.can_do(table.state, ask.seat, kind) or kind not in free
                assert (action.why.key == "why-no-box") == (kind not in free)


def test_reasons_for_unavailable_answers():
    assert refused(position("bari{B1}", seats=2)) == {"word-negotiate": ("why-no-exchange", "BO 4.3.2")}
    assert refused(position("", seats=2)) == {
        "word-negotiate": ("why-no-exchange", "BO 4.3.2"),
        "word-bribe": ("why-no-bribe", "BO 4.5.2"),
        "word-expel": ("why-no-expel", "BO 4.6"),
    }
    table = say(position("A@arm amaseia{A1} sinope{B1}"), "muster")
    assert refused(table) == {"word-place": ("why-alone", "BO 3.4")}
    table = position("nikaia{A2 B1} bari{B1}")
    assert refused(say(table, "bribe")) == {"act-bribe": ("why-two", "BO 3.6")}


def test_a_click_on_an_illegal_place_gives_the_reason():
    table = position("A@thr")
    assert parts_for(table).board.why["province-cre"].key == "why-kind-first"
    why = parts_for(say(table, "campaign")).board.why
    assert why["province-thr"].key == "why-stays" and why["province-cre"].key == "why-not-adjacent"
    why = parts_for(say(position("A@thr nikaia{B1}"), "campaign", "go-ops")).board.why
    assert "city-nikaia" not in why and why["city-bari"].key == "why-not-here"
    why = parts_for(say(position("nikaia{A2 B1} bari{A1 B1}"), "bribe")).board.why
    assert why["garrisons-nikaia-1"].key == "why-two" and why["garrisons-bari-0"].key == "why-own"


@games
def test_the_final_account_adds_up(game):
    for seed in (2, 3):
        table = list(moments(game, 3, seed, every=1000))[-1]
        assert table.over
        reckoning = parts_for(table).reckoning
        assert reckoning is not None
        for account in reckoning.accounts:
            assert sum(item.value or 0 for item in account.items) == account.total == table.scores[account.seat]


@games
def test_before_the_end_only_the_viewers_points_are_shown(game):
    table = next(table for table in moments(game, 3, 4, every=90) if table.view(None)["board"]["order"])
    reckoning = parts_for(table, 1).reckoning
    assert reckoning is not None and not reckoning.over
    known = {account.seat: account.total for account in reckoning.accounts}
    assert known[0] is None and known[2] is None
    assert known[1] == sum(scoring.rows_of(table.state, 1))


def test_a_replaced_objective_is_marked():
    lists = [["nikaia", "bari", "rhegion", "dyrrachion", "korinthos", "thebai", "chandax"]] * 2
    table = position("nikaia{A1}", seats=2, round=19, objectives=lists, replaced=[0, -1], struck=["skopia", None])
    box = parts_for(table).sheets[0].boxes[0]
    assert box.figures[0].value == 12 and box.figures[0].of == 14
    assert box.figures[0].note is not None and box.figures[0].note.key == "row-replaced"
    assert len(parts_for(table, 1).sheets[0].boxes) == 2, "free boxes and deeds, but not another player's objectives"


def test_guesses_start_with_cities_where_the_opponent_was_active():
    table = position("nikaia{B2} bari{B1}", seats=2, phase="guessing")
    first, rest = parts_for(table).groups
    assert [action.word for action in first.actions] == ["guess-nikaia", "guess-bari"]
    assert rest.folded and len(rest.actions) == 23


def test_secret_choices_do_not_change_other_players_parts():
    table = position("", seats=2, phase="succession", round=18)
    before = parts_for(table, 1)
    table.play(0, "strike-" + table.view(0)["board"]["players"][0]["folded"]["objectives"][0])
    assert parts_for(table, 1) == before
    assert parts_for(table.redeal(1, Dice(b"x")), 1) == before


@pytest.mark.rule("BO 4.1.4")
def test_the_note_of_a_second_garrison_says_whether_removal_is_mandatory() -> None:
    for removal, key in (("coupled", "does-place-second"), ("optional", "does-place-second-optional")):
        table = position("A@thr nikaia{A1 B1}", campaign_removal=removal)
        say(table, "campaign", "go-ops")
        assert answer(table, "place-nikaia").note.key == key


@games
@pytest.mark.rule("BO 6.5")
def test_the_note_of_keeping_objectives_says_whether_it_is_announced(game: str) -> None:
    for announced, key in ((False, "does-keep"), (True, "does-keep-openly")):
        table = hippodrome.new_table(game, seats=2, seed=3, options={"replacement_announced": announced})
        dice = Dice.of(5)
        while table.asks[0].key != "prompt-strike":
            table.play_on(dice, most=1)
        assert answer(table, "keep", table.asks[0].seat).note.key == key
