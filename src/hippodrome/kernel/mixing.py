"""Mixing: a seed that nobody could choose alone.

The site commits to a secret before anybody sits down and publishes the hash of it: the promise. Everybody who sits down
adds a random share made by their own browser. The seed is mixed from all of these. The site chose its secret before it
knew the shares, and nobody who added a share knew the secret.
"""

# mypyc: off (off the hot path)

import re
from hashlib import blake2b
from typing import Any, Final

from hippodrome.kernel.dice import commitment_of
from hippodrome.kernel.errors import BadRecord

NO_SHARE: Final = "-"
"""Stands in for the share of a bot, which has none."""
MADE_HERE: Final = " site"
"""Marks a share that the site had to make because a player's browser sent none."""
SHARE: Final = re.compile("[0-9a-f]{32}( site)?|-")
TABLE: Final = re.compile("[a-z0-9]{1,20}")


class Mixed:
    """What a seed is mixed from: the site's secret (None until published), the table's name, and a share per seat."""

    def __init__(self, promise: str, table: str, shares: tuple[str, ...], secret: bytes | None) -> None:
        if not TABLE.fullmatch(table) or not all(SHARE.fullmatch(share) for share in shares):
            raise BadRecord(
                "A share is 32 hexadecimal digits, or - for a bot; a table's name has at most 20 characters."
            )
        self.promise = promise
        self.table = table
        self.shares = shares
        self.secret = secret

    def seed(self) -> bytes:
        """Return the seed: a hash of all parts, one per line."""
        if self.secret is None:
            raise BadRecord("The secret that the seed is mixed from is published when the game is over.")
        lines = "\n".join([self.secret.hex(), self.table, *self.shares])
        return blake2b(lines.encode(), digest_size=32, person=b"hippodrome seed").digest()

    def forgotten(self) -> "Mixed":
        """Return this without the secret."""
        return Mixed(self.promise, self.table, self.shares, None)

    def check(self, seed: bytes, seats: int) -> None:
        """Raise BadRecord unless the secret matches the promise and the seed is the result of the mix."""
        if self.secret is None:
            raise BadRecord("The record does not contain the secret that its seed was mixed from.")
        if commitment_of(self.secret) != self.promise:
            raise BadRecord("The secret is not the one that was promised before anybody sat down.")
        if len(self.shares) != seats:
            raise BadRecord(f"The record has {len(self.shares)} shares for {seats} seats.")
        if self.seed() != seed:
            raise BadRecord("The seed does not follow from the secret and the shares.")

    def data(self) -> dict[str, Any]:
        """Return this as plain data."""
        secret = None if self.secret is None else self.secret.hex()
        return {"promise": self.promise, "table": self.table, "shares": list(self.shares), "secret": secret}

    @staticmethod
    def read(data: dict[str, Any]) -> "Mixed":
        """Return what `data` describes."""
        secret = data["secret"]
        kept = None if secret is None else bytes.fromhex(secret)
        return Mixed(data["promise"], data["table"], tuple(data["shares"]), kept)

    # --- in a record -------------------------------------------------------------------------------------------

    def lines(self) -> list[str]:
        """Return the lines for a record's head."""
        told = [f"promise: {self.promise}", f"table: {self.table}"]
        told += [f"share {seat}: {share}" for seat, share in enumerate(self.shares)]
        return told if self.secret is None else [*told, f"secret: {self.secret.hex()}"]

    @staticmethod
    def of_lines(head: dict[str, str], seats: int) -> "Mixed | None":
        """Return what a record's head contains of this, or None; raises BadRecord."""
        given = [name for name in head if name.startswith("share ")]
        if "promise" not in head:
            if given:
                raise BadRecord("The record tells shares of its seed without the promise that they belong to.")
            return None
        if len(given) > seats or any(f"share {seat}" not in head for seat in range(len(given))):
            raise BadRecord(
                f"A record of {seats} seats has one share a seat, from seat 0 on; this one has {len(given)}."
            )
        shares = tuple([head[f"share {seat}"] for seat in range(len(given))])
        secret = head.get("secret")
        if not re.fullmatch("[0-9a-f]{64}", head["promise"]) or (
            secret is not None and not re.fullmatch("[0-9a-f]{64}", secret)
        ):
            raise BadRecord("Promise and secret of a record are 64 hexadecimal digits each.")
        return Mixed(head["promise"], head.get("table", ""), shares, None if secret is None else bytes.fromhex(secret))
