"""What we added to a game's rules: house rules, readings that can be chosen, and what we had to reconstruct.

House rules and readings are the game's options, so the list holds whatever can be switched. What is no option stands in
`additions.en.ftl` beside the game's other texts, one message for each entry: `addition-1`, `addition-2`, ...
"""

from typing import NamedTuple

from hippodrome.kernel.game import Option
from hippodrome.registry import find_game, package_of
from hippodrome.text.bundle import game_bundle
from hippodrome.text.rules import rules_of_options

NO_RULE = frozenset({"board"})
"""Options that are no rule: which board is played on."""


class Choice(NamedTuple):
    """A rule that a table may play in another way; its default is what is played without a choice."""

    option: Option
    title: str
    text: str
    rules: tuple[str, ...]


class Additions(NamedTuple):
    """Everything of a game's rules that is ours, in one language."""

    house_rules: list[Choice]
    readings: list[Choice]
    reconstructed: list[str]


def additions_of(game: str, language: str) -> Additions:
    """List the house rules, the readings and the reconstructions of a game."""
    said = game_bundle(package_of(game), game, language)
    told_in = rules_of_options(game, language)
    choices = [
        Choice(
            option,
            said.say(f"option-{option.name}"),
            said.say(f"option-{option.name}-help"),
            tuple(told_in.get(option.name, ())),
        )
        for option in find_game(game).options
        if option.name not in NO_RULE
    ]
    reconstructed: list[str] = []
    while said.has(key := f"addition-{len(reconstructed) + 1}"):
        reconstructed.append(said.say(key))
    house_rules = [choice for choice in choices if choice.option.house]
    return Additions(house_rules, [choice for choice in choices if not choice.option.house], reconstructed)
