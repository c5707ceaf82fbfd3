"""Layout rectangles."""


class Rectangle:
    """A rectangle for laying out parts of a picture."""

    def __init__(self, x: float, y: float, width: float, height: float) -> None:
        self.x = x
        self.y = y
        self.width = width
        self.height = height

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def middle(self) -> float:
        """The horizontal centre."""
        return self.x + self.width / 2
