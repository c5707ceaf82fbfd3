"""The names that modules with rules import: asking, and the types of events' fields."""

from hippodrome.kernel.ask import Ask, Choice, Flow, Params, choose, pick
from hippodrome.kernel.events import Seat, Thing

__all__ = ["Ask", "Choice", "Flow", "Params", "Seat", "Thing", "choose", "pick"]
"""Modules with rules import these names from here."""
