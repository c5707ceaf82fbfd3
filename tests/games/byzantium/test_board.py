"""The board file: its contents, refused boards with reasons, and custom boards."""

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import hippodrome
from hippodrome import BadOption
from hippodrome.games.byzantium import board as board_file
from hippodrome.games.byzantium.board import BOARDS_SETTING, BadBoard, load_board, read_board
from hippodrome.games.byzantium.game import Byzantium
from hippodrome.games.byzantium.pieces import ARAB, BYZANTINE
from hippodrome.kernel.dice import Dice, ScriptedDice
from hippodrome.kernel.origin import Origin
from hippodrome.kernel.record import read_outcome
from hippodrome.kernel.table import Table
from hippodrome.text import LANGUAGES, Speaker

DELIVERED = (Path(board_file.__file__).parent / "board.toml").read_text("utf-8")


def edited(old: str, new: str) -> str:
    assert DELIVERED.count(old) >= 1, old
    return DELIVERED.replace(old, new, 1)


@pytest.mark.rule("BZ 6.5", "BZ 6.9")
def test_the_bundled_board() -> None:
    board = load_board()
    assert (board.count, board.spaces, len(board.links)) == (33, 16, 56)
    assert board.name == "delivered"
    medina, mecca = board.index["medina"], board.index["mecca"]
    assert mecca in board.near[ARAB][medina]
    assert board.near[BYZANTINE][medina] == [], "the Arabian cities have only desert links"
    coastal = {board.ids[city] for city in range(board.count) if board.coastal[city]}
    at_sea = {board.ids[end] for a, b, kind in board.links if kind == 1 for end in (a, b)}
    assert coastal == at_sea | {"trebizond", "sinope", "thessalonica", "dyrrachium"}


LINK = '[[link]]\na = "thessalonica"\nb = "athens"\nkind = "land"'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (edited('b = "athens"', 'b = "sparta"'), "unknown city 'sparta'"),
        (edited(LINK, LINK + "\noneway = true"), "every link runs both ways"),
        (DELIVERED + '\n[[link]]\na = "athens"\nb = "thessalonica"\nkind = "sea"\n', "land one way and sea the other"),
        (DELIVERED + '\n[[link]]\na = "athens"\nb = "thessalonica"\nkind = "land"\n', "stands twice"),
        (edited(LINK, '[[link]]\na = "athens"\nb = "athens"\nkind = "land"'), "to itself"),
        (
            edited('a = "thessalonica"\nb = "dyrrachium"', 'a = "thessalonica"\nb = "nicaea"'),
            "'dyrrachium' can't be reached",
        ),
        (edited("cities = 33", "cities = 34"), "says 34 cities, the file lists 33"),
        (edited("persian = 9", "persian = 8"), "says 8 persian cities, the file lists 9"),
        (edited("pool = 9", "pool = 8"), "sets up 41 cubes"),
        (edited('side = "persian"', 'side = "roman"'), "not 'roman'"),
        (edited("value = 2", "value = 4"), "value is 1, 2 or 3, not 4"),
        (
            edited('id = "emperor"\nkind = "emperor"\nside = "byzantine"\nspaces = 1', 'id = "emperor"\nspaces = 2'),
            "exactly 1",
        ),
        (edited("arab_sea_extra = 1", "arab_sea_extra = 2"), "must be even"),
        (edited("coastal = true", "coastal = false"), "must be coastal"),
        (edited('id = "constantinople"', 'id = "istanbul"'), "'constantinople'"),
        (edited("cube_price = 3\n", ""), "needs 'cube_price'"),
        ("cities = [", "not a TOML file"),
        ("schema = 2", "schema = 1"),
    ],
)
def test_a_bad_board_is_refused_with_a_reason(text: str, message: str) -> None:
    with pytest.raises(BadBoard, match=message.replace("(", r"\(").replace("[", r"\[")):
        read_board(text, "mine")


def test_a_missing_file_is_named() -> None:
    with pytest.raises(BadBoard, match="no-such-board"):
        load_board(Path("no-such-board.toml"))


def own_board() -> str:
    """Return the bundled board with one more Byzantine city, Corinth."""
    text = edited("cities = 33", "cities = 34").replace("byzantine = 21 ", "byzantine = 22 ", 1)
    text += '\n[[city]]\nid = "corinth"\nname = { en = "Corinth" }\nlon = 22.9\nlat = 37.9\nside = "byzantine"\n'
    text += "value = 1\ncoastal = false\nbulgar_arrow = false\n"
    return text + '\n[[link]]\na = "corinth"\nb = "athens"\nkind = "land"\n'


def test_a_custom_board_can_be_played_and_is_named_in_records() -> None:
    board = read_board(own_board(), "My Board")
    assert board.name.startswith("my-board-")
    game = Byzantium([board])
    options = game.settle_options(3, None)
    assert options["board"] == board.name
    dice = Dice(b"seed")
    table = Table(game, Origin("byzantium", 3, options, b"seed"), game.setup(3, options, dice), True)
    table.start()
    chance = random.Random(1)
    used = set()
    while not table.over:
        ask = table.asks[0]
        used |= set(ask.words)
        table.answer(ask.seat, chance.choice(ask.options))
        table.check()
    assert "corinth" in used
    assert f'option board: "{board.name}"' in table.record().text()
    with pytest.raises(BadOption, match="board"):
        hippodrome.find_game("byzantium").settle_options(3, options)
    delivered = game.settle_options(3, {"board": "delivered"})
    assert "corinth" not in game.view(game.setup(3, delivered, Dice(b"seed")), None)["cities"]


