"""Packing: what is sent goes compressed, and a little longer than it would be.

Pages hold secrets and what others typed. Their length must not tell what is in them (BREACH), so a few bytes more or
less are a matter of chance.
"""

import gzip
import os
import re
import secrets
import zlib
from collections import deque

try:
    from isal import isal_zlib as quick_zlib  # five times as quick, and no larger
except ImportError:  # there are no builds of it for rare machines
    quick_zlib = zlib  # type: ignore[misc]  # one module for another that has the same functions

QUICKLY, WELL = 2, 6
"""How hard to try: a sixth more bytes come in less than half of the time."""
GZIP, BARE = 16 + zlib.MAX_WBITS, -zlib.MAX_WBITS
STREAM_HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
"""How a packed stream begins; what follows is packed message by message."""
RANDOM_BYTES = 100
NOISE = secrets.token_hex(RANDOM_BYTES)
"""Letters that can't be packed any further."""
PORTION = 1024
"""Bytes of chance that are asked for at once: each time the system is asked, another thread may take our place."""
_lengths: deque[int] = deque()
"""Lengths by chance that nobody has used yet."""
ACCEPTS_GZIP = re.compile(r"\bgzip\b")


def more_or_less() -> int:
    """By how many bytes to make something longer."""
    while True:
        try:
            return _lengths.popleft()
        except IndexError:
            _lengths.extend(byte for byte in os.urandom(PORTION) if byte < RANDOM_BYTES)


def some_noise() -> str:
    """Letters that nobody reads, more or less of them, which also make longer what is packed later."""
    return NOISE[: 2 * more_or_less()]


def packed(content: bytes, quickly: bool, longer: int) -> bytes:
    """A content as gzip has it, longer by some bytes: they are told to be the name of a file, which nobody reads."""
    plain = quick_zlib.compress(content, QUICKLY, wbits=GZIP) if quickly else zlib.compress(content, WELL, wbits=GZIP)
    return b"".join([plain[:3], bytes([gzip.FNAME]), plain[4:10], b"a" * longer, b"\0", plain[10:]])


def packed_message(content: bytes) -> bytes:
    """One message of a packed stream, by itself: neither we nor who reads it has to keep the earlier ones in mind."""
    packer = quick_zlib.compressobj(QUICKLY, wbits=BARE)
    return packer.compress(content) + packer.flush(zlib.Z_SYNC_FLUSH)
