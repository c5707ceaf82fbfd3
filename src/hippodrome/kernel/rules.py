"""What the rules of a game are written with: how they ask, and the words for what happened."""

from hippodrome.kernel.ask import Ask, Choice, Flow, Params, choose, pick
from hippodrome.kernel.events import Seat, Thing

__all__ = ["Ask", "Choice", "Flow", "Params", "Seat", "Thing", "choose", "pick"]
"""A chapter of rules imports them from here."""
