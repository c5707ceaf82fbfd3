"""The settings of a search, under the names they have in the literature. A game returns those that suit it."""

# mypyc: off (a msgspec struct)

import msgspec


class SearchSettings(msgspec.Struct, frozen=True, kw_only=True):
    """How `kernel/searching.py` searches. The defaults suit a game that nobody has tuned.

    `msgspec.structs.replace(settings, c_puct=0.5)` returns a copy with a changed setting.
    """

    c_puct: float = 1.0
    """Exploration constant: how much an answer's prior counts against its results so far."""
    prior_temperature: float = 2 / 3
    """Softmax temperature that turns the game's advice into priors. A low one trusts the advice more."""
    initial_width: int = 4
    """Progressive widening: answers considered when a question is first searched. Later visits add more."""
    root_width: int = 16
    """Answers considered at most for the question that is being decided."""
    rollout_length: int = -1
    """Words played after a leaf before the position is judged. -1 plays to the end of the game."""
    rollout_advised: float = 0.9
    """Share of a rollout's words that follow the advice. The rest are random."""
    score_weight: float = 0.3
    """Weight of the lead in points in a position's worth. The rest is the victory itself."""
    score_scale: float = 10.0
    """Lead in points that earns most of what a lead can earn."""
    min_z_score: float = 0.5
    """Standard errors by which an answer must be ahead to replace the advised one."""
    flat: bool = False
    """Flat Monte Carlo: compare the answers by rollouts alone, without a tree below them."""
