from typing import NamedTuple

WELL, LOOK, FAULT = "well", "look", "fault"
"""Nothing to do; worth a look; broken or about to break."""


class Finding(NamedTuple):
    about: str
    state: str
    found: str
    todo: str = ""
