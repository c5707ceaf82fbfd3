"""The command, run as users run it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import hippodrome
from hippodrome.games.byzanz.showing.terminal import paint_board
from hippodrome.kernel.dice import commitment_of
from hippodrome.kernel.mixing import Mixed
from hippodrome.parts import parts_of
from hippodrome.terminal.paint import Group, plainly
from hippodrome.terminal.table import Screen
from hippodrome.text import Speaker
from walking import walk


def run(*words: str, answers: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """`hippodrome ...` in a process of its own."""
    return subprocess.run(
        [sys.executable, "-c", "from hippodrome.cli import main; main()", *words],
        input=answers,
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, "COLUMNS": "200", "LANG": "C", "LC_ALL": "", **environment},
    )


@pytest.fixture
def record(tmp_path: Path) -> Path:
    table = hippodrome.new_table("byzanz", 3, 5, names=["Anna", "Ben", "Cleo"])
    for _ in walk(table, 5):
        pass
    path = tmp_path / "game.hip"
    path.write_text(table.record().text(), "utf-8")
    return path


def test_version_says_how_it_runs() -> None:
    assert hippodrome.__version__ in run("--version").stdout
    assert "interpreted" in run("--version", HIPPODROME_PURE="1").stdout


def test_games_lists_all_five_and_who_plays_them() -> None:
    out = run("games").stdout
    assert all(name in out for name in ("byzanz", "byzantium", "byzantio", "nekken", "hamilcar"))
    assert out.count("random, newcomer, greedy, learned, search") == 5


def test_simulate_and_its_json(tmp_path: Path) -> None:
    done = run("simulate", "byzanz", "--seats", "4", "--games", "5", "--check", "--json", str(tmp_path / "s.json"))
    assert done.returncode == 0, done.stderr
    assert "invariants held after every word" in done.stdout
    data = json.loads((tmp_path / "s.json").read_text())
    assert data["games"] == 5 and data["times"]["decisions_per_second"] > 0
    assert sum(data["win_share_by_seat"]) == pytest.approx(1)


def test_race_and_its_json(tmp_path: Path) -> None:
    done = run("race", "byzanz", "--bots", "greedy,random,random", "--games", "6", "--json", str(tmp_path / "r.json"))
    assert done.returncode == 0, done.stderr
    assert "95 % interval" in done.stdout
    data = json.loads((tmp_path / "r.json").read_text())
    assert [runner["bot"] for runner in data["runners"]] == ["greedy", "random", "random"]
    assert sum(runner["wins"] for runner in data["runners"]) == pytest.approx(6)


def test_replay_tells_the_game_in_the_readers_language(record: Path) -> None:
    assert "The game is over." in run("replay", str(record)).stdout
    german = run("replay", str(record), "--lang", "de").stdout
    assert "Das Spiel ist aus." in german and "Anna" in german
    assert "Koniec gry." in run("replay", str(record), LANG="pl_PL.UTF-8").stdout


def test_verify_accepts_a_true_record_and_refuses_a_changed_one(record: Path) -> None:
    assert run("verify", str(record)).returncode == 0
    record.write_text(record.read_text().replace("start > ", "start > wine-4 "), "utf-8")
    done = run("verify", str(record))
    assert (done.returncode, "not what the seed gives" in done.stderr) == (2, True)


def test_verify_says_who_mixed_the_seed(tmp_path: Path, record: Path) -> None:
    assert "is not proven" in run("verify", str(record)).stdout
    secret = b"s" * 32
    for shares, said in (
        (("0f" * 16, "-", "1e" * 16 + " site"), "browsers of: seat 0."),
        (("-",) * 3, "the house chose"),
    ):
        mixed = Mixed(commitment_of(secret), "table", shares, secret)
        path = tmp_path / "mixed.hip"
        path.write_text(hippodrome.new_table("byzanz", 3, mixed=mixed).record().text(), "utf-8")
        assert said in " ".join(run("verify", str(path)).stdout.split())


def test_draw_writes_a_picture_of_any_moment(record: Path) -> None:
    done = run("draw", str(record), "--words", "12", "--seat", "2", "--lang", "de")
    assert done.returncode == 0, done.stderr
    svg = record.with_suffix(".svg").read_text("utf-8")
    assert svg.startswith("<svg") and "Anna" in svg


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["play", "chess"], "not a game of ours"),
        (["play", "byzanz", "--seats", "9"], "3, 4, 5, 6 seats"),
        (["play", "byzanz", "--seat", "7"], "Your seat"),
        (["play", "byzanz", "--lang", "fr"], "en, de, pl"),
        (["play", "byzanz", "--option", "hidden_profit"], "NAME=VALUE"),
        (["play", "byzanz", "--option", "x=1"], "no option 'x'"),
        (["play", "byzanz", "--option", "hidden_profit=7"], "takes False, True"),
        (["play", "byzanz", "--seed", "-3"], "seed"),
        (["race", "byzanz", "--bots", "greedy,clever,random"], "no bot 'clever'"),
        (["race", "byzanz", "--bots", "greedy"], "3, 4, 5, 6 seats"),
        (["simulate", "byzanz", "--seats", "2"], "3, 4, 5, 6 seats"),
        (["verify", "/no/such/file"], "No such file"),
        (["replay", "pyproject.toml"], "A record begins with"),
        (["replay", "."], "directory"),
        (["simulate", "byzanz"], "--seats"),
        (["race", "byzanz"], "--bots"),
        (["dance"], "No such command"),
    ],
)
def test_bad_input_gets_a_clear_line_and_exit_code_2(words: list[str], reason: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert reason in done.stderr
    assert "Traceback" not in done.stderr + done.stdout


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe")
    done = run("verify", str(path))
    assert (done.returncode, "not a text file" in done.stderr) == (2, True)


def test_a_whole_game_by_numbers(tmp_path: Path) -> None:
    """Always the first answer, with help, a look at the log, a wrong word and an undo on the way."""
    answers = "h\nl\nnonsense\nu\n" + "1\n" * 400
    path = tmp_path / "played.hip"
    done = run("play", "byzanz", "--seats", "3", "--seed", "4", "--save", str(path), answers=answers)
    assert done.returncode == 0, done.stderr
    assert "is not one of the answers" in done.stdout
    assert "Nothing to take back" in done.stdout
    assert "only the sum of their values counts" in done.stdout
    assert "The game is over." in done.stdout
    assert run("verify", str(path)).returncode == 0


@pytest.mark.parametrize(("language", "words"), [("de", "Deine Hand"), ("pl", "Twoja ręka"), ("en", "Your hand")])
def test_play_speaks_the_players_language_and_can_be_left(language: str, words: str) -> None:
    done = run("play", "byzanz", "--lang", language, answers="q\n")
    assert done.returncode == 0, done.stderr
    assert words in done.stdout


def test_other_hands_are_not_on_the_screen() -> None:
    """The screen of seat 1 is the same whatever the others hold."""
    table = hippodrome.new_table("byzanz", 4, 3)
    shown = []
    for world in (table, table.redeal(0, hippodrome.Dice(b"other"))):
        speaker, view = Speaker("byzanz", "en"), world.view(0)
        parts = parts_of(view)
        screen = Screen(speaker, 0)
        sections = screen.sections(parts, paint_board(view, speaker), whole=False)
        shown.append(plainly(Group(*sections.values(), screen.answers(parts)), 120))
    assert shown[0] == shown[1]
