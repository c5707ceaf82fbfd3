"""Random games with all options, with invariants checked after every word; positions, saves and rotated seats."""

import json
from random import Random

import pytest

from hippodrome import Dice, Table, find_game, new_table
from walking import MORE

GAMES = ("byzantio", "nekken")
RANDOM_GAMES = 12 * MORE
"""Games per game and seat count; twelve are enough for every option value to come up."""
CHANGES = ((0, 1), (0, 1), (0,), (0,), (0,), (-1, 0))
"""Possible changes in the number of garrisons: Campaign, Muster, Negotiate, Advance, Bribe, Expel."""


def options_number(game: str, number: int) -> dict[str, object]:
    """Return options for a game, so that every value of every option is played, in varying combinations."""
    return {
        option.name: option.choices[(number // (1 + place % 4)) % len(option.choices)]
        for place, option in enumerate(find_game(game).options)
    }


class Watch:
    """Invariants between one word and the next."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.order = None
        self.left = set()
        self.filled = [0] * table.state.seats
        self.total = 0

    def look(self) -> None:
        table = self.table
        table.check()
        board = table.view(None)["board"]
        rules = find_game(table.game.name).board
        if board["order"] is not None:
            assert self.order in (None, board["order"]), "the turn order must not change"
            self.order = board["order"]
        for seat, shown in enumerate(board["players"]):
            if shown["pretender"] is not None and rules.volcano >= 0:
                inside = shown["pretender"] == rules.provinces[rules.volcano]
                assert not (inside and seat in self.left), "nobody may enter the volcano again"
                if not inside:
                    self.left.add(seat)
        self.look_at_totals(board, rules)

    def look_at_totals(self, board: dict, rules: object) -> None:
        """Check invariant 9: how each action may change the number of garrisons on the board."""
        sheets = [shown["sheet"] for shown in board["players"]]
        total = sum(sum(counts) for counts in board["garrisons"].values())
        grown = [sheet for sheet, before in zip(sheets, self.filled, strict=True) if len(sheet) > before]
        if len(grown) == 1 and board["tile"] is None and grown[0][-1]["filling"] == "used":
            assert total - self.total in CHANGES[rules.kinds.index(grown[0][-1]["kind"])]
        self.filled, self.total = [len(sheet) for sheet in sheets], total


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_random_games_end_and_keep_the_invariants(game, seats):
    most = {2: 67, 3: 72, 4: 77} if game == "byzantio" else {2: 61, 3: 66, 4: 65}
    for number in range(RANDOM_GAMES):
        chance = Random(number * 4 + seats)
        table = new_table(game, seats, seed=number, options=options_number(game, number))
        watch = Watch(table)
        while not table.over:
            ask = chance.choice(table.asks)
            assert ask.options and len(set(ask.options)) == len(ask.options)
            table.play(ask.seat, chance.choice(ask.words))
            watch.look()
        assert all(-2 <= score <= most[seats] for score in table.scores)
        assert sorted(seat for group in table.ranking for seat in group) == list(range(seats))


@pytest.mark.parametrize("game", GAMES)
def test_every_option_value_is_played(game):
    played = {(name, value) for number in range(12) for name, value in options_number(game, number).items()}
    assert played == {(option.name, choice) for option in find_game(game).options for choice in option.choices}


def random_game(game: str, seed: int, stop: int | None = None, **options: object) -> Table:
    """Return a loud table after this number of random words."""
    chance = Random(seed)
    table = new_table(game, 2 + seed % 3, seed=seed, options=options)
    while not table.over and (stop is None or len(table.said) < stop):
        ask = chance.choice(table.asks)
        table.play(ask.seat, chance.choice(ask.words))
    return table


@pytest.mark.parametrize("game", GAMES)
def test_positions_saves_and_copies_equal_the_table(game):
    rules = find_game(game)
    for seed in range(8):
        table = random_game(game, seed, stop=7 + seed * 19, hidden_events=seed % 2 == 0)
        written = table.position()
        assert rules.write(rules.read(json.loads(json.dumps(written)), Dice(b"x"))) == written
        again = Table.load(rules, json.loads(json.dumps(table.save())))
        for twin in (again, table.copy()):
            for viewer in (None, *range(table.state.seats)):
                assert twin.view(viewer) == table.view(viewer)
                assert twin.log(viewer) == table.log(viewer)
        for _ in range(table.state.seats):
            written = rules.turn(written, 1)
            rules.check(rules.read(written, Dice(b"x")))
        assert written == table.position()
