"""Amendment: where the rules of a running game changed.

A table that was begun under earlier rules goes on under the present ones from its last step boundary. From there on its
record can be replayed and verified, because the amendment holds the position; what came before was played by rules
that are no longer here.
"""

# mypyc: off (off the hot path)

from typing import Any


class Amendment:
    """From which word on which rules are played, and the position and the place in the dice's stream at that word."""

    def __init__(self, words: int, chances: int, rules: int, position: dict[str, Any] | None, count: int) -> None:
        self.words = words
        self.chances = chances
        self.rules = rules
        self.position = position
        self.count = count

    def data(self) -> dict[str, Any]:
        """This amendment as plain data, with every secret in it."""
        return {
            "words": self.words,
            "chances": self.chances,
            "rules": self.rules,
            "position": self.position,
            "count": self.count,
        }

    @staticmethod
    def read(data: dict[str, Any]) -> "Amendment":
        """The amendment that `data` was taken from."""
        return Amendment(data["words"], data["chances"], data["rules"], data["position"], data["count"])
