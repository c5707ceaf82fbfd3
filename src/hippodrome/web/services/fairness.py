"""Fair dice: the site promises a secret, then everybody who sits down brings a share, and all of it makes the seed.

A form that opens a table shows the promise of the table to come. Its secret is made from the form's seal and the site's
own key, so the site keeps nothing for tables that are never opened, and can't choose once it has heard the share that
comes with the form.
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
"""For so many seconds a form's promise is kept; a table opened by an older form gets a new one."""
DIGITS = frozenset("0123456789abcdef")
"""What a share is written with, 32 of them."""
_signer = TimestampSigner(salt="hippodrome seal")


def new_seal() -> str:
    """Make a seal: the site finds the secret of a table to come by its seal."""
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
    # A seal for a second time would give a secret that was published when the first table was over. It is noted
    # under the time at which it was made, so that of two forms sent at once one finds the other's note.
    key = f"seal:{blake2b(seal.encode(), digest_size=20).hexdigest()}"
    _, new = models.Tally.objects.get_or_create(key=key, span=made)
    return _secret(seal).hex() if new else token_hex(32)


def rematch_seal(table: models.GameTable) -> str:
    """The seal of a table's first rematch."""
    return f"rematch {table.slug}"


def rematch_secret(table: models.GameTable) -> str:
    """The secret of a table's rematch; of a second one, if the first was thrown away, one that nobody has seen."""
    return token_hex(32) if table.rematched else _secret(rematch_seal(table)).hex()


def _secret(seal: str) -> bytes:
    key = blake2b(settings.SECRET_KEY.encode()).digest()
    return blake2b(seal.encode(), digest_size=32, key=key, person=b"hippodrome seal").digest()


def share_from(given: str) -> str:
    """Return the share that a browser made, or one of ours if the browser runs no script; raises Refused."""
    if given and not (len(given) == 32 and DIGITS.issuperset(given)):
        raise Refused("refused-form", 400)
    return given or made_here()


def made_here() -> str:
    return token_hex(16) + mixing.MADE_HERE


def mix(table: models.GameTable, chairs: list[models.Seat]) -> mixing.Mixed:
    """All that the seed of a table is made from, now that everybody sits."""
    secret = bytes.fromhex(table.secret)
    shares = [mixing.NO_SHARE if chair.kind == models.Seat.BOT else chair.share or made_here() for chair in chairs]
    return mixing.Mixed(dice.commitment_of(secret), table.slug, tuple(shares), secret)


class Fairness:
    """What a table's page says about its dice, to somebody who holds some of its seats."""

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
