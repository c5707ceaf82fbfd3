"""One typed error for each way to be wrong; every message says what would be right."""


class HippodromeError(Exception):
    """Any mistake a user of the engine can make; catch this to catch them all."""


class UnknownGame(HippodromeError):
    """There is no game of that name."""


class BadOption(HippodromeError):
    """A seat count or an option that the game does not have."""


class NoSuchSeat(HippodromeError):
    """A seat that the table does not have."""


class NotYourTurn(HippodromeError):
    """A seat spoke that was not asked."""


class IllegalWord(HippodromeError):
    """A word that is not a legal answer now; `legal` holds those that are."""

    def __init__(self, message: str, legal: list[str], rule: str) -> None:
        super().__init__(message)
        self.message = message
        self.legal = legal
        self.rule = rule

    def __reduce__(self) -> tuple[type["IllegalWord"], tuple[str, list[str], str]]:
        """How it comes from one process to another."""
        return IllegalWord, (self.message, self.legal, self.rule)


class CannotUndo(HippodromeError):
    """Nothing to take back: somebody else has acted, or chance or a secret has spoken since."""


class BadPosition(HippodromeError):
    """A position that cannot be: a card too many, an unknown name, a missing seat."""


class OutOfChance(HippodromeError):
    """Loaded dice were asked for an outcome that their script does not hold.

    Where it just ended, `sides` tells of which die, or `things` out of what is to be drawn.
    """

    def __init__(self, message: str, sides: int = 0, things: list[int] | None = None) -> None:
        super().__init__(message)
        self.sides = sides
        self.things = things or []


class NoRedeal(HippodromeError):
    """No way was found to deal the hidden things anew."""


class BadRecord(HippodromeError):
    """A record that cannot be read, or that does not replay to what it says."""


class BrokenInvariant(HippodromeError):
    """The rules code let something happen that cannot happen in the real game: a bug of ours."""
