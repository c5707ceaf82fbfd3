"""Sizes of things on the map."""

from functools import cache


class Measure:
    """The sizes of things on a shape of the board."""

    def __init__(self, shape: str) -> None:
        wide = shape == "wide"
        self.city = 15.5 if wide else 7.4
        self.ring = 23.5 if wide else 11.8
        self.edge = 20.5 if wide else 10.5
        self.number = 22.6 if wide else 11.2
        self.cube = 9.5 if wide else 5.2
        self.army = 15.5 if wide else 8.5
        self.name = 18.4 if wide else 8.6
        self.gap = 21.0 if wide else 11.0
        self.sign = 9.0 if wide else 5.0
        self.line = 1.0 if wide else 0.55


@cache
def measure_of(shape: str) -> Measure:
    """Return the sizes of a shape."""
    return Measure(shape)