def test_boards_are_found_through_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "printed.toml"
    path.write_text(own_board(), "utf-8")
    monkeypatch.setenv(BOARDS_SETTING, str(path))
    game = Byzantium()
    assert [name.rsplit("-", 1)[0] for name in game.boards] == ["printed", "delivered"]
    assert game.words.spellings[: len(hippodrome.find_game("byzantium").words)] == (
        hippodrome.find_game("byzantium").words.spellings
    ), "the words of the bundled board keep their numbers"


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """Run `hippodrome ...` in a separate process."""
    command = [sys.executable, "-c", "from hippodrome.cli import main; main()", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, env={**os.environ, "COLUMNS": "200"})


def test_the_command_plays_on_a_custom_board(tmp_path: Path) -> None:
    path = tmp_path / "printed.toml"
    path.write_text(own_board(), "utf-8")
    listed = run("--board", str(path), "games")
    assert "board=printed-" in listed.stdout, listed.stderr
    played = run("--board", str(path), "simulate", "byzantium", "--seats", "3", "--games", "2", "--check")
    assert played.returncode == 0, played.stderr
    path.write_text(own_board().replace('b = "athens"', 'b = "sparta"', 1), "utf-8")
    refused = run("--board", str(path), "simulate", "byzantium", "--seats", "3", "--games", "2")
    assert refused.returncode != 0
    assert "unknown city 'sparta'" in refused.stderr + refused.stdout
    missing = run("--board", str(tmp_path / "none.toml"), "games")
    assert missing.returncode != 0
    assert "none.toml" in missing.stderr + missing.stdout


# --- custom prices and costs --------------------------------------------------------------------------------------


def on_board(text: str, data: dict[str, Any], dice: list[int] | None = None) -> Table:
    """Return a table at a position on a custom board."""
    game = Byzantium([read_board(text, "mine")])
    script = [read_outcome(game, str(pips)) for pips in dice or []]
    state = game.read(data, ScriptedDice(script, b"scripted", strict=True))
    origin = Origin("byzantium", state.seats, state.rulings.options, None, game.write(state), ())
    table = Table(game, origin, state, True)
    table.start()
    return table


@pytest.mark.rule("BZ 6.8")
def test_a_fleet_may_make_the_sea_cheaper_than_the_land() -> None:
    text = edited("base = 1\n", "base = 2\n").replace("arab_sea_extra = 1", "arab_sea_extra = 0", 1)
    mover = {"arab": {"army": "alexandria", "move": 1}}
    data = {"players": [mover, {}], "cities": {"alexandria": {"side": "arab"}}}
    assert "move-arab" not in on_board(text, data).asks[0].words
    table = on_board(text, {**data, "spaces": {"fleet_arab": [0]}}, [1, 1])
    table.play(0, "move-arab")
    assert set(table.asks[0].words) == {"candia", "leucosia"}
    table.play(0, "candia")
    assert [event.data()["cubes"] for event in table.events if event.data()["event"] == "marched"] == [1]


@pytest.mark.rule("BZ 9.4", "BZ 4.2", "BZ 9.6")
@pytest.mark.parametrize(("payer", "other"), [("byzantine", "arab"), ("arab", "byzantine")])
def test_for_bulgars_against_a_persian_city_the_player_chooses_the_side(payer: str, other: str) -> None:
    hira = DELIVERED[DELIVERED.index('id = "hira"') :]
    entry = hira[: hira.index("[[city]]")]
    text = edited(entry, entry.replace("bulgar_arrow = false", "bulgar_arrow = true"))
    table = on_board(text, {"seats": 2}, [1, 1, 1])
    table.play(0, "bulgars")
    table.play(0, "hira")
    assert (table.asks[0].rule, table.asks[0].words) == ("BZ 4.2", ["for-byzantine", "for-arab"])
    table.play(0, f"for-{payer}")
    table.play(0, "from-losses")
    own = table.view(None)["board"]["players"][0]
    start = {"byzantine": 15, "arab": 5}
    assert (own[payer]["treasury"], own[payer]["vp"]) == (start[payer] - 3, 12)
    assert (own[other]["treasury"], own[other]["vp"]) == (start[other], 10)
    assert table.view(None)["board"]["cities"]["hira"]["side"] == "bulgar"


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_show_the_prices_of_the_board(language: str) -> None:
    text = edited("cube_price = 3", "cube_price = 4").replace("tax_per_cube = 2", "tax_per_cube = 5", 1)
    speaker = Speaker("byzantium", language)

    def prompt(*spoken: str) -> str:
        table = on_board(text, {"seats": 2})
        for word in spoken:
            table.play(0, word)
        return speaker.prompt(table.view(0)["asks"][0])

    for text, price in ((prompt("emperor"), "4"), (prompt("bulgars", "strengthen"), "4"), (prompt("tax"), "5")):
        assert price in text
        assert "3" not in text
        assert "2" not in text
