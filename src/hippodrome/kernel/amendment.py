"""Amendment: where the rules of a running game changed.

A table that was started under earlier rules continues under the current ones from its last step boundary. From there on
its record can be replayed and verified, because the amendment holds the position. Everything before that was played
under rules that no longer exist in the code.
"""

# mypyc: off (off the hot path)

from typing import Any


class Amendment:
    """The word from which new rules apply, with the position and the dice counter at that word."""

    def __init__(self, words: int, chances: int, rules: int, position: dict[str, Any] | None, count: int) -> None:
        self.words = words
        self.chances = chances
        self.rules = rules
        self.position = position
        self.count = count

    def data(self) -> dict[str, Any]:
        """Return the amendment as plain data, including every secret."""
        return {
            "words": self.words,
            "chances": self.chances,
            "rules": self.rules,
            "position": self.position,
            "count": self.count,
        }

    @staticmethod
    def read(data: dict[str, Any]) -> "Amendment":
        """Return the amendment that `data` describes."""
        return Amendment(data["words"], data["chances"], data["rules"], data["position"], data["count"])
