"""Byzanz as a market table: everybody's bid, the package on a purple cloth, a stall for each kind."""

from hippodrome.games.byzanz.showing.draw.board import board
from hippodrome.games.byzanz.showing.draw.goods import definitions

__all__ = ["board", "definitions"]
