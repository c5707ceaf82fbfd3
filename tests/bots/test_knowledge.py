"""Features and advice for bots are derived only from what a seat may know."""

import re
from pathlib import Path
from random import Random

import pytest

import hippodrome
from hippodrome import Dice, Table
from hippodrome.games.hamilcar import board
from hippodrome.kernel.game import Options
from walking import CASES, IDS, MORE, moments

games = pytest.mark.parametrize(("game", "seats"), CASES, ids=IDS)
fullest = pytest.mark.parametrize("game", sorted({game for game, _ in CASES}))
TRUTHS = 200
MOMENTS = 3
"""Moments per game. The conformance suite has more moments and fewer truths."""
SHADOWS: dict[str, Options] = {"byzanz": {"hidden_profit": True, "merchants_count": False}}
"""Options under which more is hidden."""
PAGE = Path(__file__).parents[2] / "docs" / "features.md"


def spread(game: str, count: int, options: Options | None = None) -> list[Table]:
    """Return a table at this number of moments of a game."""
    seats = hippodrome.find_game(game).seats[-1]
    tables = [table.copy() for table in moments(game, seats, 71, every=2, options=options)][:-1]
    apart = len(tables) // count
    return tables[apart // 2 :: apart]


@pytest.mark.parametrize(
    ("game", "options"), [*((game, None) for game, _ in dict(CASES).items()), *SHADOWS.items()], ids=str
)
def test_features_and_advice_are_the_same_in_200_truths(game: str, options: Options | None) -> None:
    for table in spread(game, MOMENTS * MORE, options):
        asked = table.asks[-1].seat
        for seat in (asked, (asked + 1) % table.state.seats):
            features = table.features(seat)
            advice = table.advice(seat) if table.ask_of(seat) else []
            for number in range(TRUTHS):
                truth = table.redeal(seat, Dice(b"truth" + number.to_bytes(2, "little")))
                assert truth.features(seat) == features
                assert (truth.advice(seat) if table.ask_of(seat) else []) == advice


@games
def test_features_have_names_and_bounds(game: str, seats: int) -> None:
    """Plays random games and mostly advised ones, from start to end."""
    names = hippodrome.find_game(game).feature_names(seats)
    assert len(set(names)) == len(names)
    for advised in (0.0, 0.8):
        table = hippodrome.new_table(game, seats, 72, quiet=True)
        dice = Dice(b"walk")
        while True:
            for seat in range(seats):
                features = table.features(seat)
                assert len(features) == len(names)
                wild = {name: number for name, number in zip(names, features, strict=True) if not -1 <= number <= 2}
                assert not wild
            if table.over:
                break
            table.play_on(dice, advised, 11)


@games
def test_every_feature_varies(game: str, seats: int) -> None:
    """No feature is constant over a few games, except for rare ones."""
    names = hippodrome.find_game(game).feature_names(seats)
    least, most = [9.0] * len(names), [-9.0] * len(names)
    for seed in range(2 * MORE):
        table = hippodrome.new_table(game, seats, seed, quiet=True)
        dice = Dice(seed.to_bytes(2, "little"))
        while not table.over:
            for seat in range(seats):
                features = table.features(seat)
                least = [min(pair) for pair in zip(least, features, strict=True)]
                most = [max(pair) for pair in zip(most, features, strict=True)]
            table.play_on(dice, 0.7, 5)
    still = [name for name, low, high in zip(names, least, most, strict=True) if low == high]
    assert len(still) <= len(names) / 5, still


@games
def test_features_do_not_depend_on_the_seat_number(game: str, seats: int) -> None:
    """After all players move one seat on, their features are the same. Hamilcar's sides are not symmetric."""
    rules = hippodrome.find_game(game)
    for table in moments(game, seats, 73, every=19):
        position = table.position()
        turned = rules.turn(position, 1)
        if turned is None:
            return
        here, there = hippodrome.position(game, position), hippodrome.position(game, turned)
        for seat in range(seats):
            assert here.features(seat) == there.features((seat + 1) % seats)


@games
def test_play_on_repeats_and_follows_the_advice(game: str, seats: int) -> None:
    """The same dice give the same words, and every advised word is one of the highest-rated."""
    table = hippodrome.new_table(game, seats, 74)
    first, second = table.copy(), table.copy()
    assert first.play_on(Dice(b"on"), 0.5, 60) == second.play_on(Dice(b"on"), 0.5, 60) <= 60
    assert first.said == second.said
    guided, dice = table.copy(), Dice(b"guided")
    for _ in range(80):
        if guided.over:
            break
        ask = guided.asks[0]
        weights = guided.advice(ask.seat)
        assert guided.play_on(dice, 1.0, 1) == 1
        seat, word = guided.said[-1][:2]
        assert seat == ask.seat and weights[ask.options.index(word)] == max(weights)
    quiet = table.playout(Dice(b"future"))
    assert quiet.play_on(Dice(b"end"), 0.9) > 0 and quiet.over and quiet.play_on(Dice(b"end")) == 0


def test_play_on_chooses_at_random_among_equal_words() -> None:
    """The advice rates all dynasties the same."""
    table = hippodrome.new_table("byzantio", 4, 1)
    said = set()
    for number in range(40):
        twin = table.playout()
        twin.play_on(Dice(bytes([number])), 1.0, 1)
        said.add(twin.said[0][1])
    assert said == set(table.asks[0].options)


def test_random_play_on_reaches_every_word() -> None:
    table, chance = hippodrome.new_table("byzanz", 3, 1), Random(1)
    said = set()
    for _ in range(200):
        twin = table.playout()
        twin.play_on(Dice(chance.randbytes(4)), most=1)
        said.add(twin.said[0][1])
    assert said == set(table.asks[0].options)


# --- the page ---------------------------------------------------------------------------------------------------------

NUMBERED = re.compile(r"\b(seat|kind|row|open-card)-\d+")
PLACES = [
    *((name, "PROVINCE") for name in board.PROVINCE_NAMES),
    *((board.SPACE_NAMES[space], "CITY") for space in board.WALLED_SPACES),
    *(("own", "SIDE"), ("enemy", "SIDE")),
]


def family(game: str, name: str) -> str:
    """Return the name under which the page lists a feature, with numbers replaced by a star."""
    if game == "hamilcar":
        for place, what in PLACES:
            if name.startswith(f"{place}-"):
                return f"{what}{name[len(place) :]}"
    return NUMBERED.sub(r"\1-*", name)


@fullest
def test_the_page_documents_every_feature_and_no_other(game: str) -> None:
    """Nekken has its own names for actions on that page."""
    rules = hippodrome.find_game(game)
    title = "Byzantio and Nekken" if game in ("byzantio", "nekken") else game.capitalize()
    section = PAGE.read_text("utf-8").split(f"\n## {title}\n")[1].split("\n## ")[0]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    documented = [name for row in rows for name in re.findall(r"`([^`]+)`", row)]
    assert len(set(documented)) == len(documented)
    for seats in rules.seats:
        found = {family(game, name) for name in rules.feature_names(seats)}
        if game == "nekken":
            actions = hippodrome.find_game("byzantio").words.spellings[:6], rules.words.spellings[:6]
            for common, own in zip(*actions, strict=True):
                found = {name.replace(f"free-{own}", f"free-{common}") for name in found}
        assert found == set(documented)
