"""python-chess: random legal games played to the end, without claiming draws.

Chess hides nothing, so no view is measured. Copies exclude the move stack: with it, the time grows with the number of
moves, and searches don't need it.
"""

import random
from importlib.metadata import version

import chess
from timing import Entry, main, middle


def play_until(rng: random.Random, limit: int) -> tuple[chess.Board, int]:
    board, decisions = chess.Board(), 0
    while decisions < limit and not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
        decisions += 1
    return board, decisions


CHESS = Entry(
    key="chess",
    engine="python-chess",
    version=version("chess"),
    game="Chess",
    seats=2,
    mode="Python",
    play=lambda rng: play_until(rng, 1 << 30)[1],
    midgame=lambda rng: middle(play_until, rng),
    copy=lambda board: board.copy(stack=False),
)

if __name__ == "__main__":
    main([CHESS])
