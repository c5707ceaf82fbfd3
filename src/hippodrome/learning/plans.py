"""Training plans for games of different lengths."""

from statistics import mean

from hippodrome.api import new_table
from hippodrome.kernel.dice import Dice
from hippodrome.learning.training import TrainingPlan

FIRST_WORDS, BATCH_WORDS, TRIAL_WORDS = 2_400_000, 120_000, 8_000
"""The number of words in the first batch, in later batches, and in a trial."""
FIRST_ROWS, ROWS = 70, 200
"""The number of rows sampled from a game, for all seats together: few from the quick games of the first batch, more
from later ones."""


def plan_for(game: str, seats: int, seed: int = 0, settle: int = 6) -> TrainingPlan:
    """Return a plan for a game, whose length is measured in a few games that follow the advice."""
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
