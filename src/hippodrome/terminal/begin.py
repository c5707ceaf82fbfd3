"""The table for `hippodrome play`: a new one, or one from a record."""

from pathlib import Path

import hippodrome
from hippodrome.kernel.errors import BadOption
from hippodrome.kernel.game import Options
from hippodrome.terminal.files import read_text
from hippodrome.text import Speaker


def new_table(
    game: str, seats: int, seat: int, bot: str, seed: int | None, options: Options, language: str
) -> hippodrome.Table:
    """Return a new table, its seats named after the player and the bots; seats count from 1."""
    check_seat(seat, seats)
    speaker = Speaker(game, language)
    shown = bot.rpartition(":")[2].capitalize()
    names = [speaker.say("terminal-bot", bot=shown, number=number) for number in range(1, seats + 1)]
    names[seat - 1] = speaker.say("seat", number=seat)
    return hippodrome.new_table(game, seats, seed, options, names)


def unfinished_table(file: Path, seat: int) -> hippodrome.Table:
    """Return the table of a record whose game is not over; raises BadOption."""
    table = hippodrome.read_record(read_text(file)).replay()
    if table.over:
        raise BadOption(f"The game in {file} is over; `hippodrome replay {file}` prints it.")
    check_seat(seat, table.origin.seats)
    return table


def check_seat(seat: int, seats: int) -> None:
    """Raise BadOption unless the seat exists; seats count from 1."""
    if not 1 <= seat <= seats:
        raise BadOption(f"Your seat must be from 1 to {seats}, not {seat}.")
