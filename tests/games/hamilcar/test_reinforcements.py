"""HM 6.5: Rome's new CUs are counted when Rome reinforces, after all effects of Carthage's reinforcements."""

import gzip
import json
import tomllib
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

import hippodrome
from hippodrome.games.hamilcar.rules.reinforcement import RomeCu

from .positions import ROME, answer, asked, force, state, war, words

SAVED = Path(__file__).parents[2] / "conformance" / "earlier" / "hamilcar-rules-4.jsonl.gz"
BOARD = tomllib.loads(files("hippodrome.games.hamilcar").joinpath("board.toml").read_text("utf-8"))
ITALIA = {province["id"]: set[str]() for province in BOARD["province"] if province["region"] == "italia"}
for space in BOARD["space"]:
    if space["province"] in ITALIA:
        ITALIA[space["province"]].add(space["id"].replace("_", "-"))


def provinces_of_rome(control: dict[str, str]) -> int:
    """Count the provinces of Italia in which Rome controls most spaces, from the map's file and what players see."""
    held = {space for space, side in control.items() if side == "rome"}
    return sum(len(spaces & held) > len(spaces - held) for spaces in ITALIA.values())


@pytest.mark.rule("HM 6.5", "HM 5.1", "HM 8.9")
def test_displacements_by_carthage_are_settled_before_rome_counts() -> None:
    """Caudex, an Aristocrat, is alone at Lipara: a new CU there displaces him, and Rome gives up Bruttium."""
    forces = [
        force("rome", "lipara", 0, "caudex"),
        force("rome", "roma", 5, "flaccus"),
        force("carthage", "carthago", 5),
    ]
    table = war(["begin-turn"], forces=forces, turn=2, seed=1)
    assert provinces_of_rome(table.view(None)["board"]["control"]) == 6
    while asked(table)[1] != "prompt-remove-pc":
        answer(table, next(word for word in ["space-lipara", *words(table)] if word in words(table)))
    assert asked(table)[0] == ROME
    answer(table, "pc-croton", "pc-locri")
    while asked(table)[1] != "prompt-rome-cu":
        answer(table, words(table)[0])
    assert provinces_of_rome(table.view(None)["board"]["control"]) == 5
    assert table.asks[0].prompt.params["left"] == 5


def miscounted_if_counted_early(seed: int) -> int:
    """Play a random game, check each count of Rome's new CUs, and return how often it changed during the turn."""
    table = hippodrome.new_table("hamilcar", 2, seed, quiet=True)
    chance = Random(seed)
    turn, before, changed = 0, 0, 0
    while table.asks:
        ask = table.asks[0]
        if ask.key in ("prompt-ship-or-cu", "prompt-place-cu") and state(table).turn != turn:
            turn, before = state(table).turn, provinces_of_rome(table.view(None)["board"]["control"])
        elif ask.key == "prompt-rome-cu":
            now = provinces_of_rome(table.view(None)["board"]["control"])
            errand = state(table).taken_up
            assert isinstance(errand, RomeCu) and errand.count == min(6, now), (seed, turn)
            changed += turn == state(table).turn and min(6, now) != min(6, before)
        table.answer(ask.seat, chance.choice(ask.options))
    return changed


@pytest.mark.rule("HM 6.5")
@pytest.mark.parametrize("seed", [853, 1012, 1207, 1609, 1876])
def test_rome_receives_the_independently_counted_cus(seed: int) -> None:
    """In these random games Rome loses a province while Carthage reinforces."""
    assert miscounted_if_counted_early(seed)


@pytest.mark.soak
@pytest.mark.rule("HM 6.5")
def test_rome_receives_the_independently_counted_cus_in_600_random_games() -> None:
    assert sum(miscounted_if_counted_early(seed) for seed in range(600, 1250))


def test_a_game_saved_between_both_sides_reinforcements_keeps_its_count() -> None:
    """Rules 4 counted at the beginning of the turn. Its errand still loads and places the stored number."""
    lines = gzip.decompress(SAVED.read_bytes()).decode().splitlines()
    waiting = [json.loads(line) for line in lines if '"rome-cu"' in line]
    assert len(waiting) >= 3
    for saved in waiting:
        table = hippodrome.Table.load(hippodrome.find_game("hamilcar"), saved)
        counted = [errand.count for errand in state(table).agenda if isinstance(errand, RomeCu)]
        while table.asks[0].key != "prompt-rome-cu":
            ask = table.asks[0]
            table.answer(ask.seat, ask.options[0])
        assert state(table).taken_up.count == (counted or [state(table).taken_up.count])[0]
