"""Words: the finite vocabulary of a game."""

from hippodrome.kernel.errors import HippodromeError


class Words:
    """Every answer that can ever be given in a game: an index for speed, a spelling for people and files.

    A spelling is lower-case letters, digits and hyphens, so that it can stand in a file, a URL or a log as it is.
    """

    def __init__(self, spellings: list[str]) -> None:
        self.spellings: list[str] = []
        self.index: dict[str, int] = {}
        self.add(*spellings)

    def add(self, *spellings: str) -> int:
        """Words that are said as well; the index of the first of them."""
        first = len(self.spellings)
        self.spellings += spellings
        self.index.update({spelling: first + place for place, spelling in enumerate(spellings)})
        if len(self.index) != len(self.spellings):
            raise HippodromeError("A vocabulary spells two words alike.")
        return first

    def __len__(self) -> int:
        return len(self.spellings)

    def spell(self, indexes: list[int]) -> list[str]:
        """The spellings of some words, in their order."""
        return [self.spellings[index] for index in indexes]
