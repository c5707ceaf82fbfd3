"""One class name means one thing, over the whole project."""

import ast
from collections import defaultdict
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "hippodrome"
SHARED = {
    "Command": "Django finds a command by this name",
    "Migration": "Django finds a migration by this name",
    "Errand": "a game's errands are the kernel's, for its own State",
    "Action": "what a player of Byzantium may do, and the answer of a page that offers it",
    "Board": "a game's printed board, and the part of a page that shows one",
    "Part": "`kinds` are the kernel's words for the fields of a state, each named like what it holds",
    "Pile": "the same",
    "Seat": "the same",
    "Tally": "the same",
    "Event": "Hamilcar's errand for events of cards; saved games name it",
    "Refused": "Byzantio's event of a refused offer; saved games name it",
}
"""Names of several classes, and why."""
SAVED = {
    "Battle", "BattleCards", "Campaign", "Income", "Leg", "RemovePcs", "SiegePoints", "Upkeep",
}  # fmt: skip
"""Within one game: what is to be done, and the event or the card that goes by the same name in the rulebook."""


def game_of(path: Path) -> str:
    """The game that a file belongs to; games know nothing of each other, so each has a State and a Board of its own."""
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
    assert named >= SHARED.keys() | SAVED, "and nothing is listed that is over"
