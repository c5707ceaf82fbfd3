"""A race can be left and taken up again, and nothing is lost or played twice."""

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


def said_by(held: Session) -> str:
    return held.console.file.getvalue()


def result_in(path: Path) -> dict:
    result = json.loads(path.read_text("utf-8"))
    del result["times"]
    return result


def lines_of(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()


@pytest.fixture
def whole(tmp_path: Path) -> dict:
    """The result of the race, held in one go."""
    assert session(tmp_path / "whole").race(RACE)
    return result_in(tmp_path / "whole.json")


def left_after(rounds: int):
    """A pool that is interrupted by Ctrl-C after some rounds."""

    def pool(contest, numbers):
        for done, games in enumerate(here(contest, numbers), 1):
            yield games
            if done == rounds:
                raise KeyboardInterrupt

    return pool


def test_a_race_that_was_left_goes_on_where_it_was(tmp_path: Path, whole: dict) -> None:
    out = tmp_path / "races" / "left"
    first = session(out, pool=left_after(2))
    assert not first.race(RACE), "it has not come to its end"
    assert "Stopped after 6 of 9 games. Continue with --resume" in said_by(first)
    assert len(lines_of(tmp_path / "races" / "left.jsonl")) == 7
    assert result_in(tmp_path / "races" / "left.json")["games"] == 6, "what there is, is shown"
    assert session(out).race(RACE)
    assert result_in(tmp_path / "races" / "left.json") == whole
    numbers = [json.loads(line)["number"] for line in lines_of(tmp_path / "races" / "left.jsonl")[1:]]
    assert sorted(numbers) == list(range(9)), "none twice"


def test_without_a_file_nothing_is_kept_and_it_says_so() -> None:
    held = session(pool=left_after(1))
    assert not held.race(RACE)
    assert "use --out NAME" in said_by(held)


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, whole: dict) -> None:
    journal = tmp_path / "whole.jsonl"
    journal.write_text(journal.read_text("utf-8")[:-25], "utf-8")
    assert session(tmp_path / "whole").race(RACE)
    assert result_in(tmp_path / "whole.json") == whole
    assert len(lines_of(journal)) == 10


def test_a_finished_race_is_not_played_again_but_can_go_on(tmp_path: Path, whole: dict) -> None:
    def nobody_plays(contest, numbers):
        raise AssertionError("nothing is missing")

    assert session(tmp_path / "whole", pool=nobody_plays).race(RACE)
    assert result_in(tmp_path / "whole.json") == whole
    assert session(tmp_path / "whole", games=12).race(RACE)
    longer = result_in(tmp_path / "whole.json")
    assert session(tmp_path / "fresh", games=12).race(RACE)
    assert longer == result_in(tmp_path / "fresh.json")
    assert session(tmp_path / "whole", games=6).race(RACE), "fewer than there are"
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
def test_what_is_no_journal_is_refused(tmp_path: Path, text: str) -> None:
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
def test_a_journal_that_does_not_tell_its_race_is_refused(tmp_path: Path, changed: dict, reason: str) -> None:
    path = tmp_path / "x.jsonl"
    about = {"hippodrome": 1, "kind": "race", "game": "byzanz", "bots": list(RACE.bots), "seed": 2, "options": {}}
    path.write_text(json.dumps({**about, "games": 9}), "utf-8")
    assert resumed(path, "race", Race) == (RACE, SessionPlan(9))
    told = {name: value for name, value in {**about, "games": 9, **changed}.items() if value is not ...}
    path.write_text(json.dumps(told), "utf-8")
    with pytest.raises(BadJournal, match=re.escape(reason)):
        resumed(path, "race", Race)


def test_a_report_that_was_left_says_how_to_go_on(tmp_path: Path) -> None:
    held = session(tmp_path / "r.html", pool=left_after(1))
    balance = Balance("byzanz", ("random",) * 3)
    assert not held.report(balance)
    assert "Run the same command to continue." in said_by(held) and "--resume" not in said_by(held)
    assert session(tmp_path / "r.html").report(balance)
    assert len(lines_of(tmp_path / "r.jsonl")) == 10


