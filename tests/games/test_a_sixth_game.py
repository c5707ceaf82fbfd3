"""Adding a sixth game takes only its folder and one line of registration."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "hippodrome"
REGISTERED = '    "palermo": "hippodrome.games.palermo.game:Palermo",\n'


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of our sources with a sixth game: a copy of Byzanz called Palermo."""
    place = tmp_path_factory.mktemp("checkout")
    package = place / "hippodrome"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "_compiled.json"))
    game = package / "games" / "palermo"
    shutil.copytree(package / "games" / "byzanz", game)
    for path in [path for path in game.rglob("*") if path.is_file()]:
        if path.suffix in {".py", ".toml", ".ftl"}:
            text = path.read_text("utf-8").replace("byzanz", "palermo").replace("Byzanz", "Palermo")
            path.write_text(text, "utf-8")
        if path.name.startswith("byzanz"):
            path.rename(path.with_name(path.name.replace("byzanz", "palermo")))
    front = (game / "game.py").read_text("utf-8")
    front = front.replace("score_scale=8.0", "c_puct=0.25, score_scale=7.0").replace(
        "good_lead = 4.0", "good_lead = 3.0"
    )
    (game / "game.py").write_text(front, "utf-8")
    registry = package / "registry.py"
    listed = "PLAYABLE = {\n"
    text = registry.read_text("utf-8")
    assert text.count(listed) == 1
    registry.write_text(text.replace(listed, listed + REGISTERED), "utf-8")
    return place


def run(checkout: Path, script: str) -> None:
    """Run a script with the copied sources, and fail if it fails."""
    variables = {name: value for name, value in os.environ.items() if name not in {"DATABASE_URL", "REDIS_URL"}}
    variables |= {
        "PYTHONPATH": str(checkout),
        "HIPPODROME_PURE": "1",
        "HIPPODROME_DATA": str(checkout / "data"),
        "HIPPODROME_STATIC": str(checkout / "static"),
        "DJANGO_SETTINGS_MODULE": "hippodrome.web.settings",
    }
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, cwd=checkout, env=variables, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]


def test_a_new_game_can_be_played_and_searched_and_has_puzzles(checkout: Path) -> None:
    run(
        checkout,
        """
import hippodrome
from hippodrome import Dice
from hippodrome.bots import SearchBot, consult, find_bot, world_for
from hippodrome.bots.search import settings_for
from hippodrome.lessons import puzzles
from hippodrome.lessons.lesson import folder_of
from hippodrome.text import Speaker

assert "palermo" in [info.name for info in hippodrome.list_games()]
table = hippodrome.new_table("palermo", 3, seed=1)
assert type(table.game).__module__ == "hippodrome.games.palermo.game"

settings, values = settings_for(table.game, 3)
assert values is None and (settings.c_puct, settings.score_scale) == (0.25, 7.0)
bot, seat = SearchBot(1, iterations=6), table.asks[0].seat
assert bot.look(world_for(table, seat, Dice(b"world")), seat).settings == settings
for _ in range(5):
    seat = table.asks[0].seat
    table.play(seat, consult(find_bot("greedy", 1), table, seat))
assert hippodrome.read_record(table.record().text()).verify().log(None) == table.log(None)
assert Speaker("palermo", "de").say("title") and "<svg" in table._repr_svg_()

posed = list(puzzles.puzzles_of("palermo").values())
assert posed and puzzles.themes_of("palermo") and folder_of("palermo", "lessons") is not None
assert posed[0].search(seed=1, iterations=3).settings.score_scale == 3.0
""",
    )


def test_a_new_game_is_compiled(checkout: Path) -> None:
    run(
        checkout,
        """
from hippodrome._build import HERE, compiled_sources

found = {path.relative_to(HERE).as_posix() for path in compiled_sources()}
ours = {path.removeprefix("games/palermo/") for path in found if path.startswith("games/palermo/")}
assert {"game.py", "state.py", "rules/auction.py"} <= ours
assert ours == {path.removeprefix("games/byzanz/") for path in found if path.startswith("games/byzanz/")}
assert not any("showing" in path or path in {"events.py", "position.py"} for path in ours)
""",
    )


def test_the_site_offers_a_new_game(checkout: Path) -> None:
    pytest.importorskip("django", reason="the site is not installed; `pip install hippodrome[site]` for this test")
    run(
        checkout,
        """
from hippodrome.web.database import migrate

migrate()
from hippodrome.web.server.static_files import collect

collect()
from django.conf import settings
from django.test import Client
from django.test.utils import setup_test_environment

setup_test_environment()
settings.RATE_LIMITS = False
anna = Client(headers={"Accept-Language": "en"})
assert "Palermo" in anna.get("/").content.decode()
for page in ("/games/palermo/", "/rules/palermo/"):
    assert anna.get(page).status_code == 200, page
begun = anna.post("/games/palermo/quick/", follow=True)
assert begun.status_code == 200 and "/t/" in begun.redirect_chain[-1][0]
assert "Palermo" in begun.content.decode()
""",
    )
