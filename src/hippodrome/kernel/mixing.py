"""Mixing: a seed that nobody could choose alone.

The house commits itself to a secret before anybody sits down, and publishes its fingerprint: the promise. Everybody who
sits down brings a share, made at random by their own browser. The seed is mixed from all of it. So the house had
to choose before it knew the shares, and whoever brought a share did not know the secret.
"""

# mypyc: off (off the hot path)

import re
from hashlib import blake2b
from typing import Any, Final

from hippodrome.kernel.dice import commitment_of
from hippodrome.kernel.errors import BadRecord

NO_SHARE: Final = "-"
"""Stands for the share of a bot, which brings none."""
MADE_HERE: Final = " site"
"""Stands behind a share that the house had to make, for somebody whose browser made none."""
SHARE: Final = re.compile("[0-9a-f]{32}( site)?|-")
TABLE: Final = re.compile("[a-z0-9]{1,20}")


class Mixed:
    """What a seed was mixed from: the house's secret (None while it is kept), the table's name, a share a seat."""

    def __init__(self, promise: str, table: str, shares: tuple[str, ...], secret: bytes | None) -> None:
        if not TABLE.fullmatch(table) or not all(SHARE.fullmatch(share) for share in shares):
            raise BadRecord("A share is 32 hexadecimal digits, or - for a bot; a table's name has up to 20 letters.")
        self.promise = promise
        self.table = table
        self.shares = shares
        self.secret = secret

    def seed(self) -> bytes:
        """The seed that deals: of all of it, one thing a line."""
        if self.secret is None:
            raise BadRecord("The secret that the seed was mixed from is published when the game is over.")
        lines = "\n".join([self.secret.hex(), self.table, *self.shares])
        return blake2b(lines.encode(), digest_size=32, person=b"hippodrome seed").digest()

    def forgotten(self) -> "Mixed":
        """The same without the secret."""
        return Mixed(self.promise, self.table, self.shares, None)

    def check(self, seed: bytes, seats: int) -> None:
        """Raise BadRecord unless the promise was kept and the seed is what was mixed."""
        if self.secret is None:
            raise BadRecord("The record does not tell the secret that its seed was mixed from.")
        if commitment_of(self.secret) != self.promise:
            raise BadRecord("The secret is not the one that was promised before anybody sat down.")
        if len(self.shares) != seats:
            raise BadRecord(f"The record holds {len(self.shares)} shares, and {seats} seats.")
        if self.seed() != seed:
            raise BadRecord("The seed is not what the secret and the shares give.")

    def data(self) -> dict[str, Any]:
        """This as plain data."""
        secret = None if self.secret is None else self.secret.hex()
        return {"promise": self.promise, "table": self.table, "shares": list(self.shares), "secret": secret}

    @staticmethod
    def read(data: dict[str, Any]) -> "Mixed":
        """What `data` was taken from."""
        secret = data["secret"]
        kept = None if secret is None else bytes.fromhex(secret)
        return Mixed(data["promise"], data["table"], tuple(data["shares"]), kept)

    # --- in a record -------------------------------------------------------------------------------------------

    def lines(self) -> list[str]:
        """The lines of a record's head that tell it."""
        told = [f"promise: {self.promise}", f"table: {self.table}"]
        told += [f"share {seat}: {share}" for seat, share in enumerate(self.shares)]
        return told if self.secret is None else [*told, f"secret: {self.secret.hex()}"]

    @staticmethod
    def of_lines(head: dict[str, str], seats: int) -> "Mixed | None":
        """What the head of a record tells of it, if anything; raises BadRecord."""
        if "promise" not in head:
            return None
        shares = tuple([head[f"share {seat}"] for seat in range(seats) if f"share {seat}" in head])
        secret = head.get("secret")
        if not re.fullmatch("[0-9a-f]{64}", head["promise"]) or (
            secret is not None and not re.fullmatch("[0-9a-f]{64}", secret)
        ):
            raise BadRecord("Promise and secret of a record are 64 hexadecimal digits each.")
        return Mixed(head["promise"], head.get("table", ""), shares, None if secret is None else bytes.fromhex(secret))
