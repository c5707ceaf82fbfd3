"""Structures that msgspec reads into, made ready before anybody reads.

What msgspec knows of a structure it finds out when it first meets it, and while one thread is at it another may see
half of that, which ends the process. So every structure of ours is met here first, one at a time.
"""

# mypyc: off (msgspec structs)

from threading import Lock
from typing import Any

import msgspec

_meeting = Lock()


def ready(*structures: Any) -> None:
    """Let msgspec find out what it needs to know of some structures, so that any thread may read into them."""
    with _meeting:
        for structure in structures:
            msgspec.json.Decoder(structure)
