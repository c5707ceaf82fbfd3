"""A game continues after its rules change: it keeps its options, and its record still replays and verifies."""

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
    """Return the table as loaded from the database after an update that raised the version of the rules."""
    saved = table.save()
    saved["rules"] -= 1
    return Table.load(table.game, saved)


@pytest.mark.parametrize("seed", range(2 * MORE))
@pytest.mark.parametrize("name", GAMES)
def test_an_amended_game_can_be_finished_and_verified(name: str, seed: int) -> None:
    rng = Random(seed)
    table = amended(walked(name, seed, rng.randrange(5, 120)))
    (amendment,) = table.amendments
    assert amendment.rules == table.game.version and amendment.words <= len(table.said)
    play_on(table, rng, rng.randrange(40))
    twice = amended(table)
    assert len(twice.amendments) == 2 or table.over
    play_on(twice, rng)
    record = hippodrome.read_record(twice.record().text())
    verified = record.verify()
    assert verified.scores == twice.scores and verified.said[-1][:2] == twice.said[-1][:2]
    assert verified.record().text() == twice.record().text()
    assert record.replay().game.write(verified.state) == twice.game.write(twice.state)
    middle = (twice.amendments[-1].words + len(record.moves)) // 2
    assert len(record.replay(middle).said) == middle


@pytest.mark.parametrize("name", GAMES)
def test_a_players_copy_of_an_amended_record_contains_no_position(name: str) -> None:
    table = amended(walked(name, 3, 30))
    text = table.record_for(None).text()
    assert f"\nrules {table.game.version}\n" in text and "{" not in text.partition("\nstart")[2]
    assert not hippodrome.read_record(text).amendments[0].position


@pytest.mark.parametrize("name", GAMES)
def test_a_falsified_roll_after_an_amendment_is_detected(name: str) -> None:
    table = amended(walked(name, 5, 20))
    play_on(table, Random(5))
    record = hippodrome.read_record(table.record().text())
    since = [move for move in record.moves[table.amendments[0].words :] if any(o.isdecimal() for o in move.outcomes)]
    if not since:
        pytest.skip("no die was rolled after the change")
    place = next(n for n, outcome in enumerate(since[0].outcomes) if outcome.isdecimal())
    since[0].outcomes[place] = str(int(since[0].outcomes[place]) % 6 + 1)
    with pytest.raises(hippodrome.BadRecord):
        record.verify()


def test_a_table_keeps_its_original_options(monkeypatch: pytest.MonkeyPatch) -> None:
    """A changed default affects only new tables; a new option gets the value that matches the old rules."""
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


def test_words_that_are_no_longer_legal_are_asked_for_again() -> None:
    """If the open question between two boundaries has changed, the game returns to the boundary."""
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


def test_the_number_of_amendments_in_a_record_is_limited() -> None:
    """Replaying compares each amendment with each word, so an unlimited number would take minutes."""
    table = walked("byzanz", 1, 9)
    lines = table.record().text().splitlines()
    change = f"rules {table.game.version} > 0 0 {{}}"
    assert len(hippodrome.read_record("\n".join([*lines, *[change] * MOST_AMENDMENTS])).amendments) == MOST_AMENDMENTS
    with pytest.raises(hippodrome.BadRecord, match=f"at most {MOST_AMENDMENTS} times"):
        hippodrome.read_record("\n".join([*lines, *[change] * (MOST_AMENDMENTS + 1)]))


def test_verify_reports_that_it_checked_only_moves_after_the_amendment() -> None:
    """Otherwise a position inserted in the middle of a game would pass for one that was played."""
    from hippodrome.terminal.verified import what_was_checked

    table = amended(walked("byzanz", 1, 30))
    before = table.amendments[-1].words
    play_on(table, Random(1))
    report = what_was_checked(hippodrome.read_record(table.record().text()))
    assert (
        f"the last {len(table.said) - before} of {len(table.said)} words" in report and f"after word {before}" in report
    )
    assert "after word" not in what_was_checked(walked("byzanz", 1, 30).record())
    written = hippodrome.position("byzanz", {"hands": [["wine-4"], [], []]}, seed=3)
    assert "from the position in the record" in what_was_checked(written.record())
