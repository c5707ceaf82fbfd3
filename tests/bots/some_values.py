"""Made-up values for tests of bots."""

from random import Random

import hippodrome
from hippodrome.kernel.values import Values


def some_values(game: str, seats: int, units: int = 5, seed: int = 1) -> Values:
    """Return untrained values with random weights."""
    random = Random(seed)
    features = len(hippodrome.find_game(game).feature_names(seats))
    rows = [[random.uniform(-1, 1) for _ in range(features)] for _ in range(units)]
    numbers = [[random.uniform(-1, 1) for _ in range(units)] for _ in range(2)]
    return Values(rows, *numbers, [random.uniform(-0.3, 0.3) for _ in range(features)], 0.1)
