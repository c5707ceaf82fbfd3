"""The pictures in the README and docs match what the engine draws now, from games that still replay."""

from pathlib import Path

import pytest

import pictures
from hippodrome import list_games, read_record


@pytest.mark.parametrize("game", pictures.GAMES)
def test_a_stored_game_replays_and_verifies(game: str) -> None:
    record = read_record((pictures.RECORDS / f"{game}.hip").read_text("utf-8"))
    assert record.verify().over
    assert not record.amendments and record.version == record.game.version, "python tools/pictures.py --anew"


@pytest.mark.parametrize("game", pictures.FACES)
def test_a_picture_is_up_to_date(game: str) -> None:
    [(name, svg)] = pictures.draw({game: pictures.FACES[game]})
    kept = (pictures.PICTURES / f"{name}.svg").read_text("utf-8")
    assert kept == svg, f"docs/pictures/{name}.svg is out of date: make pictures"


def test_every_game_has_a_picture_in_the_readme() -> None:
    games = {info.name for info in list_games() if info.name in pictures.GAMES}
    assert games == set(pictures.GAMES) == set(pictures.FACES)
    readme = (pictures.ROOT / "README.md").read_text("utf-8")
    assert all(f"](docs/pictures/{game}.svg)" in readme for game in games)
    kept = {path.name for path in Path(pictures.PICTURES).iterdir()}
    assert kept == {f"{game}.svg" for game in games}
