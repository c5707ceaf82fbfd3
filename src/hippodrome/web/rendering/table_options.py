"""Describe the options of a game."""

from hippodrome import games
from hippodrome.text import Speaker
from hippodrome.web import messages, models


def option_title(spoken: Speaker, name: str) -> str:
    key = f"option-{name}"
    return spoken.say(key) if spoken.bundle.has(key) else name


def choice_title(spoken: Speaker, name: str, choice: object) -> str:
    if isinstance(choice, bool):
        return messages.say("yes" if choice else "no")
    key = f"option-{name}-{choice}"
    return spoken.say(key) if spoken.bundle.has(key) else str(choice)


def unusual_options(table: models.GameTable, spoken: Speaker) -> list[tuple[str, str]]:
    usual = {option.name: option.default for option in games.find_game(table.game).options}
    return [
        (option_title(spoken, name), choice_title(spoken, name, value))
        for name, value in table.options.items()
        if usual.get(name) != value
    ]
