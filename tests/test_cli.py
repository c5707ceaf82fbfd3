"""The `hippodrome` command, run as users run it."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

import hippodrome
from hippodrome.cli import app
from hippodrome.games.byzanz.showing.terminal import paint_board
from hippodrome.kernel.dice import commitment_of
from hippodrome.kernel.mixing import Mixed
from hippodrome.paint import Block, plainly
from hippodrome.parts import parts_of
from hippodrome.terminal.table import Screen
from hippodrome.text import Speaker
from walking import walk

COMMAND = [sys.executable, "-c", "from hippodrome.cli import main; main()"]


def run(
    *words: str, answers: str = "", where: Path | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run `hippodrome ...` in a separate process."""
    return subprocess.run(
        [*COMMAND, *words],
        input=answers,
        cwd=where,
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


def test_version_shows_whether_the_engine_is_compiled() -> None:
    assert hippodrome.__version__ in run("--version").stdout
    assert "interpreted" in run("--version", HIPPODROME_PURE="1").stdout


def test_games_lists_all_five_games_and_their_bots() -> None:
    out = run("games").stdout
    assert all(name in out for name in ("byzanz", "byzantium", "byzantio", "nekken", "hamilcar"))
    assert out.count("random, newcomer, greedy, learned, search") == 5


def test_simulate_prints_and_writes_json(tmp_path: Path) -> None:
    done = run("simulate", "byzanz", "--seats", "4", "--games", "5", "--check", "--json", str(tmp_path / "s.json"))
    assert done.returncode == 0, done.stderr
    assert "invariants held after every word" in done.stdout
    data = json.loads((tmp_path / "s.json").read_text())
    assert data["games"] == 5 and data["times"]["decisions_per_second"] > 0
    assert sum(data["win_share_by_seat"]) == pytest.approx(1)


def test_race_prints_and_writes_json(tmp_path: Path) -> None:
    done = run("race", "byzanz", "--bots", "greedy,random,random", "--games", "6", "--json", str(tmp_path / "r.json"))
    assert done.returncode == 0, done.stderr
    assert "95 % interval" in done.stdout
    data = json.loads((tmp_path / "r.json").read_text())
    assert [runner["bot"] for runner in data["runners"]] == ["greedy", "random", "random"]
    assert sum(runner["wins"] for runner in data["runners"]) == pytest.approx(6)


def test_replay_prints_the_game_in_the_readers_language(record: Path) -> None:
    assert "The game is over." in run("replay", str(record)).stdout
    german = run("replay", str(record), "--lang", "de").stdout
    assert "Das Spiel ist aus." in german and "Anna" in german
    assert "Koniec gry." in run("replay", str(record), LANG="pl_PL.UTF-8").stdout


def test_verify_accepts_an_honest_record_and_refuses_an_altered_one(record: Path) -> None:
    assert run("verify", str(record)).returncode == 0
    record.write_text(record.read_text().replace("start > ", "start > wine-4 "), "utf-8")
    done = run("verify", str(record))
    assert (done.returncode, "not follow from the seed" in done.stderr) == (2, True)


def test_verify_shows_who_contributed_to_the_seed(tmp_path: Path, record: Path) -> None:
    assert "nothing proves" in run("verify", str(record)).stdout
    secret = b"s" * 32
    for shares, said in (
        (("0f" * 16, "-", "1e" * 16 + " site"), "browsers of: seat 0."),
        (("-",) * 3, "the site chose"),
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
        (["play", "chess"], "There is no game"),
        (["play", "byzanz", "--seats", "9"], "3, 4, 5, 6 seats, not 9"),
        (["play", "byzanz", "--seats", "99999999999"], "3, 4, 5, 6 seats, not 99999999999"),
        (["play", "byzanz", "--seats", "0"], "3, 4, 5, 6 seats, not 0"),
        (["play", "byzanz", "--seats", "-1"], "3, 4, 5, 6 seats, not -1"),
        (["learn", "byzanz", "--seats", "0"], "3, 4, 5, 6 seats, not 0"),
        (["learn", "byzanz", "--minutes", "nan"], "as a number"),
        (["play", "byzanz", "--seat", "7"], "Your seat"),
        (["play", "byzanz", "--lang", "fr"], "en, de, pl"),
        (["play", "byzanz", "--option", "hidden_profit"], "NAME=VALUE"),
        (["play", "byzanz", "--option", "x=1"], "no option 'x'"),
        (["play", "byzanz", "--option", "hidden_profit=7"], "takes False, True"),
        (["play", "byzanz", "--option", "hidden_profit=" + "9" * 5000], "too long"),
        (["play", "byzanz", "--option", "hidden_profit=" + "[" * 20000], "too long"),
        (["play", "byzanz", "--save", "/no/such/folder/game.hip"], "No such file"),
        (["race", "byzanz", "--bots", "random,random,random", "--json", "/no/such/folder/x"], "No such file"),
        (["simulate", "byzanz", "--seats", "3", "--html", "/no/such/folder/x"], "No such file"),
        (["play", "byzanz", "--seed", "-3"], "seed"),
        (["race", "byzanz", "--bots", "greedy,clever,random"], "no bot 'clever'"),
        (["race", "byzanz", "--bots", "greedy"], "3, 4, 5, 6 seats"),
        (["race", "byzanz", "--bots", "random,random,random", "--seed", "-1"], "'--seed': -1"),
        (["simulate", "byzanz", "--seats", "3", "--seed", "-1"], "'--seed': -1"),
        (["race", "byzanz", "--bots", "here:,random,random"], "package.module:Class"),
        (["simulate", "byzanz", "--seats", "2"], "3, 4, 5, 6 seats"),
        (["verify", "/no/such/file"], "No such file"),
        (["replay", "pyproject.toml"], "A record begins with"),
        (["verify", "/dev/zero"], "too long"),
        (["race", "--resume", "/dev/zero"], "not the journal"),
        (["replay", "."], "directory"),
        (["play", "no-such.hip"], "No such file"),
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


def test_verify_refuses_a_binary_file(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe")
    done = run("verify", str(path))
    assert (done.returncode, "not a text file" in done.stderr) == (2, True)


def test_a_whole_game_can_be_played_by_typing_numbers(tmp_path: Path) -> None:
    """Always types the first answer, after asking for help and the log, an invalid answer and an undo."""
    answers = "h\nl\nnonsense\nu\n" + "1\n" * 400
    path = tmp_path / "played.hip"
    done = run("play", "byzanz", "--seats", "3", "--seed", "4", "--save", str(path), answers=answers)
    assert done.returncode == 0, done.stderr
    assert "is not one of the answers" in done.stdout
    assert "can’t undo now" in done.stdout
    assert "only the sum of their values counts" in done.stdout
    assert "The game is over." in done.stdout
    assert run("verify", str(path)).returncode == 0


@pytest.mark.parametrize(("language", "words"), [("de", "Deine Hand"), ("pl", "Twoja ręka"), ("en", "Your hand")])
def test_play_uses_the_players_language_and_can_be_quit(language: str, words: str) -> None:
    done = run("play", "byzanz", "--lang", language, answers="q\n")
    assert done.returncode == 0, done.stderr
    assert words in done.stdout


def test_the_screen_does_not_reveal_other_hands() -> None:
    """Seat 0's screen is the same whatever the other players hold."""
    table = hippodrome.new_table("byzanz", 4, 3)
    shown = []
    for world in (table, table.redeal(0, hippodrome.Dice(b"other"))):
        speaker, view = Speaker("byzanz", "en"), world.view(0)
        parts = parts_of(view)
        screen = Screen(speaker, 0)
        sections = screen.sections(parts, paint_board(view, speaker), whole=False)
        shown.append(plainly(Block(*sections.values(), screen.answers(parts)), 120))
    assert shown[0] == shown[1]


BOTS = """
from hippodrome.bots import RandomBot

class Plain:
    def __init__(self, seed):
        pass

    def choose(self, table, seat):
        return table.ask_of(seat).words[0]

class Failing(RandomBot):
    def choose(self, table, seat):
        raise KeyError("what I was looking for")

class Stopped(RandomBot):
    "The user presses Ctrl-C while this bot thinks."
    def choose(self, table, seat):
        raise KeyboardInterrupt
"""


@pytest.fixture
def here(tmp_path: Path) -> Path:
    """Return a folder with custom bots."""
    (tmp_path / "mine.py").write_text(BOTS, "utf-8")
    return tmp_path


def test_a_saved_game_is_resumed_from_its_file(here: Path) -> None:
    done = run("play", "byzanz", "--seed", "4", "--save", "game.hip", "--seat", "2", answers="1\ns\nq\n", where=here)
    assert done.returncode == 0, done.stderr
    assert "Add a file name: s game.hip" in done.stdout
    command = "hippodrome play game.hip --bot greedy --seat 2"
    assert f"To continue the game: {command}" in done.stdout
    left = hippodrome.read_record((here / "game.hip").read_text("utf-8"))
    assert left.moves and not left.replay().over
    refused = run("play", "game.hip", "--seats", "3", where=here)
    assert (refused.returncode, "leave them out" in refused.stderr) == (2, True)
    done = run(*command.split()[1:], answers="1\n" * 400, where=here)
    assert done.returncode == 0 and "The game is over." in done.stdout, done.stderr
    ended = hippodrome.read_record((here / "game.hip").read_text("utf-8"))
    assert len(ended.moves) > len(left.moves) and ended.verify().over
    refused = run("play", "game.hip", where=here)
    assert (refused.returncode, "is over" in refused.stderr) == (2, True)


def test_the_game_is_saved_when_a_bot_fails(here: Path) -> None:
    done = run("play", "byzanz", "--bot", "mine:Failing", "--save", "game.hip", answers="1\n" * 9, where=here)
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert "Failing 2 failed after 1 words." in done.stderr and "KeyError: 'what I was looking for'" in done.stderr
    assert len(hippodrome.read_record((here / "game.hip").read_text("utf-8")).moves) == 1


def test_the_game_is_saved_on_ctrl_c_while_a_bot_thinks(here: Path) -> None:
    done = run("play", "byzanz", "--bot", "mine:Stopped", "--save", "game.hip", answers="1\n" * 9, where=here)
    assert (done.returncode, "Aborted" in done.stderr) == (0, False), done.stderr
    assert "To continue the game" in done.stdout
    assert len(hippodrome.read_record((here / "game.hip").read_text("utf-8")).moves) == 1


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="needs SIGHUP")
def test_the_game_is_saved_when_the_window_is_closed(here: Path) -> None:
    words = ["play", "byzanz", "--save", "game.hip"]
    process = subprocess.Popen([*COMMAND, *words], cwd=here, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    printed = ""
    while "Your choice" not in printed:
        printed += process.stdout.read(1)
    process.send_signal(signal.SIGHUP)
    process.communicate(timeout=120)
    assert (here / "game.hip").exists()


def test_a_bot_class_needs_no_base_class(here: Path) -> None:
    done = run("play", "byzanz", "--seed", "4", "--bot", "mine:Plain", answers="1\n" * 400, where=here)
    assert done.returncode == 0 and "The game is over." in done.stdout, done.stderr


@pytest.mark.parametrize("command", ["replay", "analyse", "verify"])
def test_ctrl_c_exits_with_the_usual_code_130(record: Path, command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(text: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("hippodrome.read_record", interrupted)
    assert CliRunner().invoke(app, [command, str(record)]).exit_code == 130


def test_an_analysis_does_not_start_if_its_output_cannot_be_written(
    record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hippodrome.analysis.Analysing", None)
    done = CliRunner().invoke(app, ["analyse", str(record), "--json", str(record.parent)])
    assert isinstance(done.exception, IsADirectoryError)


def test_a_closed_standard_output_is_reported(record: Path) -> None:
    done = subprocess.run(
        ["sh", "-c", 'exec "$@" >&-', "sh", *COMMAND, "verify", str(record)], stderr=subprocess.PIPE, text=True
    )
    assert done.returncode == 2 and done.stderr == "hippodrome: Standard output is closed, so nothing can be shown.\n"
    quiet = subprocess.run(["sh", "-c", 'exec "$@" 2>&-', "sh", *COMMAND, "verify", "no-such-file"])
    assert quiet.returncode == 2


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("x = 1", "does not name its game"),
        ('game = "chess"', "unknown game"),
        ('game = "a\\u0000b"', "unknown game"),
        ('game = "byzanz"', "byzanz is played on one board only"),
        ("game = " + "[" * 3000, "can't be read"),
    ],
)
def test_an_invalid_board_file_is_refused(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "board.toml"
    path.write_text(text, "utf-8")
    done = run("--board", str(path), "games")
    assert (done.returncode, reason in done.stderr, "Traceback" in done.stderr) == (2, True, False), done.stderr


@pytest.mark.parametrize("option", ["--json", "--html", "--out"])
def test_a_missing_file_name_is_reported_for_its_option(option):
    """By default, Click takes the next option for the file name and complains about something else."""
    answer = CliRunner().invoke(app, ["race", "byzanz", option, "--bots", "random,random,random"])
    assert answer.exit_code == 2
    assert f"'{option}': The file name is missing before --bots." in answer.output
