"""A class name means one thing throughout the project."""

import ast
from collections import defaultdict
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "hippodrome"
SHARED = {
    "Command": "Django finds a command by this name",
    "Migration": "Django finds a migration by this name",
    "Errand": "each game derives its errands from the kernel's, for its own State",
    "Action": "a player's action in Byzantium, and the button of a page that offers it",
    "Board": "a game's printed board, and the part of a page that shows it",
    "Part": "the `kinds` of fields in a state are named like their contents",
    "Pile": "the same",
    "Seat": "the same",
    "Tally": "the same",
    "Event": "Hamilcar's errand for card events; saved games contain this name",
    "Refused": "Byzantio's event for a refused offer; saved games contain this name",
}
"""Names shared by several classes, with the reason."""
SAVED = {
    "Battle", "BattleCards", "Campaign", "Income", "Leg", "RemovePcs", "SiegePoints", "Upkeep",
}  # fmt: skip
"""Names of an errand and, in the same game, of the event or card with the same name in the rulebook."""


def game_of(path: Path) -> str:
    """Return the game that a file belongs to. Games are independent, so each may have its own State and Board."""
    place = path.relative_to(SOURCE).parts
    return place[1] if place[0] == "games" and len(place) > 2 else ""


def test_a_class_name_means_one_thing() -> None:
    found: dict[str, list[Path]] = defaultdict(list)
    for path in SOURCE.rglob("*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[node.name].append(path)
    assert len(found) > 500
    several = {}
    for name, paths in found.items():
        games = [game_of(path) for path in paths]
        within_one = len(games) > len(set(games)) and name not in SAVED
        with_ours = "" in games and len(paths) > 1
        if (within_one or with_ours) and name not in SHARED:
            several[name] = [str(path.relative_to(SOURCE)) for path in paths]
    assert not several
    named = {name for name, paths in found.items() if len(paths) > 1}
    assert named >= SHARED.keys() | SAVED, "an exception is listed that is no longer needed"
