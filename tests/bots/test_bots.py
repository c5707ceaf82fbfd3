"""Bots choose legally and repeatably and have the promised strength; custom bots are found by name."""

import logging
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import hippodrome
from hippodrome.arena.race import Race
from hippodrome.arena.standings import share_of
from hippodrome.bots import BOTS, BotFailed, UnknownBot, answer_of, bots_for, consult, find_bot, finding
from walking import CASES, IDS

MISER = '''
from hippodrome.bots import Bot

class Miser(Bot):
    """Never pays for anything."""

    def choose(self, table, seat):
        words = table.ask_of(seat).words
        return "pass" if "pass" in words else words[0]

class Nobody:
    """Has no `choose` method."""

    def __init__(self, seed):
        pass

class Seedless:
    """Takes no seed."""

    def __init__(self):
        pass

class Plain:
    """A bot without a base class."""

    def __init__(self, seed):
        pass

    choose = Miser.choose

class Broken(Bot):
    """Fails in its constructor."""

    def __init__(self, seed):
        super().__init__(seed)
        self.weights = [0] * None

class Quitter(Bot):
    """Exits like a program."""

    def choose(self, table, seat):
        raise SystemExit("I am out")
'''


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the current folder, with a module of custom bots."""
    (tmp_path / "my_bots.py").write_text(MISER, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)
    return tmp_path


@pytest.mark.parametrize(("game", "seats"), CASES, ids=IDS)
def test_every_bot_plays_a_whole_game(game: str, seats: int) -> None:
    for name in bots_for(game):
        played = Race(game, (name,) * seats).play(0)
        assert sum(played.share(runner) for runner in range(seats)) == pytest.approx(1)
        assert all(played.choices)


def test_bots_with_the_same_seed_choose_alike() -> None:
    for name in bots_for("byzanz"):
        table = hippodrome.new_table("byzanz", 4, 1)
        first, second = find_bot(name, 5), find_bot(name, 5)
        assert [consult(first, table, 0) for _ in range(5)] == [consult(second, table, 0) for _ in range(5)]


def test_greedy_beats_three_random_bots_at_byzanz() -> None:
    """The requirement is 85 % of 400 games; 100 are enough for a bot that wins nearly all."""
    race = Race("byzanz", ("greedy", "random", "random", "random"))
    assert share_of(0, [race.play(number) for number in range(100)]) >= 0.85


def test_an_unknown_bot_is_named_in_the_error() -> None:
    with pytest.raises(
        UnknownBot,
        match=r"'clever'; there are: random, newcomer, greedy, learned, search\. Name one of your own .*module:Class",
    ):
        find_bot("clever")


def test_a_bot_of_your_own_is_named_by_its_class(own_bots: Path) -> None:
    miser = find_bot("my_bots:Miser", 3)
    assert (type(miser).__name__, miser.seed) == ("Miser", 3)
    table = hippodrome.new_table("byzanz", 3, 1)
    assert consult(miser, table, table.asks[0].seat) == "pass"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("my_bots:Nobody", "no method `choose"),
        ("my_bots:Seedless", "can't be created with a seed"),
        ("my_bots:Missing", "can't be loaded: .*'Missing'"),
        ("no_such_package.bots:Miser", "can't be loaded: No module named 'no_such_package'"),
        (":Miser", "name one of your own as package.module:Class"),
        ("my_bots:", "name one of your own as package.module:Class"),
        (
            "my_bots:Broken",
            r"can't be created:\n  File .*my_bots.py\", line \d+, in __init__\n.*\n.*\nTypeError: can't mult",
        ),
    ],
)
def test_invalid_bots_are_refused_with_a_reason(own_bots: Path, name: str, reason: str) -> None:
    with pytest.raises(UnknownBot, match=reason):
        find_bot(name)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("class Bot:\n    def choose(self", "line 2\\n.*choose.*\\n(.*\\n)?SyntaxError: .*"),
        ("x = y", "line 1, in <module>\\n.*x = y\\n(.*\\n)?NameError: name 'y' is not defined"),
        ("import no_such_package", "line 1, in <module>\\n.*\\nModuleNotFoundError: No module named 'no_such_package'"),
        ("import sys; sys.exit(3)", "line 1, in <module>\\n.*\\n(.*\\n)?SystemExit: 3"),
    ],
)
def test_the_error_of_a_failing_module_shows_its_own_lines(own_bots: Path, text: str, reason: str) -> None:
    (own_bots / "failing_bot.py").write_text(text, "utf-8")
    with pytest.raises(
        UnknownBot, match=rf"The bot failing_bot:Bot can't be loaded:\n  File .*failing_bot.py\", {reason}$"
    ):
        find_bot("failing_bot:Bot")


def test_a_bot_class_needs_no_base_class(own_bots: Path) -> None:
    table = hippodrome.new_table("byzanz", 3, 1)
    assert consult(find_bot("my_bots:Plain"), table, table.asks[0].seat) == "pass"
    assert Race("byzanz", ("my_bots:Plain", "random", "random")).play(0).choices[0]


def test_a_bot_that_exits_has_failed_but_does_not_end_the_program(own_bots: Path) -> None:
    table = hippodrome.new_table("byzanz", 3, 1)
    with pytest.raises(BotFailed, match=r"File .*my_bots.py\", line \d+, in choose\n.*\nSystemExit: I am out$"):
        answer_of(find_bot("my_bots:Quitter"), table, table.asks[0].seat)


def test_an_installed_package_offers_its_bots(own_bots: Path) -> None:
    """Imitates an installed package with an entry point in the group `hippodrome.bots`."""
    about = own_bots / "my_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: my-bots\nVersion: 1.0\n", "utf-8")
    (about / "entry_points.txt").write_text("[hippodrome.bots]\nmiser = my_bots:Miser\n", "utf-8")
    script = (
        "import sys; sys.path.append('.')\n"
        "from hippodrome.bots import bots_for, find_bot\n"
        "print(bots_for('byzanz'), type(find_bot('miser')).__name__)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=300)
    assert done.stdout.strip() == "['random', 'newcomer', 'greedy', 'learned', 'miser'] Miser", done.stderr


def test_our_own_bots_come_before_installed_ones_of_the_same_name(monkeypatch: pytest.MonkeyPatch) -> None:
    theirs = {
        name: EntryPoint(name, "hippodrome.bots.random:RandomBot", finding.GROUP) for name in ("greedy", "theirs")
    }
    monkeypatch.setattr(finding, "_installed", lambda: theirs)
    assert bots_for("byzanz") == ["random", "newcomer", "greedy", "learned", "theirs"]
    assert type(find_bot("greedy")) is BOTS["greedy"]


def test_a_bot_that_cannot_be_loaded_is_not_offered_and_is_logged_once(
    own_bots: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    sys.path.insert(0, str(own_bots))
    points = [EntryPoint("sour", "my_bots:Missing", finding.GROUP), EntryPoint("sweet", "my_bots:Miser", finding.GROUP)]
    monkeypatch.setattr(finding, "_installed", lambda: {point.name: point for point in points})
    with caplog.at_level(logging.WARNING):
        assert bots_for("byzanz")[-2:] == bots_for("byzanz")[-2:] == ["learned", "sweet"]
    assert [record.getMessage() for record in caplog.records if "sour" in record.getMessage()] == [
        "a bot is not available: The bot sour can't be loaded: module 'my_bots' has no attribute 'Missing'."
    ]
