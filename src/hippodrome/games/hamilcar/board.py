"""The board of Hamilcar as tables of small numbers, made once from `board.toml` and `generals.toml`.

A space is a number from 0 to 78. A *place* is where a stack stands: the number of its space in the field, or that
number plus INSIDE within the walls of its city.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

ROME: Final = 0
CARTHAGE: Final = 1
NEUTRAL: Final = 2
NOBODY: Final = -1
SIDE_NAMES: Final[tuple[str, str, str]] = ("rome", "carthage", "neutral")

NORMAL: Final = 0
WALLED: Final = 1
TRIBE: Final = 2

LINK: Final = 0
PASS_LINK: Final = 1
STRAIT: Final = 2


def load(name: str) -> dict[str, Any]:
    """Load one of the data files beside this one."""
    return tomllib.loads((Path(__file__).parent / name).read_text("utf-8"))


_board: dict[str, Any] = load("board.toml")
_spaces: list[dict[str, Any]] = _board["space"]
_provinces: list[dict[str, Any]] = _board["province"]
_regions: list[dict[str, Any]] = _board["region"]
_limits: dict[str, int] = _board["limits"]
_tables: dict[str, Any] = _board["tables"]

SPACE_NAMES: Final[list[str]] = [space["id"].replace("_", "-") for space in _spaces]
SPACES: Final[int] = len(SPACE_NAMES)
INSIDE: Final[int] = SPACES
PLACES: Final[int] = 2 * SPACES
SPACE_OF: Final[dict[str, int]] = {name: space for space, name in enumerate(SPACE_NAMES)}
PROVINCE_NAMES: Final[list[str]] = [province["id"].replace("_", "-") for province in _provinces]
PROVINCES: Final[int] = len(PROVINCE_NAMES)
REGION_NAMES: Final[list[str]] = [region["id"] for region in _regions]


def space_of(name: str) -> int:
    """Return the number of a space by its id in the data files."""
    return SPACE_OF[name.replace("_", "-")]


def province_of(name: str) -> int:
    """Return the number of a province by its id in the data files."""
    return PROVINCE_NAMES.index(name.replace("_", "-"))


def _where(column: list[int], value: int) -> list[int]:
    """Return the indices at which a column has a value."""
    return [number for number, entry in enumerate(column) if entry == value]


KIND_NAMES: Final[dict[str, int]] = {"normal": NORMAL, "walled": WALLED, "capital": WALLED, "tribe": TRIBE}
KIND: Final[list[int]] = [KIND_NAMES[space["kind"]] for space in _spaces]
PORT: Final[list[bool]] = [space["port"] for space in _spaces]
PROVINCE: Final[list[int]] = [province_of(space["province"]) for space in _spaces]
PROVINCE_REGION: Final[list[int]] = [REGION_NAMES.index(province["region"]) for province in _provinces]
REGION: Final[list[int]] = [PROVINCE_REGION[PROVINCE[space]] for space in range(SPACES)]
SEA_SIEGE: Final[list[bool]] = [bool(space.get("sea_siege", False)) for space in _spaces]
START_CONTROL: Final[list[int]] = [SIDE_NAMES.index(space["control"]) for space in _spaces]
POLITICAL: Final[list[bool]] = [province["political"] for province in _provinces]
WITHOUT_ISLANDS: Final[list[bool]] = [
    political and province["id"] != "insulae" for political, province in zip(POLITICAL, _provinces, strict=True)
]
"""HM 20.2: the provinces that count, and those that counted before the Lesser Islands were added (an option)."""
ALLY_CARDS: Final[list[int]] = [province["ally_bc"] for province in _provinces]
SPACES_IN: Final[list[list[int]]] = [_where(PROVINCE, province) for province in range(PROVINCES)]
"""The spaces of each province."""

ITALIA: Final[int] = REGION_NAMES.index("italia")
AFRICA: Final[int] = REGION_NAMES.index("africa")
PROVINCES_IN: Final[list[list[int]]] = [_where(PROVINCE_REGION, region) for region in range(len(REGION_NAMES))]
LATIUM: Final[int] = province_of("latium")

ROMA: Final[int] = space_of("roma")
CARTHAGO: Final[int] = space_of("carthago")
SYRACUSAE: Final[int] = space_of("syracusae")
LILYBAEUM: Final[int] = space_of("lilybaeum")
CAPITAL: Final[list[int]] = [ROMA, CARTHAGO]
WALLED_SPACES: Final[list[int]] = _where(KIND, WALLED)
NORMAL_SPACES: Final[list[int]] = _where(KIND, NORMAL)
TRIBES: Final[list[int]] = _where(KIND, TRIBE)


def _both_ways(links: list[dict[str, str]]) -> list[list[tuple[int, int]]]:
    """Return for each space its neighbours with the kind of the link."""
    kinds = {"normal": LINK, "pass": PASS_LINK, "strait": STRAIT}
    found: list[list[tuple[int, int]]] = [[] for _ in range(SPACES)]
    for link in links:
        one, other, kind = space_of(link["a"]), space_of(link["b"]), kinds[link.get("kind", "normal")]
        found[one].append((other, kind))
        found[other].append((one, kind))
    return found


LINKS: Final = _both_ways(_board["link"])
NEAR: Final[list[list[int]]] = [[other for other, _kind in links] for links in LINKS]
"""All neighbours by land, whatever the kind of link."""
NORMAL_NEAR: Final[list[list[int]]] = [[other for other, kind in links if kind == LINK] for links in LINKS]
SEA: Final[list[list[int]]] = [[other for other, _kind in lines] for lines in _both_ways(_board["sea_line"])]
LINK_COST: Final = (1, 2, 2)
"""HM 9.3: movement points of a normal link, a pass and a strait."""

WARSHIP_LIMIT: Final[int] = _limits["warships_per_side"]
TRAIN_LIMIT: Final[int] = _limits["supply_trains_per_side"]
ELEPHANT_LIMIT: Final[int] = _limits["elephants"]
ARMY_LIMIT: Final[int] = _limits["army_cu"]
CITY_ROOM: Final[int] = _limits["city_capacity_cu"]
MIAT_SEATS: Final[int] = _limits["miat_seats"]
CONSUL_CUS: Final[int] = _limits["consul_min_cu"]
LAND_MP: Final[int] = _limits["land_mp"]
FORCED_MP: Final[int] = _limits["forced_march_mp"]
SEA_MP: Final[int] = _limits["sea_mp"]
OVERRUN_CUS: Final[int] = _limits["overrun_min_cu"]
SIEGE_CUS: Final[int] = _limits["siege_min_cu"]
SIEGE_MP: Final[int] = _limits["siege_mp"]
CITY_POINTS: Final[int] = _limits["walled_city_points"]
TRIBE_POINTS: Final[int] = _limits["tribe_points"]
BATTLE_CARDS_MAX: Final[int] = _limits["battle_cards_max"]
BATTLE_CARDS_FROM_CUS: Final[int] = _limits["battle_cards_from_cu_max"]
NAVAL_ROUNDS: Final[int] = _limits["naval_rounds"]
RETREAT_SPACES: Final[int] = _limits["retreat_max_spaces"]

SEAMANSHIP_NAMES: Final = ("poor", "moderate", "good", "very-good")
SEAMANSHIP_ATTACK: Final[list[int]] = [step["attack_modifier"] for step in _board["seamanship"]]
MIAT_CUS: Final[list[int]] = [row["cu"] for row in _board["miat"]]
MIAT_GENERALS: Final[list[int]] = [row["generals"] for row in _board["miat"]]
TURNS: Final[int] = len(_board["turn"])
HAND_SIZE: Final[list[int]] = [0] + [turn["hand"] for turn in _board["turn"]]
YEARS: Final[list[tuple[int, int]]] = [(0, 0)] + [(turn["from_bc"], turn["to_bc"]) for turn in _board["turn"]]

ATTRITION: Final[list[list[int]]] = [row["loss"] for row in _tables["attrition"]["rows"]]
ATTRITION_COLUMN: Final[list[int]] = [
    next((at for at, (low, high) in enumerate(_tables["attrition"]["columns"]) if low <= size <= high), 0)
    for size in range(100)
]
RETREAT_LOSS: Final[list[list[int]]] = [row["loss"] for row in _tables["retreat"]["rows"]]
"""HM 22.2: the loser's losses on the retreat, by die and column."""
NAVAL_HITS: Final[list[list[int]]] = [row["hits"] for row in _tables["naval_attack"]["rows"]]
CORVUS_ROW: Final = 5
SUPREMACY_ROW: Final = 6
LAST_COLUMN: Final = 2
SIEGE_DICE: Final[list[list[tuple[int, int]]]] = [
    [(face["points"], face["besieger_loss"]) for face in _tables["siege_die"][die]] for die in ("white", "red")
]
"""HM 16.2: siege points and the besieger's loss for each face of the white and the red die."""


