"""The rules of a running game change: it goes on, keeps its options, and its record still replays and verifies."""

from random import Random
from typing import Any

import pytest

import hippodrome
from hippodrome.games import PLAYABLE, find_game
from hippodrome.kernel.record_text import MOST_AMENDMENTS
from hippodrome.kernel.table import Table
from walking import MORE

GAMES = sorted(PLAYABLE)


def walked(name: str, seed: int, words: int) -> Table:
    rng = Random(seed)
    seats = find_game(name).seats
    table = hippodrome.new_table(name, seats=seats[seed % len(seats)], seed=seed)
    play_on(table, rng, words)
    return table


def play_on(table: Table, rng: Random, words: int = 100_000) -> None:
    while not table.over and words:
        ask = rng.choice(table.asks)
        table.answer(ask.seat, rng.choice(ask.options))
        words -= 1


def amended(table: Table) -> Table:
    """The table as it comes back from the database after an update raised the version of the rules."""
    saved = table.save()
    saved["rules"] -= 1
    return Table.load(table.game, saved)


@pytest.mark.parametrize("seed", range(2 * MORE))
@pytest.mark.parametrize("name", GAMES)
def test_an_amended_game_is_told_to_its_end_and_verified(name: str, seed: int) -> None:
    rng = Random(seed)
    table = amended(walked(name, seed, rng.randrange(5, 120)))
    (amendment,) = table.amendments
    assert amendment.rules == table.game.version and amendment.words <= len(table.said)
    play_on(table, rng, rng.randrange(40))
    twice = amended(table)
    assert len(twice.amendments) == 2 or table.over
    play_on(twice, rng)
    record = hippodrome.read_record(twice.record().text())
    told = record.verify()
    assert told.scores == twice.scores and told.said[-1][:2] == twice.said[-1][:2]
    assert told.record().text() == twice.record().text()
    assert record.replay().game.write(told.state) == twice.game.write(twice.state)
    middle = (twice.amendments[-1].words + len(record.moves)) // 2
    assert len(record.replay(middle).said) == middle


@pytest.mark.parametrize("name", GAMES)
def test_what_a_player_may_have_of_an_amended_record_holds_no_position(name: str) -> None:
    table = amended(walked(name, 3, 30))
    text = table.record_for(None).text()
    assert f"\nrules {table.game.version}\n" in text and "{" not in text.partition("\nstart")[2]
    assert not hippodrome.read_record(text).amendments[0].position


@pytest.mark.parametrize("name", GAMES)
def test_a_falsified_roll_after_an_amendment_is_found(name: str) -> None:
    table = amended(walked(name, 5, 20))
    play_on(table, Random(5))
    record = hippodrome.read_record(table.record().text())
    since = [move for move in record.moves[table.amendments[0].words :] if any(o.isdecimal() for o in move.outcomes)]
    if not since:
        pytest.skip("no die fell after the change")
    place = next(n for n, outcome in enumerate(since[0].outcomes) if outcome.isdecimal())
    since[0].outcomes[place] = str(int(since[0].outcomes[place]) % 6 + 1)
    with pytest.raises(hippodrome.BadRecord):
        record.verify()


def test_a_table_keeps_the_options_it_began_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """A changed default concerns new tables; a new option is played as it was before there was a choice."""
    table = walked("byzantium", 1, 20)
    saved: dict[str, Any] = table.save()
    saved["rules"] -= 1
    del saved["origin"]["options"]["capital_plunder"], saved["position"]["options"]["capital_plunder"]
    saved["origin"]["options"]["elite_limit"] = saved["position"]["options"]["elite_limit"] = "per_action"
    option = next(option for option in table.game.options if option.name == "capital_plunder")
    monkeypatch.setattr(option, "before", 0)
    again = Table.load(table.game, saved)
    assert again.origin.options["elite_limit"] == "per_action"
    assert again.origin.options["capital_plunder"] == 0
    assert again.view(None)["options"]["capital_plunder"] == 0


def test_words_that_can_no_longer_be_said_are_asked_anew() -> None:
    """Between two boundaries the open question may be another one now; then the game goes back to the boundary."""
    table = walked("byzanz", 2, 0)
    while len(table.said) == table.save()["anchor"]["words"]:
        table.answer(table.asks[0].seat, table.asks[0].options[-1])
    saved = table.save()
    saved["rules"] -= 1
    saved["words"][-1][1] = "give-wood-1"
    again = Table.load(table.game, saved)
    assert len(again.said) == saved["anchor"]["words"] and again.asks
    saved["rules"] += 1
    with pytest.raises(hippodrome.IllegalWord):
        Table.load(table.game, saved)


def test_the_rules_change_only_so_often_in_a_record_from_outside() -> None:
    """Break: any number of changes. Each was compared with each word when the record was told: minutes."""
    table = walked("byzanz", 1, 9)
    lines = table.record().text().splitlines()
    change = f"rules {table.game.version} > 0 0 {{}}"
    assert len(hippodrome.read_record("\n".join([*lines, *[change] * MOST_AMENDMENTS])).amendments) == MOST_AMENDMENTS
    with pytest.raises(hippodrome.BadRecord, match=f"at most {MOST_AMENDMENTS} times"):
        hippodrome.read_record("\n".join([*lines, *[change] * (MOST_AMENDMENTS + 1)]))


def test_verify_says_that_it_checked_only_what_came_after_the_change() -> None:
    """Break: one sentence for all. A position put into the middle of a game then passed for one that was played."""
    from hippodrome.terminal.verified import what_was_checked

    table = amended(walked("byzanz", 1, 30))
    before = table.amendments[-1].words
    play_on(table, Random(1))
    said = what_was_checked(hippodrome.read_record(table.record().text()))
    assert f"the last {len(table.said) - before} of {len(table.said)} words" in said and f"after word {before}" in said
    assert "after word" not in what_was_checked(walked("byzanz", 1, 30).record())
    written = hippodrome.position("byzanz", {"hands": [["wine-4"], [], []]}, seed=3)
    assert "from the position in the record" in what_was_checked(written.record())
