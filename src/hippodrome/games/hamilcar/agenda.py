"""The errands of Hamilcar: what they all are, and the data that many of them carry.

Each errand stands in the chapter of its rule, under the rule's number. What it needs to know is declared here, or
beside it, with what it may hold; written and read are errands by these declarations.
"""

from hippodrome.games.hamilcar import kinds
from hippodrome.games.hamilcar.state import State
from hippodrome.kernel import agenda


class Errand(agenda.Errand[State]):
    """Something that is still to be done in this war."""


class Counted(Errand):
    """So many times, or for the so-manieth time."""

    count: kinds.Amount

    def __init__(self, count: int) -> None:
        self.count = count


class OfGeneral(Errand):
    """About a general."""

    general: kinds.General

    def __init__(self, general: int) -> None:
        self.general = general


class InSpace(Errand):
    """About a space."""

    space: kinds.Space

    def __init__(self, space: int) -> None:
        self.space = space


class OfSide(Errand):
    """About a side."""

    side: kinds.Side

    def __init__(self, side: int) -> None:
        self.side = side


class OfSideIn(OfSide):
    """About a side in a space."""

    space: kinds.Space

    def __init__(self, side: int, space: int) -> None:
        self.side, self.space = side, space


class OfSideAt(OfSide):
    """About a side's stack at a place."""

    place: kinds.Place

    def __init__(self, side: int, place: int) -> None:
        self.side, self.place = side, place


class OfSideCounted(OfSide):
    """About a side, with a number."""

    count: kinds.Amount

    def __init__(self, side: int, count: int) -> None:
        self.side, self.count = side, count
