"""A board as numbers, read from its file, and the words used on it.

A province, a city and a dynasty are small numbers, in the order of the board file. In Nekken a region is both: every
region but the volcano is a province with one city of the same name in it.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final, cast

from hippodrome.kernel.errors import HippodromeError
from hippodrome.kernel.words import Words
from hippodrome.registry import find_game

CAMPAIGN: Final = 0
MUSTER: Final = 1
NEGOTIATE: Final = 2
ADVANCE: Final = 3
BRIBE: Final = 4
EXPEL: Final = 5
KINDS: Final = 6
KIND_IDS: Final = ("campaign", "muster", "negotiate", "advance", "bribe", "expel")

EARTHQUAKE: Final = 0
FAMINE: Final = 1
SUCCESSION: Final = 2
PLAGUE: Final = 3
TILES: Final = 4
TILE_IDS: Final = ("earthquake", "famine", "succession", "plague")
NO_TILE: Final = -1

USED: Final = 0
CROSSED: Final = 1
FORFEITED: Final = 2
FILLINGS: Final = ("used", "crossed", "forfeited")

NOWHERE: Final = -1
FAR: Final = 99
MOST_SEATS: Final = 4

# Words with the same index on both boards: the six kinds come first.
FORFEIT: Final = 6
CROSS: Final = 12
NOTHING: Final = 18
SPARE: Final = 19
ACCEPT: Final = 20
REFUSE: Final = 21
KEEP: Final = 22
CONFIRM: Final = 23
DYNASTY: Final = 24
REMOVE: Final = 28
GO: Final = 32


class Board:
    """Everything printed on one side of the board, and where each family of words begins."""

    name: str
    provinces: list[str]
    cities: list[str]
    dynasties: list[str]
    kinds: list[str]
    budgets: list[int]
    boxes: list[str]  # how a filled box is written: "crossed campaign"; the last six, without how: "campaign"
    tiles: list[str]  # names by tile
    printed: list[int]  # the tiles in the order of their rounds
    tile_of_round: list[int]  # NO_TILE in action rounds
    rounds: int
    supply: int
    most_own: int  # BO 3.1
    most_in_all: int  # BO 3.2
    die: int
    success: int  # BO 5.1
    spy_points: int  # BO 8.2
    three_way_points: int  # BO 8.4
    penalty: int  # BO 8.5
    numbers: list[int]  # 0 where no event strikes
    neighbours: list[list[int]]
    steps: list[list[int]]  # Campaigns needed from province to province; FAR if impossible
    homes: list[int]  # by dynasty
    province_of: list[int]  # by city
    large: list[bool]  # by city
    volcano: int  # the province that nobody can enter, or NOWHERE
    small_cities_from: int  # small cities are in play from this number of seats on
    values: dict[int, list[int]]  # of the objective rows, by number of seats
    words: Words
    place: int
    write: int
    strike: int
    guess: int
    give: int
    target: int
    forfeit_turn: int

    def __init__(self, name: str) -> None:
        data = tomllib.loads(files("hippodrome.games.byzantio").joinpath(f"{name}.toml").read_text("utf-8"))
        self.name = name
        self._read_numbers(data)
        if data["board"]["kind"] == "regions":
            self._read_regions(data)
        else:
            self._read_provinces(data)
        self.dynasties = [spell(faction["id"]) for faction in data["faction"]]
        self.homes = [self.provinces.index(spell(faction["home"])) for faction in data["faction"]]
        self.steps = [self._steps_from(province) for province in range(len(self.provinces))]
        self._name_words()

    def __reduce__(self) -> tuple[Any, ...]:
        """Support pickle and deepcopy, compiled or not."""
        return _board_of_game, (self.name,)

    def _read_numbers(self, data: dict[str, Any]) -> None:
        """Read budgets, rounds, events and objective values."""
        game = data["game"]
        self.rounds = cast(int, game["rounds"])
        self.supply = cast(int, game["supply"])
        self.most_own = cast(int, game["max_own_per_place"])
        self.most_in_all = cast(int, game["max_total_per_place"])
        self.die = cast(int, game["die_sides"])
        self.success = cast(int, game["success_from"])
        self.spy_points = cast(int, game["espionage_points"])
        self.three_way_points = cast(int, game["three_way_tie_points"])
        self.penalty = cast(int, game["replacement_penalty"])
        self.small_cities_from = cast(int, game.get("small_cities_min_players", 0))
        self.values = {int(seats): list(values) for seats, values in game["objective_values"].items()}
        if any(value % 2 for values in self.values.values() for value in values):
            raise HippodromeError(f"{self.name}.toml: objective values must be even, for they are halved (BO 8.4).")
        actions = {action.get("works_like", action["id"]): action for action in data["action"]}
        self.kinds = [spell(actions[kind]["id"]) for kind in KIND_IDS]
        self.budgets = [cast(int, actions[kind]["budget"]) for kind in KIND_IDS]
        self.boxes = [f"{filling} {kind}" for filling in FILLINGS for kind in self.kinds] + self.kinds
        if sum(self.budgets) != self.rounds:
            raise HippodromeError(f"{self.name}.toml: the budgets must add up to the rounds, one box a round (BO 2.5).")
        self.tiles = list(TILE_IDS)
        self.tile_of_round = [NO_TILE] * (self.rounds + 1)
        for event in data["event"]:
            tile = TILE_IDS.index(event.get("works_like", event["id"]))
            self.tiles[tile] = spell(event["id"])
            self.tile_of_round[event["round"]] = tile
        self.printed = [tile for tile in self.tile_of_round if tile != NO_TILE]

    def _read_provinces(self, data: dict[str, Any]) -> None:
        """Read Byzantio's provinces with their cities, joined by borders and sea lanes (BO 1.1, BO 1.2)."""
        rows = data["province"]
        self.provinces = [spell(row["id"]) for row in rows]
        self.numbers = [cast(int, row["number"]) for row in rows]
        borders = [(spell(row["id"]), spell(other)) for row in rows for other in row["borders"]]
        borders += [(spell(lane["between"][0]), spell(lane["between"][1])) for lane in data["sea_lane"]]
        self._join(borders)
        self.cities = [spell(row["id"]) for row in data["city"]]
        self.province_of = [self.provinces.index(spell(row["province"])) for row in data["city"]]
        self.large = [row["size"] == "large" for row in data["city"]]
        self.volcano = NOWHERE

    def _read_regions(self, data: dict[str, Any]) -> None:
        """Read Nekken's regions, which hold pieces themselves, except for the volcano (NK 1.1, NK 3.1)."""
        rows = data["region"]
        self.provinces = [spell(row["id"]) for row in rows]
        self.numbers = [cast(int, row.get("number", 0)) for row in rows]
        self._join([(spell(row["id"]), spell(other)) for row in rows for other in row["borders"]])
        self.volcano = next(place for place, row in enumerate(rows) if row.get("start"))
        for row in self.neighbours:  # NK 3.2: nobody can return to the volcano
            if self.volcano in row:
                row.remove(self.volcano)
        playable = [place for place in range(len(rows)) if place != self.volcano]
        self.cities = [self.provinces[place] for place in playable]
        self.province_of = playable
        self.large = [True] * len(playable)

    def _join(self, pairs: list[tuple[str, str]]) -> None:
        """BO 1.1: adjacency goes both ways."""
        joined: list[set[int]] = [set() for _ in self.provinces]
        for one, other in pairs:
            here, there = self.provinces.index(one), self.provinces.index(other)
            joined[here].add(there)
            joined[there].add(here)
        self.neighbours = [sorted(row) for row in joined]

    def _steps_from(self, start: int) -> list[int]:
        """BO 4.1: how many Campaigns it takes from one province to each other one."""
        steps = [FAR] * len(self.provinces)
        steps[start] = 0
        reached = [start]
        for here in reached:
            for there in self.neighbours[here]:
                if steps[there] == FAR:
                    steps[there] = steps[here] + 1
                    reached.append(there)
        return steps

    def _name_words(self) -> None:
        """Build the vocabulary of this board, family by family."""
        spellings = list(self.kinds)
        spellings += [f"forfeit-{kind}" for kind in self.kinds]
        spellings += [f"cross-{kind}" for kind in self.kinds]
        spellings += ["nothing", "spare", "accept", "refuse", "keep", "confirm"]
        spellings += [f"be-{dynasty}" for dynasty in self.dynasties]
        spellings += [f"remove-{dynasty}" for dynasty in self.dynasties]
        spellings += [f"go-{province}" for province in self.provinces]
        self.place = len(spellings)
        spellings += [f"place-{city}" for city in self.cities]
        self.write = len(spellings)
        spellings += [f"write-{city}" for city in self.cities]
        self.strike = len(spellings)
        spellings += [f"strike-{city}" for city in self.cities]
        self.guess = len(spellings)
        spellings += [f"guess-{city}" for city in self.cities]
        self.give = len(spellings)
        spellings += [f"give-{city}" for city in self.cities]
        self.target = len(spellings)
        spellings += [f"target-{city}-{dynasty}" for city in self.cities for dynasty in self.dynasties]
        self.forfeit_turn = len(spellings)
        spellings.append("forfeit-turn")
        self.words = Words(spellings)


def spell(name: str) -> str:
    """Spell a name from a board file as words and positions do."""
    return name.replace("_", "-")


def _board_of_game(name: str) -> Board:
    """Return the board object of a game; pickles refer to this function."""
    game: Any = find_game(name)
    board: Board = game.board
    return board
