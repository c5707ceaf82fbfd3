"""Dice: all chance of a game goes through one small object inside its state.

The numbers are a keyed BLAKE2b counter stream. A copy is a key and a counter; what was rolled tells nothing about
what will be rolled; and whoever learns the key afterwards can check every roll.

Chance has two shapes: a *roll* of a die and a *draw* of one thing out of many. Piles are kept unordered and drawn
from when a card is turned, which is the same as shuffling first and hides nothing inside the state.
"""

from hashlib import blake2b
from struct import Struct
from typing import Any, Final

from hippodrome.kernel.errors import BadOption, OutOfChance

ALL: Final = -1
"""Everybody sees this outcome."""
NOBODY: Final = -2
"""Nobody sees this outcome, not even the seat that caused it."""
UNKNOWN: Final = -1_000_000
"""Stands in a script for an outcome that is not known and is drawn afresh."""
HALVES: Final = Struct("<16I")
"""A block of the stream: eight numbers of 64 bits, each as its lower and its higher half."""


def key_of(seed: int | bytes) -> bytes:
    """The dice key of a seed: bytes as they are, a number in as many bytes as it needs."""
    if isinstance(seed, bytes):
        if not 1 <= len(seed) <= 64:
            raise BadOption(f"A seed of bytes has 1 to 64 of them, not {len(seed)}.")
        return seed
    if seed < 0 or seed.bit_length() > 512:
        raise BadOption("A seed is a number from 0 to 2**512 - 1, or 1 to 64 bytes.")
    return seed.to_bytes(max(1, (seed.bit_length() + 7) // 8), "little")


def commitment_of(key: bytes) -> str:
    """The fingerprint of a key, published before the game; the key itself is published after it."""
    return blake2b(key, digest_size=32, person=b"hippodrome").hexdigest()


class Dice:
    """A fair source of rolls and draws that can be copied, kept secret and checked.

    `outcomes` holds what happened since somebody last emptied it: a roll of 5 as -5, a drawn thing as itself, each with
    who saw it (a seat, ALL or NOBODY).
    """

    def __init__(self, key: bytes, count: int = 0) -> None:
        self.key = key
        self.count = count
        self.keep = True
        self.outcomes: list[tuple[int, int]] = []
        self._block: tuple[int, ...] = ()

    @staticmethod
    def of(seed: int | bytes) -> "Dice":
        """Dice of a seed: a number or bytes.

        >>> Dice.of(5).roll() == Dice.of(5).roll()
        True
        """
        return Dice(key_of(seed))

    def copy(self) -> "Dice":
        """The same dice at the same place of their stream."""
        twin = Dice(self.key, self.count)
        twin._block = self._block
        twin.keep = self.keep
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle and deepcopy, whether compiled or not."""
        return _restored, (self.key, self.count, self.keep, self.outcomes)

    def below(self, n: int) -> int:
        """The next number from 0 to n - 1 (unevenness under n / 2**64), unlogged."""
        place = (self.count & 7) * 2
        if place == 0 or not self._block:
            counter = (self.count >> 3).to_bytes(8, "little")
            self._block = HALVES.unpack(blake2b(counter, digest_size=64, key=self.key).digest())
        self.count += 1
        # Both halves never stand in one number: it would be too long for a machine word, and that is slow.
        return ((self._block[place + 1] % n << 32) + self._block[place]) % n

    def roll(self, sides: int = 6, seen_by: int = ALL) -> int:
        """One die: 1 to `sides`."""
        pips = 1 + self.below(sides)
        if self.keep:
            self.outcomes.append((-pips, seen_by))
        return pips

    def draw(self, things: list[int], seen_by: int = ALL) -> int:
        """Take one of `things` at random out of the list; the order of the list means nothing.

        Of equal things the first is taken, so that what is left depends on what was drawn and on nothing else.
        """
        thing = things[self.below(len(things))]
        things.remove(thing)
        if self.keep:
            self.outcomes.append((thing, seen_by))
        return thing


class ScriptedDice(Dice):
    """Dice that first say what a script says, then roll on (or, when strict, refuse to)."""

    def __init__(self, script: list[int], key: bytes, strict: bool = True) -> None:
        super().__init__(key)
        self.script = script
        self.place = 0
        self.strict = strict

    def copy(self) -> Dice:
        """The same script at the same place."""
        twin = ScriptedDice(self.script, self.key, self.strict)
        twin.place = self.place
        twin.count = self.count
        twin._block = self._block
        twin.keep = self.keep
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle and deepcopy, whether compiled or not."""
        return _restored, (self.key, self.count, self.keep, self.outcomes, self.script[self.place :], self.strict)

    def _scripted(self, sides: int, things: list[int] | None) -> int:
        """The next outcome of the script, or UNKNOWN; what it is about is told where a strict script has ended."""
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
        """The scripted thing, which must be among `things`."""
        outcome = self._scripted(0, things)
        if outcome == UNKNOWN:
            return super().draw(things, seen_by)
        if outcome not in things:
            raise OutOfChance("The game draws something that the script says, but it is not there to be drawn.")
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
    """Dice as they were when they were taken apart."""
    dice = Dice(key) if script is None else ScriptedDice(script, key, strict)
    dice.count = count
    dice.keep = keep
    dice.outcomes = outcomes
    return dice
