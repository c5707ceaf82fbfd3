"""Games of installed packages are found by entry points, loaded on demand, and do not affect other games."""

import sys
from pathlib import Path

import pytest

import hippodrome
from hippodrome import registry
from hippodrome.bots import GreedyBot, consult
from hippodrome.text import Speaker, languages_of, rules_text

GOOD = '''
from typing import Annotated

from hippodrome.kernel.ask import Ask
from hippodrome.kernel.kinds import Number, Row
from hippodrome.kernel.plain import PlainGame
from hippodrome.kernel.state import AnyState


class State(AnyState):
    """The matches taken by each seat."""

    taken: Annotated[list[int], Row(Number(0, 20), 2)]
    turn: Annotated[int, Number(0, 20)]


def take(game):
    game.taken[game.turn % 2] += 1 + (yield Ask(game.turn % 2, "NI 1.1", "prompt-take", [0, 1]))
    game.turn += 1


class Nim(PlainGame):
    """A game of taking one or two matches in turn."""

    def __init__(self):
        super().__init__("nim", State, (2,), ["take-one", "take-two"])

    def step(self, state):
        return take(state)

    def over(self, state):
        return sum(state.taken) >= 9

    def scores(self, state):
        return state.taken[:]


def number():
    return 7


class Misnamed(Nim):
    def __init__(self):
        super().__init__()
        self.name = "other"
'''


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Return a function that installs a package with games for the duration of a test."""

    def put(points: dict[str, str], **files: str) -> None:
        for name, text in files.items():
            (tmp_path / f"{name}.py").write_text(text, "utf-8")
        about = tmp_path / "outsiders-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text("Metadata-Version: 2.1\nName: outsiders\nVersion: 1.0\n")
        lines = [f"{name} = {place}\n" for name, place in points.items()]
        (about / "entry_points.txt").write_text("[hippodrome.games]\n" + "".join(lines))
        monkeypatch.syspath_prepend(tmp_path)
        registry._installed.cache_clear()

    known = set(sys.modules)
    yield put
    for name in set(registry._loaded) - set(registry.PLAYABLE):
        del registry._loaded[name]
    registry._broken.clear()
    registry._installed.cache_clear()
    for name in set(sys.modules) - known:
        if str(getattr(sys.modules[name], "__file__", "")).startswith(str(tmp_path)):
            del sys.modules[name]


def test_an_installed_game_works_like_any_other(install) -> None:
    install({"nim": "nimgame:Nim"}, nimgame=GOOD)
    assert registry.game_names()[-1] == "nim" and "nimgame" not in sys.modules, "a game is loaded too early"
    info = hippodrome.list_games()[-1]
    assert (info.name, info.seats, info.status) == ("nim", (2,), "playable")
    table = hippodrome.new_table("nim", 2, seed=1)
    assert table.asks[0].words == ["take-one", "take-two"]
    while not table.over:
        table.play(table.asks[0].seat, consult(GreedyBot(1), table, table.asks[0].seat))
    assert hippodrome.read_record(table.record().text()).verify().scores == table.scores
    assert registry.package_of("nim") == "nimgame" and Speaker("nim", "en").word("take-one") == "take-one"


def test_broken_games_are_reported_and_do_not_affect_others(install) -> None:
    install(
        {
            "absent": "no_such_module:Game",
            "crash": "crashing:Game",
            "missing": "nimgame:Chess",
            "nim": "nimgame:Nim",
            "number": "nimgame:number",
            "misnamed": "nimgame:Misnamed",
            "byzanz": "crashing:Game",
        },
        nimgame=GOOD,
        crashing="1 / 0",
    )
    listed = {info.name: info for info in hippodrome.list_games()}
    assert [name for name, info in listed.items() if info.status == "playable"] == [*registry.PLAYABLE, "nim"]
    for name, why in {
        "absent": "ModuleNotFoundError: No module named 'no_such_module'",
        "crash": "ZeroDivisionError",
        "missing": "AttributeError",
        "number": "is a int, not a hippodrome.Game",
        "misnamed": "calls itself 'other'",
    }.items():
        assert listed[name].status == "broken" and not listed[name].seats
        assert why in listed[name].reason and f"'{name}' of outsiders" in listed[name].reason
        with pytest.raises(hippodrome.BrokenGame, match=name):
            hippodrome.new_table(name, 2)
    assert hippodrome.find_game("byzanz").name == "byzanz", "an installed game replaced one of ours"
    assert hippodrome.new_table("byzanz", 3, seed=1).asks
    with pytest.raises(hippodrome.UnknownGame, match="nim"):
        hippodrome.find_game("chess")


def test_the_command_lists_a_broken_game_with_its_reason(install, capsys: pytest.CaptureFixture[str]) -> None:
    from hippodrome.cli import app

    install({"crash": "crashing:Game"}, crashing="1 / 0")
    app(["games"], standalone_mode=False)
    output = " ".join(capsys.readouterr().out.split())
    assert "broken" in output and "ZeroDivisionError" in output and "hamilcar" in output


def test_missing_texts_fall_back_to_english_and_plain_names(install, tmp_path: Path) -> None:
    folder = tmp_path / "nims" / "showing" / "text"
    folder.mkdir(parents=True)
    (tmp_path / "nims" / "__init__.py").write_text("")
    (tmp_path / "nims" / "game.py").write_text(GOOD, "utf-8")
    english = "title = Nim\nthing-one = one match\nword-take = Take { $a }\nword-take-two = Take two at once\n"
    (folder / "en.ftl").write_text(english, "utf-8")
    install({"nim": "nims.game:Nim"})
    for language in ("en", "de"):
        speaker = Speaker("nim", language)
        assert speaker.say("title") == "Nim"
        assert speaker.word("take-one") == "Take one match" and speaker.word("take-two") == "Take two at once"
        assert speaker.word("leave-it") == "leave-it" and speaker.thing("leave-it") == "leave-it"
    assert Speaker("nim", "de").seat(0) == "Platz 1", "shared texts must be in the reader's language"
    assert languages_of("nim") == ("en",) and rules_text("nim", "de") == ""
    assert registry.room_of("nim", "showing.texts") is None and registry.room_of("nim", "showing.draw") is None


def test_a_failing_optional_module_is_not_treated_as_missing(install, tmp_path: Path) -> None:
    (tmp_path / "nims" / "showing").mkdir(parents=True)
    (tmp_path / "nims" / "__init__.py").write_text("")
    (tmp_path / "nims" / "game.py").write_text(GOOD, "utf-8")
    (tmp_path / "nims" / "showing" / "texts.py").write_text("import no_such_module")
    install({"nim": "nims.game:Nim"})
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        registry.room_of("nim", "showing.texts")