def test_files_that_cannot_be_written_are_found_before_the_first_game(tmp_path: Path) -> None:
    def nobody_plays(contest, numbers):
        raise AssertionError("it is refused before")

    (tmp_path / "race.html").mkdir()
    with pytest.raises(IsADirectoryError):
        session(tmp_path / "race", pool=nobody_plays).race(RACE)
    held = session(pool=nobody_plays)
    held.json = tmp_path / "no-such-folder" / "x.json"
    with pytest.raises(FileNotFoundError):
        held.simulate(Simulation("byzanz", 3))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["race.html"], "nothing is left behind"


def test_a_journal_with_a_broken_line_in_the_middle_is_refused(tmp_path: Path, whole: dict) -> None:
    path = tmp_path / "whole.jsonl"
    lines = lines_of(path)
    lines[3] = '{"number": "three"}'
    path.write_text("\n".join(lines) + "\n", "utf-8")
    with pytest.raises(BadJournal, match="Line 4"):
        Journal(path, Raced, {"kind": "race", "game": "byzanz"}).open()


def test_what_was_played_before_a_bot_failed_is_kept(tmp_path: Path) -> None:
    race = Race("byzanz", ("random", f"{MINE}:Clumsy", "random"))
    with pytest.raises(BotFailed):
        session(tmp_path / "clumsy").race(race)
    assert read_about(tmp_path / "clumsy.jsonl")["bots"][1] == f"{MINE}:Clumsy"


def test_a_race_stops_when_it_is_clear_also_after_it_was_left(tmp_path: Path) -> None:
    held = session(tmp_path / "once", games=300)
    assert held.race(RACE, until_clear=True)
    once = result_in(tmp_path / "once.json")
    assert once["first_bot"]["verdict"] == "better" and once["games"] < 60
    assert "greedy is better than its opponents here." in said_by(held)
    assert not session(tmp_path / "twice", games=300, pool=left_after(2)).race(RACE, until_clear=True)
    assert session(tmp_path / "twice", games=300).race(RACE, until_clear=True)
    assert result_in(tmp_path / "twice.json") == once


def test_a_simulation_can_be_left_and_resumed(tmp_path: Path) -> None:
    simulation = Simulation("byzanz", 3, checked=True)
    assert session(tmp_path / "whole", games=20).simulate(simulation)
    assert not session(tmp_path / "left", games=20, pool=left_after(1)).simulate(simulation)
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


def test_names_of_files() -> None:
    assert named(Path("a/race"), ".json") == Path("a/race.json")
    assert named(Path("a/race.jsonl"), ".html") == Path("a/race.html")
    assert named(Path("v1.2"), ".json") == Path("v1.2.json"), "only our own suffixes are taken off"


PLACES = [str(ROOT), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
ENVIRONMENT = {**os.environ, "COLUMNS": "160", "PYTHONPATH": os.pathsep.join(PLACES)}
"""For the command in a process of its own: our sources, and a terminal wide enough for a table."""


def command(*words: str, where: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *words], cwd=where, env=ENVIRONMENT, capture_output=True, text=True, timeout=300)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc")
def test_a_race_that_is_killed_leaves_no_process_behind(tmp_path: Path) -> None:
    """Break: no thread that waits for the parent. The processes play on until somebody finds them."""
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
    """Whether a process is still there; one that has ended and that nobody has asked about yet is not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_leaves_a_file_from_which_the_race_goes_on(tmp_path: Path, jobs: str) -> None:
    """The real key in a real process, with bots slow enough to be caught in the middle."""
    bots = f"{MINE}:Slow,random,random"
    words = ["race", "byzanz", "--bots", bots, "--games", "24", "--jobs", jobs, "--out", "caught"]
    process = subprocess.Popen(
        [*COMMAND, *words],
        cwd=tmp_path,
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # the key goes to the whole group, processes and all, and not to us
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a job in the background is deaf to it
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
