"""The board: read from a file, checked, and turned into tables for the rules.

`board.toml` beside this file is the only source of cities, links and numbers. Owners of the printed game may correct
a copy of it; BadBoard explains what is wrong with a copy.
"""

import os
import tomllib
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, cast

from hippodrome.games.byzantium import pieces
from hippodrome.games.byzantium.board_check import problems_of
from hippodrome.kernel.errors import HippodromeError
from hippodrome.kernel.words import Words
from hippodrome.registry import find_game

BOARDS_SETTING: Final = "HIPPODROME_BYZANTIUM_BOARD"
"""The environment variable that lists custom board files, separated as in PATH."""
DELIVERED: Final = "delivered"
HERE: Final = Path(__file__).parent


class BadBoard(HippodromeError):
    """Raised for a board file that can't be used; the message says what to change."""


class Board:
    """Cities and links by number, and every number printed on the board and the player boards."""

    def __init__(self, name: str, table: dict[str, Any]) -> None:
        """Build a board from the parsed file; use `load_board`, which also checks it."""
        self.name = name
        self.table = table
        cities = cast(list[dict[str, Any]], table["city"])
        self.ids: list[str] = [str(city["id"]) for city in cities]
        self.index: dict[str, int] = {name: place for place, name in enumerate(self.ids)}
        self.count = len(self.ids)
        self.capital = self.index[pieces.CAPITAL_ID]
        self.side: list[int] = [pieces.SIDES.index(city["side"]) for city in cities]
        self.value: list[int] = [int(city["value"]) for city in cities]
        self.coastal: list[bool] = [bool(city["coastal"]) for city in cities]
        self.arrow: list[bool] = [bool(city["bulgar_arrow"]) for city in cities]
        self.arrows: list[int] = [city for city in range(self.count) if self.arrow[city]]
        # The index of each city's word in the game's vocabulary, and the reverse; see `give_words`.
        self.word_of: list[int] = [pieces.CITY + city for city in range(self.count)]
        self.city_of: list[int] = list(range(self.count))
        self.link_by_link = pieces.CITY + self.count
        self._read_numbers()
        self._read_spaces()
        self._read_links()
        self._find_possible()

    def __reduce__(self) -> tuple[Any, ...]:
        """Support pickle and deepcopy, compiled or not."""
        return _board_of_game, (self.name,)

    def _read_numbers(self) -> None:
        numbers: dict[str, int] = self.table["game_constants"]
        self.rounds, self.vp_start = numbers["rounds"], numbers["vp_start"]
        self.cube_price, self.tax_per_cube = numbers["cube_price"], numbers["tax_per_cube"]
        self.income_per_marker, self.max_markers = numbers["income_per_marker"], numbers["max_markers"]
        self.temple_price, self.temple_vp = numbers["temple_price"], numbers["temple_vp"]
        self.guard_vp, self.hit_on, self.max_dice = numbers["guard_vp"], numbers["hit_on"], numbers["max_main_dice"]
        numbers = self.table["bulgars"]
        self.bulgar_start, self.bulgar_most = numbers["start"], numbers["max"]
        self.bulgar_step, self.bulgar_dice = numbers["per_reinforcement"], numbers["max_dice"]
        board: dict[str, Any] = self.table["player_board"]
        halves: list[dict[str, int]] = [board[side] for side in pieces.SIDES[:2]]
        self.cubes: int = self.table["components"]["cubes_per_player"]
        self.pool: int = board["pool"]
        self.losses: int = board["losses"]
        self.fortifications: int = board["fortifications"]
        self.boxes: list[int] = [half[box] for half in halves for box in pieces.BOXES]
        self.treasury: list[int] = [half["treasury"] for half in halves]
        self.upkeep: list[int] = [board["upkeep"][box] for box in pieces.BOXES]
        paid = [box for box in range(len(pieces.BOXES)) if self.upkeep[box] > 0]
        self.dearest: list[int] = sorted(paid, key=lambda box: -self.upkeep[box])

    def _read_spaces(self) -> None:
        """Read the special spaces, numbered in one row; those of kind k from first[k] up to first[k + 1]."""
        counts: dict[str, int] = {space["id"]: space["spaces"] for space in self.table["action_space"]}
        self.first: list[int] = [0]
        for name in pieces.SPACES:
            self.first.append(self.first[-1] + counts[name])
        self.spaces = self.first[-1]

    def _read_links(self) -> None:
        count = self.count
        movement = self.table["movement"]
        base, extra = int(movement["base"]), int(movement["arab_sea_extra"])
        self.surcharge = int(movement["second_link_surcharge"])
        strait = sorted(self.index[name] for name in movement["constantinople_strait"])
        self.byzantine_cost = base
        self.links: list[tuple[int, int, int]] = []
        self.link_of: list[int] = [-1] * (count * count)
        self.arab_cost: list[int] = []
        self.land: list[list[int]] = [[] for _ in range(count)]
        self.near: list[list[list[int]]] = [[[] for _ in range(count)] for _side in range(2)]
        for link in self.table["link"]:
            a, b, kind = self.index[link["a"]], self.index[link["b"]], pieces.LINK_KINDS.index(link["kind"])
            self.link_of[a * count + b] = self.link_of[b * count + a] = len(self.links)
            self.links.append((a, b, kind))
            cost = base + extra if kind == pieces.SEA else base
            self.arab_cost.append(cost * int(movement["arab_strait_factor"]) if sorted((a, b)) == strait else cost)
            for one, other in ((a, b), (b, a)):
                if kind == pieces.LAND:
                    self.land[one].append(other)
                if kind != pieces.DESERT:
                    self.near[pieces.BYZANTINE][one].append(other)
                self.near[pieces.ARAB][one].append(other)
        # BZ 6.9: a Byzantine army can sail from the capital to every coastal city.
        self.reach: list[list[list[int]]] = [[neighbours[:] for neighbours in side] for side in self.near]
        from_capital = self.reach[pieces.BYZANTINE][self.capital]
        for city in range(count):
            if self.coastal[city] and city != self.capital and city not in from_capital:
                from_capital.append(city)
        self.kind_of: list[int] = [kind for _a, _b, kind in self.links]
        self.sea_links: list[int] = [link for link, kind in enumerate(self.kind_of) if kind == pieces.SEA]

    def _find_possible(self) -> None:
        """Find the sides each city can ever have: the capital stays Byzantine, and no city becomes Persian."""
        self.possible: list[list[bool]] = [[side == own for side in range(len(pieces.SIDES))] for own in self.side]
        own = [[city for city in range(self.count) if self.side[city] == side] for side in range(2)]
        walks = [(side, own[side], self.near[side]) for side in range(2)]
        # BZ 9.4: Bulgars spread overland from the arrows, but never past the capital, whose fall ends the game
        for side, start, walk in [*walks, (pieces.BULGAR, self.arrows, self.land)]:
            reached = start[:]
            for city in reached:
                if city != self.capital:
                    self.possible[city][side] = True
                if city != self.capital or side != pieces.BULGAR:
                    reached += [other for other in walk[city] if other not in reached]

    def link_cost(self, side: int, link: int, sails: bool, barred: list[int]) -> int:
        """BZ 6.6-6.9: the cubes for one link; by sea the Arab fleet halves the Arabs' price, a barred link doubles it.

        The surcharge for a second link comes on top.
        """
        if side == pieces.BYZANTINE:
            return self.byzantine_cost
        cost = self.arab_cost[link]
        if self.kind_of[link] == pieces.SEA:
            if sails:
                cost //= 2
            if link in barred:
                cost *= 2
        return cost

    def city_name(self, city: int, language: str) -> str:
        """Return a city's name in a language, in English if the board does not give one."""
        names = self.table["city"][city]["name"]
        return str(names.get(language, names["en"]))


