"""Checks for custom board files, with plain messages. Not compiled, because each file is checked once."""

# mypyc: off (off the hot path)

from collections.abc import Iterator
from typing import Any, Final

from hippodrome.games.byzantium import pieces


def problems_of(table: dict[str, Any]) -> list[str]:
    """Return what is wrong with a board file, in sentences; empty if the board can be played."""
    if table.get("game") != "byzantium" or table.get("schema") != 1:
        return ['The file must begin with schema = 1 and game = "byzantium".']
    for problems in (_missing, _city_problems, _link_problems):  # each relies on the ones before
        found = list(problems(table))
        if found:
            return found
    return [*_count_problems(table), *_number_problems(table), *_route_problems(table)]


NEEDED: Final[dict[str, tuple[str, ...]]] = {
    "game_constants": (
        *("rounds", "vp_start", "cube_price", "tax_per_cube", "income_per_marker", "temple_price", "temple_vp"),
        *("guard_vp", "max_markers", "hit_on", "max_main_dice"),
    ),
    "components": ("cubes_per_player",),
    "player_board": ("pool", "losses", "fortifications"),
    "player_board.byzantine": (*pieces.BOXES, "treasury"),
    "player_board.arab": (*pieces.BOXES, "treasury"),
    "player_board.upkeep": pieces.BOXES,
    "bulgars": ("start", "max", "per_reinforcement", "max_dice"),
    "movement": ("base", "second_link_surcharge", "arab_sea_extra", "constantinople_strait", "arab_strait_factor"),
    "counts": ("cities", "byzantine", "arab", "persian"),
}
"""Sections of the file, and the whole numbers in them (the strait is a pair of cities)."""
CITY_FIELDS: Final = ("id", "name", "lon", "lat", "side", "value", "coastal", "bulgar_arrow")
LINK_FIELDS: Final = ("a", "b", "kind", "source", "note")


def _missing(table: dict[str, Any]) -> Iterator[str]:
    for name, fields in NEEDED.items():
        section: Any = table
        for part in name.split("."):
            section = section.get(part, {}) if isinstance(section, dict) else {}
        for field in fields:
            if field not in section:
                yield f"[{name}] needs {field!r}."
            elif type(section[field]) is not int and field != "constantinople_strait":
                yield f"[{name}] {field} is a whole number, not {section[field]!r}."
    yield from [f"There is no [[{part}]] at all." for part in ("city", "link", "action_space") if not table.get(part)]


def _city_problems(table: dict[str, Any]) -> Iterator[str]:
    seen: list[str] = []
    for city in table["city"]:
        name = str(city.get("id", "?"))
        yield from [f"City {name!r} needs {field!r}." for field in CITY_FIELDS if field not in city]
        if not name or not all(letter.isascii() and (letter.islower() or letter.isdigit()) for letter in name):
            yield f"A city id is written in small letters and digits; {name!r} is not."
        if name in seen:
            yield f"City {name!r} stands twice in the file."
        seen.append(name)
        if city.get("side") not in pieces.SIDES[:3]:
            yield f"City {name!r}: side is one of {', '.join(pieces.SIDES[:3])}, not {city.get('side')!r}."
        if name != pieces.CAPITAL_ID and city.get("value") not in (1, 2, 3):
            yield f"City {name!r}: value is 1, 2 or 3, not {city.get('value')!r}."
        if "en" not in city.get("name", {}):
            yield f"City {name!r} needs at least an English name: name = {{ en = ... }}."
    if not any(city.get("id") == pieces.CAPITAL_ID and city.get("side") == "byzantine" for city in table["city"]):
        yield f"There must be a Byzantine city {pieces.CAPITAL_ID!r}."


