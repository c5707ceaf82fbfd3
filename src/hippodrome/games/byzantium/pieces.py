"""The pieces of Byzantium as small numbers, and the words that name them.

Everything one player owns is one list of numbers, `held`: the first eight places are the boxes of the player board
(a side's four boxes beside each other), then come Pool and Losses. These ten are also the places a cube can be taken
from, so a source and its place are the same number.
"""

from typing import Annotated, Final

from hippodrome.kernel.kinds import Named, Number

BYZANTINE: Final = 0
ARAB: Final = 1
PERSIAN: Final = 2
BULGAR: Final = 3
SIDES: Final[tuple[str, ...]] = ("byzantine", "arab", "persian", "bulgar")
"""Allegiances; the first two are the sides that players lead."""
_LED = Named(SIDES[:2])  # not inline: in an annotation mypyc loses the type of SIDES, and the C code does not compile
Side = Annotated[int, _LED]
CAPITAL_ID: Final = "constantinople"

ELITE: Final = 0
MAIN: Final = 1
LEVY: Final = 2
MOVE: Final = 3
BOXES: Final[tuple[str, str, str, str]] = ("elite", "main", "levy", "move")
"""The boxes of one side; box b of side s is place s * 4 + b."""

POOL: Final = 8
LOSSES: Final = 9
TAX: Final = 10
PASS_BOX: Final = 11
TEMPLE: Final = 12
"""The church; the mosque is the next number."""
REMOVED: Final = 14
CUBE_PLACES: Final = 15
"""The places before this one hold cubes."""
TREASURY: Final = 15
VP: Final = 17
FORTS: Final = 19
"""Fortifications left in the player's supply."""
FIGURE: Final = 20
"""Where the figure of a side stands, or NOWHERE."""
FOUNDED: Final = 22
"""1 once the player has taken control of a first Byzantine city (BZ 5.2)."""
PASSED: Final = 23
PLACES: Final = 24
NAMED_PLACES: Final = {
    "pool": POOL,
    "losses": LOSSES,
    "tax": TAX,
    "pass": PASS_BOX,
    "church": TEMPLE,
    "mosque": TEMPLE + 1,
    "removed": REMOVED,
    "fortifications": FORTS,
}
"""The names that views and positions use for places that a player board has once."""

MOST_CUBES: Final = 42
MOST_SEATS: Final = 4
NOBODY: Final = -1
NOWHERE: Final = -1
Player = Annotated[int, Number(NOBODY, MOST_SEATS - 1)]
City = Annotated[int, Number(NOWHERE, 999)]
"""A city of the board by its number; positions write its name."""

BULGARS: Final = 0
FORTIFY: Final = 1
GROW: Final = 2
RULER: Final = 4
CIVIL_WAR: Final = 6
FLEET: Final = 8
SPACES: Final = (
    *("bulgars", "fortify", "grow_byzantine", "grow_arab", "emperor", "caliph"),
    *("civil_war_byzantine", "civil_war_arab", "fleet_byzantine", "fleet_arab"),
)
"""Kinds of special-action spaces; of two for both sides, the Byzantine one comes first."""

LAND: Final = 0
SEA: Final = 1
DESERT: Final = 2
LINK_KINDS: Final = ("land", "sea", "desert")

# --- words --------------------------------------------------------------------------------------------------------

CONTROL: Final = 0
REINFORCE: Final = 1
COLLECT: Final = 2
BUILD: Final = 3
SPECIAL: Final = 5
"""The first special action; they follow in the order of SPACES."""
MARCH: Final = 15
PASS: Final = 17
STOP: Final = 18
INTERVENE: Final = 19
LET_PASS: Final = 20
GO_ON: Final = 21
WITHDRAW: Final = 22
RETREAT: Final = 23
FIGHT: Final = 24
CALL_LEVY: Final = 25
SPARE_LEVY: Final = 26
BLOCK: Final = 27
BY_LAND: Final = 28
BY_SEA: Final = 29
STRENGTHEN: Final = 30
FOR_SIDE: Final = 31
INTO: Final = 33
FROM: Final = 41
LOSE: Final = 51
"""The word to lose a cube of the first box; the Levy's word is unused."""
OPPONENT: Final = 55
AMOUNT: Final = 59
CITY: Final = AMOUNT + 2 * MOST_CUBES + 1
"""The first word of a city: cities come last; see Board.word_of."""

_BOX_NAMES: Final = [f"{side}-{box}" for side in SIDES[:2] for box in BOXES]
FIXED_WORDS: Final = [
    *("control", "reinforce", "tax", "build-church", "build-mosque"),
    *[name.replace("_", "-") for name in SPACES],
    *("move-byzantine", "move-arab", "pass", "stop", "intervene", "let-pass", "go-on", "withdraw", "retreat", "fight"),
    *("levy", "no-levy", "block", "by-land", "by-sea", "strengthen", "for-byzantine", "for-arab"),
    *[f"into-{name}" for name in _BOX_NAMES],
    *[f"from-{name}" for name in [*_BOX_NAMES, "pool", "losses"]],
    *[f"lose-{box}" for box in BOXES],
    *[f"against-{seat}" for seat in range(MOST_SEATS)],
    *[f"amount-{number}" for number in range(2 * MOST_CUBES + 1)],
]
"""All words before the cities, which depend on the board."""
LINK_BY_LINK: Final = "link-by-link"
"""The word behind the cities of the board we ship, because earlier words must keep their indices."""
SOURCE_NAMES: Final = [*_BOX_NAMES, "pool", "losses"]