def _board_of_game(name: str) -> Board:
    """Return the board object of the game, with the game's words; pickles refer to this function."""
    game: Any = find_game("byzantium")
    board: Board = game.board_of({"board": name})
    return board


def load_board(path: Path | None = None) -> Board:
    """Return the board we ship, or the one in a file; raise BadBoard."""
    source = HERE / "board.toml" if path is None else path
    try:
        text = source.read_text(encoding="utf-8")
    except OSError as error:
        raise BadBoard(f"The board file {source} can't be read: {error.strerror}.") from error
    return read_board(text, None if path is None else path.stem)


def read_board(text: str, stem: str | None = None) -> Board:
    """Parse a board from the text of its file; its name identifies the file and the edition of it."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadBoard(f"The board is not a TOML file: {error}.") from error
    problems = problems_of(table)
    if problems:
        raise BadBoard("This board can't be played on:\n" + "\n".join(f"- {problem}" for problem in problems))
    if stem is None:
        return Board(DELIVERED, table)
    mark = blake2b(text.encode(), digest_size=4).hexdigest()
    plain = "".join(letter if letter.isalnum() and letter.isascii() else "-" for letter in stem.lower()).strip("-")
    return Board(f"{plain or 'board'}-{mark}", table)


def boards_of_setting() -> list[Board]:
    """Return the boards named in the environment; raise BadBoard."""
    paths = os.environ.get(BOARDS_SETTING, "")
    return [load_board(Path(path)) for path in paths.split(os.pathsep) if path]


def give_words(boards: list[Board]) -> Words:
    """Return the vocabulary for these boards, the last of which is the one we ship; its words keep their indices."""
    delivered = boards[-1].ids
    others: list[str] = []
    for board in boards[:-1]:
        others += [name for name in board.ids if name not in delivered and name not in others]
    words = Words([*pieces.FIXED_WORDS, *delivered, pieces.LINK_BY_LINK, *others])
    for board in boards:
        board.link_by_link = words.index[pieces.LINK_BY_LINK]
        board.word_of = [words.index[name] for name in board.ids]
        board.city_of = [-1] * (len(words) - pieces.CITY)
        for city, word in enumerate(board.word_of):
            board.city_of[word - pieces.CITY] = city
    return words