def _link_problems(table: dict[str, Any]) -> Iterator[str]:
    known = [str(city["id"]) for city in table["city"]]
    seen: dict[str, str] = {}
    for link in table["link"]:
        a, b, kind = str(link.get("a")), str(link.get("b")), str(link.get("kind"))
        yield from [f"Link {a}-{b}: unknown city {name!r}." for name in (a, b) if name not in known]
        strange = [field for field in link if field not in LINK_FIELDS]
        yield from [f"Link {a}-{b}: a link has no {field!r}; every link runs both ways." for field in strange]
        if kind not in pieces.LINK_KINDS:
            yield f"Link {a}-{b}: kind is one of {', '.join(pieces.LINK_KINDS)}, not {kind!r}."
        if a == b:
            yield f"Link {a}-{b} leads from a city to itself."
        pair = "-".join(sorted((a, b)))
        if pair in seen and seen[pair] != kind:
            yield f"Link {a}-{b} is {seen[pair]} one way and {kind} the other; write it once, for both."
        elif pair in seen:
            yield f"Link {a}-{b} stands twice in the file; links run both ways, write it once."
        seen[pair] = kind
    strait = table["movement"]["constantinople_strait"]
    if len(strait) != 2 or seen.get("-".join(sorted(str(name) for name in strait))) != "sea":
        yield "[movement] constantinople_strait must name the two ends of a sea link."


def _count_problems(table: dict[str, Any]) -> Iterator[str]:
    counts, sides = table["counts"], [city["side"] for city in table["city"]]
    if counts["cities"] != len(sides):
        yield f"[counts] says {counts['cities']} cities, the file lists {len(sides)}."
    for side in pieces.SIDES[:3]:
        if counts[side] != sides.count(side):
            yield f"[counts] says {counts[side]} {side} cities, the file lists {sides.count(side)}."
    spaces = {str(space.get("id")): space.get("spaces") for space in table["action_space"]}
    yield from [f"[[action_space]] {name!r} is missing." for name in pieces.SPACES if name not in spaces]
    yield from [f"[[action_space]] {name!r} is unknown." for name in spaces if name not in pieces.SPACES]
    single = [pieces.SPACES[kind] for kind in (pieces.RULER, pieces.RULER + 1, pieces.FLEET)]
    for name, count in spaces.items():
        if not isinstance(count, int) or count < 0 or (name in single and count != 1):
            yield f"[[action_space]] {name!r} needs spaces = {'exactly 1' if name in single else '0 or more'}."
    board, cubes = table["player_board"], table["components"]["cubes_per_player"]
    total = board["pool"] + board["losses"] + sum(board[side][box] for side in pieces.SIDES[:2] for box in pieces.BOXES)
    if total != cubes:
        yield f"[player_board] sets up {total} cubes, but [components] gives a player {cubes}."
    if total > pieces.MOST_CUBES:
        yield f"A player can have at most {pieces.MOST_CUBES} cubes."


def _number_problems(table: dict[str, Any]) -> Iterator[str]:
    movement, bulgars = table["movement"], table["bulgars"]
    sea = movement["base"] + movement["arab_sea_extra"]
    if sea % 2:
        yield f"An Arab sea link costs {sea}; the Arab fleet halves it, so it must be even."
    if not 0 <= bulgars["start"] <= bulgars["max"]:
        yield "[bulgars] start must lie between 0 and max."
    if movement["base"] < 1 or min(table["player_board"]["upkeep"].values()) < 0:
        yield "A link costs at least 1 cube, and upkeep is never negative."
    if table["game_constants"]["cube_price"] < 1:
        yield "A bought cube costs at least 1 bezant."


def _route_problems(table: dict[str, Any]) -> Iterator[str]:
    """Check that every city is reachable, and that cities with a sea link are coastal (BZ 6.9)."""
    ends = [(link["a"], link["b"]) for link in table["link"]]
    ends += [(b, a) for a, b in ends]
    found = [pieces.CAPITAL_ID]
    for name in found:
        found += [b for a, b in ends if a == name and b not in found]
    at_sea = [end for link in table["link"] if link["kind"] == "sea" for end in (link["a"], link["b"])]
    for city in table["city"]:
        if city["id"] not in found:
            yield f"City {city['id']!r} can't be reached: no chain of links leads there."
        if city["id"] in at_sea and not city["coastal"]:
            yield f"City {city['id']!r} has a sea link, so it must be coastal = true."
