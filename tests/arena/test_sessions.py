"""A race can be interrupted and resumed without losing or repeating a game."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hippodrome.arena.balance import Balance
from hippodrome.arena.journal import BadJournal, Journal, read_about
from hippodrome.arena.pool import here
from hippodrome.arena.race import BotFailed, Race, Raced
from hippodrome.arena.simulate import Simulation
from hippodrome.paint import Console
from hippodrome.terminal.session import Session, SessionPlan, named, resumed

RACE = Race("byzanz", ("greedy", "random", "random"), seed=2)
MINE = "tests.arena.bots_for_tests"
COMMAND = [sys.executable, "-c", "from hippodrome.cli import main; main()"]
ROOT = Path(__file__).parents[2]


def session(out: Path | None = None, games: int = 9, pool=here) -> Session:
    return Session(Console(file=StringIO(), width=160), pool, games, out)


def output_of(session: Session) -> str:
    return session.console.file.getvalue()


def result_in(path: Path) -> dict:
    result = json.loads(path.read_text("utf-8"))
    del result["times"]
    return result


def lines_of(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()


@pytest.fixture
def whole(tmp_path: Path) -> dict:
    """Return the result of the race, played without interruption."""
    assert session(tmp_path / "whole").race(RACE)
    return result_in(tmp_path / "whole.json")


def interrupted_after(rounds: int):
    """Return a pool in which Ctrl-C is pressed after this number of rounds."""

    def pool(contest, numbers):
        for done, games in enumerate(here(contest, numbers), 1):
            yield games
            if done == rounds:
                raise KeyboardInterrupt

    return pool


def test_an_interrupted_race_is_resumed(tmp_path: Path, whole: dict) -> None:
    out = tmp_path / "races" / "left"
    first = session(out, pool=interrupted_after(2))
    assert not first.race(RACE), "the race is not finished"
    assert "Stopped after 6 of 9 games. Continue with --resume" in output_of(first)
    assert len(lines_of(tmp_path / "races" / "left.jsonl")) == 7
    assert result_in(tmp_path / "races" / "left.json")["games"] == 6, "the result so far is written"
    assert session(out).race(RACE)
    assert result_in(tmp_path / "races" / "left.json") == whole
    numbers = [json.loads(line)["number"] for line in lines_of(tmp_path / "races" / "left.jsonl")[1:]]
    assert sorted(numbers) == list(range(9)), "no game is played twice"


def test_without_a_file_nothing_is_stored_and_a_hint_is_printed() -> None:
    held = session(pool=interrupted_after(1))
    assert not held.race(RACE)
    assert "use --out NAME" in output_of(held)


def test_a_game_with_a_truncated_line_is_played_again(tmp_path: Path, whole: dict) -> None:
    journal = tmp_path / "whole.jsonl"
    journal.write_text(journal.read_text("utf-8")[:-25], "utf-8")
    assert session(tmp_path / "whole").race(RACE)
    assert result_in(tmp_path / "whole.json") == whole
    assert len(lines_of(journal)) == 10


def test_a_finished_race_is_not_played_again_but_can_be_extended(tmp_path: Path, whole: dict) -> None:
    def must_not_play(contest, numbers):
        raise AssertionError("no game is missing")

    assert session(tmp_path / "whole", pool=must_not_play).race(RACE)
    assert result_in(tmp_path / "whole.json") == whole
    assert session(tmp_path / "whole", games=12).race(RACE)
    longer = result_in(tmp_path / "whole.json")
    assert session(tmp_path / "fresh", games=12).race(RACE)
    assert longer == result_in(tmp_path / "fresh.json")
    assert session(tmp_path / "whole", games=6).race(RACE), "fewer games than are stored"
    assert result_in(tmp_path / "whole.json")["games"] == 6


@pytest.mark.parametrize(
    ("race", "reason"),
    [
        (Race("byzanz", ("greedy", "random", "random"), seed=3), "its seed is 2, not 3"),
        (Race("byzanz", ("random", "random", "greedy"), seed=2), "its bots is"),
        (Race("byzanz", RACE.bots, 2, {"hidden_profit": True}), "its options is"),
    ],
)
def test_the_journal_of_another_race_is_refused(tmp_path: Path, whole: dict, race: Race, reason: str) -> None:
    before = (tmp_path / "whole.jsonl").read_bytes()
    with pytest.raises(BadJournal, match=reason):
        session(tmp_path / "whole").race(race)
    assert (tmp_path / "whole.jsonl").read_bytes() == before


@pytest.mark.parametrize("text", ["", "nonsense\n", '{"hippodrome": 99}\n', "[]\n", "\x00\n", "[" * 30000])
def test_a_file_that_is_not_a_journal_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "x.jsonl"
    path.write_text(text, "utf-8")
    with pytest.raises(BadJournal):
        read_about(path)


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"game": 5}, "Expected `str`, got `int` - at `$.game`"),
        ({"bots": 5}, "at `$.bots`"),
        ({"seed": "two"}, "at `$.seed`"),
        ({"options": [1]}, "at `$.options`"),
        ({"games": 0}, "at `$.games`"),
        ({"games": None}, "at `$.games`"),
        ({"bots": ...}, "missing required field `bots`"),
    ],
)
def test_a_journal_with_an_invalid_description_is_refused(tmp_path: Path, changed: dict, reason: str) -> None:
    path = tmp_path / "x.jsonl"
    about = {"hippodrome": 1, "kind": "race", "game": "byzanz", "bots": list(RACE.bots), "seed": 2, "options": {}}
    path.write_text(json.dumps({**about, "games": 9}), "utf-8")
    assert resumed(path, "race", Race) == (RACE, SessionPlan(9))
    description = {name: value for name, value in {**about, "games": 9, **changed}.items() if value is not ...}
    path.write_text(json.dumps(description), "utf-8")
    with pytest.raises(BadJournal, match=re.escape(reason)):
        resumed(path, "race", Race)


def test_an_interrupted_report_explains_how_to_resume(tmp_path: Path) -> None:
    held = session(tmp_path / "r.html", pool=interrupted_after(1))
    balance = Balance("byzanz", ("random",) * 3)
    assert not held.report(balance)
    assert "Run the same command to continue." in output_of(held) and "--resume" not in output_of(held)
    assert session(tmp_path / "r.html").report(balance)
    assert len(lines_of(tmp_path / "r.jsonl")) == 10


def test_unwritable_files_are_reported_before_the_first_game(tmp_path: Path) -> None:
    def must_not_play(contest, numbers):
        raise AssertionError("must be refused before")

    (tmp_path / "race.html").mkdir()
    with pytest.raises(IsADirectoryError):
        session(tmp_path / "race", pool=must_not_play).race(RACE)
    held = session(pool=must_not_play)
    held.json = tmp_path / "no-such-folder" / "x.json"
    with pytest.raises(FileNotFoundError):
        held.simulate(Simulation("byzanz", 3))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["race.html"], "no file is left behind"


def test_a_journal_with_a_broken_line_in_the_middle_is_refused(tmp_path: Path, whole: dict) -> None:
    path = tmp_path / "whole.jsonl"
    lines = lines_of(path)
    lines[3] = '{"number": "three"}'
    path.write_text("\n".join(lines) + "\n", "utf-8")
    with pytest.raises(BadJournal, match="Line 4"):
        Journal(path, Raced, {"kind": "race", "game": "byzanz"}).open()


def test_games_played_before_a_bot_failed_are_kept(tmp_path: Path) -> None:
    race = Race("byzanz", ("random", f"{MINE}:Clumsy", "random"))
    with pytest.raises(BotFailed):
        session(tmp_path / "clumsy").race(race)
    assert read_about(tmp_path / "clumsy.jsonl")["bots"][1] == f"{MINE}:Clumsy"


def test_a_resumed_race_still_stops_when_it_is_clear(tmp_path: Path) -> None:
    held = session(tmp_path / "once", games=300)
    assert held.race(RACE, until_clear=True)
    once = result_in(tmp_path / "once.json")
    assert once["first_bot"]["verdict"] == "better" and once["games"] < 60
    assert "greedy is better than its opponents here." in output_of(held)
    assert not session(tmp_path / "twice", games=300, pool=interrupted_after(2)).race(RACE, until_clear=True)
    assert session(tmp_path / "twice", games=300).race(RACE, until_clear=True)
    assert result_in(tmp_path / "twice.json") == once


def test_a_simulation_can_be_interrupted_and_resumed(tmp_path: Path) -> None:
    simulation = Simulation("byzanz", 3, checked=True)
    assert session(tmp_path / "whole", games=20).simulate(simulation)
    assert not session(tmp_path / "left", games=20, pool=interrupted_after(1)).simulate(simulation)
    assert session(tmp_path / "left", games=20).simulate(simulation)
    assert result_in(tmp_path / "left.json") == result_in(tmp_path / "whole.json")


def test_reports_are_one_page_with_plots(tmp_path: Path) -> None:
    nasty = Race("byzanz", (f"{MINE}:Slow", "random", "greedy"), options={"hidden_profit": True})
    session(tmp_path / "race", games=2).race(nasty)
    session(tmp_path / "simulation", games=3).simulate(Simulation("byzantium", 2))
    for name, plots in (("race", 5), ("simulation", 3)):
        page = (tmp_path / f"{name}.html").read_text("utf-8")
        assert page.count("<svg") == plots and page.count("<figcaption>") == plots
        assert "http" not in page.replace("http://www.w3.org/2000/svg", ""), "nothing is fetched"
        for piece in page.split("<svg")[1:]:
            picture = ElementTree.fromstring("<svg" + piece.split("</svg>")[0] + "</svg>")
            assert picture.find("{http://www.w3.org/2000/svg}title") is not None
            for text in picture.iter("{http://www.w3.org/2000/svg}text"):
                assert text.text and "nan" not in text.text


def test_suffixes_of_file_names() -> None:
    assert named(Path("a/race"), ".json") == Path("a/race.json")
    assert named(Path("a/race.jsonl"), ".html") == Path("a/race.html")
    assert named(Path("v1.2"), ".json") == Path("v1.2.json"), "only our own suffixes are removed"


PLACES = [str(ROOT), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
ENVIRONMENT = {**os.environ, "COLUMNS": "160", "PYTHONPATH": os.pathsep.join(PLACES)}
"""For a command in a separate process: our sources, and a terminal wide enough for a table."""


def command(*words: str, where: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *words], cwd=where, env=ENVIRONMENT, capture_output=True, text=True, timeout=300)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc")
def test_a_killed_race_leaves_no_process_behind(tmp_path: Path) -> None:
    """Without the thread that waits for the parent, the worker processes would play on."""
    words = ["race", "byzanz", "--bots", f"{MINE}:Slow,random,random", "--games", "999", "--jobs", "2", "--out", "gone"]
    process = subprocess.Popen([*COMMAND, *words], cwd=tmp_path, env=ENVIRONMENT)
    journal, deadline = tmp_path / "gone.jsonl", time.monotonic() + 300
    while not journal.exists() or len(lines_of(journal)) < 2:
        assert time.monotonic() < deadline and process.poll() is None
        time.sleep(0.02)
    kept = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    assert len(kept) >= 2
    process.kill()
    process.wait()
    while any(is_running(pid) for pid in kept):
        assert time.monotonic() < deadline
        time.sleep(0.02)


def is_running(pid: str) -> bool:
    """Return whether a process is running. A zombie is not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_race_can_be_resumed_after_ctrl_c(tmp_path: Path, jobs: str) -> None:
    """Sends a real signal to a real process, with bots slow enough to interrupt a game."""
    bots = f"{MINE}:Slow,random,random"
    words = ["race", "byzanz", "--bots", bots, "--games", "24", "--jobs", jobs, "--out", "caught"]
    process = subprocess.Popen(
        [*COMMAND, *words],
        cwd=tmp_path,
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # the signal goes to the whole process group, but not to pytest
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # background jobs ignore SIGINT
    )
    journal = tmp_path / "caught.jsonl"
    deadline = time.monotonic() + 300
    while not journal.exists() or len(lines_of(journal)) < 4:
        assert time.monotonic() < deadline and process.poll() is None, process.communicate()
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert process.returncode == 130, err
    assert "Continue with --resume caught.jsonl" in out and "Traceback" not in out + err
    assert result_in(tmp_path / "caught.json")["games"] == len(lines_of(journal)) - 1 < 24

    resumed = command("race", "--resume", "caught.jsonl", "--jobs", jobs, where=tmp_path)
    assert resumed.returncode == 0, resumed.stderr
    assert session(tmp_path / "straight", games=24).race(Race("byzanz", tuple(bots.split(","))))
    assert result_in(tmp_path / "caught.json") == result_in(tmp_path / "straight.json")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["race", "--resume", "nothing.jsonl"], "No such file"),
        (["race", "--resume", "s.jsonl"], "journal of a simulation, not of a race"),
        (["race", "byzanz", "--resume", "s.jsonl"], "Leave out game"),
        (["race"], "A race needs a game"),
        (["race", "byzanz"], "A race needs a game"),
        (["simulate", "byzanz"], "--seats"),
        (["race", "byzanz", "--bots", "mine:Bot,random,random"], "can't be loaded: No module named 'mine'"),
        (["race", "byzanz", "--bots", "greedy,random,random", "--ray", "127.0.0.1:9"], "Ray"),
    ],
)
def test_bad_input_gets_a_clear_line(tmp_path: Path, words: list[str], reason: str) -> None:
    session(tmp_path / "s", games=1).simulate(Simulation("byzanz", 3))
    done = command(*words, where=tmp_path)
    assert done.returncode == 2 and reason in done.stderr, done.stderr
    assert "Traceback" not in done.stderr + done.stdout
