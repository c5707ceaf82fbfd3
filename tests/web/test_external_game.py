"""Follow docs/adding-a-game.md to the letter: its files become a package that is tested, installed and played."""

import os
import random
import re
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import hippodrome
from hippodrome import registry
from hippodrome.draw import board_picture
from hippodrome.parts import entry_of, parts_of
from hippodrome.text import Speaker
from hippodrome.text.bundle import game_bundle, languages_in
from tests.web.clients import html, live

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
FILES = dict(re.findall(r'^```\w+ title="([^"]+)"\n(.*?)^```$', PAGE, re.M | re.S))
COMMANDS = re.search(r"^```sh\n(.*?)^```$", PAGE, re.M | re.S)


def run(folder: Path, *command: str, typed: str = "", path: tuple[Path, ...] = ()) -> str:
    """Run a command in a folder; fail unless it succeeds; return its output."""
    found = os.pathsep.join(str(place) for place in (*path, ROOT / "src"))
    variables = {**os.environ, "PYTHONPATH": found, "COLUMNS": "100"}
    done = subprocess.run(command, cwd=folder, input=typed, env=variables, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    """A folder with the files of the page."""
    folder = tmp_path_factory.mktemp("morris")
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    return folder


@pytest.fixture(scope="module")
def installed(project, tmp_path_factory):
    """A folder with the package as `pip install` would put it there: its built wheel, unpacked."""
    site = tmp_path_factory.mktemp("site-packages")
    build = "import sys; from setuptools.build_meta import build_wheel; print(build_wheel(sys.argv[1]))"
    wheel = run(project, sys.executable, "-c", build, str(site)).splitlines()[-1]
    with ZipFile(site / wheel) as packed:
        packed.extractall(site)
    return site


@pytest.fixture
def morris(installed, monkeypatch):
    """The game, installed in this process for the duration of a test."""
    monkeypatch.syspath_prepend(installed)
    registry._installed.cache_clear()
    yield hippodrome.find_game("morris")
    registry._loaded.pop("morris", None)
    registry._installed.cache_clear()
    for cached in (game_bundle, languages_in):
        cached.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "morris"]:
        del sys.modules[name]


def test_the_page_defines_a_whole_game_in_fewer_than_200_lines():
    assert sum(text.count("\n") for text in FILES.values()) < 200
    assert {"pyproject.toml", "morris/game.py", "morris/showing/text/en.ftl", "tests/test_morris.py"} <= FILES.keys()
    commands = COMMANDS[1].splitlines()
    assert commands[:3] == ["pip install -e .", "pytest", "hippodrome play morris"]


