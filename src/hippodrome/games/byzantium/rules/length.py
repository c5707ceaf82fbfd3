"""A proof by counting that every game of Byzantium ends: cubes and money run out."""

# mypyc: off (off the hot path)

from hippodrome.games.byzantium import pieces
from hippodrome.games.byzantium.board import Board


def cubes_placed(board: Board, seats: int) -> int:
    """Return more cubes than can be placed in a game: a Pool is not refilled within a round, all others cost money."""
    price = max(1, board.cube_price)
    markers = board.count * board.max_markers
    money = seats * sum(board.treasury)
    money += board.rounds * seats * board.cubes * board.tax_per_cube
    money += board.rounds * markers * board.income_per_marker
    # BZ 7.15: plunder takes a marker off a city; only city growth adds one.
    money += (markers + board.rounds * board.first[-1]) * board.max_markers
    return board.rounds * seats * board.cubes + money // price


def most_words(board: Board, seats: int) -> int:
    """Return more words than a game can have; about a thousand times as many as a typical game.

    Every action places a cube, or taxes or passes (once a round), or spends a cube of a Move box on a march, or
    brings an army onto the board that was off it and so has lost all its cubes before. A march can be taken back
    once for each sea link on which the fleet has decided in that turn.
    """
    placed = cubes_placed(board, seats)
    marches = seats * (board.boxes[pieces.MOVE] + board.boxes[4 + pieces.MOVE]) + placed
    entries = 2 * seats + placed + 2 * board.rounds
    turns = placed + 2 * board.rounds * seats + marches + entries
    sea_links = len(board.sea_links)
    march = 8 + 7 * sea_links  # the action, the path, the fleet's decision, a civil war; and again if taken back
    attack = 10 * seats + 3  # who stays, whom to fight, the Levy, two flights of four words each, the control cube
    lost = seats * sum(board.boxes) + placed  # cubes named one by one
    ends = board.rounds * seats * 11  # the words of tax and passing, and which cubes stay unpaid
    return turns * (march + attack + 1) + 4 * placed + lost + ends
