"""The phases of Byzantio and Nekken, by number."""

from typing import Final

DYNASTIES: Final = 0
OBJECTIVES: Final = 1
ORDER: Final = 2
TURN: Final = 3
ANSWER: Final = 4
EVENT: Final = 5
SUCCESSION_CHOICE: Final = 6
PLAGUE_MOVE: Final = 7
CROSSING: Final = 8
GUESSING: Final = 9
OVER: Final = 10
NAMES: Final = (
    *("dynasties", "objectives", "order", "turn", "answer"),
    *("event", "succession", "plague", "crossing", "guessing", "over"),
)
