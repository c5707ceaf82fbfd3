"""Describe the options of a game."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from django.conf import settings

from hippodrome.kernel.game import OptionValue
from hippodrome.text import Speaker
from hippodrome.text.additions import Choice
from hippodrome.web import messages, models


def option_title(spoken: Speaker, name: str) -> str:
    key = f"option-{name}"
    return spoken.say(key) if spoken.bundle.has(key) else name


def choice_title(spoken: Speaker, name: str, choice: object) -> str:
    if isinstance(choice, bool):
        return messages.say("yes" if choice else "no")
    key = f"option-{name}-{choice}"
    return spoken.say(key) if spoken.bundle.has(key) else str(choice)


def settings_of(table: models.GameTable, spoken: Speaker) -> list[tuple[str, str]]:
    """Return everything that was chosen when a table was opened, in words."""
    chosen = [(option_title(spoken, name), choice_title(spoken, name, value)) for name, value in table.options.items()]
    chosen.append((messages.say("spoken"), dict(settings.LANGUAGES).get(table.language, table.language)))
    if table.seated and len(table.seated) > 2:
        chosen.append((messages.say("on-resign"), messages.say(f"on-resign-{table.on_resign}")))
    chosen.append((messages.say("patience"), messages.say("patience-hours", hours=table.patience)))
    chosen.append((messages.say("hints"), messages.say(f"hints-{table.hints}")))
    return chosen


class DescribedChoice(NamedTuple):
    """An option as the page of our additions shows it."""

    title: str
    text: str
    rules: tuple[str, ...]
    usual: str
    others: list[str]
    here: str


def described_choices(game: str, choices: Sequence[Choice], table: Mapping[str, OptionValue]) -> list[DescribedChoice]:
    """Describe some options, with what is played at a table if there is one."""
    spoken = Speaker(game, messages.language())
    described = []
    for choice in choices:
        option = choice.option
        others = [choice_title(spoken, option.name, value) for value in option.choices if value != option.default]
        here = choice_title(spoken, option.name, table[option.name]) if option.name in table else ""
        usual = choice_title(spoken, option.name, option.default)
        described.append(DescribedChoice(choice.title, choice.text, choice.rules, usual, others, here))
    return described