def attrition(die: int, size: int) -> int:
    """HM 22.1: the losses for a modified die and a number of CUs, rounds or ships; never more than there are."""
    if size <= 0:
        return 0
    row = 1 if die < 1 else 6 if die > 6 else die
    return ATTRITION[row - 1][ATTRITION_COLUMN[size if size < 100 else 99]]


# --- generals -----------------------------------------------------------------------------------------------------

_generals: list[dict[str, Any]] = load("generals.toml")["general"]
GENERAL_NAMES: Final[list[str]] = [general["id"].replace("_", "-") for general in _generals]
GENERALS: Final[int] = len(GENERAL_NAMES)
ROMANS: Final = 20
"""The first twenty generals are Roman, the others Carthaginian."""
GENERAL_OF: Final[dict[str, int]] = {name: general for general, name in enumerate(GENERAL_NAMES)}
GENERAL_SIDE: Final[list[int]] = [SIDE_NAMES.index(general["side"]) for general in _generals]
STRATEGY: Final[list[int]] = [general["strategy"] for general in _generals]
BATTLE: Final[list[int]] = [general["battle"] for general in _generals]
NAVAL: Final[list[int]] = [general["naval"] for general in _generals]
ARISTOCRAT: Final[list[bool]] = ["aristocrat" in general["abilities"] for general in _generals]
AFRICANUS: Final[list[bool]] = ["africanus" in general["abilities"] for general in _generals]
GENERALS_OF: Final[list[list[int]]] = [_where(GENERAL_SIDE, side) for side in (ROME, CARTHAGE)]
STAYS: Final[list[bool]] = [not general.get("removed_each_turn", True) for general in _generals]
"""HM 6.4: Xanthippus and Hamilcar Barca stay on the map from turn to turn."""
XANTHIPPUS: Final[int] = GENERAL_OF["xanthippus"]
ENTRY: Final[list[str]] = [general["entry"] for general in _generals]
SCHEDULED: Final[list[int]] = [-1] + [
    GENERAL_OF.get(turn["scheduled_general"].replace("_", "-"), -1) for turn in _board["turn"]
]

# --- setup --------------------------------------------------------------------------------------------------------

SETUP_FORCES: Final[list[dict[str, Any]]] = _board["setup"]["force"]
SETUP_MIAT: Final[list[int]] = [_board["setup"]["miat"][side] for side in ("rome", "carthage")]
SETUP_SHIPS: Final[list[int]] = [_board["setup"]["warships"][side]["seaworthy"] for side in ("rome", "carthage")]
