"""The terms of a table: its options, and what they and the number of seats imply."""

from typing import Any, Final

from hippodrome.games.byzantio.boards import Board
from hippodrome.kernel.game import Option, Options

COUPLED: Final = 0
OPTIONAL: Final = 1
ANY_PLACEMENT: Final = 2
REMOVALS: Final = ("coupled", "optional", "any_placement")

CURRENT: Final = 0
ORIGINAL: Final = 1
EITHER: Final = 2
ESPIONAGE: Final = ("current", "original", "either")

SHARED_OPTIONS: Final = (
    Option("hidden_events", False, (False, True)),
    Option("turn_order", "clockwise", ("clockwise", "by_roll")),
    Option("campaign_removal", "coupled", REMOVALS),
    Option("campaign_limit", "after_removal", ("after_removal", "before_removal")),
    Option("muster_may_be_empty", True, (True, False)),
    Option("advance_may_stay", True, (True, False)),
    Option("forfeit", "free", ("free", "stuck_only")),
    Option("replacement_penalty_mode", "flat", ("flat", "floor_zero")),
    Option("replacement_announced", False, (False, True)),
    Option("plague_destination", "any_other", ("any_other", "unaffected_only")),
    Option("crossoff_order", "turn_order", ("turn_order", "simultaneous")),
    Option("espionage_target", "current", ESPIONAGE),
)
BYZANTIO_OPTIONS: Final = (
    *SHARED_OPTIONS,
    Option("famine_rolls", "per_garrison", ("per_garrison", "per_player_province")),
    Option("replacement_province", "distinct", ("distinct", "free")),
    Option("small_cities", "four_players_only", ("four_players_only", "always")),
)
"""Options of Byzantio alone, which has provinces with several cities and the Famine."""
NEKKEN_OPTIONS: Final = (*SHARED_OPTIONS, Option("must_leave_volcano", False, (False, True)))


class Terms:
    """The fixed terms of one table, shared by all copies of its positions."""

    board: Board
    seats: int
    options: Options
    hidden_events: bool
    by_roll: bool
    removal: int
    limit_before: bool
    muster_may_be_empty: bool
    advance_may_stay: bool
    forfeit_free: bool
    famine_together: bool  # one roll for a player's garrisons in a province
    replacement_free: bool
    penalty_floor: bool
    announced: bool
    plague_unaffected: bool
    cross_together: bool
    espionage: int
    must_leave: bool
    cities: list[int]  # in play
    cities_of: list[list[int]]  # in play, by province
    values: list[int]
    rows: int
    last_row: int

    def __init__(self, board: Board, seats: int, options: Options) -> None:
        self.board = board
        self.seats = seats
        self.options = options
        self.hidden_events = bool(options["hidden_events"])
        self.by_roll = options["turn_order"] == "by_roll"
        self.removal = REMOVALS.index(str(options["campaign_removal"]))
        self.limit_before = options["campaign_limit"] == "before_removal"
        self.muster_may_be_empty = bool(options["muster_may_be_empty"])
        self.advance_may_stay = bool(options["advance_may_stay"])
        self.forfeit_free = options["forfeit"] == "free"
        self.famine_together = options.get("famine_rolls") == "per_player_province"
        self.replacement_free = options.get("replacement_province") == "free"
        self.penalty_floor = options["replacement_penalty_mode"] == "floor_zero"
        self.announced = bool(options["replacement_announced"])
        self.plague_unaffected = options["plague_destination"] == "unaffected_only"
        self.cross_together = options["crossoff_order"] == "simultaneous"
        self.espionage = ESPIONAGE.index(str(options["espionage_target"]))
        self.must_leave = bool(options.get("must_leave_volcano", False))
        small = seats >= board.small_cities_from or options.get("small_cities") == "always"
        self.cities = [city for city in range(len(board.cities)) if small or board.large[city]]
        self.cities_of = [
            [city for city in self.cities if board.province_of[city] == province]
            for province in range(len(board.provinces))
        ]
        self.values = board.values[seats]
        self.rows = len(self.values)
        self.last_row = self.rows - 1

    def __reduce__(self) -> tuple[Any, ...]:
        """Support pickle and deepcopy, compiled or not."""
        return Terms, (self.board, self.seats, self.options)
