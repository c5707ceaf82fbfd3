"""Write docs/additions.md from the games' options and texts; run it after changing these.

python tools/additions.py
"""

from pathlib import Path

from hippodrome.games import playable_games
from hippodrome.kernel.game import OptionValue
from hippodrome.text import Speaker
from hippodrome.text.additions import Choice, additions_of

PAGE = Path(__file__).parent.parent / "docs" / "additions.md"
SPECIFICATIONS = {"nekken": "byzantio"}
"""Games whose specification is in another game's file."""
HEAD = """# Our additions

Rules that are not in the printed rulebooks, or that can be read there in several ways. Whoever opens a table can change
them: the names and values are those of `hippodrome.new_table(..., options={...})`. The default comes first.

This page is made by `tools/additions.py` from the games' options and texts. The site has the same list for each game,
in three languages.
"""


def value_of(value: OptionValue) -> str:
    return f"`{str(value).lower() if isinstance(value, bool) else value}`"


def row(choice: Choice) -> str:
    option = choice.option
    values = [option.default, *(value for value in option.choices if value != option.default)]
    told = ", ".join(map(value_of, values))
    return f"| {choice.title} | {choice.text} | `{option.name}` | {told} | {', '.join(choice.rules)} |"


def table(title: str, choices: list[Choice]) -> list[str]:
    """Return a heading and a table, or nothing without choices."""
    if not choices:
        return []
    return [f"### {title}", "", "| what | why, or how else | option | values | rules |", "|---|---|---|---|---|",
            *map(row, choices), ""]  # fmt: skip


def page() -> str:
    lines = [HEAD]
    for game in [info.name for info in playable_games()]:
        found = additions_of(game, "en")
        lines += [f"## {Speaker(game, 'en').say('title')}", ""]
        lines += table("House rules", found.house_rules) + table("Readings", found.readings)
        lines += ["### Reconstructed", "", *(f"- {entry}" for entry in found.reconstructed or ["Nothing."]), ""]
        name = SPECIFICATIONS.get(game, game)
        lines += [f"Every reading and its reasons: [the specification](rules/{name}.md).", ""]
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
