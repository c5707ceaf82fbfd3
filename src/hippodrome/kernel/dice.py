"""Dice: all chance of a game goes through one small object inside its state.

The numbers are a keyed BLAKE2b counter stream. A copy is a key and a counter. Past rolls tell nothing about future
ones, and anybody who learns the key afterwards can check every roll.

Chance has two forms: a *roll* of a die and a *draw* of one thing out of many. Piles are unordered, and a card is drawn
at the moment it is turned over. That is equivalent to shuffling first, and keeps no hidden order in the state.
"""

from hashlib import blake2b
from struct import Struct
from typing import Any, Final

from hippodrome.kernel.errors import BadOption, OutOfChance

ALL: Final = -1
"""Marks an outcome that everybody sees."""
NOBODY: Final = -2
"""Marks an outcome that nobody sees, including the seat that caused it."""
UNKNOWN: Final = -1_000_000
"""Marks an unknown outcome in a script, to be drawn at random."""
HALVES: Final = Struct("<16I")
"""A block of the stream: eight 64-bit numbers, each split into its lower and its higher half."""


def key_of(seed: int | bytes) -> bytes:
    """Return the dice key of a seed: bytes unchanged, a number in as many bytes as it needs."""
    if isinstance(seed, bytes):
        if not 1 <= len(seed) <= 64:
            raise BadOption(f"A seed given as bytes has 1 to 64 of them, not {len(seed)}.")
        return seed
    if seed < 0 or seed.bit_length() > 512:
        raise BadOption("A seed is a number from 0 to 2**512 - 1, or 1 to 64 bytes.")
    return seed.to_bytes(max(1, (seed.bit_length() + 7) // 8), "little")


def commitment_of(key: bytes) -> str:
    """Return the hash of a key. It is published before the game, the key itself afterwards."""
    return blake2b(key, digest_size=32, person=b"hippodrome").hexdigest()


class Dice:
    """A fair source of rolls and draws that can be copied, kept secret and checked.

    `outcomes` collects rolls and draws until the table empties it: a roll of 5 as -5, a drawn thing as itself, each
    with who saw it (a seat, ALL or NOBODY).
    """

    def __init__(self, key: bytes, count: int = 0) -> None:
        self.key = key
        self.count = count
        self.keep = True
        self.outcomes: list[tuple[int, int]] = []
        self._block: tuple[int, ...] = ()

    @staticmethod
    def of(seed: int | bytes) -> "Dice":
        """Return the dice of a seed, which is a number or bytes.

        >>> Dice.of(5).roll() == Dice.of(5).roll()
        True
        """
        return Dice(key_of(seed))

    def copy(self) -> "Dice":
        """Return the same dice at the same position in their stream."""
        twin = Dice(self.key, self.count)
        twin._block = self._block
        twin.keep = self.keep
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Support pickle and deepcopy, compiled or not."""
        return _restored, (self.key, self.count, self.keep, self.outcomes)

    def below(self, n: int) -> int:
        """Return the next number from 0 to n - 1 without logging it; its bias is below n / 2**64."""
        place = (self.count & 7) * 2
        if place == 0 or not self._block:
            counter = (self.count >> 3).to_bytes(8, "little")
            self._block = HALVES.unpack(blake2b(counter, digest_size=64, key=self.key).digest())
        self.count += 1
        # The halves are never combined: the number would not fit a machine word, and that is slow.
        return ((self._block[place + 1] % n << 32) + self._block[place]) % n

    def roll(self, sides: int = 6, seen_by: int = ALL) -> int:
        """Roll one die: 1 to `sides`."""
        pips = 1 + self.below(sides)
        if self.keep:
            self.outcomes.append((-pips, seen_by))
        return pips

    def draw(self, things: list[int], seen_by: int = ALL) -> int:
        """Remove a random thing from the list and return it; the order of the list has no meaning.

        Among equal things the first is removed, so that the rest of the list depends only on what was drawn.
        """
        thing = things[self.below(len(things))]
        things.remove(thing)
        if self.keep:
            self.outcomes.append((thing, seen_by))
        return thing


class ScriptedDice(Dice):
    """Dice that follow a script, then continue at random (or, if strict, raise OutOfChance)."""

    def __init__(self, script: list[int], key: bytes, strict: bool = True) -> None:
        super().__init__(key)
        self.script = script
        self.place = 0
        self.strict = strict

    def copy(self) -> Dice:
        """Return the same script at the same position."""
        twin = ScriptedDice(self.script, self.key, self.strict)
        twin.place = self.place
        twin.count = self.count
        twin._block = self._block
        twin.keep = self.keep
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Support pickle and deepcopy, compiled or not."""
        return _restored, (self.key, self.count, self.keep, self.outcomes, self.script[self.place :], self.strict)

    def _scripted(self, sides: int, things: list[int] | None) -> int:
        """Return the next outcome of the script, or UNKNOWN. `sides` and `things` go into the error at its end."""
        if self.place < len(self.script):
            self.place += 1
            return self.script[self.place - 1]
        if self.strict:
            held = f"The script holds {len(self.script)} outcomes and the game needs one more."
            raise OutOfChance(held, sides, None if things is None else things[:])
        return UNKNOWN

    def roll(self, sides: int = 6, seen_by: int = ALL) -> int:
        """The scripted roll."""
        outcome = self._scripted(sides, None)
        if outcome == UNKNOWN:
            return super().roll(sides, seen_by)
        if not 1 <= -outcome <= sides:
            raise OutOfChance(f"The game rolls a die of {sides} sides; the script has {outcome!r} there.")
        self._said(outcome, seen_by)
        return -outcome

    def draw(self, things: list[int], seen_by: int = ALL) -> int:
        """Draw the scripted thing, which must be among `things`."""
        outcome = self._scripted(0, things)
        if outcome == UNKNOWN:
            return super().draw(things, seen_by)
        if outcome not in things:
            raise OutOfChance("The script draws something that is not among the things to draw from.")
        things.remove(outcome)
        self._said(outcome, seen_by)
        return outcome

    def _said(self, outcome: int, seen_by: int) -> None:
        self.count += 1
        if self.keep:
            self.outcomes.append((outcome, seen_by))


def _restored(
    key: bytes,
    count: int,
    keep: bool,
    outcomes: list[tuple[int, int]],
    script: list[int] | None = None,
    strict: bool = False,
) -> Dice:
    """Restore dice from their pickled parts."""
    dice = Dice(key) if script is None else ScriptedDice(script, key, strict)
    dice.count = count
    dice.keep = keep
    dice.outcomes = outcomes
    return dice
