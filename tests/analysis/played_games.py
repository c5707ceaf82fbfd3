"""Games played by bots, for the tests of the analysis."""

from hippodrome import new_table, read_record
from hippodrome.bots import consult, find_bot
from hippodrome.kernel.record import Record


def played(game: str, seats: int, words: int = -1, seed: int = 4, names: tuple[str, ...] = ("newcomer",) * 4) -> Record:
    table = new_table(game, seats, seed)
    bots = [find_bot(names[seat], seat) for seat in range(seats)]
    while not table.over and words:
        seat = table.asks[0].seat
        table.play(seat, consult(bots[seat], table, seat))
        words -= 1
    return read_record(table.record().text())
