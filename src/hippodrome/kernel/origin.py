"""Origin: how a table began. Together with the words, it is enough to replay the whole game."""

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
"""Characters that no text needs and a database may refuse: control characters and lone surrogates."""


def checked_names(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """Return names that a record can hold, in the order of seats; raises BadOption."""
    if isinstance(names, str) or len(names) > seats:
        raise BadOption(f"Give names as a list of at most {seats}, in the order of seats, not as {short(names)}.")
    for name in names:
        if not isinstance(name, str) or len(name) > LONGEST_NAME or UNPRINTABLE.search(name):
            raise BadOption(f"A name is one line of at most {LONGEST_NAME} characters, not {short(name)}.")
    return tuple(names)


class Origin:
    """The game, its options, and what the table started from: a seed, a written position, or both.

    `mixed` holds what the seed was mixed from, if nobody was to choose it alone. A `world` was dealt in the middle of
    a game for one seat, so it has no beginning that a record could contain.
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
        """Return this origin without seed and position, for people who may not know them."""
        mixed = None if self.mixed is None else self.mixed.forgotten()
        return Origin(self.game, self.seats, self.options, None, None, self.names, self.commitment, mixed=mixed)

    def with_dice_unknown(self) -> "Origin":
        """Return this origin for a table whose dice no longer follow from its seed."""
        return Origin(self.game, self.seats, self.options, None, self.position, self.names, None, self.world)

    def dealt_anew(self) -> "Origin":
        """Return the origin of a redealt world. It contains nothing about the true dice, not even their commitment."""
        return Origin(self.game, self.seats, self.options.copy(), None, None, self.names, None, True)

    def data(self) -> dict[str, Any]:
        """Return this origin as plain data, with the seed in hexadecimal."""
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
        """Return the origin that `data` describes."""
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
