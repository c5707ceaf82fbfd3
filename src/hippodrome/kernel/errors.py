"""A typed error for each kind of mistake; every message says what would be right."""


class HippodromeError(Exception):
    """The base of all errors that a user of the engine can cause."""


class UnknownGame(HippodromeError):
    """No game has that name."""


class BadOption(HippodromeError):
    """A seat count or an option that the game does not have."""


class NoSuchSeat(HippodromeError):
    """A seat that the table does not have."""


class NotYourTurn(HippodromeError):
    """A seat answered without being asked."""


class IllegalWord(HippodromeError):
    """A word that is not a legal answer now; `legal` lists those that are."""

    def __init__(self, message: str, legal: list[str], rule: str) -> None:
        super().__init__(message)
        self.message = message
        self.legal = legal
        self.rule = rule

    def __reduce__(self) -> tuple[type["IllegalWord"], tuple[str, list[str], str]]:
        """Support pickling between processes."""
        return IllegalWord, (self.message, self.legal, self.rule)


class CannotUndo(HippodromeError):
    """Nothing can be undone: another seat has acted, or something has been rolled, drawn or revealed since."""


class BadPosition(HippodromeError):
    """An impossible position: a card too many, an unknown name, a missing seat."""


class OutOfChance(HippodromeError):
    """Scripted dice were asked for an outcome that their script does not contain.

    If the script has ended, `sides` is the die to be rolled, or `things` is what to draw from.
    """

    def __init__(self, message: str, sides: int = 0, things: list[int] | None = None) -> None:
        super().__init__(message)
        self.sides = sides
        self.things = things or []


class NoRedeal(HippodromeError):
    """The hidden information could not be dealt anew."""


class BadRecord(HippodromeError):
    """A record that cannot be read, or whose replay differs from what it states."""


class NewerRules(BadRecord):
    """A record or a saved game uses newer rules than this installation has."""

    def __init__(self, what: str, game: str, rules: int, ours: int) -> None:
        here = f"this installation has version {ours}: update Hippodrome"
        super().__init__(f"{what} uses version {rules} of the rules of {game}; {here}.")


class BrokenInvariant(HippodromeError):
    """The rules code allowed something that is impossible in the real game: a bug in Hippodrome."""
