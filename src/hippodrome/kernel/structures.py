"""Prepare msgspec structures before they are used from several threads.

msgspec analyses a structure when it is first used. If two threads do that at the same time, the process crashes. So
every structure is used here first, one at a time.
"""

# mypyc: off (msgspec structs)

from threading import Lock
from typing import Any

import msgspec

_meeting = Lock()


def ready(*structures: Any) -> None:
    """Have msgspec analyse some structures, so that any thread may decode into them."""
    with _meeting:
        for structure in structures:
            msgspec.json.Decoder(structure)
