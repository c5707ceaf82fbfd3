"""Balance reports: observations are counted correctly and appear on the page."""

import re
from pathlib import Path

import pytest

from hippodrome.arena.balance import Balance, Observed, deeds_of, uptake, uses, weighed
from hippodrome.arena.balance_report import balance_report, deed_name, seats_sentence
from hippodrome.arena.pool import here
from hippodrome.games.hamilcar.events import Marched, Played
from hippodrome.kernel.events import Seat, Thing
from hippodrome.paint import Console
from hippodrome.terminal.session import Session
from hippodrome.text import Speaker


def observed(number: int, winner: int, did: list[dict[str, int]]) -> Observed:
    places = [1 if seat == winner else 2 for seat in range(2)]
    offered = [{"bid": 3, "pass": 4}, {"bid": 1}]
    return Observed(number, [5, 3], places, 20, 4, "ended", did, offered, [{"bid": 2}, {}])


def test_deeds_are_derived_from_events() -> None:
    played = Played(Seat(1), Thing("corvus"), Thing("event"))
    assert list(deeds_of(played)) == [
        (1, "played"),
        (1, "played card=corvus"),
        (1, "played use=event"),
        (1, "played card=corvus use=event"),
    ]
    marched = Marched(Seat(0), Thing("regulus"), Thing("messana"), 3, 0)
    assert (0, "marched general=regulus space=messana") in list(deeds_of(marched))


def test_deeds_are_compared_with_the_seats_usual_win_share() -> None:
    """Seat 0 wins 15 of 20 games, and the 10 in which it trades."""
    games = [observed(one, 0 if one < 15 else 1, [{"trade": 1} if one < 10 else {}, {}]) for one in range(20)]
    (trade,) = weighed(games, [0, 1])
    assert (trade.deed, trade.games, trade.often, trade.share, trade.base) == ("trade", 10, 0.25, 1.0, 0.75)
    assert not trade.tells, "ten games could be chance"
    assert uptake(games, [0]) == [("pass", 80, 0), ("bid", 60, 40)]
    assert "wins 75% [53%, 89%]" in seats_sentence(Balance("byzanz", ("greedy", "greedy")), games)


def test_uses_of_things_are_counted() -> None:
    did = {f"played card=c{number} use={'event' if number % 3 else 'points'}": number for number in range(1, 8)}
    (used,) = uses([observed(0, 0, [did, {"marched space=rome": 1}])])
    assert (used.tag, used.thing, used.way, used.ways) == ("played", "card", "use", ["event", "points"])
    assert used.counts["c3"] == {"points": 3} and len(used.counts) == 7


def test_a_deed_is_named_in_words() -> None:
    assert deed_name("general-left", Speaker("byzanz", "en")) == "general left"
    assert deed_name("took goods=wine", Speaker("byzanz", "en")) == "took: goods wine"


@pytest.fixture(scope="module")
def games() -> list[Observed]:
    balance = Balance("byzanz", ("greedy", "greedy", "random"), seed=3)
    return [balance.play(number) for number in range(3)]


def test_a_game_depends_on_its_number_alone(games: list[Observed]) -> None:
    assert Balance("byzanz", ("greedy", "greedy", "random"), seed=3).play(1) == games[1]
    assert all(game.ending == "ended" and game.rounds > 1 and sum(map(len, game.did)) for game in games)
    assert all(taken <= offered for _, offered, taken in uptake(games, range(3)))


def test_the_report_is_one_page_with_everything(games: list[Observed], tmp_path: Path) -> None:
    balance = Balance("byzanz", ("greedy", "greedy", "random"), seed=3)
    report = balance_report(balance, games)
    for heading in ("How games end", "How long they take", "What winners do", "Which answers are chosen"):
        assert heading in report
    assert "http" not in re.sub(r'xmlns="[^"]*"', "", report), "the page must not load anything"
    session = Session(Console(), here, 3, tmp_path / "byzanz.html")
    assert session.report(balance)
    assert (tmp_path / "byzanz.jsonl").exists() and "How games end" in (tmp_path / "byzanz.html").read_text("utf-8")
