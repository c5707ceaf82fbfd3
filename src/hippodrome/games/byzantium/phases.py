"""The phases of Byzantium, by number."""

from typing import Final

ACTION: Final = 0
FLEET_ANSWERS: Final = 1
PRESS_ON: Final = 2
MARCHING: Final = 3
CROSSING_LOSSES: Final = 4
ARRIVED: Final = 5
STAND: Final = 6
BATTLE: Final = 7
ATTACKER_LOSSES: Final = 8
DEFENDER_LOSSES: Final = 9
LEVY_CALL: Final = 10
SIEGE: Final = 11
SIEGE_LOSSES: Final = 12
FLIGHT: Final = 13
BLOCKADE: Final = 14
FLIGHT_LOSSES: Final = 15
NEXT: Final = 16
OPENING: Final = 17
INCOME: Final = 18
UPKEEP: Final = 19
REFIT: Final = 20
OVER: Final = 21
NAMES: Final = (
    *("action", "fleet", "press-on", "march", "crossing-losses", "arrived", "stand", "battle", "attacker-losses"),
    *("defender-losses", "levy", "siege", "siege-losses", "flight", "blockade", "flight-losses", "next", "opening"),
    *("income", "upkeep", "refit", "over"),
)
"""What comes next; the phases of an affair that runs on keep what they need in the state."""
