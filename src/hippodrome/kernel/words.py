"""Words: the finite vocabulary of a game."""

from hippodrome.kernel.errors import HippodromeError


class Words:
    """Every answer that can ever be given in a game: an index for speed, a spelling for people and files.

    A spelling consists of lower-case letters, digits and hyphens, so that it needs no escaping in files, URLs and logs.
    """

    def __init__(self, spellings: list[str]) -> None:
        self.spellings: list[str] = []
        self.index: dict[str, int] = {}
        self.add(*spellings)

    def add(self, *spellings: str) -> int:
        """Add words and return the index of the first of them."""
        first = len(self.spellings)
        self.spellings += spellings
        self.index.update({spelling: first + place for place, spelling in enumerate(spellings)})
        if len(self.index) != len(self.spellings):
            raise HippodromeError("A vocabulary has two words with the same spelling.")
        return first

    def __reduce__(self) -> tuple[type["Words"], tuple[list[str]]]:
        """For pickle and deepcopy, whether compiled or not."""
        return Words, (self.spellings,)

    def __len__(self) -> int:
        return len(self.spellings)

    def spell(self, indexes: list[int]) -> list[str]:
        """Return the spellings of some words, in order."""
        return [self.spellings[index] for index in indexes]
