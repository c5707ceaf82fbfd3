"""Retraction: where everybody at a table agreed to take words back that undo could not reach."""

# mypyc: off (off the hot path)


class Retraction:
    """After how many words of the game how many were taken back, and whether somebody had learned something by then.

    `revealed` is true if something had been rolled, drawn or shown since. The dice repeat themselves after a
    retraction, so the record lists no other outcomes for it.
    """

    def __init__(self, words: int, count: int, revealed: bool) -> None:
        self.words = words
        self.count = count
        self.revealed = revealed

    def data(self) -> list[int]:
        """This retraction as plain data."""
        return [self.words, self.count, int(self.revealed)]

    @staticmethod
    def read(data: list[int]) -> "Retraction":
        """The retraction that `data` was taken from."""
        words, count, revealed = data
        return Retraction(words, count, bool(revealed))

    def line(self) -> str:
        """The line of a record that tells it."""
        return f"retracted {self.count}{' revealed' if self.revealed else ''}"
