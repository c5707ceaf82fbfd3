"""BZ 3.2: a player's turn, and the list of all actions."""

from typing import Final

from hippodrome.games.byzantium import pieces
from hippodrome.games.byzantium.rules import bulgars, movement, plain_actions, special
from hippodrome.games.byzantium.rules.action import Action
from hippodrome.games.byzantium.state import State
from hippodrome.kernel.ask import Ask, Flow

ACTIONS: Final[list[Action]] = [
    plain_actions.Control(),
    plain_actions.Reinforce(),
    plain_actions.Tax(),
    plain_actions.Build(pieces.BYZANTINE),
    plain_actions.Build(pieces.ARAB),
    special.Grow(pieces.BYZANTINE),
    special.Grow(pieces.ARAB),
    special.Fortify(),
    special.Crown(pieces.BYZANTINE),
    special.Fleet(pieces.BYZANTINE),
    special.CIVIL_WARS[pieces.BYZANTINE],
    special.Crown(pieces.ARAB),
    special.Fleet(pieces.ARAB),
    special.CIVIL_WARS[pieces.ARAB],
    bulgars.CallBulgars(),
    movement.MoveArmy(pieces.BYZANTINE),
    movement.MoveArmy(pieces.ARAB),
    plain_actions.Pass(),
]
"""Every action, in the order in which they are offered."""
BY_WORD: Final[list[Action]] = sorted(ACTIONS, key=lambda action: action.word)


def possible_actions(game: State) -> list[int]:
    """BZ 3.2-3.4: the words of the actions that the player in turn can take."""
    return [action.word for action in ACTIONS if action.refusal(game) is None]


def act(game: State) -> Flow:
    """BZ 3.2: the player in turn takes exactly one action."""
    word = yield Ask(game.seat, "BZ 3.2", "prompt-action", possible_actions(game), {"round": game.round})
    game.acted = True
    yield from BY_WORD[word].play(game)
