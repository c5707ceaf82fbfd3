"""Infoset: everything that one seat has seen of a game, as a key."""

import json
from hashlib import blake2b
from typing import Any

from hippodrome.kernel.dice import ALL, Dice
from hippodrome.kernel.table import Table


def infoset_key(table: Table, seat: int) -> str:
    """Return a hash of what a seat sees now and has seen so far: words, chance and the starting position."""
    seen: dict[str, Any] = {"now": table.view(seat)}
    if table.loud:
        seen["words"] = [
            [speaker, index if speaker == seat or not secret else None]
            for place, (speaker, index, secret, _chances) in enumerate(table.said)
            if not table.unspoken_to(seat, place)
        ]
        seen["chance"] = [outcome if seer in (ALL, seat) else None for outcome, seer in table.chances]
        seen["log"] = [event.data() for event in table.log(seat)]
    if table.origin.position is not None:
        began = table.game.read(table.origin.position, Dice(b"infoset"))
        seen["beginning"] = table.game.view(began, seat)
    return blake2b(json.dumps(seen, sort_keys=True).encode(), digest_size=16).hexdigest()
