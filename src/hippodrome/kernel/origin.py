"""Origin: how a table began; with it and the words, the whole game can be told again."""

# mypyc: off (off the hot path)

import re
from collections.abc import Sequence
from typing import Any, Final

from hippodrome.kernel.dice import commitment_of
from hippodrome.kernel.errors import BadOption
from hippodrome.kernel.faults import short
from hippodrome.kernel.game import Options
from hippodrome.kernel.mixing import Mixed

LONGEST_NAME: Final = 200
UNPRINTABLE: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
"""What a text has no use for, and a database may refuse: control characters and halves of characters."""


def checked_names(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """Names that a record can tell, the first seats' first; raises BadOption."""
    if isinstance(names, str) or len(names) > seats:
        raise BadOption(f"Names are given as a list of at most {seats}, the first seats' first, not as {short(names)}.")
    for name in names:
        if not isinstance(name, str) or len(name) > LONGEST_NAME or UNPRINTABLE.search(name):
            raise BadOption(f"A name is a text of at most {LONGEST_NAME} letters in one line, not {short(name)}.")
    return tuple(names)


class Origin:
    """The game, its options, and where chance came from: a seed, a written position, or both.

    `mixed` tells what the seed was mixed from, where nobody was to choose it alone.
    A `world` was dealt in the middle of a game for one seat's eyes: it has no beginning that could be told.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        options: Options,
        seed: bytes | None,
        position: dict[str, Any] | None = None,
        names: tuple[str, ...] = (),
        commitment: str | None = None,
        world: bool = False,
        mixed: Mixed | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.position = position
        self.names = names
        self.commitment = commitment_of(seed) if seed is not None else commitment
        self.world = world
        self.mixed = mixed

    def forgotten(self) -> "Origin":
        """This origin without seed and position: for whoever may not know them."""
        mixed = None if self.mixed is None else self.mixed.forgotten()
        return Origin(self.game, self.seats, self.options, None, None, self.names, self.commitment, mixed=mixed)

    def with_dice_unknown(self) -> "Origin":
        """This origin of a table whose dice are no longer those of its seed."""
        return Origin(self.game, self.seats, self.options, None, self.position, self.names, None, self.world)

    def dealt_anew(self) -> "Origin":
        """The origin of a redealt world: nothing of the true dice, not even their commitment, speaks of its own."""
        return Origin(self.game, self.seats, self.options.copy(), None, None, self.names, None, True)

    def data(self) -> dict[str, Any]:
        """This origin as plain data, the seed in hexadecimal."""
        mixed = {} if self.mixed is None else {"mixed": self.mixed.data()}
        return {
            "game": self.game,
            "seats": self.seats,
            "options": self.options,
            "seed": None if self.seed is None else self.seed.hex(),
            "position": self.position,
            "names": list(self.names),
            "commitment": self.commitment,
            "world": self.world,
            **mixed,
        }

    @staticmethod
    def read(data: dict[str, Any]) -> "Origin":
        """The origin that `data` was taken from."""
        seed = data["seed"]
        return Origin(
            data["game"],
            data["seats"],
            data["options"],
            None if seed is None else bytes.fromhex(seed),
            data["position"],
            tuple(data["names"]),
            data["commitment"],
            data.get("world", False),
            Mixed.read(data["mixed"]) if "mixed" in data else None,
        )