def test_its_one_line_test_checks_every_promise(project, installed):
    from hippodrome.testing import PROMISES

    said = run(project, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", path=(installed,))
    passed, skipped = (int(re.search(rf"(\d+) {word}", said)[1]) for word in ("passed", "skipped"))
    assert passed + skipped == len(PROMISES) and passed > 20, said


def test_the_game_is_played_in_the_terminal(project, installed):
    command = (sys.executable, "-c", "from hippodrome.cli import main; main()")
    assert "morris" in run(project, *command, "games", path=(installed,))
    typed = "h\n" + "1\n" * 1000
    said = run(project, *command, "play", "morris", "--seed", "3", "--lang", "en", typed=typed, path=(installed,))
    lines = said.splitlines()
    below = next(place for place, line in enumerate(lines) if "a b c d e f g" in line)
    assert lines[below].index("a b c") == lines[below - 1].index("1 ") + 2, "each letter is below its column"
    assert "Put a man on a free point." in said and "The players take turns placing" in said
    assert "closes a mill and captures the man on" in said and "The game is over." in said
    race = ("race", "morris", "--bots", "greedy,random", "--games", "4", "--jobs", "1")
    assert "greedy" in run(project, *command, *race, path=(installed,))


def test_its_board_offers_every_answer_and_has_generic_parts(morris):
    chance, table = random.Random(4), hippodrome.new_table("morris", 2, seed=4)
    assert "svg" in table._repr_svg_()[:200]
    while not table.over:
        ask = table.asks[0]
        for seat in (None, 0, 1):
            parts, legal = parts_of(table.view(seat)), set(ask.words if seat == ask.seat else ())
            assert {action.word for action in parts.actions} == legal and parts.question.own == bool(legal)
            for shape in ("wide", "tall"):
                assert board_picture("morris", parts.board, Speaker("morris", "de"), shape).placed == legal
        table.play(ask.seat, chance.choice(ask.words))
    signs = {entry_of("morris", event).sign for event in table.log(None)}
    assert signs == {"event"}


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_game_is_played_on_the_site(inside, morris, language):
    from hippodrome.web.bots import worker
    from hippodrome.web.models import GameTable

    anna, watcher = inside(language), inside("pl")
    assert "Nine Men&#x27;s Morris" in html(anna, "/")
    assert "Nine Men&#x27;s Morris" in html(anna, "/games/morris/")
    assert "three men into a line" in html(watcher, "/rules/morris/")
    answer = anna.post("/games/morris/quick/", follow=True)
    slug = re.search(r"/t/([a-z0-9]+)/", answer.redirect_chain[-1][0])[1]
    assert "Put a man on a free point." in html(anna, f"/t/{slug}/")
    chance, clicked = random.Random(5), 0
    for _ in range(400):
        page = live(anna, slug)
        if page.status == "over":
            break
        if page.own:
            clicked += len(re.findall(r'data-word="[a-g][1-7]"', page.html))
            fields = {"version": page.version, "seat": page.seat, "word": chance.choice(page.words)}
            assert anna.post(f"/t/{slug}/play/", fields, headers={"HX-Request": "true"}).status_code == 200
        else:
            table = GameTable.objects.get(slug=slug)
            assert worker.think(worker.claim(table.pk, table.version, "here"))
    assert page.status == "over" and clicked > 100
    for path in (f"/t/{slug}/", f"/t/{slug}/at/7/", f"/t/{slug}/record/"):
        assert watcher.get(path).status_code == 200


def test_a_game_that_draws_nothing_is_played_from_the_list(inside, morris, monkeypatch):
    from hippodrome import draw
    from hippodrome.draw import blank

    monkeypatch.setattr(draw, "_drawing", lambda game: blank)
    draw.definitions.cache_clear()
    draw._symbols.cache_clear()
    anna = inside("en")
    answer = anna.post("/games/morris/quick/", follow=True)
    slug = re.search(r"/t/([a-z0-9]+)/", answer.redirect_chain[-1][0])[1]
    page = live(anna, slug)
    assert page.own and "data-word=" not in page.html and "Nine Men&#x27;s Morris" in page.html
    fields = {"version": page.version, "seat": page.seat, "word": page.words[0]}
    assert anna.post(f"/t/{slug}/play/", fields, headers={"HX-Request": "true"}).status_code == 200
    assert live(anna, slug).version > page.version
    draw.definitions.cache_clear()
    draw._symbols.cache_clear()


def test_the_site_works_after_the_package_is_uninstalled(inside, installed, monkeypatch):
    from hippodrome.web.bots import worker

    anna = inside("en")
    with monkeypatch.context() as meanwhile:
        meanwhile.syspath_prepend(installed)
        registry._installed.cache_clear()
        slug = re.search(r"/t/(\w+)/", anna.post("/games/morris/quick/", follow=True).redirect_chain[-1][0])[1]
    registry._installed.cache_clear()
    registry._loaded.pop("morris")
    from hippodrome.web import messages

    messages.speaker.cache_clear()
    assert "Morris" in html(anna, "/me/"), "the table keeps the name of its game"
    assert anna.get(f"/t/{slug}/").status_code == 404 and anna.get("/games/morris/").status_code == 404
    assert anna.get("/").status_code == 200
    assert worker.waiting_tables() is not None
