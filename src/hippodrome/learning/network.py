"""The neural network in training: maps features to a seat's chance to win and its expected lead.

The lead is only there to teach the hidden units more than who won. The exported `values` contain only the chance.
"""

from typing import Any

import numpy as np

from hippodrome.kernel.values import Values

Numbers = Any
"""A numpy array."""
DECAY = 1e-5
"""The rate of weight decay."""
MARGIN_COUNTS = 0.3
"""The weight of the lead's error relative to that of the chance."""


class Network:
    """One hidden layer plus direct connections from the features to the outputs, trained with Adam."""

    def __init__(self, features: int, units: int, seed: int) -> None:
        random = np.random.default_rng([seed, features, units])
        self.weights: dict[str, Numbers] = {
            "units": (random.standard_normal((features, units)) * (1.2 / features**0.5)).astype(np.float32),
            "shifts": np.zeros(units, np.float32),
            "outs": np.zeros((units, 2), np.float32),
            "straight": np.zeros((features, 2), np.float32),
            "shift": np.zeros(2, np.float32),
        }
        self.first = {name: np.zeros_like(weights) for name, weights in self.weights.items()}
        self.second = {name: np.zeros_like(weights) for name, weights in self.weights.items()}
        self.steps = 0

    def answers(self, features: Numbers) -> tuple[Numbers, Numbers]:
        """Return the activations of the hidden units, and two logits for each row: of winning and of the lead."""
        hidden = np.tanh(features @ self.weights["units"] + self.weights["shifts"])
        return hidden, hidden @ self.weights["outs"] + features @ self.weights["straight"] + self.weights["shift"]

    def learn(self, features: Numbers, chances: Numbers, margins: Numbers, rate: float) -> float:
        """Take one gradient step on these rows; returns the cross entropy of the predicted chances."""
        hidden, leans = self.answers(features)
        chance = 1 / (1 + np.exp(-np.clip(leans[:, 0], -30, 30)))
        margin = np.tanh(leans[:, 1])
        wrong = np.empty_like(leans)
        wrong[:, 0] = chance - chances
        wrong[:, 1] = MARGIN_COUNTS * (margin - margins) * (1 - margin**2)
        wrong /= len(features)
        back = (wrong @ self.weights["outs"].T) * (1 - hidden**2)
        self._step(
            {
                "units": features.T @ back,
                "shifts": back.sum(0),
                "outs": hidden.T @ wrong,
                "straight": features.T @ wrong,
                "shift": wrong.sum(0),
            },
            rate,
        )
        sure = np.clip(chance, 1e-6, 1 - 1e-6)
        return float(-np.mean(chances * np.log(sure) + (1 - chances) * np.log(1 - sure)))

    def _step(self, slopes: dict[str, Numbers], rate: float) -> None:
        self.steps += 1
        for name, slope in slopes.items():
            weights, first, second = self.weights[name], self.first[name], self.second[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            scale = rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
            weights -= scale * first / (np.sqrt(second) + 1e-8) + rate * DECAY * weights

    def values(self) -> Values:
        """Return what was learned in the form that bots use."""
        weights = self.weights
        return Values(
            weights["units"].T.astype(float).tolist(),
            weights["shifts"].astype(float).tolist(),
            weights["outs"][:, 0].astype(float).tolist(),
            weights["straight"][:, 0].astype(float).tolist(),
            float(weights["shift"][0]),
        )

    def saved(self) -> dict[str, Numbers]:
        """Return the complete state as named arrays."""
        kept = {"steps": np.array(self.steps)}
        for prefix, arrays in (("weights", self.weights), ("first", self.first), ("second", self.second)):
            kept |= {f"{prefix}-{name}": array for name, array in arrays.items()}
        return kept

    def load(self, kept: dict[str, Numbers]) -> None:
        """Restore the state from `saved`."""
        self.steps = int(kept["steps"])
        for prefix, arrays in (("weights", self.weights), ("first", self.first), ("second", self.second)):
            for name in arrays:
                arrays[name] = kept[f"{prefix}-{name}"]
