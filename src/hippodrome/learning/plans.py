"""How a game is learned: games differ in length, so batches differ in size."""

from statistics import mean

from hippodrome.api import new_table
from hippodrome.kernel.dice import Dice
from hippodrome.learning.training import TrainingPlan

FIRST_WORDS, BATCH_WORDS, TRIAL_WORDS = 2_400_000, 120_000, 8_000
"""How many words are said in the first batch, in every other one, and in a trial."""
FIRST_ROWS, ROWS = 70, 200
"""How much is noted in one game, of all seats together: little of many quick games, more of the slower later ones."""


def plan_for(game: str, seats: int, seed: int = 0, settle: int = 6) -> TrainingPlan:
    """A plan that fits the length of a game, as a few games by the advice tell it."""
    words = mean(new_table(game, seats, number).playout().play_on(Dice.of(number), 1.0) for number in range(8))
    return TrainingPlan(
        game,
        seats,
        seed,
        first=round(FIRST_WORDS / words),
        batch=round(BATCH_WORDS / words),
        first_stride=max(1, round(words * seats / FIRST_ROWS)),
        stride=max(1, round(words * seats / ROWS)),
        settle=settle,
        trials=seats * max(1, round(TRIAL_WORDS / words / seats)),
    )
