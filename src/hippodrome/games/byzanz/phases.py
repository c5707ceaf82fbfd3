"""The phases of a round of Byzanz, by number."""

from typing import Final

REVEAL: Final = 0
BIDDING: Final = 1
PAYING: Final = 2
LIMIT: Final = 3
MARKET: Final = 4
CLOSING: Final = 5
OVER: Final = 6
NAMES: Final = ("reveal", "bidding", "paying", "limit", "market", "closing", "over")
