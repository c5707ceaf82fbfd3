"""Fair dice: the site commits to a secret, everybody who sits down adds a share, and all of these give the seed.

The form that opens a table shows the site's commitment. The secret is derived from the form's seal and the site's
key, so the site stores nothing for tables that are never opened, and can't choose a secret after seeing the share sent
with the form.
"""

import time
from hashlib import blake2b
from secrets import token_hex

from django.conf import settings
from django.core.signing import BadSignature, TimestampSigner, b62_decode

from hippodrome.kernel import dice, mixing
from hippodrome.web import models
from hippodrome.web.refusals import Refused

SEALED = 24 * 3600
"""Seconds for which a form's promise is kept; a table opened with an older form gets a new one."""
DIGITS = frozenset("0123456789abcdef")
"""The characters of a share, which has 32 of them."""
_signer = TimestampSigner(salt="hippodrome seal")


def new_seal() -> str:
    """Create a seal, from which the site derives the secret of a table to come."""
    return _signer.sign(token_hex(16))


def promise_of(seal: str) -> str:
    return dice.commitment_of(_secret(seal))


def secret_of(seal: str) -> str:
    try:
        _signer.unsign(seal, max_age=SEALED)
    except BadSignature:
        return token_hex(32)
    made = b62_decode(seal.split(":")[1])
    models.Tally.objects.filter(key__startswith="seal:", span__lt=int(time.time()) - 2 * SEALED).delete()
    # Using a seal twice would reuse a secret that is published when the first table is over. The seal is recorded
    # under its own creation time, so of two forms sent at once, the second one finds the record.
    key = f"seal:{blake2b(seal.encode(), digest_size=20).hexdigest()}"
    _, new = models.Tally.objects.get_or_create(key=key, span=made)
    return _secret(seal).hex() if new else token_hex(32)


def rematch_seal(table: models.GameTable) -> str:
    """Return the seal of a table's first rematch."""
    return f"rematch {table.slug}"


def rematch_secret(table: models.GameTable) -> str:
    """Return the secret of a table's rematch; a second rematch, after the first was deleted, gets a random one."""
    return token_hex(32) if table.rematched else _secret(rematch_seal(table)).hex()


def _secret(seal: str) -> bytes:
    key = blake2b(settings.SECRET_KEY.encode()).digest()
    return blake2b(seal.encode(), digest_size=32, key=key, person=b"hippodrome seal").digest()


def share_from(given: str) -> str:
    """Return the share made by the browser, or one made here if it runs no script; raise Refused if it is invalid."""
    if given and not (len(given) == 32 and DIGITS.issuperset(given)):
        raise Refused("refused-form", 400)
    return given or made_here()


def made_here() -> str:
    return token_hex(16) + mixing.MADE_HERE


def mix(table: models.GameTable, chairs: list[models.Seat]) -> mixing.Mixed:
    """Return everything that makes up the seed, once all seats are taken."""
    secret = bytes.fromhex(table.secret)
    shares = [mixing.NO_SHARE if chair.kind == models.Seat.BOT else chair.share or made_here() for chair in chairs]
    return mixing.Mixed(dice.commitment_of(secret), table.slug, tuple(shares), secret)


class Fairness:
    """What a table's page says about its dice to the holder of some of its seats."""

    def __init__(self, table: models.GameTable, chairs: list[models.Seat], mine: list[models.Seat]) -> None:
        self.promise = table.commitment
        self.mixed = bool(table.secret)
        own = mine[0].share if mine else ""
        self.share = own.removesuffix(mixing.MADE_HERE)
        self.made_here = own.endswith(mixing.MADE_HERE)
        people = [chair for chair in chairs if chair.kind != models.Seat.BOT]
        self.bots = len(people) < len(chairs)
        self.unshared = all(chair.share.endswith(mixing.MADE_HERE) for chair in people if chair.taken)
        self.secret = table.secret if table.status == models.GameTable.OVER else ""
        self.rematch = table.rematch.commitment if table.rematch else promise_of(rematch_seal(table))
